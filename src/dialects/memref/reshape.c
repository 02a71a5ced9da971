// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of memref.expand_shape and collapse_shape: casts of what they reshape
// (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, LLVM 19).
#include "dialects/common/reshape.h"
#include "dialects/common/fold.h"
#include "dialects/common/rewrite.h"
#include "dialects/memref/memref-private.h"
#include "dialects/memref/slice.h"
#include "ir/ir.h"
#include "support/vec.h"

// -- collapse of cast ----------------------------------------------------------------------------

// collapse(cast(x)) is cast(collapse(x)), or just collapse(x).
static gboolean
CollapseShapeOpMemRefCastFolder(BsBuilder *builder, BsOp *op)
{
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "memref.cast");
    BsGroups groups = {0};
    if (!cast || !bs_memref_cast_only_forgets(cast) || !bs_groups_read(op, &groups))
        return FALSE;
    BsValue *source = bs_op_operand(cast, 0);
    const BsType *type = bs_reshape_collapsed_type(builder->ir->context, source->type, &groups);
    if (type)
        type = bs_memref_collapsed_type(op, source->type, type, bs_op_attr(op, "reassociation"));
    if (type)
        bs_reshape_collapse_instead(builder, op, type, source, &groups);
    bs_vec_free(&groups);
    return type != NULL;
}

// -- expand of cast ------------------------------------------------------------------------------

// The sizes of an expansion, constants among them as numbers; the others are appended to `values`.
static void
read_output_sizes(const BsOp *op, gint64 *sizes, BsValues *values)
{
    const BsAttr *statics = bs_op_attr(op, "static_output_shape");
    guint32 next = 1;
    for (guint32 i = 0; i < statics->dense.n; i++) {
        sizes[i] = (gint64)statics->dense.values[i];
        if (sizes[i] != BS_DYNAMIC)
            continue;
        BsValue *value = bs_op_operand(op, next++);
        if (!bs_value_int(value, &sizes[i]))
            bs_vec_push(values, value);
    }
}

// A group is to have sizes that are only known when the program runs where the source has one.
static gboolean
knows_the_same(const BsType *source, const BsGroups *groups, const gint64 *sizes)
{
    guint32 at = 0;
    for (guint32 i = 0; i < groups->len; at += groups->data[i++]) {
        if (i >= source->shaped.rank || (source->shaped.shape[i] == BS_DYNAMIC) !=
                                            (bs_count_dynamic(groups->data[i], sizes + at) > 0))
            return FALSE;
    }
    return TRUE;
}

static gboolean
expand_source(BsBuilder *builder, BsOp *op, BsValue *source, const gint64 *sizes,
              const BsValues *values)
{
    BsContext *context = builder->ir->context;
    const BsType *was = bs_op_result(op, 0)->type;
    const BsType *shape = bs_type_memref(context, was->shaped.rank, sizes, was->shaped.element,
                                         NULL, was->shaped.space);
    const BsType *type =
        bs_memref_expanded_type(op, source->type, shape, bs_op_attr(op, "reassociation"));
    if (type == was) {
        bs_op_set_operand(builder->ir, op, 0, source);
        bs_builder_modified(builder, op);
        return TRUE;
    }
    const BsNamedAttr items[] = {
        {"reassociation", bs_op_attr(op, "reassociation")},
        {"static_output_shape", bs_attr_i64_array(context, was->shaped.rank, sizes)}};
    BsOp *made = bs_builder_op(builder, "memref.expand_shape", op->loc, values->len, values->data,
                               1, &type, bs_attr_dict(context, 2, items), 0);
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "memref.cast", op->loc, was,
                                               bs_op_result(made, 0), NULL, NULL, NULL));
}

// expand(cast(x)) is cast(expand(x)), or just expand(x).
static gboolean
ExpandShapeOpMemRefCastFolder(BsBuilder *builder, BsOp *op)
{
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "memref.cast");
    BsGroups groups = {0};
    if (!cast || !bs_memref_cast_only_forgets(cast) || !bs_groups_read(op, &groups))
        return FALSE;
    BsValue *source = bs_op_operand(cast, 0);
    BsValues values = {0};
    g_autofree gint64 *sizes = g_new0(gint64, bs_op_attr(op, "static_output_shape")->dense.n + 1);
    bs_vec_push(&values, source);
    read_output_sizes(op, sizes, &values);
    const gboolean applies = source->type->kind == BS_TYPE_MEMREF &&
                             knows_the_same(source->type, &groups, sizes) &&
                             expand_source(builder, op, source, sizes, &values);
    bs_vec_free(&values);
    bs_vec_free(&groups);
    return applies;
}

// -- the lists, in the order of upstream's registration ------------------------------------------

// clang-format off
const BsPattern bs_patterns_memref_expand_shape[] = {
    { .name = "mlir::ComposeReassociativeReshapeOps<mlir::memref::ExpandShapeOp, mlir::ReshapeOpKind::kExpand>",
      .benefit = 1, .rewrite = bs_reshape_compose },
    { .name = "mlir::ComposeExpandOfCollapseOp<mlir::memref::ExpandShapeOp, mlir::memref::CollapseShapeOp>",
      .benefit = 1, .rewrite = bs_reshape_expand_of_collapse },
    { .name = "ExpandShapeOpMemRefCastFolder", .benefit = 1, .rewrite = ExpandShapeOpMemRefCastFolder,
      .releases = BS_SINCE_22 },
    { .name = NULL },
};
const BsPattern bs_patterns_memref_collapse_shape[] = {
    { .name = "mlir::ComposeReassociativeReshapeOps<mlir::memref::CollapseShapeOp, mlir::ReshapeOpKind::kCollapse>",
      .benefit = 1, .rewrite = bs_reshape_compose },
    { .name = "mlir::ComposeCollapseOfExpandOp<mlir::memref::CollapseShapeOp, mlir::memref::ExpandShapeOp, "
              "mlir::memref::CastOp, mlir::memref::DimOp, mlir::MemRefType>",
      .benefit = 1, .rewrite = bs_reshape_collapse_of_expand },
    { .name = "CollapseShapeOpMemRefCastFolder", .benefit = 1, .rewrite = CollapseShapeOpMemRefCastFolder },
    { .name = NULL },
};
// clang-format on
