// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The line that a sheet has for an op: found in its text, and put there. What else is in the text
// stays as somebody wrote it.
#include "dialects/foreign/sheet-private.h"

#include <string.h>

// From `*begin` to `*end`: the line that begins with the name, and those that go on with it.
static gboolean
find_lines(const char *text, const char *name, const char **begin, const char **end)
{
    const gsize len = strlen(name);
    gboolean found = FALSE;
    for (const char *line = text + bs_sheet_mark_of(text, strlen(text)); *line;) {
        const char *newline = strchr(line, '\n'), *next = newline ? newline + 1 : strchr(line, 0);
        const char *behind = line + len;
        if (found && !strchr(" \t", *line))
            return TRUE;
        if (!found && !strncmp(line, name, len) && behind[strspn(behind, " \t")] == ':') {
            *begin = line;
            found = TRUE;
        }
        if (found)
            *end = next;
        line = next;
    }
    return found;
}

// Of these lines, in one.
static void
put_comments(GString *out, const char *begin, const char *end)
{
    for (const char *line = begin; line < end;) {
        const char *newline = memchr(line, '\n', (gsize)(end - line));
        const char *line_end = newline ? newline : end;
        const char *comment = memchr(line, '#', (gsize)(line_end - line));
        if (comment) {
            g_autofree char *words = g_strndup(comment, (gsize)(line_end - comment));
            g_string_append_printf(out, " %s", g_strchomp(words));
        }
        line = newline ? newline + 1 : end;
    }
}

char *
bs_sheet_text_with(const char *text, const char *name, const char *clauses)
{
    const char *begin = strchr(text, 0), *end = begin;
    find_lines(text, name, &begin, &end);
    GString *out = g_string_new_len(text, begin - text);
    if (out->len && out->str[out->len - 1] != '\n')
        g_string_append_c(out, '\n');
    g_string_append_printf(out, "%s: %s", name, clauses);
    put_comments(out, begin, end);
    g_string_append_printf(out, "\n%s", end);
    return g_string_free(out, FALSE);
}

char *
bs_sheet_text_of(const char *text, const char *name)
{
    const char *begin, *end;
    if (!find_lines(text, name, &begin, &end))
        return NULL;
    g_autofree char *lines = g_strndup(begin, (gsize)(end - begin));
    g_auto(GStrv) parts = g_strsplit(lines, "\n", -1);
    GString *out = g_string_new(NULL);
    for (guint i = 0; parts[i]; i++) {
        char *comment = strchr(parts[i], '#');
        if (comment)
            *comment = '\0';
        const char *part = i ? parts[i] : strchr(parts[i], ':') + 1;
        g_autofree char *stripped = g_strstrip(g_strdup(part));
        if (*stripped)
            g_string_append_printf(out, "%s%s", out->len ? " " : "", stripped);
    }
    return g_string_free(out, FALSE);
}
