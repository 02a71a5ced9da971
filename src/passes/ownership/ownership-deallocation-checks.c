// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the ownership pass requires of functions and ops, with upstream's texts in upstream's order
// (verifyFunctionPreconditions and verifyOperationPreconditions in
// OwnershipBasedBufferDeallocation.cpp).
#include "analysis/alias.h"
#include "analysis/loops.h"
#include "analysis/reachable.h"
#include "dialects/dialects.h"
#include "ir/shape.h"
#include "passes/ownership/ownership-deallocation-private.h"
#include "passes/run/refusals.h"
#include "passes/run/undescribed.h"
#include "support/i18n.h"

// -- rules ---------------------------------------------------------------------------------------

static const BsRefusalRule no_deallocs = {
    "No deallocation operations must be present when running this pass!",
    N_("the program was deallocated before: take it as it was then, or remove its "
       "bufferization.dealloc ops")};
static const BsRefusalRule unknown_effects = {
    "ops with unknown memory side effects are not supported",
    N_("the op has no memory effects interface")};
static const BsRefusalRule undescribed = {
    "ops with unknown memory side effects are not supported",
    N_("nobody says what the op does: an effects sheet can (--effects=FILE)")};
static const BsRefusalRule no_terminator = {
    "NoTerminator trait is not supported",
    N_("the op's blocks have no terminator to free buffers before")};
static const BsRefusalRule one_branch_interface = {
    "Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but "
    "not both)!",
    N_("the pass must know where the terminator passes its operands")};
static const BsRefusalRule one_successor = {
    "Terminators with more than one successor are not supported!",
    N_("only cf.cond_br may have two: lower cf.switch to a chain of them")};
const BsRefusalRule bs_ownership_one_successor_only = {
    "BranchOpInterface operations with multiple successors are not supported yet",
    N_("only cf.cond_br may have two: lower cf.switch to a chain of them")};
#define NO_FREES "memory free side-effect on MemRef value not supported!"
static const BsRefusalRule no_frees = {
    NO_FREES, N_("buffers are freed by the pass: remove the op, or mark it and the allocation with "
                 "bufferization.manual_deallocation")};
static const BsRefusalRule no_frees_of_others = {
    NO_FREES,
    N_("buffers are freed by the pass, also those that come from elsewhere: remove the op")};
static const BsRefusalRule no_frees_of_a_kind = {
    NO_FREES, N_("the pass frees by memref.dealloc only: mark the op and the allocation with "
                 "bufferization.manual_deallocation")};
static const BsRefusalRule no_reallocs = {
    NO_FREES, N_("it frees what it replaces: run --expand-realloc=emit-deallocs=false first")};
static const BsRefusalRule empty_in_parallel = {
    "only supported when nested region is empty",
    N_("the loop still yields tensors: bufferize it first")};
static const BsRefusalRule no_reduced_memref = {"only supported when operand is not a MemRef",
                                                N_("reduce scalars, and store the result")};
static const BsRefusalRule region_branch = {
    "All operations with attached regions need to implement the RegionBranchOpInterface.",
    N_("how control goes through its regions is not known: use an op of which it is, as scf.if or "
       "scf.for, or one with one region and no results")};

// -- loops ---------------------------------------------------------------------------------------

gboolean
bs_ownership_check_loops(BsOwnershipPass *pass, BsOp *function)
{
    const gboolean loop = bs_op_has_branch_loop(function);
    if (loop)
        bs_diags_error_at_op(pass->context->diags, function, "%s", bs_rule_structured_loops.text);
    return !loop;
}

// -- ops -----------------------------------------------------------------------------------------

gboolean
bs_ownership_has_own_rules(const BsOp *op)
{
    // Upstream attaches its interface to these ops and no others.
    return bs_op_is(op, "arith.select") || bs_op_is(op, "cf.cond_br") ||
           bs_op_is(op, "gpu.terminator") || bs_op_is(op, "scf.forall.in_parallel") ||
           bs_op_is(op, "scf.reduce.return");
}

gboolean
bs_ownership_is_region_terminator(const BsOp *op)
{
    return op->def->region_terminator || bs_op_has_trait(op, BS_TRAIT_RETURN_LIKE);
}

BsRange
bs_ownership_parent_operands(const BsOp *op)
{
    return op->def->terminator_operands ? op->def->terminator_operands(op, NULL)
                                        : (BsRange){0, op->n_operands};
}

// Memrefs among operands, results or arguments of entry blocks.
static gboolean
has_buffers(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_type_is_memref(bs_op_operand(op, i)->type))
            return TRUE;
    }
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_type_is_memref(bs_op_result(op, i)->type))
            return TRUE;
    }
    for (guint32 r = 0; r < op->n_regions; r++) {
        const BsBlock *entry = bs_op_region(op, r)->first;
        for (guint32 i = 0; entry && i < entry->n_args; i++) {
            if (bs_type_is_memref(entry->args[i]->type))
                return TRUE;
        }
    }
    return FALSE;
}

// Of the ops that the pass has rules of its own for.
static const BsRefusalRule *
broken_own_rule(const BsOp *op)
{
    if (bs_op_is(op, "scf.forall.in_parallel") && op->n_regions && bs_op_region(op, 0)->first &&
        bs_op_region(op, 0)->first->first)
        return &empty_in_parallel;
    if (bs_op_is(op, "scf.reduce.return") && op->n_operands &&
        bs_type_is_memref(bs_op_operand(op, 0)->type))
        return &no_reduced_memref;
    return NULL;
}

static gboolean
frees_a_memref(const BsOp *op, const BsEffects *effects)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsValue *operand = bs_op_operand(op, i);
        if (bs_type_is_memref(operand->type) && bs_effects_has(effects, BS_EFFECT_FREE, operand))
            return TRUE;
    }
    return FALSE;
}

// What helps depends on who frees, and whose buffer it is: a call gives its result away, and the
// pass owns it, whatever is marked.
static const BsRefusalRule *
rule_of_frees(const BsOp *op)
{
    if (bs_op_is(op, "memref.realloc"))
        return &no_reallocs;
    if (!bs_op_is(op, "memref.dealloc"))
        return &no_frees_of_a_kind;
    const BsValue *base = bs_view_base(bs_op_operand(op, 0));
    const BsBlock *block = bs_value_arg_block(base);
    const gboolean of_function = block && bs_block_is_entry(block) &&
                                 bs_op_has_trait(bs_block_parent_op(block), BS_TRAIT_FUNCTION);
    return of_function || bs_value_is_allocation(base) ? &no_frees : &no_frees_of_others;
}

// The first rule that the op breaks, or NULL, as `def`, its row in some release, describes it. An
// op without effects interface and without recursive effects may do anything.
static const BsRefusalRule *
broken_rule(const BsOp *op, const BsOpDef *def, const BsEffects *effects, gboolean has_effects)
{
    if (bs_ownership_has_own_rules(op))
        return broken_own_rule(op);
    gboolean known = has_effects || (def->traits & BS_TRAIT_RECURSIVE_EFFECTS);
    gboolean allocates_or_frees =
        has_effects && (bs_effects_has(effects, BS_EFFECT_ALLOCATE, NULL) ||
                        bs_effects_has(effects, BS_EFFECT_FREE, NULL));
    if (!has_buffers(op) && known && !allocates_or_frees)
        return NULL;
    if (bs_op_is(op, "bufferization.dealloc"))
        return &no_deallocs;
    if (!known && !(def->traits & BS_TRAIT_CALL))
        return bs_op_is_registered(op) ? &unknown_effects : &undescribed;
    if (((op->n_regions == 1 && op->n_results) || op->n_regions > 1) && !def->region_branch)
        return &region_branch;
    if (def->traits & BS_TRAIT_NO_TERMINATOR)
        return &no_terminator;
    if (bs_op_is_terminator(op)) {
        if (!op->def->branch == !bs_ownership_is_region_terminator(op))
            return &one_branch_interface;
        if (op->n_successors > 1)
            return &one_successor;
    }
    if (has_effects && frees_a_memref(op, effects) && !bs_op_attr(op, bs_manual_deallocation))
        return rule_of_frees(op);
    return NULL;
}

gboolean
bs_ownership_check_op(BsOwnershipPass *pass, const BsOp *op, const BsEffects *effects,
                      gboolean has_effects)
{
    const BsRefusalRule *rule = broken_rule(op, op->def, effects, has_effects);
    if (rule)
        bs_note_undescribed(bs_diags_error_at_op(pass->context->diags, op, "%s", rule->text), op);
    return !rule;
}

// -- all at once ---------------------------------------------------------------------------------

// The same, and what the pass sees later of a branch without memrefs.
static const BsRefusalRule *
first_broken_rule(const BsOp *op, const BsOpDef *def, const BsEffects *effects,
                  gboolean has_effects)
{
    const BsRefusalRule *rule = broken_rule(op, def, effects, has_effects);
    const gboolean branches =
        def->branch && op->n_successors > 1 && !bs_ownership_has_own_rules(op);
    return rule || !branches ? rule : &bs_ownership_one_successor_only;
}

// The later release in which the op's row breaks no rule, or 0.
static guint8
accepted_since(const BsOp *op, const BsEffects *effects)
{
    const BsOpDef *later = bs_op_upstream(op) < BS_UPSTREAM_22
                               ? bs_dialects_find_row(op->def->name, BS_UPSTREAM_22)
                               : NULL;
    const gboolean has_effects = later && (later->effects_fn || bs_def_has_effects(later));
    return later && !first_broken_rule(op, later, effects, has_effects) ? BS_UPSTREAM_22 : 0;
}

static void scan_region(const BsRegion *region, GArray *refusals);

static void
scan_op(BsOp *op, GArray *refusals)
{
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean has_effects = bs_op_effects(op, &effects);
    const BsRefusalRule *rule = first_broken_rule(op, op->def, &effects, has_effects);
    if (rule)
        bs_refusals_add(refusals, op, rule, accepted_since(op, &effects));
    bs_effects_clear(&effects);
    for (guint32 r = 0; r < op->n_regions; r++)
        scan_region(bs_op_region(op, r), refusals);
}

// The pass does not come to blocks that control does not reach.
static void
scan_region(const BsRegion *region, GArray *refusals)
{
    g_autoptr(GPtrArray) blocks =
        region->first == region->last ? NULL : bs_region_reachable_blocks(region);
    g_autoptr(GHashTable) reachable = blocks ? g_hash_table_new(NULL, NULL) : NULL;
    for (guint i = 0; blocks && i < blocks->len; i++)
        g_hash_table_add(reachable, blocks->pdata[i]);
    bs_region_for_each (region, block) {
        if (reachable && !g_hash_table_contains(reachable, block))
            continue;
        bs_block_for_each (block, op)
            scan_op(op, refusals);
    }
}

typedef struct Scanning {
    GArray *refusals;
    GHashTable *visited;
} Scanning;

// As the pass does: functions with a body, wherever they are.
static BsWalk
scan_function(BsOp *op, gpointer data)
{
    const Scanning *scanning = data;
    if (!bs_op_is(op, "func.func"))
        return BS_WALK_ON;
    if (!bs_op_region(op, 0)->first)
        return BS_WALK_SKIP;
    g_hash_table_add(scanning->visited, op);
    if (bs_op_has_branch_loop(op))
        bs_refusals_add(scanning->refusals, op, &bs_rule_structured_loops, 0);
    scan_region(bs_op_region(op, 0), scanning->refusals);
    return BS_WALK_SKIP;
}

void
bs_ownership_scan(BsOp *op, GArray *refusals, GHashTable *visited)
{
    Scanning scanning = {refusals, visited};
    bs_op_walk_preorder(op, scan_function, &scanning);
}
