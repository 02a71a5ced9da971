// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops with regions between which control flows as is known: loops and ifs. Indicators go in with
// memrefs and come out with them; what only one branch of an if frees, the other must hand on.
#include "dialects/deallocation/deallocation.h"
#include "passes/hlo/deallocate-private.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

enum { MAX_REGIONS = 2 };

typedef struct Branch {
    BsHloDeallocate *pass;
    BsHloFrame *frame; // the block that the op is in
    BsOp *op;
    BsHloValues acquired[MAX_REGIONS], released[MAX_REGIONS];
    guint32 n_operands; // before there were indicators
    BsHloValues handed; // indicators of these
    BsHloValues passed; // those of them that are not null: released by the op
    BsValue *null;      // that all others share, or NULL
    guint32 pending;    // of the pass, when it came to the op
} Branch;

// -- the regions ---------------------------------------------------------------------------------

static gboolean
work_on_region(Branch *branch, guint32 r)
{
    BsHloDeallocate *pass = branch->pass;
    BsBlock *block = bs_op_region(branch->op, r)->first;
    if (!block)
        return TRUE;
    if (!bs_hlo_deallocate_block(pass, block, TRUE, &branch->acquired[r], &branch->released[r]))
        return FALSE;
    if (!branch->released[r].len || bs_op_is(branch->op, "scf.if"))
        return TRUE;
    return bs_hlo_refuse(pass, branch->op, BS_HLO_RULE_LOOP_CAPTURE);
}

// -- implicit capture ----------------------------------------------------------------------------

// The branch `r` does not free the buffer, so it must hand it on: its indicator goes along with the
// first memref whose indicator it is.
static gboolean
fix_side(Branch *branch, guint32 r, BsValue *indicator)
{
    BsHloDeallocate *pass = branch->pass;
    BsBlock *block = bs_op_region(branch->op, r)->first;
    if (!block)
        return bs_hlo_refuse(pass, branch->op, BS_HLO_RULE_NO_ELSE);
    guint32 k = 0;
    for (guint32 i = 0; i < block->last->n_operands; i++) {
        BsValue *operand = bs_op_operand(block->last, i);
        if (!bs_type_is_memref(operand->type))
            continue;
        if (bs_hlo_find_indicator(pass, operand) == indicator) {
            bs_hlo_add_item(pass, BS_ROLE_FORWARDED, operand, NULL, NULL);
            bs_hlo_report(pass, .kind = BS_EVENT_CAPTURE, .op = branch->op, .block = block,
                          .value = indicator,
                          .rule =
                              r ? N_("freed in the then branch") : N_("freed in the else branch"),
                          .n_items = pass->items.len, .items = pass->items.data);
            bs_vec_clear(&pass->items);
            branch->acquired[r].data[k] = indicator;
            return TRUE;
        }
        k++;
    }
    return bs_hlo_refuse(pass, branch->op, BS_HLO_RULE_NOT_YIELDED);
}

// Fixes the side `r` for what only the other one has released; both lists are sorted.
static gboolean
fix_missing(Branch *branch, guint32 r)
{
    const BsHloValues *here = &branch->released[r], *there = &branch->released[1 - r];
    guint j = 0;
    for (guint i = 0; i < there->len; i++) {
        while (j < here->len && bs_hlo_compare(here->data[j], there->data[i]) < 0)
            j++;
        const gboolean both = j < here->len && here->data[j] == there->data[i];
        if (!both && !fix_side(branch, r, there->data[i]))
            return FALSE;
    }
    return TRUE;
}

static gboolean
capture(Branch *branch, BsHloValues *released)
{
    if (!branch->released[0].len && !branch->released[1].len)
        return TRUE;
    if (!fix_missing(branch, 1) || !fix_missing(branch, 0))
        return FALSE;
    for (guint32 r = 0; r < MAX_REGIONS; r++) {
        for (guint i = 0; i < branch->released[r].len; i++) {
            BsValue *indicator = branch->released[r].data[i];
            BsHloIndicator *known = bs_hlo_indicator(branch->pass, indicator);
            if (known->taken_by != branch->op)
                bs_vec_push(released, indicator);
            known->taken_by = branch->op;
        }
    }
    return TRUE;
}

// -- operands ------------------------------------------------------------------------------------

// Whether the indicator of an operand goes in with it, and what is to be said of that.
static gboolean
is_passed(Branch *branch, BsValue *memref, BsValue *indicator, const char **rule, BsOp **user)
{
    BsHloDeallocate *pass = branch->pass;
    *user = NULL;
    if (!indicator) {
        *rule = N_("it has no indicator");
        return FALSE;
    }
    const BsHloIndicator *known = bs_hlo_indicator(pass, indicator);
    if (known->taken_by == branch->op) {
        *rule = N_("it goes in with another operand already");
        return FALSE;
    }
    if (known->owner != branch->frame->block) {
        *rule = N_("this block does not own it");
        return FALSE;
    }
    *user = bs_hlo_touched_behind(pass->touches, memref, branch->op);
    *rule = *user ? N_("the buffer is used later") : N_("this is the last use of the buffer");
    return *user == NULL;
}

static BsValue *
shared_null(Branch *branch)
{
    if (!branch->null || branch->pass->placement == BS_HLO_LAST_USE) {
        BsBuilder builder;
        bs_builder_init(&builder, branch->pass->ir);
        bs_builder_set_before(&builder, branch->op);
        branch->null = bs_null_build(&builder, branch->op->loc);
    }
    return branch->null;
}

static void
hand_in(Branch *branch, BsValue *memref)
{
    BsHloDeallocate *pass = branch->pass;
    BsValue *indicator = bs_hlo_find_indicator(pass, memref);
    const char *rule;
    BsOp *user;
    const gboolean passed = is_passed(branch, memref, indicator, &rule, &user);
    if (indicator)
        bs_hlo_add_item(pass, BS_ROLE_RELATED, indicator, NULL, NULL);
    if (user)
        bs_hlo_add_item(pass, BS_ROLE_LAST_USE, NULL, NULL, user);
    if (!passed && branch->null && pass->placement != BS_HLO_LAST_USE)
        bs_hlo_add_item(pass, BS_ROLE_FORWARDED, branch->null, NULL, NULL);
    bs_hlo_report(pass, .kind = passed ? BS_EVENT_HAND_IN : BS_EVENT_HAND_NULL, .op = branch->op,
                  .block = branch->frame->block, .value = memref, .rule = rule,
                  .n_items = pass->items.len, .items = pass->items.data);
    bs_vec_clear(&pass->items);
    if (passed) {
        bs_hlo_indicator(pass, indicator)->taken_by = branch->op;
        bs_vec_push(&branch->passed, indicator);
    }
    bs_vec_push(&branch->handed, passed ? indicator : shared_null(branch));
}

// -- made anew -----------------------------------------------------------------------------------

static void
extend_terminators(Branch *branch)
{
    BsHloDeallocate *pass = branch->pass;
    for (guint32 r = 0; r < branch->op->n_regions; r++) {
        const BsHloValues *acquired = &branch->acquired[r];
        if (!acquired->len)
            continue;
        BsBlock *block = bs_op_region(branch->op, r)->first;
        for (guint i = 0; i < acquired->len; i++)
            bs_hlo_add_item(pass, BS_ROLE_FORWARDED, acquired->data[i], NULL, NULL);
        pass->pending++;
        bs_hlo_report(pass, .kind = BS_EVENT_TERMINATOR, .op = block->last, .block = block,
                      .rule = bs_rule_passes_indicators_along, .n_items = pass->items.len,
                      .items = pass->items.data);
        bs_vec_clear(&pass->items);
        bs_hlo_append_operands(pass->ir, block->last, acquired->len, acquired->data);
    }
}

static void
rebuild(Branch *branch)
{
    BsHloDeallocate *pass = branch->pass;
    BsOp *op = branch->op;
    const guint32 n = op->n_operands + branch->handed.len;
    g_autofree BsValue **operands = g_new(BsValue *, n + 1);
    for (guint32 i = 0; i < n; i++) {
        operands[i] =
            i < op->n_operands ? bs_op_operand(op, i) : branch->handed.data[i - op->n_operands];
    }
    branch->op = bs_hlo_rebuild(pass->ir, op, n, operands);
    bs_hlo_touches_replace(pass->touches, op, branch->op);
}

static void
enter_results(Branch *branch, guint32 n_results, BsHloValues *acquired)
{
    BsOp *op = branch->op;
    for (guint32 i = 0, next = n_results; i < n_results && next < op->n_results; i++) {
        BsValue *result = bs_op_result(op, i);
        if (bs_type_is_memref(result->type))
            bs_hlo_set_indicator(branch->pass, result, bs_op_result(op, next++));
    }
    for (guint32 i = n_results; i < op->n_results; i++)
        bs_vec_push(acquired, bs_op_result(op, i));
}

// Values of any type, so that a null that several operands share brings together what they become.
// Arguments and results are in one class with their indicators already.
static void
unite_along_edges(Branch *branch)
{
    BsHloEdges edges = {0};
    bs_hlo_add_all_edges(branch->op, &edges);
    for (guint e = 0; e < edges.len; e++) {
        for (guint32 i = 0; i < edges.data[e].operands.n; i++) {
            bs_hlo_deallocate_unite(branch->pass, bs_hlo_edge_operand(&edges.data[e], i),
                                    bs_hlo_edge_input(&edges.data[e], branch->op, i),
                                    N_("one becomes the other"));
        }
    }
    bs_vec_free(&edges);
}

static void
make_anew(Branch *branch, BsHloValues *acquired)
{
    BsHloDeallocate *pass = branch->pass;
    const guint32 n_results = branch->op->n_results;
    for (guint32 i = 0; i < branch->n_operands; i++) {
        BsValue *operand = bs_op_operand(branch->op, i);
        if (bs_type_is_memref(operand->type))
            hand_in(branch, operand);
    }
    if (pass->pending != branch->pending) {
        pass->pending = branch->pending;
        for (guint i = 0; i < branch->handed.len; i++)
            bs_hlo_add_item(pass, BS_ROLE_FORWARDED, branch->handed.data[i], NULL, NULL);
        bs_hlo_report(pass, .kind = BS_EVENT_OP_REBUILT, .op = branch->op,
                      .block = branch->frame->block, .rule = N_("with indicators"),
                      .n_items = pass->items.len, .items = pass->items.data);
        bs_vec_clear(&pass->items);
        rebuild(branch);
    }
    enter_results(branch, n_results, acquired);
    unite_along_edges(branch);
}

static gboolean
work(Branch *branch, BsHloValues *acquired, BsHloValues *released)
{
    if (!bs_hlo_is_known_branch(branch->op))
        return bs_hlo_refuse(branch->pass, branch->op, BS_HLO_RULE_OTHER_BRANCH);
    for (guint32 r = 0; r < branch->op->n_regions; r++) {
        if (!work_on_region(branch, r))
            return FALSE;
    }
    if (!capture(branch, released))
        return FALSE;
    extend_terminators(branch);
    make_anew(branch, acquired);
    for (guint i = 0; i < branch->passed.len; i++)
        bs_vec_push(released, branch->passed.data[i]);
    return TRUE;
}

gboolean
bs_hlo_deallocate_branch(BsHloDeallocate *pass, BsHloFrame *frame, BsOp *op, BsHloValues *acquired,
                         BsHloValues *released)
{
    Branch branch = {.pass = pass,
                     .frame = frame,
                     .op = op,
                     .n_operands = op->n_operands,
                     .pending = pass->pending};
    bs_hlo_report(pass, .kind = BS_EVENT_VISIT, .op = op, .block = frame->block,
                  .rule = N_("control flow through its regions is known"));
    bs_report_enter(pass->context->events);
    const gboolean ok = work(&branch, acquired, released);
    bs_report_leave(pass->context->events);
    for (guint32 r = 0; r < MAX_REGIONS; r++) {
        bs_vec_free(&branch.acquired[r]);
        bs_vec_free(&branch.released[r]);
    }
    bs_vec_free(&branch.handed);
    bs_vec_free(&branch.passed);
    return ok;
}
