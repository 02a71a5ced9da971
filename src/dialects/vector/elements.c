// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of the ops that take one element or part out of a vector or put one in, and folds of those
// that know one element only, which upstream has until 19
// (mlir/lib/Dialect/Vector/IR/VectorOps.cpp).
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/shape.h"
#include "syntax/printer.h"

#include <string.h>

// -- positions -----------------------------------------------------------------------------------

static gboolean
check_position_counts(const BsOp *op, BsDiags *diags)
{
    const BsAttr *position = bs_op_attr(op, "static_position");
    guint32 n = 0;
    for (guint32 i = 0; i < position->dense.n; i++)
        n += (gint64)position->dense.values[i] == BS_DYNAMIC;
    return n == bs_vector_positions(op).n ||
           bs_fail(op, diags,
                   "mismatch between dynamic and static positions (kDynamic marker but no "
                   "corresponding dynamic position) -- this can only happen due to an incorrect "
                   "fold/rewrite");
}

// Since 22 a place may be -1, which is poison.
static gboolean
check_places(const BsOp *op, BsDiags *diags, const BsType *vector, const char *which,
             const char *more)
{
    const BsAttr *position = bs_op_attr(op, "static_position");
    const gboolean since_22 = bs_op_upstream(op) >= BS_UPSTREAM_22;
    for (guint32 i = 0; i < position->dense.n; i++) {
        const gint64 place = (gint64)position->dense.values[i];
        if (place == BS_DYNAMIC || (since_22 && place == -1) ||
            (place >= 0 && place < vector->shaped.shape[i]))
            continue;
        bs_diags_op_error(diags, op,
                          "expected position attribute #%u to be a non-negative integer smaller "
                          "than the corresponding %svector dimension%s",
                          i + 1, which, since_22 ? more : "");
        return FALSE;
    }
    return TRUE;
}

// -- vector.extract ------------------------------------------------------------------------------

// What stands at a position of `n` places: an element, or a vector of the dimensions left.
static const BsType *
part_type(BsContext *context, const BsType *vector, guint32 n)
{
    const BsAttr *scalable = vector->shaped.layout;
    const guint32 rank = vector->shaped.rank - MIN(n, vector->shaped.rank);
    if (rank == 0)
        return vector->shaped.element;
    const gint64 *shape = vector->shaped.shape + n;
    if (!scalable)
        return bs_type_vector(context, rank, shape, vector->shaped.element);
    return bs_type_scalable_vector(context, rank, shape, (const gint64 *)scalable->dense.values + n,
                                   vector->shaped.element);
}

static gboolean
is_vector_of_one(const BsType *type)
{
    return type->kind == BS_TYPE_VECTOR && type->shaped.rank == 1 && type->shaped.shape[0] == 1;
}

// One may stand for its element.
static gboolean
is_same_part(const BsType *a, const BsType *b)
{
    return a == b || (is_vector_of_one(a) && a->shaped.element == b) ||
           (is_vector_of_one(b) && b->shaped.element == a);
}

// Since 22.
static gboolean
check_is_no_vector_of_rank_0(const BsOp *op, BsDiags *diags, const BsType *part, const char *what)
{
    if (part->kind != BS_TYPE_VECTOR || part->shaped.rank || bs_op_upstream(op) < BS_UPSTREAM_22)
        return TRUE;
    bs_diags_error_at_op(diags, op, "expected a scalar instead of a 0-d vector as the %s", what);
    return FALSE;
}

gboolean
bs_vector_verify_extract(const BsOp *op, BsDiags *diags)
{
    const BsType *vector = bs_op_operand(op, 0)->type, *part = op->results[0].type;
    const guint32 n = bs_op_attr(op, "static_position")->dense.n;
    if (!bs_check_that(vector->shaped.element == bs_type_element(part), op, diags,
                       "operand and result have same element type"))
        return FALSE;
    const BsType *inferred = part_type(bs_op_context(op), vector, n);
    if (!check_is_no_vector_of_rank_0(op, diags, part, "result type"))
        return FALSE;
    if (!check_position_counts(op, diags))
        return FALSE;
    if (n > vector->shaped.rank)
        return bs_fail(op, diags,
                       "expected position attribute of rank no greater than vector rank");
    return check_places(op, diags, vector, "", " or poison (-1)") &&
           (is_same_part(inferred, part) || bs_fail_inferred(op, diags, 1, &inferred));
}

// -- vector.insert -------------------------------------------------------------------------------

static const char *
wrong_ranks(const BsType *part, const BsType *vector, guint32 n)
{
    if (n > vector->shaped.rank)
        return "expected position attribute of rank no greater than dest vector rank";
    if (part->kind == BS_TYPE_VECTOR && n + part->shaped.rank != vector->shaped.rank)
        return "expected position attribute rank + source rank to match dest vector rank";
    if (part->kind != BS_TYPE_VECTOR && n != vector->shaped.rank)
        return "expected position attribute rank to match the dest vector rank";
    return NULL;
}

gboolean
bs_vector_verify_insert(const BsOp *op, BsDiags *diags)
{
    const BsType *part = bs_op_operand(op, 0)->type, *vector = bs_op_operand(op, 1)->type;
    if (!bs_check_that(bs_type_element(part) == vector->shaped.element, op, diags,
                       "source operand and result have same element type") ||
        !bs_check_that(vector == op->results[0].type, op, diags,
                       "all of {dest, result} have same type"))
        return FALSE;
    if (!check_is_no_vector_of_rank_0(op, diags, part, "source operand"))
        return FALSE;
    const char *wrong = wrong_ranks(part, vector, bs_op_attr(op, "static_position")->dense.n);
    return wrong ? bs_fail(op, diags, wrong) : check_places(op, diags, vector, "dest ", "");
}

// -- one element -------------------------------------------------------------------------------

static gboolean
check_only_position(const BsOp *op, BsDiags *diags, const BsType *vector, gboolean has_position)
{
    if (vector->shaped.rank == 0)
        return !has_position || bs_fail(op, diags, "expected position to be empty with 0-D vector");
    if (vector->shaped.rank != 1)
        return bs_fail(op, diags, "unexpected >1 vector rank");
    return has_position || bs_fail(op, diags, "expected position for 1-D vector");
}

gboolean
bs_vector_verify_extractelement(const BsOp *op, BsDiags *diags)
{
    const BsType *vector = bs_op_operand(op, 0)->type;
    return bs_check_that(op->results[0].type == vector->shaped.element, op, diags,
                         "result type matches element type of vector operand") &&
           check_only_position(op, diags, vector, op->n_operands > 1);
}

gboolean
bs_vector_verify_insertelement(const BsOp *op, BsDiags *diags)
{
    const BsType *vector = op->results[0].type;
    return bs_check_that(bs_op_operand(op, 0)->type == vector->shaped.element, op, diags,
                         "source operand type matches element type of result") &&
           bs_check_that(bs_op_operand(op, 1)->type == vector, op, diags,
                         "all of {dest, result} have same type") &&
           check_only_position(op, diags, vector, op->n_operands > 2);
}

// The constant position in the constant vector; FALSE when one is not known, or it lies outside.
static gboolean
find_element(const BsAttr *vector, const BsAttr *position, guint64 *place)
{
    BsInt number;
    if (!vector || vector->kind != BS_ATTR_DENSE_ELEMENTS || vector->type->shaped.rank != 1 ||
        !bs_attr_match_int(position, &number))
        return FALSE;
    *place = number.bits;
    return number.bits < (guint64)vector->type->shaped.shape[0];
}

BsFold
bs_fold_vector_extractelement(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                              BsFoldResult *results)
{
    const BsValue *vector = bs_op_operand(op, 0);
    guint64 place;
    if (op->n_operands < 2 || !constants[1])
        return BS_FOLD_NONE;
    const BsOp *broadcast = bs_value_defined_by(vector, "vector.splat");
    if (!broadcast)
        broadcast = bs_value_defined_by(vector, "vector.broadcast");
    if (broadcast && bs_op_operand(broadcast, 0)->type->kind != BS_TYPE_VECTOR)
        return bs_fold_to_value(results, bs_op_operand(broadcast, 0));
    if (!find_element(constants[0], constants[1], &place))
        return BS_FOLD_NONE;
    const guint64 *values = constants[0]->dense.values;
    return bs_fold_to_attr(results,
                           bs_attr_from_bits(builder->ir->context, op->results[0].type,
                                             values[constants[0]->dense.splat ? 0 : place]));
}

BsFold
bs_fold_vector_insertelement(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                             BsFoldResult *results)
{
    guint64 place, bits;
    if (op->n_operands < 3 || !find_element(constants[1], constants[2], &place) ||
        !bs_vector_bits_of_number(constants[0], &bits))
        return BS_FOLD_NONE;
    const guint32 n = (guint32)constants[1]->type->shaped.shape[0];
    g_autofree guint64 *values = g_new(guint64, n);
    for (guint32 i = 0; i < n; i++)
        values[i] = constants[1]->dense.values[constants[1]->dense.splat ? 0 : i];
    values[place] = bits;
    return bs_fold_to_attr(
        results, bs_attr_dense(builder->ir->context, op->results[0].type, n, values, FALSE));
}
