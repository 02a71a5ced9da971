// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps and integer sets: read into expressions, simplified as upstream simplifies them while
// it builds them (mlir/lib/IR/AffineExpr.cpp), and written down as the text that upstream prints.
#include "syntax/parser-private.h"

#include <string.h>

typedef enum Kind { CONSTANT, DIM, SYMBOL, ADD, MUL, MOD, FLOOR_DIV, CEIL_DIV } Kind;

typedef struct Expr Expr;
struct Expr {
    Kind kind;
    gint64 value; // of a constant; number of a dimension or symbol
    const Expr *lhs, *rhs;
};

typedef struct Id {
    const char *name;
    gsize len;
    Kind kind;
    guint32 number;
} Id;

typedef struct Affine {
    BsParser *parser;
    BS_VEC(Id) ids;
    guint32 n_dims, n_symbols;
    guint32 n_exprs;
} Affine;

enum {
    MAX_EXPRS = 4096
}; // of one map: expressions are walked recursively, and again for each operator

// -- building -------------------------------------------------------------------------------------

static const Expr *
new_expr(Affine *affine, Kind kind, gint64 value, const Expr *lhs, const Expr *rhs)
{
    Expr *expr = bs_arena_new(&affine->parser->arena, Expr);
    *expr = (Expr){kind, value, lhs, rhs};
    affine->n_exprs++;
    return expr;
}

static const Expr *
constant(Affine *affine, gint64 value)
{
    return new_expr(affine, CONSTANT, value, NULL, NULL);
}

static gboolean
is_binary(const Expr *expr)
{
    return expr->kind >= ADD;
}

static gboolean
is_symbolic(const Expr *expr)
{
    if (is_binary(expr))
        return is_symbolic(expr->lhs) && is_symbolic(expr->rhs);
    return expr->kind != DIM;
}

static gboolean
equal(const Expr *a, const Expr *b)
{
    if (a == b)
        return TRUE;
    if (a->kind != b->kind || a->value != b->value)
        return FALSE;
    return !is_binary(a) || (equal(a->lhs, b->lhs) && equal(a->rhs, b->rhs));
}

static gint64
gcd(gint64 a, gint64 b)
{
    while (b) {
        gint64 rest = a % b;
        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

// The largest number that is known to divide the value (0: it is 0).
static gint64
known_divisor(const Expr *expr)
{
    gint64 lhs, product;
    switch (expr->kind) {
    case CONSTANT:
        return expr->value == G_MININT64 ? 1 : ABS(expr->value);
    case MUL:
        return __builtin_mul_overflow(known_divisor(expr->lhs), known_divisor(expr->rhs), &product)
                   ? 1
                   : product;
    case ADD:
    case MOD:
        return gcd(known_divisor(expr->lhs), known_divisor(expr->rhs));
    case FLOOR_DIV:
    case CEIL_DIV:
        lhs = known_divisor(expr->lhs);
        if (expr->rhs->kind == CONSTANT && expr->rhs->value > 0 && lhs % expr->rhs->value == 0)
            return lhs / expr->rhs->value;
        return 1;
    default:
        return 1;
    }
}

static const Expr *make(Affine *affine, Kind kind, const Expr *lhs, const Expr *rhs);

// `e * c` is c times e; anything else 1 times itself.
static gint64
split_factor(const Expr *expr, const Expr **rest)
{
    gboolean scaled = expr->kind == MUL && expr->rhs->kind == CONSTANT;
    *rest = scaled ? expr->lhs : expr;
    return scaled ? expr->rhs->value : 1;
}

// `e + (e floordiv q) * -q` is `e mod q`; returns NULL when it is not that.
static const Expr *
add_to_mod(Affine *affine, const Expr *lhs, const Expr *rhs)
{
    if (rhs->kind != MUL)
        return NULL;
    const Expr *product = rhs->lhs;
    gint64 minus_q = rhs->rhs->kind == CONSTANT ? rhs->rhs->value : 0;
    if (minus_q == -1 && product->kind == MUL) {
        const Expr *quotient = product->lhs;
        if (quotient->kind == FLOOR_DIV && equal(quotient->rhs, product->rhs) &&
            equal(lhs, quotient->lhs))
            return make(affine, MOD, lhs, product->rhs);
        return NULL;
    }
    if (product->kind == FLOOR_DIV && equal(lhs, product->lhs) && product->rhs->kind == CONSTANT &&
        minus_q < 0 && product->rhs->value == -minus_q)
        return make(affine, MOD, lhs, product->rhs);
    return NULL;
}

static const Expr *
simplify_add(Affine *affine, const Expr *lhs, const Expr *rhs)
{
    gint64 sum;
    if (lhs->kind == CONSTANT && rhs->kind == CONSTANT)
        return __builtin_add_overflow(lhs->value, rhs->value, &sum) ? NULL : constant(affine, sum);
    if (lhs->kind == CONSTANT || (is_symbolic(lhs) && !is_symbolic(rhs)))
        return make(affine, ADD, rhs, lhs);
    gboolean constant_inside = lhs->kind == ADD && lhs->rhs->kind == CONSTANT;
    if (rhs->kind == CONSTANT) {
        if (rhs->value == 0)
            return lhs;
        if (constant_inside)
            return make(affine, ADD, lhs->lhs, make(affine, ADD, lhs->rhs, rhs));
    }
    const Expr *first, *second;
    gint64 a = split_factor(lhs, &first), b = split_factor(rhs, &second);
    if (equal(first, second) && !__builtin_add_overflow(a, b, &sum))
        return make(affine, MUL, first, constant(affine, sum));
    if (constant_inside)
        return make(affine, ADD, make(affine, ADD, lhs->lhs, rhs), lhs->rhs);
    return add_to_mod(affine, lhs, rhs);
}

static const Expr *
simplify_mul(Affine *affine, const Expr *lhs, const Expr *rhs)
{
    gint64 product;
    if (lhs->kind == CONSTANT && rhs->kind == CONSTANT)
        return __builtin_mul_overflow(lhs->value, rhs->value, &product) ? NULL
                                                                        : constant(affine, product);
    if (!is_symbolic(rhs) || lhs->kind == CONSTANT)
        return make(affine, MUL, rhs, lhs);
    gboolean constant_inside = lhs->kind == MUL && lhs->rhs->kind == CONSTANT;
    if (rhs->kind == CONSTANT) {
        if (rhs->value == 1)
            return lhs;
        if (rhs->value == 0)
            return rhs;
        if (constant_inside)
            return make(affine, MUL, lhs->lhs, make(affine, MUL, lhs->rhs, rhs));
    }
    if (constant_inside)
        return make(affine, MUL, make(affine, MUL, lhs->lhs, rhs), lhs->rhs);
    return NULL;
}

static gint64
floor_div(gint64 a, gint64 b)
{
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

static const Expr *
simplify_div(Affine *affine, Kind kind, const Expr *lhs, const Expr *rhs)
{
    if (rhs->kind != CONSTANT || rhs->value < 1)
        return NULL;
    gint64 by = rhs->value;
    if (lhs->kind == CONSTANT)
        return constant(affine,
                        floor_div(lhs->value, by) + (kind == CEIL_DIV && lhs->value % by != 0));
    if (by == 1)
        return lhs;
    if (lhs->kind == MUL && lhs->rhs->kind == CONSTANT && lhs->rhs->value % by == 0)
        return make(affine, MUL, lhs->lhs, constant(affine, lhs->rhs->value / by));
    if (kind == FLOOR_DIV && lhs->kind == ADD &&
        (known_divisor(lhs->lhs) % by == 0 || known_divisor(lhs->rhs) % by == 0))
        return make(affine, ADD, make(affine, FLOOR_DIV, lhs->lhs, rhs),
                    make(affine, FLOOR_DIV, lhs->rhs, rhs));
    return NULL;
}

static const Expr *
simplify_mod(Affine *affine, const Expr *lhs, const Expr *rhs)
{
    if (rhs->kind != CONSTANT || rhs->value < 1)
        return NULL;
    gint64 by = rhs->value;
    if (lhs->kind == CONSTANT)
        return constant(affine, lhs->value - floor_div(lhs->value, by) * by);
    if (known_divisor(lhs) % by == 0)
        return constant(affine, 0);
    if (lhs->kind == ADD && known_divisor(lhs->lhs) % by == 0)
        return make(affine, MOD, lhs->rhs, rhs);
    if (lhs->kind == ADD && known_divisor(lhs->rhs) % by == 0)
        return make(affine, MOD, lhs->lhs, rhs);
    if (lhs->kind == MOD && known_divisor(lhs->rhs) % by == 0)
        return make(affine, MOD, lhs->lhs, rhs);
    return NULL;
}

static const Expr *
make(Affine *affine, Kind kind, const Expr *lhs, const Expr *rhs)
{
    const Expr *simple = kind == ADD   ? simplify_add(affine, lhs, rhs)
                         : kind == MUL ? simplify_mul(affine, lhs, rhs)
                         : kind == MOD ? simplify_mod(affine, lhs, rhs)
                                       : simplify_div(affine, kind, lhs, rhs);
    return simple ? simple : new_expr(affine, kind, 0, lhs, rhs);
}

static const Expr *
subtract(Affine *affine, const Expr *lhs, const Expr *rhs)
{
    return make(affine, ADD, lhs, make(affine, MUL, rhs, constant(affine, -1)));
}

// -- writing --------------------------------------------------------------------------------------

static void write_expr(GString *out, const Expr *expr, gboolean tight);

static void
write_product(GString *out, const Expr *expr)
{
    static const char *const spelling[] = {
        [MUL] = " * ", [MOD] = " mod ", [FLOOR_DIV] = " floordiv ", [CEIL_DIV] = " ceildiv "};
    if (expr->kind == MUL && expr->rhs->kind == CONSTANT && expr->rhs->value == -1) {
        g_string_append_c(out, '-');
        write_expr(out, expr->lhs, TRUE);
        return;
    }
    write_expr(out, expr->lhs, TRUE);
    g_string_append(out, spelling[expr->kind]);
    write_expr(out, expr->rhs, TRUE);
}

static void
write_sum(GString *out, const Expr *expr)
{
    const Expr *rhs = expr->rhs, *rest;
    write_expr(out, expr->lhs, FALSE);
    if (rhs->kind == CONSTANT && rhs->value < 0) {
        g_string_append_printf(out, " - %" G_GUINT64_FORMAT, -(guint64)rhs->value);
        return;
    }
    gint64 factor = split_factor(rhs, &rest);
    if (factor == -1) {
        g_string_append(out, " - ");
        write_expr(out, rest, rest->kind == ADD);
    } else if (factor < -1) {
        g_string_append(out, " - ");
        write_expr(out, rest, TRUE);
        g_string_append_printf(out, " * %" G_GUINT64_FORMAT, -(guint64)factor);
    } else {
        g_string_append(out, " + ");
        write_expr(out, rhs, FALSE);
    }
}

static void
write_expr(GString *out, const Expr *expr, gboolean tight)
{
    if (!is_binary(expr)) {
        const char *prefix = expr->kind == DIM ? "d" : expr->kind == SYMBOL ? "s" : "";
        g_string_append_printf(out, "%s%" G_GINT64_FORMAT, prefix, expr->value);
        return;
    }
    if (tight)
        g_string_append_c(out, '(');
    if (expr->kind == ADD)
        write_sum(out, expr);
    else
        write_product(out, expr);
    if (tight)
        g_string_append_c(out, ')');
}

static void
write_ids(GString *out, const char *brackets, char prefix, guint32 n)
{
    g_string_append_c(out, brackets[0]);
    for (guint32 i = 0; i < n; i++)
        g_string_append_printf(out, "%s%c%u", i ? ", " : "", prefix, i);
    g_string_append_c(out, brackets[1]);
}

// -- reading --------------------------------------------------------------------------------------

// For `return fail(parser_error(...))` where an expression is returned.
static const Expr *
fail(gboolean unused)
{
    (void)unused;
    return NULL;
}

static const Expr *parse_expr(Affine *affine);
static const Expr *parse_operand(Affine *affine, gboolean after_operator);

static const Expr *
parse_id(Affine *affine)
{
    BsParser *parser = affine->parser;
    for (guint i = 0; i < affine->ids.len; i++) {
        const Id *id = &affine->ids.data[i];
        if (parser_is_word(parser, id->name, id->len)) {
            parser_consume(parser);
            return new_expr(affine, id->kind, id->number, NULL, NULL);
        }
    }
    return fail(parser_error_wrong_token(parser, "use of undeclared identifier"));
}

static const Expr *
parse_parens(Affine *affine)
{
    BsParser *parser = affine->parser;
    parser_consume(parser);
    if (parser_is(parser, BS_TOK_R_PAREN))
        return fail(parser_error(parser, "no expression inside parentheses"));
    if (!parser_enter(parser))
        return NULL;
    const Expr *expr = parse_expr(affine);
    parser_leave(parser);
    return expr && parser_expect(parser, BS_TOK_R_PAREN, "expected ')'") ? expr : NULL;
}

static const Expr *
parse_negated(Affine *affine, gboolean after_operator)
{
    BsParser *parser = affine->parser;
    parser_consume(parser);
    if (!parser_enter(parser))
        return NULL;
    const Expr *expr = parse_operand(affine, after_operator);
    parser_leave(parser);
    if (!expr)
        return fail(parser_error(parser, "missing operand of negation"));
    return make(affine, MUL, expr, constant(affine, -1));
}

static const Expr *
parse_number(Affine *affine)
{
    guint64 value;
    if (!bs_token_uint64(&affine->parser->tok, &value) || value > G_MAXINT64)
        return fail(parser_error(affine->parser, "constant too large for index"));
    parser_consume(affine->parser);
    return constant(affine, (gint64)value);
}

static const Expr *
parse_operand(Affine *affine, gboolean after_operator)
{
    BsParser *parser = affine->parser;
    if (affine->n_exprs > MAX_EXPRS)
        return fail(parser_error(parser, "affine maps are limited to %d terms", MAX_EXPRS));
    switch (parser->tok.kind) {
    case BS_TOK_INTEGER:
        return parse_number(affine);
    case BS_TOK_L_PAREN:
        return parse_parens(affine);
    case BS_TOK_MINUS:
        return parse_negated(affine, after_operator);
    case BS_TOK_BARE:
        return parse_id(affine);
    case BS_TOK_PERCENT:
        return fail(parser_error_wrong_token(parser, "unexpected ssa identifier"));
    default:
        if (after_operator)
            return fail(parser_error(parser, "missing right operand of binary operator"));
        if (parser_is(parser, BS_TOK_PLUS) || parser_is(parser, BS_TOK_STAR))
            return fail(parser_error(parser, "missing left operand of binary operator"));
        return fail(parser_error(parser, "expected affine expression"));
    }
}

static gboolean
product_operator(const BsParser *parser, Kind *kind)
{
    if (parser_is(parser, BS_TOK_STAR))
        *kind = MUL;
    else if (parser_is_keyword(parser, "floordiv"))
        *kind = FLOOR_DIV;
    else if (parser_is_keyword(parser, "ceildiv"))
        *kind = CEIL_DIV;
    else if (parser_is_keyword(parser, "mod"))
        *kind = MOD;
    else
        return FALSE;
    return TRUE;
}

static const Expr *
combine_product(Affine *affine, Kind kind, const Expr *lhs, const Expr *rhs, const char *at)
{
    static const char *const names[] = {
        [MOD] = "mod", [FLOOR_DIV] = "floordiv", [CEIL_DIV] = "ceildiv"};
    if (kind == MUL && !is_symbolic(lhs) && !is_symbolic(rhs))
        return fail(parser_error_at(
            affine->parser, at,
            "non-affine expression: at least one of the multiply operands has to be either "
            "a constant or symbolic"));
    if (kind != MUL && !is_symbolic(rhs))
        return fail(parser_error_at(
            affine->parser, at,
            "non-affine expression: right operand of %s has to be either a constant or "
            "symbolic",
            names[kind]));
    return make(affine, kind, lhs, rhs);
}

static const Expr *
parse_product(Affine *affine, gboolean after_operator)
{
    const Expr *lhs = parse_operand(affine, after_operator);
    Kind kind;
    while (lhs && product_operator(affine->parser, &kind)) {
        const char *at = affine->parser->tok.start;
        parser_consume(affine->parser);
        const Expr *rhs = parse_operand(affine, TRUE);
        Kind next;
        if (product_operator(affine->parser, &next))
            at = affine->parser->tok.start; // upstream's errors point at the operator that follows
        lhs = rhs ? combine_product(affine, kind, lhs, rhs, at) : NULL;
    }
    return lhs;
}

static const Expr *
parse_expr(Affine *affine)
{
    BsParser *parser = affine->parser;
    const Expr *lhs = parse_product(affine, FALSE);
    while (lhs && (parser_is(parser, BS_TOK_PLUS) || parser_is(parser, BS_TOK_MINUS))) {
        gboolean minus = parser_is(parser, BS_TOK_MINUS);
        parser_consume(parser);
        const Expr *rhs = parse_product(affine, TRUE);
        if (!rhs)
            return NULL;
        lhs = minus ? subtract(affine, lhs, rhs) : make(affine, ADD, lhs, rhs);
    }
    return lhs;
}

static gboolean
parse_id_definition(Affine *affine, Kind kind, guint32 *n)
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
parse_ids(Affine *affine, Kind kind, guint32 *n, BsTokenKind close, const char *message)
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
    const Expr *lhs = parse_expr(affine);
    if (!lhs)
        return FALSE;
    BsTokenKind first = parser->tok.kind;
    if (first == BS_TOK_GREATER || first == BS_TOK_LESS || first == BS_TOK_EQUAL)
        parser_consume(parser);
    if ((first != BS_TOK_GREATER && first != BS_TOK_LESS && first != BS_TOK_EQUAL) ||
        !parser_consume_if(parser, BS_TOK_EQUAL))
        return parser_error(
            parser, "expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
    const Expr *rhs = parse_expr(affine);
    if (!rhs)
        return FALSE;
    write_expr(out, first == BS_TOK_LESS ? subtract(affine, rhs, lhs) : subtract(affine, lhs, rhs),
               FALSE);
    g_string_append(out, first == BS_TOK_EQUAL ? " == 0" : " >= 0");
    return TRUE;
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
        const Expr *expr = NULL;
        if (!(set ? parse_constraint(affine, out) : (expr = parse_expr(affine)) != NULL))
            return FALSE;
        if (expr)
            write_expr(out, expr, FALSE);
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
    if (!parse_ids(affine, DIM, &affine->n_dims, BS_TOK_R_PAREN,
                   "expected ')' in dimensional identifier list"))
        return FALSE;
    write_ids(out, "()", 'd', affine->n_dims);
    if (parser_is(parser, BS_TOK_L_SQUARE) &&
        !parse_ids(affine, SYMBOL, &affine->n_symbols, BS_TOK_R_SQUARE,
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
    Affine affine = {.parser = parser};
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

gboolean
bs_parse_affine_map(BsParser *parser, const BsAttr **map)
{
    return (*map = parse_bare(parser, FALSE)) != NULL;
}
