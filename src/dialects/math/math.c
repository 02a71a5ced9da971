// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The math dialect: elementary functions on scalars, vectors and tensors, all of them pure.
#include "dialects/arith/arith.h"
#include "dialects/common/checks.h"
#include "dialects/dialects.h"
#include "dialects/math/math-private.h"

// The exponent of fpowi is an integer, so that its types do not all agree.
static gboolean
verify_fpowi(const BsOp *op, BsDiags *diags)
{
    return bs_check_that(bs_op_operand(op, 0)->type == op->results[0].type, op, diags,
                         "all of {lhs, result} have same type") &&
           bs_check_same_shape(op, diags, TRUE);
}

static gboolean
verify_class(const BsOp *op, BsDiags *diags)
{
    return bs_check_same_shape(op, diags, TRUE);
}

static gboolean
verify_sincos(const BsOp *op, BsDiags *diags)
{
    const BsType *type = bs_op_operand(op, 0)->type;
    return bs_check_that(op->results[0].type == type && op->results[1].type == type, op, diags,
                         "all of {operand, sin, cos} have same type");
}

static const char *
hint_sincos(G_GNUC_UNUSED const BsOp *op, guint32 i, G_GNUC_UNUSED char *buffer)
{
    return i == 0 ? "sin" : "cos";
}

// -- the table ----------------------------------------------------------------------------------

#define TRAITS \
    .traits = BS_TRAIT_PURE | BS_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE | BS_TRAIT_ELEMENTWISE
#define FLAGS "(`fastmath` `` $fastmath^)? attr-dict `:` "
#define FLOAT_UNARY_OP(mnemonic, text, folded)                                         \
    .name = "math." mnemonic, .does = BS_DOES_COMPUTE, .compute = bs_compute_math,     \
    .summary = text, .operands = "operand:float-like", .results = "result:float-like", \
    .attrs = "fastmath:fastmath=none", .format = "$operand " FLAGS "type($result)",    \
    .fold = folded, TRAITS
#define FLOAT_UNARY_FOLD(mnemonic, text, folded) \
    {                                            \
        FLOAT_UNARY_OP(mnemonic, text, folded)   \
    }
#define FLOAT_BINARY(mnemonic, text, folded)                                           \
    {                                                                                  \
        .name = "math." mnemonic, .does = BS_DOES_COMPUTE, .compute = bs_compute_math, \
        .summary = text, .operands = "lhs:float-like, rhs:float-like",                 \
        .results = "result:float-like", .attrs = "fastmath:fastmath=none",             \
        .format = "$lhs `,` $rhs " FLAGS "type($result)", .fold = folded, TRAITS       \
    }
#define INT_UNARY(mnemonic, text)                                                              \
    {                                                                                          \
        .name = "math." mnemonic, .does = BS_DOES_COMPUTE, .compute = bs_compute_math,         \
        .summary = text, .operands = "operand:integer-like", .results = "result:integer-like", \
        .format = "$operand attr-dict `:` type($result)", .fold = bs_fold_math_int, TRAITS     \
    }
// What kind of float it is: the flags may be given, but have no syntax of their own.
#define FLOAT_CLASS(mnemonic, text)                                                       \
    {                                                                                     \
        .name = "math." mnemonic, .does = BS_DOES_COMPUTE, .compute = bs_compute_math,    \
        .summary = text, .operands = "operand:float-like",                                \
        .results = "result:bool-like=i1like(operand)", .attrs = "fastmath:fastmath=none", \
        .format = "$operand attr-dict `:` type($operand)", .verify = verify_class,        \
        .fold = bs_fold_math_class, .traits = BS_TRAIT_PURE | BS_TRAIT_ELEMENTWISE,       \
        .releases = BS_SINCE_22                                                           \
    }
#define FLOAT_UNARY(mnemonic, text) FLOAT_UNARY_FOLD(mnemonic, text, bs_fold_math_float)

// clang-format off
static const BsOpDef ops[] = {
    FLOAT_UNARY_FOLD("absf", "absolute value of a float", bs_fold_math_sign),
    INT_UNARY("absi", "absolute value of an integer"),
    FLOAT_UNARY("acos", "arcus cosine"),
    FLOAT_UNARY("acosh", "hyperbolic arcus cosine"),
    FLOAT_UNARY("asin", "arcus sine"),
    FLOAT_UNARY("asinh", "hyperbolic arcus sine"),
    FLOAT_UNARY("atan", "arcus tangent"),
    FLOAT_BINARY("atan2", "arcus tangent of a quotient", bs_fold_math_float),
    FLOAT_UNARY("atanh", "hyperbolic arcus tangent"),
    FLOAT_UNARY("cbrt", "cube root"),
    FLOAT_UNARY_FOLD("ceil", "smallest whole number that is not less", bs_fold_math_integral),
    { .name = "math.clampf", .does = BS_DOES_COMPUTE, .compute = bs_compute_math, .summary = "a float, or the bound that it is beyond",
      .operands = "value:float-like, min:float-like, max:float-like", .results = "result:float-like",
      .attrs = "fastmath:fastmath=none", .format = "$value `to` ` ` `[` $min `,` $max `]` " FLAGS "type($result)",
      TRAITS, .releases = BS_SINCE_22 },
    FLOAT_BINARY("copysign", "the first number with the sign of the second", bs_fold_math_sign),
    FLOAT_UNARY("cos", "cosine"),
    FLOAT_UNARY("cosh", "hyperbolic cosine"),
    INT_UNARY("ctlz", "number of leading zeros"),
    INT_UNARY("ctpop", "number of ones"),
    INT_UNARY("cttz", "number of trailing zeros"),
    FLOAT_UNARY("erf", "error function"),
    { FLOAT_UNARY_OP("erfc", "complement of the error function", bs_fold_math_float), .releases = BS_SINCE_22 },
    FLOAT_UNARY("exp", "e to a power"),
    FLOAT_UNARY("exp2", "2 to a power"),
    FLOAT_UNARY("expm1", "e to a power, less one"),
    FLOAT_UNARY_FOLD("floor", "largest whole number that is not greater", bs_fold_math_integral),
    { .name = "math.fma", .does = BS_DOES_COMPUTE, .compute = bs_compute_math, .summary = "product and sum with one rounding",
      .operands = "a:float-like, b:float-like, c:float-like", .results = "result:float-like",
      .attrs = "fastmath:fastmath=none", .format = "$a `,` $b `,` $c " FLAGS "type($result)", TRAITS },
    { .name = "math.fpowi", .does = BS_DOES_COMPUTE, .compute = bs_compute_math, .summary = "a float to an integer power",
      .operands = "lhs:float-like, rhs:integer-like", .results = "result:float-like=lhs",
      .attrs = "fastmath:fastmath=none", .format = "$lhs `,` $rhs " FLAGS "type($lhs) `,` type($rhs)",
      .verify = verify_fpowi, .traits = BS_TRAIT_PURE | BS_TRAIT_ELEMENTWISE },
    { .name = "math.ipowi", .does = BS_DOES_COMPUTE, .compute = bs_compute_math, .summary = "an integer to an integer power",
      .operands = "lhs:integer-like, rhs:integer-like", .results = "result:integer-like",
      .format = "$lhs `,` $rhs attr-dict `:` type($result)", .fold = bs_fold_math_int, TRAITS },
    FLOAT_CLASS("isfinite", "whether a float is a number and not infinite"),
    FLOAT_CLASS("isinf", "whether a float is infinite"),
    FLOAT_CLASS("isnan", "whether a float is not a number"),
    FLOAT_CLASS("isnormal", "whether a float is neither zero, subnormal, infinite nor NaN"),
    FLOAT_UNARY("log", "natural logarithm"),
    FLOAT_UNARY("log10", "logarithm to the base 10"),
    FLOAT_UNARY("log1p", "natural logarithm of one more"),
    FLOAT_UNARY("log2", "logarithm to the base 2"),
    FLOAT_BINARY("powf", "a float to a float power", bs_fold_math_float),
    FLOAT_UNARY("round", "nearest whole number, halves away from zero"),
    FLOAT_UNARY_FOLD("roundeven", "nearest whole number, halves to even", bs_fold_math_integral),
    FLOAT_UNARY("rsqrt", "one by the square root"),
    FLOAT_UNARY("sin", "sine"),
    { .name = "math.sincos", .does = BS_DOES_COMPUTE, .compute = bs_compute_math, .summary = "sine and cosine", .operands = "operand:float-like",
      .results = "sin:float-like=operand, cos:float-like=operand", .attrs = "fastmath:fastmath=none",
      .format = "$operand " FLAGS "type($operand)", .result_hint = hint_sincos, .verify = verify_sincos,
      .traits = BS_TRAIT_PURE | BS_TRAIT_ELEMENTWISE, .releases = BS_SINCE_22 },
    FLOAT_UNARY("sinh", "hyperbolic sine"),
    FLOAT_UNARY("sqrt", "square root"),
    FLOAT_UNARY("tan", "tangent"),
    FLOAT_UNARY("tanh", "hyperbolic tangent"),
    FLOAT_UNARY("trunc", "whole number towards zero"),
};
// clang-format on

const BsDialect bs_dialect_math = {
    .name = "math",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = bs_arith_materialize,
};
