// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/reduce/reduce-private.h"

#include <string.h>

static gboolean
is_word(char c)
{
    return g_ascii_isalnum(c) || c == '_' || c == '.' || c == '$' || c == '-';
}

// Behind `<`: all up to the `>` that closes it.
static const char *
skip_angles(const char *at)
{
    for (gint depth = 1; *at && depth > 0; at++)
        depth += *at == '<' ? 1 : *at == '>' && at[-1] != '-' ? -1 : 0;
    return at;
}

static gboolean
is_scalar_type(const char *word, gsize len)
{
    const gboolean is_sized = len > 1 && strchr("if", word[0]) && g_ascii_isdigit(word[1]);
    return is_sized || (len == strlen("index") && strncmp(word, "index", len) == 0);
}

char *
bs_words_of_refusal(const char *message)
{
    GString *out = g_string_new(NULL);
    for (const char *at = message; *at;) {
        const char *begin = at;
        const gboolean is_name = strchr("%@^!#", *at) && is_word(at[1]);
        at += is_name;
        while (is_word(*at))
            at++;
        const gboolean is_type = at > begin && *at == '<';
        if (is_type)
            at = skip_angles(at + 1);
        if (at == begin)
            g_string_append_c(out, *at++);
        else if (is_name || is_type || g_ascii_isdigit(*begin) ||
                 is_scalar_type(begin, (gsize)(at - begin)))
            g_string_append_c(out, '*');
        else
            g_string_append_len(out, begin, at - begin);
    }
    return g_string_free(out, FALSE);
}
