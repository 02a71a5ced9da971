// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where buffers are freed: in the nearest block that post-dominates all uses of the buffer and its
// aliases, behind the last of them there.
#include "ir/builder.h"
#include "passes/legacy/buffer-deallocation-private.h"
#include "passes/legacy/report-aliases.h"
#include "passes/run/rules.h"

// NULL when there is no such block.
static BsBlock *
find_block(BsDeallocationPass *pass, BsValue *value, const GPtrArray *aliases)
{
    BsBlock *block = bs_value_block(value);
    for (guint i = 0; block && i < aliases->len; i++) {
        const BsValue *alias = aliases->pdata[i];
        bs_value_for_each_use (alias, use) {
            if (block) {
                block = bs_post_dominance_common(pass->post_dominance, block,
                                                 bs_op_block(bs_use_owner(use)));
            }
        }
        if (block)
            block = bs_post_dominance_common(pass->post_dominance, block, bs_value_block(alias));
    }
    return block;
}

// The last op of the block at which one of the values is alive, and that value (NULL: none is).
static BsOp *
find_last_use(BsDeallocationPass *pass, BsBlock *block, const GPtrArray *aliases, BsValue **user)
{
    BsOp *last = block->first;
    *user = NULL;
    for (guint i = 0; i < aliases->len; i++) {
        BsValue *alias = aliases->pdata[i];
        BsOp *from =
            bs_value_op(alias) ? bs_block_find_ancestor_op(block, bs_value_op(alias)) : last;
        if (!from)
            continue;
        BsOp *end = bs_liveness_end(pass->liveness, alias, block, from);
        if (bs_op_is_before(last, end)) {
            last = end;
            *user = alias;
        }
    }
    return last;
}

// Whether the op or one nested in it uses the value.
static gboolean
is_used_at(const BsOp *op, const GPtrArray *aliases)
{
    for (guint i = 0; i < aliases->len; i++) {
        const BsValue *alias = aliases->pdata[i];
        bs_value_for_each_use (alias, use) {
            if (bs_op_is_ancestor(op, bs_use_owner(use)))
                return TRUE;
        }
    }
    return FALSE;
}

// `behind`: an op behind `last` that uses the buffer all the same, or NULL.
static void
report_place(const BsDeallocationPass *pass, BsEventKind kind, const BsAllocation *allocation,
             BsOp *last, BsValue *alias, const BsOp *behind, const char *rule)
{
    const BsEventItem items[] = {
        {.role = BS_ROLE_LAST_USE, .op = last},
        {.role = BS_ROLE_RELATED, .op = (BsOp *)(gsize)behind},
        {.role = BS_ROLE_ALIAS, .value = alias == allocation->value ? NULL : alias}};
    bs_report(pass->context->events, .kind = kind, .op = allocation->dealloc,
              .value = allocation->value, .block = bs_op_block(last), .rule = rule,
              .n_items = G_N_ELEMENTS(items), .items = items);
}

// Why the free goes behind `last`, where the search for the last use of `alias` has ended.
static const char *
find_rule(const BsAllocation *allocation, const BsOp *last, const BsValue *alias,
          const GPtrArray *aliases)
{
    if (allocation->dealloc)
        return allocation->dealloc == last ? bs_rule_in_place : bs_rule_moved;
    if (bs_value_op(allocation->value) == last)
        return bs_rule_unused;
    return alias || is_used_at(last, aliases) ? bs_rule_behind_last_use : bs_rule_first;
}

static gboolean
is_any_freed(const GPtrArray *aliases)
{
    for (guint i = 0; i < aliases->len; i++) {
        if (bs_value_is_freed(aliases->pdata[i]))
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_any_passed(const BsDeallocationPass *pass, const BsOp *last, const GPtrArray *aliases)
{
    gboolean passed = is_used_at(last, aliases);
    for (guint i = 0; i < aliases->len && !passed; i++)
        passed = bs_liveness_is_live_out(pass->liveness, bs_op_block(last), aliases->pdata[i]);
    return passed;
}

// The last op of the block would have to come before: then the buffer goes elsewhere with it; or
// nothing is in the block but this op, and nobody gets the buffer.
static void
leave_unfreed(BsDeallocationPass *pass, const BsAllocation *allocation, BsOp *last, BsValue *alias,
              const GPtrArray *aliases)
{
    report_place(pass, BS_EVENT_FREE, allocation, last, alias, NULL,
                 is_any_freed(aliases)                ? bs_rule_freed_already
                 : is_any_passed(pass, last, aliases) ? bs_rule_passed_on
                                                      : bs_rule_leaks);
}

// A use of the buffer itself behind `last`, in its block or within an op of that: in a block that
// does not define the buffer, only its aliases are looked at. NULL: there is none.
static const BsOp *
find_use_behind(const BsValue *value, BsOp *last)
{
    bs_value_for_each_use (value, use) {
        const BsOp *user = bs_use_owner(use);
        BsOp *here = bs_block_find_ancestor_op(bs_op_block(last), bs_use_owner(use));
        if (here && bs_op_is_before(last, here) && !bs_op_frees(user, value))
            return user;
    }
    return NULL;
}

gboolean
bs_deallocation_place(BsDeallocationPass *pass, const BsAllocation *allocation)
{
    BsIr *ir = pass->ir;
    BsValue *value = allocation->value;
    g_autoptr(GPtrArray) aliases = g_ptr_array_new();
    bs_alias_resolve(pass->alias, value, aliases);
    BsBlock *block = find_block(pass, value, aliases);
    if (!block) {
        BsDiag *diag = bs_diags_error(pass->context->diags, bs_value_loc(value),
                                      "cannot free this buffer: there is no block that all its "
                                      "uses lead to");
        diag->op = bs_value_op(value);
        return FALSE;
    }
    bs_report_with_aliases(pass->context->events,
                           &(BsEvent){.kind = BS_EVENT_BOUND,
                                      .value = value,
                                      .block = block,
                                      .op = bs_value_op(value),
                                      .rule = bs_rule_post_dominator},
                           aliases);
    BsValue *alias;
    BsOp *last = find_last_use(pass, block, aliases, &alias);
    if (!allocation->dealloc && !bs_op_next(last)) {
        leave_unfreed(pass, allocation, last, alias, aliases);
        return TRUE;
    }
    report_place(pass, BS_EVENT_FREE, allocation, last, alias,
                 pass->context->events ? find_use_behind(value, last) : NULL,
                 find_rule(allocation, last, alias, aliases));
    if (!allocation->dealloc) {
        BsBuilder builder;
        bs_builder_init(&builder, ir);
        bs_builder_set_after(&builder, last);
        bs_builder_op(&builder, "memref.dealloc", bs_value_loc(value), 1, &value, 0, NULL, NULL, 0);
    } else if (allocation->dealloc != last) { // behind a terminator, too: the verifier refuses that
        bs_op_move(ir, allocation->dealloc, bs_op_block(last), bs_op_next(last));
    }
    return TRUE;
}
