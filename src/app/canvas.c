// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/canvas.h"

#include "app/canvas-marks.h"
#include "app/layout-cache.h"
#include "debug/cursor.h"
#include "view/painter.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

static const double MIN_ZOOM = 0.05, MAX_ZOOM = 4, WHEEL_STEP = 1.15;
static const double READABLE = 0.72; // no fit that was not asked for makes type smaller than this
enum { SCROLL_STEP = 60, REVEAL_MARGIN = 48, DRAG_THRESHOLD = 6 };

struct _BsCanvas {
    GtkWidget parent_instance;
    BsSession *session;
    BsLayoutCache *layouts;
    BsScene *scene;    // placed; NULL when there is nothing to show
    double zoom, x, y; // the scene's point (x, y) is at the widget's top left corner
    gboolean follow;   // zoom to what comes into view; until the user zooms
    gboolean dragged;  // the press that is going on has moved the picture
    double drag_x, drag_y, pinch_zoom, pointer_x, pointer_y;
    BsSceneOptions options; // what of the function is in the picture
    guint variant;          // counts changes of that
    gboolean shows_value;   // where the selected one lives
    GskRenderNode *node;    // what was painted last ...
    BsRect painted;         // ... of this part of the scene
};

G_DEFINE_FINAL_TYPE(BsCanvas, bs_canvas, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_SESSION, N_PROPS };
static GParamSpec *properties[N_PROPS];

// -- painting ------------------------------------------------------------------------------------

static void
repaint(BsCanvas *self)
{
    g_clear_pointer(&self->node, gsk_render_node_unref);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

BsRect
bs_canvas_visible(BsCanvas *self)
{
    GtkWidget *widget = GTK_WIDGET(self);
    return (BsRect){self->x, self->y, gtk_widget_get_width(widget) / self->zoom,
                    gtk_widget_get_height(widget) / self->zoom};
}

static gboolean
contains(const BsRect *outer, const BsRect *inner)
{
    return inner->x >= outer->x && inner->y >= outer->y &&
           inner->x + inner->width <= outer->x + outer->width &&
           inner->y + inner->height <= outer->y + outer->height;
}

// Paints half a screen more on every side than is seen, so that panning mostly moves what is there.
static void
paint_node(BsCanvas *self, const BsRect *visible)
{
    BsRect part = {visible->x - visible->width / 2, visible->y - visible->height / 2,
                   visible->width * 2, visible->height * 2};
    const BsPaintOptions options = {
        .dark = adw_style_manager_get_dark(adw_style_manager_get_default()),
        .selected_op = bs_session_selected_op(self->session),
        .selected_value = bs_session_selected_value(self->session),
        .selected_block = bs_session_selected_op(self->session)
                              ? NULL // an op is marked itself
                              : bs_session_selected_block(self->session),
        .lit = bs_session_lit_ops(self->session),
        .zoom = self->zoom,
        .clip = part,
    };
    const graphene_rect_t bounds =
        GRAPHENE_RECT_INIT((float)part.x, (float)part.y, (float)part.width, (float)part.height);
    g_clear_pointer(&self->node, gsk_render_node_unref);
    self->node = gsk_cairo_node_new(&bounds);
    cairo_t *cr = gsk_cairo_node_get_draw_context(self->node);
    bs_scene_paint(self->scene, cr, &options);
    cairo_destroy(cr);
    self->painted = part;
}

static void
bs_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    BsCanvas *self = BS_CANVAS(widget);
    if (!self->scene)
        return;
    const BsRect visible = bs_canvas_visible(self);
    if (!self->node || !contains(&self->painted, &visible))
        paint_node(self, &visible);
    gtk_snapshot_push_clip(snapshot, &GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget),
                                                         gtk_widget_get_height(widget)));
    gtk_snapshot_scale(snapshot, (float)self->zoom, (float)self->zoom);
    gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)-self->x, (float)-self->y));
    gtk_snapshot_append_node(snapshot, self->node);
    bs_canvas_frame_hovered(self->scene, self->session, snapshot);
    gtk_snapshot_pop(snapshot);
    bs_canvas_note(widget, self->scene, self->session, snapshot);
}

// -- the view ------------------------------------------------------------------------------------

// Keeps at least a part of the picture in sight; a picture smaller than the canvas is centred.
static void
clamp_axis(double *at, double visible, double size)
{
    if (size <= visible)
        *at = (size - visible) / 2;
    else
        *at = CLAMP(*at, -visible / 4, size - visible * 3 / 4);
}

static void
clamp_view(BsCanvas *self)
{
    const BsRect visible = bs_canvas_visible(self);
    if (!self->scene)
        return;
    clamp_axis(&self->x, visible.width, self->scene->width);
    clamp_axis(&self->y, visible.height, self->scene->height);
    g_signal_emit_by_name(self, "view-changed");
}

static void
pan_by(BsCanvas *self, double dx, double dy)
{
    self->x += dx / self->zoom;
    self->y += dy / self->zoom;
    clamp_view(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void
set_zoom(BsCanvas *self, double zoom, double at_x, double at_y)
{
    zoom = CLAMP(zoom, MIN_ZOOM, MAX_ZOOM);
    self->x += at_x / self->zoom - at_x / zoom;
    self->y += at_y / self->zoom - at_y / zoom;
    self->zoom = zoom;
    self->follow = FALSE;
    clamp_view(self);
    repaint(self);
}

void
bs_canvas_zoom_by(BsCanvas *self, double factor)
{
    set_zoom(self, self->zoom * factor, gtk_widget_get_width(GTK_WIDGET(self)) / 2.0,
             gtk_widget_get_height(GTK_WIDGET(self)) / 2.0);
}

void
bs_canvas_zoom_reset(BsCanvas *self)
{
    bs_canvas_zoom_by(self, 1 / self->zoom);
}

static void
fit(BsCanvas *self, double least)
{
    const int width = gtk_widget_get_width(GTK_WIDGET(self));
    const int height = gtk_widget_get_height(GTK_WIDGET(self));
    if (!self->scene || width <= 0 || height <= 0)
        return;
    const double zoom = MIN(width / self->scene->width, height / self->scene->height);
    self->zoom = CLAMP(zoom, least, 1);
    clamp_view(self);
    repaint(self);
}

void
bs_canvas_zoom_fit(BsCanvas *self)
{
    fit(self, MIN_ZOOM);
    self->follow = TRUE;
}

double
bs_canvas_zoom(BsCanvas *self)
{
    return self->zoom;
}

static void
reveal_rect(BsCanvas *self, const BsRect *rect)
{
    const BsRect visible = bs_canvas_visible(self);
    const double margin = REVEAL_MARGIN / self->zoom;
    if (rect->y < visible.y + margin ||
        rect->y + rect->height > visible.y + visible.height - margin)
        self->y = rect->y + rect->height / 2 - visible.height / 2;
    if (rect->x + MIN(rect->width, visible.width) > visible.x + visible.width ||
        rect->x < visible.x)
        self->x = rect->x - margin;
    // What is revealed near an edge brings no emptiness along.
    self->x = MAX(MIN(self->x, self->scene->width - visible.width), 0);
    self->y = MAX(MIN(self->y, self->scene->height - visible.height), 0);
    clamp_view(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void
bs_canvas_reveal(BsCanvas *self, const BsOp *op, const BsBlock *block)
{
    const BsRow *row = self->scene && op ? bs_scene_find_op(self->scene, op) : NULL;
    const BsBox *box = self->scene && block ? bs_scene_find_block(self->scene, block) : NULL;
    if (row)
        reveal_rect(self, &row->rect);
    else if (box)
        reveal_rect(self,
                    &(BsRect){box->rect.x, box->rect.y, box->rect.width, self->scene->row_height});
}

// -- the scene -----------------------------------------------------------------------------------

static void
describe_for_readers(BsCanvas *self)
{
    guint blocks = 0;
    for (guint i = 0; self->scene && i < self->scene->n_boxes; i++)
        blocks += self->scene->boxes[i].depth == 0;
    g_autofree char *label = self->scene ? g_strdup_printf(_("Control-flow graph, %s, %u blocks"),
                                                           self->scene->title, blocks)
                                         : g_strdup(_("Control-flow graph, nothing to show"));
    gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

// At the cursor, or, where stages are compared, at the later one.
static void
build_scene(BsDocument *document, gpointer data)
{
    enum { DIFFERENCES = 1 }; // variants
    BsCanvas *self = data;
    BsOp *function = bs_document_find_function(document, bs_session_function_name(self->session));
    if (!function)
        return;
    BsSceneOptions options = self->options;
    options.diff = bs_session_diff(self->session);
    const BsLayoutWish wish = {bs_document_current_stage(document), function,
                               2 * self->variant + (options.diff ? DIFFERENCES : 0), &options};
    self->scene = bs_scene_new(document, function, &options);
    bs_scene_place(self->scene, bs_layout_cache_get(self->layouts, document, &wish, self->scene));
    if (self->shows_value)
        bs_scene_show_value(self->scene, document, bs_session_selected_value(self->session));
}

static void
rebuild(BsCanvas *self)
{
    const BsDiff *diff = bs_session_diff(self->session);
    g_clear_pointer(&self->scene, bs_scene_free);
    BsDocument *document = bs_session_document(self->session);
    const guint32 cursor = bs_session_cursor(self->session);
    const guint32 position = diff ? diff->sides[BS_DIFF_AFTER].position : cursor;
    if (bs_session_is_walkable(self->session) && position != cursor)
        bs_document_visit(document, position, build_scene, self);
    else if (bs_session_is_walkable(self->session))
        build_scene(document, self);
    describe_for_readers(self);
    repaint(self);
}

static void
reveal_event(BsCanvas *self)
{
    const BsEvent *event = bs_session_is_walkable(self->session)
                               ? bs_document_current_event(bs_session_document(self->session))
                               : NULL;
    if (event)
        bs_canvas_reveal(self,
                         event->op      ? event->op
                         : event->value ? event->value->op
                                        : NULL,
                         event->block);
}

static void
on_moved(BsCanvas *self)
{
    rebuild(self);
    clamp_view(self);
    reveal_event(self);
}

static void
on_loaded(BsCanvas *self)
{
    g_clear_pointer(&self->scene, bs_scene_free);
    bs_layout_cache_clear(self->layouts);
    bs_canvas_show_all(self); // what was chosen was of another program
    self->follow = TRUE;
    repaint(self);
}

static void
on_selected(BsCanvas *self)
{
    if (self->shows_value)
        rebuild(self);
    repaint(self);
    if (bs_session_selected_op(self->session) && bs_session_is_linked(self->session))
        bs_canvas_reveal(self, bs_session_selected_op(self->session), NULL);
}

// Only what lies above the picture changes.
static void
on_hovered(BsCanvas *self)
{
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void
on_layout_ready(gpointer data)
{
    BsCanvas *self = data;
    rebuild(self);
    if (self->follow)
        fit(self, READABLE);
    clamp_view(self);
    reveal_event(self);
}

// -- input ---------------------------------------------------------------------------------------

static void
to_scene(BsCanvas *self, double *x, double *y)
{
    *x = *x / self->zoom + self->x;
    *y = *y / self->zoom + self->y;
}

static void
select_row(BsCanvas *self, const BsRow *row, double x, double y)
{
    const BsBadge *badge = bs_row_badge_at(row, x, y);
    if (badge)
        bs_session_select_value(self->session, badge->value);
    else if (row->kind == BS_ROW_OP || row->kind == BS_ROW_GONE)
        bs_session_select_op(self->session, row->op);
    else if (row->value)
        bs_session_select_value(self->session, row->value);
    else
        bs_session_select_block(self->session, row->block);
}

static void
on_click(BsCanvas *self, int n_press, double x, double y)
{
    gtk_widget_grab_focus(GTK_WIDGET(self));
    if (!self->scene || self->dragged)
        return;
    to_scene(self, &x, &y);
    const BsRow *row = bs_scene_row_at(self->scene, x, y);
    if (row)
        select_row(self, row, x, y);
    else
        bs_session_clear_selection(self->session);
    if (n_press == 2 && row)
        bs_canvas_toggle_fold(self,
                              row->kind == BS_ROW_TITLE ? (gconstpointer)row->block : row->op);
}

static void
on_drag_begin(BsCanvas *self)
{
    self->dragged = FALSE;
    self->drag_x = self->x;
    self->drag_y = self->y;
}

static void
on_drag_update(BsCanvas *self, double dx, double dy)
{
    self->dragged |= hypot(dx, dy) > DRAG_THRESHOLD;
    if (!self->dragged)
        return;
    self->x = self->drag_x - dx / self->zoom;
    self->y = self->drag_y - dy / self->zoom;
    clamp_view(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void
on_motion(BsCanvas *self, double x, double y)
{
    self->pointer_x = x;
    self->pointer_y = y;
    if (!self->scene)
        return;
    to_scene(self, &x, &y);
    const BsRow *row = bs_scene_row_at(self->scene, x, y);
    bs_session_hover(self->session, row ? row->op : NULL);
}

static void
on_leave(BsCanvas *self)
{
    bs_session_hover(self->session, NULL);
}

static gboolean
on_scroll(BsCanvas *self, double dx, double dy, GtkEventControllerScroll *controller)
{
    const GdkModifierType state =
        gtk_event_controller_get_current_event_state(GTK_EVENT_CONTROLLER(controller));
    if (state & GDK_CONTROL_MASK)
        set_zoom(self, self->zoom * pow(WHEEL_STEP, -dy), self->pointer_x, self->pointer_y);
    else if (state & GDK_SHIFT_MASK)
        pan_by(self, dy * SCROLL_STEP, dx * SCROLL_STEP);
    else
        pan_by(self, dx * SCROLL_STEP, dy * SCROLL_STEP);
    return GDK_EVENT_STOP;
}

static void
on_pinch_begin(BsCanvas *self)
{
    self->pinch_zoom = self->zoom;
}

static void
on_pinch(BsCanvas *self, double scale, GtkGesture *gesture)
{
    double x = 0, y = 0;
    gtk_gesture_get_bounding_box_center(gesture, &x, &y);
    set_zoom(self, self->pinch_zoom * scale, x, y);
}

static gboolean
on_key(BsCanvas *self, guint key)
{
    static const struct {
        guint key;
        int dx, dy;
    } keys[] = {
        {GDK_KEY_Left, -1, 0}, {GDK_KEY_Right, 1, 0},    {GDK_KEY_Up, 0, -1},
        {GDK_KEY_Down, 0, 1},  {GDK_KEY_Page_Up, 0, -5}, {GDK_KEY_Page_Down, 0, 5},
    };
    for (guint i = 0; i < G_N_ELEMENTS(keys); i++) {
        if (keys[i].key == key) {
            pan_by(self, keys[i].dx * SCROLL_STEP, keys[i].dy * SCROLL_STEP);
            return GDK_EVENT_STOP;
        }
    }
    return GDK_EVENT_PROPAGATE;
}

static gboolean
on_tooltip(BsCanvas *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
    double scene_x = x, scene_y = y;
    if (!self->scene || keyboard)
        return FALSE;
    to_scene(self, &scene_x, &scene_y);
    const BsRow *row = bs_scene_row_at(self->scene, scene_x, scene_y);
    if (!row)
        return FALSE;
    g_autoptr(GString) text = g_string_new(row->full);
    for (guint32 i = 0; i < row->n_badges; i++)
        g_string_append_printf(text, "\n%s", row->badges[i].text);
    gtk_tooltip_set_text(tooltip, text->str);
    return TRUE;
}

static void
add_controllers(BsCanvas *self)
{
    GtkWidget *widget = GTK_WIDGET(self);
    GtkGesture *click = gtk_gesture_click_new();
    g_signal_connect_swapped(click, "released", G_CALLBACK(on_click), self);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(click));
    GtkGesture *drag = gtk_gesture_drag_new();
    g_signal_connect_swapped(drag, "drag-begin", G_CALLBACK(on_drag_begin), self);
    g_signal_connect_swapped(drag, "drag-update", G_CALLBACK(on_drag_update), self);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(drag));
    GtkGesture *pinch = gtk_gesture_zoom_new();
    g_signal_connect_swapped(pinch, "begin", G_CALLBACK(on_pinch_begin), self);
    g_signal_connect_swapped(pinch, "scale-changed", G_CALLBACK(on_pinch), self);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(pinch));
    GtkEventController *motion = gtk_event_controller_motion_new();
    g_signal_connect_swapped(motion, "motion", G_CALLBACK(on_motion), self);
    g_signal_connect_swapped(motion, "leave", G_CALLBACK(on_leave), self);
    gtk_widget_add_controller(widget, motion);
    GtkEventController *scroll =
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
    g_signal_connect_swapped(scroll, "scroll", G_CALLBACK(on_scroll), self);
    gtk_widget_add_controller(widget, scroll);
    GtkEventController *key = gtk_event_controller_key_new();
    g_signal_connect_swapped(key, "key-pressed", G_CALLBACK(on_key), self);
    gtk_widget_add_controller(widget, key);
}

// -- what is in the picture ----------------------------------------------------------------------

static void
show_otherwise(BsCanvas *self)
{
    self->variant++;
    if (!self->session)
        return;
    rebuild(self);
    if (self->follow)
        fit(self, READABLE);
    clamp_view(self);
}

void
bs_canvas_set_filter(BsCanvas *self, const BsSceneFilter *filter)
{
    self->options.filter = *filter;
    show_otherwise(self);
}

void
bs_canvas_toggle_fold(BsCanvas *self, gconstpointer op_or_block)
{
    if (!op_or_block)
        return;
    if (!g_hash_table_remove(self->options.folded, op_or_block))
        g_hash_table_add(self->options.folded, (gpointer)(gsize)op_or_block);
    show_otherwise(self);
}

void
bs_canvas_set_hide_insides(BsCanvas *self, gboolean hide)
{
    self->options.hide_insides = hide;
    show_otherwise(self);
}

void
bs_canvas_show_all(BsCanvas *self)
{
    self->options.filter = (BsSceneFilter){0};
    self->options.hide_insides = FALSE;
    g_hash_table_remove_all(self->options.folded);
    self->variant++;
}

void
bs_canvas_set_shows_value(BsCanvas *self, gboolean shows)
{
    self->shows_value = shows;
    show_otherwise(self);
}

// -- the widget ----------------------------------------------------------------------------------

static void
set_session(BsCanvas *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "selected", G_CALLBACK(on_selected), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "hovered", G_CALLBACK(on_hovered), self, G_CONNECT_SWAPPED);
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
    if (self->follow)
        fit(self, READABLE);
    clamp_view(self);
}

static void
bs_canvas_dispose(GObject *object)
{
    BsCanvas *self = BS_CANVAS(object);
    g_clear_pointer(&self->layouts, bs_layout_cache_free);
    g_clear_pointer(&self->scene, bs_scene_free);
    g_clear_pointer(&self->options.folded, g_hash_table_unref);
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
    properties[PROP_SESSION] = g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    g_signal_new("view-changed", BS_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                 G_TYPE_NONE, 0);
    gtk_widget_class_set_css_name(widget_class, "canvas");
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bs_canvas_init(BsCanvas *self)
{
    self->zoom = 1;
    self->follow = TRUE;
    self->options.folded = g_hash_table_new(NULL, NULL);
    self->layouts = bs_layout_cache_new(on_layout_ready, self);
    gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
    gtk_widget_set_has_tooltip(GTK_WIDGET(self), TRUE);
    gtk_widget_set_hexpand(GTK_WIDGET(self), TRUE);
    gtk_widget_set_vexpand(GTK_WIDGET(self), TRUE);
    g_signal_connect(self, "query-tooltip", G_CALLBACK(on_tooltip), NULL);
    g_signal_connect_object(adw_style_manager_get_default(), "notify::dark", G_CALLBACK(repaint),
                            self, G_CONNECT_SWAPPED);
    add_controllers(self);
}

void
bs_canvas_centre_on(BsCanvas *self, double x, double y)
{
    const BsRect visible = bs_canvas_visible(self);
    self->x = x - visible.width / 2;
    self->y = y - visible.height / 2;
    clamp_view(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

const BsScene *
bs_canvas_scene(BsCanvas *self)
{
    return self->scene;
}
