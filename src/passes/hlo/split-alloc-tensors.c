// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hlo-split-alloc-tensors: an empty tensor of its own for each use, so that bufferization need not
// tell apart what shares one (tensorflow/mlir-hlo, deallocation/transforms/split_alloc_tensors.cc).
//
//     %t = bufferization.alloc_tensor()      %t = bufferization.alloc_tensor()
//     "a"(%t)                            =>  "a"(%t)
//     "b"(%t)                                %u = bufferization.alloc_tensor()
//                                            "b"(%u)
//
// Each operand gets a clone in front of the op, the first one, too; what has no use left goes.
// Cost: linear in ops and operands. Of a function of several blocks only the first is looked at.
#include "ir/clone.h"
#include "passes/run/passes.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

#include <gio/gio.h>

// The op that an operand is, when it is to be split.
static BsOp *
alloc_tensor(const BsOp *op, guint32 i)
{
    BsOp *made = bs_value_op(bs_op_operand(op, i));
    return made && bs_op_is(made, "bufferization.alloc_tensor") ? made : NULL;
}

static void
split_operands(BsPassContext *context, BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsOp *shared = alloc_tensor(op, i);
        if (!shared)
            continue;
        bs_report(context->events, .kind = BS_EVENT_CLONE, .op = op, .block = bs_op_block(op),
                  .value = bs_op_operand(op, i), .rule = bs_rule_tensor_for_each_use);
        BsBuilder builder;
        bs_builder_init(&builder, context->ir);
        bs_builder_set_before(&builder, op);
        BsCloning cloning;
        bs_cloning_init(&cloning);
        BsOp *own = bs_clone_op(&builder, &cloning, shared);
        bs_cloning_clear(&cloning);
        bs_op_set_operand(context->ir, op, i, bs_op_result(own, 0));
    }
}

static void
erase_unused(BsPassContext *context, BsBlock *block)
{
    for (BsOp *op = block->first, *next; op; op = next) {
        next = bs_op_next(op);
        if (!bs_op_is(op, "bufferization.alloc_tensor") || !bs_op_is_unused(op))
            continue;
        bs_report(context->events, .kind = BS_EVENT_DEAD, .op = op, .block = block,
                  .rule = N_("each use has its own"));
        bs_op_erase(context->ir, op);
    }
}

static gboolean
split_block(BsPassContext *context, BsBlock *block)
{
    for (BsOp *op = block->first; op; op = bs_op_next(op)) {
        split_operands(context, op);
        for (guint32 r = 0; r < op->n_regions; r++) {
            bs_region_for_each (bs_op_region(op, r), nested)
                if (!split_block(context, nested))
                    return FALSE;
        }
    }
    erase_unused(context, block);
    return !g_cancellable_is_cancelled(context->cancellable);
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    BsBlock *entry = bs_op_region(op, 0)->first;
    return !entry || !bs_ir_may_have(context->ir, "bufferization.alloc_tensor") ||
           split_block(context, entry);
}

const BsPass bs_pass_hlo_split_alloc_tensors = {
    .name = "hlo-split-alloc-tensors",
    .family = BS_FAMILY_HLO,
    .summary = N_("Makes an empty tensor for each use of one"),
    .run = run,
    .anchor = "func.func",
    .works_by_function = bs_always_by_function,
    .of_mlir_hlo = TRUE,
};
