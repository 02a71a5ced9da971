// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What lives at which line: the function is executed, op by op, and before and behind each of its
// ops the heap is looked at. What happens in a callee happens at the line of the call.
#include "analysis/verify.h"
#include "debug/buffers/lifetimes-private.h"
#include "sim/judge.h"

// Somebody may wait for it at each step of a cursor.
enum { MOST_INPUTS = 8, MOST_STEPS = 20000, MOST_BYTES = 16 << 20 };

// Tables of lines times buffers are made up to this size.
enum { MAX_LIVING = 1 << 22 };

// A buffer that lives, of the lifetime with that number.
typedef struct Living {
    guint32 buffer, number;
} Living;

typedef struct Watch {
    const BsLifetimesWork *work;
    BsMachine *machine;
    GArray *living;    // Living
    guint32 seen;      // buffers that were looked at
    gint64 all_bytes;  // when `living` was right
    guint32 freed;     // likewise
    guint32 version;   // of `living`; never 0
    guint32 *versions; // by line: the one that was noted there last
} Watch;

// -- what lives ----------------------------------------------------------------------------------

// The lifetime that a buffer is of: of an op that makes several at once, the next one.
static guint32
number_of(const Watch *watch, guint32 buffer)
{
    const BsHeap *heap = bs_machine_heap(watch->machine);
    const BsBuffer *record = bs_heap_get(heap, buffer);
    const BsOp *op = record->made_by;
    guint32 earlier = 0;
    for (guint32 i = buffer - 1; op && i > 0; i--, earlier++) {
        const BsBuffer *before = bs_heap_get(heap, i);
        if (before->made_by != op || before->made != record->made)
            break;
    }
    for (guint32 i = 0; op && i < op->n_results; i++) {
        const guint32 number = watch->work->numbers[bs_op_result(op, i)->id];
        if (number && earlier-- == 0)
            return number - 1;
    }
    return G_MAXUINT32;
}

static void
drop_freed(Watch *watch)
{
    const BsHeap *heap = bs_machine_heap(watch->machine);
    guint n = 0;
    for (guint i = 0; i < watch->living->len; i++) {
        const Living living = g_array_index(watch->living, Living, i);
        if (!bs_heap_get(heap, living.buffer)->is_free)
            g_array_index(watch->living, Living, n++) = living;
    }
    g_array_set_size(watch->living, n);
}

// Brings `living` up to date.
static void
look(Watch *watch)
{
    const BsHeap *heap = bs_machine_heap(watch->machine);
    if (watch->seen == heap->n && watch->all_bytes == heap->all_bytes &&
        watch->freed == heap->freed)
        return;
    drop_freed(watch);
    for (; watch->seen < heap->n; watch->seen++) {
        const Living living = {watch->seen + 1, number_of(watch, watch->seen + 1)};
        if (living.number != G_MAXUINT32 && !bs_heap_get(heap, living.buffer)->is_free)
            g_array_append_val(watch->living, living);
    }
    watch->all_bytes = heap->all_bytes;
    watch->freed = heap->freed;
    watch->version++;
}

// -- lines ---------------------------------------------------------------------------------------

static void
note_line(Watch *watch, guint32 line)
{
    BsLifetimes *lifetimes = watch->work->lifetimes;
    const gsize n = lifetimes->items->len;
    if (watch->versions[line] == watch->version)
        return;
    watch->versions[line] = watch->version;
    lifetimes->alive[line] = MAX(lifetimes->alive[line], bs_machine_heap(watch->machine)->live);
    for (guint i = 0; i < watch->living->len; i++) {
        const guint32 number = g_array_index(watch->living, Living, i).number;
        g_array_index(lifetimes->items, BsLifetime, number).is_seen = TRUE;
        if (lifetimes->living)
            lifetimes->living[line * n + number] = 1;
    }
}

// What lives before an op is noted at its first line, and at those that go with it.
static void
note_begin(Watch *watch, const BsOp *op)
{
    const BsLifetimes *lifetimes = watch->work->lifetimes;
    const BsOpLines *lines = bs_lifetimes_lines(watch->work, op);
    guint32 line = lines ? lines->first : 0;
    if (!lines)
        return;
    note_line(watch, line);
    for (; line > 0 && lifetimes->places[line - 1] == lifetimes->places[line]; line--)
        note_line(watch, line - 1);
}

// What lives behind an op at its last line; control goes on to `next` (NULL: it returns), and
// leaves the ops around, too, in which that is not.
static void
note_end(Watch *watch, const BsOp *op, const BsOp *next)
{
    for (;
         op && op != watch->work->function && !(next && bs_op_is_ancestor(op, next) && op != next);
         op = bs_op_parent(op)) {
        const BsOpLines *lines = bs_lifetimes_lines(watch->work, op);
        if (lines)
            note_line(watch, lines->last);
    }
}

static void
note_peak(Watch *watch, const BsOp *op)
{
    BsLifetimes *lifetimes = watch->work->lifetimes;
    const guint32 live = bs_machine_heap(watch->machine)->peak;
    if (live <= lifetimes->peak)
        return;
    const BsOpLines *lines = bs_lifetimes_lines(watch->work, op);
    lifetimes->peak = live;
    lifetimes->peak_line = lines ? lines->first + 1 : 1;
}

// -- running -------------------------------------------------------------------------------------

// The op of the function itself that is executed next, or waits for a call; NULL: it is over.
static const BsOp *
op_at(const BsMachine *machine)
{
    const BsOp *at = NULL;
    if (bs_machine_ending(machine, NULL) == BS_RUNNING)
        bs_machine_frame(machine, 0, &at);
    return at;
}

static void
watch_run(Watch *watch)
{
    const BsOp *op = op_at(watch->machine);
    while (op) {
        look(watch);
        note_begin(watch, op);
        if (!bs_machine_run(watch->machine, 1))
            return;
        const BsOp *next = op_at(watch->machine);
        look(watch);
        note_peak(watch, op);
        note_end(watch, op, next);
        op = next;
    }
}

static const BsLimits limits = {
    .steps = MOST_STEPS, .bytes = MOST_BYTES, .depth = 200, .buffers = 1 << 14, .seconds = 1};

static void
watch_input(const BsLifetimesWork *work, const BsProgram *program, const BsInput *input)
{
    const char *why;
    g_autoptr(BsMachine) machine = bs_machine_new(program, work->function, &limits);
    g_autoptr(GArray) living = g_array_new(FALSE, FALSE, sizeof(Living));
    g_autofree guint32 *versions = g_new0(guint32, (gsize)work->lifetimes->n_lines + 2);
    if (!bs_input_apply(input, machine, &why))
        return;
    Watch watch = {
        .work = work, .machine = machine, .living = living, .version = 1, .versions = versions};
    watch_run(&watch);
}

// Whether it can be executed: a program in the middle of a rewrite need not be one.
static gboolean
is_program(const BsLifetimesWork *work, BsIr *ir)
{
    BsDiags diags;
    bs_diags_init(&diags);
    const gboolean good = bs_verify(ir->root, &diags);
    bs_diags_clear(&diags);
    if (!good)
        work->lifetimes->not_judged = g_strdup("it is being rewritten");
    return good;
}

static void
take_reason(BsLifetimes *lifetimes, const BsVerdict *verdict)
{
    lifetimes->n_inputs = verdict->n_judged;
    if (!verdict->n_judged)
        lifetimes->not_judged = g_strdup(verdict->limit);
}

static void
run_all(const BsLifetimesWork *work, BsProgram *program)
{
    const BsJudgeOptions options = {.inputs = MOST_INPUTS, .peaks = TRUE, .limits = limits};
    g_autoptr(BsJudge) judge = bs_judge_new(&options, NULL);
    const BsVerdict *verdict = bs_judge_stage(judge, program, work->function);
    take_reason(work->lifetimes, verdict);
    for (guint i = 0; i < verdict->n_inputs; i++) {
        const BsEnding ending = verdict->outcomes[i].ending;
        if (ending == BS_RETURNED || ending == BS_STOPPED)
            watch_input(work, program, bs_judge_input(judge, i));
    }
}

void
bs_lifetimes_execute(BsLifetimesWork *work, BsIr *ir)
{
    BsLifetimes *lifetimes = work->lifetimes;
    const gsize n = lifetimes->items->len;
    lifetimes->alive = g_new0(guint32, (gsize)lifetimes->n_lines + 2);
    lifetimes->peak_line = 1;
    if (!n || !is_program(work, ir))
        return;
    if (lifetimes->n_lines <= MAX_LIVING / n)
        lifetimes->living = g_new0(guint8, n * ((gsize)lifetimes->n_lines + 2));
    BsProgram *program = bs_program_new(ir);
    const char *problem = bs_program_problem(program, work->function);
    if (problem)
        lifetimes->not_judged = g_strdup(problem);
    else
        run_all(work, program);
    bs_program_unref(program);
}
