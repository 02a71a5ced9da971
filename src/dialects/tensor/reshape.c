// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of tensor.expand_shape and collapse_shape, and folds of what gives
// them constants (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp, LLVM 19).
#include "dialects/common/reshape.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/linalg/shared.h"
#include "dialects/tensor/tensor-private.h"
#include "ir/affine-map.h"
#include "ir/ir.h"
#include "ir/shape.h"

// The op of that name, whose tensor has static sizes, that makes what is reshaped; or NULL.
static BsOp *
static_source(const BsOp *op, const char *name)
{
    BsOp *made = bs_value_defined_by(bs_op_operand(op, 0), name);
    return made && bs_type_has_static_shape(made->results[0].type) ? made : NULL;
}

static gboolean
reshape_source(BsBuilder *builder, BsOp *op, const char *name)
{
    const BsOp *source = static_source(op, name);
    if (!source)
        return FALSE;
    g_autofree BsValue **operands = g_new(BsValue *, (gsize)source->n_operands + 1);
    for (guint32 i = 0; i < source->n_operands; i++)
        operands[i] = bs_op_operand(source, i);
    bs_builder_replace_op_with(builder, op,
                               bs_builder_op(builder, name, op->loc, source->n_operands, operands,
                                             1, &op->results[0].type, NULL, 0));
    return TRUE;
}

static gboolean
reshape_splat(BsBuilder *builder, BsOp *op)
{
    return reshape_source(builder, op, "tensor.splat");
}

static gboolean
reshape_elements(BsBuilder *builder, BsOp *op)
{
    return reshape_source(builder, op, "tensor.from_elements");
}

// collapse(cast(x)) is cast(collapse(x)), or just collapse(x).
static gboolean
FoldCollapseOfCastOp(BsBuilder *builder, BsOp *op)
{
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "tensor.cast");
    BsGroups groups = {0};
    if (!cast || !bs_tensor_keeps_sizes(cast->results[0].type, bs_op_operand(cast, 0)->type) ||
        !bs_groups_read(op, &groups))
        return FALSE;
    BsValue *source = bs_op_operand(cast, 0);
    const BsType *type = bs_reshape_collapsed_type(builder->ir->context, source->type, &groups);
    if (type)
        bs_reshape_collapse_instead(builder, op, type, source, &groups);
    bs_vec_free(&groups);
    return type != NULL;
}

// The sizes that constants say, where the cast knows the size that they split; the values that are
// left in `operands`. FALSE: there are none.
static gboolean
find_given_sizes(const BsOp *op, const BsType *known, const BsGroups *groups, gint64 *sizes,
                 BsValues *operands)
{
    guint32 next = 1, dim = 0;
    for (guint32 i = 0; i < groups->len; i++) {
        for (const guint32 end = dim + groups->data[i]; dim < end; dim++) {
            if (sizes[dim] != BS_DYNAMIC)
                continue;
            BsValue *given = bs_op_operand(op, next++);
            if (known->shaped.shape[i] == BS_DYNAMIC || !bs_value_int(given, &sizes[dim]))
                bs_vec_push(operands, given);
        }
    }
    return operands->len < op->n_operands - 1;
}

// An expansion of a cast is, in the sizes that are constants, one to a type that says them.
static gboolean
ConvertToStaticExpandShape(BsBuilder *builder, BsOp *op)
{
    BsContext *context = builder->ir->context;
    BsValue *source = bs_op_operand(op, 0);
    const BsType *known = bs_tensor_uncast(source)->type, *type = op->results[0].type;
    BsGroups groups = {0};
    if (known == source->type || type->kind != BS_TYPE_TENSOR || !bs_groups_read(op, &groups))
        return FALSE;
    g_autofree gint64 *sizes = g_memdup2(type->shaped.shape, type->shaped.rank * sizeof *sizes);
    BsValues operands = {0};
    const gboolean found = find_given_sizes(op, known, &groups, sizes, &operands);
    if (found) {
        const BsType *element = type->shaped.element,
                     *full = bs_type_tensor(context, type->shaped.rank, sizes, element, NULL),
                     *narrow = bs_reshape_collapsed_type(context, full, &groups);
        BsValue *cast =
            bs_builder_value(builder, "tensor.cast", op->loc, narrow, source, NULL, NULL, NULL);
        bs_rewrite_replace(builder, op,
                           bs_builder_value(builder, "tensor.cast", op->loc, type,
                                            bs_reshape_make_expand(builder, op, full, cast, sizes,
                                                                   &operands, &groups),
                                            NULL, NULL, NULL));
    }
    bs_vec_free(&operands);
    bs_vec_free(&groups);
    return found;
}

// -- sizes of what is reshaped -------------------------------------------------------------------

// The op of that name that `dim` asks for a size that is only known when the program runs; its
// number is in *index. NULL: it does not.
static const BsOp *
asked_reshape(const BsOp *dim, const char *name, gint64 *index)
{
    const BsOp *reshape = bs_value_defined_by(bs_op_operand(dim, 0), name);
    const BsType *type = bs_op_operand(dim, 0)->type;
    return reshape && bs_value_int(bs_op_operand(dim, 1), index) && *index >= 0 &&
                   type->kind == BS_TYPE_TENSOR && *index < type->shaped.rank &&
                   type->shaped.shape[*index] == BS_DYNAMIC
               ? reshape
               : NULL;
}

static BsValue *
make_dim(BsBuilder *builder, const BsOp *op, BsValue *tensor, guint32 i)
{
    BsValue *index = bs_builder_index(builder, op->loc, i);
    return bs_builder_value(builder, "tensor.dim", op->loc, index->type, tensor, index, NULL, NULL);
}

// `op` becomes the value of `expr`, whose symbols are the values.
static gboolean
replace_by_apply(BsBuilder *builder, BsOp *op, BsAffineExprs *exprs, const BsAffineExpr *expr,
                 guint32 n, BsValue *const *values)
{
    BsAffineMap map = bs_affine_map_new(exprs, 0, n, 1);
    map.results[0] = expr;
    const BsNamedAttr item = {"map", bs_affine_map_attr(builder->ir->context, &map)};
    const BsType *index = bs_type_index(builder->ir->context);
    bs_builder_replace_op_with(builder, op,
                               bs_builder_op(builder, "affine.apply", op->loc, n, values, 1, &index,
                                             bs_attr_dict(builder->ir->context, 1, &item), 0));
    return TRUE;
}

// A size of an expansion is that of its source through those of the other parts.
gboolean
bs_tensor_dim_of_expand_shape(BsBuilder *builder, BsOp *op)
{
    gint64 index;
    const BsOp *expand = asked_reshape(op, "tensor.expand_shape", &index);
    BsGroups groups = {0};
    if (!expand || !bs_groups_read(expand, &groups))
        return FALSE;
    guint32 group = 0, begin = 0;
    while (group + 1 < groups.len && begin + groups.data[group] <= index)
        begin += groups.data[group++];
    const guint32 end = begin + (groups.len ? groups.data[group] : 0);
    bs_vec_free(&groups);
    const gint64 *shape = bs_op_operand(op, 0)->type->shaped.shape;
    guint64 product = 1;
    for (guint32 i = begin; i < end; i++)
        product *= i == index ? 1 : (guint64)shape[i];
    BsValue *size = make_dim(builder, op, bs_op_operand(expand, 0), group);
    BsArena arena;
    bs_arena_init(&arena);
    BsAffineExprs exprs = {.arena = &arena};
    const BsAffineExpr *expr = bs_affine_expr_make(
        &exprs, BS_AFFINE_FLOOR_DIV, bs_affine_expr_leaf(&exprs, BS_AFFINE_SYMBOL, 0),
        bs_affine_expr_leaf(&exprs, BS_AFFINE_CONSTANT, (gint64)product));
    replace_by_apply(builder, op, &exprs, expr, 1, &size);
    bs_arena_clear(&arena);
    return TRUE;
}

// A size of what is collapsed is the product of the sizes that it is made of.
gboolean
bs_tensor_dim_of_collapse_shape(BsBuilder *builder, BsOp *op)
{
    gint64 index;
    const BsOp *collapse = asked_reshape(op, "tensor.collapse_shape", &index);
    BsGroups groups = {0};
    if (!collapse || !bs_groups_read(collapse, &groups))
        return FALSE;
    guint32 begin = 0;
    for (guint32 i = 0; i < index; i++)
        begin += groups.data[i];
    const guint32 n = groups.data[index];
    bs_vec_free(&groups);
    g_autofree BsValue **sizes = g_new(BsValue *, n);
    BsArena arena;
    bs_arena_init(&arena);
    BsAffineExprs exprs = {.arena = &arena};
    const BsAffineExpr *product = NULL;
    for (guint32 i = 0; i < n; i++) {
        const BsAffineExpr *symbol = bs_affine_expr_leaf(&exprs, BS_AFFINE_SYMBOL, i);
        sizes[i] = make_dim(builder, op, bs_op_operand(collapse, 0), begin + i);
        product = product ? bs_affine_expr_make(&exprs, BS_AFFINE_MUL, product, symbol) : symbol;
    }
    replace_by_apply(builder, op, &exprs, product, n, sizes);
    bs_arena_clear(&arena);
    return TRUE;
}

// -- folds ---------------------------------------------------------------------------------------

// A tensor of one value everywhere is that in any shape.
static BsFold
fold_to_splat(BsBuilder *builder, const BsAttr *elements, const BsType *type, BsFoldResult *results)
{
    if (!elements || !bs_attr_is_splat(elements) || !bs_type_has_static_shape(type))
        return BS_FOLD_NONE;
    return bs_fold_to_attr(results, bs_attr_splat_as(builder->ir->context, elements, type));
}

BsFold
bs_fold_tensor_gather(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                      BsFoldResult *results)
{
    return fold_to_splat(builder, constants[0], op->results[0].type, results);
}

// Whether `size` is what dimension `i` of the tensor has: its number, or a tensor.dim of it.
static gboolean
is_size_of(const BsValue *size, const BsValue *tensor, guint32 i)
{
    gint64 number;
    if (bs_value_int(size, &number))
        return number == tensor->type->shaped.shape[i];
    const BsOp *dim = bs_value_defined_by(size, "tensor.dim");
    return dim && bs_op_operand(dim, 0) == tensor && bs_value_int(bs_op_operand(dim, 1), &number) &&
           number == i;
}

// Whether `shape`, a tensor, was made of the sizes that the tensor has.
static gboolean
is_shape_of(const BsValue *shape, const BsValue *tensor)
{
    const BsOp *made = bs_value_defined_by(shape, "tensor.from_elements");
    gboolean same = made && made->n_operands == tensor->type->shaped.rank;
    for (guint32 i = 0; same && i < made->n_operands; i++)
        same = is_size_of(bs_op_operand(made, i), tensor, i);
    return same;
}

// A reshape of a reshape needs the outer one only, and one to the shape that there is, none.
BsFold
bs_fold_tensor_reshape(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                       BsFoldResult *results)
{
    BsValue *source = bs_op_operand(op, 0);
    const BsType *type = op->results[0].type;
    if (fold_to_splat(builder, constants[0], type, results) == BS_FOLD_RESULTS)
        return BS_FOLD_RESULTS;
    const BsOp *inner = bs_value_defined_by(source, "tensor.reshape");
    if (inner) {
        bs_op_set_operand(builder->ir, op, 0, bs_op_operand(inner, 0));
        return BS_FOLD_IN_PLACE;
    }
    if (source->type != type || type->kind != BS_TYPE_TENSOR)
        return BS_FOLD_NONE;
    const gboolean is_list =
        type->shaped.rank == 1 || (!type->shaped.rank && bs_op_upstream(op) >= BS_UPSTREAM_22);
    return is_list || is_shape_of(bs_op_operand(op, 1), source) ? bs_fold_to_value(results, source)
                                                                : BS_FOLD_NONE;
}

BsFold
bs_fold_tensor_splat(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                     BsFoldResult *results)
{
    const BsAttr *value = constants[0];
    const BsType *type = op->results[0].type;
    if (!value || (value->kind != BS_ATTR_INTEGER && value->kind != BS_ATTR_FLOAT) ||
        !bs_type_has_static_shape(type) ||
        (value->kind == BS_ATTR_FLOAT && value->floating.high_bits))
        return BS_FOLD_NONE;
    const guint64 bits =
        value->kind == BS_ATTR_FLOAT ? value->floating.bits : (guint64)value->integer;
    return bs_fold_to_attr(results, bs_attr_dense(builder->ir->context, type, 1, &bits, TRUE));
}

BsFold
bs_fold_tensor_rank(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                    BsFoldResult *results)
{
    const BsType *type = bs_op_operand(op, 0)->type;
    if (type->kind != BS_TYPE_TENSOR)
        return BS_FOLD_NONE;
    return bs_fold_to_attr(results, bs_attr_index(builder->ir->context, type->shaped.rank));
}

// -- the lists, in the order of upstream's registration ------------------------------------------

// clang-format off
#define BOTH(op_name, kind) \
    NAMED("(anonymous namespace)::FoldFillWithTensorReshape<mlir::tensor::" op_name ">", bs_linalg_reshape_of_fill, 1), \
    NAMED("mlir::ComposeReassociativeReshapeOps<mlir::tensor::" op_name ", mlir::ReshapeOpKind::" kind ">", \
          bs_reshape_compose, 1)
#define CONSTANTS(op_name) \
    NAMED("(anonymous namespace)::FoldReshapeWithSplat<mlir::tensor::" op_name ">", reshape_splat, 1), \
    NAMED("(anonymous namespace)::FoldReshapeWithFromElements<mlir::tensor::" op_name ">", reshape_elements, 1)
const BsPattern bs_patterns_tensor_expand_shape[] = {
    BOTH("ExpandShapeOp", "kExpand"),
    NAMED("mlir::ComposeExpandOfCollapseOp<mlir::tensor::ExpandShapeOp, mlir::tensor::CollapseShapeOp>",
          bs_reshape_expand_of_collapse, 1),
    NAMED_SINCE_22("(anonymous namespace)::ConvertToStaticExpandShape", ConvertToStaticExpandShape, 1),
    CONSTANTS("ExpandShapeOp"), END,
};
const BsPattern bs_patterns_tensor_collapse_shape[] = {
    BOTH("CollapseShapeOp", "kCollapse"),
    NAMED("mlir::ComposeCollapseOfExpandOp<mlir::tensor::CollapseShapeOp, mlir::tensor::ExpandShapeOp, "
          "mlir::tensor::CastOp, mlir::tensor::DimOp, mlir::RankedTensorType>", bs_reshape_collapse_of_expand, 1),
    CONSTANTS("CollapseShapeOp"), NAMED("(anonymous namespace)::FoldCollapseOfCastOp", FoldCollapseOfCastOp, 1), END,
};
// clang-format on
