// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is wrong with the program that is open, stage by stage: looked for on a worker, in a
// document of its own, when the program is there. Nothing waits for it. First its stages are
// executed, whose verdicts are told one by one, within the limits below; then it is looked for what
// brought them.
#include "app/kit/give-back.h"
#include "app/session/session-private.h"
#include "debug/verdict/execute.h"

typedef struct Check {
    BsRecipe *recipe;
    BsSession *session; // lives as long as its task is not done
    GCancellable *cancellable;
} Check;

// Verdicts on their way to the session.
typedef struct Told {
    BsSession *session;
    GCancellable *cancellable;
    BsStageVerdicts *verdicts;
} Told;

static void
check_free(gpointer data)
{
    Check *check = data;
    bs_recipe_free(check->recipe);
    g_object_unref(check->cancellable);
    g_free(check);
}

static void
findings_free(gpointer findings)
{
    g_ptr_array_unref(findings);
}

// -- verdicts ------------------------------------------------------------------------------------

static void
told_free(gpointer data)
{
    Told *told = data;
    bs_stage_verdicts_free(told->verdicts);
    g_object_unref(told->cancellable);
    g_free(told);
}

// Takes the verdicts.
static Told *
told_new(const Check *check, BsStageVerdicts *verdicts)
{
    Told *told = g_new(Told, 1);
    *told = (Told){check->session, g_object_ref(check->cancellable), verdicts};
    return told;
}

// Those of the function that was asked for last are made anew when they are asked for.
static void
set_verdicts(BsSession *self, BsStageVerdicts *verdicts)
{
    bs_stage_verdicts_free(self->verdicts);
    self->verdicts = verdicts;
    g_clear_pointer(&self->function_verdicts, bs_stage_verdicts_free);
    g_clear_pointer(&self->function_verdicts_of, g_free);
}

static gboolean
take_verdicts(gpointer data)
{
    Told *told = data;
    BsSession *self = told->session;
    if (told->cancellable != self->checking) // of another program
        return G_SOURCE_REMOVE;
    bs_stage_verdicts_keep_prices(told->verdicts, self->verdicts);
    set_verdicts(self, g_steal_pointer(&told->verdicts));
    g_object_notify(G_OBJECT(self), "verdicts");
    return G_SOURCE_REMOVE;
}

// On the worker: what is known behind a stage is told at once. It arrives before the task is done.
static void
tell_verdicts(const BsDocument *document, const GPtrArray *functions, guint32 stage, gpointer data)
{
    const Check *check = data;
    if (g_cancellable_is_cancelled(check->cancellable))
        return;
    g_main_context_invoke_full(
        NULL, G_PRIORITY_DEFAULT_IDLE, take_verdicts,
        told_new(check, bs_stage_verdicts_new(document, functions, stage + 1)), told_free);
}

static void
execute(BsDocument *document, const Check *check)
{
    enum { STEPS = 200000, SEARCH = 2000000, ALL_STEPS = 50000000, SECONDS = 5 };
    const BsExecuteOptions options = {.limits = {.steps = STEPS,
                                                 .bytes = 64 << 20,
                                                 .depth = 1000,
                                                 .buffers = 1 << 16,
                                                 .seconds = SECONDS},
                                      .search = SEARCH,
                                      .most = ALL_STEPS,
                                      .cancellable = check->cancellable,
                                      .stage_done = tell_verdicts,
                                      .data = (gpointer)(gsize)check};
    GPtrArray *executed = bs_document_execute(document, &options, NULL);
    if (executed)
        g_ptr_array_unref(executed);
}

// -- the worker ----------------------------------------------------------------------------------

static void
check_in_thread(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    const Check *check = data;
    BsDocument *document = bs_recipe_load(check->recipe, cancellable);
    execute(document, check);
    g_task_return_pointer(task, bs_document_check_all(document, cancellable), findings_free);
    bs_document_free(document);
}

static void
check_done(GObject *none, GAsyncResult *result, gpointer data)
{
    g_autoptr(BsSession) self = data;
    GPtrArray *findings = g_task_propagate_pointer(G_TASK(result), NULL);
    bs_give_back_soon();
    if (g_task_get_cancellable(G_TASK(result)) != self->checking || !findings) { // of another one
        g_clear_pointer(&findings, g_ptr_array_unref);
        return;
    }
    g_clear_object(&self->checking);
    self->findings = findings;
    g_object_notify(G_OBJECT(self), "findings");
}

void
bs_session_stop_check(BsSession *self)
{
    g_clear_handle_id(&self->check_soon, g_source_remove);
    if (self->checking)
        g_cancellable_cancel(self->checking);
    g_clear_object(&self->checking);
    g_clear_pointer(&self->findings, g_ptr_array_unref);
    set_verdicts(self, NULL);
}

gboolean
bs_session_is_checked(BsSession *self)
{
    enum { MAX_OPS = 200000 }; // the program is held twice meanwhile, with its run
    return bs_session_is_walkable(self) && bs_document_ir(self->document)->n_ops <= MAX_OPS;
}

void
bs_session_start_check(BsSession *self)
{
    bs_session_stop_check(self);
    if (!bs_session_is_checked(self))
        return;
    Check *check = g_new0(Check, 1);
    check->recipe = bs_document_recipe(self->document);
    self->checking = g_cancellable_new();
    check->session = self;
    check->cancellable = g_object_ref(self->checking);
    g_autoptr(GTask) task = g_task_new(NULL, self->checking, check_done, g_object_ref(self));
    g_task_set_task_data(task, check, check_free);
    g_task_set_priority(task, G_PRIORITY_LOW);
    g_task_run_in_thread(task, check_in_thread);
}

const GPtrArray *
bs_session_findings(BsSession *self)
{
    return bs_session_is_veiled(self) ? NULL : self->findings;
}

const BsStageVerdicts *
bs_session_verdicts(BsSession *self)
{
    return bs_session_is_veiled(self) ? NULL : self->verdicts;
}

const BsStageVerdicts *
bs_session_verdicts_in_view(BsSession *self)
{
    const char *function = bs_session_function_name(self);
    if (bs_session_is_veiled(self))
        return NULL;
    if (self->verdicts && g_strcmp0(self->function_verdicts_of, function) != 0) {
        g_clear_pointer(&self->function_verdicts, bs_stage_verdicts_free);
        g_free(self->function_verdicts_of);
        self->function_verdicts_of = g_strdup(function);
        self->function_verdicts = bs_stage_verdicts_of_function(self->verdicts, function);
    }
    return self->function_verdicts ? self->function_verdicts : self->verdicts;
}

const BsOp *
bs_session_find_op(BsSession *self, guint32 id)
{
    return id && bs_session_is_walkable(self) ? bs_document_find_op(self->document, id) : NULL;
}

static gboolean
start_check(gpointer data)
{
    BsSession *self = data;
    self->check_soon = 0;
    bs_session_start_check(self);
    return G_SOURCE_REMOVE;
}

void
bs_session_start_check_soon(BsSession *self)
{
    enum { PAUSE_MS = 300 };
    bs_session_stop_check(self);
    self->check_soon = g_timeout_add(PAUSE_MS, start_check, self);
}
