// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constant folding of math ops (mlir/lib/Dialect/Math/IR/MathOps.cpp, LLVM 19): floats of 32 and 64
// bits by the C library's functions, as upstream, so that the last bit is the library's; signs and
// rounding to whole numbers for every format.
#include "dialects/math/math-private.h"

#include "dialects/arith/float.h"
#include "dialects/common/fold.h"
#include "ir/ir.h"

#include <math.h>
#include <string.h>

// -- functions of the library --------------------------------------------------------------------

typedef struct FloatRow {
    const char *name; // after "math."
    double (*of_double)(double);
    float (*of_float)(float);
    enum { ANY, NOT_NEGATIVE, ABOVE_MINUS_ONE } domain;
} FloatRow;

// clang-format off
static const FloatRow float_rows[] = {
    {"acos", acos, acosf, ANY},        {"acosh", acosh, acoshf, ANY},
    {"asin", asin, asinf, ANY},        {"asinh", asinh, asinhf, ANY},
    {"atan", atan, atanf, ANY},        {"atanh", atanh, atanhf, ANY},
    {"cos", cos, cosf, ANY},           {"cosh", cosh, coshf, ANY},
    {"erf", erf, erff, ANY},           {"erfc", erfc, erfcf, ANY},
    {"exp", exp, expf, ANY},
    {"exp2", exp2, exp2f, ANY},        {"expm1", expm1, expm1f, ANY},
    {"log", log, logf, NOT_NEGATIVE},  {"log10", log10, log10f, NOT_NEGATIVE},
    {"log2", log2, log2f, NOT_NEGATIVE}, {"log1p", log1p, log1pf, ABOVE_MINUS_ONE},
    {"round", round, roundf, ANY},     {"sin", sin, sinf, ANY},
    {"sinh", sinh, sinhf, ANY},        {"sqrt", sqrt, sqrtf, NOT_NEGATIVE},
    {"tan", tan, tanf, ANY},           {"tanh", tanh, tanhf, ANY},
    {"trunc", trunc, truncf, ANY},
};
// clang-format on

static float
float_of(BsFloatBits bits)
{
    const guint32 low = (guint32)bits;
    float value;
    memcpy(&value, &low, sizeof value);
    return value;
}

static double
double_of(BsFloatBits bits)
{
    const guint64 low = (guint64)bits;
    double value;
    memcpy(&value, &low, sizeof value);
    return value;
}

static guint64
bits_of_float(float value)
{
    guint32 bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static guint64
bits_of_double(double value)
{
    guint64 bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

// An op on elements of one format.
typedef struct Evaluation {
    const BsFloatLayout *layout; // NULL: integers
    const char *name;            // after "math."
    const FloatRow *row;
    guint32 width; // integers
} Evaluation;

static gboolean
is_outside(const Evaluation *e, BsFloatBits bits)
{
    if (e->row->domain == NOT_NEGATIVE) // minus zero counts
        return (bits & bs_float_sign(e->layout)) != 0;
    if (e->row->domain != ABOVE_MINUS_ONE)
        return FALSE;
    return e->layout->bits == 32 ? signbit(float_of(bits) + 1.0F) != 0
                                 : signbit(double_of(bits) + 1.0) != 0;
}

static gboolean
compute_unary(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const Evaluation *e = data;
    const BsFloatBits bits = bs_float_bits_of(operands[0]);
    if ((e->layout->bits != 32 && e->layout->bits != 64) || is_outside(e, bits))
        return FALSE;
    bs_float_set_element(result, e->layout,
                         e->layout->bits == 32
                             ? bits_of_float(e->row->of_float(float_of(bits)))
                             : bits_of_double(e->row->of_double(double_of(bits))));
    return TRUE;
}

static gboolean
is_zero(const Evaluation *e, BsFloatBits bits)
{
    return (bits & ~bs_float_sign(e->layout)) == 0;
}

static gboolean
compute_binary(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const Evaluation *e = data;
    const gboolean atan = strcmp(e->name, "atan2") == 0;
    const BsFloatBits a = bs_float_bits_of(operands[0]), b = bs_float_bits_of(operands[1]);
    BsFloatBits bits;
    if (atan && is_zero(e, a) && is_zero(e, b))
        bits = bs_float_default_nan(e->layout);
    else if (e->layout->bits == 32)
        bits =
            bits_of_float(atan ? atan2f(float_of(a), float_of(b)) : powf(float_of(a), float_of(b)));
    else if (e->layout->bits == 64)
        bits = bits_of_double(atan ? atan2(double_of(a), double_of(b))
                                   : pow(double_of(a), double_of(b)));
    else
        return FALSE;
    bs_float_set_element(result, e->layout, bits);
    return TRUE;
}

static void
evaluation_init(Evaluation *e, const BsOp *op)
{
    const BsType *type = bs_type_element(op->results[0].type);
    *e = (Evaluation){.layout = bs_type_float_layout(type),
                      .name = op->def->name + strlen("math."),
                      .width = bs_int_width(type)};
}

static BsFold
fold_floats(BsBuilder *builder, const BsOp *op, const BsAttr *const *constants, BsWideFn element,
            Evaluation *e, BsFoldResult *results)
{
    return bs_fold_to_attr(results, bs_float_fold(builder->ir->context, op->n_operands, constants,
                                                  op->results[0].type, element, e));
}

BsFold
bs_fold_math_float(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    Evaluation e;
    evaluation_init(&e, op);
    if (op->n_operands == 2)
        return fold_floats(builder, op, constants, compute_binary, &e, results);
    for (guint i = 0; i < G_N_ELEMENTS(float_rows); i++) {
        if (strcmp(float_rows[i].name, e.name) == 0)
            e.row = &float_rows[i];
    }
    if (!e.row) // cbrt, rsqrt: not of poison either
        return BS_FOLD_NONE;
    return fold_floats(builder, op, constants, compute_unary, &e, results);
}

// -- every format --------------------------------------------------------------------------------

static gboolean
compute_integral(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const Evaluation *e = data;
    const BsFloatBits bits = bs_float_bits_of(operands[0]);
    const BsReal real = bs_real_unpack(e->layout, bits);
    const BsReal whole = bs_real_to_whole(&real, e->name[0] == 'c'   ? BS_ROUND_UP
                                                 : e->name[0] == 'f' ? BS_ROUND_DOWN
                                                                     : BS_ROUND_TO_EVEN);
    bs_float_set_element(result, e->layout,
                         real.kind == BS_REAL_NAN ? bs_float_quiet(e->layout, bits)
                                                  : bs_real_pack(e->layout, &whole));
    return TRUE;
}

BsFold
bs_fold_math_integral(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                      BsFoldResult *results)
{
    Evaluation e;
    evaluation_init(&e, op);
    return fold_floats(builder, op, constants, compute_integral, &e, results);
}

static gboolean
compute_sign(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const Evaluation *e = data;
    const BsFloatBits sign = bs_float_sign(e->layout), bits = bs_float_bits_of(operands[0]);
    const BsFloatBits wanted =
        strcmp(e->name, "copysign") == 0 ? bs_float_bits_of(operands[1]) & sign : 0;
    bs_float_set_element(result, e->layout,
                         (bits & sign) == wanted ? bits : bs_float_negate(e->layout, bits));
    return TRUE;
}

BsFold
bs_fold_math_sign(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                  BsFoldResult *results)
{
    Evaluation e;
    evaluation_init(&e, op);
    return fold_floats(builder, op, constants, compute_sign, &e, results);
}

static gboolean
is_of_kind(const char *kind, const BsFloat *number)
{
    const BsReal *real = &number->real;
    if (strcmp(kind, "nan") == 0)
        return real->kind == BS_REAL_NAN;
    if (strcmp(kind, "inf") == 0)
        return real->kind == BS_REAL_INFINITY;
    if (strcmp(kind, "finite") == 0)
        return real->kind < BS_REAL_INFINITY;
    return real->kind == BS_REAL_FINITE &&
           real->exponent >= bs_float_least_exponent(number->layout);
}

// Constants of one number only: neither of several nor of poison.
BsFold
bs_fold_math_class(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    BsContext *context = builder->ir->context;
    BsFloat number;
    if (!bs_attr_match_float(constants[0], &number))
        return BS_FOLD_NONE;
    const gboolean holds = is_of_kind(op->def->name + strlen("math.is"), &number);
    return bs_fold_to_attr(results, bs_attr_bool_like(context, op->results[0].type, holds));
}

// -- integers ------------------------------------------------------------------------------------

static guint64
count(const char *name, guint64 bits, guint32 width)
{
    if (strcmp(name, "ctpop") == 0)
        return (guint64)__builtin_popcountll(bits);
    if (bits == 0)
        return width;
    return strcmp(name, "ctlz") == 0 ? (guint64)__builtin_clzll(bits) - (64 - width)
                                     : (guint64)__builtin_ctzll(bits);
}

// By squares; a negative power is 0 for all but 1 and -1, and nothing for 0.
static gboolean
power(gint64 base, gint64 exponent, gboolean odd, guint64 *result)
{
    if (exponent < 0) {
        if (base == 0)
            return FALSE;
        *result = base == 1 ? 1 : base == -1 ? (odd ? (guint64)-1 : 1) : 0;
        return TRUE;
    }
    guint64 square = (guint64)base;
    *result = 1;
    for (guint64 left = (guint64)exponent; left; left >>= 1) {
        if (left & 1)
            *result *= square;
        square *= square;
    }
    return TRUE;
}

static gboolean
compute_int(gpointer data, const guint64 *operands, guint64 *result)
{
    const Evaluation *e = data;
    const guint64 mask = bs_int_mask(e->width), bits = operands[0] & mask;
    if (strcmp(e->name, "absi") == 0) {
        const gint64 value = bs_int_signed(bits, e->width);
        *result = (value < 0 ? 0 - (guint64)value : (guint64)value) & mask;
        return TRUE;
    }
    if (strcmp(e->name, "ipowi") == 0) {
        const guint64 by = operands[1] & mask;
        // In one bit, 1 and -1 are the same.
        const gint64 base = e->width == 1 ? (gint64)bits : bs_int_signed(bits, e->width);
        const gboolean known = power(base, bs_int_signed(by, e->width), by & 1, result);
        *result &= mask;
        return known;
    }
    *result = count(e->name, bits, e->width) & mask;
    return TRUE;
}

static void
count_wide(const char *name, BsWide *result, const BsWide *number)
{
    const guint32 width = number->width;
    const guint32 n = strcmp(name, "ctpop") == 0  ? bs_wide_n_ones(number)
                      : strcmp(name, "ctlz") == 0 ? width - bs_wide_n_bits(number)
                                                  : bs_wide_n_trailing_zeros(number);
    bs_wide_set(result, width, n);
}

static gboolean
power_wide(BsWide *result, const BsWide *base, const BsWide *exponent)
{
    const gboolean odd = exponent->words[0] & 1;
    BsWide square = *base;
    if (bs_wide_is_negative(exponent)) {
        if (bs_wide_is(base, 0))
            return FALSE;
        bs_wide_set(result, base->width,
                    bs_wide_is(base, 1)    ? 1
                    : bs_wide_is(base, -1) ? (odd ? -1 : 1)
                                           : 0);
        return TRUE;
    }
    bs_wide_set(result, base->width, 1);
    for (guint32 i = 0; i < bs_wide_n_bits(exponent); i++) {
        if (exponent->words[i / 64] >> (i % 64) & 1)
            bs_wide_multiply(result, result, &square);
        bs_wide_multiply(&square, &square, &square);
    }
    return TRUE;
}

static gboolean
compute_wide(gpointer data, const BsWide *const *operands, BsWide *result)
{
    const Evaluation *e = data;
    if (strcmp(e->name, "ipowi") == 0)
        return power_wide(result, operands[0], operands[1]);
    if (strcmp(e->name, "absi") != 0) {
        count_wide(e->name, result, operands[0]);
        return TRUE;
    }
    *result = *operands[0];
    if (bs_wide_is_negative(result))
        bs_wide_negate(result, result);
    return TRUE;
}

BsFold
bs_fold_math_int(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                 BsFoldResult *results)
{
    BsContext *context = builder->ir->context;
    Evaluation e;
    evaluation_init(&e, op);
    const BsType *type = op->results[0].type;
    const BsAttr *attr =
        bs_int_is_wide(type)
            ? bs_wide_fold(context, op->n_operands, constants, type, compute_wide, &e)
            : bs_constant_fold(context, BS_ATTR_INTEGER, op->n_operands, constants, type,
                               compute_int, &e);
    return bs_fold_to_attr(results, attr);
}

// -- running -------------------------------------------------------------------------------------

static double
number_of(const Evaluation *e, guint64 bits)
{
    const BsReal real = bs_real_unpack(e->layout, bits);
    return bs_real_to_double(&real);
}

// Those that no fold knows, in the precision of a double. There are as many operands as the op has.
static gboolean
compute_other(const Evaluation *e, const guint64 *operands, double *result)
{
    const char *name = e->name;
    const double x = number_of(e, operands[0]);
    if (strcmp(name, "cbrt") == 0)
        *result = cbrt(x);
    else if (strcmp(name, "rsqrt") == 0)
        *result = 1.0 / sqrt(x);
    else if (strcmp(name, "fma") == 0)
        *result = fma(x, number_of(e, operands[1]), number_of(e, operands[2]));
    else if (strcmp(name, "clampf") == 0)
        *result = fmin(fmax(x, number_of(e, operands[1])), number_of(e, operands[2]));
    else if (strcmp(name, "fpowi") == 0)
        *result = pow(x, (double)(gint64)operands[1]);
    else
        return FALSE;
    return TRUE;
}

static guint64
round_double(const Evaluation *e, double number)
{
    const BsReal real = bs_real_from_double(number);
    return (guint64)bs_real_pack(e->layout, &real);
}

// By the functions that folds call, outside of the domain, too: what they give there is not folded.
static gboolean
run_floats(const Evaluation *e, const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    const gboolean atan = strcmp(e->name, "atan2") == 0, pow_ = strcmp(e->name, "powf") == 0;
    const double x = number_of(e, operands[0]);
    double number;
    for (guint i = 0; i < G_N_ELEMENTS(float_rows); i++) {
        if (strcmp(float_rows[i].name, e->name) != 0)
            continue;
        results[0] = e->layout->bits == 32
                         ? bits_of_float(float_rows[i].of_float(float_of(operands[0])))
                         : round_double(e, float_rows[i].of_double(x));
        return TRUE;
    }
    if (strcmp(e->name, "sincos") == 0) {
        results[0] = round_double(e, sin(x));
        results[1] = round_double(e, cos(x));
        return TRUE;
    }
    if ((atan || pow_) && e->layout->bits == 32)
        results[0] = bits_of_float(atan ? atan2f(float_of(operands[0]), float_of(operands[1]))
                                        : powf(float_of(operands[0]), float_of(operands[1])));
    else if (e->layout->bits == 32 && strcmp(e->name, "fma") == 0)
        results[0] = bits_of_float(
            fmaf(float_of(operands[0]), float_of(operands[1]), float_of(operands[2])));
    else if (atan || pow_)
        results[0] = round_double(e, atan ? atan2(x, number_of(e, operands[1]))
                                          : pow(x, number_of(e, operands[1])));
    else if (compute_other(e, operands, &number))
        results[0] = round_double(e, number);
    else
        return FALSE;
    return of->to->kind == BS_TYPE_FLOAT;
}

static gboolean
run_on_words(const Evaluation *e, BsWideFn element, guint32 n, const guint64 *operands,
             guint64 *results)
{
    BsWide numbers[2], result;
    for (guint32 i = 0; i < n; i++)
        bs_wide_set(&numbers[i], e->layout->bits, (gint64)operands[i]);
    const BsWide *const pointers[] = {&numbers[0], &numbers[1]};
    Evaluation copy = *e;
    if (!element(&copy, pointers, &result))
        return FALSE;
    results[0] = result.words[0];
    return TRUE;
}

gboolean
bs_compute_math(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    Evaluation e = {.layout = bs_type_float_layout(of->from),
                    .name = strchr(of->name, '.') + 1,
                    .width = of->from_width};
    if (!e.layout)
        return compute_int(&e, operands, results);
    if (strncmp(e.name, "is", 2) == 0) {
        const BsFloat number = bs_float_from_bits(e.layout, operands[0]);
        results[0] = is_of_kind(e.name + 2, &number) != FALSE;
        return TRUE;
    }
    if (strcmp(e.name, "absf") == 0 || strcmp(e.name, "copysign") == 0)
        return run_on_words(&e, compute_sign, e.name[0] == 'a' ? 1 : 2, operands, results);
    if (strcmp(e.name, "ceil") == 0 || strcmp(e.name, "floor") == 0 ||
        strcmp(e.name, "roundeven") == 0)
        return run_on_words(&e, compute_integral, 1, operands, results);
    return run_floats(&e, of, operands, results);
}
