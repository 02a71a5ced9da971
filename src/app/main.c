// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/application.h"
#include "app/kit/give-back.h"
#include "app/session/standard-input.h"
#include "app/session/where.h"
#include "debug/dump/program.h"
#include "support/i18n.h"

#include <libintl.h>
#include <stdlib.h>
#include <string.h>

// The program and its arguments behind `--`; NULL: there is none.
static char **
find_program(int argc, char **argv)
{
    for (int i = 1; i + 1 < argc; i++) {
        if (strcmp(argv[i], "--") == 0)
            return bs_dump_is_program(argv[i + 1]) ? argv + i + 1 : NULL;
    }
    return NULL;
}

// In the Bufscope that runs already, if one does.
static int
open_program(BsApplication *self, int argc, char **argv, char **program)
{
    GApplication *application = G_APPLICATION(self);
    g_autofree char *folder = g_get_current_dir();
    g_autoptr(GVariant) given = g_variant_ref_sink(g_variant_new("(^aay^ay)", program, folder));
    g_autoptr(GError) error = NULL;
    if (!g_application_register(application, NULL, &error)) {
        g_printerr("bufscope: %s\n", error->message);
        return 1;
    }
    if (!g_application_get_is_remote(application)) {
        bs_application_begin_with(self, given);
        return g_application_run(application, argc, argv);
    }
    g_action_group_activate_action(G_ACTION_GROUP(application), "open-program", given);
    GDBusConnection *connection = g_application_get_dbus_connection(application);
    // GIO warns of an application that goes and was not run.
    exit(connection && g_dbus_connection_flush_sync(connection, NULL, NULL) ? 0 : 1);
}

int
main(int argc, char **argv)
{
    bs_give_back_init();
    char **program = find_program(argc, argv);
    if (program)
        argc = (int)(program - argv) - 1;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-") == 0)
            argv[i] = bs_standard_input_keep();
        if (!argv[i])
            return 1;
    }

    setlocale(LC_ALL, "");
    g_autofree char *built = bs_build_folder("data/po");
    bindtextdomain(BS_TEXTS, built ? built : BS_LOCALE_DIR);
    bind_textdomain_codeset(BS_TEXTS, "UTF-8");
    textdomain(BS_TEXTS);
    g_autoptr(BsApplication) application = bs_application_new();
    return program ? open_program(application, argc, argv, program)
                   : g_application_run(G_APPLICATION(application), argc, argv);
}
