// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From the outside in: first all blocks and ops get their places, new ones without operands; then
// every op gets its operands, when all values are there; then goes what is in the new program no
// more.
#include "debug/dump/become.h"

#include "debug/dump/match.h"
#include "ir/mutate.h"
#include "support/vec.h"

typedef struct Becoming {
    BsIr *ir;
    BsMatch match;
    GHashTable *live;    // op, block or value of the new program -> what it is now
    BS_VEC(BsOp *) gone; // ops that are not in it any more, outer ones before those in them
    BS_VEC(BsBlock *) gone_blocks; // of ops that are
    BS_VEC(const BsOp *) all;      // ops of the new program
} Becoming;

static gpointer
live_of(const Becoming *self, gconstpointer of_new)
{
    return g_hash_table_lookup(self->live, of_new);
}

static void
set_live(Becoming *self, gconstpointer of_new, gpointer now)
{
    g_hash_table_insert(self->live, (gpointer)(gsize)of_new, now);
}

static BsValue *
live_value(const Becoming *self, const BsValue *of_new)
{
    if (bs_value_is_arg(of_new))
        return live_of(self, of_new);
    const BsOp *op = live_of(self, bs_value_op(of_new));
    return op ? bs_op_result(op, of_new->index) : NULL;
}

// -- blocks --------------------------------------------------------------------------------------

static BsValue *
place_argument(Becoming *self, BsBlock *block, const BsValue *made, guint32 at)
{
    BsValue *old = bs_match_old(&self->match, made);
    if (!old)
        return bs_block_insert_arg(self->ir, block, at, made->type, block->loc);
    if (old->type != made->type)
        bs_value_set_type(self->ir, old, made->type);
    return old;
}

static void
place_arguments(Becoming *self, BsBlock *block, const BsBlock *made)
{
    guint32 at = 0;
    for (guint32 i = 0; i < made->n_args; i++) {
        BsValue *now = place_argument(self, block, made->args[i], at);
        set_live(self, made->args[i], now);
        at = now->index + 1;
    }
}

static void
place_blocks(Becoming *self, BsRegion *region, const BsRegion *made)
{
    BsBlock *at = region->first;
    bs_region_for_each (made, block) {
        BsBlock *now = bs_match_old(&self->match, block);
        while (at && at != now && !bs_match_new(&self->match, at))
            at = at->next; // it goes later
        if (!now)
            now = bs_block_create(self->ir, region, at, block->loc);
        else if (now == at)
            at = at->next;
        else
            bs_block_move(self->ir, now, region, at);
        set_live(self, block, now);
        place_arguments(self, now, block);
    }
}

// -- ops -----------------------------------------------------------------------------------------

static void
note_heirs(Becoming *self, const BsOp *made, const BsOp *now)
{
    const BsOp *former = g_hash_table_lookup(self->match.heirs, made);
    if (!former)
        return;
    bs_op_note_heir(self->ir, former, now);
    for (guint32 i = 0; i < MIN(former->n_results, now->n_results); i++) {
        if (former->results[i].type == now->results[i].type)
            bs_value_note_heir(self->ir, bs_op_result(former, i), bs_op_result(now, i));
    }
}

static BsOp *
make_op(Becoming *self, const BsOp *made)
{
    BS_VEC(const BsType *) types = {0};
    BS_VEC(BsBlock *) successors = {0};
    for (guint32 i = 0; i < made->n_results; i++)
        bs_vec_push(&types, made->results[i].type);
    for (guint32 i = 0; i < made->n_successors; i++)
        bs_vec_push(&successors, live_of(self, bs_successor_block(bs_op_successor(made, i))));
    const BsOpState state = {.def = made->def,
                             .loc = made->loc,
                             .attrs = made->attrs,
                             .n_results = made->n_results,
                             .result_types = types.data,
                             .n_successors = made->n_successors,
                             .successors = successors.data,
                             .n_regions = made->n_regions};
    BsOp *now = bs_op_create(self->ir, &state);
    note_heirs(self, made, now);
    bs_vec_free(&types);
    bs_vec_free(&successors);
    return now;
}

static void
change_op(Becoming *self, BsOp *now, const BsOp *made)
{
    if (now->attrs != made->attrs)
        bs_op_set_attrs(self->ir, now, made->attrs);
    for (guint32 i = 0; i < made->n_results; i++) {
        if (now->results[i].type != made->results[i].type)
            bs_value_set_type(self->ir, bs_op_result(now, i), made->results[i].type);
    }
    for (guint32 i = 0; i < made->n_successors; i++) {
        BsBlock *to = live_of(self, bs_successor_block(bs_op_successor(made, i)));
        if (bs_successor_block(bs_op_successor(now, i)) != to)
            bs_op_set_successor(self->ir, now, i, to);
    }
}

// Which of the ops that were in the block stay where they are: as many as can, in their order.
static GHashTable *
find_steady(const Becoming *self, const BsBlock *now, const BsBlock *made)
{
    GHashTable *steady = g_hash_table_new(NULL, NULL);
    g_autoptr(GHashTable) places = g_hash_table_new(NULL, NULL);
    guint32 n = 0;
    bs_block_for_each (now, op)
        g_hash_table_insert(places, op, GUINT_TO_POINTER(++n));
    BS_VEC(guint32) values = {0};
    BS_VEC(BsOp *) ops = {0};
    bs_block_for_each (made, op) {
        BsOp *old = bs_match_old(&self->match, op);
        const guint32 place = old ? GPOINTER_TO_UINT(g_hash_table_lookup(places, old)) : 0;
        if (place) {
            bs_vec_push(&values, place);
            bs_vec_push(&ops, old);
        }
    }
    g_autofree guint32 *taken = g_new(guint32, values.len + 1);
    const guint32 len = bs_longest_rising(values.data, values.len, taken);
    for (guint32 i = 0; i < len; i++)
        g_hash_table_add(steady, ops.data[taken[i]]);
    bs_vec_free(&values);
    bs_vec_free(&ops);
    return steady;
}

static void place_regions(Becoming *self, BsOp *now, const BsOp *made);

static void
place_ops(Becoming *self, BsBlock *block, const BsBlock *made)
{
    g_autoptr(GHashTable) steady = find_steady(self, block, made);
    BsOp *at = block->first;
    bs_block_for_each (made, op) {
        BsOp *now = bs_match_old(&self->match, op);
        while (at && !g_hash_table_contains(steady, at))
            at = bs_op_next(at);
        if (!now)
            bs_op_insert(self->ir, now = make_op(self, op), block, at);
        else if (now == at)
            at = bs_op_next(at);
        else
            bs_op_move(self->ir, now, block, at);
        set_live(self, op, now);
        bs_vec_push(&self->all, op);
    }
}

static void
place_region(Becoming *self, BsRegion *region, const BsRegion *made)
{
    place_blocks(self, region, made);
    bs_region_for_each (made, block)
        place_ops(self, live_of(self, block), block);
    bs_region_for_each (made, block) {
        bs_block_for_each (block, op) {
            if (bs_match_old(&self->match, op))
                change_op(self, live_of(self, op), op);
            place_regions(self, live_of(self, op), op);
        }
    }
}

static void
place_regions(Becoming *self, BsOp *now, const BsOp *made)
{
    for (guint32 r = 0; r < made->n_regions; r++)
        place_region(self, bs_op_region(now, r), bs_op_region(made, r));
}

static void
set_operands(Becoming *self, const BsOp *made)
{
    BsOp *now = live_of(self, made);
    BS_VEC(BsValue *) operands = {0};
    gboolean same = now->n_operands == made->n_operands;
    for (guint32 i = 0; i < made->n_operands; i++) {
        BsValue *value = live_value(self, bs_op_operand(made, i));
        same = same && bs_op_operand(now, i) == value;
        bs_vec_push(&operands, value);
    }
    if (!same)
        bs_op_set_operands(self->ir, now, operands.len, operands.data);
    bs_vec_free(&operands);
}

// -- what goes -----------------------------------------------------------------------------------

static BsWalk
find_gone(BsOp *op, gpointer data)
{
    Becoming *self = data;
    if (!bs_match_new(&self->match, op)) {
        bs_vec_push(&self->gone, op);
        return BS_WALK_ON;
    }
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            if (!bs_match_new(&self->match, block))
                bs_vec_push(&self->gone_blocks, block);
        }
    }
    return BS_WALK_ON;
}

static void
drop_arguments(Becoming *self, BsBlock *block, const BsBlock *made)
{
    g_autoptr(GHashTable) kept = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < made->n_args; i++)
        g_hash_table_add(kept, live_of(self, made->args[i]));
    for (guint32 i = block->n_args; i-- > 0;) {
        if (!g_hash_table_contains(kept, block->args[i]))
            bs_block_erase_arg(self->ir, block, i);
    }
}

static void
drop_arguments_of(Becoming *self, const BsOp *made)
{
    for (guint32 r = 0; r < made->n_regions; r++) {
        bs_region_for_each (bs_op_region(made, r), block) {
            BsBlock *now = live_of(self, block);
            if (now->n_args != block->n_args)
                drop_arguments(self, now, block);
        }
    }
}

static void
drop_references(Becoming *self)
{
    for (guint i = 0; i < self->gone.len; i++) {
        BsOp *op = self->gone.data[i];
        if (op->n_operands)
            bs_op_set_operands(self->ir, op, 0, NULL);
        for (guint32 k = 0; k < op->n_successors; k++)
            bs_op_set_successor(self->ir, op, k, NULL);
    }
}

static void
erase_gone(Becoming *self)
{
    for (guint i = self->gone.len; i-- > 0;) { // what is in an op before the op
        if (!self->gone.data[i]->erased)
            bs_op_erase(self->ir, self->gone.data[i]);
    }
    for (guint i = 0; i < self->gone_blocks.len; i++)
        bs_block_erase(self->ir, self->gone_blocks.data[i]);
}

// -- all of it -----------------------------------------------------------------------------------

void
bs_become(BsIr *ir, BsOp *op, const BsIr *made, BsOp *made_op)
{
    Becoming self = {.ir = ir, .live = g_hash_table_new(NULL, NULL)};
    bs_match_init(&self.match, ir, op, made, made_op);
    bs_op_walk_preorder(op, find_gone, &self);
    set_live(&self, made_op, op);
    change_op(&self, op, made_op);
    place_regions(&self, op, made_op);
    for (guint i = 0; i < self.all.len; i++)
        set_operands(&self, self.all.data[i]);
    drop_references(&self);
    drop_arguments_of(&self, made_op);
    for (guint i = 0; i < self.all.len; i++)
        drop_arguments_of(&self, self.all.data[i]);
    erase_gone(&self);
    bs_match_clear(&self.match);
    g_hash_table_unref(self.live);
    bs_vec_free(&self.gone);
    bs_vec_free(&self.gone_blocks);
    bs_vec_free(&self.all);
}

// Values may be used before, or outside of, what they are visible in: nobody has verified it.
void
bs_become_more(BsIr *ir, const BsOp *made_op)
{
    Becoming self = {.ir = ir, .live = g_hash_table_new(NULL, NULL)};
    bs_match_init_nothing(&self.match);
    BsOp *now = make_op(&self, made_op);
    bs_op_insert(ir, now, bs_op_region(ir->root, 0)->first, NULL);
    set_live(&self, made_op, now);
    place_regions(&self, now, made_op);
    bs_vec_push(&self.all, made_op);
    for (guint i = 0; i < self.all.len; i++)
        set_operands(&self, self.all.data[i]);
    bs_match_clear(&self.match);
    g_hash_table_unref(self.live);
    bs_vec_free(&self.all);
}

void
bs_become_all(BsIr *ir, const BsIr *made)
{
    bs_become(ir, ir->root, made, made->root);
}
