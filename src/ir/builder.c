// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/builder.h"

#include "ir/shape.h"
#include "support/vec.h"

#define tell(builder, event, ...)                                              \
    do {                                                                       \
        if ((builder)->listener && (builder)->listener->event)                 \
            (builder)->listener->event((builder)->listener_data, __VA_ARGS__); \
    } while (0)

// -- the insertion point -------------------------------------------------------------------------

void
bs_builder_init(BsBuilder *builder, BsIr *ir)
{
    *builder = (BsBuilder){.ir = ir};
}

void
bs_builder_set_after(BsBuilder *builder, BsOp *op)
{
    builder->block = bs_op_block(op);
    builder->before = bs_op_next(op);
}

void
bs_builder_set_start(BsBuilder *builder, BsBlock *block)
{
    builder->block = block;
    builder->before = block->first;
}

void
bs_builder_set_end(BsBuilder *builder, BsBlock *block)
{
    builder->block = block;
    builder->before = NULL;
}

// -- making ops ----------------------------------------------------------------------------------

BsOp *
bs_builder_insert(BsBuilder *builder, const BsOpState *state)
{
    BsOp *op = bs_op_create(builder->ir, state);
    bs_op_insert(builder->ir, op, builder->block, builder->before);
    tell(builder, op_inserted, op);
    return op;
}

// Attributes with a default are always there, as the parser leaves them; so equal ops have equal
// attributes.
static const BsAttr *
with_defaults(BsContext *context, const BsOpDef *def, const BsAttr *attrs)
{
    for (guint32 i = 0; def->shape && i < def->shape->n_attrs; i++) {
        const BsGroup *group = &def->shape->attrs[i];
        if (group->default_attr && !bs_dict_get(attrs, group->name))
            attrs = bs_dict_with(context, attrs, group->name, group->default_attr);
    }
    return attrs;
}

BsOp *
bs_builder_op(BsBuilder *builder, const char *name, BsLoc loc, guint32 n_operands,
              BsValue *const *operands, guint32 n_results, const BsType *const *result_types,
              const BsAttr *attrs, guint32 n_regions)
{
    const BsOpDef *def = bs_context_op(builder->ir->context, name);
    const BsOpState state = {
        .def = def,
        .loc = loc, // of what it was made for
        .attrs = with_defaults(builder->ir->context, def, attrs),
        .n_operands = n_operands,
        .operands = operands,
        .n_results = n_results,
        .result_types = result_types,
        .n_regions = n_regions,
    };
    return bs_builder_insert(builder, &state);
}

BsValue *
bs_builder_value(BsBuilder *builder, const char *name, BsLoc loc, const BsType *result_type,
                 BsValue *a, BsValue *b, BsValue *c, const BsAttr *attrs)
{
    BsValue *const operands[] = {a, b, c};
    const guint32 n = a ? b ? c ? 3 : 2 : 1 : 0;
    return bs_op_result(bs_builder_op(builder, name, loc, n, operands, 1, &result_type, attrs, 0),
                        0);
}

BsValue *
bs_builder_constant(BsBuilder *builder, BsLoc loc, const BsAttr *value)
{
    const BsNamedAttr item = {"value", value};
    return bs_builder_value(builder, "arith.constant", loc, value->type, NULL, NULL, NULL,
                            bs_attr_dict(builder->ir->context, 1, &item));
}

BsValue *
bs_builder_bool(BsBuilder *builder, BsLoc loc, gboolean value)
{
    return bs_builder_constant(builder, loc, bs_attr_bool(builder->ir->context, value));
}

BsValue *
bs_builder_index(BsBuilder *builder, BsLoc loc, gint64 value)
{
    return bs_builder_constant(builder, loc, bs_attr_index(builder->ir->context, value));
}

BsBlock *
bs_builder_block(BsBuilder *builder, BsRegion *region, BsLoc loc)
{
    BsBlock *block = bs_block_create(builder->ir, region, NULL, loc);
    bs_builder_set_end(builder, block);
    return block;
}

// -- rewriting -----------------------------------------------------------------------------------

void
bs_builder_modified(BsBuilder *builder, BsOp *op)
{
    tell(builder, op_modified, op);
}

void
bs_builder_upstream_crashes(BsBuilder *builder, BsOp *op, const char *why)
{
    tell(builder, upstream_crashes, op, why);
}

void
bs_builder_replace_uses(BsBuilder *builder, BsValue *from, BsValue *to)
{
    if (from == to)
        return;
    bs_value_note_heir(builder->ir, from, to);
    while (bs_value_uses(from)) {
        BsOp *user = bs_use_owner(bs_value_uses(from));
        bs_op_set_operand(builder->ir, user, bs_use_index(bs_value_uses(from)), to);
        tell(builder, op_modified, user);
    }
}

static gboolean
has_result(const BsOp *op, BsValue *const *values)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (values[i] && bs_value_op(values[i]) == op)
            return TRUE;
    }
    return FALSE;
}

void
bs_builder_replace_op(BsBuilder *builder, BsOp *op, BsValue *const *values)
{
    if (has_result(op, values))
        return;
    tell(builder, op_replaced, op, values);
    for (guint32 i = 0; i < op->n_results; i++)
        bs_builder_replace_uses(builder, bs_op_result(op, i), values[i]);
    bs_builder_erase_op(builder, op);
}

void
bs_builder_replace_op_with(BsBuilder *builder, BsOp *op, BsOp *by)
{
    g_assert(op->n_results == by->n_results);
    BsValue *few[8];
    g_autofree BsValue **many =
        op->n_results > G_N_ELEMENTS(few) ? g_new(BsValue *, op->n_results) : NULL;
    BsValue **values = many ? many : few;
    for (guint32 i = 0; i < op->n_results; i++)
        values[i] = bs_op_result(by, i);
    bs_op_note_heir(builder->ir, op, by);
    bs_builder_replace_op(builder, op, values);
}

// Uses that are left when their definition goes are in ops that go too: in a cycle of blocks, or
// unreachable.
static void
drop_uses(BsBuilder *builder, BsValue *value)
{
    while (bs_value_uses(value))
        bs_op_set_operands(builder->ir, bs_use_owner(bs_value_uses(value)), 0, NULL);
}

static void erase_tree(BsBuilder *builder, BsOp *op);

typedef BS_VEC(BsBlock *) Blocks;

// Blocks reachable from `entry`, successors before predecessors (post-order of a depth-first walk).
static void
post_order(BsBlock *entry, Blocks *order)
{
    typedef struct Frame {
        BsBlock *block;
        guint32 next;
    } Frame;
    BS_VEC(Frame) stack = {0};
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    g_hash_table_add(seen, entry);
    bs_vec_push(&stack, ((Frame){entry, 0}));
    while (stack.len) {
        Frame *frame = &bs_vec_last(&stack);
        const BsOp *last = frame->block->last;
        if (last && frame->next < last->n_successors) {
            BsBlock *successor = bs_successor_block(bs_op_successor(last, frame->next++));
            if (successor && g_hash_table_add(seen, successor))
                bs_vec_push(&stack, ((Frame){successor, 0}));
        } else {
            bs_vec_push(order, frame->block);
            (void)bs_vec_pop(&stack);
        }
    }
    bs_vec_free(&stack);
}

// As upstream: successors before predecessors, ops last to first, so that the listener sees uses go
// before definitions.
static void
erase_region(BsBuilder *builder, BsRegion *region)
{
    while (region->first) {
        Blocks order = {0};
        post_order(region->first, &order);
        for (guint32 b = 0; b < order.len; b++) {
            while (order.data[b]->last)
                erase_tree(builder, order.data[b]->last);
        }
        for (guint32 b = 0; b < order.len; b++) {
            BsBlock *block = order.data[b];
            for (guint32 i = 0; i < block->n_args; i++)
                drop_uses(builder, block->args[i]);
            while (block->preds)
                bs_op_set_successor(builder->ir, bs_successor_owner(block->preds),
                                    bs_successor_index(block->preds), NULL);
            tell(builder, block_erased, block);
            bs_block_erase(builder->ir, block);
        }
        bs_vec_free(&order);
    }
}

static void
erase_tree(BsBuilder *builder, BsOp *op)
{
    for (guint32 r = op->n_regions; r-- > 0;)
        erase_region(builder, bs_op_region(op, r));
    tell(builder, op_erased, op);
    for (guint32 i = 0; i < op->n_results; i++)
        drop_uses(builder, bs_op_result(op, i));
    bs_op_erase(builder->ir, op);
}

void
bs_builder_erase_op(BsBuilder *builder, BsOp *op)
{
    g_assert(bs_op_is_unused(op));
    if (builder->before == op) // the insertion point survives
        builder->before = bs_op_next(op);
    if (builder->listener)
        erase_tree(builder, op);
    else
        bs_op_erase(builder->ir, op);
}

void
bs_builder_erase_block(BsBuilder *builder, BsBlock *block)
{
    while (block->last)
        bs_builder_erase_op(builder, block->last);
    tell(builder, block_erased, block);
    bs_block_erase(builder->ir, block);
}

void
bs_builder_move_op(BsBuilder *builder, BsOp *op, BsBlock *block, BsOp *before)
{
    bs_op_move(builder->ir, op, block, before);
    tell(builder, op_inserted, op);
}

void
bs_builder_inline_block(BsBuilder *builder, BsBlock *source, BsBlock *block, BsOp *before,
                        BsValue *const *args)
{
    for (guint32 i = 0; i < source->n_args; i++)
        bs_builder_replace_uses(builder, source->args[i], args[i]);
    BsOp *first = source->first;
    if (first) {
        bs_block_splice(builder->ir, block, before, first);
        for (BsOp *op = first; op != before; op = bs_op_next(op))
            tell(builder, op_inserted, op);
    }
    bs_builder_erase_block(builder, source);
}
