// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/reduce/reduce-private.h"

const BsType *
bs_work_function_type(const BsOp *function)
{
    const BsAttr *attr = bs_op_attr(function, "function_type");
    return attr && attr->kind == BS_ATTR_TYPE && attr->type->kind == BS_TYPE_FUNCTION ? attr->type
                                                                                      : NULL;
}

void
bs_work_retype(BsWork *work, BsOp *function, guint32 n_results, const BsType *const *results)
{
    const BsBlock *entry = bs_op_region(function, 0)->first;
    const BsType *before = bs_work_function_type(function);
    g_autofree const BsType **inputs = g_new(const BsType *, entry->n_args + 1);
    for (guint32 i = 0; i < entry->n_args; i++)
        inputs[i] = entry->args[i]->type;
    const BsType *type =
        bs_type_function(work->ir->context, entry->n_args, inputs, n_results, results);
    bs_op_set_attr(work->ir, function, "function_type", bs_attr_type(work->ir->context, type));
    if (before->function.n_inputs != entry->n_args)
        bs_op_set_attr(work->ir, function, "arg_attrs", NULL);
    if (before->function.n_results != n_results)
        bs_op_set_attr(work->ir, function, "res_attrs", NULL);
}

// -- values that are there ------------------------------------------------------------------------

static BsValue *
arg_of_type(const BsBlock *block, const BsType *type)
{
    for (guint32 i = 0; i < block->n_args; i++) {
        if (block->args[i]->type == type)
            return block->args[i];
    }
    return NULL;
}

static BsValue *
result_of_type(BsOp *op, const BsType *type)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (op->results[i].type == type)
            return bs_op_result(op, i);
    }
    return NULL;
}

// The nearest before `at`, in its block or in one around it.
static BsValue *
find_near(const BsType *type, BsOp *at, const BsOp * not )
{
    enum { AS_FAR_AS = 256 };
    guint n = 0;
    for (BsOp *here = at; here && !bs_op_has_trait(here, BS_TRAIT_ISOLATED);
         here = bs_op_parent(here)) {
        const BsBlock *block = bs_op_block(here);
        for (BsOp *op = bs_op_prev(here); op && n++ < AS_FAR_AS; op = bs_op_prev(op)) {
            BsValue *value = op == not ? NULL : result_of_type(op, type);
            if (value)
                return value;
        }
        BsValue *arg = block ? arg_of_type(block, type) : NULL;
        if (arg)
            return arg;
    }
    const BsOp *function = bs_op_function(at);
    const BsBlock *entry = function && function != at ? bs_op_region(function, 0)->first : NULL;
    return entry ? arg_of_type(entry, type) : NULL;
}

// -- values that are made -------------------------------------------------------------------------

static BsValue *
add_argument(BsWork *work, const BsType *type, const BsOp *at)
{
    BsOp *function = bs_op_function(at);
    const BsType *of = function && function != at ? bs_work_function_type(function) : NULL;
    if (!of || bs_work_is_named(work, bs_function_name(function)))
        return NULL;
    BsBlock *entry = bs_op_region(function, 0)->first;
    BsValue *arg = bs_block_add_arg(work->ir, entry, type, (BsLoc){0});
    bs_work_retype(work, function, of->function.n_results, of->function.results);
    return arg;
}

static BsValue *
add_constant(BsWork *work, const BsType *type, const BsOp *at, const BsOp * not )
{
    BsOp *function = bs_op_function(at);
    const BsAttr *zero = type->kind == BS_TYPE_FLOAT ? bs_attr_float(work->ir->context, type, 0)
                         : bs_type_is_signless_integer_or_index(type)
                             ? bs_attr_integer(work->ir->context, type, 0)
                             : NULL;
    if (!zero || !function || function == at || (not &&bs_op_constant(not ))) // or it never ends
        return NULL;
    BsBuilder builder;
    bs_builder_init(&builder, work->ir);
    bs_builder_set_start(&builder, bs_op_region(function, 0)->first);
    return bs_builder_constant(&builder, (BsLoc){0}, zero);
}

BsValue *
bs_work_stand_in(BsWork *work, const BsType *type, BsOp *at, const BsOp * not )
{
    BsValue *value = work->way ? find_near(type, at, not ) : add_argument(work, type, at);
    if (!value)
        value = work->way ? add_argument(work, type, at) : find_near(type, at, not );
    return value ? value : add_constant(work, type, at, not );
}

// What the op was given of that type: of several for several results the first for the first.
static BsValue *
own_operand(const BsOp *op, guint32 result)
{
    const BsType *type = op->results[result].type;
    guint32 skipped = 0;
    for (guint32 i = 0; i < result; i++)
        skipped += op->results[i].type == type;
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_op_operand(op, i)->type == type && !skipped--)
            return bs_op_operand(op, i);
    }
    return NULL;
}

gboolean
bs_work_replace(BsWork *work, BsOp *op, BsValue *const *values)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *result = bs_op_result(op, i);
        if (!bs_value_uses(result))
            continue;
        BsValue *by = values ? values[i] : NULL;
        if (!by && work->way == BS_WAY_OPERANDS)
            by = own_operand(op, i);
        if (!by || by->type != result->type || by == result)
            by = bs_work_stand_in(work, result->type, op, op);
        if (!by)
            return FALSE;
        bs_value_replace_all_uses(work->ir, result, by);
    }
    bs_op_erase(work->ir, op);
    return TRUE;
}
