// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A block: what it gets to own and loses op by op, and what becomes at its end of what it still
// owns. Memrefs that its terminator hands on are grouped by class, and the indicators of each class
// are shared out among them by a retain; what belongs to no such memref is freed.
#include "dialects/deallocation/deallocation.h"
#include "passes/hlo/deallocate-private.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

#include <gio/gio.h>
#include <stdlib.h>

// -- what it owns --------------------------------------------------------------------------------

static void
acquire(BsHloDeallocate *pass, BsHloFrame *frame, BsValue *indicator, BsOp *op, const char *rule)
{
    bs_hlo_report(pass, .kind = BS_EVENT_ACQUIRE, .op = op, .block = frame->block,
                  .value = indicator, .rule = rule);
    bs_hlo_indicator(pass, indicator)->owner = frame->block;
    bs_vec_push(&frame->owned, indicator);
}

static const char *
why_acquired(const BsValue *indicator)
{
    const BsOp *op = bs_value_op(indicator);
    return bs_op_is(op, "deallocation.own") ? N_("it is allocated here")
           : bs_op_is(op, "func.call")      ? N_("the callee hands it on with what it returns")
                                            : N_("it comes out of the regions with the buffer");
}

// What releases it is an op that frees, or one into whose regions it goes.
static const char *
why_released(const BsOp *op, gboolean is_own)
{
    const gboolean goes_in = op && bs_hlo_is_branch(op);
    if (is_own)
        return goes_in ? bs_rule_handed_in : bs_rule_freed_there;
    return goes_in ? bs_rule_handed_in_from_around : "freed from around";
}

static gboolean
release(BsHloDeallocate *pass, BsHloFrame *frame, BsValue *indicator, BsOp *op,
        BsHloValues *released)
{
    BsHloIndicator *known = bs_hlo_indicator(pass, indicator);
    const gboolean is_own = known->owner == frame->block;
    bs_hlo_report(pass, .kind = BS_EVENT_RELEASE, .op = op, .block = frame->block,
                  .value = indicator, .rule = why_released(op, is_own));
    if (is_own) {
        known->owner = NULL;
        return TRUE;
    }
    if (known->released_by == frame->block)
        return bs_hlo_refuse(pass, bs_block_parent_op(frame->block), BS_HLO_RULE_FREED_TWICE);
    bs_vec_push(&frame->released_before, known->released_by);
    known->released_by = frame->block;
    bs_vec_push(released, indicator);
    return TRUE;
}

static void
take_arguments(BsHloDeallocate *pass, BsHloFrame *frame)
{
    BsBlock *block = frame->block;
    const guint32 n = block->n_args;
    const BsType *ownership = bs_type_ownership(pass->ir->context);
    for (guint32 i = 0; i < n; i++) {
        BsValue *arg = block->args[i];
        if (!bs_type_is_memref(arg->type))
            continue;
        pass->pending++;
        bs_hlo_report(pass, .kind = BS_EVENT_OWN, .block = block, .value = arg,
                      .rule = N_("an indicator comes in with it"));
        BsValue *indicator = bs_block_add_arg(pass->ir, block, ownership, bs_value_loc(arg));
        acquire(pass, frame, indicator, NULL, N_("passed to the block"));
        bs_hlo_set_indicator(pass, arg, indicator);
    }
}

// A block around it may have released the same, which it is still to be asked for.
static void
forget_released(BsHloDeallocate *pass, BsHloFrame *frame, const BsHloValues *released)
{
    const guint first = released->len - frame->released_before.len;
    for (guint i = 0; i < frame->released_before.len; i++) {
        BsHloIndicator *known = bs_hlo_indicator(pass, released->data[first + i]);
        known->released_by = frame->released_before.data[i];
    }
    bs_vec_free(&frame->released_before);
}

// -- its end -------------------------------------------------------------------------------------

// Memrefs that the terminator hands on, of one class, and the indicators of that class.
typedef struct Group {
    BsValue *leader;
    BsHloValues memrefs, owned;
} Group;

typedef struct End {
    BsHloDeallocate *pass;
    BsHloFrame *frame;
    BsBuilder builder; // before the terminator
    BsLoc loc;
    BS_VEC(Group) groups;
    BsIdMap by_class;      // their numbers
    BsHloValues left;      // indicators of no group
    BsIdMap memrefs;       // that are handed on, by id, numbered as in `first`
    BS_VEC(guint32) first; // where each is handed on for the first time
    gboolean repeats;      // one of them is handed on twice
    BsHloValues *acquired;
    guint first_acquired;
} End;

static gboolean
owns(End *end, const BsValue *indicator)
{
    return bs_hlo_indicator(end->pass, indicator)->owner == end->frame->block;
}

static void
keep_owned(End *end)
{
    BsHloValues *owned = &end->frame->owned;
    guint kept = 0;
    for (guint i = 0; i < owned->len; i++)
        if (owns(end, owned->data[i]))
            owned->data[kept++] = owned->data[i];
    owned->len = kept;
    bs_hlo_sort(owned->len, owned->data);
}

static void
add_memref(End *end, BsValue *memref, guint32 position)
{
    const guint32 n = bs_id_map_number(&end->memrefs, memref->id);
    if (n == end->first.len)
        bs_vec_push(&end->first, position);
    else
        end->repeats = TRUE;
    BsHloClasses *classes = end->pass->classes;
    const guint32 g = bs_id_map_number(&end->by_class, bs_hlo_class_number(classes, memref));
    if (g == end->groups.len) {
        const Group group = {.leader = bs_hlo_leader(classes, memref)};
        bs_vec_push(&end->groups, group);
    }
    bs_vec_push(&end->groups.data[g].memrefs, memref);
}

// Indicators join the groups of memrefs; groups are then put in the order of their leaders.
static int
compare_groups(const void *a, const void *b)
{
    return bs_hlo_compare(((const Group *)a)->leader, ((const Group *)b)->leader);
}

static void
make_groups(End *end)
{
    const BsOp *terminator = end->frame->terminator;
    guint32 position = 0;
    for (guint32 i = 0; terminator && i < terminator->n_operands; i++) {
        BsValue *operand = bs_op_operand(terminator, i);
        if (bs_type_is_memref(operand->type))
            add_memref(end, operand, position++);
    }
    keep_owned(end);
    const BsHloValues *owned = &end->frame->owned;
    for (guint i = 0; i < owned->len; i++) {
        const guint32 number = bs_hlo_class_number(end->pass->classes, owned->data[i]);
        const guint32 g = bs_id_map_find(&end->by_class, number);
        if (g == BS_ID_NONE)
            bs_vec_push(&end->left, owned->data[i]);
        else
            bs_vec_push(&end->groups.data[g].owned, owned->data[i]);
    }
    if (end->groups.len > 1)
        qsort(end->groups.data, end->groups.len, sizeof *end->groups.data, compare_groups);
    for (guint32 i = 0; i < position; i++)
        bs_vec_push(end->acquired, NULL);
}

static void
hand_on(End *end, const BsValue *memref, BsValue *indicator)
{
    const guint32 n = bs_id_map_find(&end->memrefs, memref->id);
    end->acquired->data[end->first_acquired + end->first.data[n]] = indicator;
}

// The original makes a null first and erases it when no memref was left without an indicator: that
// is so unless a memref is handed on twice.
static void
add_null(End *end)
{
    if (!end->repeats)
        return;
    bs_hlo_report(end->pass, .kind = BS_EVENT_HAND_NULL, .block = end->frame->block,
                  .op = end->frame->terminator, .rule = bs_rule_handed_on_twice);
    BsValue *null = bs_null_build(&end->builder, end->loc);
    for (guint i = end->first_acquired; i < end->acquired->len; i++)
        end->acquired->data[i] = null;
}

// -- retains -------------------------------------------------------------------------------------

static BsOp *
make_retain(End *end, BsBuilder *builder, const Group *group, const char *rule, BsOp *last)
{
    BsHloDeallocate *pass = end->pass;
    for (guint i = 0; i < group->memrefs.len; i++)
        bs_hlo_add_item(pass, BS_ROLE_RETAINED, group->memrefs.data[i], NULL, NULL);
    for (guint i = 0; i < group->owned.len; i++)
        bs_hlo_add_item(pass, BS_ROLE_TO_FREE, group->owned.data[i], NULL, NULL);
    if (last)
        bs_hlo_add_item(pass, BS_ROLE_LAST_USE, NULL, NULL, last);
    bs_hlo_report(pass, .kind = BS_EVENT_RETAIN, .block = end->frame->block,
                  .op = end->frame->terminator, .value = group->leader, .rule = rule,
                  .n_items = pass->items.len, .items = pass->items.data);
    bs_vec_clear(&pass->items);
    return bs_retain_build(builder, end->loc, group->memrefs.len, group->memrefs.data,
                           group->owned.len, group->owned.data);
}

static gboolean
needs_no_retain(const End *end, const Group *group)
{
    if (group->memrefs.len != 1 || group->owned.len != 1)
        return FALSE;
    return end->pass->placement == BS_HLO_LAST_USE ||
           bs_hlo_direct_indicator(end->pass, group->memrefs.data[0]) == group->owned.data[0];
}

static void
share_out(End *end, const Group *group)
{
    BsHloDeallocate *pass = end->pass;
    if (needs_no_retain(end, group)) {
        bs_hlo_add_item(pass, BS_ROLE_RELATED, group->owned.data[0], NULL, NULL);
        bs_hlo_report(pass, .kind = BS_EVENT_HAND_ON, .block = end->frame->block,
                      .op = end->frame->terminator, .value = group->memrefs.data[0],
                      .n_items = pass->items.len, .items = pass->items.data);
        bs_vec_clear(&pass->items);
        hand_on(end, group->memrefs.data[0], group->owned.data[0]);
        return;
    }
    BsOp *retain = make_retain(end, &end->builder, group,
                               group->owned.len ? NULL : bs_rule_block_owns_none, NULL);
    for (guint32 i = 0; i < retain->n_results; i++) {
        BsValue *result = bs_op_result(retain, i), *memref = group->memrefs.data[i];
        bs_hlo_deallocate_unite(pass, result, memref, N_("a retain gives it its indicator"));
        hand_on(end, memref, result);
    }
}

static void
free_left(End *end)
{
    for (guint i = 0; i < end->left.len; i++) {
        BsValue *indicator = end->left.data[i];
        const Group group = {indicator, {NULL, 0, 0}, {&indicator, 1, 1}};
        make_retain(end, &end->builder, &group, bs_rule_nothing_of_its_class, NULL);
    }
}

// As the written page has it: behind the last op that is about the class, a retain of it counted.
static void
free_left_at_last_use(End *end)
{
    BsHloDeallocate *pass = end->pass;
    for (guint i = 0; i < end->left.len; i++) {
        BsValue *indicator = end->left.data[i];
        const Group group = {indicator, {NULL, 0, 0}, {&indicator, 1, 1}};
        BsOp *last = bs_hlo_touched_last(pass->touches, indicator, end->frame->block);
        BsBuilder builder = end->builder;
        if (last && last != end->frame->terminator)
            bs_builder_set_after(&builder, last);
        else if (!last)
            bs_builder_set_start(&builder, end->frame->block);
        BsOp *retain = make_retain(end, &builder, &group, bs_rule_nothing_of_its_class, last);
        if (last && last != end->frame->terminator)
            bs_hlo_touches_add(pass->touches, retain, last);
    }
}

static void
finish(BsHloDeallocate *pass, BsHloFrame *frame, BsHloValues *acquired)
{
    const BsOp *parent = bs_block_parent_op(frame->block);
    End end = {.pass = pass,
               .frame = frame,
               .loc = frame->terminator ? frame->terminator->loc : parent->loc,
               .acquired = acquired,
               .first_acquired = acquired->len};
    bs_builder_init(&end.builder, pass->ir);
    bs_builder_set_end(&end.builder, frame->block);
    if (frame->terminator)
        bs_builder_set_before(&end.builder, frame->terminator);
    make_groups(&end);
    if (pass->placement == BS_HLO_LAST_USE)
        free_left_at_last_use(&end);
    add_null(&end);
    for (guint i = 0; i < end.groups.len; i++)
        share_out(&end, &end.groups.data[i]);
    if (pass->placement == BS_HLO_BLOCK_END)
        free_left(&end);
    for (guint i = 0; i < end.groups.len; i++) {
        bs_vec_free(&end.groups.data[i].memrefs);
        bs_vec_free(&end.groups.data[i].owned);
    }
    bs_vec_free(&end.groups);
    bs_vec_free(&end.left);
    bs_vec_free(&end.first);
    bs_id_map_clear(&end.by_class);
    bs_id_map_clear(&end.memrefs);
}

// -- the block -----------------------------------------------------------------------------------

static gboolean
visit(BsHloDeallocate *pass, BsHloFrame *frame, BsOp *op, BsHloValues *released)
{
    BsHloValues got = {0}, lost = {0};
    gboolean ok = bs_hlo_deallocate_op(pass, frame, op, &got, &lost);
    BsOp *const now = !op->erased ? op : got.len ? bs_value_op(got.data[0]) : NULL;
    bs_hlo_sort(lost.len, lost.data);
    for (guint i = 0; ok && i < lost.len; i++)
        ok = release(pass, frame, lost.data[i], now, released);
    for (guint i = 0; ok && i < got.len; i++)
        acquire(pass, frame, got.data[i], now, why_acquired(got.data[i]));
    bs_vec_free(&got);
    bs_vec_free(&lost);
    return ok && !g_cancellable_is_cancelled(pass->context->cancellable);
}

static gboolean
visit_ops(BsHloDeallocate *pass, BsHloFrame *frame, BsHloValues *released)
{
    for (BsOp *op = frame->block->first, *next; op && op != frame->terminator; op = next) {
        next = bs_op_next(bs_op_prefetch(op));
        if (!visit(pass, frame, op, released))
            return FALSE;
    }
    // scf.reduce, which ends the body of scf.parallel; in the original it stood before the end
    BsOp *terminator = frame->terminator;
    return !terminator || !terminator->n_regions ||
           bs_hlo_deallocate_unknown_regions(pass, terminator);
}

static void
report_block(BsHloDeallocate *pass, BsBlock *block, gboolean owns_arguments)
{
    for (guint32 i = 0; i < block->n_args; i++) {
        if (bs_type_is_memref(block->args[i]->type))
            bs_hlo_add_item(pass, BS_ROLE_ARGUMENT, block->args[i], NULL, NULL);
    }
    BsOp *around = bs_block_parent_op(block);
    const gboolean is_body = bs_op_has_trait(around, BS_TRAIT_FUNCTION);
    const gboolean owns = owns_arguments && pass->items.len > 0;
    bs_hlo_report(pass, .kind = BS_EVENT_BLOCK, .block = block, .op = around,
                  .rule = owns      ? bs_rule_owns_arguments
                          : is_body ? bs_rule_caller_keeps
                                    : NULL,
                  .n_items = pass->items.len, .items = pass->items.data);
    bs_vec_clear(&pass->items);
}

gboolean
bs_hlo_deallocate_block(BsHloDeallocate *pass, BsBlock *block, gboolean owns_arguments,
                        BsHloValues *acquired, BsHloValues *released)
{
    BsHloFrame frame = {.block = block, .terminator = bs_block_terminator(block)};
    report_block(pass, block, owns_arguments);
    bs_report_enter(pass->context->events);
    if (owns_arguments)
        take_arguments(pass, &frame);
    const gboolean ok = visit_ops(pass, &frame, released);
    forget_released(pass, &frame, released);
    if (ok) {
        bs_hlo_sort(released->len, released->data);
        finish(pass, &frame, acquired);
    }
    for (guint i = 0; i < frame.owned.len; i++)
        bs_hlo_indicator(pass, frame.owned.data[i])->owner = NULL;
    bs_vec_free(&frame.owned);
    bs_report_leave(pass->context->events);
    return ok;
}
