// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom syntax of affine ops. Maps on values are written with the values in the places of their
// dimensions and symbols: `affine.load %m[%i + 1, symbol(%n)]`.
#include "dialects/affine/affine-private.h"
#include "dialects/memref/shared.h"

#include "ir/affine-expr.h"
#include "ir/affine.h"
#include "ir/context.h"

#include <string.h>

// -- maps on values -----------------------------------------------------------------------------

guint32
bs_affine_n_results(const char *map)
{
    const char *p = strstr(map, "-> (");
    if (!p || p[4] == ')')
        return 0;
    guint32 n = 1, depth = 0;
    for (p += 4; *p && !(*p == ')' && depth == 0); p++) {
        depth += *p == '(';
        depth -= *p == ')';
        n += *p == ',' && depth == 0;
    }
    return n;
}

// One result from its text up to `,` or the last `)`; returns where it ends.
static const char *
put_result(BsPrinter *printer, const char *p, guint32 n_dims, const BsOp *op, guint32 first)
{
    guint32 depth = 0;
    while (*p && !(depth == 0 && (*p == ',' || *p == ')'))) {
        const gboolean is_dim = *p == 'd', is_symbol = *p == 's';
        depth += *p == '(';
        depth -= *p == ')';
        if ((!is_dim && !is_symbol) || !g_ascii_isdigit(p[1])) {
            // Operators stand between blanks: a word is passed over as a whole.
            const char *end = p + 1;
            while (g_ascii_isalnum(*p) && g_ascii_isalnum(*end))
                end++;
            if (*p != BS_AFFINE_OPEN && *p != BS_AFFINE_CLOSE)
                bs_put_part(printer, p, (gsize)(end - p));
            p = end;
            continue;
        }
        char *end;
        const gulong number = strtoul(p + 1, &end, 10);
        bs_put(printer, is_symbol ? "symbol(" : "");
        bs_put_value(printer,
                     bs_op_operand(op, first + (guint32)number + (is_symbol ? n_dims : 0)));
        bs_put(printer, is_symbol ? ")" : "");
        p = end;
    }
    return p;
}

void
bs_affine_put_results(BsPrinter *printer, const char *map, guint32 begin, guint32 n, const BsOp *op,
                      guint32 first)
{
    const guint32 n_dims = bs_affine_n_dims(map);
    const char *p = strstr(map, "-> (") + 4;
    guint32 depth = 0;
    for (guint32 skipped = 0; skipped < begin && *p; p++) {
        depth += *p == '(';
        depth -= *p == ')';
        skipped += *p == ',' && depth == 0;
    }
    for (guint32 i = 0; i < n; i++) {
        while (*p == ' ' || (i && *p == ','))
            p++;
        bs_put(printer, i ? ", " : "");
        p = put_result(printer, p, n_dims, op, first);
    }
}

gboolean
bs_affine_resolve(BsParser *parser, const BsOperandNames *operands)
{
    return bs_resolve_operands_same(parser, operands, bs_type_index(bs_parser_context(parser)));
}

// -- maps by name -------------------------------------------------------------------------------

// `(%i)[%n]`: operands for dimensions and, where there are any, symbols.
static gboolean
parse_names(BsParser *parser, BsOperandNames *operands, guint32 *n_dims)
{
    if (!bs_parse_operands(parser, "(", ")", operands))
        return FALSE;
    *n_dims = operands->len;
    return !bs_parser_at_token(parser, "[") || bs_parse_operands(parser, "[", "]", operands);
}

// They are looked up before anything else is checked, and before what stands behind them is read.
static gboolean
parse_dims_and_symbols(BsParser *parser, BsOperandNames *operands, guint32 *n_dims)
{
    return parse_names(parser, operands, n_dims) && bs_affine_resolve(parser, operands);
}

static void
put_dims_and_symbols(BsPrinter *printer, const BsOp *op, BsRange range, guint32 n_dims)
{
    n_dims = MIN(n_dims, range.n);
    bs_put(printer, "(");
    bs_put_operands(printer, op, (BsRange){range.begin, n_dims});
    bs_put(printer, ")");
    if (range.n == n_dims)
        return;
    bs_put(printer, "[");
    bs_put_operands(printer, op, (BsRange){range.begin + n_dims, range.n - n_dims});
    bs_put(printer, "]");
}

gboolean
bs_affine_parse_apply(BsParser *parser, BsOpState *state)
{
    BsOperandNames operands = {0};
    const BsAttr *map = NULL;
    guint32 n_dims = 0;
    const gboolean applies = !strcmp(state->def->name, "affine.apply");
    gboolean ok = bs_parse_attribute_of(parser, NULL, BS_ATTR_AFFINE_MAP, &map) &&
                  (applies ? parse_dims_and_symbols : parse_names)(parser, &operands, &n_dims) &&
                  bs_parse_op_attr_dict(parser) &&
                  (applies || bs_affine_resolve(parser, &operands));
    if (ok && applies &&
        (n_dims != bs_affine_n_dims(map->string.text) ||
         operands.len != n_dims + bs_affine_n_symbols(map->string.text)))
        ok = bs_parser_error(parser, bs_parser_name_loc(parser),
                             "dimension or symbol index mismatch");
    if (ok) {
        bs_add_attr(parser, "map", map);
        const guint32 n = applies ? bs_affine_n_results(map->string.text) : 1;
        for (guint32 i = 0; i < n; i++)
            bs_add_result_type(parser, bs_type_index(bs_parser_context(parser)));
    }
    bs_vec_free(&operands);
    return ok;
}

void
bs_affine_print_apply(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"map", NULL};
    const BsAttr *map = bs_op_attr(op, "map");
    bs_put(printer, " ");
    bs_put_attr(printer, map);
    put_dims_and_symbols(printer, op, (BsRange){0, op->n_operands},
                         bs_affine_n_dims(map->string.text));
    bs_put_attr_dict(printer, op, elided);
}

// -- affine.if ----------------------------------------------------------------------------------

static gboolean
check_condition(BsParser *parser, const BsAttr *set, guint32 n_dims, guint32 n_operands)
{
    const BsLoc loc = bs_parser_name_loc(parser);
    if (n_dims != bs_affine_n_dims(set->string.text))
        return bs_parser_error(parser, loc,
                               "dim operand count and integer set dim count must match");
    return n_operands == n_dims + bs_affine_n_symbols(set->string.text) ||
           bs_parser_error(parser, loc,
                           "symbol operand count and integer set symbol count must match");
}

gboolean
bs_affine_parse_if(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandNames operands = {0};
    const BsAttr *set = NULL;
    guint32 n_dims = 0;
    gboolean ok = bs_parse_attribute_of(parser, NULL, BS_ATTR_INTEGER_SET, &set) &&
                  parse_dims_and_symbols(parser, &operands, &n_dims) &&
                  check_condition(parser, set, n_dims, operands.len) &&
                  bs_parse_optional_results(parser) && bs_parse_region(parser, NULL) &&
                  bs_ensure_terminator(parser, "affine.yield");
    if (ok && bs_parse_optional_keyword(parser, "else"))
        ok = bs_parse_region(parser, NULL) && bs_ensure_terminator(parser, "affine.yield");
    else if (ok)
        bs_add_empty_region(parser);
    if (ok)
        bs_add_attr(parser, "condition", set);
    ok = ok && bs_parse_op_attr_dict(parser);
    bs_vec_free(&operands);
    return ok;
}

void
bs_affine_print_if(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"condition", NULL};
    const BsAttr *set = bs_op_attr(op, "condition");
    bs_put(printer, " ");
    bs_put_attr(printer, set);
    put_dims_and_symbols(printer, op, (BsRange){0, op->n_operands},
                         bs_affine_n_dims(set->string.text));
    if (op->n_results) {
        bs_put(printer, op->n_results > 1 ? " -> (" : " -> ");
        bs_put_result_types(printer, op);
        bs_put(printer, op->n_results > 1 ? ")" : "");
    }
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, op->n_results > 0);
    if (bs_op_region(op, 1)->first) {
        bs_put(printer, " else ");
        bs_put_region(printer, bs_op_region(op, 1), FALSE, op->n_results > 0);
    }
    bs_put_attr_dict(printer, op, elided);
}

// -- affine.for ---------------------------------------------------------------------------------

static const BsAttr *
map_from_text(BsParser *parser, const char *text)
{
    return bs_attr_text(bs_parser_context(parser), BS_ATTR_AFFINE_MAP, text, strlen(text));
}

static gboolean
check_bound(BsParser *parser, BsLoc at, const char *map, guint32 n_dims, guint32 n_operands,
            gboolean upper, gboolean prefixed)
{
    const BsLoc loc = bs_parser_name_loc(parser);
    if (n_dims != bs_affine_n_dims(map))
        return bs_parser_error(parser, loc,
                               "dim operand count and affine map dim count must match");
    if (n_operands - n_dims != bs_affine_n_symbols(map))
        return bs_parser_error(parser, loc,
                               "symbol operand count and affine map symbol count must match");
    if (bs_affine_n_results(map) > 1 && !prefixed)
        return bs_parser_error(parser, at,
                               "%s loop bound affine map with multiple results requires '%s' "
                               "prefix",
                               upper ? "upper" : "lower", upper ? "min" : "max");
    return TRUE;
}

// A number, a value, or a map on values, with `max` or `min` where it has several results.
static gboolean
parse_bound(BsParser *parser, gboolean upper, gint32 *n)
{
    const gboolean prefixed = bs_parse_optional_keyword(parser, upper ? "min" : "max");
    const char *name = upper ? "upperBoundMap" : "lowerBoundMap";
    BsOperandNames operands = {0};
    guint32 n_dims = 0;
    const BsAttr *attr = NULL;
    gboolean ok;
    if (bs_parser_at_operand(parser)) {
        ok = bs_parse_operands(parser, NULL, NULL, &operands) &&
             (operands.len == 1 || bs_parser_error(parser, bs_parser_name_loc(parser),
                                                   "expected only one loop bound operand")) &&
             bs_affine_resolve(parser, &operands);
        attr = map_from_text(parser, "()[s0] -> (s0)");
    } else {
        const BsLoc loc = bs_parser_loc(parser);
        ok = bs_parse_attribute(parser, bs_type_index(bs_parser_context(parser)), &attr);
        if (ok && attr->kind == BS_ATTR_AFFINE_MAP) {
            ok = parse_dims_and_symbols(parser, &operands, &n_dims) &&
                 check_bound(parser, loc, attr->string.text, n_dims, operands.len, upper, prefixed);
        } else if (ok && attr->kind == BS_ATTR_INTEGER) {
            g_autofree char *text = g_strdup_printf("() -> (%" G_GINT64_FORMAT ")", attr->integer);
            attr = map_from_text(parser, text);
        } else if (ok) {
            ok = bs_parser_error(parser, bs_parser_name_loc(parser),
                                 "expected valid affine map representation for loop bounds");
        }
    }
    *n = (gint32)operands.len;
    if (ok)
        bs_add_attr(parser, name, attr);
    bs_vec_free(&operands);
    return ok;
}

static gboolean
parse_to(BsParser *parser)
{
    const BsLoc loc = bs_parser_loc(parser);
    return bs_parse_optional_keyword(parser, "to") ||
           bs_parser_error(parser, loc, "expected 'to' between bounds");
}

static gboolean
parse_step(BsParser *parser)
{
    BsContext *context = bs_parser_context(parser);
    gint64 step = 1;
    if (bs_parse_optional_keyword(parser, "step")) {
        const BsLoc loc = bs_parser_loc(parser);
        const BsAttr *value = NULL;
        if (!bs_parse_attribute_of(parser, bs_type_index(context), BS_ATTR_INTEGER, &value))
            return FALSE;
        step = value->integer;
        if (step < 0)
            return bs_parser_error(parser, loc,
                                   "expected step to be representable as a positive signed "
                                   "integer");
    }
    bs_add_attr(parser, "step", bs_attr_index(context, step));
    return TRUE;
}

// ` iter_args(%x = %a, ...) -> (T, ...)`
static gboolean
parse_iter_args(BsParser *parser, BsArguments *args, BsOperandNames *inits, BsTypes *types)
{
    if (!bs_parse_optional_keyword(parser, "iter_args"))
        return TRUE;
    return bs_parse_assignments(parser, args, inits) && bs_parse_arrow_types(parser, types);
}

static gboolean
parse_for_parts(BsParser *parser, BsArguments *args, BsOperandNames *inits, BsTypes *types)
{
    gint32 sizes[3];
    BsArgument iv = {.type = bs_type_index(bs_parser_context(parser))};
    if (!bs_parse_argument(parser, FALSE, FALSE, &iv) || !bs_parse_token(parser, "="))
        return FALSE;
    iv.type = bs_type_index(bs_parser_context(parser));
    bs_vec_push(args, iv);
    if (!parse_bound(parser, FALSE, &sizes[0]) || !parse_to(parser) ||
        !parse_bound(parser, TRUE, &sizes[1]) || !parse_step(parser) ||
        !parse_iter_args(parser, args, inits, types))
        return FALSE;
    sizes[2] = (gint32)inits->len;
    bs_add_attr(parser, "operandSegmentSizes",
                bs_attr_i32_array(bs_parser_context(parser), 3, sizes));
    if (inits->len != types->len)
        return bs_parser_error(parser, bs_parser_name_loc(parser),
                               "mismatch between the number of loop-carried values and results");
    for (guint i = 0; i < types->len; i++)
        args->data[i + 1].type = types->data[i];
    bs_add_result_types(parser, types);
    return bs_resolve_operands(parser, inits, types, bs_parser_name_loc(parser)) &&
           bs_parse_region(parser, args) && bs_ensure_terminator(parser, "affine.yield") &&
           bs_parse_op_attr_dict(parser);
}

gboolean
bs_affine_parse_for(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsArguments args = {0};
    BsOperandNames inits = {0};
    BsTypes types = {0};
    const gboolean ok = parse_for_parts(parser, &args, &inits, &types);
    bs_vec_free(&args);
    bs_vec_free(&inits);
    bs_vec_free(&types);
    return ok;
}

// Whether the map is one number: its text into `*number`.
static gboolean
is_constant_map(const char *map, const char **number)
{
    *number = map + strlen("() -> (");
    if (!g_str_has_prefix(map, "() -> ("))
        return FALSE;
    const char *p = *number + (**number == '-');
    while (g_ascii_isdigit(*p))
        p++;
    return p > *number && p[0] == ')' && p[1] == '\0';
}

static void
put_bound(BsPrinter *printer, const BsOp *op, const char *name, const char *prefix, BsRange range)
{
    const BsAttr *map = bs_op_attr(op, name);
    const char *text = map->string.text, *number;
    if (is_constant_map(text, &number)) {
        bs_put_part(printer, number, strlen(number) - 1);
    } else if (!strcmp(text, "()[s0] -> (s0)")) {
        bs_put_value(printer, bs_op_operand(op, range.begin));
    } else {
        if (bs_affine_n_results(text) != 1)
            bs_putf(printer, "%s ", prefix);
        bs_put_attr(printer, map);
        put_dims_and_symbols(printer, op, range, bs_affine_n_dims(text));
    }
}

void
bs_affine_print_for(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"lowerBoundMap", "upperBoundMap", "step",
                                         "operandSegmentSizes", NULL};
    const BsBlock *body = bs_op_region(op, 0)->first;
    const BsRange inits = bs_op_operand_group(op, 2);
    bs_put(printer, " ");
    bs_put_argument_name(printer, body->args[0]);
    bs_put(printer, " = ");
    put_bound(printer, op, "lowerBoundMap", "max", bs_op_operand_group(op, 0));
    bs_put(printer, " to ");
    put_bound(printer, op, "upperBoundMap", "min", bs_op_operand_group(op, 1));
    if (bs_op_attr(op, "step")->integer != 1)
        bs_putf(printer, " step %" G_GINT64_FORMAT, bs_op_attr(op, "step")->integer);
    for (guint32 i = 0; i < inits.n; i++) {
        bs_put(printer, i ? ", " : " iter_args(");
        bs_put_value(printer, body->args[1 + i]);
        bs_put(printer, " = ");
        bs_put_value(printer, bs_op_operand(op, inits.begin + i));
    }
    if (inits.n) {
        bs_put(printer, ") -> (");
        bs_put_result_types(printer, op);
        bs_put(printer, ")");
    }
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, op->n_results > 0);
    bs_put_attr_dict(printer, op, elided);
}

// -- accesses -----------------------------------------------------------------------------------

// `%m[%i + 1, %j]`
typedef struct Access {
    BsOperandName memref;
    BsOperandNames indices;
    const BsAttr *map;
} Access;

static gboolean
parse_access(BsParser *parser, Access *access)
{
    return bs_parse_operand(parser, &access->memref) &&
           bs_parse_affine_map_of_values(parser, "[", "]", NULL, &access->map, NULL,
                                         &access->indices);
}

// `, vector<4xf32>` for ops on vectors, else the memref's element type.
static gboolean
parse_accessed_type(BsParser *parser, const BsOpState *state, const BsType *memref,
                    const BsType **type)
{
    *type = memref->shaped.element;
    return !g_str_has_prefix(state->def->name, "affine.vector_") ||
           (bs_parse_token(parser, ",") && bs_parse_type_of(parser, 1u << BS_TYPE_VECTOR, type));
}

static gboolean
resolve_access(BsParser *parser, const Access *access, const BsType *memref)
{
    bs_add_attr(parser, "map", access->map);
    return bs_resolve_operand(parser, &access->memref, memref) &&
           bs_affine_resolve(parser, &access->indices);
}

gboolean
bs_affine_parse_load(BsParser *parser, BsOpState *state)
{
    Access access = {.map = NULL};
    const BsType *memref = NULL, *type = NULL;
    const gboolean ok = parse_access(parser, &access) && bs_parse_op_attr_dict(parser) &&
                        bs_parse_colon_type_of(parser, 1u << BS_TYPE_MEMREF, &memref) &&
                        parse_accessed_type(parser, state, memref, &type) &&
                        resolve_access(parser, &access, memref);
    if (ok)
        bs_add_result_type(parser, type);
    bs_vec_free(&access.indices);
    return ok;
}

gboolean
bs_affine_parse_store(BsParser *parser, BsOpState *state)
{
    Access access = {.map = NULL};
    BsOperandName value;
    const BsType *memref = NULL, *type = NULL;
    const gboolean ok = bs_parse_operand(parser, &value) && bs_parse_token(parser, ",") &&
                        parse_access(parser, &access) && bs_parse_op_attr_dict(parser) &&
                        bs_parse_colon_type_of(parser, 1u << BS_TYPE_MEMREF, &memref) &&
                        parse_accessed_type(parser, state, memref, &type) &&
                        bs_resolve_operand(parser, &value, type) &&
                        resolve_access(parser, &access, memref);
    bs_vec_free(&access.indices);
    return ok;
}

static void
put_access(BsPrinter *printer, const BsOp *op, guint32 memref)
{
    const char *map = bs_op_attr(op, "map")->string.text;
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, memref));
    bs_put(printer, "[");
    bs_affine_put_results(printer, map, 0, bs_affine_n_results(map), op, memref + 1);
    bs_put(printer, "]");
}

static void
put_accessed_types(BsPrinter *printer, const BsOp *op, guint32 memref, const BsType *type)
{
    static const char *const elided[] = {"map", NULL};
    bs_put_attr_dict(printer, op, elided);
    bs_put(printer, " : ");
    bs_put_type(printer, bs_op_operand(op, memref)->type);
    if (g_str_has_prefix(op->def->name, "affine.vector_")) {
        bs_put(printer, ", ");
        bs_put_type(printer, type);
    }
}

void
bs_affine_print_load(BsPrinter *printer, const BsOp *op)
{
    put_access(printer, op, 0);
    put_accessed_types(printer, op, 0, op->results[0].type);
}

void
bs_affine_print_store(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    bs_put(printer, ",");
    put_access(printer, op, 1);
    put_accessed_types(printer, op, 1, bs_op_operand(op, 0)->type);
}

// -- affine.prefetch ----------------------------------------------------------------------------

gboolean
bs_affine_parse_prefetch(BsParser *parser, BsOpState *state)
{
    (void)state;
    Access access = {.map = NULL};
    BsPrefetchWords words;
    const BsType *memref = NULL;
    const gboolean ok = parse_access(parser, &access) && bs_parse_prefetch_words(parser, &words) &&
                        bs_parse_op_attr_dict(parser) &&
                        bs_parse_colon_type_of(parser, 1u << BS_TYPE_MEMREF, &memref) &&
                        resolve_access(parser, &access, memref) &&
                        bs_add_prefetch_attrs(parser, &words);
    bs_vec_free(&access.indices);
    return ok;
}

void
bs_affine_print_prefetch(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"map", "localityHint", "isDataCache", "isWrite", NULL};
    put_access(printer, op, 0);
    bs_put_prefetch_words(printer, op, elided);
}
