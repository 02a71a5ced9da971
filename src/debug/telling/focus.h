// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where to look while an event is shown: a picture or a text may have no room for all that it
// speaks of.
#pragma once

#include "debug/document/place.h"

/* The op that matters most, if there is one, and a block for where it is not to be seen; each of
   them may be NULL. Of a free it is what it stands behind, of an alias the alias, of a bound the
   block. */
BsThing bs_event_focus(const BsEvent *event);

/* Adds to a set what the event's sentence names and what the event changed, as it is at the cursor:
   ops, values with the op that makes them, blocks. Empty for the input, and for an event that
   speaks of the program as a whole. May travel there and back. */
void bs_document_add_spoken(BsDocument *document, guint32 number, GHashTable *things);
