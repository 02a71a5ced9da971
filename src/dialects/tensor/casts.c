// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tensor.casts on the way into ops with destinations, and out of linalg ops, whose types they then
// say (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp and mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp).
#include "dialects/common/fold.h"
#include "dialects/linalg/shared.h"
#include "dialects/tensor/tensor-private.h"
#include "ir/affine-map.h"
#include "ir/clone.h"
#include "ir/shape.h"

static BsValue *
make_cast(BsBuilder *builder, BsLoc loc, const BsType *type, BsValue *value)
{
    return bs_builder_value(builder, "tensor.cast", loc, type, value, NULL, NULL, NULL);
}

// Replaces `op` by its copy `made`, with casts where a result has another type.
static void
replace_with_casts(BsBuilder *builder, BsOp *op, BsOp *made)
{
    g_autofree BsValue **values = g_new(BsValue *, (gsize)op->n_results + 1);
    for (guint32 i = 0; i < op->n_results; i++) {
        const BsType *type = bs_op_result(op, i)->type;
        values[i] = bs_op_result(made, i);
        if (values[i]->type != type)
            values[i] = make_cast(builder, op->loc, type, values[i]);
    }
    bs_builder_replace_op(builder, op, values);
}

// -- into any op with destinations ---------------------------------------------------------------

BsValue *
bs_tensor_uncast(BsValue *value)
{
    const BsOp *cast = bs_value_defined_by(value, "tensor.cast");
    return cast && bs_tensor_keeps_sizes(value->type, bs_op_operand(cast, 0)->type)
               ? bs_op_operand(cast, 0)
               : value;
}

gboolean
bs_tensor_fold_operand_casts(BsBuilder *builder, BsOp *op)
{
    const BsRange destinations = op->def->destinations(op);
    g_autofree BsValue **operands = g_new(BsValue *, (gsize)op->n_operands + 1);
    g_autofree const BsType **types = g_new(const BsType *, (gsize)op->n_results + 1);
    gboolean changed = FALSE;
    for (guint32 i = 0; i < op->n_operands; i++) {
        operands[i] = bs_tensor_uncast(bs_op_operand(op, i));
        changed |= operands[i] != bs_op_operand(op, i);
    }
    if (!changed)
        return FALSE;
    guint32 n = 0;
    for (guint32 i = 0; i < destinations.n && n < op->n_results; i++) {
        const BsType *type = operands[destinations.begin + i]->type;
        if (type->kind != BS_TYPE_MEMREF)
            types[n++] = type;
    }
    if (n < op->n_results)
        return FALSE;
    replace_with_casts(builder, op,
                       bs_clone_op_for(builder, op, op->loc, op->attrs, operands, types));
    return TRUE;
}

// -- out of linalg ops ---------------------------------------------------------------------------

// A cast that knows more of a linalg op's result is of its destination.
gboolean
bs_linalg_fold_result_cast(BsBuilder *builder, BsOp *op)
{
    const BsValue *source = bs_op_operand(op, 0);
    const BsType *type = bs_op_result(op, 0)->type;
    BsOp *made_by = bs_value_op(source);
    if (!made_by || !bs_linalg_is_structured(made_by) || bs_op_block(made_by) != bs_op_block(op) ||
        !bs_tensor_keeps_sizes(source->type, type))
        return FALSE;
    const BsRange outputs = bs_linalg_outputs(made_by);
    const guint32 number = source->index;
    if (number >= outputs.n)
        return FALSE;
    bs_builder_set_before(builder, made_by);
    g_autofree BsValue **operands = g_new(BsValue *, (gsize)made_by->n_operands + 1);
    g_autofree const BsType **types = g_new(const BsType *, (gsize)made_by->n_results + 1);
    for (guint32 i = 0; i < made_by->n_operands; i++)
        operands[i] = bs_op_operand(made_by, i);
    for (guint32 i = 0; i < made_by->n_results; i++)
        types[i] = bs_op_result(made_by, i)->type;
    BsValue **output = &operands[outputs.begin + number];
    *output = make_cast(builder, made_by->loc, type, *output);
    types[number] = type;
    BsOp *made = bs_clone_op_for(builder, made_by, made_by->loc, made_by->attrs, operands, types);
    replace_with_casts(builder, made_by, made);
    BsValue *result = bs_op_result(made, number);
    bs_builder_replace_op(builder, op, &result);
    return TRUE;
}

// -- from operand to operand ---------------------------------------------------------------------

// The sizes of the loops as far as operands say them, and the maps that say which loops those are.
typedef struct Loops {
    BsAffineMap *maps; // of each operand
    gint64 *sizes;     // of each loop, BS_DYNAMIC: not known
} Loops;

// Whether each result is a loop of its own.
static gboolean
is_projected_permutation(const BsAffineMap *map)
{
    for (guint32 i = 0; i < map->n_results; i++) {
        if (map->results[i]->kind != BS_AFFINE_DIM)
            return FALSE;
        for (guint32 k = 0; k < i; k++)
            if (map->results[k]->value == map->results[i]->value)
                return FALSE;
    }
    return map->n_symbols == 0;
}

static gboolean
find_loops(const BsOp *op, const BsAttr *maps, BsAffineExprs *exprs, Loops *loops)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsType *type = bs_op_operand(op, i)->type;
        BsAffineMap *map = &loops->maps[i];
        if (type->kind == BS_TYPE_MEMREF || !bs_affine_map_read(exprs, maps->array.items[i], map) ||
            !is_projected_permutation(map))
            return FALSE;
        if (!i) {
            loops->sizes = g_new(gint64, (gsize)map->n_dims + 1);
            for (guint32 k = 0; k < map->n_dims; k++)
                loops->sizes[k] = BS_DYNAMIC;
        }
        for (guint32 k = 0; type->kind == BS_TYPE_TENSOR && k < map->n_results; k++) {
            gint64 *size = &loops->sizes[map->results[k]->value];
            if (*size == BS_DYNAMIC)
                *size = type->shaped.shape[k];
        }
    }
    return TRUE;
}

// The operand, or a cast of it to the sizes of its loops; its type, for a result, is in *type.
static BsValue *
with_known_sizes(BsBuilder *builder, const BsOp *op, guint32 i, const Loops *loops,
                 const BsType **type)
{
    BsValue *value = bs_op_operand(op, i);
    gboolean changed = FALSE;
    *type = value->type;
    if (value->type->kind != BS_TYPE_TENSOR || bs_type_has_static_shape(value->type))
        return value;
    const guint32 rank = value->type->shaped.rank;
    g_autofree gint64 *shape = g_new(gint64, (gsize)rank + 1);
    for (guint32 k = 0; k < rank; k++) {
        shape[k] = value->type->shaped.shape[k];
        if (shape[k] != BS_DYNAMIC)
            continue;
        shape[k] = loops->sizes[loops->maps[i].results[k]->value];
        changed |= shape[k] != BS_DYNAMIC;
    }
    *type = bs_type_tensor(builder->ir->context, rank, shape, value->type->shaped.element, NULL);
    return changed ? make_cast(builder, op->loc, *type, value) : value;
}

static gboolean
apply_known_sizes(BsBuilder *builder, BsOp *op, const Loops *loops)
{
    const BsRange outputs = bs_linalg_outputs(op);
    g_autofree BsValue **operands = g_new(BsValue *, (gsize)op->n_operands + 1);
    g_autofree const BsType **types = g_new0(const BsType *, (gsize)op->n_operands + 1);
    gboolean changed = FALSE;
    for (guint32 i = 0; i < op->n_operands; i++) {
        operands[i] = with_known_sizes(builder, op, i, loops, &types[i]);
        changed |= operands[i] != bs_op_operand(op, i);
    }
    if (changed)
        replace_with_casts(
            builder, op,
            bs_clone_op_for(builder, op, op->loc, op->attrs, operands, types + outputs.begin));
    return changed;
}

gboolean
bs_linalg_infer_sizes(BsBuilder *builder, BsOp *op)
{
    const BsAttr *maps = bs_linalg_maps(op);
    if (!maps || maps->array.n != op->n_operands || bs_linalg_outputs(op).n != op->n_results)
        return FALSE;
    BsArena arena;
    BsAffineExprs exprs = {.arena = &arena};
    Loops loops = {.maps = g_new0(BsAffineMap, (gsize)op->n_operands + 1)};
    bs_arena_init(&arena);
    const gboolean changed =
        find_loops(op, maps, &exprs, &loops) && apply_known_sizes(builder, op, &loops);
    bs_arena_clear(&arena);
    g_free(loops.maps);
    g_free(loops.sizes);
    return changed;
}
