// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/json-text.h"

#include <string.h>

static void
put_escape(GString *out, guchar c)
{
    static const char shorts[] = "\bb\ff\nn\rr\tt\"\"\\\\"; // a character, its letter
    for (guint i = 0; shorts[i]; i += 2) {
        if ((guchar)shorts[i] == c) {
            g_string_append_c(out, '\\');
            g_string_append_c(out, shorts[i + 1]);
            return;
        }
    }
    g_string_append_printf(out, "\\u%04x", c);
}

static gboolean
needs_escape(guchar c)
{
    return c < ' ' || c == '"' || c == '\\' || c == 0x7f;
}

static void
put_text(GString *out, const char *text)
{
    g_string_append_c(out, '"');
    while (*text) {
        gsize n = 0;
        while (text[n] && !needs_escape((guchar)text[n]))
            n++;
        g_string_append_len(out, text, (gssize)n);
        text += n;
        if (*text)
            put_escape(out, (guchar)*text++);
    }
    g_string_append_c(out, '"');
}

static void
put_indent(BsJsonText *json)
{
    g_string_append_c(json->out, '\n');
    for (guint i = 0; i < json->depth; i++)
        g_string_append(json->out, "  ");
}

static void
begin_member(BsJsonText *json, const char *name)
{
    if (json->depth > 0) {
        if (!json->open)
            g_string_append_c(json->out, ',');
        put_indent(json);
    }
    json->open = FALSE;
    if (!name)
        return;
    put_text(json->out, name);
    g_string_append(json->out, " : ");
}

void
bs_json_begin(BsJsonText *json, const char *name, const char *opening)
{
    begin_member(json, name);
    g_string_append(json->out, opening);
    json->depth++;
    json->open = TRUE;
}

void
bs_json_end(BsJsonText *json, const char *closing)
{
    json->depth--;
    if (!json->open)
        put_indent(json);
    json->open = FALSE;
    g_string_append(json->out, closing);
}

void
bs_json_put_string(BsJsonText *json, const char *name, const char *text)
{
    begin_member(json, name);
    put_text(json->out, text);
}

void
bs_json_put_number(BsJsonText *json, const char *name, gint64 number)
{
    begin_member(json, name);
    g_string_append_printf(json->out, "%" G_GINT64_FORMAT, number);
}

void
bs_json_put_flag(BsJsonText *json, const char *name, gboolean flag)
{
    begin_member(json, name);
    g_string_append(json->out, flag ? "true" : "false");
}
