// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/svg.h"

#include "support/i18n.h"
#include "support/vec.h"
#include "view/scene/clean-text.h"
#include "view/scene/code-words.h"
#include "view/scene/measure.h"
#include "view/scene/parts.h"
#include "view/write/svg-private.h"

#include <math.h>
#include <string.h>

typedef struct Writer {
    const BsScene *scene;
    GString *out;
    const BsSheet *sheet; // or NULL
    BsPieces *pieces;     // whose text `out` is; NULL: a plain text is written
    gint32 x, y;          // the place of the last piece, in tenths
    BsMeasure measure;
    BS_VEC(guint32) open; // boxes whose groups are open, outermost first
    guint32 *op_numbers;  // per box: ops written so far, for their ids
} Writer;

// -- primitives ----------------------------------------------------------------------------------

static void
put(Writer *w, const char *text)
{
    g_string_append(w->out, text);
}

// A length with at most one decimal, the same in every locale.
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

// What put_number() writes of it, times ten.
static gint32
tenths(double value)
{
    char text[G_ASCII_DTOSTR_BUF_SIZE];
    g_ascii_formatd(text, sizeof text, "%.1f", value);
    const gsize len = strlen(text);
    text[len - 2] = text[len - 1];
    text[len - 1] = '\0';
    return (gint32)g_ascii_strtoll(text, NULL, 10);
}

// Coordinates; in pieces, as their distance from the place of the piece.

static void
put_x(Writer *w, const char *before, double x)
{
    if (w->pieces)
        g_string_append_printf(w->out, "%s&x%d;", before, tenths(x) - w->x);
    else
        put_number(w, before, x);
}

static void
put_y(Writer *w, const char *before, double y)
{
    if (w->pieces)
        g_string_append_printf(w->out, "%s&y%d;", before, tenths(y) - w->y);
    else
        put_number(w, before, y);
}

// From here on the text is a piece of its own.
static void
cut(Writer *w, gconstpointer owner, double x, double y)
{
    if (!w->pieces)
        return;
    w->x = tenths(x);
    w->y = tenths(y);
    bs_pieces_cut(w->pieces, owner, w->x, w->y);
}

static void
put_escaped(Writer *w, const char *text)
{
    g_autofree char *clean = bs_clean_text(text, -1);
    g_autofree char *escaped = g_markup_escape_text(clean, -1);
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
    put_x(w, " x=\"", r->x);
    put_y(w, "\" y=\"", r->y);
    put_number(w, "\" width=\"", r->width);
    put_number(w, "\" height=\"", r->height);
    if (radius > 0)
        put_number(w, "\" rx=\"", radius);
    put(w, "\"/>\n");
}

// Code has the colours of its words; `*in_op` as of bs_code_next_word().
static void
put_words(Writer *w, const char *text, gboolean *in_op)
{
    BsCodeWord word;
    for (; bs_code_next_word(text, in_op, &word); text = word.begin + word.len) {
        g_autofree char *before = g_strndup(text, (gsize)(word.begin - text));
        g_autofree char *part = g_strndup(word.begin, word.len);
        put_escaped(w, before);
        g_string_append_printf(w->out, "<tspan class=\"%s\">", bs_paints[word.paint].css_class);
        put_escaped(w, part);
        put(w, "</tspan>");
    }
    put_escaped(w, text);
}

// The width is stated, so that the text fits its box in any font. `in_op`: it is code; or NULL.
static void
put_line(Writer *w, const char *css_class, BsPoint at, const char *text, gboolean *in_op)
{
    g_string_append_printf(w->out, "<text class=\"%s\"", css_class);
    put_x(w, " x=\"", at.x);
    put_y(w, "\" y=\"", at.y);
    put_number(w, "\" textLength=\"", bs_measure_text(&w->measure, text));
    put(w, "\" lengthAdjust=\"spacingAndGlyphs\"");
    put(w, w->pieces ? ">" : " xml:space=\"preserve\">"); // which the style says to browsers
    if (in_op)
        put_words(w, text, in_op);
    else
        put_escaped(w, text);
    put(w, "</text>\n");
}

static void
put_text(Writer *w, const char *css_class, double x, double baseline, const char *text)
{
    put_line(w, css_class, (BsPoint){x, baseline}, text, NULL);
}

// The start of a path, and a quarter of a circle on its way by (dx, dy).
static void
open_path(Writer *w, const char *css_class, double x, double y)
{
    g_string_append_printf(w->out, "<path class=\"%s\"", css_class);
    put_x(w, " d=\"M", x);
    put_y(w, ",", y);
}

static void
put_corner(Writer *w, double dx, double dy, gboolean clockwise)
{
    put_number(w, " a", fabs(dx));
    put_number(w, ",", fabs(dy));
    put_number(w, clockwise ? " 0 0 1 " : " 0 0 0 ", dx);
    put_number(w, ",", dy);
}

// A rectangle whose upper corners are round.
static void
put_top_rounded(Writer *w, const char *css_class, const BsRect *r, double radius)
{
    if (radius <= 0) {
        put_rect(w, css_class, r, 0);
        return;
    }
    open_path(w, css_class, r->x, r->y + r->height);
    put_y(w, " V", r->y + radius);
    put_corner(w, radius, -radius, TRUE);
    put_x(w, " H", r->x + r->width - radius);
    put_corner(w, radius, radius, TRUE);
    put_y(w, " V", r->y + r->height);
    put(w, " Z\"/>\n");
}

static double
baseline(const BsRect *r)
{
    return r->y + r->height / 2 + 4.5;
}

// -- badges and rows -----------------------------------------------------------------------------

// The part of a frame that is filled, from the left; round where the frame is.
static void
put_fill(Writer *w, const char *css_class, const BsRect *fill, const BsRect *frame)
{
    const double r = BS_PART_RADIUS;
    g_autofree char *css = g_strdup_printf("fill %s", css_class);
    if (fill->width >= frame->width) {
        put_rect(w, css, fill, r);
        return;
    }
    open_path(w, css, fill->x + fill->width, fill->y);
    put_x(w, " H", fill->x + r);
    put_corner(w, -r, r, FALSE);
    put_y(w, " V", fill->y + fill->height - r);
    put_corner(w, r, r, FALSE);
    put_x(w, " H", fill->x + fill->width);
    put(w, " Z\"/>\n");
}

static void
put_frame(Writer *w, BsLook look, const BsRect *r)
{
    const BsLookRow *row = &bs_looks[look];
    const BsRect fill = bs_frame_fill(look, r);
    put_rect(w, "badge", r, BS_PART_RADIUS);
    if (fill.width > 0)
        put_fill(w, row->css_class, &fill, r);
    else if (row->frame == BS_FRAME_HATCHED)
        put_rect(w, "hatched", r, BS_PART_RADIUS);
    g_autofree char *css = g_strdup_printf("frame %s", row->css_class);
    put_rect(w, css, r, BS_PART_RADIUS);
}

static void
put_state(Writer *w, BsLook look, const BsRect *r, const char *text)
{
    put_frame(w, look, r);
    put_text(w, bs_looks[look].css_class, r->x + BS_PART_PAD / 2.0, baseline(r) - BS_PART_LIFT,
             text);
}

// An id may hold letters, digits, `-`, `_` and `.`; op names are made of these, quoted ones may not
// be.
static void
put_op_id(Writer *w, const BsRow *row)
{
    g_autofree char *name = g_strdup(row->op->def->name);
    g_strcanon(name, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "._-", '-');
    const char *box = w->scene->boxes[row->box].id;
    if (w->pieces)
        g_string_append_printf(w->out, " id=\"&n%s;-%s\"", box, name);
    else
        g_string_append_printf(w->out, " id=\"%s-%u-%s\"", box, w->op_numbers[row->box]++, name);
}

static void
put_row_background(Writer *w, const BsRow *row)
{
    const BsRect inside = bs_row_inside(w->scene, row), mark = bs_row_change_mark(w->scene, row);
    const double radius = bs_row_top_radius(w->scene, row);
    const BsRowBack *back = bs_row_back(row);
    if (back) {
        put_top_rounded(w, back->css_class, &inside, radius);
        put_rect(w, "changed-mark", &mark, 0);
    } else if (bs_row_styles[row->kind].back_class) {
        put_top_rounded(w, bs_row_styles[row->kind].back_class, &inside, radius);
    }
}

static gconstpointer
owner_of(const BsRow *row)
{
    return row->op ? row->op : row->value ? (gconstpointer)row->value : row->block;
}

static void
put_row_text(Writer *w, const BsRow *row)
{
    const char *text_class = bs_row_styles[row->kind].text_class;
    gboolean in_op = row->kind == BS_ROW_OP;
    for (guint32 i = 0; i < row->n_lines; i++) {
        const BsRect line = bs_row_line_rect(w->scene, row, i);
        if (row->n_lines > 1)
            cut(w, owner_of(row), line.x, line.y);
        put_line(w, text_class ? text_class : bs_looks[row->look].css_class,
                 (BsPoint){line.x, baseline(&line)}, row->lines[i],
                 bs_row_is_code(row) ? &in_op : NULL);
    }
}

static void
put_fold(Writer *w, const BsRow *row)
{
    const BsRect r = bs_fold_rect(row);
    put(w, "<g class=\"fold\">");
    put_element(w, "title", row->fold->full);
    put_text(w, "faint", r.x, baseline(&r), row->fold->text);
    put(w, "</g>\n");
}

static void
put_row(Writer *w, const BsRow *row)
{
    cut(w, owner_of(row), row->rect.x, row->rect.y);
    g_string_append_printf(w->out, "<g class=\"row %s%s%s%s\"", bs_row_styles[row->kind].css_class,
                           row->flags & BS_ROW_CURRENT ? " current" : "",
                           row->flags & BS_ROW_CHANGED ? " changed" : "",
                           row->flags & BS_ROW_REFUSED ? " refused" : "");
    if (row->kind == BS_ROW_OP)
        put_op_id(w, row);
    put(w, ">");
    put_element(w, "title", row->full);
    g_autofree char *desc = bs_row_description(row);
    if (desc)
        put_element(w, "desc", desc);
    put(w, "\n");
    put_row_background(w, row);
    put_row_text(w, row);
    for (guint32 i = 0; i < row->n_words; i++) {
        const BsRect line = bs_row_word_line(w->scene, row, &row->words[i]);
        put_rect(w, "changed-mark", &line, 0);
    }
    for (guint32 i = 0; i < row->n_badges; i++) {
        const BsRect frame = bs_badge_rect(row, &row->badges[i]);
        put_state(w, row->badges[i].look, &frame, row->badges[i].text);
    }
    if (row->fold)
        put_fold(w, row);
    if (bs_row_has_ring(row)) {
        const BsRect ring = bs_row_ring(row);
        put_rect(w, row->flags & BS_ROW_REFUSED ? "ring refused" : "ring", &ring, 5);
    }
    put(w, "</g>\n");
}

// -- boxes ---------------------------------------------------------------------------------------

static void
open_box(Writer *w, guint32 number)
{
    const BsBox *box = &w->scene->boxes[number];
    cut(w, box->block, box->rect.x, box->rect.y);
    g_string_append_printf(w->out, "<g class=\"block%s\" id=\"%s\">",
                           box->flags & BS_ROW_CURRENT ? " current" : "", box->id);
    const BsRow *first = box->n_rows ? &w->scene->rows[box->first_row] : NULL;
    put_element(w, "title",
                first && first->kind == BS_ROW_TITLE ? first->full : _("block of a nested region"));
    const guint32 n = box->block->n_args;
    g_autofree char *desc =
        g_strdup_printf(bs_plural("%u argument, %s", "%u arguments, %s", n), n,
                        box->block->last ? box->block->last->def->name : _("empty"));
    put_element(w, "desc", desc);
    put(w, "\n");
    cut(w, box->block, box->rect.x, box->rect.y);
    put_rect(w, box->depth % 2 ? "nested" : "box", &box->rect, BS_PART_RADIUS);
    bs_vec_push(&w->open, number);
}

// Closes boxes until the innermost open one is `box`; -1: all.
static void
close_boxes(Writer *w, gint box)
{
    while (w->open.len && (gint)bs_vec_last(&w->open) != box) {
        (void)bs_vec_pop(&w->open);
        put(w, "</g>\n");
    }
}

// Rows of a box come before, between and after those of the boxes in it.
static void
put_rows(Writer *w, guint32 *next, guint32 end)
{
    for (; *next < end; (*next)++) {
        close_boxes(w, (gint)w->scene->rows[*next].box);
        put_row(w, &w->scene->rows[*next]);
    }
}

static void
put_boxes(Writer *w)
{
    guint32 next = 0;
    for (guint32 i = 0; i < w->scene->n_boxes; i++) {
        put_rows(w, &next, w->scene->boxes[i].first_row);
        close_boxes(w, w->scene->boxes[i].parent);
        open_box(w, i);
    }
    put_rows(w, &next, w->scene->n_rows);
    close_boxes(w, -1);
}

// -- edges ---------------------------------------------------------------------------------------

static void
put_point(Writer *w, const char *before, BsPoint p)
{
    put_x(w, before, p.x);
    put_y(w, ",", p.y);
}

static void
put_curve(Writer *w, guint32 n, const BsPoint *points)
{
    BsPoint arrow[3];
    put_point(w, "<path d=\"M", points[0]);
    for (guint32 i = 1; i + 2 < n; i += 3) {
        put_point(w, " C", points[i]);
        put_point(w, " ", points[i + 1]);
        put_point(w, " ", points[i + 2]);
    }
    put(w, "\"/>\n");
    bs_curve_arrow(n, points, arrow);
    put_point(w, "<polygon class=\"arrow\" points=\"", arrow[0]);
    put_point(w, " ", arrow[1]);
    put_point(w, " ", arrow[2]);
    put(w, "\"/>\n");
}

// An edge is drawn in two groups: all curves first, then all labels, so that no curve crosses a
// label.
static void
open_edge(Writer *w, const BsEdge *edge, const char *part)
{
    static const char *const classes[] = {"always", "true", "false", "case"};
    cut(w, edge->op, edge->points[0].x, edge->points[0].y);
    g_string_append_printf(w->out, "<g class=\"edge %s%s\" id=\"%s-%s-%u\">", classes[edge->kind],
                           edge->refused ? " cycle" : "", part, w->scene->boxes[edge->from].id,
                           edge->successor);
}

static void
put_edges(Writer *w)
{
    for (guint32 i = 0; i < w->scene->n_edges; i++) {
        const BsEdge *edge = &w->scene->edges[i];
        if (edge->n_points < 4)
            continue;
        open_edge(w, edge, "edge");
        g_autofree char *title =
            g_strdup_printf(_("^%s to ^%s%s%s"), w->scene->boxes[edge->from].id,
                            w->scene->boxes[edge->to].id, *edge->full ? ", " : "", edge->full);
        put_element(w, "title", title);
        put(w, "\n");
        put_curve(w, edge->n_points, edge->points);
        put(w, "</g>\n");
    }
    for (guint32 i = 0; i < w->scene->n_edges; i++) {
        const BsEdge *edge = &w->scene->edges[i];
        const BsRect *r = &edge->label_rect;
        if (edge->n_points < 4 || r->width <= 0)
            continue;
        open_edge(w, edge, "label");
        if (w->scene->boxes[edge->from].depth == 0) // the gutter of a nested region is free
            put_rect(w, "label-back", r, 4);
        put_text(w, "edge-label", r->x + BS_PART_PAD / 2.0, baseline(r), edge->label);
        put(w, "</g>\n");
    }
}

// -- indicators on their way ---------------------------------------------------------------------

// What they carry stands beside their lanes, where nothing crosses it.
static void
put_flow(Writer *w, guint32 number)
{
    const BsFlow *flow = &w->scene->flows[number];
    cut(w, w->scene->rows[flow->from].op, flow->points[0].x, flow->points[0].y);
    g_string_append_printf(w->out, "<g class=\"flow %s\" id=\"flow-%u\">",
                           bs_looks[flow->look].css_class, number);
    put_element(w, "title", flow->full);
    put(w, "\n");
    put_curve(w, flow->n_points, flow->points);
    for (guint32 i = 0; i < flow->n_tokens; i++)
        put_state(w, flow->tokens[i].look, &flow->tokens[i].rect, flow->tokens[i].text);
    put(w, "</g>\n");
}

// -- the life of a value -------------------------------------------------------------------------

static const BsRow *
find_definition(const BsScene *scene)
{
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (scene->rows[i].flags & BS_ROW_DEFINES)
            return &scene->rows[i];
    }
    return NULL;
}

// A bar where it lives, a dot where it is defined, a ring and a line from there where it is used:
// as the painter draws them.
static void
put_life(Writer *w, const BsRow *row, const BsRow *definition)
{
    static const double width = 2.5, radius = 3, bend = 36;
    const BsPoint dot = bs_row_life_point(row);
    if (definition && row->flags & BS_ROW_USES) {
        const BsPoint begin = bs_row_life_point(definition);
        put_point(w, "<path class=\"use\" d=\"M", begin);
        put_point(w, " C", (BsPoint){begin.x - bend, begin.y});
        put_point(w, " ", (BsPoint){dot.x - bend, dot.y});
        put_point(w, " ", dot);
        put(w, "\"/>\n");
    }
    if (row->flags & BS_ROW_LIVE)
        put_rect(w, "life", &(BsRect){dot.x - width / 2, row->rect.y, width, row->rect.height}, 0);
    if (row->flags & (BS_ROW_DEFINES | BS_ROW_USES))
        put_rect(w, row->flags & BS_ROW_DEFINES ? "life" : "life-use",
                 &(BsRect){dot.x - radius, dot.y - radius, 2 * radius, 2 * radius}, radius);
}

static void
put_lives(Writer *w)
{
    const BsRow *definition = find_definition(w->scene);
    cut(w, NULL, 0, 0);
    for (guint32 i = 0; i < w->scene->n_rows; i++)
        put_life(w, &w->scene->rows[i], definition);
}

// -- the caption ---------------------------------------------------------------------------------

static void
put_legend_line(Writer *w, const BsRect *r, const char *kind)
{
    const double y = r->y + r->height / 2;
    g_string_append_printf(w->out, "<g class=\"edge %s\">", kind);
    put_point(w, "<path d=\"M", (BsPoint){r->x, y});
    put_point(w, " L", (BsPoint){r->x + 4 * w->scene->char_width, y});
    put(w, "\"/></g>\n");
}

static void
put_legend_entry(Writer *w, const BsLegendEntry *entry)
{
    const BsRect *r = &entry->rect;
    const char *text_class = "code";
    switch (entry->kind) {
    case BS_LEGEND_LOOK:
        put_frame(w, entry->look, r);
        text_class = bs_looks[entry->look].css_class;
        break;
    case BS_LEGEND_TRUE:
    case BS_LEGEND_FALSE:
        put_legend_line(w, r, entry->kind == BS_LEGEND_TRUE ? "true" : "false");
        break;
    case BS_LEGEND_CYCLE:
        put_legend_line(w, r, "cycle");
        break;
    case BS_LEGEND_CHANGED:
        put_rect(w, "changed-back", r, 0);
        put_rect(w, "changed-mark", &(BsRect){r->x, r->y, 3.5, r->height}, 0);
        break;
    case BS_LEGEND_GONE:
        put_rect(w, "removed-back", r, 0);
        put_rect(w, "changed-mark", &(BsRect){r->x, r->y, 3.5, r->height}, 0);
        text_class = "code struck";
        break;
    case BS_LEGEND_CURRENT:
    case BS_LEGEND_REFUSED:
        put_rect(w, entry->kind == BS_LEGEND_REFUSED ? "ring refused" : "ring", r, 5);
        break;
    }
    put_text(w, text_class, r->x + BS_PART_PAD - 1, baseline(r), entry->text);
}

static void
put_caption(Writer *w, const BsCaption *caption)
{
    cut(w, NULL, caption->x, caption->y);
    for (guint32 i = 0; caption->lines[i]; i++)
        put_text(w, "sentence", caption->x, caption->y + (i + 0.7) * caption->line,
                 caption->lines[i]);
    if (!caption->n_entries)
        return;
    put(w, "<g class=\"legend\">");
    put_element(w, "title", _("Legend"));
    for (guint32 i = 0; i < caption->n_entries; i++)
        put_legend_entry(w, &caption->entries[i]);
    put(w, "</g>\n");
}

// -- the file ------------------------------------------------------------------------------------

static void
put_head(Writer *w, const char *sentence, double width, double height)
{
    cut(w, NULL, width, height);
    put(w, "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"");
    const double mm = w->sheet ? w->sheet->unit : 0;
    const char *unit = mm > 0 ? "mm" : "";
    put_x(w, " width=\"", mm > 0 ? width * mm : width);
    g_string_append_printf(w->out, "%s\" height=\"", unit);
    put_y(w, "", mm > 0 ? height * mm : height);
    put(w, unit);
    put_x(w, "\" viewBox=\"0 0 ", width);
    put_y(w, " ", height);
    put(w, "\">\n");
    cut(w, NULL, 0, 0);
    put_element(w, "title", w->scene->title);
    const char *shown = w->scene->shows_aliases
                            ? _("Control-flow graph with live sets and alias sets of memrefs")
                        : w->scene->shows_indicators
                            ? _("Control-flow graph with live sets and ownership indicators")
                            : _("Control-flow graph with live sets and ownership of memrefs");
    put_element(w, "desc", sentence ? sentence : shown);
    put(w, "\n");
    cut(w, NULL, 0, 0);
    bs_svg_put_style(w->out, w->sheet ? w->sheet->scheme : NULL);
    cut(w, NULL, 0, 0);
    if (!w->sheet || !w->sheet->transparent)
        put_rect(w, "background", &(BsRect){0, 0, width, height}, 0);
    put_text(w, "heading", w->scene->title_x, BS_PART_MARGIN, w->scene->title);
}

static void
put_file(Writer *w, const char *sentence)
{
    BsCaption caption;
    bs_measure_init(&w->measure);
    bs_caption_init(&caption, w->scene, sentence, w->sheet, &w->measure);
    w->op_numbers = g_new0(guint32, w->scene->n_boxes);
    put_head(w, sentence, caption.width, caption.height);
    put_boxes(w);
    put_edges(w);
    for (guint32 i = 0; i < w->scene->n_flows; i++)
        put_flow(w, i);
    put_lives(w);
    put_caption(w, &caption);
    put(w, "</svg>\n");
    bs_vec_free(&w->open);
    g_free(w->op_numbers);
    bs_caption_clear(&caption);
    bs_measure_clear(&w->measure);
}

char *
bs_scene_to_svg_on(const BsScene *scene, const char *sentence, const BsSheet *sheet)
{
    Writer w = {.scene = scene, .sheet = sheet, .out = g_string_new(NULL)};
    put_file(&w, sentence);
    return g_string_free(w.out, FALSE);
}

void
bs_scene_put_pieces(const BsScene *scene, BsPieces *pieces)
{
    Writer w = {.scene = scene, .out = pieces->text, .pieces = pieces};
    put_file(&w, NULL);
}
