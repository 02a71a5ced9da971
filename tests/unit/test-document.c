// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A document without a window: outcomes, stages, stepping, states, provenance, snapshots, sentences
// and the trace.
#include "debug/buffers/state.h"
#include "debug/document/provenance.h"
#include "debug/document/snapshot.h"
#include "debug/telling/explain.h"
#include "debug/telling/trace-json.h"

#include <gio/gio.h>
#include <string.h>

static const char branches[] = "func.func @f(%c: i1, %a: memref<2xf32>) -> memref<2xf32> {\n"
                               "  %0 = memref.alloc() : memref<2xf32>\n"
                               "  %1 = memref.alloca() : memref<2xf32>\n"
                               "  %2 = arith.select %c, %0, %1 : memref<2xf32>\n"
                               "  memref.copy %a, %2 : memref<2xf32> to memref<2xf32>\n"
                               "  cf.cond_br %c, ^bb1, ^bb2(%0 : memref<2xf32>)\n"
                               "^bb1:\n"
                               "  memref.copy %a, %0 : memref<2xf32> to memref<2xf32>\n"
                               "  cf.br ^bb2(%a : memref<2xf32>)\n"
                               "^bb2(%3: memref<2xf32>):\n"
                               "  memref.copy %3, %a : memref<2xf32> to memref<2xf32>\n"
                               "  return %3 : memref<2xf32>\n"
                               "}\n"
                               "func.func private @g(memref<2xf32>)\n";

static const char refused[] = "func.func @f(%a: memref<2xf32>) {\n"
                              "  memref.dealloc %a : memref<2xf32>\n"
                              "  return\n"
                              "}\n";

static BsDocument *
load(const char *text)
{
    return bs_document_load("test.mlir", text, strlen(text), NULL);
}

// -- outcomes -------------------------------------------------------------------------------------

static void
test_complete(void)
{
    static const char *const names[] = {"input",
                                        "expand-realloc",
                                        "canonicalize",
                                        "ownership-based-buffer-deallocation",
                                        "canonicalize",
                                        "buffer-deallocation-simplification",
                                        "bufferization-lower-deallocations",
                                        "cse",
                                        "canonicalize"};
    BsDocument *document = load(branches);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    g_assert_cmpuint(bs_document_n_stages(document), ==, G_N_ELEMENTS(names));
    guint32 last = 0;
    for (guint32 i = 0; i < G_N_ELEMENTS(names); i++) {
        const BsStage *stage = bs_document_stage(document, i);
        g_assert_cmpstr(stage->name, ==, names[i]);
        g_assert_true(stage->reached && !stage->failed);
        g_assert_cmpuint(stage->first, ==, i ? last + 1 : 0);
        last = stage->last;
    }
    g_assert_cmpuint(last, ==, bs_document_n_events(document));
    g_assert_cmpuint(bs_document_cursor(document), ==, last);
    g_assert_false(bs_document_stage(document, 1)->changed);
    g_assert_true(bs_document_stage(document, 3)->changed);
    g_assert_cmpuint(bs_document_find_stage(document, bs_pass_find("canonicalize")), ==, 2);
    g_assert_cmpuint(bs_document_failed_stage(document), ==, 0);
    bs_document_free(document);
}

// Nothing to show and nowhere to go, but every question has an answer.
static void
test_parse_failed(void)
{
    BsDocument *document = load("func.func @f() {\n  %0 = \n}\n");
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_PARSE_FAILED);
    char *messages = bs_document_diags_text(document);
    g_assert_true(g_str_has_prefix(messages, "test.mlir:"));
    g_free(messages);
    g_assert_cmpuint(bs_document_n_stages(document), ==, 1);
    g_assert_cmpuint(bs_document_n_events(document), ==, 0);
    g_assert_null(bs_document_ir(document));
    g_assert_null(bs_document_event(document, 1));
    g_assert_null(bs_document_text(document, NULL));
    g_assert_null(bs_document_snapshot(document, 0, NULL));
    g_assert_cmpuint(bs_document_functions(document)->len, ==, 0);
    g_assert_false(bs_document_has_ownership(document));
    g_assert_false(bs_document_step_forward(document, BS_GRAIN_DETAIL));
    g_assert_false(bs_document_step_back(document, BS_GRAIN_OP));
    g_assert_false(bs_document_step_over(document));
    g_assert_false(bs_document_step_over_back(document));
    g_assert_false(bs_document_step_out(document));
    g_assert_false(bs_document_step_out_back(document));
    g_assert_false(bs_document_run_forward(document, &(BsEventQuery){0}, 1));
    g_assert_cmpstr(bs_document_explain(document, 0), ==, "the input, test.mlir");
    bs_document_free(document);
}

static void
test_invalid(void)
{
    BsDocument *document = load("func.func @f() -> i1 {\n  return\n}\n");
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_INVALID);
    g_assert_nonnull(bs_document_text(document, NULL));
    g_assert_cmpuint(bs_document_n_events(document), ==, 0);
    bs_document_free(document);
}

static void
test_refused(void)
{
    BsDocument *document = load(refused);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_REFUSED);
    g_assert_cmpuint(bs_document_n_stages(document), ==, 9);
    g_assert_cmpuint(bs_document_failed_stage(document), ==, 3);
    g_assert_true(bs_document_stage(document, 3)->reached);
    g_assert_false(bs_document_stage(document, 4)->reached);
    g_assert_false(bs_document_goto_stage(document, 4));
    BsEventQuery query = {.kinds = 1u << BS_EVENT_REFUSED};
    bs_document_goto_first(document);
    g_assert_true(bs_document_run_forward(document, &query, 1));
    g_assert_true(bs_op_is(bs_document_current_event(document)->op, "memref.dealloc"));
    bs_document_free(document);
}

static void
test_cancelled(void)
{
    GCancellable *cancellable = g_cancellable_new();
    g_cancellable_cancel(cancellable);
    BsDocumentOptions options = {.cancellable = cancellable};
    BsDocument *document = bs_document_load("test.mlir", branches, strlen(branches), &options);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_CANCELLED);
    bs_document_goto_first(document);
    bs_document_goto_last(document);
    bs_document_free(document);
    g_object_unref(cancellable);
}

// -- stepping -------------------------------------------------------------------------------------

// The stops of a grain are the same in both directions.
static void
test_steps(void)
{
    BsDocument *document = load(branches);
    guint before = G_MAXUINT;
    for (BsGrain grain = BS_GRAIN_DETAIL; grain <= BS_GRAIN_STAGE; grain++) {
        GArray *stops = g_array_new(FALSE, FALSE, sizeof(guint32));
        bs_document_goto_first(document);
        while (bs_document_step_forward(document, grain)) {
            guint32 at = bs_document_cursor(document);
            g_array_append_val(stops, at);
        }
        g_assert_cmpuint(bs_document_cursor(document), ==, bs_document_n_events(document));
        g_assert_cmpuint(stops->len, <, before);
        before = stops->len;
        for (guint i = stops->len; i-- > 1;) {
            g_assert_true(bs_document_step_back(document, grain));
            g_assert_cmpuint(bs_document_cursor(document), ==,
                             g_array_index(stops, guint32, i - 1));
        }
        g_assert_true(bs_document_step_back(document, grain));
        g_assert_cmpuint(bs_document_cursor(document), ==, 0);
        g_assert_false(bs_document_step_back(document, grain));
        g_array_unref(stops);
    }
    bs_document_free(document);
}

static void
test_over_and_out(void)
{
    BsDocument *document = load(branches);
    const BsStage *stage = bs_document_stage(document, 3);
    bs_document_goto(document, stage->first);
    BsEventQuery block = {.kinds = 1u << BS_EVENT_BLOCK};
    g_assert_true(bs_document_run_forward(document, &block, 1));
    const BsEvent *begin = bs_document_current_event(document);
    g_assert_cmpuint(begin->end, >, begin->number);
    g_assert_true(bs_document_step_over(document));
    g_assert_cmpuint(bs_document_cursor(document), >, begin->end);
    bs_document_goto(document, begin->number + 1);
    g_assert_true(bs_document_step_out(document));
    g_assert_cmpuint(bs_document_cursor(document), ==, begin->end);
    bs_document_goto(document, begin->number + 1);
    g_assert_true(bs_document_step_out_back(document));
    g_assert_cmpuint(bs_document_cursor(document), ==, begin->number);
    // Out again and again ends with the pass.
    bs_document_goto(document, begin->number + 1);
    while (bs_document_cursor(document) < stage->last)
        g_assert_true(bs_document_step_out(document));
    g_assert_cmpuint(bs_document_cursor(document), ==, stage->last);
    bs_document_free(document);
}

static void
test_stages(void)
{
    BsDocument *document = load(branches);
    guint32 generation = bs_document_generation(document);
    g_assert_true(bs_document_goto_first(document));
    g_assert_cmpuint(bs_document_generation(document), !=, generation);
    for (guint32 i = 1; i < bs_document_n_stages(document); i++) {
        g_assert_true(bs_document_next_stage(document));
        g_assert_cmpuint(bs_document_cursor(document), ==, bs_document_stage(document, i)->last);
        g_assert_cmpuint(bs_document_current_stage(document), ==, i);
    }
    g_assert_false(bs_document_next_stage(document));
    bs_document_goto(document, bs_document_stage(document, 3)->first);
    g_assert_true(bs_document_previous_stage(document));
    g_assert_cmpuint(bs_document_cursor(document), ==, bs_document_stage(document, 2)->last);
    bs_document_free(document);
}

// Every op that a pass made is there right after its event and was not before.
static void
test_created(void)
{
    BsDocument *document = load(branches);
    guint32 n_created = 0;
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        guint32 n;
        BsOp *const *created = bs_document_event_created(document, i, &n);
        n_created += n;
        for (guint32 k = 0; k < n; k++) {
            g_assert_cmpuint(created[k]->event, ==, i);
            bs_document_goto(document, i - 1);
            g_assert_false(bs_document_has_op(document, created[k]));
            bs_document_goto(document, i);
            char *why = bs_document_explain_op(document, created[k]);
            g_assert_nonnull(strstr(why, "made by event"));
            g_free(why);
        }
    }
    g_assert_cmpuint(n_created, >, 20);
    bs_document_free(document);
}

// -- the program at the cursor --------------------------------------------------------------------

static void
test_functions(void)
{
    BsDocument *document = load(branches);
    const GPtrArray *functions = bs_document_functions(document);
    g_assert_cmpuint(functions->len, >=, 2);
    BsOp *f = bs_document_find_function(document, "f");
    g_assert_true(f == functions->pdata[0]);
    g_assert_true(bs_function_has_body(f));
    g_assert_false(bs_function_has_body(bs_document_find_function(document, "g")));
    g_assert_null(bs_document_find_function(document, "none"));
    const BsText *text = bs_document_text(document, f);
    g_assert_true(g_str_has_prefix(text->text->str, "func.func @f("));
    const BsOpLines *lines = bs_text_find_op(text, f);
    g_assert_cmpuint(lines->first, ==, 0);
    g_assert_true(bs_text_find_line(text, 0)->op == f);
    const BsBlock *entry = bs_op_region(f, 0)->first;
    g_assert_cmpstr(bs_document_value_name(document, entry->args[0]), ==, "%arg0");
    g_assert_true(bs_text_find_line(text, bs_text_find_op(text, entry->first)->first)->op ==
                  entry->first);
    bs_document_free(document);
}

static BsOp *
find_op(BsDocument *document, const char *function, const char *name)
{
    BsOp *op = bs_op_region(bs_document_find_function(document, function), 0)->first->first;
    while (op && !bs_op_is(op, name))
        op = bs_op_next(op);
    g_assert_nonnull(op);
    return op;
}

static void
test_ownership(void)
{
    BsDocument *document = load(branches);
    bs_document_goto_stage(document, 2);
    g_assert_false(bs_document_has_ownership(document));
    BsCell cell;
    BsOp *alloc = find_op(document, "f", "memref.alloc"),
         *select = find_op(document, "f", "arith.select");
    g_assert_false(bs_document_ownership(document, bs_op_result(alloc, 0), NULL, &cell));
    bs_document_goto_stage(document, 3);
    g_assert_true(bs_document_has_ownership(document));
    g_assert_true(bs_document_ownership(document, bs_op_result(select, 0), NULL, &cell));
    g_assert_cmpint(cell.ownership.state, ==, BS_OWNERSHIP_UNKNOWN);
    GArray *history = g_array_new(FALSE, FALSE, sizeof(guint32));
    bs_document_ownership_history(document, bs_op_result(alloc, 0), history);
    g_assert_cmpuint(history->len, >=, 1);
    // At the first event of its history the alloc is owned; right before it is not yet known.
    guint32 first = g_array_index(history, guint32, 0);
    bs_document_goto(document, first);
    g_assert_true(bs_document_ownership(document, bs_op_result(alloc, 0), NULL, &cell));
    g_assert_cmpuint(cell.since, ==, first);
    g_assert_cmpint(cell.ownership.state, ==, BS_OWNERSHIP_UNIQUE);
    char *text = bs_document_ownership_text(document, &cell);
    g_assert_true(g_str_has_prefix(text, "unique(%true"));
    g_free(text);
    bs_document_goto(document, first - 1);
    g_assert_false(bs_document_ownership(document, bs_op_result(alloc, 0), NULL, &cell));
    g_array_unref(history);
    bs_document_goto_last(document);
    GArray *cells = g_array_new(FALSE, FALSE, sizeof(BsCell));
    bs_document_cells(document, NULL, cells);
    guint gone = 0;
    for (guint i = 0; i < cells->len; i++) {
        const BsCell *at_end = &g_array_index(cells, BsCell, i);
        g_assert_true(bs_document_has_value(document, at_end->value));
        g_autofree char *state = bs_document_ownership_text(document, at_end);
        gone += g_str_has_prefix(state, "unique(%false, gone after stage 3: arith.constant)");
        g_assert_null(strstr(state, "(null)"));
    }
    g_assert_cmpuint(gone, >, 0);
    g_array_unref(cells);
    bs_document_free(document);
}

static void
test_deallocs(void)
{
    BsDocument *document = load(branches);
    bs_document_goto_stage(document, 3);
    GPtrArray *deallocs = g_ptr_array_new();
    bs_document_deallocs(document, bs_document_find_function(document, "f"), deallocs);
    g_assert_cmpuint(deallocs->len, ==, 4); // two of cond_br, one each of br and return
    for (guint i = 0; i < deallocs->len; i++) {
        BsDeallocInfo info;
        g_assert_true(bs_document_dealloc_info(document, deallocs->pdata[i], &info));
        g_assert_cmpuint(info.event, >, 0);
        g_assert_cmpuint(info.items->len, >, 0);
        for (guint k = 0; k < info.items->len; k++) {
            const BsDeallocItem *item = &g_array_index(info.items, BsDeallocItem, k);
            g_assert_nonnull(item->memref);
            g_assert_nonnull(item->condition);
            g_assert_cmpint(item->reason, !=, BS_REASON_NONE);
        }
        bs_dealloc_info_clear(&info);
    }
    GArray *marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    bs_document_marks(document, NULL, marks);
    g_assert_cmpuint(marks->len, >, 4);
    g_array_set_size(marks, 0);
    bs_document_goto_last(document);
    bs_document_marks(document, NULL, marks);
    g_assert_cmpuint(marks->len, >, 0);
    g_array_unref(marks);
    g_ptr_array_unref(deallocs);
    bs_document_free(document);
}

// A dealloc's family at the end are the ops that it was lowered to, and they lead back to it.
static void
test_provenance(void)
{
    BsDocument *document = load(branches);
    bs_document_goto_stage(document, 3);
    GPtrArray *deallocs = g_ptr_array_new(), *family = g_ptr_array_new();
    bs_document_deallocs(document, NULL, deallocs);
    bs_document_goto_last(document);
    guint n_alive = 0;
    for (guint i = 0; i < deallocs->len; i++) {
        g_ptr_array_set_size(family, 0);
        bs_document_dealloc_family(document, deallocs->pdata[i], family);
        g_assert_true(family->pdata[0] == deallocs->pdata[i]);
        for (guint k = 0; k < family->len; k++) {
            g_assert_true(bs_document_dealloc_of(document, family->pdata[k]) == deallocs->pdata[i]);
            n_alive += bs_document_has_op(document, family->pdata[k]);
        }
    }
    g_assert_cmpuint(n_alive, >, 0);
    g_ptr_array_unref(deallocs);
    g_ptr_array_unref(family);
    bs_document_free(document);
}

static void
test_liveness(void)
{
    BsDocument *document = load(branches);
    bs_document_goto_first(document);
    BsOp *f = bs_document_find_function(document, "f");
    BsBlock *entry = bs_op_region(f, 0)->first, *bb1 = entry->next;
    GPtrArray *in = g_ptr_array_new(), *out = g_ptr_array_new();
    bs_document_liveness(document, bb1, in, out);
    g_assert_cmpuint(in->len, ==, 2);
    g_assert_true(in->pdata[0] == entry->args[1]);
    g_assert_true(in->pdata[1] == bs_op_result(entry->first, 0));
    g_assert_cmpuint(out->len, ==, 1);
    g_ptr_array_unref(in);
    g_ptr_array_unref(out);
    bs_document_free(document);
}

// -- snapshots and sentences ----------------------------------------------------------------------

static void
test_snapshots(void)
{
    BsDocument *document = load(branches);
    BsOp *f = bs_document_find_function(document, "f");
    const BsText *kept = bs_document_text(document, f);
    guint32 generation = bs_document_generation(document), cursor = bs_document_cursor(document);
    const BsSnapshot *snapshot = bs_document_snapshot(document, 3, f);
    g_assert_nonnull(strstr(snapshot->text.text->str, "bufferization.dealloc"));
    g_assert_true(bs_document_snapshot(document, 3, f) == snapshot);
    // Taking it moved nothing and what was handed out is still there.
    g_assert_cmpuint(bs_document_generation(document), ==, generation);
    g_assert_cmpuint(bs_document_cursor(document), ==, cursor);
    g_assert_true(bs_document_text(document, f) == kept);
    bs_document_goto_stage(document, 3);
    g_assert_cmpstr(bs_document_text(document, f)->text->str, ==, snapshot->text.text->str);
    BsOp *helper = bs_document_find_function(document, "dealloc_helper");
    g_assert_null(helper);
    g_assert_null(bs_document_snapshot(document, 9, f));
    bs_document_free(document);
}

static gboolean
has_sentence(BsDocument *document, const char *sentence)
{
    for (guint32 i = 0; i <= bs_document_n_events(document); i++) {
        if (strcmp(bs_document_explain(document, i), sentence) == 0)
            return TRUE;
    }
    return FALSE;
}

static void
test_sentences(void)
{
    BsDocument *document = load(branches);
    static const char *const sentences[] = {
        "the input, test.mlir",
        "expand-realloc begins",
        "expand-realloc ends and changed nothing",
    };
    for (gsize i = 0; i < G_N_ELEMENTS(sentences); i++)
        g_assert_true(has_sentence(document, sentences[i]));
    // Asked for singly or all at once, they are the same.
    BsDocument *other = load(branches);
    g_assert_true(bs_document_explain_all(other, NULL));
    for (guint32 i = bs_document_n_events(document); i > 0; i--)
        g_assert_cmpstr(bs_document_explain(document, i), ==, bs_document_explain(other, i));
    bs_document_free(other);
    // Or some of them: the cursor stays, and numbers that there are not are passed over.
    other = load(branches);
    const guint32 cursor = bs_document_cursor(other), n = bs_document_n_events(other);
    const guint32 some[] = {2, n / 2, n, n + 7};
    g_assert_cmpuint(bs_document_explain_some(other, some, G_N_ELEMENTS(some), G_MAXINT64 / 2), ==,
                     G_N_ELEMENTS(some));
    g_assert_cmpuint(bs_document_cursor(other), ==, cursor);
    for (guint i = 0; i < 3; i++)
        g_assert_cmpstr(bs_document_explain(document, some[i]), ==,
                        bs_document_explain(other, some[i]));
    bs_document_free(other);
    bs_document_free(document);
}

static guint
count_in(const char *text, const char *what)
{
    guint n = 0;
    for (const char *at = text; (at = strstr(at, what)); at += strlen(what))
        n++;
    return n;
}

// That it is JSON, and what its schema says: tests/cli/test_schema.py.
static void
test_trace(void)
{
    BsDocument *document = load(branches);
    GString *text = g_string_new(NULL);
    g_assert_true(bs_trace_write(document, NULL, text));
    g_assert_nonnull(strstr(text->str, "\"outcome\" : \"complete\""));
    g_assert_cmpuint(count_in(text->str, "\"reached\" : true"), ==, 9);
    g_assert_cmpuint(count_in(text->str, "\"sentence\" : "), ==, bs_document_n_events(document));
    const char *first = strstr(text->str, "\"sentence\" : ");
    g_assert_true(g_str_has_prefix(first, "\"sentence\" : \"expand-realloc begins\""));
    g_string_free(text, TRUE);
    bs_document_free(document);
}

// -- giant functions ------------------------------------------------------------------------------

static char *
giant_program(void)
{
    GString *text = g_string_new("func.func @f(%c: i1, %i: index, %m: memref<2xf32>) {\n");
    for (guint i = 0; i < 1200; i++)
        g_string_append_printf(text,
                               "  %%a%u = memref.alloc() : memref<2xf32>\n"
                               "  scf.if %%c {\n"
                               "    %%l = memref.load %%a%u[%%i] : memref<2xf32>\n"
                               "    memref.store %%l, %%m[%%i] : memref<2xf32>\n"
                               "  }\n",
                               i, i);
    g_string_append(text, "  %f = arith.index_cast %i : index to i32\n"
                          "  cf.switch %f : i32, [default: ^bb1, 7: ^bb2]\n"
                          "^bb1:\n"
                          "  cf.br ^bb2\n"
                          "^bb2:\n"
                          "  return\n"
                          "}\n");
    return g_string_free(text, FALSE);
}

// What is printed op by op and line by line, before all is printed.
static void
check_giant(BsDocument *document, const BsOp *function)
{
    const BsText *map = bs_document_map(document, function);
    g_assert_null(map->text);
    g_autoptr(GString) by_op = g_string_new(NULL), expected = g_string_new(NULL);
    g_autoptr(GString) lines = g_string_new(NULL);
    const guint n = map->ops->len;
    for (guint i = 1; i < n; i += 1 + i % 11) {
        const BsOpLines of = g_array_index(map->ops, BsOpLines, i);
        g_assert_true(bs_document_put_op(document, function, of.op, BS_OP_FIRST_LINE, by_op));
        g_assert_true(bs_document_put_op(document, function, of.op, BS_OP_WHOLE, by_op));
        bs_document_put_lines(document, function, (BsTextLines){of.first - 1, of.last + i % 100},
                              lines);
    }
    g_assert_null(map->text);
    const BsText *text = bs_document_text(document, function);
    g_autoptr(GString) expected_lines = g_string_new(NULL);
    g_assert_cmpuint(text->ops->len, ==, n);
    for (guint i = 1; i < n; i += 1 + i % 11) {
        const BsOpLines *of = &g_array_index(text->ops, BsOpLines, i);
        const char *begin = text->text->str + of->begin;
        g_string_append_len(expected, begin, (gssize)strcspn(begin, "\n"));
        g_string_append_len(expected, begin, of->end - of->begin);
        bs_text_put_lines(text, (BsTextLines){of->first - 1, of->last + i % 100}, expected_lines);
        g_assert_true(bs_text_find_line(text, of->last) == of ||
                      bs_text_find_line(text, of->last)->around);
    }
    g_assert_cmpstr(by_op->str, ==, expected->str);
    g_assert_cmpstr(lines->str, ==, expected_lines->str);
}

static void
test_giant(void)
{
    g_autofree char *program = giant_program();
    BsDocument *document = bs_document_load("giant.mlir", program, strlen(program), NULL);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    const guint32 n = bs_document_n_events(document);
    static const guint32 percent[] = {0, 20, 21, 95, 60, 60, 35, 100};
    for (guint i = 0; i < G_N_ELEMENTS(percent); i++) {
        bs_document_goto(document, (guint32)((guint64)n * percent[i] / 100) - (i == 4));
        g_test_message("event %u", bs_document_cursor(document));
        check_giant(document, bs_document_find_function(document, "f"));
    }
    bs_document_free(document);
}

// Its numbers are those of all that is printed before: nothing is left out.
static void
test_giant_distinct(void)
{
    g_autoptr(GString) program = g_string_new("func.func @f() {\n");
    for (guint i = 0; i < 6000; i++)
        g_string_append_printf(program, "  \"test.op\"() {d = distinct[%u]<1 : i32>} : () -> ()\n",
                               i);
    g_string_append(program, "  return\n}\n");
    const BsDocumentOptions options = {.allow_unregistered = TRUE};
    BsDocument *document = bs_document_load("giant.mlir", program->str, program->len, &options);
    const BsOp *function = bs_document_find_function(document, "f");
    g_autoptr(GString) line = g_string_new(NULL);
    bs_document_put_lines(document, function, (BsTextLines){5001, 5002}, line);
    g_assert_nonnull(strstr(line->str, "distinct[5000]<1 : i32>"));
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    static const struct {
        const char *name;
        void (*test)(void);
    } tests[] = {
        {"/document/complete", test_complete},
        {"/document/parse-failed", test_parse_failed},
        {"/document/invalid", test_invalid},
        {"/document/refused", test_refused},
        {"/document/cancelled", test_cancelled},
        {"/document/steps", test_steps},
        {"/document/over-and-out", test_over_and_out},
        {"/document/stages", test_stages},
        {"/document/created", test_created},
        {"/document/functions", test_functions},
        {"/document/ownership", test_ownership},
        {"/document/deallocs", test_deallocs},
        {"/document/provenance", test_provenance},
        {"/document/liveness", test_liveness},
        {"/document/snapshots", test_snapshots},
        {"/document/sentences", test_sentences},
        {"/document/trace", test_trace},
        {"/document/giant", test_giant},
        {"/document/giant-distinct", test_giant_distinct},
    };
    for (gsize i = 0; i < G_N_ELEMENTS(tests); i++)
        g_test_add_func(tests[i].name, tests[i].test);
    return g_test_run();
}
