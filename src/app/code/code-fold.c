// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-fold.h"

#include "app/kit/colours.h"
#include "support/i18n.h"

// In letters: a line of more than `MAX_SEEN` is folded but for its begin, its end, and what is
// around the caret.
enum { MAX_SEEN = 10000, HEAD = 1200, TAIL = 400, AROUND = 200 };

static const char NAME[] = "folded";

static GtkTextTag *
tag_of(GtkTextBuffer *buffer)
{
    return gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(buffer), NAME);
}

// The first fold that begins at a place or behind it.
static gboolean
next_fold(GtkTextTag *tag, GtkTextIter *begin, GtkTextIter *end)
{
    while (!gtk_text_iter_starts_tag(begin, tag)) {
        if (!gtk_text_iter_forward_to_tag_toggle(begin, tag))
            return FALSE;
    }
    *end = *begin;
    gtk_text_iter_forward_to_tag_toggle(end, tag);
    return TRUE;
}

static int
letters(const GtkTextIter *begin, const GtkTextIter *end)
{
    return gtk_text_iter_get_offset(end) - gtk_text_iter_get_offset(begin);
}

// -- folding -------------------------------------------------------------------------------------

static int
count_seen(GtkTextTag *tag, const GtkTextIter *begin, const GtkTextIter *end)
{
    GtkTextIter from = *begin, to;
    int n = letters(begin, end);
    for (; next_fold(tag, &from, &to) && gtk_text_iter_compare(&from, end) < 0; from = to)
        n -= letters(&from, &to);
    return n;
}

static void
hide_middle(GtkTextBuffer *buffer, GtkTextTag *tag, const GtkTextIter *line, int n)
{
    GtkTextIter from = *line, to = *line;
    gtk_text_iter_set_line_offset(&from, HEAD);
    gtk_text_iter_set_line_offset(&to, n - TAIL);
    gtk_text_buffer_apply_tag(buffer, tag, &from, &to);
    gtk_text_buffer_get_iter_at_mark(buffer, &from, gtk_text_buffer_get_insert(buffer));
    if (gtk_text_iter_get_line(&from) != gtk_text_iter_get_line(line))
        return;
    const int caret = gtk_text_iter_get_line_offset(&from);
    gtk_text_iter_set_line_offset(&from, MAX(caret - AROUND, 0));
    gtk_text_iter_set_line_offset(&to, MIN(caret + AROUND, n));
    gtk_text_buffer_remove_tag(buffer, tag, &from, &to);
}

// A fold stays where it is until more would be seen than there may be.
static void
fold_line(GtkTextBuffer *buffer, GtkTextTag *tag, const GtkTextIter *line)
{
    GtkTextIter end = *line;
    if (!gtk_text_iter_ends_line(&end))
        gtk_text_iter_forward_to_line_end(&end);
    const int n = letters(line, &end);
    if (n <= MAX_SEEN)
        gtk_text_buffer_remove_tag(buffer, tag, line, &end);
    else if (count_seen(tag, line, &end) > MAX_SEEN)
        hide_middle(buffer, tag, line, n);
}

void
bs_code_fold_lines(GtkSourceBuffer *source, const GtkTextIter *begin, const GtkTextIter *end)
{
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER(source);
    GtkTextTag *tag = tag_of(buffer);
    GtkTextIter line = *begin, fold, fold_end;
    if (!tag)
        tag = gtk_text_buffer_create_tag(buffer, NAME, "invisible", TRUE, NULL);
    if (!gtk_text_iter_equal(begin, end))
        gtk_text_buffer_remove_tag(buffer, tag, begin, end);
    gtk_text_iter_set_line_offset(&line, 0);
    do
        fold_line(buffer, tag, &line);
    while (gtk_text_iter_forward_line(&line) && gtk_text_iter_compare(&line, end) <= 0);
    gtk_text_buffer_get_start_iter(buffer, &fold);
    gtk_source_buffer_set_highlight_syntax(source, !next_fold(tag, &fold, &fold_end));
}

// -- telling -------------------------------------------------------------------------------------

char *
bs_code_fold_note(GtkTextBuffer *buffer)
{
    GtkTextTag *tag = tag_of(buffer);
    GtkTextIter from, to;
    int line = -1, n_lines = 0, n = 0;
    gtk_text_buffer_get_start_iter(buffer, &from);
    for (; tag && next_fold(tag, &from, &to); from = to) {
        n_lines += gtk_text_iter_get_line(&from) != line;
        line = gtk_text_iter_get_line(&from);
        n += letters(&from, &to);
    }
    if (!n_lines)
        return NULL;
    return n_lines == 1
               ? g_strdup_printf(_("line %d is long: %d letters of it are hidden"), line + 1, n)
               : g_strdup_printf(_("%d lines are long: %d letters of them are hidden"), n_lines, n);
}

char *
bs_code_fold_selection(GtkTextBuffer *buffer)
{
    GtkTextTag *tag = tag_of(buffer);
    GtkTextIter from, to, fold, fold_end;
    gtk_text_buffer_get_start_iter(buffer, &fold);
    if (!tag || !next_fold(tag, &fold, &fold_end) ||
        !gtk_text_buffer_get_selection_bounds(buffer, &from, &to))
        return NULL;
    return gtk_text_buffer_get_text(buffer, &from, &to, TRUE);
}

// Over the last letter before the fold, which has room for a sign.
static void
draw_sign(GtkTextView *view, GtkSnapshot *snapshot, const GtkTextIter *fold)
{
    GtkTextIter letter = *fold;
    GdkRectangle at;
    gtk_text_iter_backward_char(&letter);
    gtk_text_view_get_iter_location(view, &letter, &at);
    const GdkRGBA back = bs_colours_rgba(BS_PAINT_CURRENT, 1);
    const GdkRGBA front = bs_colours_rgba(BS_PAINT_BACKGROUND, 1);
    g_autoptr(PangoLayout) sign = gtk_widget_create_pango_layout(GTK_WIDGET(view), "…");
    gtk_snapshot_append_color(
        snapshot, &back,
        &GRAPHENE_RECT_INIT((float)at.x, (float)at.y, (float)at.width, (float)at.height));
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)at.x, (float)at.y));
    gtk_snapshot_append_layout(snapshot, sign, &front);
    gtk_snapshot_restore(snapshot);
}

void
bs_code_fold_draw(GtkTextView *view, GtkSnapshot *snapshot)
{
    GtkTextTag *tag = tag_of(gtk_text_view_get_buffer(view));
    GdkRectangle seen;
    GtkTextIter from, to, last;
    if (!tag)
        return;
    gtk_text_view_get_visible_rect(view, &seen);
    gtk_text_view_get_line_at_y(view, &from, seen.y, NULL);
    gtk_text_view_get_line_at_y(view, &last, seen.y + seen.height, NULL);
    gtk_text_iter_forward_line(&last);
    for (; next_fold(tag, &from, &to) && gtk_text_iter_compare(&from, &last) <= 0; from = to)
        draw_sign(view, snapshot, &from);
}
