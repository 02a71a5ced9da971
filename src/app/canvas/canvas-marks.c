// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/canvas/canvas-marks.h"
#include "app/kit/colours.h"
#include "support/i18n.h"
#include "view/layout/frame.h"
#include "view/scene/measure.h"

// A frame around what the pointer is on, here or in another view.
void
bs_canvas_frame_hovered(const BsScene *scene, BsSession *session, GtkSnapshot *snapshot)
{
    const BsOp *op = bs_session_hovered_op(session);
    const BsRow *row = op ? bs_scene_find_op(scene, op) : NULL;
    if (!row)
        return;
    const GdkRGBA colour = bs_colours_rgba(BS_PAINT_EDGE, 1);
    const GskRoundedRect frame = GSK_ROUNDED_RECT_INIT(
        (float)row->rect.x, (float)row->rect.y, (float)row->rect.width, (float)row->rect.height);
    gtk_snapshot_append_border(snapshot, &frame, (float[]){1.5F, 1.5F, 1.5F, 1.5F},
                               (GdkRGBA[]){colour, colour, colour, colour});
}

// -- the spotlight -------------------------------------------------------------------------------

static gboolean
is_spoken(const BsScene *scene, const BsRow *row, GHashTable *spoken)
{
    enum { OF_STEP = BS_ROW_CURRENT | BS_ROW_CHANGED | BS_ROW_REFUSED };
    if (row->flags & OF_STEP)
        return TRUE;
    switch (row->kind) {
    case BS_ROW_OP:
    case BS_ROW_MARK:
        return g_hash_table_contains(spoken, row->op);
    case BS_ROW_ARGUMENT:
        return g_hash_table_contains(spoken, row->value);
    case BS_ROW_TITLE:
        return g_hash_table_contains(spoken, row->block);
    case BS_ROW_GONE:
        return !scene->compares;
    default:
        return FALSE;
    }
}

// A hole in what dims, between the borders of the box.
static void
leave_out(cairo_t *cr, const BsRect *part)
{
    static const double border = 1.2;
    cairo_rectangle(cr, part->x + border, part->y, MAX(0, part->width - 2 * border), part->height);
}

// With the title in the light. Where the sentence speaks of nothing in the picture, nothing is dim.
void
bs_canvas_dim_rest(const BsScene *scene, BsSession *session, cairo_t *cr)
{
    g_autoptr(GHashTable) spoken = g_hash_table_new(NULL, NULL);
    const GdkRGBA veil =
        bs_colours_rgba(BS_PAINT_BACKGROUND, (float)bs_scheme_veil(bs_colours_scheme()));
    guint n = 0;
    bs_session_add_spoken(session, spoken);
    cairo_new_path(cr);
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (!is_spoken(scene, &scene->rows[i], spoken))
            continue;
        leave_out(cr, &scene->rows[i].rect);
        n++;
    }
    for (guint32 i = 0; i < scene->n_edges; i++) {
        if (g_hash_table_contains(spoken, scene->edges[i].op))
            leave_out(cr, &scene->edges[i].label_rect);
    }
    if (n) {
        const double top = scene->row_height + 10; // below the title
        cairo_rectangle(cr, -scene->width, top, 3 * scene->width, 2 * scene->height);
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
        gdk_cairo_set_source_rgba(cr, &veil);
        cairo_fill(cr);
    }
    cairo_new_path(cr);
}

// -- more than there is room for -----------------------------------------------------------------

// In place of what is cut off there.
static void
tell_more(GtkWidget *widget, const char *text, const BsRect *place, gboolean above,
          GtkSnapshot *snapshot)
{
    enum { POINTS_96_DPI = BS_SCENE_FONT_POINTS * 96 / 72, INSET = 12 };
    const GdkRGBA colour = bs_colours_rgba(BS_PAINT_TEXT, 1);
    const GdkRGBA ground = bs_colours_rgba(BS_PAINT_STRIP, 1);
    PangoFontDescription *font = pango_font_description_from_string(BS_SCENE_FONT_FAMILY);
    g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(widget, text);
    int height;
    pango_font_description_set_absolute_size(font, POINTS_96_DPI * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    pango_layout_get_pixel_size(layout, NULL, &height);
    gtk_snapshot_append_color(snapshot, &ground,
                              &GRAPHENE_RECT_INIT((float)place->x, (float)place->y,
                                                  (float)place->width, (float)place->height));
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(
        snapshot,
        &GRAPHENE_POINT_INIT((float)place->x + INSET,
                             (float)(above ? place->y : place->y + place->height - height)));
    gtk_snapshot_append_layout(snapshot, layout, &colour);
    gtk_snapshot_restore(snapshot);
}

void
bs_canvas_tell_more(GtkWidget *widget, const BsScene *scene, const BsRect *visible,
                    GtkSnapshot *snapshot)
{
    const double bottom = visible->y + visible->height;
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const BsBox *box = &scene->boxes[i];
        if (box->parent >= 0 || box->rect.y > bottom || box->rect.y + box->rect.height < visible->y)
            continue;
        const BsFramedRows rows = bs_frame_rows(scene, box, visible);
        g_autofree char *above = g_strdup_printf(_("↑ more above: %u"), rows.n_above);
        g_autofree char *below = g_strdup_printf(_("↓ more below: %u"), rows.n_below);
        BsRect place = {box->rect.x, visible->y, box->rect.width, rows.begin - visible->y};
        if (rows.n_above)
            tell_more(widget, above, &place, TRUE, snapshot);
        place.y = rows.end;
        place.height = bottom - rows.end;
        if (rows.n_below)
            tell_more(widget, below, &place, FALSE, snapshot);
    }
}

// -- notes ---------------------------------------------------------------------------------------

// Why there is no picture.
static const char *
why_empty(BsSession *session)
{
    if (!bs_session_document(session))
        return NULL;
    if (!bs_session_is_walkable(session))
        return _("No picture: the program could not be read");
    const GPtrArray *functions = bs_document_functions(bs_session_document(session));
    if (functions->len == 0)
        return _("No picture: the program has no functions");
    return bs_session_function_name(session)
               ? _("No picture: the function is not there at this event")
               : _("No picture: no function of the program has a body");
}

// What is selected, or pointed at, and is not in the picture.
const char *
bs_canvas_note_text(const BsScene *scene, BsSession *session)
{
    if (!scene)
        return why_empty(session);
    const BsOp *hovered = bs_session_hovered_op(session);
    const BsOp *selected = bs_session_selected_op(session);
    if (hovered && hovered != scene->function && !bs_scene_find_op(scene, hovered))
        return _("no counterpart in this picture");
    if (selected && selected != scene->function && !bs_scene_find_op(scene, selected))
        return _("the selection is not in this picture");
    return NULL;
}

// On a ground of its own: there may be a picture below.
void
bs_canvas_note(GtkWidget *widget, const BsScene *scene, BsSession *session, GtkSnapshot *snapshot)
{
    enum { INSET = 8, PAD = 4 };
    const char *note = bs_canvas_note_text(scene, session);
    if (!note)
        return;
    const GdkRGBA colour = bs_colours_rgba(BS_PAINT_FAINT, 1);
    const GdkRGBA ground = bs_colours_rgba(BS_PAINT_BACKGROUND, 1);
    PangoRectangle text;
    g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(widget, note);
    pango_layout_set_width(layout, (gtk_widget_get_width(widget) - 2 * INSET) * PANGO_SCALE);
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER);
    pango_layout_get_pixel_extents(layout, NULL, &text);
    pango_layout_set_width(layout, text.width * PANGO_SCALE);
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate( // between the corners, where the overview may be
        snapshot,
        &GRAPHENE_POINT_INIT((float)(gtk_widget_get_width(widget) - text.width) / 2,
                             (float)(gtk_widget_get_height(widget) - text.height - INSET) /
                                 (scene ? 1 : 2)));
    gtk_snapshot_append_color(
        snapshot, &ground,
        &GRAPHENE_RECT_INIT(-PAD, -PAD, (float)text.width + 2 * PAD, (float)text.height + 2 * PAD));
    gtk_snapshot_append_layout(snapshot, layout, &colour);
    gtk_snapshot_restore(snapshot);
}
