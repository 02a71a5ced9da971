// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the ownership pass requires of functions and ops, with upstream's texts in upstream's order
// (verifyFunctionPreconditions and verifyOperationPreconditions in
// OwnershipBasedBufferDeallocation.cpp).
#include "passes/ownership-deallocation-private.h"

// -- loops ---------------------------------------------------------------------------------------

enum { UNSEEN, ON_PATH, DONE };

// A block on the path of the search: the next op to look into, its next region or successor.
typedef struct Step {
    BsBlock *block;
    BsOp *op;
    guint32 edge;
} Step;

typedef struct Search {
    BsIdMap numbers; // of blocks
    BS_VEC(guint8) states;
    BS_VEC(Step) path;
} Search;

static guint8 *
state_of(Search *search, const BsBlock *block)
{
    guint32 number = bs_id_map_number(&search->numbers, block->id);
    if (number == search->states.len) {
        bs_vec_push(&search->states, UNSEEN);
    }
    return &search->states.data[number];
}

static void
enter_block(Search *search, BsBlock *block)
{
    guint8 *state = state_of(search, block);
    if (*state == UNSEEN) {
        *state = ON_PATH;
        bs_vec_push(&search->path, ((Step){block, block->first, 0}));
    }
}

// The next block that the op leads to: successors of a branch, then the entry blocks of its
// regions.
static BsBlock *
next_target(Step *step)
{
    const BsOp *op = step->op;
    guint32 n_successors = op->def->branch ? op->n_successors : 0;
    while (step->edge < n_successors + op->n_regions) {
        guint32 edge = step->edge++;
        BsBlock *target = edge < n_successors ? op->successors[edge].block
                                              : op->regions[edge - n_successors].first;
        if (target) {
            return target;
        }
    }
    return NULL;
}

// A depth-first search with an explicit path; upstream walks all paths, with the same answer.
static gboolean
has_loop_from(Search *search, BsBlock *entry)
{
    enter_block(search, entry);
    while (search->path.len) {
        Step *step = &bs_vec_last(&search->path);
        if (!step->op) {
            *state_of(search, step->block) = DONE;
            (void)bs_vec_pop(&search->path);
            continue;
        }
        BsBlock *target = next_target(step);
        if (!target) {
            step->op = step->op->next;
            step->edge = 0;
        } else if (*state_of(search, target) == ON_PATH) {
            return TRUE;
        } else {
            enter_block(search, target);
        }
    }
    return FALSE;
}

gboolean
bs_ownership_check_loops(BsOwnershipPass *pass, BsOp *function)
{
    Search search = {0};
    gboolean loop = FALSE;
    for (guint32 r = 0; r < function->n_regions && !loop; r++) {
        if (function->regions[r].first) {
            loop = has_loop_from(&search, function->regions[r].first);
        }
    }
    if (loop) {
        bs_diags_error_at_op(pass->context->diags, function,
                             "Only structured control-flow loops are supported.");
    }
    bs_id_map_clear(&search.numbers);
    bs_vec_free(&search.states);
    bs_vec_free(&search.path);
    return !loop;
}

// -- ops -----------------------------------------------------------------------------------------

gboolean
bs_ownership_has_own_rules(const BsOp *op)
{
    // Upstream attaches its interface to these ops and no others.
    static const char *const names[] = {"arith.select", "cf.cond_br", "gpu.terminator",
                                        "scf.forall.in_parallel", "scf.reduce.return"};
    for (guint32 i = 0; i < G_N_ELEMENTS(names); i++) {
        if (bs_op_is(op, names[i])) {
            return TRUE;
        }
    }
    return FALSE;
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
        if (bs_type_is_memref(bs_op_operand(op, i)->type)) {
            return TRUE;
        }
    }
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_type_is_memref(bs_op_result(op, i)->type)) {
            return TRUE;
        }
    }
    for (guint32 r = 0; r < op->n_regions; r++) {
        const BsBlock *entry = op->regions[r].first;
        for (guint32 i = 0; entry && i < entry->n_args; i++) {
            if (bs_type_is_memref(entry->args[i]->type)) {
                return TRUE;
            }
        }
    }
    return FALSE;
}

// The first rule that the op breaks, or NULL. An op without effects interface and without recursive
// effects may do anything.
static const char *
broken_rule(const BsOp *op, const BsEffects *effects, gboolean has_effects)
{
    gboolean known = has_effects || bs_op_has_trait(op, BS_TRAIT_RECURSIVE_EFFECTS);
    gboolean allocates_or_frees =
        has_effects && (bs_effects_has(effects, BS_EFFECT_ALLOCATE, NULL) ||
                        bs_effects_has(effects, BS_EFFECT_FREE, NULL));
    if (!has_buffers(op) && known && !allocates_or_frees) {
        return NULL;
    }
    if (bs_op_is(op, "bufferization.dealloc")) {
        return "No deallocation operations must be present when running this pass!";
    }
    if (!known && !bs_op_has_trait(op, BS_TRAIT_CALL)) {
        return "ops with unknown memory side effects are not supported";
    }
    if (((op->n_regions == 1 && op->n_results) || op->n_regions > 1) && !op->def->region_branch) {
        return "All operations with attached regions need to implement the "
               "RegionBranchOpInterface.";
    }
    if (bs_op_has_trait(op, BS_TRAIT_NO_TERMINATOR)) {
        return "NoTerminator trait is not supported";
    }
    if (bs_op_is_terminator(op)) {
        if (!op->def->branch == !bs_ownership_is_region_terminator(op)) {
            return "Terminators must implement either BranchOpInterface or "
                   "RegionBranchTerminatorOpInterface (but not "
                   "both)!";
        }
        if (op->n_successors > 1) {
            return "Terminators with more than one successor are not supported!";
        }
    }
    return NULL;
}

gboolean
bs_ownership_check_op(BsOwnershipPass *pass, const BsOp *op, const BsEffects *effects,
                      gboolean has_effects)
{
    const char *rule = broken_rule(op, effects, has_effects);
    if (rule) {
        bs_diags_error_at_op(pass->context->diags, op, "%s", rule);
    }
    return !rule;
}
