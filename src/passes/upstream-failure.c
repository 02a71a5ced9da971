// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/upstream-failure.h"

static const char *const words[] = {
    [BS_UPSTREAM_CRASHES] = "crashes here",
    [BS_UPSTREAM_MAY_CRASH] = "crashes here, or refuses what it writes",
};

// A warning that was given.
typedef struct Given {
    const BsPipelineItem *item; // whose pass gave it
    const char *why;
} Given;

static guint
given_hash(gconstpointer data)
{
    const Given *given = data;
    return g_direct_hash(given->item) ^ g_str_hash(given->why);
}

static gboolean
given_equal(gconstpointer a, gconstpointer b)
{
    const Given *left = a, *right = b;
    return left->item == right->item && g_str_equal(left->why, right->why);
}

GHashTable *
bs_upstream_failures_new(void)
{
    return g_hash_table_new_full(given_hash, given_equal, g_free, NULL);
}

void
bs_warn_upstream(BsPassContext *context, BsOp *op, BsUpstreamFailure failure, const char *why)
{
    const Given given = {context->item, why};
    if (context->upstream_failures && g_hash_table_contains(context->upstream_failures, &given))
        return;
    if (context->upstream_failures)
        g_hash_table_add(context->upstream_failures, g_memdup2(&given, sizeof given));
    BsDiag *diag = bs_diags_warning(context->diags, op->loc, "mlir-opt %d %s: %s",
                                    bs_context_upstream(context->ir->context), words[failure], why);
    diag->op = op;
}
