// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants and arithmetic. The functions on numbers are the dialects' (BsOpDef.compute); here they
// are applied, to scalars, and element by element to vectors and tensors.
#include "sim/exec-private.h"

#include "dialects/common/arithmetic.h"
#include "dialects/common/fold.h"
#include "ir/enums.h"
#include "ir/shape.h"

void
bs_exec_nothing(G_GNUC_UNUSED BsMachine *machine, G_GNUC_UNUSED const BsInsn *insn,
                G_GNUC_UNUSED guint64 *frame)
{
}

// -- constants -----------------------------------------------------------------------------------

typedef struct Constant {
    guint64 *words;
    guint32 n; // 1: for all
} Constant;

static gboolean
read_words(const BsAttr *value, const Constant *constant)
{
    switch (value->kind) {
    case BS_ATTR_INTEGER:
        constant->words[0] = (guint64)value->integer;
        return TRUE;
    case BS_ATTR_FLOAT:
        constant->words[0] = value->floating.bits;
        return TRUE;
    case BS_ATTR_ARRAY: // of the parts of a complex number
        for (guint32 i = 0; i < constant->n; i++) {
            const Constant part = {&constant->words[i], 1};
            if (value->array.items[i]->kind == BS_ATTR_ARRAY ||
                !read_words(value->array.items[i], &part))
                return FALSE;
        }
        return TRUE;
    case BS_ATTR_DENSE_ELEMENTS:
        for (guint32 i = 0; i < constant->n; i++)
            constant->words[i] = value->dense.values[value->dense.splat ? 0 : i];
        return TRUE;
    default:
        return FALSE;
    }
}

static guint32
n_words(const BsAttr *value)
{
    if (value->kind == BS_ATTR_ARRAY)
        return value->array.n;
    return value->kind == BS_ATTR_DENSE_ELEMENTS && !value->dense.splat ? value->dense.n : 1;
}

static void
cut_words(const Constant *constant, const BsType *number)
{
    const guint32 bits = bs_type_bit_width(number);
    for (guint32 i = 0; bits < 64 && i < constant->n; i++)
        constant->words[i] &= (1ull << bits) - 1;
}

static gboolean
decode_function_value(BsDecoder *decoder, const BsOp *op, const BsAttr *value, Constant *constant)
{
    const BsOp *function = bs_callee_named(decoder->callees, op, value);
    constant->words[0] = function ? bs_program_code(decoder->program, function) + 1 : 0;
    return TRUE;
}

gboolean
bs_decode_constant(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsAttr *value = bs_op_attr(op, "value");
    const BsStorage *storage = decoder->insns.data[insn].result_storages[0];
    Constant *constant = bs_decode_alloc(decoder, sizeof *constant);
    decoder->insns.data[insn].data = constant;
    if (!value)
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_VALUE, op);
    constant->n = n_words(value);
    constant->words = bs_decode_alloc(decoder, constant->n * sizeof *constant->words);
    if (value->kind == BS_ATTR_SYMBOL)
        return decode_function_value(decoder, op, value, constant);
    if (!read_words(value, constant) ||
        (storage->kind == BS_STORAGE_NUMBERS && constant->n != 1 && constant->n != storage->n))
        return bs_decode_refuse(decoder, BS_UNJUDGED_KIND_OF_VALUE, op);
    const BsStorage *element = storage->element ? storage->element : storage;
    if (element->number)
        cut_words(constant, element->number);
    return TRUE;
}

// A tensor is a new one each time.
static void
make_tensor(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Constant *constant = insn->data;
    const BsStorage *storage = insn->result_storages[0];
    guint64 *words = frame + insn->results[0];
    if (!bs_machine_make_view(machine, BS_BUFFER_TENSOR, storage, storage->rank,
                              storage->type->shaped.shape, insn, words))
        return;
    const gint64 n = bs_type_n_elements(storage->type);
    if (!bs_exec_pay(machine, MAX(n, 0)))
        return;
    for (gint64 i = 0; i < n; i++) {
        if (!bs_machine_store(machine, insn, (guint32)words[BS_VIEW_BUFFER], i, storage->element,
                              &constant->words[constant->n == 1 ? 0 : i]))
            return;
    }
}

void
bs_exec_constant(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Constant *constant = insn->data;
    const BsStorage *storage = insn->result_storages[0];
    guint64 *words = frame + insn->results[0];
    if (G_LIKELY(storage->words == 1))
        *words = constant->words[0];
    else if (storage->kind == BS_STORAGE_MEMORY)
        make_tensor(machine, insn, frame);
    else if (storage->kind == BS_STORAGE_NUMBERS)
        for (guint32 i = 0; i < storage->words; i++)
            words[i] = constant->words[constant->n == 1 ? 0 : i];
    else
        bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_UNRANKED));
}

gboolean
bs_insn_constant(const BsInsn *insn, guint64 *word)
{
    if (insn->exec != bs_exec_constant || insn->result_storages[0]->kind != BS_STORAGE_NUMBERS)
        return FALSE;
    const Constant *constant = insn->data;
    *word = constant->words[0];
    return constant->n == 1 && insn->result_storages[0]->number->kind != BS_TYPE_FLOAT;
}

void
bs_exec_poison(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    for (guint32 i = 0; i < insn->n_results; i++)
        memset(frame + insn->results[i], 0, insn->result_storages[i]->words * sizeof *frame);
}

// -- arithmetic ----------------------------------------------------------------------------------

// What the attribute of an op that is no set of flags chooses.
static gint64
read_choice(const BsOp *op)
{
    const BsOpShape *shape = op->def->shape;
    for (guint32 i = 0; i < shape->n_attrs; i++) {
        const BsEnum *kind = bs_enum_find(shape->attrs[i].constraint->name);
        if (kind && !kind->separator)
            return bs_enum_attr_value(kind, bs_op_attr(op, shape->attrs[i].name));
    }
    return -1;
}

void
bs_compute_init(BsComputeOf *compute, const BsOp *op)
{
    const BsType *from = op->n_operands ? bs_op_operand(op, 0)->type : NULL;
    const BsType *to = op->n_results ? bs_op_result(op, 0)->type : from;
    *compute =
        (BsComputeOf){.name = op->def->name, .choice = read_choice(op), .what = op->def->computes};
    compute->to = to ? bs_type_element(to) : NULL;
    compute->from = from ? bs_type_element(from) : compute->to;
    if (!compute->to)
        return;
    compute->from_width = bs_type_bit_width(compute->from);
    compute->to_width = bs_type_bit_width(compute->to);
}

// What the column `computes` says, of integers.
static gboolean
compute_integer(const BsComputeOf *of, const guint64 *operands, guint64 *results)
{
    const guint64 mask = bs_int_mask(of->to_width);
    gboolean known = TRUE;
    if (of->what == BS_COMPUTES_COMPARISON)
        results[0] = bs_predicate_compare((BsPredicate)of->choice, of->from_width, operands[0],
                                          operands[1]) != FALSE;
    else if (of->what == BS_COMPUTES_SIGNED)
        results[0] = (guint64)bs_int_signed(operands[0], of->from_width) & mask;
    else if (of->what == BS_COMPUTES_UNSIGNED)
        results[0] = operands[0] & mask;
    else
        known = bs_compute((BsComputes)of->what, of->from_width, operands[0], operands[1],
                           results) == BS_COMPUTED_EXACTLY;
    results[0] &= mask;
    return known;
}

typedef struct Computation {
    BsComputeProc *compute;
    BsComputeOf of;
    gboolean traps; // where there is no result, nobody knows how the program goes on; else poison
} Computation;

enum { MOST_OPERANDS = 3, MOST_RESULTS = 2 };

// There is no result, or what is there is none that anybody may rely on, as no fold does. FALSE:
// the run ends.
static gboolean
miss_result(BsMachine *machine, const BsInsn *insn, const guint64 *operands)
{
    const Computation *computation = insn->data;
    const BsMachineFaultKind kind =
        !computation->traps ? BS_MACHINE_UNDEFINED
        : bs_computes_quotient((BsComputes)computation->of.what) && operands[1]
            ? BS_MACHINE_OVERFLOW
            : BS_MACHINE_NO_RESULT;
    bs_machine_fault(machine, kind, insn, 0);
    return !computation->traps;
}

static void
execute_scalars(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Computation *computation = insn->data;
    guint64 operands[MOST_OPERANDS] = {0}, results[MOST_RESULTS] = {0};
    for (guint32 i = 0; i < insn->n_operands; i++)
        operands[i] = frame[insn->operands[i]];
    if (G_UNLIKELY(!computation->compute(&computation->of, operands, results)) &&
        !miss_result(machine, insn, operands))
        return;
    for (guint32 i = 0; i < insn->n_results; i++)
        frame[insn->results[i]] = results[i];
}

// The most frequent: one or two operands, one result.
static void
execute_one(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Computation *computation = insn->data;
    const guint32 *places = insn->operands;
    const guint64 operands[] = {frame[places[0]], frame[places[insn->n_operands - 1]]};
    guint64 result = 0;
    if (G_UNLIKELY(!computation->compute(&computation->of, operands, &result)))
        miss_result(machine, insn, operands);
    frame[insn->results[0]] = result;
}

// Complex numbers: their parts, one behind the other.
static void
execute_parts(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Computation *computation = insn->data;
    guint64 operands[2 * MOST_OPERANDS] = {0}, results[2 * MOST_RESULTS] = {0};
    guint32 n = 0;
    for (guint32 i = 0; i < insn->n_operands; i++) {
        for (guint32 k = 0; k < insn->operand_storages[i]->words; k++)
            operands[n++] = frame[insn->operands[i] + k];
    }
    if (!computation->compute(&computation->of, operands, results))
        miss_result(machine, insn, operands);
    memcpy(frame + insn->results[0], results, insn->result_storages[0]->words * sizeof *results);
}

static gboolean
is_complex(const BsOp *op)
{
    gboolean is = FALSE;
    for (guint32 i = 0; i < op->n_operands; i++)
        is = is || bs_op_operand(op, i)->type->kind == BS_TYPE_COMPLEX;
    return is || bs_op_result(op, 0)->type->kind == BS_TYPE_COMPLEX;
}

gboolean
bs_decode_compute(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    Computation *computation = bs_decode_alloc(decoder, sizeof *computation);
    BsInsn *made = &decoder->insns.data[insn];
    gboolean scalars = TRUE,
             fits = op->n_operands <= MOST_OPERANDS && op->n_results <= MOST_RESULTS;
    *computation = (Computation){.compute = op->def->compute ? op->def->compute : compute_integer,
                                 .traps = !bs_op_has_trait(op, BS_TRAIT_PURE) ||
                                          bs_computes_quotient(op->def->computes)};
    bs_compute_init(&computation->of, op);
    made->data = computation;
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsType *type = bs_op_operand(op, i)->type;
        fits = fits &&
               (type->kind == BS_TYPE_COMPLEX || bs_type_element(type)->kind != BS_TYPE_COMPLEX);
        scalars = scalars && made->operand_storages[i]->words == 1;
        fits = fits && made->operand_storages[i]->kind != BS_STORAGE_UNRANKED;
    }
    if (is_complex(op))
        made->exec = execute_parts;
    else if (scalars && op->n_results == 1 && (op->n_operands == 1 || op->n_operands == 2))
        made->exec = execute_one;
    else if (scalars)
        made->exec = execute_scalars;
    if (!op->def->compute && !bs_op_computes_number(op))
        return bs_decode_refuse(decoder, BS_UNJUDGED_RESULT, op);
    if (op->def->computes == BS_COMPUTES_COMPARISON && !op->def->compute &&
        (guint64)computation->of.choice >= BS_N_PREDICATES)
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_PREDICATE, op);
    return fits || bs_decode_refuse(decoder, BS_UNJUDGED_OPERANDS, op);
}

gboolean
bs_insn_compute(const BsInsn *insn, const guint64 *operands, guint64 *results)
{
    const Computation *computation = insn->data;
    if ((insn->exec != execute_one && insn->exec != execute_scalars) ||
        insn->n_operands > MOST_OPERANDS)
        return FALSE;
    return !results || computation->compute(&computation->of, operands, results);
}

gboolean
bs_insn_comparison(const BsInsn *insn, BsPredicate *predicate, guint32 *width)
{
    const Computation *computation = insn->data;
    if (insn->exec != execute_one || computation->of.what != BS_COMPUTES_COMPARISON ||
        computation->compute != compute_integer)
        return FALSE;
    *predicate = (BsPredicate)computation->of.choice;
    *width = computation->of.from_width;
    return TRUE;
}

// One element of what is done element by element. FALSE: the run ended.
static gboolean
compute_element(BsMachine *machine, const BsInsn *insn, const guint64 *operands, guint64 *results)
{
    const Computation *computation = insn->data;
    memset(results, 0, MOST_RESULTS * sizeof *results);
    if (!computation->compute(&computation->of, operands, results))
        miss_result(machine, insn, operands);
    return machine->now.ending == BS_RUNNING;
}

static void
compute_vectors(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const guint32 n = insn->result_storages[0]->words;
    for (guint32 i = 0; i < n && (i || bs_exec_pay(machine, n)); i++) {
        guint64 operands[MOST_OPERANDS] = {0}, results[MOST_RESULTS];
        for (guint32 k = 0; k < insn->n_operands; k++)
            operands[k] =
                frame[insn->operands[k] + (insn->operand_storages[k]->words == 1 ? 0 : i)];
        if (!compute_element(machine, insn, operands, results))
            return;
        for (guint32 k = 0; k < insn->n_results; k++)
            frame[insn->results[k] + i] = results[k];
    }
}

// Tensors of the shape of the first operand.
static void
compute_tensors(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView shape = bs_insn_view(insn, 0, frame);
    gint64 *at = g_newa0(gint64, shape.rank + 1), n = bs_view_n_elements(&shape), k = 0;
    guint64 *words = frame + insn->results[0];
    const BsStorage *storage = insn->result_storages[0];
    if (!bs_exec_pay(machine, MAX(n, 0)) ||
        !bs_machine_make_view(machine, BS_BUFFER_TENSOR, storage, shape.rank, shape.sizes, insn,
                              words))
        return;
    for (; k < n; k++, bs_exec_next(shape.rank, shape.sizes, at)) {
        guint64 operands[MOST_OPERANDS] = {0}, results[MOST_RESULTS];
        for (guint32 i = 0; i < insn->n_operands; i++) {
            const BsView view = bs_insn_view(insn, i, frame);
            if (!bs_machine_load(machine, insn, view.buffer, bs_exec_element(&view, at),
                                 insn->operand_storages[i]->element, &operands[i]))
                return;
        }
        if (!compute_element(machine, insn, operands, results) ||
            !bs_machine_store(machine, insn, (guint32)words[BS_VIEW_BUFFER], k, storage->element,
                              results))
            return;
    }
}

void
bs_exec_compute(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsStorageKind kind = insn->result_storages[0]->kind;
    if (kind == BS_STORAGE_NUMBERS)
        compute_vectors(machine, insn, frame);
    else if (kind == BS_STORAGE_MEMORY && insn->n_results == 1 &&
             insn->operand_storages[0]->kind == BS_STORAGE_MEMORY &&
             insn->result_storages[0]->element->words == 1)
        compute_tensors(machine, insn, frame);
    else
        bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_ARITHMETIC));
}

void
bs_exec_select(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsStorage *storage = insn->result_storages[0];
    const guint64 *condition = frame + insn->operands[0];
    guint64 *result = frame + insn->results[0];
    const guint32 n = insn->operand_storages[0]->words;
    if (n == 1) {
        memmove(result, frame + insn->operands[*condition ? 1 : 2], storage->words * sizeof *frame);
        return;
    }
    if (storage->kind != BS_STORAGE_NUMBERS || n != storage->words) {
        bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_SELECT));
        return;
    }
    for (guint32 i = 0; i < n; i++)
        result[i] = frame[insn->operands[condition[i] ? 1 : 2] + i];
}

// -- elements ------------------------------------------------------------------------------------

void
bs_exec_elements(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsStorage *storage = insn->result_storages[0];
    guint64 *words = frame + insn->results[0];
    if (storage->kind == BS_STORAGE_NUMBERS && insn->n_operands == storage->words) {
        for (guint32 i = 0; i < insn->n_operands; i++)
            words[i] = frame[insn->operands[i]];
        return;
    }
    if (storage->kind != BS_STORAGE_MEMORY ||
        bs_type_n_elements(storage->type) != insn->n_operands) {
        bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_UNKNOWN_SIZE));
        return;
    }
    if (!bs_machine_make_view(machine, BS_BUFFER_TENSOR, storage, storage->rank,
                              storage->type->shaped.shape, insn, words))
        return;
    for (guint32 i = 0; i < insn->n_operands && machine->now.ending == BS_RUNNING; i++)
        bs_machine_store(machine, insn, (guint32)words[BS_VIEW_BUFFER], i, storage->element,
                         frame + insn->operands[i]);
}
