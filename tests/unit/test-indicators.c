// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ownership indicators at the cursor: which memref has which, what it may be, in which class it is;
// how they travel in pictures; where they come from; and what a retain becomes.
#include "debug/buffers/indicators.h"
#include "debug/document/pipeline-words.h"
#include "debug/document/provenance.h"
#include "debug/telling/causes.h"
#include "debug/telling/explain.h"
#include "debug/telling/history.h"
#include "view/write/annotated.h"
#include "view/write/dot.h"
#include "view/write/svg.h"

#include "picture.h"

#include <math.h>

// Each round keeps its buffer or gets another one.
static const char loop[] =
    "func.func @grow(%lb: index, %ub: index, %step: index, %c: i1) {\n"
    "  %a = memref.alloc() : memref<4xf32>\n"
    "  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %a) -> (memref<4xf32>) {\n"
    "    %y = scf.if %c -> (memref<4xf32>) {\n"
    "      %n = memref.alloc() : memref<4xf32>\n"
    "      \"test.fill\"(%n, %x) : (memref<4xf32>, memref<4xf32>) -> ()\n"
    "      scf.yield %n : memref<4xf32>\n"
    "    } else {\n"
    "      scf.yield %x : memref<4xf32>\n"
    "    }\n"
    "    scf.yield %y : memref<4xf32>\n"
    "  }\n"
    "  \"test.use\"(%r) : (memref<4xf32>) -> ()\n"
    "  return\n"
    "}\n";

// Two go round and change places; a view of one is used; five are passed through an if.
static const char swapped[] =
    "func.func @swap(%n: index, %p: memref<4xf32>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %a = memref.alloc() : memref<4xf32>\n"
    "  %b = memref.alloc() : memref<4xf32>\n"
    "  %r:2 = scf.while (%x = %a, %y = %b) : (memref<4xf32>, memref<4xf32>)"
    " -> (memref<4xf32>, memref<4xf32>) {\n"
    "    %go = \"test.go\"(%x) : (memref<4xf32>) -> i1\n"
    "    scf.condition(%go) %x, %y : memref<4xf32>, memref<4xf32>\n"
    "  } do {\n"
    "  ^bb0(%u: memref<4xf32>, %v: memref<4xf32>):\n"
    "    scf.yield %v, %u : memref<4xf32>, memref<4xf32>\n"
    "  }\n"
    "  %w = memref.subview %r#0[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>\n"
    "  %s:5 = scf.for %i = %c0 to %n step %c1 iter_args(%e = %r#0, %f = %p, %g = %p, %h = %p,"
    " %j = %p) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) {\n"
    "    scf.yield %e, %f, %g, %h, %j : memref<4xf32>, memref<4xf32>, memref<4xf32>,"
    " memref<4xf32>, memref<4xf32>\n"
    "  }\n"
    "  \"test.use\"(%w, %s#1) : (memref<2xf32, strided<[1]>>, memref<4xf32>) -> ()\n"
    "  return\n"
    "}\n";

// Which of two buffers it is, is not known in one of two regions.
static const char two[] = "func.func @f(%c: i1, %x: memref<4xf32>, %n: index) {\n"
                          "  %a = memref.alloc() : memref<4xf32>\n"
                          "  %b = memref.alloc() : memref<4xf32>\n"
                          "  %r:2 = scf.if %c -> (memref<4xf32>, memref<4xf32>) {\n"
                          "    %s = arith.select %c, %a, %b : memref<4xf32>\n"
                          "    scf.yield %s, %x : memref<4xf32>, memref<4xf32>\n"
                          "  } else {\n"
                          "    %d = memref.alloc() : memref<4xf32>\n"
                          "    %e = memref.alloc() : memref<4xf32>\n"
                          "    %s = arith.select %c, %d, %e : memref<4xf32>\n"
                          "    scf.yield %s, %d : memref<4xf32>, memref<4xf32>\n"
                          "  }\n"
                          "  return\n"
                          "}\n";

static BsDocument *
load(const char *text, const char *passes)
{
    BsPipeline *pipeline = bs_pipeline_from_words(passes, BS_UPSTREAM_19, NULL);
    g_assert_nonnull(pipeline);
    const BsDocumentOptions options = {.pipeline = pipeline, .allow_unregistered = TRUE};
    BsDocument *document = bs_document_load("test.mlir", text, strlen(text), &options);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    bs_pipeline_free(pipeline);
    return document;
}

static const char whole[] = "hlo";

static const BsOp *
function_of(BsDocument *document)
{
    return picture_function(document, 0);
}

static BsValue *
value_of(BsDocument *document, const char *name)
{
    BsValue *value = bs_document_find_value(document, function_of(document), name);
    g_assert_nonnull(value);
    return value;
}

// What is said of a value at the cursor, or NULL.
static char *
state_text(BsDocument *document, const char *name)
{
    BsIndicators *all = bs_document_indicators(document, function_of(document));
    const BsIndicatorState *state = bs_indicators_find(all, value_of(document, name));
    char *text = state ? bs_look_indicator_text(document, state) : NULL;
    bs_indicators_free(all);
    return text;
}

#define assert_state(document, name, expected)                  \
    do {                                                        \
        g_autofree char *text_now = state_text(document, name); \
        g_assert_cmpstr(text_now, ==, expected);                \
    } while (0)

// "%alloc: %alloc, %arg5", the leader of the class and its memrefs.
static char *
class_text(BsDocument *document, const char *name)
{
    BsIndicators *all = bs_document_indicators(document, function_of(document));
    const BsIndicatorState *state = bs_indicators_find(all, value_of(document, name));
    g_assert_true(state && state->members);
    g_autofree char *members = bs_look_names(document, state->members, 0);
    const char *leader = state->leader ? bs_document_value_name(document, state->leader) : "nobody";
    char *text = g_strdup_printf("%s: %s", leader, members);
    bs_indicators_free(all);
    return text;
}

static guint32
find_event(const BsDocument *document, BsEventKind kind, guint nth)
{
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        if (bs_document_event(document, i)->kind == kind && nth-- == 0)
            return i;
    }
    g_assert_not_reached();
}

// -- states ---------------------------------------------------------------------------------------

static void
test_states(void)
{
    BsDocument *document = load(loop, whole);
    bs_document_goto(document, 0);
    g_assert_false(bs_document_has_indicators(document));
    bs_document_goto_stage(document, 1);
    g_assert_true(bs_document_has_indicators(document));
    g_assert_false(bs_document_has_ownership(document));
    assert_state(document, "%alloc", "■ own %0");
    assert_state(document, "%0", "■ own, of %alloc");
    assert_state(document, "%arg5", "◧ maybe %arg6");
    assert_state(document, "%2#0", "◧ maybe %2#1");
    assert_state(document, "%3", "◧ maybe, of %2#0");
    g_autofree char *class = class_text(document, "%1#0");
    g_assert_cmpstr(class, ==, "%alloc: %alloc, %arg5, %alloc_0, %2#0, %1#0");
    // the stage has just begun: nothing has an indicator yet
    bs_document_goto(document, bs_document_stage(document, 1)->first);
    assert_state(document, "%alloc", NULL);
    // one came in with the argument of the loop: of which buffer is open, as the loop is not anew
    bs_document_goto(document, find_event(document, BS_EVENT_OWN, 1));
    assert_state(document, "%alloc", "■ own %0");
    assert_state(document, "%arg5", "◧ maybe %arg6");
    g_autofree char *annotated = NULL;
    bs_document_goto_stage(document, 1);
    annotated = bs_annotated_text(document, picture_function(document, 0));
    g_assert_nonnull(strstr(annotated, "// %alloc ■ own %0\n"));
    g_assert_nonnull(strstr(annotated, "✕ frees %1#0 unless %1#1 is null\n"));
    bs_document_free(document);
}

// Who owns the indicator while the pass is at work, forwards and backwards alike.
static void
test_owner(void)
{
    BsDocument *document = load(loop, whole);
    const guint32 acquired = find_event(document, BS_EVENT_ACQUIRE, 0);
    const guint32 released = find_event(document, BS_EVENT_RELEASE, 0);
    const guint32 order[] = {acquired - 1, acquired, released - 1, released, acquired};
    const gboolean owned[] = {FALSE, TRUE, TRUE, FALSE, TRUE};
    for (guint i = 0; i < G_N_ELEMENTS(order); i++) {
        bs_document_goto(document, order[i]);
        BsIndicators *all = bs_document_indicators(document, function_of(document));
        const BsIndicatorState *state = bs_indicators_find(all, value_of(document, "%alloc"));
        g_assert_true(state && (state->owner != NULL) == owned[i]);
        g_assert_cmpint(state->kind, ==, BS_INDICATOR_OWN);
        bs_indicators_free(all);
    }
    bs_document_free(document);
}

static void
test_null_and_views(void)
{
    BsDocument *document = load(swapped, "builtin.module(hlo-deallocate)");
    bs_document_goto_stage(document, 1);
    // the swap: each may be either, and both are owned all the way
    assert_state(document, "%2#0", "■ own %2#2");
    assert_state(document, "%subview", "■ own %2#2");
    // an argument has none; in the loop it gets null, and so does what is used behind it
    assert_state(document, "%arg1", "∅ no indicator");
    assert_state(document, "%4#1", "∅ null %4#6");
    assert_state(document, "%4#0", "∅ null %4#5");
    // the null that they share has brought their classes together
    g_autofree char *class = class_text(document, "%4#1"), *other = class_text(document, "%4#0");
    g_assert_cmpstr(class, ==, other);
    bs_document_free(document);
}

// What took the place of an indicator is it.
static void
test_later_stages(void)
{
    BsDocument *document = load(loop, whole);
    const guint32 last = bs_document_n_stages(document) - 1;
    bs_document_goto_stage(document, 2);
    assert_state(document, "%arg5", "◧ maybe %arg6");
    bs_document_goto_stage(document, last);
    assert_state(document, "%alloc", "■ own %0");
    assert_state(document, "%1#0", "◧ maybe %1#1");
    g_autoptr(GArray) history = bs_document_history(document, value_of(document, "%1#0"));
    gboolean said = FALSE;
    for (guint i = 0; i < history->len; i++)
        said |= g_strcmp0(g_array_index(history, BsHistoryEntry, i).state, "maybe") == 0;
    g_assert_true(said);
    bs_document_free(document);
}

// A program that has indicators already shows them where no pass has tracked anything.
static void
test_of_the_source(void)
{
    BsDocument *document = load("func.func @f() {\n"
                                "  %m = memref.alloc() : memref<4xf32>\n"
                                "  %o = deallocation.own %m : memref<4xf32>\n"
                                "  deallocation.retain() of(%o) : (!deallocation.ownership) -> ()\n"
                                "  return\n"
                                "}\n",
                                "builtin.module(func.func(hlo-deallocation-simplification))");
    bs_document_goto(document, 0);
    g_assert_true(bs_document_has_indicators(document));
    assert_state(document, "%alloc", "■ own %0");
    g_autoptr(GArray) marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    bs_document_marks(document, function_of(document), marks);
    g_assert_cmpuint(marks->len, ==, 1);
    const BsMark *mark = &g_array_index(marks, BsMark, 0);
    g_assert_true(mark->kind == BS_MARK_FREED && mark->value == value_of(document, "%alloc") &&
                  !mark->condition);
    bs_document_free(document);
}

// -- pictures -------------------------------------------------------------------------------------

static void
check_flow(const BsScene *scene, const BsFlow *flow)
{
    const BsRow *from = &scene->rows[flow->from], *to = &scene->rows[flow->to];
    const BsRect *from_box = &scene->boxes[from->box].rect, *to_box = &scene->boxes[to->box].rect;
    const BsPoint begin = flow->points[0], end = flow->points[flow->n_points - 1];
    g_assert_cmpuint(flow->n_points, >=, 4);
    const gboolean begins_beside = picture_on_border(from_box, begin);
    g_assert_true(begins_beside || fabs(begin.y - from->rect.y - from->rect.height) < PICTURE_NEAR);
    g_assert_true(picture_on_border(to_box, end) ||
                  fabs(end.y - to->rect.y - to->rect.height) < PICTURE_NEAR);
    for (guint32 i = 0; i < flow->n_tokens; i++) {
        const BsRect *token = &flow->tokens[i].rect;
        for (guint32 b = 0; b < scene->n_boxes; b++) { // beside the regions, in what is around them
            const BsRect *box = &scene->boxes[b].rect;
            g_assert_true(!picture_overlap(token, box) || picture_holds(box, token));
        }
        const BsFlow *found = NULL;
        g_assert_true(bs_scene_token_at(scene, token->x + token->width / 2,
                                        token->y + token->height / 2, &found) == &flow->tokens[i]);
        g_assert_true(found == flow);
    }
}

static void
check_flows(const BsScene *scene)
{
    picture_check_boxes(scene);
    picture_check_rows(scene);
    for (guint32 i = 0; i < scene->n_flows; i++)
        check_flow(scene, &scene->flows[i]);
    for (guint32 i = 0; i < scene->n_flows; i++) {
        for (guint32 k = i + 1; k < scene->n_flows; k++) {
            for (guint32 t = 0; t < scene->flows[i].n_tokens; t++)
                for (guint32 u = 0; u < scene->flows[k].n_tokens; u++)
                    g_assert_false(picture_overlap(&scene->flows[i].tokens[t].rect,
                                                   &scene->flows[k].tokens[u].rect));
        }
    }
}

static const BsFlow *
find_flow(const BsScene *scene, const char *full)
{
    for (guint32 i = 0; i < scene->n_flows; i++) {
        if (g_str_equal(scene->flows[i].full, full))
            return &scene->flows[i];
    }
    return NULL;
}

static void
test_flows(void)
{
    BsDocument *document = load(loop, whole);
    bs_document_goto_stage(document, 1);
    BsScene *scene = picture_scene(document, picture_function(document, 0), NULL);
    g_assert_true(scene->shows_indicators);
    g_assert_cmpuint(scene->n_flows, ==, 5);
    check_flows(scene);
    // in, round, out of the loop; out of both branches
    const BsFlow *in = find_flow(scene, "■ own %0 → %arg6");
    const BsFlow *round = find_flow(scene, "◧ maybe %3 → %arg6");
    const BsFlow *then = find_flow(scene, "■ own %4 → %2#1"),
                 *or_else = find_flow(scene, "∅ null %4 → %2#1");
    g_assert_true(in && round && then && or_else && find_flow(scene, "◧ maybe %3 → %1#1"));
    g_assert_cmpint(in->look, ==, BS_LOOK_OWN);
    g_assert_cmpint(or_else->look, ==, BS_LOOK_NULL);
    g_assert_cmpstr(in->tokens[0].text, ==, "■ %0");
    g_assert_true(in->tokens[0].value == value_of(document, "%0"));
    // what goes round and comes out is one thing: it is shown once
    g_assert_cmpuint(round->n_tokens + find_flow(scene, "◧ maybe %3 → %1#1")->n_tokens, ==, 1);
    // lanes of one op that pass the same rows are apart
    g_assert_cmpuint(then->lane, !=, or_else->lane);
    bs_scene_free(scene);
    // before the pass no indicator travels, but buffers do
    bs_document_goto(document, 0);
    scene = picture_scene(document, picture_function(document, 0), NULL);
    g_assert_false(scene->shows_indicators);
    g_assert_cmpuint(scene->n_flows, >, 0);
    check_flows(scene);
    for (guint32 i = 0; i < scene->n_flows; i++)
        g_assert_cmpint(scene->flows[i].look, ==, BS_LOOK_UNINITIALIZED);
    bs_scene_free(scene);
    bs_document_free(document);
}

// At every step of the run.
static void
test_flows_of_steps(void)
{
    static const char *const programs[] = {loop, swapped};
    for (guint p = 0; p < G_N_ELEMENTS(programs); p++) {
        BsDocument *document = load(programs[p], whole);
        for (guint32 i = 0; i <= bs_document_n_events(document); i++) {
            bs_document_goto(document, i);
            BsScene *scene = picture_scene(document, picture_function(document, 0), NULL);
            check_flows(scene);
            bs_scene_free(scene);
        }
        bs_document_free(document);
    }
}

// More than a few are counted; the text has them all.
static void
test_many(void)
{
    BsDocument *document = load(swapped, "builtin.module(hlo-deallocate)");
    bs_document_goto_stage(document, 1);
    BsScene *scene = picture_scene(document, picture_function(document, 0), NULL);
    guint32 n_counted = 0;
    for (guint32 i = 0; i < scene->n_flows; i++) {
        const BsFlow *flow = &scene->flows[i];
        if (flow->n_tokens < 4)
            continue;
        g_assert_cmpstr(flow->tokens[3].text, ==, "2 more");
        g_assert_null(flow->tokens[3].value);
        n_counted++;
    }
    g_assert_cmpuint(n_counted, ==, 2); // into the loop, and at the end of a round
    bs_scene_free(scene);
    bs_document_free(document);
}

static void
test_files(void)
{
    BsDocument *document = load(loop, whole);
    bs_document_goto_stage(document, 1);
    BsScene *scene = picture_scene(document, picture_function(document, 0), NULL);
    g_autofree char *svg = bs_scene_to_svg(scene, NULL), *dot = bs_scene_to_dot(scene);
    g_assert_nonnull(strstr(svg, "<g class=\"flow own\""));
    g_assert_nonnull(strstr(svg, "<title>◧ maybe %3 → %arg6</title>"));
    g_assert_nonnull(strstr(svg, ".flow.null path{stroke-dasharray:1.5 3}"));
    g_assert_nonnull(strstr(svg, "with live sets and ownership indicators"));
    g_assert_nonnull(strstr(svg, ">■ own</text>"));     // the legend
    g_assert_null(strstr(svg, "not yet known</text>")); // that of another system
    g_autoptr(GString) lines = g_string_new(dot);
    g_string_replace(lines, "\\\n", "", 0); // where libcgraph breaks them
    g_assert_nonnull(strstr(lines->str, "∅ null %4 → %2#1"));
    bs_scene_free(scene);
    bs_document_free(document);
}

// -- why, and what became -------------------------------------------------------------------------

static gboolean
has_link(const GPtrArray *links, const char *text)
{
    for (guint i = 0; i < links->len; i++) {
        if (strstr(((const BsLink *)links->pdata[i])->text, text))
            return TRUE;
    }
    return FALSE;
}

static void
test_why(void)
{
    static const char *const said[] = {
        "the indicator %1#1 is null or not: it comes from %0, %3",
        "^bb0 owns %1#1 now: it comes out of the regions with the buffer",
        "gets %0 along with %alloc: this is the last use of the buffer",
        "%alloc gets an indicator in ^bb0: it is allocated here",
        "a retain looks for its indicator among %arg6, %2#1",
        ("scf.yield in the else branch of the if at line 4 hands on %arg5 with null: the block "
         "owns none of them"),
    };
    BsDocument *document = load(loop, whole);
    bs_document_goto_stage(document, 2);
    g_autoptr(GPtrArray) links = bs_document_why(document, NULL, value_of(document, "%1#1"));
    for (guint i = 0; i < G_N_ELEMENTS(said); i++)
        g_assert_true(has_link(links, said[i]));
    bs_document_free(document);
}

static BsOp *
nth_op(BsDocument *document, const char *name, guint nth)
{
    const BsText *text = bs_document_text(document, function_of(document));
    for (guint i = 0; i < text->ops->len; i++) {
        BsOp *op = (BsOp *)(gsize)g_array_index(text->ops, BsOpLines, i).op;
        if (bs_op_is(op, name) && nth-- == 0)
            return op;
    }
    g_assert_not_reached();
}

// The last retain of the function frees at run time: why it is no dealloc, and where it went.
static void
test_why_not(void)
{
    BsDocument *document = load(loop, whole);
    bs_document_goto_stage(document, 2);
    const BsOp *retain = nth_op(document, "deallocation.retain", 1);
    g_autoptr(GPtrArray) why = bs_document_why(document, retain, NULL);
    g_assert_true(has_link(why, "deallocation.retain of %1#1 stays: its indicator may be null"));
    g_assert_true(has_link(why, "in the then branch of the if at line 4 is never null"));
    g_assert_true(has_link(why, "in the else branch of the if at line 4 is always null"));
    g_autoptr(GPtrArray) became = bs_document_became(document, retain, NULL);
    g_assert_true(has_link(became, "freed unless it is null"));
    g_assert_true(has_link(became, "at the end: scf.if"));
    bs_document_free(document);
}

static gboolean
has_kind(const GPtrArray *family, const char *name)
{
    for (guint i = 0; i < family->len; i++) {
        if (bs_op_is(family->pdata[i], name))
            return TRUE;
    }
    return FALSE;
}

// A retain lights what it was lowered to, and every part of that lights the retain.
static void
check_family(const char *text, const char *passes, guint nth, const char *const *kinds)
{
    BsDocument *document = load(text, passes);
    bs_document_goto_stage(document, 1);
    const BsOp *retain = nth_op(document, "deallocation.retain", nth);
    g_autoptr(GPtrArray) family = g_ptr_array_new();
    bs_document_dealloc_family(document, retain, family);
    g_assert_true(family->len > 1 && family->pdata[0] == retain);
    for (guint i = 0; kinds[i]; i++)
        g_assert_true(has_kind(family, kinds[i]));
    for (guint i = 0; i < family->len; i++)
        g_assert_true(bs_document_dealloc_of(document, family->pdata[i]) == retain);
    bs_document_free(document);
}

static void
test_family(void)
{
    static const char *const chain[] = {"deallocation.get_buffer", "arith.cmpi", "scf.if",
                                        "deallocation.free", NULL};
    static const char *const dealloc[] = {"memref.dealloc", NULL};
    static const char *const call[] = {"memref.alloca_scope", "llvm.call", NULL};
    const char *const fixed = "func.func @f() {\n"
                              "  %a = memref.alloc() : memref<4xf32>\n"
                              "  return\n"
                              "}\n";
    check_family(loop, whole, 1, chain);
    check_family(fixed, "builtin.module(hlo-deallocate,func.func(hlo-deallocation-simplification))",
                 0, dealloc);
    check_family(two,
                 "builtin.module(hlo-deallocate,func.func(hlo-convert-deallocation-ops-to-llvm))",
                 1, call);
}

// The pair to look at is the stage before that one, and it: in every system, where some are
// lowered, would be, or are freed at once.
static void
check_lowering(const char *text, const char *passes, guint32 expected)
{
    BsDocument *document = load(text, passes);
    g_assert_cmpuint(bs_document_lowering_stage(document), ==, expected);
    bs_document_free(document);
}

static void
test_lowering_stage(void)
{
    static const char none[] = "func.func @f() {\n  return\n}\n";
    check_lowering(loop, whole, 5);
    check_lowering(none, whole, 5); // would
    check_lowering(two, "ownership", 6);
    check_lowering(two, "legacy", 4);
    check_lowering(two, "ownership-based-buffer-deallocation", 1);
    check_lowering(two, "cse", 0);
    check_lowering(
        two, "builtin.module(hlo-deallocate,func.func(hlo-convert-deallocation-ops-to-llvm))", 2);
    // a conversion that has no dealloc to lower yet is not it
    check_lowering(
        two,
        "builtin.module(convert-bufferization-to-memref,"
        "func.func(ownership-based-buffer-deallocation),bufferization-lower-deallocations)",
        3);
}

// -- what is reported -----------------------------------------------------------------------------

static gboolean
is_said(BsDocument *document, const char *text)
{
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        if (strstr(bs_document_explain(document, i), text))
            return TRUE;
    }
    return FALSE;
}

static void
test_sentences(void)
{
    static const char *const of_swap[] = {
        "^bb0 owns %0 now: it is allocated here",
        "^bb0 does not own %0 any more: it goes into",
        "it shares the null",
        "%alloc_0 gets an indicator in ^bb0",
        "it owns what comes in with them",
        "the caller keeps it",
    };
    BsDocument *document = load(swapped, whole);
    for (guint i = 0; i < G_N_ELEMENTS(of_swap); i++) {
        if (!is_said(document, of_swap[i]))
            g_error("nobody says: %s", of_swap[i]);
    }
    bs_document_free(document);
}

// Each thing that is tried says why it is not done.
static void
test_stays(void)
{
    static const char text[] = "func.func @f(%n: index, %c: i1, %x: memref<4xf32>) {\n"
                               "  %big = memref.alloc(%n) : memref<?xf32>\n"
                               "  %r = scf.if %c -> (memref<4xf32>) {\n"
                               "    %m = memref.alloc() : memref<4xf32>\n"
                               "    %d = memref.alloc(%n) : memref<?xf32>\n"
                               "    \"test.use\"(%m, %d) : (memref<4xf32>, memref<?xf32>) -> ()\n"
                               "    scf.yield %m : memref<4xf32>\n"
                               "  } else {\n"
                               "    scf.yield %x : memref<4xf32>\n"
                               "  }\n"
                               "  \"test.use\"(%big, %r) : (memref<?xf32>, memref<4xf32>) -> ()\n"
                               "  return\n"
                               "}\n";
    static const char *const said[] = {
        "its size is no constant, and may be computed there",
        "its region does not free it",
        "its size is not known, as the stack asks for",
    };
    BsDocument *document = load(text, whole);
    for (guint i = 0; i < G_N_ELEMENTS(said); i++) {
        if (!is_said(document, said[i]))
            g_error("nobody says: %s", said[i]);
    }
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/indicators/states", test_states);
    g_test_add_func("/indicators/owner", test_owner);
    g_test_add_func("/indicators/null-and-views", test_null_and_views);
    g_test_add_func("/indicators/later-stages", test_later_stages);
    g_test_add_func("/indicators/of-the-source", test_of_the_source);
    g_test_add_func("/indicators/flows", test_flows);
    g_test_add_func("/indicators/flows-of-steps", test_flows_of_steps);
    g_test_add_func("/indicators/many", test_many);
    g_test_add_func("/indicators/files", test_files);
    g_test_add_func("/indicators/why", test_why);
    g_test_add_func("/indicators/why-not", test_why_not);
    g_test_add_func("/indicators/family", test_family);
    g_test_add_func("/indicators/lowering-stage", test_lowering_stage);
    g_test_add_func("/indicators/sentences", test_sentences);
    g_test_add_func("/indicators/stays", test_stays);
    return g_test_run();
}
