// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/code-words.h"

#include <string.h>

static gboolean
is_of_name(char c)
{
    return g_ascii_isalnum(c) || strchr("_$.-#:", c);
}

static gsize
name_length(const char *at)
{
    gsize len = 1;
    while (at[len] && is_of_name(at[len]))
        len++;
    while (len > 1 && strchr(":.-", at[len - 1])) // what stands behind it
        len--;
    return len;
}

static gsize
string_length(const char *at)
{
    gsize len = 1;
    while (at[len] && at[len] != '"')
        len += at[len] == '\\' && at[len + 1] ? 2 : 1;
    return at[len] ? len + 1 : len;
}

// With what is in its angle brackets.
static gsize
type_length(const char *at, gsize word)
{
    gint depth = 0;
    gsize len = word;
    if (at[len] != '<')
        return word;
    for (; at[len]; len++) {
        if (at[len] == '"') // what is in it closes nothing
            len += string_length(at + len) - 1;
        depth += at[len] == '<' ? 1 : at[len] == '>' && at[len - 1] != '-' ? -1 : 0;
        if (depth == 0)
            return len + 1;
    }
    return len;
}

static gsize
word_length(const char *at)
{
    gsize len = 0;
    while (g_ascii_isalnum(at[len]) || at[len] == '_' || at[len] == '.')
        len++;
    return len;
}

static gboolean
is_type(const char *at, gsize len)
{
    static const char *const names[] = {"memref", "tensor", "vector", "index", "complex", "tuple"};
    for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
        if (len == strlen(names[i]) && strncmp(at, names[i], len) == 0)
            return TRUE;
    }
    return len > 1 && strchr("if", *at) && strspn(at + 1, "0123456789") == len - 1;
}

// One that a sign begins with.
static gboolean
read_signed(const char *at, gboolean *in_op, BsCodeWord *word)
{
    static const struct {
        char sign;
        BsPaint paint;
    } signs[] = {{'%', BS_PAINT_CODE_VALUE},
                 {'^', BS_PAINT_CODE_BLOCK},
                 {'@', BS_PAINT_CODE_SYMBOL},
                 {'!', BS_PAINT_CODE_TYPE}};
    for (guint i = 0; i < G_N_ELEMENTS(signs); i++) {
        if (*at != signs[i].sign || !at[1] || at[1] == ' ')
            continue;
        const gsize len = name_length(at);
        *word = (BsCodeWord){at, *at == '!' ? type_length(at, len) : len, signs[i].paint};
        return TRUE;
    }
    if (*at == '"') {
        *word =
            (BsCodeWord){at, string_length(at), *in_op ? BS_PAINT_CODE_OP : BS_PAINT_CODE_STRING};
        *in_op = FALSE;
        return TRUE;
    }
    return FALSE;
}

gboolean
bs_code_next_word(const char *text, gboolean *in_op, BsCodeWord *word)
{
    for (const char *at = text; *at;) {
        if (read_signed(at, in_op, word))
            return TRUE;
        const gsize len = word_length(at);
        if (len && *in_op && g_ascii_isalpha(*at)) {
            *word = (BsCodeWord){at, len, BS_PAINT_CODE_OP};
            *in_op = FALSE;
            return TRUE;
        }
        if (len && is_type(at, len)) {
            *word = (BsCodeWord){at, type_length(at, len), BS_PAINT_CODE_TYPE};
            return TRUE;
        }
        if (len && g_ascii_isdigit(*at)) {
            *word = (BsCodeWord){at, len, BS_PAINT_CODE_NUMBER};
            return TRUE;
        }
        at += MAX(len, 1);
    }
    return FALSE;
}
