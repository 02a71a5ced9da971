// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/dump/match.h"

#include "ir/loc.h"
#include "support/vec.h"

// How much of an op a key holds.
typedef enum Tier {
    TIER_USED,  // all that it says, and who uses it
    TIER_ALL,   // all that it says, and what its operands are computed by
    TIER_ALONE, // what stands on its own line, but for its operands
    TIER_KIND,  // its name, and how much of what there is in it
    N_TIERS
} Tier;

// The ops of one program in the order of its text.
typedef struct Side {
    BS_VEC(BsOp *) ops;
    BS_VEC(guint64) keys[N_TIERS];
    guint64 *values; // id of a value -> what it is computed by
    gint32 *other;   // number of the op on the other side, or NONE
    gint32 *anchor;  // the same of those that stand in order
} Side;

enum { NONE = -1, OLD = 0, NEW = 1 };

typedef struct Matching {
    BsMatch *match;
    BsContext *context;
    Side sides[2];
} Matching;

// -- keys ----------------------------------------------------------------------------------------

static guint64
mix(guint64 a, guint64 b)
{
    a ^= b + 0x9e3779b97f4a7c15U + (a << 6) + (a >> 2);
    a *= 0xff51afd7ed558ccdU;
    return a ^ (a >> 32);
}

static guint64
mix_pointer(guint64 a, gconstpointer b)
{
    return mix(a, (guint64)(gsize)b);
}

static guint64
kind_of(const BsOp *op)
{
    guint64 key = mix_pointer(1, op->def);
    key = mix(key, op->n_results);
    key = mix(key, op->n_regions);
    return mix(key, op->n_successors);
}

// Only a location that was printed says anything: others are where in which text it stands.
static guint64
alone_of(const BsOp *op, BsContext *context)
{
    guint64 key = mix_pointer(kind_of(op), op->attrs);
    key = mix(key, op->n_operands);
    for (guint32 i = 0; i < op->n_results; i++)
        key = mix_pointer(key, op->results[i].type);
    if (bs_loc_is_attr(op->loc))
        key = mix(key, bs_loc_attr(context, op->loc)->loc->number);
    return key;
}

static guint64
with_operands(const Side *side, const BsOp *op, guint64 key)
{
    for (guint32 i = 0; i < op->n_operands; i++)
        key = mix(key, side->values[bs_op_operand(op, i)->id]);
    return key;
}

// Users count alike in whatever order.
static guint64
with_uses(const BsOp *op, guint64 key)
{
    enum { LOOKED_AT = 8 };
    for (guint32 i = 0; i < op->n_results; i++) {
        guint64 sum = 0;
        guint32 n = 0;
        bs_value_for_each_use (bs_op_result(op, i), use) {
            if (++n > LOOKED_AT)
                break;
            sum += mix_pointer(bs_use_index(use), bs_use_owner(use)->def);
        }
        key = mix(key, n > LOOKED_AT ? 0 : sum);
    }
    return key;
}

// What a block passes its arguments is not seen here: they are told apart by where they stand.
static void
key_arguments(Side *side, const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        guint32 b = 0;
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++) {
                guint64 key = mix_pointer(mix(r, b != 0), op->def);
                side->values[block->args[i]->id] = mix_pointer(mix(key, i), block->args[i]->type);
            }
            b++;
        }
    }
}

static void
add_op(Matching *self, Side *side, BsOp *op)
{
    const guint64 alone = alone_of(op, self->context), all = with_operands(side, op, alone);
    bs_vec_push(&side->ops, op);
    bs_vec_push(&side->keys[TIER_USED], with_uses(op, all));
    bs_vec_push(&side->keys[TIER_ALL], all);
    bs_vec_push(&side->keys[TIER_ALONE], alone);
    bs_vec_push(&side->keys[TIER_KIND], kind_of(op));
    for (guint32 i = 0; i < op->n_results; i++)
        side->values[op->results[i].id] = mix(all, i);
    key_arguments(side, op);
}

typedef struct Adding {
    Matching *self;
    Side *side;
    const BsOp *root;
} Adding;

static BsWalk
visit_op(BsOp *op, gpointer data)
{
    const Adding *adding = data;
    if (op == adding->root)
        key_arguments(adding->side, op);
    else
        add_op(adding->self, adding->side, op);
    return BS_WALK_ON;
}

static void
read_side(Matching *self, Side *side, const BsIr *ir, BsOp *root)
{
    side->values = g_new0(guint64, ir->n_values + 1);
    Adding adding = {self, side, root};
    bs_op_walk_preorder(root, visit_op, &adding);
    side->other = g_new(gint32, side->ops.len + 1);
    side->anchor = g_new(gint32, side->ops.len + 1);
    for (guint i = 0; i < side->ops.len; i++)
        side->other[i] = side->anchor[i] = NONE;
}

static void
clear_side(Side *side)
{
    for (guint t = 0; t < N_TIERS; t++)
        bs_vec_free(&side->keys[t]);
    bs_vec_free(&side->ops);
    g_free(side->values);
    g_free(side->other);
    g_free(side->anchor);
}

// -- what stands in order ------------------------------------------------------------------------

// Ops of both sides that may be each other's: neither end is part of it.
typedef struct Stretch {
    guint32 begin[2], end[2];
} Stretch;

static guint64
key_at(const Matching *self, guint side, Tier tier, guint32 i)
{
    return self->sides[side].keys[tier].data[i];
}

static gboolean
are_alike(const Matching *self, Tier tier, guint32 old, guint32 new)
{
    return key_at(self, OLD, tier, old) == key_at(self, NEW, tier, new);
}

static void
put(BsMatch *match, gpointer new_thing, gpointer old)
{
    g_hash_table_insert(match->old_of, new_thing, old);
    g_hash_table_insert(match->new_of, old, new_thing);
}

static void
pair(Matching *self, guint32 old, guint32 new)
{
    BsOp *from = self->sides[OLD].ops.data[old], *to = self->sides[NEW].ops.data[new];
    self->sides[OLD].other[old] = (gint32) new;
    self->sides[NEW].other[new] = (gint32)old;
    put(self->match, to, from);
    for (guint32 i = 0; i < to->n_results; i++)
        g_hash_table_insert(self->match->old_of, bs_op_result(to, i), bs_op_result(from, i));
}

static void
pair_ends(Matching *self, Tier tier, Stretch *at)
{
    while (at->begin[OLD] < at->end[OLD] && at->begin[NEW] < at->end[NEW] &&
           are_alike(self, tier, at->begin[OLD], at->begin[NEW]))
        pair(self, at->begin[OLD]++, at->begin[NEW]++);
    while (at->begin[OLD] < at->end[OLD] && at->begin[NEW] < at->end[NEW] &&
           are_alike(self, tier, at->end[OLD] - 1, at->end[NEW] - 1))
        pair(self, --at->end[OLD], --at->end[NEW]);
}

// The longest common subsequence of a short stretch.
static void
pair_longest(Matching *self, Tier tier, const Stretch *at)
{
    const guint32 n = at->end[OLD] - at->begin[OLD], m = at->end[NEW] - at->begin[NEW];
    g_autofree guint16 *length = g_new0(guint16, (gsize)(n + 1) * (m + 1));
#define AT(i, j) length[(gsize)(i) * (m + 1) + (j)]
    for (guint32 i = n; i-- > 0;) {
        for (guint32 j = m; j-- > 0;) {
            if (are_alike(self, tier, at->begin[OLD] + i, at->begin[NEW] + j))
                AT(i, j) = (guint16)(AT(i + 1, j + 1) + 1);
            else
                AT(i, j) = MAX(AT(i + 1, j), AT(i, j + 1));
        }
    }
    for (guint32 i = 0, j = 0; i < n && j < m;) {
        if (are_alike(self, tier, at->begin[OLD] + i, at->begin[NEW] + j)) {
            pair(self, at->begin[OLD] + i, at->begin[NEW] + j);
            i++;
            j++;
        } else if (AT(i + 1, j) >= AT(i, j + 1)) {
            i++;
        } else {
            j++;
        }
    }
#undef AT
}

// Numbers of ops with a key that is there once on a side, and how often it is.
typedef struct Once {
    guint32 at, n;
} Once;

static GHashTable *
count_keys(const Matching *self, guint side, Tier tier, const Stretch *at)
{
    GHashTable *counts = g_hash_table_new_full(g_int64_hash, g_int64_equal, NULL, g_free);
    for (guint32 i = at->begin[side]; i < at->end[side]; i++) {
        guint64 *key = &self->sides[side].keys[tier].data[i];
        Once *once = g_hash_table_lookup(counts, key);
        if (!once)
            g_hash_table_insert(counts, key, once = g_new0(Once, 1));
        once->at = i;
        once->n++;
    }
    return counts;
}

guint32
bs_longest_rising(const guint32 *values, guint32 n, guint32 *taken)
{
    g_autofree guint32 *tails = g_new(guint32, n + 1), *before = g_new(guint32, n + 1);
    guint32 len = 0;
    for (guint32 i = 0; i < n; i++) {
        guint32 low = 0, high = len;
        while (low < high) {
            const guint32 middle = (low + high) / 2;
            if (values[tails[middle]] < values[i])
                low = middle + 1;
            else
                high = middle;
        }
        before[i] = low ? tails[low - 1] : G_MAXUINT32;
        tails[low] = i;
        len = MAX(len, low + 1);
    }
    guint32 k = len ? tails[len - 1] : G_MAXUINT32;
    for (guint32 i = 0; i < len; i++, k = before[k])
        taken[i] = k;
    return len;
}

// Of a long stretch: what is there once on both sides, in order.
static void
pair_unique(Matching *self, Tier tier, const Stretch *at)
{
    g_autoptr(GHashTable) olds = count_keys(self, OLD, tier, at);
    g_autoptr(GHashTable) news = count_keys(self, NEW, tier, at);
    BS_VEC(guint32) from = {0}, to = {0};
    for (guint32 i = at->begin[NEW]; i < at->end[NEW]; i++) {
        const guint64 *key = &self->sides[NEW].keys[tier].data[i];
        const Once *old = g_hash_table_lookup(olds, key), *new = g_hash_table_lookup(news, key);
        if (old && old->n == 1 && new->n == 1) {
            bs_vec_push(&from, old->at);
            bs_vec_push(&to, i);
        }
    }
    g_autofree guint32 *taken = g_new(guint32, from.len + 1);
    const guint32 n = bs_longest_rising(from.data, from.len, taken);
    for (guint32 i = 0; i < n; i++)
        pair(self, from.data[taken[i]], to.data[taken[i]]);
    bs_vec_free(&from);
    bs_vec_free(&to);
}

enum { SHORT = 1 << 22 }; // cells of a table of lengths

static void
align(Matching *self, Tier tier, Stretch at)
{
    pair_ends(self, tier, &at);
    const guint64 n = at.end[OLD] - at.begin[OLD], m = at.end[NEW] - at.begin[NEW];
    if (!n || !m)
        return;
    if (n * m <= SHORT && MIN(n, m) < G_MAXUINT16)
        pair_longest(self, tier, &at);
    else
        pair_unique(self, tier, &at);
}

// Those that are paired by now stand in order.
static void
drop_anchors(Matching *self)
{
    Side *new = &self->sides[NEW];
    for (guint32 i = 0; i < new->ops.len; i++)
        new->anchor[i] = new->other[i];
}

// Between those that are paired already and in order.
static void
align_gaps(Matching *self, Tier tier)
{
    const Side *old = &self->sides[OLD], *new = &self->sides[NEW];
    Stretch at = {{0, 0}, {0, 0}};
    for (guint32 i = 0; i <= new->ops.len; i++) {
        const gboolean is_end = i == new->ops.len;
        const gint32 other = is_end ? (gint32)old->ops.len : new->anchor[i];
        if (other < (gint32)at.begin[OLD])
            continue;
        at.end[OLD] = (guint32)other;
        at.end[NEW] = i;
        align(self, tier, at);
        at.begin[OLD] = at.end[OLD] + 1;
        at.begin[NEW] = i + 1;
    }
}

// -- what moved ----------------------------------------------------------------------------------

// Those of the old side that are left, by their keys, each key's in order.
static GHashTable *
left_by_key(const Matching *self, Tier tier)
{
    const Side *old = &self->sides[OLD];
    GHashTable *left =
        g_hash_table_new_full(g_int64_hash, g_int64_equal, NULL, (GDestroyNotify)g_queue_free);
    for (guint32 i = 0; i < old->ops.len; i++) {
        if (old->other[i] != NONE)
            continue;
        GQueue *queue = g_hash_table_lookup(left, &old->keys[tier].data[i]);
        if (!queue)
            g_hash_table_insert(left, &old->keys[tier].data[i], queue = g_queue_new());
        g_queue_push_tail(queue, GUINT_TO_POINTER(i));
    }
    return left;
}

// Whether they have the same operands, as far as that is known: of arguments it is not.
static gboolean
have_same_operands(const Matching *self, const BsOp *old, const BsOp *new)
{
    for (guint32 i = 0; i < new->n_operands; i++) {
        const BsValue *from = bs_op_operand(old, i), *to = bs_op_operand(new, i);
        if (bs_value_is_arg(from) != bs_value_is_arg(to) ||
            (!bs_value_is_arg(to) && bs_match_old(self->match, to) != from))
            return FALSE;
    }
    return TRUE;
}

static void
find_moved(Matching *self, Tier tier)
{
    g_autoptr(GHashTable) left = left_by_key(self, tier);
    const Side *old = &self->sides[OLD], *new = &self->sides[NEW];
    for (guint32 i = 0; i < new->ops.len; i++) {
        GQueue *queue =
            new->other[i] == NONE ? g_hash_table_lookup(left, &new->keys[tier].data[i]) : NULL;
        if (!queue || g_queue_is_empty(queue))
            continue;
        const guint32 first = GPOINTER_TO_UINT(g_queue_peek_head(queue));
        if (tier <= TIER_ALL || have_same_operands(self, old->ops.data[first], new->ops.data[i]))
            pair(self, GPOINTER_TO_UINT(g_queue_pop_head(queue)), i);
    }
}

// What is a pair already, and constants of other values, are not each other's for their kind alone.
static void
close_kinds(Side *side, guint64 never)
{
    for (guint32 i = 0; i < side->ops.len; i++) {
        if (side->other[i] != NONE || bs_op_has_trait(side->ops.data[i], BS_TRAIT_CONSTANT_LIKE))
            side->keys[TIER_KIND].data[i] = never;
    }
}

// -- blocks and arguments ------------------------------------------------------------------------

// In order, those of one type.
static void
pair_arguments(BsMatch *match, const BsBlock *new_block, const BsBlock *old)
{
    for (guint32 i = 0, k = 0; i < new_block->n_args; i++) {
        guint32 found = k;
        while (found < old->n_args && old->args[found]->type != new_block->args[i]->type)
            found++;
        if (found == old->n_args && new_block->n_args == old->n_args)
            found = i; // as many: it has another type now
        if (found >= old->n_args || found < k)
            continue;
        g_hash_table_insert(match->old_of, new_block->args[i], old->args[found]);
        k = found + 1;
    }
}

static void
pair_blocks(BsMatch *match, BsBlock *new_block, BsBlock *old)
{
    if (!new_block || !old || bs_match_old(match, new_block) || bs_match_new(match, old))
        return;
    put(match, new_block, old);
    pair_arguments(match, new_block, old);
}

// The block that the first op of it was in that there was before.
static BsBlock *
former_block(const BsMatch *match, const BsBlock *block)
{
    bs_block_for_each (block, op) {
        const BsOp *old = bs_match_old(match, op);
        if (old)
            return bs_op_block(old);
    }
    return NULL;
}

// Whether the old block can become one of that region: the entry stays the entry of its op, unless
// that is gone.
static gboolean
can_become(const BsMatch *match, const BsBlock *block, const BsBlock *old)
{
    if (!old || !old->region || bs_match_new(match, old))
        return FALSE;
    const BsOp *parent = old->region->op;
    if (parent && bs_match_new(match, parent) == block->region->op)
        return bs_block_is_entry(old) == bs_block_is_entry(block);
    return parent && !bs_match_new(match, parent);
}

static void
pair_blocks_of(BsMatch *match, BsOp *new_op)
{
    const BsOp *old = bs_match_old(match, new_op);
    for (guint32 r = 0; r < new_op->n_regions; r++) {
        BsRegion *region = bs_op_region(new_op, r), *from = old ? bs_op_region(old, r) : NULL;
        if (from)
            pair_blocks(match, region->first, from->first);
        bs_region_for_each (region, block) {
            BsBlock *former = former_block(match, block);
            if (!bs_match_old(match, block) && can_become(match, block, former))
                pair_blocks(match, block, former);
        }
    }
}

// -- all of it -----------------------------------------------------------------------------------

// What is another op now, of the same name: at the same place, as far as that can be told.
static void
find_heirs(Matching *self)
{
    const Side *old = &self->sides[OLD], *new = &self->sides[NEW];
    g_autoptr(GHashTable) left =
        g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_queue_free);
    for (guint32 i = 0; i < old->ops.len; i++) {
        if (old->other[i] != NONE)
            continue;
        GQueue *queue = g_hash_table_lookup(left, old->ops.data[i]->def);
        if (!queue)
            g_hash_table_insert(left, (gpointer)(gsize)old->ops.data[i]->def,
                                queue = g_queue_new());
        g_queue_push_tail(queue, old->ops.data[i]);
    }
    for (guint32 i = 0; i < new->ops.len; i++) {
        BsOp *op = new->ops.data[i];
        GQueue *queue =
            new->other[i] == NONE && op->n_regions ? g_hash_table_lookup(left, op->def) : NULL;
        if (queue && !g_queue_is_empty(queue))
            g_hash_table_insert(self->match->heirs, op, g_queue_pop_head(queue));
    }
}

void
bs_match_init_nothing(BsMatch *match)
{
    *match = (BsMatch){g_hash_table_new(NULL, NULL), g_hash_table_new(NULL, NULL),
                       g_hash_table_new(NULL, NULL)};
}

void
bs_match_init(BsMatch *match, const BsIr *old_ir, BsOp *old, const BsIr *made, BsOp *new_op)
{
    Matching self = {.match = match, .context = made->context};
    bs_match_init_nothing(match);
    read_side(&self, &self.sides[OLD], old_ir, old);
    read_side(&self, &self.sides[NEW], made, new_op);
    put(match, new_op, old);
    for (Tier tier = TIER_USED; tier <= TIER_ALONE; tier++) {
        for (guint round = 0; round < 2; round++) { // a long stretch has its ends in the second
            align_gaps(&self, tier);
            drop_anchors(&self);
        }
    }
    for (Tier tier = TIER_USED; tier <= TIER_ALONE; tier++)
        find_moved(&self, tier);
    close_kinds(&self.sides[OLD], 0);
    close_kinds(&self.sides[NEW], 1);
    align_gaps(&self, TIER_KIND);
    find_heirs(&self);
    pair_blocks_of(match, new_op);
    for (guint i = 0; i < self.sides[NEW].ops.len; i++)
        pair_blocks_of(match, self.sides[NEW].ops.data[i]);
    clear_side(&self.sides[OLD]);
    clear_side(&self.sides[NEW]);
}

void
bs_match_clear(BsMatch *match)
{
    g_hash_table_unref(match->old_of);
    g_hash_table_unref(match->new_of);
    g_hash_table_unref(match->heirs);
}
