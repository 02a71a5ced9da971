// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Promotion: what the block allocates and frees moves to the stack, 4096 elements of whatever size
// in all. What is freed at once goes.
#include "dialects/deallocation/deallocation.h"
#include "ir/builder.h"
#include "passes/hlo/reuse-private.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

#include <string.h>

enum { MOST_ELEMENTS = 4096 };

static void
report(const BsPassContext *context, BsEventKind kind, BsOp *alloc, const char *rule)
{
    bs_report(context->events, .kind = kind, .op = alloc, .value = bs_op_result(alloc, 0),
              .block = bs_op_block(alloc), .rule = rule);
}

static void
report_budget(const BsPassContext *context, BsOp *alloc, gint64 left)
{
    static const char form[] = N_("more elements than the # that are left for the stack");
    const int before = (int)(strchr(form, '#') - form);
    if (!context->events)
        return;
    g_autofree char *rule = g_strdup_printf("%.*s%d%s", before, form, (int)left, form + before + 1);
    report(context, BS_EVENT_STAY, alloc, bs_context_string(context->ir->context, rule));
}

static void
erase_pair(const BsPassContext *context, BsOp *alloc, BsOp *dealloc)
{
    report(context, BS_EVENT_PROMOTE, alloc, bs_rule_freed_at_once);
    bs_op_erase(context->ir, dealloc);
    bs_op_erase(context->ir, alloc);
}

// Nobody owns what is on the stack.
static void
disown(const BsPassContext *context, const BsValue *buffer)
{
    BsBuilder builder;
    bs_builder_init(&builder, context->ir);
    for (BsUse *use = bs_value_uses(buffer), *next; use; use = next) {
        BsOp *own = bs_use_owner(use);
        next = bs_use_next(use);
        if (!bs_op_is(own, "deallocation.own") || bs_op_is_unused(own))
            continue;
        bs_builder_set_before(&builder, own);
        bs_value_replace_all_uses(context->ir, bs_op_result(own, 0),
                                  bs_null_build(&builder, own->loc));
    }
}

static void
promote(const BsPassContext *context, BsOp *alloc, BsOp *dealloc)
{
    BsBuilder builder;
    bs_builder_init(&builder, context->ir);
    bs_builder_set_before(&builder, alloc);
    report(context, BS_EVENT_PROMOTE, alloc, NULL);
    const BsType *type = bs_op_result(alloc, 0)->type;
    BsOp *alloca =
        bs_builder_op(&builder, "memref.alloca", alloc->loc, 0, NULL, 1, &type, alloc->attrs, 0);
    bs_op_erase(context->ir, dealloc);
    bs_builder_replace_op_with(&builder, alloc, alloca);
    disown(context, bs_op_result(alloca, 0));
}

// TRUE when the pair of ops is gone.
static gboolean
try_pair(const BsPassContext *context, BsOp *alloc, BsOp *dealloc, gint64 *budget)
{
    if (dealloc == bs_op_next(alloc)) {
        if (bs_value_has_one_use(bs_op_result(alloc, 0))) {
            erase_pair(context, alloc, dealloc);
            return TRUE;
        }
        report(context, BS_EVENT_STAY, alloc, N_("it is used behind its dealloc"));
        bs_diags_warning(
            context->diags, alloc->loc,
            "this buffer is used behind its dealloc, where the original would crash; it "
            "stays");
        return FALSE;
    }
    const gint64 n = bs_type_n_elements(bs_op_result(alloc, 0)->type);
    if (n < 0 || n > *budget) {
        report_budget(context, alloc, *budget);
        return FALSE;
    }
    *budget -= n;
    promote(context, alloc, dealloc);
    return TRUE;
}

// Why the allocation is not even tried, or NULL.
static const char *
find_obstacle(const BsOp *alloc, const BsOp *dealloc)
{
    if (!bs_reuse_is_static_alloc(alloc) || !bs_type_has_static_shape(alloc->results[0].type))
        return N_("its size is not known, as the stack asks for");
    return dealloc ? NULL : N_("it is not freed in this block, as the stack would do");
}

gboolean
bs_reuse_promote(BsPassContext *context, BsBlock *block)
{
    gint64 budget = MOST_ELEMENTS;
    gboolean changed = FALSE;
    for (BsOp *op = block->first, *next; op; op = next) {
        next = bs_op_next(op);
        if (!bs_op_is(op, "memref.alloc"))
            continue;
        BsOp *dealloc = bs_reuse_find_dealloc(&op->results[0], block);
        const char *obstacle = find_obstacle(op, dealloc);
        if (obstacle) {
            report(context, BS_EVENT_STAY, op, obstacle);
            continue;
        }
        if (dealloc == next)
            next = bs_op_next(next);
        changed |= try_pair(context, op, dealloc, &budget);
    }
    return changed;
}
