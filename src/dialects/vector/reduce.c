// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.reduction, vector.multi_reduction and vector.scan: their rules, and reductions of one
// element, which are one operation (mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 19).
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/enums.h"
#include "ir/shape.h"
#include "syntax/printer.h"

#include <string.h>

// -- kinds ---------------------------------------------------------------------------------------

// What combines two values, of integers and of floats; NULL where a kind is not for these.
static const struct Kind {
    const char *name, *of_integers, *of_floats;
} kinds[] = {
    {"add", "arith.addi", "arith.addf"},  {"mul", "arith.muli", "arith.mulf"},
    {"minui", "arith.minui", NULL},       {"minsi", "arith.minsi", NULL},
    {"minnumf", NULL, "arith.minnumf"},   {"maxui", "arith.maxui", NULL},
    {"maxsi", "arith.maxsi", NULL},       {"maxnumf", NULL, "arith.maxnumf"},
    {"and", "arith.andi", NULL},          {"or", "arith.ori", NULL},
    {"xor", "arith.xori", NULL},          {"maximumf", NULL, "arith.maximumf"},
    {"minimumf", NULL, "arith.minimumf"},
};

static const struct Kind *
kind_of(const BsOp *op)
{
    const BsEnum *names = bs_enum_find("vector-kind");
    const gint64 value = bs_enum_attr_value(names, bs_op_attr(op, "kind"));
    for (guint i = 0; value >= 0 && i < G_N_ELEMENTS(kinds); i++) {
        if (!strcmp(kinds[i].name, names->keywords[value]))
            return &kinds[i];
    }
    return NULL;
}

// The op that combines values of the type, or elements of that; NULL when there is none.
static const char *
combining_op(const BsOp *op, const BsType *type)
{
    const struct Kind *kind = kind_of(op);
    const BsTypeKind element = bs_type_element(type)->kind;
    if (!kind)
        return NULL;
    if (element == BS_TYPE_INTEGER || element == BS_TYPE_INDEX)
        return kind->of_integers;
    return element == BS_TYPE_FLOAT ? kind->of_floats : NULL;
}

gboolean
bs_vector_can_combine(const BsOp *op, const BsType *type)
{
    return combining_op(op, type) != NULL;
}

// -- rules ---------------------------------------------------------------------------------------

gboolean
bs_vector_verify_reduction(const BsOp *op, BsDiags *diags)
{
    const BsType *vector = bs_op_operand(op, 0)->type, *dest = op->results[0].type;
    if (!bs_check_that(vector->shaped.element == bs_type_element(dest), op, diags,
                       "source operand and result have same element type") ||
        !bs_check_that(op->n_operands == 1 || bs_op_operand(op, 1)->type == dest, op, diags,
                       "dest and acc have the same type"))
        return FALSE;
    if (vector->shaped.rank > 1) {
        bs_diags_op_error(diags, op, "unsupported reduction rank: %u", vector->shaped.rank);
        return FALSE;
    }
    if (!bs_type_is_shaped(dest) && bs_vector_can_combine(op, dest))
        return TRUE;
    g_autofree char *type = bs_type_to_string(dest);
    bs_diags_op_error(diags, op, "unsupported reduction type ''%s'' for kind '%s'", type,
                      kind_of(op)->name);
    return FALSE;
}

// Until 19 the dimensions are a list, since 22 a dense array.
static gboolean
is_reduced(const BsOp *op, guint32 dim)
{
    const BsAttr *dims = bs_op_attr(op, "reduction_dims");
    for (guint32 i = 0; i < bs_vector_n_mask_sizes(dims); i++) {
        if (bs_vector_mask_size(dims, i) == dim)
            return TRUE;
    }
    return FALSE;
}

// The dimensions that are not reduced; a number when all are.
static const BsType *
reduced_type(const BsOp *op)
{
    BsContext *context = bs_op_context(op);
    const BsType *from = bs_op_operand(op, 0)->type;
    const BsAttr *scalable = from->shaped.layout;
    g_autofree gint64 *shape = g_new(gint64, from->shaped.rank + 1);
    g_autofree gint64 *scales = g_new(gint64, from->shaped.rank + 1);
    guint32 n = 0;
    for (guint32 i = 0; i < from->shaped.rank; i++) {
        if (is_reduced(op, i))
            continue;
        shape[n] = from->shaped.shape[i];
        scales[n++] = scalable ? (gint64)scalable->dense.values[i] : 0;
    }
    return n ? bs_type_scalable_vector(context, n, shape, scales, from->shaped.element)
             : from->shaped.element;
}

gboolean
bs_vector_verify_multi_reduction(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    if (!bs_check_that(bs_op_operand(op, 1)->type == to, op, diags,
                       "all of {dest, acc} have same type") ||
        !bs_check_that(from->shaped.element == bs_type_element(to), op, diags,
                       "source operand and result have same element type"))
        return FALSE;
    return to == reduced_type(op) ||
           bs_fail_types(op, diags, "destination type %s is incompatible with source type %s", to,
                         from);
}

// The shape of what each scan begins with: that of the source without the dimension.
static gboolean
has_initial_shape(const BsType *from, const BsType *initial, gint64 dim)
{
    for (guint32 i = 0, k = 0; i < from->shaped.rank; i++) {
        if (i != dim &&
            (k >= initial->shaped.rank || initial->shaped.shape[k++] != from->shaped.shape[i]))
            return FALSE;
    }
    return dim >= 0;
}

gboolean
bs_vector_verify_scan(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *initial = bs_op_operand(op, 1)->type;
    const gint64 dim = bs_op_attr(op, "reduction_dim")->integer, rank = from->shaped.rank;
    if (!bs_check_that(from == bs_op_result(op, 0)->type, op, diags,
                       "all of {source, dest} have same type") ||
        !bs_check_that(initial == bs_op_result(op, 1)->type, op, diags,
                       "all of {initial_value, accumulated_value} have same type"))
        return FALSE;
    if (dim >= rank) {
        bs_diags_op_error(diags, op,
                          "reduction dimension %" G_GINT64_FORMAT
                          " has to be less than %" G_GINT64_FORMAT,
                          dim, rank);
        return FALSE;
    }
    if (initial->shaped.rank != rank - 1) {
        bs_diags_op_error(diags, op, "initial value rank %u has to be equal to %" G_GINT64_FORMAT,
                          initial->shaped.rank, rank - 1);
        return FALSE;
    }
    if (!has_initial_shape(from, initial, dim))
        return bs_fail(op, diags, "incompatible input/initial value shapes");
    if (bs_vector_can_combine(op, from))
        return TRUE;
    g_autofree char *type = bs_type_to_string(from->shaped.element);
    bs_diags_op_error(diags, op, "unsupported reduction type '%s' for kind '%s'", type,
                      kind_of(op)->name);
    return FALSE;
}

const char *
bs_vector_hint_scanned(const BsOp *op G_GNUC_UNUSED, guint32 i, char *buffer G_GNUC_UNUSED)
{
    return i == 0 ? "dest" : "accumulated_value";
}

// -- reductions of one element -------------------------------------------------------------------

// A reduction, and the vector.mask that it stands in, or NULL: the op that is replaced, where the
// builder then stands.
typedef struct Masked {
    BsOp *root;
    BsValue *mask;
} Masked;

static Masked
find_mask(BsBuilder *builder, BsOp *op)
{
    BsOp *parent = bs_op_parent(op);
    if (!parent || !bs_op_is(parent, "vector.mask"))
        return (Masked){op, NULL};
    bs_builder_set_before(builder, parent);
    return (Masked){parent, bs_op_operand(parent, 0)};
}

// The element at 0, 0, ..., of which there is one.
static BsValue *
extract_only(BsBuilder *builder, BsLoc loc, BsValue *vector)
{
    BsContext *context = builder->ir->context;
    const BsType *type = vector->type->shaped.element;
    const guint32 rank = vector->type->shaped.rank;
    if (rank == 0 && bs_context_upstream(context) < BS_UPSTREAM_22)
        return bs_builder_value(builder, "vector.extractelement", loc, type, vector, NULL, NULL,
                                NULL);
    g_autofree gint64 *zeros = g_new0(gint64, rank + 1);
    const BsNamedAttr position = {"static_position", bs_attr_i64_array(context, rank, zeros)};
    return bs_builder_value(builder, "vector.extract", loc, type, vector, NULL, NULL,
                            bs_attr_dict(context, 1, &position));
}

// What the op makes of the two values; where the mask does not let that through, the second.
static BsValue *
combine(BsBuilder *builder, const BsOp *op, BsValue *a, BsValue *b, BsValue *mask)
{
    const BsAttr *fastmath = bs_op_attr(op, "fastmath");
    const BsType *type = b->type;
    const BsNamedAttr flags = {"fastmath", fastmath};
    const gboolean has_flags = fastmath && bs_type_element(type)->kind == BS_TYPE_FLOAT;
    BsValue *made =
        bs_builder_value(builder, combining_op(op, type), op->loc, type, a, b, NULL,
                         has_flags ? bs_attr_dict(builder->ir->context, 1, &flags) : NULL);
    return mask ? bs_builder_value(builder, "arith.select", op->loc, type, mask, made, b, NULL)
                : made;
}

static gboolean
ElideSingleElementReduction(BsBuilder *builder, BsOp *op)
{
    BsValue *vector = bs_op_operand(op, 0);
    if (bs_type_n_elements(vector->type) != 1)
        return FALSE;
    Masked masked = find_mask(builder, op);
    if (masked.mask)
        masked.mask = extract_only(builder, op->loc, masked.mask);
    BsValue *value = extract_only(builder, op->loc, vector);
    if (op->n_operands > 1)
        value = combine(builder, op, value, bs_op_operand(op, 1), masked.mask);
    return bs_rewrite_replace(builder, masked.root, value);
}

static BsValue *
in_shape_of(BsBuilder *builder, const BsOp *op, BsValue *vector)
{
    const BsType *to = op->results[0].type, *from = vector->type;
    if (to->kind != BS_TYPE_VECTOR)
        return extract_only(builder, op->loc, vector);
    const BsAttr *scalable = to->shaped.layout;
    const BsType *type =
        scalable
            ? bs_type_scalable_vector(builder->ir->context, to->shaped.rank, to->shaped.shape,
                                      (const gint64 *)scalable->dense.values, from->shaped.element)
            : bs_type_vector(builder->ir->context, to->shaped.rank, to->shaped.shape,
                             from->shaped.element);
    return bs_builder_value(builder, "vector.shape_cast", op->loc, type, vector, NULL, NULL, NULL);
}

// All dimensions that are reduced have one element. (Where a mask lets nothing through, upstream
// takes what is reduced, not what it would be added to.)
static gboolean
ElideUnitDimsInMultiDimReduction(BsBuilder *builder, BsOp *op)
{
    BsValue *vector = bs_op_operand(op, 0);
    for (guint32 i = 0; i < vector->type->shaped.rank; i++) {
        if (is_reduced(op, i) && vector->type->shaped.shape[i] != 1)
            return FALSE;
    }
    if (!bs_vector_can_combine(op, op->results[0].type))
        return FALSE;
    Masked masked = find_mask(builder, op);
    if (masked.mask)
        masked.mask = in_shape_of(builder, op, masked.mask);
    BsValue *value = in_shape_of(builder, op, vector);
    value = combine(builder, op, bs_op_operand(op, 1), value, masked.mask);
    return bs_rewrite_replace(builder, masked.root, value);
}

const BsPattern bs_patterns_vector_reduction[] = {P(ElideSingleElementReduction, 1), END};
const BsPattern bs_patterns_vector_multi_reduction[] = {P(ElideUnitDimsInMultiDimReduction, 1),
                                                        END};

// Of the one dimension there is nothing is reduced.
BsFold
bs_fold_vector_multi_reduction(BsBuilder *builder G_GNUC_UNUSED, BsOp *op,
                               const BsAttr *const *constants G_GNUC_UNUSED, BsFoldResult *results)
{
    BsValue *vector = bs_op_operand(op, 0);
    return vector->type->shaped.rank == 1 && !is_reduced(op, 0) ? bs_fold_to_value(results, vector)
                                                                : BS_FOLD_NONE;
}
