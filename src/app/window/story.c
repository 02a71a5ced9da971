// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing a story takes a while: it is done on a worker, which loads the program again, with
// progress and Cancel below the views.
#include "app/window/window-private.h"

#include "debug/telling/trace-json.h"
#include "support/file.h"
#include "support/i18n.h"

enum { TICK_MS = 100 };

typedef struct Story {
    BsRecipe *recipe;
    char *function, *path;
    BsStoryWriter write;
    BsFormatKind format;
    guint32 first, last;
    BsGrain grain;
    gint step, n; // atomic
} Story;

static void
story_free(gpointer data)
{
    Story *story = data;
    bs_recipe_free(story->recipe);
    g_free(story->function);
    g_free(story->path);
    g_free(story);
}

static void
note_progress(gpointer data, guint32 step, guint32 n)
{
    Story *story = data;
    g_atomic_int_set(&story->n, (gint)n);
    g_atomic_int_set(&story->step, (gint)step);
}

// A function that a pass makes is there at the end, one that goes is there at the beginning.
static BsOp *
find_function(BsDocument *document, const char *name)
{
    BsOp *function = bs_document_find_function(document, name);
    if (!function && bs_document_goto_first(document))
        function = bs_document_find_function(document, name);
    return function;
}

static void
write_in_thread(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    Story *story = data;
    GError *error = NULL;
    (void)source;
    BsDocument *document = bs_recipe_load(story->recipe, cancellable);
    BsOp *function = bs_document_ir(document) ? find_function(document, story->function) : NULL;
    const BsStoryOptions options = {.first = story->first,
                                    .last = story->last,
                                    .grain = story->grain,
                                    .format = story->format,
                                    .cancellable = cancellable,
                                    .progress = note_progress,
                                    .data = story};
    if (!g_cancellable_set_error_if_cancelled(cancellable, &error) && !function &&
        story->write != bs_window_write_trace)
        g_set_error_literal(&error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("No function is in view."));
    if (!error && story->write(document, function, &options, story->path, &error))
        g_task_return_boolean(task, TRUE);
    else
        g_task_return_error(task, error);
    bs_document_free(document);
}

static gboolean
on_tick(gpointer data)
{
    BsWindow *self = data;
    Story *story = g_task_get_task_data(self->writing);
    const gint n = g_atomic_int_get(&story->n);
    gtk_progress_bar_set_fraction(self->work_progress,
                                  n ? (double)g_atomic_int_get(&story->step) / n : 0);
    return G_SOURCE_CONTINUE;
}

static void
end_work(BsWindow *self)
{
    g_clear_handle_id(&self->work_tick, g_source_remove);
    g_clear_object(&self->writing);
    gtk_revealer_set_reveal_child(self->work, FALSE);
}

static void
on_written(GObject *none, GAsyncResult *result, gpointer data)
{
    g_autoptr(BsWindow) self = data;
    const Story *story = g_task_get_task_data(G_TASK(result));
    g_autoptr(GError) error = NULL;
    (void)none;
    const gboolean ok = g_task_propagate_boolean(G_TASK(result), &error);
    if (G_TASK(result) != self->writing) // the window is going
        return;
    if (ok)
        bs_window_say(self, _("Saved as %s"), story->path);
    else if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        bs_window_say(self, _("Export cancelled, nothing was saved"));
    else
        bs_window_say(self, "%s", error->message);
    end_work(self);
    bs_window_update_actions(self);
}

void
bs_window_write_story(BsWindow *self, BsStoryWriter write, BsFormatKind format, const char *path)
{
    g_autoptr(GCancellable) cancellable = g_cancellable_new();
    Story *story = g_new0(Story, 1);
    story->recipe = bs_document_recipe(bs_session_document(self->session));
    story->function = g_strdup(bs_session_function_name(self->session));
    story->path = g_strdup(path);
    story->write = write;
    story->format = format;
    story->first = self->story_first;
    story->last = self->story_last;
    story->grain = self->story_grain;
    // A task lets go of its source where it ends, which may be on the worker.
    self->writing = g_task_new(NULL, cancellable, on_written, g_object_ref(self));
    g_task_set_task_data(self->writing, story, story_free);
    g_task_run_in_thread(self->writing, write_in_thread);
    self->work_tick = g_timeout_add(TICK_MS, on_tick, self);
    gtk_revealer_set_reveal_child(self->work, TRUE);
    bs_window_update_actions(self);
}

void
bs_window_cancel_story(BsWindow *self)
{
    if (self->writing)
        g_cancellable_cancel(g_task_get_cancellable(self->writing));
}

void
bs_window_forget_story(BsWindow *self)
{
    bs_window_cancel_story(self);
    g_clear_handle_id(&self->work_tick, g_source_remove);
    g_clear_object(&self->writing);
}

gboolean
bs_window_write_stages(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                       const char *directory, GError **error)
{
    const BsExportOptions export = {.cancellable = options->cancellable,
                                    .function = bs_function_name(function)};
    return bs_export_stages(document, options->format, directory, &export, NULL, error);
}

// The timeline is that of the whole run.
gboolean
bs_window_write_trace(BsDocument *document, BsOp *function G_GNUC_UNUSED,
                      const BsStoryOptions *options, const char *path, GError **error)
{
    const BsTraceOptions trace = {options->cancellable, options->progress, options->data};
    GString *json = g_string_new(NULL);
    const gboolean ok = (bs_trace_write(document, &trace, json) ||
                         !g_cancellable_set_error_if_cancelled(options->cancellable, error)) &&
                        bs_file_write(path, json->str, json->len, error);
    g_string_free(json, TRUE);
    return ok;
}

// -- which steps ---------------------------------------------------------------------------------

// "from": from the cursor on; "to": up to it; "all"; or "12-40".
static void
choose_steps(BsWindow *self, GVariant *parameter)
{
    const char *text = g_variant_get_string(parameter, NULL);
    const guint32 cursor = bs_session_cursor(self->session);
    const guint32 n = bs_session_n_events(self->session);
    guint32 first = 0, last = 0;
    if (g_str_equal(text, "from")) {
        first = cursor;
        last = self->story_last > cursor ? self->story_last : n;
    } else if (g_str_equal(text, "to")) {
        first = self->story_first < cursor ? self->story_first : 0;
        last = MAX(cursor, 1);
    } else if (!g_str_equal(text, "all") && !bs_story_read_range(text, &first, &last)) {
        bs_window_say(self, _("'%s' is no range of events, as 12-40 is"), text);
        return;
    }
    self->story_first = first;
    self->story_last = MIN(last, n);
    if (last)
        bs_window_say(self, _("Exported from now on: events %u to %u"), first, self->story_last);
    else
        bs_window_say(self, _("Exported from now on: all steps"));
}

// "event", "op" or "block".
static void
choose_grain(BsWindow *self, GVariant *word)
{
    BsGrain grain;
    if (!bs_story_read_grain(g_variant_get_string(word, NULL), &grain))
        return;
    self->story_grain = grain;
    bs_window_set_state(self, "story-grain", word);
}

static const BsCommand commands[] = {
    {"story-steps", "s", choose_steps, BS_PROGRAM, NULL},
    {"story-grain", "s", choose_grain, BS_ALWAYS, "'op'"},
};

const BsCommands bs_story_commands = {commands, G_N_ELEMENTS(commands)};

static void
on_loaded(BsWindow *self)
{
    self->story_first = self->story_last = 0;
}

void
bs_window_init_story(BsWindow *self)
{
    self->story_grain = BS_GRAIN_OP;
    g_signal_connect_object(self->session, "loaded", G_CALLBACK(on_loaded), self,
                            G_CONNECT_SWAPPED);
}
