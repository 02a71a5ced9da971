// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/chart/heap-boxes.h"

#include "support/i18n.h"
#include "view/scene/measure.h"

enum {
    LEAST_WIDTH = 220,
    PAD = 8,
    GAP = 8,
    MOST_LINES = 3, // of each thing that is said of a buffer
};

#define BOLD 1.1 // how much wider bold words may be

typedef struct Drawing {
    BsChart *chart;
    BsMeasure measure;
    double y; // how far down it is finished
} Drawing;

static void
add_text(Drawing *d, BsPaint paint, gboolean bold, double x, double y, const char *text)
{
    bs_chart_add(d->chart, (BsShape){BS_SHAPE_TEXT, paint, .bold = bold, .text = text},
                 &(BsPoint){x, y + d->measure.row_height / 2}, 1);
}

// -- a box ---------------------------------------------------------------------------------------

// "(leaks) buffer 2 · %a".
static char *
title_of(const BsRunBox *box)
{
    GString *out = g_string_new(box->leaks ? "! " : box->is_free ? "✕ " : "");
    bs_run_box_put_title(box, out);
    if (box->leaks)
        g_string_append_printf(out, " · %s", _("leaks"));
    else if (box->is_free)
        g_string_append_printf(out, " · %s", _("freed"));
    return g_string_free(out, FALSE);
}

static char *
origin_of(const BsRunBox *box)
{
    GString *out = g_string_new(NULL);
    bs_run_box_put_origin(box, out);
    return g_string_free(out, FALSE);
}

// What is said of a buffer, its title first.
static GStrv
texts_of(const BsRunBox *box)
{
    g_autoptr(GStrvBuilder) texts = g_strv_builder_new();
    g_autofree char *title = title_of(box), *origin = origin_of(box);
    g_autofree char *held = *box->holders ? g_strdup_printf(_("held by %s"), box->holders)
                                          : g_strdup(_("held by nobody"));
    g_autofree char *contents = box->contents ? g_strdup_printf("[%s]", box->contents) : NULL;
    g_strv_builder_add(texts, title);
    g_strv_builder_add(texts, origin);
    if (!box->is_free)
        g_strv_builder_add(texts, held);
    if (contents)
        g_strv_builder_add(texts, contents);
    return g_strv_builder_end(texts);
}

static BsShape
frame_of(const BsRunBox *box, const char *words)
{
    static const BsPaint of_kinds[] = {[BS_BUFFER_HEAP] = BS_PAINT_NEEDED,
                                       [BS_BUFFER_STACK] = BS_PAINT_CLONES,
                                       [BS_BUFFER_GLOBAL] = BS_PAINT_LISTS,
                                       [BS_BUFFER_ARGUMENT] = BS_PAINT_LISTS};
    BsShape shape = {BS_SHAPE_AREA, BS_PAINT_BORDER, .title = words, .about = box};
    if (box->leaks)
        shape.paint = BS_PAINT_LEAKED, shape.hatch = BS_HATCH_CROSS;
    else if (box->is_free)
        shape.dashed = TRUE;
    else if (box->kind < G_N_ELEMENTS(of_kinds))
        shape.paint = of_kinds[box->kind];
    return shape;
}

static void
add_area(Drawing *d, BsShape shape, BsRect r)
{
    const BsPoint points[] = {
        {r.x, r.y}, {r.x + r.width, r.y}, {r.x + r.width, r.y + r.height}, {r.x, r.y + r.height}};
    bs_chart_add(d->chart, shape, points, G_N_ELEMENTS(points));
}

static void
add_line(Drawing *d, BsPaint paint, BsPoint from, BsPoint to)
{
    const BsPoint points[] = {from, to};
    bs_chart_add(d->chart, (BsShape){BS_SHAPE_LINE, paint}, points, 2);
}

// What the step speaks of has a bar at its left, as the current op has in the picture.
static void
add_touched(Drawing *d, BsRect r)
{
    add_area(d, (BsShape){BS_SHAPE_AREA, BS_PAINT_CURRENT}, (BsRect){r.x - 4, r.y, 4, r.height});
}

// Freed ones are struck through, no further than the words go: bold ones may be wider than others,
// and are not where the font has one width for all.
static void
add_row(Drawing *d, const BsRunBox *box, gboolean is_title, double x, double y, const char *text)
{
    add_text(d, is_title ? BS_PAINT_TEXT : BS_PAINT_FAINT, is_title, x, y, text);
    const double middle = y + d->measure.row_height / 2;
    const double width = bs_measure_text(&d->measure, text);
    if (box->is_free)
        add_line(d, BS_PAINT_FAINT, (BsPoint){x, middle}, (BsPoint){x + width, middle});
}

// Words are not read through lines that cross: the frame of what leaks is plain behind them.
static void
add_ground(Drawing *d, const GPtrArray *rows, BsRect r)
{
    double width = 0;
    for (guint i = 0; i < rows->len; i++)
        width = MAX(width, BOLD * bs_measure_text(&d->measure, rows->pdata[i]));
    add_area(d, (BsShape){BS_SHAPE_AREA, BS_PAINT_BOX},
             (BsRect){r.x + PAD / 2.0, r.y + PAD / 2.0, MIN(width + PAD, r.width - PAD),
                      rows->len * d->measure.row_height});
}

static void
add_box(Drawing *d, const BsRunBox *box)
{
    g_autoptr(GString) words = g_string_new(NULL);
    g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func(g_free);
    g_auto(GStrv) texts = texts_of(box);
    const double room = d->chart->width - 4 * PAD;
    guint n_title = 0;
    for (guint i = 0; texts[i]; i++) {
        g_auto(GStrv) lines =
            bs_measure_wrap(&d->measure, texts[i], i ? room : room / BOLD, MOST_LINES);
        for (guint k = 0; lines[k]; k++)
            g_ptr_array_add(rows, g_strdup(lines[k]));
        n_title = i ? n_title : rows->len;
    }
    bs_run_box_put(box, words);
    const BsRect r = {PAD, d->y, d->chart->width - 2 * PAD,
                      rows->len * d->measure.row_height + PAD};
    add_area(d, frame_of(box, words->str), r);
    if (box->leaks)
        add_ground(d, rows, r);
    for (guint i = 0; i < rows->len; i++)
        add_row(d, box, i < n_title, r.x + PAD, r.y + PAD / 2.0 + i * d->measure.row_height,
                rows->pdata[i]);
    if (box->is_touched)
        add_touched(d, r);
    d->y += r.height + GAP;
}

static void
add_heading(Drawing *d, const BsRunHeap *heap, const char *title)
{
    g_autofree char *bytes = g_strdup_printf("%" G_GINT64_FORMAT, heap->bytes);
    g_autofree char *count =
        g_strdup_printf(bs_plural("%u buffer", "%u buffers", heap->n_there), heap->n_there);
    g_autofree char *text = g_strdup_printf(_("%s, %s bytes on the heap"), count, bytes);
    g_auto(GStrv) lines = bs_measure_wrap(&d->measure, title ? title : "",
                                          (d->chart->width - 2 * PAD) / BOLD, MOST_LINES);
    for (guint i = 0; title && lines[i]; i++) {
        add_text(d, BS_PAINT_TEXT, TRUE, PAD, d->y, lines[i]);
        d->y += d->measure.row_height;
    }
    add_text(d, BS_PAINT_FAINT, FALSE, PAD, d->y, text);
    d->y += d->measure.row_height + GAP;
}

BsChart *
bs_heap_boxes_new(const BsRunHeap *heap, double width, const char *title)
{
    guint32 told = 0;
    Drawing d = {.chart = bs_chart_new(MAX(width, LEAST_WIDTH), title ? title : _("Heap")),
                 .y = PAD};
    bs_measure_init(&d.measure);
    add_heading(&d, heap, title);
    for (guint i = 0; i < heap->boxes->len; i++) {
        const BsRunBox *box = &g_array_index(heap->boxes, BsRunBox, i);
        told += !box->is_free;
        add_box(&d, box);
    }
    if (heap->n_there > told) {
        g_autofree char *more = g_strdup_printf(_("and %u more buffers"), heap->n_there - told);
        add_text(&d, BS_PAINT_FAINT, FALSE, PAD, d.y, more);
        d.y += d.measure.row_height;
    }
    d.chart->height = d.y + PAD;
    bs_measure_clear(&d.measure);
    return d.chart;
}
