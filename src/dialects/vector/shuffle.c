// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements of two vectors in one, of one in two: vector.shuffle with its syntax and folds,
// vector.interleave and vector.deinterleave (mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 19).
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/shape.h"
#include "syntax/format.h"

enum { POISON = -1 }; // a place that nothing is taken from, since 22

// -- syntax --------------------------------------------------------------------------------------

// Until 22 any attribute that is an array.
static const BsAttr *
parse_list(BsParser *parser)
{
    const BsLoc loc = bs_parser_loc(parser);
    const BsAttr *list;
    if (!bs_parse_attribute(parser, bs_type_none(bs_parser_context(parser)), &list))
        return NULL;
    if (list->kind == BS_ATTR_ARRAY)
        return list;
    bs_parser_error(parser, loc, "invalid kind of attribute specified");
    return NULL;
}

static gboolean
parse_mask(BsParser *parser, guint32 *n)
{
    BsContext *context = bs_parser_context(parser);
    const BsAttr *mask;
    if (bs_context_upstream(context) < BS_UPSTREAM_22) {
        mask = parse_list(parser);
        if (!mask)
            return FALSE;
        *n = mask->array.n;
    } else {
        const BsType *i64 = bs_type_integer(context, 64, BS_SIGNLESS);
        if (!bs_parse_dense_array_attr(parser, i64, &mask))
            return FALSE;
        *n = mask->dense.n;
    }
    bs_add_attr(parser, "mask", mask);
    return TRUE;
}

// As many rows of the first vector as the mask has places.
static const BsType *
shuffled_type(BsContext *context, const BsType *vector, guint32 n)
{
    const guint32 rank = MAX(vector->shaped.rank, 1);
    g_autofree gint64 *shape = g_new(gint64, rank);
    for (guint32 i = 1; i < rank; i++)
        shape[i] = vector->shaped.shape[i];
    shape[0] = MAX(n, 1);
    return bs_type_vector(context, rank, shape, vector->shaped.element);
}

static gboolean
parse_shuffle(BsParser *parser, BsOperandNames *operands, BsTypes *types)
{
    const BsLoc loc = bs_parser_loc(parser);
    guint32 n = 0;
    if (!bs_parse_operands(parser, NULL, NULL, operands) || !parse_mask(parser, &n) ||
        !bs_parse_op_attr_dict(parser) || !bs_parse_token(parser, ":") ||
        !bs_parse_types(parser, types) || !bs_resolve_operands(parser, operands, types, loc))
        return FALSE;
    if (types->data[0]->kind != BS_TYPE_VECTOR)
        return bs_parser_error(parser, bs_parser_name_loc(parser),
                               "'vector.shuffle' op failed to infer returned types");
    bs_add_result_type(parser, shuffled_type(bs_parser_context(parser), types->data[0], n));
    return TRUE;
}

gboolean
bs_vector_parse_shuffle(BsParser *parser, BsOpState *state G_GNUC_UNUSED)
{
    BsOperandNames operands = {0};
    BsTypes types = {0};
    const gboolean ok = parse_shuffle(parser, &operands, &types);
    bs_vec_free(&operands);
    bs_vec_free(&types);
    return ok;
}

void
bs_vector_print_shuffle(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"mask", NULL};
    const BsAttr *mask = bs_op_attr(op, "mask");
    const BsRange all = {0, op->n_operands};
    bs_put(printer, " ");
    bs_put_operands(printer, op, all);
    bs_put(printer, " ");
    if (mask->kind == BS_ATTR_DENSE_ARRAY)
        bs_put_dynamic_index_list(printer, op, (BsRange){0, 0}, mask, "[]");
    else
        bs_put_attr(printer, mask);
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, " : ");
    bs_put_operand_types(printer, op, all);
}

// -- rules ---------------------------------------------------------------------------------------

static guint32
n_places(const BsOp *op)
{
    return bs_vector_n_mask_sizes(bs_op_attr(op, "mask"));
}

static gint64
place(const BsOp *op, guint32 i)
{
    return bs_vector_mask_size(bs_op_attr(op, "mask"), i);
}

// A vector without dimensions counts as one row.
static gint64
n_rows(const BsType *vector)
{
    return vector->shaped.rank ? vector->shaped.shape[0] : 1;
}

static const char *
wrong_sizes(const BsType *a, const BsType *b, const BsType *to)
{
    const guint32 rank = to->shaped.rank;
    const gboolean are_scalars = !a->shaped.rank && !b->shaped.rank && rank == 1;
    if (!are_scalars && (a->shaped.rank != rank || b->shaped.rank != rank))
        return "rank mismatch";
    for (guint32 i = 1; i < rank; i++) {
        if (a->shaped.shape[i] != to->shaped.shape[i] || b->shaped.shape[i] != a->shaped.shape[i])
            return "dimension mismatch";
    }
    return NULL;
}

gboolean
bs_vector_verify_shuffle(const BsOp *op, BsDiags *diags)
{
    const BsType *a = bs_op_operand(op, 0)->type, *b = bs_op_operand(op, 1)->type;
    const BsType *to = op->results[0].type;
    if (!bs_check_that(a->shaped.element == to->shaped.element, op, diags,
                       "first operand v1 and result have same element type") ||
        !bs_check_that(b->shaped.element == to->shaped.element, op, diags,
                       "second operand v2 and result have same element type"))
        return FALSE;
    const char *wrong = wrong_sizes(a, b, to);
    const guint32 n = n_places(op);
    if (!wrong && (n == 0 || n != to->shaped.shape[0]))
        wrong = n ? "mask length mismatch" : "invalid mask length";
    if (wrong)
        return bs_fail(op, diags, wrong);
    const gint64 first = bs_op_upstream(op) < BS_UPSTREAM_22 ? 0 : POISON;
    for (guint32 i = 0; i < n; i++) {
        if (place(op, i) >= first && place(op, i) < n_rows(a) + n_rows(b))
            continue;
        bs_diags_op_error(diags, op, "mask index #%u out of range", i + 1);
        return FALSE;
    }
    return TRUE;
}

// The last dimension with twice as many elements; one where there is no dimension yet.
static const BsType *
doubled(BsContext *context, const BsType *vector)
{
    const BsAttr *scalable = vector->shaped.layout;
    const guint32 rank = MAX(vector->shaped.rank, 1);
    g_autofree gint64 *shape = g_new(gint64, rank);
    shape[0] = 1;
    for (guint32 i = 0; i < vector->shaped.rank; i++)
        shape[i] = vector->shaped.shape[i];
    shape[rank - 1] *= 2;
    return scalable ? bs_type_scalable_vector(context, rank, shape,
                                              (const gint64 *)scalable->dense.values,
                                              vector->shaped.element)
                    : bs_type_vector(context, rank, shape, vector->shaped.element);
}

gboolean
bs_vector_verify_interleave(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type;
    return bs_check_that(from == bs_op_operand(op, 1)->type, op, diags,
                         "all of {lhs, rhs} have same type") &&
           bs_check_that(op->results[0].type == doubled(bs_op_context(op), from), op, diags,
                         "type of 'result' is double the width of the inputs");
}

gboolean
bs_vector_verify_deinterleave(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = bs_op_result(op, 0)->type;
    return bs_check_that(from->shaped.shape[from->shaped.rank - 1] % 2 == 0, op, diags,
                         "the trailing dimension of the source vector has an even number of "
                         "elements") &&
           bs_check_that(to->shaped.rank > 0 && doubled(bs_op_context(op), to) == from, op, diags,
                         "the trailing dimension of the results is half the width of source "
                         "trailing dimension") &&
           bs_check_that(to == bs_op_result(op, 1)->type, op, diags,
                         "all of {res1, res2} have same type");
}

const char *
bs_vector_hint_deinterleaved(const BsOp *op G_GNUC_UNUSED, guint32 i, char *buffer G_GNUC_UNUSED)
{
    return i == 0 ? "res1" : "res2";
}

// -- the fold ------------------------------------------------------------------------------------

// Whether the mask takes `n` rows from `begin` on.
static gboolean
takes_rows(const BsOp *op, gint64 begin, gint64 n)
{
    if (n_places(op) != n)
        return FALSE;
    for (guint32 i = 0; i < n; i++) {
        if (place(op, i) != begin + i)
            return FALSE;
    }
    return TRUE;
}

static gboolean
is_elements(const BsAttr *constant)
{
    return constant->kind == BS_ATTR_DENSE_ELEMENTS;
}

static guint64
element(const BsAttr *constant, gint64 i)
{
    return constant->dense.values[constant->dense.splat ? 0 : i];
}

// What comes from a vector that is poison, or from no place, may be anything: upstream takes the
// first element of the first vector that has some.
static const BsAttr *
shuffle_constants(BsContext *context, const BsOp *op, const BsAttr *a, const BsAttr *b)
{
    const BsType *to = op->results[0].type;
    const gboolean has_a = is_elements(a), has_b = is_elements(b);
    const gint64 n_first = n_rows(bs_op_operand(op, 0)->type);
    if ((!has_a && !bs_attr_is_poison(a)) || (!has_b && !bs_attr_is_poison(b)))
        return NULL;
    if (!has_a && !has_b)
        return a;
    if (bs_op_operand(op, 0)->type->shaped.rank != 1)
        return NULL;
    const guint32 n = n_places(op);
    const guint64 anything = element(has_a ? a : b, 0);
    g_autofree guint64 *values = g_new(guint64, n);
    for (guint32 i = 0; i < n; i++) {
        const gint64 at = place(op, i);
        const gboolean in_a = at < n_first;
        values[i] = at == POISON || !(in_a ? has_a : has_b)
                        ? anything
                        : element(in_a ? a : b, in_a ? at : at - n_first);
    }
    return bs_attr_dense(context, to, n, values, FALSE);
}

BsFold
bs_fold_vector_shuffle(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                       BsFoldResult *results)
{
    const BsType *a = bs_op_operand(op, 0)->type, *b = bs_op_operand(op, 1)->type;
    if (a->shaped.rank == 0)
        return BS_FOLD_NONE;
    if (takes_rows(op, 0, n_rows(a)))
        return bs_fold_to_value(results, bs_op_operand(op, 0));
    if (takes_rows(op, n_rows(a), n_rows(b)))
        return bs_fold_to_value(results, bs_op_operand(op, 1));
    if (!constants[0] || !constants[1])
        return BS_FOLD_NONE;
    if (bs_op_upstream(op) < BS_UPSTREAM_22 &&
        !(is_elements(constants[0]) && is_elements(constants[1])))
        return BS_FOLD_NONE;
    return bs_fold_to_attr(results,
                           shuffle_constants(builder->ir->context, op, constants[0], constants[1]));
}

// -- patterns ------------------------------------------------------------------------------------

BsValue *
bs_vector_repeated_value(const BsValue *vector)
{
    const BsOp *made = bs_value_op(vector);
    if (!made)
        return NULL;
    const gboolean since_22 = bs_op_upstream(made) >= BS_UPSTREAM_22;
    if (!bs_op_is(made, since_22 ? "vector.broadcast" : "vector.splat"))
        return NULL;
    BsValue *value = bs_op_operand(made, 0);
    return value->type->kind == BS_TYPE_VECTOR ? NULL : value;
}

static gboolean
ShuffleSplat(BsBuilder *builder, BsOp *op)
{
    BsValue *value = bs_vector_repeated_value(bs_op_operand(op, 0));
    const char *name = bs_op_upstream(op) < BS_UPSTREAM_22 ? "vector.splat" : "vector.broadcast";
    if (!value || value != bs_vector_repeated_value(bs_op_operand(op, 1)))
        return FALSE;
    return bs_rewrite_replace(
        builder, op,
        bs_builder_value(builder, name, op->loc, op->results[0].type, value, NULL, NULL, NULL));
}

// One element of each in turn.
static gboolean
ShuffleInterleave(BsBuilder *builder, BsOp *op)
{
    BsValue *a = bs_op_operand(op, 0), *b = bs_op_operand(op, 1);
    const guint32 n = n_places(op);
    if (op->results[0].type->shaped.rank != 1 || a->type != b->type || n != 2 * n_rows(a->type))
        return FALSE;
    for (guint32 i = 0; i < n; i++) {
        if (place(op, i) != (i % 2 ? n / 2 + i / 2 : i / 2))
            return FALSE;
    }
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "vector.interleave", op->loc,
                                               op->results[0].type, a, b, NULL, NULL));
}

static gboolean
Canonicalize0DShuffleOp(BsBuilder *builder, BsOp *op)
{
    if (bs_op_operand(op, 0)->type->shaped.rank != 0 || n_places(op) != 1)
        return FALSE;
    BsValue *from = bs_op_operand(op, place(op, 0) == 0 ? 0 : 1);
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "vector.broadcast", op->loc,
                                               op->results[0].type, from, NULL, NULL, NULL));
}

const BsPattern bs_patterns_vector_shuffle[] = {
    P(ShuffleSplat, 1),
    P(ShuffleInterleave, 1),
    P(Canonicalize0DShuffleOp, 1),
    END,
};
