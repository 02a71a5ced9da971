// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program with MLIR's pass manager is run, and what it prints of its passes is opened.
#include "app/frame/ask-line.h"
#include "app/window/parts.h"
#include "support/i18n.h"

typedef struct BsProgram {
    const BsHost *host;
    char *line; // that was run last
} BsProgram;

// Where files are looked for that the line names: beside the one that is open.
static char *
folder_of(BsProgram *self)
{
    GFile *file = bs_session_file(self->host->session);
    g_autoptr(GFile) folder = file && g_file_is_native(file) ? g_file_get_parent(file) : NULL;
    char *path = folder ? g_file_get_path(folder) : NULL;
    return path ? path : g_get_current_dir();
}

// In this window if it is empty, else in another one: the application knows.
static void
run_line(gpointer part, const char *line)
{
    BsProgram *self = part;
    g_auto(GStrv) argv = NULL;
    g_autoptr(GError) error = NULL;
    if (!g_shell_parse_argv(line, NULL, &argv, &error)) {
        bs_host_say(self->host, "%s", error->message);
        return;
    }
    g_free(self->line);
    self->line = g_strdup(line);
    g_autofree char *folder = folder_of(self);
    GtkApplication *application = gtk_window_get_application(self->host->window);
    g_action_group_activate_action(G_ACTION_GROUP(application), "open-program",
                                   g_variant_new("(^aay^ay)", argv, folder));
}

// A line as a shell would have it; "" asks for one.
static void
open_program(gpointer part, GVariant *parameter)
{
    BsProgram *self = part;
    const char *line = g_variant_get_string(parameter, NULL);
    if (*line) {
        run_line(self, line);
        return;
    }
    g_autofree char *folder = folder_of(self);
    g_autofree char *text =
        g_strdup_printf(_("mlir-opt, or another program with MLIR's pass manager, with its "
                          "arguments. Those that have it print its passes are added. It runs in "
                          "%s."),
                        folder);
    const BsLineQuestion question = {.title = _("Open from a Program"),
                                     .text = text,
                                     .label = _("Program and arguments"),
                                     .initial = self->line,
                                     .accept = _("_Run")};
    bs_ask_line(self->host, &question, run_line, self);
}

static void
run_program(gpointer part, GVariant *parameter)
{
    BsProgram *self = part;
    g_auto(GStrv) argv = NULL;
    g_autofree char *folder = NULL;
    g_variant_get(parameter, "(^aay^ay)", &argv, &folder);
    if (argv[0])
        bs_session_run_program(self->host->session, argv, folder);
}

static void
clear(gpointer part)
{
    BsProgram *self = part;
    g_free(self->line);
}

static const BsCommand commands[] = {
    // clang-format off
    {"open-program", "s",      open_program, BS_ALWAYS, NULL},
    {"run-program",  "(aayay)", run_program,  BS_ALWAYS, NULL},
    {0}
    // clang-format on
};

const BsPart bs_program_part = {.size = sizeof(BsProgram), .commands = commands, .clear = clear};
