// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/live-sets.h"

#include "analysis/id-map.h"
#include "support/vec.h"

#include <stdlib.h>
#include <string.h>

enum { NO_BLOCK = G_MAXUINT32 };

// The sets of all blocks, one behind the other.
typedef struct Sets {
    guint32 *begins; // block number -> its first value; one more at the end
    BsValue **values;
} Sets;

struct BsLiveSets {
    guint32 first_id, n_ids, n_blocks;
    guint32 *numbers; // block id, from `first_id` on -> its number in the region, or NO_BLOCK
    Sets in, out;
};

// A value that is used in a block that does not define it.
typedef struct Escaping {
    BsValue *value;
    guint32 home; // the block that defines it; NO_BLOCK: none of the region
    guint32 uses; // the last of its uses
} Escaping;

// One block in which it is used so.
typedef struct Exposed {
    guint32 block;
    guint32 next; // another one; 0: none
} Exposed;

typedef struct Member {
    guint32 block;
    BsValue *value;
} Member;

typedef BS_VEC(Member) Members;

typedef struct Builder {
    BsLiveSets *sets;
    const BsRegion *region;
    BsIdMap value_numbers;
    BS_VEC(Escaping) escaping;
    BS_VEC(Exposed) exposed; // number 0 is none
    Members in, out;
    guint32 *entered, *left; // block -> 1 + the value that is known to be live into (out of) it
    BS_VEC(const BsBlock *) pending;
    const BsBlock **blocks;
} Builder;

// -- uses ----------------------------------------------------------------------------------------

static guint32
number_of(const BsLiveSets *sets, const BsBlock *block)
{
    const guint32 i = block ? block->id - sets->first_id : NO_BLOCK;
    return i < sets->n_ids ? sets->numbers[i] : NO_BLOCK;
}

// The block of the region that `block` is or is nested in.
static guint32
home_of(const Builder *b, const BsBlock *block)
{
    while (block && block->region != b->region) {
        const BsOp *around = bs_block_parent_op(block);
        block = around ? bs_op_block(around) : NULL;
    }
    return number_of(b->sets, block);
}

static void
note_use(Builder *b, BsValue *value, guint32 block)
{
    const guint32 home = home_of(b, bs_value_block(value));
    if (home == block)
        return;
    const guint32 number = bs_id_map_number(&b->value_numbers, value->id);
    if (number == b->escaping.len)
        bs_vec_push(&b->escaping, ((Escaping){value, home, 0}));
    Escaping *escaping = &b->escaping.data[number];
    if (escaping->uses && b->exposed.data[escaping->uses].block == block)
        return;
    bs_vec_push(&b->exposed, ((Exposed){block, escaping->uses}));
    escaping->uses = b->exposed.len - 1;
}

static void
note_uses_in(Builder *b, const BsBlock *inner, guint32 block)
{
    enum { AHEAD = 6 };
    const BsOp *ahead = inner->first;
    for (guint i = 0; i < AHEAD; i++)
        ahead = bs_op_prefetch_operands(ahead);
    bs_block_for_each (inner, op) {
        ahead = bs_op_prefetch_operands(ahead);
        for (guint32 i = 0; i < op->n_operands; i++) {
            BsValue *value = bs_op_operand(op, i);
            if (value && bs_value_block(value) != inner)
                note_use(b, value, block);
        }
        for (guint32 r = 0; r < op->n_regions; r++) {
            bs_region_for_each (bs_op_region(op, r), nested)
                note_uses_in(b, nested, block);
        }
    }
}

// -- lives ---------------------------------------------------------------------------------------

static void
enter(Builder *b, guint32 number, guint32 block)
{
    if (b->entered[block] == number + 1)
        return;
    b->entered[block] = number + 1;
    bs_vec_push(&b->in, ((Member){block, b->escaping.data[number].value}));
    bs_vec_push(&b->pending, b->blocks[block]);
}

static void
leave(Builder *b, guint32 number, guint32 block)
{
    if (b->left[block] == number + 1)
        return;
    b->left[block] = number + 1;
    const Escaping *escaping = &b->escaping.data[number];
    bs_vec_push(&b->out, ((Member){block, escaping->value}));
    if (block != escaping->home)
        enter(b, number, block);
}

// From the uses against the edges up to the definition. Only the last op of a block leads out of
// it, as upstream has it.
static void
follow(Builder *b, guint32 number)
{
    const Escaping *escaping = &b->escaping.data[number];
    if (escaping->home != NO_BLOCK)
        leave(b, number, escaping->home);
    for (guint32 i = escaping->uses; i; i = b->exposed.data[i].next)
        enter(b, number, b->exposed.data[i].block);
    while (b->pending.len) {
        const BsBlock *block = bs_vec_pop(&b->pending);
        for (const BsSuccessor *edge = block->preds; edge; edge = bs_successor_next(edge)) {
            const BsBlock *from = bs_op_block(bs_successor_owner(edge));
            const guint32 before = number_of(b->sets, from);
            if (before != NO_BLOCK && from->last == bs_successor_owner(edge))
                leave(b, number, before);
        }
    }
}

static int
compare_age(const void *a, const void *b)
{
    const guint32 left = ((const Escaping *)a)->value->id, right = ((const Escaping *)b)->value->id;
    return left < right ? -1 : left > right;
}

// -- sets ----------------------------------------------------------------------------------------

// Members come value by value: those of a block stay in that order.
static Sets
sort_by_block(const Members *members, guint32 n_blocks)
{
    Sets sets = {g_new0(guint32, (gsize)n_blocks + 2), g_new(BsValue *, members->len)};
    guint32 *next = sets.begins + 1;
    for (guint32 i = 0; i < members->len; i++)
        next[members->data[i].block + 1]++;
    for (guint32 i = 1; i <= n_blocks; i++)
        next[i] += next[i - 1];
    for (guint32 i = 0; i < members->len; i++)
        sets.values[next[members->data[i].block]++] = members->data[i].value;
    return sets;
}

static void
number_blocks(Builder *b)
{
    BsLiveSets *sets = b->sets;
    guint32 end = 0;
    sets->first_id = b->region->first->id;
    bs_region_for_each (b->region, block) {
        sets->first_id = MIN(sets->first_id, block->id);
        end = MAX(end, block->id + 1);
        sets->n_blocks++;
    }
    sets->n_ids = end - sets->first_id;
    sets->numbers = g_new(guint32, sets->n_ids);
    memset(sets->numbers, 0xFF, sets->n_ids * sizeof *sets->numbers);
    b->blocks = g_new(const BsBlock *, sets->n_blocks);
    guint32 number = 0;
    bs_region_for_each (b->region, numbered) {
        b->blocks[number] = numbered;
        sets->numbers[numbered->id - sets->first_id] = number++;
    }
}

static void
collect(Builder *b)
{
    number_blocks(b);
    const guint32 n = b->sets->n_blocks;
    bs_vec_push(&b->exposed, (Exposed){0});
    for (guint32 i = 0; i < n; i++)
        note_uses_in(b, b->blocks[i], i);
    if (b->escaping.len)
        qsort(b->escaping.data, b->escaping.len, sizeof *b->escaping.data, compare_age);
    b->entered = g_new0(guint32, n);
    b->left = g_new0(guint32, n);
    for (guint32 i = 0; i < b->escaping.len; i++)
        follow(b, i);
    b->sets->in = sort_by_block(&b->in, n);
    b->sets->out = sort_by_block(&b->out, n);
}

BsLiveSets *
bs_live_sets_new(const BsRegion *region)
{
    Builder b = {.sets = g_new0(BsLiveSets, 1), .region = region};
    // Nothing is live anywhere in the only block of a function.
    const gboolean closed = bs_op_has_trait(region->op, BS_TRAIT_ISOLATED);
    if (region->first && !(closed && region->first == region->last && !region->first->preds))
        collect(&b);
    bs_id_map_clear(&b.value_numbers);
    bs_vec_free(&b.escaping);
    bs_vec_free(&b.exposed);
    bs_vec_free(&b.in);
    bs_vec_free(&b.out);
    bs_vec_free(&b.pending);
    g_free(b.entered);
    g_free(b.left);
    g_free(b.blocks);
    return b.sets;
}

void
bs_live_sets_free(BsLiveSets *sets)
{
    if (!sets)
        return;
    g_free(sets->numbers);
    g_free(sets->in.begins);
    g_free(sets->in.values);
    g_free(sets->out.begins);
    g_free(sets->out.values);
    g_free(sets);
}

// -- queries -------------------------------------------------------------------------------------

static BsValue *const *
find(const BsLiveSets *sets, const Sets *side, const BsBlock *block, guint32 *n)
{
    const guint32 number = number_of(sets, block);
    *n = 0;
    if (number == NO_BLOCK)
        return NULL;
    *n = side->begins[number + 1] - side->begins[number];
    return *n ? side->values + side->begins[number] : NULL;
}

BsValue *const *
bs_live_sets_in(const BsLiveSets *sets, const BsBlock *block, guint32 *n)
{
    return find(sets, &sets->in, block, n);
}

BsValue *const *
bs_live_sets_out(const BsLiveSets *sets, const BsBlock *block, guint32 *n)
{
    return find(sets, &sets->out, block, n);
}
