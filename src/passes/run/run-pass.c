// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One pass on one op, and the verifier behind it: what running a pipeline consists of, in whatever
// order.
#include "passes/run/pipeline-private.h"

// A pass of one kind of op in a pipeline for any.
static gboolean
check_anchor(BsPassContext *context, const BsPass *pass, const BsOp *op)
{
    if (!pass->anchor || bs_op_is(op, pass->anchor))
        return TRUE;
    const BsUpstream upstream = bs_context_upstream(context->ir->context);
    g_autoptr(GString) name = g_string_new("a pass");
    if (upstream >= BS_UPSTREAM_22) {
        g_string_assign(name, "pass '");
        bs_pass_put_class_name(pass, upstream, name);
        g_string_append_c(name, '\'');
    }
    bs_diags_op_error(context->diags, op, "trying to schedule %s on an unsupported operation",
                      name->str);
    return FALSE;
}

// What a pass on something inside of symbol tables keeps, and what it says that it keeps.
static void
check_kept(G_GNUC_UNUSED const BsPassContext *context, G_GNUC_UNUSED const BsPass *pass,
           G_GNUC_UNUSED const BsOp *op)
{
#ifdef BS_RECHECK
    if (pass->keeps & BS_KEEPS_DOMINANCE)
        g_assert(bs_dominance_is_right(context->dominance));
    if (!bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE))
        g_assert(bs_callees_are_right(context->callees));
#endif
}

gboolean
bs_run_pass(const BsRun *run, const BsPipelineItem *item, BsOp *op)
{
    BsPassContext *context = run->context;
    bs_dominance_invalidate(context->dominance, NULL);
    bs_verifier_expect(run->verifier);
    context->pass = item->pass;
    if (!check_anchor(context, item->pass, op) || !item->pass->run(context, op, item->options))
        return FALSE;
    check_kept(context, item->pass, op);
    return TRUE;
}

gboolean
bs_run_verifier(const BsRun *run, BsOp *op)
{
    return !run->options || !run->options->verify_each ||
           bs_verifier_check(run->verifier, op, run->context->diags);
}

gboolean
bs_run_verifier_on(const BsRun *run, BsOp *isolated, gboolean *flow_good)
{
    if (run->options && run->options->verify_each)
        return bs_verifier_check_isolated(run->verifier, isolated, flow_good, run->context->diags);
    *flow_good = FALSE;
    return TRUE;
}
