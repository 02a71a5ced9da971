// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/format-parse-private.h"
#include "syntax/parser-private.h"

#include <string.h>

// Values that formats and hand-written parse functions read: enums, arrays, lists of indices.

// -- enums --------------------------------------------------------------------------------------

static gboolean
enum_error(BsParser *parser, BsLoc loc, const BsEnum *kind, const char *name)
{
    g_autoptr(GString) words = g_string_new(NULL);
    for (guint32 i = 0; kind->keywords[i]; i++)
        g_string_append_printf(words, "%s%s", i ? ", " : "", kind->keywords[i]);
    if (kind->prefix && kind->all)
        g_string_append_printf(words, ", %s", kind->all);
    if (kind->prefix)
        return bs_parser_error(parser, loc, "expected %s to be one of: %s", kind->cpp_name,
                               words->str);
    return bs_parser_error(parser, loc,
                           "expected string or keyword containing one of the following enum values "
                           "for attribute '%s' [%s]",
                           name, words->str);
}

gboolean
bs_parse_optional_enum_word(BsParser *parser, const BsEnum *kind, gint64 *value)
{
    for (guint32 i = 0; kind->keywords[i]; i++) {
        if (bs_parse_optional_keyword(parser, kind->keywords[i])) {
            *value = bs_enum_value(kind, kind->keywords[i], strlen(kind->keywords[i]));
            return TRUE;
        }
    }
    if (!kind->all || !bs_parse_optional_keyword(parser, kind->all))
        return FALSE;
    *value = bs_enum_value(kind, kind->all, strlen(kind->all));
    return TRUE;
}

// A flag, since 22 also in quotes; a word that is none is an error at the first one, as upstream's,
// and one more behind it.
static gboolean
parse_flag(BsParser *parser, BsLoc loc, const BsEnum *kind, gint64 *flags)
{
    gint64 value;
    if (bs_parse_optional_enum_word(parser, kind, &value)) {
        *flags |= value;
        return TRUE;
    }
    const gboolean since_22 = bs_context_upstream(bs_parser_context(parser)) >= BS_UPSTREAM_22;
    const gboolean in_quotes = since_22 && parser_is(parser, BS_TOK_STRING);
    const BsAttr *text = NULL;
    const char *word;
    if (in_quotes && bs_parse_string(parser, &text)) {
        value = bs_enum_value(kind, text->string.text, text->string.len);
        if (value >= 0) {
            *flags |= value;
            return TRUE;
        }
    }
    if (since_22 && !in_quotes && !parser_is(parser, BS_TOK_BARE))
        bs_parser_error(parser, bs_parser_loc(parser), "expected valid keyword or string");
    else if (in_quotes || bs_parse_any_keyword(parser, &word))
        enum_error(parser, loc, kind, NULL);
    return bs_parser_error(
        parser, bs_parser_loc(parser), "failed to parse %s parameter '%s' which is to be a `%s`",
        kind->attr_name, kind->parameter ? kind->parameter : "value", kind->cpp_name);
}

gboolean
bs_parse_optional_enum(BsParser *parser, const BsEnum *kind, const char *name, const BsAttr **value)
{
    const BsLoc loc = bs_parser_loc(parser);
    const BsAttr *text;
    gint64 number;
    *value = NULL;
    if (!bs_parse_optional_enum_word(parser, kind, &number)) {
        if (!parser_is(parser, BS_TOK_STRING))
            return TRUE;
        if (!bs_parse_string(parser, &text))
            return FALSE;
        if (!text->string.len)
            return TRUE;
        number = bs_enum_value(kind, text->string.text, text->string.len);
        if (number < 0)
            return bs_parser_error(parser, loc, "invalid %s attribute specification: \"%s\"", name,
                                   text->string.text);
    }
    *value = bs_enum_attr(bs_parser_context(parser), kind, number);
    return TRUE;
}

gboolean
bs_parse_enum_body(BsParser *parser, const BsEnum *kind, const BsAttr **value)
{
    gint64 number = 0;
    if (!kind->mnemonic && !bs_parse_token(parser, "<"))
        return FALSE;
    const BsLoc loc = bs_parser_loc(parser);
    do {
        if (!parse_flag(parser, loc, kind, &number))
            return FALSE;
    } while (kind->separator && bs_parse_optional_token(parser, ","));
    if (!kind->mnemonic && !bs_parse_token(parser, ">"))
        return FALSE;
    *value = bs_enum_attr(bs_parser_context(parser), kind, number);
    return TRUE;
}

// Upstream's parseCustomAttributeWithFallback(): where an attribute has a form of its own, `#`
// begins one in full, or an alias of one; the caller looks whether it is of the right class.
static gboolean
parse_in_full(BsParser *parser, const BsAttr **attr, BsLoc *loc)
{
    *loc = bs_parser_loc(parser);
    return bs_parse_attribute(parser, NULL, attr);
}

static gboolean
error_class(BsParser *parser, BsLoc loc)
{
    return bs_parser_error(parser, loc, "invalid kind of attribute specified");
}

static gboolean
parse_dialect_enum(BsParser *parser, const BsEnum *kind, const BsAttr **value)
{
    BsLoc loc;
    if (!parser_is(parser, BS_TOK_HASH))
        return bs_parse_enum_body(parser, kind, value);
    return parse_in_full(parser, value, &loc) &&
           (bs_enum_attr_value(kind, *value) >= 0 || error_class(parser, loc));
}

gboolean
bs_parse_enum(BsParser *parser, const BsEnum *kind, const char *name, const BsAttr **value)
{
    if (kind->prefix)
        return parse_dialect_enum(parser, kind, value);
    const BsLoc loc = bs_parser_loc(parser);
    const gboolean in_quotes = parser_is(parser, BS_TOK_STRING);
    return bs_parse_optional_enum(parser, kind, name, value) &&
           (*value || in_quotes || enum_error(parser, loc, kind, name));
}

// -- lists --------------------------------------------------------------------------------------

void *
bs_list_grow(void *data, const void *local, guint32 n, gsize size, guint32 *cap)
{
    *cap *= 4;
    if (data != local)
        return g_realloc_n(data, *cap, size);
    void *grown = g_malloc_n(*cap, size);
    memcpy(grown, data, n * size);
    return grown;
}

gboolean
bs_parse_dense_array(BsParser *parser, const BsType *element, const BsAttr **attr)
{
    const guint32 unused = 64 - bs_type_bit_width(element);
    LIST(gint64) values;
    list_init(&values);
    gboolean ok = bs_parse_token(parser, "[");
    if (ok && !bs_parse_optional_token(parser, "]")) {
        do {
            gint64 value;
            const BsLoc loc = bs_parser_loc(parser);
            ok = bs_parse_integer(parser, &value);
            if (ok && (gint64)((guint64)value << unused) >> unused != value)
                ok = bs_parser_error(parser, loc, "integer value too large");
            if (ok)
                list_add(&values, value);
        } while (ok && bs_parse_optional_token(parser, ","));
        // Upstream wants the end also where a number was wrong, and says so.
        ok = bs_parse_token(parser, "]") && ok;
    }
    if (ok)
        *attr = bs_attr_dense_array(bs_parser_context(parser), element, values.n, values.data);
    list_clear(&values);
    return ok;
}

gboolean
bs_parse_dense_array_attr(BsParser *parser, const BsType *element, const BsAttr **attr)
{
    BsLoc loc;
    if (!parser_is(parser, BS_TOK_HASH))
        return bs_parse_dense_array(parser, element, attr);
    return parse_in_full(parser, attr, &loc) &&
           (((*attr)->kind == BS_ATTR_DENSE_ARRAY && (*attr)->type == element) ||
            error_class(parser, loc));
}

// A value or a number into `*value`; the name of a value is added to `dynamic`. Upstream takes
// the marks of scalable vectors here too, `[4]` and `%n []`, and forgets them; what else begins
// with a bracket is wrong, and the caller says so. Where a value was wrong, it looks for a number.
static gboolean
parse_dynamic_index(BsParser *parser, BsOperandNames *dynamic, gint64 *value)
{
    BsOperandName name;
    *value = BS_DYNAMIC;
    const gboolean is_value = bs_parser_at_operand(parser) && bs_parse_operand(parser, &name);
    if (is_value)
        bs_vec_push(dynamic, name);
    const gboolean scalable = bs_parse_optional_token(parser, "[");
    return (is_value || bs_parse_integer(parser, value)) &&
           (!scalable || bs_parse_optional_token(parser, "]"));
}

gboolean
bs_parse_dynamic_index_list(BsParser *parser, const char *open, const char *close,
                            BsOperandNames *dynamic, const BsAttr **statics)
{
    LIST(gint64) values;
    list_init(&values);
    gboolean ok = bs_parse_optional_token(parser, open) ||
                  parser_error_wrong_token(parser, "expected '%s' in dynamic index list", open);
    if (ok && !bs_parse_optional_token(parser, close)) {
        gint64 value;
        do {
            ok = parse_dynamic_index(parser, dynamic, &value);
            list_add(&values, value);
        } while (ok && bs_parse_optional_token(parser, ","));
        ok = ok && (bs_parse_optional_token(parser, close) ||
                    parser_error_wrong_token(parser, "expected '%s' in dynamic index list", close));
    }
    if (ok)
        *statics = bs_attr_i64_array(bs_parser_context(parser), values.n, values.data);
    list_clear(&values);
    return ok ||
           bs_parser_error(parser, bs_parser_name_loc(parser), "expected SSA value or integer");
}
