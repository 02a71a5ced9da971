// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/chart/heap-chart.h"

#include "support/i18n.h"
#include "view/chart/drawing-private.h"

#include <math.h>
#include <string.h>

enum {
    BUFFERS = 300, // heights of both parts, when there is room for them,
    LEVELS = 140,
    LEAST_BUFFERS = 96, // and at least
    LEAST_LEVELS = 56,
    MOST_TICKS = 5,
};

static const BsPartLook parts[BS_N_PEAK_PARTS] = {
    [BS_PEAK_NEEDED] = {N_("needed"), BS_PAINT_NEEDED, BS_HATCH_NONE},
    [BS_PEAK_LATE] = {N_("freed late"), BS_PAINT_LATE, BS_HATCH_UP},
    [BS_PEAK_CLONES] = {N_("in clones"), BS_PAINT_CLONES, BS_HATCH_DOWN},
    [BS_PEAK_LISTS] = {N_("in lists"), BS_PAINT_LISTS, BS_HATCH_LEVEL},
    [BS_PEAK_LEAKED] = {N_("leaked"), BS_PAINT_LEAKED, BS_HATCH_CROSS},
};

typedef struct Drawing {
    BsDrawing base;
    const BsHeapMap *map;
    double buffers, levels; // heights of both parts
} Drawing;

// -- bytes ---------------------------------------------------------------------------------------

static double
step_x(const Drawing *d, guint64 step)
{
    return bs_chart_x(d->base.chart, step);
}

static double
bytes_y(const Drawing *d, gint64 bytes)
{
    return d->base.top + d->base.height * (1 - (double)bytes / (double)MAX(d->base.bytes, 1));
}

// The power of two that divides the axis into a few, no closer than rows of text.
static gint64
tick_of(const Drawing *d)
{
    const double rows = d->base.height / d->base.measure.row_height;
    const gint64 most = (gint64)CLAMP(rows, 1, MOST_TICKS);
    gint64 tick = 1;
    while (tick < G_MAXINT64 / 2 && d->base.bytes / tick > most)
        tick *= 2;
    return tick;
}

static void
begin_part(Drawing *d, const char *heading, double height, gint64 bytes)
{
    BsDrawing *base = &d->base;
    bs_drawing_begin_part(base, heading, height);
    base->bytes = MAX(bytes, 1);
    const gint64 tick = tick_of(d);
    for (gint64 at = 0; at <= base->bytes; at += tick) {
        g_autofree char *text = bs_drawing_size(at);
        const double y = bytes_y(d, at), width = bs_measure_text(&base->measure, text);
        bs_drawing_level(base, BS_PAINT_STRIP, FALSE, y);
        bs_drawing_text(base, BS_PAINT_FAINT, FALSE, base->chart->plot.x - BS_PART_PAD - width, y,
                        text);
    }
}

// -- buffers -------------------------------------------------------------------------------------

static void
add_bar(Drawing *d, const BsMappedBuffer *buffer, BsPeakPart part, guint64 from, guint64 to,
        const char *title)
{
    bs_drawing_bar(&d->base,
                   (BsShape){.paint = parts[part].paint,
                             .hatch = parts[part].hatch,
                             .title = title,
                             .about = buffer},
                   step_x(d, from), step_x(d, to), bytes_y(d, buffer->at + buffer->bytes),
                   bytes_y(d, buffer->at));
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
    if (height < d->base.measure.row_height * 0.8)
        return;
    double room = right - left - BS_PART_PAD;
    const char *sign = end_sign(buffer);
    const double sign_width = bs_measure_text(&d->base.measure, sign);
    if (room < sign_width)
        return;
    bs_drawing_text(&d->base, BS_PAINT_TEXT, TRUE, right - BS_PART_PAD / 2.0 - sign_width, y, sign);
    room -= sign_width + BS_PART_PAD;
    g_autofree char *size = bs_drawing_size(buffer->bytes);
    g_autofree char *plain =
        buffer->name ? g_strdup(buffer->name) : g_strdup_printf("%u", buffer->number);
    g_autofree char *whole = g_strdup_printf("%s  %s", plain, size);
    const char *text = bs_measure_text(&d->base.measure, whole) <= room ? whole : plain;
    if (bs_measure_text(&d->base.measure, text) <= room)
        bs_drawing_text(&d->base, BS_PAINT_TEXT, FALSE, left + BS_PART_PAD / 2.0, y, text);
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
    begin_part(d, heading, d->buffers, map->height);
    for (guint i = 0; i < map->buffers->len; i++)
        add_buffer(d, &g_array_index(map->buffers, BsMappedBuffer, i));
    bs_drawing_end_part(&d->base);
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
    bs_chart_add(d->base.chart, shape, (const BsPoint *)(gpointer)points->data, points->len);
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

static void
add_levels(Drawing *d)
{
    const BsPeakParts *peak = &d->map->peak;
    const char *heading = _("For what the heap is");
    begin_part(d, heading, d->levels, peak->all);
    g_autoptr(GArray) levels = seen_levels(d);
    for (guint i = 0; i < BS_N_PEAK_PARTS; i++) {
        if (is_part_there(d->map, i))
            add_level_area(d, levels, i);
    }
    if (peak->op) {
        const double x = step_x(d, d->map->peak_step), top = d->base.top;
        bs_drawing_line(&d->base, BS_PAINT_CURRENT, TRUE, (BsPoint){x, top},
                        (BsPoint){x, top + d->base.height});
        bs_drawing_level(&d->base, BS_PAINT_CURRENT, TRUE, bytes_y(d, peak->all));
        if (peak->least < peak->all)
            bs_drawing_level(&d->base, BS_PAINT_TAKEN, TRUE, bytes_y(d, peak->least));
    }
    bs_drawing_end_part(&d->base);
    bs_drawing_numbers(&d->base);
}

// -- words ---------------------------------------------------------------------------------------

static void
add_legend(Drawing *d)
{
    const BsPeakParts *peak = &d->map->peak;
    g_autofree char *all = bs_drawing_size(peak->all), *least = bs_drawing_size(peak->least);
    g_autofree char *highest = g_strdup_printf(_("peak: %s"), all);
    g_autofree char *lower = g_strdup_printf(_("with deallocs elsewhere: %s"), least);
    bs_drawing_begin_legend(&d->base);
    for (guint i = 0; i < BS_N_PEAK_PARTS; i++) {
        if (is_part_there(d->map, i))
            bs_drawing_legend_area(&d->base, &parts[i]);
    }
    if (peak->op)
        bs_drawing_legend_line(&d->base, BS_PAINT_CURRENT, highest);
    if (peak->op && peak->least < peak->all)
        bs_drawing_legend_line(&d->base, BS_PAINT_TAKEN, lower);
    bs_drawing_end_legend(&d->base);
}

static BsChart *
draw(Drawing *d, double width)
{
    const BsHeapMap *map = d->map;
    g_autoptr(GString) peak = g_string_new(NULL);
    g_autofree char *steps = g_strdup_printf("%" G_GUINT64_FORMAT, map->steps);
    g_autofree char *call = *map->args ? g_strdup_printf("@%s(%s)", map->function, map->args)
                                       : g_strdup_printf("@%s", map->function);
    g_autofree char *title =
        g_strdup_printf(bs_plural("%s: the heap over %s executed op",
                                  "%s: the heap over %s executed ops", (gulong)map->steps),
                        call, steps);
    bs_heap_map_put_peak(map, peak);
    bs_drawing_begin(&d->base, width, title, 0, map->steps);
    bs_drawing_words(&d->base, peak->str);
    add_buffers(d);
    add_levels(d);
    add_legend(d);
    return bs_drawing_end(&d->base);
}

BsChart *
bs_heap_chart_new(const BsHeapMap *map, double width, double height)
{
    Drawing drawing = {.map = map, .buffers = BUFFERS, .levels = LEVELS};
    BsChart *chart = draw(&drawing, width);
    if (height <= 0)
        return chart;
    const double more = height - chart->height, both = BUFFERS + LEVELS;
    bs_chart_free(chart);
    drawing.buffers = MAX(BUFFERS + more * BUFFERS / both, LEAST_BUFFERS);
    drawing.levels = MAX(LEVELS + more * LEVELS / both, LEAST_LEVELS);
    return draw(&drawing, width);
}
