// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-wrap.h"

enum {
    HANGING = 4,  // columns
    DEEPEST = 16, // column at which a line may begin so that the rest of it has room
};

static int
hanging(GtkTextView *view, guint column)
{
    return gtk_text_view_get_indent(view) / HANGING * (int)(HANGING + MIN(column, DEEPEST));
}

int
bs_code_indent(GtkTextView *view, const char *line, gsize len)
{
    guint column = 0;
    while (column < len && line[column] == ' ')
        column++;
    return hanging(view, column);
}

// Without a hyphen, which would be read as code.
static GtkTextTag *
unhyphenated(GtkTextBuffer *buffer)
{
    static const char name[] = "unhyphenated";
    GtkTextTag *tag = gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(buffer), name);
    return tag ? tag : gtk_text_buffer_create_tag(buffer, name, "insert-hyphens", FALSE, NULL);
}

// Of lines that begin at a column; NULL: there was none yet.
static GtkTextTag *
find_tag(GtkTextBuffer *buffer, guint column)
{
    g_autofree char *name = g_strdup_printf("column-%u", column);
    return gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(buffer), name);
}

static GtkTextTag *
tag_of(GtkTextView *view, GtkTextBuffer *buffer, guint column)
{
    g_autofree char *name = g_strdup_printf("column-%u", column);
    GtkTextTag *tag = find_tag(buffer, column);
    return tag ? tag
               : gtk_text_buffer_create_tag(buffer, name, "indent", hanging(view, column), NULL);
}

// The font may be another one than when they were made.
static void
set_indents(GtkTextView *view, GtkTextBuffer *buffer)
{
    for (guint column = 1; column <= DEEPEST; column++) {
        GtkTextTag *tag = find_tag(buffer, column);
        int indent = 0;
        if (tag)
            g_object_get(tag, "indent", &indent, NULL);
        if (tag && indent != hanging(view, column))
            g_object_set(tag, "indent", hanging(view, column), NULL);
    }
}

static guint
column_of(const GtkTextIter *line)
{
    GtkTextIter letter = *line;
    guint column = 0;
    for (; gtk_text_iter_get_char(&letter) == ' ' && column < DEEPEST; column++)
        gtk_text_iter_forward_char(&letter);
    return column;
}

// Lines that begin at one column, up to where the next one begins. The tag ends with the last one's
// letters: what is put behind it is not tagged.
static void
tag_run(GtkTextView *view, GtkTextBuffer *buffer, const GtkTextIter *begin, const GtkTextIter *next)
{
    const guint column = column_of(begin);
    GtkTextIter end = *next;
    if (!gtk_text_iter_is_end(&end))
        gtk_text_iter_backward_char(&end);
    if (column)
        gtk_text_buffer_apply_tag(buffer, tag_of(view, buffer, column), begin, &end);
}

void
bs_code_wrap_lines(GtkTextView *view, GtkTextBuffer *buffer, const GtkTextIter *begin,
                   const GtkTextIter *end)
{
    GtkTextIter line = *begin, last = *end;
    gtk_text_iter_set_line_offset(&line, 0);
    gtk_text_iter_forward_line(&last); // of which the rest may be a line that was broken
    gtk_text_buffer_apply_tag(buffer, unhyphenated(buffer), &line, &last);
    for (guint column = 1; column <= DEEPEST; column++) {
        GtkTextTag *tag = find_tag(buffer, column);
        if (tag)
            gtk_text_buffer_remove_tag(buffer, tag, &line, &last);
    }
    while (gtk_text_iter_compare(&line, &last) < 0) {
        GtkTextIter run = line;
        const guint column = column_of(&line);
        while (gtk_text_iter_forward_line(&line) && gtk_text_iter_compare(&line, &last) < 0 &&
               column_of(&line) == column)
            ;
        tag_run(view, buffer, &run, &line);
    }
}

// In columns of the font that there is now.
static void
indent_view(GtkTextView *view, gboolean wraps)
{
    PangoContext *context = gtk_widget_get_pango_context(GTK_WIDGET(view));
    PangoFontMetrics *metrics = pango_context_get_metrics(context, NULL, NULL);
    const int column = PANGO_PIXELS(pango_font_metrics_get_approximate_char_width(metrics));
    pango_font_metrics_unref(metrics);
    gtk_text_view_set_indent(view, wraps ? -HANGING * column : 0);
}

void
bs_code_indent_anew(GtkTextView *view)
{
    indent_view(view, gtk_text_view_get_wrap_mode(view) != GTK_WRAP_NONE);
    set_indents(view, gtk_text_view_get_buffer(view));
}

void
bs_code_wrap(GtkTextView *view, gboolean wraps, BsTextLines changed)
{
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
    GtkTextIter begin, end;
    gtk_text_buffer_get_bounds(buffer, &begin, &end);
    if (gtk_text_view_get_wrap_mode(view) != GTK_WRAP_NONE) {
        gtk_text_buffer_get_iter_at_line(buffer, &begin, (int)MIN(changed.first, G_MAXINT));
        gtk_text_buffer_get_iter_at_line(buffer, &end, (int)MIN(changed.end, G_MAXINT));
    }
    indent_view(view, wraps);
    gtk_text_view_set_wrap_mode(view, wraps ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE);
    if (wraps && !gtk_text_iter_equal(&begin, &end))
        bs_code_wrap_lines(view, buffer, &begin, &end);
    set_indents(view, buffer);
}
