// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The debugger on any program: the cursor goes to events here and there, everything that can be
// asked of a document is asked there, and undoing (redoing) all gives the text from before (after)
// the passes. The first byte chooses the passes, the program follows.
#include "debug/buffers/state.h"
#include "debug/document/provenance.h"
#include "debug/document/snapshot.h"
#include "debug/telling/explain.h"
#include "fuzz.h"

#include <string.h>

enum { MAX_JUMPS = 12 };

static const char *const pipelines[] = {
    "buffer-deallocation-pipeline",
    ("expand-realloc,ownership-based-buffer-deallocation{private-function-dynamic-ownership=true},"
     "buffer-deallocation-simplification,bufferization-lower-deallocations,canonicalize"),
    "cse,canonicalize{region-simplify=aggressive}",
    "canonicalize{top-down=false},bufferization-lower-deallocations,canonicalize",
    ("hlo-deallocate,func.func(hlo-deallocation-simplification,hlo-buffer-reuse,"
     "hlo-deallocation-simplification,hlo-deallocation-to-scf)"),
    ("hlo-deallocate{placement=last-use},func.func(hlo-deallocation-simplification,"
     "hlo-convert-deallocation-ops-to-llvm),hlo-deallocation-annotation"),
};

static BsDocument *
load(guint8 choice, const char *text, gsize len)
{
    char *passes =
        g_strdup_printf("builtin.module(%s)", pipelines[choice % G_N_ELEMENTS(pipelines)]);
    BsPipeline *pipeline = bs_pipeline_parse(passes, NULL);
    fuzz_check(pipeline, "%s", passes);
    g_free(passes);
    const BsDocumentOptions options = {.pipeline = pipeline, .allow_unregistered = TRUE};
    BsDocument *document = bs_document_load("input", text, len, &options);
    bs_pipeline_free(pipeline);
    return document;
}

static char *
text_here(BsDocument *document)
{
    const BsText *text = bs_document_text(document, NULL);
    return g_strndup(text->text->str, text->text->len);
}

static void
ask_about_block(BsDocument *document, const BsBlock *block)
{
    GPtrArray *in = g_ptr_array_new(), *out = g_ptr_array_new();
    bs_document_liveness(document, block, in, out);
    g_ptr_array_unref(in);
    g_ptr_array_unref(out);
    for (BsOp *op = block->first; op; op = bs_op_next(op)) {
        g_free(bs_document_explain_op(document, op));
        BsDeallocInfo info;
        if (bs_document_dealloc_info(document, op, &info))
            bs_dealloc_info_clear(&info);
    }
}

// What the window shows of the function that an event works in.
static void
ask_about(BsDocument *document, guint32 event)
{
    const BsOp *function = bs_document_event_function(document, event);
    bs_document_explain(document, event);
    if (function && !bs_document_has_op(document, function))
        return;
    GArray *cells = g_array_new(FALSE, FALSE, sizeof(BsCell));
    GArray *marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    bs_document_cells(document, function, cells);
    bs_document_marks(document, function, marks);
    bs_document_text(document, function);
    bs_document_names(document, function);
    bs_document_snapshot(document, event % bs_document_n_stages(document), function);
    g_array_unref(cells);
    g_array_unref(marks);
    for (guint32 r = 0; function && r < function->n_regions; r++) {
        bs_region_for_each (bs_op_region(function, r), block)
            ask_about_block(document, block);
    }
}

static void
walk(BsDocument *document, guint32 random)
{
    char *last = text_here(document);
    bs_document_goto_first(document);
    char *first = text_here(document);
    guint32 n = bs_document_n_events(document);
    for (guint i = 0; i < MAX_JUMPS; i++) {
        random = random * 1664525 + 1013904223;
        guint32 event = (random >> 8) % (n + 1);
        bs_document_goto(document, event);
        fuzz_check(bs_document_cursor(document) == event, "went to %u, is at %u", event,
                   bs_document_cursor(document));
        ask_about(document, event);
    }
    bs_document_goto_first(document);
    char *text = text_here(document);
    fuzz_check_same("all undone", first, text);
    g_free(text);
    bs_document_goto_last(document);
    text = text_here(document);
    fuzz_check_same("all redone", last, text);
    g_free(text);
    g_free(first);
    g_free(last);
}

int
LLVMFuzzerTestOneInput(const guint8 *data, gsize size)
{
    if (size == 0)
        return 0;
    BsDocument *document = load(data[0], (const char *)data + 1, size - 1);
    g_free(bs_document_diags_text(document));
    if (bs_document_outcome(document) != BS_OUTCOME_PARSE_FAILED)
        walk(document, fuzz_hash(data, size));
    bs_document_free(document);
    return 0;
}
