// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Any text at all: it is refused with an error, or it is a program. What the verifier takes prints
// as text that parses again and prints the same, in custom and in generic form.
#include "fuzz.h"

#include <string.h>

// What the program reads as after printing it in one form and parsing that again; NULL when the
// form cannot say all of it.
static GString *
again(const FuzzProgram *program, gboolean generic)
{
    GString *text = fuzz_program_text(program, generic); // strings may hold NULs
    FuzzProgram second;
    fuzz_program_init(&second, text->str, text->len);
    if (!second.valid) {
        const BsDiag *diag = second.diags.items->pdata[0];
        if (fuzz_is_loss(diag, text)) {
            fuzz_program_clear(&second);
            g_string_free(text, TRUE);
            return NULL;
        }
        fuzz_fail(__FILE__, __LINE__, "%u:%u: %s in what was printed:\n%s", diag->loc.line,
                  diag->loc.column, diag->text, text->str);
    }
    g_string_free(text, TRUE);
    text = fuzz_program_text(&second, FALSE);
    fuzz_program_clear(&second);
    return text;
}

// A sum in a sum is read as another tree; the digits of a wide float, and the hex digits of a
// #complex.number of any float, are read as those of a double; bytes of a tf32 have bits that are
// not printed: by upstream, too.
static gboolean
is_read_otherwise(const char *text)
{
    return strstr(text, " + -") || strstr(text, "f128") || strstr(text, "f80") ||
           strstr(text, "tf32") ||
           g_regex_match_simple("complex\\.number<:(?!f64)[^>]*0x", text, G_REGEX_RAW, 0);
}

int
LLVMFuzzerTestOneInput(const guint8 *data, gsize size)
{
    FuzzProgram program;
    fuzz_program_init(&program, (const char *)data, size);
    if (program.valid) {
        GString *custom = fuzz_program_text(&program, FALSE);
        for (guint generic = 0; generic < 2; generic++) {
            GString *text = again(&program, generic);
            if (text && !is_read_otherwise(custom->str))
                fuzz_check_same(generic ? "generic form" : "custom form", custom->str, text->str);
            if (text)
                g_string_free(text, TRUE);
        }
        g_string_free(custom, TRUE);
    } else if (program.parsed) {
        g_string_free(fuzz_program_text(&program, TRUE), TRUE);
    }
    fuzz_program_clear(&program);
    return 0;
}
