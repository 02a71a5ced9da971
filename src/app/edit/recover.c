// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nothing that was typed is lost when the program ends unasked: while the text is not saved, a copy
// of it lies in the user's state folder, and the next program offers it.
#include "app/edit/edit.h"
#include "app/edit/recovery.h"
#include "app/kit/mnemonics.h"
#include "support/i18n.h"

enum { PAUSE_MS = 500 };

typedef struct BsRecovering {
    const BsHost *host;
    BsRecovery *copy;    // of the text; NULL: it is saved
    guint waiting;       // source id: until the copy is written
    BsRecovery *found;   // one that is being opened here, or NULL, ...
    gboolean is_alone;   // ... without a file
    gboolean has_failed; // to write a copy, which was said
} BsRecovering;

// -- the copy ------------------------------------------------------------------------------------

static void
drop_copy(BsRecovering *self)
{
    g_clear_handle_id(&self->waiting, g_source_remove);
    if (self->copy)
        bs_recovery_remove(self->copy);
    g_clear_pointer(&self->copy, bs_recovery_free);
}

// Once: one can go on all the same. When it works again, and then no more, it is said again.
static void
say_failed(BsRecovering *self, const GError *error)
{
    if (error && !self->has_failed)
        bs_host_say(self->host, _("Nothing that you type is kept for a crash: %s. Save it."),
                    error->message);
    self->has_failed = error != NULL;
}

typedef struct Writing {
    const BsHost *host; // of the window, which is kept until it is written
    BsRecovering *part;
} Writing;

static void
on_written(GObject *none, GAsyncResult *result, gpointer data)
{
    g_autofree Writing *writing = data;
    g_autoptr(GtkWindow) window = writing->host->window;
    g_autoptr(GError) error = NULL;
    g_task_propagate_boolean(G_TASK(result), &error);
    if (writing->host->life)
        say_failed(writing->part, error);
}

// Whether there is a copy to write to, and something to write.
static gboolean
has_copy(BsRecovering *self)
{
    g_autoptr(GError) error = NULL;
    g_clear_handle_id(&self->waiting, g_source_remove);
    if (!bs_draft_is_unsaved(self->host->draft))
        return FALSE;
    if (!self->copy)
        self->copy = bs_recovery_new(&error);
    if (!self->copy)
        say_failed(self, error);
    return self->copy != NULL;
}

static char *
name_of_text(BsRecovering *self)
{
    char *name = NULL;
    g_object_get(self->host->session, "title", &name, NULL);
    return name ? name : g_strdup("");
}

static gboolean
on_pause(gpointer part)
{
    BsRecovering *self = part;
    BsDraft *draft = self->host->draft;
    g_autofree char *name = name_of_text(self);
    self->waiting = 0;
    if (!has_copy(self))
        return G_SOURCE_REMOVE;
    Writing *writing = g_new(Writing, 1);
    *writing = (Writing){self->host, self};
    g_object_ref(self->host->window);
    bs_recovery_write(self->copy, bs_draft_file(draft), name, bs_draft_saved(draft),
                      bs_draft_text(draft), on_written, writing);
    return G_SOURCE_REMOVE;
}

// Also while one goes on typing.
static void
on_changed(BsRecovering *self)
{
    if (!self->waiting)
        self->waiting = g_timeout_add(PAUSE_MS, on_pause, self);
}

static void
on_noted(BsRecovering *self)
{
    if (!bs_draft_is_unsaved(self->host->draft))
        drop_copy(self);
    else
        on_changed(self);
}

// The program is being ended.
static void
keep_text(gpointer part, GVariant *none)
{
    BsRecovering *self = part;
    BsDraft *draft = self->host->draft;
    g_autofree char *name = name_of_text(self);
    if (has_copy(self))
        bs_recovery_write_now(self->copy, bs_draft_file(draft), name, bs_draft_saved(draft),
                              bs_draft_text(draft));
}

// -- what another one left -----------------------------------------------------------------------

static char *
names_of(const GPtrArray *ids)
{
    GString *names = g_string_new(NULL);
    for (guint i = 0; i < ids->len; i++) {
        BsRecovery *left = bs_recovery_adopt(ids->pdata[i]);
        g_autofree char *name = left ? bs_recovery_name(left) : g_strdup("");
        g_string_append_printf(names, "%s%s", i ? ", " : "", name);
        bs_recovery_free(left);
    }
    return g_string_free(names, FALSE);
}

static void
open_all(const BsHost *host, const GPtrArray *ids)
{
    GActionGroup *application = G_ACTION_GROUP(gtk_window_get_application(host->window));
    for (guint i = 0; i < ids->len; i++)
        g_action_group_activate_action(application, "recover", g_variant_new_string(ids->pdata[i]));
}

static void
remove_all(const GPtrArray *ids)
{
    for (guint i = 0; i < ids->len; i++) {
        BsRecovery *left = bs_recovery_adopt(ids->pdata[i]);
        if (left)
            bs_recovery_remove(left);
        bs_recovery_free(left);
    }
}

typedef struct Asked {
    const BsHost *host; // of the window, which is kept until the answer
    GPtrArray *ids;
} Asked;

static void
on_answer(AdwMessageDialog *dialog, const char *id, gpointer data)
{
    g_autofree Asked *asked = data;
    g_autoptr(GtkWindow) window = asked->host->window;
    g_autoptr(GPtrArray) ids = asked->ids;
    if (g_str_equal(id, "open") && asked->host->life)
        open_all(asked->host, ids);
    else if (g_str_equal(id, "delete"))
        remove_all(ids);
}

static void
offer(gpointer part, GVariant *none)
{
    BsRecovering *self = part;
    g_autoptr(GPtrArray) ids = bs_recovery_find();
    if (!ids->len)
        return;
    g_autofree char *names = names_of(ids);
    g_autofree char *text = g_strdup_printf(
        _("The program ended before these were saved: %s. Their texts were kept."), names);
    AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG(
        adw_message_dialog_new(self->host->window, _("Open what was not saved?"), text));
    adw_message_dialog_add_responses(dialog, "later", _("_Later"), "delete", _("_Delete"), "open",
                                     _("_Open"), NULL);
    adw_message_dialog_set_response_appearance(dialog, "open", ADW_RESPONSE_SUGGESTED);
    adw_message_dialog_set_response_appearance(dialog, "delete", ADW_RESPONSE_DESTRUCTIVE);
    adw_message_dialog_set_default_response(dialog, "open");
    adw_message_dialog_set_close_response(dialog, "later");
    Asked *asked = g_new(Asked, 1);
    *asked = (Asked){self->host, g_steal_pointer(&ids)};
    g_object_ref(self->host->window);
    g_signal_connect(dialog, "response", G_CALLBACK(on_answer), asked);
    bs_mnemonics_name_once(GTK_WIDGET(dialog));
    gtk_window_present(GTK_WINDOW(dialog));
}

// -- opening it ----------------------------------------------------------------------------------

static void
give_up(BsRecovering *self, GError *error)
{
    bs_host_say(self->host, "%s", error->message);
    g_error_free(error);
    g_clear_pointer(&self->found, bs_recovery_free);
}

// Its file first, so that what was typed is a change of that, which can be undone; without one the
// text alone.
static void
recover(gpointer part, GVariant *id)
{
    BsRecovering *self = part;
    GError *error = NULL;
    if (self->found || bs_draft_is_unsaved(self->host->draft))
        return;
    self->found = bs_recovery_adopt(g_variant_get_string(id, NULL));
    if (!self->found)
        return;
    g_autoptr(GFile) file = bs_recovery_file(self->found);
    g_autoptr(GBytes) text = bs_recovery_text(self->found, &error);
    g_autofree char *name = bs_recovery_name(self->found);
    self->is_alone = !file || !g_file_query_exists(file, NULL);
    if (!text)
        give_up(self, error);
    else if (!self->is_alone)
        bs_session_open(self->host->session, file);
    else
        bs_session_open_text(self->host->session, name, text);
}

static void
take_text(BsRecovering *self, GBytes *text)
{
    BsDraft *draft = self->host->draft;
    gsize len;
    const char *bytes = g_bytes_get_data(text, &len);
    GError *error = NULL;
    g_autoptr(GFile) file = bs_recovery_file(self->found);
    if (!bs_draft_is_editable(draft))
        bs_command_do(self->host->actions, "edit", NULL);
    // What is there now may be nothing that can be edited; what was typed is.
    const gboolean is_new = !bs_draft_is_open(draft);
    if (is_new)
        bs_draft_open(draft, file, "", 0, NULL);
    bs_draft_set_editable(draft, TRUE);
    // One is asked before it is saved over what somebody else has written since.
    if (is_new || self->is_alone || !bs_recovery_is_based_on(self->found, bs_draft_saved(draft)))
        bs_draft_note_saved(draft, file, NULL);
    if (!bs_draft_replace(draft, bytes ? bytes : "", len, &error)) {
        give_up(self, error);
        return;
    }
    drop_copy(self);
    self->copy = g_steal_pointer(&self->found); // from now on it is this one's
    on_noted(self);
}

static gboolean
is_its_file(BsRecovering *self)
{
    g_autoptr(GFile) file = bs_recovery_file(self->found);
    GFile *there = bs_session_file(self->host->session);
    return self->is_alone ? !there : there && file && g_file_equal(there, file);
}

// It stays kept, and is offered again.
static void
on_unread(BsRecovering *self)
{
    g_clear_pointer(&self->found, bs_recovery_free);
}

static void
on_loaded(BsRecovering *self)
{
    GError *error = NULL;
    if (!self->found)
        return;
    if (!is_its_file(self)) { // which could not be read, or was not waited for
        on_unread(self);
        return;
    }
    g_autoptr(GBytes) text = bs_recovery_text(self->found, &error);
    if (text && bs_session_document(self->host->session))
        take_text(self, text);
    else if (error)
        give_up(self, error);
}

// -- the window's part ---------------------------------------------------------------------------

static const BsCommand commands[] = {
    {"keep-text", NULL, keep_text, BS_ALWAYS, NULL},
    {"offer-unsaved", NULL, offer, BS_ALWAYS, NULL},
    {"recover", "s", recover, BS_ALWAYS, NULL}, // one of bs_recovery_find()
    {0},
};

static void
init(gpointer part)
{
    BsRecovering *self = part;
    const BsHost *host = self->host;
    bs_host_connect(host, host->draft, "changed", G_CALLBACK(on_changed), self);
    bs_host_connect(host, host->draft, "noted", G_CALLBACK(on_noted), self);
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(on_loaded), self);
    bs_host_connect(host, host->session, "unread", G_CALLBACK(on_unread), self);
}

// What is not saved now goes unasked.
static void
clear(gpointer part)
{
    BsRecovering *self = part;
    g_clear_handle_id(&self->waiting, g_source_remove);
    g_clear_pointer(&self->copy, bs_recovery_free);
    g_clear_pointer(&self->found, bs_recovery_free);
}

const BsPart bs_recover_part = {
    .size = sizeof(BsRecovering), .commands = commands, .init = init, .clear = clear};
