// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/trial-private.h"

// -- slots ---------------------------------------------------------------------------------------

TrialFrame
bs_trial_enter(TrialRun *run, BsOp *function, guint depth)
{
    TrialFrame frame = {.function = function, .depth = depth, .n_defined = &run->n_defined};
    frame.numbers = g_hash_table_lookup(run->numbers, function);
    if (!frame.numbers) {
        frame.numbers = g_new0(BsIdMap, 1);
        g_hash_table_insert(run->numbers, function, frame.numbers);
    }
    if (run->idle.len)
        frame.slots = bs_vec_pop(&run->idle);
    bs_vec_clear(&frame.slots);
    return frame;
}

void
bs_trial_leave(TrialRun *run, TrialFrame *frame)
{
    bs_vec_push(&run->idle, frame->slots);
    *frame = (TrialFrame){0};
}

static TrialSlot *
slot_of(TrialFrame *frame, const BsValue *value)
{
    const guint32 number = bs_id_map_number(frame->numbers, value->id);
    while (frame->slots.len <= number)
        bs_vec_push(&frame->slots, ((TrialSlot){.least = G_MININT64, .most = G_MAXINT64}));
    return &frame->slots.data[number];
}

TrialValue *
bs_trial_slot(TrialFrame *frame, const BsValue *value)
{
    return &slot_of(frame, value)->value;
}

void
bs_trial_define(TrialFrame *frame, const BsValue *value, TrialValue is)
{
    TrialSlot *slot = slot_of(frame, value);
    *slot = (TrialSlot){.value = is,
                        .least = G_MININT64,
                        .most = G_MAXINT64,
                        .definition = ++*frame->n_defined,
                        .is_defined = TRUE,
                        .is_again = slot->is_defined,
                        .has_answer = slot->has_answer,
                        .answer = slot->answer};
}

// -- arithmetic ----------------------------------------------------------------------------------

guint32
bs_trial_definition(TrialFrame *frame, const BsValue *value)
{
    return slot_of(frame, value)->definition;
}

void
bs_trial_spoil(TrialRun *run, TrialValue *value)
{
    if (value->kind == TRIAL_NUMBER && !value->is_choice && !value->is_constant) {
        *value = (TrialValue){.kind = TRIAL_NOTHING, .is_spoilt = TRUE};
        run->has_spoilt = TRUE;
    }
}

static gboolean
is_with_itself(const BsOp *op)
{
    return op->n_operands == 2 && bs_op_operand(op, 0) == bs_op_operand(op, 1);
}

gboolean
bs_trial_is_condition(const BsValue *value)
{
    return bs_type_is_integer(value->type, 1);
}

// -- numbers that are not known, but what they lie between ----------------------------------------

// What a comparison with a number asks: whether a value is from `least` to `most`.
typedef struct Question {
    const BsValue *value;
    gint64 least, most;
    gboolean result;   // of the comparison when it is
    gboolean is_never; // as nothing is less than the least number
    gboolean is_free;  // the number does not depend on anything
} Question;

// The parts of what a value may be that are in between, and not.
typedef struct Parts {
    gboolean in, below, above;
} Parts;

gboolean
bs_trial_root(TrialRun *run, TrialFrame *frame, const BsValue **value, gint64 *offset)
{
    enum { MAX_STEPS = 8 };
    *offset = 0;
    for (guint i = 0; i < MAX_STEPS; i++) {
        const BsOp *op = bs_value_op((*value));
        const BsComputes what = op ? op->def->computes : BS_COMPUTES_NOTHING;
        gint64 number = 0;
        if (what == BS_COMPUTES_ADD && bs_trial_number(run, frame, bs_op_operand(op, 0), &number)) {
            *value = bs_op_operand(op, 1);
        } else if ((what == BS_COMPUTES_ADD || what == BS_COMPUTES_SUBTRACT) &&
                   bs_trial_number(run, frame, bs_op_operand(op, 1), &number)) {
            *value = bs_op_operand(op, 0);
            number = what == BS_COMPUTES_ADD || number == G_MININT64 ? number : -number;
        } else if (what == BS_COMPUTES_SIGNED && bs_op_same_as(op)) {
            *value = bs_op_operand(op, 0);
        } else {
            break;
        }
        if (__builtin_add_overflow(*offset, number, offset))
            return FALSE;
    }
    return bs_trial_slot(frame, *value)->kind == TRIAL_NOTHING;
}

// As `x PREDICATE number` asks. FALSE: of no one range.
static gboolean
find_range(BsPredicate predicate, gint64 number, Question *question)
{
    const gboolean is_unsigned = predicate >= BS_PREDICATE_ULT;
    const gboolean is_equal = predicate == BS_PREDICATE_EQ || predicate == BS_PREDICATE_NE;
    const gboolean is_less = predicate == BS_PREDICATE_SLT || predicate == BS_PREDICATE_SGE ||
                             predicate == BS_PREDICATE_ULT || predicate == BS_PREDICATE_UGE;
    question->result = predicate == BS_PREDICATE_EQ || predicate == BS_PREDICATE_SLT ||
                       predicate == BS_PREDICATE_SLE || predicate == BS_PREDICATE_ULT ||
                       predicate == BS_PREDICATE_ULE;
    question->least = is_equal ? number : is_unsigned ? 0 : G_MININT64;
    question->is_never = is_less && number == question->least;
    if (is_unsigned && number < 0)
        return FALSE;
    question->most = is_less && !question->is_never ? number - 1 : number;
    return TRUE;
}

static gboolean
is_comparison(const BsOp *op)
{
    return op && op->def->computes == BS_COMPUTES_COMPARISON;
}

// Whether the comparison is one of a number and what is none.
static gboolean
find_question(TrialRun *run, TrialFrame *frame, const BsOp *op, Question *question)
{
    BsPredicate predicate;
    gint64 a, b, offset;
    if (!is_comparison(op) || !bs_op_predicate(op, &predicate) ||
        (predicate > BS_PREDICATE_NE && bs_trial_is_condition(bs_op_operand(op, 0))))
        return FALSE;
    const gboolean has_a = bs_trial_number(run, frame, bs_op_operand(op, 0), &a);
    const gboolean has_b = bs_trial_number(run, frame, bs_op_operand(op, 1), &b);
    if (has_a == has_b ||
        !find_range(has_a ? bs_predicate_swapped(predicate) : predicate, has_a ? a : b, question))
        return FALSE;
    question->value = bs_op_operand(op, has_a ? 1 : 0);
    const BsValue *number = bs_op_operand(op, has_a ? 0 : 1);
    question->is_free = bs_trial_causes(run, frame, number) == 0;
    if (question->is_never)
        return TRUE;
    return bs_trial_root(run, frame, &question->value, &offset) &&
           (question->least == G_MININT64 ||
            !__builtin_sub_overflow(question->least, offset, &question->least)) &&
           !__builtin_sub_overflow(question->most, offset, &question->most);
}

// What a value of the type can be, when it has a sign. Conditions are 0 and 1 here.
static void
find_limits(const BsType *type, gint64 *least, gint64 *most)
{
    const gboolean is_narrow =
        type->kind == BS_TYPE_INTEGER && type->integer.width > 1 && type->integer.width < 64;
    const gint64 half = is_narrow ? (gint64)1 << (type->integer.width - 1) : 0;
    *least = is_narrow ? -half : G_MININT64;
    *most = is_narrow ? half - 1 : G_MAXINT64;
}

static Parts
find_parts(const TrialSlot *slot, const Question *question)
{
    gint64 lowest, highest;
    find_limits(question->value->type, &lowest, &highest);
    lowest = MAX(slot->least, lowest);
    highest = MIN(slot->most, highest);
    const gint64 least = MAX(lowest, question->least), most = MIN(highest, question->most);
    const gboolean is_without = slot->is_without && least == most && least == slot->without;
    const gboolean is_below = lowest<question->least, is_above = highest> question->most;
    return (Parts){.in = least <= most && !is_without, .below = is_below, .above = is_above};
}

// Whether two pointers are the same: those of two buffers are not, also of what the caller gives.
static gboolean
find_sameness(TrialFrame *frame, const BsOp *op, gint64 *answer)
{
    BsPredicate predicate;
    const TrialValue a = *bs_trial_slot(frame, bs_op_operand(op, 0));
    const TrialValue b = *bs_trial_slot(frame, bs_op_operand(op, 1));
    if (!bs_op_predicate(op, &predicate) || predicate > BS_PREDICATE_NE || a.kind != TRIAL_BUFFER ||
        b.kind != TRIAL_BUFFER || a.is_maybe || b.is_maybe)
        return FALSE;
    *answer = (a.real == b.real) == (predicate == BS_PREDICATE_EQ);
    return TRUE;
}

static gboolean
find_answer(TrialRun *run, TrialFrame *frame, const BsOp *op, gint64 *answer)
{
    if (find_sameness(frame, op, answer))
        return TRUE;
    Question question;
    if (!find_question(run, frame, op, &question))
        return bs_trial_find_order(run, frame, op, answer);
    *answer = !question.result;
    if (question.is_never)
        return TRUE;
    const Parts parts = find_parts(slot_of(frame, question.value), &question);
    *answer = parts.in ? question.result : !question.result;
    return parts.in != (parts.below || parts.above);
}

static void
leave_out(TrialSlot *slot, gint64 number)
{
    slot->is_vague |= slot->is_without && slot->without != number;
    slot->is_without = TRUE;
    slot->without = number;
}

// The question has that answer: what may be too great for it stays rather than what may be too
// small. Whether it is a number then.
static gboolean
narrow(TrialSlot *slot, const Question *question, gboolean is_in)
{
    const Parts parts = find_parts(slot, question);
    if (is_in) {
        slot->least = MAX(slot->least, question->least);
        slot->most = MIN(slot->most, question->most);
    } else if (parts.above && parts.below && question->least == question->most) {
        leave_out(slot, question->least);
    } else if (parts.above) {
        slot->least = MAX(slot->least, question->most + 1);
    } else if (parts.below) {
        slot->most = MIN(slot->most, question->least - 1);
    }
    if (slot->is_without && slot->least < slot->most) {
        slot->least += slot->least == slot->without;
        slot->most -= slot->most == slot->without;
    }
    if (slot->least != slot->most)
        return FALSE;
    slot->value = (TrialValue){.kind = TRIAL_NUMBER, .number = slot->least, .is_choice = TRUE};
    return TRUE;
}

void
bs_trial_bounds(TrialFrame *frame, const BsValue *value, gint64 *least, gint64 *most)
{
    const TrialSlot *slot = slot_of(frame, value);
    const gboolean is_number = slot->value.kind == TRIAL_NUMBER;
    *least = is_number ? slot->value.number : slot->least;
    *most = is_number ? slot->value.number : slot->most;
}

void
bs_trial_narrow(TrialFrame *frame, const BsValue *value, gint64 least, gint64 most)
{
    TrialSlot *slot = slot_of(frame, value);
    least = MAX(slot->least, least);
    most = MIN(slot->most, most);
    if (slot->value.kind != TRIAL_NOTHING || least > most)
        return;
    slot->least = least;
    slot->most = most;
    if (least == most)
        slot->value = (TrialValue){.kind = TRIAL_NUMBER, .number = least, .is_choice = TRUE};
}

// -- numbers -------------------------------------------------------------------------------------

enum { MAX_REACH = 32 }; // computations that a number is looked for behind

// The number, which is decided on when it is a condition.
static gboolean
find_number(TrialRun *run, TrialFrame *frame, const BsValue *value, gint64 *number)
{
    if (bs_trial_number(run, frame, value, number))
        return TRUE;
    if (!bs_trial_is_condition(value) || run->keeps_open)
        return FALSE;
    *number = bs_trial_decide(run, frame, value);
    return TRUE;
}

static gboolean
find_computed(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialValue *value)
{
    gint64 operands[2] = {0};
    const gboolean compares = is_comparison(op), same = compares && is_with_itself(op);
    *value = (TrialValue){.kind = TRIAL_NUMBER};
    for (guint32 i = 0; !same && i < MIN(op->n_operands, 2); i++) {
        const BsValue *operand = bs_op_operand(op, i);
        if (!find_number(run, frame, operand, &operands[i]))
            return compares && find_answer(run, frame, op, &value->number);
        const TrialValue *slot = bs_trial_slot(frame, operand);
        value->is_choice |= slot->is_choice;
        value->bound_of = slot->bound_of && !compares ? slot->bound_of : value->bound_of;
    }
    if (compares && !same && bs_trial_compares(run, frame, op, operands))
        return FALSE;
    return bs_op_compute(op, operands, &value->number);
}

// Of two numbers, or two conditions: else it is not worth a decision.
static gboolean
find_selected(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialValue *value)
{
    enum { CONDITION, TRUE_VALUE, FALSE_VALUE };
    const BsValue *condition = bs_op_operand(op, CONDITION);
    gint64 number;
    *value = (TrialValue){.kind = TRIAL_NUMBER};
    if (!bs_trial_is_condition(condition))
        return FALSE;
    for (guint32 i = TRUE_VALUE; i <= FALSE_VALUE; i++) {
        const BsValue *operand = bs_op_operand(op, i);
        if (!bs_trial_is_condition(operand) && !bs_trial_number(run, frame, operand, &number))
            return FALSE;
    }
    const guint32 chosen = bs_trial_decide(run, frame, condition) ? TRUE_VALUE : FALSE_VALUE;
    value->is_choice = bs_trial_slot(frame, condition)->is_choice;
    return find_number(run, frame, bs_op_operand(op, chosen), &value->number);
}

static gboolean
find_applied(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialValue *value)
{
    *value = (TrialValue){.kind = TRIAL_NUMBER};
    if (op->def->computes != BS_COMPUTES_MAP ||
        !bs_trial_apply(run, frame, op, 0, 0, &value->number))
        return FALSE;
    for (guint32 i = 0; i < op->n_operands; i++)
        value->is_choice |= bs_trial_slot(frame, bs_op_operand(op, i))->is_choice;
    return TRUE;
}

// Conditions that it is made of are decided first, so that they are what they will be elsewhere.
gboolean
bs_trial_number(TrialRun *run, TrialFrame *frame, const BsValue *value, gint64 *number)
{
    TrialValue known = *bs_trial_slot(frame, value);
    if (known.kind == TRIAL_NOTHING && bs_value_op(value) && run->reach < MAX_REACH) {
        const BsOp *op = bs_value_op(value);
        TrialValue found = {TRIAL_NOTHING};
        run->reach++;
        const gboolean is_found =
            value->index                              ? FALSE
            : bs_op_computes_number(op)               ? find_computed(run, frame, op, &found)
            : op->def->computes == BS_COMPUTES_CHOICE ? find_selected(run, frame, op, &found)
                                                      : find_applied(run, frame, op, &found);
        run->reach--;
        if (is_found) {
            *bs_trial_slot(frame, value) = found;
            known = found;
        }
    }
    *number = known.number;
    return known.kind == TRIAL_NUMBER;
}

gboolean
bs_trial_compute(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    gint64 number;
    if (!bs_op_computes_number(op) && op->def->computes != BS_COMPUTES_MAP)
        return FALSE;
    if (op->n_operands == 0 || !bs_trial_is_condition(bs_op_operand(op, 0)))
        bs_trial_number(run, frame, bs_op_result(op, 0), &number);
    return TRUE;
}

// -- decisions -----------------------------------------------------------------------------------

// The arguments of the function that is tried become numbers by decisions only.
static TrialCauses
cause(const TrialRun *run, const BsValue *value)
{
    const gboolean is_argument =
        bs_value_is_arg(value) &&
        bs_value_arg_block(value) == bs_op_region(run->trial->function, 0)->first &&
        value->index < TRIAL_ARGUMENTS;
    return is_argument ? (TrialCauses)1 << value->index : TRIAL_UNKNOWN;
}

TrialCauses
bs_trial_causes(TrialRun *run, TrialFrame *frame, const BsValue *value)
{
    const TrialValue known = *bs_trial_slot(frame, value);
    if (known.is_spoilt)
        return TRIAL_UNKNOWN | TRIAL_DOUBTFUL;
    if (bs_value_is_arg(value) && frame->depth == 0 && cause(run, value) != TRIAL_UNKNOWN)
        return cause(run, value);
    if (known.kind == TRIAL_NUMBER)
        return known.is_choice ? TRIAL_UNKNOWN : 0;
    if (run->reach == MAX_REACH || !bs_value_op(value) ||
        !bs_op_computes_number(bs_value_op(value)))
        return TRIAL_UNKNOWN;
    TrialCauses causes = 0;
    run->reach++;
    for (guint32 i = 0; i < bs_value_op(value)->n_operands; i++)
        causes |= bs_trial_causes(run, frame, bs_op_operand(bs_value_op(value), i));
    run->reach--;
    return causes;
}

// Whether others have written what is in the memref: it is not a global one, which may be constant,
// not made in the function, nor does the program itself call that with it.
static gboolean
is_of_others(const TrialFrame *frame, const BsValue *memref)
{
    while (bs_value_op(memref) && bs_op_view_source(bs_value_op(memref)))
        memref = bs_op_view_source(bs_value_op(memref));
    return bs_value_op(memref) ? bs_op_has_trait(bs_value_op(memref), BS_TRAIT_CALL)
                               : !bs_trial_is_private(frame->function);
}

gboolean
bs_trial_is_plain(const TrialFrame *frame, const BsValue *value)
{
    const BsOp *op = bs_value_op(value);
    if (!op)
        return bs_value_arg_block(value) == bs_op_region(frame->function, 0)->first;
    if (bs_op_memory(op) == BS_MEMORY_LOAD)
        return is_of_others(frame, bs_op_operand(op, 0));
    if (op->n_regions)
        return FALSE; // it is what comes out of them
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean plain = !bs_op_effects(op, &effects) || effects.n > 0;
    bs_effects_clear(&effects);
    return plain;
}

const BsValue *
bs_trial_free_root(TrialFrame *frame, const BsValue *value)
{
    const TrialSlot *slot = slot_of(frame, value);
    return bs_trial_is_plain(frame, value) && !slot->is_again && !slot->is_vague ? value : NULL;
}

// Whether a condition that is not known may be true, and may be false.
static gboolean
is_open(const TrialFrame *frame, const BsValue *condition, const Question *question)
{
    const BsOp *op = bs_value_op(condition);
    if (bs_trial_is_plain(frame, condition))
        return TRUE;
    if (question)
        return question->is_free && bs_trial_is_plain(frame, question->value);
    return is_comparison(op) && !is_with_itself(op) &&
           bs_trial_is_plain(frame, bs_op_operand(op, 0)) &&
           bs_trial_is_plain(frame, bs_op_operand(op, 1));
}

// A comparison that changes later than can be tried went the other way: all that was computed so
// far is as it would be only if that had come true.
static void
go_beyond(TrialRun *run, TrialFrame *frame, const BsOp *op, gboolean answer)
{
    gint64 operands[2], holds;
    if (!op || g_hash_table_size(run->plan->far) == 0 ||
        !g_hash_table_contains(run->plan->far, op) ||
        !bs_trial_number(run, frame, bs_op_operand(op, 0), &operands[0]) ||
        !bs_trial_number(run, frame, bs_op_operand(op, 1), &operands[1]) ||
        !bs_op_compute(op, operands, &holds) || holds == answer)
        return;
    for (guint i = 0; i < frame->slots.len; i++)
        bs_trial_spoil(run, &frame->slots.data[i].value);
    bs_trial_forget_numbers(run, run->loops.len ? run->loops.data[0].n_writes : 0);
}

typedef enum Insist { NOT, ON_TRUE, ON_FALSE } Insist;

static gboolean
decide(TrialRun *run, TrialFrame *frame, const BsValue *condition, Insist insist)
{
    gint64 number;
    if (bs_trial_number(run, frame, condition, &number))
        return (number & 1) != 0;
    Question question;
    TrialChance chance = {
        .what = condition, .causes = bs_trial_causes(run, frame, condition), .is_value = TRUE};
    const gboolean asks = find_question(run, frame, bs_value_op(condition), &question);
    if (!is_open(frame, condition, asks ? &question : NULL))
        chance.causes |= TRIAL_DOUBTFUL;
    if (asks && question.is_free)
        chance.root = bs_trial_free_root(frame, question.value);
    TrialSlot *slot = slot_of(frame, condition);
    const gboolean repeats = run->is_hurried && slot->has_answer;
    const guint taken = insist != NOT ? insist == ON_FALSE
                        : repeats     ? !slot->answer
                                      : bs_trial_choice(run, frame, condition, 2);
    bs_trial_take(run, &chance, taken);
    const gboolean answer = taken == 0;
    go_beyond(run, frame, bs_value_op(condition), answer);
    slot = slot_of(frame, condition);
    slot->has_answer = TRUE;
    slot->answer = answer;
    slot->value = (TrialValue){.kind = TRIAL_NUMBER, .number = answer, .is_choice = TRUE};
    if (asks && narrow(slot_of(frame, question.value), &question, answer == question.result))
        bs_trial_bound_by_rounds(run, bs_trial_slot(frame, question.value));
    if (asks)
        bs_trial_narrow_related(run, frame, question.value);
    else
        bs_trial_relate(run, frame, bs_value_op(condition), answer);
    return answer;
}

gboolean
bs_trial_decide(TrialRun *run, TrialFrame *frame, const BsValue *condition)
{
    return decide(run, frame, condition, NOT);
}

gboolean
bs_trial_insist(TrialRun *run, TrialFrame *frame, const BsValue *condition, gboolean answer)
{
    return decide(run, frame, condition, answer ? ON_TRUE : ON_FALSE);
}
