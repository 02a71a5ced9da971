// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/timeline/ticks.h"
#include "app/kit/colours.h"

#include "support/i18n.h"
#include "view/scene/look.h"

enum { HEIGHT = 11, REACH = 7 }; // of the strip; how far from a mark a click still means it

struct _BsTicks {
    GtkWidget parent_instance;
    GtkRange *range;
    GArray *positions[BS_N_TICK_KINDS];
    guint32 end; // behind it nothing is shown
};

G_DEFINE_FINAL_TYPE(BsTicks, bs_ticks, GTK_TYPE_WIDGET)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

// -- kinds ---------------------------------------------------------------------------------------

static void
draw_stage(cairo_t *cr, double x)
{
    cairo_rectangle(cr, floor(x), 0, 1, HEIGHT);
    cairo_fill(cr);
}

static void
draw_breakpoint(cairo_t *cr, double x)
{
    cairo_arc(cr, x, HEIGHT / 2.0, 3, 0, 2 * G_PI);
    cairo_fill(cr);
}

static void
draw_bookmark(cairo_t *cr, double x)
{
    cairo_move_to(cr, x - 3.5, 0);
    cairo_line_to(cr, x + 3.5, 0);
    cairo_line_to(cr, x + 3.5, HEIGHT);
    cairo_line_to(cr, x, HEIGHT - 4);
    cairo_line_to(cr, x - 3.5, HEIGHT);
    cairo_fill(cr);
}

static void
draw_refused(cairo_t *cr, double x)
{
    cairo_set_line_width(cr, 2);
    cairo_move_to(cr, x - 4, 1.5);
    cairo_line_to(cr, x + 4, HEIGHT - 1.5);
    cairo_move_to(cr, x + 4, 1.5);
    cairo_line_to(cr, x - 4, HEIGHT - 1.5);
    cairo_stroke(cr);
}

static const struct {
    void (*draw)(cairo_t *cr, double x);
    BsPaint paint;
    const char *tip;
} kinds[BS_N_TICK_KINDS] = {
    [BS_TICK_STAGE] = {draw_stage, BS_PAINT_FAINT, N_("end of a stage")},
    [BS_TICK_BREAKPOINT] = {draw_breakpoint, BS_PAINT_CURRENT, N_("breakpoint")},
    [BS_TICK_BOOKMARK] = {draw_bookmark, BS_PAINT_TEXT, N_("bookmark")},
    [BS_TICK_REFUSED] = {draw_refused, BS_PAINT_REFUSED, N_("refused")},
};

// -- places --------------------------------------------------------------------------------------

// The middle of the scale's knob goes from end to end of its trough.
static double
place_of(BsTicks *self, guint32 position)
{
    GdkRectangle trough;
    const double upper = gtk_adjustment_get_upper(gtk_range_get_adjustment(self->range));
    double x, y; // of the trough, here
    gtk_range_get_range_rect(self->range, &trough);
    gtk_widget_translate_coordinates(GTK_WIDGET(self->range), GTK_WIDGET(self), trough.x, 0, &x,
                                     &y);
    return x + (upper > 0 ? position / upper : 0) * trough.width;
}

// Where a stage ends tells nothing of what it does.
static guint
count_shown(BsTicks *self, BsTickKind kind)
{
    const GArray *positions = self->positions[kind];
    guint n = positions->len;
    while (kind != BS_TICK_STAGE && n && g_array_index(positions, guint32, n - 1) > self->end)
        n--;
    return n;
}

// The mark nearest to `x`; the rarer kinds, which are drawn last, win.
static gboolean
find_tick(BsTicks *self, double x, BsTickKind *kind, guint32 *position)
{
    double best = REACH;
    gboolean found = FALSE;
    for (guint k = BS_N_TICK_KINDS; k-- > 0;) {
        for (guint i = 0, n = count_shown(self, k); i < n; i++) {
            const guint32 at = g_array_index(self->positions[k], guint32, i);
            const double distance = fabs(place_of(self, at) - x);
            if (distance >= best)
                continue;
            best = distance;
            found = TRUE;
            *kind = k;
            *position = at;
        }
    }
    return found;
}

// -- the widget ----------------------------------------------------------------------------------

static void
draw_kind(BsTicks *self, cairo_t *cr, BsTickKind kind)
{
    const guint32 rgb = bs_colours_paint(kinds[kind].paint);
    double last = -G_MAXDOUBLE;
    cairo_set_source_rgb(cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
    for (guint i = 0, n = count_shown(self, kind); i < n; i++) {
        const double x = place_of(self, g_array_index(self->positions[kind], guint32, i));
        if (x < last + 1)
            continue;
        kinds[kind].draw(cr, x);
        last = x;
    }
}

static void
bs_ticks_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    BsTicks *self = BS_TICKS(widget);
    const int width = gtk_widget_get_width(widget);
    cairo_t *cr =
        gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, (float)width, HEIGHT));
    for (guint k = 0; self->range && k < BS_N_TICK_KINDS; k++)
        draw_kind(self, cr, k);
    cairo_destroy(cr);
}

static void
bs_ticks_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                 int *natural, int *minimum_baseline, int *natural_baseline)
{
    *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 0;
    *minimum_baseline = *natural_baseline = -1;
}

static void
on_click(BsTicks *self, int n_press, double x, double y)
{
    BsTickKind kind;
    guint32 position;
    if (self->range && find_tick(self, x, &kind, &position))
        g_signal_emit(self, signals[CHOSEN], 0, position);
}

static gboolean
on_tip(BsTicks *self, int x, int y, gboolean by_key, GtkTooltip *tip)
{
    BsTickKind kind;
    guint32 position;
    if (by_key || !self->range || !find_tick(self, x, &kind, &position))
        return FALSE;
    g_autofree char *text = g_strdup_printf(_("%s, event %u"), _(kinds[kind].tip), position);
    gtk_tooltip_set_text(tip, text);
    return TRUE;
}

static void
bs_ticks_finalize(GObject *object)
{
    for (guint k = 0; k < BS_N_TICK_KINDS; k++)
        g_array_unref(BS_TICKS(object)->positions[k]);
    G_OBJECT_CLASS(bs_ticks_parent_class)->finalize(object);
}

static void
bs_ticks_class_init(BsTicksClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->finalize = bs_ticks_finalize;
    widget_class->measure = bs_ticks_measure;
    widget_class->snapshot = bs_ticks_snapshot;
    gtk_widget_class_set_css_name(widget_class, "ticks");
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_IMG);
    signals[CHOSEN] = g_signal_new("chosen", BS_TYPE_TICKS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
bs_ticks_init(BsTicks *self)
{
    self->end = G_MAXUINT32;
    for (guint k = 0; k < BS_N_TICK_KINDS; k++)
        self->positions[k] = g_array_new(FALSE, FALSE, sizeof(guint32));
    gtk_widget_set_has_tooltip(GTK_WIDGET(self), TRUE);
    g_signal_connect(self, "query-tooltip", G_CALLBACK(on_tip), NULL);
    bs_colours_watch(self, G_CALLBACK(gtk_widget_queue_draw));
    GtkGesture *click = gtk_gesture_click_new();
    g_signal_connect_swapped(click, "pressed", G_CALLBACK(on_click), self);
    gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(click));
}

// -- public --------------------------------------------------------------------------------------

void
bs_ticks_set_range(BsTicks *self, GtkRange *range)
{
    self->range = range;
}

guint
bs_ticks_count(BsTicks *self, BsTickKind kind)
{
    return count_shown(self, kind);
}

// Those who do not see the strip hear how many marks there are; the marks themselves are listed
// elsewhere.
static void
tell_marks(BsTicks *self)
{
    g_autofree char *text = g_strdup_printf(
        _("Marks: %u ends of stages, %u refusals, %u stops of breakpoints, %u bookmarks"),
        bs_ticks_count(self, BS_TICK_STAGE), bs_ticks_count(self, BS_TICK_REFUSED),
        bs_ticks_count(self, BS_TICK_BREAKPOINT), bs_ticks_count(self, BS_TICK_BOOKMARK));
    gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void
bs_ticks_set(BsTicks *self, BsTickKind kind, const GArray *positions)
{
    g_array_set_size(self->positions[kind], 0);
    if (positions && positions->len)
        g_array_append_vals(self->positions[kind], positions->data, positions->len);
    tell_marks(self);
}

void
bs_ticks_end_at(BsTicks *self, guint32 position)
{
    self->end = position;
    tell_marks(self);
}
