// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/painter.h"

#include "view/layout/frame.h"
#include "view/scene/code-words.h"
#include "view/scene/measure.h"
#include "view/scene/parts.h"

#include <math.h>
#include <string.h>

static const double DETAIL_ZOOM = 0.3; // below it rows are bars

typedef struct Painter {
    const BsScene *scene;
    const BsPaintOptions *options;
    cairo_t *cr;
    const BsMeasure *measure;
    gboolean bars;
} Painter;

// -- primitives ----------------------------------------------------------------------------------

static void
set_rgb(Painter *p, guint32 rgb, double alpha)
{
    cairo_set_source_rgba(p->cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0,
                          (rgb & 255) / 255.0, alpha);
}

static void
set_paint(Painter *p, BsPaint paint)
{
    set_rgb(p, bs_paint_colour(paint, p->options->scheme), 1);
}

static void
set_line_width(Painter *p, double width)
{
    cairo_set_line_width(p->cr, width * bs_scheme_line_width(p->options->scheme));
}

static guint32
look_rgb(const Painter *p, BsLook look)
{
    return bs_look_colour(look, p->options->scheme);
}

// A rectangle with round corners at the top, and with `bottom` also there.
static void
rounded(cairo_t *cr, const BsRect *r, double radius, gboolean bottom)
{
    radius = MIN(radius, MIN(r->width, r->height) / 2);
    const double right = r->x + r->width, low = r->y + r->height, below = bottom ? radius : 0;
    cairo_new_sub_path(cr);
    cairo_arc(cr, right - radius, r->y + radius, radius, -G_PI / 2, 0);
    cairo_arc(cr, right - below, low - below, below, 0, G_PI / 2);
    cairo_arc(cr, r->x + below, low - below, below, G_PI / 2, G_PI);
    cairo_arc(cr, r->x + radius, r->y + radius, radius, G_PI, 3 * G_PI / 2);
    cairo_close_path(cr);
}

static void
fill_rect(Painter *p, const BsRect *r, double top_radius, BsPaint paint)
{
    set_paint(p, paint);
    rounded(p->cr, r, top_radius, FALSE);
    cairo_fill(p->cr);
}

// Text with its middle line at the middle of a row of that height; a bar when details are too small
// to read.
static void
draw_text(Painter *p, const char *text, double x, double y, double height)
{
    if (p->bars) {
        const double width =
            (double)g_utf8_strlen(text, -1) * p->scene->char_width; // as wide as the text
        cairo_rectangle(p->cr, x, y + height * 0.3, width, height * 0.4);
        cairo_fill(p->cr);
        return;
    }
    int tall;
    pango_layout_set_text(p->measure->layout, text, -1);
    pango_layout_get_size(p->measure->layout, NULL, &tall);
    cairo_move_to(p->cr, x, y + (height - (double)tall / PANGO_SCALE) / 2);
    pango_cairo_show_layout(p->cr, p->measure->layout);
}

static void
draw_bold(Painter *p, const char *text, double x, double y, double height)
{
    PangoAttrList *bold = pango_attr_list_new();
    pango_attr_list_insert(bold, pango_attr_weight_new(PANGO_WEIGHT_BOLD));
    pango_layout_set_attributes(p->measure->layout, bold);
    draw_text(p, text, x, y, height);
    pango_layout_set_attributes(p->measure->layout, NULL);
    pango_attr_list_unref(bold);
}

static gboolean
is_visible(const Painter *p, const BsRect *r)
{
    const BsRect *clip = &p->options->clip;
    return clip->width <= 0 || (r->x < clip->x + clip->width && r->x + r->width > clip->x &&
                                r->y < clip->y + clip->height && r->y + r->height > clip->y);
}

// -- badges --------------------------------------------------------------------------------------

static void
hatch(Painter *p, const BsRect *r)
{
    cairo_save(p->cr);
    rounded(p->cr, r, BS_PART_RADIUS, TRUE);
    cairo_clip(p->cr);
    set_line_width(p, 1);
    for (double x = r->x - r->height; x < r->x + r->width; x += 6) {
        cairo_move_to(p->cr, x, r->y + r->height);
        cairo_line_to(p->cr, x + r->height, r->y);
    }
    cairo_stroke(p->cr);
    cairo_restore(p->cr);
}

// The frame of a state: shape and fill say the same as colour and sign.
static void
draw_frame(Painter *p, BsLook look, const BsRect *r)
{
    static const double dots[] = {1.5, 2.5};
    const guint32 rgb = look_rgb(p, look);
    const BsRect fill = bs_frame_fill(look, r);
    set_paint(p, BS_PAINT_BOX);
    rounded(p->cr, r, BS_PART_RADIUS, TRUE);
    cairo_fill(p->cr);
    if (fill.width > 0) {
        cairo_save(p->cr);
        cairo_rectangle(p->cr, fill.x, fill.y, fill.width, fill.height);
        cairo_clip(p->cr);
        set_rgb(p, rgb, BS_FILL_ALPHA);
        rounded(p->cr, r, BS_PART_RADIUS, TRUE);
        cairo_fill(p->cr);
        cairo_restore(p->cr);
    } else if (bs_looks[look].frame == BS_FRAME_HATCHED) {
        set_rgb(p, rgb, BS_HATCH_ALPHA);
        hatch(p, r);
    }
    set_rgb(p, rgb, 1);
    set_line_width(p, 1);
    if (bs_looks[look].frame == BS_FRAME_DOTTED)
        cairo_set_dash(p->cr, dots, G_N_ELEMENTS(dots), 0);
    rounded(p->cr, r, BS_PART_RADIUS, TRUE);
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
}

static void
draw_badge(Painter *p, const BsRow *row, const BsBadge *badge)
{
    const BsRect r = bs_badge_rect(row, badge);
    draw_frame(p, badge->look, &r);
    draw_text(p, badge->text, r.x + BS_PART_PAD / 2.0, r.y - BS_PART_LIFT, r.height);
}

// -- rows ----------------------------------------------------------------------------------------

static gboolean
uses_value(const BsOp *op, const BsValue *value)
{
    for (guint32 i = 0; value && i < op->n_operands; i++) {
        if (bs_op_operand(op, i) == value)
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_lit(const Painter *p, const BsOp *op)
{
    for (guint i = 0; p->options->lit && i < p->options->lit->len; i++) {
        if (p->options->lit->pdata[i] == op)
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_selected(const Painter *p, const BsRow *row)
{
    const BsPaintOptions *o = p->options;
    if (row->kind == BS_ROW_GONE) // a label is of no op
        return row->op && row->op == o->selected_op;
    if (row->kind == BS_ROW_OP)
        return row->op == o->selected_op || is_lit(p, row->op) ||
               (o->selected_value && (bs_value_op(o->selected_value) == row->op ||
                                      uses_value(row->op, o->selected_value)));
    if (row->kind == BS_ROW_TITLE)
        return row->block == o->selected_block;
    return row->value && row->value == o->selected_value;
}

static void
draw_row_background(Painter *p, const BsRow *row)
{
    const BsRowStyle *style = &bs_row_styles[row->kind];
    const BsRect inside = bs_row_inside(p->scene, row), mark = bs_row_change_mark(p->scene, row);
    const double radius = bs_row_top_radius(p->scene, row);
    const BsRowBack *back = bs_row_back(row);
    if (is_selected(p, row))
        fill_rect(p, &inside, radius, BS_PAINT_SELECTED);
    else if (back || style->back_class)
        fill_rect(p, &inside, radius, back ? back->paint : style->back);
    if (back) // and a mark, for those who do not see the colour
        fill_rect(p, &mark, 0, BS_PAINT_CURRENT);
}

static void
draw_ring(Painter *p, const BsRect *ring, gboolean refused)
{
    set_paint(p, refused ? BS_PAINT_REFUSED : BS_PAINT_CURRENT);
    set_line_width(p, 1.6);
    rounded(p->cr, ring, 5, TRUE);
    cairo_stroke(p->cr);
}

// With the colours of code; `*in_op` as of bs_code_next_word().
static void
draw_code(Painter *p, const char *text, const BsRect *line, gboolean *in_op)
{
    PangoAttrList *attributes = pango_attr_list_new();
    BsCodeWord word;
    for (const char *at = text; bs_code_next_word(at, in_op, &word); at = word.begin + word.len) {
        const guint32 rgb = bs_paint_colour(word.paint, p->options->scheme);
        PangoAttribute *colour = pango_attr_foreground_new(
            (rgb >> 16 & 255) * 257, (rgb >> 8 & 255) * 257, (rgb & 255) * 257);
        colour->start_index = (guint)(word.begin - text);
        colour->end_index = colour->start_index + (guint)word.len;
        pango_attr_list_insert(attributes, colour);
    }
    pango_layout_set_attributes(p->measure->layout, attributes);
    draw_text(p, text, line->x, line->y, line->height);
    pango_layout_set_attributes(p->measure->layout, NULL);
    pango_attr_list_unref(attributes);
}

// Through the middle of a text.
static void
strike(Painter *p, double x, double y, double height, const char *text)
{
    const double width = (double)g_utf8_strlen(text, -1) * p->scene->char_width;
    set_line_width(p, 1);
    cairo_move_to(p->cr, x, y + height / 2);
    cairo_line_to(p->cr, x + width, y + height / 2);
    cairo_stroke(p->cr);
}

static void
draw_line(Painter *p, const BsRow *row, guint32 i, gboolean *in_op)
{
    const BsRect line = bs_row_line_rect(p->scene, row, i);
    if (row->kind == BS_ROW_TITLE)
        draw_bold(p, row->lines[i], line.x, line.y, line.height);
    else if (bs_row_is_code(row) && !p->bars)
        draw_code(p, row->lines[i], &line, in_op);
    else
        draw_text(p, row->lines[i], line.x, line.y, line.height);
    if (row->kind == BS_ROW_GONE) { // behind the sign, and what it is moved in by
        const gsize sign = p->scene->compares ? 2 : strspn(row->lines[i], " ");
        strike(p, line.x + (double)sign * p->scene->char_width, line.y, line.height,
               row->lines[i] + MIN(sign, strlen(row->lines[i])));
    }
}

static void
draw_row(Painter *p, const BsRow *row)
{
    if (!is_visible(p, &row->rect))
        return;
    const BsRect ring = bs_row_ring(row);
    draw_row_background(p, row);
    if (bs_row_styles[row->kind].text_class)
        set_paint(p, bs_row_styles[row->kind].text);
    else
        set_rgb(p, look_rgb(p, row->look), 1);
    gboolean in_op = row->kind == BS_ROW_OP;
    for (guint32 i = 0; i < row->n_lines; i++)
        draw_line(p, row, i, &in_op);
    for (guint32 i = 0; i < row->n_words && !p->bars; i++) {
        const BsRect line = bs_row_word_line(p->scene, row, &row->words[i]);
        fill_rect(p, &line, 0, BS_PAINT_CURRENT);
    }
    for (guint32 i = 0; i < row->n_badges; i++)
        draw_badge(p, row, &row->badges[i]);
    if (row->fold) {
        const BsRect r = bs_fold_rect(row);
        set_paint(p, BS_PAINT_FAINT);
        draw_text(p, row->fold->text, r.x, r.y, r.height);
    }
    if (bs_row_has_ring(row))
        draw_ring(p, &ring, (row->flags & BS_ROW_REFUSED) != 0);
}

// -- boxes and edges -----------------------------------------------------------------------------

// Of a block with a label, that is marked.
static gboolean
is_selected_whole(const Painter *p, const BsBox *box)
{
    return box->block == p->options->selected_block && box->n_rows &&
           p->scene->rows[box->first_row].kind != BS_ROW_TITLE;
}

static void
draw_box(Painter *p, const BsBox *box)
{
    if (!is_visible(p, &box->rect))
        return;
    if (is_selected_whole(p, box))
        set_paint(p, BS_PAINT_SELECTED);
    else
        set_paint(p, box->depth % 2 ? BS_PAINT_NESTED : BS_PAINT_BOX);
    rounded(p->cr, &box->rect, BS_PART_RADIUS, TRUE);
    cairo_fill_preserve(p->cr);
    const gboolean ringed = box->flags & BS_ROW_CURRENT;
    set_paint(p, ringed ? BS_PAINT_CURRENT : BS_PAINT_BORDER);
    set_line_width(p, ringed ? 2.4 : 1);
    cairo_stroke(p->cr);
}

static void
set_edge_style(Painter *p, BsEdgeKind kind, gboolean refused)
{
    static const double dashes[] = {6, 3}; // "false" is dashed: not by colour alone
    static const BsPaint paints[] = {[BS_EDGE_ALWAYS] = BS_PAINT_EDGE,
                                     [BS_EDGE_TRUE] = BS_PAINT_TAKEN,
                                     [BS_EDGE_FALSE] = BS_PAINT_REFUSED,
                                     [BS_EDGE_CASE] = BS_PAINT_EDGE};
    set_paint(p, refused ? BS_PAINT_REFUSED : paints[kind]);
    set_line_width(p, refused ? BS_CYCLE_WIDTH : 1.5);
    cairo_set_dash(p->cr, dashes, kind == BS_EDGE_FALSE ? G_N_ELEMENTS(dashes) : 0, 0);
}

static gboolean
is_curve_visible(const Painter *p, guint32 n, const BsPoint *points)
{
    BsPoint low = points[0], high = low;
    for (guint32 i = 1; i < n; i++) {
        low = (BsPoint){MIN(low.x, points[i].x), MIN(low.y, points[i].y)};
        high = (BsPoint){MAX(high.x, points[i].x), MAX(high.y, points[i].y)};
    }
    return is_visible(p, &(BsRect){low.x - 4, low.y - 4, high.x - low.x + 8, high.y - low.y + 8});
}

// With an arrow at its end.
static void
draw_curve(Painter *p, guint32 n, const BsPoint *q)
{
    BsPoint arrow[3];
    cairo_move_to(p->cr, q[0].x, q[0].y);
    for (guint32 i = 1; i + 2 < n; i += 3)
        cairo_curve_to(p->cr, q[i].x, q[i].y, q[i + 1].x, q[i + 1].y, q[i + 2].x, q[i + 2].y);
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
    bs_curve_arrow(n, q, arrow);
    for (guint i = 0; i < G_N_ELEMENTS(arrow); i++)
        cairo_line_to(p->cr, arrow[i].x, arrow[i].y);
    cairo_fill(p->cr);
}

static void
draw_edge(Painter *p, const BsEdge *edge)
{
    if (edge->n_points < 4 ||
        (!is_visible(p, &edge->label_rect) && !is_curve_visible(p, edge->n_points, edge->points)))
        return;
    set_edge_style(p, edge->kind, edge->refused);
    draw_curve(p, edge->n_points, edge->points);
}

static void
draw_flow(Painter *p, const BsFlow *flow)
{
    const double *dashes = bs_flow_dashes(flow->look);
    if (flow->n_points < 4 || !is_curve_visible(p, flow->n_points, flow->points))
        return;
    set_rgb(p, look_rgb(p, flow->look), 1);
    set_line_width(p, 1.8);
    cairo_set_dash(p->cr, dashes, dashes ? BS_FLOW_DASHES : 0, 0);
    draw_curve(p, flow->n_points, flow->points);
}

static void
draw_token(Painter *p, const BsToken *token)
{
    if (!is_visible(p, &token->rect))
        return;
    draw_frame(p, token->look, &token->rect);
    if (token->value && token->value == p->options->selected_value) { // a frame that is heavier
        set_line_width(p, 2.4);
        rounded(p->cr, &token->rect, BS_PART_RADIUS, TRUE);
        cairo_stroke(p->cr);
    }
    draw_text(p, token->text, token->rect.x + BS_PART_PAD / 2.0, token->rect.y, token->rect.height);
}

static void
draw_flows(Painter *p)
{
    for (guint32 i = 0; i < p->scene->n_flows; i++)
        draw_flow(p, &p->scene->flows[i]);
    for (guint32 i = 0; i < p->scene->n_flows; i++) {
        const BsFlow *flow = &p->scene->flows[i];
        for (guint32 k = 0; k < flow->n_tokens; k++)
            draw_token(p, &flow->tokens[k]);
    }
}

// Half of a line of text is not read, and looks like a fault.
static gboolean
cuts(const BsRect *view, const BsRect *r)
{
    const gboolean meets = r->width > 0 && r->x < view->x + view->width &&
                           view->x < r->x + r->width && r->y < view->y + view->height &&
                           view->y < r->y + r->height;
    return meets && !bs_frame_holds(view, r);
}

guint
bs_scene_cut_labels(const BsScene *scene, const BsRect *view)
{
    guint number = 0;
    for (guint32 i = 0; i < scene->n_edges; i++) {
        if (cuts(view, &scene->edges[i].label_rect))
            number = number * 31 + i + 1;
    }
    return number;
}

// After all edges: no line crosses a label.
static void
draw_label(Painter *p, const BsEdge *edge)
{
    const BsRect *r = &edge->label_rect;
    const BsRect *view = &p->options->view;
    if (r->width <= 0 || edge->n_points < 4 || !is_visible(p, r) ||
        (view->width > 0 && cuts(view, r)))
        return;
    if (p->scene->boxes[edge->from].depth == 0) { // the gutter of a nested region is free
        set_paint(p, BS_PAINT_BACKGROUND);
        rounded(p->cr, r, 4, TRUE);
        cairo_fill(p->cr);
    }
    set_edge_style(p, edge->kind, edge->refused);
    cairo_set_dash(p->cr, NULL, 0, 0);
    draw_text(p, edge->label, r->x + BS_PART_PAD / 2.0, r->y, r->height);
}

// -- the life of a value -------------------------------------------------------------------------

// A bar where it lives; a filled dot where it is defined, a ring where it is used.
static void
draw_life(Painter *p, const BsRow *row)
{
    static const double width = 2.5, radius = 3;
    const BsPoint dot = bs_row_life_point(row);
    const BsRect bar = {dot.x - width / 2, row->rect.y, width, row->rect.height};
    if (!is_visible(p, &row->rect))
        return;
    set_paint(p, BS_PAINT_LIFE);
    if (row->flags & BS_ROW_LIVE) {
        cairo_rectangle(p->cr, bar.x, bar.y, bar.width, bar.height);
        cairo_fill(p->cr);
    }
    if (!(row->flags & (BS_ROW_DEFINES | BS_ROW_USES)))
        return;
    cairo_new_sub_path(p->cr);
    cairo_arc(p->cr, dot.x, dot.y, radius, 0, 2 * G_PI);
    if (!(row->flags & BS_ROW_DEFINES)) {
        set_paint(p, BS_PAINT_BOX);
        cairo_fill_preserve(p->cr);
        set_paint(p, BS_PAINT_LIFE);
        set_line_width(p, 1.6);
        cairo_stroke(p->cr);
    } else {
        cairo_fill(p->cr);
    }
}

// From the definition to each use, bent to the left.
static void
draw_uses(Painter *p)
{
    static const double dashes[] = {2, 2}, bend = 36;
    const BsRow *from = NULL;
    for (guint32 i = 0; i < p->scene->n_rows && !from; i++)
        from = p->scene->rows[i].flags & BS_ROW_DEFINES ? &p->scene->rows[i] : NULL;
    if (!from)
        return;
    const BsPoint begin = bs_row_life_point(from);
    set_paint(p, BS_PAINT_LIFE);
    set_line_width(p, 1.2);
    cairo_set_dash(p->cr, dashes, G_N_ELEMENTS(dashes), 0);
    for (guint32 i = 0; i < p->scene->n_rows; i++) {
        if (!(p->scene->rows[i].flags & BS_ROW_USES))
            continue;
        const BsPoint end = bs_row_life_point(&p->scene->rows[i]);
        cairo_move_to(p->cr, begin.x, begin.y);
        cairo_curve_to(p->cr, begin.x - bend, begin.y, end.x - bend, end.y, end.x, end.y);
        cairo_stroke(p->cr);
    }
    cairo_set_dash(p->cr, NULL, 0, 0);
}

// -- around the graph ----------------------------------------------------------------------------

static void
draw_legend_line(Painter *p, const BsRect *r, BsEdgeKind kind, gboolean refused)
{
    const double y = r->y + r->height / 2;
    set_edge_style(p, kind, refused);
    cairo_move_to(p->cr, r->x, y);
    cairo_line_to(p->cr, r->x + 4 * p->scene->char_width, y);
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
}

static void
draw_legend_entry(Painter *p, const BsLegendEntry *entry)
{
    const BsRect *r = &entry->rect;
    switch (entry->kind) {
    case BS_LEGEND_LOOK:
        draw_frame(p, entry->look, r);
        break;
    case BS_LEGEND_TRUE:
    case BS_LEGEND_FALSE:
        draw_legend_line(p, r, entry->kind == BS_LEGEND_TRUE ? BS_EDGE_TRUE : BS_EDGE_FALSE, FALSE);
        set_paint(p, BS_PAINT_TEXT);
        break;
    case BS_LEGEND_CYCLE:
        draw_legend_line(p, r, BS_EDGE_ALWAYS, TRUE);
        set_paint(p, BS_PAINT_TEXT);
        break;
    case BS_LEGEND_CHANGED:
        fill_rect(p, r, 0, BS_PAINT_CHANGED);
        fill_rect(p, &(BsRect){r->x, r->y, 3.5, r->height}, 0, BS_PAINT_CURRENT);
        set_paint(p, BS_PAINT_TEXT);
        break;
    case BS_LEGEND_GONE:
        fill_rect(p, r, 0, BS_PAINT_REMOVED);
        fill_rect(p, &(BsRect){r->x, r->y, 3.5, r->height}, 0, BS_PAINT_CURRENT);
        set_paint(p, BS_PAINT_FAINT);
        strike(p, r->x + BS_PART_PAD - 1, r->y, r->height, entry->text);
        break;
    case BS_LEGEND_CURRENT:
    case BS_LEGEND_REFUSED:
        draw_ring(p, r, entry->kind == BS_LEGEND_REFUSED);
        set_paint(p, BS_PAINT_TEXT);
        break;
    }
    draw_text(p, entry->text, r->x + BS_PART_PAD - 1, r->y, r->height);
}

static void
draw_caption(Painter *p)
{
    BsCaption caption;
    bs_caption_init(&caption, p->scene, p->options->sentence, p->options->sheet, p->measure);
    set_paint(p, BS_PAINT_TEXT);
    for (guint32 i = 0; caption.lines[i]; i++)
        draw_text(p, caption.lines[i], caption.x, caption.y + i * caption.line, caption.line);
    for (guint32 i = 0; i < caption.n_entries; i++)
        draw_legend_entry(p, &caption.entries[i]);
    bs_caption_clear(&caption);
}

void
bs_scene_paint(const BsScene *scene, cairo_t *cr, const BsPaintOptions *options)
{
    BsMeasure measure;
    bs_measure_init(&measure);
    Painter p = {scene, options, cr, &measure, FALSE};
    p.bars = options->zoom > 0 && options->zoom < DETAIL_ZOOM;
    set_paint(&p, BS_PAINT_BACKGROUND);
    if (!options->sheet || !options->sheet->transparent)
        cairo_paint(cr);
    set_paint(&p, BS_PAINT_TEXT);
    draw_bold(&p, scene->title, scene->title_x, 2, scene->row_height + 8);
    // Nested boxes come after their outer ones, and rows are never below a box of another.
    for (guint32 i = 0; i < scene->n_boxes; i++)
        draw_box(&p, &scene->boxes[i]);
    for (guint32 i = 0; i < scene->n_rows; i++)
        draw_row(&p, &scene->rows[i]);
    for (guint32 i = 0; i < scene->n_edges; i++)
        draw_edge(&p, &scene->edges[i]);
    for (guint32 i = 0; i < scene->n_edges && !p.bars; i++)
        draw_label(&p, &scene->edges[i]);
    draw_flows(&p);
    draw_uses(&p);
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (scene->rows[i].flags & (BS_ROW_LIVE | BS_ROW_DEFINES | BS_ROW_USES))
            draw_life(&p, &scene->rows[i]);
    }
    if (options->legend)
        draw_caption(&p);
    bs_measure_clear(&measure);
}
