// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code-sparse.h"

#include <string.h>

struct BsCodeSparse {
    GtkTextBuffer *buffer;
    GtkTextTag *filled; // looks like nothing: finds the lines that have their text
    const char *text;
    GArray *starts; // of gsize: where the lines begin, and where one after the last would
};

gboolean
bs_code_is_giant(const char *text, gsize len)
{
    enum { GIANT_LINES = 5000 };
    guint32 n = 1;
    const char *end = text + len;
    while (n < GIANT_LINES && (text = memchr(text, '\n', (gsize)(end - text)))) {
        text++;
        n++;
    }
    return n >= GIANT_LINES;
}

// The last one could be asked for, too, but as long as lines are not laid out they have no height,
// and all are in view.
BsCodeLines
bs_code_lines_in_view(GtkTextView *view)
{
    enum { SMALLEST = 12 };
    GdkRectangle seen;
    GtkTextIter top;
    int y, height;
    gtk_text_view_get_visible_rect(view, &seen);
    gtk_text_view_get_line_at_y(view, &top, seen.y, NULL);
    gtk_text_view_get_line_yrange(view, &top, &y, &height);
    const guint32 first = (guint32)gtk_text_iter_get_line(&top);
    return (BsCodeLines){first, first + (guint32)(seen.height / MAX(height, SMALLEST)) + 2};
}

// -- lines of the text ---------------------------------------------------------------------------

static void
take_text(BsCodeSparse *self, const char *text, gsize len)
{
    self->text = text;
    g_array_set_size(self->starts, 0);
    for (const char *line = text; line;) {
        const gsize start = (gsize)(line - text);
        g_array_append_val(self->starts, start);
        line = memchr(line, '\n', len - start);
        line += line != NULL;
    }
    const gsize after = len + 1;
    g_array_append_val(self->starts, after);
}

static guint32
count_lines(const BsCodeSparse *self)
{
    return self->starts->len - 1;
}

static const char *
line_text(const BsCodeSparse *self, guint32 line, gsize *len)
{
    const gsize start = g_array_index(self->starts, gsize, line);
    *len = g_array_index(self->starts, gsize, line + 1) - start - 1;
    return self->text + start;
}

// -- blank lines ---------------------------------------------------------------------------------

static void
insert_blank(BsCodeSparse *self, GtkTextIter *at, guint32 n)
{
    g_autofree char *blank = g_malloc0(n + 1);
    memset(blank, '\n', n);
    gtk_text_buffer_insert(self->buffer, at, blank, (int)n);
}

// The line's own tag ends where it does.
static void
empty_line(BsCodeSparse *self, guint32 line)
{
    GtkTextIter begin, end;
    gtk_text_buffer_get_iter_at_line(self->buffer, &begin, (int)line);
    end = begin;
    gtk_text_iter_forward_to_line_end(&end);
    gtk_text_buffer_delete(self->buffer, &begin, &end);
}

static gboolean
is_held(BsCodeSparse *self, guint32 line)
{
    GtkTextIter begin, end;
    gtk_text_buffer_get_selection_bounds(self->buffer, &begin, &end);
    return gtk_text_iter_get_line(&begin) == (int)line || gtk_text_iter_get_line(&end) == (int)line;
}

// Empties what is filled of [begin, end); with `held`, the lines that hold the cursor, too.
static void
empty_lines(BsCodeSparse *self, guint32 begin, guint32 end, gboolean held)
{
    GtkTextIter at;
    gtk_text_buffer_get_iter_at_line(self->buffer, &at, (int)begin);
    gboolean found = gtk_text_iter_starts_tag(&at, self->filled) ||
                     gtk_text_iter_forward_to_tag_toggle(&at, self->filled);
    while (found && (guint32)gtk_text_iter_get_line(&at) < end) {
        const guint32 line = (guint32)gtk_text_iter_get_line(&at);
        if (gtk_text_iter_starts_tag(&at, self->filled) && (held || !is_held(self, line))) {
            empty_line(self, line);
            gtk_text_buffer_get_iter_at_line(self->buffer, &at, (int)line);
        }
        found = gtk_text_iter_forward_to_tag_toggle(&at, self->filled);
    }
}

// -- filled lines --------------------------------------------------------------------------------

static void
fill_line(BsCodeSparse *self, guint32 line)
{
    GtkTextIter at;
    gsize len;
    const char *text = line_text(self, line, &len);
    gtk_text_buffer_get_iter_at_line(self->buffer, &at, (int)line);
    if (!len || !gtk_text_iter_ends_line(&at))
        return;
    // Who reads the screen is told all up to the next zero byte.
    g_autofree char *copy = g_strndup(text, len);
    gtk_text_buffer_insert_with_tags(self->buffer, &at, copy, (int)len, self->filled, NULL);
}

// What is inserted at the cursor moves it on. It stays at the begin of its line, and what is
// selected begins there; where that ends on a blank line, all of the line belongs to it.
static void
fill_lines(BsCodeSparse *self, BsCodeLines lines)
{
    GtkTextMark *cursor = gtk_text_buffer_get_insert(self->buffer);
    GtkTextMark *bound = gtk_text_buffer_get_selection_bound(self->buffer);
    GtkTextIter at, begin;
    const gboolean selected = gtk_text_buffer_get_selection_bounds(self->buffer, &begin, NULL);
    gtk_text_buffer_get_iter_at_mark(self->buffer, &at, cursor);
    GtkTextMark *first = gtk_text_iter_equal(&at, &begin) ? cursor : bound;
    const int line = gtk_text_iter_get_line(&begin), index = gtk_text_iter_get_line_index(&begin);
    for (guint32 i = lines.first; i < lines.end; i++)
        fill_line(self, i);
    gtk_text_buffer_get_iter_at_mark(self->buffer, &at, first);
    gtk_text_buffer_get_iter_at_line_index(self->buffer, &begin, line, index);
    if (gtk_text_iter_equal(&at, &begin))
        return;
    gtk_text_buffer_move_mark(self->buffer, first, &begin);
    if (!selected)
        gtk_text_buffer_place_cursor(self->buffer, &begin);
}

void
bs_code_sparse_look_at(BsCodeSparse *self, BsCodeLines sight)
{
    sight.end = MIN(sight.end, count_lines(self));
    sight.first = MIN(sight.first, sight.end);
    gtk_text_buffer_begin_irreversible_action(self->buffer);
    empty_lines(self, 0, sight.first, FALSE);
    empty_lines(self, sight.end, count_lines(self), FALSE);
    fill_lines(self, sight);
    gtk_text_buffer_end_irreversible_action(self->buffer);
}

// -- the text ------------------------------------------------------------------------------------

void
bs_code_sparse_set(BsCodeSparse *self, const char *text, gsize len)
{
    GtkTextIter start;
    take_text(self, text, len);
    gtk_text_buffer_begin_irreversible_action(self->buffer);
    gtk_text_buffer_set_text(self->buffer, "", 0);
    gtk_text_buffer_get_start_iter(self->buffer, &start);
    insert_blank(self, &start, count_lines(self) - 1);
    gtk_text_buffer_end_irreversible_action(self->buffer);
    gtk_text_buffer_get_start_iter(self->buffer, &start);
    gtk_text_buffer_place_cursor(self->buffer, &start);
}

// Where a line begins; of the line after the last, the end of the text.
static void
get_line(BsCodeSparse *self, GtkTextIter *at, guint32 line)
{
    gtk_text_buffer_get_iter_at_line(self->buffer, at, (int)line);
    if ((guint32)gtk_text_iter_get_line(at) < line)
        gtk_text_buffer_get_end_iter(self->buffer, at);
}

// A last line goes with the break before it.
static void
delete_lines(BsCodeSparse *self, guint32 begin, guint32 end)
{
    GtkTextIter from, to;
    get_line(self, &from, begin);
    get_line(self, &to, end);
    if (end == (guint32)gtk_text_buffer_get_line_count(self->buffer))
        gtk_text_iter_backward_char(&from);
    gtk_text_buffer_delete(self->buffer, &from, &to);
}

void
bs_code_sparse_change(BsCodeSparse *self, const char *text, gsize len, guint32 first,
                      guint32 n_before, guint32 n_now)
{
    const guint32 n_kept = MIN(n_before, n_now);
    take_text(self, text, len);
    gtk_text_buffer_begin_irreversible_action(self->buffer);
    empty_lines(self, first, first + n_kept, TRUE);
    if (n_now > n_before) {
        GtkTextIter at;
        get_line(self, &at, first + n_kept);
        insert_blank(self, &at, n_now - n_before);
    } else if (n_before > n_now) {
        delete_lines(self, first + n_kept, first + n_before);
    }
    gtk_text_buffer_end_irreversible_action(self->buffer);
}

// Where an end of the selection is in the text: of a blank line, its begin, or with `after` its
// end.
static gsize
place_of(const BsCodeSparse *self, const GtkTextIter *at, gboolean after)
{
    gsize len;
    const guint32 line = MIN((guint32)gtk_text_iter_get_line(at), count_lines(self) - 1);
    const gboolean blank = gtk_text_iter_starts_line(at) && gtk_text_iter_ends_line(at);
    const gsize begin = (gsize)(line_text(self, line, &len) - self->text);
    return begin + (blank && after ? len : MIN((gsize)gtk_text_iter_get_line_index(at), len));
}

char *
bs_code_sparse_selection(const BsCodeSparse *self)
{
    GtkTextIter from, to;
    if (!gtk_text_buffer_get_selection_bounds(self->buffer, &from, &to))
        return NULL;
    const gsize begin = place_of(self, &from, FALSE), end = place_of(self, &to, TRUE);
    return g_strndup(self->text + begin, end - begin);
}

BsCodeSparse *
bs_code_sparse_new(GtkTextBuffer *buffer)
{
    BsCodeSparse *self = g_new0(BsCodeSparse, 1);
    self->buffer = buffer;
    self->filled = gtk_text_buffer_create_tag(buffer, NULL, NULL);
    self->starts = g_array_new(FALSE, FALSE, sizeof(gsize));
    return self;
}

void
bs_code_sparse_free(BsCodeSparse *self)
{
    g_array_unref(self->starts);
    g_free(self);
}
