// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/ribbons.h"

#include "app/kit/colours.h"
#include "debug/document/provenance.h"
#include "ir/effects.h"
#include "support/i18n.h"

enum { WIDTH = 44 };

// Lines from 0, both ends included.
typedef struct Ribbon {
    const BsOp *dealloc;
    guint32 before[2], after[2];
} Ribbon;

struct _BsRibbons {
    GtkWidget parent_instance;
    BsSession *session;
    BsCodeView *left, *right;
    GArray *ribbons; // of Ribbon
    gboolean shown;
};

G_DEFINE_FINAL_TYPE(BsRibbons, bs_ribbons, GTK_TYPE_WIDGET)

// -- what is joined ------------------------------------------------------------------------------

static gboolean
is_dealloc(const BsOp *op)
{
    return bs_op_memory(op) == BS_MEMORY_FREE_IF || bs_op_memory(op) == BS_MEMORY_RETAIN;
}

// The nearest dealloc of the left side that an op of the right side was made from; 1 + its number,
// or 0. What is still there is no lowering of itself.
static guint
find_source(BsDocument *document, GHashTable *deallocs, const BsOp *op)
{
    if (g_hash_table_contains(deallocs, op))
        return 0;
    for (const BsOp *at = bs_document_op_origin(document, op); at;) {
        const guint found = GPOINTER_TO_UINT(g_hash_table_lookup(deallocs, at));
        if (found)
            return found;
        const BsOp *origin = bs_document_op_origin(document, at);
        at = origin && origin->id < at->id ? origin : NULL;
    }
    return 0;
}

static void
add_lines(Ribbon *ribbon, const BsOpLines *lines)
{
    const gboolean first = ribbon->after[0] > ribbon->after[1];
    ribbon->after[0] = first ? lines->first : MIN(ribbon->after[0], lines->first);
    ribbon->after[1] = first ? lines->last : MAX(ribbon->after[1], lines->last);
}

static void
list_deallocs(BsRibbons *self, const BsText *text, GHashTable *deallocs)
{
    for (guint i = 0; i < text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        const Ribbon ribbon = {lines->op, {lines->first, lines->last}, {1, 0}};
        if (!is_dealloc(lines->op))
            continue;
        g_array_append_val(self->ribbons, ribbon);
        g_hash_table_insert(deallocs, (gpointer)(gsize)lines->op,
                            GUINT_TO_POINTER(self->ribbons->len));
    }
}

static void
tell(BsRibbons *self)
{
    g_autofree char *text = bs_ribbons_text(self);
    g_autofree char *said =
        *text ? g_strdup_printf(_("Deallocs and the lines that they became: %s"), text)
              : g_strdup(_("No dealloc is lowered here"));
    gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void
update(BsRibbons *self)
{
    g_array_set_size(self->ribbons, 0);
    const BsText *before = bs_code_view_text(self->left), *after = bs_code_view_text(self->right);
    if (self->shown && before && after && before->ops && after->ops) {
        BsDocument *document = bs_session_document(self->session);
        g_autoptr(GHashTable) deallocs = g_hash_table_new(NULL, NULL);
        list_deallocs(self, before, deallocs);
        for (guint i = 0; deallocs && i < after->ops->len; i++) {
            const BsOpLines *lines = &g_array_index(after->ops, BsOpLines, i);
            const guint source = find_source(document, deallocs, lines->op);
            if (source)
                add_lines(&g_array_index(self->ribbons, Ribbon, source - 1), lines);
        }
    }
    tell(self);
}

gint
bs_ribbons_first(BsRibbons *self)
{
    return self->ribbons->len ? (gint)g_array_index(self->ribbons, Ribbon, 0).before[0] : -1;
}

char *
bs_ribbons_text(BsRibbons *self)
{
    GString *text = g_string_new(NULL);
    for (guint i = 0; i < self->ribbons->len; i++) {
        const Ribbon *ribbon = &g_array_index(self->ribbons, Ribbon, i);
        g_string_append_printf(text, "%s%u:", i ? "; " : "", ribbon->before[0] + 1);
        if (ribbon->after[0] <= ribbon->after[1])
            g_string_append_printf(text, " %u-%u", ribbon->after[0] + 1, ribbon->after[1] + 1);
        else
            g_string_append(text, _(" nothing"));
    }
    return g_string_free(text, FALSE);
}

// -- drawing -------------------------------------------------------------------------------------

// The top and the bottom of some lines, in our coordinates.
static void
range_of(BsRibbons *self, BsCodeView *view, const guint32 lines[2], double range[2])
{
    GtkTextView *text = bs_code_view_text_view(view);
    for (guint i = 0; i < 2; i++) {
        GtkTextIter at;
        int y, height, window;
        double x, here;
        gtk_text_buffer_get_iter_at_line(gtk_text_view_get_buffer(text), &at, (int)lines[i]);
        gtk_text_view_get_line_yrange(text, &at, &y, &height);
        gtk_text_view_buffer_to_window_coords(text, GTK_TEXT_WINDOW_WIDGET, 0, y + (i ? height : 0),
                                              NULL, &window);
        gtk_widget_translate_coordinates(GTK_WIDGET(text), GTK_WIDGET(self), 0, window, &x, &here);
        range[i] = here;
    }
}

// What became nothing goes to a point beside it.
static gboolean
place(BsRibbons *self, const Ribbon *ribbon, double left[2], double right[2])
{
    range_of(self, self->left, ribbon->before, left);
    if (ribbon->after[0] > ribbon->after[1])
        return FALSE;
    range_of(self, self->right, ribbon->after, right);
    return TRUE;
}

static void
draw(BsRibbons *self, cairo_t *cr, const Ribbon *ribbon, double width)
{
    double left[2], right[2];
    if (!place(self, ribbon, left, right))
        return;
    const gboolean chosen = bs_session_selected_op(self->session) == ribbon->dealloc;
    const GdkRGBA fill = bs_colours_rgba(chosen ? BS_PAINT_SELECTED : BS_PAINT_STRIP, 1);
    const GdkRGBA line = bs_colours_rgba(BS_PAINT_BORDER, 1);
    cairo_move_to(cr, 0, left[0]);
    cairo_curve_to(cr, width / 2, left[0], width / 2, right[0], width, right[0]);
    cairo_line_to(cr, width, right[1]);
    cairo_curve_to(cr, width / 2, right[1], width / 2, left[1], 0, left[1]);
    cairo_close_path(cr);
    gdk_cairo_set_source_rgba(cr, &fill);
    cairo_fill_preserve(cr);
    gdk_cairo_set_source_rgba(cr, &line);
    cairo_set_line_width(cr, chosen ? 2 : 1);
    cairo_stroke(cr);
}

static void
bs_ribbons_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    BsRibbons *self = BS_RIBBONS(widget);
    const int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
    const graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
    if (!self->ribbons->len)
        return;
    gtk_snapshot_push_clip(snapshot, &all);
    cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &all);
    for (guint i = 0; i < self->ribbons->len; i++)
        draw(self, cr, &g_array_index(self->ribbons, Ribbon, i), width);
    cairo_destroy(cr);
    gtk_snapshot_pop(snapshot);
}

// A ribbon that is clicked at selects its dealloc; halfway, where both ends have their part in it.
static void
on_click(BsRibbons *self, int n_press, double x, double y)
{
    const double share = x / MAX(1, gtk_widget_get_width(GTK_WIDGET(self)));
    for (guint i = 0; i < self->ribbons->len; i++) {
        const Ribbon *ribbon = &g_array_index(self->ribbons, Ribbon, i);
        double left[2], right[2];
        if (place(self, ribbon, left, right) && y >= left[0] + share * (right[0] - left[0]) &&
            y <= left[1] + share * (right[1] - left[1])) {
            bs_session_select_op(self->session, ribbon->dealloc);
            return;
        }
    }
}

// -- the widget ----------------------------------------------------------------------------------

void
bs_ribbons_show(BsRibbons *self, gboolean show)
{
    self->shown = show;
    gtk_widget_set_visible(GTK_WIDGET(self), show);
    update(self);
}

void
bs_ribbons_set_session(BsRibbons *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    g_signal_connect_object(session, "moved", G_CALLBACK(update), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "selected", G_CALLBACK(gtk_widget_queue_draw), self,
                            G_CONNECT_SWAPPED);
}

static void
bs_ribbons_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                   int *natural, int *minimum_baseline, int *natural_baseline)
{
    *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : 0;
}

static void
bs_ribbons_dispose(GObject *object)
{
    BsRibbons *self = BS_RIBBONS(object);
    g_clear_object(&self->session);
    G_OBJECT_CLASS(bs_ribbons_parent_class)->dispose(object);
}

static void
bs_ribbons_finalize(GObject *object)
{
    g_array_unref(BS_RIBBONS(object)->ribbons);
    G_OBJECT_CLASS(bs_ribbons_parent_class)->finalize(object);
}

static void
bs_ribbons_class_init(BsRibbonsClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->dispose = bs_ribbons_dispose;
    G_OBJECT_CLASS(klass)->finalize = bs_ribbons_finalize;
    widget_class->measure = bs_ribbons_measure;
    widget_class->snapshot = bs_ribbons_snapshot;
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bs_ribbons_init(BsRibbons *self)
{
    self->ribbons = g_array_new(FALSE, FALSE, sizeof(Ribbon));
    GtkGesture *click = gtk_gesture_click_new();
    g_signal_connect_swapped(click, "pressed", G_CALLBACK(on_click), self);
    gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(click));
    gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
    bs_colours_watch(self, G_CALLBACK(gtk_widget_queue_draw));
}

GtkWidget *
bs_ribbons_new(BsCodeView *left, BsCodeView *right)
{
    static const char *const changes[] = {"value-changed", "changed"};
    BsRibbons *self = g_object_new(BS_TYPE_RIBBONS, NULL);
    BsCodeView *const views[] = {left, right};
    self->left = left;
    self->right = right;
    for (guint i = 0; i < G_N_ELEMENTS(views); i++) {
        GtkScrollable *text = GTK_SCROLLABLE(bs_code_view_text_view(views[i]));
        for (guint k = 0; k < G_N_ELEMENTS(changes); k++)
            g_signal_connect_object(gtk_scrollable_get_vadjustment(text), changes[k],
                                    G_CALLBACK(gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
        g_signal_connect_object(views[i], "notify::stage", G_CALLBACK(update), self,
                                G_CONNECT_SWAPPED);
    }
    return GTK_WIDGET(self);
}
