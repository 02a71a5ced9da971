// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect symbols (`!foo.bar<...>`, `#foo<...>`) and aliases, which types and attributes share.
// What stands between the angle brackets is balanced text; a dialect that knows its symbols reads
// it once more.
#include "syntax/parser-private.h"

#include "ir/enums.h"
#include "syntax/format.h"
#include "syntax/printer-private.h"
#include "syntax/printer.h"

#include <string.h>

typedef struct Symbol {
    gconstpointer alias;      // the value of an alias; NULL: it is none
    const BsDialect *dialect; // NULL: an alias, or a dialect that nothing is known of
    BsToken name;             // the symbol's first token,
    gsize name_len;           // how much of it, behind the sigil, is the dialect's name,
    const char *body;         // what stands behind that,
    gsize body_len;
    const char *word; // its first word, where the dialect's errors are,
    const char *at;   // and where an error in it is
} Symbol;

static gboolean
unbalanced(BsParser *parser, char open)
{
    return parser_error(parser, "unbalanced '%c' character in pretty dialect name", open);
}

// Skips a string literal inside a symbol's body; NULL after an error.
static const char *
skip_string(BsParser *parser, const char *at)
{
    parser_seek(parser, at);
    return parser_is(parser, BS_TOK_STRING) ? parser->tok.end : NULL;
}

// Finds the end of the balanced text that begins at the current token, `<`, and goes on behind it.
static const char *
skip_body(BsParser *parser)
{
    char open[BS_LIMIT_NESTING] = {'<'};
    guint depth = 1;
    const char *p = parser->tok.start + 1;
    while (depth > 0) {
        char c = *p++;
        switch (c) {
        case '\0':
            unbalanced(parser, open[depth - 1]);
            return NULL;
        case '<':
        case '[':
        case '(':
        case '{':
            if (depth == G_N_ELEMENTS(open)) {
                parser_nesting_error(parser);
                return NULL;
            }
            open[depth++] = c;
            break;
        case '-':
            p += *p == '>';
            break;
        case '>':
        case ']':
        case ')':
        case '}':
            if (open[depth - 1] != (c == ')' ? '(' : c - 2)) {
                unbalanced(parser, open[depth - 1]);
                return NULL;
            }
            depth--;
            break;
        case '"':
            if (!(p = skip_string(parser, p - 1)))
                return NULL;
            break;
        }
    }
    parser_seek(parser, p);
    parser->last_end = p;
    return p;
}

// Whether a symbol can be written as `!dialect.body` (upstream's
// isDialectSymbolSimpleEnoughForPrettyForm).
static gboolean
is_pretty(const char *body, gsize len)
{
    gsize i = 0;
    if (len == 0 || !g_ascii_isalpha(body[0]))
        return FALSE;
    while (i < len && (g_ascii_isalnum(body[i]) || body[i] == '.' || body[i] == '_'))
        i++;
    return i == len || (body[i] == '<' && body[len - 1] == '>');
}

// Upstream's Dialect::isValidNamespace.
static gboolean
is_namespace(const char *name, gsize len)
{
    gsize i = 0;
    while (i < len && (name[i] == '_' || g_ascii_isalpha(name[i]) ||
                       (i && (name[i] == '$' || g_ascii_isdigit(name[i])))))
        i++;
    return len && i == len;
}

static gboolean
is_known(BsParser *parser, const Symbol *symbol)
{
    return symbol->dialect ||
           parser_is_dialect_known(parser, symbol->name.start + 1, symbol->name_len);
}

// What is asked of a symbol of a dialect that may be unknown: OpaqueType::verify and, of the given
// type, OpaqueAttr::verify.
static gboolean
check_dialect(BsParser *parser, const Symbol *symbol, const BsType *type)
{
    const char *name = symbol->name.start + 1;
    const char sigil = *symbol->name.start;
    if (symbol->dialect)
        return TRUE;
    if (!is_namespace(name, symbol->name_len))
        return parser_error_at(parser, symbol->at, "invalid dialect namespace '\"%.*s\"'",
                               (int)symbol->name_len, name);
    if (parser->allow_unregistered || is_known(parser, symbol))
        return TRUE;
    g_autofree char *text = type ? bs_type_to_string(type) : NULL;
    g_autofree char *what = sigil == '!'
                                ? g_strdup("` type")
                                : g_strdup_printf(" : '%s' attribute", text ? text : "none");
    return parser_error_at(
        parser, symbol->at,
        "%s%c\"%.*s\"<\"%.*s\">%s created with unregistered dialect. If this is intended, please "
        "call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect "
        "with the MLIR opt tool used",
        sigil == '!' ? "`" : "", sigil, (int)symbol->name_len, name, (int)symbol->body_len,
        symbol->body, what);
}

// The text of an alias or dialect symbol: of a symbol into `parser->buffer`, in upstream's form.
static gboolean
read_symbol(BsParser *parser, Symbol *symbol)
{
    BsToken token = parser->tok;
    const char *name = token.start + 1, *dot = memchr(name, '.', (gsize)(token.end - name));
    parser_consume(parser);
    gboolean has_body = parser_is(parser, BS_TOK_LESS) && parser->tok.start == token.end;
    *symbol = (Symbol){0};
    if (!has_body && !dot) {
        symbol->alias = parser_name(parser, token.start, bs_token_len(&token))->alias;
        return symbol->alias || parser_error_wrong_token(parser, "undefined symbol alias id '%.*s'",
                                                         (int)(token.end - name), name);
    }
    const char *end = token.end;
    if (has_body && !(end = skip_body(parser)))
        return FALSE;
    const char *body = dot ? dot + 1 : token.end + 1, *body_end = dot ? end : end - 1;
    *symbol = (Symbol){
        .name = token,
        .name_len = (gsize)((dot ? dot : token.end) - name),
        .body = body,
        .body_len = (gsize)(body_end - body),
        .word = body + strspn(body, " \t\r\n"),
        .at = dot ? body : token.start,
    };
    symbol->dialect = bs_context_find_dialect(parser->context, name, symbol->name_len);
    g_string_truncate(parser->buffer, 0);
    g_string_append_len(parser->buffer, token.start, (gssize)symbol->name_len + 1);
    const gboolean pretty = is_pretty(body, symbol->body_len);
    g_string_append_c(parser->buffer, pretty ? '.' : '<');
    g_string_append_len(parser->buffer, body, (gssize)symbol->body_len);
    if (!pretty)
        g_string_append_c(parser->buffer, '>');
    return TRUE;
}

// -- what a dialect knows ------------------------------------------------------------------------

static gboolean
unknown_symbol(BsParser *parser, const Symbol *symbol, char sigil, const char *name)
{
    const char *dialect = symbol->dialect->name;
    if (sigil == '#')
        return parser_error_at(parser, symbol->word, "unknown attribute `%s` in dialect `%s`", name,
                               dialect);
    if (!strcmp(dialect, "gpu"))
        return parser_error_at(parser, symbol->word, "unknown gpu type: %s", name);
    return parser_error_at(parser, symbol->word, "unknown  type `%s` in dialect `%s`", name,
                           dialect);
}

// What the dialect of a symbol that begins with `sigil` makes of it: goes back behind its name
// there. `*row` is NULL where the text is all that is known.
static gboolean
look_up_row(BsParser *parser, const Symbol *symbol, char sigil, const BsDialectSymbol **row)
{
    *row = NULL;
    if (!symbol->dialect || symbol->dialect->keeps_symbols)
        return TRUE;
    const BsDialectSymbol *rows = sigil == '#' ? symbol->dialect->attrs : symbol->dialect->types;
    parser->tok = symbol->name;
    parser_seek(parser, symbol->body);
    if (!rows)
        return parser_error_at(parser, parser->tok.start,
                               "dialect '%s' provides no %s parsing hook", symbol->dialect->name,
                               sigil == '#' ? "attribute" : "type");
    const char *name;
    if (!bs_parse_any_keyword(parser, &name))
        return FALSE;
    const BsUpstream upstream = bs_context_upstream(parser->context);
    while (rows->name &&
           (strcmp(rows->name, name) != 0 || !bs_releases_have(rows->releases, upstream)))
        rows++;
    *row = rows->name ? rows : NULL;
    return *row || unknown_symbol(parser, symbol, sigil, name);
}

// What a dialect's own parser says is not said of the op that the symbol stands in. Returns what is
// to be given back.
static gboolean
set_custom(BsParser *parser, gboolean custom)
{
    BsFrame *frame = parser->frame;
    const gboolean was = frame && frame->custom;
    if (frame)
        frame->custom = custom;
    return was;
}

static gboolean
find_row(BsParser *parser, const Symbol *symbol, char sigil, const BsDialectSymbol **row)
{
    const gboolean custom = set_custom(parser, FALSE);
    const gboolean ok = look_up_row(parser, symbol, sigil, row);
    set_custom(parser, custom);
    return ok;
}

static gboolean
parse_word(BsParser *parser, const BsDialectSymbol *row, const BsAttr **attr)
{
    const gboolean custom = set_custom(parser, FALSE);
    const gboolean ok = bs_parse_enum_body(parser, bs_enum_find(row->kind), attr);
    set_custom(parser, custom);
    return ok;
}

// A part of a complex number, which upstream reads as a double whatever it becomes.
static gboolean
parse_part(BsParser *parser, const BsType *type, GString *text)
{
    const BsType *f64 = bs_type_float(parser->context, BS_F64);
    const gboolean negative = parser_consume_if(parser, BS_TOK_MINUS);
    guint64 bits, unused;
    double value;
    if (!parser_float_value(parser, &parser->tok, negative, f64, &bits, &unused))
        return FALSE;
    parser_consume(parser);
    memcpy(&value, &bits, sizeof value);
    const BsAttr *part =
        bs_attr_float(parser->context, type->kind == BS_TYPE_FLOAT ? type : f64, value);
    bs_out_float(text, part->type->format, part->floating.bits, part->floating.high_bits);
    return TRUE;
}

// `<:f32 1.0, 2.0>`, behind the name: a complex number of that type.
static const BsAttr *
parse_complex_parts(BsParser *parser)
{
    const BsType *type;
    if (!bs_parse_token(parser, "<") || !bs_parse_token(parser, ":") ||
        !bs_parse_type(parser, &type))
        return NULL;
    if (type->kind != BS_TYPE_FLOAT &&
        bs_context_upstream(parser->context) >= BS_UPSTREAM_22) { // which crashes
        bs_parser_error(parser, bs_parser_loc(parser),
                        "element type of the complex attribute must be float like type");
        return NULL;
    }
    g_autofree char *type_text = bs_type_to_string(type);
    g_autoptr(GString) text = g_string_new(NULL);
    g_string_printf(text, "#complex.number<:%s ", type_text);
    if (!parse_part(parser, type, text) || !bs_parse_token(parser, ","))
        return NULL;
    g_string_append(text, ", ");
    if (!parse_part(parser, type, text) || !bs_parse_token(parser, ">"))
        return NULL;
    g_string_append_c(text, '>');
    return bs_attr_typed_text(parser->context, bs_type_complex(parser->context, type), text->str,
                              text->len);
}

static gboolean
parse_complex(BsParser *parser, const BsAttr **attr)
{
    const gboolean custom = set_custom(parser, FALSE);
    *attr = parse_complex_parts(parser);
    set_custom(parser, custom);
    return *attr != NULL;
}

static gboolean
parse_layout(BsParser *parser, const Symbol *symbol, const BsDialectSymbol *row,
             const BsAttr **attr)
{
    const gboolean custom = set_custom(parser, FALSE);
    *attr = !strcmp(row->kind, BS_SYMBOL_LAYOUT) ? parser_layout(parser, symbol->word)
                                                 : parser_layout_entry(parser);
    set_custom(parser, custom);
    return *attr != NULL;
}

// `!async.value<T>`
static const BsType *
parse_type_of_type(BsParser *parser, const Symbol *symbol, const BsDialectSymbol *row)
{
    const char *dialect = symbol->dialect->name;
    const BsType *inner;
    const gboolean custom = set_custom(parser, FALSE);
    const gboolean ok =
        bs_parse_token(parser, "<") && bs_parse_type(parser, &inner) && bs_parse_token(parser, ">");
    if (!ok)
        parser_error_at(parser, symbol->word, "failed to parse %s %s type", dialect, row->name);
    set_custom(parser, custom);
    if (!ok)
        return NULL;
    g_autofree char *name = g_strdup_printf("!%s.%s", dialect, row->name);
    return bs_type_opaque_of(parser->context, name, inner);
}

// -- types and attributes -------------------------------------------------------------------------

static const BsType *
parse_own_type(BsParser *parser, const Symbol *symbol)
{
    const BsType *type = bs_type_opaque(parser->context, parser->buffer->str, parser->buffer->len);
    const BsDialectSymbol *row;
    if (!find_row(parser, symbol, '!', &row))
        return NULL;
    if (row && !row->kind) {
        g_string_printf(parser->buffer, "!%s.%s", symbol->dialect->name, row->name);
        return bs_type_opaque(parser->context, parser->buffer->str, parser->buffer->len);
    }
    return row && !strcmp(row->kind, BS_SYMBOL_TYPE) ? parse_type_of_type(parser, symbol, row)
                                                     : type;
}

// A dialect that was asked has read from the symbol on; what stands behind it is read again.
static void
go_behind(BsParser *parser, const Symbol *symbol, const BsToken *after, const char *end)
{
    if (symbol->dialect)
        parser_return(parser, *after, end);
}

const BsType *
parser_symbol_type(BsParser *parser)
{
    Symbol symbol;
    if (!read_symbol(parser, &symbol))
        return NULL;
    const BsType *type = symbol.alias;
    if (type)
        return parser_count_aliased(parser, &type->extent, 0) ? type : NULL;
    const BsToken after = parser->tok;
    const char *end = parser->last_end;
    if (!check_dialect(parser, &symbol, NULL))
        return NULL;
    type = parse_own_type(parser, &symbol);
    go_behind(parser, &symbol, &after, end);
    return type;
}

// The attribute that the symbol's dialect knows it to be; NULL in `*attr` when it knows none.
static gboolean
parse_own_attr(BsParser *parser, const Symbol *symbol, const BsAttr **attr)
{
    const BsDialectSymbol *row;
    *attr = NULL;
    if (!find_row(parser, symbol, '#', &row))
        return FALSE;
    if (row && row->kind && !strcmp(row->kind, BS_SYMBOL_COMPLEX))
        return parse_complex(parser, attr);
    if (row && row->kind && g_str_has_prefix(row->kind, BS_SYMBOL_LAYOUT))
        return parse_layout(parser, symbol, row, attr);
    if (row && !row->kind) {
        g_string_printf(parser->buffer, "#%s.%s", symbol->dialect->name, row->name);
        *attr =
            bs_attr_text(parser->context, BS_ATTR_OPAQUE, parser->buffer->str, parser->buffer->len);
    } else if (row && strcmp(row->kind, BS_SYMBOL_TEXT) != 0 && !parse_word(parser, row, attr)) {
        return FALSE;
    }
    return TRUE;
}

const BsAttr *
parser_symbol_attr(BsParser *parser, const BsType *hint)
{
    Symbol symbol;
    if (!read_symbol(parser, &symbol))
        return NULL;
    const BsAttr *known = symbol.alias;
    if (known)
        return parser_count_aliased(parser, &known->extent, 0) ? known : NULL;
    const gsize len = parser->buffer->len; // strings in it may hold NULs
    g_autofree char *text = g_memdup2(parser->buffer->str, len + 1);
    const BsType *type = NULL;
    if ((parser_consume_if(parser, BS_TOK_COLON) && !(type = parser_type(parser))) ||
        !check_dialect(parser, &symbol, type ? type : hint))
        return NULL;
    const BsToken after = parser->tok;
    const char *end = parser->last_end;
    const gboolean ok = parse_own_attr(parser, &symbol, &known);
    go_behind(parser, &symbol, &after, end);
    if (!ok)
        return NULL;
    if (known)
        return known;
    if (!type && !hint && !is_known(parser, &symbol))
        type = bs_type_none(parser->context); // as every attribute of which no more is known
    return type ? bs_attr_typed_text(parser->context, type, text, len)
                : bs_attr_text(parser->context, BS_ATTR_OPAQUE, text, len);
}
