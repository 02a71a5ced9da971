// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-shown.h"

#include "view/scene/clean-text.h"

#include <string.h>

gboolean
bs_code_is_plain(const char *text, gsize len)
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

char *
bs_code_shown_line(const char *text, gsize len)
{
    const char *cut = len > MAX_LINE ? g_utf8_find_prev_char(text, text + MAX_LINE) : NULL;
    g_autofree char *clipped =
        len > MAX_LINE ? g_strdup_printf("%.*s \u2026", (int)(cut ? cut - text : MAX_LINE), text)
                       : g_strndup(text, len);
    return bs_code_is_plain(clipped, strlen(clipped)) ? g_steal_pointer(&clipped)
                                                      : bs_clean_text(clipped, -1);
}

void
bs_code_clip_lines(GString *text)
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
