// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz.h"

#include "support/intern.h"
#include "syntax/diag-print.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_CONTEXT_BYTES = 4 * 1024 * 1024 };

int
LLVMFuzzerInitialize(int *argc G_GNUC_UNUSED, char ***argv G_GNUC_UNUSED)
{
    g_log_set_always_fatal(G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
    return 0;
}

void
fuzz_fail(const char *file, int line, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fprintf(stderr, "%s:%d: ", file, line);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    abort();
}

void
fuzz_check_same(const char *what, const char *before, const char *after)
{
    fuzz_check(strcmp(before, after) == 0, "%s\n--- before\n%s\n--- after\n%s", what, before,
               after);
}

// The line of the diagnostic; NULL when the text has none such.
static const char *
line_of(const BsDiag *diag, const GString *text)
{
    const char *line = text->str;
    for (guint32 i = 1; i < diag->loc.line && line; i++)
        line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL;
    return line;
}

// Whether what the expression matches stands before the place of the diagnostic, in its line.
static gboolean
is_behind(const BsDiag *diag, const GString *text, const char *expression)
{
    const char *line = line_of(diag, text);
    g_autofree char *before = line ? g_strndup(line, diag->loc.column) : NULL;
    return before && g_regex_match_simple(expression, before, G_REGEX_RAW, 0);
}

// Whether what the expression matches starts at the place of the diagnostic.
static gboolean
is_at(const BsDiag *diag, const GString *text, const char *expression)
{
    const char *line = line_of(diag, text);
    return line && strlen(line) >= diag->loc.column &&
           g_regex_match_simple(expression, line + diag->loc.column - 1,
                                G_REGEX_RAW | G_REGEX_ANCHORED, 0);
}

gboolean
fuzz_is_loss(const BsDiag *diag, const GString *text)
{
    return is_behind(diag, text, "memref\\.dma_start") ||
           // An op by whose name alone a map or reduction is written, in no dialect.
           is_behind(diag, text, "linalg\\.(map|reduce) \\{ \\.") ||
           // An attribute or type <a<b>c<d>> of a dialect, printed as .a<b>c<d>.
           is_behind(diag, text, "[#!][\\w$]+\\.[\\w$.]+<.*>[^\\s,)\\]}:>]") ||
           // One that is written without <> and ends in '-': in <> that is an arrow, not an end.
           is_at(diag, text, "<[\\w$.-]*->") || is_behind(diag, text, "[#!]\\w+<[\\w$.-]*->") ||
           // Bytes with bits that an unsigned element does not have, which are printed all the
           // same.
           (strstr(diag->text, "integer constant out of range for type") &&
            strstr(text->str, "xui")) ||
           // The least number, which is read as the one above the greatest, negated.
           (strstr(diag->text, "constant too large for index") &&
            is_at(diag, text, "9223372036854775808")) ||
           // Parts of a complex number of more than 64 bits, which are read as those of a double.
           (strstr(diag->text, "hexadecimal float constant out of range for type") &&
            is_behind(diag, text, "complex\\.number<:f(80|128) ")) ||
           // Its type, which may be anything there, and is that of a complex number behind it.
           (strstr(diag->text, "invalid element type for complex") &&
            is_behind(diag, text, "complex\\.number<:[^>]*> : ")) ||
           strstr(diag->text, "expects different type than prior uses") ||
           strstr(diag->text, "inferred shape of indices literal"); // sparse<2, [3, 4]>: a splat
}

guint32
fuzz_hash(const guint8 *data, gsize size)
{
    return bs_hash_bytes(data, size);
}

// Messages are made whether somebody reads them or not.
static void
format_diags(const BsDiags *diags, const char *text, gsize len)
{
    const BsSource source = {"input", text, len, 0};
    GString *messages = g_string_new(NULL);
    bs_diags_format(diags, &source, messages);
    g_string_free(messages, TRUE);
}

// Compiling the tables of ops takes longer than most inputs do: a context serves many programs, as
// it may. It goes when what they left in it has become large.
static BsContext *shared;
static guint n_users;

static BsContext *
take_context(void)
{
    if (shared && n_users == 0 && bs_context_arena(shared)->used > MAX_CONTEXT_BYTES) {
        bs_context_free(shared);
        shared = NULL;
    }
    if (!shared)
        shared = bs_context_new(bs_dialects);
    n_users++;
    return shared;
}

void
fuzz_program_init(FuzzProgram *program, const char *text, gsize len)
{
    const BsParseOptions options = {.allow_unregistered = TRUE};
    *program = (FuzzProgram){.context = take_context()};
    program->ir = bs_ir_new(program->context);
    bs_diags_init(&program->diags);
    program->diags.print_op = bs_print_op_note;
    program->diags.print_type = bs_type_to_string;
    program->parsed = bs_parse(program->ir, text, len, &options, &program->diags);
    program->valid = program->parsed && bs_verify(program->ir->root, &program->diags);
    fuzz_check(program->valid == (program->diags.n_errors == 0),
               "an error and success, or neither");
    format_diags(&program->diags, text, len);
}

void
fuzz_program_clear(FuzzProgram *program)
{
    bs_diags_clear(&program->diags);
    bs_ir_free(program->ir);
    n_users--;
}

GString *
fuzz_program_text(const FuzzProgram *program, gboolean generic)
{
    GString *text = g_string_new(NULL);
    bs_print(program->ir, &(BsPrintOptions){.generic = generic, .unverified = TRUE}, text, NULL);
    return text;
}
