// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data layouts, `#dlti.dl_spec<#dlti.dl_entry<index, 32>>`: lists of keys, types or strings, and
// what is said of them (mlir/lib/Dialect/DLTI/DLTI.cpp). Since 22 an entry may stand there as
// `index = 32` and is written so. They are kept as their canonical text, with the entries beside
// it.
#include "syntax/parser-private.h"

#include "support/vec.h"
#include "syntax/format.h"
#include "syntax/printer-private.h"
#include "syntax/printer.h"

#include <string.h>

typedef BS_VEC(const BsAttr *) Entries; // key, value, key, value, ...

// A type or a string; NULL in `*key` where there is none.
static gboolean
parse_key(BsParser *parser, const BsAttr **key)
{
    const BsType *type = NULL;
    *key = NULL;
    if (parser_is(parser, BS_TOK_STRING))
        return (*key = parser_attr(parser, bs_type_none(parser->context))) != NULL;
    if (!parser_optional_type(parser, &type))
        return FALSE;
    if (type)
        *key = bs_attr_type(parser->context, type);
    return TRUE;
}

const BsAttr *
parser_layout_entry(BsParser *parser)
{
    const BsAttr *items[2];
    if (!bs_parse_token(parser, "<") || !parse_key(parser, &items[0]))
        return NULL;
    if (!items[0]) {
        parser_error(parser, "expected a type or a quoted string");
        return NULL;
    }
    if (!bs_parse_token(parser, ",") || !(items[1] = parser_attr(parser, NULL)) ||
        !bs_parse_token(parser, ">"))
        return NULL;
    g_autofree char *key = bs_attr_to_string(items[0]), *value = bs_attr_to_string(items[1]);
    g_autofree char *text = g_strdup_printf(BS_LAYOUT_ENTRY "<%s, %s>", key, value);
    return bs_attr_layout(parser->context, text, strlen(text),
                          bs_attr_array(parser->context, 2, items));
}

// An entry by itself, or its alias.
static gboolean
parse_whole_entry(BsParser *parser, Entries *entries)
{
    const char *at = parser->tok.start;
    const BsAttr *entry = parser_attr(parser, NULL);
    const BsAttr *parts = entry ? bs_attr_layout_entries(entry, BS_LAYOUT_ENTRY) : NULL;
    if (!parts)
        return entry && parser_error_at(parser, at, "invalid kind of attribute specified");
    bs_vec_push(entries, parts->array.items[0]);
    bs_vec_push(entries, parts->array.items[1]);
    return TRUE;
}

static gboolean
parse_list(BsParser *parser, gboolean since_22, Entries *entries)
{
    do {
        const BsAttr *key = NULL, *value;
        if (since_22 && !parser_is(parser, BS_TOK_HASH) && !parse_key(parser, &key))
            return FALSE;
        if (!key) {
            if (!parse_whole_entry(parser, entries))
                return FALSE;
            continue;
        }
        if (!bs_parse_token(parser, "=") || !(value = parser_attr(parser, NULL)))
            return FALSE;
        bs_vec_push(entries, key);
        bs_vec_push(entries, value);
    } while (bs_parse_optional_token(parser, ","));
    return bs_parse_token(parser, ">");
}

static gboolean
check_keys(BsParser *parser, const char *at, gboolean since_22, const Entries *entries)
{
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    for (guint i = 0; i < entries->len; i += 2) {
        const BsAttr *key = entries->data[i];
        const gboolean is_string = key->kind == BS_ATTR_STRING;
        if (since_22 && is_string && !key->string.len)
            return parser_error_at(parser, at, "empty string as DLTI key is not allowed");
        if (g_hash_table_add(seen, (gpointer)(gsize)key))
            continue;
        g_autofree char *text =
            is_string && !since_22 ? g_strdup(key->string.text) : bs_attr_to_string(key);
        const char *quote = is_string || since_22 ? "" : "'";
        return parser_error_at(parser, at, "repeated %s key: %s%s%s",
                               since_22 ? "DLTI" : "layout entry", quote, text, quote);
    }
    return TRUE;
}

static const BsAttr *
make_layout(BsParser *parser, gboolean since_22, const Entries *entries)
{
    g_autoptr(GString) text = g_string_new(BS_LAYOUT "<");
    for (guint i = 0; i < entries->len; i += 2) {
        g_autofree char *key = bs_attr_to_string(entries->data[i]),
                        *value = bs_attr_to_string(entries->data[i + 1]);
        g_string_append(text, i ? ", " : "");
        g_string_append_printf(text, since_22 ? "%s = %s" : BS_LAYOUT_ENTRY "<%s, %s>", key, value);
    }
    g_string_append_c(text, '>');
    return bs_attr_layout(parser->context, text->str, text->len,
                          bs_attr_array(parser->context, entries->len, entries->data));
}

const BsAttr *
parser_layout(BsParser *parser, const char *at)
{
    const gboolean since_22 = bs_context_upstream(parser->context) >= BS_UPSTREAM_22;
    const BsAttr *layout = NULL;
    Entries entries = {0};
    gboolean ok = TRUE;
    if (!since_22 || parser_is(parser, BS_TOK_LESS))
        ok = bs_parse_token(parser, "<") &&
             (bs_parse_optional_token(parser, ">") || parse_list(parser, since_22, &entries));
    if (ok && check_keys(parser, at, since_22, &entries))
        layout = make_layout(parser, since_22, &entries);
    bs_vec_free(&entries);
    return layout;
}
