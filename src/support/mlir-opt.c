// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/mlir-opt.h"

#include "support/child.h"
#include "support/i18n.h"

#include <gio/gio.h>
#include <string.h>

enum { OLDEST = 16, NEWEST = 22, TIMEOUT_MS = 20000 };

static char *
find_release(guint release)
{
    g_autofree char *name = g_strdup_printf("mlir-opt-%u", release);
    return g_find_program_in_path(name);
}

char *
bs_mlir_opt_find(const char *chosen, guint release, GError **error)
{
    if (chosen && *chosen) {
        char *path = g_find_program_in_path(chosen);
        if (!path)
            g_set_error(error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _("there is no program '%s'"),
                        chosen);
        return path;
    }
    char *path = find_release(release);
    if (!path)
        path = g_find_program_in_path("mlir-opt");
    for (guint other = NEWEST; !path && other >= OLDEST; other--)
        path = find_release(other);
    if (!path)
        g_set_error(error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                    _("no mlir-opt was found: neither mlir-opt nor mlir-opt-%u to mlir-opt-%u are "
                      "in PATH; Debian has it in the package mlir-%u-tools"),
                    (guint)OLDEST, (guint)NEWEST, release);
    return path;
}

char *
bs_mlir_opt_command(const char *program, const char *const *arguments)
{
    g_autofree char *name = g_path_get_basename(program);
    GString *line = g_string_new(name);
    for (; *arguments; arguments++) {
        if (strchr(*arguments, ' '))
            g_string_append_printf(line, " '%s'", *arguments);
        else
            g_string_append_printf(line, " %s", *arguments);
    }
    return g_string_free(line, FALSE);
}

static BsChildAnswer *
run_child(const char *program, const char *const *arguments, const char *text, gsize len,
          gsize most, GCancellable *cancellable, GError **error)
{
    g_autoptr(GPtrArray) argv = g_ptr_array_new();
    g_ptr_array_add(argv, (gpointer)(gsize)program);
    for (; *arguments; arguments++)
        g_ptr_array_add(argv, (gpointer)(gsize)*arguments);
    g_ptr_array_add(argv, NULL);
    const BsChild child = {(const char *const *)argv->pdata,
                           text,
                           len,
                           TIMEOUT_MS,
                           .max_output = most,
                           .is_group = TRUE};
    GError *trouble = NULL;
    BsChildAnswer *answer = bs_child_run(&child, cancellable, &trouble);
    if (!answer)
        g_propagate_prefixed_error(error, trouble, "%s: ", program);
    return answer;
}

GBytes *
bs_mlir_opt_run(const char *program, const char *const *arguments, const char *text, gsize len,
                gsize most, GCancellable *cancellable, char **said, GError **error)
{
    if (said)
        *said = NULL;
    g_autoptr(BsChildAnswer) answer =
        run_child(program, arguments, text, len, most, cancellable, error);
    if (!answer)
        return NULL;
    if (!answer->ok) {
        g_strchomp(answer->errors);
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s: %s", program,
                    *answer->errors ? answer->errors : _("failed without a word"));
        if (said)
            *said = g_steal_pointer(&answer->errors);
        return NULL;
    }
    const gsize written = answer->len;
    if (!written) { // of an empty program it would write an empty module
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s: %s", program,
                    _("wrote nothing: is it an mlir-opt?"));
        return NULL;
    }
    return g_bytes_new_take(g_steal_pointer(&answer->output), written);
}
