// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/give-back.h"
#include "app/session/load.h"
#include "app/session/preferences.h"
#include "app/session/session-private.h"

#include "debug/compare/comparison.h"
#include "debug/document/cursor.h"

G_DEFINE_FINAL_TYPE(BsSession, bs_session, G_TYPE_OBJECT)

enum {
    PROP_0,
    PROP_LOADING,
    PROP_CURSOR,
    PROP_N_EVENTS,
    PROP_STAGE,
    PROP_N_STAGES,
    PROP_FUNCTION,
    PROP_SENTENCE,
    PROP_TITLE,
    PROP_PROBLEM,
    PROP_NAMING,
    PROP_HIDE_UNCHANGED, // stays as it is with another document
    PROP_FINDINGS,       // notified when it is known, and not with another document
    PROP_VERDICTS,       // likewise
    N_PROPS
};
static GParamSpec *properties[N_PROPS];

enum { LOADED, MOVED, SELECTED, HOVERED, PICTURED, UNREAD, VEILED, WITHHELD, N_SIGNALS };
static guint signals[N_SIGNALS];

// -- telling -------------------------------------------------------------------------------------

static void
tell_loaded(BsSession *self)
{
    BsDiff *before = bs_session_update_diff(self);
    for (guint i = 1; i < PROP_HIDE_UNCHANGED; i++)
        g_object_notify_by_pspec(G_OBJECT(self), properties[i]);
    g_signal_emit(self, signals[LOADED], 0);
    g_signal_emit(self, signals[MOVED], 0);
    g_signal_emit(self, signals[SELECTED], 0);
    bs_diff_free(before);
}

// What was open stays as it is.
static void
tell_failed(BsSession *self)
{
    g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_PROBLEM]);
    g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_LOADING]);
}

// -- loading -------------------------------------------------------------------------------------

static void
free_document(gpointer document)
{
    bs_document_free(document);
}

static void
load_in_thread(GTask *task, gpointer source, gpointer load, GCancellable *cancellable)
{
    GError *error = NULL;
    BsDocument *document = bs_load_run(load, cancellable, &error);
    if (document)
        g_task_return_pointer(task, document, free_document);
    else
        g_task_return_error(task, error);
}

// The first function with a body that the events work in, else the first one.
static void
choose_function(BsSession *self)
{
    const GPtrArray *functions = bs_document_functions(self->document);
    const char *first = NULL;
    for (guint i = 0; functions && i < functions->len; i++) {
        const BsOp *function = functions->pdata[i];
        const char *name = bs_function_name(function);
        if (self->function && g_strcmp0(name, self->function) == 0)
            return;
        if (!first && bs_function_has_body(function))
            first = name;
    }
    g_free(self->function);
    self->function = g_strdup(first);
}

// A new program is shown where the story begins: before the first event; of one that is edited,
// where one was.
static void
stand_in_document(BsSession *self, const BsStand *stand)
{
    if (bs_document_outcome(self->document) == BS_OUTCOME_REFUSED)
        bs_document_goto_last(self->document);
    else if (bs_document_ir(self->document))
        bs_document_goto_first(self->document);
    if (self->is_revision)
        bs_stand_go(stand, self);
}

static void
take_document(BsSession *self, BsDocument *document, BsLoad *load, const BsStand *stand)
{
    bs_session_clear_selection(self);
    bs_session_hover(self, NULL);
    bs_session_drop_veils(self);
    self->sight = BS_SIGHT_CURSOR; // of stages of the program before
    self->pair = self->pair_event = 0;
    self->document = document;
    if (!load->revises)
        self->lesson = g_steal_pointer(&load->lesson);
    const gboolean again =
        load->revises || (self->file && load->file && g_file_equal(self->file, load->file));
    g_set_object(&self->file, load->file);
    self->import = load->import;
    self->advice = load->advice;
    g_free(self->asked);
    self->asked = g_steal_pointer(&load->asked);
    g_free(self->command);
    self->command = g_steal_pointer(&load->command);
    g_clear_pointer(&self->text, g_bytes_unref);
    self->text = load->import ? g_bytes_ref(load->text) : NULL;
    g_clear_pointer(&self->problem, g_free);
    g_free(self->sheet_wrong);
    self->sheet_wrong = g_steal_pointer(&load->sheet_wrong);
    if (!load->revises) // what was typed into another program is no text of this one
        g_clear_pointer(&self->revised, g_bytes_unref);
    self->is_revision = load->revises;
    stand_in_document(self, stand);
    choose_function(self);
    bs_visits_reset(&self->visits, bs_session_cursor(self));
    bs_session_update_loud(self);
    self->at = self->came_from = bs_session_cursor(self);
    if (self->is_revision) // more may be typed
        bs_session_start_check_soon(self);
    else
        bs_session_start_check(self);
    bs_run_set_document(self->run, document, again);
    if (self->shows_run) {
        self->left = bs_session_cursor(self);
        bs_document_goto_stage(document, bs_session_stage(self));
    }
}

static void run_again(BsSession *self);

static gboolean
was_run(const BsDocument *document)
{
    const BsOutcome outcome = bs_document_outcome(document);
    return outcome == BS_OUTCOME_COMPLETE || outcome == BS_OUTCOME_REFUSED;
}

// A text that is being typed is mostly no program: the last one that was stays.
static gboolean
keeps_last(const BsSession *self, const BsLoad *load, const BsDocument *document)
{
    return document && load->revises && self->document && was_run(self->document) &&
           !was_run(document);
}

static void
keep_last(BsSession *self, BsDocument *unread)
{
    BsDocument *before = self->unread;
    self->unread = unread;
    tell_failed(self);
    g_signal_emit(self, signals[UNREAD], 0);
    bs_document_free(before);
}

static void
load_done(GObject *none, GAsyncResult *result, gpointer data)
{
    g_autoptr(BsSession) self = data;
    g_autoptr(GError) error = NULL;
    BsDocument *document = g_task_propagate_pointer(G_TASK(result), &error);
    if (g_task_get_cancellable(G_TASK(result)) != self->loading) { // another file was opened
        bs_document_free(document);
        return;
    }
    BsLoad *load = g_task_get_task_data(G_TASK(result));
    g_clear_object(&self->loading);
    if (keeps_last(self, load, document)) {
        keep_last(self, document);
        return;
    }
    BsStand *stand = document && load->revises ? bs_stand_new(self) : NULL;
    BsDocument *before = document ? self->document : NULL;
    BsDocument *unread = document ? g_steal_pointer(&self->unread) : NULL;
    BsLesson *lesson_before = document && !load->revises ? self->lesson : NULL;
    if (document) {
        take_document(self, document, load, stand);
    } else {
        g_free(self->problem);
        self->problem = g_strdup(error->message);
    }
    if (document || !self->document)
        tell_loaded(self);
    else
        tell_failed(self);
    bs_stand_select(stand, self);
    bs_stand_free(stand);
    if (unread)
        g_signal_emit(self, signals[UNREAD], 0);
    bs_document_free(unread);
    bs_document_free(before); // until now the views held parts of it, and the lesson's pane of that
    bs_give_back_soon();
    bs_lesson_free(lesson_before);
    if (document && !self->lesson && bs_document_upstream(document) != self->upstream)
        run_again(self); // the rules were changed meanwhile
}

static void
start_loading(BsSession *self, BsLoad *load)
{
    bs_session_cancel(self);
    const BsLesson *lesson = load->revises ? self->lesson : NULL; // whose program is edited
    load->upstream = lesson ? bs_document_upstream(self->document) : self->upstream;
    load->naming = self->naming;
    load->pipeline = g_strdup(!lesson            ? self->pipeline
                              : lesson->pipeline ? lesson->pipeline
                                                 : "ownership");
    load->mlir_opt = bs_preferences_mlir_opt();
    load->effects = bs_preferences_effects();
    self->revising = load->revises;
    g_free(self->awaited);
    self->awaited = g_strdup(load->program ? load->name : load->import ? "mlir-opt" : NULL);
    self->loading = g_cancellable_new();
    // A task lets go of its source where it ends, which may be on the worker.
    g_autoptr(GTask) task = g_task_new(NULL, self->loading, load_done, g_object_ref(self));
    g_task_set_task_data(task, load, bs_load_free);
    g_task_run_in_thread(task, load_in_thread);
    g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_LOADING]);
}

// The same text by the rules that hold now.
static void
run_again(BsSession *self)
{
    bs_session_import(self, self->import);
}

void
bs_session_revise(BsSession *self, GFile *file, GBytes *text)
{
    const BsSource *source = bs_document_source(self->document);
    BsLoad *load = bs_load_new_text(source->name, text);
    g_clear_pointer(&self->revised, g_bytes_unref);
    self->revised = g_bytes_ref(text);
    g_set_object(&load->file, file);
    load->revises = TRUE;
    start_loading(self, load);
}

void
bs_session_open(BsSession *self, GFile *file)
{
    BsLoad *load = bs_load_new(file);
    if (self->file && g_file_equal(file, self->file))
        load->import = self->import;
    start_loading(self, load);
}

void
bs_session_open_text(BsSession *self, const char *name, GBytes *text)
{
    start_loading(self, bs_load_new_text(name, text));
}

void
bs_session_run_program(BsSession *self, char **argv, const char *folder)
{
    start_loading(self, bs_load_new_program(argv, folder));
}

void
bs_session_import(BsSession *self, BsImport import)
{
    const BsSource *source = bs_document_source(self->document);
    g_autoptr(GBytes) text = self->revised ? g_bytes_ref(self->revised)
                             : self->text  ? g_bytes_ref(self->text)
                                           : g_bytes_new(source->text, source->len);
    BsLoad *load = bs_load_new_text(source->name, text);
    g_set_object(&load->file, self->file);
    load->import = import;
    load->revises = self->revised && !import;
    start_loading(self, load);
}

BsImport
bs_session_imported(BsSession *self)
{
    return self->import;
}

BsImport
bs_session_advice(BsSession *self)
{
    return self->advice;
}

BsUpstream
bs_session_upstream(BsSession *self)
{
    return self->upstream;
}

static gboolean
is_pipeline(const char *text, BsUpstream upstream)
{
    g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
    g_autoptr(GPtrArray) pipelines =
        g_ptr_array_new_with_free_func((GDestroyNotify)bs_pipeline_free);
    return bs_comparison_parse(text, upstream, names, pipelines, NULL) && names->len == 1;
}

void
bs_session_set_upstream(BsSession *self, BsUpstream upstream)
{
    if (self->upstream == upstream)
        return;
    self->upstream = upstream;
    if (self->pipeline && !is_pipeline(self->pipeline, upstream))
        g_clear_pointer(&self->pipeline, g_free);
    if (self->document && !self->lesson && !self->loading)
        run_again(self);
}

void
bs_session_follow(BsSession *self, BsSession *other)
{
    self->naming = bs_session_naming(other);
    self->upstream =
        other->document ? bs_document_upstream(other->document) : bs_session_upstream(other);
    if (self->pipeline && !is_pipeline(self->pipeline, self->upstream))
        g_clear_pointer(&self->pipeline, g_free);
}

const char *
bs_session_pipeline(BsSession *self)
{
    return self->pipeline ? self->pipeline : self->asked ? self->asked : "ownership";
}

const char *
bs_session_chosen_pipeline(BsSession *self)
{
    return self->pipeline;
}

gboolean
bs_session_has_pipeline(BsSession *self, const char *pipeline)
{
    return is_pipeline(pipeline, self->upstream);
}

gboolean
bs_session_set_pipeline(BsSession *self, const char *pipeline)
{
    if (pipeline && !is_pipeline(pipeline, self->upstream))
        return FALSE;
    g_autofree char *before = g_strdup(bs_session_pipeline(self));
    g_free(self->pipeline);
    self->pipeline = g_strdup(pipeline);
    if (self->document && !self->lesson && !g_str_equal(before, bs_session_pipeline(self)))
        run_again(self);
    return TRUE;
}

void
bs_session_cancel(BsSession *self)
{
    if (!self->loading)
        return;
    g_cancellable_cancel(self->loading);
    g_clear_object(&self->loading);
    g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_LOADING]);
}

// -- what is shown of it -------------------------------------------------------------------------

void
bs_session_set_picture(BsSession *self, const BsScene *picture)
{
    self->picture = picture;
    g_signal_emit(self, signals[PICTURED], 0);
}

void
bs_session_set_hide_unchanged(BsSession *self, gboolean hide)
{
    if (hide == self->hides_unchanged)
        return;
    self->hides_unchanged = hide;
    bs_session_update_loud(self);
    g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_HIDE_UNCHANGED]);
}

BsNaming
bs_session_naming(BsSession *self)
{
    return self->document ? bs_document_naming(self->document) : self->naming;
}

void
bs_session_set_naming(BsSession *self, BsNaming naming)
{
    if (naming == bs_session_naming(self))
        return;
    self->naming = naming;
    bs_preferences_set_naming(naming);
    if (self->document)
        bs_document_set_naming(self->document, naming);
    g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_NAMING]);
    if (bs_session_is_walkable(self))
        bs_session_tell_moved(self);
}

// -- the object ----------------------------------------------------------------------------------

static char *
session_title(BsSession *self)
{
    if (self->file)
        return g_file_get_basename(self->file);
    return self->document ? g_path_get_basename(bs_document_source(self->document)->name)
                          : g_strdup("");
}

static void
bs_session_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
    BsSession *self = BS_SESSION(object);
    switch (id) {
    case PROP_LOADING:
        g_value_set_boolean(value, bs_session_is_loading(self));
        break;
    case PROP_CURSOR:
        g_value_set_uint(value, bs_session_cursor(self));
        break;
    case PROP_N_EVENTS:
        g_value_set_uint(value, bs_session_n_events(self));
        break;
    case PROP_STAGE:
        g_value_set_uint(value, bs_session_stage(self));
        break;
    case PROP_N_STAGES:
        g_value_set_uint(value, self->document ? bs_document_n_stages(self->document) : 0);
        break;
    case PROP_FUNCTION:
        g_value_set_string(value, bs_session_function_name(self));
        break;
    case PROP_SENTENCE:
        g_value_set_string(value, bs_session_sentence(self));
        break;
    case PROP_TITLE:
        g_value_take_string(value, session_title(self));
        break;
    case PROP_PROBLEM:
        g_value_set_string(value, self->problem);
        break;
    case PROP_HIDE_UNCHANGED:
        g_value_set_boolean(value, self->hides_unchanged);
        break;
    case PROP_NAMING:
        g_value_set_int(value, (gint)bs_session_naming(self));
        break;
    case PROP_VERDICTS:
        g_value_set_int(value, self->verdicts ? (gint)self->verdicts->stages->len : 0);
        break;
    case PROP_FINDINGS:
        g_value_set_int(value, self->findings ? (gint)self->findings->len : -1);
        break;
    default:
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
    }
}

static void
bs_session_dispose(GObject *object)
{
    BsSession *self = BS_SESSION(object);
    bs_session_cancel(self);
    bs_session_stop_check(self);
    bs_run_set_document(self->run, NULL, FALSE);
    g_clear_object(&self->file);
    g_clear_pointer(&self->text, g_bytes_unref);
    G_OBJECT_CLASS(bs_session_parent_class)->dispose(object);
}

static void
bs_session_finalize(GObject *object)
{
    BsSession *self = BS_SESSION(object);
    bs_diff_free(self->diff);
    g_object_unref(self->run);
    bs_document_free(self->document);
    bs_document_free(self->unread);
    bs_give_back_soon();
    g_clear_pointer(&self->revised, g_bytes_unref);
    bs_lesson_free(self->lesson);
    bs_visits_clear(&self->visits);
    bs_loud_unref(self->loud);
    g_ptr_array_unref(self->lit);
    g_free(self->problem);
    g_free(self->sheet_wrong);
    g_free(self->awaited);
    g_free(self->command);
    g_free(self->asked);
    g_free(self->pipeline);
    g_free(self->function);
    g_free(self->selection_text);
    g_free(self->selection_title);
    g_free(self->sentence);
    g_free(self->told);
    G_OBJECT_CLASS(bs_session_parent_class)->finalize(object);
}

static GParamSpec *
uint_property(const char *name)
{
    return g_param_spec_uint(name, NULL, NULL, 0, G_MAXUINT, 0,
                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static GParamSpec *
string_property(const char *name)
{
    return g_param_spec_string(name, NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
bs_session_class_init(BsSessionClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    object_class->get_property = bs_session_get_property;
    object_class->dispose = bs_session_dispose;
    object_class->finalize = bs_session_finalize;
    properties[PROP_LOADING] = g_param_spec_boolean("loading", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
    properties[PROP_CURSOR] = uint_property("cursor");
    properties[PROP_N_EVENTS] = uint_property("n-events");
    properties[PROP_STAGE] = uint_property("stage");
    properties[PROP_N_STAGES] = uint_property("n-stages");
    properties[PROP_FUNCTION] = string_property("function");
    properties[PROP_SENTENCE] = string_property("sentence");
    properties[PROP_TITLE] = string_property("title");
    properties[PROP_PROBLEM] = string_property("problem");
    properties[PROP_HIDE_UNCHANGED] = g_param_spec_boolean(
        "hide-unchanged", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
    properties[PROP_NAMING] =
        g_param_spec_int("naming", NULL, NULL, BS_NAMES_PRINTED, BS_NAMES_OWN, BS_NAMES_OWN,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
    properties[PROP_FINDINGS] = g_param_spec_int("findings", NULL, NULL, -1, G_MAXINT, -1,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
    properties[PROP_VERDICTS] = g_param_spec_int("verdicts", NULL, NULL, 0, G_MAXINT, 0,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    static const char *const names[] = {"loaded",   "moved",  "selected", "hovered",
                                        "pictured", "unread", "veiled",   "withheld"};
    for (guint i = 0; i < N_SIGNALS; i++)
        signals[i] = g_signal_new(names[i], BS_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
bs_session_init(BsSession *self)
{
    self->lit = g_ptr_array_new();
    bs_session_init_run(self);
    bs_session_drop_veils(self);
    self->linked = TRUE;
    self->compared[0] = self->compared[1] = -1;
    self->upstream = bs_preferences_upstream();
    self->naming = bs_preferences_naming();
}

BsSession *
bs_session_new(void)
{
    return g_object_new(BS_TYPE_SESSION, NULL);
}
