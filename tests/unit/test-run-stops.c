// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a run that is walked is asked for: breakpoints in both directions, the heap in boxes,
// sentences, inputs that are found, and how often control went where.
#include "debug/document/cursor.h"
#include "debug/marks/run-marks.h"
#include "debug/verdict/execute.h"
#include "debug/verdict/run-heap.h"
#include "debug/verdict/run-inputs.h"
#include "debug/verdict/run-stops.h"
#include "debug/verdict/run-tell.h"
#include "view/chart/heap-boxes.h"
#include "view/scene/measure.h"

#include <gio/gio.h>
#include <string.h>

static const char text[] = "func.func @f(%n: index, %x: i32) {\n"
                           "  %zero = arith.constant 0 : index\n"
                           "  %one = arith.constant 1 : index\n"
                           "  scf.for %i = %zero to %n step %one {\n"
                           "    %odd = arith.cmpi eq, %i, %one : index\n"
                           "    %a = memref.alloc() : memref<2xi32>\n"
                           "    memref.store %x, %a[%zero] : memref<2xi32>\n"
                           "    scf.if %odd {\n"
                           "      memref.dealloc %a : memref<2xi32>\n"
                           "    }\n"
                           "  }\n"
                           "  return\n"
                           "}\n";

typedef struct Fixture {
    BsDocument *document;
    BsRunRecord *record;
} Fixture;

static void
load(Fixture *f, const char *program, const char *args)
{
    GError *error = NULL;
    g_autoptr(BsPipeline) pipeline = bs_pipeline_parse("builtin.module()", &error);
    g_assert_no_error(error);
    const BsDocumentOptions options = {.pipeline = pipeline, .naming = BS_NAMES_OWN};
    const BsExecuteOptions execute = {.args = args};
    f->document = bs_document_load("test.mlir", program, strlen(program), &options);
    f->record = bs_run_record_new(f->document, 0, &execute, &error);
    g_assert_no_error(error);
    bs_document_goto_stage(f->document, 0);
}

static void
set_up(Fixture *f, gconstpointer args)
{
    load(f, text, args);
}

static void
tear_down(Fixture *f, gconstpointer args G_GNUC_UNUSED)
{
    bs_run_record_free(f->record);
    bs_document_free(f->document);
}

static const BsOp *
find_op(Fixture *f, const char *name)
{
    const BsProgram *program = bs_run_record_program(f->record);
    bs_region_for_each (bs_op_region(bs_program_functions(program)->pdata[0], 0), block) {
        bs_block_for_each (block, op) {
            if (op->n_regions && strcmp(name, "scf.for"))
                op = bs_op_region(op, 0)->first->first;
            for (; op; op = bs_op_next(op)) {
                if (g_str_equal(op->def->name, name))
                    return op;
            }
            return NULL;
        }
    }
    return NULL;
}

// All steps at which it stops, from one end to the other.
static guint
count_stops(Fixture *f, BsRunStop stop, gboolean back, guint64 *first)
{
    guint n = 0, which;
    guint64 step;
    const guint64 end = bs_run_record_steps(f->record);
    bs_recording_go(bs_run_record_recording(f->record), back ? end : 0);
    while (bs_run_record_find(f->record, &stop, 1, back, NULL, &step, &which)) {
        *first = n++ ? *first : step;
        g_assert_cmpuint(which, ==, 0);
        g_assert_true(bs_run_record_stops(f->record, &stop, 1, step));
        bs_recording_go(bs_run_record_recording(f->record), step);
    }
    return n;
}

static void
test_stops(Fixture *f, gconstpointer args G_GNUC_UNUSED)
{
    guint64 first = 0, last = 0;
    const BsMachine *machine = bs_recording_machine(bs_run_record_recording(f->record));
    const BsRunStop freed = {BS_RUN_STOP_FREED, 2, TRUE}, never = {BS_RUN_STOP_FREED, 1, TRUE};
    const BsRunStop off = {BS_RUN_STOP_FREED, 2, FALSE};
    g_assert_nonnull(machine);
    g_assert_cmpuint(count_stops(f, freed, FALSE, &first), ==, 1);
    g_assert_cmpuint(count_stops(f, freed, TRUE, &last), ==, 1);
    g_assert_cmpuint(first, ==, last);
    g_assert_cmpuint(count_stops(f, never, FALSE, &first), ==, 0);
    g_assert_cmpuint(count_stops(f, off, FALSE, &first), ==, 0);
    const BsRunMoment *moment = bs_run_record_go(f->record, f->document, last);
    g_assert_cmpstr(moment->op->def->name, ==, "memref.dealloc");
    const BsRunStop at = {BS_RUN_STOP_OP, moment->op->id, TRUE};
    g_assert_cmpuint(count_stops(f, at, TRUE, &first), ==, 1);
    g_assert_cmpuint(first, ==, last);
    const BsValue *odd = bs_document_find_value(f->document, NULL, "%odd");
    const BsRunStop set = {BS_RUN_STOP_SET, odd->id, TRUE};
    g_assert_cmpuint(count_stops(f, set, FALSE, &first), ==, 1);
    g_assert_cmpuint(count_stops(f, set, TRUE, &last), ==, 1);
    g_assert_cmpuint(first, ==, last);
}

static void
test_heap(Fixture *f, gconstpointer args G_GNUC_UNUSED)
{
    g_autoptr(BsHeapMap) map = bs_heap_map_new(f->document, f->record);
    const BsRunMoment *moment =
        bs_run_record_go(f->record, f->document, bs_run_record_steps(f->record));
    g_autoptr(BsRunHeap) heap = bs_run_heap_new(f->record, moment, map);
    g_autoptr(GString) out = g_string_new(NULL);
    for (guint i = 0; i < heap->boxes->len; i++) {
        bs_run_box_put(&g_array_index(heap->boxes, BsRunBox, i), out);
        g_string_append_c(out, '\n');
    }
    g_assert_cmpstr(out->str, ==,
                    "buffer 1 · %a: 8 bytes · memref.alloc, line 6; leaks: nobody frees it any "
                    "more; held by nobody; holds 7, -\n"
                    "buffer 3 · %a: 8 bytes · memref.alloc, line 6; leaks: nobody frees it any "
                    "more; held by nobody; holds 7, -\n"
                    "buffer 2 · %a: 8 bytes · memref.alloc, line 6; freed · memref.dealloc, line "
                    "9\n");
    g_autoptr(BsChart) chart = bs_heap_boxes_new(heap, 300, NULL);
    g_autofree char *svg = bs_chart_to_svg(chart);
    g_assert_nonnull(strstr(svg, "✕ buffer 2 · %a · freed"));
    g_assert_nonnull(strstr(svg, "! buffer 1 · %a · leaks"));
    guint n_plain = 0, n_crossed = 0; // words of what leaks are not on crossing lines
    for (guint i = 0; i < chart->shapes->len; i++) {
        const BsShape *shape = &g_array_index(chart->shapes, BsShape, i);
        n_crossed += shape->hatch == BS_HATCH_CROSS;
        n_plain += shape->kind == BS_SHAPE_AREA && !shape->title && i > 0 && shape[-1].hatch;
    }
    g_assert_cmpuint(n_crossed, ==, 2);
    g_assert_cmpuint(n_plain, ==, n_crossed);
    guint n_struck = 0;
    BsMeasure measure;
    bs_measure_init(&measure);
    for (guint i = 1; i < chart->shapes->len;
         i++) { // what is freed is struck through, word for word
        const BsShape *line = &g_array_index(chart->shapes, BsShape, i), *words = line - 1;
        if (line->kind != BS_SHAPE_LINE)
            continue;
        const BsPoint *ends = &g_array_index(chart->points, BsPoint, line->first);
        g_assert_cmpint(words->kind, ==, BS_SHAPE_TEXT);
        g_assert_cmpfloat_with_epsilon(ends[1].x - ends[0].x,
                                       bs_measure_text(&measure, words->text), 0.5);
        n_struck++;
    }
    bs_measure_clear(&measure);
    g_assert_cmpuint(n_struck, ==, 2);
}

// At each step those that were freed last are told of, the last one first.
static void
test_last_freed(Fixture *f G_GNUC_UNUSED, gconstpointer args G_GNUC_UNUSED)
{
    static const char frees[] = "func.func @f(%n: index) {\n"
                                "  %zero = arith.constant 0 : index\n"
                                "  %one = arith.constant 1 : index\n"
                                "  scf.for %i = %zero to %n step %one {\n"
                                "    %a = memref.alloc() : memref<2xi32>\n"
                                "    %b = memref.alloc() : memref<2xi32>\n"
                                "    memref.dealloc %b : memref<2xi32>\n"
                                "    memref.dealloc %a : memref<2xi32>\n"
                                "  }\n"
                                "  return\n"
                                "}\n";
    Fixture own;
    guint most = 0;
    load(&own, frees, "7");
    g_autoptr(BsHeapMap) map = bs_heap_map_new(own.document, own.record);
    for (guint64 step = 0; step <= map->steps; step++) {
        const BsRunMoment *moment = bs_run_record_go(own.record, own.document, step);
        g_autoptr(BsRunHeap) heap = bs_run_heap_new(own.record, moment, map);
        const BsHeap *all = bs_machine_heap(
            (BsMachine *)(gsize)bs_recording_machine(bs_run_record_recording(own.record)));
        guint64 before = G_MAXUINT64;
        guint told = 0;
        for (guint i = 0; i < heap->boxes->len; i++) {
            const BsRunBox *box = &g_array_index(heap->boxes, BsRunBox, i);
            if (!box->is_free)
                continue;
            g_assert_cmpuint(box->freed, ==, bs_heap_get(all, box->number)->freed);
            g_assert_cmpuint(box->freed, <, before);
            before = box->freed;
            told++;
        }
        for (guint32 i = 1; i <= all->n; i++) { // of no other is that later
            const BsBuffer *buffer = bs_heap_get(all, i);
            told += buffer->is_free && buffer->freed < before ? 1 : 0;
        }
        g_assert_cmpuint(told, ==, all->freed);
        most = MAX(most, told);
    }
    g_assert_cmpuint(most, ==, 14);
    tear_down(&own, NULL);
}

// -- breakpoints that a person sets --------------------------------------------------------------

static const BsRunStop *
mark(const BsRunMarks *marks, guint i)
{
    return &g_array_index(bs_run_marks_stops(marks), BsRunStop, i);
}

// The same stops in another text or run; "" and 0 for what is not there.
static void
assert_marks(BsRunMarks *marks, const char *program, const char *args, const char *op,
             const char *value, guint32 buffer)
{
    Fixture own;
    load(&own, program, args);
    g_autoptr(BsHeapMap) map = bs_heap_map_new(own.document, own.record);
    bs_run_marks_resolve(marks, own.document);
    bs_run_marks_find_buffers(marks, map);
    const BsOp *found = bs_document_find_op(own.document, mark(marks, 0)->id);
    const BsValue *set = bs_document_find_value(own.document, NULL, "%odd");
    g_assert_cmpstr(found ? found->def->name : "", ==, op);
    g_assert_cmpuint(mark(marks, 1)->id, ==, *value ? set->id : BS_RUN_MARK_LOST);
    g_assert_cmpuint(mark(marks, 2)->id, ==, buffer ? buffer : BS_RUN_MARK_LOST);
    g_assert_false(mark(marks, 1)->is_on);
    tear_down(&own, NULL);
}

static char *
replaced(const char *what, const char *by)
{
    g_auto(GStrv) parts = g_strsplit(text, what, 2);
    g_assert_cmpuint(g_strv_length(parts), ==, 2);
    return g_strjoinv(by, parts);
}

// They follow what they are about; what is gone stops nowhere, stays, and may come back.
static void
test_marks(Fixture *f, gconstpointer args)
{
    BsRunMarks *marks = bs_run_marks_new();
    g_autoptr(BsHeapMap) map = bs_heap_map_new(f->document, f->record);
    const BsOp *alloc = bs_value_op(bs_document_find_value(f->document, NULL, "%a"));
    const BsOp *store = bs_op_next(alloc);
    const BsValue *odd = bs_document_find_value(f->document, NULL, "%odd");
    bs_run_marks_toggle(marks, f->document, (BsThing){.op = store});
    bs_run_marks_toggle(marks, f->document, (BsThing){.value = odd});
    bs_run_marks_toggle_freed(marks, f->document, map, alloc, 2);
    bs_run_marks_enable(marks, 1, FALSE);
    g_assert_cmpuint(bs_run_marks_stops(marks)->len, ==, 3);
    g_autofree char *later = replaced("  scf.for", "  %o = memref.alloc() : memref<i8>\n"
                                                   "  scf.for");
    g_autofree char *without = replaced("    memref.store %x, %a[%zero] : memref<2xi32>\n", "");
    g_autofree char *bare = replaced("    %a = memref.alloc() : memref<2xi32>\n",
                                     "    %a = memref.alloca() : memref<2xi32>\n");
    assert_marks(marks, text, "2, 7", "memref.store", "%odd", 2);
    assert_marks(marks, text, "1, 7", "memref.store", "%odd", 0);
    assert_marks(marks, later, "3, 7", "memref.store", "%odd", 3);
    assert_marks(marks, without, "3, 7", "", "%odd", 2);
    g_assert_true(strstr(bs_run_marks_words(marks, 0), "memref.store") != NULL);
    assert_marks(marks, bare, "0, 7", "memref.store", "%odd", 0);
    assert_marks(marks, text, args, "memref.store", "%odd", 2);
    bs_run_marks_toggle(marks, f->document, (BsThing){.op = store});
    g_assert_cmpint(mark(marks, 0)->kind, ==, BS_RUN_STOP_SET);
    bs_run_marks_toggle_freed(marks, f->document, map, alloc, 2);
    g_assert_cmpuint(bs_run_marks_stops(marks)->len, ==, 1);
    bs_run_marks_free(marks);
}

// Of two moments, the heap is the same when nothing of what is told of it is another.
static void
test_same_heap(Fixture *f, gconstpointer args G_GNUC_UNUSED)
{
    g_autoptr(BsHeapMap) map = bs_heap_map_new(f->document, f->record);
    const guint64 steps = bs_run_record_steps(f->record);
    g_autofree char *before = NULL;
    g_autoptr(BsRunHeap) last = NULL;
    guint n_same = 0, n_other = 0;
    for (guint64 step = 0; step <= steps; step++) {
        const BsRunMoment *moment = bs_run_record_go(f->record, f->document, step);
        BsRunHeap *heap = bs_run_heap_new(f->record, moment, map);
        g_autoptr(BsChart) chart = bs_heap_boxes_new(heap, 300, NULL);
        char *svg = bs_chart_to_svg(chart);
        if (last && bs_run_heap_is_same(last, heap))
            g_assert_cmpstr(svg, ==, before); // it may be left as it is painted
        n_same += last && bs_run_heap_is_same(last, heap);
        n_other += last && !bs_run_heap_is_same(last, heap);
        g_free(before);
        bs_run_heap_free(last);
        before = svg;
        last = heap;
    }
    g_assert_cmpuint(n_same, >, 0);
    g_assert_cmpuint(n_other, >, 3);
}

static void
test_tell(Fixture *f, gconstpointer args G_GNUC_UNUSED)
{
    static const char *const sentences[] = {
        "@f begins with 3, 7",
        "%zero = 0 by arith.constant (line 2)",
        "%one = 1 by arith.constant (line 3)",
        "scf.for with %zero = 0, %n = 3, %one = 1 (line 4)",
        "%odd = false by arith.cmpi of %i = 0, %one = 1 (line 5)",
        "%a is allocated: buffer 1 (line 6)",
        "%x = 7 is written into %a, buffer 1 (line 7)",
        "%odd decides: it is false (line 8)",
    };
    for (guint i = 0; i < G_N_ELEMENTS(sentences); i++) {
        g_autoptr(GString) out = g_string_new(NULL);
        const BsRunMoment *moment = bs_run_record_go(f->record, f->document, i);
        bs_run_moment_tell(f->record, f->document, moment, NULL, out);
        g_assert_cmpstr(out->str, ==, sentences[i]);
    }
}

// Where a buffer is lost, and at the end: which, who made it, and behind which step.
static void
test_tell_losses(Fixture *f, gconstpointer args G_GNUC_UNUSED)
{
    static const char loss[] = "%x = 7 is written into %a, buffer 1 (line 7). Buffer 1, %a of "
                               "'memref.alloc' at line 6, is lost: nothing that holds it is used "
                               "behind this step";
    static const char end[] = "@f returns (line 12). Buffer 1, %a of 'memref.alloc' at line 6, "
                              "leaks: nothing that holds it is used behind step 6. Buffer 3, %a of "
                              "'memref.alloc' at line 6, leaks: nothing that holds it is used "
                              "behind step ";
    g_autoptr(BsHeapMap) map = bs_heap_map_new(f->document, f->record);
    g_autoptr(GString) out = g_string_new(NULL);
    const BsRunMoment *moment = bs_run_record_go(f->record, f->document, 6);
    bs_run_moment_tell(f->record, f->document, moment, map, out);
    g_assert_cmpstr(out->str, ==, loss);
    g_string_truncate(out, 0);
    moment = bs_run_record_go(f->record, f->document, bs_run_record_steps(f->record));
    bs_run_moment_tell(f->record, f->document, moment, map, out);
    g_assert_true(g_str_has_prefix(out->str, end));
}

static void
test_inputs(Fixture *f, gconstpointer args G_GNUC_UNUSED)
{
    guint first = G_MAXUINT;
    g_autoptr(GError) error = NULL;
    g_autoptr(GPtrArray) inputs = bs_run_inputs_new(f->document, 0, "f", NULL, &first, &error);
    g_assert_no_error(error);
    g_assert_cmpuint(first, <, inputs->len);
    g_autoptr(GString) out = g_string_new(NULL);
    bs_run_input_put(inputs->pdata[first], out);
    g_assert_cmpstr(out->str, ==, "leaks");
    g_assert_null(bs_run_inputs_new(f->document, 0, "g", NULL, &first, &error));
    g_assert_cmpstr(error->message, ==, "the function @g cannot be run in this stage");
}

// Whatever way it came to a step, the counts there are the same.
static void
test_counts(Fixture *f, gconstpointer args G_GNUC_UNUSED)
{
    BsRecording *recording = bs_run_record_recording(f->record);
    const BsMachine *machine = bs_recording_machine(recording);
    const guint32 n = bs_program_n_jumps(bs_run_record_program(f->record));
    const BsOp *loop = find_op(f, "scf.for");
    guint64 rounds = 0;
    bs_recording_go(recording, bs_run_record_steps(f->record));
    for (guint32 i = 0; i < n; i++) {
        if (bs_program_jump(bs_run_record_program(f->record), i) == loop)
            rounds += bs_machine_taken(machine, i);
    }
    g_assert_cmpuint(rounds, ==, 1); // it is entered once
    g_autofree guint32 *before = g_new(guint32, n);
    bs_recording_go(recording, 9);
    for (guint32 i = 0; i < n; i++)
        before[i] = bs_machine_taken(machine, i);
    bs_recording_go(recording, bs_run_record_steps(f->record));
    bs_recording_go(recording, 9);
    for (guint32 i = 0; i < n; i++)
        g_assert_cmpuint(bs_machine_taken(machine, i), ==, before[i]);
}

static void
test_stopped(Fixture *f, gconstpointer args G_GNUC_UNUSED)
{
    g_autoptr(GCancellable) stop = g_cancellable_new();
    g_autoptr(GError) error = NULL;
    const char *why = NULL;
    g_cancellable_cancel(stop);
    const BsExecuteOptions execute = {.args = "1000000000, 7", .cancellable = stop};
    g_autoptr(BsRunRecord) record = bs_run_record_new(f->document, 0, &execute, &error);
    g_assert_no_error(error);
    g_assert_cmpint(bs_run_record_ending(record, &why), ==, BS_LIMITED);
    g_assert_cmpstr(why, ==, "stopped");
    g_assert_cmpuint(bs_run_record_steps(record), >, 0);
    g_assert_cmpuint(bs_run_record_steps(record), <, 100000);
    g_assert_nonnull(bs_run_record_go(record, f->document, bs_run_record_steps(record)));
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
#define ADD(name) g_test_add("/run-stops/" #name, Fixture, "3, 7", set_up, test_##name, tear_down)
    ADD(stops);
    ADD(heap);
    ADD(last_freed);
    ADD(marks);
    ADD(same_heap);
    ADD(tell);
    ADD(tell_losses);
    ADD(inputs);
    ADD(counts);
    ADD(stopped);
#undef ADD
    return g_test_run();
}
