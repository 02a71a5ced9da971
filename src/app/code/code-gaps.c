// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-gaps.h"

#include "app/code/code-fold.h"
#include "app/code/code-tops.h"
#include "app/code/code-wrap.h"
#include "app/kit/colours.h"
#include "app/kit/patch.h"

struct _BsGapView {
    GtkSourceView parent_instance;
    GArray *gaps;        // of BsDiffGap
    GPtrArray *tags;     // one for each: the room
    int row;             // its height
    GArray *struck;      // of Struck, by line
    GArray *said;        // of Said
    GArray *patches;     // of BsTextLines
    guint patched;       // how often
    gboolean full;       // what is below lines is for others
    gboolean whole;      // no row is cut
    int width, row_then; // for which lines were wrapped
    guint fitting;       // tick callback
};

// What stood before a line. Its room is below the line before that: numbers stand beside the first
// row of a line with its room.
typedef struct Struck {
    guint32 before;
    guint32 line; // with the room
    const char *room_is;
    char *text;
    int height;
    GtkTextTag *room;
} Struck;

// What is said of a line.
typedef struct Said {
    GtkTextMark *at;
    char *text;
} Said;

G_DEFINE_FINAL_TYPE(BsGapView, bs_gap_view, GTK_SOURCE_TYPE_VIEW)

// -- room ----------------------------------------------------------------------------------------

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
    const int pixels = (int)gap->size;
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
    self->row = bs_code_row(GTK_TEXT_VIEW(self));
    for (guint i = 0; gaps && i < gaps->len; i++)
        add(self, &g_array_index(gaps, BsDiffGap, i));
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

static guint32
blank(const BsDiffGap *gap)
{
    return gap->size - gap->own;
}

guint32
bs_gap_view_rows(BsGapView *self)
{
    guint32 pixels = 0;
    for (guint i = 0; i < self->gaps->len; i++)
        pixels += blank(&g_array_index(self->gaps, BsDiffGap, i));
    return (pixels + (guint32)self->row / 2) / (guint32)MAX(self->row, 1);
}

// -- what is struck through ----------------------------------------------------------------------

static void
clear_struck(gpointer data)
{
    g_free(((Struck *)data)->text);
}

// Wrapped as the lines of the view are.
static PangoLayout *
lay_out(BsGapView *self, const Struck *struck)
{
    GtkTextView *view = GTK_TEXT_VIEW(self);
    PangoLayout *layout = gtk_widget_create_pango_layout(GTK_WIDGET(self), struck->text);
    PangoAttrList *marks = pango_attr_list_new();
    pango_attr_list_insert(marks, pango_attr_strikethrough_new(TRUE));
    pango_attr_list_insert(marks, pango_attr_insert_hyphens_new(FALSE));
    pango_layout_set_attributes(layout, marks);
    pango_attr_list_unref(marks);
    if (gtk_text_view_get_wrap_mode(view) == GTK_WRAP_NONE)
        return layout;
    pango_layout_set_width(layout, self->width * PANGO_SCALE);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_indent(layout,
                            bs_code_indent(view, struck->text, strlen(struck->text)) * PANGO_SCALE);
    return layout;
}

static void
make_room(BsGapView *self, Struck *struck)
{
    enum { AROUND = 2 };
    int height;
    g_autoptr(PangoLayout) layout = lay_out(self, struck);
    pango_layout_get_pixel_size(layout, NULL, &height);
    if (struck->height == height + AROUND)
        return;
    struck->height = height + AROUND;
    g_object_set(struck->room, struck->room_is, struck->height, NULL);
}

static void
make_rooms(BsGapView *self)
{
    self->width = bs_code_width(GTK_TEXT_VIEW(self));
    self->row_then = bs_code_row(GTK_TEXT_VIEW(self));
    for (guint i = 0; i < self->struck->len; i++)
        make_room(self, &g_array_index(self->struck, Struck, i));
}

static gboolean
fit(GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
    BsGapView *self = BS_GAP_VIEW(widget);
    self->fitting = 0;
    bs_code_indent_anew(GTK_TEXT_VIEW(self));
    make_rooms(self);
    g_signal_emit_by_name(self, "rewrapped");
    return G_SOURCE_REMOVE;
}

// Sizes are being given just now.
static void
on_width(BsGapView *self)
{
    if (!self->fitting && (bs_code_width(GTK_TEXT_VIEW(self)) != self->width ||
                           bs_code_row(GTK_TEXT_VIEW(self)) != self->row_then))
        self->fitting = gtk_widget_add_tick_callback(GTK_WIDGET(self), fit, NULL, NULL);
}

// The scrolled window around it gives it one.
static void
on_adjustment(BsGapView *self)
{
    GtkAdjustment *across = gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(self));
    if (across)
        g_signal_connect_object(across, "notify::page-size", G_CALLBACK(on_width), self,
                                G_CONNECT_SWAPPED);
}

static void
add_struck(BsGapView *self, guint32 before)
{
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(self));
    GtkTextIter begin, end;
    const gboolean below = before && !self->full;
    Struck struck = {.before = before, .line = before - below, .text = g_strdup("")};
    struck.room_is = below ? "pixels-below-lines" : "pixels-above-lines";
    gtk_text_buffer_get_iter_at_line(buffer, &begin, (int)struck.line);
    end = begin;
    gtk_text_iter_forward_line(&end);
    struck.room = gtk_text_buffer_create_tag(buffer, NULL, struck.room_is, self->row, NULL);
    gtk_text_buffer_apply_tag(buffer, struck.room, &begin, &end);
    g_array_append_val(self->struck, struck);
}

static void
add_line(BsGapView *self, const BsGoneLine *line)
{
    const guint n = self->struck->len;
    if (!n || g_array_index(self->struck, Struck, n - 1).before != line->before)
        add_struck(self, line->before);
    Struck *struck = &g_array_index(self->struck, Struck, self->struck->len - 1);
    g_autofree char *text = g_utf8_make_valid(line->text, (gssize)line->len);
    g_autofree char *all = struck->text;
    struck->text = g_strconcat(all, *all ? "\n" : "", text, NULL);
}

void
bs_gap_view_strike(BsGapView *self, const GArray *lines, gboolean full)
{
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(self));
    GtkTextTagTable *table = gtk_text_buffer_get_tag_table(buffer);
    for (guint i = 0; i < self->struck->len; i++)
        gtk_text_tag_table_remove(table, g_array_index(self->struck, Struck, i).room);
    g_array_set_size(self->struck, 0);
    self->row = bs_code_row(GTK_TEXT_VIEW(self));
    self->full = full;
    for (guint i = 0; lines && i < lines->len; i++) {
        const BsGoneLine *line = &g_array_index(lines, BsGoneLine, i);
        if (line->before < (guint32)gtk_text_buffer_get_line_count(buffer))
            add_line(self, line);
    }
    if (self->struck->len)
        make_rooms(self);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

// -- what is said of lines -----------------------------------------------------------------------

static void
clear_said(gpointer data)
{
    Said *said = data;
    GtkTextBuffer *buffer = gtk_text_mark_get_buffer(said->at);
    if (buffer)
        gtk_text_buffer_delete_mark(buffer, said->at);
    g_object_unref(said->at);
    g_free(said->text);
}

static guint32
line_of(const Said *said)
{
    GtkTextIter at;
    gtk_text_buffer_get_iter_at_mark(gtk_text_mark_get_buffer(said->at), &at, said->at);
    return (guint32)gtk_text_iter_get_line(&at);
}

static const Said *
find_said(BsGapView *self, guint32 line)
{
    for (guint i = 0; i < self->said->len; i++) {
        const Said *said = &g_array_index(self->said, Said, i);
        if (line_of(said) == line)
            return said;
    }
    return NULL;
}

void
bs_gap_view_say(BsGapView *self, guint32 line, const char *text)
{
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(self));
    GtkTextIter at;
    gtk_text_buffer_get_iter_at_line(buffer, &at, (int)line);
    if (find_said(self, (guint32)gtk_text_iter_get_line(&at)))
        return;
    GtkTextMark *mark = gtk_text_buffer_create_mark(buffer, NULL, &at, TRUE);
    const Said said = {g_object_ref(mark), g_strdup(text)};
    g_array_append_val(self->said, said);
    gtk_widget_set_has_tooltip(GTK_WIDGET(self), TRUE);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void
bs_gap_view_unsay(BsGapView *self)
{
    g_array_set_size(self->said, 0);
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

static gboolean
bs_gap_view_query_tooltip(GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
    BsGapView *self = BS_GAP_VIEW(widget);
    GtkTextView *view = GTK_TEXT_VIEW(widget);
    GtkTextIter at;
    int buffer_y;
    gtk_text_view_window_to_buffer_coords(view, GTK_TEXT_WINDOW_WIDGET, x, y, NULL, &buffer_y);
    gtk_text_view_get_line_at_y(view, &at, buffer_y, NULL);
    const Said *said = find_said(self, (guint32)gtk_text_iter_get_line(&at));
    if (said && !keyboard)
        gtk_tooltip_set_text(tooltip, said->text);
    return said && !keyboard;
}

// In what room there is behind the line; the sign alone in little of it: pointing there tells the
// rest.
static void
draw_said(BsGapView *self, GtkSnapshot *snapshot, const Said *said, const GdkRectangle *seen)
{
    enum { SPACE = 18, LEAST = 14, FOR_WORDS = 60 };
    GtkTextIter end;
    GdkRectangle at;
    gtk_text_buffer_get_iter_at_mark(gtk_text_view_get_buffer(GTK_TEXT_VIEW(self)), &end, said->at);
    if (!gtk_text_iter_ends_line(&end))
        gtk_text_iter_forward_to_line_end(&end);
    gtk_text_view_get_iter_location(GTK_TEXT_VIEW(self), &end, &at);
    const int x = at.x + SPACE, width = seen->x + seen->width - x;
    if (at.y > seen->y + seen->height || at.y + at.height < seen->y || width < LEAST)
        return;
    g_autofree char *text = g_strconcat("✕ ", width < FOR_WORDS ? "" : said->text, NULL);
    g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(GTK_WIDGET(self), text);
    pango_layout_set_width(layout, width * PANGO_SCALE);
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_single_paragraph_mode(layout, TRUE);
    const GdkRGBA colour = bs_colours_rgba(BS_PAINT_REFUSED, 1);
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)x, (float)at.y));
    gtk_snapshot_append_layout(snapshot, layout, &colour);
    gtk_snapshot_restore(snapshot);
}

// -- drawing -------------------------------------------------------------------------------------

// The colour of a line goes on into the room below it: but for what is its own, the room is
// nobody's.
static void
draw(BsGapView *self, GtkSnapshot *snapshot, const BsDiffGap *gap, const GdkRectangle *seen)
{
    GtkTextIter at;
    int y, height;
    const int room = (int)blank(gap);
    gtk_text_buffer_get_iter_at_line(gtk_text_view_get_buffer(GTK_TEXT_VIEW(self)), &at,
                                     MAX(gap->after, 0));
    gtk_text_view_get_line_yrange(GTK_TEXT_VIEW(self), &at, &y, &height);
    const int top = gap->after < 0 ? y : y + height - room;
    if (!room || top > seen->y + seen->height || top + room < seen->y)
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
draw_struck(BsGapView *self, GtkSnapshot *snapshot, const Struck *struck, const GdkRectangle *seen)
{
    enum { BAR = 3 };
    GtkTextIter at;
    GdkRectangle text;
    int y, height;
    gtk_text_buffer_get_iter_at_line(gtk_text_view_get_buffer(GTK_TEXT_VIEW(self)), &at,
                                     (int)struck->line);
    gtk_text_view_get_line_yrange(GTK_TEXT_VIEW(self), &at, &y, &height);
    gtk_text_view_get_iter_location(GTK_TEXT_VIEW(self), &at, &text);
    y += struck->line < struck->before ? height - struck->height : 0;
    if (y > seen->y + seen->height || y + struck->height < seen->y)
        return;
    const GdkRGBA back = bs_colours_rgba(BS_PAINT_REMOVED, 1);
    const GdkRGBA mark = bs_colours_rgba(BS_PAINT_CURRENT, 1);
    const GdkRGBA colour = bs_colours_rgba(BS_PAINT_FAINT, 1);
    gtk_snapshot_append_color(
        snapshot, &back,
        &GRAPHENE_RECT_INIT((float)seen->x, (float)y, (float)seen->width, (float)struck->height));
    gtk_snapshot_append_color(
        snapshot, &mark, &GRAPHENE_RECT_INIT((float)seen->x, (float)y, BAR, (float)struck->height));
    g_autoptr(PangoLayout) layout = lay_out(self, struck);
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)text.x, (float)y + 1));
    gtk_snapshot_append_layout(snapshot, layout, &colour);
    gtk_snapshot_restore(snapshot);
}

// -- lines that look otherwise -------------------------------------------------------------------

void
bs_gap_view_patch(BsGapView *self, BsTextLines lines, gboolean begins)
{
    enum { MOST = 8 };
    if (begins) {
        g_array_set_size(self->patches, 0);
        self->patched++;
    }
    BsTextLines *last =
        self->patches->len < MOST ? NULL : &g_array_index(self->patches, BsTextLines, MOST - 1);
    if (last)
        *last = (BsTextLines){MIN(last->first, lines.first), MAX(last->end, lines.end)};
    else if (lines.first < lines.end)
        g_array_append_val(self->patches, lines);
}

static void
draw_patch(BsGapView *self, GtkSnapshot *snapshot, const BsTextLines *lines,
           const GdkRectangle *seen)
{
    GtkTextView *view = GTK_TEXT_VIEW(self);
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
    GtkTextIter at;
    int top, bottom, height;
    gtk_text_buffer_get_iter_at_line(buffer, &at, (int)lines->first);
    gtk_text_view_get_line_yrange(view, &at, &top, &height);
    gtk_text_buffer_get_iter_at_line(buffer, &at, (int)lines->end - 1);
    gtk_text_view_get_line_yrange(view, &at, &bottom, &height);
    const int begin = MAX(top, seen->y), end = MIN(bottom + height, seen->y + seen->height);
    if (begin < end)
        bs_patch_snapshot(snapshot,
                          &GRAPHENE_RECT_INIT((float)seen->x, (float)begin, (float)seen->width,
                                              (float)(end - begin)),
                          self->patched);
}

static void
bs_gap_view_snapshot_layer(GtkTextView *view, GtkTextViewLayer layer, GtkSnapshot *snapshot)
{
    BsGapView *self = BS_GAP_VIEW(view);
    GdkRectangle seen;
    if (layer == GTK_TEXT_VIEW_LAYER_BELOW_TEXT && self->patches->len)
        gtk_text_view_get_visible_rect(view, &seen);
    for (guint i = 0; layer == GTK_TEXT_VIEW_LAYER_BELOW_TEXT && i < self->patches->len; i++)
        draw_patch(self, snapshot, &g_array_index(self->patches, BsTextLines, i), &seen);
    GTK_TEXT_VIEW_CLASS(bs_gap_view_parent_class)->snapshot_layer(view, layer, snapshot);
    if (layer != GTK_TEXT_VIEW_LAYER_ABOVE_TEXT)
        return;
    bs_code_fold_draw(view, snapshot);
    if (!(self->gaps->len + self->struck->len + self->said->len))
        return;
    gtk_text_view_get_visible_rect(view, &seen);
    for (guint i = 0; i < self->gaps->len; i++)
        draw(self, snapshot, &g_array_index(self->gaps, BsDiffGap, i), &seen);
    for (guint i = 0; i < self->struck->len; i++)
        draw_struck(self, snapshot, &g_array_index(self->struck, Struck, i), &seen);
    for (guint i = 0; i < self->said->len; i++)
        draw_said(self, snapshot, &g_array_index(self->said, Said, i), &seen);
}

// -- whole rows ----------------------------------------------------------------------------------

void
bs_gap_view_show_whole_rows(BsGapView *self, gboolean whole)
{
    self->whole = whole;
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

// Those of a room are as high as others. `begin` .. `end` is empty where no row is.
static void
find_row(BsGapView *self, int y, int *begin, int *end)
{
    GtkTextView *view = GTK_TEXT_VIEW(self);
    GtkTextIter at;
    GdkRectangle row;
    int line_y, line_height;
    gtk_text_view_get_iter_at_location(view, &at, 0, y);
    gtk_text_view_get_iter_location(view, &at, &row);
    gtk_text_view_get_line_yrange(view, &at, &line_y, &line_height);
    const int room = y < row.y ? line_y : row.y + row.height, height = MAX(row.height, 1);
    *begin = *end = y;
    if (y < line_y || y >= line_y + line_height)
        return;
    const gboolean in_text = y >= row.y && y < row.y + row.height;
    *begin = in_text ? row.y : y - (y - room) % height;
    *end = in_text ? row.y + row.height : *begin + height;
}

// What is in sight of them, from the top of the widget.
static graphene_rect_t
whole_rows(BsGapView *self)
{
    GtkTextView *view = GTK_TEXT_VIEW(self);
    const int width = gtk_widget_get_width(GTK_WIDGET(self));
    const int height = gtk_widget_get_height(GTK_WIDGET(self));
    int top, bottom, begin, end;
    gtk_text_view_window_to_buffer_coords(view, GTK_TEXT_WINDOW_WIDGET, 0, 0, NULL, &top);
    bottom = top + height;
    find_row(self, top, &begin, &end);
    const int first = begin < top ? end - top : 0;
    find_row(self, bottom, &begin, &end);
    const int last = begin < bottom ? begin - top : height;
    return first < last ? GRAPHENE_RECT_INIT(0, (float)first, (float)width, (float)(last - first))
                        : GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
}

static void
bs_gap_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    BsGapView *self = BS_GAP_VIEW(widget);
    if (self->whole) {
        const graphene_rect_t rows = whole_rows(self);
        gtk_snapshot_push_clip(snapshot, &rows);
    }
    GTK_WIDGET_CLASS(bs_gap_view_parent_class)->snapshot(widget, snapshot);
    if (self->whole)
        gtk_snapshot_pop(snapshot);
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_gap_view_finalize(GObject *object)
{
    BsGapView *self = BS_GAP_VIEW(object);
    g_array_unref(self->gaps);
    g_array_unref(self->struck);
    g_array_unref(self->said);
    g_array_unref(self->patches);
    g_ptr_array_unref(self->tags);
    G_OBJECT_CLASS(bs_gap_view_parent_class)->finalize(object);
}

static void
bs_gap_view_class_init(BsGapViewClass *klass)
{
    G_OBJECT_CLASS(klass)->finalize = bs_gap_view_finalize;
    g_signal_new("rewrapped", BS_TYPE_GAP_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                 0);
    GTK_WIDGET_CLASS(klass)->snapshot = bs_gap_view_snapshot;
    GTK_WIDGET_CLASS(klass)->query_tooltip = bs_gap_view_query_tooltip;
    GTK_TEXT_VIEW_CLASS(klass)->snapshot_layer = bs_gap_view_snapshot_layer;
}

static void
bs_gap_view_init(BsGapView *self)
{
    self->gaps = g_array_new(FALSE, FALSE, sizeof(BsDiffGap));
    self->tags = g_ptr_array_new();
    self->patches = g_array_new(FALSE, FALSE, sizeof(BsTextLines));
    self->struck = g_array_new(FALSE, FALSE, sizeof(Struck));
    g_array_set_clear_func(self->struck, clear_struck);
    self->said = g_array_new(FALSE, FALSE, sizeof(Said));
    g_array_set_clear_func(self->said, clear_said);
    g_signal_connect(self, "notify::hadjustment", G_CALLBACK(on_adjustment), NULL);
    bs_colours_watch(self, G_CALLBACK(gtk_widget_queue_draw));
}
