// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/trial-private.h"

static gboolean
compare(TrialPredicate predicate, gint64 a, gint64 b)
{
    const guint64 left = (guint64)a, right = (guint64)b;
    switch (predicate) {
    case TRIAL_EQ:
        return a == b;
    case TRIAL_NE:
        return a != b;
    case TRIAL_SLT:
        return a < b;
    case TRIAL_SLE:
        return a <= b;
    case TRIAL_SGT:
        return a > b;
    case TRIAL_SGE:
        return a >= b;
    case TRIAL_ULT:
        return left < right;
    case TRIAL_ULE:
        return left <= right;
    case TRIAL_UGT:
        return left > right;
    default:
        return left >= right;
    }
}

static const struct {
    TrialName name;
    TrialArithmetic what;
} arithmetic[] = {
    {TRIAL_NAME("arith.addi"), TRIAL_ADD},
    {TRIAL_NAME("arith.andi"), TRIAL_AND},
    {TRIAL_NAME("arith.cmpi"), TRIAL_COMPARE},
    {TRIAL_NAME("arith.divsi"), TRIAL_DIVIDE},
    {TRIAL_NAME("arith.divui"), TRIAL_DIVIDE_U},
    {TRIAL_NAME("arith.extsi"), TRIAL_SIGNED},
    {TRIAL_NAME("arith.extui"), TRIAL_UNSIGNED},
    {TRIAL_NAME("arith.index_cast"), TRIAL_SIGNED},
    {TRIAL_NAME("arith.maxsi"), TRIAL_MAX},
    {TRIAL_NAME("arith.minsi"), TRIAL_MIN},
    {TRIAL_NAME("arith.muli"), TRIAL_MULTIPLY},
    {TRIAL_NAME("arith.ori"), TRIAL_OR},
    {TRIAL_NAME("arith.remsi"), TRIAL_REMAINDER},
    {TRIAL_NAME("arith.remui"), TRIAL_REMAINDER_U},
    {TRIAL_NAME("arith.subi"), TRIAL_SUBTRACT},
    {TRIAL_NAME("arith.trunci"), TRIAL_SIGNED},
    {TRIAL_NAME("arith.xori"), TRIAL_XOR},
    {TRIAL_NAME("arith.index_castui"), TRIAL_UNSIGNED},
};

gboolean
bs_trial_arithmetic(const BsOp *op, TrialArithmetic *what)
{
    for (guint i = 0; op && i < G_N_ELEMENTS(arithmetic); i++) {
        if (bs_trial_is_named(op, &arithmetic[i].name)) {
            *what = arithmetic[i].what;
            return TRUE;
        }
    }
    return FALSE;
}

gboolean
bs_trial_predicate(const BsOp *op, TrialPredicate *predicate)
{
    const BsAttr *attr = bs_op_attr(op, "predicate");
    *predicate = attr && attr->kind == BS_ATTR_INTEGER ? (TrialPredicate)attr->integer : TRIAL_EQ;
    return attr && attr->kind == BS_ATTR_INTEGER;
}

// How many bits a number of the type has that is less than 64 wide, else 0.
static guint
narrow_width(const BsType *type)
{
    return type->kind == BS_TYPE_INTEGER && type->integer.width < 64 ? type->integer.width : 0;
}

// What is left of a number in a value of the type, with its sign. Conditions are 0 and 1.
static gint64
fit(const BsType *type, gint64 number)
{
    const guint width = narrow_width(type);
    if (width == 1)
        return number & 1;
    return width ? (gint64)((guint64)number << (64 - width)) >> (64 - width) : number;
}

static gint64
without_sign(const BsType *type, gint64 number)
{
    const guint width = narrow_width(type);
    return width ? number & (gint64)(((guint64)1 << width) - 1) : number;
}

// With a sign, a condition that holds is -1.
static gint64
with_sign(const BsType *type, gint64 number)
{
    return bs_type_is_integer(type, 1) ? -(number & 1) : number;
}

static gboolean
compare_operands(const BsOp *op, gint64 a, gint64 b)
{
    TrialPredicate predicate;
    if (!bs_trial_predicate(op, &predicate))
        return FALSE;
    const BsType *type = bs_op_operand(op, 0)->type;
    const gboolean is_signed = predicate >= TRIAL_SLT && predicate <= TRIAL_SGE;
    gint64 (*meant)(const BsType *, gint64) = is_signed ? with_sign : without_sign;
    return compare(predicate, meant(type, a), meant(type, b));
}

// With or without a sign. FALSE: by zero, or too large.
static gboolean
divide(TrialArithmetic what, gint64 a, gint64 b, gint64 *number)
{
    if (b == 0 || (a == G_MININT64 && b == -1))
        return FALSE;
    *number = what == TRIAL_DIVIDE      ? a / b
              : what == TRIAL_REMAINDER ? a % b
              : what == TRIAL_DIVIDE_U  ? (gint64)((guint64)a / (guint64)b)
                                        : (gint64)((guint64)a % (guint64)b);
    return TRUE;
}

static gboolean
compute(const BsOp *op, TrialArithmetic what, gint64 a, gint64 b, gint64 *number)
{
    const BsType *type = bs_op_operand(op, 0)->type;
    switch (what) {
    case TRIAL_COMPARE:
        *number = compare_operands(op, a, b);
        return TRUE;
    case TRIAL_ADD:
        *number = (gint64)((guint64)a + (guint64)b);
        return TRUE;
    case TRIAL_SUBTRACT:
        *number = (gint64)((guint64)a - (guint64)b);
        return TRUE;
    case TRIAL_MULTIPLY:
        *number = (gint64)((guint64)a * (guint64)b);
        return TRUE;
    case TRIAL_AND:
        *number = a & b;
        return TRUE;
    case TRIAL_OR:
        *number = a | b;
        return TRUE;
    case TRIAL_XOR:
        *number = a ^ b;
        return TRUE;
    case TRIAL_MIN:
        *number = MIN(with_sign(type, a), with_sign(type, b));
        return TRUE;
    case TRIAL_MAX:
        *number = MAX(with_sign(type, a), with_sign(type, b));
        return TRUE;
    case TRIAL_DIVIDE:
    case TRIAL_REMAINDER:
        return divide(what, with_sign(type, a), with_sign(type, b), number);
    case TRIAL_DIVIDE_U:
    case TRIAL_REMAINDER_U:
        return divide(what, without_sign(type, a), without_sign(type, b), number);
    case TRIAL_UNSIGNED:
        *number = without_sign(type, a);
        return TRUE;
    default:
        *number = with_sign(type, a);
        return TRUE;
    }
}

gboolean
bs_trial_calculate(const BsOp *op, TrialArithmetic what, const gint64 *operands, gint64 *number)
{
    if (!compute(op, what, operands[0], operands[1], number))
        return FALSE;
    *number = fit(bs_op_result(op, 0)->type, *number);
    return TRUE;
}
