// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/heap-run.h"

#include "debug/document/cursor.h"
#include "debug/verdict/execute.h"
#include "debug/verdict/run-record.h"
#include "support/i18n.h"

// What a run leaves behind.
typedef struct Executed {
    BsDocument *document; // whose ops the map has
    BsRunRecord *record;
    BsHeapMap *map; // NULL: it was not executed,
    char *why_not;  // and why
    guint32 stage;
} Executed;

struct _BsHeapRun {
    GObject parent_instance;
    BsSession *session; // which has it; NULL when that goes
    guint wanted;       // by so many
    guint starting;     // source id
    gboolean stopped;
    GCancellable *working; // NULL when nothing is executed
    char *function;        // that is, or was, executed; NULL: none
    guint32 stage;
    Executed *executed;    // NULL until it was
    const BsHeapMap *told; // of the run that was walked when it was told of last; or NULL
    BsLifetimes *lifetimes;
    char *lifetimes_of; // and of what
};

G_DEFINE_FINAL_TYPE(BsHeapRun, bs_heap_run, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

// Of the run that is walked, of the function and stage in view; NULL: none is.
static const BsHeapMap *
walked(BsHeapRun *self)
{
    BsRun *run = self->session ? bs_session_run(self->session) : NULL;
    const gboolean is_shown =
        run && bs_session_shows_run(self->session) && bs_run_is_loaded(run) &&
        bs_run_stage(run) == bs_session_stage(self->session) &&
        g_strcmp0(bs_run_function(run), bs_session_function_name(self->session)) == 0;
    return is_shown ? bs_run_heap_map(run) : NULL;
}

// -- the worker ----------------------------------------------------------------------------------

typedef struct Work {
    BsHeapRun *of;
    BsRecipe *recipe;
    char *function;
    guint32 stage;
} Work;

static void
work_free(gpointer data)
{
    Work *work = data;
    g_object_unref(work->of);
    bs_recipe_free(work->recipe);
    g_free(work->function);
    g_free(work);
}

static void
executed_free(gpointer data)
{
    Executed *executed = data;
    if (!executed)
        return;
    bs_heap_map_free(executed->map);
    bs_run_record_free(executed->record);
    bs_document_free(executed->document);
    g_free(executed->why_not);
    g_free(executed);
}

static void
map_here(BsDocument *document, gpointer data)
{
    Executed *executed = data;
    executed->map = bs_heap_map_new(document, executed->record);
}

// What ends at a limit, or at an op that nobody can execute, says nothing of what comes then.
static void
record(Executed *executed, const Work *work, GCancellable *cancellable)
{
    const BsExecuteOptions options = {.function = work->function, .cancellable = cancellable};
    const char *why = NULL;
    g_autoptr(GError) error = NULL;
    executed->record = bs_run_record_new(executed->document, work->stage, &options, &error);
    if (!executed->record) {
        executed->why_not = g_strdup(error->message);
        return;
    }
    bs_run_record_heap(executed->record); // goes to the end
    const BsEnding ending = bs_run_record_ending(executed->record, &why);
    if (ending == BS_LIMITED || ending == BS_STUCK)
        executed->why_not = g_strdup(why);
    else
        bs_document_visit(executed->document,
                          bs_document_stage(executed->document, work->stage)->last, map_here,
                          executed);
}

static void
execute_in_thread(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    const Work *work = data;
    Executed *executed = g_new0(Executed, 1);
    executed->document = bs_recipe_load(work->recipe, cancellable);
    const BsStage *stage = bs_document_stage(executed->document, work->stage);
    executed->stage = work->stage;
    if (!stage || !stage->reached)
        executed->why_not = g_strdup(_("the stage was not reached"));
    else if (stage->failed)
        executed->why_not = g_strdup(_("the stage refused the program"));
    else
        record(executed, work, cancellable);
    g_task_return_pointer(task, executed, executed_free);
}

static void
tell(BsHeapRun *self)
{
    self->told = walked(self);
    g_signal_emit(self, signals[CHANGED], 0);
}

static void
on_executed(GObject *none, GAsyncResult *result, gpointer data)
{
    const Work *work = g_task_get_task_data(G_TASK(result));
    BsHeapRun *self = work->of;
    Executed *executed = g_task_propagate_pointer(G_TASK(result), NULL);
    if (g_task_get_cancellable(G_TASK(result)) != self->working || !self->session) {
        executed_free(executed); // of what is not in view any more
        return;
    }
    g_clear_object(&self->working);
    Executed *before = g_steal_pointer(&self->executed);
    self->executed = executed;
    tell(self);
    executed_free(before);
}

static void
cancel(BsHeapRun *self)
{
    if (self->working)
        g_cancellable_cancel(self->working);
    g_clear_object(&self->working);
}

static void
execute(BsHeapRun *self)
{
    Work *work = g_new0(Work, 1);
    *work = (Work){.of = g_object_ref(self),
                   .recipe = bs_document_recipe(bs_session_document(self->session)),
                   .function = g_strdup(self->function),
                   .stage = self->stage};
    self->working = g_cancellable_new();
    g_autoptr(GTask) task = g_task_new(NULL, self->working, on_executed, NULL);
    g_task_set_check_cancellable(task, FALSE);
    g_task_set_task_data(task, work, work_free);
    g_task_set_priority(task, G_PRIORITY_LOW);
    g_task_run_in_thread(task, execute_in_thread);
}

// -- what is in view -----------------------------------------------------------------------------

// Another function or stage, or the same again.
static void
begin(BsHeapRun *self)
{
    cancel(self);
    g_free(self->function);
    self->function = g_strdup(bs_session_function_name(self->session));
    self->stage = bs_session_stage(self->session);
    if (bs_session_is_checked(self->session)) {
        execute(self);
        tell(self);
        return;
    }
    Executed *before = g_steal_pointer(&self->executed);
    self->executed = g_new0(Executed, 1);
    self->executed->why_not = g_strdup(_("the program is too large"));
    tell(self);
    executed_free(before);
}

static gboolean
on_starting(gpointer data)
{
    BsHeapRun *self = data;
    self->starting = 0;
    if (self->wanted && !self->stopped && bs_session_is_walkable(self->session) &&
        bs_session_function(self->session) && !bs_heap_run_is_of_view(self))
        begin(self);
    return G_SOURCE_REMOVE;
}

// When it is quiet: people walk through stages.
static void
start_soon(BsHeapRun *self)
{
    enum { QUIET_MS = 150 };
    g_clear_handle_id(&self->starting, g_source_remove);
    if (self->wanted)
        self->starting = g_timeout_add(QUIET_MS, on_starting, self);
}

static void
forget(BsHeapRun *self)
{
    cancel(self);
    g_clear_pointer(&self->function, g_free);
    g_clear_pointer(&self->executed, executed_free);
    g_clear_pointer(&self->lifetimes, bs_lifetimes_free);
    g_clear_pointer(&self->lifetimes_of, g_free);
}

static void
on_loaded(BsHeapRun *self)
{
    Executed *before = g_steal_pointer(&self->executed);
    BsLifetimes *lifetimes = g_steal_pointer(&self->lifetimes);
    forget(self);
    self->stopped = FALSE;
    tell(self);
    executed_free(before);
    bs_lifetimes_free(lifetimes);
    start_soon(self);
}

// Where nothing was executed, what is told is of the cursor.
static void
on_moved(BsHeapRun *self)
{
    if (walked(self) != self->told || (!self->told && self->executed && !self->executed->map))
        tell(self);
    start_soon(self);
}

// One map may be where another was.
static void
on_run(BsHeapRun *self)
{
    if (self->session && (self->told || walked(self)))
        tell(self);
}

// -- public --------------------------------------------------------------------------------------

void
bs_heap_run_want(BsHeapRun *self)
{
    self->wanted++;
    start_soon(self);
}

void
bs_heap_run_leave(BsHeapRun *self)
{
    g_assert(self->wanted > 0);
    self->wanted--;
}

void
bs_heap_run_stop(BsHeapRun *self)
{
    if (!self->working)
        return;
    cancel(self);
    self->stopped = TRUE;
    Executed *before = g_steal_pointer(&self->executed);
    g_clear_pointer(&self->function, g_free);
    tell(self);
    executed_free(before);
}

void
bs_heap_run_again(BsHeapRun *self)
{
    self->stopped = FALSE;
    start_soon(self);
}

gboolean
bs_heap_run_is_of_view(BsHeapRun *self)
{
    if (walked(self))
        return TRUE;
    return self->function && (self->working || self->executed) &&
           self->stage == bs_session_stage(self->session) &&
           g_strcmp0(self->function, bs_session_function_name(self->session)) == 0;
}

BsHeapRunState
bs_heap_run_state(BsHeapRun *self)
{
    return walked(self)          ? BS_HEAP_RUN_DONE
           : self->working       ? BS_HEAP_RUN_WORKING
           : self->stopped       ? BS_HEAP_RUN_STOPPED
           : !self->executed     ? BS_HEAP_RUN_NONE
           : self->executed->map ? BS_HEAP_RUN_DONE
                                 : BS_HEAP_RUN_LINES;
}

const BsHeapMap *
bs_heap_run_map(BsHeapRun *self)
{
    const BsHeapMap *map = walked(self);
    return map ? map : self->executed ? self->executed->map : NULL;
}

const char *
bs_heap_run_why_not(BsHeapRun *self)
{
    return self->executed && !walked(self) ? self->executed->why_not : NULL;
}

const BsLifetimes *
bs_heap_run_lifetimes(BsHeapRun *self)
{
    if (!bs_session_is_walkable(self->session))
        return NULL;
    g_autofree char *of =
        g_strdup_printf("%u %d %s", bs_session_cursor(self->session),
                        bs_session_naming(self->session), bs_session_function_name(self->session));
    if (self->lifetimes && g_str_equal(of, self->lifetimes_of))
        return self->lifetimes;
    g_clear_pointer(&self->lifetimes, bs_lifetimes_free);
    g_free(self->lifetimes_of);
    self->lifetimes_of = g_steal_pointer(&of);
    self->lifetimes =
        bs_document_lifetimes(bs_session_document(self->session), bs_session_cursor(self->session),
                              bs_session_function(self->session));
    return self->lifetimes;
}

void
bs_heap_run_select(BsHeapRun *self, const BsMappedBuffer *buffer)
{
    if (!buffer->made_by)
        return;
    const guint32 id = buffer->made_by->id;
    const guint32 stage = walked(self) ? bs_session_stage(self->session) : self->executed->stage;
    if (!bs_session_find_op(self->session, id))
        bs_session_goto_stage(self->session, stage);
    bs_session_select_op(self->session, bs_session_find_op(self->session, id));
}

// -- the object ----------------------------------------------------------------------------------

static void
bs_heap_run_dispose(GObject *object)
{
    BsHeapRun *self = BS_HEAP_RUN(object);
    g_clear_handle_id(&self->starting, g_source_remove);
    forget(self);
    G_OBJECT_CLASS(bs_heap_run_parent_class)->dispose(object);
}

static void
bs_heap_run_class_init(BsHeapRunClass *klass)
{
    G_OBJECT_CLASS(klass)->dispose = bs_heap_run_dispose;
    signals[CHANGED] = g_signal_new("changed", BS_TYPE_HEAP_RUN, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
}

static void
bs_heap_run_init(BsHeapRun *self)
{
}

// The session goes: a worker may still hold on to it.
static void
let_go(gpointer run)
{
    BsHeapRun *self = run;
    self->session = NULL;
    g_object_run_dispose(G_OBJECT(self));
    g_object_unref(self);
}

BsHeapRun *
bs_heap_run_of(BsSession *session)
{
    BsHeapRun *self = g_object_get_data(G_OBJECT(session), "bs-heap-run");
    if (self)
        return self;
    self = g_object_new(BS_TYPE_HEAP_RUN, NULL);
    self->session = session;
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(bs_session_run(session), "loaded", G_CALLBACK(on_run), self,
                            G_CONNECT_SWAPPED);
    g_object_set_data_full(G_OBJECT(session), "bs-heap-run", self, let_go);
    return self;
}
