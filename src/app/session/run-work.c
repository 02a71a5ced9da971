// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/run-work-private.h"

#include "debug/document/cursor.h"
#include "debug/verdict/execute.h"

void
bs_run_work_free(gpointer data)
{
    BsRunWork *work = data;
    bs_heap_map_free(work->map);
    bs_run_record_free(work->record);
    bs_document_free(work->document);
    bs_recipe_free(work->recipe);
    g_clear_pointer(&work->inputs, g_ptr_array_unref);
    g_clear_pointer(&work->stops, g_array_unref);
    g_clear_error(&work->error);
    g_free(work->function);
    g_free(work->args);
    g_free(work->replaced);
    g_free(work);
}

static void
load(BsRunWork *work, GCancellable *cancellable)
{
    if (work->document)
        return;
    work->document = bs_recipe_load(work->recipe, NULL);
    bs_document_set_naming(work->document, work->naming);
}

static void
find_inputs(BsRunWork *work, GCancellable *cancellable)
{
    guint first = 0;
    work->inputs = bs_run_inputs_new(work->document, work->stage, work->function, cancellable,
                                     &first, &work->error);
    if (work->inputs && first < work->inputs->len)
        work->args = g_strdup(((BsRunInput *)work->inputs->pdata[first])->args);
}

static void
record(BsRunWork *work, GCancellable *cancellable)
{
    if (!work->args)
        find_inputs(work, cancellable);
    const BsExecuteOptions options = {
        .function = work->function, .args = work->args, .cancellable = cancellable};
    if (!work->error)
        work->record = bs_run_record_new(work->document, work->stage, &options, &work->error);
}

void
bs_run_work_make(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    BsRunWork *work = data;
    load(work, cancellable);
    record(work, cancellable);
    if (work->error && work->args && work->may_find) {
        g_clear_error(&work->error);
        work->replaced = g_steal_pointer(&work->args);
        record(work, cancellable);
    }
    if (work->record) {
        bs_document_goto(work->document, bs_document_stage(work->document, work->stage)->last);
        work->map = bs_heap_map_new(work->document, work->record);
    }
    g_task_return_boolean(task, TRUE);
}

void
bs_run_work_list(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    BsRunWork *work = data;
    guint first;
    load(work, cancellable);
    work->inputs = bs_run_inputs_new(work->document, work->stage, work->function, cancellable,
                                     &first, &work->error);
    g_task_return_boolean(task, TRUE);
}

void
bs_run_work_find(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    BsRunWork *work = data;
    const BsRunStop *stops = (const BsRunStop *)(gpointer)work->stops->data;
    work->found = bs_run_record_find(work->record, stops, work->stops->len, work->back, cancellable,
                                     &work->step, NULL);
    g_task_return_boolean(task, TRUE);
}
