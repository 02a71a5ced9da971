// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clones: what is passed to a critical alias is passed as a temporary buffer of its own, along
// every edge that leads to it, so that the alias can be freed and so can what was cloned.
#include "analysis/id-map.h"
#include "ir/builder.h"
#include "passes/legacy/buffer-deallocation-private.h"
#include "passes/run/rules.h"

// Upstream casts, and goes on with what it got.
static gboolean
refuse(const BsDeallocationPass *pass, const BsOp *op, const char *what)
{
    bs_diags_op_error(pass->context->diags, op,
                      "passes on a buffer that has to be cloned first, but %s", what);
    return FALSE;
}

// Operand `i` of `op` becomes a clone of it, made before the op. A clone is not cloned again: a
// terminator may pass the same operand in two directions.
static void
clone_operand(BsDeallocationPass *pass, BsOp *op, guint32 i, BsValue *critical)
{
    BsValue *source = bs_op_operand(op, i);
    const BsEventItem item = {.role = BS_ROLE_ALIAS, .value = critical};
    if (g_hash_table_contains(pass->cloned, source)) {
        bs_report(pass->context->events, .kind = BS_EVENT_VISIT, .op = op, .block = bs_op_block(op),
                  .value = source, .rule = bs_rule_passes_a_clone_already, .n_items = 1,
                  .items = &item);
        return;
    }
    bs_report(pass->context->events, .kind = BS_EVENT_CLONE, .op = op, .block = bs_op_block(op),
              .value = source, .rule = bs_rule_critical_alias, .n_items = 1, .items = &item);
    BsBuilder builder;
    bs_builder_init(&builder, pass->ir);
    bs_builder_set_before(&builder, op);
    BsValue *clone = bs_builder_value(&builder, "bufferization.clone", bs_value_loc(source),
                                      source->type, source, NULL, NULL, NULL);
    bs_op_set_operand(pass->ir, op, i, clone);
    g_hash_table_add(pass->cloned, clone);
}

static gboolean
clone_in_predecessors(BsDeallocationPass *pass, BsValue *argument)
{
    for (const BsSuccessor *pred = bs_value_arg_block(argument)->preds; pred;
         pred = bs_successor_next(pred)) {
        BsOp *terminator = bs_successor_owner(pred);
        if (!terminator->def->branch)
            return refuse(pass, terminator, "does not implement the BranchOpInterface");
        guint32 edge = bs_successor_index(pred);
        BsRange range = bs_op_successor_operands(terminator, edge);
        if (argument->index >= range.n)
            return refuse(pass, terminator, "it makes it itself");
        clone_operand(pass, terminator, range.begin + argument->index, argument);
    }
    return TRUE;
}

// -- regions -------------------------------------------------------------------------------------

enum { MAX_SUCCESSORS = 64 };

// Whether control that leaves `from` (NULL: enters the op) may come to `to` (NULL: leaves the op).
static gboolean
leads_to(const BsOp *op, const BsRegion *from, const BsRegion *to)
{
    BsRegion *targets[MAX_SUCCESSORS];
    guint32 n = op->def->region_branch->successors(op, from, targets, MAX_SUCCESSORS);
    for (guint32 i = 0; i < MIN(n, MAX_SUCCESSORS); i++) {
        if (targets[i] == to)
            return TRUE;
    }
    return FALSE;
}

// Which of the values that are passed to `to` becomes `value`; BS_ID_NONE: none.
static guint32
input_number(const BsOp *op, const BsRegion *to, const BsValue *value)
{
    BsRange inputs = {0, G_MAXUINT32};
    if (op->def->region_branch->successor_inputs)
        inputs = op->def->region_branch->successor_inputs(op, to);
    guint32 number = value->index - inputs.begin;
    return value->index >= inputs.begin && number < inputs.n ? number : BS_ID_NONE;
}

static BsRange
terminator_operands(const BsOp *terminator, const BsRegion *to)
{
    return terminator->def->terminator_operands
               ? terminator->def->terminator_operands(terminator, to)
               : (BsRange){0, terminator->n_operands};
}

// Before the ends of all regions that lead to `to`.
static gboolean
clone_at_region_ends(BsDeallocationPass *pass, BsOp *op, const BsRegion *to, BsValue *value)
{
    guint32 number = input_number(op, to, value);
    for (guint32 r = 0; r < op->n_regions; r++) {
        if (!leads_to(op, bs_op_region(op, r), to))
            continue;
        bs_region_for_each (bs_op_region(op, r), block) {
            BsOp *terminator = block->last;
            if (!terminator || (!terminator->def->region_terminator &&
                                !bs_op_has_trait(terminator, BS_TRAIT_RETURN_LIKE)))
                continue;
            BsRange range = terminator_operands(terminator, to);
            if (number >= range.n)
                return refuse(pass, terminator, "the operand is not known");
            clone_operand(pass, terminator, range.begin + number, value);
        }
    }
    return TRUE;
}

// Before the op, when control that enters it passes something to the argument.
static gboolean
clone_before_op(BsDeallocationPass *pass, BsOp *op, const BsRegion *region, BsValue *argument)
{
    if (!leads_to(op, NULL, region))
        return TRUE;
    BsRange range = op->def->region_branch->entry_operands(op, region);
    guint32 number = input_number(op, region, argument);
    if (number >= range.n)
        return refuse(pass, op, "the operand is not known");
    clone_operand(pass, op, range.begin + number, argument);
    return TRUE;
}

static gboolean
clone_for_argument(BsDeallocationPass *pass, BsValue *argument)
{
    if (!clone_in_predecessors(pass, argument))
        return FALSE;
    BsRegion *region = bs_value_arg_block(argument)->region;
    BsOp *op = region->op;
    if (!bs_block_is_entry(bs_value_arg_block(argument)) || !op->def->region_branch)
        return TRUE;
    return clone_at_region_ends(pass, op, region, argument) &&
           clone_before_op(pass, op, region, argument);
}

gboolean
bs_deallocation_clone(BsDeallocationPass *pass, BsValue *critical)
{
    bs_report(pass->context->events, .kind = BS_EVENT_VISIT, .value = critical,
              .block = bs_value_block(critical), .op = bs_value_op(critical),
              .rule = bs_rule_temporary_buffers);
    bs_report_enter(pass->context->events);
    gboolean ok;
    if (bs_value_is_arg(critical))
        ok = clone_for_argument(pass, critical);
    else if (bs_value_op(critical)->def->region_branch)
        ok = clone_at_region_ends(pass, bs_value_op(critical), NULL, critical);
    else
        ok = refuse(pass, bs_value_op(critical), "does not implement the RegionBranchOpInterface");
    bs_report_leave(pass->context->events);
    return ok;
}
