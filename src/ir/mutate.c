// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/mutate.h"

#include "ir/context.h"
#include "ir/journal-private.h"
#include "ir/shape.h"
#include "ir/slots-private.h"

#include <string.h>

// Records keep what they restore as plain pointers.
static void *
plain(const void *pointer)
{
    return (void *)(guintptr)pointer;
}

BsIr *
bs_ir_new(BsContext *context)
{
    BsIr *ir = g_new0(BsIr, 1);
    ir->context = context;
    bs_arena_init_near(&ir->arena);
    return ir;
}

void
bs_ir_free(BsIr *ir)
{
    if (!ir)
        return;
    bs_arena_clear(&ir->arena);
    bs_vec_free(&ir->erased);
    g_free(ir->resources);
    g_free(ir);
}

void
bs_ir_add_resource(BsIr *ir, const BsFileResource *resource)
{
    const guint32 n = ir->n_resources;
    if ((n & (n - 1)) == 0) // a power of two, or none: full
        ir->resources = g_renew(BsFileResource, ir->resources, n ? 2 * n : 1);
    ir->resources[ir->n_resources++] = *resource;
}

// -- ops -----------------------------------------------------------------------------------------

static void
fill_uses(BsOp *op, BsUse *uses, guint32 n, BsValue *const *values)
{
    for (guint32 i = 0; i < n; i++)
        bs_use_init(&uses[i], op, values[i]);
}

static void
init_results(BsIr *ir, BsOp *op, const BsType *const *types)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *result = bs_op_result(op, i);
        *result = (BsValue){.type = types[i], .index = i, .id = ir->n_values++};
        result->to_op = bs_distance_between(result, op);
    }
}

static void
init_successors(BsOp *op, BsBlock *const *blocks)
{
    for (guint32 i = 0; i < op->n_successors; i++)
        bs_successor_init(bs_op_successor(op, i), op, blocks[i]);
}

// Rows with the same number modulo the size of the set share a bit.
static void
note_made(BsIr *ir, const BsOpDef *def)
{
    const guint32 number = def->shape->number;
    ir->made[number / 64 % BS_IR_MADE_WORDS] |= G_GUINT64_CONSTANT(1) << number % 64;
}

gboolean
bs_ir_may_have(const BsIr *ir, const char *name)
{
    const BsOpDef *def = bs_context_find_op(ir->context, name);
    const guint32 number = def ? def->shape->number : 0;
    return def && ir->made[number / 64 % BS_IR_MADE_WORDS] >> number % 64 & 1;
}

// -- memory of ops -------------------------------------------------------------------------------

static gsize
size_of_op(gsize n_results, gsize n_successors, gsize n_regions, gsize n_operands)
{
    return sizeof(BsOp) + n_results * sizeof(BsValue) + n_successors * sizeof(BsSuccessor) +
           n_regions * sizeof(BsRegion) + n_operands * sizeof(BsUse);
}

static void
keep_spare(BsIr *ir, gpointer memory, gsize size)
{
    const gsize list = size / 8;
    if (list == 0 || list >= BS_IR_SPARE_SIZES)
        return;
    *(gpointer *)memory = ir->spare[list];
    ir->spare[list] = memory;
    ir->has_spare |= G_GUINT64_CONSTANT(1) << list;
}

// The smallest spare memory that is large enough, or NULL. What is left of it stays spare.
static gpointer
take_spare(BsIr *ir, gsize size)
{
    const gsize least = size / 8;
    const guint64 fit = least < BS_IR_SPARE_SIZES ? ir->has_spare >> least << least : 0;
    if (!fit)
        return NULL;
    const gsize list = (gsize)__builtin_ctzll(fit);
    gpointer memory = ir->spare[list];
    ir->spare[list] = *(gpointer *)memory;
    if (!ir->spare[list])
        ir->has_spare &= ~(G_GUINT64_CONSTANT(1) << list);
    keep_spare(ir, (char *)memory + size, list * 8 - size);
    return memset(memory, 0, size);
}

void
bs_ir_recycle(BsIr *ir)
{
    for (guint i = 0; i < ir->erased.len; i++) {
        BsOp *op = ir->erased.data[i];
        // Slots that were replaced by more of them are elsewhere: the first ones are given up.
        const gboolean own = (gpointer)bs_op_operands(op) == bs_op_region(op, op->n_regions);
        const gsize size =
            size_of_op(op->n_results, op->n_successors, op->n_regions, own ? op->n_operands : 0);
        keep_spare(ir, op, size);
    }
    bs_vec_clear(&ir->erased);
}

// One piece of memory for the op and everything that hangs on it.
static BsOp *
allocate_op(BsIr *ir, const BsOpState *state)
{
    const gsize size =
        size_of_op(state->n_results, state->n_successors, state->n_regions, state->n_operands);
    BsOp *op = take_spare(ir, size);
    if (!op)
        op = bs_arena_alloc(&ir->arena, size);
    op->n_operands = state->n_operands;
    op->n_results = state->n_results;
    op->n_successors = state->n_successors;
    op->n_regions = state->n_regions;
    op->to_operands = bs_distance_between(op, bs_op_region(op, op->n_regions));
    return op;
}

BsOp *
bs_op_create(BsIr *ir, const BsOpState *state)
{
    BsOp *op = allocate_op(ir, state);
    op->def = state->def;
    note_made(ir, state->def);
    op->attrs = state->attrs && state->attrs->dict.n ? state->attrs : NULL;
    op->loc = state->loc;
    op->id = ir->n_ops++;
    op->event = ir->event;
    op->order = G_MAXUINT32;
    fill_uses(op, bs_op_operands(op), op->n_operands, state->operands);
    init_results(ir, op, state->result_types);
    init_successors(op, state->successors);
    for (guint32 i = 0; i < op->n_regions; i++)
        *bs_op_region(op, i) = (BsRegion){.op = op, .index = i};
    bs_journal_link(ir, op);
    return op;
}

void
bs_op_insert(BsIr *ir, BsOp *op, BsBlock *block, BsOp *before)
{
    g_assert(!bs_op_block(op) && (!before || bs_op_block(before) == block));
    bs_journal_insert(ir, op, block, before);
}

void
bs_op_detach(BsIr *ir, BsOp *op)
{
    if (bs_op_block(op))
        bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_OP_REMOVE,
                                      .subject = op,
                                      .a = bs_op_block(op),
                                      .b = bs_op_next(op)});
}

static void
move_run(BsIr *ir, BsOp *first, BsOp *last, BsBlock *to, BsOp *before)
{
    bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_OPS_MOVE,
                                  .subject = first,
                                  .a = last,
                                  .b = bs_op_next(last),
                                  .c = bs_op_block(first),
                                  .d = to,
                                  .e = before});
}

void
bs_op_move(BsIr *ir, BsOp *op, BsBlock *block, BsOp *before)
{
    if (before != op)
        move_run(ir, op, op, block, before);
}

static void
unlink_op(BsIr *ir, BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            bs_block_for_each (block, nested)
                unlink_op(ir, nested);
        }
    }
    bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_OP_UNLINK, .subject = op});
    if (!ir->journal)
        bs_vec_push(&ir->erased, op);
}

void
bs_op_erase(BsIr *ir, BsOp *op)
{
    g_assert(!op->erased);
    bs_op_detach(ir, op);
    unlink_op(ir, op);
    g_assert(bs_op_is_unused(op));
}

void
bs_op_set_operand(BsIr *ir, BsOp *op, guint32 i, BsValue *value)
{
    g_assert(i < op->n_operands);
    if (bs_op_operand(op, i) != value)
        bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_OPERAND,
                                      .subject = op,
                                      .i = i,
                                      .a = bs_op_operand(op, i),
                                      .b = value});
}

// The first `kept` slots hold these values already, and keep their places in the lists of uses.
static void
set_operands_from(BsIr *ir, BsOp *op, guint32 kept, guint32 n, BsValue *const *values)
{
    if (!ir->journal && n <= op->n_operands) {
        bs_journal_refill_operands(op, kept, n, values);
        return;
    }
    BsUse *uses = bs_arena_new_n(&ir->arena, BsUse, n);
    fill_uses(op, uses, n, values);
    bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_OPERANDS,
                                  .subject = op,
                                  .a = bs_op_operands(op),
                                  .b = uses,
                                  .i = op->n_operands,
                                  .n = n,
                                  .kept = kept});
}

void
bs_op_set_operands(BsIr *ir, BsOp *op, guint32 n, BsValue *const *values)
{
    set_operands_from(ir, op, 0, n, values);
}

static void
set_segments(BsIr *ir, BsOp *op, guint32 n_groups, const gint64 *sizes)
{
    bs_op_set_attr(ir, op, "operandSegmentSizes",
                   bs_attr_dense_array(ir->context, bs_type_integer(ir->context, 32, BS_SIGNLESS),
                                       n_groups, sizes));
}

void
bs_op_set_operand_groups(BsIr *ir, BsOp *op, guint32 n_groups, const gint64 *sizes,
                         BsValue *const *values)
{
    gint64 total = 0;
    for (guint32 i = 0; i < n_groups; i++)
        total += sizes[i];
    set_operands_from(ir, op, 0, (guint32)total, values);
    set_segments(ir, op, n_groups, sizes);
}

static void
resize_segment(BsIr *ir, BsOp *op, guint32 group, guint32 n)
{
    const BsAttr *sizes = op->attrs ? op->attrs->dict.operand_segments : NULL;
    if (!sizes || sizes->kind != BS_ATTR_DENSE_ARRAY || group >= sizes->dense.n)
        return;
    gint64 few[8];
    const gsize bytes = sizes->dense.n * sizeof(gint64);
    g_autofree gint64 *many =
        sizes->dense.n > G_N_ELEMENTS(few) ? g_memdup2(sizes->dense.values, bytes) : NULL;
    gint64 *changed = many ? many : memcpy(few, sizes->dense.values, bytes);
    changed[group] = n;
    set_segments(ir, op, sizes->dense.n, changed);
}

void
bs_op_splice_operands(BsIr *ir, BsOp *op, BsRange range, guint32 group, guint32 n,
                      BsValue *const *values)
{
    g_assert(range.begin + range.n <= op->n_operands);
    const guint32 total = op->n_operands - range.n + n;
    BsValue *few[16];
    g_autofree BsValue **many = total > G_N_ELEMENTS(few) ? g_new(BsValue *, total) : NULL;
    BsValue **all = many ? many : few;
    guint32 at = 0;
    for (guint32 i = 0; i < range.begin; i++)
        all[at++] = bs_op_operand(op, i);
    for (guint32 i = 0; i < n; i++)
        all[at++] = values[i];
    for (guint32 i = range.begin + range.n; i < op->n_operands; i++)
        all[at++] = bs_op_operand(op, i);
    // As upstream's eraseOperands, which moves only what stands behind.
    set_operands_from(ir, op, n ? 0 : range.begin, at, all);
    resize_segment(ir, op, group, n);
}

void
bs_op_set_attrs(BsIr *ir, BsOp *op, const BsAttr *dict)
{
    if (dict && dict->dict.n == 0)
        dict = NULL;
    if (op->attrs != dict)
        bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_ATTRS,
                                      .subject = op,
                                      .a = plain(op->attrs),
                                      .b = plain(dict)});
}

void
bs_op_set_attr(BsIr *ir, BsOp *op, const char *name, const BsAttr *value)
{
    bs_op_set_attrs(ir, op, bs_dict_with(ir->context, op->attrs, name, value));
}

void
bs_op_set_successor(BsIr *ir, BsOp *op, guint32 i, BsBlock *block)
{
    g_assert(i < op->n_successors);
    if (bs_successor_block(bs_op_successor(op, i)) != block)
        bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_SUCCESSOR,
                                      .subject = op,
                                      .i = i,
                                      .a = bs_successor_block(bs_op_successor(op, i)),
                                      .b = block});
}

void
bs_op_set_loc(BsIr *ir, BsOp *op, BsLoc loc)
{
    bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_LOC,
                                  .subject = op,
                                  .a = bs_arena_copy(&ir->arena, &op->loc, sizeof loc),
                                  .b = bs_arena_copy(&ir->arena, &loc, sizeof loc)});
}

// -- values --------------------------------------------------------------------------------------

void
bs_value_set_type(BsIr *ir, BsValue *value, const BsType *type)
{
    if (value->type != type)
        bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_TYPE,
                                      .subject = value,
                                      .a = plain(value->type),
                                      .b = plain(type)});
}

void
bs_value_replace_all_uses(BsIr *ir, BsValue *from, BsValue *to)
{
    g_assert(from != to);
    bs_value_note_heir(ir, from, to);
    while (bs_value_uses(from))
        bs_op_set_operand(ir, bs_use_owner(bs_value_uses(from)), bs_use_index(bs_value_uses(from)),
                          to);
}

// -- heirs ---------------------------------------------------------------------------------------

void
bs_value_note_heir(BsIr *ir, const BsValue *value, const BsValue *heir)
{
    if (ir->journal)
        bs_journal_note_heir(ir, value, heir);
}

void
bs_op_note_heir(BsIr *ir, const BsOp *op, const BsOp *heir)
{
    if (ir->journal)
        bs_journal_note_heir(ir, op, heir);
}

// -- blocks and regions --------------------------------------------------------------------------

static void
place_block(BsIr *ir, BsBlock *block, BsRegion *region, BsBlock *before)
{
    bs_journal_do(
        ir,
        &(BsRecord){.kind = BS_RECORD_BLOCK_INSERT, .subject = block, .a = region, .b = before});
}

static void
take_block(BsIr *ir, BsBlock *block)
{
    bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_BLOCK_REMOVE,
                                  .subject = block,
                                  .a = block->region,
                                  .b = block->next});
}

BsBlock *
bs_block_create(BsIr *ir, BsRegion *region, BsBlock *before, BsLoc loc)
{
    BsBlock *block = bs_arena_new(&ir->arena, BsBlock);
    block->id = ir->n_blocks++;
    block->event = ir->event;
    block->loc = loc;
    place_block(ir, block, region, before);
    return block;
}

void
bs_block_set_loc(BsIr *ir, BsBlock *block, BsLoc loc)
{
    g_assert(!ir->journal);
    block->loc = loc;
}

void
bs_block_move(BsIr *ir, BsBlock *block, BsRegion *region, BsBlock *before)
{
    if (before == block)
        return;
    take_block(ir, block);
    place_block(ir, block, region, before);
}

void
bs_block_drop_references(BsIr *ir, BsBlock *block)
{
    bs_block_for_each (block, op) {
        for (guint32 r = 0; r < op->n_regions; r++) {
            bs_region_for_each (bs_op_region(op, r), nested)
                bs_block_drop_references(ir, nested);
        }
        if (op->n_operands)
            bs_op_set_operands(ir, op, 0, NULL);
        for (guint32 i = 0; i < op->n_successors; i++)
            bs_op_set_successor(ir, op, i, NULL);
    }
}

void
bs_block_erase(BsIr *ir, BsBlock *block)
{
    g_assert(!block->preds);
    while (block->last) // backwards: uses before definitions
        bs_op_erase(ir, block->last);
    for (guint32 i = 0; i < block->n_args; i++)
        g_assert(!bs_value_uses(block->args[i]));
    take_block(ir, block);
}

static void
grow_args(BsIr *ir, BsBlock *block)
{
    block->args_capacity = MAX(2 * block->args_capacity, 2);
    BsValue **larger = bs_arena_new_n(&ir->arena, BsValue *, block->args_capacity);
    if (block->n_args)
        memcpy(larger, block->args, block->n_args * sizeof *larger);
    block->args = larger;
}

BsValue *
bs_block_insert_arg(BsIr *ir, BsBlock *block, guint32 index, const BsType *type, BsLoc loc)
{
    g_assert(index <= block->n_args);
    if (block->n_args == block->args_capacity)
        grow_args(ir, block);
    BsArg *arg = bs_arena_new(&ir->arena, BsArg);
    *arg = (BsArg){{.type = type, .id = ir->n_values++}, block, loc};
    bs_journal_do(
        ir, &(BsRecord){.kind = BS_RECORD_ARG_INSERT, .subject = block, .i = index, .a = arg});
    return &arg->value;
}

BsValue *
bs_block_add_arg(BsIr *ir, BsBlock *block, const BsType *type, BsLoc loc)
{
    return bs_block_insert_arg(ir, block, block->n_args, type, loc);
}

void
bs_block_erase_arg(BsIr *ir, BsBlock *block, guint32 index)
{
    g_assert(index < block->n_args && !bs_value_uses(block->args[index]));
    bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_ARG_REMOVE,
                                  .subject = block,
                                  .i = index,
                                  .a = block->args[index]});
}

void
bs_block_splice(BsIr *ir, BsBlock *block, BsOp *before, BsOp *first)
{
    g_assert(bs_op_block(first) != block);
    move_run(ir, first, bs_op_block(first)->last, block, before);
}

BsBlock *
bs_block_split(BsIr *ir, BsBlock *block, BsOp *op)
{
    BsBlock *rest = bs_block_create(ir, block->region, block->next, block->loc);
    if (op)
        bs_block_splice(ir, rest, NULL, op);
    return rest;
}

void
bs_region_take(BsIr *ir, BsRegion *to, BsRegion *from)
{
    if (to->op && from->op && to->op->def == from->op->def)
        bs_op_note_heir(ir, from->op, to->op);
    while (from->first)
        bs_block_move(ir, from->first, to, NULL);
}
