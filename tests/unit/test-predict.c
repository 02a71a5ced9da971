// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions about events: each has one right answer, which the event itself gives, and asking twice
// asks the same.
#include "debug/cursor.h"
#include "debug/explain.h"
#include "debug/predict.h"

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
check_answer(const char *question, const char *answer)
{
    BsDocument *document = load();
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
    check_answer("Which ownership does %alloc get in ^bb0?", "unique(true): this block owns it");
    check_answer("Which ownership does %arg1 get in ^bb0?", "unique(false): someone else owns it");
    check_answer("Which ownership does %0 get in ^bb0?", "unknown: no value says who owns it");
}

// Every question of the run, forwards, as a learner gets them.
static void
test_every_event(void)
{
    BsDocument *document = load();
    const BsOp *function = bs_document_functions(document)->pdata[0];
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
    g_test_add_func("/predict/every-event", test_every_event);
    g_test_add_func("/predict/retained", test_retained);
    g_test_add_func("/predict/nothing-to-ask", test_nothing_to_ask);
    return g_test_run();
}
