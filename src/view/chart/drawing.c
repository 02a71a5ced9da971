// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/chart/drawing-private.h"

#include "support/i18n.h"

void
bs_drawing_begin(BsDrawing *d, double width, const char *title, guint64 from, guint64 to)
{
    *d = (BsDrawing){0};
    d->chart = bs_chart_new(width > 0 ? MAX(width, BS_CHART_LEAST_WIDTH) : BS_CHART_WIDTH, title);
    d->chart->plot.x = BS_CHART_LEFT;
    d->chart->plot.width = d->chart->width - BS_CHART_LEFT - BS_CHART_RIGHT;
    d->chart->from = from;
    d->chart->to = to;
    bs_measure_init(&d->measure);
}

BsChart *
bs_drawing_end(BsDrawing *d)
{
    bs_measure_clear(&d->measure);
    d->chart->height = d->y;
    return d->chart;
}

// -- primitives ----------------------------------------------------------------------------------

void
bs_drawing_text(BsDrawing *d, BsPaint paint, gboolean bold, double x, double y, const char *text)
{
    bs_chart_add(d->chart, (BsShape){BS_SHAPE_TEXT, paint, .bold = bold, .text = text},
                 &(BsPoint){x, y}, 1);
}

void
bs_drawing_line(BsDrawing *d, BsPaint paint, gboolean dashed, BsPoint from, BsPoint to)
{
    const BsPoint points[] = {from, to};
    bs_chart_add(d->chart, (BsShape){BS_SHAPE_LINE, paint, .dashed = dashed}, points, 2);
}

void
bs_drawing_level(BsDrawing *d, BsPaint paint, gboolean dashed, double y)
{
    const BsRect *plot = &d->chart->plot;
    bs_drawing_line(d, paint, dashed, (BsPoint){plot->x, y}, (BsPoint){plot->x + plot->width, y});
}

void
bs_drawing_rect(BsDrawing *d, BsShape shape, BsRect r)
{
    const BsPoint points[] = {
        {r.x, r.y}, {r.x + r.width, r.y}, {r.x + r.width, r.y + r.height}, {r.x, r.y + r.height}};
    shape.kind = BS_SHAPE_AREA;
    bs_chart_add(d->chart, shape, points, G_N_ELEMENTS(points));
}

void
bs_drawing_bar(BsDrawing *d, BsShape shape, double left, double right, double top, double bottom)
{
    const double end = d->chart->plot.x + d->chart->plot.width - BS_CHART_LEAST_BAR;
    const double x = MIN(left, end);
    bs_drawing_rect(d, shape,
                    (BsRect){x, top, MAX(right - x, BS_CHART_LEAST_BAR),
                             MAX(bottom - top, BS_CHART_LEAST_BAR)});
}

char *
bs_drawing_size(gint64 bytes)
{
    static const char *const units[] = {"", " KiB", " MiB", " GiB", " TiB"};
    double number = (double)bytes;
    guint unit = 0;
    for (; number >= 1024 && unit + 1 < G_N_ELEMENTS(units); unit++)
        number /= 1024;
    return g_strdup_printf("%.4g%s", number, units[unit]);
}

// -- words ---------------------------------------------------------------------------------------

static void
put_lines(BsDrawing *d, BsPaint paint, gboolean bold, const char *text)
{
    enum { MOST_LINES = 4 };
    const double row = d->measure.row_height, room = d->chart->width - 2 * BS_PART_MARGIN;
    g_auto(GStrv) lines = bs_measure_wrap(&d->measure, text, room, MOST_LINES);
    for (guint i = 0; lines[i]; i++, d->y += row)
        bs_drawing_text(d, paint, bold, BS_PART_MARGIN, d->y + row / 2, lines[i]);
}

void
bs_drawing_words(BsDrawing *d, const char *words)
{
    d->y = BS_PART_MARGIN;
    put_lines(d, BS_PAINT_TEXT, TRUE, d->chart->title);
    if (words) {
        bs_chart_say(d->chart, words);
        put_lines(d, BS_PAINT_FAINT, FALSE, words);
    }
    d->y += BS_PART_PAD;
}

// -- the legend ----------------------------------------------------------------------------------

void
bs_drawing_begin_legend(BsDrawing *d)
{
    d->x = d->chart->plot.x;
    d->y += BS_PART_PAD;
}

void
bs_drawing_end_legend(BsDrawing *d)
{
    d->y += d->measure.row_height + BS_PART_MARGIN;
}

// The words behind a sign so wide, in the next row where they have no room in this one. Returns
// where the sign is.
static double
add_meaning(BsDrawing *d, double sign, const char *words)
{
    const double left = d->chart->plot.x, right = left + d->chart->plot.width;
    const double width = sign + BS_PART_PAD + bs_measure_text(&d->measure, words);
    if (d->x > left && d->x + width > right) {
        d->x = left;
        d->y += d->measure.row_height;
    }
    const double x = d->x;
    bs_drawing_text(d, BS_PAINT_TEXT, FALSE, x + sign + BS_PART_PAD,
                    d->y + d->measure.row_height / 2, words);
    d->x += width + 3 * BS_PART_PAD;
    return x;
}

void
bs_drawing_legend_area(BsDrawing *d, const BsPartLook *look)
{
    const double row = d->measure.row_height, side = row * 0.7;
    const double x = add_meaning(d, side, _(look->word));
    bs_drawing_rect(d, (BsShape){.paint = look->paint, .hatch = look->hatch},
                    (BsRect){x, d->y + (row - side) / 2, side, side});
}

void
bs_drawing_legend_line(BsDrawing *d, BsPaint paint, const char *text)
{
    enum { PIECE = 24 };
    const double x = add_meaning(d, PIECE, text), y = d->y + d->measure.row_height / 2;
    bs_drawing_line(d, paint, TRUE, (BsPoint){x, y}, (BsPoint){x + PIECE, y});
}

// -- axes ----------------------------------------------------------------------------------------

void
bs_drawing_begin_part(BsDrawing *d, const char *heading, double height)
{
    bs_drawing_text(d, BS_PAINT_TEXT, TRUE, d->chart->plot.x, d->y + d->measure.row_height / 2,
                    heading);
    d->top = d->y + d->measure.row_height + BS_PART_PAD;
    d->height = height;
    d->y = d->top + height;
    if (d->chart->plot.y <= 0)
        d->chart->plot.y = d->top;
}

void
bs_drawing_end_part(BsDrawing *d)
{
    bs_drawing_level(d, BS_PAINT_BORDER, FALSE, d->y);
    d->chart->plot.height = d->y - d->chart->plot.y;
    d->y += BS_PART_PAD;
}

// 1, 2 or 5 of some power of ten.
static guint64
tick_of(guint64 numbers, guint most)
{
    static const guint64 leading[] = {1, 2, 5};
    guint64 ten = 1;
    for (guint i = 0;; i = (i + 1) % G_N_ELEMENTS(leading)) {
        const guint64 tick = leading[i] * ten;
        if (numbers / tick <= most)
            return tick;
        ten *= i + 1 == G_N_ELEMENTS(leading) ? 10 : 1;
    }
}

void
bs_drawing_numbers(BsDrawing *d)
{
    enum { MOST = 12, GAP = 10 };
    const BsChart *chart = d->chart;
    g_autofree char *last = g_strdup_printf("%" G_GUINT64_FORMAT, chart->to);
    const double room = chart->plot.width / (bs_measure_text(&d->measure, last) + GAP);
    const guint64 tick = tick_of(chart->to - chart->from, (guint)CLAMP(room, 1, MOST));
    const double y = d->y + d->measure.row_height / 2, end = chart->plot.x + chart->plot.width;
    double free_from = 0;
    for (guint64 at = (chart->from + tick - 1) / tick * tick; at <= chart->to; at += tick) {
        g_autofree char *text = g_strdup_printf("%" G_GUINT64_FORMAT, at);
        const double width = bs_measure_text(&d->measure, text), x = bs_chart_x(chart, at);
        const double left = MIN(x - width / 2, end - width);
        bs_drawing_line(d, BS_PAINT_BORDER, FALSE, (BsPoint){x, d->y - BS_PART_PAD},
                        (BsPoint){x, d->y - BS_PART_PAD / 2.0});
        if (left < free_from) // the last one, which ends where the axis does
            continue;
        bs_drawing_text(d, BS_PAINT_FAINT, FALSE, left, y, text);
        free_from = left + width + GAP;
    }
    d->y += d->measure.row_height;
}
