// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All that hlo-deallocate would refuse in a program, and what it takes for granted. It goes through
// blocks as the pass does, and knows of a buffer only which block owns it: that decides what is
// refused. Cost: linear in ops, operands and the depth of ifs that free what is around them.
#include "analysis/callee.h"
#include "passes/hlo/deallocate-rules.h"
#include "passes/hlo/edges.h"
#include "passes/scan/hlo-scan-private.h"

typedef struct Scan {
    BsHloAssumed *assumed;
    GArray *refusals;
    BsCallees *callees;
    // Memrefs that have an indicator, and the block that owns it, or NULL: freed, or handed on.
    GHashTable *owners;
} Scan;

// A block, and what it frees of the buffers of others, each once.
typedef struct Frame {
    BsBlock *block;
    BsHloValues released;
} Frame;

static void work_on_block(Scan *scan, Frame *frame, gboolean owns_arguments);

static void
refuse(Scan *scan, BsOp *op, BsHloRule rule)
{
    bs_refusals_add(scan->refusals, op, bs_hlo_rule(rule), 0);
}

static void
acquire(Scan *scan, BsValue *memref, BsBlock *block)
{
    if (bs_type_is_memref(memref->type))
        g_hash_table_insert(scan->owners, memref, block);
}

static gboolean
contains(const BsHloValues *values, const BsValue *value)
{
    for (guint i = 0; i < values->len; i++)
        if (values->data[i] == value)
            return TRUE;
    return FALSE;
}

static void
release(Scan *scan, Frame *frame, BsValue *buffer)
{
    if (g_hash_table_lookup(scan->owners, buffer) == frame->block)
        g_hash_table_insert(scan->owners, buffer, NULL);
    else if (contains(&frame->released, buffer))
        refuse(scan, bs_block_parent_op(frame->block), BS_HLO_RULE_FREED_TWICE);
    else
        bs_vec_push(&frame->released, buffer);
}

// -- ops with regions ----------------------------------------------------------------------------

static gboolean
hands_on(const BsBlock *block, const BsValue *buffer)
{
    for (guint32 i = 0; block->last && i < block->last->n_operands; i++) {
        BsValue *operand = bs_op_operand(block->last, i);
        if (bs_type_is_memref(operand->type) && bs_hlo_view_base(operand) == buffer)
            return TRUE;
    }
    return FALSE;
}

static void
check_other_side(Scan *scan, BsOp *op, guint32 side, const BsHloValues *here,
                 const BsHloValues *there)
{
    const BsBlock *block = bs_op_region(op, side)->first;
    for (guint i = 0; i < there->len; i++) {
        if (contains(here, there->data[i]))
            continue;
        if (!block)
            refuse(scan, op, BS_HLO_RULE_NO_ELSE);
        else if (!hands_on(block, there->data[i]))
            refuse(scan, op, BS_HLO_RULE_NOT_YIELDED);
    }
}

// What either branch of an if frees, the if does.
static void
release_from_branches(Scan *scan, Frame *frame, const Frame *then, const Frame *otherwise)
{
    for (guint i = 0; i < then->released.len; i++)
        release(scan, frame, then->released.data[i]);
    for (guint i = 0; i < otherwise->released.len; i++) {
        if (!contains(&then->released, otherwise->released.data[i]))
            release(scan, frame, otherwise->released.data[i]);
    }
}

static void
work_on_if(Scan *scan, Frame *frame, BsOp *op)
{
    Frame sides[] = {{bs_op_region(op, 0)->first, {NULL, 0, 0}},
                     {bs_op_region(op, 1)->first, {NULL, 0, 0}}};
    for (guint i = 0; i < G_N_ELEMENTS(sides); i++)
        if (sides[i].block)
            work_on_block(scan, &sides[i], TRUE);
    check_other_side(scan, op, 1, &sides[1].released, &sides[0].released);
    check_other_side(scan, op, 0, &sides[0].released, &sides[1].released);
    release_from_branches(scan, frame, &sides[0], &sides[1]);
    bs_vec_free(&sides[0].released);
    bs_vec_free(&sides[1].released);
}

// Whether one of its blocks frees what is around it.
static gboolean
work_on_regions(Scan *scan, const BsOp *op, gboolean own_arguments)
{
    gboolean released = FALSE;
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            Frame frame = {.block = block};
            work_on_block(scan, &frame, own_arguments);
            released |= frame.released.len > 0;
            bs_vec_free(&frame.released);
        }
    }
    return released;
}

static void
work_on_branch(Scan *scan, Frame *frame, BsOp *op)
{
    if (!bs_hlo_is_known_branch(op)) {
        refuse(scan, op, BS_HLO_RULE_OTHER_BRANCH);
        work_on_regions(scan, op, TRUE);
    } else if (bs_op_is(op, "scf.if")) {
        work_on_if(scan, frame, op);
    } else if (work_on_regions(scan, op, TRUE)) {
        refuse(scan, op, BS_HLO_RULE_LOOP_CAPTURE);
    }
    for (guint32 i = 0; i < op->n_results; i++)
        acquire(scan, bs_op_result(op, i), frame->block);
}

static gboolean
hands_on_memrefs(const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            const BsOp *terminator = bs_block_terminator(block);
            for (guint32 i = 0; terminator && i < terminator->n_operands; i++)
                if (bs_type_is_memref(bs_op_operand(terminator, i)->type))
                    return TRUE;
        }
    }
    return FALSE;
}

static void
work_on_unknown_regions(Scan *scan, BsOp *op)
{
    const gboolean released = work_on_regions(scan, op, FALSE);
    if (released || hands_on_memrefs(op))
        refuse(scan, op, BS_HLO_RULE_UNKNOWN_REGION);
}

// -- other ops -----------------------------------------------------------------------------------

static void
work_on_frees(Scan *scan, Frame *frame, BsOp *op, const BsEffects *effects)
{
    BsHloValues freed = {0};
    for (guint32 i = 0; i < effects->n; i++) {
        BsValue *value = effects->items[i].value;
        if (!value || effects->items[i].kind != BS_EFFECT_FREE || !bs_type_is_memref(value->type))
            continue;
        BsValue *buffer = bs_hlo_view_base(value);
        if (!g_hash_table_contains(scan->owners, buffer))
            refuse(scan, op, BS_HLO_RULE_NO_INDICATOR);
        else if (!contains(&freed, buffer))
            bs_vec_push(&freed, buffer);
    }
    for (guint i = 0; i < freed.len; i++)
        release(scan, frame, freed.data[i]);
    bs_vec_free(&freed);
}

// Whether it does either; nothing else of the op counts then.
static gboolean
allocates_or_frees(Scan *scan, Frame *frame, BsOp *op)
{
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean found =
        bs_op_effects(op, &effects) && (bs_effects_has(&effects, BS_EFFECT_ALLOCATE, NULL) ||
                                        bs_effects_has(&effects, BS_EFFECT_FREE, NULL));
    if (found)
        work_on_frees(scan, frame, op, &effects);
    for (guint32 i = 0; found && i < effects.n; i++)
        if (effects.items[i].kind == BS_EFFECT_ALLOCATE && effects.items[i].value)
            acquire(scan, effects.items[i].value, frame->block);
    bs_effects_clear(&effects);
    return found;
}

static void
work_on_op(Scan *scan, Frame *frame, BsOp *op)
{
    bs_hlo_assume_of(scan->assumed, op);
    if (bs_hlo_is_branch(op)) {
        work_on_branch(scan, frame, op);
    } else if (bs_op_is(op, "func.call")) {
        for (guint32 i = 0; i < op->n_results && bs_callee_find(scan->callees, op); i++)
            acquire(scan, bs_op_result(op, i), frame->block);
    } else if (!bs_op_is(op, "memref.alloca") && !allocates_or_frees(scan, frame, op)) {
        work_on_unknown_regions(scan, op);
    }
}

// -- blocks and functions ------------------------------------------------------------------------

static void
work_on_block(Scan *scan, Frame *frame, gboolean owns_arguments)
{
    BsBlock *block = frame->block;
    BsOp *terminator = bs_block_terminator(block);
    for (guint32 i = 0; owns_arguments && i < block->n_args; i++)
        acquire(scan, block->args[i], block);
    bs_block_for_each (block, op) {
        if (op != terminator)
            work_on_op(scan, frame, op);
    }
    if (!terminator)
        return;
    bs_hlo_assume_of(scan->assumed, terminator);
    if (terminator->n_regions)
        work_on_unknown_regions(scan, terminator);
}

static void
work_on_function(Scan *scan, BsOp *function)
{
    BsHloRule rule;
    bs_hlo_assume_of_function(scan->assumed, function);
    if (bs_hlo_function_breaks(function, &rule)) {
        refuse(scan, function, rule);
        return;
    }
    if (!bs_op_region(function, 0)->first)
        return;
    Frame frame = {.block = bs_op_region(function, 0)->first};
    work_on_block(scan, &frame, FALSE);
    if (frame.released.len)
        refuse(scan, function, BS_HLO_RULE_INVALID_REALLOC);
    bs_vec_free(&frame.released);
    g_hash_table_remove_all(scan->owners);
}

typedef struct Module {
    Scan *scan;
    GHashTable *visited;
} Module;

static BsWalk
visit_function(BsOp *op, gpointer data)
{
    const Module *module = data;
    if (!bs_op_is(op, "func.func"))
        return BS_WALK_ON;
    g_hash_table_add(module->visited, op);
    work_on_function(module->scan, op);
    return BS_WALK_SKIP;
}

static int
compare_places(const void *a, const void *b)
{
    const BsLoc x = ((const BsRefusal *)a)->loc, y = ((const BsRefusal *)b)->loc;
    return x.line != y.line       ? (x.line < y.line ? -1 : 1)
           : x.column != y.column ? (x.column < y.column ? -1 : 1)
                                  : 0;
}

void
bs_hlo_deallocate_scan(BsOp *module, GArray *refusals, GHashTable *visited)
{
    g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(BsRefusal));
    g_autoptr(GHashTable) owners = g_hash_table_new(NULL, NULL);
    g_autoptr(BsCallees) callees = bs_callees_new();
    BsHloAssumed assumed = {.refusals = found};
    Scan scan = {&assumed, found, callees, owners};
    bs_op_walk_preorder(module, visit_function, &(Module){&scan, visited});
    g_array_sort(found, compare_places);
    if (found->len)
        g_array_append_vals(refusals, found->data, found->len);
}
