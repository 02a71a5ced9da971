// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-gaps.h"

#include "app/kit/colours.h"

struct _BsGapView {
    GtkSourceView parent_instance;
    GArray *gaps;    // of BsDiffGap
    GPtrArray *tags; // one for each: the room
    int row;         // its height
};

G_DEFINE_FINAL_TYPE(BsGapView, bs_gap_view, GTK_SOURCE_TYPE_VIEW)

// -- room ----------------------------------------------------------------------------------------

static int
height_of_row(BsGapView *self)
{
    int height;
    g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(GTK_WIDGET(self), "X");
    pango_layout_get_pixel_size(layout, NULL, &height);
    return height;
}

static void
clear(BsGapView *self)
{
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(self));
    for (guint i = 0; i < self->tags->len; i++)
        gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer), self->tags->pdata[i]);
    g_ptr_array_set_size(self->tags, 0);
    g_array_set_size(self->gaps, 0);
}

static void
add(BsGapView *self, const BsDiffGap *gap)
{
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(self));
    GtkTextIter begin, end;
    const int pixels = (int)gap->rows * self->row;
    GtkTextTag *tag = gtk_text_buffer_create_tag(
        buffer, NULL, gap->after < 0 ? "pixels-above-lines" : "pixels-below-lines", pixels, NULL);
    gtk_text_buffer_get_iter_at_line(buffer, &begin, MAX(gap->after, 0));
    end = begin;
    gtk_text_iter_forward_line(&end);
    gtk_text_buffer_apply_tag(buffer, tag, &begin, &end);
    g_ptr_array_add(self->tags, tag);
    g_array_append_val(self->gaps, *gap);
}

void
bs_gap_view_set(BsGapView *self, const GArray *gaps)
{
    clear(self);
    self->row = height_of_row(self);
    for (guint i = 0; gaps && i < gaps->len; i++)
        add(self, &g_array_index(gaps, BsDiffGap, i));
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

guint32
bs_gap_view_rows(BsGapView *self)
{
    guint32 rows = 0;
    for (guint i = 0; i < self->gaps->len; i++)
        rows += g_array_index(self->gaps, BsDiffGap, i).rows;
    return rows;
}

// -- drawing -------------------------------------------------------------------------------------

// The colour of a line goes on into the room below it: the room is nobody's.
static void
draw(BsGapView *self, GtkSnapshot *snapshot, const BsDiffGap *gap, const GdkRectangle *seen)
{
    GtkTextIter at;
    int y, height;
    const int room = (int)gap->rows * self->row;
    gtk_text_buffer_get_iter_at_line(gtk_text_view_get_buffer(GTK_TEXT_VIEW(self)), &at,
                                     MAX(gap->after, 0));
    gtk_text_view_get_line_yrange(GTK_TEXT_VIEW(self), &at, &y, &height);
    const int top = gap->after < 0 ? y : y + height - room;
    if (top > seen->y + seen->height || top + room < seen->y)
        return;
    const GdkRGBA blank = bs_colours_rgba(BS_PAINT_BACKGROUND, 1);
    const GdkRGBA line = bs_colours_rgba(BS_PAINT_BORDER, 1);
    const graphene_rect_t all =
        GRAPHENE_RECT_INIT((float)seen->x, (float)top, (float)seen->width, (float)room);
    const graphene_rect_t bar =
        GRAPHENE_RECT_INIT((float)seen->x, (float)top + 1, 3, (float)room - 2);
    gtk_snapshot_append_color(snapshot, &blank, &all);
    gtk_snapshot_append_color(snapshot, &line, &bar);
}

static void
bs_gap_view_snapshot_layer(GtkTextView *view, GtkTextViewLayer layer, GtkSnapshot *snapshot)
{
    BsGapView *self = BS_GAP_VIEW(view);
    GdkRectangle seen;
    GTK_TEXT_VIEW_CLASS(bs_gap_view_parent_class)->snapshot_layer(view, layer, snapshot);
    if (layer != GTK_TEXT_VIEW_LAYER_ABOVE_TEXT || !self->gaps->len)
        return;
    gtk_text_view_get_visible_rect(view, &seen);
    for (guint i = 0; i < self->gaps->len; i++)
        draw(self, snapshot, &g_array_index(self->gaps, BsDiffGap, i), &seen);
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_gap_view_finalize(GObject *object)
{
    BsGapView *self = BS_GAP_VIEW(object);
    g_array_unref(self->gaps);
    g_ptr_array_unref(self->tags);
    G_OBJECT_CLASS(bs_gap_view_parent_class)->finalize(object);
}

static void
bs_gap_view_class_init(BsGapViewClass *klass)
{
    G_OBJECT_CLASS(klass)->finalize = bs_gap_view_finalize;
    GTK_TEXT_VIEW_CLASS(klass)->snapshot_layer = bs_gap_view_snapshot_layer;
}

static void
bs_gap_view_init(BsGapView *self)
{
    self->gaps = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    self->tags = g_ptr_array_new();
    bs_colours_watch(self, G_CALLBACK(gtk_widget_queue_draw));
}
