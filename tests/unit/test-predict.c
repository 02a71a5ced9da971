// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions about events: each has one right answer, which the event itself gives, and asking twice
// asks the same.
#include "debug/document/cursor.h"
#include "debug/telling/explain.h"
#include "debug/telling/predict.h"

#include <string.h>

static const char program[] = "func.func @f(%c: i1, %m: memref<2xf32>, %d: i1) {\n"
                              "  %a = memref.alloc() : memref<2xf32>\n"
                              "  %b = memref.alloca() : memref<2xf32>\n"
                              "  %s = arith.select %c, %a, %b : memref<2xf32>\n"
                              "  cf.cond_br %c, ^left, ^right\n"
                              "^left:\n"
                              "  test.copy(%s, %m) : (memref<2xf32>, memref<2xf32>)\n"
                              "  cf.cond_br %d, ^middle, ^right\n"
                              "^middle:\n"
                              "  test.copy(%s, %m) : (memref<2xf32>, memref<2xf32>)\n"
                              "  cf.br ^right\n"
                              "^right:\n"
                              "  return\n"
                              "}\n";

static const char older[] = "builtin.module(func.func(buffer-hoisting,buffer-loop-hoisting,"
                            "promote-buffers-to-stack,buffer-deallocation))";

// Hoisted; kept where it is, as it needs %n; out of the loop; carried by one; small; returned.
static const char for_older[] =
    "func.func @up(%c: i1, %m: memref<999xf32>) -> memref<999xf32> {\n"
    "  cf.cond_br %c, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  cf.br ^bb3(%m : memref<999xf32>)\n"
    "^bb2:\n"
    "  %a = memref.alloc() : memref<999xf32>\n"
    "  cf.br ^bb3(%a : memref<999xf32>)\n"
    "^bb3(%x: memref<999xf32>):\n"
    "  return %x : memref<999xf32>\n"
    "}\n"
    "func.func @sized(%c: i1, %s: index, %m: memref<?xf32>, %t: memref<?xf32>) {\n"
    "  cf.cond_br %c, ^bb1, ^bb2(%s : index)\n"
    "^bb1:\n"
    "  cf.br ^bb3(%m : memref<?xf32>)\n"
    "^bb2(%n: index):\n"
    "  %b = memref.alloc(%n) : memref<?xf32>\n"
    "  cf.br ^bb3(%b : memref<?xf32>)\n"
    "^bb3(%x: memref<?xf32>):\n"
    "  test.copy(%x, %t) : (memref<?xf32>, memref<?xf32>)\n"
    "  return\n"
    "}\n"
    "func.func @loop(%n: index, %s: memref<9xf32>, %t: memref<9xf32>) {\n"
    "  %z = arith.constant 0 : index\n"
    "  %l:2 = scf.for %i = %z to %n step %n iter_args(%x = %s, %y = %s)\n"
    "      -> (memref<9xf32>, memref<9xf32>) {\n"
    "    %d = memref.alloc() : memref<9xf32>\n"
    "    %e = memref.alloc() : memref<9xf32>\n"
    "    test.copy(%x, %e) : (memref<9xf32>, memref<9xf32>)\n"
    "    scf.yield %d, %y : memref<9xf32>, memref<9xf32>\n"
    "  }\n"
    "  test.copy(%l#0, %t) : (memref<9xf32>, memref<9xf32>)\n"
    "  return\n"
    "}\n";

static BsDocument *
load_older(void)
{
    g_autoptr(GError) error = NULL;
    BsPipeline *pipeline = bs_pipeline_parse(older, &error);
    g_assert_no_error(error);
    const BsDocumentOptions options = {.pipeline = pipeline};
    BsDocument *document = bs_document_load("b.mlir", for_older, strlen(for_older), &options);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    bs_document_goto_first(document);
    bs_pipeline_free(pipeline);
    return document;
}

static BsDocument *
load(void)
{
    BsDocument *document = bs_document_load("a.mlir", program, strlen(program), NULL);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    bs_document_goto_first(document);
    return document;
}

static void
check_well_formed(const BsPrediction *prediction)
{
    g_assert_cmpuint(prediction->choices->len, >=, 2);
    g_assert_cmpuint(prediction->right, <, prediction->choices->len);
    for (guint i = 0; i < prediction->choices->len; i++) {
        for (guint k = 0; k < i; k++)
            g_assert_cmpstr(prediction->choices->pdata[i], !=, prediction->choices->pdata[k]);
    }
}

static const char *
right_of(const BsPrediction *prediction)
{
    return prediction->choices->pdata[prediction->right];
}

// The answer to the first question of that text.
static void
check_answer(BsDocument *document, const char *question, const char *answer)
{
    const guint32 n = bs_document_n_events(document);
    gboolean asked = FALSE;
    for (guint32 i = 1; i <= n && !asked; i++) {
        BsPrediction *prediction = bs_document_predict(document, i);
        if (prediction && strcmp(prediction->question, question) == 0) {
            asked = TRUE;
            g_assert_cmpstr(right_of(prediction), ==, answer);
        }
        bs_prediction_free(prediction);
    }
    if (!asked)
        g_error("nobody asks '%s'", question);
    bs_document_free(document);
}

static void
test_answers(void)
{
    check_answer(load(), "Which ownership does %alloc get in ^bb0?",
                 "unique(true): this block owns it");
    check_answer(load(), "Which ownership does %arg1 get in ^bb0?",
                 "unique(false): someone else owns it");
    check_answer(load(), "Which ownership does %0 get in ^bb0?",
                 "unknown: no value says who owns it");
}

static void
test_older(void)
{
    static const char *const answers[][2] = {
        {"What is the common dominator of all uses of %alloc and its aliases?", "^bb0"},
        {"What is the common dominator of all uses of %alloc_0 and its aliases?",
         "the body of the for at line 24"},
        {"Does the allocation of %alloc move up?", "yes"},
        {"Does the allocation of %alloc_0 move up?", "no: it stays where it is"}, // not yet
        {"Does %alloc move to the stack?", "no: it stays where it is"},           // 999 elements
        {"Is %0 a critical alias of %alloc?", "no: ^bb0 dominates its block"},
        {"Is %1 a critical alias of %alloc?",
         "yes: ^bb2 does not dominate its block, or has it as an argument"},
        {"Is %arg4 a critical alias of %alloc?", "yes: the body of the for at line 24 does not "
                                                 "dominate its block, or has it as an argument"},
        {"What is the common post-dominator of all uses of %3 and its aliases?", "^bb3"},
        {"Is %alloc freed in ^bb3?", "no: the last op of the block passes it on"},
        {"Is %alloc freed in ^bb2?", "yes"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(answers); i++)
        check_answer(load_older(), answers[i][0], answers[i][1]);
}

// Every question of the run, forwards, as a learner gets them.
static void
check_every_event(BsDocument *document, const BsOp *function)
{
    guint n = 0;
    BsPrediction *prediction;
    while ((prediction = bs_document_predict_next(document, function))) {
        const guint32 cursor = bs_document_cursor(document);
        check_well_formed(prediction);
        g_assert_cmpuint(prediction->event, >, cursor);
        BsPrediction *again = bs_document_predict(document, prediction->event);
        g_assert_cmpstr(again->question, ==, prediction->question);
        g_assert_cmpstr(right_of(again), ==, right_of(prediction));
        g_assert_cmpuint(bs_document_cursor(document), ==, cursor);
        bs_document_goto(document, prediction->event);
        bs_prediction_free(again);
        bs_prediction_free(prediction);
        n++;
    }
    g_assert_cmpuint(n, >, 5);
    bs_document_free(document);
}

static void
test_every_event(void)
{
    BsDocument *document = load();
    check_every_event(document, bs_document_functions(document)->pdata[0]);
    check_every_event(load_older(), NULL);
}

// What a dealloc retains is what its sentence says it does.
static void
test_retained(void)
{
    BsDocument *document = load();
    guint n = 0;
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        BsPrediction *prediction = bs_document_predict(document, i);
        if (prediction && strstr(prediction->question, "retain?")) {
            const char *sentence = bs_document_explain(document, i);
            const char *retained = strstr(sentence, "retained ");
            g_auto(GStrv) names = g_strsplit(right_of(prediction), ", ", -1);
            for (guint k = 0; retained && names[k]; k++)
                g_assert_nonnull(strstr(retained, names[k]));
            n += retained != NULL;
        }
        bs_prediction_free(prediction);
    }
    g_assert_cmpuint(n, >, 0);
    bs_document_free(document);
}

static void
test_nothing_to_ask(void)
{
    BsDocument *document = load();
    g_assert_null(bs_document_predict(document, 0));
    g_assert_null(bs_document_predict(document, 1)); // a stage begins
    g_assert_null(bs_document_predict(document, 100000));
    bs_document_goto_last(document);
    g_assert_null(bs_document_predict_next(document, NULL));
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/predict/answers", test_answers);
    g_test_add_func("/predict/older-passes", test_older);
    g_test_add_func("/predict/every-event", test_every_event);
    g_test_add_func("/predict/retained", test_retained);
    g_test_add_func("/predict/nothing-to-ask", test_nothing_to_ask);
    return g_test_run();
}
