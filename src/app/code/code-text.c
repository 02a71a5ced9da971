// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-text.h"

#include "app/code/code-shown.h"
#include "app/code/code-sparse.h"
#include "view/scene/clean-text.h"

#include <string.h>

struct BsCodeText {
    GtkTextBuffer *buffer;
    char *text; // NULL before the first, and of one that is shown by its map
    gsize len;
    GArray *starts; // of gsize: where the lines of a giant text begin
    GArray *keys;   // of guint32: what the lines of one with a map are of; NULL: it has none
    gboolean plain; // it is in the buffer as it is, line by line
    gboolean anew;  // the next one is not a change of it
    gboolean giant; // of a plain one: only the lines in sight
    BsCodeSparse *sparse;
};

const BsTextLines bs_code_all_lines = {0, G_MAXUINT32};

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
replace_in_buffer(const BsCodeText *code, const Difference *what, guint32 first, guint32 n_before)
{
    GtkTextIter from, to;
    gtk_text_buffer_get_iter_at_line(code->buffer, &from, (int)first);
    gtk_text_buffer_get_end_iter(code->buffer, &to);
    if (what->begin + what->len_now < code->len)
        gtk_text_iter_set_line(&to, (int)(first + n_before));
    gtk_text_buffer_begin_irreversible_action(code->buffer);
    gtk_text_buffer_delete(code->buffer, &from, &to);
    g_autofree char *part = g_strndup(code->text + what->begin, what->len_now); // ends with a zero
    gtk_text_buffer_insert(code->buffer, &from, part, (int)what->len_now);
    gtk_text_buffer_end_irreversible_action(code->buffer);
}

static void
find_starts(BsCodeText *code)
{
    g_array_set_size(code->starts, 0);
    for (const char *line = code->text; line;) {
        const gsize start = (gsize)(line - code->text);
        g_array_append_val(code->starts, start);
        line = memchr(line, '\n', code->len - start);
        line += line != NULL;
    }
}

// A BsCodePut for a text that is there.
static void
put_lines(gpointer data, BsTextLines lines, GString *out)
{
    const BsCodeText *code = data;
    const gsize begin = g_array_index(code->starts, gsize, lines.first);
    const gsize end =
        lines.end < code->starts->len ? g_array_index(code->starts, gsize, lines.end) : code->len;
    g_string_append_len(out, code->text + begin, (gssize)(end - begin));
    if (lines.end >= code->starts->len)
        g_string_append_c(out, '\n');
}

// Makes the buffer, which has `before`, that of the text.
static BsTextLines
replace_lines(BsCodeText *code, const char *before, const Difference *what)
{
    const guint32 first = count_lines(before, what->begin);
    const gboolean to_end = what->begin + what->len_now == code->len; // no break after the last
    const guint32 n_before = count_lines(before + what->begin, what->len_before) + to_end;
    const guint32 n_now = count_lines(code->text + what->begin, what->len_now) + to_end;
    if (code->giant) {
        find_starts(code);
        bs_code_sparse_change(code->sparse, code->starts->len, put_lines, code, first, n_before);
    } else {
        replace_in_buffer(code, what, first, n_before);
    }
    return (BsTextLines){first, first + n_now + !to_end};
}

static BsTextLines
set_text(BsCodeText *code)
{
    if (code->giant) {
        find_starts(code);
        bs_code_sparse_set(code->sparse, code->starts->len, put_lines, code);
        return bs_code_all_lines;
    }
    g_autofree char *valid = g_utf8_make_valid(code->text, (gssize)code->len);
    gtk_text_buffer_set_text(code->buffer, valid, -1);
    GtkTextIter start;
    gtk_text_buffer_get_start_iter(code->buffer, &start);
    gtk_text_buffer_place_cursor(code->buffer, &start);
    return bs_code_all_lines;
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
    bs_code_clip_lines(copy);
    return copy;
}

BsTextLines
bs_code_text_show(BsCodeText *code, const char *text, gsize len)
{
    GString *copy = copy_text(text, len);
    len = copy->len;
    char *shown = g_string_free(copy, FALSE);
    const gboolean change = code->text && code->plain && !code->anew;
    code->anew = FALSE;
    g_clear_pointer(&code->keys, g_array_unref);
    if (code->text && len == code->len && memcmp(shown, code->text, len) == 0) {
        g_free(shown);
        return (BsTextLines){0};
    }
    const Difference what =
        change ? compare_texts(code->text, code->len, shown, len) : (Difference){.len_now = len};
    code->plain = bs_code_is_plain(shown + what.begin, what.len_now);
    const gboolean was_giant = code->giant;
    code->giant = code->plain && bs_code_is_giant(shown, len);
    g_autofree char *before = code->text;
    code->text = shown;
    code->len = len;
    return change && code->plain && code->giant == was_giant ? replace_lines(code, before, &what)
                                                             : set_text(code);
}

// -- a giant text by its map ---------------------------------------------------------------------

static guint32
count_lines_of(const BsText *map)
{
    return map->ops->len ? g_array_index(map->ops, BsOpLines, 0).last + 1 : 0;
}

gboolean
bs_code_map_is_giant(const BsText *text)
{
    return !text->text || count_lines_of(text) >= BS_CODE_GIANT_LINES;
}

// For each line the op that begins there: 1 + its id, or 0.
static GArray *
keys_of(const BsText *map)
{
    GArray *keys = g_array_new(FALSE, TRUE, sizeof(guint32));
    g_array_set_size(keys, count_lines_of(map));
    guint32 *of_line = (guint32 *)keys->data;
    for (guint i = map->ops->len; i-- > 0;) { // the outermost comes first
        const BsOpLines *lines = &g_array_index(map->ops, BsOpLines, i);
        of_line[lines->first] = lines->id + 1;
    }
    return keys;
}

// Lines are the same that are of the same op: what one reads may be another name, and that is seen
// where it is in sight.
static void
change_lines(BsCodeText *code, const GArray *now, BsCodePut put, gpointer data)
{
    const guint32 *a = (const guint32 *)code->keys->data, *b = (const guint32 *)now->data;
    const guint32 most = MIN(code->keys->len, now->len);
    guint32 first = 0, after = 0;
    while (first < most && a[first] == b[first])
        first++;
    while (after < most - first && a[code->keys->len - after - 1] == b[now->len - after - 1])
        after++;
    bs_code_sparse_change(code->sparse, now->len, put, data, first,
                          code->keys->len - first - after);
}

BsTextLines
bs_code_text_show_map(BsCodeText *code, const BsText *map, BsCodePut put, gpointer data)
{
    GArray *keys = keys_of(map);
    if (code->keys && !code->anew)
        change_lines(code, keys, put, data);
    else
        bs_code_sparse_set(code->sparse, keys->len, put, data);
    g_clear_pointer(&code->text, g_free);
    g_clear_pointer(&code->keys, g_array_unref);
    code->keys = keys;
    code->plain = code->giant = TRUE;
    code->anew = FALSE;
    return bs_code_all_lines;
}

// -- both ----------------------------------------------------------------------------------------

BsCodeText *
bs_code_text_new(GtkTextBuffer *buffer)
{
    BsCodeText *code = g_new0(BsCodeText, 1);
    code->buffer = buffer;
    code->starts = g_array_new(FALSE, FALSE, sizeof(gsize));
    code->sparse = bs_code_sparse_new(buffer);
    return code;
}

void
bs_code_text_free(BsCodeText *code)
{
    bs_code_sparse_free(code->sparse);
    g_array_unref(code->starts);
    g_clear_pointer(&code->keys, g_array_unref);
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
bs_code_text_look_at(BsCodeText *code, BsTextLines sight)
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
