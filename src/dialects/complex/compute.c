// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops on complex numbers compute when they run, in the steps of upstream's
// convert-complex-to-standard. Operands and results are the parts, one behind the other. Of what is
// infinite or no number, where upstream has rules of its own, comes what the steps give.
#include "dialects/arith/arith.h"
#include "dialects/complex/complex-private.h"

#include "ir/type.h"

static const BsType *
part_of(const BsType *type)
{
    return type->kind == BS_TYPE_COMPLEX ? type->shaped.element : type;
}

// What arithmetic on the parts asks.
static BsComputeOf
parts_of(const BsComputeOf *of)
{
    BsComputeOf parts = *of;
    parts.from = parts.to = part_of(of->from);
    parts.from_width = parts.to_width = bs_type_bit_width(parts.from);
    return parts;
}

static guint64
apply(const BsComputeOf *parts, BsComputeProc *compute, guint64 a, guint64 b)
{
    const guint64 operands[] = {a, b};
    guint64 result = 0;
    compute(parts, operands, &result);
    return result;
}

#define ADD(a, b) apply(&parts, bs_compute_arith_addf, a, b)
#define SUBTRACT(a, b) apply(&parts, bs_compute_arith_subf, a, b)
#define MULTIPLY(a, b) apply(&parts, bs_compute_arith_mulf, a, b)
#define DIVIDE(a, b) apply(&parts, bs_compute_arith_divf, a, b)

gboolean
bs_compute_complex_parts(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    (void)of;
    results[0] = operands[0];
    results[1] = operands[1];
    return TRUE;
}

gboolean
bs_compute_complex_re(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    (void)of;
    results[0] = operands[0];
    return TRUE;
}

gboolean
bs_compute_complex_im(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    (void)of;
    results[0] = operands[1];
    return TRUE;
}

gboolean
bs_compute_complex_add(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    const BsComputeOf parts = parts_of(of);
    results[0] = ADD(operands[0], operands[2]);
    results[1] = ADD(operands[1], operands[3]);
    return TRUE;
}

gboolean
bs_compute_complex_sub(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    const BsComputeOf parts = parts_of(of);
    results[0] = SUBTRACT(operands[0], operands[2]);
    results[1] = SUBTRACT(operands[1], operands[3]);
    return TRUE;
}

gboolean
bs_compute_complex_mul(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    const BsComputeOf parts = parts_of(of);
    const guint64 a = operands[0], b = operands[1], c = operands[2], d = operands[3];
    results[0] = SUBTRACT(MULTIPLY(a, c), MULTIPLY(b, d));
    results[1] = ADD(MULTIPLY(b, c), MULTIPLY(a, d));
    return TRUE;
}

static guint64
without_sign(const BsComputeOf *parts, guint64 number)
{
    return number & ~(G_GUINT64_CONSTANT(1) << (parts->from_width - 1));
}

// Smith's: by the larger part of the divisor first.
gboolean
bs_compute_complex_div(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    const BsComputeOf parts = parts_of(of);
    const guint64 a = operands[0], b = operands[1], c = operands[2], d = operands[3];
    // Numbers without a sign are in the order of their bits.
    if (without_sign(&parts, c) < without_sign(&parts, d)) {
        const guint64 ratio = DIVIDE(c, d), by = ADD(d, MULTIPLY(ratio, c));
        results[0] = DIVIDE(ADD(MULTIPLY(a, ratio), b), by);
        results[1] = DIVIDE(SUBTRACT(MULTIPLY(b, ratio), a), by);
    } else {
        const guint64 ratio = DIVIDE(d, c), by = ADD(c, MULTIPLY(ratio, d));
        results[0] = DIVIDE(ADD(a, MULTIPLY(b, ratio)), by);
        results[1] = DIVIDE(SUBTRACT(b, MULTIPLY(a, ratio)), by);
    }
    return TRUE;
}

static guint64
negated(const BsComputeOf *parts, guint64 number)
{
    return number ^ G_GUINT64_CONSTANT(1) << (parts->from_width - 1);
}

gboolean
bs_compute_complex_neg(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    const BsComputeOf parts = parts_of(of);
    results[0] = negated(&parts, operands[0]);
    results[1] = negated(&parts, operands[1]);
    return TRUE;
}

gboolean
bs_compute_complex_conj(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    const BsComputeOf parts = parts_of(of);
    results[0] = operands[0];
    results[1] = negated(&parts, operands[1]);
    return TRUE;
}
