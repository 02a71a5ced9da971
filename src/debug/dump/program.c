// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/dump/program.h"

#include "debug/dump/split.h"
#include "support/child.h"
#include "support/i18n.h"
#include "syntax/parser.h"

#include <gio/gio.h>
#include <string.h>

enum { TIMEOUT_MS = 600000, TOLD = 2000 }; // bytes of what it said

static const char *const wanted[] = {
    "--mlir-print-ir-before-all", "--mlir-print-ir-after-all", "--mlir-disable-threading",
    "--mlir-print-op-generic",    "--mlir-print-debuginfo",
};

void
bs_program_run_free(BsProgramRun *run)
{
    if (!run)
        return;
    g_clear_pointer(&run->dump, g_bytes_unref);
    g_free(run->command);
    g_free(run->ending);
    g_free(run);
}

gboolean
bs_dump_is_program(const char *word)
{
    g_autofree char *path = g_find_program_in_path(word);
    return path || !g_file_test(word, G_FILE_TEST_EXISTS);
}

// -- the line ------------------------------------------------------------------------------------

static const char *
without_dashes(const char *argument)
{
    return argument + strspn(argument, "-");
}

static gboolean
begins(const char *const *argv, const char *flag)
{
    for (; *argv; argv++) {
        if (**argv == '-' && g_str_has_prefix(without_dashes(*argv), without_dashes(flag)))
            return TRUE;
    }
    return FALSE;
}

static GPtrArray *
whole_line(const char *const *argv)
{
    GPtrArray *line = g_ptr_array_new();
    for (guint i = 0; argv[i]; i++)
        g_ptr_array_add(line, (gpointer)(gsize)argv[i]);
    for (guint i = 0; i < G_N_ELEMENTS(wanted) && !begins(argv, "mlir-print-ir-"); i++) {
        if (!begins(argv, wanted[i]))
            g_ptr_array_add(line, (gpointer)(gsize)wanted[i]);
    }
    g_ptr_array_add(line, NULL);
    return line;
}

static char *
quoted(const GPtrArray *line)
{
    GString *text = g_string_new(NULL);
    for (guint i = 0; line->pdata[i]; i++) {
        const char *argument = line->pdata[i];
        const gboolean plain = *argument && !strpbrk(argument, " \t\n'\"\\$`;&|<>(){}*?[]#~!");
        g_autofree char *shell = plain ? g_strdup(argument) : g_shell_quote(argument);
        g_string_append_printf(text, "%s%s", i ? " " : "", shell);
    }
    g_autofree char *bytes = g_string_free(text, FALSE);
    return g_utf8_make_valid(bytes, -1);
}

// -- what it said --------------------------------------------------------------------------------

// A text that can be shown: of a long one its beginning, which says what went wrong, and its end.
static char *
words_of(const char *text, gsize len)
{
    enum { HALF = TOLD / 2 };
    g_autofree char *begin = g_utf8_make_valid(text, (gssize)(len > TOLD ? HALF : len));
    g_autofree char *end = len > TOLD ? g_utf8_make_valid(text + len - HALF, HALF) : NULL;
    return g_strstrip(g_strconcat(begin, end ? "\n…\n" : NULL, end, NULL));
}

// How it ended, and what it said behind the last dump.
static char *
ending(const BsChildAnswer *answer, const char *program, gsize from)
{
    g_autofree char *said = words_of(answer->output + from, answer->len - from);
    g_autofree char *how =
        answer->signal
            ? g_strdup_printf(_("%s was ended by signal %d (%s)"), program, answer->signal,
                              g_strsignal(answer->signal))
            : g_strdup_printf(_("%s ended with exit status %d"), program, answer->status);
    return g_strdup_printf("%s%s%s", how, *said ? ": " : "", said);
}

static BsProgramRun *
take_answer(BsChildAnswer *answer, const char *program, const GPtrArray *line, GError **error)
{
    g_autoptr(BsDump) dump = bs_dump_split(answer->output, answer->len, NULL);
    const BsDumpPart *last = dump ? bs_dump_part(dump, dump->parts->len - 1) : NULL;
    const gboolean any = dump || bs_dump_is(answer->output, answer->len);
    g_autofree char *how = answer->ok && any ? NULL : ending(answer, program, last ? last->end : 0);
    if (!any) {
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                    _("nothing was printed of passes: no line of standard error says "
                      "'// -----// IR Dump ...'; %s"),
                    how);
        return NULL;
    }
    BsProgramRun *run = g_new0(BsProgramRun, 1);
    const gsize len = answer->len;
    run->dump = g_bytes_new_take(g_steal_pointer(&answer->output), len);
    run->command = quoted(line);
    run->ending = g_steal_pointer(&how);
    return run;
}

BsProgramRun *
bs_dump_run_program(const char *const *argv, const char *folder, gboolean in_terminal,
                    GCancellable *cancellable, GError **error)
{
    g_autoptr(GPtrArray) line = whole_line(argv);
    g_autofree char *program = g_filename_display_basename(argv[0]);
    const BsChild child = {.argv = (const char *const *)(gpointer)line->pdata,
                           .input = "",
                           .timeout_ms = TIMEOUT_MS,
                           .max_output = BS_LIMIT_FILE_BYTES,
                           .is_group = !in_terminal,
                           .folder = folder,
                           .shares_input = in_terminal,
                           .answers_on_errors = TRUE};
    GError *trouble = NULL;
    g_autoptr(BsChildAnswer) answer = bs_child_run(&child, cancellable, &trouble);
    if (!answer) {
        g_propagate_prefixed_error(error, trouble, "%s: ", program);
        return NULL;
    }
    return take_answer(answer, program, line, error);
}
