// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heap over a run: no two buffers are at one place at once, what it is for adds up to what is
// on it, and its peak is that of the run; and the chart of it.
#include "debug/document/cursor.h"
#include "debug/verdict/execute.h"
#include "debug/verdict/heap-map.h"
#include "view/chart/heap-chart.h"
#include "view/scene/measure.h"

#include <string.h>

typedef struct Drawn {
    BsDocument *document;
    BsRunRecord *record;
    BsHeapMap *map;
} Drawn;

static void
drawn_init(Drawn *drawn, const char *text, const char *args)
{
    GError *error = NULL;
    g_autoptr(BsPipeline) pipeline = bs_pipeline_parse("builtin.module()", &error);
    g_assert_no_error(error);
    const BsDocumentOptions options = {.pipeline = pipeline};
    const BsExecuteOptions execute = {.args = args};
    drawn->document = bs_document_load("test.mlir", text, strlen(text), &options);
    g_assert_cmpint(bs_document_outcome(drawn->document), ==, BS_OUTCOME_COMPLETE);
    drawn->record = bs_run_record_new(drawn->document, 0, &execute, &error);
    g_assert_no_error(error);
    bs_document_goto_stage(drawn->document, 0);
    drawn->map = bs_heap_map_new(drawn->document, drawn->record);
}

static void
drawn_clear(Drawn *drawn)
{
    bs_heap_map_free(drawn->map);
    bs_run_record_free(drawn->record);
    bs_document_free(drawn->document);
}

static const BsMappedBuffer *
buffer_at(const BsHeapMap *map, guint i)
{
    return &g_array_index(map->buffers, BsMappedBuffer, i);
}

static void
assert_apart(const BsHeapMap *map)
{
    for (guint i = 0; i < map->buffers->len; i++) {
        for (guint k = 0; k < i; k++) {
            const BsMappedBuffer *a = buffer_at(map, i), *b = buffer_at(map, k);
            g_assert_true(a->made >= b->over || b->made >= a->over || a->at + a->bytes <= b->at ||
                          b->at + b->bytes <= a->at);
        }
    }
}

// What stands on the heap behind a step, from the buffers.
static gint64
bytes_behind(const BsHeapMap *map, guint64 step)
{
    gint64 bytes = 0;
    for (guint i = 0; i < map->buffers->len; i++) {
        const BsMappedBuffer *buffer = buffer_at(map, i);
        if (buffer->made <= step && (step < buffer->over || buffer->end != BS_MAPPED_FREED))
            bytes += buffer->bytes;
    }
    return bytes;
}

static void
assert_levels(const BsHeapMap *map)
{
    gint64 most = 0;
    for (guint i = 0; i < map->levels->len; i++) {
        const BsHeapLevel *level = &g_array_index(map->levels, BsHeapLevel, i);
        gint64 sum = 0;
        for (guint k = 0; k < BS_N_PEAK_PARTS; k++) {
            g_assert_cmpint(level->bytes[k], >=, 0);
            sum += level->bytes[k];
        }
        g_assert_cmpint(sum, ==, bytes_behind(map, level->step));
        if (level->step == map->peak_step)
            g_assert_cmpmem(level->bytes, sizeof level->bytes, map->peak.bytes,
                            sizeof map->peak.bytes);
        most = MAX(most, sum);
    }
    g_assert_cmpint(most, ==, map->peak.all);
}

static void
assert_told(const BsHeapMap *map, guint i, const char *sentence)
{
    g_autoptr(GString) out = g_string_new(NULL);
    bs_heap_map_put_buffer(buffer_at(map, i), out);
    g_assert_cmpstr(out->str, ==, sentence);
}

// A clone, one that leaks when %c is false, one that is returned.
static const char all_ends[] = "func.func @f(%c: i1) -> memref<8xf32> {\n"
                               "  %z = arith.constant 0 : index\n"
                               "  %x = arith.constant 1.0 : f32\n"
                               "  %a = memref.alloc() : memref<64xf32>\n"
                               "  memref.store %x, %a[%z] : memref<64xf32>\n"
                               "  scf.if %c {\n"
                               "    memref.dealloc %a : memref<64xf32>\n"
                               "  }\n"
                               "  %b = memref.alloc() : memref<8xf32>\n"
                               "  memref.store %x, %b[%z] : memref<8xf32>\n"
                               "  %e = bufferization.clone %b : memref<8xf32> to memref<8xf32>\n"
                               "  %y = memref.load %e[%z] : memref<8xf32>\n"
                               "  memref.dealloc %e : memref<8xf32>\n"
                               "  return %b : memref<8xf32>\n"
                               "}\n";

static void
test_ends(void)
{
    Drawn drawn;
    drawn_init(&drawn, all_ends, "false");
    const BsHeapMap *map = drawn.map;
    g_assert_cmpuint(map->n_buffers, ==, 3);
    assert_apart(map);
    assert_levels(map);
    g_assert_cmpint(map->peak.bytes[BS_PEAK_LEAKED], ==, 256);
    g_assert_cmpint(map->peak.bytes[BS_PEAK_CLONES], ==, 32);
    g_assert_cmpint(map->peak.bytes[BS_PEAK_NEEDED], ==, 32);
    assert_told(map, 0,
                "buffer 1, %alloc, 256 bytes of 'memref.alloc' at line 4: made at step 3, last "
                "used at step 4, never freed");
    assert_told(map, 1,
                "buffer 2, %alloc_0, 32 bytes of 'memref.alloc' at line 9: made at step 6, there "
                "at the end");
    assert_told(map, 2,
                "buffer 3, %0, 32 bytes of 'bufferization.clone' at line 11: made at step 8, last "
                "used at step 9, freed at step 10 by 'memref.dealloc' at line 13");
    drawn_clear(&drawn);
    drawn_init(&drawn, all_ends, "true");
    g_assert_cmpint(buffer_at(drawn.map, 0)->end, ==, BS_MAPPED_FREED);
    g_assert_cmpint(buffer_at(drawn.map, 1)->at, ==, 0); // the place is free again
    drawn_clear(&drawn);
}

// Sizes go up and down, and places with them.
static const char rounds[] = "func.func @f(%n: index) {\n"
                             "  %z = arith.constant 0 : index\n"
                             "  %o = arith.constant 1 : index\n"
                             "  %s = arith.constant 7 : index\n"
                             "  scf.for %i = %o to %n step %o {\n"
                             "    %r = arith.remui %i, %s : index\n"
                             "    %a = memref.alloc(%i) : memref<?xi8>\n"
                             "    %b = memref.alloc(%r) : memref<?xi8>\n"
                             "    memref.dealloc %a : memref<?xi8>\n"
                             "    %d = memref.alloc(%s) : memref<?xi8>\n"
                             "    memref.dealloc %b : memref<?xi8>\n"
                             "    memref.dealloc %d : memref<?xi8>\n"
                             "  }\n"
                             "  return\n"
                             "}\n";

static void
test_places(void)
{
    Drawn drawn;
    drawn_init(&drawn, rounds, "40");
    g_assert_cmpuint(drawn.map->n_buffers, ==, 3 * 39);
    assert_apart(drawn.map);
    assert_levels(drawn.map);
    drawn_clear(&drawn);
}

// Of very many the largest have places, and all count.
static void
test_many(void)
{
    Drawn drawn;
    drawn_init(&drawn, rounds, "1001");
    g_assert_cmpuint(drawn.map->n_buffers, ==, 3000);
    g_assert_cmpuint(drawn.map->buffers->len, ==, BS_HEAP_MAP_MOST);
    assert_apart(drawn.map);
    g_assert_cmpint(drawn.map->peak.all, ==, 1000 + 1000 % 7);
    drawn_clear(&drawn);
}

static void
test_chart(void)
{
    Drawn drawn;
    drawn_init(&drawn, all_ends, "false");
    g_autoptr(BsChart) chart = bs_heap_chart_new(drawn.map, 0, 0);
    guint about = 0;
    for (guint i = 0; i < chart->shapes->len; i++) {
        const BsShape *shape = &g_array_index(chart->shapes, BsShape, i);
        for (guint k = 0; k < shape->n; k++) {
            const BsPoint at = g_array_index(chart->points, BsPoint, shape->first + k);
            g_assert_true(at.x >= 0 && at.x <= chart->width && at.y >= 0 && at.y <= chart->height);
        }
        about += shape->about != NULL;
    }
    g_assert_cmpuint(about, ==, 4); // one has a part in which nobody uses it
    for (guint i = 0; i < drawn.map->buffers->len; i++) {
        const BsMappedBuffer *buffer = buffer_at(drawn.map, i);
        gboolean found = FALSE;
        for (double y = 0; y < chart->height; y++) {
            for (double x = 0; x < chart->width && !found; x++) {
                const BsShape *shape = bs_chart_area_at(chart, x, y);
                found = shape && shape->about == buffer;
            }
        }
        g_assert_true(found);
    }
    g_autofree char *svg = bs_chart_to_svg(chart);
    g_assert_nonnull(strstr(svg, "256 bytes of &apos;memref.alloc&apos; at line 4"));
    drawn_clear(&drawn);
}

// Numbers below the axis stand apart from each other, of a long run in a narrow pane, too; there
// are at least two.
static void
assert_numbers_apart(const BsHeapMap *map, double width)
{
    g_autoptr(BsChart) chart = bs_heap_chart_new(map, width, 0);
    BsMeasure measure;
    bs_measure_init(&measure);
    double over = -1;
    guint n = 0;
    for (guint i = 0; i < chart->shapes->len; i++) {
        const BsShape *shape = &g_array_index(chart->shapes, BsShape, i);
        const BsPoint at = g_array_index(chart->points, BsPoint, shape->first);
        if (shape->kind != BS_SHAPE_TEXT || at.y < chart->plot.y + chart->plot.height + 4 ||
            strspn(shape->text, "0123456789") != strlen(shape->text))
            continue;
        g_assert_cmpfloat(at.x, >, over + 4);
        over = at.x + bs_measure_text(&measure, shape->text);
        n++;
    }
    g_assert_cmpuint(n, >=, 2);
    g_assert_cmpfloat(over, <=, chart->width);
    bs_measure_clear(&measure);
}

static void
test_numbers(void)
{
    static const double widths[] = {300, 340, 420, 700, 960};
    static const char *const sizes[] = {"40", "1001", "6000"};
    for (guint i = 0; i < G_N_ELEMENTS(sizes); i++) {
        Drawn drawn;
        drawn_init(&drawn, rounds, sizes[i]);
        for (guint k = 0; k < G_N_ELEMENTS(widths); k++)
            assert_numbers_apart(drawn.map, widths[k]);
        drawn_clear(&drawn);
    }
}

// Nothing is on the heap, nothing was executed.
static void
test_empty(void)
{
    Drawn drawn;
    drawn_init(&drawn, "func.func @f() {\n  return\n}\n", "");
    g_assert_cmpuint(drawn.map->n_buffers, ==, 0);
    assert_levels(drawn.map);
    g_autoptr(BsChart) chart = bs_heap_chart_new(drawn.map, 1, 0);
    g_autofree char *svg = bs_chart_to_svg(chart);
    g_assert_nonnull(strstr(svg, "@f: the heap over 1 executed op<"));
    drawn_clear(&drawn);
}

// What is used when it is free was needed for as long as it was there: it was freed too early.
static void
test_freed_early(void)
{
    static const char early[] = "func.func @f(%i: index, %v: i8) -> memref<4xi8> {\n"
                                "  %m = memref.alloc() : memref<4xi8>\n"
                                "  memref.store %v, %m[%i] : memref<4xi8>\n"
                                "  %c = arith.constant 1 : index\n"
                                "  memref.dealloc %m : memref<4xi8>\n"
                                "  return %m : memref<4xi8>\n}\n";
    Drawn drawn;
    drawn_init(&drawn, early, "0, 1");
    const BsMappedBuffer *buffer = buffer_at(drawn.map, 0);
    g_assert_cmpint(buffer->end, ==, BS_MAPPED_FREED);
    g_assert_cmpuint(buffer->idle, ==, buffer->over);
    drawn_clear(&drawn);
}

// The input to look at first goes through a loop, where leaks are all that is shown.
static void
test_first_input(void)
{
    Drawn drawn;
    drawn_init(&drawn, rounds, NULL);
    g_assert_cmpstr(drawn.map->args, !=, "0");
    g_assert_cmpuint(drawn.map->n_buffers, >, 1);
    drawn_clear(&drawn);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/heap-map/ends", test_ends);
    g_test_add_func("/heap-map/places", test_places);
    g_test_add_func("/heap-map/many", test_many);
    g_test_add_func("/heap-map/chart", test_chart);
    g_test_add_func("/heap-map/numbers", test_numbers);
    g_test_add_func("/heap-map/empty", test_empty);
    g_test_add_func("/heap-map/freed-early", test_freed_early);
    g_test_add_func("/heap-map/first-input", test_first_input);
    return g_test_run();
}
