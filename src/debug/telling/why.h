// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why something is as it is: the one cause, and then what else led there, in the order of
// importance.
//
// Chains of causes (debug/telling/causes.h) come in the order of dependence. Who asks wants to know
// what would have had to be otherwise. So causes weigh, the heaviest first:
//
//   1. decisions: events at which the pass could have gone another way, and the answer with it: who
//      owns a memref, that one is kept because it lives on, that an allocation moved or stayed,
//      that a memref could not be split off, which case a dealloc was lowered by;
//   2. grounds, on which decisions rest and which no pass decided: lines of the source, uses, where
//      things are defined, which blocks they lead to;
//   3. carriers, which hand on what was so before: ops made anew with the same meaning, indicators
//      that are passed along, equal ops that became one.
//
// Of one weight what was decided of the thing itself comes before what was decided of others, and
// of these the nearest first: the one with the fewest others between it and the answer.
#pragma once

#include "debug/document/place.h"
#include "debug/telling/chain.h"

/* Why the thing is as it is at the cursor, as BsLinks: the cause at depth 0, in a sentence of its
   own; the rest behind it at depth 1. Never empty for things that were in the program. Free with
   g_ptr_array_unref(). Travels there and back. */
GPtrArray *bs_document_why_first(BsDocument *document, BsThing thing);

/* Puts the links of a chain of causes of the value (or NULL) in that order, from number `first` on,
   all at depth 1. */
void bs_why_order(BsDocument *document, GPtrArray *links, guint first, const BsValue *value);

/* An event as the cause of what is so of a value (or NULL): "%a is owned: it is allocated here
   (line 2)"; where it has no such sentence, its own. Names are those at the cursor. Free with
   g_free(). May leave the program elsewhere (debug/document/moments.h). */
char *bs_why_tell(BsDocument *document, guint32 number, const BsValue *value);
