// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Who stands for whom. Passes make ops anew, with more results or fewer, and replace values by
// others: to people it is the same thing, with the name that the source has for it, its history,
// and what was selected, stopped at or asked about. What is known of this are the rewrites' own
// notes (see bs_journal_heir()), so it holds for every pass.
//
// A thing hands on to its heir when it goes: as long as it is there it stands for itself.
#pragma once

#include "debug/document/document.h"

/* What the value (op) is where the program stands: itself, or its heir, or, of what is not made
   yet, the one whose heir it will be. The heir may have had a life of its own before: then two
   things have become one. An op without a note of its own is what its results have become, if that
   is an op of the same kind. NULL when there is none, as of what was erased. */
BsValue *bs_document_value_now(BsDocument *document, const BsValue *value);
/* The constant that the value is where the program stands, by itself or by an heir; one that is
   gone there counts when nothing else is left. NULL when it is none. */
const BsAttr *bs_document_constant_now(BsDocument *document, const BsValue *value);
BsOp *bs_document_op_now(BsDocument *document, const BsOp *op);

/* Appends the values (ops) that are one thing in the run, one after the other, the value (op) among
   them: each was made by a pass to be the heir of the one before it. */
void bs_document_value_line(BsDocument *document, const BsValue *value, GPtrArray *line);
void bs_document_op_line(BsDocument *document, const BsOp *op, GPtrArray *line);
/* The first of that line; NULL of NULL. */
const BsValue *bs_document_value_first(BsDocument *document, const BsValue *value);
const BsOp *bs_document_op_first(BsDocument *document, const BsOp *op);

/* The first of `names` that has one of the value or, where it has none, of what is gone where the
   program stands and left its place to the value. NULL when there is none. Borrowed. */
const char *bs_document_inherited_name(BsDocument *document, const BsNames *names,
                                       const BsValue *value);
