// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the window does to open a file, as one run of a program: parses it, runs the ownership
// pipeline with journal and timeline, and prints the result. Compared with bufscope-opt, which does
// the same and records nothing, this shows what recording costs.
#include "debug/document.h"

#include <stdio.h>

int
main(int argc, char **argv)
{
    char *text;
    gsize len;
    GError *error = NULL;
    if (argc != 2 || !g_file_get_contents(argv[1], &text, &len, &error)) {
        fprintf(stderr, "%s\n", error ? error->message : "usage: record FILE");
        return 2;
    }
    BsDocument *document = bs_document_load(argv[1], text, len, NULL);
    gboolean ok = bs_document_outcome(document) == BS_OUTCOME_COMPLETE;
    if (ok) {
        GString *out = g_string_new(NULL);
        bs_print(bs_document_ir(document), &(BsPrintOptions){0}, out, NULL);
        ok = fwrite(out->str, 1, out->len, stdout) == out->len;
        g_string_free(out, TRUE);
    }
    bs_document_free(document);
    g_free(text);
    return ok ? 0 : 1;
}
