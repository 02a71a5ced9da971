// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whatever a document is asked, its cursor stays, and so does all that views hold of it until it
// moves: text, its map, names. Files and folders with .mlir files are given on the command line.
#include "debug/buffers/alias-sets.h"
#include "debug/buffers/lifetimes.h"
#include "debug/compare/diff.h"
#include "debug/document/provenance.h"
#include "debug/document/snapshot.h"
#include "debug/telling/causes.h"
#include "debug/telling/explain.h"
#include "debug/telling/history.h"
#include "debug/telling/predict.h"
#include "debug/telling/scan.h"
#include "debug/telling/why-not.h"
#include "debug/telling/why.h"
#include "documents.h"
#include "ir/ir.h"

enum { PLACES = 12 }; // of a program, evenly spread

static const char *const pipelines[] = {
    "builtin.module(buffer-deallocation-pipeline)",
    "builtin.module(func.func(buffer-hoisting,buffer-loop-hoisting,buffer-deallocation,"
    "promote-buffers-to-stack),canonicalize)",
    NULL,
};

// -- what a view holds ----------------------------------------------------------------------------

typedef struct Held {
    BsDocument *document;
    BsOp *function;
    const BsText *text;
    const BsNames *names;
    char *copy;
    guint32 cursor, generation;
} Held;

static Held
hold(BsDocument *document, BsOp *function)
{
    const BsText *text = bs_document_text(document, function);
    return (Held){.document = document,
                  .function = function,
                  .text = text,
                  .names = bs_document_names(document, function),
                  .copy = g_strdup(text->text->str),
                  .cursor = bs_document_cursor(document),
                  .generation = bs_document_generation(document)};
}

static void
check_held(const Held *held)
{
    g_assert_cmpuint(bs_document_cursor(held->document), ==, held->cursor);
    g_assert_cmpuint(bs_document_generation(held->document), ==, held->generation);
    g_assert_true(bs_document_text(held->document, held->function) == held->text);
    g_assert_true(bs_document_names(held->document, held->function) == held->names);
    g_assert_cmpstr(held->text->text->str, ==, held->copy);
}

// -- questions ------------------------------------------------------------------------------------

// The answer comes first, and alone at its depth; there is one to each question.
static void
check_links(const GPtrArray *links)
{
    g_assert_cmpuint(links->len, >, 0);
    for (guint i = 0; i < links->len; i++) {
        const BsLink *link = links->pdata[i];
        g_assert_cmpuint(link->depth, ==, i > 0);
        g_assert_true(*link->text != '\0');
    }
}

static void
check_answers(BsDocument *document, BsThing thing)
{
    g_autoptr(GPtrArray) why = bs_document_why_first(document, thing);
    check_links(why);
    g_autoptr(GPtrArray) answers = bs_document_why_not(document, thing, BS_N_QUESTIONS);
    for (guint i = 0; i < answers->len; i++)
        check_links(((const BsWhyNot *)answers->pdata[i])->links);
    g_autoptr(GPtrArray) one = bs_document_why_not(document, thing, BS_QUESTION_FREED);
    g_assert_cmpuint(one->len, ==, 1);
}

static void
ask_of_op(BsDocument *document, const BsOp *op)
{
    g_autoptr(GPtrArray) family = g_ptr_array_new();
    g_ptr_array_unref(bs_document_why(document, op, NULL));
    check_answers(document, (BsThing){.op = op});
    g_ptr_array_unref(bs_document_became(document, op, NULL));
    g_free(bs_document_explain_op(document, op));
    bs_document_dealloc_family(document, op, family);
}

static void
ask_of_value(BsDocument *document, const BsValue *value)
{
    g_autoptr(GArray) history = bs_document_history(document, value);
    g_ptr_array_unref(bs_document_why(document, NULL, value));
    check_answers(document, (BsThing){.value = value});
    g_ptr_array_unref(bs_document_became(document, NULL, value));
    for (guint i = 0; i < history->len; i++)
        g_assert_nonnull(g_array_index(history, BsHistoryEntry, i).what);
}

static BsWalk
ask_of_all(BsOp *op, gpointer data)
{
    const Held *held = data;
    ask_of_op(held->document, op);
    for (guint32 i = 0; i < op->n_results; i++)
        ask_of_value(held->document, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            g_ptr_array_unref(bs_document_why_block(held->document, block));
            for (guint32 i = 0; i < block->n_args; i++)
                ask_of_value(held->document, block->args[i]);
        }
    }
    check_held(held);
    return BS_WALK_ON;
}

static void
ask_of_function(BsDocument *document, const BsOp *function)
{
    const guint32 n = bs_document_n_events(document);
    bs_alias_sets_free(bs_document_alias_sets(document, function));
    bs_lifetimes_free(bs_document_lifetimes(document, n, function));
    bs_diff_free(bs_document_diff(document, 0, n, function));
    bs_prediction_free(bs_document_predict_next(document, function));
    bs_document_snapshot(document, bs_document_n_stages(document) - 1, function);
    bs_scan_free(bs_document_scan(document));
}

static void
check_here(BsDocument *document)
{
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; i < functions->len; i++) {
        Held held = hold(document, functions->pdata[i]);
        bs_op_walk_preorder(held.function, ask_of_all, &held);
        ask_of_function(document, held.function);
        check_held(&held);
        g_free(held.copy);
    }
}

// -- programs -------------------------------------------------------------------------------------

static void
check_document(BsDocument *document)
{
    const guint32 n = bs_document_n_events(document);
    for (guint32 i = 0; i <= PLACES; i++) {
        bs_document_goto(document, (guint32)((guint64)n * i / PLACES));
        check_here(document);
    }
}

int
main(int argc, char **argv)
{
    return documents_run("/questions", argc, argv, pipelines, check_document);
}
