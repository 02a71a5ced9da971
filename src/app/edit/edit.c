// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Editing the source in place: what is typed is run in the background when one pauses, however
// briefly. A run belongs to a text: another text cancels it, and what was run last is shown until
// the new run is there.
#include "app/edit/edit.h"
#include "app/frame/panes.h"
#include "app/session/standard-input.h"
#include "support/i18n.h"

#include <string.h>

typedef struct BsEditing {
    const BsHost *host;
    BsPanes *panes;
    gboolean copies;  // what comes is to be edited at once
    GFile *of;        // what was open when the text was taken from it, or NULL
    GtkWidget *offer; // where a program cannot be read
    guint waiting;    // source id: until it is run
    guint lasting;    // source id: until what is shown is called old
    gint64 typed;     // when what is not run yet was typed first; 0: everything is
    gint64 started;   // when it was run last
    gint64 ran;       // how long that took, in microseconds
    gint64 took;      // and with the time from what was typed first
} BsEditing;

// -- where it is edited --------------------------------------------------------------------------

// What the text is saved as; NULL: it is a copy, of what mlir-opt wrote, of a sample, of what came
// by standard input.
static GFile *
file_of_text(BsSession *session)
{
    GFile *file = bs_session_file(session);
    const char *path = file ? g_file_peek_path(file) : NULL;
    return path && !bs_session_lesson(session) && !bs_session_imported(session) &&
                   !bs_standard_input_is_kept(path)
               ? file
               : NULL;
}

// The code that is in sight, first the one with the source.
static BsCodeView *
view_for_source(BsEditing *self)
{
    BsCodeView *left = bs_panes_left(self->panes), *right = bs_panes_right(self->panes);
    const BsPane shown = bs_panes_shown(self->panes);
    const gboolean has_source =
        shown & BS_PANE_RIGHT && bs_code_view_stage(right) == BS_CODE_AS_WRITTEN;
    return has_source || !(shown & BS_PANE_LEFT) ? right : left;
}

// With the caret where one is in the program.
static void
go_there(BsEditing *self, gboolean first)
{
    BsSession *session = self->host->session;
    if (!gtk_widget_get_visible(GTK_WIDGET(self->panes))) // what is compared is in its place
        bs_command_do(self->host->actions, "layout", g_variant_new_string("explore"));
    BsCodeView *view = view_for_source(self);
    GtkTextView *text = bs_code_view_text_view(view);
    bs_code_view_set_stage(view, BS_CODE_AS_WRITTEN);
    const BsOp *selected = bs_session_selected_op(session);
    const gint line =
        bs_code_view_line_of(view, selected ? selected : bs_session_function(session));
    if (first && line >= 0) {
        GtkTextIter at;
        gtk_text_buffer_get_iter_at_line(gtk_text_view_get_buffer(text), &at, line);
        gtk_text_buffer_place_cursor(gtk_text_view_get_buffer(text), &at);
        gtk_text_view_scroll_to_iter(text, &at, 0.1, FALSE, 0, 0);
    }
    gtk_widget_grab_focus(GTK_WIDGET(text));
}

static gboolean
open_draft(BsEditing *self)
{
    BsSession *session = self->host->session;
    const BsSource *source = bs_document_source(bs_session_document(session));
    g_autoptr(GError) error = NULL;
    g_set_object(&self->of, bs_session_file(session));
    if (bs_draft_open(self->host->draft, file_of_text(session), source->text, source->len, &error))
        return TRUE;
    bs_host_say(self->host, "%s", error->message);
    return FALSE;
}

// The lesson stays as it is.
static void
edit_elsewhere(BsEditing *self)
{
    BsSession *session = self->host->session;
    const BsSource *source = bs_document_source(bs_session_document(session));
    g_autofree char *name = g_path_get_basename(source->name);
    g_autofree char *text = g_strndup(source->text, source->len);
    g_autofree char *stem = g_strndup(name, strcspn(name, "."));
    g_autofree char *copy = g_strconcat(stem, ".mlir", NULL);
    g_action_group_activate_action(G_ACTION_GROUP(gtk_window_get_application(self->host->window)),
                                   "open-copy", g_variant_new("(ss)", copy, text));
}

// In an empty window.
static void
edit_copy(gpointer part, GVariant *copy)
{
    BsEditing *self = part;
    const char *name, *text;
    g_variant_get(copy, "(&s&s)", &name, &text);
    g_autoptr(GBytes) bytes = g_bytes_new(text, strlen(text));
    self->copies = TRUE;
    bs_session_open_text(self->host->session, name, bytes);
}

static void
edit(gpointer part, GVariant *none)
{
    BsEditing *self = part;
    g_autoptr(GVariant) edits = bs_command_state(self->host->actions, "lesson-edits");
    if (bs_session_lesson(self->host->session) && !g_variant_get_boolean(edits)) {
        edit_elsewhere(self);
        return;
    }
    BsDraft *draft = self->host->draft;
    const gboolean was_open = bs_draft_is_open(draft);
    if (bs_draft_is_editable(draft)) {
        bs_draft_set_editable(draft, FALSE);
    } else if (was_open || open_draft(self)) {
        bs_draft_set_editable(draft, TRUE);
        go_there(self, !was_open);
    }
}

static void
undo(gpointer part, GVariant *none)
{
    BsEditing *self = part;
    gtk_text_buffer_undo(GTK_TEXT_BUFFER(bs_draft_buffer(self->host->draft)));
}

static void
redo(gpointer part, GVariant *none)
{
    BsEditing *self = part;
    gtk_text_buffer_redo(GTK_TEXT_BUFFER(bs_draft_buffer(self->host->draft)));
}

// Makes it that text, as if it was typed: for scripts.
static void
write_source(gpointer part, GVariant *parameter)
{
    BsEditing *self = part;
    g_autoptr(GError) error = NULL;
    gsize len;
    const char *text = g_variant_get_string(parameter, &len);
    if (bs_draft_is_editable(self->host->draft) &&
        !bs_draft_replace(self->host->draft, text, len, &error))
        bs_host_say(self->host, "%s", error->message);
}

// Takes back what was typed, by typing that text: for lessons.
static void
restore_source(gpointer part, GVariant *parameter)
{
    BsEditing *self = part;
    gsize len;
    const char *text = g_variant_get_string(parameter, &len);
    if (bs_draft_is_open(self->host->draft))
        bs_draft_replace(self->host->draft, text, len, NULL);
}

// -- what is shown of it -------------------------------------------------------------------------

// Whether the views show an older text than the one that is written.
static gboolean
is_old(BsEditing *self)
{
    return bs_draft_is_open(self->host->draft) &&
           (bs_session_unread(self->host->session) || (self->typed && !self->lasting));
}

static void
tell(BsEditing *self)
{
    GActionMap *actions = self->host->actions;
    BsDraft *draft = self->host->draft;
    BsDocument *unread = bs_session_unread(self->host->session);
    const char *state = !bs_draft_is_open(draft) ? "off"
                        : self->typed            ? "running"
                        : unread                 ? "unread"
                                                 : "run";
    bs_command_set_state(actions, "edit", g_variant_new_boolean(bs_draft_is_editable(draft)));
    bs_command_set_state(actions, "edit-state", g_variant_new_string(state));
    bs_command_set_state(actions, "edit-took", g_variant_new_int32((gint32)(self->took / 1000)));
    bs_panes_call_old(self->panes, is_old(self), self->typed != 0);
    if (is_old(self))
        gtk_widget_add_css_class(GTK_WIDGET(self->host->window), "old-run");
    else
        gtk_widget_remove_css_class(GTK_WIDGET(self->host->window), "old-run");
}

// -- running -------------------------------------------------------------------------------------

static gboolean
is_run(BsEditing *self)
{
    BsSession *session = self->host->session;
    const BsSource *source = bs_document_source(bs_session_document(session));
    return !bs_session_unread(session) && bs_draft_is(self->host->draft, source->text, source->len);
}

static void
all_is_run(BsEditing *self)
{
    self->typed = 0;
    g_clear_handle_id(&self->lasting, g_source_remove);
    tell(self);
}

static gboolean
run(gpointer part)
{
    BsEditing *self = part;
    BsSession *session = self->host->session;
    self->waiting = 0;
    if (is_run(self)) { // it was typed, and taken back
        bs_session_cancel(session);
        all_is_run(self);
        return G_SOURCE_REMOVE;
    }
    self->started = g_get_monotonic_time();
    bs_session_revise(session, bs_session_imported(session) ? NULL : bs_session_file(session),
                      bs_draft_text(self->host->draft));
    return G_SOURCE_REMOVE;
}

static gboolean
on_lasting(gpointer part)
{
    BsEditing *self = part;
    self->lasting = 0;
    tell(self);
    return G_SOURCE_REMOVE;
}

// How long one is to pause before the text is run, in milliseconds: a large one, which takes long,
// waits longer.
static guint
pause_of(BsEditing *self)
{
    enum { SMALL_BYTES = 1 << 17, LEAST_MS = 15, MOST_MS = 600 };
    const gsize len = g_bytes_get_size(bs_draft_text(self->host->draft));
    return len <= SMALL_BYTES ? LEAST_MS : (guint)CLAMP(self->ran / 500, LEAST_MS, MOST_MS);
}

static void
on_changed(BsEditing *self)
{
    enum { SOON_MS = 300 };
    if (!self->typed) {
        self->typed = g_get_monotonic_time();
        self->lasting = g_timeout_add(SOON_MS, on_lasting, self);
    }
    if (bs_session_is_loading(self->host->session)) // of the text before, or of another program
        bs_session_cancel(self->host->session);
    g_clear_handle_id(&self->waiting, g_source_remove);
    self->waiting = g_timeout_add(pause_of(self), run, self);
    tell(self);
}

// Another text may have been typed since.
static void
on_answer(BsEditing *self)
{
    if (!self->typed || self->waiting || bs_session_is_loading(self->host->session))
        return;
    const gint64 now = g_get_monotonic_time();
    self->ran = now - self->started;
    self->took = now - self->typed;
    all_is_run(self);
}

static gboolean
is_of(BsEditing *self, GFile *file)
{
    return self->of && file ? g_file_equal(self->of, file) : self->of == file;
}

// Another program came; or another text of it, of which what was typed is none.
static void
forget_text(BsEditing *self)
{
    g_clear_handle_id(&self->waiting, g_source_remove);
    bs_draft_close(self->host->draft);
    all_is_run(self);
}

static void
on_loaded(BsEditing *self)
{
    BsDraft *draft = self->host->draft;
    GFile *file = bs_session_file(self->host->session);
    if (bs_session_is_revision(self->host->session))
        g_set_object(&self->of, file);
    else if (bs_draft_is_open(draft) &&
             (!is_of(self, file) || (!bs_draft_is_unsaved(draft) && !is_run(self))))
        forget_text(self);
    gtk_widget_set_visible(self->offer, !bs_session_is_walkable(self->host->session) &&
                                            bs_session_document(self->host->session));
    on_answer(self);
    tell(self);
    if (self->copies && bs_session_document(self->host->session)) {
        self->copies = FALSE;
        edit(self, NULL);
    }
}

// -- keys ----------------------------------------------------------------------------------------

// Where text is edited, the keys of editing win over those of the window.
static gboolean
is_for_editing(guint key, GdkModifierType state)
{
    const GdkModifierType held = state & (GDK_CONTROL_MASK | GDK_ALT_MASK);
    const gboolean arrow =
        key == GDK_KEY_Up || key == GDK_KEY_Down || key == GDK_KEY_Left || key == GDK_KEY_Right;
    const guint letter = gdk_keyval_to_lower(key);
    return (held == GDK_ALT_MASK && arrow) ||
           (held == GDK_CONTROL_MASK && (letter == GDK_KEY_y || letter == GDK_KEY_z));
}

static gboolean
on_key(BsEditing *self, guint key, guint code, GdkModifierType state, GtkEventController *keys)
{
    GtkWidget *focus = gtk_window_get_focus(self->host->window);
    const gboolean edits =
        focus && GTK_IS_TEXT_VIEW(focus) && gtk_text_view_get_editable(GTK_TEXT_VIEW(focus));
    return edits && is_for_editing(key, state) &&
           gtk_event_controller_key_forward(GTK_EVENT_CONTROLLER_KEY(keys), focus);
}

// Where nobody else has a use for them: a field that one types into has its own undo.
static void
add_keys(BsEditing *self)
{
    static const struct {
        const char *keys, *action;
    } presses[] = {{"<Ctrl>z", "win.undo"}, {"<Ctrl><Shift>z", "win.redo"}};
    GtkEventController *own = gtk_shortcut_controller_new();
    for (guint i = 0; i < G_N_ELEMENTS(presses); i++)
        gtk_shortcut_controller_add_shortcut(
            GTK_SHORTCUT_CONTROLLER(own),
            gtk_shortcut_new(gtk_shortcut_trigger_parse_string(presses[i].keys),
                             gtk_named_action_new(presses[i].action)));
    gtk_widget_add_controller(GTK_WIDGET(self->host->window), own);
    GtkEventController *first = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(first, GTK_PHASE_CAPTURE);
    bs_host_connect(self->host, first, "key-pressed", G_CALLBACK(on_key), self);
    gtk_widget_add_controller(GTK_WIDGET(self->host->window), first);
}

// -- the window's part ---------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"edit",       NULL, edit, BS_ITS_PART, "false"},
    {"edit-copy",  "(ss)", edit_copy, BS_ALWAYS, NULL}, // of a name and a text
    {"undo",       NULL, undo, BS_ITS_PART,   NULL},
    {"redo",       NULL, redo, BS_ITS_PART,   NULL},
    {"write-source", "s", write_source, BS_ALWAYS, NULL},
    {"restore-source", "s", restore_source, BS_PROGRAM, NULL},
    {"edit-state", NULL, NULL, BS_ALWAYS,     "'off'"}, // read only: off, running, unread, run
    {"edit-took",  NULL, NULL, BS_ALWAYS,     "0"},     // read only: from typing to run, milliseconds
    {0},
    // clang-format on
};

static void
update_undo(BsEditing *self)
{
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER(bs_draft_buffer(self->host->draft));
    const gboolean editable = bs_draft_is_editable(self->host->draft);
    bs_command_enable(self->host->actions, "undo",
                      editable && gtk_text_buffer_get_can_undo(buffer));
    bs_command_enable(self->host->actions, "redo",
                      editable && gtk_text_buffer_get_can_redo(buffer));
}

static void
on_noted(BsEditing *self)
{
    update_undo(self);
    tell(self);
}

static void
init(gpointer part)
{
    BsEditing *self = part;
    const BsHost *host = self->host;
    GtkSourceBuffer *buffer = bs_draft_buffer(host->draft);
    bs_code_view_set_draft(bs_panes_left(self->panes), host->draft);
    bs_code_view_set_draft(bs_panes_right(self->panes), host->draft);
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(on_loaded), self);
    bs_host_connect(host, host->session, "unread", G_CALLBACK(on_answer), self);
    bs_host_connect(host, host->draft, "changed", G_CALLBACK(on_changed), self);
    bs_host_connect(host, host->draft, "noted", G_CALLBACK(on_noted), self);
    bs_host_connect(host, buffer, "notify::can-undo", G_CALLBACK(update_undo), self);
    bs_host_connect(host, buffer, "notify::can-redo", G_CALLBACK(update_undo), self);
    add_keys(self);
    update_undo(self);
}

static void
update(gpointer part)
{
    BsEditing *self = part;
    bs_command_enable(self->host->actions, "edit",
                      bs_session_document(self->host->session) != NULL);
}

static void
clear(gpointer part)
{
    BsEditing *self = part;
    g_clear_handle_id(&self->waiting, g_source_remove);
    g_clear_handle_id(&self->lasting, g_source_remove);
    g_clear_object(&self->of);
}

static const BsPartWidget widgets[] = {
    {"panes", G_STRUCT_OFFSET(BsEditing, panes)},
    {"edit_offer", G_STRUCT_OFFSET(BsEditing, offer)},
    {0},
};

const BsPart bs_edit_part = {.size = sizeof(BsEditing),
                             .widgets = widgets,
                             .commands = commands,
                             .init = init,
                             .clear = clear,
                             .update = update};
