// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sentences without the numbers in their names are the sentences but for those, and a search, which
// reads them first, finds the same events as one through all sentences. Files and folders with
// .mlir files are given on the command line.
#include "debug/telling/search.h"
#include "debug/telling/sentence-private.h"
#include "documents.h"
#include "syntax/name-stem.h"

#include <string.h>

static const char *const pipelines[] = {
    "builtin.module(buffer-deallocation-pipeline)",
    "builtin.module(cse,canonicalize{region-simplify=aggressive})",
    "builtin.module(drop-equivalent-buffer-results,buffer-results-to-out-params,"
    "convert-bufferization-to-memref,func.func(optimize-allocation-liveness))",
    "builtin.module(func.func(buffer-hoisting,buffer-deallocation),canonicalize)",
    NULL,
};

// -- one sentence ---------------------------------------------------------------------------------

// Whether a text is the other one with numbers in its holes.
static gboolean
fits(const char *holed, const char *text)
{
    while (*holed && *holed != *BS_NAME_HOLE && *holed == *text) {
        holed++;
        text++;
    }
    if (*holed != *BS_NAME_HOLE)
        return !*holed && !*text;
    const gsize n = strspn(text, BS_NAME_NUMBERS);
    for (gsize i = 0; i <= n; i++) {
        if (fits(holed + 1, text + i))
            return TRUE;
    }
    return FALSE;
}

static void
check_sentence(BsDocument *document, guint32 number)
{
    g_autoptr(GString) holed = g_string_new(NULL);
    if (!bs_explain_without_numbers(document, number, holed)) {
        g_assert_cmpuint(holed->len, ==, 0);
        return;
    }
    const char *sentence = bs_explain(document, number);
    if (!fits(holed->str, sentence))
        g_error("%s, event %u: \"%s\" is not \"%s\"", bs_document_source(document)->name, number,
                sentence, holed->str);
}

// -- searching ------------------------------------------------------------------------------------

static void
check_search(BsDocument *document, const char *pattern)
{
    BsSearch *search = bs_search_new(document, pattern, FALSE, NULL, NULL);
    while (bs_search_run(search, 1000))
        ;
    guint at = 0;
    while (bs_search_get(search, at) && bs_search_get(search, at)->kind != BS_HIT_EVENT)
        at++;
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        if (!strstr(bs_document_explain(document, i), pattern))
            continue;
        const BsHit *hit = bs_search_get(search, at++);
        g_assert_nonnull(hit);
        g_assert_cmpuint(hit->number, ==, i);
    }
    g_assert_null(bs_search_get(search, at));
    g_assert_cmpuint(bs_search_percent(search), ==, bs_document_n_events(document) ? 100 : 0);
    bs_search_free(search);
}

// The searches come first: no sentence is there yet.
static void
check(BsDocument *document)
{
    static const char *const patterns[] = {"%0",    "1",  "_",   "%",   " = ",
                                           ":2 = ", "#1", "_0 ", "%arg"};
    for (gsize i = 0; i < G_N_ELEMENTS(patterns); i++)
        check_search(document, patterns[i]);
    for (guint32 i = 1; i <= bs_document_n_events(document); i++)
        check_sentence(document, i);
    bs_document_seek(document, bs_document_cursor(document));
}

int
main(int argc, char **argv)
{
    return documents_run("/sentences", argc, argv, pipelines, check);
}
