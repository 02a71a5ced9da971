// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps and integer sets: read into expressions and written down as the text that upstream
// prints.
#include "ir/affine-expr.h"
#include "syntax/parser-private.h"

#include <string.h>

typedef struct Id {
    const char *name;
    gsize len;
    BsAffineKind kind;
    guint32 number;
} Id;

// A value that was met, and what it is in the map.
typedef struct MetValue {
    const char *name; // of the parser's table
    const BsAffineExpr *expr;
} MetValue;

typedef struct Affine {
    BsParser *parser;
    BS_VEC(Id) ids;
    guint32 n_dims, n_symbols;
    BsAffineExprs exprs;
    BsOperandNames *dims, *symbols; // values that stand for them, where those are allowed; or NULL
    BS_VEC(MetValue) values;
} Affine;

static BsAffineExprs
new_exprs(BsParser *parser)
{
    return (BsAffineExprs){.arena = &parser->arena,
                           .since_22 = bs_context_upstream(parser->context) >= BS_UPSTREAM_22};
}

// -- expressions ----------------------------------------------------------------------------------

// For `return fail(parser_error(...))` where an expression is returned.
static const BsAffineExpr *
fail(gboolean unused)
{
    (void)unused;
    return NULL;
}

static const BsAffineExpr *parse_expr(Affine *affine);
static const BsAffineExpr *parse_operand(Affine *affine, gboolean after_operator);

static const BsAffineExpr *
parse_id(Affine *affine)
{
    BsParser *parser = affine->parser;
    for (guint i = 0; i < affine->ids.len; i++) {
        const Id *id = &affine->ids.data[i];
        if (parser_is_word(parser, id->name, id->len)) {
            parser_consume(parser);
            return bs_affine_expr_leaf(&affine->exprs, id->kind, id->number);
        }
    }
    return fail(parser_error_wrong_token(parser, "use of undeclared identifier"));
}

// What a value that was met before in this map is, a dimension or a symbol; else NULL. Upstream
// knows it by its name without the result number.
static const BsAffineExpr *
known_value(const Affine *affine, const char *name)
{
    for (guint i = 0; i < affine->values.len; i++)
        if (affine->values.data[i].name == name)
            return affine->values.data[i].expr;
    return NULL;
}

// Where the value is in the list; it is added when it is not there.
static guint32
place_of_value(BsOperandNames *list, const BsOperandName *use)
{
    for (guint i = 0; i < list->len; i++)
        if (list->data[i].name == use->name && list->data[i].number == use->number)
            return i;
    bs_vec_push(list, *use);
    return list->len - 1;
}

static const BsAffineExpr *
new_value(Affine *affine, BsAffineKind kind)
{
    BsOperandName use;
    if (!parser_ssa_use(affine->parser, &use, TRUE))
        return NULL;
    if (affine->dims->len + affine->symbols->len >= BS_LIMIT_SHAPE_RANK)
        return fail(parser_error(affine->parser,
                                 "affine maps are limited to %d dimensions and symbols",
                                 BS_LIMIT_SHAPE_RANK));
    BsOperandNames *list = kind == BS_AFFINE_SYMBOL ? affine->symbols : affine->dims;
    const MetValue met = {use.name,
                          bs_affine_expr_leaf(&affine->exprs, kind, place_of_value(list, &use))};
    bs_vec_push(&affine->values, met);
    return met.expr;
}

static const BsAffineExpr *
parse_value(Affine *affine, BsAffineKind kind)
{
    BsParser *parser = affine->parser;
    if (!affine->dims)
        return fail(parser_error_wrong_token(parser, "unexpected ssa identifier"));
    if (!parser_is(parser, BS_TOK_PERCENT))
        return fail(parser_error_wrong_token(parser, "expected ssa identifier"));
    const char *name = parser_name(parser, parser->tok.start, bs_token_len(&parser->tok))->text;
    const BsAffineExpr *known = known_value(affine, name);
    if (!known)
        return new_value(affine, kind);
    parser_consume(parser);
    return known;
}

// `symbol(%n)`
static const BsAffineExpr *
parse_symbol(Affine *affine)
{
    BsParser *parser = affine->parser;
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_L_PAREN, "expected '(' at start of SSA symbol"))
        return NULL;
    const BsAffineExpr *expr = parse_value(affine, BS_AFFINE_SYMBOL);
    return expr && parser_expect(parser, BS_TOK_R_PAREN, "expected ')' at end of SSA symbol")
               ? expr
               : NULL;
}

static const BsAffineExpr *
parse_parens(Affine *affine)
{
    BsParser *parser = affine->parser;
    parser_consume(parser);
    if (parser_is(parser, BS_TOK_R_PAREN))
        return fail(parser_error(parser, "no expression inside parentheses"));
    if (!parser_enter(parser))
        return NULL;
    const BsAffineExpr *expr = parse_expr(affine);
    parser_leave(parser);
    return expr && parser_expect(parser, BS_TOK_R_PAREN, "expected ')'") ? expr : NULL;
}

static const BsAffineExpr *
parse_negated(Affine *affine, gboolean after_operator)
{
    BsParser *parser = affine->parser;
    parser_consume(parser);
    if (!parser_enter(parser))
        return NULL;
    const BsAffineExpr *expr = parse_operand(affine, after_operator);
    parser_leave(parser);
    if (!expr)
        return fail(parser_error(parser, "missing operand of negation"));
    return bs_affine_expr_make(&affine->exprs, BS_AFFINE_MUL, expr,
                               bs_affine_expr_leaf(&affine->exprs, BS_AFFINE_CONSTANT, -1));
}

static const BsAffineExpr *
parse_number(Affine *affine)
{
    guint64 value;
    if (!bs_token_uint64(&affine->parser->tok, &value) || value > G_MAXINT64)
        return fail(parser_error(affine->parser, "constant too large for index"));
    parser_consume(affine->parser);
    return bs_affine_expr_leaf(&affine->exprs, BS_AFFINE_CONSTANT, (gint64)value);
}

static const BsAffineExpr *
parse_operand(Affine *affine, gboolean after_operator)
{
    BsParser *parser = affine->parser;
    if (affine->exprs.n > BS_LIMIT_AFFINE_TERMS)
        return fail(
            parser_error(parser, "affine maps are limited to %d terms", BS_LIMIT_AFFINE_TERMS));
    switch (parser->tok.kind) {
    case BS_TOK_INTEGER:
        return parse_number(affine);
    case BS_TOK_L_PAREN:
        return parse_parens(affine);
    case BS_TOK_MINUS:
        return parse_negated(affine, after_operator);
    case BS_TOK_BARE:
        return affine->dims && parser_is_keyword(parser, "symbol") ? parse_symbol(affine)
                                                                   : parse_id(affine);
    case BS_TOK_PERCENT:
        return parse_value(affine, BS_AFFINE_DIM);
    default:
        if (after_operator)
            return fail(parser_error(parser, "missing right operand of binary operator"));
        if (parser_is(parser, BS_TOK_PLUS) || parser_is(parser, BS_TOK_STAR))
            return fail(parser_error(parser, "missing left operand of binary operator"));
        return fail(parser_error(parser, "expected affine expression"));
    }
}

static gboolean
product_operator(const BsParser *parser, BsAffineKind *kind)
{
    if (parser_is(parser, BS_TOK_STAR))
        *kind = BS_AFFINE_MUL;
    else if (parser_is_keyword(parser, "floordiv"))
        *kind = BS_AFFINE_FLOOR_DIV;
    else if (parser_is_keyword(parser, "ceildiv"))
        *kind = BS_AFFINE_CEIL_DIV;
    else if (parser_is_keyword(parser, "mod"))
        *kind = BS_AFFINE_MOD;
    else
        return FALSE;
    return TRUE;
}

static const BsAffineExpr *
combine_product(Affine *affine, BsAffineKind kind, const BsAffineExpr *lhs, const BsAffineExpr *rhs,
                const char *at)
{
    static const char *const names[] = {[BS_AFFINE_MOD] = "mod",
                                        [BS_AFFINE_FLOOR_DIV] = "floordiv",
                                        [BS_AFFINE_CEIL_DIV] = "ceildiv"};
    if (kind == BS_AFFINE_MUL && !bs_affine_expr_is_symbolic(lhs) &&
        !bs_affine_expr_is_symbolic(rhs))
        return fail(parser_error_at(
            affine->parser, at,
            "non-affine expression: at least one of the multiply operands has to be either "
            "a constant or symbolic"));
    if (kind != BS_AFFINE_MUL && !bs_affine_expr_is_symbolic(rhs))
        return fail(parser_error_at(
            affine->parser, at,
            "non-affine expression: right operand of %s has to be either a constant or "
            "symbolic",
            names[kind]));
    return bs_affine_expr_make(&affine->exprs, kind, lhs, rhs);
}

static const BsAffineExpr *
parse_product(Affine *affine, gboolean after_operator)
{
    const BsAffineExpr *lhs = parse_operand(affine, after_operator);
    BsAffineKind kind;
    while (lhs && product_operator(affine->parser, &kind)) {
        const char *at = affine->parser->tok.start;
        parser_consume(affine->parser);
        const BsAffineExpr *rhs = parse_operand(affine, TRUE);
        BsAffineKind next;
        if (product_operator(affine->parser, &next))
            at = affine->parser->tok.start; // upstream's errors point at the operator that follows
        lhs = rhs ? combine_product(affine, kind, lhs, rhs, at) : NULL;
    }
    return lhs;
}

static const BsAffineExpr *
parse_expr(Affine *affine)
{
    BsParser *parser = affine->parser;
    const BsAffineExpr *lhs = parse_product(affine, FALSE);
    while (lhs && (parser_is(parser, BS_TOK_PLUS) || parser_is(parser, BS_TOK_MINUS))) {
        gboolean minus = parser_is(parser, BS_TOK_MINUS);
        parser_consume(parser);
        const BsAffineExpr *rhs = parse_product(affine, TRUE);
        if (!rhs)
            return NULL;
        lhs = minus ? bs_affine_expr_subtract(&affine->exprs, lhs, rhs)
                    : bs_affine_expr_make(&affine->exprs, BS_AFFINE_ADD, lhs, rhs);
    }
    return lhs;
}

static gboolean
parse_id_definition(Affine *affine, BsAffineKind kind, guint32 *n)
{
    BsParser *parser = affine->parser;
    if (!parser_is(parser, BS_TOK_BARE))
        return parser_error_wrong_token(parser, "expected bare identifier");
    Id id = {parser->tok.start, bs_token_len(&parser->tok), kind, (*n)++};
    for (guint i = 0; i < affine->ids.len; i++)
        if (parser_is_word(parser, affine->ids.data[i].name, affine->ids.data[i].len))
            return parser_error(parser, "redefinition of identifier '%.*s'", (int)id.len, id.name);
    if (affine->ids.len >= BS_LIMIT_SHAPE_RANK)
        return parser_error(parser, "affine maps are limited to %d dimensions and symbols",
                            BS_LIMIT_SHAPE_RANK);
    parser_consume(parser);
    bs_vec_push(&affine->ids, id);
    return TRUE;
}

static gboolean
parse_ids(Affine *affine, BsAffineKind kind, guint32 *n, BsTokenKind close, const char *message)
{
    BsParser *parser = affine->parser;
    parser_consume(parser);
    if (parser_consume_if(parser, close))
        return TRUE;
    do {
        if (!parse_id_definition(affine, kind, n))
            return FALSE;
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    return parser_expect(parser, close, message);
}

// `e >= f`, `e <= f` or `e == f`, written as `e - f >= 0` or `== 0`.
static gboolean
parse_constraint(Affine *affine, GString *out)
{
    BsParser *parser = affine->parser;
    const BsAffineExpr *lhs = parse_expr(affine);
    if (!lhs)
        return FALSE;
    BsTokenKind first = parser->tok.kind;
    if (first == BS_TOK_GREATER || first == BS_TOK_LESS || first == BS_TOK_EQUAL)
        parser_consume(parser);
    if ((first != BS_TOK_GREATER && first != BS_TOK_LESS && first != BS_TOK_EQUAL) ||
        !parser_consume_if(parser, BS_TOK_EQUAL))
        return parser_error(
            parser, "expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
    const BsAffineExpr *rhs = parse_expr(affine);
    if (!rhs)
        return FALSE;
    bs_affine_expr_write(out, first == BS_TOK_LESS
                                  ? bs_affine_expr_subtract(&affine->exprs, rhs, lhs)
                                  : bs_affine_expr_subtract(&affine->exprs, lhs, rhs));
    g_string_append(out, first == BS_TOK_EQUAL ? " == 0" : " >= 0");
    return TRUE;
}

// -- maps and sets --------------------------------------------------------------------------------

static void
write_ids(GString *out, const char *brackets, char prefix, guint32 n)
{
    g_string_append_c(out, brackets[0]);
    for (guint32 i = 0; i < n; i++)
        g_string_append_printf(out, "%s%c%u", i ? ", " : "", prefix, i);
    g_string_append_c(out, brackets[1]);
}

static gboolean
parse_results(Affine *affine, gboolean set, GString *out)
{
    BsParser *parser = affine->parser;
    const char *message = set ? " in integer set constraint list" : " in affine map range";
    if (!parser_consume_if(parser, BS_TOK_L_PAREN))
        return parser_error_wrong_token(parser, "expected '('%s", message);
    g_string_append(out, set ? " : (" : " -> (");
    if (parser_consume_if(parser, BS_TOK_R_PAREN)) {
        g_string_append(out, set ? "0 == 0)" : ")");
        return TRUE;
    }
    gsize begin = out->len;
    do {
        if (out->len > begin)
            g_string_append(out, ", ");
        const BsAffineExpr *expr = NULL;
        if (!(set ? parse_constraint(affine, out) : (expr = parse_expr(affine)) != NULL))
            return FALSE;
        if (expr)
            bs_affine_expr_write(out, expr);
    } while (parser_consume_if(parser, BS_TOK_COMMA));
    g_string_append_c(out, ')');
    return parser_consume_if(parser, BS_TOK_R_PAREN) ||
           parser_error_wrong_token(parser, "expected ')'%s", message);
}

static gboolean
parse_inline(Affine *affine, gboolean want_set, GString *out)
{
    BsParser *parser = affine->parser;
    const char *at = parser->tok.start;
    if (!parser_is(parser, BS_TOK_L_PAREN))
        return parser_error_wrong_token(parser, "expected '(' in dimensional identifier list");
    if (!parse_ids(affine, BS_AFFINE_DIM, &affine->n_dims, BS_TOK_R_PAREN,
                   "expected ')' in dimensional identifier list"))
        return FALSE;
    write_ids(out, "()", 'd', affine->n_dims);
    if (parser_is(parser, BS_TOK_L_SQUARE) &&
        !parse_ids(affine, BS_AFFINE_SYMBOL, &affine->n_symbols, BS_TOK_R_SQUARE,
                   "expected ']' in symbol list"))
        return FALSE;
    if (affine->n_symbols)
        write_ids(out, "[]", 's', affine->n_symbols);
    gboolean set = !parser_consume_if(parser, BS_TOK_ARROW);
    if (set && !parser_expect(parser, BS_TOK_COLON, "expected '->' or ':'"))
        return FALSE;
    if (!parse_results(affine, set, out))
        return FALSE;
    if (set != want_set)
        return parser_error_at(parser, at,
                               want_set ? "expected IntegerSet, but got AffineMap"
                                        : "expected AffineMap, but got IntegerSet");
    return TRUE;
}

// The map or set between `<` and `>`.
static const BsAttr *
parse_bare(BsParser *parser, gboolean set)
{
    Affine affine = {.parser = parser, .exprs = new_exprs(parser)};
    g_autoptr(GString) text = g_string_new(NULL);
    gboolean ok = parse_inline(&affine, set, text);
    bs_vec_free(&affine.ids);
    if (!ok)
        return NULL;
    return bs_attr_text(parser->context, set ? BS_ATTR_INTEGER_SET : BS_ATTR_AFFINE_MAP, text->str,
                        text->len);
}

const BsAttr *
parser_affine(BsParser *parser, gboolean set)
{
    parser_consume(parser);
    if (!parser_expect(parser, BS_TOK_LESS,
                       set ? "expected '<' in integer set" : "expected '<' in affine map"))
        return NULL;
    const BsAttr *attr = parse_bare(parser, set);
    if (!attr || !parser_expect(parser, BS_TOK_GREATER,
                                set ? "expected '>' in integer set" : "expected '>' in affine map"))
        return NULL;
    return attr;
}

// -- on values ------------------------------------------------------------------------------------

static gboolean
parse_token_of_map(BsParser *parser, const char *token, const char *where)
{
    return bs_parse_optional_token(parser, token) ||
           parser_error_wrong_token(parser, "expected '%s'%s", token, where);
}

// A result, or, in `min(...)` or `max(...)` where `group` names that, several, or none. Each of
// these is a map of its own to upstream.
static gboolean
parse_value_result(Affine *affine, const char *group, GString *out, gint32 *n)
{
    static const char where[] = " in affine map";
    BsParser *parser = affine->parser;
    const gboolean several = group && bs_parse_optional_keyword(parser, group);
    *n = 0;
    if (group)
        bs_vec_clear(&affine->values);
    if (several && !parse_token_of_map(parser, "(", where))
        return FALSE;
    if (several && bs_parse_optional_token(parser, ")"))
        return TRUE;
    do {
        const BsAffineExpr *expr = parse_expr(affine);
        if (!expr)
            return FALSE;
        g_string_append(out, out->len ? ", " : "");
        bs_affine_expr_write(out, expr);
        ++*n;
    } while (several && bs_parse_optional_token(parser, ","));
    return !several || parse_token_of_map(parser, ")", where);
}

static gboolean
parse_value_results(Affine *affine, const char *group, GString *out, BsAffineGroups *groups)
{
    do {
        gint32 n;
        if (!parse_value_result(affine, group, out, &n))
            return FALSE;
        if (groups)
            bs_vec_push(groups, n);
    } while (bs_parse_optional_token(affine->parser, ","));
    return TRUE;
}

static const BsAttr *
map_of_values(BsParser *parser, const Affine *affine, const char *results)
{
    g_autoptr(GString) text = g_string_new(NULL);
    write_ids(text, "()", 'd', affine->dims->len);
    if (affine->symbols->len)
        write_ids(text, "[]", 's', affine->symbols->len);
    g_string_append_printf(text, " -> (%s)", results);
    return bs_attr_text(parser->context, BS_ATTR_AFFINE_MAP, text->str, text->len);
}

gboolean
bs_parse_affine_map_of_values(BsParser *parser, const char *open, const char *close,
                              const char *group, const BsAttr **map, BsAffineGroups *groups,
                              BsOperandNames *operands)
{
    BsOperandNames dims = {0}, symbols = {0};
    Affine affine = {
        .parser = parser, .exprs = new_exprs(parser), .dims = &dims, .symbols = &symbols};
    g_autoptr(GString) results = g_string_new(NULL);
    const char *where = group ? "" : " in affine map";
    gboolean ok = parse_token_of_map(parser, open, where);
    if (ok && !bs_parse_optional_token(parser, close))
        ok = parse_value_results(&affine, group, results, groups) &&
             parse_token_of_map(parser, close, where);
    if (ok) {
        *map = map_of_values(parser, &affine, results->str);
        for (guint i = 0; i < dims.len; i++)
            bs_vec_push(operands, dims.data[i]);
        for (guint i = 0; i < symbols.len; i++)
            bs_vec_push(operands, symbols.data[i]);
    }
    bs_vec_free(&affine.values);
    bs_vec_free(&dims);
    bs_vec_free(&symbols);
    return ok;
}

gboolean
bs_parse_affine_map(BsParser *parser, const BsAttr **map)
{
    return (*map = parse_bare(parser, FALSE)) != NULL;
}
