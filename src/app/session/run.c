// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/run.h"

#include "app/kit/give-back.h"
#include "app/session/run-work-private.h"
#include "debug/document/cursor.h"
#include "debug/marks/run-last.h"
#include "debug/marks/run-marks.h"
#include "debug/verdict/run-own.h"

struct _BsRun {
    GObject parent_instance;
    BsDocument *shown;     // the session's, borrowed
    GCancellable *working; // NULL: nothing works
    gboolean starting;     // what works makes a run
    GCancellable *listing; // looks for inputs; or NULL
    BsDocument *document;  // of the run
    BsRunRecord *record;
    gboolean
        lent; // a worker looks for something in these two, and has them when they are forgotten
    BsHeapMap *map;
    const BsRunMoment *moment; // the record's
    BsRunOwn own;
    char *error;
    BsRunLast last; // that was asked for, or stood there when the document went
    char *replaced; // see bs_run_replaced_args()
    guint32 stage;  // that is asked for, with
    char *function;
    GPtrArray *inputs; // of these; NULL: not known yet
    BsRunMarks *marks; // its breakpoints
};

G_DEFINE_FINAL_TYPE(BsRun, bs_run, G_TYPE_OBJECT)

enum { PROP_0, PROP_BUSY };
enum { LOADED, MOVED, INPUTS, STOPS, NOTHING_FOUND, N_SIGNALS };
static guint signals[N_SIGNALS];

// -- on the worker -------------------------------------------------------------------------------

// A task lets go of its source where it ends, which may be on the worker: it has none.
static void
start_work(BsRun *self, GCancellable *cancellable, BsRunWork *work, GTaskThreadFunc in_thread,
           GAsyncReadyCallback done)
{
    g_autoptr(GTask) task = g_task_new(NULL, cancellable, done, g_object_ref(self));
    g_task_set_task_data(task, work, bs_run_work_free);
    g_task_set_check_cancellable(task, FALSE); // what was executed until then is of use
    g_task_set_priority(task, G_PRIORITY_LOW);
    g_task_run_in_thread(task, in_thread);
}

// -- what there is -------------------------------------------------------------------------------

static void
set_working(BsRun *self, GCancellable *working, gboolean starting)
{
    g_clear_object(&self->working);
    self->working = working;
    self->starting = working && starting;
    g_object_notify(G_OBJECT(self), "busy");
}

// What works works for nobody.
static void
leave(GCancellable **working)
{
    if (*working)
        g_cancellable_cancel(*working);
    g_clear_object(working);
}

static void
forget_run(BsRun *self)
{
    self->moment = NULL;
    g_clear_pointer(&self->map, bs_heap_map_free);
    if (self->lent)
        self->document = NULL;
    else
        bs_run_record_free(self->record);
    self->record = NULL;
    self->lent = FALSE;
    bs_run_own_clear(&self->own);
    g_clear_pointer(&self->error, g_free);
    g_clear_pointer(&self->replaced, g_free);
}

static void
forget_inputs(BsRun *self)
{
    leave(&self->listing);
    g_clear_pointer(&self->inputs, g_ptr_array_unref);
    g_clear_pointer(&self->function, g_free);
}

// Another text of the program has the breakpoints of the one before.
static void
take_marks(BsRun *self, gboolean again)
{
    if (!again)
        bs_run_marks_clear(self->marks);
    else if (self->shown && bs_document_ir(self->shown))
        bs_run_marks_resolve(self->marks, self->shown);
    g_signal_emit(self, signals[STOPS], 0);
}

void
bs_run_set_document(BsRun *self, BsDocument *document, gboolean again)
{
    leave(&self->working);
    if (!again)
        bs_run_last_clear(&self->last);
    else if (self->moment)
        bs_run_last_note(&self->last, self->function, self->map->args, self->moment->step);
    forget_run(self);
    forget_inputs(self);
    g_clear_pointer(&self->document, bs_document_free);
    self->shown = document;
    set_working(self, NULL, FALSE);
    g_signal_emit(self, signals[LOADED], 0);
    take_marks(self, again);
}

// -- making one ----------------------------------------------------------------------------------

static BsRunWork *
new_work(BsRun *self, guint32 stage, const char *function, const char *args)
{
    BsRunWork *work = g_new0(BsRunWork, 1);
    work->recipe = bs_document_recipe(self->shown);
    work->naming = bs_document_naming(self->shown);
    work->stage = stage;
    work->function = g_strdup(function);
    work->args = g_strdup(args);
    return work;
}

static void
list_done(GObject *none, GAsyncResult *result, gpointer data)
{
    g_autoptr(BsRun) self = data;
    BsRunWork *work = g_task_get_task_data(G_TASK(result));
    if (g_task_get_cancellable(G_TASK(result)) != self->listing)
        return;
    g_clear_object(&self->listing);
    self->inputs = g_steal_pointer(&work->inputs);
    g_signal_emit(self, signals[INPUTS], 0);
}

static void
list_inputs(BsRun *self)
{
    if (self->inputs || self->listing)
        return;
    self->listing = g_cancellable_new();
    start_work(self, self->listing, new_work(self, self->stage, self->function, NULL),
               bs_run_work_list, list_done);
}

static void
take_run(BsRun *self, BsRunWork *work)
{
    self->document = g_steal_pointer(&work->document);
    self->record = g_steal_pointer(&work->record);
    self->map = g_steal_pointer(&work->map);
    self->replaced = g_steal_pointer(&work->replaced);
    bs_run_own_note(&self->own, self->shown, work->stage, self->record);
    self->moment = bs_run_record_go(self->record, self->document,
                                    MIN(work->step, bs_run_record_steps(self->record)));
    if (!self->function)
        self->function = g_strdup(bs_run_record_name(self->record));
    bs_run_marks_find_buffers(self->marks, self->map);
    g_signal_emit(self, signals[STOPS], 0);
}

static void
make_done(GObject *none, GAsyncResult *result, gpointer data)
{
    g_autoptr(BsRun) self = data;
    BsRunWork *work = g_task_get_task_data(G_TASK(result));
    bs_give_back_soon();
    if (g_task_get_cancellable(G_TASK(result)) != self->working) // of another program
        return;
    if (work->inputs) {
        self->inputs = g_steal_pointer(&work->inputs);
        g_signal_emit(self, signals[INPUTS], 0);
    }
    if (work->record) {
        take_run(self, work);
    } else {
        self->error = g_strdup(work->error->message);
        self->document = g_steal_pointer(&work->document);
    }
    set_working(self, NULL, FALSE);
    g_signal_emit(self, signals[LOADED], 0);
    g_signal_emit(self, signals[MOVED], 0);
    list_inputs(self);
}

static void
start(BsRun *self, guint32 stage, const BsRunLast *asked, gboolean may_find)
{
    const BsStage *of = self->shown ? bs_document_stage(self->shown, stage) : NULL;
    if (!of || !of->reached || !bs_document_ir(self->shown))
        return;
    const char *function = asked->function;
    BsRunWork *work = new_work(self, stage, function, asked->args);
    work->step = asked->step;
    work->may_find = may_find;
    leave(&self->working);
    forget_run(self);
    if (self->stage != stage || !self->function || g_strcmp0(self->function, function) != 0)
        forget_inputs(self);
    self->stage = stage;
    g_free(self->function);
    self->function = g_strdup(function);
    work->document = g_steal_pointer(&self->document);
    if (work->document)
        bs_document_set_naming(work->document, work->naming);
    set_working(self, g_cancellable_new(), TRUE);
    g_signal_emit(self, signals[LOADED], 0);
    start_work(self, self->working, work, bs_run_work_make, make_done);
}

void
bs_run_start(BsRun *self, guint32 stage, const char *function, const char *args, guint64 step)
{
    bs_run_last_note(&self->last, function, args, step);
    start(self, stage, &self->last, FALSE);
}

void
bs_run_resume(BsRun *self, guint32 stage, const char *function)
{
    const BsRunLast *last = &self->last;
    if (!self->shown)
        return;
    if (bs_run_last_is_other(last, self->shown, function))
        bs_run_last_note(&self->last, function, NULL, 0);
    else
        bs_run_last_note(&self->last, function, last->args, last->step);
    start(self, stage, last, TRUE);
}

const char *
bs_run_resumed_function(BsRun *self)
{
    const char *function = self->last.function;
    return function && bs_document_find_function(self->shown, function) ? function : NULL;
}

const char *
bs_run_replaced_args(BsRun *self)
{
    return self->replaced;
}

void
bs_run_stop(BsRun *self)
{
    if (self->working)
        g_cancellable_cancel(self->working);
}

gboolean
bs_run_is_busy(BsRun *self)
{
    return self->working != NULL;
}

gboolean
bs_run_is_starting(BsRun *self)
{
    return self->starting;
}

const char *
bs_run_error(BsRun *self)
{
    return self->error;
}

const GPtrArray *
bs_run_inputs(BsRun *self)
{
    return self->inputs;
}

// -- the run -------------------------------------------------------------------------------------

gboolean
bs_run_is_loaded(BsRun *self)
{
    return self->moment != NULL;
}

guint32
bs_run_stage(BsRun *self)
{
    return self->stage;
}

const char *
bs_run_function(BsRun *self)
{
    return self->function;
}

const char *
bs_run_args(BsRun *self)
{
    return self->map ? self->map->args : "";
}

guint64
bs_run_n_steps(BsRun *self)
{
    return self->map ? self->map->steps : 0;
}

BsEnding
bs_run_ending(BsRun *self, const char **why)
{
    return self->record ? bs_run_record_ending(self->record, why) : BS_RUNNING;
}

const BsMachineFault *
bs_run_faults(BsRun *self, guint *n)
{
    *n = 0;
    return self->record ? bs_recording_faults(bs_run_record_recording(self->record), n) : NULL;
}

const BsHeapMap *
bs_run_heap_map(BsRun *self)
{
    return self->map;
}

BsRunRecord *
bs_run_record(BsRun *self)
{
    return self->record;
}

BsDocument *
bs_run_document(BsRun *self)
{
    return self->moment ? self->document : NULL;
}

const BsOp *
bs_run_find_own_op(BsRun *self, guint32 id)
{
    return bs_run_own_find_op(&self->own, id);
}

const BsOp *
bs_run_own_op(BsRun *self, const BsOp *op)
{
    return op ? bs_run_find_own_op(self, op->id) : NULL;
}

const BsValue *
bs_run_own_value(BsRun *self, guint32 id)
{
    return bs_run_own_find_value(&self->own, id);
}

// -- the cursor ----------------------------------------------------------------------------------

guint64
bs_run_step(BsRun *self)
{
    return self->moment ? self->moment->step : 0;
}

const BsRunMoment *
bs_run_moment(BsRun *self)
{
    return self->moment;
}

const BsOp *
bs_run_executed(BsRun *self, const BsOp *function)
{
    const BsOp *const candidates[] = {self->moment ? self->moment->op : NULL,
                                      self->moment ? self->moment->call : NULL,
                                      self->moment ? self->moment->shown : NULL};
    for (guint i = 0; i < G_N_ELEMENTS(candidates); i++) {
        const BsOp *own = bs_run_own_op(self, candidates[i]);
        if (own && bs_op_function(own) == function)
            return own;
    }
    return NULL;
}

static const BsMachine *
machine_of(BsRun *self)
{
    return self->record && !self->lent ? bs_recording_machine(bs_run_record_recording(self->record))
                                       : NULL;
}

const guint64 *
bs_run_value_words(BsRun *self, guint32 value, const BsStorage **storage)
{
    return machine_of(self) ? bs_run_record_words(self->record, value, storage) : NULL;
}

const BsHeap *
bs_run_heap(BsRun *self)
{
    const BsMachine *machine = machine_of(self);
    return machine ? bs_machine_heap((BsMachine *)(gsize)machine) : NULL;
}

// How often jump number `i` of an op was followed, of those that it has.
static guint64
count(BsRun *self, const BsOp *op, guint32 i)
{
    const BsMachine *machine = op ? machine_of(self) : NULL;
    guint32 jump;
    return machine && bs_run_own_jump(&self->own, self->record, op, i, &jump)
               ? bs_machine_taken(machine, jump)
               : 0;
}

guint64
bs_run_taken(BsRun *self, const BsOp *op, guint32 successor)
{
    return count(self, op, successor);
}

static const BsOp *
end_of_region(const BsOp *op, guint32 region)
{
    const BsRegion *of = region < op->n_regions ? bs_op_region(op, region) : NULL;
    return of && of->last ? of->last->last : NULL;
}

// Of a loop, each round counts: its body is entered from its end, too.
guint64
bs_run_entered(BsRun *self, const BsOp *op, guint32 region)
{
    if (op->def->does == BS_DOES_WHILE)
        return region == 0 ? count(self, op, 0) + count(self, end_of_region(op, 1), 0)
                           : count(self, end_of_region(op, 0), 0);
    if (bs_op_has_trait(op, BS_TRAIT_LOOP))
        return count(self, op, 0) + count(self, end_of_region(op, region), 0);
    return count(self, op, region);
}

// The moment holds until the next call, so that it is the record's cursor that counts.
static void
show(BsRun *self, guint64 step)
{
    self->moment = bs_run_record_go(self->record, self->document, step);
    g_signal_emit(self, signals[MOVED], 0);
}

gboolean
bs_run_go(BsRun *self, guint64 step)
{
    if (!self->moment || self->working || MIN(step, self->map->steps) == self->moment->step)
        return FALSE;
    show(self, MIN(step, self->map->steps));
    return TRUE;
}

gboolean
bs_run_walk(BsRun *self, BsStepGrain grain, gboolean back)
{
    if (!self->moment || self->working)
        return FALSE;
    BsRecording *recording = bs_run_record_recording(self->record);
    bs_recording_go(recording, self->moment->step);
    if (!bs_recording_step(recording, grain, back))
        return FALSE;
    show(self, bs_recording_at(recording));
    return TRUE;
}

gboolean
bs_run_stops_here(BsRun *self)
{
    const GArray *all = bs_run_marks_stops(self->marks);
    const BsRunStop *stops = (const BsRunStop *)(gpointer)all->data;
    if (!self->moment || self->working || !self->moment->step || !all->len)
        return FALSE;
    return bs_run_record_stops(self->record, stops, all->len, self->moment->step);
}

static void
find_done(GObject *none, GAsyncResult *result, gpointer data)
{
    g_autoptr(BsRun) self = data;
    BsRunWork *work = g_task_get_task_data(G_TASK(result));
    if (g_task_get_cancellable(G_TASK(result)) != self->working)
        return;
    work->document = NULL; // they are our own again
    work->record = NULL;
    self->lent = FALSE;
    const gboolean stopped = g_cancellable_is_cancelled(self->working);
    set_working(self, NULL, FALSE);
    if (work->found)
        show(self, work->step);
    else if (!stopped)
        g_signal_emit(self, signals[NOTHING_FOUND], 0);
}

void
bs_run_find(BsRun *self, gboolean back)
{
    if (!self->moment || self->working)
        return;
    bs_recording_go(bs_run_record_recording(self->record), self->moment->step);
    BsRunWork *work = g_new0(BsRunWork, 1);
    work->document = self->document;
    work->record = self->record;
    work->back = back;
    work->stops = g_array_copy((GArray *)(gsize)bs_run_marks_stops(self->marks));
    self->lent = TRUE;
    set_working(self, g_cancellable_new(), FALSE);
    start_work(self, self->working, work, bs_run_work_find, find_done);
}

// -- breakpoints ---------------------------------------------------------------------------------

const GArray *
bs_run_stops(BsRun *self)
{
    return bs_run_marks_stops(self->marks);
}

const char *
bs_run_stop_words(BsRun *self, guint index)
{
    return bs_run_marks_words(self->marks, index);
}

void
bs_run_toggle_stop(BsRun *self, BsThing thing)
{
    bs_run_marks_toggle(self->marks, self->shown, thing);
    g_signal_emit(self, signals[STOPS], 0);
}

void
bs_run_toggle_stop_freed(BsRun *self, guint32 number)
{
    if (!self->map || !number || number > self->map->made_by->len)
        return;
    const guint32 made_by = g_array_index(self->map->made_by, guint32, number - 1);
    bs_run_marks_toggle_freed(self->marks, self->shown, self->map,
                              bs_run_find_own_op(self, made_by), number);
    g_signal_emit(self, signals[STOPS], 0);
}

void
bs_run_enable_stop(BsRun *self, guint index, gboolean on)
{
    bs_run_marks_enable(self->marks, index, on);
    g_signal_emit(self, signals[STOPS], 0);
}

void
bs_run_remove_stop(BsRun *self, guint index)
{
    bs_run_marks_remove(self->marks, index);
    g_signal_emit(self, signals[STOPS], 0);
}

// -- the object ----------------------------------------------------------------------------------

static void
bs_run_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
    if (id == PROP_BUSY)
        g_value_set_boolean(value, bs_run_is_busy(BS_RUN(object)));
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_run_finalize(GObject *object)
{
    BsRun *self = BS_RUN(object);
    leave(&self->working);
    forget_run(self);
    forget_inputs(self);
    bs_run_last_clear(&self->last);
    bs_document_free(self->document);
    bs_run_marks_free(self->marks);
    G_OBJECT_CLASS(bs_run_parent_class)->finalize(object);
}

static void
bs_run_class_init(BsRunClass *klass)
{
    static const char *const names[] = {"loaded", "moved", "inputs", "stops", "nothing-found"};
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    object_class->get_property = bs_run_get_property;
    object_class->finalize = bs_run_finalize;
    g_object_class_install_property(
        object_class, PROP_BUSY,
        g_param_spec_boolean("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
    for (guint i = 0; i < N_SIGNALS; i++)
        signals[i] = g_signal_new(names[i], BS_TYPE_RUN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
bs_run_init(BsRun *self)
{
    self->marks = bs_run_marks_new();
}

BsRun *
bs_run_new(void)
{
    return g_object_new(BS_TYPE_RUN, NULL);
}
