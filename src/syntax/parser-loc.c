// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations, `loc(...)`. They are attributes; an op or argument keeps the number of its one. A
// trailing `loc(#alias)` may come before the alias is defined: its number is reserved, and filled
// at the end of the text.
#include "syntax/parser-private.h"

#include "ir/loc.h"
#include "syntax/printer.h"

// In messages.
static const char *
file_loc_name(const BsParser *parser)
{
    return bs_context_upstream(parser->context) < BS_UPSTREAM_22 ? "FileLineColLoc"
                                                                 : "FileLineColRange";
}

// `what`: "line" or "column".
// Upstream looks for a line that is missing or too large before the token, and for a column that is
// too large at it.
static gboolean
parse_number(BsParser *parser, const char *what, BsLocRange *at, guint32 *number)
{
    guint64 value;
    const gboolean is_integer = parser_is(parser, BS_TOK_INTEGER);
    if (!is_integer || !bs_token_uint64(&parser->tok, &value) || value > G_MAXUINT32) {
        g_autofree char *text =
            g_strdup_printf("expected integer %s number in %s", what, file_loc_name(parser));
        return is_integer && *what == 'c' ? parser_error(parser, "%s", text)
                                          : parser_error_wrong_token(parser, "%s", text);
    }
    *number = (guint32)value;
    at->n++;
    parser_consume(parser);
    return TRUE;
}

// What follows `to`: `3:4`, or `:4` on the same line.
static gboolean
parse_end(BsParser *parser, BsLocRange *at)
{
    if (parser_is(parser, BS_TOK_INTEGER) && !parse_number(parser, "line", at, &at->end_line))
        return FALSE;
    return parser_expect(parser, BS_TOK_COLON,
                         "expected either integer or `:` post `to` in FileLineColRange") &&
           parse_number(parser, "column", at, &at->end_column);
}

// Since 22 a column and an end may follow the line, or not.
static gboolean
parse_range(BsParser *parser, BsLocRange *at)
{
    const gboolean may_end = bs_context_upstream(parser->context) >= BS_UPSTREAM_22;
    if (!parse_number(parser, "line", at, &at->line))
        return FALSE;
    at->end_line = at->line;
    if (may_end && !parser_is(parser, BS_TOK_COLON))
        return TRUE;
    if (!parser_expect(parser, BS_TOK_COLON, "expected ':' in FileLineColLoc") ||
        !parse_number(parser, "column", at, &at->column))
        return FALSE;
    at->end_column = at->column;
    if (!may_end || !parser_is_keyword(parser, "to"))
        return TRUE;
    parser_consume(parser);
    return parse_end(parser, at);
}

// Reads digits behind `mark` in the text; returns their end, or NULL when it is not so, or there
// are more than a line or column surely may have.
static const char *
scan_number(const char *p, char mark, guint32 *number)
{
    enum { SURE = 9 }; // digits
    if (!p || *p++ != mark)
        return NULL;
    const char *begin = p;
    for (*number = 0; g_ascii_isdigit(*p) && p - begin < SURE; p++)
        *number = *number * 10 + (guint32)(*p - '0');
    return p > begin ? p : NULL;
}

// Reads `:1:2` before a `)`, when it stands there just so, as printers write it: that need not be
// read token by token. Returns its end, or NULL of all else.
static const char *
scan_range(const char *p, guint32 *line, guint32 *column)
{
    const char *end = scan_number(scan_number(p, ':', line), ':', column);
    return end && *end == ')' ? end : NULL;
}

// The same behind the current token, with `("file"` before it that the last location had, too.
static const char *
scan_place(const BsParser *parser, guint32 *line, guint32 *column)
{
    const BsLocName *last = &parser->loc_name;
    const char *open = parser->tok.end, *name_end = open + 1 + last->text_len;
    if (!last->text_len || *open != '(' || name_end >= parser->lexer.limit ||
        !parser_same_text(last->text, open + 1, last->text_len))
        return NULL;
    return scan_range(name_end, line, column);
}

static const BsAttr *
file_attr(BsParser *parser, const BsLocName *name, const BsLocRange *at)
{
    return name->is_of_text ? bs_attr_loc_place(parser->context, at->line, at->column)
                            : bs_attr_loc_file(parser->context, name->file, name->file_len, at);
}

// The string that is next, as `loc_name`. Most locations of a text say the same as the one before.
static void
read_name(BsParser *parser)
{
    const BsToken *token = &parser->tok;
    BsLocName *last = &parser->loc_name;
    const guint32 n = bs_token_len(token);
    if (last->text_len == n && parser_same_text(last->text, token->start, n))
        return;
    const GString *value = parser_string_value(parser, token);
    last->text = token->start;
    last->text_len = n;
    last->name = bs_context_string_n(parser->context, value->str, value->len);
    last->len = value->len;
    // As upstream: without a name, that of standard input.
    last->file = last->len ? last->name : bs_context_string(parser->context, "-");
    last->file_len = last->len ? last->len : 1;
    last->is_of_text = g_strcmp0(last->file, parser->places_of) == 0;
}

// `"file":1:2`, `"file":1:2 to 3:4`, `"name"` or `"name"(loc)`.
static const BsAttr *
parse_name_or_file(BsParser *parser)
{
    read_name(parser);
    const BsLocName name = parser->loc_name;
    BsLocRange at = {0};
    const char *end = scan_range(parser->tok.end, &at.line, &at.column);
    if (end) {
        at = (BsLocRange){at.line, at.column, at.line, at.column, 2};
        parser_go_on(parser, end);
        return file_attr(parser, &name, &at);
    }
    parser_consume(parser);
    at = (BsLocRange){0};
    if (parser_consume_if(parser, BS_TOK_COLON))
        return parse_range(parser, &at) ? file_attr(parser, &name, &at) : NULL;
    const BsAttr *child = NULL;
    if (parser_consume_if(parser, BS_TOK_L_PAREN) &&
        (!(child = parser_loc_instance(parser)) ||
         !parser_expect(parser, BS_TOK_R_PAREN, "expected ')' after child location of NameLoc")))
        return NULL;
    return bs_attr_loc_name(parser->context, name.name, name.len, child);
}

static const BsAttr *
parse_callsite(BsParser *parser)
{
    const BsAttr *callee, *caller;
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_L_PAREN, "expected '(' in callsite location") ||
        !(callee = parser_loc_instance(parser)) ||
        !parser_expect_keyword(parser, "at", "expected 'at' in callsite location") ||
        !(caller = parser_loc_instance(parser)) ||
        !parser_expect(parser, BS_TOK_R_PAREN, "expected ')' in callsite location"))
        return NULL;
    return bs_attr_loc_callsite(parser->context, callee, caller);
}

static gboolean
parse_part(BsParser *parser, gpointer parts)
{
    const BsAttr *part = parser_loc_instance(parser);
    if (part)
        g_ptr_array_add(parts, (gpointer)(guintptr)part);
    return part != NULL;
}

static const BsAttr *
parse_fused(BsParser *parser)
{
    const BsAttr *metadata = NULL;
    parser_consume(parser);
    if (parser_consume_if(parser, BS_TOK_LESS) &&
        (!(metadata = parser_attr(parser, NULL)) ||
         !parser_expect(parser, BS_TOK_GREATER, "expected '>' after fused location metadata")))
        return NULL;
    if (!parser_expect(parser, BS_TOK_L_SQUARE, "expected '[' in fused location"))
        return NULL;
    g_autoptr(GPtrArray) parts = g_ptr_array_new();
    if (!parser_consume_if(parser, BS_TOK_R_SQUARE) &&
        (!parser_list(parser, parse_part, parts) ||
         !parser_expect(parser, BS_TOK_R_SQUARE, "expected ']' in fused location")))
        return NULL;
    return bs_attr_loc_fused(parser->context, parts->len, (const BsAttr *const *)parts->pdata,
                             metadata);
}

static const BsAttr *
parse_alias(BsParser *parser)
{
    const BsAttr *attr = parser_attr(parser, NULL);
    if (!attr || attr->kind == BS_ATTR_LOC)
        return attr;
    g_autofree char *text = bs_attr_to_string(attr);
    parser_error(parser, "expected location attribute, but got%s", text);
    return NULL;
}

static const BsAttr *
parse_instance(BsParser *parser)
{
    if (parser_is(parser, BS_TOK_STRING))
        return parse_name_or_file(parser);
    if (parser_is_keyword(parser, "callsite"))
        return parse_callsite(parser);
    if (parser_is_keyword(parser, "fused"))
        return parse_fused(parser);
    if (parser_is_keyword(parser, "unknown")) {
        parser_consume(parser);
        return bs_attr_loc_unknown(parser->context);
    }
    if (parser_is(parser, BS_TOK_HASH))
        return parse_alias(parser);
    parser_error_wrong_token(parser, "expected location instance");
    return NULL;
}

const BsAttr *
parser_loc_instance(BsParser *parser)
{
    if (!parser_enter(parser))
        return NULL;
    const BsAttr *attr = parse_instance(parser);
    parser_leave(parser);
    return attr && parser_check_extent(parser, &attr->extent) ? attr : NULL;
}

// -- trailing locations ---------------------------------------------------------------------------

static gboolean
not_a_location(BsParser *parser, const char *at, const BsAttr *attr)
{
    g_autofree char *text = bs_attr_to_string(attr);
    return parser_error_at(parser, at, "expected location, but found '%s'", text);
}

// `#alias`, defined or not.
static gboolean
parse_trailing_alias(BsParser *parser, BsLoc *loc)
{
    const BsToken token = parser->tok;
    BsNameEntry *name = parser_name(parser, token.start, bs_token_len(&token));
    const BsAttr *attr = name->alias;
    parser_consume(parser);
    if (attr && attr->kind != BS_ATTR_LOC)
        return not_a_location(parser, token.start, attr);
    if (attr) {
        *loc = bs_loc_written(parser->context, attr);
        return TRUE;
    }
    if (!name->deferred_loc) {
        name->deferred_loc = bs_context_reserve_loc(parser->context);
        const BsDeferredLoc deferred = {name, name->deferred_loc,
                                        (guint32)(token.start - parser->lexer.text)};
        bs_vec_push(&parser->deferred_locs, deferred);
    }
    *loc = bs_loc_numbered(name->deferred_loc);
    return TRUE;
}

static gboolean
is_dialect_attr(const BsParser *parser)
{
    return parser_is(parser, BS_TOK_HASH) &&
           memchr(parser->tok.start, '.', bs_token_len(&parser->tok));
}

static gboolean
is_alias(const BsParser *parser)
{
    return parser_is(parser, BS_TOK_HASH) && !is_dialect_attr(parser);
}

// What need not be read token by token. FALSE, with nothing read, when it is not so.
static gboolean
parse_known_place(BsParser *parser, BsLoc *loc)
{
    guint32 line, column;
    const BsLocName *name = &parser->loc_name;
    const char *end = parser->depth < BS_LIMIT_NESTING && !name->is_of_text
                          ? scan_place(parser, &line, &column)
                          : NULL;
    if (!end)
        return FALSE;
    *loc = bs_loc_in_file(parser->context, name->file, name->file_len, line, column);
    parser_go_on(parser, end + 1);
    return TRUE;
}

gboolean
parser_trailing_loc(BsParser *parser, BsLoc *loc)
{
    if (parse_known_place(parser, loc))
        return TRUE;
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_L_PAREN, "expected '(' in location"))
        return FALSE;
    if (is_dialect_attr(parser) && bs_context_upstream(parser->context) < BS_UPSTREAM_22)
        return parser_error_at(parser, parser->tok.start,
                               "expected location, but found dialect attribute: '%s'",
                               parser_spelling(parser, &parser->tok, 0));
    if (is_alias(parser)) {
        if (!parse_trailing_alias(parser, loc))
            return FALSE;
    } else {
        const BsAttr *attr = parser_loc_instance(parser);
        if (!attr)
            return FALSE;
        *loc = bs_loc_written(parser->context, attr);
    }
    return parser_expect(parser, BS_TOK_R_PAREN, "expected ')' in location");
}

static gboolean
is_wrong(const BsDeferredLoc *deferred)
{
    const BsAttr *attr = deferred->alias->alias;
    return !attr || attr->kind != BS_ATTR_LOC;
}

static gboolean
say_wrong(BsParser *parser, const BsDeferredLoc *deferred)
{
    const BsAttr *attr = deferred->alias->alias;
    const char *at = parser->lexer.text + deferred->offset;
    return attr ? not_a_location(parser, at, attr)
                : parser_error_at(parser, at, "operation location alias was never defined");
}

// Says what is wrong with a location, if it is one of those that were waited for: their numbers
// rise.
static gboolean
check_deferred(BsParser *parser, BsLoc loc)
{
    guint low = 0, high = bs_loc_is_attr(loc) ? (guint)parser->deferred_locs.len : 0;
    while (low < high) {
        const guint middle = low + (high - low) / 2;
        const BsDeferredLoc *deferred = &parser->deferred_locs.data[middle];
        if (deferred->number == loc.line)
            return !is_wrong(deferred) || say_wrong(parser, deferred);
        if (deferred->number < loc.line)
            low = middle + 1;
        else
            high = middle;
    }
    return TRUE;
}

static BsWalk
check_op(BsOp *op, gpointer parser)
{
    gboolean ok = check_deferred(parser, op->loc);
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                ok = ok && check_deferred(parser, bs_value_loc(block->args[i]));
        }
    }
    return ok ? BS_WALK_ON : BS_WALK_STOP;
}

// One that is wrong is said as upstream looks for it, an op's before its arguments' and behind what
// is in it; what nothing has is no error.
gboolean
parser_finish_locs(BsParser *parser)
{
    gboolean ok = TRUE;
    for (guint i = 0; i < parser->deferred_locs.len; i++) {
        const BsDeferredLoc *deferred = &parser->deferred_locs.data[i];
        if (is_wrong(deferred))
            ok = FALSE;
        else
            bs_context_set_loc(parser->context, deferred->number, deferred->alias->alias);
    }
    return ok || bs_op_walk_postorder(bs_block_parent_op(parser->block), check_op, parser);
}
