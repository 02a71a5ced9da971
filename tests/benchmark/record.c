// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the window does to open a file, as one run of a program: parses it, runs the ownership
// pipeline with journal and timeline, and prints the result. Compared with bufscope-opt, which does
// the same and records nothing, this shows what recording costs.
#include "debug/document/document.h"

#include <stdio.h>

static void
flush(gpointer file, GString *out)
{
    fwrite(out->str, 1, out->len, file); // the stream keeps errors
    g_string_truncate(out, 0);
}

static gboolean
print(BsDocument *document)
{
    GString *out = g_string_new(NULL);
    bs_print(bs_document_ir(document), &(BsPrintOptions){.flush = flush, .data = stdout}, out,
             NULL);
    flush(stdout, out);
    g_string_free(out, TRUE);
    return !ferror(stdout);
}

int
main(int argc, char **argv)
{
    GError *error = NULL;
    GMappedFile *file = argc == 2 ? g_mapped_file_new(argv[1], FALSE, &error) : NULL;
    if (!file) {
        fprintf(stderr, "%s\n", error ? error->message : "usage: record FILE");
        return 2;
    }
    BsDocument *document = bs_document_load(argv[1], g_mapped_file_get_contents(file),
                                            g_mapped_file_get_length(file), NULL);
    const gboolean ok = bs_document_outcome(document) == BS_OUTCOME_COMPLETE && print(document);
    bs_document_free(document);
    g_mapped_file_unref(file);
    return ok ? 0 : 1;
}
