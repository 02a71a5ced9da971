// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What of its text a code view has in sight, and how it comes there.
#include "app/code/code-view-private.h"

#include "app/code/code-fold.h"
#include "app/code/code-sparse.h"

// -- what is in sight ----------------------------------------------------------------------------

// What a giant text shows before and after these lines has its text and marks, too: a page up or
// down is there when it is scrolled to.
void
bs_code_scroll_look_around(BsCodeView *self, BsTextLines lines)
{
    const BsTextLines page = bs_code_lines_in_view(GTK_TEXT_VIEW(self->view));
    const guint32 n = page.end - page.first;
    self->sight = (BsTextLines){lines.first - MIN(lines.first, n), lines.end + n};
    bs_code_text_look_at(self->shown_text, self->sight);
}

static void
move_sight(BsCodeView *self, BsTextLines lines)
{
    if (self->shows_draft || (lines.first >= self->sight.first && lines.end <= self->sight.end))
        return;
    bs_code_scroll_look_around(self, lines);
    if (self->deallocs_marked)
        bs_code_marks_deallocs(self, self->sight);
    bs_code_diff_show(self->diff, bs_code_view_marked(self), bs_code_view_side(self), self->sight);
    bs_code_marks_put(self);
    bs_code_spotlight_put(self);
}

// A draft has all of its text there.
static gboolean
is_giant(const BsCodeView *self)
{
    return !self->shows_draft && bs_code_text_is_giant(self->shown_text);
}

// -- scrolling -----------------------------------------------------------------------------------

#define SCROLL_MARGIN 0.1 // of the view, above and below what is scrolled to

static void
scroll_to_cursor(BsCodeView *self)
{
    gtk_text_view_scroll_to_mark(GTK_TEXT_VIEW(self->view),
                                 gtk_text_buffer_get_insert(GTK_TEXT_BUFFER(self->paper.buffer)),
                                 SCROLL_MARGIN, FALSE, 0, 0);
}

// As scroll_to_cursor(), but at once: a text view scrolls in several frames, and stops where lines
// change meanwhile, as those of a giant text do when they come in sight. Returns whether it had to.
static gboolean
jump_to(BsCodeView *self, guint32 line)
{
    GtkAdjustment *scroll = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(self->view));
    GtkTextIter at;
    GdkRectangle seen;
    int y, height;
    gtk_text_buffer_get_iter_at_line(GTK_TEXT_BUFFER(self->paper.buffer), &at, (int)line);
    gtk_text_view_get_line_yrange(GTK_TEXT_VIEW(self->view), &at, &y, &height);
    gtk_text_view_get_visible_rect(GTK_TEXT_VIEW(self->view), &seen);
    if (y >= seen.y && y + height <= seen.y + seen.height)
        return FALSE;
    const int margin = (int)(seen.height * SCROLL_MARGIN);
    const int highest = y + height + margin - seen.height, lowest = y - margin;
    const int top = gtk_text_view_get_top_margin(GTK_TEXT_VIEW(self->view));
    const double before = gtk_adjustment_get_value(scroll);
    gtk_adjustment_set_value(scroll, CLAMP(seen.y, MIN(highest, lowest), lowest) + top);
    return gtk_adjustment_get_value(scroll) != before;
}

guint32
bs_code_view_top(BsCodeView *self, double *hidden)
{
    GtkTextView *view = GTK_TEXT_VIEW(self->view);
    GtkTextIter at;
    int x, y, begin;
    gtk_text_view_window_to_buffer_coords(view, GTK_TEXT_WINDOW_WIDGET, 0, 0, &x, &y);
    gtk_text_view_get_line_at_y(view, &at, y, &begin);
    if (hidden)
        *hidden = y - begin;
    return (guint32)gtk_text_iter_get_line(&at);
}

void
bs_code_view_put_on_top(BsCodeView *self, guint32 line, double hidden)
{
    GtkTextView *view = GTK_TEXT_VIEW(self->view);
    GtkAdjustment *scroll = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(view));
    GtkTextIter at;
    int y, height;
    gtk_text_buffer_get_iter_at_line(GTK_TEXT_BUFFER(self->paper.buffer), &at, (int)line);
    gtk_text_view_get_line_yrange(view, &at, &y, &height);
    gtk_adjustment_set_value(scroll, y + hidden + gtk_text_view_get_top_margin(view));
}

// Returns whether it had to scroll.
static gboolean
go_where_it_should(BsCodeView *self)
{
    GtkAdjustment *scroll = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(self->view));
    const double before = gtk_adjustment_get_value(scroll);
    if (self->top < 0)
        return self->aim >= 0 && jump_to(self, (guint32)self->aim);
    bs_code_view_put_on_top(self, (guint32)self->top, self->top_hidden);
    return gtk_adjustment_get_value(scroll) != before;
}

static gboolean
on_look(gpointer data)
{
    BsCodeView *self = data;
    self->looking = 0;
    if (!is_giant(self))
        return G_SOURCE_REMOVE;
    move_sight(self, bs_code_lines_in_view(GTK_TEXT_VIEW(self->view)));
    go_where_it_should(self);
    return G_SOURCE_REMOVE;
}

// Who drags the scroll bar moves it in a frame, first of all: no idle comes before that is drawn.
static gboolean
on_frame(GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
    BsCodeView *self = BS_CODE_VIEW(widget);
    if (self->looking) {
        g_source_remove(self->looking);
        on_look(self);
    }
    return G_SOURCE_REMOVE;
}

// Not at once: the text view may be about to lay out its lines. Before they are drawn, though.
static void
on_scrolled(BsCodeView *self)
{
    if (!self->shown_text || self->looking || !is_giant(self))
        return;
    self->looking = g_idle_add_full(G_PRIORITY_HIGH_IDLE, on_look, self, NULL);
    gtk_widget_add_tick_callback(GTK_WIDGET(self), on_frame, NULL, NULL);
}

// Where lines change while it scrolls, it goes there at once: in a giant text, between two sides,
// whose lines are wrapped and get gaps, and where lines get room for what stands below them.
static gboolean
jumps(const BsCodeView *self)
{
    return is_giant(self) || self->with_cards || bs_code_view_diff(self) ||
           bs_code_view_compares_step(self);
}

// Once more, until it stays: what is filled there may be higher than what was blank.
static gboolean
on_laid_out(gpointer data)
{
    BsCodeView *self = data;
    if (self->top < 0 && !jumps(self))
        scroll_to_cursor(self);
    else if (go_where_it_should(self))
        return G_SOURCE_CONTINUE;
    self->aim = self->top = -1;
    self->scrolling = 0;
    return G_SOURCE_REMOVE;
}

// Lines that were not laid out yet have no height: in a long text the place is known when all were,
// which the text view does when there is nothing else to do.
static void
aim_at(BsCodeView *self, guint32 line)
{
    self->aim = jumps(self) ? (gint)line : -1;
    if (!self->scrolling)
        self->scrolling = g_idle_add_full(G_PRIORITY_LOW, on_laid_out, self, NULL);
}

// Of a draft the caret stays where one types.
static void
reveal(BsCodeView *self, guint32 line)
{
    GtkTextIter at;
    gtk_text_buffer_get_iter_at_line(GTK_TEXT_BUFFER(self->paper.buffer), &at, (int)line);
    if (!gtk_widget_has_focus(GTK_WIDGET(self->view)))
        gtk_text_view_scroll_to_iter(GTK_TEXT_VIEW(self->view), &at, SCROLL_MARGIN, FALSE, 0, 0);
}

void
bs_code_scroll_to(BsCodeView *self, guint32 line)
{
    GtkTextIter at;
    if (self->shows_draft) {
        reveal(self, line);
        return;
    }
    move_sight(self, (BsTextLines){line, line + 1});
    gtk_text_buffer_get_iter_at_line(GTK_TEXT_BUFFER(self->paper.buffer), &at, (int)line);
    gtk_text_buffer_place_cursor(GTK_TEXT_BUFFER(self->paper.buffer), &at);
    if (self->top >= 0)
        return;
    const gboolean glides = is_giant(self) || !jumps(self);
    if (glides && gtk_widget_get_height(GTK_WIDGET(self->view)) > 0) // or it would go to anywhere
        scroll_to_cursor(self);
    aim_at(self, line);
}

void
bs_code_view_come_back_to(BsCodeView *self, guint32 line, double hidden)
{
    self->top = (gint)line;
    self->top_hidden = hidden;
    aim_at(self, line);
}

// -- keys and the wheel --------------------------------------------------------------------------

static guint32
cursor_line(BsCodeView *self)
{
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER(self->paper.buffer);
    GtkTextIter at;
    gtk_text_buffer_get_iter_at_mark(buffer, &at, gtk_text_buffer_get_insert(buffer));
    return (guint32)gtk_text_iter_get_line(&at);
}

// Where the cursor of a giant text goes, there are the columns to go to.
static void
on_move_cursor(BsCodeView *self, GtkMovementStep step, int count)
{
    if (!is_giant(self))
        return;
    const BsTextLines page = bs_code_lines_in_view(GTK_TEXT_VIEW(self->view));
    const guint32 n = page.end - page.first;
    guint32 line = cursor_line(self);
    if (step == GTK_MOVEMENT_BUFFER_ENDS)
        line = count < 0
                   ? 0
                   : (guint32)gtk_text_buffer_get_line_count(GTK_TEXT_BUFFER(self->paper.buffer));
    move_sight(self, (BsTextLines){line - MIN(line, n), line + n});
}

static void
on_cursor_moved(BsCodeView *self)
{
    if (is_giant(self))
        aim_at(self, cursor_line(self));
}

// From here on it goes where the reader scrolls.
static gboolean
on_wheel(BsCodeView *self)
{
    self->aim = self->top = -1;
    return GDK_EVENT_PROPAGATE;
}

// Of what is not in sight, too.
static gboolean
copy_all(BsCodeView *self)
{
    g_autofree char *text = is_giant(self) ? bs_code_text_selection(self->shown_text)
                            : self->shows_draft
                                ? bs_code_fold_selection(GTK_TEXT_BUFFER(self->paper.buffer))
                                : NULL;
    if (text)
        bs_code_copy(GTK_WIDGET(self), text);
    return text != NULL;
}

static void
on_copy(BsCodeView *self)
{
    if (copy_all(self))
        g_signal_stop_emission_by_name(self->view, "copy-clipboard");
}

static void
on_cut(BsCodeView *self)
{
    const gboolean edits = gtk_text_view_get_editable(GTK_TEXT_VIEW(self->view));
    if (!edits || !copy_all(self))
        return;
    gtk_text_buffer_delete_selection(GTK_TEXT_BUFFER(self->paper.buffer), TRUE, TRUE);
    g_signal_stop_emission_by_name(self->view, "cut-clipboard");
}

// -- setting up ----------------------------------------------------------------------------------

void
bs_code_scroll_init(BsCodeView *self)
{
    GtkAdjustment *scroll = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(self->view));
    static const char *const scrolled[] = {"value-changed", "changed"};
    for (guint i = 0; i < G_N_ELEMENTS(scrolled); i++)
        g_signal_connect_object(scroll, scrolled[i], G_CALLBACK(on_scrolled), self,
                                G_CONNECT_SWAPPED);
    g_signal_connect_swapped(self->view, "copy-clipboard", G_CALLBACK(on_copy), self);
    g_signal_connect_swapped(self->view, "cut-clipboard", G_CALLBACK(on_cut), self);
    g_signal_connect_swapped(self->view, "move-cursor", G_CALLBACK(on_move_cursor), self);
    g_signal_connect_data(self->view, "move-cursor", G_CALLBACK(on_cursor_moved), self, NULL,
                          G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    GtkEventController *wheel =
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
    gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE);
    g_signal_connect_swapped(wheel, "scroll", G_CALLBACK(on_wheel), self);
    gtk_widget_add_controller(GTK_WIDGET(self->view), wheel);
}
