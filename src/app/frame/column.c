// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/column.h"

#include "debug/document/command.h"
#include "debug/document/pipeline-words.h"
#include "support/i18n.h"

#include <string.h>

enum { AT_END = -3, AS_CHOSEN = -4 }; // of `wanted`, besides the stages of a code view

struct _BsColumn {
    GtkBox parent_instance;
    BsSession *of;         // the window's
    BsSession *own;        // of another run; NULL: the window's
    GBytes *text;          // that it was given
    BsCodeView *view;      // shows the one or the other
    GtkComboBoxText *runs; // with an entry
    gint wanted;           // the stage to come, when its program is there; AS_CHOSEN: none
    gboolean at_end; // of the window's run: it stays at the last stage, however many there are
    gboolean putting;
    gboolean fresh; // its own run was loaded just now, and nobody has selected anything there
};

G_DEFINE_FINAL_TYPE(BsColumn, bs_column, GTK_TYPE_BOX)

const char *const bs_offered_runs[] = {"ownership",
                                       "ownership+liveness",
                                       "hoisting+ownership",
                                       "promotion+ownership",
                                       "dynamic-ownership",
                                       "documented",
                                       "legacy",
                                       "hlo",
                                       NULL};

const char *const bs_alternative_runs[] = {"ownership+reuse",
                                           "ownership+liveness+reuse",
                                           "hoisting+promotion+ownership",
                                           "hoisting+ownership+liveness",
                                           "promotion+ownership+liveness",
                                           "dynamic-ownership+liveness",
                                           "legacy+liveness",
                                           "legacy+reuse",
                                           "hlo+liveness",
                                           "hoisting+hlo",
                                           NULL};

const char *
bs_run_words(BsSession *session)
{
    const BsLesson *lesson = bs_session_lesson(session);
    return !lesson            ? bs_session_pipeline(session)
           : lesson->pipeline ? lesson->pipeline
                              : "ownership";
}

// -- what stands there ---------------------------------------------------------------------------

BsSession *
bs_column_session(BsColumn *self)
{
    return self->own ? self->own : self->of;
}

BsCodeView *
bs_column_view(BsColumn *self)
{
    return self->view;
}

static const char *
words_of(BsColumn *self)
{
    return self->own ? bs_session_pipeline(self->own) : bs_run_words(self->of);
}

char *
bs_column_what(BsColumn *self)
{
    const gint stage = bs_code_view_stage(self->view);
    if (stage == BS_CODE_AT_CURSOR)
        return g_strdup(words_of(self));
    if (stage == BS_CODE_AS_WRITTEN)
        return g_strdup_printf("%s@written", words_of(self));
    return g_strdup_printf("%s@%d", words_of(self), stage);
}

static gint
last_stage(BsSession *session)
{
    const BsDocument *document = bs_session_document(session);
    gint last = document ? (gint)bs_document_n_stages(document) - 1 : 0;
    while (last > 0 && (!bs_document_stage(document, (guint32)last)->reached ||
                        bs_document_stage(document, (guint32)last)->failed))
        last--;
    return last;
}

static gboolean
is_same_text(const BsSource *source, GBytes *text)
{
    gsize len;
    const char *data = g_bytes_get_data(text, &len);
    return source->len == len && (len == 0 || memcmp(source->text, data, len) == 0);
}

static gboolean
has_text(BsColumn *self)
{
    BsDocument *of = bs_session_document(self->of);
    return of && self->text && is_same_text(bs_document_source(of), self->text) &&
           bs_session_upstream(self->own) == bs_document_upstream(of);
}

gboolean
bs_column_is_ready(BsColumn *self)
{
    BsSession *session = bs_column_session(self);
    return bs_session_is_walkable(session) && !bs_session_is_loading(session) &&
           (!self->own || has_text(self));
}

// NULL: none is chosen, or the program is not there.
static const BsStage *
stage_of(BsColumn *self)
{
    const BsDocument *document = bs_session_document(bs_column_session(self));
    const gint stage = bs_code_view_stage(self->view);
    return document && stage >= 0 ? bs_document_stage(document, (guint32)stage) : NULL;
}

gboolean
bs_column_is_comparable(BsColumn *self)
{
    const BsStage *stage = stage_of(self);
    return bs_column_is_ready(self) && bs_code_view_stage(self->view) != BS_CODE_AS_WRITTEN &&
           (!stage || stage->reached);
}

guint32
bs_column_position(BsColumn *self)
{
    const BsStage *stage = stage_of(self);
    return stage && stage->reached ? stage->last : bs_session_cursor(bs_column_session(self));
}

// The stage that has ended there.
static gint
ended_stage(BsColumn *self)
{
    const BsDocument *document = bs_session_document(bs_column_session(self));
    const guint32 position = bs_column_position(self);
    const guint32 stage = bs_document_stage_of(document, position);
    const BsStage *row = bs_document_stage(document, stage);
    if (bs_code_view_stage(self->view) == BS_CODE_AS_WRITTEN)
        return 0;
    return stage > 0 && position < row->last ? (gint)stage - 1 : (gint)stage;
}

void
bs_column_run(BsColumn *self, char **name, char **pipeline)
{
    BsDocument *document = bs_session_document(bs_column_session(self));
    const gint stage = ended_stage(self);
    const gboolean at_end = stage >= last_stage(bs_column_session(self));
    g_autoptr(BsPipeline) until =
        at_end ? NULL : bs_document_pipeline_up_to(document, (guint32)stage);
    *name = at_end ? g_strdup(words_of(self)) : g_strdup_printf("%s@%d", words_of(self), stage);
    *pipeline = until ? bs_pipeline_to_string(until) : g_strdup(bs_document_pipeline(document));
}

// -- the choice ----------------------------------------------------------------------------------

static void
set_wrong(BsColumn *self, gboolean wrong)
{
    GtkWidget *entry = gtk_combo_box_get_child(GTK_COMBO_BOX(self->runs));
    if (wrong)
        gtk_widget_add_css_class(entry, "error");
    else
        gtk_widget_remove_css_class(entry, "error");
}

static void
show_words(BsColumn *self)
{
    GtkWidget *entry = gtk_combo_box_get_child(GTK_COMBO_BOX(self->runs));
    if (!g_str_equal(gtk_editable_get_text(GTK_EDITABLE(entry)), words_of(self)))
        gtk_editable_set_text(GTK_EDITABLE(entry), words_of(self));
    set_wrong(self, FALSE);
}

static void
tell(BsColumn *self)
{
    show_words(self);
    g_signal_emit_by_name(self, "changed");
}

// -- another run ---------------------------------------------------------------------------------

// The program of a lesson is not the lesson. Free with g_free().
static char *
name_program(const BsSource *source)
{
    return g_strconcat(source->name, g_str_has_suffix(source->name, ".lesson") ? ".mlir" : NULL,
                       NULL);
}

static void
load(BsColumn *self)
{
    const BsSource *source = bs_document_source(bs_session_document(self->of));
    g_autofree char *name = name_program(source), *words = g_strdup(words_of(self));
    g_clear_pointer(&self->text, g_bytes_unref);
    self->text = g_bytes_new(source->text, source->len);
    bs_session_follow(self->own, self->of);
    if (!g_str_equal(words, words_of(self)))
        g_signal_emit_by_name(self, "missing", words);
    bs_session_open_text(self->own, name, self->text);
}

void
bs_column_follow(BsColumn *self)
{
    if (!self->own || !bs_session_document(self->of))
        return;
    if (!has_text(self))
        load(self);
    else if (bs_session_is_walkable(self->own) &&
             !g_str_equal(bs_session_function_name(self->own), bs_session_function_name(self->of)))
        bs_session_set_function(self->own, bs_session_function_name(self->of));
}

static void
take_wanted(BsColumn *self)
{
    const gint wanted = self->wanted;
    self->wanted = AS_CHOSEN;
    if (wanted != AS_CHOSEN)
        bs_code_view_set_stage(self->view,
                               wanted == AT_END ? last_stage(bs_column_session(self)) : wanted);
}

static void
on_own_loaded(BsColumn *self)
{
    if (bs_session_is_walkable(self->own)) {
        bs_session_goto(self->own, bs_session_n_events(self->own));
        bs_session_set_function(self->own, bs_session_function_name(self->of));
    }
    take_wanted(self);
    tell(self);
    self->fresh = TRUE;
}

static void
forget_own(BsColumn *self)
{
    const BsCodeCompared nothing = {0};
    if (!self->own)
        return;
    bs_code_view_compare(self->view, &nothing); // what it shows may be of a program that goes
    g_object_set(self->view, "session", self->of, NULL);
    g_signal_handlers_disconnect_by_data(self->own, self);
    bs_session_cancel(self->own);
    g_clear_object(&self->own);
    g_clear_pointer(&self->text, g_bytes_unref);
}

static void
on_own_selected(BsColumn *self)
{
    g_signal_emit_by_name(self, self->fresh ? "ready" : "selected");
    self->fresh = FALSE;
}

static void
on_own_hovered(BsColumn *self)
{
    g_signal_emit_by_name(self, "hovered");
}

static void
on_own_moved(BsColumn *self)
{
    g_signal_emit_by_name(self, "changed");
}

// The view hears of it first: it has the list of stages then.
static void
make_own(BsColumn *self)
{
    if (self->own)
        return;
    self->own = bs_session_new();
    g_object_set(self->view, "session", self->own, NULL);
    g_signal_connect_object(self->own, "loaded", G_CALLBACK(on_own_loaded), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(self->own, "moved", G_CALLBACK(on_own_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->own, "selected", G_CALLBACK(on_own_selected), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(self->own, "hovered", G_CALLBACK(on_own_hovered), self,
                            G_CONNECT_SWAPPED);
}

// -- putting something there ---------------------------------------------------------------------

// Behind the `@`; the words are before it.
static gint
read_stage(const char *what, gsize *words)
{
    const char *at = strrchr(what, '@');
    guint64 stage = 0;
    *words = at ? (gsize)(at - what) : strlen(what);
    if (at && g_str_equal(at + 1, "written"))
        return BS_CODE_AS_WRITTEN;
    if (at && g_ascii_string_to_unsigned(at + 1, 10, 0, G_MAXINT16, &stage, NULL))
        return (gint)stage;
    if (at)
        *words = strlen(what); // it is part of them
    return BS_CODE_AT_CURSOR;
}

static void
show_stage(BsColumn *self, gint stage)
{
    self->wanted = stage;
    if (bs_session_document(bs_column_session(self)) &&
        !bs_session_is_loading(bs_column_session(self)))
        take_wanted(self);
}

static void
put_this(BsColumn *self, gint stage)
{
    self->putting = TRUE;
    forget_own(self);
    bs_code_view_stay_at_end(self->view, FALSE);
    show_stage(self, stage);
    self->putting = FALSE;
    tell(self);
}

gboolean
bs_column_put(BsColumn *self, const char *what)
{
    gsize len;
    const gint stage = read_stage(what, &len);
    g_autofree char *words = g_strstrip(g_strndup(what, len));
    if (!*words || g_str_equal(words, bs_run_words(self->of))) {
        put_this(self, stage);
        return TRUE;
    }
    g_autoptr(BsPipeline) pipeline =
        bs_pipeline_from_words(words, bs_session_upstream(self->of), NULL);
    if (!pipeline)
        return FALSE;
    const gboolean is_another = !self->own || !g_str_equal(words, words_of(self));
    make_own(self);
    bs_code_view_stay_at_end(self->view, TRUE);
    if (is_another) {
        bs_code_view_set_stage(self->view, BS_CODE_AT_CURSOR);
        if (bs_session_is_loading(self->own)) // by the pipeline before
            g_clear_pointer(&self->text, g_bytes_unref);
        bs_session_set_pipeline(self->own, words);
    }
    bs_column_follow(self);
    show_stage(self, stage);
    tell(self);
    return TRUE;
}

void
bs_column_put_end(BsColumn *self)
{
    put_this(self, AT_END);
}

static void
choose(BsColumn *self, const char *words)
{
    if (g_str_equal(words, words_of(self)))
        set_wrong(self, FALSE);
    else if (!bs_column_put(self, words)) {
        set_wrong(self, TRUE);
        g_signal_emit_by_name(self, "missing", words);
    }
}

static void
on_entry(GtkEntry *entry, BsColumn *self)
{
    g_autofree char *words = g_strdup(gtk_editable_get_text(GTK_EDITABLE(entry)));
    choose(self, words);
}

// Not while somebody types: then no row of the list is active.
static void
on_row(GtkComboBox *runs, BsColumn *self)
{
    g_autofree char *words = gtk_combo_box_text_get_active_text(GTK_COMBO_BOX_TEXT(runs));
    if (gtk_combo_box_get_active(runs) >= 0 && words)
        choose(self, words);
}

static void
on_stage(BsColumn *self)
{
    const gint stage = bs_code_view_stage(self->view);
    self->at_end = !self->own && stage > 0 && stage == last_stage(self->of);
    if (!self->putting)
        g_signal_emit_by_name(self, "changed");
}

// Another program, or another run of it: what stayed at the end stays there.
static void
on_loaded(BsColumn *self)
{
    if (self->own || !bs_session_is_walkable(self->of))
        return;
    if (self->at_end && self->wanted == AS_CHOSEN)
        self->wanted = AT_END;
    take_wanted(self);
    show_words(self);
}

// -- the widget ----------------------------------------------------------------------------------

// The combo box, its entry, and the button that opens the list.
static void
name_choice(GtkWidget *runs, const char *name)
{
    GtkWidget *entry = gtk_combo_box_get_child(GTK_COMBO_BOX(runs));
    GtkWidget *const parts[] = {runs, entry, gtk_widget_get_next_sibling(entry)};
    for (guint i = 0; i < G_N_ELEMENTS(parts); i++) {
        if (parts[i])
            gtk_accessible_update_property(GTK_ACCESSIBLE(parts[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           name, -1);
    }
}

static void
make_choice(BsColumn *self, const char *name)
{
    enum { LETTERS = 12 };
    GtkWidget *runs = gtk_combo_box_text_new_with_entry();
    GtkWidget *entry = gtk_combo_box_get_child(GTK_COMBO_BOX(runs));
    self->runs = GTK_COMBO_BOX_TEXT(runs);
    for (guint i = 0; bs_offered_runs[i]; i++)
        gtk_combo_box_text_append_text(self->runs, bs_offered_runs[i]);
    for (guint i = 0; bs_passes[i]; i++)
        if (bs_passes[i]->family == BS_FAMILY_LEGACY)
            gtk_combo_box_text_append_text(self->runs, bs_passes[i]->name);
    gtk_widget_set_tooltip_text(entry, _("Which run stands here: a pipeline, a pass, or a text as "
                                         "--pass-pipeline takes it; Enter runs it"));
    gtk_editable_set_width_chars(GTK_EDITABLE(entry), LETTERS);
    name_choice(runs, name);
    g_signal_connect(entry, "activate", G_CALLBACK(on_entry), self);
    g_signal_connect(runs, "changed", G_CALLBACK(on_row), self);
    bs_code_view_add_head(self->view, runs);
}

static void
bs_column_dispose(GObject *object)
{
    BsColumn *self = BS_COLUMN(object);
    if (self->own) {
        g_signal_handlers_disconnect_by_data(self->own, self);
        bs_session_cancel(self->own);
    }
    g_clear_object(&self->own);
    g_clear_object(&self->of);
    g_clear_pointer(&self->text, g_bytes_unref);
    G_OBJECT_CLASS(bs_column_parent_class)->dispose(object);
}

static void
bs_column_class_init(BsColumnClass *klass)
{
    static const char *const signals[] = {"changed", "ready", "selected", "hovered"};
    G_OBJECT_CLASS(klass)->dispose = bs_column_dispose;
    for (guint i = 0; i < G_N_ELEMENTS(signals); i++)
        g_signal_new(signals[i], BS_TYPE_COLUMN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                     G_TYPE_NONE, 0);
    g_signal_new("missing", BS_TYPE_COLUMN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                 G_TYPE_STRING);
}

static void
bs_column_init(BsColumn *self)
{
    gtk_orientable_set_orientation(GTK_ORIENTABLE(self), GTK_ORIENTATION_VERTICAL);
    self->wanted = AS_CHOSEN;
}

GtkWidget *
bs_column_new(BsSession *of, const char *name)
{
    BsColumn *self = g_object_new(BS_TYPE_COLUMN, NULL);
    self->of = g_object_ref(of);
    self->view = g_object_new(BS_TYPE_CODE_VIEW, "session", of, NULL);
    g_signal_connect_object(of, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    gtk_widget_set_vexpand(GTK_WIDGET(self->view), TRUE);
    make_choice(self, name);
    gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->view));
    g_signal_connect_object(self->view, "notify::stage", G_CALLBACK(on_stage), self,
                            G_CONNECT_SWAPPED);
    return GTK_WIDGET(self);
}
