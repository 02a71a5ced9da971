// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file that the source which is edited is of: saving it, and asking before anything is lost, of
// what was typed or of what somebody else wrote there.
#include "app/edit/edit.h"
#include "app/edit/write.h"
#include "app/kit/mnemonics.h"
#include "support/i18n.h"

typedef struct BsSaving {
    const BsHost *host;
    char *then;       // what waits for the file to be saved, see `leave`; NULL: nothing
    gboolean writing; // a file is being written
    GFile *next;      // what is to be written after that, or NULL
    gboolean over;    // whatever is there
    guint n_writes;   // how often one was
    gboolean asking;  // a question is open
    gboolean reads;   // what is in the file is wanted in place of what was typed
} BsSaving;

// -- asking --------------------------------------------------------------------------------------

// A question, whose answers are rows; the first one is what Escape means, the last one Enter.
typedef struct Answer {
    const char *id, *label;
    AdwResponseAppearance look;
    void (*then)(BsSaving *self); // NULL: nothing
} Answer;

typedef struct Asked {
    const BsHost *host; // of the window, which is kept until the answer
    BsSaving *self;
    const Answer *answers;
    guint n;
    guint n_writes; // when a file began to be read
} Asked;

static void
on_answer(AdwMessageDialog *dialog, const char *id, gpointer data)
{
    g_autofree Asked *asked = data;
    g_autoptr(GtkWindow) window = asked->host->window;
    if (!asked->host->life)
        return;
    asked->self->asking = FALSE;
    for (guint i = 0; i < asked->n; i++) {
        if (g_str_equal(asked->answers[i].id, id) && asked->answers[i].then)
            asked->answers[i].then(asked->self);
    }
}

static void
ask(BsSaving *self, const char *title, const char *text, const Answer *answers, guint n)
{
    if (self->asking)
        return;
    self->asking = TRUE;
    AdwMessageDialog *dialog =
        ADW_MESSAGE_DIALOG(adw_message_dialog_new(self->host->window, title, text));
    for (guint i = 0; i < n; i++) {
        adw_message_dialog_add_response(dialog, answers[i].id, _(answers[i].label));
        adw_message_dialog_set_response_appearance(dialog, answers[i].id, answers[i].look);
    }
    adw_message_dialog_set_close_response(dialog, answers[0].id);
    adw_message_dialog_set_default_response(dialog, answers[n - 1].id);
    Asked *asked = g_new(Asked, 1);
    *asked = (Asked){self->host, self, answers, n};
    g_object_ref(self->host->window);
    g_signal_connect(dialog, "response", G_CALLBACK(on_answer), asked);
    bs_mnemonics_name_once(GTK_WIDGET(dialog));
    gtk_window_present(GTK_WINDOW(dialog));
}

static char *
name_of_text(BsSaving *self)
{
    GFile *file = bs_draft_file(self->host->draft);
    char *title = NULL;
    if (file)
        return g_file_get_basename(file);
    g_object_get(self->host->session, "title", &title, NULL);
    return title;
}

// -- leaving -------------------------------------------------------------------------------------

// Nothing that waits is done any more, be it the end of the program.
static void
stay(BsSaving *self)
{
    GtkApplication *application = gtk_window_get_application(self->host->window);
    g_action_group_activate_action(G_ACTION_GROUP(application), "go-on", NULL);
    g_clear_pointer(&self->then, g_free);
}

static void
go(BsSaving *self)
{
    g_autofree char *then = g_steal_pointer(&self->then);
    if (!then)
        return;
    bs_draft_close(self->host->draft);
    if (*then)
        bs_command_do(self->host->actions, "open-file", g_variant_new_string(then));
    else
        gtk_window_close(self->host->window);
}

static void save_now(BsSaving *self);

// Leaves the text: "" closes the window, else that file is opened in it.
static void
leave(gpointer part, GVariant *parameter)
{
    static const Answer answers[] = {
        {"cancel", N_("_Cancel"), ADW_RESPONSE_DEFAULT, stay},
        {"discard", N_("_Discard"), ADW_RESPONSE_DESTRUCTIVE, go},
        {"save", N_("_Save"), ADW_RESPONSE_SUGGESTED, save_now},
    };
    BsSaving *self = part;
    if (self->asking)
        return;
    g_free(self->then);
    self->then = g_variant_dup_string(parameter, NULL);
    if (!bs_draft_is_unsaved(self->host->draft)) {
        go(self);
        return;
    }
    g_autofree char *name = name_of_text(self);
    g_autofree char *title = g_strdup_printf(_("Save changes to “%s”?"), name);
    ask(self, title, _("Changes that are not saved will be lost."), answers, G_N_ELEMENTS(answers));
}

static gboolean
on_close(BsSaving *self)
{
    if (!bs_draft_is_unsaved(self->host->draft))
        return GDK_EVENT_PROPAGATE;
    leave(self, g_variant_ref_sink(g_variant_new_string("")));
    return GDK_EVENT_STOP;
}

// -- writing -------------------------------------------------------------------------------------

static void write_file(BsSaving *self, GFile *file, gboolean over);
static void choose_file(BsSaving *self);

static void
write_over(BsSaving *self)
{
    write_file(self, bs_draft_file(self->host->draft), TRUE);
}

static void
ask_why_changed(BsSaving *self)
{
    static const Answer answers[] = {
        {"cancel", N_("_Cancel"), ADW_RESPONSE_DEFAULT, stay},
        {"over", N_("_Replace"), ADW_RESPONSE_DESTRUCTIVE, write_over},
        {"save-as", N_("Save _As…"), ADW_RESPONSE_SUGGESTED, choose_file},
    };
    g_autofree char *name = name_of_text(self);
    g_autofree char *title = g_strdup_printf(_("“%s” was changed by another program"), name);
    ask(self, title, _("If you replace it, what was written there is lost."), answers,
        G_N_ELEMENTS(answers));
}

static void
ask_where_else(BsSaving *self, GFile *file)
{
    static const Answer answers[] = {
        {"cancel", N_("_Cancel"), ADW_RESPONSE_DEFAULT, stay},
        {"save-as", N_("Save _As…"), ADW_RESPONSE_SUGGESTED, choose_file},
    };
    g_autofree char *name = g_file_get_basename(file);
    g_autofree char *title = g_strdup_printf(_("“%s” is write-protected"), name);
    ask(self, title, _("The text can be saved under another name."), answers,
        G_N_ELEMENTS(answers));
}

static void
say_why_not(BsSaving *self, GFile *file, const GError *error)
{
    if (g_error_matches(error, BS_WRITE_ERROR, BS_WRITE_CHANGED)) {
        ask_why_changed(self);
    } else if (g_error_matches(error, BS_WRITE_ERROR, BS_WRITE_READ_ONLY)) {
        ask_where_else(self, file);
    } else {
        bs_host_say(self->host, _("Not saved: %s"), error->message);
        stay(self);
    }
}

// What could not be written may be asked for elsewhere already (`next`, or NULL).
static void
write_elsewhere(BsSaving *self, GFile *next, GFile *file, const GError *error)
{
    if (next && (self->over || !g_file_equal(next, file))) {
        bs_host_say(self->host, _("Not saved: %s"), error->message);
        write_file(self, next, self->over);
    } else {
        say_why_not(self, file, error);
    }
}

static void
on_written(GObject *none, GAsyncResult *result, gpointer data)
{
    g_autofree Asked *asked = data;
    g_autoptr(GtkWindow) window = asked->host->window;
    g_autoptr(GError) error = NULL;
    GFile *file;
    GBytes *text;
    const gboolean ok = bs_write_finish(result, &file, &text, &error);
    BsSaving *self = asked->self;
    if (!asked->host->life)
        return;
    self->writing = FALSE;
    g_autoptr(GFile) next = g_steal_pointer(&self->next);
    if (!ok) {
        write_elsewhere(self, next, file, error);
        return;
    }
    BsSession *session = self->host->session;
    const gboolean moved =
        !bs_session_file(session) || !g_file_equal(bs_session_file(session), file);
    bs_draft_note_saved(self->host->draft, file, text);
    g_autofree char *name = g_file_get_parse_name(file);
    bs_host_say(self->host, _("Saved as %s"), name);
    if (next && (self->over || bs_draft_is_unsaved(self->host->draft)))
        write_file(self, next, self->over);
    else if (self->then && bs_draft_is_unsaved(self->host->draft))
        save_now(self); // what was typed meanwhile is not left behind
    else if (self->then)
        go(self);
    else if (moved)
        bs_session_revise(session, file, bs_draft_text(self->host->draft));
}

static void
write_file(BsSaving *self, GFile *file, gboolean over)
{
    BsDraft *draft = self->host->draft;
    if (self->writing) {
        g_set_object(&self->next, file);
        self->over = over;
        return;
    }
    self->writing = TRUE;
    self->n_writes++;
    Asked *asked = g_new0(Asked, 1);
    asked->host = self->host;
    asked->self = self;
    g_object_ref(self->host->window);
    bs_write(file, bs_draft_text(draft), bs_draft_saved(draft), over, on_written, asked);
}

static void
on_chosen(GtkNativeDialog *dialog, int response, gpointer data)
{
    g_autofree Asked *asked = data;
    g_autoptr(GtkWindow) window = asked->host->window;
    g_autoptr(GFile) file = gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog));
    const gboolean chosen = response == GTK_RESPONSE_ACCEPT && file;
    if (asked->host->life && chosen)
        write_file(asked->self, file, TRUE); // the dialog asks before it takes a file that is there
    else if (asked->host->life)
        stay(asked->self);
    gtk_native_dialog_destroy(dialog);
    g_object_unref(dialog);
}

static void
choose_file(BsSaving *self)
{
    GFile *file = bs_draft_file(self->host->draft);
    g_autoptr(GFile) folder = file ? g_file_get_parent(file) : NULL;
    g_autofree char *name = name_of_text(self);
    GtkFileChooserNative *dialog =
        gtk_file_chooser_native_new(_("Save the Source As"), self->host->window,
                                    GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), NULL);
    gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), name);
    if (folder)
        gtk_file_chooser_set_current_folder(GTK_FILE_CHOOSER(dialog), folder, NULL);
    Asked *asked = g_new0(Asked, 1);
    asked->host = self->host;
    asked->self = self;
    g_object_ref(self->host->window);
    g_signal_connect(dialog, "response", G_CALLBACK(on_chosen), asked);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

static void
save_now(BsSaving *self)
{
    GFile *file = bs_draft_file(self->host->draft);
    if (file)
        write_file(self, file, FALSE);
    else
        choose_file(self);
}

// -- commands ------------------------------------------------------------------------------------

static void
save(gpointer part, GVariant *none)
{
    save_now(part);
}

// To a path, or "": asked for.
static void
save_as(gpointer part, GVariant *path)
{
    BsSaving *self = part;
    g_autoptr(GFile) file = g_file_new_for_path(g_variant_get_string(path, NULL));
    if (*g_variant_get_string(path, NULL))
        write_file(self, file, TRUE);
    else
        choose_file(self);
}

// -- what others write there ---------------------------------------------------------------------

static void
take_over(BsSaving *self, GBytes *there)
{
    BsDraft *draft = self->host->draft;
    g_autoptr(GError) error = NULL;
    gsize len;
    const char *text = g_bytes_get_data(there, &len);
    if (!bs_draft_replace(draft, text ? text : "", len, &error)) {
        bs_host_say(self->host, "%s", error->message);
        return;
    }
    bs_draft_note_saved(draft, bs_draft_file(draft), there);
    g_autofree char *name = name_of_text(self);
    bs_host_say(self->host, _("%s has changed and was read again"), name);
}

static void read_again(BsSaving *self);

static void
ask_which(BsSaving *self)
{
    static const Answer answers[] = {
        {"keep", N_("_Keep Mine"), ADW_RESPONSE_DEFAULT, NULL},
        {"read", N_("_Read Again"), ADW_RESPONSE_DESTRUCTIVE, read_again},
    };
    g_autofree char *name = name_of_text(self);
    g_autofree char *title = g_strdup_printf(_("“%s” was changed by another program"), name);
    ask(self, title,
        _("What you have typed is not saved. If the file is read again, that can be undone."),
        answers, G_N_ELEMENTS(answers));
}

// What is there (NULL: nothing is) may be what this window wrote.
static void
compare_with(BsSaving *self, GBytes *there)
{
    BsDraft *draft = self->host->draft;
    GFile *file = bs_draft_file(draft);
    GBytes *known = bs_draft_saved(draft);
    gsize len = 0;
    const char *text = there ? g_bytes_get_data(there, &len) : NULL;
    g_autofree char *name = name_of_text(self);
    if (!there && known) {
        bs_draft_note_saved(draft, file, NULL);
        bs_host_say(self->host, _("%s is gone; its text is here, and can be saved"), name);
    } else if (!there || (known && g_bytes_equal(there, known))) {
        return;
    } else if (bs_draft_is(draft, text ? text : "", len)) {
        bs_draft_note_saved(draft, file, there);
    } else if (bs_draft_is_unsaved(draft) && !self->reads) {
        ask_which(self);
    } else {
        take_over(self, there);
    }
}

static void read_file(BsSaving *self);

// What this window has written since then has taken the place of what was read.
static void
on_read(GObject *file, GAsyncResult *result, gpointer data)
{
    g_autofree Asked *asked = data;
    g_autoptr(GtkWindow) window = asked->host->window;
    g_autoptr(GError) error = NULL;
    g_autoptr(GBytes) there = g_file_load_bytes_finish(G_FILE(file), result, NULL, &error);
    BsSaving *self = asked->self;
    if (!asked->host->life || self->writing || bs_draft_file(self->host->draft) != G_FILE(file))
        return;
    if (asked->n_writes != self->n_writes) {
        read_file(self);
        return;
    }
    if (there || g_error_matches(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
        compare_with(self, there);
    else
        bs_host_say(self->host, "%s", error->message);
    self->reads = FALSE;
}

static void
read_file(BsSaving *self)
{
    GFile *file = bs_draft_file(self->host->draft);
    if (!file || self->writing)
        return;
    Asked *asked = g_new0(Asked, 1);
    asked->host = self->host;
    asked->self = self;
    asked->n_writes = self->n_writes;
    g_object_ref(self->host->window);
    g_file_load_bytes_async(file, NULL, on_read, asked);
}

static void
read_again(BsSaving *self)
{
    self->reads = TRUE;
    read_file(self);
}

static void
look_at_disk(gpointer part, GVariant *none)
{
    read_file(part);
}

// -- the window's part ---------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"save",         NULL, save,         BS_ITS_PART, NULL},
    {"save-as",      "s",  save_as,      BS_ITS_PART, NULL},
    {"leave",        "s",  leave,        BS_ALWAYS,   NULL},
    {"look-at-disk", NULL, look_at_disk, BS_ALWAYS,   NULL}, // somebody has written the file
    {"unsaved",      NULL, NULL,         BS_ALWAYS,   "false"}, // read only
    {0},
    // clang-format on
};

static void
on_noted(BsSaving *self)
{
    GActionMap *actions = self->host->actions;
    const gboolean open = bs_draft_is_open(self->host->draft);
    const gboolean unsaved = bs_draft_is_unsaved(self->host->draft);
    bs_command_enable(actions, "save", unsaved);
    bs_command_enable(actions, "save-as", open);
    bs_command_set_state(actions, "unsaved", g_variant_new_boolean(unsaved));
}

static void
init(gpointer part)
{
    BsSaving *self = part;
    bs_host_connect(self->host, self->host->draft, "noted", G_CALLBACK(on_noted), self);
    bs_host_connect(self->host, self->host->window, "close-request", G_CALLBACK(on_close), self);
    on_noted(self);
}

static void
clear(gpointer part)
{
    BsSaving *self = part;
    g_clear_pointer(&self->then, g_free);
    g_clear_object(&self->next);
}

const BsPart bs_save_part = {
    .size = sizeof(BsSaving), .commands = commands, .init = init, .clear = clear};
