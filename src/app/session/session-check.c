// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is wrong with the program that is open, stage by stage: looked for on a worker, in a
// document of its own, when the program is there. Nothing waits for it.
#include "app/session/session-private.h"

typedef struct Check {
    BsRecipe *recipe;
} Check;

static void
check_free(gpointer data)
{
    Check *check = data;
    bs_recipe_free(check->recipe);
    g_free(check);
}

static void
findings_free(gpointer findings)
{
    g_ptr_array_unref(findings);
}

static void
check_in_thread(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    const Check *check = data;
    BsDocument *document = bs_recipe_load(check->recipe, cancellable);
    g_task_return_pointer(task, bs_document_check(document, NULL, cancellable), findings_free);
    bs_document_free(document);
}

static void
check_done(GObject *none, GAsyncResult *result, gpointer data)
{
    g_autoptr(BsSession) self = data;
    GPtrArray *findings = g_task_propagate_pointer(G_TASK(result), NULL);
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
    if (self->checking)
        g_cancellable_cancel(self->checking);
    g_clear_object(&self->checking);
    g_clear_pointer(&self->findings, g_ptr_array_unref);
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
    g_autoptr(GTask) task = g_task_new(NULL, self->checking, check_done, g_object_ref(self));
    g_task_set_task_data(task, check, check_free);
    g_task_set_priority(task, G_PRIORITY_LOW);
    g_task_run_in_thread(task, check_in_thread);
}

const GPtrArray *
bs_session_findings(BsSession *self)
{
    return self->findings;
}

const BsOp *
bs_session_find_op(BsSession *self, guint32 id)
{
    return id && bs_session_is_walkable(self) ? bs_document_find_op(self->document, id) : NULL;
}
