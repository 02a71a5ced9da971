// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where buffers are freed: in the nearest block that post-dominates all uses of the buffer and its
// aliases, behind the last of them there.
#include "ir/builder.h"
#include "passes/buffer-checks.h"
#include "passes/buffer-deallocation-private.h"
#include "passes/report-aliases.h"

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
        return allocation->dealloc == last ? "in place" : "moved";
    if (bs_value_op(allocation->value) == last)
        return "unused";
    return alias || is_used_at(last, aliases) ? "inserted" : "first";
}

static gboolean
is_any_freed(const BsDeallocationPass *pass, const GPtrArray *aliases)
{
    for (guint i = 0; i < aliases->len; i++) {
        if (bs_callee_frees_find(pass->frees, aliases->pdata[i]))
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
// nothing is in the block but this op, and nobody gets the buffer. `real` are the aliases without
// those that are a callee's own allocation.
static void
leave_unfreed(BsDeallocationPass *pass, const BsAllocation *allocation, BsOp *last, BsValue *alias,
              const GPtrArray *aliases, const GPtrArray *real)
{
    const gboolean freed = is_any_freed(pass, real);
    const gboolean passed = is_any_passed(pass, last, aliases);
    report_place(pass, BS_EVENT_FREE, allocation, last, alias, NULL,
                 freed    ? "freed already"
                 : passed ? "passed on"
                          : "leaks");
    if (freed)
        return;
    if (!passed) {
        bs_findings_add(&pass->findings, BS_FAULT_LEAK, allocation->value,
                        "this buffer is never freed: the block that all its uses lead to holds "
                        "nothing but its terminator");
    } else if (!is_any_passed(pass, last, real)) {
        bs_findings_add(&pass->findings, BS_FAULT_LEAK, allocation->value,
                        "this buffer is never freed: '%s' passes on what a callee allocates, and "
                        "this pass takes it for what the callee was given",
                        last->def->name);
    } else {
        bs_check_passed_sometimes(&pass->findings, pass->alias, allocation->value, real, last);
    }
}

// Behind a terminator nothing can be; the verifier refuses what upstream makes of it.
static gboolean
move_free(BsDeallocationPass *pass, BsOp *dealloc, BsOp *last)
{
    if (!bs_op_next(last) && bs_op_is_terminator(last)) {
        BsDiag *diag =
            bs_diags_error(pass->context->diags, dealloc->loc,
                           "this deallocation would move behind '%s', the last use of the buffer: "
                           "the function would not be valid any more",
                           last->def->name);
        diag->op = dealloc;
        return FALSE;
    }
    bs_op_move(pass->ir, dealloc, bs_op_block(last), bs_op_next(last));
    return TRUE;
}

static void
refuse(const BsDeallocationPass *pass, const BsValue *value, const char *why)
{
    BsDiag *diag = bs_diags_error(pass->context->diags, bs_value_loc(value), "%s", why);
    diag->op = bs_value_op(value);
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
        refuse(pass, value, "cannot free this buffer: there is no block that all its uses lead to");
        return FALSE;
    }
    bs_report_with_aliases(pass->context->events,
                           &(BsEvent){.kind = BS_EVENT_BOUND,
                                      .value = value,
                                      .block = block,
                                      .op = bs_value_op(value),
                                      .rule = "post-dominator"},
                           aliases);
    g_autoptr(GPtrArray) real = g_ptr_array_new();
    bs_callee_resolve(pass->frees, pass->alias, value, real);
    BsValue *alias;
    BsOp *last = find_last_use(pass, block, aliases, &alias);
    const BsOp *behind = NULL;
    const char *rule = find_rule(allocation, last, alias, aliases);
    if (allocation->dealloc || bs_op_next(last)) {
        behind =
            bs_check_freed_early(&pass->findings, pass->alias, pass->order, value, aliases, last);
    }
    if (allocation->dealloc) {
        report_place(pass, BS_EVENT_FREE, allocation, last, alias, behind, rule);
        return allocation->dealloc == last || move_free(pass, allocation->dealloc, last);
    }
    if (!bs_op_next(last)) {
        leave_unfreed(pass, allocation, last, alias, aliases, real);
    } else if (g_hash_table_contains(pass->is_critical, value) && bs_value_is_freed(value)) {
        refuse(
            pass, value,
            "this buffer is freed already and would be freed twice: it needs a temporary buffer, "
            "which this pass frees");
        return FALSE;
    } else {
        if (is_any_freed(pass, real)) {
            bs_findings_add(&pass->findings, BS_FAULT_FREED_TWICE, value,
                            "this buffer is freed twice: the program frees an alias of it");
        }
        report_place(pass, BS_EVENT_FREE, allocation, last, alias, behind, rule);
        BsBuilder builder;
        bs_builder_init(&builder, ir);
        bs_builder_set_after(&builder, last);
        bs_builder_op(&builder, "memref.dealloc", bs_value_loc(value), 1, &value, 0, NULL, NULL, 0);
    }
    return TRUE;
}
