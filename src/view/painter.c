// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/painter.h"

#include "view/legend.h"
#include "view/measure.h"

#include <cairo-pdf.h>
#include <gio/gio.h>
#include <math.h>

enum { PAD = 8, RADIUS = 7, ARROW = 8 };

static const double DETAIL_ZOOM = 0.3; // below it rows are bars

typedef struct Painter {
    const BsScene *scene;
    const BsPaintOptions *options;
    cairo_t *cr;
    PangoLayout *text;
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
    set_rgb(p, p->options->dark ? bs_paints[paint].dark : bs_paints[paint].light, 1);
}

static guint32
look_rgb(const Painter *p, BsLook look)
{
    return p->options->dark ? bs_looks[look].dark : bs_looks[look].light;
}

static void
rounded(cairo_t *cr, const BsRect *r, double radius)
{
    radius = MIN(radius, MIN(r->width, r->height) / 2);
    cairo_new_sub_path(cr);
    cairo_arc(cr, r->x + r->width - radius, r->y + radius, radius, -G_PI / 2, 0);
    cairo_arc(cr, r->x + r->width - radius, r->y + r->height - radius, radius, 0, G_PI / 2);
    cairo_arc(cr, r->x + radius, r->y + r->height - radius, radius, G_PI / 2, G_PI);
    cairo_arc(cr, r->x + radius, r->y + radius, radius, G_PI, 3 * G_PI / 2);
    cairo_close_path(cr);
}

static void
fill_rect(Painter *p, const BsRect *r, BsPaint paint)
{
    set_paint(p, paint);
    cairo_rectangle(p->cr, r->x, r->y, r->width, r->height);
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
    pango_layout_set_text(p->text, text, -1);
    pango_layout_get_size(p->text, NULL, &tall);
    cairo_move_to(p->cr, x, y + (height - (double)tall / PANGO_SCALE) / 2);
    pango_cairo_show_layout(p->cr, p->text);
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
    rounded(p->cr, r, RADIUS);
    cairo_clip(p->cr);
    cairo_set_line_width(p->cr, 1);
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
    const BsFrame frame = bs_looks[look].frame;
    if (frame == BS_FRAME_FILLED || frame == BS_FRAME_HALF) {
        BsRect fill = *r;
        if (frame == BS_FRAME_HALF)
            fill.width /= 2;
        set_rgb(p, rgb, 0.16);
        rounded(p->cr, &fill, RADIUS);
        cairo_fill(p->cr);
    } else if (frame == BS_FRAME_HATCHED) {
        set_rgb(p, rgb, 0.22);
        hatch(p, r);
    }
    set_rgb(p, rgb, 1);
    cairo_set_line_width(p->cr, 1);
    if (frame == BS_FRAME_DOTTED)
        cairo_set_dash(p->cr, dots, G_N_ELEMENTS(dots), 0);
    rounded(p->cr, r, RADIUS);
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
}

static void
draw_badge(Painter *p, const BsRow *row, const BsBadge *badge)
{
    const BsRect r = {row->rect.x + badge->x, row->rect.y + 1.5, badge->width,
                      row->rect.height - 3};
    draw_frame(p, badge->look, &r);
    draw_text(p, badge->text, r.x + PAD / 2.0, r.y, r.height);
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
    if (row->kind == BS_ROW_OP)
        return row->op == o->selected_op || is_lit(p, row->op) ||
               (o->selected_value &&
                (o->selected_value->op == row->op || uses_value(row->op, o->selected_value)));
    if (row->kind == BS_ROW_TITLE)
        return row->block == o->selected_block;
    return row->value && row->value == o->selected_value;
}

static void
draw_row_background(Painter *p, const BsRow *row)
{
    static const struct {
        BsRowKind kind;
        BsPaint paint;
    } backgrounds[] = {
        {BS_ROW_TITLE, BS_PAINT_TITLE},
        {BS_ROW_LIVE_IN, BS_PAINT_STRIP},
        {BS_ROW_LIVE_OUT, BS_PAINT_STRIP},
    };
    BsRect inside = row->rect;
    inside.x += 1;
    inside.width -= 2;
    for (guint i = 0; i < G_N_ELEMENTS(backgrounds); i++) {
        if (backgrounds[i].kind == row->kind)
            fill_rect(p, &inside, backgrounds[i].paint);
    }
    if (is_selected(p, row))
        fill_rect(p, &inside, BS_PAINT_SELECTED);
    else if (row->flags & BS_ROW_CHANGED)
        fill_rect(p, &inside, BS_PAINT_CHANGED);
    if (row->flags & BS_ROW_CHANGED) // and a mark, for those who do not see the colour
        fill_rect(p, &(BsRect){inside.x, inside.y, 3, inside.height}, BS_PAINT_CURRENT);
}

static void
draw_ring(Painter *p, const BsRow *row)
{
    BsRect ring = row->rect;
    ring.x += 2;
    ring.width -= 4;
    set_paint(p, row->flags & BS_ROW_REFUSED ? BS_PAINT_REFUSED : BS_PAINT_CURRENT);
    cairo_set_line_width(p->cr, 1.6);
    rounded(p->cr, &ring, 5);
    cairo_stroke(p->cr);
}

static void
set_row_colour(Painter *p, const BsRow *row)
{
    switch (row->kind) {
    case BS_ROW_MARK:
        set_rgb(p, look_rgb(p, row->look), 1);
        break;
    case BS_ROW_LIVE_IN:
    case BS_ROW_LIVE_OUT:
    case BS_ROW_REGION:
    case BS_ROW_MORE:
        set_paint(p, BS_PAINT_FAINT);
        break;
    default:
        set_paint(p, BS_PAINT_TEXT);
        break;
    }
}

static void
draw_row(Painter *p, const BsRow *row)
{
    if (!is_visible(p, &row->rect))
        return;
    draw_row_background(p, row);
    set_row_colour(p, row);
    draw_text(p, row->text, row->rect.x + PAD, row->rect.y, row->rect.height);
    for (guint32 i = 0; i < row->n_badges; i++)
        draw_badge(p, row, &row->badges[i]);
    if (row->flags & (BS_ROW_CURRENT | BS_ROW_REFUSED))
        draw_ring(p, row);
}

// -- boxes and edges -----------------------------------------------------------------------------

static void
draw_box(Painter *p, const BsBox *box)
{
    if (!is_visible(p, &box->rect))
        return;
    set_paint(p, box->depth % 2 ? BS_PAINT_NESTED : BS_PAINT_BOX);
    rounded(p->cr, &box->rect, RADIUS);
    cairo_fill_preserve(p->cr);
    const gboolean ringed = box->flags & BS_ROW_CURRENT;
    set_paint(p, ringed ? BS_PAINT_CURRENT : BS_PAINT_BORDER);
    cairo_set_line_width(p->cr, ringed ? 2.4 : 1);
    cairo_stroke(p->cr);
}

static void
set_edge_colour(Painter *p, const BsEdge *edge)
{
    static const BsPaint paints[] = {[BS_EDGE_ALWAYS] = BS_PAINT_EDGE,
                                     [BS_EDGE_TRUE] = BS_PAINT_TAKEN,
                                     [BS_EDGE_FALSE] = BS_PAINT_REFUSED,
                                     [BS_EDGE_CASE] = BS_PAINT_EDGE};
    set_paint(p, paints[edge->kind]);
}

static void
draw_arrow(Painter *p, BsPoint from, BsPoint tip)
{
    const double angle = atan2(tip.y - from.y, tip.x - from.x);
    cairo_move_to(p->cr, tip.x, tip.y);
    for (gint side = -1; side <= 1; side += 2)
        cairo_line_to(p->cr, tip.x - ARROW * cos(angle + side * 0.45),
                      tip.y - ARROW * sin(angle + side * 0.45));
    cairo_close_path(p->cr);
    cairo_fill(p->cr);
}

static void
draw_label(Painter *p, const BsEdge *edge)
{
    if (!*edge->label || p->bars)
        return;
    int width, height;
    pango_layout_set_text(p->text, edge->label, -1);
    pango_layout_get_size(p->text, &width, &height);
    const double w = (double)width / PANGO_SCALE, h = (double)height / PANGO_SCALE;
    const BsRect r = {edge->label_at.x - w / 2 - 4, edge->label_at.y - h / 2, w + 8, h};
    set_paint(p, BS_PAINT_BACKGROUND);
    rounded(p->cr, &r, 4);
    cairo_fill(p->cr);
    set_edge_colour(p, edge);
    cairo_move_to(p->cr, r.x + 4, r.y);
    pango_cairo_show_layout(p->cr, p->text);
}

static void
draw_edge(Painter *p, const BsEdge *edge)
{
    static const double dashes[] = {6, 3}; // "false" is dashed: not by colour alone
    const BsPoint *q = edge->points;
    if (edge->n_points < 4)
        return;
    set_edge_colour(p, edge);
    cairo_set_line_width(p->cr, 1.5);
    if (edge->kind == BS_EDGE_FALSE)
        cairo_set_dash(p->cr, dashes, G_N_ELEMENTS(dashes), 0);
    cairo_move_to(p->cr, q[0].x, q[0].y);
    for (guint32 i = 1; i + 2 < edge->n_points; i += 3)
        cairo_curve_to(p->cr, q[i].x, q[i].y, q[i + 1].x, q[i + 1].y, q[i + 2].x, q[i + 2].y);
    cairo_stroke(p->cr);
    cairo_set_dash(p->cr, NULL, 0, 0);
    draw_arrow(p, q[edge->n_points - 2], q[edge->n_points - 1]);
    draw_label(p, edge);
}

static void
draw_title(Painter *p)
{
    set_paint(p, BS_PAINT_TEXT);
    draw_text(p, p->scene->title, 24, 4, p->scene->row_height + 8);
}

static void
draw_legend(Painter *p)
{
    BsLegend legend;
    bs_legend_init(&legend, p->scene);
    for (guint i = 0; i < BS_N_LOOKS; i++) {
        const BsLegendEntry *entry = &legend.entries[i];
        const BsRect r = {entry->x, p->scene->height + entry->y, entry->width,
                          p->scene->row_height - 2};
        draw_frame(p, entry->look, &r);
        draw_text(p, legend.texts[i], r.x + 7, r.y, r.height);
    }
    bs_legend_clear(&legend);
}

void
bs_scene_paint(const BsScene *scene, cairo_t *cr, const BsPaintOptions *options)
{
    BsMeasure measure;
    bs_measure_init(&measure);
    Painter p = {scene, options, cr, measure.layout, FALSE};
    p.bars = options->zoom > 0 && options->zoom < DETAIL_ZOOM;
    set_paint(&p, BS_PAINT_BACKGROUND);
    cairo_paint(cr);
    draw_title(&p);
    // A box, then its rows up to the next box: nested boxes lie on their outer one.
    for (guint32 i = 0; i < scene->n_boxes; i++)
        draw_box(&p, &scene->boxes[i]);
    for (guint32 i = 0; i < scene->n_rows; i++)
        draw_row(&p, &scene->rows[i]);
    for (guint32 i = 0; i < scene->n_edges; i++)
        draw_edge(&p, &scene->edges[i]);
    if (options->legend)
        draw_legend(&p);
    bs_measure_clear(&measure);
}

// -- files ---------------------------------------------------------------------------------------

static void
picture_size(const BsScene *scene, const BsPaintOptions *options, double *width, double *height)
{
    *width = scene->width;
    *height = scene->height;
    if (!options->legend)
        return;
    BsLegend legend;
    bs_legend_init(&legend, scene);
    *width = MAX(*width, legend.width);
    *height += legend.height;
    bs_legend_clear(&legend);
}

static gboolean
set_cairo_error(cairo_status_t status, const char *path, GError **error)
{
    if (status == CAIRO_STATUS_SUCCESS)
        return TRUE;
    g_set_error(error, G_IO_ERROR, G_IO_ERROR_FAILED, "cannot write '%s': %s", path,
                cairo_status_to_string(status));
    return FALSE;
}

gboolean
bs_scene_write_png(const BsScene *scene, const char *path, double scale,
                   const BsPaintOptions *options, GError **error)
{
    double width, height;
    picture_size(scene, options, &width, &height);
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)ceil(width * scale), (int)ceil(height * scale));
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, scale, scale);
    bs_scene_paint(scene, cr, options);
    cairo_status_t status = cairo_status(cr);
    cairo_destroy(cr);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_write_to_png(surface, path);
    cairo_surface_destroy(surface);
    return set_cairo_error(status, path, error);
}

gboolean
bs_scene_write_pdf(const BsScene *scene, const char *path, const BsPaintOptions *options,
                   GError **error)
{
    static const double POINTS_PER_PIXEL = 0.75;
    double width, height;
    picture_size(scene, options, &width, &height);
    cairo_surface_t *surface =
        cairo_pdf_surface_create(path, width * POINTS_PER_PIXEL, height * POINTS_PER_PIXEL);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, scene->title);
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, POINTS_PER_PIXEL, POINTS_PER_PIXEL);
    bs_scene_paint(scene, cr, options);
    cairo_destroy(cr);
    cairo_surface_finish(surface);
    const cairo_status_t status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return set_cairo_error(status, path, error);
}
