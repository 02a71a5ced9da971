// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The alias sets that the older passes track, at the cursor, replayed from their events: which
// values may be the same buffer as a memref, and which of them are critical. They are to these
// passes what ownership (debug/buffers/state.h) is to the one that replaced them, and hold like it
// until another stage tracks one or the other.
#pragma once

#include "debug/buffers/state.h"

typedef enum BsAliasKind {
    BS_ALIAS_TRACKED,      // an allocation that the pass handles
    BS_ALIAS_UNTRACKED,    // not one, but it has aliases
    BS_ALIAS_MEMBER,       // in the alias set of another value, no more is known yet
    BS_ALIAS_NON_CRITICAL, // in one, and freed with it
    BS_ALIAS_CRITICAL,     // in one on some paths only: it needs a temporary buffer
} BsAliasKind;

typedef struct BsAliasState {
    BsValue *value;
    BsAliasKind kind;
    guint32 since;      // the event that set or changed it last
    guint32 verdict;    // the one that found it to be a critical or a non-critical alias, or 0
    GPtrArray *aliases; // of BsValue: the rest of its own alias set, those that exist
    GPtrArray *of; // of BsValue: tracked or critical ones in whose sets it is or, if critical, was
} BsAliasState;

typedef struct BsAliasSets {
    GPtrArray *states; // of BsAliasState, in the order in which the pass came to them
    GHashTable *of;    // value -> its BsAliasState
} BsAliasSets;

/* Whether alias sets are what is known of memrefs at the cursor. */
gboolean bs_document_has_alias_sets(const BsDocument *document);

/* The states of the memrefs of a function that exist at the cursor; none when the stage tracks no
   alias sets. Free with bs_alias_sets_free(). Costs the sizes of the sets. */
BsAliasSets *bs_document_alias_sets(BsDocument *document, const BsOp *function);
void bs_alias_sets_free(BsAliasSets *sets);

/* The state of one value, or NULL. */
const BsAliasState *bs_alias_sets_find(const BsAliasSets *sets, const BsValue *value);

/* A kind in words: "non-critical alias". Static. */
const char *bs_alias_kind_name(BsAliasKind kind);
