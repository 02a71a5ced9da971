// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The timeline by itself: numbers, nesting, positions, taking back, functions and questions.
#include "debug/document/timeline.h"
#include "dialects/dialects.h"
#include "ir/builder.h"
#include "ir/journal.h"
#include "syntax/parser.h"

#include <string.h>

typedef struct Fixture {
    BsContext *context;
    BsIr *ir;
    BsDiags diags;
    BsTimeline *timeline;
    BsEventSink *sink;
    BsOp *function, *constant, *terminator;
    BsBlock *block;
} Fixture;

static const char program[] = "func.func @f() -> i1 {\n"
                              "  %0 = arith.constant true\n"
                              "  return %0 : i1\n"
                              "}\n";

static void
set_up(Fixture *f, gconstpointer data G_GNUC_UNUSED)
{
    f->context = bs_context_new(bs_dialects);
    f->ir = bs_ir_new(f->context);
    bs_diags_init(&f->diags);
    g_assert_true(bs_parse(f->ir, program, strlen(program), &(BsParseOptions){0}, &f->diags));
    bs_ir_start_journal(f->ir);
    f->timeline = bs_timeline_new(f->ir);
    f->sink = bs_timeline_sink(f->timeline);
    f->function = bs_op_region(f->ir->root, 0)->first->first;
    f->block = bs_op_region(f->function, 0)->first;
    f->constant = f->block->first;
    f->terminator = f->block->last;
}

static void
tear_down(Fixture *f, gconstpointer data G_GNUC_UNUSED)
{
    bs_timeline_free(f->timeline);
    bs_diags_clear(&f->diags);
    bs_ir_free(f->ir);
    bs_context_free(f->context);
}

static BsOp *
add_false(Fixture *f)
{
    BsBuilder builder;
    bs_builder_init(&builder, f->ir);
    bs_builder_set_before(&builder, f->terminator);
    return bs_value_op(bs_builder_bool(&builder, f->terminator->loc, FALSE));
}

// A stage with a visit in it that makes an op, a detail without changes, and the end of the stage.
static BsOp *
record(Fixture *f)
{
    bs_report(f->sink, .kind = BS_EVENT_STAGE, .op = f->ir->root, .rule = "test");
    bs_report_enter(f->sink);
    bs_report(f->sink, .kind = BS_EVENT_VISIT, .op = f->constant, .block = f->block);
    bs_report_enter(f->sink);
    BsOp *made = add_false(f);
    BsEventItem item = {.role = BS_ROLE_JOINED, .value = bs_op_result(made, 0)};
    bs_report(f->sink, .kind = BS_EVENT_OWNERSHIP, .value = bs_op_result(f->constant, 0),
              .n_items = 1, .items = &item);
    bs_report_leave(f->sink);
    bs_report_leave(f->sink);
    bs_report(f->sink, .kind = BS_EVENT_STAGE_END, .op = f->ir->root, .rule = "test");
    bs_timeline_finish(f->timeline);
    return made;
}

static void
test_nesting(Fixture *f, gconstpointer data G_GNUC_UNUSED)
{
    BsOp *made = record(f);
    g_assert_cmpuint(bs_timeline_length(f->timeline), ==, 4);
    static const struct {
        guint32 parent, end, depth;
    } expected[] = {{0, 3, 0}, {1, 3, 1}, {2, 3, 2}, {0, 4, 0}};
    for (guint32 i = 0; i < G_N_ELEMENTS(expected); i++) {
        const BsEvent *event = bs_timeline_event(f->timeline, i + 1);
        g_assert_cmpuint(event->number, ==, i + 1);
        g_assert_cmpuint(event->parent, ==, expected[i].parent);
        g_assert_cmpuint(event->end, ==, expected[i].end);
        g_assert_cmpuint(bs_timeline_depth(f->timeline, i + 1), ==, expected[i].depth);
    }
    g_assert_cmpuint(made->event, ==, 2);
    g_assert_null(bs_timeline_event(f->timeline, 0));
    g_assert_null(bs_timeline_event(f->timeline, 5));
}

static void
test_positions(Fixture *f, gconstpointer data G_GNUC_UNUSED)
{
    record(f);
    guint32 length = bs_journal_length(f->ir->journal);
    g_assert_cmpuint(length, >, 0);
    g_assert_cmpuint(bs_timeline_position_after(f->timeline, 0), ==, 0);
    g_assert_cmpuint(bs_timeline_position_after(f->timeline, 1), ==, 0);
    g_assert_cmpuint(bs_timeline_position_after(f->timeline, 2), ==, length);
    g_assert_cmpuint(bs_timeline_position_after(f->timeline, 4), ==, length);
    for (guint32 i = 0; i < length; i++)
        g_assert_cmpuint(bs_timeline_event_of_record(f->timeline, i), ==, 2);
}

static void
test_retract(Fixture *f, gconstpointer data G_GNUC_UNUSED)
{
    bs_report(f->sink, .kind = BS_EVENT_STAGE, .op = f->ir->root, .rule = "test");
    bs_report(f->sink, .kind = BS_EVENT_PATTERN, .op = f->constant, .rule = "attempt");
    bs_report_retract(f->sink);
    BsOp *made = add_false(f);
    g_assert_cmpuint(bs_timeline_length(f->timeline), ==, 1);
    g_assert_cmpuint(made->event, ==, 1);
}

static void
test_fail(Fixture *f, gconstpointer data G_GNUC_UNUSED)
{
    bs_report(f->sink, .kind = BS_EVENT_STAGE, .op = f->ir->root, .rule = "test");
    bs_report(f->sink, .kind = BS_EVENT_PATTERN, .op = f->constant, .rule = "attempt");
    add_false(f);
    bs_report_fail(f->sink);
    g_assert_cmpuint(bs_timeline_length(f->timeline), ==, 2);
    g_assert_cmpuint(bs_timeline_event(f->timeline, 2)->flags, ==, BS_EVENT_FAILED);
    g_assert_cmpuint(bs_timeline_event(f->timeline, 1)->flags, ==, 0);
}

// Events keep their addresses, and what they hold, however many more are reported or taken back.
static void
test_many(Fixture *f, gconstpointer data G_GNUC_UNUSED)
{
    enum { N = 3000 };
    const BsEvent *events[N];
    BsEventItem item = {.role = BS_ROLE_JOINED};
    BsOwnershipChange change = {.after = {BS_OWNERSHIP_UNKNOWN, NULL}};
    for (guint32 i = 0; i < N; i++) {
        bs_report(f->sink, .kind = BS_EVENT_PATTERN, .op = f->constant, .ownership = &change);
        bs_report_retract(f->sink);
        g_assert_cmpuint(bs_timeline_length(f->timeline), ==, i);
        g_assert_cmpuint(f->ir->event, ==, i);
        item.value = change.before.indicator = i % 2 ? bs_op_result(f->constant, 0) : NULL;
        bs_report(f->sink, .kind = BS_EVENT_OWNERSHIP, .op = f->constant, .n_items = i % 3,
                  .items = (BsEventItem[]){item, item}, .ownership = i % 5 ? &change : NULL);
        events[i] = bs_timeline_event(f->timeline, i + 1);
    }
    for (guint32 i = 0; i < N; i++) {
        const BsEvent *event = bs_timeline_event(f->timeline, i + 1);
        const BsValue *value = i % 2 ? bs_op_result(f->constant, 0) : NULL;
        g_assert_true(event == events[i]);
        g_assert_cmpuint(event->number, ==, i + 1);
        g_assert_cmpint(event->kind, ==, BS_EVENT_OWNERSHIP);
        g_assert_cmpuint(event->n_items, ==, i % 3);
        g_assert_true(event->n_items == 0 || event->items[event->n_items - 1].value == value);
        g_assert_true(bs_event_before(event).indicator == (i % 5 ? value : NULL));
        g_assert_cmpint(bs_event_after(event).state, ==,
                        i % 5 ? BS_OWNERSHIP_UNKNOWN : BS_OWNERSHIP_UNINITIALIZED);
        g_assert_true(bs_timeline_function(f->timeline, i + 1) == f->function);
    }
}

static void
test_functions(Fixture *f, gconstpointer data G_GNUC_UNUSED)
{
    record(f);
    g_assert_null(bs_timeline_function(f->timeline, 1));
    g_assert_true(bs_timeline_function(f->timeline, 2) == f->function);
    g_assert_true(bs_timeline_function(f->timeline, 3) == f->function);
    g_assert_null(bs_timeline_function(f->timeline, 4));
}

static void
test_queries(Fixture *f, gconstpointer data G_GNUC_UNUSED)
{
    BsOp *made = record(f);
    const BsTimeline *t = f->timeline;
    g_assert_cmpuint(bs_timeline_find_next(t, 0, &(BsEventQuery){0}), ==, 1);
    g_assert_cmpuint(bs_timeline_find_next(t, 4, &(BsEventQuery){0}), ==, 0);
    g_assert_cmpuint(bs_timeline_find_previous(t, 4, &(BsEventQuery){0}), ==, 3);
    g_assert_cmpuint(bs_timeline_find_previous(t, 1, &(BsEventQuery){0}), ==, 0);
    g_assert_cmpuint(
        bs_timeline_find_next(t, 0, &(BsEventQuery){.kinds = 1u << BS_EVENT_OWNERSHIP}), ==, 3);
    g_assert_cmpuint(bs_timeline_find_next(t, 1, &(BsEventQuery){.rule = "test"}), ==, 4);
    g_assert_cmpuint(bs_timeline_find_next(t, 0, &(BsEventQuery){.op = f->constant}), ==, 2);
    g_assert_cmpuint(bs_timeline_find_next(t, 0, &(BsEventQuery){.op = made}), ==, 2);
    g_assert_cmpuint(bs_timeline_find_next(t, 0, &(BsEventQuery){.block = f->block}), ==, 2);
    BsEventQuery value = {.value = bs_op_result(made, 0), .kinds = 1u << BS_EVENT_OWNERSHIP};
    g_assert_cmpuint(bs_timeline_find_next(t, 0, &value), ==, 3);
    g_assert_cmpuint(bs_timeline_last_change(t, 4, made), ==, 2);
    g_assert_cmpuint(bs_timeline_last_change(t, 4, f->constant), ==, 0);
}

static void
test_kinds(void)
{
    g_assert_cmpstr(bs_event_kind_name(BS_EVENT_DEALLOC), ==, "dealloc");
    g_assert_cmpint(bs_event_kind_find("stage-end"), ==, BS_EVENT_STAGE_END);
    g_assert_cmpint(bs_event_kind_find("none such"), ==, BS_N_EVENT_KINDS);
    g_assert_cmpint(bs_event_kind_grain(BS_EVENT_BLOCK), ==, BS_GRAIN_BLOCK);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    static const struct {
        const char *name;
        void (*test)(Fixture *f, gconstpointer data);
    } tests[] = {
        {"/timeline/nesting", test_nesting},     {"/timeline/positions", test_positions},
        {"/timeline/retract", test_retract},     {"/timeline/fail", test_fail},
        {"/timeline/functions", test_functions}, {"/timeline/queries", test_queries},
        {"/timeline/many", test_many},
    };
    for (gsize i = 0; i < G_N_ELEMENTS(tests); i++)
        g_test_add(tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);
    g_test_add_func("/timeline/kinds", test_kinds);
    return g_test_run();
}
