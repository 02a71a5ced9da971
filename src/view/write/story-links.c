// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/story-links.h"

#include "debug/telling/mentions.h"
#include "ir/loc.h"
#include "support/i18n.h"
#include "view/scene/clean-text.h"

#include <string.h>

enum { TWICE = G_MAXUINT32 }; // a name that is made at several places: in regions side by side

struct BsStoryLinks {
    GHashTable *lines; // name, or "line 12" -> number of the line where it is made, or TWICE
};

// -- reading -------------------------------------------------------------------------------------

static void
add(BsStoryLinks *self, char *name, guint32 line)
{
    const guint32 before = GPOINTER_TO_UINT(g_hash_table_lookup(self->lines, name));
    g_hash_table_insert(self->lines, name, GUINT_TO_POINTER(before ? (guint32)TWICE : line));
}

// Results stand before the first "=", arguments of blocks and regions before ":" or "=".
static gboolean
makes(const char *line, const char *results_end, const BsMention *name)
{
    const char *behind = line + name->end;
    if (*line && line[name->begin] == '^')
        return name->begin == 0;
    if (line[name->begin] == '@')
        return g_str_has_prefix(line, "func.func ");
    return behind <= results_end || g_str_has_prefix(behind, ": ") ||
           g_str_has_prefix(behind, " = ");
}

static void
read_line(BsStoryLinks *self, const char *line, guint32 number)
{
    const char *equals = *line == '%' ? strstr(line, " = ") : NULL;
    const char *results_end = equals ? equals : line;
    g_autoptr(GArray) names = bs_text_mentions(line);
    for (guint i = 0; i < names->len; i++) {
        const BsMention *name = &g_array_index(names, BsMention, i);
        if (strchr("%^@", line[name->begin]) && makes(line, results_end, name))
            add(self, g_strndup(line + name->begin, name->end - name->begin), number);
    }
}

// Of the ops that a line of the source has become, the first.
static void
read_places(BsStoryLinks *self, const BsText *text)
{
    for (guint i = 0; text->ops && i < text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        const BsLoc loc = lines->op->loc;
        g_autofree char *place = g_strdup_printf("%s%u", _("line "), loc.line);
        if (loc.line && !bs_loc_is_attr(loc) && !g_hash_table_contains(self->lines, place))
            add(self, g_steal_pointer(&place), lines->first + 1);
    }
}

BsStoryLinks *
bs_story_links_new(const BsText *text)
{
    BsStoryLinks *self = g_new0(BsStoryLinks, 1);
    g_auto(GStrv) lines = g_strsplit(text->text->str, "\n", -1);
    self->lines = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    for (guint i = 0; lines[i]; i++)
        read_line(self, g_strchug(lines[i]), i + 1);
    read_places(self, text);
    return self;
}

void
bs_story_links_free(BsStoryLinks *self)
{
    if (!self)
        return;
    g_hash_table_unref(self->lines);
    g_free(self);
}

// -- writing -------------------------------------------------------------------------------------

static void
put_clean(GString *out, const char *text, gsize len)
{
    g_autofree char *clean = bs_clean_text(text, (gssize)len);
    g_autofree char *escaped = g_markup_escape_text(clean, -1);
    g_string_append(out, escaped);
}

void
bs_story_links_put(const BsStoryLinks *self, const char *sentence, GString *out)
{
    g_autoptr(GArray) names = bs_text_mentions(sentence);
    guint32 from = 0;
    for (guint i = 0; self && i < names->len; i++) {
        const BsMention *name = &g_array_index(names, BsMention, i);
        g_autofree char *word = g_strndup(sentence + name->begin, name->end - name->begin);
        const guint32 line = GPOINTER_TO_UINT(g_hash_table_lookup(self->lines, word));
        if (!line || line == TWICE)
            continue;
        put_clean(out, sentence + from, name->begin - from);
        g_string_append_printf(out, "<a href=\"#e%u\">", line);
        put_clean(out, word, name->end - name->begin);
        g_string_append(out, "</a>");
        from = name->end;
    }
    put_clean(out, sentence + from, strlen(sentence + from));
}
