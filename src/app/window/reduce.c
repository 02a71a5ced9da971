// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// "Make This Smaller": a program that shows the same finding or refusal, made on a worker while one
// goes on, and opened in a window of its own, as a copy that asks for a name when it is saved.
#include "debug/reduce/reduce.h"
#include "app/kit/label.h"
#include "app/session/standard-input.h"
#include "app/window/parts.h"
#include "debug/verdict/check.h"
#include "dialects/foreign/sheet-file.h"
#include "support/i18n.h"

#include <string.h>

typedef struct Work Work;

typedef struct BsReducing {
    const BsHost *host;
    GtkWidget *offer; // beside a refusal
    GtkRevealer *bar;
    GtkLabel *text;
    GtkProgressBar *progress;
    GCancellable *working; // NULL when nothing is made smaller
    Work *work;            // what is
    guint looking;         // source id
} BsReducing;

// What the worker gets.
struct Work {
    BsReducing *of; // only looked at where its work was not stopped
    BsRecipe *recipe;
    char *sheet; // beside the program, if there is one; or NULL
    guint32 number;
    gint n_ops, n_first; // atomic; 0: not known yet
};

static void
work_free(gpointer data)
{
    Work *work = data;
    bs_recipe_free(work->recipe);
    g_free(work->sheet);
    g_free(work);
}

static void
free_reduced(gpointer reduced)
{
    bs_reduced_free(reduced);
}

// -- the worker ----------------------------------------------------------------------------------

static void
note_progress(gpointer data, guint n_ops, guint n_first)
{
    Work *work = data;
    g_atomic_int_set(&work->n_ops, (gint)n_ops);
    g_atomic_int_set(&work->n_first, (gint)n_first);
}

static void
reduce_in_thread(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    Work *work = data;
    const BsReduceOptions options = {.number = work->number,
                                     .own = TRUE,
                                     .file = "small.mlir",
                                     .cancellable = cancellable,
                                     .progress = note_progress,
                                     .data = work};
    GError *error = NULL;
    BsReduced *reduced = bs_reduce_finding(work->recipe, &options, &error);
    if (reduced)
        g_task_return_pointer(task, reduced, free_reduced);
    else
        g_task_return_error(task, error);
}

// -- the bar -------------------------------------------------------------------------------------

static void
show(BsReducing *self, gboolean works, gint n_ops, gint n_first)
{
    g_autofree char *state = works ? g_strdup_printf("%d %d", n_ops, n_first) : g_strdup("");
    g_autofree char *text =
        n_first ? g_strdup_printf(_("Making it smaller: %d of %d ops are left"), n_ops, n_first)
                : g_strdup(_("Making it smaller"));
    gtk_widget_set_visible(GTK_WIDGET(self->bar), works);
    gtk_revealer_set_reveal_child(self->bar, works);
    bs_label_show(self->text, text);
    gtk_progress_bar_set_fraction(self->progress, n_first ? 1 - (double)n_ops / n_first : 0);
    bs_command_set_state(self->host->actions, "reducing", g_variant_new_string(state));
    bs_command_enable(self->host->actions, "reduce-stop", works);
}

static gboolean
look(gpointer data)
{
    BsReducing *self = data;
    show(self, TRUE, g_atomic_int_get(&self->work->n_ops), g_atomic_int_get(&self->work->n_first));
    return G_SOURCE_CONTINUE;
}

static void
rest(BsReducing *self)
{
    g_clear_handle_id(&self->looking, g_source_remove);
    g_clear_object(&self->working);
    self->work = NULL;
}

static void
stop(BsReducing *self)
{
    if (self->working)
        g_cancellable_cancel(self->working);
    rest(self);
    show(self, FALSE, 0, 0);
}

static void
open_reduced(BsReducing *self, const BsReduced *reduced, const char *sheet)
{
    g_autofree char *path = bs_reduced_keep(reduced->text, strlen(reduced->text), sheet);
    if (!path) {
        bs_host_say(self->host, _("The smaller program could not be kept"));
        return;
    }
    bs_host_say(self->host, _("Made smaller: %u of %u ops are left"), reduced->n_ops,
                reduced->n_first);
    GFile *file = g_file_new_for_path(path);
    g_application_open(G_APPLICATION(gtk_window_get_application(self->host->window)), &file, 1, "");
    g_object_unref(file);
}

static void
on_reduced(GObject *none, GAsyncResult *result, gpointer data)
{
    Work *work = g_task_get_task_data(G_TASK(result));
    g_autoptr(GError) error = NULL;
    g_autoptr(BsReduced) reduced = g_task_propagate_pointer(G_TASK(result), &error);
    if (g_cancellable_is_cancelled(g_task_get_cancellable(G_TASK(result)))) // it may have gone, too
        return;
    BsReducing *self = work->of;
    rest(self);
    show(self, FALSE, 0, 0);
    if (reduced)
        open_reduced(self, reduced, work->sheet);
    else
        bs_host_say(self->host, "%s", error->message);
}

static void
start(BsReducing *self, guint32 number)
{
    enum { LOOK_MS = 100 };
    Work *work = g_new(Work, 1);
    GFile *file = bs_session_file(self->host->session);
    const char *path = file ? g_file_peek_path(file) : NULL;
    stop(self);
    *work = (Work){.of = self,
                   .recipe = bs_document_recipe(bs_session_document(self->host->session)),
                   .sheet = path ? bs_sheet_path_beside(path) : NULL,
                   .number = number};
    self->working = g_cancellable_new();
    self->work = work;
    self->looking = g_timeout_add(LOOK_MS, look, self);
    show(self, TRUE, 0, 0);
    g_autoptr(GTask) task = g_task_new(NULL, self->working, on_reduced, NULL);
    g_task_set_check_cancellable(task, FALSE);
    g_task_set_task_data(task, work, work_free);
    g_task_set_priority(task, G_PRIORITY_LOW);
    g_task_run_in_thread(task, reduce_in_thread);
}

// -- what is made smaller ------------------------------------------------------------------------

// Errors of the pass that refuses come first, as --reduce counts them.
static guint32
n_refusals(const BsDocument *document)
{
    const BsDiags *diags = document ? bs_document_diags(document) : NULL;
    guint32 n = 0;
    if (!document || bs_document_outcome(document) != BS_OUTCOME_REFUSED)
        return 0;
    for (guint i = 0; i < diags->items->len; i++)
        n += ((const BsDiag *)diags->items->pdata[i])->severity == BS_ERROR;
    return n;
}

// Whether the program is the one whose passes can be run again, and no question is open.
static gboolean
may_reduce(BsReducing *self)
{
    BsSession *session = self->host->session;
    return bs_session_is_walkable(session) && !bs_session_lesson(session) &&
           !bs_document_is_dump(bs_session_document(session));
}

// The number of the finding that is in the table at that index, or, with -1, of the refusal.
static void
reduce_finding(gpointer part, GVariant *parameter)
{
    BsReducing *self = part;
    BsSession *session = self->host->session;
    const gint32 index = g_variant_get_int32(parameter);
    const GPtrArray *findings = bs_session_findings(session);
    const guint32 before = may_reduce(self) ? n_refusals(bs_session_document(session)) : 0;
    const guint n = findings ? findings->len : 0;
    if (may_reduce(self) && index < 0 && before)
        start(self, 1);
    else if (may_reduce(self) && index >= 0 && (guint)index < n)
        start(self, before + (guint32)index + 1);
    else if (may_reduce(self) && index >= 0 && !findings)
        bs_host_say(self->host, _("What is wrong is still being looked for"));
    else
        bs_host_say(self->host, _("Nothing was found here that could be made smaller"));
}

// The index of the finding that the selected op is part of; -1: none is.
static gint
find_selected(BsReducing *self)
{
    BsSession *session = self->host->session;
    const GPtrArray *findings = bs_session_findings(session);
    const BsOp *op = bs_session_selected_op(session);
    for (guint i = 0; op && findings && i < findings->len; i++) {
        const BsFinding *finding = findings->pdata[i];
        if (finding->made == op->id || finding->op == op->id || finding->freed_at == op->id)
            return (gint)i;
    }
    return -1;
}

static void
reduce_selected(gpointer part, GVariant *none)
{
    BsReducing *self = part;
    g_autoptr(GVariant) index = g_variant_ref_sink(g_variant_new_int32(find_selected(self)));
    reduce_finding(self, index);
}

static void
reduce_stop(gpointer part, GVariant *none)
{
    stop(part);
}

static const BsCommand commands[] = {
    // clang-format off
    {"reduce",         NULL, reduce_selected, BS_ITS_PART, NULL},
    {"reduce-finding", "i",  reduce_finding,  BS_PROGRAM,  NULL},
    {"reduce-stop",    NULL, reduce_stop,     BS_ITS_PART, NULL},
    {"reducing",       NULL, NULL,            BS_ALWAYS,   "''"}, // read only: ops now and at first
    {0}
    // clang-format on
};

static void
update(gpointer part)
{
    BsReducing *self = part;
    const gboolean refused =
        may_reduce(self) && n_refusals(bs_session_document(self->host->session)) > 0;
    gtk_widget_set_visible(self->offer, refused);
    bs_command_enable(self->host->actions, "reduce",
                      may_reduce(self) && (refused || find_selected(self) >= 0));
}

static void
init(gpointer part)
{
    BsReducing *self = part;
    bs_host_connect(self->host, self->host->session, "notify::findings", G_CALLBACK(update), self);
    show(self, FALSE, 0, 0);
}

static void
clear(gpointer part)
{
    BsReducing *self = part;
    if (self->working)
        g_cancellable_cancel(self->working);
    rest(self);
}

static const BsPartWidget widgets[] = {
    {"reduce_offer", G_STRUCT_OFFSET(BsReducing, offer)},
    {"reduce_bar", G_STRUCT_OFFSET(BsReducing, bar)},
    {"reduce_text", G_STRUCT_OFFSET(BsReducing, text)},
    {"reduce_progress", G_STRUCT_OFFSET(BsReducing, progress)},
    {0},
};

const BsPart bs_reduce_part = {.size = sizeof(BsReducing),
                               .widgets = widgets,
                               .commands = commands,
                               .init = init,
                               .clear = clear,
                               .update = update};
