// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hlo-convert-ownership-type-to-llvm: indicators become pointers everywhere, so that mlir-opt can
// lower the rest of a program on to LLVM. Not a pass of MLIR-HLO's, which only offers the rule to
// larger conversions.
//
//     func.func @f(%o: !deallocation.ownership)      =>    func.func @f(%o: !llvm.ptr)
//
// It is to run behind hlo-convert-deallocation-ops-to-llvm, whose casts between the two go. What is
// left of the deallocation dialect is an error. Cost: linear in ops.
#include "dialects/deallocation/deallocation.h"
#include "ir/mutate.h"
#include "passes/rewrite/conversion.h"
#include "passes/run/passes.h"
#include "passes/signature/signature.h"
#include "support/i18n.h"
#include "support/vec.h"

#include <string.h>

typedef struct Retyping {
    BsPassContext *context;
    const BsType *pointer;
    BS_VEC(BsOp *) casts; // of a pointer to a pointer
    gboolean ok;
} Retyping;

static const BsType *
converted(const Retyping *retyping, const BsType *type)
{
    return bs_type_is_ownership(type) ? retyping->pointer : type;
}

static void
convert_value(const Retyping *retyping, BsValue *value)
{
    if (bs_type_is_ownership(value->type))
        bs_value_set_type(retyping->context->ir, value, retyping->pointer);
}

static void
convert_signature(const Retyping *retyping, BsOp *function)
{
    BsContext *context = retyping->context->ir->context;
    const BsType *type = bs_signature(function);
    const guint32 n = type->function.n_inputs, n_results = type->function.n_results;
    g_autofree const BsType **types = g_new(const BsType *, n + n_results + 1);
    for (guint32 i = 0; i < n; i++)
        types[i] = converted(retyping, type->function.inputs[i]);
    for (guint32 i = 0; i < n_results; i++)
        types[n + i] = converted(retyping, type->function.results[i]);
    const BsType *made = bs_type_function(context, n, types, n_results, types + n);
    if (made != type)
        bs_op_set_attr(retyping->context->ir, function, "function_type",
                       bs_attr_type(context, made));
}

static BsWalk
convert_op(BsOp *op, gpointer data)
{
    Retyping *retyping = data;
    for (guint32 i = 0; i < op->n_results; i++)
        convert_value(retyping, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                convert_value(retyping, block->args[i]);
        }
    }
    if (bs_op_is(op, "func.func"))
        convert_signature(retyping, op);
    if (bs_op_is(op, "builtin.unrealized_conversion_cast") && op->n_operands == 1 &&
        op->n_results == 1 && op->results[0].type == retyping->pointer)
        bs_vec_push(&retyping->casts, op);
    return BS_WALK_ON;
}

static void
erase_casts(const Retyping *retyping)
{
    BsIr *ir = retyping->context->ir;
    for (guint i = 0; i < retyping->casts.len; i++) {
        BsOp *cast = retyping->casts.data[i];
        if (bs_op_operand(cast, 0)->type != retyping->pointer)
            continue;
        bs_value_replace_all_uses(ir, bs_op_result(cast, 0), bs_op_operand(cast, 0));
        bs_op_erase(ir, cast);
    }
}

static BsWalk
find_left(BsOp *op, gpointer data)
{
    Retyping *retyping = data;
    if (!g_str_has_prefix(op->def->name, "deallocation."))
        return BS_WALK_ON;
    retyping->ok = bs_conversion_fail(retyping->context, op);
    return BS_WALK_STOP;
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    static const char pointer[] = "!llvm.ptr";
    Retyping retyping = {.context = context, .ok = TRUE};
    bs_op_walk_preorder(op, find_left, &retyping);
    if (!retyping.ok)
        return FALSE;
    retyping.pointer = bs_type_opaque(context->ir->context, pointer, strlen(pointer));
    bs_report(context->events, .kind = BS_EVENT_REPLACE, .op = op,
              .rule = N_("indicators become pointers"));
    bs_op_walk_preorder(op, convert_op, &retyping);
    erase_casts(&retyping);
    bs_vec_free(&retyping.casts);
    return TRUE;
}

const BsPass bs_pass_hlo_convert_ownership_type_to_llvm = {
    .name = "hlo-convert-ownership-type-to-llvm",
    .family = BS_FAMILY_HLO,
    .summary = N_("Makes pointers of ownership indicators, for what is lowered on to LLVM"),
    .anchor = "builtin.module",
    .run = run,
    .of_mlir_hlo = TRUE,
};
