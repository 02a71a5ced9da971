// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom syntax of the parallel loops of scf, with their terminators.
#include "dialects/scf/scf-private.h"
#include "dialects/scf/syntax-private.h"

#include "ir/context.h"
#include "syntax/format.h"
#include "syntax/printer.h"

// -- induction variables ------------------------------------------------------------------------

// `(%a, %b)`: induction variables, all of type index.
static gboolean
parse_induction_variables(BsParser *parser, BsArguments *args)
{
    return bs_parse_arguments(parser, bs_type_index(bs_parser_context(parser)), args);
}

static void
put_args(BsPrinter *printer, const BsBlock *block, BsRange range)
{
    for (guint32 i = 0; i < range.n; i++) {
        if (i)
            bs_put(printer, ", ");
        bs_put_value(printer, block->args[range.begin + i]);
    }
}

// -- scf.parallel and its reductions ------------------------------------------------------------

// `(%a, %b)` of type index, one for each induction variable; appended to the op.
static gboolean
parse_bounds(BsParser *parser, guint32 expected)
{
    BsOperandNames names = {0};
    BsLoc loc = bs_parser_loc(parser);
    gboolean ok = bs_parse_operands(parser, "(", ")", &names);
    if (ok && names.len != expected)
        ok = bs_parser_error(parser, loc, "expected %u operands", expected);
    ok = ok && bs_resolve_operands_same(parser, &names, bs_type_index(bs_parser_context(parser)));
    bs_vec_free(&names);
    return ok;
}

static gboolean
parse_parallel_header(BsParser *parser, BsArguments *args, BsOperandNames *inits, BsTypes *types)
{
    return parse_induction_variables(parser, args) && bs_parse_token(parser, "=") &&
           parse_bounds(parser, args->len) && bs_parse_keyword(parser, "to") &&
           parse_bounds(parser, args->len) && bs_parse_keyword(parser, "step") &&
           parse_bounds(parser, args->len) &&
           (!bs_parse_optional_keyword(parser, "init") ||
            bs_parse_operands(parser, "(", ")", inits)) &&
           bs_scf_parse_optional_arrow_types(parser, types);
}

gboolean
bs_scf_parse_parallel(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsArguments args = {0};
    BsOperandNames inits = {0};
    BsTypes types = {0};
    gboolean ok = parse_parallel_header(parser, &args, &inits, &types) &&
                  bs_parse_region(parser, &args) && bs_ensure_terminator(parser, "scf.reduce") &&
                  bs_parse_op_attr_dict(parser) &&
                  bs_resolve_operands(parser, &inits, &types, bs_parser_name_loc(parser));
    if (ok) {
        gint32 n = (gint32)args.len;
        gint32 segments[] = {n, n, n, (gint32)inits.len};
        bs_add_attr(parser, "operandSegmentSizes",
                    bs_attr_i32_array(bs_parser_context(parser), 4, segments));
        bs_add_result_types(parser, &types);
    }
    bs_vec_free(&args);
    bs_vec_free(&inits);
    bs_vec_free(&types);
    return ok;
}

static void
put_group(BsPrinter *printer, const char *prefix, const BsOp *op, guint32 group)
{
    bs_put(printer, prefix);
    bs_put_operands(printer, op, bs_op_operand_group(op, group));
    bs_put(printer, ")");
}

void
bs_scf_print_parallel(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", NULL};
    const BsBlock *body = bs_op_region(op, 0)->first;
    bs_put(printer, " (");
    put_args(printer, body, (BsRange){0, body->n_args});
    bs_put(printer, ") = ");
    put_group(printer, "(", op, 0);
    put_group(printer, " to (", op, 1);
    put_group(printer, " step (", op, 2);
    if (bs_op_operand_group(op, 3).n)
        put_group(printer, " init (", op, 3);
    bs_scf_put_arrow_results(printer, op);
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, TRUE);
    bs_put_attr_dict(printer, op, elided);
}

typedef struct ReduceText {
    BsOperandNames operands;
    BsTypes types;
    BsLoc loc; // behind `(`
} ReduceText;

static gboolean
parse_reduce_operands(BsParser *parser, ReduceText *text)
{
    if (!bs_parse_optional_token(parser, "("))
        return TRUE;
    text->loc = bs_parser_loc(parser);
    return bs_parse_operands(parser, NULL, NULL, &text->operands) && bs_parse_token(parser, ":") &&
           bs_parse_types(parser, &text->types) && bs_parse_token(parser, ")");
}

static gboolean
parse_reductions(BsParser *parser)
{
    if (!bs_parser_at_token(parser, "{"))
        return TRUE;
    do {
        if (!bs_parse_region(parser, NULL))
            return FALSE;
    } while (bs_parse_optional_token(parser, ","));
    return TRUE;
}

// Operands are looked up last, so that what the regions define is not found.
gboolean
bs_scf_parse_reduce(BsParser *parser, BsOpState *state)
{
    (void)state;
    ReduceText text = {0};
    const gboolean ok = parse_reduce_operands(parser, &text) && parse_reductions(parser) &&
                        bs_parse_op_attr_dict(parser) &&
                        bs_resolve_operands(parser, &text.operands, &text.types, text.loc);
    bs_vec_free(&text.operands);
    bs_vec_free(&text.types);
    return ok;
}

// Without regions the blank that would stand before them stays.
void
bs_scf_print_reduce(BsPrinter *printer, const BsOp *op)
{
    if (op->n_operands) {
        bs_put(printer, "(");
        bs_put_operands(printer, op, (BsRange){0, op->n_operands});
        bs_put(printer, " : ");
        bs_put_operand_types(printer, op, (BsRange){0, op->n_operands});
        bs_put(printer, ")");
    }
    bs_put(printer, " ");
    for (guint32 i = 0; i < op->n_regions; i++) {
        if (i)
            bs_put(printer, ", ");
        bs_put_region(printer, bs_op_region(op, i), TRUE, TRUE);
    }
    bs_put_attr_dict(printer, op, NULL);
}

// -- scf.forall ---------------------------------------------------------------------------------

static const char *const forall_attrs[3] = {"staticLowerBound", "staticUpperBound", "staticStep"};

typedef struct ForallText {
    const BsAttr *statics[3]; // lower, upper, step
    gint32 segments[4];
    guint32 n_variables;
    BsArguments args;
    BsOperandNames outputs;
    BsTypes types;
} ForallText;

static gboolean
parse_forall_list(BsParser *parser, ForallText *text, guint32 which)
{
    BsContext *context = bs_parser_context(parser);
    BsOperandNames names = {0};
    gboolean ok = bs_parse_dynamic_index_list(parser, "(", ")", &names, &text->statics[which]) &&
                  bs_resolve_operands_same(parser, &names, bs_type_index(context));
    text->segments[which] = (gint32)names.len;
    bs_vec_free(&names);
    return ok;
}

// A normalized loop says its upper bounds only: from 0, in steps of 1.
static gboolean
parse_forall_bounds(BsParser *parser, ForallText *text)
{
    if (!bs_parse_optional_keyword(parser, "in"))
        return bs_parse_token(parser, "=") && parse_forall_list(parser, text, 0) &&
               bs_parse_keyword(parser, "to") && parse_forall_list(parser, text, 1) &&
               bs_parse_keyword(parser, "step") && parse_forall_list(parser, text, 2);
    if (!parse_forall_list(parser, text, 1))
        return FALSE;
    gint64 *values = g_new0(gint64, text->n_variables + 1);
    text->statics[0] = bs_attr_i64_array(bs_parser_context(parser), text->n_variables, values);
    for (guint32 i = 0; i < text->n_variables; i++)
        values[i] = 1;
    text->statics[2] = bs_attr_i64_array(bs_parser_context(parser), text->n_variables, values);
    g_free(values);
    return TRUE;
}

static gboolean
parse_forall_outputs(BsParser *parser, ForallText *text)
{
    BsLoc loc = bs_parser_loc(parser);
    if (!bs_parse_optional_keyword(parser, "shared_outs"))
        return TRUE;
    if (!bs_parse_assignments(parser, &text->args, &text->outputs) ||
        !bs_scf_parse_optional_arrow_types(parser, &text->types) ||
        !bs_resolve_operands(parser, &text->outputs, &text->types, loc))
        return FALSE;
    for (guint i = 0; i < text->outputs.len; i++)
        text->args.data[text->n_variables + i].type = text->types.data[i];
    text->segments[3] = (gint32)text->outputs.len;
    return TRUE;
}

gboolean
bs_scf_parse_forall(BsParser *parser, BsOpState *state)
{
    (void)state;
    ForallText text = {0};
    gboolean ok = parse_induction_variables(parser, &text.args);
    text.n_variables = text.args.len;
    ok = ok && parse_forall_bounds(parser, &text) && parse_forall_outputs(parser, &text) &&
         bs_parse_region(parser, &text.args) &&
         bs_ensure_terminator(parser, "scf.forall.in_parallel") && bs_parse_op_attr_dict(parser);
    if (ok) {
        for (guint i = 0; i < 3; i++)
            bs_add_attr(parser, forall_attrs[i], text.statics[i]);
        bs_add_attr(parser, "operandSegmentSizes",
                    bs_attr_i32_array(bs_parser_context(parser), 4, text.segments));
        bs_add_result_types(parser, &text.types);
    }
    bs_vec_free(&text.args);
    bs_vec_free(&text.outputs);
    bs_vec_free(&text.types);
    return ok;
}

// Whether each bound of the group is `value`, written as a number or as a constant.
static gboolean
is_all(const BsOp *op, guint32 which, gint64 value)
{
    const BsAttr *statics = bs_op_attr(op, forall_attrs[which]);
    BsRange dynamic = bs_op_operand_group(op, which);
    for (guint32 i = 0, next = 0; i < statics->dense.n; i++) {
        if ((gint64)statics->dense.values[i] == value)
            continue;
        if ((gint64)statics->dense.values[i] != BS_DYNAMIC || next >= dynamic.n)
            return FALSE;
        const BsAttr *constant = bs_value_constant(bs_op_operand(op, dynamic.begin + next++));
        if (!constant || constant->kind != BS_ATTR_INTEGER || constant->integer != value)
            return FALSE;
    }
    return TRUE;
}

static void
put_forall_list(BsPrinter *printer, const BsOp *op, guint32 which)
{
    const BsAttr *statics = bs_op_attr(op, forall_attrs[which]);
    guint32 next = bs_op_operand_group(op, which).begin;
    bs_put(printer, "(");
    for (guint32 i = 0; i < statics->dense.n; i++) {
        gint64 value = (gint64)statics->dense.values[i];
        if (i)
            bs_put(printer, ", ");
        if (value == BS_DYNAMIC)
            bs_put_value(printer, bs_op_operand(op, next++));
        else
            bs_putf(printer, "%" G_GINT64_FORMAT, value);
    }
    bs_put(printer, ")");
}

void
bs_scf_print_forall(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", "staticLowerBound",
                                         "staticUpperBound", "staticStep", NULL};
    const BsBlock *body = bs_op_region(op, 0)->first;
    const BsRange outputs = bs_op_operand_group(op, 3);
    guint32 rank = body->n_args - outputs.n;
    bs_put(printer, " (");
    put_args(printer, body, (BsRange){0, rank});
    if (is_all(op, 0, 0) && is_all(op, 2, 1)) {
        bs_put(printer, ") in ");
        put_forall_list(printer, op, 1);
    } else {
        bs_put(printer, ") = ");
        put_forall_list(printer, op, 0);
        bs_put(printer, " to ");
        put_forall_list(printer, op, 1);
        bs_put(printer, " step ");
        put_forall_list(printer, op, 2);
    }
    bs_scf_put_assignments(printer, " shared_outs", body, rank, op, outputs);
    if (outputs.n)
        bs_scf_put_parenthesized_results(printer, op);
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, op->n_results > 0);
    bs_put_attr_dict(printer, op, elided);
}

gboolean
bs_scf_parse_in_parallel(BsParser *parser, BsOpState *state)
{
    (void)state;
    return bs_parse_region(parser, NULL) && bs_ensure_terminator(parser, NULL) &&
           bs_parse_op_attr_dict(parser);
}

void
bs_scf_print_in_parallel(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, FALSE);
    bs_put_attr_dict(printer, op, NULL);
}
