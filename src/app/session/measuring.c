// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/measuring.h"

#include "app/session/preferences.h"

typedef struct Runs Runs;

struct BsMeasuring {
    BsMeasuringDone done;
    BsMeasuringProgress progress;
    gpointer data;
    GCancellable *working; // NULL when nothing is measured
    Runs *runs;            // what is
    guint looking;         // source id
};

// What the worker gets.
struct Runs {
    BsMeasuring *of; // NULL when it has gone; only the window's thread looks
    char *name, *mlir_opt, *function;
    GBytes *text;
    BsSheet *sheet;
    BsUpstream upstream;
    BsNaming naming;
    char **names, **pipelines;
    gint permille; // how far it is; atomic
};

static void
runs_free(gpointer data)
{
    Runs *runs = data;
    g_free(runs->name);
    g_free(runs->mlir_opt);
    g_free(runs->function);
    g_bytes_unref(runs->text);
    bs_sheet_unref(runs->sheet);
    g_strfreev(runs->names);
    g_strfreev(runs->pipelines);
    g_free(runs);
}

static void
free_document(gpointer document)
{
    bs_document_free(document);
}

static void
free_comparison(gpointer comparison)
{
    bs_comparison_free(comparison);
}

static BsDocument *
load(const Runs *runs, const char *text, GCancellable *cancellable)
{
    gsize len;
    const char *source = g_bytes_get_data(runs->text, &len);
    BsPipeline *pipeline = bs_pipeline_parse_again(text, runs->upstream);
    const BsDocumentOptions options = {.pipeline = pipeline,
                                       .allow_unregistered = TRUE,
                                       .keep_names = TRUE,
                                       .naming = runs->naming,
                                       .upstream = runs->upstream,
                                       .sheet = runs->sheet,
                                       .mlir_opt = runs->mlir_opt,
                                       .cancellable = cancellable};
    BsDocument *document = bs_document_load(runs->name, source ? source : "", len, &options);
    bs_pipeline_free(pipeline);
    return document;
}

// To load the documents is a part of it, to compare them is the rest.
enum { ALL = 1000, LOADED = 250 };

static void
note_progress(gpointer data, guint done, guint all)
{
    Runs *runs = data;
    g_atomic_int_set(&runs->permille,
                     LOADED + (gint)((guint64)(ALL - LOADED) * MIN(done, all) / MAX(all, 1)));
}

static void
measure_in_thread(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    Runs *runs = data;
    const BsComparisonOptions options = {.function = runs->function,
                                         .measure = {.cancellable = cancellable},
                                         .progress = note_progress,
                                         .data = runs};
    const gint n = (gint)g_strv_length(runs->pipelines);
    g_autoptr(GPtrArray) documents = g_ptr_array_new_with_free_func(free_document);
    for (gint i = 0; i < n && !g_cancellable_is_cancelled(cancellable); i++) {
        g_ptr_array_add(documents, load(runs, runs->pipelines[i], cancellable));
        g_atomic_int_set(&runs->permille, LOADED * (i + 1) / n);
    }
    if (g_task_return_error_if_cancelled(task))
        return;
    BsComparison *comparison =
        bs_comparison_new((BsDocument *const *)(gpointer)documents->pdata,
                          (const char *const *)runs->names, documents->len, &options, NULL);
    g_task_return_pointer(task, comparison, free_comparison);
}

static gboolean
look(gpointer data)
{
    BsMeasuring *self = data;
    self->progress(self->data, g_atomic_int_get(&self->runs->permille) / (double)ALL);
    return G_SOURCE_CONTINUE;
}

// Nothing is measured any more.
static void
rest(BsMeasuring *self)
{
    g_clear_handle_id(&self->looking, g_source_remove);
    g_clear_object(&self->working);
    self->runs = NULL;
}

static void
on_measured(GObject *none, GAsyncResult *result, gpointer data)
{
    Runs *runs = g_task_get_task_data(G_TASK(result));
    GCancellable *cancellable = g_task_get_cancellable(G_TASK(result));
    BsComparison *comparison = g_task_propagate_pointer(G_TASK(result), NULL);
    if (g_cancellable_is_cancelled(cancellable) || !comparison) { // of who may have gone, too
        bs_comparison_free(comparison);
        return;
    }
    rest(runs->of);
    runs->of->done(runs->of->data, comparison);
}

BsMeasuring *
bs_measuring_new(BsMeasuringDone done, BsMeasuringProgress progress, gpointer data)
{
    BsMeasuring *self = g_new0(BsMeasuring, 1);
    self->done = done;
    self->progress = progress;
    self->data = data;
    return self;
}

void
bs_measuring_free(BsMeasuring *self)
{
    if (!self)
        return;
    bs_measuring_stop(self);
    g_free(self);
}

void
bs_measuring_stop(BsMeasuring *self)
{
    if (self->working)
        g_cancellable_cancel(self->working);
    rest(self);
}

gboolean
bs_measuring_is_working(BsMeasuring *self)
{
    return self->working != NULL;
}

void
bs_measuring_start(BsMeasuring *self, BsSession *session, const char *const *names,
                   const char *const *pipelines, const char *function)
{
    const BsDocument *document = bs_session_document(session);
    const BsSource *source = bs_document_source(document);
    Runs *runs = g_new0(Runs, 1);
    bs_measuring_stop(self);
    *runs = (Runs){.of = self,
                   .name = g_strdup(source->name),
                   .mlir_opt = bs_preferences_mlir_opt(),
                   .function = g_strdup(function),
                   .text = g_bytes_new(source->text, source->len),
                   .upstream = bs_document_upstream(document),
                   .sheet = bs_sheet_ref(bs_document_sheet(document)),
                   .naming = bs_document_naming(document),
                   .names = g_strdupv((char **)(gsize)names),
                   .pipelines = g_strdupv((char **)(gsize)pipelines)};
    enum { LOOK_MS = 100 };
    self->working = g_cancellable_new();
    self->runs = runs;
    self->looking = g_timeout_add(LOOK_MS, look, self);
    g_autoptr(GTask) task = g_task_new(NULL, self->working, on_measured, NULL);
    g_task_set_check_cancellable(task, FALSE);
    g_task_set_task_data(task, runs, runs_free);
    g_task_set_priority(task, G_PRIORITY_LOW);
    g_task_run_in_thread(task, measure_in_thread);
}
