// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// gpu.all_reduce and gpu.subgroup_reduce: one value of those of all threads of a workgroup or
// subgroup, by an operation that has a name or, of a workgroup, by a body.
#include "dialects/gpu/gpu-private.h"

#include "dialects/common/checks.h"
#include "ir/builder.h"
#include "ir/context.h"
#include "ir/enums.h"
#include "ir/mutate.h"
#include "ir/shape.h"

#include <string.h>

static const BsEnum *
operations(void)
{
    return bs_enum_find("gpu-all-reduce-op");
}

// -- syntax -------------------------------------------------------------------------------------

// `add %x uniform`, where the operation may be missing
static gboolean
parse_start(BsParser *parser, BsOperandNames *operands)
{
    BsContext *context = bs_parser_context(parser);
    const char *word;
    BsOperandName operand;
    if (bs_parser_at_keyword(parser) && bs_parse_any_keyword(parser, &word)) {
        const gint64 value = bs_enum_value(operations(), word, strlen(word));
        if (value < 0)
            return bs_parser_error(parser, bs_parser_loc(parser), "invalid op kind");
        bs_add_attr(parser, "op", bs_enum_attr(context, operations(), value));
    }
    if (!bs_parse_operand(parser, &operand))
        return FALSE;
    bs_vec_push(operands, operand);
    if (bs_parse_optional_keyword(parser, "uniform"))
        bs_add_attr(parser, "uniform", bs_attr_unit(context));
    return TRUE;
}

// `: (T) -> T`
static gboolean
parse_types(BsParser *parser, const BsOperandNames *operands)
{
    const BsType *type;
    BsTypes inputs = {0};
    if (!bs_parse_token(parser, ":") || !bs_parse_function_type(parser, &type))
        return FALSE;
    for (guint32 i = 0; i < type->function.n_inputs; i++)
        bs_vec_push(&inputs, type->function.inputs[i]);
    for (guint32 i = 0; i < type->function.n_results; i++)
        bs_add_result_type(parser, type->function.results[i]);
    const gboolean ok = bs_resolve_operands(parser, operands, &inputs, bs_parser_name_loc(parser));
    bs_vec_free(&inputs);
    return ok;
}

static gboolean
parse_number(BsParser *parser, const char *keyword, const char *attr)
{
    BsContext *context = bs_parser_context(parser);
    gint64 number;
    if (!bs_parse_keyword(parser, keyword) || !bs_parse_token(parser, "=") ||
        !bs_parse_integer(parser, &number))
        return FALSE;
    bs_add_attr(parser, attr,
                bs_attr_integer(context, bs_type_integer(context, 32, BS_SIGNLESS), number));
    return TRUE;
}

// `cluster(size = 4, stride = 2)`, if there; since 22
static gboolean
parse_cluster(BsParser *parser)
{
    if (bs_context_upstream(bs_parser_context(parser)) < BS_UPSTREAM_22 ||
        !bs_parse_optional_keyword(parser, "cluster"))
        return TRUE;
    return bs_parse_token(parser, "(") && parse_number(parser, "size", "cluster_size") &&
           (!bs_parse_optional_token(parser, ",") ||
            parse_number(parser, "stride", "cluster_stride")) &&
           bs_parse_token(parser, ")");
}

gboolean
bs_gpu_parse_reduce(BsParser *parser, BsOpState *state)
{
    BsOperandNames operands = {0};
    const gboolean has_body = state->def->n_regions > 0;
    const gboolean ok = parse_start(parser, &operands) &&
                        (has_body ? bs_parse_region(parser, NULL) : parse_cluster(parser)) &&
                        bs_parse_checked_attr_dict(parser) && parse_types(parser, &operands);
    bs_vec_free(&operands);
    return ok;
}

static gint64
number_of(const BsOp *op, const char *name)
{
    const BsAttr *attr = bs_op_attr(op, name);
    return attr ? attr->integer : 1;
}

static void
put_cluster(BsPrinter *printer, const BsOp *op)
{
    bs_putf(printer, " cluster(size = %" G_GINT64_FORMAT, number_of(op, "cluster_size"));
    if (number_of(op, "cluster_stride") != 1)
        bs_putf(printer, ", stride = %" G_GINT64_FORMAT, number_of(op, "cluster_stride"));
    bs_put(printer, ")");
}

void
bs_gpu_print_reduce(BsPrinter *printer, const BsOp *op)
{
    static const char *const body_elided[] = {"op", "uniform", NULL};
    static const char *const elided[] = {"op", "uniform", "cluster_size", "cluster_stride", NULL};
    const gint64 operation = bs_enum_attr_value(operations(), bs_op_attr(op, "op"));
    const gboolean has_body = op->n_regions > 0,
                   has_cluster = bs_op_upstream(op) >= BS_UPSTREAM_22 && !has_body;
    bs_put(printer, "  "); // upstream writes two
    if (operation >= 0)
        bs_putf(printer, "%s ", operations()->keywords[operation]);
    bs_put_value(printer, bs_op_operand(op, 0));
    if (bs_op_attr(op, "uniform"))
        bs_put(printer, " uniform");
    if (has_body) {
        bs_put(printer, " ");
        bs_put_region(printer, bs_op_region(op, 0), TRUE, TRUE);
    } else if (has_cluster && bs_op_attr(op, "cluster_size")) {
        put_cluster(printer, op);
    }
    bs_put_attr_dict(printer, op, has_cluster ? elided : body_elided);
    bs_put(printer, " : ");
    bs_put_functional_type(printer, op);
}

// -- rules --------------------------------------------------------------------------------------

// Whether the operation is one for such numbers: add and mul are for all.
static gboolean
takes(const char *operation, const BsType *element)
{
    static const char *const of_floats[] = {"minnumf", "maxnumf", "minimumf", "maximumf", NULL};
    if (!strcmp(operation, "add") || !strcmp(operation, "mul"))
        return TRUE;
    return g_strv_contains(of_floats, operation) == (element->kind == BS_TYPE_FLOAT);
}

static gboolean
check_operation(const BsOp *op, BsDiags *diags)
{
    const BsType *type = op->results[0].type;
    const char *operation =
        operations()->keywords[bs_enum_attr_value(operations(), bs_op_attr(op, "op"))];
    if (takes(operation, bs_type_element(type)))
        return TRUE;
    g_autofree char *format =
        g_strdup_printf("`%s` reduction operation is not compatible with type %%s", operation);
    return bs_fail_types_here(op, diags, format, type, NULL);
}

// What is wrong with the blocks of the body, or NULL.
static const char *
wrong_yield(const BsOp *op)
{
    guint32 n = 0;
    bs_region_for_each (bs_op_region(op, 0), block) {
        const BsOp *last = block->last;
        if (!last || !bs_op_is(last, "gpu.yield"))
            continue;
        if (last->n_operands != 1)
            return "expected one gpu.yield operand";
        if (bs_op_operand(last, 0)->type != op->results[0].type)
            return "incorrect gpu.yield type";
        n++;
    }
    return n ? NULL : "expected gpu.yield op in region";
}

gboolean
bs_gpu_verify_all_reduce_regions(const BsOp *op, BsDiags *diags)
{
    const BsBlock *entry = bs_op_region(op, 0)->first;
    if (!entry == !bs_op_attr(op, "op"))
        return bs_fail_here(op, diags, "expected either an op attribute or a non-empty body");
    if (!entry)
        return check_operation(op, diags);
    if (entry->n_args != 2)
        return bs_fail_here(op, diags, "expected two region arguments");
    for (guint32 i = 0; i < 2; i++) {
        if (entry->args[i]->type != op->results[0].type)
            return bs_fail_here(op, diags, "incorrect region argument type");
    }
    const char *wrong = wrong_yield(op);
    return !wrong || bs_fail_here(op, diags, wrong);
}

static gboolean
check_power(const BsOp *op, BsDiags *diags, const char *attr, const char *what)
{
    const guint32 number = (guint32)number_of(op, attr);
    if (number && !(number & (number - 1)))
        return TRUE;
    bs_diags_op_error(diags, op, "%s %u is not a power of two", what, number);
    return FALSE;
}

gboolean
bs_gpu_verify_subgroup_reduce(const BsOp *op, BsDiags *diags)
{
    const BsType *type = op->results[0].type;
    const gboolean since_22 = bs_op_upstream(op) >= BS_UPSTREAM_22;
    if (type->kind == BS_TYPE_VECTOR && type->shaped.layout && !since_22)
        return bs_fail(op, diags, "is not compatible with scalable vector types");
    if (!check_operation(op, diags))
        return FALSE;
    if (!since_22)
        return TRUE;
    if (number_of(op, "cluster_stride") != 1 && !bs_op_attr(op, "cluster_size"))
        return bs_fail(op, diags,
                       "cluster stride can only be specified if cluster size is specified");
    return check_power(op, diags, "cluster_size", "cluster size") &&
           check_power(op, diags, "cluster_stride", "cluster stride");
}

// -- folding ------------------------------------------------------------------------------------

// In the first block of a launch all threads come by.
BsFold
bs_fold_gpu_reduce(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                   G_GNUC_UNUSED BsFoldResult *results)
{
    const BsBlock *block = bs_op_block(op);
    const BsOp *launch = block ? bs_block_parent_op(block) : NULL;
    if (bs_op_attr(op, "uniform") || !launch || !bs_op_is(launch, "gpu.launch") ||
        block != bs_op_region(launch, 0)->first)
        return BS_FOLD_NONE;
    bs_op_set_attr(builder->ir, op, "uniform", bs_attr_unit(builder->ir->context));
    return BS_FOLD_IN_PLACE;
}
