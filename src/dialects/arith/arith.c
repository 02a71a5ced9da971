// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arith dialect: constants, integer and float arithmetic, comparisons, select, casts.
#include "dialects/arith/arith.h"

#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/dialects.h"
#include "ir/builder.h"
#include "ir/compatible.h"
#include "ir/context.h"
#include "ir/loc.h"
#include "ir/shape.h"
#include "ir/verify.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

// -- arith.constant -----------------------------------------------------------------------------

static const char *
hint_constant(const BsOp *op, guint32 i, char *buffer)
{
    if (i != 0)
        return NULL;
    const BsType *type = op->results[0].type;
    const BsAttr *value = bs_op_attr(op, "value");
    if (value && value->kind == BS_ATTR_OPAQUE && type->kind == BS_TYPE_INTEGER) {
        g_autofree char *text = g_strdup_printf("c%s_i%u", value->string.text, type->integer.width);
        return bs_context_string(bs_op_context(op), text);
    }
    if (!value || value->kind != BS_ATTR_INTEGER)
        return "cst";
    if (bs_type_is_i1(type))
        return value->integer ? "true" : "false";
    if (type->kind == BS_TYPE_INTEGER)
        g_snprintf(buffer, 64, "c%" G_GINT64_FORMAT "_i%u", value->integer, type->integer.width);
    else
        g_snprintf(buffer, 64, "c%" G_GINT64_FORMAT, value->integer);
    return buffer;
}

// The number `c` of `c * vscale`, on either side, or NULL.
static const BsAttr *
factor_of_vscale(const BsValue *number, const BsValue *vscale)
{
    if (!bs_value_op(vscale) || !bs_op_is(bs_value_op(vscale), "vector.vscale") ||
        !bs_value_op(number) || !bs_op_has_trait(bs_value_op(number), BS_TRAIT_CONSTANT_LIKE))
        return NULL;
    const BsAttr *value = bs_op_attr(bs_value_op(number), "value");
    return value && value->kind == BS_ATTR_INTEGER ? value : NULL;
}

static const char *
hint_product(const BsOp *op, guint32 i, char *buffer)
{
    if (i != 0 || op->n_operands != 2 || op->results[0].type->kind != BS_TYPE_INDEX)
        return i == 0 ? "" : NULL;
    const BsValue *lhs = bs_op_operand(op, 0), *rhs = bs_op_operand(op, 1);
    const BsAttr *factor = factor_of_vscale(lhs, rhs);
    factor = factor ? factor : factor_of_vscale(rhs, lhs);
    if (!factor)
        return "";
    g_snprintf(buffer, 64, "c%" G_GINT64_FORMAT "_vscale", factor->integer);
    return buffer;
}

static const char *
hint_low_high(const BsOp *op, guint32 i, char *buffer)
{
    (void)op;
    (void)buffer;
    return i == 0 ? "low" : "high";
}

static const char *
hint_sum_overflow(const BsOp *op, guint32 i, char *buffer)
{
    (void)op;
    (void)buffer;
    return i == 0 ? "sum" : "overflow";
}

// Text is a number over 64 bits, elements that are kept as such, or of another dialect.
static gboolean
is_number(const BsAttr *value)
{
    return value->kind == BS_ATTR_INTEGER || value->kind == BS_ATTR_FLOAT ||
           value->kind == BS_ATTR_DENSE_ELEMENTS ||
           (value->kind == BS_ATTR_OPAQUE && *value->string.text != '#' &&
            *value->string.text != '"');
}

static gboolean
verify_constant(const BsOp *op, BsDiags *diags)
{
    const BsType *type = op->results[0].type;
    const BsAttr *value = bs_op_attr(op, "value");
    const gboolean is_string = value->kind == BS_ATTR_STRING && type->kind == BS_TYPE_NONE;
    if (!bs_check_that(value->type == type || is_string, op, diags,
                       "all of {value, result} have same type"))
        return FALSE;
    if (type->kind == BS_TYPE_INTEGER && type->integer.sign != BS_SIGNLESS) {
        bs_diags_op_error(diags, op, "integer return type must be signless");
        return FALSE;
    }
    if (!is_number(value)) {
        bs_diags_op_error(diags, op, "value must be an integer, float, or elements attribute");
        return FALSE;
    }
    if (type->kind == BS_TYPE_VECTOR && type->shaped.layout && !bs_attr_is_splat(value))
        return bs_fail(op, diags,
                       "intializing scalable vectors with elements attribute is not supported "
                       "unless it's a vector splat");
    return TRUE;
}

// -- arith.select -------------------------------------------------------------------------------

static gboolean
parse_select_types(BsParser *parser, const BsType **condition, const BsType **result)
{
    if (!bs_parse_colon_type(parser, result))
        return FALSE;
    *condition = bs_type_i1(bs_parser_context(parser));
    if (!bs_parse_optional_token(parser, ","))
        return TRUE;
    *condition = *result;
    return bs_parse_type(parser, result);
}

// `%c, %a, %b {attrs} : T`
static gboolean
parse_select_parts(BsParser *parser, BsOperandNames *operands, BsAttrs *attrs)
{
    const BsType *condition = NULL, *result = NULL;
    if (!bs_parse_n_operands(parser, 3, operands) || !bs_parse_optional_attr_dict(parser, attrs) ||
        !parse_select_types(parser, &condition, &result))
        return FALSE;
    bs_add_attrs(parser, attrs);
    bs_add_result_type(parser, result);
    return bs_resolve_operand(parser, &operands->data[0], condition) &&
           bs_resolve_operand(parser, &operands->data[1], result) &&
           bs_resolve_operand(parser, &operands->data[2], result);
}

static gboolean
parse_select(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandNames operands = {0};
    BsAttrs attrs = {0};
    gboolean ok = parse_select_parts(parser, &operands, &attrs);
    bs_vec_free(&operands);
    bs_vec_free(&attrs);
    return ok;
}

static void
print_select(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " ");
    bs_put_operands(printer, op, (BsRange){0, 3});
    bs_put_attr_dict(printer, op, NULL);
    bs_put(printer, " : ");
    const BsType *condition = bs_op_operand(op, 0)->type;
    if (bs_type_is_shaped(condition)) {
        bs_put_type(printer, condition);
        bs_put(printer, ", ");
    }
    bs_put_type(printer, op->results[0].type);
}

static gboolean
same_shape(const BsType *a, const BsType *b)
{
    if (!bs_type_is_shaped(a) || !bs_type_is_shaped(b))
        return FALSE;
    const gboolean vectors = a->kind == BS_TYPE_VECTOR;
    return a->kind == b->kind && a->shaped.rank == b->shaped.rank &&
           (!vectors || a->shaped.layout == b->shaped.layout) &&
           (a->shaped.rank == 0 ||
            !memcmp(a->shaped.shape, b->shaped.shape, a->shaped.rank * sizeof(gint64)));
}

static gboolean
verify_select(const BsOp *op, BsDiags *diags)
{
    const BsType *condition = bs_op_operand(op, 0)->type, *result = op->results[0].type;
    gboolean same = bs_op_operand(op, 1)->type == result && bs_op_operand(op, 2)->type == result;
    if (!bs_check_that(same, op, diags, "all of {true_value, false_value, result} have same type"))
        return FALSE;
    if (bs_type_is_i1(condition))
        return TRUE;
    if (!bs_check_that(same_shape(condition, result), op, diags,
                       "condition is signless i1 or has matching shape") ||
        !bs_verify_elementwise(op, diags))
        return FALSE;
    const BsType *expected = bs_rule_apply(bs_op_context(op), BS_RULE_I1_LIKE, result);
    return condition == expected ||
           bs_fail_types(op, diags,
                         "expected condition type to have the same shape as the result type, "
                         "expected %s, but got %s",
                         expected, condition);
}

// -- other rules --------------------------------------------------------------------------------

static gboolean
verify_compare(const BsOp *op, BsDiags *diags)
{
    const BsType *operand = bs_op_operand(op, 0)->type;
    return bs_check_that(op->results[0].type ==
                             bs_rule_apply(bs_op_context(op), BS_RULE_I1_LIKE, operand),
                         op, diags, "result type has i1 element type and same shape as operands") &&
           (bs_op_operand(op, 1)->type == operand ||
            bs_fail(op, diags, "requires all operands to have the same type"));
}

static gboolean
verify_addui_extended(const BsOp *op, BsDiags *diags)
{
    const BsType *type = bs_op_operand(op, 0)->type;
    return bs_check_that(bs_op_operand(op, 1)->type == type && op->results[0].type == type, op,
                         diags, "all of {lhs, rhs, sum} have same type");
}

static gboolean
verify_mul_extended(const BsOp *op, BsDiags *diags)
{
    const BsType *type = bs_op_operand(op, 0)->type;
    return bs_check_that(bs_op_operand(op, 1)->type == type && op->results[0].type == type &&
                             op->results[1].type == type,
                         op, diags, "all of {lhs, rhs, low, high} have same type");
}

// -- casts --------------------------------------------------------------------------------------

typedef gboolean (*CastRule)(const BsType *from, const BsType *to); // on element types

static guint32
width_of(const BsType *type)
{
    return type->kind == BS_TYPE_INDEX ? 0 : bs_type_bit_width(type);
}

static gboolean
is_wider(const BsType *from, const BsType *to)
{
    return from->kind == to->kind && width_of(to) > width_of(from);
}

static gboolean
is_narrower(const BsType *from, const BsType *to)
{
    return from->kind == to->kind && width_of(to) < width_of(from);
}

static gboolean
is_int_to_float(const BsType *from, const BsType *to)
{
    return from->kind == BS_TYPE_INTEGER && to->kind == BS_TYPE_FLOAT;
}

static gboolean
is_float_to_int(const BsType *from, const BsType *to)
{
    return is_int_to_float(to, from);
}

static gboolean
is_index_and_int(const BsType *from, const BsType *to)
{
    return (from->kind == BS_TYPE_INDEX && to->kind == BS_TYPE_INTEGER) ||
           (from->kind == BS_TYPE_INTEGER && to->kind == BS_TYPE_INDEX);
}

static gboolean
has_same_width(const BsType *from, const BsType *to)
{
    return from == to || (width_of(from) && width_of(from) == width_of(to));
}

// Two tensors, or a tensor and another type, must have the very same sizes.
static gboolean
has_same_tensor_sizes(const BsType *a, const BsType *b)
{
    gboolean a_is = a->kind == BS_TYPE_TENSOR, b_is = b->kind == BS_TYPE_TENSOR;
    if (a->kind == BS_TYPE_UNRANKED_TENSOR || b->kind == BS_TYPE_UNRANKED_TENSOR)
        return FALSE; // not even two of them
    guint32 a_rank = a_is ? a->shaped.rank : 0, b_rank = b_is ? b->shaped.rank : 0;
    return a_rank == b_rank &&
           (a_rank == 0 || !memcmp(a->shaped.shape, b->shaped.shape, a_rank * sizeof(gint64)));
}

static gboolean
has_same_encoding(const BsType *a, const BsType *b)
{
    return a->kind != BS_TYPE_TENSOR || b->kind != BS_TYPE_TENSOR ||
           a->shaped.layout == b->shaped.layout;
}

static gboolean
check_cast(const BsOp *op, BsDiags *diags, CastRule rule)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    return bs_check_that(has_same_tensor_sizes(from, to), op, diags,
                         "input and output have the same tensor dimensions") &&
           bs_check_same_shape(op, diags, TRUE) &&
           bs_check_cast(op, diags,
                         has_same_encoding(from, to) &&
                             rule(bs_type_element(from), bs_type_element(to)));
}

#define CAST_VERIFIER(name, rule)                                 \
    static gboolean verify_##name(const BsOp *op, BsDiags *diags) \
    {                                                             \
        return check_cast(op, diags, rule);                       \
    }

CAST_VERIFIER(extension, is_wider)
CAST_VERIFIER(truncation, is_narrower)
CAST_VERIFIER(int_to_float, is_int_to_float)
CAST_VERIFIER(float_to_int, is_float_to_int)
CAST_VERIFIER(index_cast, is_index_and_int)
CAST_VERIFIER(bitcast, has_same_width)

// The scale is of any format, and one for all or one for each; that shapes are the same the trait
// of what is done element by element checks, later.
static gboolean
check_scaling(const BsOp *op, BsDiags *diags, CastRule rule)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    return bs_check_that(has_same_tensor_sizes(from, to), op, diags,
                         "input and output have the same tensor dimensions") &&
           bs_check_cast(op, diags,
                         bs_shapes_compatible(from, to) && has_same_encoding(from, to) &&
                             rule(bs_type_element(from), bs_type_element(to)));
}

static gboolean
verify_scaling_extf(const BsOp *op, BsDiags *diags)
{
    return check_scaling(op, diags, is_wider);
}

static gboolean
verify_scaling_truncf(const BsOp *op, BsDiags *diags)
{
    return check_scaling(op, diags, is_narrower);
}

// -- the table ----------------------------------------------------------------------------------

#define SYNTAX(mnemonic) \
    .name = "arith." #mnemonic, .fold = bs_fold_arith_##mnemonic, .looks_near = TRUE
#define NUMBERS(mnemonic) SYNTAX(mnemonic), .does = BS_DOES_COMPUTE
#define COMPUTED(mnemonic) .compute = bs_compute_arith_##mnemonic
#define CANON(mnemonic) .patterns = bs_patterns_arith_##mnemonic

#define INT_BINARY_SHAPE \
    .operands = "lhs:integer-like, rhs:integer-like", .results = "result:integer-like"
#define FLOAT_BINARY_SHAPE                                                        \
    .operands = "lhs:float-like, rhs:float-like", .results = "result:float-like", \
    .attrs = "fastmath:fastmath=none",                                            \
    .format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
#define SAME_TYPE (BS_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE | BS_TRAIT_ELEMENTWISE)
#define PURE_SAME_TYPE (BS_TRAIT_PURE | SAME_TYPE)

// Integer operations that can always be speculated ...
#define INT_BINARY(mnemonic, what, more, text)                                            \
    NUMBERS(mnemonic), .computes = BS_COMPUTES_##what, .summary = text, INT_BINARY_SHAPE, \
                       .format = "$lhs `,` $rhs attr-dict `:` type($result)",             \
                       .traits = PURE_SAME_TYPE | (more)
// ... divisions, which can trap: no effects, but not pure ...
#define INT_DIVISION(mnemonic, what, text)                                                         \
    NUMBERS(mnemonic), .computes = BS_COMPUTES_##what, .summary = text, INT_BINARY_SHAPE,          \
                       .format = "$lhs `,` $rhs attr-dict `:` type($result)", .traits = SAME_TYPE, \
                       .has_effects = TRUE
// ... those that since 22 may be said to have no remainder ...
#define EXACT(mnemonic, what, traits_, text)                                                       \
    NUMBERS(mnemonic), .computes = BS_COMPUTES_##what, .summary = text, INT_BINARY_SHAPE,          \
                       .attrs = "isExact:unit?",                                                   \
                       .format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)", \
                       .traits = traits_, .releases = BS_SINCE_22
// ... and those with overflow flags.
#define INT_OVERFLOW(mnemonic, what, more, text)                                                \
    NUMBERS(mnemonic),                                                                          \
        .computes = BS_COMPUTES_##what, .summary = text, INT_BINARY_SHAPE,                      \
        .attrs = "overflowFlags:overflow=none",                                                 \
        .format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)", \
        .traits = PURE_SAME_TYPE | (more)
#define FLOAT_BINARY(mnemonic, more, text)                                      \
    NUMBERS(mnemonic), COMPUTED(mnemonic), .summary = text, FLOAT_BINARY_SHAPE, \
                                           .traits = PURE_SAME_TYPE | (more)
#define CAST(mnemonic, from, to, rule, text)                                          \
    NUMBERS(mnemonic), .summary = text, .operands = "in:" from, .results = "out:" to, \
                       .format = "$in attr-dict `:` type($in) `to` type($out)",       \
                       .traits = BS_TRAIT_PURE | BS_TRAIT_ELEMENTWISE, .verify = verify_##rule

#define COMMUTATIVE BS_TRAIT_COMMUTATIVE
#define FIXED_INT "fixed-integer-like"

// clang-format off
static const BsOpDef ops[] = {
    { .name = "arith.constant", .does = BS_DOES_CONSTANT, .summary = "integer or floating-point constant",
      .results = "result:any=value", .attrs = "value:typed-attr", .format = "attr-dict $value",
      .traits = BS_TRAIT_PURE | BS_TRAIT_CONSTANT_LIKE, .result_hint = hint_constant, BS_LOCAL_RULE(verify_constant) },

    { INT_OVERFLOW(addi, ADD, COMMUTATIVE, "integer addition"), CANON(addi), .same_as = BS_OPERAND(0) | BS_OPERAND(1) },
    { NUMBERS(addui_extended), COMPUTED(addui_extended), .summary = "unsigned integer addition with an overflow bit",
      .operands = "lhs:integer-like=sum, rhs:integer-like=sum",
      .results = "sum:integer-like, overflow:bool-like",
      .format = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
      .traits = BS_TRAIT_PURE | COMMUTATIVE | BS_TRAIT_ELEMENTWISE, BS_LOCAL_RULE(verify_addui_extended),
      .result_hint = hint_sum_overflow,
      CANON(addui_extended) },
    { INT_OVERFLOW(subi, SUBTRACT, 0, "integer subtraction"), CANON(subi), .same_as = BS_OPERAND(0) | BS_OPERAND(1) },
    { INT_OVERFLOW(muli, MULTIPLY, COMMUTATIVE, "integer multiplication"), CANON(muli), .result_hint = hint_product },
    { NUMBERS(mulsi_extended), COMPUTED(mulsi_extended), .summary = "signed integer multiplication to twice the width",
      .operands = "lhs:integer-like, rhs:integer-like=lhs",
      .results = "low:integer-like=lhs, high:integer-like=lhs",
      .format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
      .traits = BS_TRAIT_PURE | COMMUTATIVE | BS_TRAIT_ELEMENTWISE, BS_LOCAL_RULE(verify_mul_extended),
      .result_hint = hint_low_high,
      CANON(mulsi_extended) },
    { NUMBERS(mului_extended), COMPUTED(mului_extended), .summary = "unsigned integer multiplication to twice the width",
      .operands = "lhs:integer-like, rhs:integer-like=lhs",
      .results = "low:integer-like=lhs, high:integer-like=lhs",
      .format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
      .traits = BS_TRAIT_PURE | COMMUTATIVE | BS_TRAIT_ELEMENTWISE, BS_LOCAL_RULE(verify_mul_extended),
      .result_hint = hint_low_high,
      CANON(mului_extended) },

    { INT_DIVISION(divui, DIVIDE_U, "unsigned integer division"), .releases = BS_UNTIL_19 },
    { EXACT(divui, DIVIDE_U, SAME_TYPE, "unsigned integer division"), .has_effects = TRUE },
    { INT_DIVISION(divsi, DIVIDE_S, "signed integer division"), .releases = BS_UNTIL_19 },
    { EXACT(divsi, DIVIDE_S, SAME_TYPE, "signed integer division"), .has_effects = TRUE },
    { INT_DIVISION(ceildivui, CEIL_DIVIDE_U, "unsigned integer division, rounded up") },
    { INT_DIVISION(ceildivsi, CEIL_DIVIDE_S, "signed integer division, rounded up") },
    { INT_BINARY(floordivsi, FLOOR_DIVIDE_S, 0, "signed integer division, rounded down") },
    { INT_BINARY(remui, REMAINDER_U, 0, "unsigned integer remainder") },
    { INT_BINARY(remsi, REMAINDER_S, 0, "signed integer remainder") },
    { INT_BINARY(andi, AND, COMMUTATIVE | BS_TRAIT_IDEMPOTENT, "bitwise and"), CANON(andi) },
    { INT_BINARY(ori, OR, COMMUTATIVE | BS_TRAIT_IDEMPOTENT, "bitwise or"), CANON(ori) },
    { INT_BINARY(xori, XOR, COMMUTATIVE, "bitwise exclusive or"), CANON(xori) },
    { INT_OVERFLOW(shli, SHIFT_LEFT, 0, "shift left") },
    { INT_BINARY(shrui, SHIFT_RIGHT_U, 0, "logical shift right"), .releases = BS_UNTIL_19 },
    { EXACT(shrui, SHIFT_RIGHT_U, PURE_SAME_TYPE, "logical shift right") },
    { INT_BINARY(shrsi, SHIFT_RIGHT_S, 0, "arithmetic shift right"), .releases = BS_UNTIL_19 },
    { EXACT(shrsi, SHIFT_RIGHT_S, PURE_SAME_TYPE, "arithmetic shift right") },
    { INT_BINARY(maxsi, MAX_S, COMMUTATIVE, "signed integer maximum") },
    { INT_BINARY(maxui, MAX_U, COMMUTATIVE, "unsigned integer maximum") },
    { INT_BINARY(minsi, MIN_S, COMMUTATIVE, "signed integer minimum") },
    { INT_BINARY(minui, MIN_U, COMMUTATIVE, "unsigned integer minimum") },

    { NUMBERS(negf), COMPUTED(negf), .summary = "floating-point negation", .operands = "operand:float-like", .results = "result:float-like",
      .attrs = "fastmath:fastmath=none",
      .format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)", .traits = PURE_SAME_TYPE },
    { FLOAT_BINARY(addf, COMMUTATIVE, "floating-point addition"), CANON(addf) },
    { FLOAT_BINARY(subf, 0, "floating-point subtraction") },
    { FLOAT_BINARY(mulf, COMMUTATIVE, "floating-point multiplication"), CANON(mulf) },
    { FLOAT_BINARY(divf, 0, "floating-point division"), CANON(divf) },
    { FLOAT_BINARY(remf, 0, "floating-point remainder") },
    { FLOAT_BINARY(maximumf, COMMUTATIVE, "floating-point maximum that propagates NaN") },
    { FLOAT_BINARY(minimumf, COMMUTATIVE, "floating-point minimum that propagates NaN") },
    { FLOAT_BINARY(maxnumf, COMMUTATIVE, "floating-point maximum that ignores NaN") },
    { FLOAT_BINARY(minnumf, COMMUTATIVE, "floating-point minimum that ignores NaN") },

    { CAST(extui, FIXED_INT, FIXED_INT, extension, "zero extension"), .computes = BS_COMPUTES_UNSIGNED },
    { CAST(extsi, FIXED_INT, FIXED_INT, extension, "sign extension"), CANON(extsi), .computes = BS_COMPUTES_SIGNED },
    { CAST(trunci, FIXED_INT, FIXED_INT, truncation, "integer truncation"), CANON(trunci), .computes = BS_COMPUTES_SIGNED, .releases = BS_UNTIL_19 },
    { NUMBERS(trunci), .summary = "integer truncation", .operands = "in:" FIXED_INT, .results = "out:" FIXED_INT,
      .attrs = "overflowFlags:overflow=none",
      .format = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)",
      .traits = BS_TRAIT_PURE | BS_TRAIT_ELEMENTWISE, BS_LOCAL_RULE(verify_truncation), CANON(trunci), .computes = BS_COMPUTES_SIGNED, .releases = BS_SINCE_22 },
    { NUMBERS(extf), COMPUTED(extf), .summary = "cast to a wider floating-point type", .operands = "in:float-like",
      .results = "out:float-like", .attrs = "fastmath:fastmath?",
      .format = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
      .traits = BS_TRAIT_PURE | BS_TRAIT_ELEMENTWISE, BS_LOCAL_RULE(verify_extension) },
    { NUMBERS(truncf), COMPUTED(truncf), .summary = "cast to a narrower floating-point type", .operands = "in:float-like",
      .results = "out:float-like", .attrs = "roundingmode:rounding-mode?, fastmath:fastmath?",
      .format = "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
      .traits = BS_TRAIT_PURE | BS_TRAIT_ELEMENTWISE, BS_LOCAL_RULE(verify_truncation), CANON(truncf) },
    { .name = "arith.scaling_extf", .summary = "cast to a wider floating-point type, and product with a scale",
      .operands = "in:float-like, scale:float-like", .results = "out:float-like", .attrs = "fastmath:fastmath?",
      .format = "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)",
      .traits = BS_TRAIT_PURE | BS_TRAIT_ELEMENTWISE, BS_LOCAL_RULE(verify_scaling_extf), .releases = BS_SINCE_22 },
    { .name = "arith.scaling_truncf", .summary = "quotient by a scale, and cast to a narrower floating-point type",
      .operands = "in:float-like, scale:float-like", .results = "out:float-like",
      .attrs = "roundingmode:rounding-mode?, fastmath:fastmath?",
      .format = "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) "
                "`to` type($out)",
      .traits = BS_TRAIT_PURE | BS_TRAIT_ELEMENTWISE, BS_LOCAL_RULE(verify_scaling_truncf), .releases = BS_SINCE_22 },
    { CAST(uitofp, FIXED_INT, "float-like", int_to_float, "unsigned integer to floating-point"), COMPUTED(uitofp) },
    { CAST(sitofp, FIXED_INT, "float-like", int_to_float, "signed integer to floating-point"), COMPUTED(sitofp) },
    { CAST(fptoui, "float-like", FIXED_INT, float_to_int, "floating-point to unsigned integer"), COMPUTED(fptoui) },
    { CAST(fptosi, "float-like", FIXED_INT, float_to_int, "floating-point to signed integer"), COMPUTED(fptosi) },
    { CAST(index_cast, "index-cast", "index-cast", index_cast, "signed cast between index and integer"),
      CANON(index_cast), .computes = BS_COMPUTES_SIGNED, .same_as = BS_OPERAND(0) },
    { CAST(index_castui, "index-cast", "index-cast", index_cast, "unsigned cast between index and integer"),
      CANON(index_castui), .computes = BS_COMPUTES_UNSIGNED, .same_as = BS_OPERAND(0) },
    { CAST(bitcast, "bitcast", "bitcast", bitcast, "same bits, another type"), CANON(bitcast), COMPUTED(bitcast), .releases = BS_UNTIL_19 },
    { CAST(bitcast, "bitcast-22", "bitcast-22", bitcast, "same bits, another type"), CANON(bitcast), COMPUTED(bitcast), .releases = BS_SINCE_22 },

    { NUMBERS(cmpi), .summary = "integer comparison", .attrs = "predicate:cmpi-predicate",
      .operands = "lhs:integer-like, rhs:integer-like", .results = "result:bool-like=i1like(lhs)",
      .format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
      .traits = BS_TRAIT_PURE | BS_TRAIT_SAME_TYPE_OPERANDS | BS_TRAIT_ELEMENTWISE, BS_LOCAL_RULE(verify_compare),
      CANON(cmpi), .computes = BS_COMPUTES_COMPARISON },
    { NUMBERS(cmpf), COMPUTED(cmpf), .summary = "floating-point comparison",
      .attrs = "predicate:cmpf-predicate, fastmath:fastmath=none",
      .operands = "lhs:float-like, rhs:float-like", .results = "result:bool-like=i1like(lhs)",
      .format = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)",
      .traits = BS_TRAIT_PURE | BS_TRAIT_SAME_TYPE_OPERANDS | BS_TRAIT_ELEMENTWISE, BS_LOCAL_RULE(verify_compare),
      CANON(cmpf) },
    { SYNTAX(select), .does = BS_DOES_SELECT, .summary = "one of two values",
      .operands = "condition:bool-like, true_value:any, false_value:any", .results = "result:any",
      .parse = parse_select, .print = print_select, BS_LOCAL_RULE(verify_select),
      .traits = BS_TRAIT_PURE | BS_TRAIT_ELEMENTWISE, CANON(select),
      .computes = BS_COMPUTES_CHOICE, .same_as = BS_OPERAND(1) | BS_OPERAND(2) },
};
// clang-format on

BsLoc
bs_matched_loc(BsBuilder *builder, const BsOp *root, const BsOp *a, const BsOp *b)
{
    const BsOp *const matched[] = {root, a, b};
    return bs_loc_fuse(builder->ir->context, b ? 3 : 2, matched);
}

BsOp *
bs_arith_materialize(BsBuilder *builder, const BsAttr *value, const BsType *type,
                     const BsOp *folded)
{
    if (bs_attr_is_poison(value))
        return bs_ub_materialize(builder, value, type, folded);
    if (!is_number(value) || value->type != type ||
        (type->kind == BS_TYPE_INTEGER && type->integer.sign != BS_SIGNLESS))
        return NULL;
    BsValue *result = bs_builder_constant(builder, folded->loc, value);
    return bs_value_op(result);
}

static const BsDialectSymbol attrs[] = {{"fastmath", "fastmath"}, {"overflow", "overflow"}, {0}};

const BsDialect bs_dialect_arith = {
    .name = "arith",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = bs_arith_materialize,
    .attrs = attrs,
};
