// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/canvas/canvas-private.h"

#include "app/canvas/canvas-marks.h"
#include "debug/document/cursor.h"
#include "debug/telling/focus.h"
#include "support/i18n.h"
#include "view/write/painter.h"

#include <adwaita.h>

static const double MIN_ZOOM = 0.05, MAX_ZOOM = 4;
static const double READABLE = 0.72; // no fit that was not asked for makes type smaller than this
enum { REVEAL_MARGIN = 48 };

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
    if (!self->scene) {
        if (self->session)
            bs_canvas_note(widget, NULL, self->session, snapshot);
        return;
    }
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

void
bs_canvas_clamp_view(BsCanvas *self)
{
    const BsRect visible = bs_canvas_visible(self);
    if (!self->scene)
        return;
    clamp_axis(&self->x, visible.width, self->scene->width);
    clamp_axis(&self->y, visible.height, self->scene->height);
    g_signal_emit_by_name(self, "view-changed");
}

void
bs_canvas_pan_by(BsCanvas *self, double dx, double dy)
{
    self->x += dx / self->zoom;
    self->y += dy / self->zoom;
    bs_canvas_clamp_view(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void
bs_canvas_set_zoom(BsCanvas *self, double zoom, double at_x, double at_y)
{
    zoom = CLAMP(zoom, MIN_ZOOM, MAX_ZOOM);
    self->x += at_x / self->zoom - at_x / zoom;
    self->y += at_y / self->zoom - at_y / zoom;
    self->zoom = zoom;
    self->follow = FALSE;
    bs_canvas_clamp_view(self);
    repaint(self);
}

void
bs_canvas_zoom_by(BsCanvas *self, double factor)
{
    bs_canvas_set_zoom(self, self->zoom * factor, gtk_widget_get_width(GTK_WIDGET(self)) / 2.0,
                       gtk_widget_get_height(GTK_WIDGET(self)) / 2.0);
}

// How much larger than usual the desktop, and the audience, want text: at this zoom type is of the
// size of that of other widgets.
static double
text_scale(BsCanvas *self)
{
    enum { USUAL_DPI = 96 * 1024 };
    int dpi = 0;
    g_object_get(gtk_widget_get_settings(GTK_WIDGET(self)), "gtk-xft-dpi", &dpi, NULL);
    return dpi > 0 ? self->larger * dpi / USUAL_DPI : self->larger;
}

void
bs_canvas_zoom_reset(BsCanvas *self)
{
    bs_canvas_zoom_by(self, text_scale(self) / self->zoom);
}

// Beyond the edges, where there is more of the picture to show.
static void
show_no_emptiness(BsCanvas *self)
{
    const BsRect visible = bs_canvas_visible(self);
    self->x = MAX(MIN(self->x, self->scene->width - visible.width), 0);
    self->y = MAX(MIN(self->y, self->scene->height - visible.height), 0);
}

static void
fit(BsCanvas *self, double least)
{
    const int width = gtk_widget_get_width(GTK_WIDGET(self));
    const int height = gtk_widget_get_height(GTK_WIDGET(self));
    if (!self->scene || width <= 0 || height <= 0)
        return;
    const double before = self->zoom;
    const double zoom = MIN(width / self->scene->width, height / self->scene->height);
    const double scale = text_scale(self);
    self->zoom = CLAMP(zoom, MIN(least * scale, MAX_ZOOM), MIN(scale, MAX_ZOOM));
    self->x += (width / before - width / self->zoom) / 2; // the middle stays
    show_no_emptiness(self);
    bs_canvas_clamp_view(self);
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

double
bs_canvas_chosen_zoom(BsCanvas *self)
{
    return self->follow ? 0 : self->zoom / self->larger;
}

void
bs_canvas_choose_zoom(BsCanvas *self, double zoom)
{
    if (zoom > 0)
        bs_canvas_zoom_by(self, zoom * self->larger / self->zoom);
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
    show_no_emptiness(self);
    bs_canvas_clamp_view(self);
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

static char *
describe_emptiness(BsCanvas *self)
{
    const char *why = bs_canvas_note_text(NULL, self->session);
    return why ? g_strdup_printf(_("Control-flow graph. %s"), why)
               : g_strdup(_("Control-flow graph, nothing to show"));
}

static void
describe_for_readers(BsCanvas *self)
{
    guint blocks = 0;
    for (guint i = 0; self->scene && i < self->scene->n_boxes; i++)
        blocks += self->scene->boxes[i].depth == 0;
    g_autofree char *label =
        self->scene ? g_strdup_printf(bs_plural("Control-flow graph, %s, %u block",
                                                "Control-flow graph, %s, %u blocks", blocks),
                                      self->scene->title, blocks)
                    : describe_emptiness(self);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

// At the cursor, or, where stages are compared, at the later one.
static void
build_scene(BsDocument *document, gpointer data)
{
    enum { DIFFERENCES = 1 }; // variants
    BsCanvas *self = data;
    BsOp *function = bs_document_find_function(document, bs_session_function_name(self->session));
    if (!function) {
        g_clear_pointer(&self->scene, bs_scene_free);
        return;
    }
    BsSceneOptions options = self->options;
    options.diff = bs_session_diff(self->session);
    bs_canvas_guard_options(self, document, function, &options);
    const BsLayoutWish wish = {bs_document_current_stage(document), function,
                               2 * self->variant + (options.diff ? DIFFERENCES : 0), &options,
                               self->guard.on};
    bs_scene_free(self->scene);
    self->scene = bs_scene_new(document, function, &options);
    bs_scene_place(self->scene, bs_layout_cache_get(self->layouts, document, &wish, self->scene));
    if (self->shows_value)
        bs_scene_show_value(self->scene, document, bs_session_selected_value(self->session));
}

// The first block of which one sees the top, else the one that has most of the canvas; or NULL.
static const BsBox *
block_in_sight(BsCanvas *self)
{
    const BsRect visible = bs_canvas_visible(self);
    const BsBox *best = NULL;
    double most = 0;
    for (guint32 i = 0; self->scene && i < self->scene->n_boxes; i++) {
        const BsBox *box = &self->scene->boxes[i];
        const double width = MIN(box->rect.x + box->rect.width, visible.x + visible.width) -
                             MAX(box->rect.x, visible.x);
        const double height = MIN(box->rect.y + box->rect.height, visible.y + visible.height) -
                              MAX(box->rect.y, visible.y);
        if (box->depth > 0 || width <= 0 || height <= 0)
            continue;
        if (box->rect.y >= visible.y && width > box->rect.width / 2)
            return box;
        if (width * height > most) {
            most = width * height;
            best = box;
        }
    }
    return best;
}

// Another layout: what one looks at stays where it is; of a first picture, the entry is in sight.
static void
keep_in_sight(BsCanvas *self, const BsBlock *block, const BsRect *before)
{
    const BsBox *now = self->scene && block ? bs_scene_find_block(self->scene, block) : NULL;
    if (now) {
        self->x += now->rect.x + now->rect.width / 2 - before->x - before->width / 2;
        self->y += now->rect.y - before->y;
    } else if (self->scene && !block && self->scene->n_boxes) {
        const BsRect *entry = &self->scene->boxes[0].rect;
        self->x = entry->x + entry->width / 2 - bs_canvas_visible(self).width / 2;
        self->y = 0;
    }
}

static const BsEvent *
current_event(BsCanvas *self)
{
    return bs_session_is_walkable(self->session)
               ? bs_document_current_event(bs_session_document(self->session))
               : NULL;
}

// That of the event while a part of it is in sight.
static const BsBox *
block_looked_at(BsCanvas *self)
{
    const BsEvent *event = self->session ? current_event(self) : NULL;
    const BsBlock *block = event ? bs_event_focus(event).block : NULL;
    const BsBox *box = self->scene && block ? bs_scene_find_block(self->scene, block) : NULL;
    const BsRect visible = bs_canvas_visible(self);
    const gboolean seen = box && box->rect.y < visible.y + visible.height &&
                          box->rect.y + box->rect.height > visible.y;
    return seen ? box : block_in_sight(self);
}

// While the picture is fitted: the block that one looks at is not cut off at a side.
static void
show_sides(BsCanvas *self)
{
    const BsBox *box = block_looked_at(self);
    const double room = bs_canvas_visible(self).width;
    if (!self->follow || !box)
        return;
    self->x = box->rect.width <= room
                  ? CLAMP(self->x, box->rect.x + box->rect.width - room, box->rect.x)
                  : box->rect.x;
    bs_canvas_clamp_view(self);
}

void
bs_canvas_enlarge(BsCanvas *self, double larger)
{
    const double factor = larger / self->larger;
    self->larger = larger;
    if (!self->follow) {
        bs_canvas_zoom_by(self, factor);
        return;
    }
    fit(self, READABLE);
    show_sides(self);
}

static void
rebuild_picture(BsCanvas *self)
{
    const BsDiff *diff = bs_session_diff(self->session);
    BsDocument *document = bs_session_document(self->session);
    const guint32 cursor = bs_session_cursor(self->session);
    const guint32 position = diff ? diff->sides[BS_DIFF_AFTER].position : cursor;
    if (bs_session_is_walkable(self->session) && position != cursor)
        bs_document_visit(document, position, build_scene, self);
    else if (bs_session_is_walkable(self->session))
        build_scene(document, self);
    else
        g_clear_pointer(&self->scene, bs_scene_free);
    bs_session_set_picture(self->session, self->scene);
    describe_for_readers(self);
    repaint(self);
    g_signal_emit_by_name(self, "guard-changed");
}

static void
rebuild(BsCanvas *self)
{
    const BsBox *sight = block_in_sight(self);
    const BsBlock *block = sight ? sight->block : NULL;
    const BsRect before = sight ? sight->rect : (BsRect){0};
    rebuild_picture(self);
    keep_in_sight(self, block, &before);
}

static void
reveal_event(BsCanvas *self)
{
    const BsEvent *event = current_event(self);
    if (!event)
        return;
    const BsThing focus = bs_event_focus(event);
    bs_canvas_reveal(self, focus.op,
                     !focus.block && self->guard.on ? self->guard.centre : focus.block);
}

static void
on_moved(BsCanvas *self)
{
    rebuild(self);
    bs_canvas_clamp_view(self);
    reveal_event(self);
}

static void
on_loaded(BsCanvas *self)
{
    g_clear_pointer(&self->scene, bs_scene_free);
    bs_session_set_picture(self->session, NULL);
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
    if (bs_session_is_linked(self->session) &&
        bs_canvas_guard_follow(self, bs_session_selected_block(self->session)))
        rebuild(self);
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
    if (self->follow && self->scene && block_in_sight(self) == self->scene->boxes)
        keep_in_sight(self, NULL, NULL); // all of the entry
    bs_canvas_clamp_view(self);
    reveal_event(self);
    show_sides(self);
}

// -- what is in the picture ----------------------------------------------------------------------

// What was laid out for another picture is of no use any more.
void
bs_canvas_next_variant(BsCanvas *self)
{
    self->variant++;
    bs_layout_cache_clear(self->layouts);
}

void
bs_canvas_show_otherwise(BsCanvas *self)
{
    bs_canvas_next_variant(self);
    if (!self->session)
        return;
    rebuild(self);
    if (self->follow)
        fit(self, READABLE);
    bs_canvas_clamp_view(self);
}

void
bs_canvas_set_filter(BsCanvas *self, const BsSceneFilter *filter)
{
    self->options.filter = *filter;
    bs_canvas_show_otherwise(self);
}

void
bs_canvas_toggle_fold(BsCanvas *self, gconstpointer op_or_block)
{
    if (!op_or_block)
        return;
    if (!g_hash_table_remove(self->options.folded, op_or_block))
        g_hash_table_add(self->options.folded, (gpointer)(gsize)op_or_block);
    bs_canvas_show_otherwise(self);
}

void
bs_canvas_set_hide_insides(BsCanvas *self, gboolean hide)
{
    self->options.hide_insides = hide;
    bs_canvas_show_otherwise(self);
}

void
bs_canvas_show_all(BsCanvas *self)
{
    self->options.filter = (BsSceneFilter){0};
    self->options.hide_insides = FALSE;
    g_hash_table_remove_all(self->options.folded);
    self->guard.centre = NULL;
    bs_canvas_next_variant(self);
}

void
bs_canvas_set_shows_value(BsCanvas *self, gboolean shows)
{
    self->shows_value = shows;
    bs_canvas_show_otherwise(self);
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
    bs_canvas_clamp_view(self);
    show_sides(self);
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
    g_clear_pointer(&self->layouts, bs_layout_cache_free);
    g_clear_pointer(&self->scene, bs_scene_free);
    if (self->session)
        bs_session_set_picture(self->session, NULL);
    g_clear_pointer(&self->options.folded, g_hash_table_unref);
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
    self->zoom = self->larger = 1;
    self->follow = TRUE;
    self->options.folded = g_hash_table_new(NULL, NULL);
    self->layouts = bs_layout_cache_new(on_layout_ready, self);
    gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
    gtk_widget_set_has_tooltip(GTK_WIDGET(self), TRUE);
    gtk_widget_set_hexpand(GTK_WIDGET(self), TRUE);
    gtk_widget_set_vexpand(GTK_WIDGET(self), TRUE);
    g_signal_connect_object(adw_style_manager_get_default(), "notify::dark", G_CALLBACK(repaint),
                            self, G_CONNECT_SWAPPED);
    bs_canvas_add_controllers(self);
}

void
bs_canvas_centre_on(BsCanvas *self, double x, double y)
{
    const BsRect visible = bs_canvas_visible(self);
    self->x = x - visible.width / 2;
    self->y = y - visible.height / 2;
    bs_canvas_clamp_view(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

const BsScene *
bs_canvas_scene(BsCanvas *self)
{
    return self->scene;
}
