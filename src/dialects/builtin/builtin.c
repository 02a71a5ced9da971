// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The builtin dialect: modules, and casts that a later conversion resolves.
#include "dialects/common/checks.h"
#include "dialects/dialects.h"
#include "ir/context.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

// -- builtin.module -----------------------------------------------------------------------------

static gboolean
parse_module(BsParser *parser, BsOpState *state)
{
    const BsAttr *name = NULL;
    BsAttrs attrs = {0};
    gboolean named = bs_parse_optional_symbol_name(parser, &name);
    const BsLoc loc = bs_parser_loc(parser);
    gboolean ok = bs_parse_optional_attr_dict_with_keyword(parser, &attrs) &&
                  bs_check_inherent_attrs(parser, state->def, &attrs, 0, loc) &&
                  bs_parse_region(parser, NULL) && bs_ensure_terminator(parser, NULL);
    for (guint i = 0; i < attrs.len; i++) // the name in the dictionary wins
        named = named && strcmp(attrs.data[i].name, "sym_name") != 0;
    if (ok && named)
        bs_add_attr(parser, "sym_name", name);
    if (ok)
        bs_add_attrs(parser, &attrs);
    bs_vec_free(&attrs);
    return ok;
}

static void
print_module(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"sym_name", NULL};
    const BsAttr *name = bs_op_attr(op, "sym_name");
    if (name) {
        bs_put(printer, " ");
        bs_put_symbol_name(printer, name->string.text);
    }
    bs_put_attr_dict_with_keyword(printer, op, elided);
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), TRUE, TRUE);
}

static gboolean
verify_module(const BsOp *op, BsDiags *diags)
{
    if (!bs_check_one_block(op, diags, 0, "bodyRegion", FALSE))
        return FALSE;
    if (bs_op_attr(op, "sym_name") && !bs_check_symbol(op, diags, FALSE))
        return FALSE;
    for (guint32 i = 0; op->attrs && i < op->attrs->dict.n; i++) {
        const char *name = op->attrs->dict.items[i].name;
        if (strchr(name, '.') || !strcmp(name, "sym_name") || !strcmp(name, "sym_visibility"))
            continue;
        bs_diags_op_error(diags, op,
                          "can only contain attributes with dialect-prefixed names, found: '%s'",
                          name);
        return FALSE;
    }
    return TRUE;
}

// -- builtin.unrealized_conversion_cast ---------------------------------------------------------

static gboolean
verify_conversion_cast(const BsOp *op, BsDiags *diags)
{
    if (op->n_results > 0)
        return TRUE;
    bs_diags_op_error(diags, op, "expected at least one result for cast operation");
    return FALSE;
}

static gboolean
has_types_of_results(const BsUse *operands, guint32 n, const BsOp *op)
{
    if (n != op->n_results)
        return FALSE;
    for (guint32 i = 0; i < n; i++) {
        if (bs_use_value(&operands[i])->type != op->results[i].type)
            return FALSE;
    }
    return TRUE;
}

// The cast whose results are exactly the operands of `op`, or NULL.
static const BsOp *
cast_that_feeds(const BsOp *op)
{
    const BsOp *cast = op->n_operands ? bs_value_op(bs_op_operand(op, 0)) : NULL;
    if (!cast || !bs_op_is(cast, "builtin.unrealized_conversion_cast") ||
        cast->n_results != op->n_operands)
        return NULL;
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_op_operand(op, i) != bs_op_result(cast, i))
            return NULL;
    }
    return cast;
}

// A cast to the same types is its operands; a cast back (A -> B -> A) is the operands of the first
// one.
static BsFold
fold_conversion_cast(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                     BsFoldResult *results)
{
    (void)builder, (void)constants;
    const BsOp *source = op;
    if (!has_types_of_results(bs_op_operands(op), op->n_operands, op)) {
        source = cast_that_feeds(op);
        if (!source || !has_types_of_results(bs_op_operands(source), source->n_operands, op))
            return BS_FOLD_NONE;
    }
    for (guint32 i = 0; i < op->n_results; i++)
        results[i].value = bs_op_operand(source, i);
    return BS_FOLD_RESULTS;
}

// -- the table ----------------------------------------------------------------------------------

// clang-format off
static const BsOpDef ops[] = {
    { .name = "builtin.module", .summary = "a container of ops at the top level",
      .attrs = "sym_name:string?, sym_visibility:string?", .n_regions = 1, .default_dialect = "builtin",
      .parse = parse_module, .print = print_module, .verify = verify_module,
      .verify_regions = bs_check_symbol_table,
      .traits = BS_TRAIT_ISOLATED | BS_TRAIT_SYMBOL | BS_TRAIT_SYMBOL_TABLE | BS_TRAIT_NO_TERMINATOR | BS_TRAIT_NO_REGION_ARGUMENTS |
                BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_GRAPH_REGION | BS_TRAIT_AFFINE_SCOPE |
                BS_TRAIT_DATA_LAYOUT },
    { .name = "builtin.unrealized_conversion_cast", .does = BS_DOES_SAME, .summary = "a cast that a later conversion resolves",
      .operands = "inputs:any*", .results = "outputs:any*",
      .format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
      .traits = BS_TRAIT_PURE, .same_as = BS_ALL_OPERANDS, .verify = verify_conversion_cast, .fold = fold_conversion_cast },
};
// clang-format on

const BsDialect bs_dialect_builtin = {.name = "builtin", .ops = ops, .n_ops = G_N_ELEMENTS(ops)};
