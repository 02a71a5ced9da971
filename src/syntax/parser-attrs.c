// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes, apart from dense ones (parser-dense.c) and affine maps and sets (parser-affine.c).
#include "syntax/parser-private.h"

#include "ir/real.h"
#include "syntax/parser-wide.h"
#include "syntax/printer-private.h"
#include "syntax/printer.h"

#include <string.h>

// -- numbers --------------------------------------------------------------------------------------

static gint64
sign_extend(guint64 value, guint32 width)
{
    if (width == 0 || width >= 64)
        return width ? (gint64)value : 0;
    const guint shift = 64 - width;
    return (gint64)(value << shift) >> shift;
}

// Upstream's buildAttributeAPInt: what fits in the width as a bit pattern is welcome, but signed
// types and index take no value whose sign bit is set. Values over 64 bits are refused.
gboolean
parser_int_value(const BsToken *token, gboolean negative, const BsType *type, gint64 *value)
{
    guint32 width = type->kind == BS_TYPE_INDEX ? 64 : type->integer.width;
    gboolean is_signed = type->kind == BS_TYPE_INDEX ||
                         (type->kind == BS_TYPE_INTEGER && type->integer.sign == BS_SIGNED);
    guint64 bits;
    if (!bs_token_uint64(token, &bits) || (width < 64 && bits >> width))
        return FALSE;
    if (width > 64) {
        if (bits > G_MAXINT64)
            return FALSE;
        *value = negative ? -(gint64)bits : (gint64)bits;
        return !negative || bits != 0;
    }
    guint64 sign = width ? 1ull << (width - 1) : 0;
    if (negative) {
        bits = -bits & (width < 64 ? (sign << 1) - 1 : G_MAXUINT64);
        if (!(bits & sign))
            return FALSE;
    } else if (is_signed && (bits & sign)) {
        return FALSE;
    }
    gboolean is_unsigned = type->kind == BS_TYPE_INTEGER && type->integer.sign == BS_UNSIGNED;
    *value = width == 1 || is_unsigned ? (gint64)bits : sign_extend(bits, width);
    return TRUE;
}

static gboolean
hex_float(BsParser *parser, const BsToken *token, gboolean negative, const BsType *type,
          guint64 *bits, guint64 *high)
{
    if (bs_token_len(token) < 2 || token->start[1] != 'x') {
        BsDiag *diag = parser_diag_at(
            parser, token->start, "unexpected decimal integer literal for a floating point value");
        if (diag)
            bs_diag_note(diag, diag->loc, "add a trailing dot to make the literal a float");
        return FALSE;
    }
    if (negative)
        return parser_error_at(parser, token->start,
                               "hexadecimal float literal should not have a leading minus");
    const guint32 width = bs_float_layout(type->format)->bits;
    BsFloatBits value = 0;
    for (const char *p = token->start + 2; p < token->end; p++) {
        if (value >> 124)
            return parser_error_at(parser, token->start,
                                   "hexadecimal float constant out of range for type");
        value = value << 4 | (guint64)g_ascii_xdigit_value(*p);
    }
    if (width < 128 && value >> width)
        return parser_error_at(parser, token->start,
                               "hexadecimal float constant out of range for type");
    value = bs_float_clean(type->format, value);
    *bits = (guint64)value;
    *high = (guint64)(value >> 64);
    return TRUE;
}

gboolean
parser_float_value(BsParser *parser, const BsToken *token, gboolean negative, const BsType *type,
                   guint64 *bits, guint64 *high_bits)
{
    if (token->kind == BS_TOK_INTEGER)
        return hex_float(parser, token, negative, type, bits, high_bits);
    if (token->kind != BS_TOK_FLOAT)
        return parser_error_at(parser, token->start, "expected floating point literal");
    double value = g_ascii_strtod(token->start, NULL);
    const BsAttr *attr = bs_attr_float(parser->context, type, negative ? -value : value);
    *bits = attr->floating.bits;
    *high_bits = attr->floating.high_bits;
    return TRUE;
}

// `: type`, or the type that a bare number has.
static const BsType *
number_type(BsParser *parser, const BsType *hint, gboolean is_float)
{
    if (hint)
        return hint;
    if (parser_consume_if(parser, BS_TOK_COLON))
        return parser_type(parser);
    return is_float ? bs_type_float(parser->context, BS_F64)
                    : bs_type_integer(parser->context, 64, BS_SIGNLESS);
}

static const BsAttr *
float_attr(BsParser *parser, const BsToken *token, gboolean negative, const BsType *type)
{
    guint64 bits = 0, high = 0;
    if (!parser_float_value(parser, token, negative, type, &bits, &high))
        return NULL;
    return bs_attr_float_bits(parser->context, type, bits, high);
}

static const BsAttr *
parse_float(BsParser *parser, const BsType *hint, gboolean negative)
{
    BsToken token = parser->tok;
    parser_consume(parser);
    const BsType *type = number_type(parser, hint, TRUE);
    if (!type)
        return NULL;
    if (type->kind != BS_TYPE_FLOAT) {
        parser_error(parser, "floating point value not valid for specified type");
        return NULL;
    }
    return float_attr(parser, &token, negative, type);
}

// A value of more than 64 bits; NULL without an error when it is out of range.
static const BsAttr *
wide_attr(BsParser *parser, const BsToken *token, gboolean negative, const BsType *type)
{
    BsWide wide;
    if (type->kind != BS_TYPE_INTEGER || type->integer.width <= 64 ||
        !bs_wide_parse(&wide, token, negative, type))
        return NULL;
    return bs_attr_wide(parser->context, type, &wide);
}

static const BsAttr *
parse_integer(BsParser *parser, const BsType *hint, gboolean negative)
{
    BsToken token = parser->tok;
    gint64 value;
    parser_consume(parser);
    const BsType *type = number_type(parser, hint, FALSE);
    if (!type)
        return NULL;
    if (type->kind == BS_TYPE_FLOAT)
        return float_attr(parser, &token, negative, type);
    if (type->kind != BS_TYPE_INTEGER && type->kind != BS_TYPE_INDEX) {
        parser_error_at(parser, token.start, "integer literal not valid for specified type");
        return NULL;
    }
    if (negative && type->kind == BS_TYPE_INTEGER && type->integer.sign == BS_UNSIGNED) {
        parser_error_at(parser, token.start,
                        "negative integer literal not valid for unsigned integer type");
        return NULL;
    }
    if (parser_int_value(&token, negative, type, &value))
        return bs_attr_integer(parser->context, type, value);
    const BsAttr *attr = wide_attr(parser, &token, negative, type);
    if (!attr)
        parser_error_at(parser, token.start, "integer constant out of range for attribute");
    return attr;
}

static const BsAttr *
parse_negative(BsParser *parser, const BsType *hint)
{
    parser_consume(parser);
    if (parser_is(parser, BS_TOK_INTEGER))
        return parse_integer(parser, hint, TRUE);
    if (parser_is(parser, BS_TOK_FLOAT))
        return parse_float(parser, hint, TRUE);
    parser_error_wrong_token(parser, "expected constant integer or floating point value");
    return NULL;
}

// What was consumed from `start` on, kept as its text.
// -- strings and symbols --------------------------------------------------------------------------

// `"a" : i32`: a string with a type is kept as text.
static const BsAttr *
typed_string(BsParser *parser, const BsAttr *string)
{
    const BsType *type = parser_type(parser);
    if (!type || type->kind == BS_TYPE_NONE)
        return type ? string : NULL;
    g_autoptr(GString) text = g_string_new(NULL);
    bs_attr_append(text, string);
    return bs_attr_typed_text(parser->context, type, text->str, text->len);
}

static const BsAttr *
parse_string(BsParser *parser, const BsType *hint)
{
    GString *value = parser_string_value(parser, &parser->tok);
    const BsAttr *attr = bs_attr_string(parser->context, value->str, value->len);
    parser_consume(parser);
    return !hint && parser_consume_if(parser, BS_TOK_COLON) ? typed_string(parser, attr) : attr;
}

static const char *
symbol_name(BsParser *parser)
{
    GString *value = parser_name_value(parser, "symbol name");
    if (!value)
        return NULL;
    const char *name = bs_context_string_n(parser->context, value->str, value->len);
    parser_consume(parser);
    return name;
}

static const BsAttr *
parse_symbol(BsParser *parser)
{
    BS_VEC(const char *) names = {0};
    const BsAttr *attr = NULL;
    const char *name = symbol_name(parser);
    if (!name)
        return NULL;
    bs_vec_push(&names, name);
    while (parser_is(parser, BS_TOK_COLON)) {
        // `::` is two colons; a single one belongs to what follows the attribute.
        BsToken colon = parser->tok;
        BsLexer lexer = parser->lexer;
        const char *last_end = parser->last_end;
        parser_consume(parser);
        if (!parser_consume_if(parser, BS_TOK_COLON)) {
            // Where nothing follows, upstream complains of the end.
            if (!parser_is(parser, BS_TOK_EOF)) {
                parser->tok = colon;
                parser->lexer = lexer;
                parser->last_end = last_end;
            }
            break;
        }
        if (!parser_is(parser, BS_TOK_AT)) {
            parser_error(parser, "expected nested symbol reference identifier");
            goto out;
        }
        if (!(name = symbol_name(parser)))
            goto out;
        bs_vec_push(&names, name);
    }
    attr = bs_attr_symbol_nested(parser->context, names.len, names.data);
out:
    bs_vec_free(&names);
    return attr;
}

// -- lists ----------------------------------------------------------------------------------------

static const BsAttr *
parse_array(BsParser *parser)
{
    BS_VEC(const BsAttr *) items = {0};
    const BsAttr *attr = NULL;
    parser_consume(parser);
    if (!parser_is(parser, BS_TOK_R_SQUARE)) {
        do {
            const BsAttr *item = parser_attr(parser, NULL);
            if (!item)
                goto out;
            bs_vec_push(&items, item);
        } while (parser_consume_if(parser, BS_TOK_COMMA));
    }
    if (parser_expect(parser, BS_TOK_R_SQUARE, "expected ',' or ']'"))
        attr = bs_attr_array(parser->context, items.len, items.data);
out:
    bs_vec_free(&items);
    return attr;
}

// Whether the name stands in `attrs` from `first` on; `*seen` is made when the list gets long.
static gboolean
is_duplicate(const BsAttrs *attrs, guint first, const char *name, GHashTable **seen)
{
    if (attrs->len - first < 16) {
        for (guint i = first; i < attrs->len; i++)
            if (attrs->data[i].name == name)
                return TRUE;
        return FALSE;
    }
    if (!*seen) {
        *seen = g_hash_table_new(NULL, NULL);
        for (guint i = first; i < attrs->len; i++)
            g_hash_table_add(*seen, (gpointer)(gsize)attrs->data[i].name);
    }
    return !g_hash_table_add(*seen, (gpointer)(gsize)name);
}

static gboolean
parse_entry(BsParser *parser, BsAttrs *attrs, guint first, GHashTable **seen)
{
    BsNamedAttr attr = {0};
    if (parser_is(parser, BS_TOK_STRING)) {
        GString *value = parser_name_value(parser, "attribute name");
        if (!value)
            return FALSE;
        attr.name = bs_context_string_n(parser->context, value->str, value->len);
    } else if (parser_is(parser, BS_TOK_BARE)) {
        attr.name = parser_spelling(parser, &parser->tok, 0);
    } else {
        return parser_error_wrong_token(parser, "expected attribute name");
    }
    if (!*attr.name || !strcmp(attr.name, BS_PROPERTIES))
        return parser_error(parser, "expected valid attribute name");
    if (is_duplicate(attrs, first, attr.name, seen))
        return parser_error(parser, "duplicate key '%s' in dictionary attribute", attr.name);
    parser_consume(parser);
    attr.value = parser_consume_if(parser, BS_TOK_EQUAL) ? parser_attr(parser, NULL)
                                                         : bs_attr_unit(parser->context);
    if (!attr.value)
        return FALSE;
    bs_vec_push(attrs, attr);
    return TRUE;
}

gboolean
parser_attr_dict(BsParser *parser, BsAttrs *attrs)
{
    if (!parser_expect(parser, BS_TOK_L_BRACE, "expected '{' in attribute dictionary"))
        return FALSE;
    if (parser_consume_if(parser, BS_TOK_R_BRACE))
        return TRUE;
    g_autoptr(GHashTable) seen = NULL;
    guint first = attrs->len;
    do {
        if (!parse_entry(parser, attrs, first, &seen))
            return FALSE;
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return parser_expect(parser, BS_TOK_R_BRACE, "expected '}' in attribute dictionary");
}

static const BsAttr *
parse_dict(BsParser *parser)
{
    BsAttrs attrs = {0};
    const BsAttr *attr = NULL;
    if (parser_attr_dict(parser, &attrs))
        attr = bs_attr_dict(parser->context, attrs.len, attrs.data);
    bs_vec_free(&attrs);
    return attr;
}

// -- strided --------------------------------------------------------------------------------------

static gboolean
parse_stride(BsParser *parser, gint64 *stride)
{
    guint64 value;
    *stride = BS_DYNAMIC;
    if (parser_consume_if(parser, BS_TOK_QUESTION))
        return TRUE;
    const char *at = parser->tok.start;
    gboolean negative = parser_consume_if(parser, BS_TOK_MINUS);
    if (!parser_is(parser, BS_TOK_INTEGER) || !bs_token_uint64(&parser->tok, &value) ||
        value > G_MAXINT64)
        return parser_error_at(parser, at, "expected a 64-bit signed integer or '?'");
    parser_consume(parser);
    *stride = negative ? -(gint64)value : (gint64)value;
    return TRUE;
}

typedef BS_VEC(gint64) Strides;

static gboolean
parse_strides(BsParser *parser, Strides *strides)
{
    if (!parser_is(parser, BS_TOK_R_SQUARE)) {
        do {
            gint64 stride;
            if (!parse_stride(parser, &stride))
                return FALSE;
            if (strides->len >= BS_LIMIT_SHAPE_RANK)
                return parser_error(parser, "a shape is limited to %d dimensions",
                                    BS_LIMIT_SHAPE_RANK);
            bs_vec_push(strides, stride);
        } while (parser_consume_if(parser, BS_TOK_COMMA));
    }
    return parser_expect(parser, BS_TOK_R_SQUARE, "expected ']'");
}

static const BsAttr *
parse_strided(BsParser *parser)
{
    Strides strides = {0};
    const BsAttr *attr = NULL;
    gint64 offset = 0;
    const char *at = parser->tok.start;
    parser_consume(parser);
    gboolean ok = parser_expect(parser, BS_TOK_LESS, "expected '<' after 'strided'") &&
                  parser_expect(parser, BS_TOK_L_SQUARE, "expected '['") &&
                  parse_strides(parser, &strides);
    if (ok && !parser_consume_if(parser, BS_TOK_GREATER))
        ok = parser_expect(parser, BS_TOK_COMMA, "expected ','") &&
             parser_expect_keyword(parser, "offset", "expected 'offset' after comma") &&
             parser_expect(parser, BS_TOK_COLON, "expected ':' after 'offset'") &&
             parse_stride(parser, &offset) && parser_expect(parser, BS_TOK_GREATER, "expected '>'");
    const gboolean may_repeat = bs_context_upstream(parser->context) >= BS_UPSTREAM_22;
    for (guint i = 0; ok && !may_repeat && i < strides.len; i++)
        if (strides.data[i] == 0)
            ok = parser_error_at(parser, at, "strides must not be zero");
    if (ok)
        attr = bs_attr_strided(parser->context, strides.len, strides.data, offset);
    bs_vec_free(&strides);
    return attr;
}

// -- attributes that are kept as text -------------------------------------------------------------

static const BsAttr *
parse_loc(BsParser *parser)
{
    const BsAttr *loc;
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_L_PAREN, "expected '(' in inline location") ||
        !(loc = parser_loc_instance(parser)) ||
        !parser_expect(parser, BS_TOK_R_PAREN, "expected ')' in inline location"))
        return NULL;
    bs_context_note_alias(parser->context);
    return loc;
}

// `dense_resource<name> : type`
static const BsAttr *
parse_resource(BsParser *parser, const BsType *hint)
{
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_LESS, "expected '<' after 'dense_resource'"))
        return NULL;
    const char *key;
    if (!parser_resource_key(parser, &key) ||
        !parser_expect(parser, BS_TOK_GREATER, "expected '>'"))
        return NULL;
    g_autoptr(GString) text = g_string_new("dense_resource<");
    bs_out_keyword_or_string(text, key, strlen(key));
    g_string_append_c(text, '>');
    const BsType *type = hint;
    const char *at = parser->tok.start;
    if (!type &&
        (!parser_expect(parser, BS_TOK_COLON, "expected ':'") || !(type = parser_type(parser))))
        return NULL;
    if (bs_type_is_shaped(type))
        return bs_attr_typed_text(parser->context, type, text->str, text->len);
    parser_error_at(parser, at, "`dense_resource` expected a shaped type");
    return NULL;
}

// What is distinct by the same number is the same thing.
static const BsAttr *
same_distinct(BsParser *parser, const char *at, guint64 id, const BsAttr *attr)
{
    if (!parser->distincts)
        parser->distincts = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
    const BsAttr *before = g_hash_table_lookup(parser->distincts, &id);
    if (before && before != attr) {
        g_autofree char *text = bs_attr_to_string(before);
        parser_error_at(parser, at, "referenced attribute does not match previous definition: %s",
                        text);
        return NULL;
    }
    if (!before)
        g_hash_table_insert(parser->distincts, g_memdup2(&id, sizeof id), (gpointer)(guintptr)attr);
    return bs_attr_distinct(parser->context, id, attr);
}

// `distinct[0]<...>`
static const BsAttr *
parse_distinct(BsParser *parser, const BsType *hint)
{
    const char *start = parser->tok.start;
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_L_SQUARE, "expected '[' after 'distinct'"))
        return NULL;
    const BsToken token = parser->tok;
    guint64 id;
    if (!parser_expect(parser, BS_TOK_INTEGER, "expected distinct ID"))
        return NULL;
    if (!bs_token_uint64(&token, &id)) {
        parser_error(parser, "expected an unsigned 64-bit integer");
        return NULL;
    }
    if (!parser_expect(parser, BS_TOK_R_SQUARE, "expected ']' to close distinct ID") ||
        !parser_expect(parser, BS_TOK_LESS, "expected '<' after distinct ID"))
        return NULL;
    const BsAttr *attr = bs_attr_unit(parser->context);
    if (!parser_is(parser, BS_TOK_GREATER) && !(attr = parser_attr(parser, hint))) {
        parser_error(parser, "expected attribute"); // upstream says it on top of what was wrong
        return NULL;
    }
    if (!parser_expect(parser, BS_TOK_GREATER, "expected '>' to close distinct attribute"))
        return NULL;
    return same_distinct(parser, start, id, attr);
}

// -- all ------------------------------------------------------------------------------------------

static const BsAttr *
parse_type_attr(BsParser *parser)
{
    const BsType *type;
    if (!parser_optional_type(parser, &type))
        return NULL;
    if (type)
        return bs_attr_type(parser->context, type);
    parser_error_wrong_token(parser, "expected attribute value");
    return NULL;
}

static const BsAttr *
consume_for(BsParser *parser, const BsAttr *attr)
{
    parser_consume(parser);
    return attr;
}

static const BsAttr *
parse_word(BsParser *parser, const BsType *hint)
{
    if (parser_is_keyword(parser, "true") || parser_is_keyword(parser, "false"))
        return consume_for(parser, bs_attr_bool(parser->context, *parser->tok.start == 't'));
    if (parser_is_keyword(parser, "unit"))
        return consume_for(parser, bs_attr_unit(parser->context));
    if (parser_is_keyword(parser, "dense"))
        return parser_dense(parser, hint);
    if (parser_is_keyword(parser, "array"))
        return parser_dense_array(parser);
    if (parser_is_keyword(parser, "strided"))
        return parse_strided(parser);
    if (parser_is_keyword(parser, "affine_map"))
        return parser_affine(parser, FALSE);
    if (parser_is_keyword(parser, "affine_set"))
        return parser_affine(parser, TRUE);
    if (parser_is_keyword(parser, "loc"))
        return parse_loc(parser);
    if (parser_is_keyword(parser, "dense_resource"))
        return parse_resource(parser, hint);
    if (parser_is_keyword(parser, "sparse"))
        return parser_sparse(parser, hint);
    if (parser_is_keyword(parser, "distinct"))
        return parse_distinct(parser, hint);
    return parse_type_attr(parser);
}

// Upstream's TypedAttr; those kept as text are typed when they state a type.
static const BsType *
type_of_value(BsParser *parser, const BsAttr *attr)
{
    switch (attr->kind) {
    case BS_ATTR_STRING:
        return bs_type_none(parser->context);
    case BS_ATTR_INTEGER:
    case BS_ATTR_FLOAT:
    case BS_ATTR_DENSE_ELEMENTS:
    case BS_ATTR_OPAQUE:
        return attr->type;
    default:
        return NULL;
    }
}

// A dialect's attribute, or one by an alias, has the type that is asked for or none.
static const BsAttr *
parse_hash(BsParser *parser, const BsType *hint)
{
    const BsAttr *attr = parser_symbol_attr(parser, hint);
    const BsType *type = attr && hint ? type_of_value(parser, attr) : NULL;
    if (!type || type == hint)
        return attr;
    g_autofree char *wanted = bs_type_to_string(hint), *found = bs_type_to_string(type);
    parser_error(parser, "attribute type different than expected: expected '%s', but got '%s'",
                 wanted, found);
    return NULL;
}

static const BsAttr *
parse_value(BsParser *parser, const BsType *hint)
{
    switch (parser->tok.kind) {
    case BS_TOK_INTEGER:
        return parse_integer(parser, hint, FALSE);
    case BS_TOK_FLOAT:
        return parse_float(parser, hint, FALSE);
    case BS_TOK_MINUS:
        return parse_negative(parser, hint);
    case BS_TOK_STRING:
        return parse_string(parser, hint);
    case BS_TOK_AT:
        return parse_symbol(parser);
    case BS_TOK_L_SQUARE:
        return parse_array(parser);
    case BS_TOK_L_BRACE:
        return parse_dict(parser);
    case BS_TOK_HASH:
        return parse_hash(parser, hint);
    case BS_TOK_BARE:
        return parse_word(parser, hint);
    default:
        return parse_type_attr(parser);
    }
}

const BsAttr *
parser_attr(BsParser *parser, const BsType *hint)
{
    if (!parser_enter(parser))
        return NULL;
    const BsAttr *attr = parse_value(parser, hint);
    parser_leave(parser);
    return attr && parser_check_extent(parser, &attr->extent) ? attr : NULL;
}

gboolean
parser_optional_attr(BsParser *parser, const BsAttr **attr)
{
    static const char *const words[] = {"true",  "false",          "unit",
                                        "dense", "affine_map",     "affine_set",
                                        "loc",   "dense_resource", "sparse"};
    static const BsTokenKind kinds[] = {BS_TOK_INTEGER, BS_TOK_FLOAT, BS_TOK_MINUS,
                                        BS_TOK_STRING,  BS_TOK_AT,    BS_TOK_L_SQUARE,
                                        BS_TOK_L_BRACE, BS_TOK_HASH};
    gboolean begins = FALSE;
    for (guint i = 0; i < G_N_ELEMENTS(kinds) && !begins; i++)
        begins = parser_is(parser, kinds[i]);
    for (guint i = 0; i < G_N_ELEMENTS(words) && !begins; i++)
        begins = parser_is_word(parser, words[i], strlen(words[i]));
    *attr = NULL;
    if (begins)
        return (*attr = parser_attr(parser, NULL)) != NULL;
    const BsType *type;
    if (!parser_optional_type(parser, &type))
        return FALSE;
    if (type)
        *attr = bs_attr_type(parser->context, type);
    return TRUE;
}
