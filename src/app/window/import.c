// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an mlir-opt that is installed can do for a program, offered where the program needs it.
#include "app/session/preferences.h"
#include "app/window/window-private.h"
#include "support/i18n.h"

// The program as `mlir-opt` writes it; "" for the program as it is.
static void
import(BsWindow *self, GVariant *parameter)
{
    const char *word = g_variant_get_string(parameter, NULL);
    BsImport how = BS_IMPORT_NOTHING;
    if (!*word || bs_import_parse(word, &how))
        bs_session_import(self->session, how);
}

// The menu marks what is found as chosen when nothing else is.
static void
mark_chosen(BsWindow *self, const char *program)
{
    bs_window_set_state(self, "mlir-opt",
                        g_variant_new_string(program && *program ? program : "auto"));
}

static void
choose(BsWindow *self, const char *program)
{
    bs_preferences_set_mlir_opt(program);
    mark_chosen(self, program);
    bs_window_say(self, _("Programs are imported with %s"),
                  *program ? program : _("the mlir-opt that is found"));
}

static void
on_chosen(GtkNativeDialog *dialog, int response, gpointer data)
{
    g_autoptr(GFile) file = gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog));
    g_autofree char *path = file ? g_file_get_path(file) : NULL;
    if (response == GTK_RESPONSE_ACCEPT && path)
        choose(data, path);
    gtk_native_dialog_destroy(dialog);
    g_object_unref(dialog);
}

// A path, or a name in PATH; "auto" for what is found, "" asks.
static void
set_mlir_opt(BsWindow *self, GVariant *parameter)
{
    const char *program = g_variant_get_string(parameter, NULL);
    if (*program) {
        choose(self, g_str_equal(program, "auto") ? "" : program);
        return;
    }
    GtkFileChooserNative *dialog =
        gtk_file_chooser_native_new(_("Choose the mlir-opt to Import With"), GTK_WINDOW(self),
                                    GTK_FILE_CHOOSER_ACTION_OPEN, _("_Choose"), NULL);
    g_signal_connect_object(dialog, "response", G_CALLBACK(on_chosen), self, 0);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

static const BsCommand commands[] = {
    // clang-format off
    {"import",   "s", import,       BS_IMPORTABLE, "''"},
    {"mlir-opt", "s", set_mlir_opt, BS_ALWAYS,     "'auto'"},
    // clang-format on
};

const BsCommands bs_import_commands = {commands, G_N_ELEMENTS(commands)};

static gboolean
can_import(BsWindow *self)
{
    return bs_session_document(self->session) && !bs_session_lesson(self->session);
}

// The buttons of what would help, beside what is wrong; also where there is no mlir-opt: who
// presses one is told what to install.
static void
on_loaded(BsWindow *self)
{
    const BsImport advice = bs_session_advice(self->session);
    const gboolean offered = advice && can_import(self);
    bs_window_set_state(self, "import",
                        g_variant_new_string(bs_import_word(bs_session_imported(self->session))));
    gtk_widget_set_visible(self->translate, offered && advice == BS_IMPORT_GENERIC);
    gtk_widget_set_visible(self->bufferize, offered);
}

void
bs_window_init_import(BsWindow *self)
{
    g_autofree char *program = bs_preferences_mlir_opt();
    mark_chosen(self, program);
    g_signal_connect_object(self->session, "loaded", G_CALLBACK(on_loaded), self,
                            G_CONNECT_SWAPPED);
}
