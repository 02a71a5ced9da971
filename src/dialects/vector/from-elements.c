// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.from_elements and, since 22, vector.to_elements: vectors from numbers and numbers from
// vectors (mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 19 and 22).
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/shape.h"

// -- rules ---------------------------------------------------------------------------------------

gboolean
bs_vector_verify_from_elements(const BsOp *op, BsDiags *diags)
{
    const BsType *vector = op->results[0].type;
    gboolean holds = op->n_operands == bs_type_n_elements(vector);
    for (guint32 i = 0; i < op->n_operands && holds; i++)
        holds = bs_op_operand(op, i)->type == vector->shaped.element;
    return bs_check_that(holds, op, diags,
                         bs_op_upstream(op) < BS_UPSTREAM_22
                             ? "operand types match result element type"
                             : "shaped type 'dest' matches 'elements' element count and types");
}

gboolean
bs_vector_verify_to_elements(const BsOp *op, BsDiags *diags)
{
    const BsType *vector = bs_op_operand(op, 0)->type;
    gboolean holds = op->n_results == bs_type_n_elements(vector);
    for (guint32 i = 0; i < op->n_results && holds; i++)
        holds = bs_op_result(op, i)->type == vector->shaped.element;
    return bs_check_that(holds, op, diags,
                         "shaped type 'source' matches 'elements' element count and types");
}

// -- syntax --------------------------------------------------------------------------------------

// `%v : vector<2xf32>`: a result for each element.
gboolean
bs_vector_parse_to_elements(BsParser *parser, BsOpState *state G_GNUC_UNUSED)
{
    BsOperandName source;
    const BsType *type;
    if (!bs_parse_operand(parser, &source) || !bs_parse_checked_attr_dict(parser) ||
        !bs_parse_token(parser, ":"))
        return FALSE;
    const BsLoc loc = bs_parser_loc(parser);
    if (!bs_parse_type_of(parser, 1u << BS_TYPE_VECTOR, &type))
        return FALSE;
    const gint64 n = bs_type_n_elements(type);
    if (n < 0 || n > BS_LIMIT_OPERANDS)
        return bs_parser_error(parser, loc, "a vector of so many elements has too many results");
    for (gint64 i = 0; i < n; i++)
        bs_add_result_type(parser, type->shaped.element);
    return bs_resolve_operand(parser, &source, type);
}

static gboolean
parse_elements(BsParser *parser, BsOperandNames *elements)
{
    const BsType *type;
    const BsLoc begin = bs_parser_loc(parser);
    if (!bs_parse_operands(parser, NULL, NULL, elements) || !bs_parse_checked_attr_dict(parser) ||
        !bs_parse_token(parser, ":"))
        return FALSE;
    if (!bs_parse_type_of(parser, 1u << BS_TYPE_VECTOR, &type))
        return FALSE;
    const gint64 n = bs_type_n_elements(type);
    if ((gint64)elements->len != n)
        return bs_parser_error_counts(parser, begin, elements->len, n);
    bs_add_result_type(parser, type);
    return bs_resolve_operands_same(parser, elements, type->shaped.element);
}

gboolean
bs_vector_parse_from_elements(BsParser *parser, BsOpState *state G_GNUC_UNUSED)
{
    BsOperandNames elements = {0};
    const gboolean ok = parse_elements(parser, &elements);
    bs_vec_free(&elements);
    return ok;
}

void
bs_vector_print_elements(BsPrinter *printer, const BsOp *op)
{
    const gboolean from = bs_op_is(op, "vector.from_elements");
    bs_put(printer, " ");
    bs_put_operands(printer, op, (BsRange){0, op->n_operands});
    bs_put_attr_dict(printer, op, NULL);
    bs_put(printer, " : ");
    bs_put_type(printer, from ? op->results[0].type : bs_op_operand(op, 0)->type);
}

// -- vector.from_elements ------------------------------------------------------------------------

// All elements of a vector in their order: that vector.
static BsValue *
taken_apart(const BsOp *op)
{
    const BsOp *apart = bs_value_defined_by(bs_op_operand(op, 0), "vector.to_elements");
    if (!apart || bs_op_operand(apart, 0)->type != op->results[0].type)
        return NULL;
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_op_operand(op, i) != bs_op_result(apart, i))
            return NULL;
    }
    return bs_op_operand(apart, 0);
}

// Since 22; until 19 numbers stay apart.
BsFold
bs_fold_vector_from_elements(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                             BsFoldResult *results)
{
    if (bs_op_upstream(op) < BS_UPSTREAM_22)
        return BS_FOLD_NONE;
    BsValue *whole = taken_apart(op);
    if (whole)
        return bs_fold_to_value(results, whole);
    g_autofree guint64 *values = g_new(guint64, op->n_operands);
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (!bs_vector_bits_of_number(constants[i], &values[i]))
            return BS_FOLD_NONE;
    }
    return bs_fold_to_attr(results, bs_attr_dense(builder->ir->context, op->results[0].type,
                                                  op->n_operands, values, FALSE));
}

static gboolean
FromElementsToSplat(BsBuilder *builder, BsOp *op)
{
    const char *name = bs_op_upstream(op) < BS_UPSTREAM_22 ? "vector.splat" : "vector.broadcast";
    BsValue *value = bs_op_operand(op, 0);
    for (guint32 i = 1; i < op->n_operands; i++) {
        if (bs_op_operand(op, i) != value)
            return FALSE;
    }
    return bs_rewrite_replace(
        builder, op,
        bs_builder_value(builder, name, op->loc, op->results[0].type, value, NULL, NULL, NULL));
}

// Which part of a vector the elements are, when they are one: its position has `n` places.
typedef struct Part {
    BsValue *vector;
    const gint64 *places;
    guint32 n;
} Part;

// Whether the place of the first element ends in zeros for so many dimensions that these have as
// many elements as there are.
static gboolean
begins_part(const BsOp *extract, gint64 n_elements, Part *part)
{
    const BsAttr *position = bs_op_attr(extract, "static_position");
    part->vector = bs_op_operand(extract, 0);
    part->places = (const gint64 *)position->dense.values;
    part->n = position->dense.n;
    gint64 n = 1;
    while (part->n > 0 && part->places[part->n - 1] == 0 && n < n_elements)
        n *= part->vector->type->shaped.shape[--part->n];
    return n == n_elements;
}

// The number of an element in its vector.
static gint64
element_number(const BsOp *extract)
{
    const BsAttr *position = bs_op_attr(extract, "static_position");
    const gint64 *shape = bs_op_operand(extract, 0)->type->shaped.shape;
    gint64 number = 0;
    for (guint32 i = 0; i < position->dense.n; i++)
        number = number * shape[i] + (gint64)position->dense.values[i];
    return number;
}

static gboolean
find_part(const BsOp *op, Part *part)
{
    gint64 first = 0;
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsOp *extract = bs_value_defined_by(bs_op_operand(op, i), "vector.extract");
        if (!extract || bs_vector_has_dynamic_position(extract))
            return FALSE;
        if (i == 0 && !begins_part(extract, op->n_operands, part))
            return FALSE;
        if (bs_op_operand(extract, 0) != part->vector)
            return FALSE;
        first = i == 0 ? element_number(extract) : first;
        if (element_number(extract) != first + i)
            return FALSE;
    }
    return TRUE;
}

// Elements that stand one behind the other in a vector: a part of it in another shape.
static gboolean
FromElementsToShapeCast(BsBuilder *builder, BsOp *op)
{
    BsContext *context = builder->ir->context;
    Part part = {0};
    if (op->n_operands < 2 || !find_part(op, &part))
        return FALSE;
    const BsType *from = part.vector->type;
    BsValue *value = part.vector;
    if (part.n) {
        const BsType *type = bs_type_vector(context, from->shaped.rank - part.n,
                                            from->shaped.shape + part.n, from->shaped.element);
        const BsNamedAttr position = {"static_position",
                                      bs_attr_i64_array(context, part.n, part.places)};
        value = bs_builder_value(builder, "vector.extract", op->loc, type, part.vector, NULL, NULL,
                                 bs_attr_dict(context, 1, &position));
    }
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "vector.shape_cast", op->loc,
                                               op->results[0].type, value, NULL, NULL, NULL));
}

const BsPattern bs_patterns_vector_from_elements[] = {
    P(FromElementsToSplat, 1),
    P_SINCE_22(FromElementsToShapeCast, 1),
    END,
};

// -- vector.to_elements --------------------------------------------------------------------------

BsFold
bs_fold_vector_to_elements(BsBuilder *builder G_GNUC_UNUSED, BsOp *op,
                           const BsAttr *const *constants G_GNUC_UNUSED, BsFoldResult *results)
{
    const BsValue *vector = bs_op_operand(op, 0);
    const BsOp *elements = bs_value_defined_by(vector, "vector.from_elements");
    BsValue *value = bs_vector_repeated_value(vector);
    if (!elements && !value)
        return BS_FOLD_NONE;
    for (guint32 i = 0; i < op->n_results; i++)
        results[i] = (BsFoldResult){.value = elements ? bs_op_operand(elements, i) : value};
    return BS_FOLD_RESULTS;
}

// The number of the element of a vector that element `i` of its broadcast is.
static guint32
repeated_element(const BsType *from, const BsType *to, guint32 i)
{
    guint32 number = 0, step = 1;
    for (guint32 k = 1; k <= from->shaped.rank; k++) {
        const guint32 size = (guint32)from->shaped.shape[from->shaped.rank - k];
        const guint32 repeated = (guint32)to->shaped.shape[to->shaped.rank - k];
        number += (size == 1 ? 0 : i % repeated) * step;
        step *= size;
        i /= repeated;
    }
    return number;
}

static gboolean
ToElementsOfBroadcast(BsBuilder *builder, BsOp *op)
{
    const BsOp *broadcast = bs_value_defined_by(bs_op_operand(op, 0), "vector.broadcast");
    BsValue *source = broadcast ? bs_op_operand(broadcast, 0) : NULL;
    if (!source || source->type->kind != BS_TYPE_VECTOR)
        return FALSE;
    const guint32 n = (guint32)bs_type_n_elements(source->type);
    g_autofree const BsType **types = g_new(const BsType *, n);
    for (guint32 i = 0; i < n; i++)
        types[i] = source->type->shaped.element;
    BsOp *elements =
        bs_builder_op(builder, "vector.to_elements", op->loc, 1, &source, n, types, NULL, 0);
    g_autofree BsValue **values = g_new(BsValue *, op->n_results);
    for (guint32 i = 0; i < op->n_results; i++)
        values[i] =
            bs_op_result(elements, repeated_element(source->type, broadcast->results[0].type, i));
    bs_builder_replace_op(builder, op, values);
    return TRUE;
}

const BsPattern bs_patterns_vector_to_elements[] = {P(ToElementsOfBroadcast, 1), END};
