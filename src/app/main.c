// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/application.h"
#include "app/where.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main(int argc, char **argv)
{
    setlocale(LC_ALL, "");
    g_autofree char *built = bs_build_folder("po");
    bindtextdomain("bufscope", built ? built : BS_LOCALE_DIR);
    bind_textdomain_codeset("bufscope", "UTF-8");
    textdomain("bufscope");
    g_autoptr(BsApplication) application = bs_application_new();
    return g_application_run(G_APPLICATION(application), argc, argv);
}
