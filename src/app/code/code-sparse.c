// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-sparse.h"
#include "app/code/code-shown.h"

#include <string.h>

enum { PAGE = 64 }; // lines that are put at once

struct BsCodeSparse {
    GtkTextBuffer *buffer;
    GtkTextTag *filled; // looks like nothing: finds the lines that have their text
    guint32 n_lines;
    BsCodePut put;
    gpointer data;
    BsTextLines page;      // those that were put last
    GPtrArray *page_lines; // of char *
};

gboolean
bs_code_is_giant(const char *text, gsize len)
{
    guint32 n = 1;
    const char *end = text + len;
    while (n < BS_CODE_GIANT_LINES && (text = memchr(text, '\n', (gsize)(end - text)))) {
        text++;
        n++;
    }
    return n >= BS_CODE_GIANT_LINES;
}

// The last one could be asked for, too, but as long as lines are not laid out they have no height,
// and all are in view.
BsTextLines
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
    return (BsTextLines){first, first + (guint32)(seen.height / MAX(height, SMALLEST)) + 2};
}

// -- lines of the text ---------------------------------------------------------------------------

static void
take_text(BsCodeSparse *self, guint32 n_lines, BsCodePut put, gpointer data)
{
    self->n_lines = n_lines;
    self->put = put;
    self->data = data;
    self->page = (BsTextLines){0};
}

// Who looks at a line looks at those behind it.
static const char *
line_text(BsCodeSparse *self, guint32 line)
{
    if (line >= self->page.first && line < self->page.end)
        return self->page_lines->pdata[line - self->page.first];
    self->page = (BsTextLines){line, MIN(line + PAGE, self->n_lines)};
    g_ptr_array_set_size(self->page_lines, 0);
    g_autoptr(GString) page = g_string_new(NULL);
    self->put(self->data, self->page, page);
    const char *at = page->str, *end = at + page->len;
    for (guint32 i = self->page.first; i < self->page.end; i++) {
        const char *stop = at < end ? memchr(at, '\n', (gsize)(end - at)) : NULL;
        stop = stop ? stop : end;
        g_ptr_array_add(self->page_lines, bs_code_shown_line(at, (gsize)(stop - at)));
        at = MIN(stop + 1, end);
    }
    return self->page_lines->pdata[0];
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
    const char *text = line_text(self, line);
    gtk_text_buffer_get_iter_at_line(self->buffer, &at, (int)line);
    if (*text && gtk_text_iter_ends_line(&at))
        gtk_text_buffer_insert_with_tags(self->buffer, &at, text, -1, self->filled, NULL);
}

// What is inserted at the cursor moves it on. It stays at the begin of its line, and what is
// selected begins there; where that ends on a blank line, all of the line belongs to it.
static void
fill_lines(BsCodeSparse *self, BsTextLines lines)
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
bs_code_sparse_look_at(BsCodeSparse *self, BsTextLines sight)
{
    sight.end = MIN(sight.end, self->n_lines);
    sight.first = MIN(sight.first, sight.end);
    gtk_text_buffer_begin_irreversible_action(self->buffer);
    empty_lines(self, 0, sight.first, FALSE);
    empty_lines(self, sight.end, self->n_lines, FALSE);
    fill_lines(self, sight);
    gtk_text_buffer_end_irreversible_action(self->buffer);
}

// -- the text ------------------------------------------------------------------------------------

void
bs_code_sparse_set(BsCodeSparse *self, guint32 n_lines, BsCodePut put, gpointer data)
{
    GtkTextIter start;
    take_text(self, n_lines, put, data);
    gtk_text_buffer_begin_irreversible_action(self->buffer);
    gtk_text_buffer_set_text(self->buffer, "", 0);
    gtk_text_buffer_get_start_iter(self->buffer, &start);
    insert_blank(self, &start, n_lines - 1);
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

// Names may be others in any line.
static gboolean
is_current(BsCodeSparse *self, const GtkTextIter *begin)
{
    GtkTextIter end = *begin;
    gtk_text_iter_forward_to_line_end(&end);
    g_autofree char *shown = gtk_text_iter_get_text(begin, &end);
    return g_str_equal(shown, line_text(self, (guint32)gtk_text_iter_get_line(begin)));
}

static void
empty_stale_lines(BsCodeSparse *self)
{
    GtkTextIter at;
    gtk_text_buffer_get_start_iter(self->buffer, &at);
    gboolean found = gtk_text_iter_starts_tag(&at, self->filled) ||
                     gtk_text_iter_forward_to_tag_toggle(&at, self->filled);
    while (found) {
        if (gtk_text_iter_starts_tag(&at, self->filled) && !is_current(self, &at)) {
            const int line = gtk_text_iter_get_line(&at);
            empty_line(self, (guint32)line);
            gtk_text_buffer_get_iter_at_line(self->buffer, &at, line);
        }
        found = gtk_text_iter_forward_to_tag_toggle(&at, self->filled);
    }
}

void
bs_code_sparse_change(BsCodeSparse *self, guint32 n_lines, BsCodePut put, gpointer data,
                      guint32 first, guint32 n_before)
{
    const guint32 n_now = n_lines + n_before - self->n_lines;
    const guint32 n_kept = MIN(n_before, n_now);
    take_text(self, n_lines, put, data);
    gtk_text_buffer_begin_irreversible_action(self->buffer);
    empty_lines(self, first, first + n_kept, TRUE);
    if (n_now > n_before) {
        GtkTextIter at;
        get_line(self, &at, first + n_kept);
        insert_blank(self, &at, n_now - n_before);
    } else if (n_before > n_now) {
        delete_lines(self, first + n_kept, first + n_before);
    }
    empty_stale_lines(self);
    gtk_text_buffer_end_irreversible_action(self->buffer);
}

// -- what is selected ----------------------------------------------------------------------------

// Where an end of the selection is in its line, which begins at byte `begin`: of a blank line, its
// begin, or with `after` its end. Behind what is shown of a long line comes the rest of it.
static gsize
place_of(const GtkTextIter *at, const GString *text, gsize begin, gboolean after)
{
    const gsize len = strcspn(text->str + begin, "\n");
    const gboolean starts = gtk_text_iter_starts_line(at), ends = gtk_text_iter_ends_line(at);
    const gboolean to_end = ends && (after || !starts);
    return begin + (to_end ? len : MIN((gsize)gtk_text_iter_get_line_index(at), len));
}

char *
bs_code_sparse_selection(const BsCodeSparse *self)
{
    GtkTextIter from, to;
    if (!gtk_text_buffer_get_selection_bounds(self->buffer, &from, &to))
        return NULL;
    g_autoptr(GString) text = g_string_new(NULL);
    const BsTextLines lines = {(guint32)gtk_text_iter_get_line(&from),
                               (guint32)gtk_text_iter_get_line(&to) + 1};
    self->put(self->data, lines, text);
    if (text->len)
        g_string_truncate(text, text->len - 1); // the last break
    const char *last = memrchr(text->str, '\n', text->len);
    const gsize begin = place_of(&from, text, 0, FALSE);
    const gsize end = place_of(&to, text, last ? (gsize)(last + 1 - text->str) : 0, TRUE);
    return g_utf8_make_valid(text->str + begin, (gssize)(end - begin));
}

BsCodeSparse *
bs_code_sparse_new(GtkTextBuffer *buffer)
{
    BsCodeSparse *self = g_new0(BsCodeSparse, 1);
    self->buffer = buffer;
    self->filled = gtk_text_buffer_create_tag(buffer, NULL, NULL);
    self->page_lines = g_ptr_array_new_with_free_func(g_free);
    return self;
}

void
bs_code_sparse_free(BsCodeSparse *self)
{
    g_ptr_array_unref(self->page_lines);
    g_free(self);
}
