// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the parts of the ownership pass share. State and lists: -state.c; order of values: -order.c;
// what an op must satisfy: -checks.c; handlers of ops: -handlers.c; dealloc insertion before
// terminators: -terminators.c; the driver: ownership-deallocation.c.
#pragma once

#include "analysis/id-map.h"
#include "analysis/liveness.h"
#include "ir/builder.h"
#include "passes/run/pass.h"
#include "passes/run/refusals.h"
#include "support/vec.h"

typedef BS_VEC(BsValue *) BsValueList;

// A memref that the terminator of the block must put into its dealloc, and why.
typedef struct BsTodo {
    BsValue *memref;
    BsReason reason;
} BsTodo;

typedef struct BsOwnershipPass {
    BsPassContext *context;
    BsIr *ir;
    const BsType *i1;
    gboolean dynamic;    // private-function-dynamic-ownership
    BsCallees *callees;  // see analysis/callee.h; NULL unless `dynamic`
    BS_VEC(guint8) rows; // by number: what the handlers do to its ops (see -handlers.c)

    BS_VEC(BsOp *) functions; // to go through
    // the function at work; nothing else is known of the last one when its turn comes
    BsOp *function;
    BsLiveness *liveness; // of the function as it was; never recomputed, as upstream
    BsIdMap cell_numbers; // by value and block
    BS_VEC(BsOwnership) cells;

    // the block at work
    BsBlock *block;
    BS_VEC(BsTodo) todo;
    BsValueList live; // what is live where it is looked at

    // scratch, for a few lines each
    BS_VEC(BsOwnership) before;
    BS_VEC(const BsType *) types;

    // lists of the dealloc at work
    BsValueList memrefs, conditions, retained;
    guint32 n_forwarded; // the first of `retained`: passed along; the others are retained because
                         // they are live
    BS_VEC(BsEventItem) items;
    BsValueList operands;

    // Is the IR valid right now? Block arguments and what is passed to them change one after the
    // other.
    guint32 pending;       // places that disagree
    BsIdMap extended;      // blocks that have got their indicator arguments, by id
    GHashTable *remade;    // ops made anew whose results may be live elsewhere, to the new op
    GHashTable *half_done; // ops with regions whose bodies are changed already, but not the op
    gboolean signatures_differ;
} BsOwnershipPass;

/* Reports an event of the pass, marked when the IR does not verify after it. */
#define bs_ownership_report(pass, ...) \
    bs_report((pass)->context->events, .flags = (pass)->pending ? BS_EVENT_INSIDE : 0, __VA_ARGS__)

// -- state (ownership-deallocation-state.c) ------------------------------------------------------

/* Forgets what is known of a function. */
void bs_ownership_clear_cells(BsOwnershipPass *pass);
/* The state of a memref in a block. */
BsOwnership bs_ownership_get(const BsOwnershipPass *pass, const BsValue *memref,
                             const BsBlock *block);
/* Joins `update` to the state of the memref in `block`; the event carries the items that
 * pass->items holds. */
void bs_ownership_join_cell(BsOwnershipPass *pass, BsValue *memref, BsBlock *block,
                            BsOwnership update, const char *rule);
/* Sets it, whatever it was. */
void bs_ownership_set_cell(BsOwnershipPass *pass, BsValue *memref, BsBlock *block,
                           BsValue *indicator, const char *rule);
/* Sets the states of all of pass->retained to the results of their dealloc; a memref that occurs
 * twice joins both. */
void bs_ownership_take_results(BsOwnershipPass *pass, BsOp *dealloc);
/* Adds a memref to what the block at work must free at its end. */
void bs_ownership_add_todo(BsOwnershipPass *pass, BsValue *memref, BsReason reason);
void bs_ownership_add_item(BsOwnershipPass *pass, BsEventItem item);

/* Fills pass->live with the memrefs live into the block that still exist, in pass order. */
void bs_ownership_live_in(BsOwnershipPass *pass, const BsBlock *block);
/* Fills pass->retained: what `op` passes along by `forwarded`, then what lives on (into `target`,
 * when there is one). */
void bs_ownership_find_retained(BsOwnershipPass *pass, BsOp *op, BsRange forwarded,
                                const BsBlock *target);
/* Whether every memref that the block must free before `op` has an indicator; else an error at the
 * first that has none, and the base buffers of those before it. */
gboolean bs_ownership_check_todo(BsOwnershipPass *pass, BsOp *op);
/* Reports the dealloc that is about to be inserted before `op`, with its lists. */
void bs_ownership_report_dealloc(BsOwnershipPass *pass, BsOp *op, BsBlock *target);
/* Makes the base buffers and fills pass->memrefs and pass->conditions from what the block must
 * free. */
void bs_ownership_make_inputs(BsOwnershipPass *pass, BsBuilder *builder, BsLoc loc);
/* Makes the dealloc of pass->memrefs, `conditions` and pass->retained. */
BsOp *bs_ownership_make_dealloc(BsOwnershipPass *pass, BsBuilder *builder, BsLoc loc,
                                BsValue *const *conditions);

/* The order in which upstream's pass lists memrefs (ValueComparator): sorts in place. */
void bs_ownership_sort(BsValueList *values);

// -- whether the IR is valid ---------------------------------------------------------------------

/* The block is about to get the last of its indicator arguments: its predecessors must pass them,
 * or the op around it. */
void bs_ownership_block_extended(BsOwnershipPass *pass, BsBlock *block);
/* A branch passes indicators to `target`. */
void bs_ownership_branch_extended(BsOwnershipPass *pass, const BsBlock *target);
/* A terminator of a region passes indicators to `parent`. */
void bs_ownership_parent_changed(BsOwnershipPass *pass, BsOp *parent);
/* The op was made again to match its regions. */
void bs_ownership_op_rebuilt(BsOwnershipPass *pass, BsOp *old);
/* A function or call has other results than the other side, until the pass is over. */
void bs_ownership_signature_changed(BsOwnershipPass *pass);

// -- checks (ownership-deallocation-checks.c) ----------------------------------------------------

/* Whether the pass has rules of its own for the op (upstream's BufferDeallocationOpInterface). */
gboolean bs_ownership_has_own_rules(const BsOp *op);
/* Whether upstream accepts the op; else an error at it. */
gboolean bs_ownership_check_op(BsOwnershipPass *pass, const BsOp *op, const BsEffects *effects,
                               gboolean has_effects);
/* Whether the function's control flow graph is free of loops; else an error at it. Linear in blocks
 * and edges. */
gboolean bs_ownership_check_loops(BsOwnershipPass *pass, BsOp *function);
/* Of branches other than cf.cond_br. */
extern const BsRefusalRule bs_ownership_one_successor_only;
gboolean bs_ownership_is_region_terminator(const BsOp *op);
/* What such a terminator forwards to its parent. */
BsRange bs_ownership_parent_operands(const BsOp *op);

/* Marks allocations and ops that free by hand, which the pass leaves alone. */
extern const char bs_manual_deallocation[];

// -- handlers (ownership-deallocation-handlers.c, -terminators.c) --------------------------------

/* Handles one op of the block at work, which may be replaced. FALSE with an error in the
 * diagnostics. */
gboolean bs_ownership_handle_op(BsOwnershipPass *pass, BsOp *op);
gboolean bs_ownership_handle_branch(BsOwnershipPass *pass, BsOp *op);
gboolean bs_ownership_handle_cond_branch(BsOwnershipPass *pass, BsOp *op);
gboolean bs_ownership_handle_region_terminator(BsOwnershipPass *pass, BsOp *op);
/* Inserts the dealloc of a terminator without successors that forwards `forwarded`; NULL when there
   is nothing to free or retain, or with `*ok` FALSE after an error. */
BsOp *bs_ownership_insert_final_dealloc(BsOwnershipPass *pass, BsOp *op, BsRange forwarded,
                                        gboolean *ok);
