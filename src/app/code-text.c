// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code-text.h"

#include "app/code-sparse.h"

#include <string.h>

struct BsCodeText {
    GtkTextBuffer *buffer;
    char *text; // NULL before the first
    gsize len;
    gboolean plain; // it is in the buffer as it is, line by line
    gboolean anew;  // the next one is not a change of it
    gboolean giant; // of a plain one: only the lines in sight
    BsCodeSparse *sparse;
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

// How many bytes both begin with: by blocks, as the texts may be long.
static gsize
same_begin(const char *a, gsize a_len, const char *b, gsize b_len)
{
    enum { BLOCK = 4096 };
    const gsize most = MIN(a_len, b_len);
    gsize n = 0;
    while (n + BLOCK <= most && memcmp(a + n, b + n, BLOCK) == 0)
        n += BLOCK;
    while (n < most && a[n] == b[n])
        n++;
    return n;
}

static gsize
same_end(const char *a_end, const char *b_end, gsize most)
{
    enum { BLOCK = 4096 };
    gsize n = 0;
    while (n + BLOCK <= most && memcmp(a_end - n - BLOCK, b_end - n - BLOCK, BLOCK) == 0)
        n += BLOCK;
    while (n < most && a_end[-(gssize)n - 1] == b_end[-(gssize)n - 1])
        n++;
    return n;
}

// What differs of two texts: whole lines, of which each has at least one. In bytes.
typedef struct Difference {
    gsize begin, len_before, len_now;
} Difference;

static Difference
compare_texts(const char *before, gsize len_before, const char *now, gsize len_now)
{
    gsize begin = same_begin(before, len_before, now, len_now);
    while (begin && now[begin - 1] != '\n')
        begin--;
    const gsize most = MIN(len_before, len_now) - begin;
    gsize end = same_end(before + len_before, now + len_now, most);
    const char *line = end ? memchr(now + len_now - end, '\n', end) : NULL;
    end = line ? (gsize)(now + len_now - line) - 1 : 0;
    return (Difference){begin, len_before - begin - end, len_now - begin - end};
}

static void
replace_in_buffer(const BsCodeText *code, const char *text, const Difference *what, guint32 first,
                  guint32 n_before)
{
    GtkTextIter from, to;
    gtk_text_buffer_get_iter_at_line(code->buffer, &from, (int)first);
    gtk_text_buffer_get_end_iter(code->buffer, &to);
    if (what->begin + what->len_before < code->len)
        gtk_text_iter_set_line(&to, (int)(first + n_before));
    gtk_text_buffer_begin_irreversible_action(code->buffer);
    gtk_text_buffer_delete(code->buffer, &from, &to);
    g_autofree char *part = g_strndup(text + what->begin, what->len_now); // ends with a zero byte
    gtk_text_buffer_insert(code->buffer, &from, part, (int)what->len_now);
    gtk_text_buffer_end_irreversible_action(code->buffer);
}

static BsCodeLines
replace_lines(const BsCodeText *code, const char *text, gsize len, const Difference *what)
{
    const guint32 first = count_lines(code->text, what->begin);
    const gboolean to_end = what->begin + what->len_now == len; // no break after the last line
    const guint32 n_before = count_lines(code->text + what->begin, what->len_before) + to_end;
    const guint32 n_now = count_lines(text + what->begin, what->len_now) + to_end;
    if (code->giant)
        bs_code_sparse_change(code->sparse, text, len, first, n_before, n_now);
    else
        replace_in_buffer(code, text, what, first, n_before);
    return (BsCodeLines){first, first + n_now + !to_end};
}

static BsCodeLines
set_text(const BsCodeText *code, const char *text, gsize len)
{
    if (code->giant) {
        bs_code_sparse_set(code->sparse, text, len);
        return bs_code_all_lines;
    }
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
    static const char paragraph[] = "\u2029";
    return g_utf8_validate_len(text, len, NULL) && !memchr(text, '\r', len) &&
           !memmem(text, len, paragraph, strlen(paragraph));
}

// Of a longer line this many bytes are shown, and that there are more: a text view lays out a line
// as a whole, however little of it is in sight, and takes a second for each 100,000 bytes.
enum { MAX_LINE = 10000 };

// Where the first line that is too long begins, or NULL.
static const char *
find_long_line(const char *text, const char *end)
{
    while (end - text > MAX_LINE) {
        const char *last_break = memrchr(text, '\n', MAX_LINE + 1);
        if (!last_break)
            return text;
        text = last_break + 1;
    }
    return NULL;
}

static void
clip_lines(GString *text)
{
    g_autofree char *whole = NULL;
    const char *end = text->str + text->len, *line = find_long_line(text->str, end);
    if (!line)
        return;
    whole = g_memdup2(text->str, text->len + 1);
    line = whole + (line - text->str);
    end = whole + text->len;
    g_string_truncate(text, 0);
    const char *from = whole;
    while (line) {
        const char *cut = g_utf8_find_prev_char(line, line + MAX_LINE);
        g_string_append_len(text, from, (cut ? cut : line + MAX_LINE) - from);
        g_string_append(text, " \u2026");
        from = memchr(line, '\n', (gsize)(end - line));
        from = from ? from : end; // the last line need not end
        line = find_long_line(from, end);
    }
    g_string_append_len(text, from, end - from);
}

// With blanks for zero bytes: to the parser that is what they are, to a text they are its end.
// Without blanks at its end, or an empty line would be numbered.
static GString *
copy_text(const char *text, gsize len)
{
    GString *copy = g_string_new_len(text, (gssize)len);
    for (gsize i = 0; i < len; i++)
        copy->str[i] = copy->str[i] ? copy->str[i] : ' ';
    while (len && g_ascii_isspace(copy->str[len - 1]))
        len--;
    g_string_truncate(copy, len);
    clip_lines(copy);
    return copy;
}

BsCodeLines
bs_code_text_show(BsCodeText *code, const char *text, gsize len)
{
    GString *copy = copy_text(text, len);
    len = copy->len;
    char *shown = g_string_free(copy, FALSE);
    const gboolean change = code->text && code->plain && !code->anew;
    code->anew = FALSE;
    if (code->text && len == code->len && memcmp(shown, code->text, len) == 0) {
        g_free(shown);
        return (BsCodeLines){0};
    }
    const Difference what =
        change ? compare_texts(code->text, code->len, shown, len) : (Difference){.len_now = len};
    code->plain = is_plain(shown + what.begin, what.len_now);
    const gboolean was_giant = code->giant;
    code->giant = code->plain && bs_code_is_giant(shown, len);
    const BsCodeLines lines = change && code->plain && code->giant == was_giant
                                  ? replace_lines(code, shown, len, &what)
                                  : set_text(code, shown, len);
    g_free(code->text);
    code->text = shown;
    code->len = len;
    return lines;
}

BsCodeText *
bs_code_text_new(GtkTextBuffer *buffer)
{
    BsCodeText *code = g_new0(BsCodeText, 1);
    code->buffer = buffer;
    code->sparse = bs_code_sparse_new(buffer);
    return code;
}

void
bs_code_text_free(BsCodeText *code)
{
    bs_code_sparse_free(code->sparse);
    g_free(code->text);
    g_free(code);
}

void
bs_code_text_restart(BsCodeText *code)
{
    code->anew = TRUE;
}

gboolean
bs_code_text_is_giant(const BsCodeText *code)
{
    return code->giant;
}

void
bs_code_text_look_at(BsCodeText *code, BsCodeLines sight)
{
    if (code->giant)
        bs_code_sparse_look_at(code->sparse, sight);
}

char *
bs_code_text_selection(const BsCodeText *code)
{
    return code->giant ? bs_code_sparse_selection(code->sparse) : NULL;
}

// GDK 4.8 never finishes to hand out a long text that it was given as a string.
void
bs_code_copy(GtkWidget *widget, const char *text)
{
    g_autoptr(GBytes) bytes = g_bytes_new(text, strlen(text));
    g_autoptr(GdkContentProvider) copied =
        gdk_content_provider_new_for_bytes("text/plain;charset=utf-8", bytes);
    gdk_clipboard_set_content(gtk_widget_get_clipboard(widget), copied);
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
