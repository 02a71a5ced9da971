// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/chart/lifetimes-chart.h"

#include "support/i18n.h"
#include "view/chart/drawing-private.h"

enum { USED, IDLE, N_LOOKS };

static const BsPartLook looks[N_LOOKS] = {
    [USED] = {N_("used here or later"), BS_PAINT_NEEDED, BS_HATCH_NONE},
    [IDLE] = {N_("not used any more"), BS_PAINT_LATE, BS_HATCH_UP},
};

typedef struct Drawing {
    BsDrawing base;
    const BsLifetimes *lifetimes;
    double bar; // height of one
    gboolean there[N_LOOKS];
} Drawing;

// -- words ---------------------------------------------------------------------------------------

void
bs_lifetime_put(const BsLifetime *lifetime, GString *out)
{
    g_string_append(out, lifetime->name);
    if (lifetime->bytes >= 0) {
        g_autofree char *bytes = bs_number_text((guint64)lifetime->bytes);
        g_string_append_printf(out, bs_plural(", %s byte", ", %s bytes", (gulong)lifetime->bytes),
                               bytes);
    }
    g_string_append_printf(
        out, lifetime->of_call ? _(": returned by a call at line %u") : _(": made at line %u"),
        lifetime->born);
    if (lifetime->used_at > lifetime->born_at)
        g_string_append_printf(out, _(", last used at line %u"), lifetime->last_use);
    else
        g_string_append(out, _(", never used"));
    if (lifetime->n_frees > 1)
        g_string_append_printf(out, _(", freed at %u places, the last of them line %u"),
                               lifetime->n_frees, lifetime->freed);
    else if (lifetime->freed)
        g_string_append_printf(out, _(", freed at line %u"), lifetime->freed);
    else
        g_string_append(out, bs_lifetime_is_on_stack(lifetime) ? _(", on the stack")
                             : lifetime->returned              ? _(", returned")
                             : lifetime->of_call               ? _(", not freed here")
                                                               : _(", never freed"));
}

// -- bars ----------------------------------------------------------------------------------------

// What is freed at a line lives until then.
static guint
look_at(BsLifetimeAt at, guint before)
{
    return at == BS_LIFETIME_FREED ? before : at == BS_LIFETIME_USED ? USED : IDLE;
}

static void
add_run(Drawing *d, const BsLifetime *lifetime, guint look, guint32 from, guint32 to,
        const char *title)
{
    const double top = d->base.y - d->bar;
    d->there[look] = TRUE;
    bs_drawing_bar(&d->base,
                   (BsShape){.paint = looks[look].paint,
                             .hatch = looks[look].hatch,
                             .title = title,
                             .about = lifetime},
                   bs_chart_x(d->base.chart, from), bs_chart_x(d->base.chart, to), top + 1,
                   d->base.y - 1);
}

// A run of lines at which it is the same.
static void
add_runs(Drawing *d, const BsLifetime *lifetime, const char *title)
{
    guint look = USED;
    guint32 begin = 0;
    for (guint32 line = 1; line <= d->lifetimes->n_lines + 1; line++) {
        const BsLifetimeAt at = line <= d->lifetimes->n_lines
                                    ? bs_lifetime_at(d->lifetimes, lifetime, line)
                                    : BS_LIFETIME_AWAY;
        const guint now = look_at(at, look);
        if (begin && (at == BS_LIFETIME_AWAY || now != look)) {
            add_run(d, lifetime, look, begin, line, title);
            begin = 0;
        }
        if (!begin && at != BS_LIFETIME_AWAY)
            begin = line;
        look = at == BS_LIFETIME_AWAY ? look : now;
    }
}

static void
add_signs(Drawing *d, const BsLifetime *lifetime)
{
    const char *sign = bs_looks[BS_LOOK_FREED].sign;
    const double half = bs_measure_text(&d->base.measure, sign) / 2;
    for (guint i = 0; i < lifetime->free_lines->len; i++) {
        const guint32 line = g_array_index(lifetime->free_lines, guint32, i);
        const double x =
            (bs_chart_x(d->base.chart, line) + bs_chart_x(d->base.chart, line + 1)) / 2;
        bs_drawing_text(&d->base, BS_PAINT_TEXT, TRUE, x - half, d->base.y - d->bar / 2, sign);
    }
}

static void
add_name(Drawing *d, const BsLifetime *lifetime)
{
    const double room = BS_CHART_LEFT - 2 * BS_PART_PAD;
    g_auto(GStrv) lines = bs_measure_wrap(&d->base.measure, lifetime->name, room, 1);
    const char *name = lines[0] ? lines[0] : "";
    bs_drawing_text(&d->base, BS_PAINT_TEXT, FALSE,
                    d->base.chart->plot.x - BS_PART_PAD - bs_measure_text(&d->base.measure, name),
                    d->base.y - d->bar / 2, name);
}

static void
add_lifetime(Drawing *d, const BsLifetime *lifetime)
{
    g_autoptr(GString) title = g_string_new(NULL);
    bs_lifetime_put(lifetime, title);
    d->base.y += d->bar;
    add_name(d, lifetime);
    add_runs(d, lifetime, title->str);
    add_signs(d, lifetime);
}

static char *
heading_of(const BsLifetimes *lifetimes, guint n)
{
    return n < lifetimes->items->len
               ? g_strdup_printf(_("The first %u of %u buffers"), n, lifetimes->items->len)
               : g_strdup(_("Buffers"));
}

BsChart *
bs_lifetimes_chart_new(const BsLifetimes *lifetimes, const char *function, const char *why_not,
                       double width)
{
    const guint n = MIN(lifetimes->items->len, BS_LIFETIMES_CHART_MOST);
    Drawing d = {.lifetimes = lifetimes};
    g_autofree char *heading = heading_of(lifetimes, n);
    g_autofree char *title = g_strdup_printf(
        bs_plural("@%s: buffers over %u line", "@%s: buffers over %u lines", lifetimes->n_lines),
        function, lifetimes->n_lines);
    g_autofree char *why = g_strdup_printf(_("not executed: %s"), why_not);
    bs_drawing_begin(&d.base, width, title, 1, MAX(lifetimes->n_lines, 1) + 1);
    d.bar = d.base.measure.row_height + 2;
    bs_drawing_words(&d.base, why);
    bs_drawing_begin_part(&d.base, heading, 0);
    for (guint i = 0; i < n; i++)
        add_lifetime(&d, &g_array_index(lifetimes->items, BsLifetime, i));
    bs_drawing_end_part(&d.base);
    bs_drawing_numbers(&d.base);
    bs_drawing_begin_legend(&d.base);
    for (guint i = 0; i < N_LOOKS; i++) {
        if (d.there[i])
            bs_drawing_legend_area(&d.base, &looks[i]);
    }
    bs_drawing_end_legend(&d.base);
    return bs_drawing_end(&d.base);
}
