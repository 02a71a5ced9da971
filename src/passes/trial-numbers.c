// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/trial-private.h"

// -- slots ---------------------------------------------------------------------------------------

TrialFrame
bs_trial_enter(TrialRun *run, BsOp *function, guint depth)
{
    TrialFrame frame = {.function = function, .depth = depth};
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
                        .is_defined = TRUE,
                        .is_again = slot->is_defined,
                        .has_answer = slot->has_answer,
                        .answer = slot->answer};
}

// -- arithmetic ----------------------------------------------------------------------------------

typedef enum Predicate { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE } Predicate;

static gboolean
compare(Predicate predicate, gint64 a, gint64 b)
{
    const guint64 left = (guint64)a, right = (guint64)b;
    switch (predicate) {
    case EQ:
        return a == b;
    case NE:
        return a != b;
    case SLT:
        return a < b;
    case SLE:
        return a <= b;
    case SGT:
        return a > b;
    case SGE:
        return a >= b;
    case ULT:
        return left < right;
    case ULE:
        return left <= right;
    case UGT:
        return left > right;
    default:
        return left >= right;
    }
}

typedef enum Arithmetic { COMPARE, ADD, SUBTRACT, MULTIPLY, AND, OR, XOR, WIDEN } Arithmetic;

static const struct {
    TrialName name;
    Arithmetic what;
} arithmetic[] = {
    {TRIAL_NAME("arith.addi"), ADD},           {TRIAL_NAME("arith.andi"), AND},
    {TRIAL_NAME("arith.cmpi"), COMPARE},       {TRIAL_NAME("arith.extui"), WIDEN},
    {TRIAL_NAME("arith.muli"), MULTIPLY},      {TRIAL_NAME("arith.index_cast"), WIDEN},
    {TRIAL_NAME("arith.index_castui"), WIDEN}, {TRIAL_NAME("arith.ori"), OR},
    {TRIAL_NAME("arith.subi"), SUBTRACT},      {TRIAL_NAME("arith.xori"), XOR},
};

static gboolean
find_arithmetic(const BsOp *op, Arithmetic *what)
{
    for (guint i = 0; op && i < G_N_ELEMENTS(arithmetic); i++) {
        if (bs_trial_is_named(op, &arithmetic[i].name)) {
            *what = arithmetic[i].what;
            return TRUE;
        }
    }
    return FALSE;
}

static gboolean
find_predicate(const BsOp *op, Predicate *predicate)
{
    const BsAttr *attr = bs_op_attr(op, "predicate");
    *predicate = attr && attr->kind == BS_ATTR_INTEGER ? (Predicate)attr->integer : EQ;
    return attr && attr->kind == BS_ATTR_INTEGER;
}

// With a sign, a condition that holds is -1.
static gboolean
compute_comparison(const BsOp *op, gint64 a, gint64 b)
{
    Predicate predicate;
    if (!find_predicate(op, &predicate))
        return FALSE;
    const gboolean are_bits = bs_type_is_integer(bs_op_operand(op, 0)->type, 1);
    const gint64 one = predicate >= SLT && predicate <= SGE ? -1 : 1;
    return are_bits ? compare(predicate, (a & 1) * one, (b & 1) * one) : compare(predicate, a, b);
}

static gint64
compute(const BsOp *op, Arithmetic what, gint64 a, gint64 b)
{
    switch (what) {
    case COMPARE:
        return compute_comparison(op, a, b);
    case ADD:
        return (gint64)((guint64)a + (guint64)b);
    case SUBTRACT:
        return (gint64)((guint64)a - (guint64)b);
    case MULTIPLY:
        return (gint64)((guint64)a * (guint64)b);
    case AND:
        return a & b;
    case OR:
        return a | b;
    case XOR:
        return a ^ b;
    default:
        return a;
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
    gboolean result;  // of the comparison when it is
    gboolean is_free; // the number does not depend on anything
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
        const BsOp *op = (*value)->op;
        Arithmetic what;
        gint64 number = 0;
        if (!find_arithmetic(op, &what))
            break;
        if (what == ADD && bs_trial_number(run, frame, bs_op_operand(op, 0), &number)) {
            *value = bs_op_operand(op, 1);
        } else if ((what == ADD || what == SUBTRACT) &&
                   bs_trial_number(run, frame, bs_op_operand(op, 1), &number)) {
            *value = bs_op_operand(op, 0);
            number = what == ADD || number == G_MININT64 ? number : -number;
        } else if (bs_op_is(op, "arith.index_cast")) {
            *value = bs_op_operand(op, 0);
        } else {
            break;
        }
        if (__builtin_add_overflow(*offset, number, offset))
            return FALSE;
    }
    return bs_trial_slot(frame, *value)->kind == TRIAL_NOTHING;
}

// As `x PREDICATE number` asks. FALSE: of no one range, or of none.
static gboolean
find_range(Predicate predicate, gint64 number, Question *question)
{
    const gboolean is_unsigned = predicate >= ULT;
    const gboolean is_equal = predicate == EQ || predicate == NE;
    const gboolean is_less =
        predicate == SLT || predicate == SGE || predicate == ULT || predicate == UGE;
    question->result = predicate == EQ || predicate == SLT || predicate == SLE ||
                       predicate == ULT || predicate == ULE;
    question->least = is_equal ? number : is_unsigned ? 0 : G_MININT64;
    if ((is_unsigned && number < 0) || (is_less && number == question->least))
        return FALSE;
    question->most = is_less ? number - 1 : number;
    return TRUE;
}

// Whether the comparison is one of a number and what is none.
static gboolean
find_question(TrialRun *run, TrialFrame *frame, const BsOp *op, Question *question)
{
    static const Predicate swapped[] = {EQ, NE, SGT, SGE, SLT, SLE, UGT, UGE, ULT, ULE};
    Predicate predicate;
    gint64 a, b, offset;
    if (!op || !bs_op_is(op, "arith.cmpi") || !find_predicate(op, &predicate) || predicate > UGE ||
        (predicate > NE && bs_trial_is_condition(bs_op_operand(op, 0))))
        return FALSE;
    const gboolean has_a = bs_trial_number(run, frame, bs_op_operand(op, 0), &a);
    const gboolean has_b = bs_trial_number(run, frame, bs_op_operand(op, 1), &b);
    if (has_a == has_b ||
        !find_range(has_a ? swapped[predicate] : predicate, has_a ? a : b, question))
        return FALSE;
    question->value = bs_op_operand(op, has_a ? 1 : 0);
    const BsValue *number = bs_op_operand(op, has_a ? 0 : 1);
    question->is_free = bs_trial_causes(run, frame, number) == 0;
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

static gboolean
find_answer(TrialRun *run, TrialFrame *frame, const BsOp *op, gint64 *answer)
{
    Question question;
    if (!find_question(run, frame, op, &question))
        return FALSE;
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
// small.
static void
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
    if (slot->least == slot->most)
        slot->value = (TrialValue){.kind = TRIAL_NUMBER, .number = slot->least, .is_choice = TRUE};
}

void
bs_trial_bounds(TrialFrame *frame, const BsValue *value, gint64 *least, gint64 *most)
{
    const TrialSlot *slot = slot_of(frame, value);
    *least = slot->least;
    *most = slot->most;
}

// -- numbers -------------------------------------------------------------------------------------

enum { MAX_REACH = 32 }; // computations that a number is looked for behind

// The number, which is decided on when it is a condition.
static gboolean
find_number(TrialRun *run, TrialFrame *frame, const BsValue *value, gint64 *number)
{
    if (bs_trial_number(run, frame, value, number))
        return TRUE;
    if (!bs_trial_is_condition(value))
        return FALSE;
    *number = bs_trial_decide(run, frame, value);
    return TRUE;
}

static gboolean
find_computed(TrialRun *run, TrialFrame *frame, const BsOp *op, Arithmetic what, TrialValue *value)
{
    gint64 operands[2] = {0};
    const gboolean same = what == COMPARE && is_with_itself(op);
    *value = (TrialValue){.kind = TRIAL_NUMBER};
    for (guint32 i = 0; !same && i < MIN(op->n_operands, 2); i++) {
        const BsValue *operand = bs_op_operand(op, i);
        if (!find_number(run, frame, operand, &operands[i]))
            return what == COMPARE && find_answer(run, frame, op, &value->number);
        const TrialValue *slot = bs_trial_slot(frame, operand);
        value->is_choice |= slot->is_choice;
        value->bound_of = slot->bound_of && what != COMPARE ? slot->bound_of : value->bound_of;
    }
    if (what == COMPARE && !same && bs_trial_compares(run, frame, op, operands))
        return FALSE;
    value->number = compute(op, what, operands[0], operands[1]);
    return TRUE;
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

// Conditions that it is made of are decided first, so that they are what they will be elsewhere.
gboolean
bs_trial_number(TrialRun *run, TrialFrame *frame, const BsValue *value, gint64 *number)
{
    TrialValue known = *bs_trial_slot(frame, value);
    if (known.kind == TRIAL_NOTHING && value->op && run->reach < MAX_REACH) {
        Arithmetic what;
        TrialValue found = {TRIAL_NOTHING};
        run->reach++;
        const gboolean is_found = find_arithmetic(value->op, &what)
                                      ? find_computed(run, frame, value->op, what, &found)
                                      : bs_op_is(value->op, "arith.select") &&
                                            find_selected(run, frame, value->op, &found);
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
    Arithmetic what;
    gint64 number;
    if (!find_arithmetic(op, &what))
        return FALSE;
    if (!bs_trial_is_condition(bs_op_operand(op, 0)))
        bs_trial_number(run, frame, bs_op_result(op, 0), &number);
    return TRUE;
}

// -- decisions -----------------------------------------------------------------------------------

// The arguments of the function that is tried become numbers by decisions only.
static TrialCauses
cause(const TrialRun *run, const BsValue *value)
{
    const gboolean is_argument = bs_value_is_arg(value) &&
                                 value->block == run->trial->function->regions[0].first &&
                                 value->index < TRIAL_ARGUMENTS;
    return is_argument ? (TrialCauses)1 << value->index : TRIAL_UNKNOWN;
}

TrialCauses
bs_trial_causes(TrialRun *run, TrialFrame *frame, const BsValue *value)
{
    const TrialValue known = *bs_trial_slot(frame, value);
    Arithmetic what;
    if (bs_value_is_arg(value) && frame->depth == 0 && cause(run, value) != TRIAL_UNKNOWN)
        return cause(run, value);
    if (known.kind == TRIAL_NUMBER)
        return known.is_choice ? TRIAL_UNKNOWN : 0;
    if (run->reach == MAX_REACH || !find_arithmetic(value->op, &what))
        return TRIAL_UNKNOWN;
    TrialCauses causes = 0;
    run->reach++;
    for (guint32 i = 0; i < value->op->n_operands && causes < TRIAL_UNKNOWN; i++)
        causes |= bs_trial_causes(run, frame, bs_op_operand(value->op, i));
    run->reach--;
    return causes;
}

// Whether others have written what is in the memref: it is not a global one, which may be constant,
// and not made in the function.
static gboolean
is_of_others(const BsValue *memref)
{
    while (memref->op && bs_op_view_source(memref->op))
        memref = bs_op_view_source(memref->op);
    return !memref->op || bs_op_has_trait(memref->op, BS_TRAIT_CALL);
}

gboolean
bs_trial_is_plain(const TrialFrame *frame, const BsValue *value)
{
    const BsOp *op = value->op;
    if (!op)
        return value->block == frame->function->regions[0].first;
    if (bs_op_is(op, "memref.load") || bs_op_is(op, "affine.load"))
        return is_of_others(bs_op_operand(op, 0));
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
    const BsOp *op = condition->op;
    if (bs_trial_is_plain(frame, condition))
        return TRUE;
    if (question)
        return question->is_free && bs_trial_is_plain(frame, question->value);
    return op && bs_op_is(op, "arith.cmpi") && !is_with_itself(op) &&
           bs_trial_is_plain(frame, bs_op_operand(op, 0)) &&
           bs_trial_is_plain(frame, bs_op_operand(op, 1));
}

typedef enum Insist { NOT, ON_TRUE, ON_FALSE } Insist;

static gboolean
decide(TrialRun *run, TrialFrame *frame, const BsValue *condition, Insist insist)
{
    gint64 number;
    if (bs_trial_number(run, frame, condition, &number))
        return (number & 1) != 0;
    Question question;
    TrialChance chance = {.what = condition, .causes = bs_trial_causes(run, frame, condition)};
    const gboolean asks = find_question(run, frame, condition->op, &question);
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
    slot = slot_of(frame, condition);
    slot->has_answer = TRUE;
    slot->answer = answer;
    slot->value = (TrialValue){.kind = TRIAL_NUMBER, .number = answer, .is_choice = TRUE};
    if (asks)
        narrow(slot_of(frame, question.value), &question, answer == question.result);
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
