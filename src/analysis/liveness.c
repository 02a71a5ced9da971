// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/liveness.h"

#include "analysis/id-map.h"
#include "support/vec.h"

#include <stdlib.h>

enum { SMALL_SET = 16 }; // up to here upstream's sets are arrays, whose order we reproduce

typedef BS_VEC(BsValue *) ValueList;

typedef struct ValueInfo {
    guint32 enter;    // number of the block that defines it; 0 when that is outside
    guint32 position; // in the post-order of definitions
    guint32 stamp;    // the last set operation that met it
} ValueInfo;

typedef struct BlockInfo {
    BsBlock *block;
    guint32 enter, leave; // blocks numbered enter..leave are nested in it or it
    guint32 n_defined;    // values defined in it, in nested blocks too
    gboolean queued;
    gboolean is_large; // more values are used in it than upstream's small sets hold
    ValueList use, in, out;
    BsValue **sorted_in, **sorted_out; // by id, for look-ups; NULL of small sets
} BlockInfo;

struct BsLiveness {
    BsIdMap value_numbers, block_numbers;
    BS_VEC(ValueInfo) values;
    BS_VEC(BlockInfo) blocks; // in pre-order; its index + 1 is `enter`
    guint32 n_made;           // so many have lists, which are used again
    BS_VEC(guint32) queue;    // blocks whose successors changed; a stack without duplicates
    ValueList scratch;
    guint32 stamp;
    guint32 position;
};

// -- numbering -----------------------------------------------------------------------------------

static inline ValueInfo *
value_info(BsLiveness *liveness, const BsValue *value)
{
    guint32 number = bs_id_map_number(&liveness->value_numbers, value->id);
    if (number == liveness->values.len)
        bs_vec_push(&liveness->values, (ValueInfo){0});
    return &liveness->values.data[number];
}

static void
define(BsLiveness *liveness, const BsValue *value, guint32 enter)
{
    ValueInfo *info = value_info(liveness, value);
    info->enter = enter;
    info->position = ++liveness->position;
}

static void
add_block(BsLiveness *liveness, BsBlock *block, guint32 enter)
{
    BlockInfo info = {.block = block, .enter = enter};
    if (liveness->blocks.len < liveness->n_made) {
        const BlockInfo *old = &liveness->blocks.data[liveness->blocks.len];
        info.use = old->use, info.in = old->in, info.out = old->out;
    }
    bs_vec_push(&liveness->blocks, info);
    liveness->n_made = MAX(liveness->n_made, liveness->blocks.len);
}

static guint32 number_regions(BsLiveness *liveness, BsOp *op);

// Numbers a block, what is defined in it and what is nested in it; returns how many values it
// defines.
static guint32
number_block(BsLiveness *liveness, BsBlock *block)
{
    guint32 number = bs_id_map_number(&liveness->block_numbers, block->id);
    add_block(liveness, block, number + 1);
    guint32 n_defined = block->n_args;
    bs_block_for_each (block, op) {
        n_defined += number_regions(liveness, op) + op->n_results;
        for (guint32 i = 0; i < op->n_results; i++)
            define(liveness, bs_op_result(op, i), number + 1);
        // Upstream's walk meets the arguments of nested blocks when it comes to the op that holds
        // them.
        for (guint32 r = 0; r < op->n_regions; r++) {
            bs_region_for_each (bs_op_region(op, r), child) {
                guint32 enter = bs_id_map_find(&liveness->block_numbers, child->id) + 1;
                for (guint32 i = 0; i < child->n_args; i++)
                    define(liveness, child->args[i], enter);
            }
        }
    }
    BlockInfo *info = &liveness->blocks.data[number];
    info->leave = liveness->blocks.len;
    info->n_defined = n_defined;
    return n_defined;
}

static guint32
number_regions(BsLiveness *liveness, BsOp *op)
{
    guint32 n_defined = 0;
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block)
            n_defined += number_block(liveness, block);
    }
    return n_defined;
}

// -- sets ----------------------------------------------------------------------------------------

// A new set operation: everything that is inserted from here on is new to it once.
static void
begin_set(BsLiveness *liveness)
{
    liveness->stamp++;
}

static void
insert(BsLiveness *liveness, ValueList *set, BsValue *value)
{
    ValueInfo *info = value_info(liveness, value);
    if (info->stamp != liveness->stamp) {
        info->stamp = liveness->stamp;
        bs_vec_push(set, value);
    }
}

static void
insert_all(BsLiveness *liveness, ValueList *set, const ValueList *values)
{
    for (guint32 i = 0; i < values->len; i++)
        insert(liveness, set, values->data[i]);
}

// Marks what is in the set already, so that insert() adds only what is not.
static void
mark(BsLiveness *liveness, const ValueList *set)
{
    begin_set(liveness);
    for (guint32 i = 0; i < set->len; i++)
        value_info(liveness, set->data[i])->stamp = liveness->stamp;
}

static gboolean
is_defined_in(BsLiveness *liveness, const BlockInfo *block, const BsValue *value)
{
    guint32 enter = value_info(liveness, value)->enter;
    return block->enter <= enter && enter <= block->leave;
}

#define NOT_HERE G_MAXUINT32 // as the order of a definition

// Where the value stands in upstream's set of definitions: the block's own arguments come first.
static guint32
definition_order(BsLiveness *liveness, const BlockInfo *block, const BsValue *value)
{
    if (bs_value_arg_block(value) == block->block)
        return value->index;
    return block->block->n_args + value_info(liveness, value)->position;
}

static void
remove_at(ValueList *set, guint32 i)
{
    set->data[i] = set->data[--set->len];
}

// Removes definitions one by one in their own order: what upstream does when there are no more of
// them than elements of the set, which is a small one.
static void
subtract_by_definition(BsLiveness *liveness, const BlockInfo *block, ValueList *set)
{
    guint32 orders[SMALL_SET]; // of the elements
    for (guint32 i = 0; i < set->len; i++)
        orders[i] = is_defined_in(liveness, block, set->data[i])
                        ? definition_order(liveness, block, set->data[i])
                        : NOT_HERE;
    for (;;) {
        guint32 first = NOT_HERE, found = 0;
        for (guint32 i = 0; i < set->len; i++) {
            if (orders[i] < first) {
                first = orders[i];
                found = i;
            }
        }
        if (first == NOT_HERE)
            return;
        remove_at(set, found);
        orders[found] = orders[set->len];
    }
}

static void
subtract_by_element(BsLiveness *liveness, const BlockInfo *block, ValueList *set)
{
    for (guint32 i = 0; i < set->len;) {
        if (is_defined_in(liveness, block, set->data[i]))
            remove_at(set, i);
        else
            i++;
    }
}

// Subtracts what the block defines; LLVM 19's set_subtract() walks the smaller of both sets.
static void
subtract_defined(BsLiveness *liveness, const BlockInfo *block, ValueList *set)
{
    if (set->len <= SMALL_SET && set->len >= block->n_defined)
        subtract_by_definition(liveness, block, set);
    else
        subtract_by_element(liveness, block, set);
}

// -- construction --------------------------------------------------------------------------------

// Whether a use of the value stands in another block of the same region, or nested in one.
static gboolean
escapes(const BsValue *value, const BsBlock *block)
{
    bs_value_for_each_use (value, use) {
        const BsBlock *user = bs_op_block(bs_use_owner(use));
        while (user && user->region != block->region) {
            BsOp *parent = bs_block_parent_op(user);
            user = parent ? bs_op_block(parent) : NULL;
        }
        if (user && user != block)
            return TRUE;
    }
    return FALSE;
}

static void
gather_out(BlockInfo *info)
{
    BsBlock *block = info->block;
    for (guint32 i = 0; i < block->n_args; i++) {
        if (escapes(block->args[i], block))
            bs_vec_push(&info->out, block->args[i]);
    }
    bs_block_for_each (block, op) {
        for (guint32 i = 0; i < op->n_results; i++) {
            if (escapes(bs_op_result(op, i), block))
                bs_vec_push(&info->out, bs_op_result(op, i));
        }
    }
}

// Operands of the op and, before them, of the ops nested in it: the blocks inside have theirs.
static void
gather_uses(BsLiveness *liveness, BlockInfo *info, const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            const guint32 number = bs_id_map_find(&liveness->block_numbers, block->id);
            const BlockInfo *nested = &liveness->blocks.data[number];
            insert_all(liveness, &info->use, &nested->use);
            info->is_large |= nested->is_large;
        }
    }
    for (guint32 i = 0; i < op->n_operands; i++)
        insert(liveness, &info->use, bs_op_operand(op, i));
}

// What is used in each block, from the inside out. The small sets are as upstream has them before
// it takes away what the block defines; of the large ones that has no order to follow, and leaving
// it in would cost ops times depth.
static void
gather_all_uses(BsLiveness *liveness)
{
    for (guint32 i = liveness->blocks.len; i-- > 0;) {
        BlockInfo *info = &liveness->blocks.data[i];
        begin_set(liveness);
        bs_block_for_each (info->block, op)
            gather_uses(liveness, info, op);
        info->is_large |= info->use.len > SMALL_SET;
        if (info->is_large)
            subtract_by_element(liveness, info, &info->use);
    }
}

// newIn = use + out - defined; TRUE when it grew.
static gboolean
update_live_in(BsLiveness *liveness, BlockInfo *info)
{
    ValueList *fresh = &liveness->scratch;
    bs_vec_clear(fresh);
    begin_set(liveness);
    insert_all(liveness, fresh, &info->use);
    insert_all(liveness, fresh, &info->out);
    subtract_defined(liveness, info, fresh);
    if (fresh->len == info->in.len)
        return FALSE;
    ValueList old = info->in;
    info->in = *fresh;
    *fresh = old;
    return TRUE;
}

static void
update_live_out(BsLiveness *liveness, BlockInfo *info)
{
    const BsOp *last = info->block->last;
    mark(liveness, &info->out);
    for (guint32 i = 0; last && i < last->n_successors; i++) {
        guint32 number = bs_id_map_find(&liveness->block_numbers,
                                        bs_successor_block(bs_op_successor(last, i))->id);
        if (number != BS_ID_NONE)
            insert_all(liveness, &info->out, &liveness->blocks.data[number].in);
    }
}

static void
queue_predecessors(BsLiveness *liveness, const BsBlock *block)
{
    for (const BsSuccessor *pred = block->preds; pred; pred = bs_successor_next(pred)) {
        if (!bs_op_block(bs_successor_owner(pred)))
            continue;
        guint32 number =
            bs_id_map_find(&liveness->block_numbers, bs_op_block(bs_successor_owner(pred))->id);
        if (number != BS_ID_NONE && !liveness->blocks.data[number].queued) {
            liveness->blocks.data[number].queued = TRUE;
            bs_vec_push(&liveness->queue, number);
        }
    }
}

static void
propagate(BsLiveness *liveness)
{
    while (liveness->queue.len) {
        BlockInfo *info = &liveness->blocks.data[bs_vec_pop(&liveness->queue)];
        info->queued = FALSE;
        update_live_out(liveness, info);
        if (update_live_in(liveness, info))
            queue_predecessors(liveness, info->block);
    }
}

static int
compare_ids(const void *a, const void *b)
{
    guint32 left = (*(BsValue *const *)a)->id, right = (*(BsValue *const *)b)->id;
    return left < right ? -1 : left > right;
}

static BsValue **
sorted_copy(const ValueList *set)
{
    if (set->len <= SMALL_SET)
        return NULL;
    BsValue **copy = g_memdup2(set->data, set->len * sizeof *set->data);
    qsort(copy, set->len, sizeof *copy, compare_ids);
    return copy;
}

// The only block of its region: nothing lives out of it, and what it uses and does not define lives
// into it.
static gboolean
is_alone(const BsBlock *block)
{
    return bs_block_is_alone(block) && bs_block_has_no_predecessors(block);
}

static void
solve_alone(BlockInfo *info)
{
    const ValueList unused = info->in;
    info->in = info->use;
    info->use = unused;
}

static void
compute(BsLiveness *liveness, BsOp *op)
{
    number_regions(liveness, op);
    // The arguments of `op`'s own blocks: their op is not in the walk.
    for (guint32 i = 0; i < liveness->blocks.len; i++) {
        const BlockInfo *info = &liveness->blocks.data[i];
        for (guint32 k = 0; bs_block_parent_op(info->block) == op && k < info->block->n_args; k++)
            define(liveness, info->block->args[k], info->enter);
    }
    gather_all_uses(liveness);
    for (guint32 i = 0; i < liveness->blocks.len; i++) {
        BlockInfo *info = &liveness->blocks.data[i];
        if (!info->is_large)
            subtract_defined(liveness, info, &info->use);
        if (is_alone(info->block)) {
            solve_alone(info);
            continue;
        }
        gather_out(info);
        if (update_live_in(liveness, info))
            queue_predecessors(liveness, info->block);
    }
    propagate(liveness);
    for (guint32 i = 0; i < liveness->blocks.len; i++) {
        BlockInfo *info = &liveness->blocks.data[i];
        info->sorted_in = sorted_copy(&info->in);
        info->sorted_out = sorted_copy(&info->out);
        if (info->is_large)
            bs_vec_free(&info->use);
    }
}

BsLiveness *
bs_liveness_new(BsOp *op)
{
    BsLiveness *liveness = g_new0(BsLiveness, 1);
    compute(liveness, op);
    return liveness;
}

void
bs_liveness_renew(BsLiveness *liveness, BsOp *op)
{
    for (guint32 i = 0; i < liveness->blocks.len; i++) {
        BlockInfo *info = &liveness->blocks.data[i];
        bs_vec_clear(&info->use);
        bs_vec_clear(&info->in);
        bs_vec_clear(&info->out);
        g_free(info->sorted_in);
        g_free(info->sorted_out);
    }
    bs_vec_clear(&liveness->blocks);
    bs_vec_clear(&liveness->values);
    bs_id_map_reset(&liveness->value_numbers);
    bs_id_map_reset(&liveness->block_numbers);
    liveness->stamp = liveness->position = 0;
    compute(liveness, op);
}

void
bs_liveness_free(BsLiveness *liveness)
{
    if (!liveness)
        return;
    for (guint32 i = 0; i < liveness->blocks.len; i++) {
        g_free(liveness->blocks.data[i].sorted_in);
        g_free(liveness->blocks.data[i].sorted_out);
    }
    for (guint32 i = 0; i < liveness->n_made; i++) {
        BlockInfo *info = &liveness->blocks.data[i];
        bs_vec_free(&info->use);
        bs_vec_free(&info->in);
        bs_vec_free(&info->out);
    }
    bs_vec_free(&liveness->blocks);
    bs_vec_free(&liveness->values);
    bs_vec_free(&liveness->queue);
    bs_vec_free(&liveness->scratch);
    bs_id_map_clear(&liveness->value_numbers);
    bs_id_map_clear(&liveness->block_numbers);
    g_free(liveness);
}

// -- queries -------------------------------------------------------------------------------------

static const BlockInfo *
find_block(const BsLiveness *liveness, const BsBlock *block)
{
    guint32 number = bs_id_map_find(&liveness->block_numbers, block->id);
    return number == BS_ID_NONE ? NULL : &liveness->blocks.data[number];
}

BsValue *const *
bs_liveness_live_in(const BsLiveness *liveness, const BsBlock *block, guint32 *n)
{
    const BlockInfo *info = find_block(liveness, block);
    *n = info ? info->in.len : 0;
    return info ? info->in.data : NULL;
}

BsValue *const *
bs_liveness_live_out(const BsLiveness *liveness, const BsBlock *block, guint32 *n)
{
    const BlockInfo *info = find_block(liveness, block);
    *n = info ? info->out.len : 0;
    return info ? info->out.data : NULL;
}

static gboolean
contains(const ValueList *set, BsValue *const *sorted, const BsValue *value)
{
    if (sorted)
        return bsearch(&value, sorted, set->len, sizeof *sorted, compare_ids) != NULL;
    for (guint32 i = 0; i < set->len; i++) {
        if (set->data[i] == value)
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_liveness_is_live_in(const BsLiveness *liveness, const BsBlock *block, const BsValue *value)
{
    const BlockInfo *info = find_block(liveness, block);
    return info && contains(&info->in, info->sorted_in, value);
}

gboolean
bs_liveness_is_live_out(const BsLiveness *liveness, const BsBlock *block, const BsValue *value)
{
    const BlockInfo *info = find_block(liveness, block);
    return info && contains(&info->out, info->sorted_out, value);
}

// The last op of `block` that uses the value, itself or by a nested op, not before `from`.
static BsOp *
last_user(const BsValue *value, BsBlock *block, BsOp *from)
{
    BsOp *last = from;
    bs_value_for_each_use (value, use) {
        BsOp *user = bs_block_find_ancestor_op(block, bs_use_owner(use));
        if (user && bs_op_is_before(last, user))
            last = user;
    }
    return last;
}

BsOp *
bs_liveness_end(const BsLiveness *liveness, const BsValue *value, BsBlock *block, BsOp *from)
{
    g_assert(bs_op_block(from) == block);
    return bs_liveness_is_live_out(liveness, block, value) ? block->last
                                                           : last_user(value, block, from);
}
