// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/chart-view.h"

#include "app/kit/colours.h"
#include "app/kit/text-size.h"

#include <gdk/gdkkeysyms.h>
#include <math.h>

struct _BsChartView {
    GtkWidget parent_instance;
    BsChartMaker make;
    gpointer data;
    BsChart *chart;
    int width, height; // it was made for
    double larger;     // than the chart is the widget: as large as the desktop wants text
    int least_width;
    int least_for, least;
    GskRenderNode *node;    // the chart painted; NULL: not yet
    GPtrArray *subjects;    // of the chart
    GPtrArray *lit;         // some of them
    gconstpointer pointed;  // what the pointer is on
    gconstpointer at;       // what the keys are on
    gint64 line;            // -1: none
    gboolean drags, by_key; // the ring of the keys is shown since one was used
};

G_DEFINE_FINAL_TYPE(BsChartView, bs_chart_view, GTK_TYPE_WIDGET)

enum { POINTED, CHOSEN, MOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

// -- the chart -----------------------------------------------------------------------------------

static void
drop_chart(BsChartView *self)
{
    g_clear_pointer(&self->chart, bs_chart_free);
    g_clear_pointer(&self->node, gsk_render_node_unref);
    g_clear_pointer(&self->subjects, g_ptr_array_unref);
}

// How large it is in a widget so wide: as the desktop wants text, as long as it has room.
static double
size_in(BsChartView *self, int width)
{
    const double fits = (double)width / self->least_width;
    return MAX(1, MIN(bs_text_size(GTK_WIDGET(self)), fits));
}

static void
make_chart(BsChartView *self, int width, int height)
{
    const double larger = size_in(self, width);
    if (self->chart && self->width == width && self->height == height && self->larger == larger)
        return;
    drop_chart(self);
    self->larger = larger;
    self->width = width;
    self->height = height;
    self->chart = self->make(self->data, width / larger, height / larger);
    self->subjects = self->chart ? bs_chart_subjects(self->chart) : NULL;
}

static const char *
words_of(BsChartView *self, gconstpointer subject)
{
    const BsShape *shape = self->chart ? bs_chart_find(self->chart, subject) : NULL;
    return shape && shape->title ? shape->title : "";
}

const char *
bs_chart_view_said(BsChartView *self)
{
    return words_of(self, self->at);
}

// What is said of all of it, and of the first subjects, a line each.
static char *
words_of_all(BsChartView *self)
{
    enum { MOST = 40 };
    GString *all = g_string_new(self->chart ? self->chart->words : "");
    for (guint i = 0; self->subjects && i < MIN(self->subjects->len, MOST); i++)
        g_string_append_printf(all, "%s%s", all->len ? "\n" : "",
                               words_of(self, self->subjects->pdata[i]));
    return g_string_free(all, FALSE);
}

// What a screen reader says: what the keys are on, else everything.
static void
tell(BsChartView *self)
{
    g_autofree char *all = self->at ? NULL : words_of_all(self);
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->chart ? self->chart->title : "",
        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all ? all : bs_chart_view_said(self), -1);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

// -- painting ------------------------------------------------------------------------------------

static void
paint_chart(BsChartView *self)
{
    GtkSnapshot *snapshot = gtk_snapshot_new();
    const double larger = self->larger;
    const graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, (float)(self->chart->width * larger),
                                                   (float)(self->chart->height * larger));
    cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &all);
    cairo_scale(cr, larger, larger);
    bs_chart_paint(self->chart, cr, bs_colours_scheme());
    cairo_destroy(cr);
    self->node = gtk_snapshot_free_to_node(snapshot);
}

static void
append_border(GtkSnapshot *snapshot, BsRect r, double out, float width, GdkRGBA colour)
{
    GskRoundedRect frame;
    gsk_rounded_rect_init_from_rect(&frame,
                                    &GRAPHENE_RECT_INIT((float)(r.x - out), (float)(r.y - out),
                                                        (float)(r.width + 2 * out),
                                                        (float)(r.height + 2 * out)),
                                    0);
    gtk_snapshot_append_border(snapshot, &frame, (float[]){width, width, width, width},
                               (GdkRGBA[]){colour, colour, colour, colour});
}

static void
draw_ring(BsChartView *self, GtkSnapshot *snapshot, gconstpointer subject, BsPaint paint)
{
    const float width = bs_colours_scheme().high_contrast ? 4 : 3;
    if (!self->chart || !bs_chart_find(self->chart, subject))
        return;
    const BsRect bounds = bs_chart_view_bounds(self, subject);
    append_border(snapshot, bounds, width, width, bs_colours_rgba(paint, 1));
    append_border(snapshot, bounds, 0, 1, bs_colours_rgba(BS_PAINT_BACKGROUND, 1));
}

// Where the line is in the widget.
static double
line_x(BsChartView *self)
{
    return bs_chart_x(self->chart, (guint64)self->line) * self->larger;
}

// With a grip at its top.
static void
draw_line(BsChartView *self, GtkSnapshot *snapshot)
{
    enum { GRIP = 10 };
    if (self->line < 0)
        return;
    const GdkRGBA colour = bs_colours_rgba(BS_PAINT_CODE_SYMBOL, 1);
    const BsRect *plot = &self->chart->plot;
    const float x = (float)floor(line_x(self)), y = (float)(plot->y * self->larger) - GRIP;
    const float height = (float)(plot->height * self->larger) + GRIP;
    gtk_snapshot_append_color(snapshot, &colour, &GRAPHENE_RECT_INIT(x - 1, y, 2, height));
    gtk_snapshot_append_color(snapshot, &colour,
                              &GRAPHENE_RECT_INIT(x - GRIP / 2.0f, y, GRIP, GRIP));
}

static void
bs_chart_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    BsChartView *self = BS_CHART_VIEW(widget);
    if (!self->chart)
        return;
    if (!self->node)
        paint_chart(self);
    const GdkRGBA background = bs_colours_rgba(BS_PAINT_BACKGROUND, 1);
    gtk_snapshot_append_color(snapshot, &background,
                              &GRAPHENE_RECT_INIT(0, 0, (float)gtk_widget_get_width(widget),
                                                  (float)gtk_widget_get_height(widget)));
    if (self->node)
        gtk_snapshot_append_node(snapshot, self->node);
    for (guint i = 0; i < self->lit->len; i++)
        draw_ring(self, snapshot, self->lit->pdata[i], BS_PAINT_CURRENT);
    draw_line(self, snapshot);
    if (self->at && gtk_widget_has_focus(widget) &&
        (self->by_key || gtk_widget_has_visible_focus(widget)))
        draw_ring(self, snapshot, self->at, BS_PAINT_TEXT);
}

static void
on_colours(BsChartView *self)
{
    g_clear_pointer(&self->node, gsk_render_node_unref);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

// -- room ----------------------------------------------------------------------------------------

static GtkSizeRequestMode
bs_chart_view_get_request_mode(GtkWidget *widget)
{
    return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

// How high a chart is that is as low as it can be.
static int
least_height(BsChartView *self, int width)
{
    if (self->least_for == width && self->least)
        return self->least;
    const double larger = size_in(self, width);
    g_autoptr(BsChart) chart = self->make(self->data, width / larger, 1);
    self->least_for = width;
    self->least = chart ? (int)ceil(chart->height * larger) : 1;
    return self->least;
}

static void
bs_chart_view_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
    enum { MORE = 120, WIDE = 4096 };
    const int least_width = BS_CHART_VIEW(widget)->least_width;
    // Asked for no width in particular, it says what no width takes less than: a box may hold it to
    // that.
    const int width = for_size < 0 ? WIDE : MAX(for_size, least_width);
    *minimum_baseline = *natural_baseline = -1;
    *minimum = least_width;
    if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = least_height(BS_CHART_VIEW(widget), width);
    *natural = *minimum + (orientation == GTK_ORIENTATION_VERTICAL && *minimum > 1 ? MORE : 0);
}

static void
bs_chart_view_size_allocate(GtkWidget *widget, int width, int height, int baseline)
{
    BsChartView *self = BS_CHART_VIEW(widget);
    make_chart(self, width, height);
    tell(self);
}

static void
on_text_size(BsChartView *self)
{
    self->least = 0;
    gtk_widget_queue_resize(GTK_WIDGET(self));
}

// -- pointer -------------------------------------------------------------------------------------

static const BsShape *
shape_at(BsChartView *self, double x, double y)
{
    return self->chart ? bs_chart_area_at(self->chart, x / self->larger, y / self->larger) : NULL;
}

static gconstpointer
subject_at(BsChartView *self, double x, double y)
{
    const BsShape *shape = shape_at(self, x, y);
    return shape ? shape->about : NULL;
}

static void
point_at(BsChartView *self, gconstpointer subject)
{
    if (self->pointed == subject)
        return;
    self->pointed = subject;
    g_signal_emit(self, signals[POINTED], 0, subject);
}

static void
on_motion(BsChartView *self, double x, double y)
{
    point_at(self, subject_at(self, x, y));
}

static void
on_leave(BsChartView *self)
{
    point_at(self, NULL);
}

static gboolean
on_tip(BsChartView *self, int x, int y, gboolean by_key, GtkTooltip *tip)
{
    const BsShape *shape = shape_at(self, x, y);
    const char *text = by_key                  ? bs_chart_view_said(self)
                       : shape && shape->title ? shape->title
                                               : "";
    if (*text)
        gtk_tooltip_set_text(tip, text);
    return *text != '\0';
}

static gboolean
is_on_line(BsChartView *self, double x)
{
    enum { REACH = 6 };
    return self->chart && self->line >= 0 && fabs(line_x(self) - x) <= REACH;
}

static void
move_line(BsChartView *self, guint64 number)
{
    if ((gint64)number != self->line)
        g_signal_emit(self, signals[MOVED], 0, number);
}

// What has the focus is scrolled into sight, all of it: of a chart that has no room, another part
// than the one under the pointer.
static void
focus_in_place(GtkWidget *widget)
{
    GtkWidget *around = NULL, *next = widget; // the outermost, which has the bar
    while ((next = gtk_widget_get_parent(next)))
        around = GTK_IS_SCROLLED_WINDOW(next) ? next : around;
    GtkAdjustment *place =
        around ? gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(around)) : NULL;
    const double value = place ? gtk_adjustment_get_value(place) : 0;
    gtk_widget_grab_focus(widget);
    if (place)
        gtk_adjustment_set_value(place, value);
}

static void
on_drag_begin(BsChartView *self, double x, double y, GtkGesture *drag)
{
    focus_in_place(GTK_WIDGET(self));
    self->by_key = FALSE;
    self->drags = is_on_line(self, x);
    if (!self->drags)
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED);
}

static void
on_drag(BsChartView *self, double dx, double dy, GtkGesture *drag)
{
    double x, y;
    if (self->drags && self->chart &&
        gtk_gesture_drag_get_start_point(GTK_GESTURE_DRAG(drag), &x, &y))
        move_line(self, bs_chart_number(self->chart, (x + dx) / self->larger));
}

static void
choose(BsChartView *self, gconstpointer subject)
{
    self->at = subject;
    tell(self);
    g_signal_emit(self, signals[CHOSEN], 0, subject);
}

static void
on_click(BsChartView *self, int n_press, double x, double y)
{
    gconstpointer subject = subject_at(self, x, y);
    if (!self->drags && subject)
        choose(self, subject);
}

// -- keys ----------------------------------------------------------------------------------------

static gint
place_of(BsChartView *self, gconstpointer subject)
{
    guint place;
    return subject && g_ptr_array_find(self->subjects, subject, &place) ? (gint)place : -1;
}

// The one so many behind what the keys are on; without one, the selected one, or the first.
static void
go(BsChartView *self, gint by)
{
    gint place = place_of(self, self->at);
    const gint last = (gint)self->subjects->len - 1;
    if (place < 0 && self->lit->len)
        place = place_of(self, self->lit->pdata[0]) - by;
    place = place < 0 && by > 0 ? 0 : place + by;
    self->at = self->subjects->pdata[CLAMP(place, 0, last)];
    self->by_key = TRUE;
    tell(self);
}

static void
step_line(BsChartView *self, gint by)
{
    const gint64 to = self->line + by;
    if (self->line >= 0 && to >= (gint64)self->chart->from && to <= (gint64)self->chart->to)
        move_line(self, (guint64)to);
}

static gint
direction_of(guint key)
{
    const gboolean back =
        key == GDK_KEY_Left || key == GDK_KEY_Up || key == GDK_KEY_KP_Left || key == GDK_KEY_KP_Up;
    const gboolean on = key == GDK_KEY_Right || key == GDK_KEY_Down || key == GDK_KEY_KP_Right ||
                        key == GDK_KEY_KP_Down;
    return back ? -1 : on ? 1 : 0;
}

static gboolean
on_key(BsChartView *self, guint key, guint code, GdkModifierType state)
{
    const GdkModifierType held = state & gtk_accelerator_get_default_mod_mask();
    const gint by = direction_of(key);
    if (!self->subjects || !self->subjects->len || (held && held != GDK_SHIFT_MASK))
        return FALSE;
    if (by && held)
        step_line(self, by);
    else if (by)
        go(self, by);
    else if (key == GDK_KEY_Home || key == GDK_KEY_KP_Home)
        go(self, -(gint)self->subjects->len);
    else if (key == GDK_KEY_End || key == GDK_KEY_KP_End)
        go(self, (gint)self->subjects->len);
    else if (self->at && (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space))
        choose(self, self->at);
    else
        return FALSE;
    return TRUE;
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_chart_view_finalize(GObject *object)
{
    BsChartView *self = BS_CHART_VIEW(object);
    drop_chart(self);
    g_ptr_array_unref(self->lit);
    G_OBJECT_CLASS(bs_chart_view_parent_class)->finalize(object);
}

static void
bs_chart_view_class_init(BsChartViewClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->finalize = bs_chart_view_finalize;
    widget_class->snapshot = bs_chart_view_snapshot;
    widget_class->get_request_mode = bs_chart_view_get_request_mode;
    widget_class->measure = bs_chart_view_measure;
    widget_class->size_allocate = bs_chart_view_size_allocate;
    gtk_widget_class_set_css_name(widget_class, "chart");
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_IMG);
    const GType type = BS_TYPE_CHART_VIEW;
    signals[POINTED] = g_signal_new("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_POINTER);
    signals[CHOSEN] = g_signal_new("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_POINTER);
    signals[MOVED] = g_signal_new("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT64);
}

static void
add_controllers(BsChartView *self)
{
    GtkWidget *widget = GTK_WIDGET(self);
    GtkEventController *key = gtk_event_controller_key_new();
    GtkEventController *motion = gtk_event_controller_motion_new();
    GtkGesture *drag = gtk_gesture_drag_new(), *click = gtk_gesture_click_new();
    g_signal_connect_swapped(key, "key-pressed", G_CALLBACK(on_key), self);
    g_signal_connect_swapped(motion, "motion", G_CALLBACK(on_motion), self);
    g_signal_connect_swapped(motion, "leave", G_CALLBACK(on_leave), self);
    g_signal_connect_swapped(drag, "drag-begin", G_CALLBACK(on_drag_begin), self);
    g_signal_connect_swapped(drag, "drag-update", G_CALLBACK(on_drag), self);
    g_signal_connect_swapped(click, "pressed", G_CALLBACK(on_click), self);
    gtk_widget_add_controller(widget, key);
    gtk_widget_add_controller(widget, motion);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(click));
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(drag)); // heard first
}

static void
bs_chart_view_init(BsChartView *self)
{
    enum { LEAST_WIDTH = 480 };
    self->lit = g_ptr_array_new();
    self->line = -1;
    self->least_width = LEAST_WIDTH;
    self->larger = 1;
    gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
    gtk_widget_set_has_tooltip(GTK_WIDGET(self), TRUE);
    gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
    add_controllers(self);
    g_signal_connect(self, "query-tooltip", G_CALLBACK(on_tip), NULL);
    g_signal_connect(self, "notify::has-focus", G_CALLBACK(gtk_widget_queue_draw), NULL);
    g_signal_connect_object(gtk_widget_get_settings(GTK_WIDGET(self)), "notify::gtk-xft-dpi",
                            G_CALLBACK(on_text_size), self, G_CONNECT_SWAPPED);
    bs_colours_watch(self, G_CALLBACK(on_colours));
}

// -- public --------------------------------------------------------------------------------------

GtkWidget *
bs_chart_view_new(BsChartMaker make, gpointer data)
{
    BsChartView *self = g_object_new(BS_TYPE_CHART_VIEW, NULL);
    self->make = make;
    self->data = data;
    return GTK_WIDGET(self);
}

void
bs_chart_view_set_least_width(BsChartView *self, int width)
{
    self->least_width = width;
    gtk_widget_queue_resize(GTK_WIDGET(self));
}

void
bs_chart_view_renew(BsChartView *self)
{
    drop_chart(self);
    self->least = 0;
    self->at = self->pointed = NULL;
    g_ptr_array_set_size(self->lit, 0);
    gtk_widget_queue_resize(GTK_WIDGET(self));
}

void
bs_chart_view_set_lit(BsChartView *self, const GPtrArray *subjects)
{
    g_ptr_array_set_size(self->lit, 0);
    for (guint i = 0; subjects && i < subjects->len; i++)
        g_ptr_array_add(self->lit, subjects->pdata[i]);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void
bs_chart_view_set_line(BsChartView *self, gint64 number)
{
    self->line = number;
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

gconstpointer
bs_chart_view_at(BsChartView *self)
{
    return self->at;
}

void
bs_chart_view_set_at(BsChartView *self, gconstpointer subject)
{
    self->at = subject;
    tell(self);
}

gboolean
bs_chart_view_aim(BsChartView *self, double x, double y, GdkRectangle *at)
{
    gconstpointer subject = x < 0 ? self->at : subject_at(self, x, y);
    if (!subject || !self->chart)
        return FALSE;
    bs_chart_view_set_at(self, subject);
    if (x >= 0)
        return TRUE;
    const BsRect r = bs_chart_view_bounds(self, subject);
    *at = (GdkRectangle){(int)(r.x + r.width / 2), (int)(r.y + r.height), 1, 1};
    return TRUE;
}

BsRect
bs_chart_view_bounds(BsChartView *self, gconstpointer subject)
{
    const BsRect r = bs_chart_bounds(self->chart, subject);
    const double larger = self->larger;
    return (BsRect){r.x * larger, r.y * larger, r.width * larger, r.height * larger};
}

const BsChart *
bs_chart_view_chart(BsChartView *self)
{
    return self->chart;
}
