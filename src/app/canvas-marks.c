// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/canvas-marks.h"
#include "support/i18n.h"

#include <adwaita.h>

static void
set_colour(GdkRGBA *colour, BsPaint paint)
{
    const gboolean dark = adw_style_manager_get_dark(adw_style_manager_get_default());
    const guint32 rgb = dark ? bs_paints[paint].dark : bs_paints[paint].light;
    *colour = (GdkRGBA){(float)(rgb >> 16 & 255) / 255, (float)(rgb >> 8 & 255) / 255,
                        (float)(rgb & 255) / 255, 1};
}

// A frame around what the pointer is on, here or in another view.
void
bs_canvas_frame_hovered(const BsScene *scene, BsSession *session, GtkSnapshot *snapshot)
{
    const BsOp *op = bs_session_hovered_op(session);
    const BsRow *row = op ? bs_scene_find_op(scene, op) : NULL;
    if (!row)
        return;
    GdkRGBA colour;
    set_colour(&colour, BS_PAINT_EDGE);
    const GskRoundedRect frame = GSK_ROUNDED_RECT_INIT(
        (float)row->rect.x, (float)row->rect.y, (float)row->rect.width, (float)row->rect.height);
    gtk_snapshot_append_border(snapshot, &frame, (float[]){1.5F, 1.5F, 1.5F, 1.5F},
                               (GdkRGBA[]){colour, colour, colour, colour});
}

// What is selected, or pointed at, and is not in the picture.
static const char *
note_of(const BsScene *scene, BsSession *session)
{
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
    const char *note = note_of(scene, session);
    if (!note)
        return;
    GdkRGBA colour, ground;
    int width, height;
    set_colour(&colour, BS_PAINT_FAINT);
    set_colour(&ground, BS_PAINT_BACKGROUND);
    g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(widget, note);
    pango_layout_get_pixel_size(layout, &width, &height);
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(
        snapshot,
        &GRAPHENE_POINT_INIT(INSET, (float)(gtk_widget_get_height(widget) - height - INSET)));
    gtk_snapshot_append_color(
        snapshot, &ground,
        &GRAPHENE_RECT_INIT(-PAD, -PAD, (float)width + 2 * PAD, (float)height + 2 * PAD));
    gtk_snapshot_append_layout(snapshot, layout, &colour);
    gtk_snapshot_restore(snapshot);
}
