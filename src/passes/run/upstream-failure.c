// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/upstream-failure.h"

static const char *const words[] = {
    [BS_UPSTREAM_CRASHES] = "crashes here",
    [BS_UPSTREAM_MAY_CRASH] = "may crash here",
};

void
bs_warn_upstream(BsPassContext *context, BsOp *op, BsUpstreamFailure failure, const char *why)
{
    if (context->upstream_failures &&
        !g_hash_table_add(context->upstream_failures, (gpointer)(gsize)why))
        return;
    BsDiag *diag = bs_diags_warning(context->diags, op->loc, "mlir-opt %d %s: %s",
                                    bs_context_upstream(context->ir->context), words[failure], why);
    diag->op = op;
}
