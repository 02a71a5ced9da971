// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The journal on real programs: undoing all gives the text from before the passes, redoing all the
// text from after them; at every event the program can be printed and verifies, unless the event
// says that it is inside a rewrite; and it is the same program walking backwards and forwards.
// Files and folders with .mlir files are given on the command line.
#include "analysis/verify.h"
#include "debug/document/chunks.h"
#include "debug/telling/explain.h"
#include "dialects/dialects.h"
#include "ir/fingerprint.h"
#include "ir/journal.h"
#include "paths.h"
#include "syntax/parser.h"

#include <string.h>

static const char *const pipelines[] = {
    "builtin.module(buffer-deallocation-pipeline)",
    "builtin.module(expand-realloc,ownership-based-buffer-deallocation{private-function-dynamic-"
    "ownership=true},"
    "buffer-deallocation-simplification,bufferization-lower-deallocations)",
    "builtin.module(cse,canonicalize{region-simplify=aggressive})",
    "builtin.module(canonicalize{top-down=false},bufferization-lower-deallocations,canonicalize)",
    "builtin.module(drop-equivalent-buffer-results,buffer-results-to-out-params{"
    "hoist-static-allocs=true},convert-bufferization-to-memref,func.func("
    "optimize-allocation-liveness))",
    ("builtin.module(func.func(buffer-hoisting,buffer-loop-hoisting,buffer-deallocation),"
     "canonicalize)"),
    "builtin.module(func.func(hlo-split-alloc-tensors,hlo-xla-buffer-arg-rewrite),hlo-deallocate)",
    "builtin.module(hlo-deallocate{placement=last-use},hlo-deallocation-annotation)",
    ("builtin.module(hlo-deallocate,func.func(hlo-deallocation-simplification,hlo-buffer-reuse,"
     "hlo-deallocation-simplification,hlo-deallocation-to-scf,"
     "hlo-convert-deallocation-ops-to-llvm))"),
    ("builtin.module(hlo-deallocate{placement=last-use},func.func(hlo-deallocation-simplification,"
     "hlo-buffer-reuse,convert-deallocation-ops-to-llvm),hlo-convert-ownership-type-to-llvm)"),
};

static char *
program_text(const BsIr *ir, gboolean generic)
{
    GString *text = g_string_new(NULL);
    bs_print(ir, &(BsPrintOptions){.generic = generic, .unverified = TRUE}, text, NULL);
    return g_string_free(text, FALSE);
}

// The program as parsed, or as a run of the pipeline leaves it; without a document, and nothing is
// recorded. NULL when there is none.
static char *
plain_text(const BsSource *source, const BsPipeline *pipeline, gboolean generic)
{
    BsDiags diags;
    bs_diags_init(&diags);
    BsContext *context = bs_context_new(bs_dialects);
    BsIr *ir = bs_ir_new(context);
    BsParseOptions options = {.allow_unregistered = TRUE};
    BsPassContext pass_context = {.ir = ir, .diags = &diags};
    const BsRunOptions run = {.verify_each = TRUE};
    char *text = NULL;
    if (bs_parse(ir, source->text, source->len, &options, &diags) &&
        (!pipeline ||
         (bs_verify(ir->root, &diags) && bs_pipeline_run(pipeline, &pass_context, &run))))
        text = program_text(ir, generic);
    bs_ir_free(ir);
    bs_context_free(context);
    bs_diags_clear(&diags);
    return text;
}

static char *
place(const BsDocument *document, guint32 number)
{
    const BsEvent *event = bs_document_event(document, number);
    const BsStage *stage = bs_document_stage(document, bs_document_stage_of(document, number));
    return g_strdup_printf("%s:%u: event %u of %u, %s: %s %s", bs_document_source(document)->name,
                           bs_document_source(document)->split_line, number,
                           bs_document_n_events(document), stage->name,
                           event ? bs_event_kind_name(event->kind) : "input",
                           event && event->rule ? event->rule : "");
}

// Whether the program has to verify at the cursor: not inside a rewrite, and not where a pass gave
// up.
static gboolean
must_verify(const BsDocument *document)
{
    const BsEvent *event = bs_document_current_event(document);
    guint32 failed = bs_document_failed_stage(document);
    if (bs_document_outcome(document) == BS_OUTCOME_INVALID)
        return FALSE;
    if (failed && bs_document_current_stage(document) == failed)
        return FALSE;
    return !event || !(event->flags & BS_EVENT_INSIDE);
}

// What upstream's rewrites leave invalid until it is found dead, or made good by another (or the
// pass fails).
static gboolean
is_upstreams(const BsDiags *diags)
{
    static const char *const texts[] = {
        // A cast of a cast is one, which in programs that read beyond a buffer is not possible.
        "are cast incompatible",
        // What is unpacked stands for what was packed, whose type may say more or less.
        "failed to verify that expected result type to match dest type",
    };
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        gboolean known = FALSE;
        for (guint k = 0; k < G_N_ELEMENTS(texts); k++)
            known |= strstr(diag->text, texts[k]) != NULL;
        if (!known)
            return FALSE;
    }
    return TRUE;
}

static void
check_verifies(BsDocument *document)
{
    if (!must_verify(document))
        return;
    BsDiags diags;
    bs_diags_init(&diags);
    if (!bs_verify(bs_document_ir(document)->root, &diags) && !is_upstreams(&diags)) {
        const BsDiag *diag = diags.items->pdata[0];
        char *where = place(document, bs_document_cursor(document));
        g_test_message("%s does not verify: %s", where, diag->text);
        g_free(where);
        g_test_fail();
    }
    bs_diags_clear(&diags);
}

// What a document says of a pass is what the program is before and behind it.
static void
check_stages(const BsDocument *document, const guint64 *fingerprints)
{
    for (guint32 k = 1; k < bs_document_n_stages(document); k++) {
        const BsStage *stage = bs_document_stage(document, k);
        if (stage->reached && !stage->failed)
            g_assert_cmpint(stage->changed, ==,
                            fingerprints[stage->first - 1] != fingerprints[stage->last]);
    }
}

static void
check_walk(BsDocument *document)
{
    const BsIr *ir = bs_document_ir(document);
    guint32 n = bs_document_n_events(document);
    guint64 *fingerprints = g_new(guint64, (gsize)n + 1);
    bs_document_goto_last(document);
    for (guint32 i = n + 1; i-- > 0;) {
        bs_document_goto(document, i);
        fingerprints[i] = bs_ir_fingerprint(ir);
        g_free(program_text(ir, !bs_document_is_valid(document)));
        check_verifies(document);
    }
    check_stages(document, fingerprints);
    for (guint32 i = 0; i <= n; i++) {
        bs_document_goto(document, i);
        if (bs_ir_fingerprint(ir) == fingerprints[i])
            continue;
        char *where = place(document, i);
        g_test_message("%s differs walking forwards", where);
        g_free(where);
        g_test_fail();
    }
    g_free(fingerprints);
}

static void
check_ends(BsDocument *document, const BsSource *source, const BsPipeline *pipeline)
{
    gboolean generic = !bs_document_is_valid(document);
    char *after = program_text(bs_document_ir(document), generic);
    bs_document_goto_first(document);
    gboolean generic_before = !bs_document_is_valid(document);
    char *parsed = plain_text(source, NULL, generic_before);
    char *undone = program_text(bs_document_ir(document), generic_before);
    bs_document_goto_last(document);
    char *redone = program_text(bs_document_ir(document), generic);
    g_assert_cmpstr(undone, ==, parsed);
    g_assert_cmpstr(redone, ==, after);
    // A run that records nothing is free to take functions in another order.
    char *plain = plain_text(source, pipeline, generic);
    if (bs_document_outcome(document) == BS_OUTCOME_COMPLETE)
        g_assert_cmpstr(plain, ==, after);
    g_free(plain);
    g_free(after);
    g_free(parsed);
    g_free(undone);
    g_free(redone);
}

// Every event has a sentence, and making them leaves the program where it was. A sentence speaks of
// its event, wherever the cursor stands when it is asked for: those of a `fresh` document, in which
// nothing was asked for yet, are made one by one from the start, and kept apart from the others as
// being English.
static void
make_sentences_from_the_start(BsDocument *fresh)
{
    bs_document_goto_first(fresh);
    for (guint32 i = bs_document_n_events(fresh); i > 0; i--)
        bs_document_explain_in_english(fresh, i);
    bs_document_goto_last(fresh);
}

static void
check_sentences(BsDocument *document)
{
    const BsJournal *journal = bs_document_ir(document)->journal;
    const guint32 position = journal ? bs_journal_position(journal) : 0;
    g_assert_true(bs_document_explain_all(document, NULL));
    for (guint32 i = 0; i <= bs_document_n_events(document); i++) {
        const char *sentence = bs_document_explain(document, i);
        g_assert_true(*sentence && g_utf8_validate(sentence, -1, NULL));
        g_assert_cmpstr(bs_document_explain_in_english(document, i), ==, sentence);
    }
    g_assert_cmpuint(bs_journal_position(bs_document_ir(document)->journal), ==, position);
}

static void
check_program(const BsSource *source, const char *pipeline_text)
{
    GError *error = NULL;
    BsPipeline *pipeline = bs_pipeline_parse(pipeline_text, &error);
    g_assert_no_error(error);
    BsDocumentOptions options = {
        .pipeline = pipeline, .allow_unregistered = TRUE, .split_line = source->split_line};
    BsDocument *document = bs_document_load(source->name, source->text, source->len, &options);
    if (bs_document_ir(document)) {
        make_sentences_from_the_start(document);
        check_ends(document, source, pipeline);
        check_walk(document);
        check_sentences(document);
    }
    bs_document_free(document);
    bs_pipeline_free(pipeline);
}

static void
test_file(gconstpointer data)
{
    const char *path = data;
    char *text;
    gsize len;
    GError *error = NULL;
    g_file_get_contents(path, &text, &len, &error);
    g_assert_no_error(error);
    GString *warnings = g_string_new(NULL);
    GArray *chunks = bs_chunks_split(path, text, len, warnings);
    for (guint i = 0; i < chunks->len; i++) {
        for (gsize k = 0; k < G_N_ELEMENTS(pipelines); k++)
            check_program(&g_array_index(chunks, BsSource, i), pipelines[k]);
    }
    g_array_unref(chunks);
    g_string_free(warnings, TRUE);
    g_free(text);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    return paths_run("/journal", argc, argv, test_file);
}
