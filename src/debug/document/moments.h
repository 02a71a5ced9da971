// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program at other moments than the cursor's, for those who ask about many of them one after
// the other: travelling there and back for each would take long.
#pragma once

#include "debug/document/cursor.h"

/* Moves the program without the cursor noticing; the caller moves it back. */
void bs_document_seek(BsDocument *document, guint32 position);

/* Names of `function` (NULL: of the program) after event `state`. Keeps a few of the
   functions that were asked about last, so that asking in the order of events, and for what was
   before each, names a function only when it changed. May leave the program elsewhere: see
   bs_document_seek(). Borrowed until the next call but one for the function, and until many others
   were asked about. NULL when the function is not there.
 */
const BsNames *bs_document_names_at(BsDocument *document, const BsOp *function, guint32 state);
/* The name of one value, or block, then: the same, but of a giant function not all others are named
   for it. Borrowed until many other functions were asked about, or, of others, as names are. NULL:
   it is not there. */
const char *bs_document_value_name_at(BsDocument *document, const BsOp *function, guint32 state,
                                      const BsValue *value);
const char *bs_document_block_name_at(BsDocument *document, const BsOp *function, guint32 state,
                                      const BsBlock *block);
/* All names as a stage begins; borrowed until another stage is asked for. */
const BsNames *bs_document_names_at_begin(BsDocument *document, const BsOp *function,
                                          guint32 stage);
/* The same for the map of its text; see bs_document_map(). */
const BsText *bs_document_map_at(BsDocument *document, const BsOp *function, guint32 state);
/* Appends the first line of an op of the function as it is after event `state`; see
   bs_document_put_op(). */
gboolean bs_document_put_op_at(BsDocument *document, const BsOp *function, guint32 state,
                               const BsOp *op, GString *out);
/* Appends lines of its text then; see bs_document_put_lines(). */
void bs_document_put_lines_at(BsDocument *document, const BsOp *function, guint32 state,
                              BsTextLines lines, GString *out);
