// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The alias sets at the cursor, replayed from the events of the older passes, and how they look in
// pictures, annotated code and SVG.
#include "debug/buffers/alias-sets.h"
#include "debug/telling/causes.h"
#include "debug/telling/history.h"
#include "view/write/annotated.h"
#include "view/write/svg.h"

#include "picture.h"

// %3 may be %1 or %arg1 and is critical; %2 is always %1; %4 is always %3.
static const char branches[] =
    "func.func @f(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {\n"
    "  cf.cond_br %arg0, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  cf.br ^bb4(%arg1 : memref<4xf32>)\n"
    "^bb2:\n"
    "  %1 = memref.alloc() : memref<4xf32>\n"
    "  cf.br ^bb3(%1 : memref<4xf32>)\n"
    "^bb3(%2: memref<4xf32>):\n"
    "  test.copy(%2, %arg2) : (memref<4xf32>, memref<4xf32>)\n"
    "  cf.br ^bb4(%2 : memref<4xf32>)\n"
    "^bb4(%3: memref<4xf32>):\n"
    "  cf.br ^bb5(%3 : memref<4xf32>)\n"
    "^bb5(%4: memref<4xf32>):\n"
    "  test.copy(%4, %arg2) : (memref<4xf32>, memref<4xf32>)\n"
    "  return\n"
    "}\n";

static BsDocument *
load(const char *text, const char *passes)
{
    BsPipeline *pipeline = bs_pipeline_parse(passes, NULL);
    g_assert_nonnull(pipeline);
    const BsDocumentOptions options = {.pipeline = pipeline};
    BsDocument *document = bs_document_load("test.mlir", text, strlen(text), &options);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    bs_pipeline_free(pipeline);
    return document;
}

// What is said of a value at the cursor, or NULL.
static char *
state_text(BsDocument *document, const BsValue *value)
{
    BsAliasSets *sets = bs_document_alias_sets(document, picture_function(document, 0));
    const BsAliasState *state = bs_alias_sets_find(sets, value);
    char *text = state ? bs_look_alias_text(document, state, 0) : NULL;
    bs_alias_sets_free(sets);
    return text;
}

#define assert_state(document, value, expected)                  \
    do {                                                         \
        g_autofree char *text_now = state_text(document, value); \
        g_assert_cmpstr(text_now, ==, expected);                 \
    } while (0)

// The first event of that kind about the value.
static guint32
find_event(const BsDocument *document, BsEventKind kind, const BsValue *value)
{
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        const BsEvent *event = bs_document_event(document, i);
        if (event->kind == kind && event->value == value)
            return i;
    }
    g_assert_not_reached();
}

typedef struct Values {
    BsValue *alloc, *passed, *joined, *behind, *argument;
} Values;

static Values
find_values(BsDocument *document)
{
    bs_document_goto_stage(document, 0);
    const BsOp *function = picture_function(document, 0);
    return (Values){.alloc = bs_document_find_value(document, function, "%alloc"),
                    .passed = bs_document_find_value(document, function, "%0"),
                    .joined = bs_document_find_value(document, function, "%1"),
                    .behind = bs_document_find_value(document, function, "%2"),
                    .argument = bs_document_find_value(document, function, "%arg1")};
}

static void
test_iteration(void)
{
    BsDocument *document = load(branches, "builtin.module(func.func(buffer-deallocation))");
    const Values v = find_values(document);
    g_assert_false(bs_document_has_alias_sets(document));
    assert_state(document, v.alloc, NULL);
    // the sets as the flow of buffers gives them
    bs_document_goto(document, find_event(document, BS_EVENT_ALIASES, v.alloc));
    g_assert_true(bs_document_has_alias_sets(document));
    assert_state(document, v.alloc, "◆ tracked {%0, %1, %2}");
    assert_state(document, v.passed, "≈ alias of %alloc");
    bs_document_goto(document, find_event(document, BS_EVENT_ALIASES, v.argument));
    assert_state(document, v.argument, "□ not tracked {%1, %2}");
    // one verdict after the other
    bs_document_goto(document, find_event(document, BS_EVENT_ALIAS, v.passed));
    assert_state(document, v.passed, "◇ non-critical alias of %alloc {%1, %2}");
    assert_state(document, v.joined, "≈ alias of %alloc {%2}");
    bs_document_goto(document, find_event(document, BS_EVENT_CRITICAL, v.joined));
    assert_state(document, v.joined, "▲ critical alias of %alloc {%2}");
    assert_state(document, v.alloc, "◆ tracked {%0, %1, %2}");
    // in the end the critical one is cut off and still known as such; the clones come before it
    bs_document_goto_last(document);
    assert_state(document, v.alloc, "◆ tracked {%1}");
    assert_state(document, v.joined, "▲ critical alias of %alloc {%4}");
    assert_state(document, v.behind, "◇ non-critical alias of %3");
    assert_state(document, v.argument, "□ not tracked");
    // backwards as forwards
    bs_document_goto(document, find_event(document, BS_EVENT_ALIASES, v.alloc));
    assert_state(document, v.joined, "≈ alias of %alloc");
    bs_document_free(document);
}

// What holds is what the last stage tracked that tracks anything.
static void
test_stages(void)
{
    BsDocument *document =
        load(branches, "builtin.module(func.func(buffer-hoisting),canonicalize,"
                       "ownership-based-buffer-deallocation,func.func(buffer-loop-hoisting))");
    const Values v = find_values(document);
    static const gboolean aliases[] = {FALSE, TRUE, TRUE, FALSE, TRUE};
    for (guint32 stage = 0; stage < G_N_ELEMENTS(aliases); stage++) {
        bs_document_goto_stage(document, stage);
        g_assert_true(bs_document_has_alias_sets(document) == aliases[stage]);
        g_assert_true(bs_document_has_ownership(document) == (stage == 3));
        GArray *cells = g_array_new(FALSE, FALSE, sizeof(BsCell));
        bs_document_cells(document, NULL, cells);
        g_assert_true((cells->len > 0) == (stage == 3));
        g_array_unref(cells);
        BsAliasSets *sets = bs_document_alias_sets(document, picture_function(document, 0));
        g_assert_true((sets->states->len > 0) == aliases[stage]);
        bs_alias_sets_free(sets);
    }
    bs_document_goto_stage(document, 1);
    assert_state(document, v.alloc, "◆ tracked {%0, %1, %2}");
    bs_document_free(document);
}

// Each function has a stage of its own; the sets of one are still there in that of the next.
static void
test_functions(void)
{
    g_autofree char *two = g_strconcat(
        branches, "func.func @g() {\n  %0 = memref.alloc() : memref<4xf32>\n  return\n}\n", NULL);
    BsDocument *document = load(two, "builtin.module(func.func(buffer-deallocation))");
    const Values v = find_values(document);
    bs_document_goto_last(document);
    g_assert_cmpuint(bs_document_n_stages(document), ==, 3);
    assert_state(document, v.alloc, "◆ tracked {%1}");
    BsAliasSets *sets = bs_document_alias_sets(document, picture_function(document, 1));
    g_assert_cmpuint(sets->states->len, ==, 1);
    bs_alias_sets_free(sets);
    bs_document_free(document);
}

static void
test_promotion(void)
{
    BsDocument *document = load(branches, "builtin.module(func.func(promote-buffers-to-stack))");
    bs_document_goto_last(document);
    BsValue *alloca = bs_document_find_value(document, NULL, "%alloca");
    g_assert_nonnull(alloca);
    assert_state(document, alloca, "□ not tracked {%0, %1, %2}");
    bs_document_free(document);
}

// -- pictures and reports ------------------------------------------------------------------------

static const BsBadge *
find_badge(const BsScene *scene, const BsValue *value)
{
    for (guint32 i = 0; i < scene->n_rows; i++) {
        for (guint32 k = 0; k < scene->rows[i].n_badges; k++) {
            if (scene->rows[i].badges[k].value == value)
                return &scene->rows[i].badges[k];
        }
    }
    return NULL;
}

static void
test_scene(void)
{
    BsDocument *document = load(branches, "builtin.module(func.func(buffer-deallocation))");
    const Values v = find_values(document);
    bs_document_goto_last(document);
    BsScene *scene = picture_scene(document, picture_function(document, 0), NULL);
    picture_check(scene);
    g_assert_true(scene->shows_aliases);
    const BsBadge *badge = find_badge(scene, v.joined);
    g_assert_nonnull(badge);
    g_assert_cmpint(badge->look, ==, BS_LOOK_CRITICAL);
    g_assert_cmpstr(badge->text, ==, "▲ critical alias of %alloc {%4}");
    g_assert_cmpint(find_badge(scene, v.alloc)->look, ==, BS_LOOK_TRACKED);
    g_autofree char *svg = bs_scene_to_svg(scene, NULL);
    g_assert_nonnull(strstr(svg, "class=\"critical\""));
    g_assert_nonnull(strstr(svg, "◆ tracked {its aliases}")); // the legend
    g_assert_null(strstr(svg, "not yet known"));
    g_assert_nonnull(strstr(svg, "alias sets of memrefs"));
    bs_scene_free(scene);
    scene = bs_scene_new(document, picture_function(document, 0),
                         &(BsSceneOptions){.hide_ownership = TRUE});
    g_assert_null(find_badge(scene, v.joined));
    bs_scene_free(scene);
    bs_document_free(document);
}

static void
test_reports(void)
{
    BsDocument *document = load(branches, "builtin.module(func.func(buffer-deallocation))");
    const Values v = find_values(document);
    bs_document_goto_last(document);
    g_autofree char *text = bs_annotated_text(document, picture_function(document, 0));
    g_assert_nonnull(strstr(text, "memref.alloc() : memref<4xf32>  // %alloc ◆ tracked {%1}\n"));
    g_assert_nonnull(strstr(text, "^bb4(%3: memref<4xf32>):  // 2 preds: ^bb1, ^bb3  // %3 ▲ "
                                  "critical alias of %alloc {%4}\n"));
    g_autoptr(GPtrArray) links = bs_document_why(document, NULL, v.joined);
    g_assert_cmpuint(links->len, >, 1);
    g_assert_nonnull(strstr(((const BsLink *)links->pdata[0])->text, "is a critical alias of"));
    g_autoptr(GArray) history = bs_document_history(document, v.joined);
    gboolean found = FALSE;
    for (guint i = 0; i < history->len; i++)
        found |= g_strcmp0(g_array_index(history, BsHistoryEntry, i).state, "critical alias") == 0;
    g_assert_true(found);
    bs_document_free(document);
}

static gboolean
says(const GPtrArray *links, const char *words)
{
    for (guint i = 0; i < links->len; i++) {
        if (strstr(((const BsLink *)links->pdata[i])->text, words))
            return TRUE;
    }
    return FALSE;
}

// Chains name things as they are at the cursor; what is not there has a mark.
static void
test_chains(void)
{
    BsDocument *document = load(branches, "builtin.module(func.func(buffer-deallocation))");
    const Values v = find_values(document);
    bs_document_goto_first(document);
    const char *before = bs_document_value_name(document, v.joined);
    g_autofree char *critical = g_strdup_printf("%s is a critical alias of", before);
    g_autofree char *freed = g_strdup_printf("free %s behind", before);
    g_autoptr(GPtrArray) became = bs_document_became(document, NULL, v.joined);
    g_assert_true(says(became, critical));
    g_assert_true(says(became, freed));
    g_assert_true(says(became, "at the end: bufferization.clone"));
    bs_document_goto_last(document);
    const char *after = bs_document_value_name(document, v.joined);
    g_assert_cmpstr(after, ==, "%3");
    g_autoptr(GPtrArray) why = bs_document_why(document, NULL, v.joined);
    for (guint i = 0; i < why->len; i++)
        g_assert_null(strstr(((const BsLink *)why->pdata[i])->text, "(gone)"));
    g_assert_true(says(why, "%3 is a critical alias of"));
    bs_document_free(document);
}

// What no pass moves says why.
static void
test_stays(void)
{
    BsDocument *document = load(branches, "builtin.module(func.func(buffer-loop-hoisting,"
                                          "promote-buffers-to-stack{max-alloc-size-in-bytes=4}))");
    bs_document_goto_last(document);
    const BsValue *alloc = bs_document_find_value(document, NULL, "%alloc");
    g_autoptr(GPtrArray) why = bs_document_why(document, NULL, alloc);
    g_assert_true(says(why, "stays: 4 elements of 32 bits are 128 bits, more than 32"));
    g_assert_true(says(why, "stays: no loop is around it"));
    g_assert_true(says(why, "from the source: %1 = memref.alloc"));
    bs_document_free(document);
}

// A free in a branch in which more happens is not itself under the condition.
static void
test_frees(void)
{
    static const char text[] = "func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                               "  scf.if %c {\n"
                               "    memref.dealloc %m : memref<4xf32>\n"
                               "  } else {\n"
                               "    %a = memref.alloc() : memref<4xf32>\n"
                               "    test.copy(%m, %a) : (memref<4xf32>, memref<4xf32>)\n"
                               "  }\n"
                               "  scf.if %c {\n"
                               "    memref.dealloc %m : memref<4xf32>\n"
                               "  }\n"
                               "  return\n"
                               "}\n";
    BsDocument *document = load(text, "builtin.module(func.func(buffer-deallocation))");
    bs_document_goto_last(document);
    g_autofree char *annotated = bs_annotated_text(document, picture_function(document, 0));
    g_assert_nonnull(strstr(annotated, "✕ frees %arg1\n  } else"));
    g_assert_nonnull(strstr(annotated, "✕ frees %alloc\n"));
    g_assert_nonnull(strstr(annotated, "✕ frees %arg1 if %arg0\n"));
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/alias-sets/iteration", test_iteration);
    g_test_add_func("/alias-sets/stages", test_stages);
    g_test_add_func("/alias-sets/functions", test_functions);
    g_test_add_func("/alias-sets/promotion", test_promotion);
    g_test_add_func("/alias-sets/scene", test_scene);
    g_test_add_func("/alias-sets/reports", test_reports);
    g_test_add_func("/alias-sets/chains", test_chains);
    g_test_add_func("/alias-sets/stays", test_stays);
    g_test_add_func("/alias-sets/frees", test_frees);
    return g_test_run();
}
