// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/chart/heap-chart.h"

#include "support/i18n.h"
#include "view/scene/measure.h"
#include "view/scene/parts.h"

#include <math.h>
#include <string.h>

enum {
    WIDTH = 960,
    LEAST_WIDTH = 480,
    LEFT = 84, // room for the numbers of bytes
    RIGHT = 16,
    BUFFERS = 300, // heights of both parts
    LEVELS = 140,
    LEAST_BAR = 2, // what is shorter or lower is seen all the same
    MOST_TICKS = 5,
    MOST_LINES = 4, // of words about the peak
};

static const double BOLD = 1.1; // how much wider bold words may be

// How each part of the heap looks.
static const struct {
    const char *word;
    BsPaint paint;
    BsHatch hatch;
} parts[BS_N_PEAK_PARTS] = {
    [BS_PEAK_NEEDED] = {N_("needed"), BS_PAINT_NEEDED, BS_HATCH_NONE},
    [BS_PEAK_LATE] = {N_("freed late"), BS_PAINT_LATE, BS_HATCH_UP},
    [BS_PEAK_CLONES] = {N_("in clones"), BS_PAINT_CLONES, BS_HATCH_DOWN},
    [BS_PEAK_LISTS] = {N_("in lists"), BS_PAINT_LISTS, BS_HATCH_LEVEL},
    [BS_PEAK_LEAKED] = {N_("leaked"), BS_PAINT_LEAKED, BS_HATCH_CROSS},
};

typedef struct Drawing {
    const BsHeapMap *map;
    BsChart *chart;
    BsMeasure measure;
    double y;           // how far down it is finished
    double top, height; // of the part that is drawn, and how many bytes that is
    gint64 bytes;
} Drawing;

// -- primitives ----------------------------------------------------------------------------------

static double
step_x(const Drawing *d, guint64 step)
{
    const double steps = (double)MAX(d->map->steps, 1);
    return LEFT + (d->chart->width - LEFT - RIGHT) * (double)step / steps;
}

static double
bytes_y(const Drawing *d, gint64 bytes)
{
    return d->top + d->height * (1 - (double)bytes / (double)MAX(d->bytes, 1));
}

static void
add_text(Drawing *d, BsPaint paint, gboolean bold, double x, double y, const char *text)
{
    bs_chart_add(d->chart, (BsShape){BS_SHAPE_TEXT, paint, .bold = bold, .text = text},
                 &(BsPoint){x, y}, 1);
}

static void
add_line(Drawing *d, BsPaint paint, gboolean dashed, BsPoint from, BsPoint to)
{
    const BsPoint points[] = {from, to};
    bs_chart_add(d->chart, (BsShape){BS_SHAPE_LINE, paint, .dashed = dashed}, points, 2);
}

static void
add_rect(Drawing *d, BsShape shape, BsRect r)
{
    const BsPoint points[] = {
        {r.x, r.y}, {r.x + r.width, r.y}, {r.x + r.width, r.y + r.height}, {r.x, r.y + r.height}};
    shape.kind = BS_SHAPE_AREA;
    bs_chart_add(d->chart, shape, points, G_N_ELEMENTS(points));
}

// "512", "4 KiB", "1.5 MiB".
static char *
bytes_text(gint64 bytes)
{
    static const char *const units[] = {"", " KiB", " MiB", " GiB", " TiB"};
    double number = (double)bytes;
    guint unit = 0;
    for (; number >= 1024 && unit + 1 < G_N_ELEMENTS(units); unit++)
        number /= 1024;
    return g_strdup_printf("%.4g%s", number, units[unit]);
}

// -- axes ----------------------------------------------------------------------------------------

// The power of two that divides the axis into a few.
static gint64
tick_of(gint64 bytes)
{
    gint64 tick = 1;
    while (tick < G_MAXINT64 / 2 && bytes / tick > MOST_TICKS)
        tick *= 2;
    return tick;
}

static void
begin_part(Drawing *d, const char *heading, double height, gint64 bytes)
{
    add_text(d, BS_PAINT_TEXT, TRUE, LEFT, d->y + d->measure.row_height / 2, heading);
    d->top = d->y + d->measure.row_height + BS_PART_PAD;
    d->height = height;
    d->bytes = MAX(bytes, 1);
    const gint64 tick = tick_of(d->bytes);
    for (gint64 at = 0; at <= d->bytes; at += tick) {
        g_autofree char *text = bytes_text(at);
        const double y = bytes_y(d, at), width = bs_measure_text(&d->measure, text);
        add_line(d, BS_PAINT_STRIP, FALSE, (BsPoint){LEFT, y},
                 (BsPoint){d->chart->width - RIGHT, y});
        add_text(d, BS_PAINT_FAINT, FALSE, LEFT - BS_PART_PAD - width, y, text);
    }
    d->y = d->top + height;
}

static void
end_part(Drawing *d)
{
    add_line(d, BS_PAINT_BORDER, FALSE, (BsPoint){LEFT, d->y},
             (BsPoint){d->chart->width - RIGHT, d->y});
    d->y += BS_PART_PAD;
}

// 1, 2 or 5 of some power of ten.
static guint64
step_tick(guint64 steps, guint most)
{
    static const guint64 leading[] = {1, 2, 5};
    guint64 ten = 1;
    for (guint i = 0;; i = (i + 1) % G_N_ELEMENTS(leading)) {
        const guint64 tick = leading[i] * ten;
        if (steps / tick <= most)
            return tick;
        ten *= i + 1 == G_N_ELEMENTS(leading) ? 10 : 1;
    }
}

static void
add_steps(Drawing *d)
{
    enum { MOST = 12 };
    const guint64 tick = step_tick(d->map->steps, MOST);
    const double y = d->y + d->measure.row_height / 2;
    for (guint64 step = 0; step <= d->map->steps; step += tick) {
        g_autofree char *text = g_strdup_printf("%" G_GUINT64_FORMAT, step);
        const double width = bs_measure_text(&d->measure, text), x = step_x(d, step);
        add_line(d, BS_PAINT_BORDER, FALSE, (BsPoint){x, d->y - BS_PART_PAD},
                 (BsPoint){x, d->y - BS_PART_PAD / 2.0});
        add_text(d, BS_PAINT_FAINT, FALSE, MIN(x - width / 2, d->chart->width - RIGHT - width), y,
                 text);
    }
    d->y += d->measure.row_height;
}

// -- buffers -------------------------------------------------------------------------------------

static void
add_bar(Drawing *d, const BsMappedBuffer *buffer, BsPeakPart part, guint64 from, guint64 to,
        const char *title)
{
    const double end = d->chart->width - RIGHT - LEAST_BAR;
    const double x = MIN(step_x(d, from), end), y = bytes_y(d, buffer->at + buffer->bytes);
    const BsRect bar = {x, y, MAX(step_x(d, to) - x, LEAST_BAR),
                        MAX(bytes_y(d, buffer->at) - y, LEAST_BAR)};
    add_rect(d,
             (BsShape){.paint = parts[part].paint,
                       .hatch = parts[part].hatch,
                       .title = title,
                       .about = buffer},
             bar);
}

static const char *
end_sign(const BsMappedBuffer *buffer)
{
    static const BsLook looks[] = {[BS_MAPPED_FREED] = BS_LOOK_FREED,
                                   [BS_MAPPED_LEAKED] = BS_LOOK_NEVER_FREED,
                                   [BS_MAPPED_RETURNED] = BS_LOOK_CALLERS};
    return bs_looks[looks[buffer->end]].sign;
}

// Its name and size where they have room, and how it ends.
static void
add_label(Drawing *d, const BsMappedBuffer *buffer)
{
    const double height = bytes_y(d, buffer->at) - bytes_y(d, buffer->at + buffer->bytes);
    const double left = step_x(d, buffer->made), right = step_x(d, buffer->over);
    const double y = bytes_y(d, buffer->at) - height / 2;
    if (height < d->measure.row_height * 0.8)
        return;
    double room = right - left - BS_PART_PAD;
    const char *sign = end_sign(buffer);
    const double sign_width = bs_measure_text(&d->measure, sign);
    if (room < sign_width)
        return;
    add_text(d, BS_PAINT_TEXT, TRUE, right - BS_PART_PAD / 2.0 - sign_width, y, sign);
    room -= sign_width + BS_PART_PAD;
    g_autofree char *size = bytes_text(buffer->bytes);
    g_autofree char *plain =
        buffer->name ? g_strdup(buffer->name) : g_strdup_printf("%u", buffer->number);
    g_autofree char *whole = g_strdup_printf("%s  %s", plain, size);
    const char *text = bs_measure_text(&d->measure, whole) <= room ? whole : plain;
    if (bs_measure_text(&d->measure, text) <= room)
        add_text(d, BS_PAINT_TEXT, FALSE, left + BS_PART_PAD / 2.0, y, text);
}

static void
add_buffer(Drawing *d, const BsMappedBuffer *buffer)
{
    g_autoptr(GString) title = g_string_new(NULL);
    bs_heap_map_put_buffer(buffer, title);
    const gboolean leaks = buffer->end == BS_MAPPED_LEAKED;
    add_bar(d, buffer, buffer->part, buffer->made, buffer->idle, title->str);
    if (buffer->over > buffer->idle)
        add_bar(d, buffer, leaks ? BS_PEAK_LEAKED : BS_PEAK_LATE, buffer->idle, buffer->over,
                title->str);
    add_label(d, buffer);
}

static void
add_buffers(Drawing *d)
{
    const BsHeapMap *map = d->map;
    g_autofree char *heading =
        map->buffers->len < map->n_buffers
            ? g_strdup_printf(_("The %u largest of %u buffers"), map->buffers->len, map->n_buffers)
            : g_strdup(_("Buffers"));
    begin_part(d, heading, BUFFERS, map->height);
    for (guint i = 0; i < map->buffers->len; i++)
        add_buffer(d, &g_array_index(map->buffers, BsMappedBuffer, i));
    end_part(d);
}

// -- levels --------------------------------------------------------------------------------------

static gint64
sum_of(const BsHeapLevel *level, guint n)
{
    gint64 sum = 0;
    for (guint i = 0; i < n; i++)
        sum += level->bytes[i];
    return sum;
}

// Of levels that stand in one column of pixels, the highest.
static GArray *
seen_levels(const Drawing *d)
{
    GArray *seen = g_array_new(FALSE, FALSE, sizeof(BsHeapLevel));
    for (guint i = 0; i < d->map->levels->len; i++) {
        const BsHeapLevel *level = &g_array_index(d->map->levels, BsHeapLevel, i);
        BsHeapLevel *last = seen->len ? &g_array_index(seen, BsHeapLevel, seen->len - 1) : NULL;
        if (!last || floor(step_x(d, last->step)) != floor(step_x(d, level->step)))
            g_array_append_val(seen, *level);
        else if (sum_of(level, BS_N_PEAK_PARTS) > sum_of(last, BS_N_PEAK_PARTS))
            memcpy(last->bytes, level->bytes, sizeof last->bytes);
    }
    return seen;
}

// The border of so many parts on top of one another, from left to right.
static void
add_border(const Drawing *d, const GArray *levels, guint n, GArray *points)
{
    for (guint i = 0; i < levels->len; i++) {
        const BsHeapLevel *level = &g_array_index(levels, BsHeapLevel, i);
        const guint64 over =
            i + 1 < levels->len ? g_array_index(levels, BsHeapLevel, i + 1).step : d->map->steps;
        const double y = bytes_y(d, sum_of(level, n));
        const BsPoint both[] = {{step_x(d, level->step), y}, {step_x(d, over), y}};
        g_array_append_vals(points, both, G_N_ELEMENTS(both));
    }
}

static void
add_level_area(Drawing *d, const GArray *levels, guint part)
{
    g_autoptr(GArray) points = g_array_new(FALSE, FALSE, sizeof(BsPoint));
    g_autoptr(GArray) below = g_array_new(FALSE, FALSE, sizeof(BsPoint));
    add_border(d, levels, part + 1, points);
    add_border(d, levels, part, below);
    for (guint i = below->len; i-- > 0;)
        g_array_append_val(points, g_array_index(below, BsPoint, i));
    const BsShape shape = {BS_SHAPE_AREA, parts[part].paint, parts[part].hatch,
                           .title = _(parts[part].word)};
    bs_chart_add(d->chart, shape, (const BsPoint *)(gpointer)points->data, points->len);
}

static gboolean
is_part_there(const BsHeapMap *map, guint part)
{
    for (guint i = 0; i < map->levels->len; i++) {
        if (g_array_index(map->levels, BsHeapLevel, i).bytes[part])
            return TRUE;
    }
    return FALSE;
}

// A line at a height; what it is stands beside the heading, with a piece of the line. Returns where
// that ends.
static double
add_height(Drawing *d, BsPaint paint, gint64 bytes, const char *format, double x)
{
    enum { PIECE = 24 };
    const double y = bytes_y(d, bytes), at = d->top - BS_PART_PAD - d->measure.row_height / 2;
    g_autofree char *size = bytes_text(bytes);
    g_autofree char *text = g_strdup_printf(format, size);
    add_line(d, paint, TRUE, (BsPoint){LEFT, y}, (BsPoint){d->chart->width - RIGHT, y});
    add_line(d, paint, TRUE, (BsPoint){x, at}, (BsPoint){x + PIECE, at});
    add_text(d, paint, FALSE, x + PIECE + BS_PART_PAD, at, text);
    return x + PIECE + 4 * BS_PART_PAD + bs_measure_text(&d->measure, text);
}

static void
add_levels(Drawing *d)
{
    const BsPeakParts *peak = &d->map->peak;
    const char *heading = _("For what the heap is");
    begin_part(d, heading, LEVELS, peak->all);
    g_autoptr(GArray) levels = seen_levels(d);
    for (guint i = 0; i < BS_N_PEAK_PARTS; i++) {
        if (is_part_there(d->map, i))
            add_level_area(d, levels, i);
    }
    if (peak->op) {
        double x = step_x(d, d->map->peak_step);
        add_line(d, BS_PAINT_CURRENT, TRUE, (BsPoint){x, d->top}, (BsPoint){x, d->top + d->height});
        x = LEFT + bs_measure_text(&d->measure, heading) * BOLD + 4 * BS_PART_PAD;
        x = add_height(d, BS_PAINT_CURRENT, peak->all, _("peak: %s"), x);
        if (peak->least < peak->all)
            add_height(d, BS_PAINT_TAKEN, peak->least, _("with deallocs elsewhere: %s"), x);
    }
    end_part(d);
    add_steps(d);
}

// -- words ---------------------------------------------------------------------------------------

static void
add_words(Drawing *d)
{
    g_autoptr(GString) peak = g_string_new(NULL);
    d->y = BS_PART_MARGIN;
    add_text(d, BS_PAINT_TEXT, TRUE, BS_PART_MARGIN, d->y + d->measure.row_height / 2,
             d->chart->title);
    d->y += d->measure.row_height;
    bs_heap_map_put_peak(d->map, peak);
    g_auto(GStrv) lines =
        bs_measure_wrap(&d->measure, peak->str, d->chart->width - 2 * BS_PART_MARGIN, MOST_LINES);
    for (guint i = 0; lines[i]; i++, d->y += d->measure.row_height)
        add_text(d, BS_PAINT_FAINT, FALSE, BS_PART_MARGIN, d->y + d->measure.row_height / 2,
                 lines[i]);
    d->y += BS_PART_PAD;
}

static void
add_legend(Drawing *d)
{
    const double side = d->measure.row_height * 0.7, row = d->measure.row_height;
    double x = LEFT;
    d->y += BS_PART_PAD;
    for (guint i = 0; i < BS_N_PEAK_PARTS; i++) {
        if (!is_part_there(d->map, i))
            continue;
        const char *word = _(parts[i].word);
        const double width = side + BS_PART_PAD + bs_measure_text(&d->measure, word);
        if (x > LEFT && x + width > d->chart->width - RIGHT) {
            x = LEFT;
            d->y += row;
        }
        add_rect(d, (BsShape){.paint = parts[i].paint, .hatch = parts[i].hatch},
                 (BsRect){x, d->y + (row - side) / 2, side, side});
        add_text(d, BS_PAINT_TEXT, FALSE, x + side + BS_PART_PAD, d->y + row / 2, word);
        x += width + 3 * BS_PART_PAD;
    }
    d->y += row + BS_PART_MARGIN;
}

BsChart *
bs_heap_chart_new(const BsHeapMap *map, double width)
{
    g_autofree char *steps = g_strdup_printf("%" G_GUINT64_FORMAT, map->steps);
    g_autofree char *call = *map->args ? g_strdup_printf("@%s(%s)", map->function, map->args)
                                       : g_strdup_printf("@%s", map->function);
    g_autofree char *title =
        g_strdup_printf(bs_plural("%s: the heap over %s executed op",
                                  "%s: the heap over %s executed ops", (gulong)map->steps),
                        call, steps);
    Drawing drawing = {.map = map};
    drawing.chart = bs_chart_new(width > 0 ? MAX(width, LEAST_WIDTH) : WIDTH, title);
    bs_measure_init(&drawing.measure);
    add_words(&drawing);
    add_buffers(&drawing);
    add_levels(&drawing);
    add_legend(&drawing);
    bs_measure_clear(&drawing.measure);
    drawing.chart->height = drawing.y;
    return drawing.chart;
}
