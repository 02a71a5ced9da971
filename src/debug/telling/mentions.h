// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a text names that is no event's sentence: an answer, a finding, a row of a table.
#pragma once

#include "debug/telling/explain.h"

/* The names of values ("%own"), blocks ("^bb1") and functions ("@main"), and the places ("line
   12"), in order, none in another one: of BsMention, by their spelling alone, without a thing. */
GArray *bs_text_mentions(const char *text);

/* What such a name is at the cursor in a function, or, of a place, in the source. `function` may be
   NULL: only places and functions are found then. All NULL when there is no such thing. May travel
   there and back. */
BsThing bs_document_find_mentioned(BsDocument *document, const BsOp *function, const char *name);
