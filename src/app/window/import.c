// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an mlir-opt that is installed can do for a program, offered where the program needs it.
#include "app/session/preferences.h"
#include "app/window/parts.h"
#include "passes/run/upstream-passes.h"
#include "support/i18n.h"

typedef struct BsImporting {
    const BsHost *host;
    GtkWidget *translate, *bufferize; // offers beside what is wrong
} BsImporting;

// The program as `mlir-opt` writes it; "" for the program as it is.
static void
import(gpointer part, GVariant *parameter)
{
    BsImporting *self = part;
    const char *word = g_variant_get_string(parameter, NULL);
    BsImport how = BS_IMPORT_NOTHING;
    if (!*word || bs_import_parse(word, &how))
        bs_session_import(self->host->session, how);
}

// The menu marks what is found as chosen when nothing else is.
static void
mark_chosen(BsImporting *self, const char *program)
{
    bs_command_set_state(self->host->actions, "mlir-opt",
                         g_variant_new_string(program && *program ? program : "auto"));
}

static void
learn_in_thread(GTask *task, gpointer source, gpointer program, GCancellable *cancellable)
{
    (void)source;
    bs_upstream_passes_learn(program, cancellable);
    g_task_return_boolean(task, TRUE);
}

// A program that was chosen may have passes of its own, which pipelines can name then.
static void
learn_passes(const char *program)
{
    if (!program || !*program)
        return;
    g_autoptr(GTask) task = g_task_new(NULL, NULL, NULL, NULL);
    g_task_set_task_data(task, g_strdup(program), g_free);
    g_task_run_in_thread(task, learn_in_thread);
}

static void
choose(BsImporting *self, const char *program)
{
    bs_preferences_set_mlir_opt(program);
    learn_passes(program);
    mark_chosen(self, program);
    bs_host_say(self->host, _("Programs are imported with %s"),
                *program ? program : _("the mlir-opt that is found"));
}

static void
on_chosen(BsImporting *self, int response, GtkNativeDialog *dialog)
{
    g_autoptr(GFile) file = gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog));
    g_autofree char *path = file ? g_file_get_path(file) : NULL;
    if (response == GTK_RESPONSE_ACCEPT && path)
        choose(self, path);
    gtk_native_dialog_destroy(dialog);
    g_object_unref(dialog);
}

// A path, or a name in PATH; "auto" for what is found, "" asks.
static void
set_mlir_opt(gpointer part, GVariant *parameter)
{
    BsImporting *self = part;
    const char *program = g_variant_get_string(parameter, NULL);
    if (*program) {
        choose(self, g_str_equal(program, "auto") ? "" : program);
        return;
    }
    GtkFileChooserNative *dialog =
        gtk_file_chooser_native_new(_("Choose the mlir-opt to Import With"), self->host->window,
                                    GTK_FILE_CHOOSER_ACTION_OPEN, _("_Choose"), NULL);
    bs_host_connect(self->host, dialog, "response", G_CALLBACK(on_chosen), self);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

static const BsCommand commands[] = {
    // clang-format off
    {"import",   "s", import,       BS_IMPORTABLE, "''"},
    {"mlir-opt", "s", set_mlir_opt, BS_ALWAYS,     "'auto'"},
    {0}
    // clang-format on
};

static gboolean
can_import(BsImporting *self)
{
    return bs_session_document(self->host->session) && !bs_session_lesson(self->host->session);
}

// The buttons of what would help, beside what is wrong; also where there is no mlir-opt: who
// presses one is told what to install.
static void
on_loaded(BsImporting *self)
{
    const BsImport advice = bs_session_advice(self->host->session);
    const gboolean offered = advice && can_import(self);
    bs_command_set_state(
        self->host->actions, "import",
        g_variant_new_string(bs_import_word(bs_session_imported(self->host->session))));
    gtk_widget_set_visible(self->translate, offered && advice == BS_IMPORT_GENERIC);
    gtk_widget_set_visible(self->bufferize, offered);
}

static void
init(gpointer part)
{
    BsImporting *self = part;
    g_autofree char *program = bs_preferences_mlir_opt();
    mark_chosen(self, program);
    learn_passes(program);
    bs_host_connect(self->host, self->host->session, "loaded", G_CALLBACK(on_loaded), self);
}

static const BsPartWidget widgets[] = {
    {"translate", G_STRUCT_OFFSET(BsImporting, translate)},
    {"bufferize", G_STRUCT_OFFSET(BsImporting, bufferize)},
    {0},
};

const BsPart bs_import_part = {
    .size = sizeof(BsImporting), .widgets = widgets, .commands = commands, .init = init};
