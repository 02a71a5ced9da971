// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ownership indicators of MLIR-HLO's system at the cursor: which memref has which, and what it may
// be there: null, the buffer's own, or either. They are to its passes what ownership
// (debug/state.h) is to the pass that replaced them. What an indicator may be, and of which memref
// it is one, the program itself says; who owns it, and which memrefs may be the same buffer, is
// replayed from the events.
#pragma once

#include "debug/buffers/state.h"

typedef enum BsIndicatorKind {
    BS_INDICATOR_NONE,  // a memref without one: somebody else frees it
    BS_INDICATOR_NULL,  // always null: who has it owns nothing
    BS_INDICATOR_OWN,   // never null: who has it frees the buffer
    BS_INDICATOR_MAYBE, // null or not
} BsIndicatorKind;

typedef struct BsIndicatorState {
    BsValue *value;     // a memref, or an indicator
    BsValue *indicator; // of the memref, or itself; NULL: it has none
    BsValue *memref;    // of an indicator: whose it is, or NULL; of a view: what it is a view of
    BsIndicatorKind kind;
    const BsBlock *owner;     // of the indicator, as the pass said last; or NULL
    BsValue *leader;          // of its class, or NULL: it is in none, or the leader is gone
    const GPtrArray *members; // of BsValue: all memrefs of that class that exist; or NULL
    guint32 since;            // the event that said something of it last, or 0
} BsIndicatorState;

typedef struct BsIndicators {
    GPtrArray *states;   // of BsIndicatorState, those of memrefs, in the order of the program
    GHashTable *of;      // value, a memref or an indicator -> its BsIndicatorState
    GPtrArray *carriers; // of BsIndicatorState: those of indicators, in that order
    GPtrArray *classes;  // of GPtrArray of BsValue, whose members states have
} BsIndicators;

/* Whether indicators are what is known of memrefs at the cursor: a pass that tracks them has begun,
   and none since that tracks something else; or none at all, and the program has indicators. */
gboolean bs_document_has_indicators(const BsDocument *document);

/* The states of memrefs and indicators of a function that exist at the cursor; a memref that has no
   indicator is among them when it is in a class with another one. Free with bs_indicators_free().
   Costs the function and what was said of it. */
BsIndicators *bs_document_indicators(BsDocument *document, const BsOp *function);
void bs_indicators_free(BsIndicators *indicators);

/* The state of one value, or NULL. */
const BsIndicatorState *bs_indicators_find(const BsIndicators *indicators, const BsValue *value);

/* Of what an indicator decides: there is no condition when it is never null, and nothing is freed
   when it always is. */
void bs_indicators_settle(const BsIndicators *indicators, BsMark *mark);

/* Appends the memrefs that the indicator may be of, each once: those whose `deallocation.own` comes
   to it through regions and retains. */
void bs_indicator_memrefs(BsValue *indicator, GPtrArray *memrefs);

/* A kind in words: "maybe". Static. */
const char *bs_indicator_kind_name(BsIndicatorKind kind);
