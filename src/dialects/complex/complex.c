// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The complex dialect: numbers of two floats, their parts, arithmetic and elementary functions, all
// of them pure. The bodies of linalg's named ops on complex elements are made of them.
#include "dialects/arith/arith.h"
#include "dialects/common/checks.h"
#include "dialects/complex/complex-private.h"
#include "dialects/dialects.h"
#include "ir/builder.h"
#include "ir/context.h"
#include "syntax/printer.h"

// -- complex.constant ----------------------------------------------------------------------------

static gboolean
is_number(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_FLOAT || attr->kind == BS_ATTR_INTEGER;
}

static gboolean
verify_constant(const BsOp *op, BsDiags *diags)
{
    const BsAttr *value = bs_op_attr(op, "value");
    if (value->array.n != 2)
        return bs_fail(op, diags,
                       "requires 'value' to be a complex constant, represented as array of two "
                       "values");
    const BsAttr *re = value->array.items[0], *im = value->array.items[1];
    if (!is_number(re) || !is_number(im))
        return bs_fail(op, diags,
                       "requires attribute's elements to be float or integer attributes");
    const BsType *element = op->results[0].type->shaped.element;
    if (re->type == element && im->type == element)
        return TRUE;
    g_autofree char *of_re = bs_type_to_string(re->type), *of_im = bs_type_to_string(im->type);
    g_autofree char *expected = bs_type_to_string(element);
    bs_diags_op_error(diags, op,
                      "requires attribute's element types ('%s', '%s') to match the element type "
                      "of the op's return type ('%s')",
                      of_re, of_im, expected);
    return FALSE;
}

// An array of two numbers of the type's own.
static gboolean
is_constant_of(const BsAttr *value, const BsType *type)
{
    if (type->kind != BS_TYPE_COMPLEX || value->kind != BS_ATTR_ARRAY || value->array.n != 2)
        return FALSE;
    for (guint32 i = 0; i < 2; i++) {
        if (value->array.items[i]->type != type->shaped.element)
            return FALSE;
    }
    return TRUE;
}

// Parts of a constant are constants of arith.
BsOp *
bs_complex_materialize(BsBuilder *builder, const BsAttr *value, const BsType *type,
                       const BsOp *folded)
{
    if (!is_constant_of(value, type))
        return bs_arith_materialize(builder, value, type, folded);
    const BsNamedAttr attr = {bs_context_string(builder->ir->context, "value"), value};
    const BsAttr *attrs = bs_attr_dict(builder->ir->context, 1, &attr);
    return bs_builder_op(builder, "complex.constant", folded->loc, 0, NULL, 1, &type, attrs, 0);
}

// -- other rules ---------------------------------------------------------------------------------

static gboolean
verify_create(const BsOp *op, BsDiags *diags)
{
    const BsType *re = bs_op_operand(op, 0)->type;
    return bs_check_that(bs_op_operand(op, 1)->type == re, op, diags,
                         "all of {real, imaginary} have same type") &&
           bs_check_that(op->results[0].type->shaped.element == re, op, diags,
                         "complex element type matches real operand type");
}

static gboolean
verify_part(const BsOp *op, BsDiags *diags)
{
    return bs_check_that(bs_op_operand(op, 0)->type->shaped.element == op->results[0].type, op,
                         diags, "complex element type matches result type");
}

static gboolean
verify_compare(const BsOp *op, BsDiags *diags)
{
    return bs_check_that(bs_op_operand(op, 0)->type == bs_op_operand(op, 1)->type, op, diags,
                         "all of {lhs, rhs} have same type");
}

static gboolean
verify_powi(const BsOp *op, BsDiags *diags)
{
    return bs_check_that(bs_op_operand(op, 0)->type == op->results[0].type, op, diags,
                         "all of {lhs, result} have same type");
}

static gboolean
is_complex(const BsType *type)
{
    return type->kind == BS_TYPE_COMPLEX;
}

static gboolean
has_bits(const BsType *type)
{
    return is_complex(type) || type->kind == BS_TYPE_INTEGER || type->kind == BS_TYPE_FLOAT;
}

static guint32
n_bits(const BsType *type)
{
    return is_complex(type) ? 2 * bs_type_bit_width(type->shaped.element) : bs_type_bit_width(type);
}

// A cast to the same type is one of any type: it folds away.
static gboolean
verify_bitcast(const BsOp *op, BsDiags *diags)
{
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    if (from == to)
        return TRUE;
    if (!has_bits(from))
        return bs_fail(op, diags, "operand must be int/float/complex");
    if (!has_bits(to))
        return bs_fail(op, diags, "result must be int/float/complex");
    if (is_complex(from) == is_complex(to))
        return bs_fail(op, diags, "requires that either input or output has a complex type");
    return n_bits(from) == n_bits(to) || bs_fail(op, diags, "casting bitwidths do not match");
}

// -- the table -----------------------------------------------------------------------------------

#define PURE .traits = BS_TRAIT_PURE | BS_TRAIT_ELEMENTWISE
#define PURE_SAME_TYPE PURE | BS_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE
#define FLAGS "(`fastmath` `` $fastmath^)? attr-dict `:` "
#define UNARY(mnemonic, text)                                                          \
    .name = "complex." mnemonic, .summary = text, .operands = "complex:complex-float", \
    .results = "result:complex-float", .attrs = "fastmath:fastmath=none",              \
    .format = "$complex " FLAGS "type($complex)", PURE_SAME_TYPE
#define BINARY(mnemonic, text)                                                             \
    .name = "complex." mnemonic, .summary = text,                                          \
    .operands = "lhs:complex-float, rhs:complex-float", .results = "result:complex-float", \
    .attrs = "fastmath:fastmath=none", .format = "$lhs `,` $rhs " FLAGS "type($result)",   \
    PURE_SAME_TYPE
// From a complex number to a float.
#define PART(mnemonic, result, text)                                                   \
    .name = "complex." mnemonic, .summary = text, .operands = "complex:complex-float", \
    .results = result ":float=elem(complex)", .attrs = "fastmath:fastmath=none",       \
    .format = "$complex " FLAGS "type($complex)", BS_LOCAL_RULE(verify_part), PURE
#define COMPARE(mnemonic, text)                                                     \
    .name = "complex." mnemonic, .summary = text,                                   \
    .operands = "lhs:complex-float, rhs:complex-float=lhs", .results = "result:i1", \
    .format = "$lhs `,` $rhs attr-dict `:` type($lhs)", BS_LOCAL_RULE(verify_compare), PURE
#define UNDO .fold = bs_fold_complex_undo
#define COMPUTES(mnemonic) .does = BS_DOES_COMPUTE, .compute = bs_compute_complex_##mnemonic

// clang-format off
static const BsOpDef ops[] = {
    { .name = "complex.constant", .does = BS_DOES_CONSTANT, .summary = "complex constant", .results = "complex:complex",
      .attrs = "value:array", .format = "$value attr-dict `:` type($complex)", .hint = "cst",
      .traits = BS_TRAIT_PURE | BS_TRAIT_CONSTANT_LIKE, BS_LOCAL_RULE(verify_constant) },
    { .name = "complex.create", COMPUTES(parts), .summary = "a complex number of two parts",
      .operands = "real:float=elem(complex), imaginary:float=elem(complex)", .results = "complex:complex-float",
      .format = "$real `,` $imaginary attr-dict `:` type($complex)", .fold = bs_fold_complex_create,
      .traits = BS_TRAIT_PURE, BS_LOCAL_RULE(verify_create) },
    { .name = "complex.bitcast", .summary = "same bits, another type", .operands = "operand:any",
      .results = "result:any", .format = "$operand attr-dict `:` type($operand) `to` type($result)",
      .fold = bs_fold_complex_bitcast, .patterns = bs_patterns_complex_bitcast,
      .traits = BS_TRAIT_PURE, BS_LOCAL_RULE(verify_bitcast) },

    { PART("re", "real", "real part"), .fold = bs_fold_complex_re, .patterns = bs_patterns_complex_re, COMPUTES(re) },
    { PART("im", "imaginary", "imaginary part"), .fold = bs_fold_complex_im, .patterns = bs_patterns_complex_im, COMPUTES(im) },
    { PART("abs", "result", "absolute value") },
    { PART("angle", "result", "argument") },
    { COMPARE("eq", "equality") },
    { COMPARE("neq", "inequality") },

    { BINARY("add", "addition"), .fold = bs_fold_complex_add, COMPUTES(add) },
    { BINARY("sub", "subtraction"), .fold = bs_fold_complex_sub, COMPUTES(sub) },
    { BINARY("mul", "multiplication"), .fold = bs_fold_complex_scale, COMPUTES(mul) },
    { BINARY("div", "division"), .fold = bs_fold_complex_scale, COMPUTES(div) },
    { BINARY("pow", "a number to a power") },
    { BINARY("atan2", "arcus tangent of a quotient") },
    { .name = "complex.powi", .summary = "a number to an integer power",
      .operands = "lhs:complex-float, rhs:signless-integer", .results = "result:complex-float=lhs",
      .attrs = "fastmath:fastmath?", .format = "$lhs `,` $rhs " FLAGS "type($lhs) `,` type($rhs)",
      BS_LOCAL_RULE(verify_powi), PURE, .releases = BS_SINCE_22 },

    { UNARY("neg", "negation"), UNDO, COMPUTES(neg) },
    { UNARY("conj", "complex conjugate"), UNDO, COMPUTES(conj) },
    { UNARY("sign", "a number of the same argument and absolute value one") },
    { UNARY("exp", "e to a power"), UNDO },
    { UNARY("expm1", "e to a power, less one") },
    { UNARY("log", "natural logarithm"), UNDO },
    { UNARY("log1p", "natural logarithm of one more") },
    { UNARY("sqrt", "square root") },
    { UNARY("rsqrt", "one by the square root") },
    { UNARY("sin", "sine") },
    { UNARY("cos", "cosine") },
    { UNARY("tan", "tangent") },
    { UNARY("tanh", "hyperbolic tangent") },
};
// clang-format on

static const BsDialectSymbol attrs[] = {{"number", BS_SYMBOL_COMPLEX, {0}}, {0}};

const BsDialect bs_dialect_complex = {
    .name = "complex",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = bs_complex_materialize,
    .attrs = attrs,
};
