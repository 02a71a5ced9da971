// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/clean-text.h"

#include <string.h>

static const gunichar REPLACEMENT = 0xfffd;

static gunichar
clean(gunichar c)
{
    if (c == '\n' || c == '\r' || c == '\t')
        return ' ';
    // C0, C1, and the line and paragraph separators, at which Pango would break the line.
    if (c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029)
        return REPLACEMENT;
    return (c & 0xfffe) == 0xfffe ? REPLACEMENT : c;
}

// Bytes that stay as they are: most texts are all ASCII.
static gsize
count_plain(const char *text, const char *end)
{
    const char *at = text;
    while (at < end && *at >= 0x20 && *at < 0x7f)
        at++;
    return (gsize)(at - text);
}

char *
bs_clean_text(const char *text, gssize len)
{
    const char *end = text + (len < 0 ? (gssize)strlen(text) : len);
    GString *out = g_string_sized_new((gsize)(end - text));
    while (text < end) {
        const gsize plain = count_plain(text, end);
        g_string_append_len(out, text, (gssize)plain);
        text += plain;
        if (text == end)
            break;
        const gunichar c = g_utf8_get_char_validated(text, end - text);
        const gboolean ok = c != (gunichar)-1 && c != (gunichar)-2;
        g_string_append_unichar(out, ok ? clean(c) : REPLACEMENT);
        text += ok ? g_utf8_skip[(guchar)*text] : 1;
    }
    return g_string_free(out, FALSE);
}

// Behind as many whole characters as are in so many bytes.
static const char *
cut_at(const char *text, gsize bytes)
{
    const char *cut = text + bytes;
    while (cut > text && ((guchar)*cut & 0xc0) == 0x80)
        cut--;
    return cut;
}

char *
bs_clip_text(const char *text)
{
    enum { MAX_TEXT = 10000, MAX_WORD = 200, HEAD = 120, TAIL = 60 };
    GString *out = g_string_new(NULL);
    while (*text && out->len < MAX_TEXT) {
        const gsize len = strcspn(text, " \n");
        if (len > MAX_WORD) {
            g_string_append_len(out, text, cut_at(text, HEAD) - text);
            g_string_append(out, "\u2026");
            text = cut_at(text, len - TAIL);
        } else if (len) {
            g_string_append_len(out, text, (gssize)len);
            text += len;
        } else {
            g_string_append_c(out, *text++);
        }
    }
    if (*text)
        g_string_append(out, " \u2026");
    return g_string_free(out, FALSE);
}
