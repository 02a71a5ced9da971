// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hlo-deallocate in parts: the state of a run, functions and calls (deallocate.c), blocks
// (deallocate-block.c), ops with regions (deallocate-branch.c), all other ops (deallocate-ops.c).
#pragma once

#include "analysis/callee.h"
#include "passes/hlo/deallocate-rules.h"
#include "passes/hlo/hlo-private.h"
#include "passes/hlo/touches-private.h"

typedef enum BsHloPlacement {
    BS_HLO_BLOCK_END, // all retains before the terminator: the last revision
    BS_HLO_LAST_USE,  // behind the last op that touches the class: as the written page has it
} BsHloPlacement;

// A block at work.
typedef struct BsHloFrame {
    BsBlock *block;
    BsOp *terminator;  // or NULL
    BsHloValues owned; // indicators that it got, in the order in which it got them
    BS_VEC(const BsBlock *) released_before; // which block had, for each that it released
} BsHloFrame;

// What is known of an indicator.
typedef struct BsHloIndicator {
    const BsBlock *owner;       // that must yield or free it; or NULL
    const BsBlock *released_by; // that took it from one around it; or NULL
    const BsOp *taken_by;       // the op that freed it, or that it was passed to; or NULL
} BsHloIndicator;

// Which arguments of a function each of its results may be, by their numbers: results of one class
// share a list.
typedef struct BsHloSummary {
    guint32 n_results;
    guint32 *list_of; // results; BS_ID_NONE: no argument
    GPtrArray *lists; // of GArray of guint32, none of them empty
} BsHloSummary;

// The calls of a function in the program, and whether both sides agree on the indicators.
typedef struct BsHloCalls {
    guint32 n, n_made; // calls, and those with indicators already
    gboolean changed;  // the function returns indicators
} BsHloCalls;

typedef struct BsHloDeallocate {
    BsPassContext *context;
    BsIr *ir;
    BsHloPlacement placement;
    BsHloTouches *touches;
    BsHloClasses *classes; // those of `touches`

    BsIdMap table_numbers; // memrefs by id, to their place in `table`
    BsHloValues table;     // their indicators
    BsIdMap indicator_numbers;
    BS_VEC(BsHloIndicator) indicators;

    BsCallees *callees;
    GHashTable *summaries; // function to BsHloSummary
    GHashTable *calls;     // function to BsHloCalls
    // Does the program verify right now? Not while blocks are given arguments and terminators
    // operands that the op around them does not fit yet, nor while calls and callees differ.
    guint32 pending, n_calls_differ;

    BS_VEC(BsEventItem) items; // of the event at work
} BsHloDeallocate;

/* Reports an event of the pass, marked when the program does not verify after it. */
#define bs_hlo_report(pass, ...)                                                        \
    bs_report((pass)->context->events,                                                  \
              .flags = (pass)->pending || (pass)->n_calls_differ ? BS_EVENT_INSIDE : 0, \
              __VA_ARGS__)

// -- state (deallocate-state.c) ------------------------------------------------------------------

/* Unites two classes, of which a's leader stays; `rule` says why. */
void bs_hlo_deallocate_unite(BsHloDeallocate *pass, BsValue *a, BsValue *b, const char *rule);
/* The entry of a memref in the table, or NULL; the same looked up through views. */
BsValue *bs_hlo_direct_indicator(const BsHloDeallocate *pass, const BsValue *memref);
BsValue *bs_hlo_find_indicator(BsHloDeallocate *pass, BsValue *memref);
/* Enters a memref in the table, in the class of its indicator. */
void bs_hlo_set_indicator(BsHloDeallocate *pass, BsValue *memref, BsValue *indicator);
/* What is known of an indicator; valid until another one is asked for. */
BsHloIndicator *bs_hlo_indicator(BsHloDeallocate *pass, const BsValue *indicator);
/* Adds an item to the next event. */
void bs_hlo_add_item(BsHloDeallocate *pass, BsRole role, BsValue *value, BsValue *condition,
                     BsOp *op);
/* Says that the op breaks the rule; FALSE. */
gboolean bs_hlo_refuse(const BsHloDeallocate *pass, const BsOp *op, BsHloRule rule);
/* What is to be said to the person who wrote the program when the original would have crashed. */
void bs_hlo_warn_of_crash(BsHloDeallocate *pass, const BsOp *op, const char *what);

// -- blocks (deallocate-block.c) -----------------------------------------------------------------

/* Works on a block, which owns what is passed to it, or not. What it hands on, an indicator for
   each memref that its terminator has, is appended to `acquired`, for the caller to append to the
   terminator; what it took from who owns it to `released`, sorted. FALSE after an error. */
gboolean bs_hlo_deallocate_block(BsHloDeallocate *pass, BsBlock *block, gboolean owns_arguments,
                                 BsHloValues *acquired, BsHloValues *released);

// -- ops (deallocate-ops.c, deallocate-branch.c, deallocate.c)
// ---------------------------------------

/* Works on an op of the block at work, which may be replaced: what the block owns afterwards is
   appended to `acquired`, what it does not own any more to `released`. FALSE after an error. */
gboolean bs_hlo_deallocate_op(BsHloDeallocate *pass, BsHloFrame *frame, BsOp *op,
                              BsHloValues *acquired, BsHloValues *released);
gboolean bs_hlo_deallocate_branch(BsHloDeallocate *pass, BsHloFrame *frame, BsOp *op,
                                  BsHloValues *acquired, BsHloValues *released);
gboolean bs_hlo_deallocate_call(BsHloDeallocate *pass, BsHloFrame *frame, BsOp *op,
                                BsHloValues *acquired);
/* The regions of an op of which nothing is known: they keep everything to themselves. */
gboolean bs_hlo_deallocate_unknown_regions(BsHloDeallocate *pass, BsOp *op);
