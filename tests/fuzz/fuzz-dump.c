// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dumps of other programs, whatever stands in them: parts lie in the text, one behind the other,
// and programs that have nothing to do with one another become each other, forwards and backwards.
#include "debug/document/cursor.h"
#include "debug/dump/lines.h"
#include "debug/dump/split.h"
#include "fuzz.h"

#include <string.h>

static void
check_parts(const char *text, gsize len)
{
    g_autoptr(GError) error = NULL;
    g_autoptr(BsDump) dump = bs_dump_split(text, len, &error);
    fuzz_check(!dump == !bs_dump_is(text, len), "%s", error ? error->message : "a dump");
    gsize before = 0;
    for (guint i = 0; dump && i < dump->parts->len; i++) {
        const BsDumpPart *part = bs_dump_part(dump, i);
        fuzz_check(before <= part->begin && part->begin <= part->end && part->end <= len,
                   "part %u is at %zu to %zu", i, part->begin, part->end);
        before = part->end;
    }
}

static char *
text_at(BsDocument *document, guint32 stage)
{
    bs_document_goto_stage(document, stage);
    return g_strdup(bs_document_text(document, NULL)->text->str);
}

static void
walk(BsDocument *document)
{
    g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func(g_free);
    guint32 n = 0;
    for (; n < bs_document_n_stages(document) && bs_document_stage(document, n)->reached; n++)
        g_ptr_array_add(texts, text_at(document, n));
    while (n-- > 0) {
        g_autofree char *text = text_at(document, n);
        fuzz_check_same("back again", texts->pdata[n], text);
    }
    for (guint32 k = 1; k < bs_document_n_stages(document); k++) {
        const BsStage *a = bs_document_stage(document, k - 1), *b = bs_document_stage(document, k);
        GString *text = g_string_new(NULL);
        if (a->text && b->text)
            bs_lines_diff(a->text, a->text_len, b->text, b->text_len, 3, text);
        g_string_free(text, TRUE);
    }
}

int
LLVMFuzzerTestOneInput(const guint8 *data, gsize size)
{
    const char *text = (const char *)data;
    check_parts(text, size);
    const BsDocumentOptions options = {.dump = TRUE, .allow_unregistered = TRUE};
    BsDocument *document = bs_document_load("input", text, size, &options);
    g_free(bs_document_diags_text(document));
    if (bs_document_ir(document))
        walk(document);
    bs_document_free(document);
    return 0;
}
