// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/canvas/canvas-private.h"

#include "app/canvas/canvas-marks.h"
#include "app/kit/colours.h"
#include "view/write/painter.h"

G_DEFINE_FINAL_TYPE(BsCanvas, bs_canvas, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_SESSION, N_PROPS };
static GParamSpec *properties[N_PROPS];

// -- painting ------------------------------------------------------------------------------------

static gboolean
contains(const BsRect *outer, const BsRect *inner)
{
    return inner->x >= outer->x && inner->y >= outer->y &&
           inner->x + inner->width <= outer->x + outer->width &&
           inner->y + inner->height <= outer->y + outer->height;
}

// Where of a part there is anything but the background: nothing else is drawn anew at a step. What
// moves, is dim, or has curves at its side may reach further than the picture.
static BsRect
where_painted(BsCanvas *self, const BsRect *part)
{
    enum { FRAME = 8 }; // of lines around boxes
    if (self->spotlight || self->shows_value || self->motion.shifts)
        return *part;
    const double left = MAX(part->x, -FRAME), top = MAX(part->y, -FRAME);
    const double right = MIN(part->x + part->width, self->scene->width + FRAME);
    const double low = MIN(part->y + part->height, self->scene->height + FRAME);
    return (BsRect){left, top, MAX(right - left, 0), MAX(low - top, 0)};
}

// Paints half a screen more on every side than is seen, so that panning mostly moves what is there.
static void
paint_node(BsCanvas *self, const BsRect *visible)
{
    const BsRect part = {visible->x - visible->width / 2, visible->y - visible->height / 2,
                         visible->width * 2, visible->height * 2};
    const BsPaintOptions options = {
        .scheme = bs_colours_scheme(),
        .selected_op = bs_session_selected_op(self->session),
        .selected_value = bs_session_selected_value(self->session),
        .selected_block = bs_session_selected_op(self->session)
                              ? NULL // an op is marked itself
                              : bs_session_selected_block(self->session),
        .lit = bs_session_lit_ops(self->session),
        .zoom = self->zoom,
        .clip = part,
        .view = *visible,
    };
    const BsRect r = where_painted(self, &part);
    const graphene_rect_t bounds =
        GRAPHENE_RECT_INIT((float)r.x, (float)r.y, (float)r.width, (float)r.height);
    g_clear_pointer(&self->node, gsk_render_node_unref);
    self->node = gsk_cairo_node_new(&bounds);
    cairo_t *cr = gsk_cairo_node_get_draw_context(self->node);
    bs_scene_paint(self->scene, cr, &options);
    if (self->spotlight)
        bs_canvas_dim_rest(self->scene, self->session, cr);
    cairo_destroy(cr);
    self->painted = part;
    self->cut = bs_scene_cut_labels(self->scene, visible);
}

// What was painted last shows as much as would be painted now.
static gboolean
is_painted(BsCanvas *self, const BsRect *visible)
{
    return self->node && contains(&self->painted, visible) &&
           self->cut == bs_scene_cut_labels(self->scene, visible);
}

static void
bs_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    BsCanvas *self = BS_CANVAS(widget);
    if (!self->scene) {
        if (self->session)
            bs_canvas_note(widget, NULL, self->session, snapshot);
        return;
    }
    if (bs_canvas_snapshot_held(self, snapshot))
        return;
    const BsRect visible = bs_canvas_visible(self);
    if (!is_painted(self, &visible))
        paint_node(self, &visible);
    const GdkRGBA ground = bs_colours_rgba(BS_PAINT_BACKGROUND, 1);
    const graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, (float)gtk_widget_get_width(widget),
                                                   (float)gtk_widget_get_height(widget));
    gtk_snapshot_append_color(snapshot, &ground, &all);
    gtk_snapshot_push_clip(snapshot, &all);
    gtk_snapshot_scale(snapshot, (float)self->zoom, (float)self->zoom);
    gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)-self->x, (float)-self->y));
    gtk_snapshot_append_node(snapshot, self->node);
    bs_canvas_frame_hovered(self->scene, self->session, snapshot);
    bs_canvas_draw_keyboard(self, snapshot);
    if (self->larger > 1 && self->follow) // a room has no scroll bars
        bs_canvas_tell_more(widget, self->scene, &visible, snapshot);
    gtk_snapshot_pop(snapshot);
    bs_canvas_note(widget, self->scene, self->session, snapshot);
}

// -- the widget ----------------------------------------------------------------------------------

static void
set_session(BsCanvas *self, BsSession *session)
{
    if (self->session == session)
        return;
    bs_canvas_set_session(self, session);
    if (session)
        bs_canvas_follow_by_keys(self);
}

static void
bs_canvas_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
    if (id == PROP_SESSION)
        set_session(BS_CANVAS(object), g_value_get_object(value));
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline)
{
    BsCanvas *self = BS_CANVAS(widget);
    GTK_WIDGET_CLASS(bs_canvas_parent_class)->size_allocate(widget, width, height, baseline);
    bs_canvas_fit(self);
    bs_canvas_clamp_view(self);
    if (self->follow && self->scene && (width != self->width || height != self->height))
        bs_canvas_fit_soon(self);
}

// Text of another size: the picture is fitted once more.
static void
bs_canvas_system_setting_changed(GtkWidget *widget, GtkSystemSetting setting)
{
    GTK_WIDGET_CLASS(bs_canvas_parent_class)->system_setting_changed(widget, setting);
    if (setting == GTK_SYSTEM_SETTING_DPI)
        gtk_widget_queue_allocate(widget);
}

static void
bs_canvas_dispose(GObject *object)
{
    BsCanvas *self = BS_CANVAS(object);
    bs_canvas_forget_motion(self);
    g_clear_handle_id(&self->resized, g_source_remove);
    g_clear_pointer(&self->layouts, bs_layout_cache_free);
    g_clear_pointer(&self->scene, bs_scene_free);
    if (self->session)
        bs_session_set_picture(self->session, NULL);
    g_clear_pointer(&self->options.folded, g_hash_table_unref);
    g_clear_pointer(&self->options.opened, g_hash_table_unref);
    g_clear_pointer(&self->guard.whole, g_free);
    g_clear_pointer(&self->node, gsk_render_node_unref);
    g_clear_object(&self->session);
    G_OBJECT_CLASS(bs_canvas_parent_class)->dispose(object);
}

static void
bs_canvas_class_init(BsCanvasClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    object_class->set_property = bs_canvas_set_property;
    object_class->dispose = bs_canvas_dispose;
    widget_class->snapshot = bs_canvas_snapshot;
    widget_class->size_allocate = bs_canvas_size_allocate;
    widget_class->system_setting_changed = bs_canvas_system_setting_changed;
    properties[PROP_SESSION] = g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    static const char *const names[] = {"view-changed", "guard-changed"};
    for (guint i = 0; i < G_N_ELEMENTS(names); i++)
        g_signal_new(names[i], BS_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                     0);
    gtk_widget_class_set_css_name(widget_class, "canvas");
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bs_canvas_init(BsCanvas *self)
{
    self->zoom = self->larger = self->least = 1;
    self->follow = TRUE;
    self->options.folded = g_hash_table_new(NULL, NULL);
    self->options.opened = g_hash_table_new(NULL, NULL);
    self->layouts = bs_layout_cache_new(bs_canvas_layout_ready, self);
    gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
    gtk_widget_set_has_tooltip(GTK_WIDGET(self), TRUE);
    gtk_widget_set_hexpand(GTK_WIDGET(self), TRUE);
    gtk_widget_set_vexpand(GTK_WIDGET(self), TRUE);
    bs_colours_watch(self, G_CALLBACK(bs_canvas_repaint));
    bs_canvas_add_controllers(self);
    bs_canvas_add_keys(self);
}
