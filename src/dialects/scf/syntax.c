// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom syntax of scf ops, including what upstream's printer has of odd spaces.
#include "dialects/scf/scf-private.h"
#include "dialects/scf/syntax-private.h"
#include "ir/shape.h"

#include "ir/context.h"
#include "syntax/printer.h"

// -- pieces -------------------------------------------------------------------------------------

gboolean
bs_scf_parse_optional_arrow_types(BsParser *parser, BsTypes *types)
{
    if (!bs_parser_at_token(parser, "->"))
        return TRUE;
    return bs_parse_arrow_types(parser, types);
}

// `PREFIX(%inner = %outer, ...)`, nothing when there are none.
void
bs_scf_put_assignments(BsPrinter *printer, const char *prefix, const BsBlock *block,
                       guint32 first_arg, const BsOp *op, BsRange operands)
{
    if (operands.n == 0)
        return;
    bs_put(printer, prefix);
    bs_put(printer, "(");
    for (guint32 i = 0; i < operands.n; i++) {
        if (i)
            bs_put(printer, ", ");
        bs_put_value(printer, block->args[first_arg + i]);
        bs_put(printer, " = ");
        bs_put_value(printer, bs_op_operand(op, operands.begin + i));
    }
    bs_put(printer, ")");
}

// ` -> T` or ` -> (T, U)`, nothing without results.
void
bs_scf_put_arrow_results(BsPrinter *printer, const BsOp *op)
{
    if (op->n_results == 0)
        return;
    gboolean parens = op->n_results > 1 || op->results[0].type->kind == BS_TYPE_FUNCTION;
    bs_put(printer, parens ? " -> (" : " -> ");
    bs_put_result_types(printer, op);
    if (parens)
        bs_put(printer, ")");
}

// ` -> (T)`, always in parentheses.
void
bs_scf_put_parenthesized_results(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " -> (");
    bs_put_result_types(printer, op);
    bs_put(printer, ")");
}

// -- scf.execute_region -------------------------------------------------------------------------

gboolean
bs_scf_parse_execute_region(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsContext *context = bs_parser_context(parser);
    BsTypes types = {0};
    gboolean ok = bs_scf_parse_optional_arrow_types(parser, &types);
    if (ok && bs_context_upstream(context) >= BS_UPSTREAM_22 &&
        bs_parse_optional_keyword(parser, "no_inline"))
        bs_add_attr(parser, "no_inline", bs_attr_unit(context));
    ok = ok && bs_parse_region(parser, NULL) && bs_parse_op_attr_dict(parser);
    if (ok)
        bs_add_result_types(parser, &types);
    bs_vec_free(&types);
    return ok;
}

void
bs_scf_print_execute_region(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"no_inline", NULL};
    const gboolean may_stay = bs_op_upstream(op) >= BS_UPSTREAM_22;
    bs_scf_put_arrow_results(printer, op);
    bs_put(printer, may_stay && bs_op_attr(op, "no_inline") ? " no_inline " : " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, TRUE);
    bs_put_attr_dict(printer, op, may_stay ? elided : NULL);
}

// -- scf.for ------------------------------------------------------------------------------------

typedef struct ForText {
    BsOperandName bounds[3]; // lower, upper, step
    BsArguments args;        // the induction variable first
    BsOperandNames inits;
    BsTypes types;
} ForText;

static gboolean
parse_for_header(BsParser *parser, ForText *text)
{
    BsArgument variable = {0};
    if (bs_context_upstream(bs_parser_context(parser)) >= BS_UPSTREAM_22 &&
        bs_parse_optional_keyword(parser, "unsigned"))
        bs_add_attr(parser, "unsignedCmp", bs_attr_unit(bs_parser_context(parser)));
    if (!bs_parse_operand(parser, &variable.name) || !bs_parse_token(parser, "=") ||
        !bs_parse_operand(parser, &text->bounds[0]) || !bs_parse_keyword(parser, "to") ||
        !bs_parse_operand(parser, &text->bounds[1]) || !bs_parse_keyword(parser, "step") ||
        !bs_parse_operand(parser, &text->bounds[2]))
        return FALSE;
    bs_vec_push(&text->args, variable);
    if (bs_parse_optional_keyword(parser, "iter_args") &&
        (!bs_parse_assignments(parser, &text->args, &text->inits) ||
         !bs_parse_arrow_types(parser, &text->types)))
        return FALSE;
    if (text->args.len == text->types.len + 1)
        return TRUE;
    return bs_parser_error(parser, bs_parser_name_loc(parser),
                           "mismatch in number of loop-carried values and defined values");
}

static gboolean
type_arguments(BsParser *parser, ForText *text)
{
    const BsType *type = bs_type_index(bs_parser_context(parser));
    if (bs_parse_optional_token(parser, ":") && !bs_parse_type(parser, &type))
        return FALSE;
    text->args.data[0].type = type;
    for (guint i = 0; i < text->inits.len; i++)
        text->args.data[i + 1].type = text->types.data[i];
    return TRUE;
}

static gboolean
resolve_operands(BsParser *parser, const ForText *text)
{
    for (guint i = 0; i < 3; i++) {
        if (!bs_resolve_operand(parser, &text->bounds[i], text->args.data[0].type))
            return FALSE;
    }
    for (guint i = 0; i < text->inits.len; i++) {
        if (!bs_resolve_operand(parser, &text->inits.data[i], text->types.data[i]))
            return FALSE;
    }
    return TRUE;
}

// Since 22 the operands come after the region, so that what is defined there is not found.
static gboolean
parse_body(BsParser *parser, const ForText *text)
{
    const gboolean last = bs_context_upstream(bs_parser_context(parser)) >= BS_UPSTREAM_22;
    return (last || resolve_operands(parser, text)) && bs_parse_region(parser, &text->args) &&
           bs_ensure_terminator(parser, "scf.yield") && (!last || resolve_operands(parser, text));
}

gboolean
bs_scf_parse_for(BsParser *parser, BsOpState *state)
{
    (void)state;
    ForText text = {0};
    gboolean ok = parse_for_header(parser, &text) && type_arguments(parser, &text);
    if (ok)
        bs_add_result_types(parser, &text.types);
    ok = ok && parse_body(parser, &text) && bs_parse_op_attr_dict(parser);
    bs_vec_free(&text.args);
    bs_vec_free(&text.inits);
    bs_vec_free(&text.types);
    return ok;
}

void
bs_scf_print_for(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"unsignedCmp", NULL};
    const BsBlock *body = bs_op_region(op, 0)->first;
    const BsRange inits = {3, op->n_operands - 3};
    const gboolean is_unsigned = bs_scf_for_is_unsigned(op);
    bs_put(printer, is_unsigned ? " unsigned " : " ");
    bs_put_value(printer, body->args[0]);
    bs_put(printer, " = ");
    bs_put_value(printer, bs_op_operand(op, 0));
    bs_put(printer, " to ");
    bs_put_value(printer, bs_op_operand(op, 1));
    bs_put(printer, " step ");
    bs_put_value(printer, bs_op_operand(op, 2));
    bs_scf_put_assignments(printer, " iter_args", body, 1, op, inits);
    if (inits.n)
        bs_scf_put_parenthesized_results(printer, op);
    bs_put(printer, " ");
    if (body->args[0]->type->kind != BS_TYPE_INDEX) {
        bs_put(printer, " : ");
        bs_put_type(printer, body->args[0]->type);
        bs_put(printer, " ");
    }
    bs_put_region(printer, bs_op_region(op, 0), FALSE, inits.n > 0);
    bs_put_attr_dict(printer, op, is_unsigned ? elided : NULL);
}

// -- scf.if -------------------------------------------------------------------------------------

static gboolean
parse_if_regions(BsParser *parser)
{
    if (!bs_parse_region(parser, NULL) || !bs_ensure_terminator(parser, "scf.yield"))
        return FALSE;
    if (bs_parse_optional_keyword(parser, "else"))
        return bs_parse_region(parser, NULL) && bs_ensure_terminator(parser, "scf.yield");
    bs_add_empty_region(parser);
    return TRUE;
}

gboolean
bs_scf_parse_if(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandName condition;
    BsTypes types = {0};
    gboolean ok = bs_parse_operand(parser, &condition) &&
                  bs_resolve_operand(parser, &condition, bs_type_i1(bs_parser_context(parser))) &&
                  bs_scf_parse_optional_arrow_types(parser, &types);
    if (ok)
        bs_add_result_types(parser, &types);
    bs_vec_free(&types);
    return ok && parse_if_regions(parser) && bs_parse_op_attr_dict(parser);
}

void
bs_scf_print_if(BsPrinter *printer, const BsOp *op)
{
    gboolean yields = op->n_results > 0;
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    if (yields)
        bs_scf_put_parenthesized_results(printer, op);
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, yields);
    if (bs_op_region(op, 1)->first) {
        bs_put(printer, " else ");
        bs_put_region(printer, bs_op_region(op, 1), FALSE, yields);
    }
    bs_put_attr_dict(printer, op, NULL);
}

// -- scf.index_switch ---------------------------------------------------------------------------

typedef BS_VEC(gint64) CaseValues;

// The cases stand before the default region, which is region 0.
static gboolean
parse_cases(BsParser *parser, CaseValues *values)
{
    while (bs_parse_optional_keyword(parser, "case")) {
        gint64 value = 0;
        if (!bs_parse_integer(parser, &value) || !bs_parse_region(parser, NULL))
            return FALSE;
        bs_vec_push(values, value);
    }
    if (!bs_parse_keyword(parser, "default") || !bs_parse_region(parser, NULL) ||
        !bs_ensure_terminator(parser, "scf.yield"))
        return FALSE;
    bs_move_last_region_first(parser);
    return TRUE;
}

gboolean
bs_scf_parse_index_switch(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsContext *context = bs_parser_context(parser);
    BsOperandName arg;
    BsTypes types = {0};
    CaseValues values = {0};
    gboolean ok = bs_parse_operand(parser, &arg) && bs_parse_checked_attr_dict(parser) &&
                  (!bs_parse_optional_token(parser, "->") || bs_parse_types(parser, &types));
    if (ok)
        bs_add_result_types(parser, &types);
    ok = ok && parse_cases(parser, &values) &&
         bs_resolve_operand(parser, &arg, bs_type_index(context));
    if (ok)
        bs_add_attr(parser, "cases", bs_attr_i64_array(context, values.len, values.data));
    bs_vec_free(&types);
    bs_vec_free(&values);
    return ok;
}

void
bs_scf_print_index_switch(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"cases", NULL};
    const BsAttr *cases = bs_op_attr(op, "cases");
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    bs_put_attr_dict(printer, op, elided);
    if (op->n_results) {
        bs_put(printer, " -> ");
        bs_put_result_types(printer, op);
    }
    bs_put(printer, " ");
    for (guint32 i = 1; i < op->n_regions; i++) {
        bs_put_newline(printer);
        bs_putf(printer, "case %" G_GINT64_FORMAT " ", (gint64)cases->dense.values[i - 1]);
        bs_put_region(printer, bs_op_region(op, i), FALSE, TRUE);
    }
    bs_put_newline(printer);
    bs_put(printer, "default ");
    const BsBlock *body = bs_op_region(op, 0)->first;
    const BsOp *yield = body ? body->last : NULL;
    bs_put_region(printer, bs_op_region(op, 0), TRUE,
                  yield && (yield->attrs || yield->n_operands || yield->n_results));
}

// -- scf.while ----------------------------------------------------------------------------------

static gboolean
parse_while_type(BsParser *parser, BsArguments *args, const BsOperandNames *inits)
{
    BsLoc loc = bs_parser_loc(parser); // of the colon, as upstream's messages
    const BsType *type = NULL;
    if (!bs_parse_colon_type(parser, &type))
        return FALSE;
    if (type->kind != BS_TYPE_FUNCTION)
        return bs_parser_error_kind(parser, loc, 1u << BS_TYPE_FUNCTION, type);
    for (guint32 i = 0; i < type->function.n_results; i++)
        bs_add_result_type(parser, type->function.results[i]);
    if (type->function.n_inputs != inits->len)
        return bs_parser_error(parser, loc,
                               "expected as many input types as operands (expected %u got %u)",
                               inits->len, type->function.n_inputs);
    for (guint i = 0; i < inits->len; i++) {
        args->data[i].type = type->function.inputs[i];
        if (!bs_resolve_operand(parser, &inits->data[i], args->data[i].type))
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_scf_parse_while(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsArguments args = {0};
    BsOperandNames inits = {0};
    BsAttrs attrs = {0};
    gboolean ok =
        (!bs_parser_at_token(parser, "(") || bs_parse_assignments(parser, &args, &inits)) &&
        parse_while_type(parser, &args, &inits) && bs_parse_region(parser, &args) &&
        bs_parse_keyword(parser, "do") && bs_parse_region(parser, NULL) &&
        bs_parse_optional_attr_dict_with_keyword(parser, &attrs);
    if (ok)
        bs_add_attrs(parser, &attrs);
    bs_vec_free(&args);
    bs_vec_free(&inits);
    bs_vec_free(&attrs);
    return ok;
}

void
bs_scf_print_while(BsPrinter *printer, const BsOp *op)
{
    bs_scf_put_assignments(printer, " ", bs_op_region(op, 0)->first, 0, op,
                           (BsRange){0, op->n_operands});
    bs_put(printer, " : ");
    bs_put_functional_type(printer, op);
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, TRUE);
    bs_put(printer, " do ");
    bs_put_region(printer, bs_op_region(op, 1), TRUE, TRUE);
    bs_put_attr_dict_with_keyword(printer, op, NULL);
}
