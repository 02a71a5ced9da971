// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/machine-private.h"

// -- faults and endings --------------------------------------------------------------------------

static const struct {
    gboolean ends;
    const char *words;
} fault_rows[] = {
#define X(id, ends, words) {ends, words},
    BS_MACHINE_FAULTS(X)
#undef X
};

const char *
bs_machine_fault_words(BsMachineFaultKind kind)
{
    return fault_rows[kind].words;
}

void
bs_machine_end(BsMachine *machine, BsEnding ending, const char *why)
{
    if (machine->now.ending != BS_RUNNING)
        return;
    machine->now.ending = ending;
    machine->now.why = why;
    machine->stop = 0;
}

void
bs_machine_limit(BsMachine *machine, BsUnjudgedLimit limit)
{
    const guint64 most[] = {
#define X(id, field, words) (guint64) machine->limits.field,
        BS_UNJUDGED_LIMITS(X)
#undef X
    };
    bs_machine_end(machine, BS_LIMITED, bs_unjudged_by_limit(limit, most[limit]));
}

static gboolean
is_known(const BsMachine *machine, BsMachineFaultKind kind, const BsOp *op, guint32 buffer)
{
    for (guint i = 0; i < machine->faults.len; i++) {
        const BsMachineFault *fault = &machine->faults.data[i];
        if (fault->kind == kind && fault->op == op &&
            (kind != BS_MACHINE_LEAK || fault->buffer == buffer))
            return TRUE;
    }
    return FALSE;
}

void
bs_machine_suspect(BsMachine *machine, BsMachineFaultKind kind, const BsInsn *insn, guint64 step,
                   guint32 buffer)
{
    const BsMachineFault fault = {kind, step, insn->op, buffer};
    if (machine->faults.len < BS_MACHINE_MOST_FAULTS && !is_known(machine, kind, insn->op, buffer))
        bs_vec_push(&machine->faults, fault);
    machine->now.n_faults = machine->faults.len;
}

static gboolean
is_late_use(BsMachineFaultKind kind)
{
    return kind == BS_MACHINE_READ_FREED || kind == BS_MACHINE_WRITTEN_FREED ||
           kind == BS_MACHINE_PASSED_FREED || kind == BS_MACHINE_RETURNED_FREED;
}

void
bs_machine_fault(BsMachine *machine, BsMachineFaultKind kind, const BsInsn *insn, guint32 buffer)
{
    if (fault_rows[kind].ends)
        bs_machine_end(machine, BS_STOPPED, NULL);
    if (machine->faults.len >= BS_MACHINE_MOST_FAULTS && fault_rows[kind].ends)
        machine->faults.len--; // the one that ends the run is always told of
    bs_machine_suspect(machine, kind, insn, machine->now.step, buffer);
    if (is_late_use(kind) && buffer) // it was needed, until it was freed
        bs_heap_use(&machine->heap, buffer, bs_machine_event(machine, insn));
}

void
bs_machine_assume(BsMachine *machine, const BsOp *op)
{
    if (g_hash_table_add(machine->assumed_set, (gpointer)(gsize)op))
        g_ptr_array_add(machine->assumed, (gpointer)(gsize)op);
}

guint8 *
bs_machine_scratch(BsMachine *machine, gsize n)
{
    const gsize words = n / sizeof(guint64) + 1;
    if (words > machine->cap_scratch) {
        machine->cap_scratch = words;
        machine->scratch = g_renew(guint64, machine->scratch, words);
    }
    return (guint8 *)machine->scratch;
}

// -- control -------------------------------------------------------------------------------------

static void
move_through_scratch(BsMachine *machine, const BsJump *jump, guint64 *frame)
{
    gsize at = 0;
    for (guint32 i = 0; i < jump->n_moves; i++)
        at += jump->moves[i].words;
    guint64 *scratch = (guint64 *)(gpointer)bs_machine_scratch(machine, at * sizeof *scratch);
    at = 0;
    for (guint32 i = 0; i < jump->n_moves; at += jump->moves[i++].words)
        memcpy(scratch + at, frame + jump->moves[i].from, jump->moves[i].words * sizeof *frame);
    at = 0;
    for (guint32 i = 0; i < jump->n_moves; at += jump->moves[i++].words)
        memcpy(frame + jump->moves[i].to, scratch + at, jump->moves[i].words * sizeof *frame);
}

void
bs_machine_jump(BsMachine *machine, const BsJump *jump, guint64 *frame)
{
    machine->jumped = jump;
    if (jump->edge != BS_NO_EDGE)
        machine->took[jump->edge] = 1;
    if (G_UNLIKELY(machine->taken))
        machine->taken[jump->number]++;
    if (jump->overlaps) {
        move_through_scratch(machine, jump, frame);
    } else {
        for (guint32 i = 0; i < jump->n_moves; i++) {
            const BsMove *move = &jump->moves[i];
            if (G_LIKELY(move->words == 1))
                frame[move->to] = frame[move->from];
            else
                memmove(frame + move->to, frame + move->from, move->words * sizeof *frame);
        }
    }
    machine->now.at = bs_machine_code(machine)->insns + jump->target;
}

void
bs_machine_drop_stack(BsMachine *machine, guint32 n, const BsInsn *insn)
{
    while (machine->stack.len > n) {
        const guint32 buffer = bs_vec_pop(&machine->stack);
        if (!bs_heap_get(&machine->heap, buffer)->is_free)
            bs_heap_free(&machine->heap, buffer, bs_machine_event(machine, insn));
    }
}

// -- running -------------------------------------------------------------------------------------

// Executes up to `n` ops, fewer when one does much at once (bs_exec_pay()) or ends the run. The
// clock is looked at now and then: who takes single steps takes many.
static void
run_some(BsMachine *machine, guint64 n)
{
    enum { BETWEEN = 65536, BY_CLOCK = 256 };
    const guint64 step = machine->now.step;
    if (step >= machine->limits.steps) {
        bs_machine_limit(machine, BS_LIMIT_STEPS);
        return;
    }
    machine->stop = step + MIN(MIN(n, BETWEEN), machine->limits.steps - step);
    while (machine->now.step < machine->stop) {
        const BsInsn *insn = machine->now.at++;
        machine->now.step++;
        insn->exec(machine, insn, machine->frame);
    }
    if (machine->deadline && step / BY_CLOCK != machine->now.step / BY_CLOCK &&
        g_get_monotonic_time() > machine->deadline)
        bs_machine_limit(machine, BS_LIMIT_TIME);
}

guint64
bs_machine_run(BsMachine *machine, guint64 n)
{
    const guint64 from = machine->now.step;
    while (machine->now.ending == BS_RUNNING && machine->now.step - from < n)
        run_some(machine, n - (machine->now.step - from));
    return machine->now.step - from;
}

guint64
bs_machine_work(BsMachine *machine, guint64 n)
{
    const guint64 from = machine->now.step, begun = bs_machine_worked(machine);
    for (guint64 done = 0; machine->now.ending == BS_RUNNING && done < n;
         done = bs_machine_worked(machine) - begun)
        run_some(machine, n - done);
    return machine->now.step - from;
}

// -- making --------------------------------------------------------------------------------------

BsMachine *
bs_machine_new(const BsProgram *program, const BsOp *function, const BsLimits *limits)
{
    const guint32 number = bs_program_code(program, function);
    g_return_val_if_fail(number != G_MAXUINT32 && !program->codes.data[number].problem, NULL);
    const BsCode *code = &program->codes.data[number];
    BsMachine *machine = g_new0(BsMachine, 1);
    machine->program = program;
    machine->limits = limits ? *limits : BS_LIMITS_USUAL;
    machine->took = g_new0(guint8, program->edges.len + 1);
    machine->assumed = g_ptr_array_new();
    machine->assumed_set = g_hash_table_new(NULL, NULL);
    machine->n_words = code->n_words;
    machine->cap_words = MAX(code->n_words, 64);
    machine->words = machine->frame = g_new0(guint64, machine->cap_words);
    const BsFrame frame = {.code = number};
    bs_vec_push(&machine->frames, frame);
    machine->now.at = code->insns;
    machine->lowest = 1;
    if (machine->limits.seconds)
        machine->deadline =
            g_get_monotonic_time() + machine->limits.seconds * (gint64)G_USEC_PER_SEC;
    return machine;
}

void
bs_machine_free(BsMachine *machine)
{
    if (!machine)
        return;
    bs_heap_clear(&machine->heap);
    bs_vec_free(&machine->frames);
    bs_vec_free(&machine->stack);
    bs_vec_free(&machine->faults);
    bs_vec_free(&machine->sizes);
    g_ptr_array_unref(machine->assumed);
    g_hash_table_unref(machine->assumed_set);
    g_free(machine->words);
    g_free(machine->scratch);
    g_free(machine->marks);
    g_free(machine->took);
    g_free(machine->taken);
    g_free(machine->results);
    g_free(machine);
}

guint64 *
bs_machine_argument(BsMachine *machine, guint32 i, const BsStorage **storage)
{
    const BsCode *code = &machine->program->codes.data[machine->frames.data[0].code];
    g_return_val_if_fail(i < code->n_arguments, NULL);
    *storage = code->argument_storages[i];
    return machine->words + code->arguments[i];
}

void
bs_machine_watch(BsMachine *machine, BsMachineWatch watch, gpointer data)
{
    machine->watch = watch;
    machine->watch_data = data;
}

void
bs_machine_price(BsMachine *machine, GHashTable *prices)
{
    machine->prices = prices;
}

BsHeap *
bs_machine_heap(BsMachine *machine)
{
    return &machine->heap;
}

// -- questions -----------------------------------------------------------------------------------

BsEnding
bs_machine_ending(const BsMachine *machine, const char **why)
{
    if (why)
        *why = machine->now.why;
    return machine->now.ending;
}

guint64
bs_machine_steps(const BsMachine *machine)
{
    return machine->now.step;
}

guint64
bs_machine_worked(const BsMachine *machine)
{
    return machine->now.step + machine->now.work;
}

const BsOp *
bs_machine_op(const BsMachine *machine)
{
    return machine->now.ending == BS_RUNNING ? machine->now.at->op : NULL;
}

const BsMachineFault *
bs_machine_faults(const BsMachine *machine, guint *n)
{
    *n = machine->faults.len;
    return machine->faults.data;
}

gboolean
bs_machine_result(const BsMachine *machine, guint32 i, const guint64 **words,
                  const BsStorage **storage)
{
    const BsCode *code = &machine->program->codes.data[machine->frames.data[0].code];
    if (machine->now.ending != BS_RETURNED || i >= code->n_results)
        return FALSE;
    *words = machine->results;
    for (guint32 k = 0; k < i; k++)
        *words += code->result_storages[k]->words;
    *storage = code->result_storages[i];
    return TRUE;
}

BsMachineCosts
bs_machine_costs(const BsMachine *machine)
{
    BsMachineCosts costs = machine->now.costs;
    costs.steps = machine->now.step;
    return costs;
}

guint64
bs_machine_seen(const BsMachine *machine)
{
    return machine->now.seen;
}

const GPtrArray *
bs_machine_assumed(const BsMachine *machine)
{
    return machine->assumed;
}

void
bs_machine_count_jumps(BsMachine *machine)
{
    if (!machine->taken)
        machine->taken = g_new0(guint32, machine->program->jumps.len + 1);
}

guint32
bs_machine_taken(const BsMachine *machine, guint32 jump)
{
    return machine->taken ? machine->taken[jump] : 0;
}

gboolean
bs_machine_took(const BsMachine *machine, guint32 edge)
{
    return machine->took[edge] != 0;
}

guint32
bs_machine_depth(const BsMachine *machine)
{
    return machine->frames.len;
}

guint32
bs_machine_lowest(BsMachine *machine)
{
    const guint32 lowest = machine->lowest;
    machine->lowest = machine->frames.len;
    return lowest;
}

const BsOp *
bs_machine_frame(const BsMachine *machine, guint32 i, const BsOp **at)
{
    const BsFrame *frame = &machine->frames.data[i];
    const BsCode *code = &machine->program->codes.data[frame->code];
    if (at && i + 1 == machine->frames.len)
        *at = bs_machine_op(machine);
    else if (at)
        *at = code->insns[frame->at - 1].op;
    return code->op;
}

const guint64 *
bs_machine_value_of(const BsMachine *machine, guint32 i, guint32 id, const BsStorage **storage)
{
    const BsFrame *frame = &machine->frames.data[i];
    const BsPlaced *place = id < machine->program->n_placed ? &machine->program->placed[id] : NULL;
    if (!place || !place->storage || place->code != frame->code)
        return NULL;
    *storage = place->storage;
    return machine->words + frame->base + place->place;
}

const guint64 *
bs_machine_value(const BsMachine *machine, guint32 i, const BsValue *value,
                 const BsStorage **storage)
{
    return bs_machine_value_of(machine, i, value->id, storage);
}

// -- moments -------------------------------------------------------------------------------------

struct BsMoment {
    BsMachineState now;
    BsHeap heap;
    BsFrame *frames;
    guint32 n_frames;
    guint64 *words;
    gsize n_words;
    guint32 *stack;
    guint32 n_stack;
    guint64 *results;
    guint32 *taken; // NULL: not counted
    gsize taken_bytes;
    guint32 first_global;
};

static guint64 *
copy_results(const BsMachine *machine, const guint64 *results)
{
    const BsCode *code = &machine->program->codes.data[machine->frames.data[0].code];
    gsize n = 0;
    for (guint32 i = 0; i < code->n_results; i++)
        n += code->result_storages[i]->words;
    return g_memdup2(results, n * sizeof *results);
}

static gsize
bytes_of_taken(const BsMachine *machine)
{
    return (machine->program->jumps.len + 1) * sizeof *machine->taken;
}

BsMoment *
bs_machine_save(const BsMachine *machine)
{
    BsMoment *moment = g_new(BsMoment, 1);
    *moment = (BsMoment){
        .now = machine->now,
        .frames = g_memdup2(machine->frames.data, machine->frames.len * sizeof *moment->frames),
        .n_frames = machine->frames.len,
        .words = g_memdup2(machine->words, machine->n_words * sizeof *moment->words),
        .n_words = machine->n_words,
        .stack = g_memdup2(machine->stack.data, machine->stack.len * sizeof *moment->stack),
        .n_stack = machine->stack.len,
        .results = machine->results ? copy_results(machine, machine->results) : NULL,
        .taken = machine->taken ? g_memdup2(machine->taken, bytes_of_taken(machine)) : NULL,
        .taken_bytes = machine->taken ? bytes_of_taken(machine) : 0,
        .first_global = machine->first_global};
    bs_heap_copy(&moment->heap, &machine->heap);
    return moment;
}

void
bs_machine_restore(BsMachine *machine, const BsMoment *moment)
{
    machine->now = moment->now;
    bs_heap_clear(&machine->heap);
    bs_heap_copy(&machine->heap, &moment->heap);
    machine->frames.len = machine->stack.len = 0;
    bs_vec_reserve(&machine->frames, moment->n_frames);
    bs_vec_reserve(&machine->stack, moment->n_stack);
    memcpy(machine->frames.data, moment->frames, moment->n_frames * sizeof *moment->frames);
    if (moment->n_stack)
        memcpy(machine->stack.data, moment->stack, moment->n_stack * sizeof *moment->stack);
    machine->frames.len = moment->n_frames;
    machine->stack.len = moment->n_stack;
    if (moment->n_words)
        memcpy(machine->words, moment->words, moment->n_words * sizeof *moment->words);
    machine->n_words = moment->n_words;
    machine->frame = machine->words + bs_machine_top(machine)->base;
    machine->faults.len = moment->now.n_faults;
    machine->first_global = moment->first_global;
    if (moment->taken)
        memcpy(machine->taken, moment->taken, moment->taken_bytes);
    g_free(machine->results);
    machine->results = moment->results ? copy_results(machine, moment->results) : NULL;
}

void
bs_moment_free(BsMoment *moment)
{
    if (!moment)
        return;
    bs_heap_clear(&moment->heap);
    g_free(moment->frames);
    g_free(moment->words);
    g_free(moment->stack);
    g_free(moment->results);
    g_free(moment->taken);
    g_free(moment);
}

gsize
bs_moment_bytes(const BsMoment *moment)
{
    return sizeof *moment + moment->taken_bytes + moment->n_words * sizeof *moment->words +
           moment->n_frames * sizeof *moment->frames + moment->n_stack * sizeof *moment->stack +
           moment->heap.chunks.len * sizeof *moment->heap.chunks.data;
}

guint64
bs_moment_steps(const BsMoment *moment)
{
    return moment->now.step;
}

guint64
bs_moment_worked(const BsMoment *moment)
{
    return moment->now.step + moment->now.work;
}
