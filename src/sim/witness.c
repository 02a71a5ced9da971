// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/witness.h"

#include "ir/effects.h"
#include "sim/machine-private.h"

// -- faults --------------------------------------------------------------------------------------

static gint
argument_of(const BsMachine *machine, const BsOp *function, guint32 buffer)
{
    const BsCode *code = &machine->program->codes.data[bs_program_code(machine->program, function)];
    for (guint32 i = 0; i < code->n_arguments; i++) {
        if (code->argument_storages[i]->element &&
            (guint32)machine->words[code->arguments[i]] == buffer)
            return (gint)i;
    }
    return -1;
}

gboolean
bs_witness_is_same(const BsWitness *a, const BsWitness *b)
{
    return a->fault.kind == b->fault.kind && a->fault.op == b->fault.op &&
           a->made_by == b->made_by && a->made_in == b->made_in &&
           (a->made_by || a->argument == b->argument);
}

static gboolean
has_same(const GArray *witnesses, const BsWitness *witness)
{
    for (guint i = 0; i < witnesses->len; i++) {
        if (bs_witness_is_same(&g_array_index(witnesses, BsWitness, i), witness))
            return TRUE;
    }
    return FALSE;
}

void
bs_witnesses_collect(const BsMachine *machine, const BsOp *function, GArray *into)
{
    guint n;
    const BsMachineFault *faults = bs_machine_faults(machine, &n);
    for (guint i = 0; i < n; i++) {
        BsWitness witness = {.fault = faults[i], .argument = -1, .n_inputs = 1};
        if (faults[i].buffer) {
            const BsBuffer *buffer = bs_heap_get(&machine->heap, faults[i].buffer);
            witness.made_by = buffer->made_by;
            witness.made_in = buffer->made_in;
            witness.made_step = buffer->made;
            witness.buffer_kind = buffer->kind;
            witness.bytes = buffer->bytes;
            if (buffer->is_free) {
                witness.freed_by = buffer->freed_by;
                witness.freed_step = buffer->freed;
            }
            if (!buffer->made_by)
                witness.argument = argument_of(machine, function, faults[i].buffer);
        }
        if (!has_same(into, &witness))
            g_array_append_val(into, witness);
    }
}

// -- what a run did to a buffer ------------------------------------------------------------------

// Notes which calls are open, which may be by the same op as before.
static void
note_calls(const BsMachine *machine, BsCallChain *now)
{
    const guint32 n = MIN(bs_machine_depth(machine), (guint32)BS_CHAIN_MOST);
    for (guint32 i = now->n; i < n; i++)
        now->entered[i] = bs_machine_steps(machine) + 1;
    now->n = n;
}

static void
note_chain(const BsMachine *machine, const BsCallChain *now, BsCallChain *chain)
{
    memcpy(chain->entered, now->entered, sizeof chain->entered);
    chain->n = MIN(bs_machine_depth(machine), (guint32)BS_CHAIN_MOST);
    chain->step = bs_machine_steps(machine) + 1;
    for (guint32 i = 0; i < chain->n; i++)
        bs_machine_frame(machine, i, &chain->ops[i]);
}

// Whether memory that holds memrefs has that buffer in one of them.
static gboolean
is_in_memory(const BsMachine *machine, guint32 memory, guint32 buffer)
{
    const BsBuffer *record = bs_heap_get(&machine->heap, memory);
    const BsType *element =
        record->type && bs_type_is_shaped(record->type) ? record->type->shaped.element : NULL;
    BsStorage storage;
    if (record->is_free || !element || !bs_type_is_memref(element) ||
        !bs_storage_init(&storage, element))
        return FALSE;
    const gint64 each = bs_storage_element_bytes(&storage);
    for (gint64 at = 0; at + each <= record->bytes; at += each) {
        guint64 word;
        if (bs_heap_look(&machine->heap, memory, at, sizeof word, &word) && word == buffer)
            return TRUE;
    }
    return FALSE;
}

static guint32
buffer_of(const BsMachine *machine, const BsInsn *insn, guint32 i)
{
    const BsStorageKind kind = insn->operand_storages[i]->kind;
    const guint64 word = machine->frame[insn->operands[i]];
    const gboolean has_one = kind != BS_STORAGE_NUMBERS && kind != BS_STORAGE_TOKEN;
    return has_one && word <= machine->heap.n ? (guint32)word : 0;
}

// Whether the next instruction uses a value that holds the buffer, itself or in memory.
static gboolean
uses(const BsMachine *machine, const BsInsn *insn, guint32 buffer, gboolean *itself)
{
    gboolean in_memory = FALSE;
    *itself = FALSE;
    for (guint32 i = 0; i < insn->n_operands; i++) {
        const guint32 one = buffer_of(machine, insn, i);
        *itself |= one == buffer;
        in_memory |= one && one != buffer && is_in_memory(machine, one, buffer);
    }
    return *itself || in_memory;
}

// What a call returns its caller holds from then on.
static void
note_use(const BsMachine *machine, const BsInsn *insn, const BsCallChain *now, BsCallChain *chain)
{
    note_chain(machine, now, chain);
    if (insn->op->def->does == BS_DOES_RETURN && chain->n > 1 &&
        bs_machine_depth(machine) == chain->n)
        chain->n--;
}

// Whether a result may hold memory.
static gboolean
may_hold(const BsInsn *insn)
{
    for (guint32 i = 0; i < insn->n_results; i++) {
        if (insn->result_storages[i]->kind != BS_STORAGE_NUMBERS)
            return TRUE;
    }
    return FALSE;
}

// Nobody says what it does with memory, or there is no body of what it calls.
static gboolean
is_unknown(const BsMachine *machine, const BsInsn *insn)
{
    if (insn->op->def->does == BS_DOES_CALL)
        return insn->function >= machine->program->codes.len;
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean is_known = bs_op_effects(insn->op, &effects);
    bs_effects_clear(&effects);
    return insn->op->def->does == BS_DOES_UNKNOWN && !is_known;
}

// Whether it puts the buffer into memory, or copies memory that holds it.
static gboolean
puts_it(const BsMachine *machine, const BsInsn *insn, guint32 buffer)
{
    const BsDoes does = insn->op->def->does;
    const guint32 first = insn->n_operands ? buffer_of(machine, insn, 0) : 0;
    return (does == BS_DOES_STORE && first == buffer) ||
           (does == BS_DOES_COPY && first && is_in_memory(machine, first, buffer));
}

static void
look(const BsMachine *machine, const BsWitness *witness, BsTrace *trace)
{
    const guint64 next = bs_machine_steps(machine) + 1;
    const guint32 buffer = witness->fault.buffer;
    const BsInsn *insn = machine->now.at;
    gboolean itself = FALSE;
    note_calls(machine, &trace->now);
    if (!bs_insn_is_placed(insn))
        return;
    if (next == witness->made_step)
        note_chain(machine, &trace->now, &trace->made);
    if (next == witness->freed_step)
        note_chain(machine, &trace->now, &trace->freed);
    const gboolean used =
        buffer && next > witness->made_step && uses(machine, insn, buffer, &itself);
    if (next == witness->fault.step) {
        note_chain(machine, &trace->now, &trace->shown);
        trace->found = buffer && !itself;
    }
    const gboolean is_end = insn->op->def->does == BS_DOES_RETURN && bs_machine_depth(machine) == 1;
    if (used && !is_end && next < witness->fault.step)
        note_use(machine, insn, &trace->now, &trace->last);
    if (itself && !trace->assumed && may_hold(insn) && is_unknown(machine, insn))
        trace->assumed = insn->op;
    if (used && puts_it(machine, insn, buffer))
        note_chain(machine, &trace->now, &trace->put);
}

void
bs_witness_trace(const BsProgram *program, const BsOp *function, const BsInput *input,
                 const BsLimits *limits, const BsWitness *witness, BsTrace *trace)
{
    *trace = (BsTrace){0};
    g_autoptr(BsMachine) machine = bs_machine_new(program, function, limits);
    const char *why;
    if (!bs_input_apply(input, machine, &why))
        return;
    const guint64 most = MIN(witness->fault.step, limits->steps);
    while (bs_machine_ending(machine, NULL) == BS_RUNNING && bs_machine_steps(machine) < most) {
        look(machine, witness, trace);
        bs_machine_run(machine, 1);
    }
    if (!trace->last.step)
        trace->last = trace->made;
}

guint32
bs_chain_common(const BsCallChain *a, const BsCallChain *b)
{
    guint32 i = 0;
    while (i + 1 < a->n && i + 1 < b->n && a->ops[i] == b->ops[i] &&
           a->entered[i + 1] == b->entered[i + 1])
        i++;
    return i;
}

const BsOp *
bs_chain_op(const BsCallChain *chain, guint32 call)
{
    return call < chain->n ? chain->ops[call] : NULL;
}

guint32
bs_witness_call(const BsWitness *witness, const BsTrace *trace)
{
    const BsCallChain *end = witness->fault.kind == BS_MACHINE_LEAK ? &trace->last : &trace->shown;
    if (witness->made_step)
        return bs_chain_common(&trace->made, end);
    return witness->fault.buffer || !end->n ? 0 : end->n - 1;
}

// -- clones --------------------------------------------------------------------------------------

static gboolean
writes_one(const BsMachine *machine, const BsInsn *insn, const guint32 *buffers)
{
    const BsDoes does = insn->op->def->does;
    if ((does != BS_DOES_STORE && does != BS_DOES_COPY && does != BS_DOES_AFFINE_STORE &&
         does != BS_DOES_UPDATE) ||
        insn->n_operands < 2)
        return FALSE;
    const guint32 into = buffer_of(machine, insn, 1);
    return into && (into == buffers[0] || into == buffers[1]);
}

void
bs_witness_split(const BsProgram *program, const BsOp *function, const BsInput *input,
                 const BsLimits *limits, guint32 first_event, guint32 last_event, BsSplit *split)
{
    const char *why;
    guint32 buffers[2] = {0};
    *split = (BsSplit){0};
    g_autoptr(BsMachine) machine = bs_machine_new(program, function, limits);
    if (!bs_input_apply(input, machine, &why))
        return;
    while (bs_machine_ending(machine, NULL) == BS_RUNNING && !split->written.step) {
        const BsInsn *insn = machine->now.at;
        const guint32 event = insn->op->event;
        const gboolean splits = insn->op->def->does == BS_DOES_CLONE && event >= first_event &&
                                event <= last_event && (event || insn->op->erased) &&
                                !split->cloned.step;
        note_calls(machine, &split->now);
        if (splits) {
            note_chain(machine, &split->now, &split->cloned);
            buffers[0] = buffer_of(machine, insn, 0);
        } else if (buffers[0] && bs_insn_is_placed(insn) && writes_one(machine, insn, buffers)) {
            note_chain(machine, &split->now, &split->written);
        }
        bs_machine_run(machine, 1);
        if (splits)
            buffers[1] = machine->heap.n;
    }
}
