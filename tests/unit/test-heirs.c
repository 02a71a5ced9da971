// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Who stands for whom: notes of the journal, what they lead to at each step of a run, and that
// following them ends.
#include "debug/buffers/state.h"
#include "debug/document/as-written.h"
#include "debug/document/cursor.h"
#include "debug/document/heirs.h"
#include "debug/marks/breakpoints.h"
#include "debug/telling/history.h"
#include "ir/clone.h"
#include "ir/journal.h"
#include "program.h"

#include <string.h>

// -- notes ----------------------------------------------------------------------------------------

static const char chain_text[] = "func.func @f(%m: memref<4xf32>) {\n"
                                 "  %a = memref.alloc() : memref<4xf32>\n"
                                 "  %b = memref.alloc() : memref<4xf32>\n"
                                 "  test.copy(%a, %b) : (memref<4xf32>, memref<4xf32>)\n"
                                 "  return\n"
                                 "}\n";

static BsOp *
first_op(BsIr *ir)
{
    BsOp *function = bs_op_region(ir->root, 0)->first->first;
    return bs_op_region(function, 0)->first->first;
}

static void
test_replacing(void)
{
    Program program;
    program_init(&program, chain_text);
    BsOp *a = first_op(program.ir), *b = bs_op_next(a);
    bs_value_replace_all_uses(program.ir, bs_op_result(b, 0), bs_op_result(a, 0));
    bs_ir_start_journal(program.ir);
    const BsJournal *journal = program.ir->journal;
    g_assert_cmpuint(bs_journal_n_heirs(journal), ==, 0); // nothing recorded then
    bs_value_replace_all_uses(program.ir, bs_op_result(a, 0), bs_op_result(b, 0));
    bs_op_note_heir(program.ir, a, b);
    g_assert_cmpuint(bs_journal_n_heirs(journal), ==, 2);
    g_assert_true(bs_journal_heir(journal, 0).thing == bs_op_result(a, 0));
    g_assert_true(bs_journal_heir(journal, 0).heir == bs_op_result(b, 0));
    g_assert_true(bs_journal_heir(journal, 1).thing == a);
    g_assert_true(bs_journal_heir(journal, 1).heir == b);
    const guint32 length = bs_journal_length(journal);
    bs_journal_seek(program.ir, 0);
    g_assert_cmpuint(bs_journal_n_heirs(journal), ==, 2); // no part of what is undone
    bs_journal_seek(program.ir, length);
    program_clear(&program);
}

static void
test_copying(void)
{
    Program program;
    program_init(&program, chain_text);
    BsOp *a = first_op(program.ir);
    bs_ir_start_journal(program.ir);
    BsBuilder builder;
    BsCloning cloning;
    bs_builder_init(&builder, program.ir);
    bs_builder_set_after(&builder, a);
    bs_cloning_init(&cloning);
    const BsOp *copy = bs_clone_op(&builder, &cloning, a);
    bs_cloning_clear(&cloning);
    const BsJournal *journal = program.ir->journal;
    g_assert_cmpuint(bs_journal_n_heirs(journal), ==, 2);
    g_assert_true(bs_journal_heir(journal, 0).heir == bs_op_result(copy, 0));
    g_assert_true(bs_journal_heir(journal, 1).heir == copy);
    program_clear(&program);
}

// Notes that lead back to where they come from, of things that are gone.
static void
test_round(void)
{
    g_autoptr(GError) error = NULL;
    BsPipeline *pipeline = bs_pipeline_parse("builtin.module()", &error);
    g_assert_no_error(error);
    const BsDocumentOptions options = {.pipeline = pipeline, .allow_unregistered = TRUE};
    BsDocument *document = bs_document_load("program", chain_text, strlen(chain_text), &options);
    bs_pipeline_free(pipeline);
    BsIr *ir = bs_document_ir(document);
    BsOp *a = first_op(ir), *b = bs_op_next(a);
    BsValue *of_a = bs_op_result(a, 0), *of_b = bs_op_result(b, 0);
    bs_value_note_heir(ir, of_a, of_b);
    bs_value_note_heir(ir, of_b, of_a);
    bs_op_note_heir(ir, a, a);
    bs_op_erase(ir, bs_op_next(b));
    g_assert_true(bs_document_value_now(document, of_a) == of_a);
    bs_op_erase(ir, a);
    g_assert_true(bs_document_value_now(document, of_a) == of_b);
    bs_op_erase(ir, b);
    g_assert_null(bs_document_value_now(document, of_a));
    g_assert_null(bs_document_op_now(document, a));
    g_assert_null(bs_document_value_now(document, NULL));
    g_autoptr(GPtrArray) line = g_ptr_array_new();
    bs_document_value_line(document, of_b, line);
    g_assert_cmpuint(line->len, ==, 1); // both are of the source: neither was made for the other
    bs_document_free(document);
}

// -- a run ----------------------------------------------------------------------------------------

static const char room_text[] = "func.func @f(%c: i1, %given: memref<4xf32>, %v: f32) {\n"
                                "  %i = arith.constant 2 : index\n"
                                "  %room = scf.if %c -> (memref<4xf32>) {\n"
                                "    %own = memref.alloc() : memref<4xf32>\n"
                                "    scf.yield %own : memref<4xf32>\n"
                                "  } else {\n"
                                "    scf.yield %given : memref<4xf32>\n"
                                "  }\n"
                                "  memref.store %v, %room[%i] : memref<4xf32>\n"
                                "  return\n"
                                "}\n";
enum { OWNERSHIP = 3 }; // stage of the pipeline

typedef struct Room {
    BsDocument *document;
    BsOp *function;
    BsValue *room; // of the source
} Room;

static Room
room_new(void)
{
    Room room = {.document = bs_document_load("room", room_text, strlen(room_text), NULL)};
    g_assert_cmpint(bs_document_outcome(room.document), ==, BS_OUTCOME_COMPLETE);
    bs_document_goto_first(room.document);
    room.function = bs_document_functions(room.document)->pdata[0];
    room.room = bs_document_find_in_source(room.document, room.function, "%room");
    g_assert_nonnull(room.room);
    return room;
}

// At each event the value is one thing, which the store uses, and leads back to the source's.
static void
test_each_event(void)
{
    const Room room = room_new();
    const BsOp *store = NULL;
    bs_value_for_each_use (room.room, use)
        store = bs_use_owner(use);
    guint n_changes = 0;
    const BsValue *before = room.room;
    for (guint32 event = 1; event <= bs_document_n_events(room.document); event++) {
        bs_document_goto(room.document, event);
        const BsValue *now = bs_document_value_now(room.document, room.room);
        g_assert_true(now && bs_document_has_value(room.document, now));
        g_assert_true(bs_op_operand(store, 1) == now);
        g_assert_cmpstr(bs_document_source_name(room.document, now), ==, "%room");
        g_assert_true(bs_document_find_in_source(room.document, NULL, "%room") == now);
        g_assert_true(bs_document_value_first(room.document, now) == room.room);
        g_assert_true(bs_document_op_now(room.document, bs_value_op(room.room)) ==
                      bs_value_op(now));
        n_changes += now != before;
        before = now;
    }
    g_assert_cmpuint(n_changes, ==, 2); // with an indicator, and without
    g_autoptr(GPtrArray) line = g_ptr_array_new();
    bs_document_value_line(room.document, before, line);
    g_assert_cmpuint(line->len, ==, 3);
    g_assert_true(line->pdata[0] == room.room && line->pdata[2] == before);
    while (bs_document_step_back(room.document, BS_GRAIN_DETAIL))
        g_assert_nonnull(bs_document_value_now(room.document, before));
    g_assert_true(bs_document_value_now(room.document, before) == room.room);
    bs_document_free(room.document);
}

// One breakpoint, wherever it was set.
static void
test_breakpoint(void)
{
    const Room room = room_new();
    BsBreakpoints *breakpoints = bs_breakpoints_new();
    bs_document_goto_stage(room.document, OWNERSHIP);
    const BsValue *now = bs_document_value_now(room.document, room.room);
    g_assert_true(now != room.room);
    g_assert_true(
        bs_breakpoints_toggle(breakpoints, room.document, room.function, (BsThing){.value = now}));
    const BsBreakpoint *one = bs_breakpoints_get(breakpoints, 0);
    g_assert_cmpint(one->place.stage, ==, 0); // where the source's is
    g_assert_cmpuint(one->stops->len, >, 0);
    const BsEvent *event = bs_document_event(room.document, g_array_index(one->stops, guint32, 0));
    g_assert_true(event->value == now);
    bs_breakpoints_resolve(breakpoints, room.document);
    g_assert_false(one->lost);
    g_assert_cmpuint(one->stops->len, >, 0);
    bs_document_goto_first(room.document);
    g_assert_true(bs_breakpoints_toggle(breakpoints, room.document, room.function,
                                        (BsThing){.value = room.room}));
    g_assert_cmpuint(bs_breakpoints_length(breakpoints), ==, 0);
    g_assert_true(bs_breakpoints_toggle(breakpoints, room.document, room.function,
                                        (BsThing){.op = bs_value_op(room.room)}));
    one = bs_breakpoints_get(breakpoints, 0);
    const guint32 last = g_array_index(one->stops, guint32, one->stops->len - 1);
    g_assert_cmpuint(bs_document_stage_of(room.document, last), >, OWNERSHIP);
    bs_breakpoints_free(breakpoints);
    bs_document_free(room.document);
}

// From its name in the source to its last one, with the state that the pass found.
static void
test_history(void)
{
    const Room room = room_new();
    g_autoptr(GArray) entries = bs_document_history(room.document, room.room);
    guint n_replaced = 0, n_states = 0;
    for (guint i = 0; i < entries->len; i++) {
        const BsHistoryEntry *entry = &g_array_index(entries, BsHistoryEntry, i);
        g_assert_nonnull(entry->name);
        n_replaced += g_str_equal(entry->what, "another value took its place");
        n_states += entry->state != NULL;
    }
    g_assert_cmpuint(n_replaced, ==, 2);
    g_assert_cmpuint(n_states, >, 1);
    const BsHistoryEntry *end = &g_array_index(entries, BsHistoryEntry, entries->len - 1);
    g_assert_cmpstr(end->name, ==, "%0");
    g_assert_cmpstr(end->state, ==, "unique(%arg0)");
    bs_document_free(room.document);
}

// Canonicalization has made the if anew without the indicator: it is owned if the condition holds.
static void
test_state(void)
{
    const Room room = room_new();
    bs_document_goto_last(room.document);
    BsValue *now = bs_document_value_now(room.document, room.room);
    BsCell cell;
    g_assert_true(bs_document_ownership(room.document, now, NULL, &cell));
    g_assert_cmpstr(bs_document_value_name(room.document, cell.ownership.indicator), ==, "%arg0");
    g_autoptr(GArray) cells = g_array_new(FALSE, FALSE, sizeof(BsCell));
    bs_document_cells(room.document, room.function, cells);
    guint n_found = 0;
    for (guint i = 0; i < cells->len; i++) {
        const BsCell *each = &g_array_index(cells, BsCell, i);
        g_assert_true(bs_document_has_value(room.document, each->value));
        n_found += each->value == now && each->block == bs_value_block(now);
    }
    g_assert_cmpuint(n_found, ==, 1);
    bs_document_free(room.document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/heirs/replacing", test_replacing);
    g_test_add_func("/heirs/copying", test_copying);
    g_test_add_func("/heirs/round", test_round);
    g_test_add_func("/heirs/each-event", test_each_event);
    g_test_add_func("/heirs/breakpoint", test_breakpoint);
    g_test_add_func("/heirs/history", test_history);
    g_test_add_func("/heirs/state", test_state);
    return g_test_run();
}
