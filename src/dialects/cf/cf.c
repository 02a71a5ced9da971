// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cf dialect: branches between blocks, and assertions.
#include "dialects/cf/cf-private.h"

#include "dialects/common/checks.h"
#include "dialects/dialects.h"
#include "ir/context.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

// -- branches -----------------------------------------------------------------------------------

static BsRange
br_operands(const BsOp *op, guint32 successor)
{
    (void)successor;
    return (BsRange){0, op->n_operands};
}

static BsRange
cond_br_operands(const BsOp *op, guint32 successor)
{
    return bs_op_operand_group(op, 1 + successor);
}

// -- cf.switch ----------------------------------------------------------------------------------

// The operands of the cases are one group, divided by `case_operand_segments`.
static BsRange
switch_operands(const BsOp *op, guint32 successor)
{
    if (successor == 0)
        return bs_op_operand_group(op, 1);
    BsRange all = bs_op_operand_group(op, 2);
    const BsAttr *sizes = bs_op_attr(op, "case_operand_segments");
    if (!sizes || sizes->kind != BS_ATTR_DENSE_ARRAY || successor > sizes->dense.n)
        return (BsRange){all.begin, 0};
    guint32 begin = all.begin;
    for (guint32 i = 0; i + 1 < successor; i++)
        begin += (guint32)sizes->dense.values[i];
    return (BsRange){begin, (guint32)sizes->dense.values[successor - 1]};
}

// VariadicOfVariadic: the operands of the cases are cut up by an attribute.
static gboolean
check_case_segments(const BsOp *op, BsDiags *diags)
{
    const BsAttr *sizes = bs_op_attr(op, "case_operand_segments");
    const guint32 n = bs_op_operand_group(op, 2).n;
    gint64 total = 0;
    for (guint32 i = 0; i < sizes->dense.n; i++) {
        if ((gint64)sizes->dense.values[i] < 0)
            return bs_fail(op, diags,
                           "'case_operand_segments' attribute cannot have negative elements");
        total += (gint64)sizes->dense.values[i];
    }
    if (total == n)
        return TRUE;
    bs_diags_op_error(diags, op,
                      "caseOperands count (%u) does not match with the total size "
                      "(%" G_GINT64_FORMAT ") specified in attribute 'case_operand_segments'",
                      n, total);
    return FALSE;
}

static gboolean
verify_switch(const BsOp *op, BsDiags *diags)
{
    const BsAttr *values = bs_op_attr(op, "case_values");
    guint32 n_cases = op->n_successors - 1;
    if (!check_case_segments(op, diags) || !bs_check_branch(op, diags))
        return FALSE;
    if (!values && n_cases == 0)
        return TRUE;
    const BsType *flag = bs_op_operand(op, 0)->type;
    const BsType *element = values ? bs_type_element(values->type) : NULL;
    if (values && element != flag)
        return bs_fail_types(op, diags, "'flag' type (%s) should match case value type (%s)", flag,
                             element);
    gint64 n_values = values ? bs_type_n_elements(values->type) : 0;
    if (n_values == n_cases)
        return TRUE;
    bs_diags_op_error(diags, op,
                      "number of case values (%" G_GINT64_FORMAT
                      ") should match number of case destinations (%u)",
                      n_values, n_cases);
    return FALSE;
}

typedef struct SwitchText {
    BS_VEC(guint64) values;
    BS_VEC(gint32) sizes; // operands of each case
    // of the default, and of all cases
    BsOperandNames default_operands, operands;
    BsTypes default_types, types;
} SwitchText;

static gboolean
parse_switch_cases(BsParser *parser, SwitchText *text)
{
    if (!bs_parse_keyword(parser, "default") || !bs_parse_token(parser, ":") ||
        !bs_parse_successor_and_operands(parser, &text->default_operands, &text->default_types))
        return FALSE;
    while (bs_parse_optional_token(parser, ",")) {
        gint64 value = 0;
        const guint n_before = text->operands.len;
        if (!bs_parse_integer(parser, &value) || !bs_parse_token(parser, ":") ||
            !bs_parse_successor_and_operands(parser, &text->operands, &text->types))
            return FALSE;
        bs_vec_push(&text->values, (guint64)value);
        bs_vec_push(&text->sizes, (gint32)(text->operands.len - n_before));
    }
    return TRUE;
}

static void
add_switch_attrs(BsParser *parser, const BsType *flag, SwitchText *text)
{
    BsContext *context = bs_parser_context(parser);
    gint64 n_values = text->values.len;
    gint32 n_case_operands = 0;
    for (guint i = 0; i < text->sizes.len; i++)
        n_case_operands += text->sizes.data[i];
    if (n_values > 0) {
        // The values as the flag's type holds them.
        for (guint i = 0; i < text->values.len; i++)
            text->values.data[i] =
                (guint64)bs_attr_integer(context, flag, (gint64)text->values.data[i])->integer;
        const BsType *type = bs_type_vector(context, 1, &n_values, flag);
        bs_add_attr(parser, "case_values",
                    bs_attr_dense(context, type, text->values.len, text->values.data, FALSE));
    }
    bs_add_attr(parser, "case_operand_segments",
                bs_attr_i32_array(context, text->sizes.len, text->sizes.data));
    gint32 segments[] = {1, (gint32)text->default_operands.len, n_case_operands};
    bs_add_attr(parser, "operandSegmentSizes", bs_attr_i32_array(context, 3, segments));
}

static gboolean
parse_switch(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandName flag;
    const BsType *type = NULL;
    if (!bs_parse_operand(parser, &flag) || !bs_parse_token(parser, ":"))
        return FALSE;
    if (!bs_parse_type_of(parser, 1u << BS_TYPE_INTEGER, &type))
        return FALSE;
    if (!bs_parse_token(parser, ",") || !bs_parse_token(parser, "["))
        return FALSE;
    SwitchText text = {0};
    const BsLoc loc = bs_parser_loc(parser);
    gboolean ok = parse_switch_cases(parser, &text) && bs_parse_token(parser, "]") &&
                  bs_parse_checked_attr_dict(parser) && bs_resolve_operand(parser, &flag, type) &&
                  bs_resolve_operands(parser, &text.default_operands, &text.default_types, loc) &&
                  bs_resolve_operands(parser, &text.operands, &text.types, loc);
    if (ok)
        add_switch_attrs(parser, type, &text);
    bs_vec_free(&text.values);
    bs_vec_free(&text.sizes);
    bs_vec_free(&text.default_operands);
    bs_vec_free(&text.operands);
    bs_vec_free(&text.default_types);
    bs_vec_free(&text.types);
    return ok;
}

// A case value as upstream prints it: without sign, in the flag's width.
static guint64
unsigned_case_value(const BsAttr *values, guint32 i)
{
    guint64 value = values->dense.values[values->dense.splat ? 0 : i];
    guint32 width = bs_type_element(values->type)->integer.width;
    return width < 64 ? value & (((guint64)1 << width) - 1) : value;
}

static void
print_switch(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", "case_operand_segments",
                                         "case_values", NULL};
    const BsAttr *values = bs_op_attr(op, "case_values");
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    bs_put(printer, " : ");
    bs_put_type(printer, bs_op_operand(op, 0)->type);
    bs_put(printer, ", [");
    bs_put_newline(printer);
    bs_put(printer, "  default: ");
    bs_put_successor_and_operands(printer, op, 0);
    for (guint32 i = 1; values && i < op->n_successors; i++) {
        bs_put(printer, ",");
        bs_put_newline(printer);
        bs_putf(printer, "  %" G_GUINT64_FORMAT ": ", unsigned_case_value(values, i - 1));
        bs_put_successor_and_operands(printer, op, i);
    }
    if (values)
        bs_put_newline(printer);
    bs_put(printer, "]");
    bs_put_attr_dict(printer, op, elided);
}

// -- the table ----------------------------------------------------------------------------------

static const BsEffectSpec assert_effects[] = {
    {BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_NOTHING, 0}};

// WeightedBranchOpInterface, since 22: how often which of its blocks is branched to.
static gboolean
verify_weighted_branch(const BsOp *op, BsDiags *diags)
{
    const BsAttr *weights = bs_op_attr(op, "branch_weights");
    if (!bs_check_branch(op, diags))
        return FALSE;
    if (!weights || weights->dense.n == 0)
        return TRUE;
    if (weights->dense.n != op->n_successors) {
        bs_diags_error_at_op(diags, op,
                             "expects number of branch weights to match number of successors: "
                             "%u vs %u",
                             weights->dense.n, op->n_successors);
        return FALSE;
    }
    for (guint32 i = 0; i < weights->dense.n; i++) {
        if (weights->dense.values[i] != 0)
            return TRUE;
    }
    bs_diags_error_at_op(diags, op, "branch weights cannot all be zero");
    return FALSE;
}

#define COND_BR                                                                                   \
    .name = "cf.cond_br", .does = BS_DOES_BRANCH_IF, .summary = "branch to one of two blocks",    \
    .operands = "condition:i1, trueDestOperands:any*, falseDestOperands:any*", .n_successors = 2, \
    .branch = TRUE, .successor_operands = cond_br_operands, .patterns = bs_patterns_cf_cond_br,   \
    .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_OPERAND_SEGMENTS,                    \
    .decides = BS_DECIDES_IF
#define COND_BR_TARGETS                                                           \
    "successor(0) (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` " \
    "successor(1) (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict"

// clang-format off
static const BsOpDef ops[] = {
    { .name = "cf.assert", .does = BS_DOES_ASSERT, .summary = "stops the program when a condition is false",
      .operands = "arg:i1", .attrs = "msg:string", .format = "$arg `,` $msg attr-dict",
      .effects = assert_effects, .n_effects = 1, .has_effects = TRUE,
      .decides = BS_DECIDES_TO_END, .patterns = bs_patterns_cf_assert },
    { .name = "cf.br", .does = BS_DOES_BRANCH, .summary = "branch to a block",
      .operands = "destOperands:any*", .n_successors = 1,
      .format = "successor(0) (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR, .branch = TRUE, .successor_operands = br_operands,
      .verify = bs_check_branch,
      .patterns = bs_patterns_cf_br },
    { COND_BR, .format = "$condition `,` " COND_BR_TARGETS, .verify = bs_check_branch, .releases = BS_UNTIL_19 },
    { COND_BR, .attrs = "branch_weights:i32-array?", .format = "$condition (`weights` `(` $branch_weights^ `)`)? `,` " COND_BR_TARGETS,
      .verify = verify_weighted_branch, .releases = BS_SINCE_22 },
    { .name = "cf.switch", .does = BS_DOES_SWITCH, .summary = "branch to the block of a case",
      .operands = "flag:integer, defaultOperands:any*, caseOperands:any*",
      .attrs = "case_values:int-elements?, case_operand_segments:i32-array", .n_successors = BS_SOME,
      .parse = parse_switch, .print = print_switch, .verify = verify_switch,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_OPERAND_SEGMENTS,
      .branch = TRUE, .decides = BS_DECIDES_CASE, .successor_operands = switch_operands, .patterns = bs_patterns_cf_switch },
};
// clang-format on

const BsDialect bs_dialect_cf = {.name = "cf", .ops = ops, .n_ops = G_N_ELEMENTS(ops)};
