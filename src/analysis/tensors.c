// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/tensors.h"

static BsWalk
stop_at_tensor(BsOp *op, G_GNUC_UNUSED gpointer data)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_type_is_tensor(bs_op_result(op, i)->type))
            return BS_WALK_STOP;
    }
    for (guint32 r = 0; r < op->n_regions; r++) {
        const BsBlock *entry = bs_op_region(op, r)->first;
        for (guint32 i = 0; entry && i < entry->n_args; i++) {
            if (bs_type_is_tensor(entry->args[i]->type))
                return BS_WALK_STOP;
        }
    }
    return BS_WALK_ON;
}

gboolean
bs_op_computes_with_tensors(BsOp *op)
{
    return !bs_op_walk_preorder(op, stop_at_tensor, NULL);
}
