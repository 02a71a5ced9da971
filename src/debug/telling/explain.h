// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sentences: what an event did, in the words of the pass's rule and with the actual sets, named as
// printed after the event (values that it removed: as printed before it). The sentences are rows of
// a table in explain.c.
#pragma once

#include "debug/buffers/state.h"
#include "debug/document/place.h"

// A name in a sentence, or a place ("line 12", "the body of the for at line 12"), and what it is
// of.
typedef struct BsMention {
    guint32 begin, end; // bytes
    BsThing thing;      // one of them; it may have gone with the event
} BsMention;

/* The sentence of event `number`; for 0 and others one about the input. Names need the program as
   it was then: when the cursor is elsewhere this travels there and back. Belongs to the document.
 */
const char *bs_document_explain(BsDocument *document, guint32 number);

/* What that sentence names, in order, none in another one; `*n` is how many. Borrowed likewise. */
const BsMention *bs_document_mentions(BsDocument *document, guint32 number, guint *n);

/* The sentence in English whatever the language of the desktop, to be kept and compared. */
const char *bs_document_explain_in_english(BsDocument *document, guint32 number);

/* Makes the sentences of all events in one walk, which is much cheaper than asking for them singly.
   FALSE when cancelled (the ones made so far are kept). `cancellable` may be NULL. */
gboolean bs_document_explain_all(BsDocument *document, GCancellable *cancellable);

/* The same of some of them, for lists: one walk there and back when the numbers ascend. Ends after
   that many microseconds; returns how many were made, at least one of one or more. */
guint bs_document_explain_some(BsDocument *document, const guint32 *numbers, guint n,
                               gint64 most_us);

/* The cursor's sentence for an op: which event made it and why ("from the source" for others). Free
 * with g_free(). */
char *bs_document_explain_op(BsDocument *document, const BsOp *op);

/* The name of a value at the cursor, and where it comes from when another value of the function has
   the same name: "%arg2 of the body of the while at line 4", or, brief, "%arg2 (the body of
   the while at line 4)", by the lines of the source. NULL when it does not exist there. Free with
   g_free(). */
char *bs_document_telling_name(BsDocument *document, const BsValue *value, gboolean brief);

/* The name of a block at the cursor, or, in a nested region, what people call it: "the body of the
   while at line 4", "^bb1 in the body of the execute_region at line 4". NULL when it does not exist
   there. Free with g_free(). */
char *bs_document_telling_block(BsDocument *document, const BsBlock *block);

/* A state in words with names at the cursor: "unique(%true)", "unknown", "uninitialized"; an
   indicator that is not there any more by what it was: "unique(%2, gone after stage 3:
   arith.andi)". Free with g_free(). */
char *bs_document_ownership_text(BsDocument *document, const BsCell *cell);

/* A reason in words, "" for BS_REASON_NONE. `target` (or NULL) is the name of the block that PASSED
   and LIVE_THERE speak of. Free with g_free(). */
char *bs_reason_text(BsReason reason, const char *target);

/* A pattern's name (or another event's rule) as people know it: upstream's debug name without
   "(anonymous namespace)::". Points into `rule`. */
const char *bs_rule_label(const char *rule);

/* The role in the words of JSON and tables: "to-free". Static. */
const char *bs_role_name(BsRole role);
