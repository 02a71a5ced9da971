// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code-text.h"

#include <string.h>

struct BsCodeText {
    GtkTextBuffer *buffer;
    char *text;     // NULL before the first
    gboolean plain; // it is in the buffer as it is, line by line
};

const BsCodeLines bs_code_all_lines = {0, G_MAXUINT32};

// A tag that changes the size of text has all of it laid out anew that is named here, tagged or
// not.
void
bs_code_remove_tag(GtkTextBuffer *buffer, GtkTextTag *tag)
{
    GtkTextIter begin;
    gtk_text_buffer_get_start_iter(buffer, &begin);
    while (gtk_text_iter_starts_tag(&begin, tag) ||
           gtk_text_iter_forward_to_tag_toggle(&begin, tag)) {
        GtkTextIter end = begin;
        gtk_text_iter_forward_to_tag_toggle(&end, tag);
        gtk_text_buffer_remove_tag(buffer, tag, &begin, &end);
        begin = end;
    }
}

void
bs_code_tag_spot(GtkTextBuffer *buffer, GtkTextTag *tag, guint32 line, guint32 column)
{
    GtkTextIter begin, end;
    gtk_text_buffer_get_iter_at_line(buffer, &begin, (int)line);
    end = begin;
    if (!gtk_text_iter_ends_line(&end))
        gtk_text_iter_forward_to_line_end(&end);
    const int bytes = MIN((int)column, gtk_text_iter_get_line_index(&end));
    gtk_text_iter_set_line_index(&begin, MAX(bytes, 0));
    end = begin;
    while (!gtk_text_iter_ends_line(&end) &&
           (gtk_text_iter_equal(&end, &begin) ||
            !strchr(" ,:()<>{}[]=", (int)MIN(gtk_text_iter_get_char(&end), 127))))
        gtk_text_iter_forward_char(&end);
    gtk_text_buffer_apply_tag(buffer, tag, &begin, &end);
}

static guint32
count_lines(const char *text, gsize len)
{
    guint32 n = 0;
    for (const char *end = text + len; (text = memchr(text, '\n', (gsize)(end - text))); text++)
        n++;
    return n;
}

// How many bytes of whole lines both begin with.
static gsize
common_begin(const char *a, const char *b)
{
    gsize n = 0;
    for (gsize i = 0; a[i] && a[i] == b[i]; i++) {
        if (a[i] == '\n')
            n = i + 1;
    }
    return n;
}

// How many bytes of whole lines both end with, of so many; 0: the last lines differ.
static gsize
common_end(const char *a_end, const char *b_end, gsize most)
{
    gsize n = 0;
    for (gsize i = 1; i <= most && a_end[-(gssize)i] == b_end[-(gssize)i]; i++) {
        if (a_end[-(gssize)i] == '\n')
            n = i - 1;
    }
    return n;
}

static BsCodeLines
replace_lines(const BsCodeText *code, const char *text, gsize len)
{
    const gsize len_before = strlen(code->text);
    const gsize begin = common_begin(code->text, text);
    const gsize end = common_end(code->text + len_before, text + len, MIN(len_before, len) - begin);
    const gsize old = len_before - begin - end, now = len - begin - end;
    BsCodeLines lines = {.first = count_lines(text, begin)};
    lines.end = lines.first + count_lines(text + begin, now) + 1;
    GtkTextIter from, to;
    gtk_text_buffer_get_iter_at_line(code->buffer, &from, (int)lines.first);
    gtk_text_buffer_get_end_iter(code->buffer, &to);
    if (end)
        gtk_text_iter_set_line(&to, (int)(lines.first + count_lines(code->text + begin, old)));
    gtk_text_buffer_begin_irreversible_action(code->buffer);
    gtk_text_buffer_delete(code->buffer, &from, &to);
    gtk_text_buffer_insert(code->buffer, &from, text + begin, (int)now);
    gtk_text_buffer_end_irreversible_action(code->buffer);
    return lines;
}

static BsCodeLines
set_text(const BsCodeText *code, const char *text, gsize len)
{
    g_autofree char *valid = g_utf8_make_valid(text, (gssize)len);
    gtk_text_buffer_set_text(code->buffer, valid, -1);
    GtkTextIter start;
    gtk_text_buffer_get_start_iter(code->buffer, &start);
    gtk_text_buffer_place_cursor(code->buffer, &start);
    return bs_code_all_lines;
}

// Whether its lines are those of a text buffer, too, and it needs no mending.
static gboolean
is_plain(const char *text, gsize len)
{
    return g_utf8_validate_len(text, len, NULL) && !memchr(text, '\r', len) &&
           !strstr(text, "\u2029");
}

// With blanks for zero bytes: to the parser that is what they are, to a text they are its end.
static char *
copy_text(const char *text, gsize len)
{
    char *copy = g_malloc(len + 1);
    memcpy(copy, text, len);
    for (char *zero = copy; (zero = memchr(zero, '\0', len - (gsize)(zero - copy)));)
        *zero = ' ';
    copy[len] = '\0';
    return copy;
}

BsCodeLines
bs_code_text_show(BsCodeText *code, const char *text, gsize len)
{
    char *shown = g_strchomp(copy_text(text, len)); // or an empty line would be numbered
    len = strlen(shown);
    BsCodeLines lines = {0};
    const gboolean plain = is_plain(shown, len), same = g_strcmp0(shown, code->text) == 0;
    if (!same && plain && code->plain)
        lines = replace_lines(code, shown, len);
    else if (!same)
        lines = set_text(code, shown, len);
    code->plain = plain;
    g_free(code->text);
    code->text = shown;
    return lines;
}

BsCodeText *
bs_code_text_new(GtkTextBuffer *buffer)
{
    BsCodeText *code = g_new0(BsCodeText, 1);
    code->buffer = buffer;
    return code;
}

void
bs_code_text_free(BsCodeText *code)
{
    g_free(code->text);
    g_free(code);
}

void
bs_code_text_restart(BsCodeText *code)
{
    code->plain = FALSE;
}

const char *
bs_code_text_get(const BsCodeText *code)
{
    return code->text ? code->text : "";
}

// A gutter that draws nothing lets go of its lines.
void
bs_code_free_gutter(GtkSourceView *view)
{
    GtkSourceGutter *gutter = gtk_source_view_get_gutter(view, GTK_TEXT_WINDOW_LEFT);
    GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(gutter));
    while (child) {
        GtkWidget *next = gtk_widget_get_next_sibling(child);
        if (GTK_SOURCE_IS_GUTTER_RENDERER(child))
            gtk_source_gutter_remove(gutter, GTK_SOURCE_GUTTER_RENDERER(child));
        child = next;
    }
    g_autoptr(GtkSnapshot) nothing = gtk_snapshot_new();
    GTK_WIDGET_GET_CLASS(gutter)->snapshot(GTK_WIDGET(gutter), nothing);
}
