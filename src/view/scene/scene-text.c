// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/scene-private.h"

#include "view/scene/clean-text.h"

#include <string.h>

enum {
    MAX_FULL = 2000, // characters of a whole text: more helps nobody in a tooltip
    MAX_LINES = 6,   // of a row
};

static const char CONTINUED[] = "    "; // before every line but the first

static const char *
keep_len(BsSceneBuilder *b, const char *text, gssize len)
{
    g_autofree char *clean = bs_clean_text(text, len);
    return bs_arena_strndup(&b->scene->arena, clean, strlen(clean));
}

const char *
bs_build_keep(BsSceneBuilder *b, const char *text)
{
    return keep_len(b, text, -1);
}

const char *
bs_build_keep_taken(BsSceneBuilder *b, char *text)
{
    const char *kept = keep_len(b, text, -1);
    g_free(text);
    return kept;
}

// The byte behind the first `n` characters; the end when there are fewer.
static const char *
skip_chars(const char *text, guint32 n)
{
    while (n-- && *text)
        text += g_utf8_skip[(guchar)*text];
    return text;
}

const char *
bs_build_shorten(BsSceneBuilder *b, const char *text, guint32 max)
{
    if (*skip_chars(text, max) == '\0')
        return text;
    const char *end = skip_chars(text, max - 1);
    return bs_build_keep_taken(b, g_strdup_printf("%.*s…", (gint)(end - text), text));
}

// Behind the last of some characters that leaves `least` of a line; NULL: there is none.
static const char *
find_end(const char *text, const char *limit, const char *ends, gssize least)
{
    for (const char *at = limit; at - text > least; at--) {
        if (strchr(ends, at[-1]))
            return at;
    }
    return NULL;
}

// Where to break a line that must end before `limit`: behind the last blank, if that leaves more
// than a quarter of a line, else behind what stands between the parts of a word.
static const char *
find_break(const char *text, const char *limit)
{
    static const char *const ends[] = {" ", ".(,:=", "_"};
    for (guint i = 0; i < G_N_ELEMENTS(ends); i++) {
        const char *end = find_end(text, limit, ends[i], (limit - text) / 4);
        if (end)
            return end;
    }
    const char *early = find_end(text, limit, " ", 0);
    return early ? early : limit;
}

void
bs_build_full(BsSceneBuilder *b, BsRow *row, const char *text)
{
    row->full = bs_build_shorten(b, text, MAX_FULL);
}

void
bs_build_lines(BsSceneBuilder *b, BsRow *row, const char *text, guint32 max_lines)
{
    const char *lines[MAX_LINES], *indent = "";
    guint32 n = 0, room = b->options.max_chars;
    bs_build_full(b, row, text);
    const gboolean goes_on = b->options.max_width > 0 && max_lines > 1;
    max_lines = goes_on ? MAX_LINES : MIN(max_lines, MAX_LINES);
    while (n + 1 < max_lines && *skip_chars(text, room)) {
        const char *end = find_break(text, skip_chars(text, room));
        const gint len = (gint)(end - text) - (end[-1] == ' ');
        lines[n++] = bs_build_keep_taken(b, g_strdup_printf("%s%.*s", indent, len, text));
        text = end;
        indent = CONTINUED;
        room = b->options.max_chars - (guint32)strlen(CONTINUED);
    }
    const char *last = bs_build_shorten(b, text, room);
    lines[n++] = *indent ? bs_build_keep_taken(b, g_strconcat(indent, last, NULL)) : last;
    row->n_lines = n;
    row->lines = bs_arena_copy(&b->scene->arena, lines, n * sizeof *lines);
}

const char *
bs_build_value_name(const BsSceneBuilder *b, const BsValue *value)
{
    const char *name = bs_names_value(b->names, value);
    return name ? name : "%?";
}

const char *
bs_build_block_name(const BsSceneBuilder *b, const BsBlock *block)
{
    const char *name = bs_names_block(b->names, block);
    return name ? name : "^?";
}

// Without what opens a region.
static gsize
head_length(const char *text, gsize len)
{
    while (len && strchr(" {", text[len - 1]))
        len--;
    return len && text[len - 1] == '(' ? head_length(text, len - 1) : len;
}

// An op's text on one line.
static char *
joined(const char *text, gsize len)
{
    GString *out = g_string_sized_new(len);
    for (gsize i = 0; i < len; i++) {
        const gboolean blank = text[i] == ' ' || text[i] == '\n';
        if (!blank || (i && text[i - 1] != ' ' && text[i - 1] != '\n'))
            g_string_append_c(out, blank ? ' ' : text[i]);
    }
    return g_string_free(out, FALSE);
}

const char *
bs_build_line_text(BsSceneBuilder *b, const char *line, gsize len)
{
    while (len && *line == ' ') {
        line++;
        len--;
    }
    return keep_len(b, line, (gssize)head_length(line, len));
}

const char *
bs_build_op_text(BsSceneBuilder *b, const BsOp *op)
{
    const BsOpLines *lines = b->text ? bs_text_find_op(b->text, op) : NULL;
    if (!lines)
        return bs_build_keep(b, op->def->name);
    const gboolean head = op->n_regions && lines->last > lines->first;
    g_autoptr(GString) text = g_string_new(NULL);
    bs_document_put_op(b->document, b->function, op, head ? BS_OP_FIRST_LINE : BS_OP_WHOLE, text);
    if (head)
        return keep_len(b, text->str, (gssize)head_length(text->str, text->len));
    if (memchr(text->str, '\n', text->len)) // cf.switch
        return bs_build_keep_taken(b, joined(text->str, text->len));
    return keep_len(b, text->str, (gssize)text->len);
}
