// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From one picture to the next: what was painted stays until the layout of the next is there, for a
// moment at most; then the boxes move from where they were on the screen to where they will be.
#include "app/canvas/canvas-private.h"

#include "view/layout/layout.h"

#include <math.h>

static const double MOVED = 0.5; // less is no motion
enum {
    PATIENCE_MS = 120, // the last picture stays that long at most
    DURATION_US = 180000,
    MOST_ROWS = 300, // more are not painted in a frame
};

static void
stop_waiting(BsCanvas *self)
{
    g_clear_pointer(&self->motion.held, gsk_render_node_unref);
    g_clear_handle_id(&self->motion.timer, g_source_remove);
}

static void
set_done(BsCanvas *self, double left)
{
    BsCanvasMotion *motion = &self->motion;
    bs_scene_shift(self->scene, motion->shifts, left - motion->left);
    motion->left = left;
}

void
bs_canvas_end_motion(BsCanvas *self)
{
    BsCanvasMotion *motion = &self->motion;
    if (motion->tick)
        gtk_widget_remove_tick_callback(GTK_WIDGET(self), motion->tick);
    motion->tick = 0;
    if (motion->shifts && self->scene)
        set_done(self, 0);
    g_clear_pointer(&motion->shifts, g_free);
}

// The boxes of the function by their blocks: where they are on the screen.
static void
note_places(BsCanvas *self)
{
    BsCanvasMotion *motion = &self->motion;
    g_hash_table_remove_all(motion->places);
    motion->zoom = self->zoom;
    for (guint32 i = 0; self->scene && i < self->scene->n_boxes; i++) {
        const BsBox *box = &self->scene->boxes[i];
        const BsPoint at = {box->rect.x + box->rect.width / 2 - self->x, box->rect.y - self->y};
        if (box->depth == 0)
            g_hash_table_insert(motion->places, (gpointer)(guintptr)box->block,
                                g_memdup2(&at, sizeof at));
    }
}

void
bs_canvas_begin_change(BsCanvas *self)
{
    BsCanvasMotion *motion = &self->motion;
    if (!motion->places)
        motion->places = g_hash_table_new_full(NULL, NULL, NULL, g_free);
    if (motion->held) // the one before it has not been seen
        return;
    note_places(self);
    bs_canvas_end_motion(self);
    if (!self->node)
        return;
    motion->held = gsk_render_node_ref(self->node);
    motion->held_x = self->x;
    motion->held_y = self->y;
    motion->held_zoom = self->zoom;
}

static gboolean
wants_motion(BsCanvas *self)
{
    gboolean animations = TRUE;
    g_object_get(gtk_widget_get_settings(GTK_WIDGET(self)), "gtk-enable-animations", &animations,
                 NULL);
    return animations && self->scene && self->scene->n_rows <= MOST_ROWS &&
           self->zoom == self->motion.zoom && gtk_widget_get_mapped(GTK_WIDGET(self));
}

// From where a box is now to where it was; boxes that are new are there at once.
static gboolean
find_shifts(BsCanvas *self)
{
    gboolean any = FALSE;
    self->motion.shifts = g_new0(BsPoint, self->scene->n_boxes);
    for (guint32 i = 0; i < self->scene->n_boxes; i++) {
        const BsBox *box = &self->scene->boxes[i];
        const BsPoint *was =
            box->depth ? NULL : g_hash_table_lookup(self->motion.places, box->block);
        if (!was)
            continue;
        BsPoint *shift = &self->motion.shifts[i];
        *shift = (BsPoint){was->x - (box->rect.x + box->rect.width / 2 - self->x),
                           was->y - (box->rect.y - self->y)};
        any |= fabs(shift->x) > MOVED || fabs(shift->y) > MOVED;
    }
    return any;
}

static gboolean
on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer none)
{
    BsCanvas *self = BS_CANVAS(widget);
    const gint64 now = gdk_frame_clock_get_frame_time(clock);
    if (!self->motion.begin)
        self->motion.begin = now;
    const double at = (double)(now - self->motion.begin) / DURATION_US;
    bs_canvas_repaint(self);
    if (at >= 1) {
        self->motion.tick = 0; // it goes with the answer
        bs_canvas_end_motion(self);
        g_signal_emit_by_name(self, "view-changed"); // until now all was elsewhere
        return G_SOURCE_REMOVE;
    }
    set_done(self, pow(1 - at, 3)); // slower and slower
    return G_SOURCE_CONTINUE;
}

static void
begin_motion(BsCanvas *self)
{
    BsCanvasMotion *motion = &self->motion;
    if (!wants_motion(self))
        return;
    if (!find_shifts(self)) {
        g_clear_pointer(&motion->shifts, g_free);
        return;
    }
    motion->left = 0;
    motion->begin = 0;
    set_done(self, 1);
    motion->tick = gtk_widget_add_tick_callback(GTK_WIDGET(self), on_tick, NULL, NULL);
}

static gboolean
on_impatient(gpointer canvas)
{
    BsCanvas *self = canvas;
    self->motion.timer = 0;
    stop_waiting(self);
    begin_motion(self);
    bs_canvas_repaint(self);
    return G_SOURCE_REMOVE;
}

void
bs_canvas_end_change(BsCanvas *self)
{
    if (self->motion.held && bs_layout_cache_is_busy(self->layouts)) {
        if (!self->motion.timer)
            self->motion.timer = g_timeout_add(PATIENCE_MS, on_impatient, self);
        return;
    }
    stop_waiting(self);
    begin_motion(self);
}

void
bs_canvas_forget_motion(BsCanvas *self)
{
    stop_waiting(self);
    bs_canvas_end_motion(self);
    g_clear_pointer(&self->motion.places, g_hash_table_unref);
}

gboolean
bs_canvas_snapshot_held(BsCanvas *self, GtkSnapshot *snapshot)
{
    const BsCanvasMotion *motion = &self->motion;
    if (!motion->held)
        return FALSE;
    const float zoom = (float)motion->held_zoom;
    gtk_snapshot_push_clip(snapshot,
                           &GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(GTK_WIDGET(self)),
                                               gtk_widget_get_height(GTK_WIDGET(self))));
    gtk_snapshot_scale(snapshot, zoom, zoom);
    gtk_snapshot_translate(snapshot,
                           &GRAPHENE_POINT_INIT((float)-motion->held_x, (float)-motion->held_y));
    gtk_snapshot_append_node(snapshot, motion->held);
    gtk_snapshot_pop(snapshot);
    return TRUE;
}
