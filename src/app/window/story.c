// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Figures, and stories, which are files of many steps or stages. To write one takes a while: it is
// done on a worker, which loads the program again, with progress and Cancel below the views. Others
// wait in a line until it is done.
#include "app/frame/save-as.h"
#include "app/session/preferences.h"
#include "app/window/parts.h"

#include "debug/telling/trace-json.h"
#include "support/file.h"
#include "support/i18n.h"
#include "view/write/story.h"

enum { TICK_MS = 100 };

typedef struct BsTelling {
    const BsHost *host;
    guint32 first, last; // the events of a story; last 0: to the end
    BsGrain grain;       // at which of them it stops
    GTask *writing;      // or NULL; its data is a Story
    GQueue waiting;      // Stories, as they were asked for
    guint tick;          // source id
    GtkRevealer *bar;
    GtkLabel *label;
    GtkProgressBar *progress;
} BsTelling;

typedef struct Story {
    BsTelling *teller; // NULL when that has gone
    BsRecipe *recipe;
    guint32 position; // of the cursor when it was asked for
    BsFigure figure;
    gboolean has_figure;
    BsFigureNote note;
    BsHandoutPages pages;
    char *function, *path;
    BsStoryWriter write;
    BsFormatKind format;
    guint32 first, last;
    BsGrain grain;
    BsDetail detail;
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

// BsStoryWriters: a picture for each stage, and the timeline as JSON.
static gboolean
write_stages(BsDocument *document, BsOp *function, const BsStoryOptions *options,
             const char *directory, GError **error)
{
    const BsExportOptions export = {.cancellable = options->cancellable,
                                    .function = bs_function_name(function),
                                    .detail = options->detail,
                                    .figure = options->figure,
                                    .note = options->note};
    return bs_export_stages(document, options->format, directory, &export, NULL, error);
}

// That of the whole run; there may be no function.
static gboolean
write_trace(BsDocument *document, BsOp *function, const BsStoryOptions *options, const char *path,
            GError **error)
{
    const BsTraceOptions trace = {options->cancellable, options->progress, options->data};
    GString *json = g_string_new(NULL);
    const gboolean ok = (bs_trace_write(document, &trace, json) ||
                         !g_cancellable_set_error_if_cancelled(options->cancellable, error)) &&
                        bs_file_write(path, json->str, json->len, error);
    g_string_free(json, TRUE);
    return ok;
}

// The one where the cursor stood.
static gboolean
write_one(BsDocument *document, BsOp *function, const BsStoryOptions *options, const char *path,
          GError **error)
{
    const BsExportOptions export = {
        .cancellable = options->cancellable, .figure = options->figure, .note = options->note};
    bs_document_goto(document, options->first);
    return bs_export_picture(document, function, options->format, path, &export, error);
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
    BsDocument *document = bs_recipe_load(story->recipe, cancellable);
    const gboolean one = story->write == write_one;
    if (bs_document_ir(document) && one)
        bs_document_goto(document, story->position);
    if (story->has_figure)
        bs_document_set_naming(document, (BsNaming)story->figure.names);
    BsOp *function = bs_document_ir(document) ? find_function(document, story->function) : NULL;
    const BsStoryOptions options = {.first = one ? story->position : story->first,
                                    .last = story->last,
                                    .grain = story->grain,
                                    .detail = story->detail,
                                    .format = story->format,
                                    .figure = story->has_figure ? &story->figure : NULL,
                                    .note = &story->note,
                                    .pages = story->pages,
                                    .cancellable = cancellable,
                                    .progress = note_progress,
                                    .data = story};
    if (!g_cancellable_set_error_if_cancelled(cancellable, &error) && !function &&
        story->write != write_trace)
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
    BsTelling *self = data;
    Story *story = g_task_get_task_data(self->writing);
    const gint n = g_atomic_int_get(&story->n);
    gtk_progress_bar_set_fraction(self->progress,
                                  n ? (double)g_atomic_int_get(&story->step) / n : 0);
    return G_SOURCE_CONTINUE;
}

// -- the line -------------------------------------------------------------------------------------

static void on_written(GObject *none, GAsyncResult *result, gpointer data);

// What is written, and how much waits for that.
static void
show_line(BsTelling *self)
{
    const guint n = self->waiting.length;
    const gint all = (self->writing != NULL) + (gint)n;
    bs_command_set_state(self->host->actions, "exports", g_variant_new_int32(all));
    bs_command_enable(self->host->actions, "cancel-export", self->writing != NULL);
    gtk_revealer_set_reveal_child(self->bar, self->writing != NULL);
    if (!self->writing)
        return;
    const Story *story = g_task_get_task_data(self->writing);
    g_autofree char *name = g_path_get_basename(story->path);
    g_autofree char *text =
        n ? g_strdup_printf(bs_plural("Writing %s, %u more waits…", "Writing %s, %u more wait…", n),
                            name, n)
          : g_strdup_printf(_("Writing %s…"), name);
    gtk_label_set_text(self->label, text);
}

static void
start_next(BsTelling *self)
{
    Story *story = self->writing ? NULL : g_queue_pop_head(&self->waiting);
    if (story) {
        g_autoptr(GCancellable) cancellable = g_cancellable_new();
        self->writing = g_task_new(NULL, cancellable, on_written, NULL);
        g_task_set_task_data(self->writing, story, story_free);
        g_task_run_in_thread(self->writing, write_in_thread);
        self->tick = g_timeout_add(TICK_MS, on_tick, self);
    }
    show_line(self);
}

static void
end_work(BsTelling *self)
{
    g_clear_handle_id(&self->tick, g_source_remove);
    g_clear_object(&self->writing);
    start_next(self);
}

// That it was written, and of figures how much smaller their type had to be.
static void
say_written(BsTelling *self, const Story *story)
{
    g_autofree char *rest = bs_figure_note_text(&story->note);
    g_autofree char *name = g_path_get_basename(story->path);
    if (story->note.n_small)
        bs_host_say(self->host, _("%s is saved; to fit, its type is smaller: %.1f pt%s"), name,
                    story->note.least_font, rest);
    else if (*rest)
        bs_host_say(self->host, _("%s is saved%s"), name, rest);
    else
        bs_host_say_saved(self->host, story->path);
}

static void
on_written(GObject *none, GAsyncResult *result, gpointer data)
{
    const Story *story = g_task_get_task_data(G_TASK(result));
    BsTelling *self = story->teller;
    g_autoptr(GError) error = NULL;
    const gboolean ok = g_task_propagate_boolean(G_TASK(result), &error);
    if (!self)
        return;
    if (ok)
        say_written(self, story);
    else if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        bs_host_say(self->host, _("Export cancelled, nothing was saved"));
    else
        bs_host_say(self->host, "%s", error->message);
    end_work(self);
}

// -- kinds of stories ----------------------------------------------------------------------------

typedef struct Kind {
    const char *action, *extension; // extension NULL: a folder
    const char *title;
    BsStoryWriter write;
    BsFormatKind picture; // of stories that are pictures
    BsHandoutPages pages; // of hand-outs
} Kind;

#define EACH_STAGE N_("Export Picture of Each Stage")
#define EACH_STEP N_("Export Picture of Each Step")
static const Kind kinds[] = {
    {"export-trace", "json", N_("Export Timeline"), write_trace, 0, 0},
    {"export-html", "html", N_("Export Page of All Steps"), bs_story_write_html, 0, 0},
    {"export-handout", "pdf", N_("Export Hand-out"), bs_story_write_handout, 0, 0},
    {"export-stages-svg", NULL, EACH_STAGE, write_stages, BS_FORMAT_SVG, 0},
    {"export-stages-png", NULL, EACH_STAGE, write_stages, BS_FORMAT_PNG, 0},
    {"export-stages-pdf", NULL, EACH_STAGE, write_stages, BS_FORMAT_PDF, 0},
    {"export-steps-svg", NULL, EACH_STEP, bs_story_write_pictures, BS_FORMAT_SVG, 0},
    {"export-steps-png", NULL, EACH_STEP, bs_story_write_pictures, BS_FORMAT_PNG, 0},
    {"export-steps-pdf", NULL, EACH_STEP, bs_story_write_pictures, BS_FORMAT_PDF, 0},
};

static Story *
story_new(BsTelling *self, const Kind *kind, const char *path)
{
    BsSession *session = self->host->session;
    Story *story = g_new0(Story, 1);
    *story = (Story){.teller = self,
                     .recipe = bs_document_recipe(bs_session_document(session)),
                     .function = g_strdup(bs_session_function_name(session)),
                     .position = bs_session_cursor(session),
                     .path = g_strdup(path),
                     .write = kind->write,
                     .format = kind->picture,
                     .first = self->first,
                     .last = self->last,
                     .grain = self->grain,
                     .detail = bs_preferences_detail()};
    return story;
}

static void
write_to(gpointer part, gconstpointer what, const char *path)
{
    BsTelling *self = part;
    if (!bs_save_spares_source(self->host, path))
        return;
    g_queue_push_tail(&self->waiting, story_new(self, what, path));
    start_next(self);
}

// Without a path, asks for one.
static void
write_as(BsTelling *self, const char *action, GVariant *parameter)
{
    const char *path = g_variant_get_string(parameter, NULL);
    const Kind *kind = kinds;
    while (!g_str_equal(kind->action, action))
        kind++;
    if (*path)
        write_to(self, kind, path);
    else
        bs_save_as(self->host, _(kind->title), kind->extension, "steps", write_to, self, kind);
}

#define WRITE(name, action)                         \
    static void name(gpointer part, GVariant *path) \
    {                                               \
        write_as(part, action, path);               \
    }
WRITE(export_trace, "export-trace")
WRITE(export_html, "export-html")
WRITE(export_handout, "export-handout")
WRITE(export_stages_svg, "export-stages-svg")
WRITE(export_stages_png, "export-stages-png")
WRITE(export_stages_pdf, "export-stages-pdf")
WRITE(export_steps_svg, "export-steps-svg")
WRITE(export_steps_png, "export-steps-png")
WRITE(export_steps_pdf, "export-steps-pdf")
#undef WRITE

// Of which moments figures are.
static const Kind figures[] = {
    {"picture", NULL, NULL, write_one, 0, 0},
    {"stages", NULL, NULL, write_stages, 0, 0},
    {"steps", NULL, NULL, bs_story_write_pictures, 0, 0},
    {"handout-step", NULL, NULL, bs_story_write_handout, 0, BS_PAGES_STEP},
    {"handout-stage", NULL, NULL, bs_story_write_handout, 0, BS_PAGES_STAGE},
    {"handout-six", NULL, NULL, bs_story_write_handout, 0, BS_PAGES_SIX},
};

// What of the program, as what figure, ".svg", ".png" or ".pdf", and where to: a file, or a folder
// for several.
static void
export_figure(gpointer part, GVariant *parameter)
{
    BsTelling *self = part;
    BsFigure figure = bs_figure_plain;
    g_autoptr(GError) error = NULL;
    gsize n;
    g_autofree const char **words = g_variant_get_strv(parameter, &n);
    enum { WHAT, FIGURE, FORMAT, PATH, N_WORDS };
    if (n != N_WORDS)
        return;
    const Kind *kind = NULL;
    for (guint i = 0; i < G_N_ELEMENTS(figures); i++)
        kind = g_str_equal(figures[i].action, words[WHAT]) ? &figures[i] : kind;
    if (!kind || !bs_figure_read(&figure, words[FIGURE], &error)) {
        bs_host_say(self->host, "%s", error ? error->message : words[WHAT]);
        return;
    }
    if (!bs_save_spares_source(self->host, words[PATH]))
        return;
    Story *story = story_new(self, kind, words[PATH]);
    story->figure = figure;
    story->has_figure = TRUE;
    story->pages = kind->pages;
    story->detail = (BsDetail)figure.detail;
    story->format = bs_format_of_path(words[FORMAT]);
    g_queue_push_tail(&self->waiting, story);
    start_next(self);
}

static void
cancel(gpointer part, GVariant *none)
{
    BsTelling *self = part;
    if (self->writing)
        g_cancellable_cancel(g_task_get_cancellable(self->writing));
}

// -- which steps ---------------------------------------------------------------------------------

// "from": from the cursor on; "to": up to it; "all"; or "12-40".
static void
choose_steps(gpointer part, GVariant *parameter)
{
    BsTelling *self = part;
    const char *text = g_variant_get_string(parameter, NULL);
    const guint32 cursor = bs_session_cursor(self->host->session);
    const guint32 n = bs_session_n_events(self->host->session);
    guint32 first = 0, last = 0;
    if (g_str_equal(text, "from")) {
        first = cursor;
        last = self->last > cursor ? self->last : n;
    } else if (g_str_equal(text, "to")) {
        first = self->first < cursor ? self->first : 0;
        last = MAX(cursor, 1);
    } else if (!g_str_equal(text, "all") && !bs_story_read_range(text, &first, &last)) {
        bs_host_say(self->host, _("'%s' is no range of events, as 12-40 is"), text);
        return;
    }
    self->first = first;
    self->last = MIN(last, n);
    if (last)
        bs_host_say(self->host, _("Exported from now on: events %u to %u"), first, self->last);
    else
        bs_host_say(self->host, _("Exported from now on: all steps"));
}

// "event", "op" or "block".
static void
choose_grain(gpointer part, GVariant *word)
{
    BsTelling *self = part;
    BsGrain grain;
    if (!bs_story_read_grain(g_variant_get_string(word, NULL), &grain))
        return;
    self->grain = grain;
    bs_command_set_state(self->host->actions, "story-grain", word);
}

// -- the window's part ---------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"export-trace",      "s",  export_trace,      BS_ITS_PART, NULL},
    {"export-html",       "s",  export_html,       BS_ITS_PART, NULL},
    {"export-handout",    "s",  export_handout,    BS_ITS_PART, NULL},
    {"export-stages-svg", "s",  export_stages_svg, BS_ITS_PART, NULL},
    {"export-stages-png", "s",  export_stages_png, BS_ITS_PART, NULL},
    {"export-stages-pdf", "s",  export_stages_pdf, BS_ITS_PART, NULL},
    {"export-steps-svg",  "s",  export_steps_svg,  BS_ITS_PART, NULL},
    {"export-steps-png",  "s",  export_steps_png,  BS_ITS_PART, NULL},
    {"export-steps-pdf",  "s",  export_steps_pdf,  BS_ITS_PART, NULL},
    {"export-figure",     "as", export_figure,  BS_ITS_PART, NULL},
    {"cancel-export",     NULL, cancel,            BS_ITS_PART, NULL},
    {"exports",           NULL, NULL,              BS_ALWAYS,   "0"},
    {"story-steps",       "s",  choose_steps,      BS_PROGRAM,  NULL},
    {"story-grain",       "s",  choose_grain,      BS_ALWAYS,   "'op'"},
    {0}
    // clang-format on
};

static void
update(gpointer part)
{
    BsTelling *self = part;
    const gboolean can = bs_session_is_walkable(self->host->session);
    for (guint i = 0; i < G_N_ELEMENTS(kinds); i++)
        bs_command_enable(self->host->actions, kinds[i].action, can);
    bs_command_enable(self->host->actions, "export-figure", can);
}

static void
on_loaded(BsTelling *self)
{
    self->first = self->last = 0;
}

static void
init(gpointer part)
{
    BsTelling *self = part;
    self->grain = BS_GRAIN_OP;
    g_queue_init(&self->waiting);
    bs_host_connect(self->host, self->host->session, "loaded", G_CALLBACK(on_loaded), self);
}

// Nothing comes back to a window that goes.
static void
clear(gpointer part)
{
    BsTelling *self = part;
    cancel(self, NULL);
    g_queue_clear_full(&self->waiting, story_free);
    if (self->writing)
        ((Story *)g_task_get_task_data(self->writing))->teller = NULL;
    g_clear_handle_id(&self->tick, g_source_remove);
    g_clear_object(&self->writing);
}

static const BsPartWidget widgets[] = {
    {"work", G_STRUCT_OFFSET(BsTelling, bar)},
    {"work_label", G_STRUCT_OFFSET(BsTelling, label)},
    {"work_progress", G_STRUCT_OFFSET(BsTelling, progress)},
    {0},
};

const BsPart bs_story_part = {.size = sizeof(BsTelling),
                              .widgets = widgets,
                              .commands = commands,
                              .init = init,
                              .clear = clear,
                              .update = update};
