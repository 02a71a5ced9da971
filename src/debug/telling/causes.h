// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why is this here, and where did it go? Chains of events, backwards to the source and forwards to
// the end of the run. Every link is an event to go to, or a line of the source.
//
// The causes of an event are what its pass looked at: the ownerships that a join joined, the uses
// that keep a memref alive, the op that a pattern rewrote (the roles of passes/run/event.h).
#pragma once

#include "debug/telling/chain.h"

/* The chain of causes of what is so at the cursor, as BsLinks: of the value's ownership when it has
   one, else of the op (that defines the value). Never empty for things that were in the program.
   Free with g_ptr_array_unref(). Travels there and back. */
GPtrArray *bs_document_why(BsDocument *document, const BsOp *op, const BsValue *value);
/* The same for a block, and for the states of its arguments. */
GPtrArray *bs_document_why_block(BsDocument *document, const BsBlock *block);

/* What an event is because of, or only an item of it (NULL: all of it), without the event itself.
   Free likewise. */
GPtrArray *bs_document_why_event(BsDocument *document, guint32 number, const BsEventItem *item);

/* What became of the op (of the value: also who frees it) from the cursor to the end of the run, in
   the order of time. Free likewise. */
GPtrArray *bs_document_became(BsDocument *document, const BsOp *op, const BsValue *value);

/* Whether an event of that kind changes or ends what it speaks of. */
gboolean bs_event_ends_or_changes(const BsEvent *event);
