// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of scf.for (mlir/lib/Dialect/SCF/IR/SCF.cpp, LLVM 19). The pattern about
// tensor.cast is in tensor-patterns.c.
#include "dialects/common/fold.h"
#include "dialects/common/region-branch-patterns.h"
#include "dialects/common/rewrite.h"
#include "dialects/scf/scf-private.h"
#include "ir/context.h"
#include "ir/enums.h"
#include "ir/shape.h"

#include <string.h>

enum { LOWER, UPPER, STEP, N_CONTROL };

// -- ForOpIterArgsFolder -------------------------------------------------------------------------

// The body yields what it got, or nobody looks at the argument and either the init value comes back
// or nobody looks at the result.
static gboolean
is_forwarded(const BsOp *op, guint32 i)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    const BsValue *init = bs_op_operand(op, N_CONTROL + i), *arg = body->args[1 + i];
    const BsValue *yielded = bs_op_operand(body->last, i);
    return arg == yielded ||
           (!bs_value_uses(arg) && (init == yielded || !bs_value_uses(bs_op_result(op, i))));
}

// A loop with those of the iteration arguments that are kept.
static BsOp *
make_smaller_for(BsBuilder *builder, const BsOp *op, const gboolean *forwarded)
{
    BsValues operands = {0};
    BsTypeList types = {0};
    bs_values_add_range(&operands, op, (BsRange){0, N_CONTROL});
    for (guint32 i = 0; i < op->n_results; i++) {
        if (forwarded[i])
            continue;
        bs_vec_push(&operands, bs_op_operand(op, N_CONTROL + i));
        bs_vec_push(&types, bs_op_result(op, i)->type);
    }
    BsOp *made = bs_builder_op(builder, "scf.for", op->loc, operands.len, operands.data, types.len,
                               types.data, op->attrs, 1);
    BsBlock *body = bs_block_create(builder->ir, bs_op_region(made, 0), NULL, op->loc);
    bs_block_add_arg(builder->ir, body, bs_op_operand(op, LOWER)->type, op->loc);
    for (guint i = N_CONTROL; i < operands.len; i++)
        bs_block_add_arg(builder->ir, body, operands.data[i]->type, bs_value_loc(operands.data[i]));
    bs_vec_free(&operands);
    bs_vec_free(&types);
    return made;
}

static void
filter_yield(BsBuilder *builder, BsOp *yield, const gboolean *forwarded)
{
    BsValues kept = {0};
    for (guint32 i = 0; i < yield->n_operands; i++) {
        if (!forwarded[i])
            bs_vec_push(&kept, bs_op_operand(yield, i));
    }
    bs_rewrite_replace_terminator(builder, yield, "scf.yield", &kept);
    bs_vec_free(&kept);
}

static void
fold_iter_args(BsBuilder *builder, BsOp *op, const gboolean *forwarded)
{
    BsOp *made = make_smaller_for(builder, op, forwarded);
    BsBlock *body = bs_op_region(made, 0)->first;
    BsValues args = {0}, results = {0};
    bs_vec_push(&args, body->args[0]);
    guint32 n_kept = 0;
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *init = bs_op_operand(op, N_CONTROL + i);
        bs_vec_push(&args, forwarded[i] ? init : body->args[1 + n_kept]);
        bs_vec_push(&results, forwarded[i] ? init : bs_op_result(made, n_kept));
        n_kept += !forwarded[i];
    }
    bs_builder_inline_block(builder, bs_op_region(op, 0)->first, body, NULL, args.data);
    filter_yield(builder, body->last, forwarded);
    if (!n_kept) // the loop's own implicit terminator is the one that stays
        bs_op_set_loc(builder->ir, body->last, made->loc);
    bs_op_note_heir(builder->ir, op, made);
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&args);
    bs_vec_free(&results);
}

static gboolean
for_op_iter_args_folder(BsBuilder *builder, BsOp *op)
{
    gboolean any = FALSE;
    g_autofree gboolean *forwarded = g_new0(gboolean, op->n_results);
    for (guint32 i = 0; i < op->n_results; i++) {
        forwarded[i] = is_forwarded(op, i);
        any |= forwarded[i];
    }
    if (any)
        fold_iter_args(builder, op, forwarded);
    return any;
}

// -- SimplifyTrivialLoops ------------------------------------------------------------------------

// Difference of the bounds: both constants, or upper = lower + constant. Of numbers with more than
// 64 bits upstream takes the low ones.
static gboolean
constant_difference(const BsOp *op, gint64 *difference)
{
    BsValue *lower = bs_op_operand(op, LOWER), *upper = bs_op_operand(op, UPPER);
    gint64 a, b;
    if (bs_value_int(lower, &a) && bs_value_int(upper, &b)) {
        const guint32 width = bs_int_width(lower->type);
        *difference = bs_int_signed((guint64)b - (guint64)a, width ? width : 64);
        return TRUE;
    }
    const BsOp *sum = bs_value_defined_by(upper, "arith.addi");
    for (guint32 i = 0; sum && i < 2; i++) {
        if (bs_op_operand(sum, i) == lower && bs_value_int(bs_op_operand(sum, 1 - i), difference))
            return TRUE;
    }
    return FALSE;
}

static void
replace_by_inits(BsBuilder *builder, BsOp *op)
{
    BsValues inits = {0};
    bs_values_add_range(&inits, op, (BsRange){N_CONTROL, op->n_results});
    bs_builder_replace_op(builder, op, inits.data);
    bs_vec_free(&inits);
}

static void
inline_only_iteration(BsBuilder *builder, BsOp *op)
{
    BsValues args = {0};
    bs_vec_push(&args, bs_op_operand(op, LOWER));
    bs_values_add_range(&args, op, (BsRange){N_CONTROL, op->n_results});
    bs_rewrite_with_region(builder, op, bs_op_region(op, 0), args.data);
    bs_vec_free(&args);
}

// A loop that does nothing but yield values from outside.
static gboolean
replace_empty_loop(BsBuilder *builder, BsOp *op)
{
    const BsOp *yield = bs_op_region(op, 0)->first->last;
    if (bs_op_prev(yield))
        return FALSE;
    for (guint32 i = 0; i < yield->n_operands; i++) {
        if (bs_region_is_ancestor(bs_op_region(op, 0), bs_value_region(bs_op_operand(yield, i))))
            return FALSE;
    }
    BsValues values = {0};
    bs_values_add_operands(&values, yield);
    bs_builder_replace_op(builder, op, values.data);
    bs_vec_free(&values);
    return TRUE;
}

// Whether the number is at least that one, which is positive.
static gboolean
reaches(const BsAttr *attr, gint64 least)
{
    BsInt number;
    BsWide wide, other;
    if (bs_attr_match_int(attr, &number))
        return bs_int_signed(number.bits, number.width) >= least;
    if (!bs_attr_match_wide(attr, &wide))
        return FALSE;
    bs_wide_set(&other, wide.width, least);
    return bs_wide_compare(&wide, &other, TRUE) >= 0;
}

static gboolean
simplify_trivial_loops(BsBuilder *builder, BsOp *op)
{
    gint64 difference = 0, step;
    const gboolean same = bs_op_operand(op, LOWER) == bs_op_operand(op, UPPER);
    if (!same && !constant_difference(op, &difference))
        return FALSE;
    if (difference <= 0) {
        replace_by_inits(builder, op);
        return TRUE;
    }
    if (!bs_value_int(bs_op_operand(op, STEP), &step))
        return FALSE;
    if (!reaches(bs_value_constant(bs_op_operand(op, STEP)), difference))
        return replace_empty_loop(builder, op);
    inline_only_iteration(builder, op);
    return TRUE;
}

static gboolean
has_overflow_flag(const BsOp *op, const char *flag)
{
    const BsEnum *flags = bs_enum_find("overflow");
    const BsAttr *attr = bs_op_attr(op, "overflowFlags");
    const gint64 given = attr ? MAX(bs_enum_attr_value(flags, attr), 0) : 0;
    return (given & bs_enum_value(flags, flag, strlen(flag))) != 0;
}

// The same by upstream's rule since 22: by the number of iterations, where a sum counts only when
// it can't overflow.
static void
find_distance(const BsOp *op, BsTrip *trip)
{
    const BsValue *lower = bs_op_operand(op, LOWER), *upper = bs_op_operand(op, UPPER);
    const BsOp *sum = bs_value_defined_by(upper, "arith.addi");
    if (bs_value_int(lower, &trip->from) || !sum || bs_op_operand(sum, 0) != lower ||
        !has_overflow_flag(sum, "nsw"))
        return;
    trip->from = 0;
    trip->knows_bounds = bs_value_int(bs_op_operand(sum, 1), &trip->to);
}

gboolean
bs_scf_for_is_unsigned(const BsOp *op)
{
    return bs_op_upstream(op) >= BS_UPSTREAM_22 && bs_op_attr(op, "unsignedCmp") != NULL;
}

// The number of iterations from `from` to `to`, of the bounds' width: 0, 1 or 2 for more; -1 when
// the step is not known.
static gint64
unsigned_trips(guint64 from, guint64 to, const BsInt *step)
{
    if (from >= to)
        return 0;
    return !step ? -1 : to - from <= step->bits ? 1 : 2;
}

static gint64
unsigned_trip_count(const BsOp *op)
{
    const BsValue *lower = bs_op_operand(op, LOWER), *upper = bs_op_operand(op, UPPER);
    const BsOp *sum = bs_value_defined_by(upper, "arith.addi");
    BsInt from, to, step;
    const gboolean knows_step = bs_value_match_int(bs_op_operand(op, STEP), &step);
    // Upstream takes the step, and what is added to a bound, for signed numbers.
    if (lower == upper || (knows_step && bs_int_signed(step.bits, step.width) <= 0))
        return 0;
    if (bs_value_match_int(lower, &from))
        return bs_value_match_int(upper, &to)
                   ? unsigned_trips(from.bits, to.bits, knows_step ? &step : NULL)
                   : -1;
    if (!sum || bs_op_operand(sum, 0) != lower || !has_overflow_flag(sum, "nuw") ||
        !bs_value_match_int(bs_op_operand(sum, 1), &to))
        return -1;
    return bs_int_signed(to.bits, to.width) < 0
               ? 0
               : unsigned_trips(0, to.bits, knows_step ? &step : NULL);
}

static gint64
signed_trip_count(BsBuilder *builder, const BsOp *op)
{
    const BsValue *lower = bs_op_operand(op, LOWER), *upper = bs_op_operand(op, UPPER);
    BsTrip trip = {.same = lower == upper, .width = bs_int_width(lower->type)};
    trip.knows_step = bs_value_int(bs_op_operand(op, STEP), &trip.step);
    trip.knows_bounds = bs_value_int(lower, &trip.from) && bs_value_int(upper, &trip.to);
    if (!trip.knows_bounds)
        find_distance(op, &trip);
    return bs_scf_trip_count(builder->ir->context, &trip);
}

static gboolean
simplify_loops_by_trip_count(BsBuilder *builder, BsOp *op)
{
    const gint64 count =
        bs_scf_for_is_unsigned(op) ? unsigned_trip_count(op) : signed_trip_count(builder, op);
    if (count == -1)
        return FALSE;
    if (count == 0)
        replace_by_inits(builder, op);
    else if (count == 1)
        inline_only_iteration(builder, op);
    else
        return replace_empty_loop(builder, op);
    return TRUE;
}

const BsPattern bs_patterns_scf_for[] = {
    {"(anonymous namespace)::ForOpIterArgsFolder", 1, for_op_iter_args_folder, BS_UNTIL_19},
    {"(anonymous namespace)::SimplifyTrivialLoops", 1, simplify_trivial_loops, BS_UNTIL_19},
    {"(anonymous namespace)::SimplifyTrivialLoops", 1, simplify_loops_by_trip_count, BS_SINCE_22},
    {"(anonymous namespace)::ForOpTensorCastFolder", 1, bs_scf_move_cast_out_of_for},
    BS_REGION_BRANCH_PATTERNS,
    {0},
};
