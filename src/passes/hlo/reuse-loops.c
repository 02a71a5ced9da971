// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Deallocs of what comes out of a loop: when all that goes in comes out again, in whatever order,
// and is freed without having been used, what went in is freed instead. Allocations and deallocs
// that name the same buffer can then move and be reused.
#include "passes/hlo/hlo-private.h"
#include "passes/hlo/reuse-private.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

typedef struct Rewriting {
    BsPassContext *context;
    BsOp *op;
    const BsBlock *block;
    BsHloClasses *classes;
    BsIdMap operands; // of the op, by their ids
    // of the class at work
    BsHloValues members, into; // ... and those that go into the op
    BS_VEC(BsOp *) deallocs;
} Rewriting;

// What a result of the op is used for.
typedef enum Fate { UNUSED, FREED, USED } Fate;

static Fate
fate_of(const BsValue *result, const BsBlock *block, BsOp **dealloc)
{
    const BsUse *use = bs_value_uses(result);
    if (!use)
        return UNUSED;
    *dealloc = bs_use_owner(use);
    return !bs_use_next(use) && bs_reuse_is_dealloc(*dealloc) && bs_op_block(*dealloc) == block
               ? FREED
               : USED;
}

static gboolean
frees_a_result(const Rewriting *rewriting)
{
    BsOp *dealloc;
    for (guint32 i = 0; i < rewriting->op->n_results; i++) {
        if (fate_of(&rewriting->op->results[i], rewriting->block, &dealloc) == FREED)
            return TRUE;
    }
    return FALSE;
}

static void
build_classes(Rewriting *rewriting, BsHloValues *leaders)
{
    BsHloEdges edges = {0};
    BsIdMap seen = {0};
    bs_hlo_add_all_edges(rewriting->op, &edges);
    for (guint i = 0; i < edges.len; i++) {
        const BsHloEdge *edge = &edges.data[i];
        for (guint32 k = 0; k < edge->operands.n; k++) {
            bs_hlo_unite(rewriting->classes, bs_hlo_edge_operand(edge, k),
                         bs_hlo_edge_input(edge, rewriting->op, k));
        }
    }
    // A result is in each class that matters.
    for (guint32 i = 0; i < rewriting->op->n_results; i++) {
        BsValue *leader = bs_hlo_leader(rewriting->classes, bs_op_result(rewriting->op, i));
        const guint32 n = seen.n;
        if (bs_id_map_number(&seen, leader->id) == n)
            bs_vec_push(leaders, leader);
    }
    bs_hlo_sort(leaders->len, leaders->data);
    bs_id_map_clear(&seen);
    bs_vec_free(&edges);
}

// FALSE: the value may be a buffer that does not go into the op, or be used behind it.
static gboolean
sort_member(Rewriting *rewriting, BsValue *member)
{
    BsOp *dealloc;
    if (bs_id_map_find(&rewriting->operands, member->id) != BS_ID_NONE) {
        bs_vec_push(&rewriting->into, member);
        return TRUE;
    }
    if (bs_value_is_arg(member))
        return bs_block_parent_op(bs_value_arg_block(member)) == rewriting->op;
    if (bs_value_op(member) != rewriting->op)
        return FALSE;
    const Fate fate = fate_of(member, rewriting->block, &dealloc);
    if (fate == FREED)
        bs_vec_push(&rewriting->deallocs, dealloc);
    return fate != USED;
}

static void
report(const Rewriting *rewriting, BsEventKind kind, BsOp *dealloc, const char *rule,
       BsValue *value)
{
    const BsEventItem items[] = {{.role = BS_ROLE_RELATED, .op = rewriting->op},
                                 {.role = BS_ROLE_SOURCE, .value = value}};
    bs_report(rewriting->context->events, .kind = kind, .op = dealloc,
              .value = bs_op_operand(dealloc, 0), .block = bs_op_block(dealloc), .rule = rule,
              .n_items = G_N_ELEMENTS(items), .items = items);
}

static void
report_why_not(const Rewriting *rewriting, BsValue *obstacle)
{
    for (guint i = 0; i < rewriting->deallocs.len; i++) {
        report(rewriting, BS_EVENT_STAY, rewriting->deallocs.data[i],
               obstacle ? bs_rule_obstacle_in_the_class : bs_rule_not_all_are_freed, obstacle);
    }
}

static gboolean
rewrite_class(Rewriting *rewriting, BsValue *leader)
{
    BsValue *obstacle = NULL;
    bs_vec_clear(&rewriting->members);
    bs_vec_clear(&rewriting->into);
    bs_vec_clear(&rewriting->deallocs);
    bs_hlo_add_members(rewriting->classes, leader, &rewriting->members);
    for (guint i = 0; i < rewriting->members.len; i++) {
        if (!sort_member(rewriting, rewriting->members.data[i]) && !obstacle)
            obstacle = rewriting->members.data[i];
    }
    const guint n = rewriting->deallocs.len;
    if (obstacle || n != rewriting->into.len) {
        report_why_not(rewriting, obstacle);
        return FALSE;
    }
    bs_hlo_sort(n, rewriting->into.data);
    for (guint i = 0; i < n; i++) {
        BsOp *dealloc = rewriting->deallocs.data[i];
        report(rewriting, BS_EVENT_FREE_INPUT, dealloc, NULL, rewriting->into.data[i]);
        bs_op_set_operand(rewriting->context->ir, dealloc, 0, rewriting->into.data[i]);
    }
    return n > 0;
}

static gboolean
rewrite_op(BsPassContext *context, BsOp *op, const BsBlock *block)
{
    Rewriting rewriting = {.context = context, .op = op, .block = block};
    if (!frees_a_result(&rewriting))
        return FALSE;
    BsHloValues leaders = {0};
    rewriting.classes = bs_hlo_classes_new();
    for (guint32 i = 0; i < op->n_operands; i++)
        bs_id_map_number(&rewriting.operands, bs_op_operand(op, i)->id);
    build_classes(&rewriting, &leaders);
    gboolean changed = FALSE;
    for (guint i = 0; i < leaders.len; i++)
        changed |= rewrite_class(&rewriting, leaders.data[i]);
    bs_hlo_classes_free(rewriting.classes);
    bs_id_map_clear(&rewriting.operands);
    bs_vec_free(&rewriting.members);
    bs_vec_free(&rewriting.into);
    bs_vec_free(&rewriting.deallocs);
    bs_vec_free(&leaders);
    return changed;
}

gboolean
bs_reuse_rewrite_loops(BsPassContext *context, BsBlock *block)
{
    gboolean changed = FALSE;
    bs_block_for_each (block, op)
        changed |= bs_hlo_is_known_branch(op) && rewrite_op(context, op, block);
    return changed;
}
