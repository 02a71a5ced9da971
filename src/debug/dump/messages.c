// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/dump/messages.h"

#include <string.h>

enum { LONGEST = 400 }; // bytes of a message: notes may hold ops of any size

// Behind a place, or at the beginning of a line.
static const char *const severities[] = {"error: ", "warning: ", "remark: ", "note: "};
// Anywhere.
static const char *const ends[] = {"LLVM ERROR: ", "Assertion `"};

static gboolean
is_message(const char *line, gsize len)
{
    if (len >= 2 && line[0] == '/' && line[1] == '/') // a comment
        return FALSE;
    for (guint i = 0; i < G_N_ELEMENTS(ends); i++) {
        if (g_strstr_len(line, (gssize)len, ends[i]))
            return TRUE;
    }
    for (guint i = 0; i < G_N_ELEMENTS(severities); i++) {
        const char *at = g_strstr_len(line, (gssize)len, severities[i]);
        if (at && (at == line || (at - line >= 2 && at[-1] == ' ' && at[-2] == ':')))
            return TRUE;
    }
    return FALSE;
}

static char *
shown(const char *line, gsize len)
{
    g_autofree char *valid = g_utf8_make_valid(line, (gssize)MIN(len, (gsize)LONGEST));
    return g_strconcat(g_strstrip(valid), len > LONGEST ? "…" : "", NULL);
}

// Without the signs that colour it.
static GString *
without_colours(const char *line, gsize len)
{
    GString *plain = g_string_new(NULL);
    const char *end = line + len;
    while (line < end) {
        const gboolean is_sign = end - line > 1 && line[0] == '\x1b' && line[1] == '[';
        const char *last = is_sign ? memchr(line, 'm', (gsize)(end - line)) : NULL;
        if (last)
            line = last + 1;
        else
            g_string_append_c(plain, *line++);
    }
    return plain;
}

static char *
message_of(const char *line, gsize len)
{
    if (!memchr(line, '\x1b', len))
        return is_message(line, len) ? shown(line, len) : NULL;
    g_autoptr(GString) plain = without_colours(line, len);
    return is_message(plain->str, plain->len) ? shown(plain->str, plain->len) : NULL;
}

char *
bs_dump_next_message(const char **at, const char *end)
{
    char *message = NULL;
    while (*at < end && !message) {
        const char *line = *at, *newline = memchr(line, '\n', (gsize)(end - line));
        *at = newline ? newline + 1 : end;
        message = message_of(line, (gsize)((newline ? newline : end) - line));
    }
    return message;
}
