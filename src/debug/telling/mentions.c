// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/mentions.h"

#include "debug/document/as-written.h"
#include "support/i18n.h"
#include "syntax/text-map.h"

#include <string.h>

// -- spelling -------------------------------------------------------------------------------------

static gboolean
is_in_name(char c)
{
    return g_ascii_isalnum(c) || strchr("_$.'#", c);
}

// The length of "%pair#1" or "@main", 0: there is no name. What ends a sentence is not in it.
static gsize
measure_name(const char *text)
{
    gsize len = 1;
    if (!strchr("%^@", *text))
        return 0;
    while (text[len] && is_in_name(text[len]))
        len++;
    while (len > 1 && strchr(".#", text[len - 1]))
        len--;
    return len > 1 ? len : 0;
}

// The same of "line 12", in the user's language.
static gsize
measure_place(const char *text)
{
    const char *word = _("line ");
    const gsize begin = strlen(word);
    gsize len = begin;
    if (strncmp(text, word, begin) != 0)
        return 0;
    while (g_ascii_isdigit(text[len]))
        len++;
    return len > begin ? len : 0;
}

GArray *
bs_text_mentions(const char *text)
{
    GArray *mentions = g_array_new(FALSE, FALSE, sizeof(BsMention));
    for (gsize at = 0; text[at];) {
        gsize len = measure_name(text + at);
        if (!len && (at == 0 || !is_in_name(text[at - 1])))
            len = measure_place(text + at);
        const BsMention mention = {.begin = (guint32)at, .end = (guint32)(at + len)};
        if (len)
            g_array_append_val(mentions, mention);
        at += MAX(len, 1);
    }
    return mentions;
}

// -- finding --------------------------------------------------------------------------------------

static const BsOp *
find_op_at(BsDocument *document, const char *place)
{
    const guint64 line = g_ascii_strtoull(place + strlen(_("line ")), NULL, 10);
    const BsText *text = bs_document_source_text(document);
    const BsOpLines *lines =
        text && line > 0 && line < G_MAXUINT32 ? bs_text_find_line(text, (guint32)line - 1) : NULL;
    return lines ? lines->op : NULL;
}

BsThing
bs_document_find_mentioned(BsDocument *document, const BsOp *function, const char *name)
{
    switch (*name) {
    case '%':
        return (BsThing){.value =
                             function ? bs_document_find_named(document, function, name) : NULL};
    case '^':
        return (BsThing){.block =
                             function ? bs_document_find_labelled(document, function, name) : NULL};
    case '@':
        return (BsThing){.op = bs_document_find_function(document, name + 1)};
    default:
        return (BsThing){.op = find_op_at(document, name)};
    }
}
