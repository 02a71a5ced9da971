// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom syntax of affine.parallel.
#include "dialects/affine/affine-private.h"

#include "ir/affine-map.h"
#include "ir/affine.h"
#include "ir/context.h"
#include "ir/enums.h"
#include "ir/shape.h"
#include "syntax/printer.h"

#include <string.h>

// -- parsing ------------------------------------------------------------------------------------

static gboolean
parse_induction_variables(BsParser *parser, BsArguments *args)
{
    return bs_parse_arguments(parser, bs_type_index(bs_parser_context(parser)), args);
}

// `(0, max(%a, 5))`: the map of all results, and how many belong to each dimension.
static gboolean
parse_bounds(BsParser *parser, const char *word, const char *map_name, const char *groups_name)
{
    BsContext *context = bs_parser_context(parser);
    BsAffineGroups groups = {0};
    BsOperandNames operands = {0};
    const BsAttr *map = NULL;
    const gboolean ok =
        bs_parse_affine_map_of_values(parser, "(", ")", word, &map, &groups, &operands) &&
        bs_affine_resolve(parser, &operands);
    if (ok) {
        const gint64 n = groups.len;
        g_autofree guint64 *values = g_new(guint64, groups.len + 1);
        for (guint i = 0; i < groups.len; i++)
            values[i] = (guint64)groups.data[i];
        const BsType *type =
            bs_type_tensor(context, 1, &n, bs_type_integer(context, 32, BS_SIGNLESS), NULL);
        bs_add_attr(parser, map_name, map);
        bs_add_attr(parser, groups_name, bs_attr_dense(context, type, groups.len, values, FALSE));
    }
    bs_vec_free(&groups);
    bs_vec_free(&operands);
    return ok;
}

// The results of a map, which are numbers.
static gboolean
constant_results(BsParser *parser, const BsAttr *map, gint64 *values)
{
    BsArena arena;
    bs_arena_init(&arena);
    BsAffineExprs exprs = {.arena = &arena};
    BsAffineMap read;
    gboolean ok = bs_affine_map_read(&exprs, map, &read);
    for (guint32 i = 0; ok && i < read.n_results; i++) {
        values[i] = read.results[i]->value;
        ok = read.results[i]->kind == BS_AFFINE_CONSTANT;
    }
    bs_arena_clear(&arena);
    return ok ||
           bs_parser_error(parser, bs_parser_name_loc(parser), "steps must be constant integers");
}

static const BsAttr *
list_of_numbers(BsContext *context, guint32 n, const gint64 *values)
{
    g_autofree const BsAttr **items = g_new(const BsAttr *, n + 1);
    for (guint32 i = 0; i < n; i++)
        items[i] = bs_attr_i64(context, values[i]);
    return bs_attr_array(context, n, items);
}

// ` step (2, 3 * 4)`, 1 for each of the `n` loops where it is not there. It is read as a map of
// values, which the results may not need: a value in it need not even exist.
static gboolean
parse_steps(BsParser *parser, guint32 n)
{
    BsOperandNames operands = {0};
    const BsAttr *map = NULL;
    const gboolean given = bs_parse_optional_keyword(parser, "step");
    gboolean ok =
        !given || bs_parse_affine_map_of_values(parser, "(", ")", NULL, &map, NULL, &operands);
    if (ok && given)
        n = bs_affine_n_results(map->string.text);
    g_autofree gint64 *steps = g_new(gint64, n + 1);
    for (guint32 i = 0; i < n; i++)
        steps[i] = 1;
    ok = ok && (!given || constant_results(parser, map, steps));
    if (ok)
        bs_add_attr(parser, "steps", list_of_numbers(bs_parser_context(parser), n, steps));
    bs_vec_free(&operands);
    return ok;
}

// `"addf"`, as the number that the op keeps.
static gboolean
parse_reduction(BsParser *parser, const BsAttr **reduction)
{
    BsContext *context = bs_parser_context(parser);
    const BsEnum *kinds = bs_enum_atomic_kinds(bs_context_upstream(context));
    const BsLoc loc = bs_parser_loc(parser);
    const BsAttr *word = NULL;
    if (!bs_parse_attribute_of(parser, bs_type_none(context), BS_ATTR_STRING, &word))
        return FALSE;
    const gint64 kind = bs_enum_value(kinds, word->string.text, word->string.len);
    if (kind < 0) {
        g_autofree char *text = bs_attr_to_string(word);
        return bs_parser_error(parser, loc, "invalid reduction value: %s", text);
    }
    *reduction = bs_attr_i64(context, kind);
    return TRUE;
}

// ` reduce ("addf", "maximumf")`
static gboolean
parse_reductions(BsParser *parser)
{
    BS_VEC(const BsAttr *) list = {0};
    gboolean ok = TRUE;
    if (bs_parse_optional_keyword(parser, "reduce")) {
        ok = bs_parse_token(parser, "(");
        do {
            const BsAttr *reduction = NULL;
            ok = ok && parse_reduction(parser, &reduction);
            bs_vec_push(&list, reduction);
        } while (ok && bs_parse_optional_token(parser, ","));
        ok = ok && bs_parse_token(parser, ")");
    }
    if (ok)
        bs_add_attr(parser, "reductions",
                    bs_attr_array(bs_parser_context(parser), list.len, list.data));
    bs_vec_free(&list);
    return ok;
}

gboolean
bs_affine_parse_parallel(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsArguments args = {0};
    BsAttrs attrs = {0};
    const gboolean ok = parse_induction_variables(parser, &args) && bs_parse_token(parser, "=") &&
                        parse_bounds(parser, "max", "lowerBoundsMap", "lowerBoundsGroups") &&
                        bs_parse_keyword(parser, "to") &&
                        parse_bounds(parser, "min", "upperBoundsMap", "upperBoundsGroups") &&
                        parse_steps(parser, args.len) && parse_reductions(parser) &&
                        bs_parse_optional_results(parser) && bs_parse_region(parser, &args) &&
                        bs_parse_optional_attr_dict(parser, &attrs) &&
                        bs_ensure_terminator(parser, "affine.yield");
    if (ok)
        bs_add_attrs(parser, &attrs);
    bs_vec_free(&args);
    bs_vec_free(&attrs);
    return ok;
}

// -- printing -----------------------------------------------------------------------------------

static void
put_bounds(BsPrinter *printer, const BsOp *op, const char *word, const char *map_name,
           const char *groups_name, guint32 first)
{
    const BsAttr *groups = bs_op_attr(op, groups_name);
    const char *map = bs_op_attr(op, map_name)->string.text;
    const guint32 n_groups = (guint32)bs_type_n_elements(groups->type);
    guint32 begin = 0;
    bs_put(printer, "(");
    for (guint32 i = 0; i < n_groups; i++) {
        const guint32 n = (guint32)groups->dense.values[groups->dense.splat ? 0 : i];
        bs_put(printer, i ? ", " : "");
        if (n != 1)
            bs_putf(printer, "%s(", word);
        bs_affine_put_results(printer, map, begin, n, op, first);
        if (n != 1)
            bs_put(printer, ")");
        begin += n;
    }
    bs_put(printer, ")");
}

static void
put_steps(BsPrinter *printer, const BsOp *op)
{
    const BsAttr *steps = bs_op_attr(op, "steps");
    gboolean all_one = TRUE;
    for (guint32 i = 0; i < steps->array.n; i++)
        all_one = all_one && steps->array.items[i]->integer == 1;
    if (all_one)
        return;
    for (guint32 i = 0; i < steps->array.n; i++)
        bs_putf(printer, "%s%" G_GINT64_FORMAT, i ? ", " : " step (",
                steps->array.items[i]->integer);
    bs_put(printer, ")");
}

static void
put_reductions(BsPrinter *printer, const BsOp *op)
{
    const BsEnum *kinds = bs_enum_atomic_kinds(bs_op_upstream(op));
    const BsAttr *list = bs_op_attr(op, "reductions");
    if (!op->n_results)
        return;
    bs_put(printer, " reduce (");
    for (guint32 i = 0; i < list->array.n; i++) {
        const gint64 kind = bs_enum_attr_value(kinds, list->array.items[i]);
        bs_putf(printer, "%s\"%s\"", i ? ", " : "", kind < 0 ? "" : kinds->keywords[kind]);
    }
    bs_put(printer, ") -> (");
    bs_put_result_types(printer, op);
    bs_put(printer, ")");
}

void
bs_affine_print_parallel(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"reductions",
                                         "lowerBoundsMap",
                                         "lowerBoundsGroups",
                                         "upperBoundsMap",
                                         "upperBoundsGroups",
                                         "steps",
                                         NULL};
    const BsBlock *body = bs_op_region(op, 0)->first;
    const char *lower = bs_op_attr(op, "lowerBoundsMap")->string.text;
    const guint32 n_lower = bs_affine_n_dims(lower) + bs_affine_n_symbols(lower);
    bs_put(printer, " (");
    for (guint32 i = 0; i < body->n_args; i++) {
        bs_put(printer, i ? ", " : "");
        bs_put_value(printer, body->args[i]);
    }
    bs_put(printer, ") = ");
    put_bounds(printer, op, "max", "lowerBoundsMap", "lowerBoundsGroups", 0);
    bs_put(printer, " to ");
    put_bounds(printer, op, "min", "upperBoundsMap", "upperBoundsGroups", n_lower);
    put_steps(printer, op);
    put_reductions(printer, op);
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, op->n_results > 0);
    bs_put_attr_dict(printer, op, elided);
}
