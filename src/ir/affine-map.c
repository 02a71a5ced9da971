// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/affine-map.h"

#include "ir/affine.h"

#include <string.h>

// -- reading -------------------------------------------------------------------------------------

typedef struct Reader {
    BsAffineExprs *exprs;
    const char *at;
    guint32 limit; // of expressions that were made
    guint32 depth;
    gboolean failed;
} Reader;

enum { MAX_DEPTH = 1000 };

static gboolean
eat(Reader *reader, const char *text)
{
    const gsize len = strlen(text);
    if (strncmp(reader->at, text, len) != 0)
        return FALSE;
    reader->at += len;
    return TRUE;
}

static gboolean
eat_char(Reader *reader, char c)
{
    if (*reader->at != c)
        return FALSE;
    reader->at++;
    return TRUE;
}

static const BsAffineExpr *read_sum(Reader *reader);

static const BsAffineExpr *
read_failed(Reader *reader)
{
    reader->failed = TRUE;
    return bs_affine_expr_leaf(reader->exprs, BS_AFFINE_CONSTANT, 0);
}

static const BsAffineExpr *
read_leaf(Reader *reader, BsAffineKind kind, gboolean negative)
{
    char *end;
    const guint64 number = g_ascii_strtoull(reader->at, &end, 10);
    if (!g_ascii_isdigit(*reader->at) || number > (guint64)G_MAXINT64 + negative)
        return read_failed(reader);
    reader->at = end;
    return bs_affine_expr_leaf(reader->exprs, kind, (gint64)(negative ? 0 - number : number));
}

// `d0`, `s0`, `4`, `-3`, `-d0`, `(...)`
static const BsAffineExpr *
read_atom(Reader *reader)
{
    if (reader->failed || reader->depth > MAX_DEPTH || reader->exprs->n > reader->limit)
        return read_failed(reader);
    const BsAffineExpr *expr;
    const gboolean marked = eat_char(reader, BS_AFFINE_OPEN);
    if (marked || eat_char(reader, '(')) {
        reader->depth++;
        expr = read_sum(reader);
        reader->depth--;
        return eat_char(reader, marked ? BS_AFFINE_CLOSE : ')') ? expr : read_failed(reader);
    }
    if (eat(reader, "-")) {
        if (g_ascii_isdigit(*reader->at))
            return read_leaf(reader, BS_AFFINE_CONSTANT, TRUE);
        reader->depth++;
        expr = read_atom(reader);
        reader->depth--;
        return bs_affine_expr_make(reader->exprs, BS_AFFINE_MUL, expr,
                                   bs_affine_expr_leaf(reader->exprs, BS_AFFINE_CONSTANT, -1));
    }
    if (eat(reader, "d"))
        return read_leaf(reader, BS_AFFINE_DIM, FALSE);
    if (eat(reader, "s"))
        return read_leaf(reader, BS_AFFINE_SYMBOL, FALSE);
    return read_leaf(reader, BS_AFFINE_CONSTANT, FALSE);
}

static const BsAffineExpr *
read_product(Reader *reader)
{
    static const struct {
        const char *text;
        BsAffineKind kind;
    } operators[] = {{" * ", BS_AFFINE_MUL},
                     {" mod ", BS_AFFINE_MOD},
                     {" floordiv ", BS_AFFINE_FLOOR_DIV},
                     {" ceildiv ", BS_AFFINE_CEIL_DIV}};
    const BsAffineExpr *expr = read_atom(reader);
    for (guint i = 0; i < G_N_ELEMENTS(operators); i++) {
        if (!eat(reader, operators[i].text))
            continue;
        expr = bs_affine_expr_make(reader->exprs, operators[i].kind, expr, read_atom(reader));
        i = (guint)-1; // from the first operator again
    }
    return expr;
}

static const BsAffineExpr *
read_sum(Reader *reader)
{
    const BsAffineExpr *expr = read_product(reader);
    for (;;) {
        if (eat(reader, " + "))
            expr = bs_affine_expr_make(reader->exprs, BS_AFFINE_ADD, expr, read_product(reader));
        else if (eat(reader, " - "))
            expr = bs_affine_expr_subtract(reader->exprs, expr, read_product(reader));
        else
            return expr;
    }
}

static guint32
count_results(const char *list)
{
    if (list[0] == ')')
        return 0;
    guint32 n = 1;
    for (; *list; list++)
        n += *list == ','; // nothing in an expression has one
    return n;
}

BsAffineMap
bs_affine_map_new(BsAffineExprs *exprs, guint32 n_dims, guint32 n_symbols, guint32 n_results)
{
    return (BsAffineMap){
        .n_dims = n_dims,
        .n_symbols = n_symbols,
        .n_results = n_results,
        .results = bs_arena_new_n(exprs->arena, const BsAffineExpr *, n_results + 1),
    };
}

gboolean
bs_affine_map_read_text(BsAffineExprs *exprs, const char *text, BsAttrKind kind, BsAffineMap *map)
{
    const gboolean set = kind == BS_ATTR_INTEGER_SET;
    const char *list = strstr(text, set ? " : (" : " -> (");
    if (!list)
        return FALSE;
    list += set ? 4 : 5;
    *map = bs_affine_map_new(exprs, bs_affine_n_dims(text), bs_affine_n_symbols(text),
                             count_results(list));
    if (set)
        map->equal = bs_arena_new_n(exprs->arena, gboolean, map->n_results + 1);
    Reader reader = {.exprs = exprs, .at = list, .limit = BS_LIMIT_AFFINE_EXPRS};
    for (guint32 i = 0; i < map->n_results; i++) {
        if (i && !eat(&reader, ", "))
            return FALSE;
        map->results[i] = read_sum(&reader);
        if (set && !(map->equal[i] = eat(&reader, " == 0")) && !eat(&reader, " >= 0"))
            return FALSE;
    }
    return !reader.failed && strcmp(reader.at, ")") == 0;
}

gboolean
bs_affine_map_read(BsAffineExprs *exprs, const BsAttr *attr, BsAffineMap *map)
{
    return bs_affine_map_read_text(exprs, attr->string.text, attr->kind, map);
}

// -- writing -------------------------------------------------------------------------------------

static void
write_ids(GString *out, char prefix, guint32 n)
{
    for (guint32 i = 0; i < n; i++)
        g_string_append_printf(out, "%s%c%u", i ? ", " : "", prefix, i);
}

const BsAttr *
bs_affine_map_attr(BsContext *context, const BsAffineMap *map)
{
    g_autoptr(GString) text = g_string_new("(");
    write_ids(text, 'd', map->n_dims);
    g_string_append_c(text, ')');
    if (map->n_symbols) {
        g_string_append_c(text, '[');
        write_ids(text, 's', map->n_symbols);
        g_string_append_c(text, ']');
    }
    g_string_append(text, map->equal ? " : (" : " -> (");
    for (guint32 i = 0; i < map->n_results; i++) {
        g_string_append(text, i ? ", " : "");
        bs_affine_expr_write(text, map->results[i]);
        if (map->equal)
            g_string_append(text, map->equal[i] ? " == 0" : " >= 0");
    }
    g_string_append_c(text, ')');
    return bs_attr_text(context, map->equal ? BS_ATTR_INTEGER_SET : BS_ATTR_AFFINE_MAP, text->str,
                        text->len);
}

// -- comparing -----------------------------------------------------------------------------------

gboolean
bs_affine_map_single_constant(const BsAffineMap *map, gint64 *number)
{
    if (map->n_results != 1 || map->results[0]->kind != BS_AFFINE_CONSTANT)
        return FALSE;
    *number = map->results[0]->value;
    return TRUE;
}

void
bs_affine_map_drop_duplicates(BsAffineMap *map, gboolean adjacent)
{
    guint32 n = 0;
    for (guint32 i = 0; i < map->n_results; i++) {
        guint32 k = adjacent && n ? n - 1 : 0;
        while (k < n && !bs_affine_expr_equal(map->results[k], map->results[i]))
            k++;
        if (k == n)
            map->results[n++] = map->results[i];
    }
    map->n_results = n;
}

// -- replacing -----------------------------------------------------------------------------------

const BsAffineExpr *
bs_affine_expr_replace(BsAffineExprs *exprs, const BsAffineExpr *expr,
                       const BsAffineExpr *const *dims, const BsAffineExpr *const *symbols)
{
    if (expr->kind == BS_AFFINE_CONSTANT || exprs->n > BS_LIMIT_AFFINE_EXPRS)
        return expr;
    if (!bs_affine_expr_is_binary(expr)) {
        const BsAffineExpr *const *list = expr->kind == BS_AFFINE_DIM ? dims : symbols;
        return list && list[expr->value] ? list[expr->value] : expr;
    }
    const BsAffineExpr *lhs = bs_affine_expr_replace(exprs, expr->lhs, dims, symbols);
    const BsAffineExpr *rhs = bs_affine_expr_replace(exprs, expr->rhs, dims, symbols);
    if (lhs == expr->lhs && rhs == expr->rhs)
        return expr;
    return bs_affine_expr_make(exprs, expr->kind, lhs, rhs);
}

void
bs_affine_map_replace(BsAffineExprs *exprs, BsAffineMap *map, const BsAffineExpr *const *dims,
                      const BsAffineExpr *const *symbols, guint32 n_dims, guint32 n_symbols)
{
    for (guint32 i = 0; i < map->n_results; i++)
        map->results[i] = bs_affine_expr_replace(exprs, map->results[i], dims, symbols);
    map->n_dims = n_dims;
    map->n_symbols = n_symbols;
}

const BsAffineExpr *
bs_affine_expr_shift(BsAffineExprs *exprs, const BsAffineExpr *expr, guint32 by_dims,
                     guint32 by_symbols)
{
    if (expr->kind == BS_AFFINE_CONSTANT || exprs->n > BS_LIMIT_AFFINE_EXPRS)
        return expr;
    if (!bs_affine_expr_is_binary(expr)) {
        const guint32 by = expr->kind == BS_AFFINE_DIM ? by_dims : by_symbols;
        return by ? bs_affine_expr_leaf(exprs, expr->kind, expr->value + by) : expr;
    }
    const BsAffineExpr *lhs = bs_affine_expr_shift(exprs, expr->lhs, by_dims, by_symbols);
    const BsAffineExpr *rhs = bs_affine_expr_shift(exprs, expr->rhs, by_dims, by_symbols);
    return lhs == expr->lhs && rhs == expr->rhs ? expr
                                                : bs_affine_expr_make(exprs, expr->kind, lhs, rhs);
}

// -- evaluating ----------------------------------------------------------------------------------

gboolean
bs_affine_expr_evaluate(const BsAffineExpr *expr, guint32 n_dims, const BsAffineInput *inputs,
                        gint64 *value, gboolean *poison)
{
    if (expr->kind == BS_AFFINE_CONSTANT) {
        *value = expr->value;
        return TRUE;
    }
    if (!bs_affine_expr_is_binary(expr)) {
        const BsAffineInput *input =
            &inputs[expr->value + (expr->kind == BS_AFFINE_SYMBOL ? n_dims : 0)];
        *value = input->lower;
        return input->has_lower;
    }
    gint64 lhs, rhs;
    if (!bs_affine_expr_evaluate(expr->lhs, n_dims, inputs, &lhs, poison) ||
        !bs_affine_expr_evaluate(expr->rhs, n_dims, inputs, &rhs, poison))
        return FALSE;
    if (expr->kind >= BS_AFFINE_MOD && (expr->kind == BS_AFFINE_MOD ? rhs < 1 : rhs == 0)) {
        *poison = TRUE;
        return FALSE;
    }
    *value = expr->kind == BS_AFFINE_ADD         ? (gint64)((guint64)lhs + (guint64)rhs)
             : expr->kind == BS_AFFINE_MUL       ? (gint64)((guint64)lhs * (guint64)rhs)
             : expr->kind == BS_AFFINE_MOD       ? bs_affine_mod(lhs, rhs)
             : expr->kind == BS_AFFINE_FLOOR_DIV ? bs_affine_floor_div(lhs, rhs)
                                                 : bs_affine_ceil_div(lhs, rhs);
    return TRUE;
}
