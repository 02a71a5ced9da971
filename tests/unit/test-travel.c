// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What travelling needs besides a cursor: places that were visited, and what is worth a stop.
#include "debug/document/cursor.h"
#include "debug/marks/bookmarks.h"
#include "debug/marks/breakpoints.h"
#include "debug/marks/visits.h"
#include "debug/telling/loud.h"
#include "debug/telling/search.h"

#include "cpu-time.h"

#include <string.h>

static const char program[] = "func.func @f(%c: i1, %a: memref<2xf32>) -> memref<2xf32> {\n"
                              "  %0 = memref.alloc() : memref<2xf32>\n"
                              "  %1 = memref.alloc() : memref<2xf32>\n"
                              "  %2 = arith.select %c, %0, %a : memref<2xf32>\n"
                              "  memref.copy %a, %2 : memref<2xf32> to memref<2xf32>\n"
                              "  return %2 : memref<2xf32>\n"
                              "}\n";

static BsDocument *
load(const char *text)
{
    return bs_document_load("test.mlir", text, strlen(text), NULL);
}

// -- visits ---------------------------------------------------------------------------------------

// Each row is a call and where one then is.
static void
test_visits(void)
{
    static const struct {
        char call; // jump, step, back, forward
        guint32 to, at;
    } rows[] = {
        {'j', 20, 20}, {'s', 21, 21}, {'j', 40, 40}, {'b', 0, 21}, {'b', 0, 0},   {'b', 0, 0},
        {'f', 0, 21},  {'f', 0, 40},  {'f', 0, 40},  {'b', 0, 21}, {'s', 22, 22}, {'f', 0, 40},
        {'b', 0, 22},  {'j', 7, 7},   {'f', 0, 7},   {'b', 0, 22}, {'s', 7, 7},   {'f', 0, 7},
        {'b', 0, 0},   {'j', 0, 0},   {'f', 0, 7},
    };
    BsVisits visits = {0};
    guint32 at = 0;
    g_assert_false(bs_visits_go(&visits, FALSE, &at));
    bs_visits_reset(&visits, 0);
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        if (rows[i].call == 'j')
            bs_visits_jump(&visits, at = rows[i].to);
        else if (rows[i].call == 's')
            bs_visits_step(&visits, at = rows[i].to);
        else
            bs_visits_go(&visits, rows[i].call == 'f', &at);
        g_test_message("row %u", i);
        g_assert_cmpuint(at, ==, rows[i].at);
    }
    bs_visits_clear(&visits);
}

// What an event does in a block is the same from wherever one asks, also where it moves an op into
// the block, takes one away, or changes one that is erased later.
static void
test_block_queries(void)
{
    static const char text[] = "func.func @f(%c: i1, %m: memref<2xf32>) {\n"
                               "  cf.cond_br %c, ^bb1, ^bb2\n"
                               "^bb1:\n"
                               "  %0 = memref.alloc() : memref<2xf32>\n"
                               "  memref.copy %m, %0 : memref<2xf32> to memref<2xf32>\n"
                               "  cf.br ^bb2\n"
                               "^bb2:\n"
                               "  return\n"
                               "}\n";
    BsDocument *document = load(text);
    const BsTimeline *timeline = bs_document_timeline(document);
    const guint32 n = bs_document_n_events(document);
    bs_document_goto_first(document);
    const BsOp *function = bs_document_find_function(document, "f");
    bs_region_for_each (bs_op_region(function, 0), block) {
        const BsEventQuery query = {.block = block};
        g_autoptr(GArray) first = g_array_new(FALSE, FALSE, sizeof(guint32));
        for (guint32 i = 1; i <= n; i++) {
            if (bs_timeline_matches(timeline, i, &query))
                g_array_append_val(first, i);
        }
        g_assert_cmpuint(first->len, >, 3);
        for (guint32 at = 0; at <= n; at++) {
            bs_document_goto(document, at);
            guint found = 0;
            guint32 event = bs_timeline_find_next(timeline, 0, &query), last = 0;
            for (; event; event = bs_timeline_find_next(timeline, event, &query)) {
                g_assert_cmpuint(event, ==, g_array_index(first, guint32, found));
                last = event;
                found++;
            }
            g_assert_cmpuint(found, ==, first->len);
            g_assert_cmpuint(bs_timeline_find_previous(timeline, n + 1, &query), ==, last);
            g_assert_cmpuint(bs_document_cursor(document), ==, at);
        }
        bs_document_goto_first(document);
    }
    bs_document_free(document);
}

static void
test_many_visits(void)
{
    BsVisits visits = {0};
    guint32 at = 0, n = 0;
    bs_visits_reset(&visits, 0);
    for (guint32 i = 1; i <= 5000; i++)
        bs_visits_jump(&visits, i);
    while (bs_visits_go(&visits, FALSE, &at))
        n++;
    g_assert_cmpuint(n, ==, 999);
    g_assert_cmpuint(at, ==, 5000 - n);
    bs_visits_clear(&visits);
}

// -- steps ----------------------------------------------------------------------------------------

// In and back in again undo each other around a first nested event.
static void
test_step_in(void)
{
    BsDocument *document = load(program);
    guint32 in = 0, in_back = 0;
    for (guint32 i = 0; i <= bs_document_n_events(document); i++) {
        bs_document_goto(document, i);
        const BsEvent *event = bs_document_current_event(document);
        const gboolean has_inside = event && event->end > i;
        g_assert_true(bs_document_step_in(document) == has_inside);
        g_assert_cmpuint(bs_document_cursor(document), ==, has_inside ? i + 1 : i);
        in += has_inside;
        if (has_inside)
            g_assert_cmpuint(bs_document_current_event(document)->parent, ==, i);
        bs_document_goto(document, i);
        if (!bs_document_step_in_back(document))
            continue;
        in_back++;
        const BsEvent *inner = bs_document_current_event(document);
        g_assert_cmpuint(inner->number, ==, i - 1);
        g_assert_cmpuint(inner->parent, !=, event->parent);
    }
    g_assert_cmpuint(in, >, 0);
    g_assert_cmpuint(in_back, >, 0);
    bs_document_free(document);
}

// -- breakpoints ----------------------------------------------------------------------------------

static const BsOp *
find_op(BsDocument *document, const char *name)
{
    const BsText *text = bs_document_text(document, bs_document_find_function(document, "f"));
    for (guint i = 0; i < text->ops->len; i++) {
        const BsOp *op = g_array_index(text->ops, BsOpLines, i).op;
        if (bs_op_is(op, name))
            return op;
    }
    g_assert_not_reached();
}

// The stops of one are passed in both directions, and are the same wherever the cursor stands.
static void
check_walk(BsBreakpoints *breakpoints, BsDocument *document)
{
    const guint32 cursor = bs_document_cursor(document);
    const BsBreakpoint *one = bs_breakpoints_get(breakpoints, 0);
    const guint count = one->stops->len;
    guint32 at = 0, n = 0;
    bs_document_goto_last(document);
    bs_breakpoints_resolve(breakpoints, document);
    g_assert_cmpuint(one->stops->len, ==, count);
    bs_document_goto(document, cursor);
    while ((at = bs_breakpoints_next(breakpoints, at, TRUE))) {
        g_assert_cmpuint(g_array_index(one->stops, guint32, n), ==, at);
        n++;
    }
    g_assert_cmpuint(n, ==, one->stops->len);
    at = bs_document_n_events(document) + 1;
    while ((at = bs_breakpoints_next(breakpoints, at, FALSE))) {
        n--;
        g_assert_cmpuint(g_array_index(one->stops, guint32, n), ==, at);
    }
    g_assert_cmpuint(n, ==, 0);
}

static void
test_breakpoints(void)
{
    BsDocument *document = load(program);
    bs_document_goto_first(document);
    const BsOp *function = bs_document_find_function(document, "f");
    const BsOp *select = find_op(document, "arith.select");
    const BsThing things[] = {
        {.op = select}, {.value = bs_op_result(select, 0)}, {.block = bs_op_block(select)}};
    static const char *const texts[] = {"%2 = arith.select %c, %0, %a : memref<2xf32> in @f",
                                        "ownership of %2 in @f", "block ^bb0 at line 1 of @f"};
    for (guint i = 0; i < G_N_ELEMENTS(things); i++) {
        BsBreakpoints *breakpoints = bs_breakpoints_new();
        g_assert_true(bs_breakpoints_toggle(breakpoints, document, function, things[i]));
        const BsBreakpoint *one = bs_breakpoints_get(breakpoints, 0);
        char *text = bs_breakpoint_text(one);
        g_assert_cmpstr(text, ==, texts[i]);
        g_free(text);
        g_assert_true(one->enabled && !one->lost);
        g_assert_cmpuint(one->stops->len, >, 0);
        check_walk(breakpoints, document);
        bs_breakpoints_enable(breakpoints, 0, FALSE);
        g_assert_cmpuint(bs_breakpoints_next(breakpoints, 0, TRUE), ==, 0);
        GArray *stops = bs_breakpoints_stops(breakpoints);
        g_assert_cmpuint(stops->len, ==, 0);
        g_array_unref(stops);
        g_assert_true(bs_breakpoints_toggle(breakpoints, document, function, things[i]));
        g_assert_cmpuint(bs_breakpoints_length(breakpoints), ==, 0);
        bs_breakpoints_free(breakpoints);
    }
    g_assert_cmpuint(bs_document_cursor(document), ==, 0);
    bs_document_free(document);
}

static void
test_event_breakpoints(void)
{
    static const struct {
        const char *event, *rule;
        gboolean stops;
    } rows[] = {{"unknown", NULL, TRUE},
                {"dealloc", NULL, TRUE},
                {"refused", NULL, FALSE},
                {"pattern", "no such pattern", FALSE},
                {"lower", NULL, TRUE}};
    BsDocument *document = load(program);
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        BsBreakpoints *breakpoints = bs_breakpoints_new();
        g_assert_true(
            bs_breakpoints_toggle_event(breakpoints, document, rows[i].event, rows[i].rule));
        g_assert_true((bs_breakpoints_next(breakpoints, 0, TRUE) > 0) == rows[i].stops);
        check_walk(breakpoints, document);
        bs_breakpoints_free(breakpoints);
    }
    BsBreakpoints *breakpoints = bs_breakpoints_new();
    g_assert_false(bs_breakpoints_toggle_event(breakpoints, document, "no such kind", NULL));
    g_assert_cmpuint(bs_breakpoints_length(breakpoints), ==, 0);
    bs_breakpoints_free(breakpoints);
    bs_document_free(document);
}

// The unknown of the select, and nothing that stays unknown.
static void
test_becomes_unknown(void)
{
    BsDocument *document = load(program);
    const BsEventQuery query = {.becomes_unknown = TRUE};
    const BsTimeline *timeline = bs_document_timeline(document);
    guint32 at = bs_timeline_find_next(timeline, 0, &query);
    g_assert_cmpuint(at, >, 0);
    for (; at; at = bs_timeline_find_next(timeline, at, &query)) {
        const BsEvent *event = bs_timeline_event(timeline, at);
        g_assert_cmpint(bs_event_after(event).state, ==, BS_OWNERSHIP_UNKNOWN);
        g_assert_cmpint(bs_event_before(event).state, !=, BS_OWNERSHIP_UNKNOWN);
    }
    bs_document_free(document);
}

// -- kept with the file ---------------------------------------------------------------------------

static GKeyFile *
kept(const BsBreakpoints *breakpoints, const BsBookmarks *bookmarks)
{
    GKeyFile *file = g_key_file_new(), *again = g_key_file_new();
    bs_breakpoints_save(breakpoints, file);
    bs_bookmarks_save(bookmarks, file);
    char *text = g_key_file_to_data(file, NULL, NULL);
    g_assert_true(g_key_file_load_from_data(again, text, (gsize)-1, G_KEY_FILE_NONE, NULL));
    g_free(text);
    g_key_file_unref(file);
    return again;
}

static void
mark_all(BsDocument *document, BsBreakpoints *breakpoints, BsBookmarks *bookmarks)
{
    bs_document_goto_first(document);
    const BsOp *function = bs_document_find_function(document, "f");
    const BsOp *select = find_op(document, "arith.select");
    bs_breakpoints_toggle(breakpoints, document, function, (BsThing){.op = select});
    bs_breakpoints_toggle(breakpoints, document, function,
                          (BsThing){.value = bs_op_result(select, 0)});
    bs_breakpoints_toggle(breakpoints, document, function, (BsThing){.block = bs_op_block(select)});
    bs_breakpoints_toggle_event(breakpoints, document, "pattern", "SomePattern");
    bs_breakpoints_enable(breakpoints, 1, FALSE);
    const guint32 dealloc = bs_timeline_find_next(bs_document_timeline(document), 0,
                                                  &(BsEventQuery){.kinds = 1u << BS_EVENT_DEALLOC});
    bs_bookmarks_add(bookmarks, document, dealloc, "the dealloc");
    g_assert_cmpuint(bs_bookmarks_add(bookmarks, document, 0, "line\none=[x];# \t\xff"), ==, 0);
}

// In another program, which has it all somewhere else, or not at all.
static void
check_kept(const char *text, gboolean gone)
{
    BsDocument *document = load(program), *other = load(text);
    BsBreakpoints *breakpoints = bs_breakpoints_new(), *again = bs_breakpoints_new();
    BsBookmarks *bookmarks = bs_bookmarks_new(), *marked = bs_bookmarks_new();
    mark_all(document, breakpoints, bookmarks);
    GKeyFile *file = kept(breakpoints, bookmarks);
    bs_breakpoints_load(again, file);
    bs_bookmarks_load(marked, file);
    bs_breakpoints_resolve(again, other);
    bs_bookmarks_resolve(marked, other);
    g_assert_cmpuint(bs_breakpoints_length(again), ==, 4);
    for (guint i = 0; i < 4; i++) {
        const BsBreakpoint *one = bs_breakpoints_get(again, i);
        char *was = bs_breakpoint_text(bs_breakpoints_get(breakpoints, i));
        char *is = bs_breakpoint_text(one);
        g_assert_cmpstr(is, ==, was);
        g_assert_true(one->enabled == (i != 1));
        g_assert_true(one->lost == (gone && i < 3));
        if (one->lost)
            g_assert_cmpuint(one->stops->len, ==, 0);
        g_free(was);
        g_free(is);
    }
    g_assert_cmpuint(bs_bookmarks_length(marked), ==, 2);
    g_assert_cmpuint(bs_bookmarks_get(marked, 0)->event, ==, 0);
    g_assert_true(g_str_has_prefix(bs_bookmarks_get(marked, 0)->note, "line\none=[x];# \t"));
    const BsBookmark *dealloc = bs_bookmarks_get(marked, 1);
    g_assert_cmpstr(dealloc->note, ==, "the dealloc");
    g_assert_true(dealloc->lost == gone);
    if (!gone)
        g_assert_cmpint(bs_document_event(other, dealloc->event)->kind, ==, BS_EVENT_DEALLOC);
    GKeyFile *once_more = kept(again, marked); // what is lost is not forgotten
    g_assert_true(g_key_file_has_group(once_more, "Breakpoint 4"));
    g_assert_true(g_key_file_has_group(once_more, "Bookmark 2"));
    g_key_file_unref(once_more);
    g_key_file_unref(file);
    bs_breakpoints_free(breakpoints);
    bs_breakpoints_free(again);
    bs_bookmarks_free(bookmarks);
    bs_bookmarks_free(marked);
    bs_document_free(document);
    bs_document_free(other);
}

static void
test_kept(void)
{
    check_kept(program, FALSE);
    check_kept("// moved\nfunc.func private @g()\nfunc.func @f(%c: i1, %a: memref<2xf32>) -> "
               "memref<2xf32> {\n"
               "  func.call @g() : () -> ()\n"
               "  %0 = memref.alloc() : memref<2xf32>\n"
               "  %1 = memref.alloc() : memref<2xf32>\n"
               "  %2 = arith.select %c, %0, %a : memref<2xf32>\n"
               "  memref.copy %a, %2 : memref<2xf32> to memref<2xf32>\n"
               "  return %2 : memref<2xf32>\n"
               "}\n",
               FALSE);
    check_kept("func.func @h() {\n  return\n}\n", TRUE);
}

// What is added above takes the names that the printer gave before: own names stay.
static void
test_kept_with_more(void)
{
    static const char begin[] = "func.func @f(%c: i1, %in: memref<2xf32>) {\n",
                      more[] = "  %new = memref.alloc() : memref<2xf32>\n",
                      end[] = "  %one = memref.alloc() : memref<2xf32>\n"
                              "  %two = memref.alloc() : memref<2xf32>\n"
                              "  memref.copy %in, %one : memref<2xf32> to memref<2xf32>\n"
                              "  memref.copy %one, %two : memref<2xf32> to memref<2xf32>\n"
                              "  return\n}\n";
    g_autofree char *text = g_strconcat(begin, end, NULL);
    g_autofree char *longer = g_strconcat(begin, more, end, NULL);
    BsDocument *document = load(text), *other = load(longer);
    BsBreakpoints *breakpoints = bs_breakpoints_new(), *again = bs_breakpoints_new();
    BsBookmarks *bookmarks = bs_bookmarks_new(), *marked = bs_bookmarks_new();
    bs_document_goto_first(document);
    const BsOp *function = bs_document_find_function(document, "f");
    const BsOp *one = bs_op_region(function, 0)->first->first;
    for (const BsOp *op = one; op != bs_op_next(bs_op_next(one)); op = bs_op_next(op)) {
        bs_breakpoints_toggle(breakpoints, document, function, (BsThing){.op = op});
        bs_breakpoints_toggle(breakpoints, document, function,
                              (BsThing){.value = bs_op_result(op, 0)});
    }
    const BsEventQuery query = {.owned = bs_op_result(one, 0)};
    bs_bookmarks_add(bookmarks, document,
                     bs_timeline_find_next(bs_document_timeline(document), 0, &query), "one");
    GKeyFile *file = kept(breakpoints, bookmarks);
    bs_breakpoints_load(again, file);
    bs_bookmarks_load(marked, file);
    bs_breakpoints_resolve(again, other);
    bs_bookmarks_resolve(marked, other);
    bs_document_goto_first(other);
    const BsOp *added = bs_op_region(bs_document_find_function(other, "f"), 0)->first->first;
    const BsOp *found[] = {bs_op_next(added), bs_op_next(bs_op_next(added))};
    for (guint i = 0; i < bs_breakpoints_length(again); i++) {
        const BsBreakpoint *is = bs_breakpoints_get(again, i);
        g_autofree char *words = bs_breakpoint_text(is);
        g_test_message("%s", words);
        g_assert_false(is->lost);
        g_assert_nonnull(strstr(words, i < 2 ? "%one" : "%two"));
        g_assert_true(i % 2 ? bs_value_op(is->query.owned) == found[i / 2]
                            : is->query.op == found[i / 2]);
    }
    const BsBookmark *bookmark = bs_bookmarks_get(marked, 0);
    g_assert_false(bookmark->lost);
    g_assert_true(bs_value_op(bs_document_event(other, bookmark->event)->value) == found[0]);
    g_key_file_unref(file);
    bs_breakpoints_free(breakpoints);
    bs_breakpoints_free(again);
    bs_bookmarks_free(bookmarks);
    bs_bookmarks_free(marked);
    bs_document_free(document);
    bs_document_free(other);
}

// A key file that others wrote.
static void
test_foreign_file(void)
{
    static const char text[] =
        "[Breakpoint 1]\nkind=op\nfunction=f\n[Breakpoint 2]\nkind=nothing\n"
        "[Breakpoint 3]\nkind=block\nfunction=f\ntext=^bb7\nline=-4\nstage=1000\nat=-1\n"
        "[Breakpoint 4]\nkind=event\nevent=nonsense\n"
        "[Bookmark x]\nevent=4000000000\n[Bookmark y]\n[Other]\nkind=op\n";
    BsDocument *document = load(program);
    GKeyFile *file = g_key_file_new();
    BsBreakpoints *breakpoints = bs_breakpoints_new();
    BsBookmarks *bookmarks = bs_bookmarks_new();
    g_assert_true(g_key_file_load_from_data(file, text, (gsize)-1, G_KEY_FILE_NONE, NULL));
    bs_breakpoints_load(breakpoints, file);
    bs_bookmarks_load(bookmarks, file);
    bs_breakpoints_resolve(breakpoints, document);
    bs_bookmarks_resolve(bookmarks, document);
    g_assert_cmpuint(bs_breakpoints_length(breakpoints), ==, 2);
    for (guint i = 0; i < 2; i++)
        g_assert_true(bs_breakpoints_get(breakpoints, i)->lost);
    g_assert_cmpuint(bs_bookmarks_length(bookmarks), ==, 2);
    g_key_file_unref(file);
    bs_breakpoints_free(breakpoints);
    bs_bookmarks_free(bookmarks);
    bs_document_free(document);
}

// -- search ---------------------------------------------------------------------------------------

// What is wrong with an expression is said of what the user wrote.
static void
test_search_error(void)
{
    BsDocument *document = bs_document_load("a.mlir", "module {}", 9, NULL);
    g_autoptr(GError) error = NULL;
    g_assert_null(bs_search_new(document, "[", TRUE, NULL, &error));
    g_assert_nonnull(error);
    g_assert_null(strstr(error->message, "LIMIT_MATCH"));
    bs_document_free(document);
}

// How many hits of each kind a pattern has, in portions as small as they come.
static void
count_hits(BsDocument *document, const char *pattern, gboolean is_regex, guint counts[5])
{
    GError *error = NULL;
    BsSearch *search = bs_search_new(document, pattern, is_regex, NULL, &error);
    g_assert_no_error(error);
    const guint32 cursor = bs_document_cursor(document);
    char *before = g_strdup(bs_document_text(document, NULL)->text->str);
    while (bs_search_run(search, 1))
        ;
    g_assert_cmpuint(bs_document_cursor(document), ==, cursor);
    g_assert_cmpstr(bs_document_text(document, NULL)->text->str, ==, before);
    memset(counts, 0, 5 * sizeof *counts);
    for (guint i = 0; i < bs_search_length(search); i++)
        counts[bs_search_get(search, i)->kind]++;
    g_assert_null(bs_search_get(search, bs_search_length(search)));
    g_free(before);
    bs_search_free(search);
}

static void
test_search(void)
{
    // The text, and how many stages, ops, values and blocks are found at the input.
    static const struct {
        const char *pattern;
        gboolean is_regex;
        guint counts[4];
    } rows[] = {
        {"canonicalize", FALSE, {3, 0, 0, 0}},
        {"CANONICALIZE", FALSE, {0, 0, 0, 0}}, // capitals are meant
        {"return", FALSE, {0, 2, 0, 0}},
        {"ReTuRn", FALSE, {0, 0, 0, 0}},
        {"^bb2", FALSE, {0, 2, 0, 1}},
        {"^%", TRUE, {0, 0, 4, 0}}, // the begin of a name in the source; lines are indented
        {"%0 = arith", FALSE, {0, 1, 0, 0}},
        {"%0", FALSE, {0, 1, 2, 0}}, // the argument of ^bb1 and its use, %0 of @g; its use
        {"arith|cf\\.br", TRUE, {0, 2, 0, 0}},
        {"c.y", FALSE, {0, 0, 0, 0}}, // not an expression
        {"%x", FALSE, {0, 0, 1, 0}},  // the source's name of %0 of @g
    };
    BsDocument *document = load("func.func @f(%c: i1) {\n"
                                "  cf.cond_br %c, ^bb1(%c : i1), ^bb2\n"
                                "^bb1(%d: i1):\n"
                                "  cf.br ^bb2\n"
                                "^bb2:\n"
                                "  return\n"
                                "}\n"
                                "func.func @g(%a: i1) -> i1 {\n"
                                "  %x = arith.andi %a, %a : i1\n"
                                "  return %x : i1\n"
                                "}\n");
    bs_document_goto_first(document);
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        guint counts[5];
        count_hits(document, rows[i].pattern, rows[i].is_regex, counts);
        for (guint k = 0; k < 4; k++) {
            g_test_message("%s: %u of kind %u", rows[i].pattern, counts[k], k);
            g_assert_cmpuint(counts[k], ==, rows[i].counts[k]);
        }
    }
    bs_document_free(document);
}

// The sentences of the hits are those that match.
static void
test_search_events(void)
{
    BsDocument *document = load(program);
    BsLoud *loud = bs_loud_new(document);
    bs_document_goto(document, 9);
    BsSearch *search = bs_search_new(document, "ends", FALSE, NULL, NULL);
    BsSearch *quiet = bs_search_new(document, "ends and changed nothing", FALSE, loud, NULL);
    while (bs_search_run(search, 1))
        ;
    while (bs_search_run(quiet, G_USEC_PER_SEC))
        ;
    g_assert_cmpuint(bs_document_cursor(document), ==, 9);
    guint n = 0;
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        if (!strstr(bs_document_explain(document, i), "ends"))
            continue;
        const BsHit *hit = bs_search_get(search, n++);
        g_assert_cmpint(hit->kind, ==, BS_HIT_EVENT);
        g_assert_cmpuint(hit->number, ==, i);
    }
    g_assert_cmpuint(n, ==, bs_search_length(search));
    g_assert_cmpuint(n, >=, 8);
    g_assert_cmpuint(bs_search_length(quiet), ==, 0);
    bs_search_free(search);
    bs_search_free(quiet);
    bs_loud_unref(loud);
    bs_document_free(document);
}

// Expressions that are wrong, empty, or would take for ever.
static void
test_search_expressions(void)
{
    BsDocument *document = load("// aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n"
                                "func.func private "
                                "@aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa()\n");
    GError *error = NULL;
    g_assert_null(bs_search_new(document, "(", TRUE, NULL, &error));
    g_assert_nonnull(error);
    g_clear_error(&error);
    BsSearch *search = bs_search_new(document, "(", FALSE, NULL, &error);
    g_assert_no_error(error);
    bs_search_free(search);
    search = bs_search_new(document, "x*", TRUE, NULL, NULL);
    while (bs_search_run(search, 1000))
        ;
    g_assert_false(bs_search_gave_up(search));
    bs_search_free(search);
    search = bs_search_new(document, "(a+)+$b|(a|aa)+!", TRUE, NULL, NULL);
    const double begin = cpu_seconds();
    while (bs_search_run(search, 1000))
        ;
    g_assert_true(bs_search_gave_up(search));
    g_assert_cmpfloat(cpu_seconds() - begin, <, 20);
    g_assert_cmpuint(bs_search_length(search), ==, 0);
    bs_search_free(search);
    g_assert_false(bs_search_is_case_sensitive("\\S+ alloc"));
    g_assert_true(bs_search_is_case_sensitive("\\s Alloc"));
    bs_document_free(document);
    document = load("no program");
    search = bs_search_new(document, "program", FALSE, NULL, NULL);
    g_assert_false(bs_search_run(search, 1000));
    bs_search_free(search);
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/travel/search-error", test_search_error);
    g_test_add_func("/travel/visits", test_visits);
    g_test_add_func("/travel/many-visits", test_many_visits);
    g_test_add_func("/travel/block-queries", test_block_queries);
    g_test_add_func("/travel/step-in", test_step_in);
    g_test_add_func("/travel/breakpoints", test_breakpoints);
    g_test_add_func("/travel/event-breakpoints", test_event_breakpoints);
    g_test_add_func("/travel/becomes-unknown", test_becomes_unknown);
    g_test_add_func("/travel/kept", test_kept);
    g_test_add_func("/travel/kept-with-more", test_kept_with_more);
    g_test_add_func("/travel/foreign-file", test_foreign_file);
    g_test_add_func("/travel/search", test_search);
    g_test_add_func("/travel/search-events", test_search_events);
    g_test_add_func("/travel/search-expressions", test_search_expressions);
    return g_test_run();
}
