// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/svg.h"

#include "view/legend.h"
#include "view/measure.h"

#include <string.h>

enum { PAD = 8, LINE_GAP = 6 };

typedef struct Writer {
    const BsScene *scene;
    GString *out;
    BsMeasure measure;
    guint32 open[64]; // boxes whose groups are open, outermost first
    guint n_open;
    GArray *op_numbers; // per box: ops written so far, for their ids
} Writer;

// -- primitives ----------------------------------------------------------------------------------

static void
put(Writer *w, const char *text)
{
    g_string_append(w->out, text);
}

// A coordinate with at most one decimal, the same in every locale.
static void
put_number(Writer *w, const char *before, double value)
{
    char text[G_ASCII_DTOSTR_BUF_SIZE];
    g_ascii_formatd(text, sizeof text, "%.1f", value);
    const gsize len = strlen(text);
    if (g_str_has_suffix(text, ".0"))
        text[len - 2] = '\0';
    put(w, before);
    put(w, strcmp(text, "-0") == 0 ? "0" : text);
}

static void
put_escaped(Writer *w, const char *text)
{
    g_autofree char *escaped = g_markup_escape_text(text, -1);
    put(w, escaped);
}

static void
put_element(Writer *w, const char *name, const char *text)
{
    g_string_append_printf(w->out, "<%s>", name);
    put_escaped(w, text);
    g_string_append_printf(w->out, "</%s>", name);
}

static void
put_rect(Writer *w, const char *css_class, const BsRect *r, double radius)
{
    g_string_append_printf(w->out, "<rect class=\"%s\"", css_class);
    put_number(w, " x=\"", r->x);
    put_number(w, "\" y=\"", r->y);
    put_number(w, "\" width=\"", r->width);
    put_number(w, "\" height=\"", r->height);
    if (radius > 0)
        put_number(w, "\" rx=\"", radius);
    put(w, "\"/>\n");
}

// The width is stated, so that the text fits its box whatever font the reader has.
static void
put_text(Writer *w, const char *css_class, double x, double baseline, const char *text)
{
    g_string_append_printf(w->out, "<text class=\"%s\"", css_class);
    put_number(w, " x=\"", x);
    put_number(w, "\" y=\"", baseline);
    put_number(w, "\" textLength=\"", bs_measure_text(&w->measure, text));
    put(w, "\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\">");
    put_escaped(w, text);
    put(w, "</text>\n");
}

static double
baseline(const BsRect *r)
{
    return r->y + r->height / 2 + 4.5;
}

// -- style ---------------------------------------------------------------------------------------

static void
put_colours(Writer *w, gboolean dark)
{
    static const struct {
        BsPaint paint;
        const char *rule;
    } rules[] = {
        {BS_PAINT_BACKGROUND, ".background,.label-back{fill:#%06x}"},
        {BS_PAINT_BOX, ".box{fill:#%06x}"},
        {BS_PAINT_NESTED, ".nested{fill:#%06x}"},
        {BS_PAINT_TITLE, ".title-bar{fill:#%06x}"},
        {BS_PAINT_BORDER, ".box,.nested{stroke:#%06x}"},
        {BS_PAINT_TEXT, "text{fill:#%06x}"},
        {BS_PAINT_FAINT, "text.faint{fill:#%06x}"},
        {BS_PAINT_STRIP, ".strip{fill:#%06x}"},
        {BS_PAINT_EDGE, ".edge path{stroke:#%06x}"},
        {BS_PAINT_EDGE, ".edge .arrow,.edge text{fill:#%06x}"},
        {BS_PAINT_TAKEN, ".edge.true path{stroke:#%06x}"},
        {BS_PAINT_TAKEN, ".edge.true .arrow,.edge.true text{fill:#%06x}"},
        {BS_PAINT_REFUSED, ".edge.false path{stroke:#%06x}"},
        {BS_PAINT_REFUSED, ".edge.false .arrow,.edge.false text{fill:#%06x}"},
        {BS_PAINT_CHANGED, ".changed-back{fill:#%06x}"},
        {BS_PAINT_CURRENT, ".changed-mark{fill:#%06x}"},
        {BS_PAINT_CURRENT, ".ring,.current>.box,.current>.nested{stroke:#%06x}"},
        {BS_PAINT_REFUSED, ".ring.refused{stroke:#%06x}"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(rules); i++) {
        const BsPaintRow *paint = &bs_paints[rules[i].paint];
        g_autofree char *colour = g_strdup_printf("#%06x", dark ? paint->dark : paint->light);
        const char *at = strstr(rules[i].rule, "#%06x");
        g_string_append_len(w->out, rules[i].rule, at - rules[i].rule);
        g_string_append_printf(w->out, "%s%s\n", colour, at + strlen("#%06x"));
    }
    for (guint i = 0; i < BS_N_LOOKS; i++) {
        const BsLookRow *look = &bs_looks[i];
        const guint32 rgb = dark ? look->dark : look->light;
        g_string_append_printf(w->out,
                               "text.%s{fill:#%06x}.frame.%s{stroke:#%06x}.fill.%s{fill:#%06x}\n",
                               look->css_class, rgb, look->css_class, rgb, look->css_class, rgb);
        if (look->frame == BS_FRAME_HATCHED)
            g_string_append_printf(w->out, ".hatch{stroke:#%06x}\n", rgb);
    }
}

static void
put_style(Writer *w)
{
    put(w, "<style>\n"
           "text{font-family:" BS_SCENE_FONT_FAMILY ",monospace;font-size:10pt;white-space:pre}\n"
           "text.heading{font-weight:bold}text.name{font-weight:bold}\n"
           ".box,.nested{stroke-width:1}.current>.box,.current>.nested{stroke-width:2.4}\n"
           ".ring{fill:none;stroke-width:1.6}.frame{fill:none;stroke-width:1}\n"
           ".frame.uninitialized{stroke-dasharray:1.5 2.5}\n"
           ".fill{fill-opacity:.16}.hatched{fill:url(#hatch)}.hatch{stroke-width:1;opacity:.35}\n"
           ".edge path{fill:none;stroke-width:1.5}.edge.false path{stroke-dasharray:6 3}\n"
           ".edge .arrow{stroke:none}.edge text{text-anchor:middle}\n");
    put_colours(w, FALSE);
    put(w, "@media (prefers-color-scheme:dark){\n");
    put_colours(w, TRUE);
    put(w, "}\n</style>\n"
           "<defs><pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
           "patternTransform=\"rotate(45)\"><line class=\"hatch\" x1=\"0\" y1=\"0\" x2=\"0\" "
           "y2=\"6\"/></pattern></defs>\n");
}

// -- badges and rows -----------------------------------------------------------------------------

static void
put_frame(Writer *w, BsLook look, const BsRect *r)
{
    const BsLookRow *row = &bs_looks[look];
    BsRect fill = *r;
    if (row->frame == BS_FRAME_HALF)
        fill.width /= 2;
    if (row->frame == BS_FRAME_FILLED || row->frame == BS_FRAME_HALF) {
        g_autofree char *css = g_strdup_printf("fill %s", row->css_class);
        put_rect(w, css, &fill, 7);
    } else if (row->frame == BS_FRAME_HATCHED) {
        put_rect(w, "hatched", r, 7);
    }
    g_autofree char *css = g_strdup_printf("frame %s", row->css_class);
    put_rect(w, css, r, 7);
}

static void
put_badge(Writer *w, const BsRow *row, const BsBadge *badge)
{
    const BsRect r = {row->rect.x + badge->x, row->rect.y + 1.5, badge->width,
                      row->rect.height - 3};
    put_frame(w, badge->look, &r);
    put_text(w, bs_looks[badge->look].css_class, r.x + PAD / 2.0, baseline(&r), badge->text);
}

// An id may hold letters, digits, `-`, `_` and `.`; op names are made of these, quoted ones may not
// be.
static void
put_op_id(Writer *w, const BsRow *row)
{
    guint32 *number = &g_array_index(w->op_numbers, guint32, row->box);
    g_autofree char *name = g_strdup(row->op->def->name);
    g_strcanon(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-", '-');
    g_string_append_printf(w->out, " id=\"%s-%u-%s\"", w->scene->boxes[row->box].id, (*number)++,
                           name);
}

static const char *
row_class(const BsRow *row)
{
    static const char *const classes[] = {
        [BS_ROW_TITLE] = "label",       [BS_ROW_ARGUMENT] = "argument",
        [BS_ROW_LIVE_IN] = "live-in",   [BS_ROW_OP] = "op",
        [BS_ROW_MARK] = "mark",         [BS_ROW_REGION] = "region",
        [BS_ROW_LIVE_OUT] = "live-out", [BS_ROW_MORE] = "more",
    };
    return classes[row->kind];
}

static const char *
text_class(const BsRow *row)
{
    switch (row->kind) {
    case BS_ROW_MARK:
        return bs_looks[row->look].css_class;
    case BS_ROW_TITLE:
        return "name";
    case BS_ROW_OP:
    case BS_ROW_ARGUMENT:
        return "code";
    default:
        return "faint";
    }
}

// What a person who cannot see the picture is told of a row.
static void
put_row_desc(Writer *w, const BsRow *row)
{
    g_autoptr(GString) desc = g_string_new(NULL);
    for (guint32 i = 0; i < row->n_badges; i++)
        g_string_append_printf(desc, "%s%s", desc->len ? "; " : "", row->badges[i].text);
    static const struct {
        guint32 flag;
        const char *words;
    } words[] = {
        {BS_ROW_CURRENT, "the current step is about this"},
        {BS_ROW_CHANGED, "changed by the last step"},
        {BS_ROW_REFUSED, "refused by the pass"},
    };
    for (guint i = 0; i < G_N_ELEMENTS(words); i++) {
        if (row->flags & words[i].flag)
            g_string_append_printf(desc, "%s%s", desc->len ? "; " : "", words[i].words);
    }
    if (row->op && row->op->loc.line)
        g_string_append_printf(desc, "%sline %u", desc->len ? "; " : "", row->op->loc.line);
    if (desc->len)
        put_element(w, "desc", desc->str);
}

static void
put_row_background(Writer *w, const BsRow *row)
{
    BsRect inside = row->rect;
    inside.x += 1;
    inside.width -= 2;
    if (row->kind == BS_ROW_TITLE)
        put_rect(w, "title-bar", &inside, 0);
    if (row->kind == BS_ROW_LIVE_IN || row->kind == BS_ROW_LIVE_OUT)
        put_rect(w, "strip", &inside, 0);
    if (row->flags & BS_ROW_CHANGED) {
        put_rect(w, "changed-back", &inside, 0);
        put_rect(w, "changed-mark", &(BsRect){inside.x, inside.y, 3, inside.height}, 0);
    }
}

static void
put_row(Writer *w, const BsRow *row)
{
    g_string_append_printf(w->out, "<g class=\"row %s%s%s\"", row_class(row),
                           row->flags & BS_ROW_CURRENT ? " current" : "",
                           row->flags & BS_ROW_CHANGED ? " changed" : "");
    if (row->kind == BS_ROW_OP)
        put_op_id(w, row);
    put(w, ">");
    put_element(w, "title", row->full);
    put_row_desc(w, row);
    put(w, "\n");
    put_row_background(w, row);
    put_text(w, text_class(row), row->rect.x + PAD, baseline(&row->rect), row->text);
    for (guint32 i = 0; i < row->n_badges; i++)
        put_badge(w, row, &row->badges[i]);
    if (row->flags & (BS_ROW_CURRENT | BS_ROW_REFUSED)) {
        const BsRect ring = {row->rect.x + 2, row->rect.y, row->rect.width - 4, row->rect.height};
        put_rect(w, row->flags & BS_ROW_REFUSED ? "ring refused" : "ring", &ring, 5);
    }
    put(w, "</g>\n");
}

// -- boxes ---------------------------------------------------------------------------------------

static void
open_box(Writer *w, guint32 number)
{
    const BsBox *box = &w->scene->boxes[number];
    g_string_append_printf(w->out, "<g class=\"block%s\" id=\"%s\">",
                           box->flags & BS_ROW_CURRENT ? " current" : "", box->id);
    const BsRow *first = box->n_rows ? &w->scene->rows[box->first_row] : NULL;
    put_element(w, "title",
                first && first->kind == BS_ROW_TITLE ? first->text : "block of a nested region");
    g_autofree char *desc =
        g_strdup_printf("%u arguments, %s", box->block->n_args,
                        box->block->last ? box->block->last->def->name : "empty");
    put_element(w, "desc", desc);
    put(w, "\n");
    put_rect(w, box->depth % 2 ? "nested" : "box", &box->rect, 7);
    w->open[w->n_open++] = number;
}

static void
close_box(Writer *w)
{
    w->n_open--;
    put(w, "</g>\n");
}

static gboolean
is_within(const BsScene *scene, gint box, guint32 outer)
{
    while (box >= 0 && (guint32)box != outer)
        box = scene->boxes[box].parent;
    return box >= 0;
}

// Opens and closes groups until the innermost open one is `box`.
static void
enter_box(Writer *w, guint32 box)
{
    while (w->n_open && !is_within(w->scene, (gint)box, w->open[w->n_open - 1]))
        close_box(w);
    guint32 chain[G_N_ELEMENTS(w->open)];
    guint n = 0;
    for (gint b = (gint)box; b >= 0 && (!w->n_open || (guint32)b != w->open[w->n_open - 1]);
         b = w->scene->boxes[b].parent) {
        if (w->n_open + n < G_N_ELEMENTS(chain))
            chain[n++] = (guint32)b;
    }
    while (n)
        open_box(w, chain[--n]);
}

static void
put_boxes(Writer *w)
{
    for (guint32 i = 0; i < w->scene->n_rows; i++) {
        enter_box(w, w->scene->rows[i].box);
        put_row(w, &w->scene->rows[i]);
    }
    while (w->n_open)
        close_box(w);
}

// -- edges ---------------------------------------------------------------------------------------

static void
put_point(Writer *w, const char *before, BsPoint p)
{
    put_number(w, before, p.x);
    put_number(w, ",", p.y);
}

// The arrow head: a triangle along the end of the curve.
static void
put_arrow(Writer *w, BsPoint from, BsPoint tip)
{
    const double dx = tip.x - from.x, dy = tip.y - from.y;
    const double length = MAX(1e-6, MAX(ABS(dx), ABS(dy)) * 1.0);
    const double ux = dx / length, uy = dy / length;
    const BsPoint left = {tip.x - 8 * ux - 3.5 * uy, tip.y - 8 * uy + 3.5 * ux};
    const BsPoint right = {tip.x - 8 * ux + 3.5 * uy, tip.y - 8 * uy - 3.5 * ux};
    put_point(w, "<polygon class=\"arrow\" points=\"", tip);
    put_point(w, " ", left);
    put_point(w, " ", right);
    put(w, "\"/>\n");
}

static void
put_edge_label(Writer *w, const BsEdge *edge)
{
    if (!*edge->label)
        return;
    const double width = bs_measure_text(&w->measure, edge->label);
    const double height = w->scene->strip_height;
    put_rect(w, "label-back",
             &(BsRect){edge->label_at.x - width / 2 - 4, edge->label_at.y - height / 2, width + 8,
                       height},
             4);
    put_text(w, "edge-label", edge->label_at.x, edge->label_at.y + 4.5, edge->label);
}

static void
put_edge(Writer *w, const BsEdge *edge)
{
    static const char *const classes[] = {"always", "true", "false", "case"};
    const BsBox *from = &w->scene->boxes[edge->from], *to = &w->scene->boxes[edge->to];
    if (edge->n_points < 4)
        return;
    g_string_append_printf(w->out, "<g class=\"edge %s\" id=\"edge-%s-%u\">", classes[edge->kind],
                           from->id, edge->successor);
    g_autofree char *title =
        g_strdup_printf("^%s to ^%s%s%s", from->id, to->id, *edge->label ? ", " : "", edge->label);
    put_element(w, "title", title);
    put_point(w, "\n<path d=\"M", edge->points[0]);
    for (guint32 i = 1; i + 2 < edge->n_points; i += 3) {
        put_point(w, " C", edge->points[i]);
        put_point(w, " ", edge->points[i + 1]);
        put_point(w, " ", edge->points[i + 2]);
    }
    put(w, "\"/>\n");
    put_arrow(w, edge->points[edge->n_points - 2], edge->points[edge->n_points - 1]);
    put_edge_label(w, edge);
    put(w, "</g>\n");
}

// -- the file ------------------------------------------------------------------------------------

static void
put_legend(Writer *w, BsLegend *legend, double top)
{
    put(w, "<g class=\"legend\"><title>Legend</title>\n");
    for (guint i = 0; i < BS_N_LOOKS; i++) {
        const BsLegendEntry *entry = &legend->entries[i];
        const BsRect r = {entry->x, top + entry->y, entry->width, w->scene->row_height - 2};
        put_frame(w, entry->look, &r);
        put_text(w, bs_looks[entry->look].css_class, r.x + 7, baseline(&r), legend->texts[i]);
    }
    put(w, "</g>\n");
}

// Lines of at most `chars` characters, broken at blanks.
static char **
wrap(const char *text, guint chars)
{
    g_autoptr(GString) wrapped = g_string_new(NULL);
    g_auto(GStrv) words = g_strsplit(text, " ", -1);
    guint at = 0;
    for (guint i = 0; words[i]; i++) {
        const guint len = (guint)g_utf8_strlen(words[i], -1);
        if (at && at + 1 + len > chars) {
            g_string_append_c(wrapped, '\n');
            at = 0;
        } else if (at) {
            g_string_append_c(wrapped, ' ');
            at++;
        }
        g_string_append(wrapped, words[i]);
        at += len;
    }
    return g_strsplit(wrapped->str, "\n", -1);
}

static void
put_head(Writer *w, const char *sentence, double width, double height)
{
    put(w, "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"");
    put_number(w, " width=\"", width);
    put_number(w, "\" height=\"", height);
    put_number(w, "\" viewBox=\"0 0 ", width);
    put_number(w, " ", height);
    put(w, "\">\n");
    put_element(w, "title", w->scene->title);
    put_element(w, "desc",
                sentence ? sentence : "Control-flow graph with live sets and ownership of memrefs");
    put(w, "\n");
    put_style(w);
    put_rect(w, "background", &(BsRect){0, 0, width, height}, 0);
    put_text(w, "heading", 24, 24, w->scene->title);
}

char *
bs_scene_to_svg(const BsScene *scene, const char *sentence)
{
    Writer w = {.scene = scene, .out = g_string_new(NULL)};
    BsLegend legend;
    bs_measure_init(&w.measure);
    bs_legend_init(&legend, scene);
    w.op_numbers = g_array_sized_new(FALSE, TRUE, sizeof(guint32), scene->n_boxes);
    g_array_set_size(w.op_numbers, scene->n_boxes);
    const double width = MAX(scene->width, legend.width);
    const guint chars = (guint)MAX(20, (width - 48) / scene->char_width);
    g_auto(GStrv) lines = wrap(sentence ? sentence : "", chars);
    const guint n_lines = sentence ? g_strv_length(lines) : 0;
    const double line = scene->row_height;
    const double below = n_lines ? n_lines * line + LINE_GAP : 0;
    put_head(&w, sentence, width, scene->height + below + legend.height);
    put_boxes(&w);
    for (guint32 i = 0; i < scene->n_edges; i++)
        put_edge(&w, &scene->edges[i]);
    for (guint i = 0; i < n_lines; i++)
        put_text(&w, "sentence", 24, scene->height + (i + 0.7) * line, lines[i]);
    put_legend(&w, &legend, scene->height + below);
    put(&w, "</svg>\n");
    g_array_unref(w.op_numbers);
    bs_legend_clear(&legend);
    bs_measure_clear(&w.measure);
    return g_string_free(w.out, FALSE);
}
