// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The source as its author wrote it: its text, and the names of values and blocks in it. Printing
// gives names of its own, as upstream's does; people look for theirs.
#pragma once

#include "debug/document/source-names.h"

/* The name that the source has for a value ("%select"), or for what has left its place to the value
   (see debug/document/heirs.h); NULL when it has none, as for what passes added. Borrowed. */
const char *bs_document_source_name(BsDocument *document, const BsValue *value);

/* The same only where it differs from the printed name at the cursor. */
const char *bs_document_other_name(BsDocument *document, const BsValue *value);
const char *bs_document_other_label(BsDocument *document, const BsBlock *block);

/* "%0", or, where the source has another name, "%0 (%select in the source)". NULL when it does not
   exist at the cursor. Free with g_free(). */
char *bs_document_both_names(BsDocument *document, const BsValue *value);
char *bs_document_both_labels(BsDocument *document, const BsBlock *block);

/* Whether the source calls the value so: "%pair" and "%pair:2" are names of each of its results. */
gboolean bs_document_is_called(BsDocument *document, const BsValue *value, const char *name);

/* What the printer calls a value at the cursor, whatever it is called in the views; NULL when it
   does not exist there. Free with g_free(). */
char *bs_document_printed_name(BsDocument *document, const BsValue *value);

/* The value of that name at the cursor: the one that the views call so; where there is none, the
   one of the source, or else the one that is printed so. `function` as for
   bs_document_find_value(). */
BsValue *bs_document_find_named(BsDocument *document, const BsOp *function, const char *name);
BsValue *bs_document_find_printed(BsDocument *document, const BsOp *function, const char *name);
/* What the source calls so, whatever is printed so, or what that has become by the cursor: also a
   value that has another name in the source, where two have become one. NULL when it is gone. May
   travel there and back. */
BsValue *bs_document_find_in_source(BsDocument *document, const BsOp *function, const char *name);
/* The same as bs_document_find_named() for a block ("^bb1", "^exit"); blocks in nested regions come
 * after their function's. */
const BsBlock *bs_document_find_labelled(BsDocument *document, const BsOp *function,
                                         const char *name);

/* The whole source with its map: the lines of each of its ops, which may not exist at the cursor.
   Belongs to the document and stays valid. NULL when parsing failed. */
const BsText *bs_document_source_text(BsDocument *document);
/* Where an op is in that text, or, of what passes made, the op whose location it has got; NULL when
   there is none. */
const BsOpLines *bs_document_source_lines(BsDocument *document, const BsOp *op);
/* The innermost function around a line (from 0) of that text, or NULL. */
const BsOp *bs_document_source_function(BsDocument *document, guint32 line);

/* What stands in a dump in the place of stage `stage`, where that could not be read; all lines are
   those of `function` (NULL: of the program). NULL where it could. Belongs to the document. */
const BsText *bs_document_unread_text(BsDocument *document, guint32 stage, const BsOp *function);
/* The program after a stage, as text that can be read: of a dump as it stands there, if that is all
   of it. NULL: the stage was not reached, or not read. Travels there and back. Free with g_free().
 */
char *bs_document_program_after(BsDocument *document, guint32 stage);
