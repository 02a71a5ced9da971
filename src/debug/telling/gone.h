// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a step took away, and what it wrote otherwise, as it read before: views show it struck
// through at its place until the next step. It is the change of the cursor's event alone; where
// that took very much away at once, as what writes a program anew does, it is nothing.
#pragma once

#include "debug/document/document.h"

typedef enum BsGoneKind {
    BS_GONE_OP,        // it went, with all that is nested in it
    BS_GONE_MOVED,     // the event is about it, and moved it away from here
    BS_GONE_REWRITTEN, // it is where it was, and reads otherwise
    BS_GONE_ARGUMENT,  // of a block that is still there
    BS_GONE_BLOCK,     // its ops follow
} BsGoneKind;

typedef struct BsGone {
    BsGoneKind kind;
    const BsOp *op;       // of the first three
    const BsValue *value; // ARGUMENT
    const BsBlock *block; // that it was in; BLOCK: itself
    // Where it is shown now: in this block, behind an op that stays where it is (NULL: before all
    // of them). Of a block that went, and of what was in it, that is the block before it.
    const BsBlock *home;
    const BsOp *behind;
    guint32 line, n_lines; // where it was in the function's text, from 0; of an argument
    // Those lines, with a break behind each; of what is long the first ones, of what was rewritten
    // the first; of a block's arguments the label, and only the first one has it.
    const char *text;
} BsGone;

// One line of such a text.
typedef struct BsGoneLine {
    guint32 before;   // the line of the function's text now that it stands before, from 0
    const char *text; // ends at its break
    gsize len;
    const BsOp *op; // or NULL
} BsGoneLine;

/* What the event at the cursor took away of a function (not NULL), of BsGone in the order of the
   text before it. Belongs to the document, valid until the cursor moves or names change. */
const GArray *bs_document_gone(BsDocument *document, const BsOp *function);

/* The same as lines between those of the function's text at the cursor (BsGoneLine), in order. Free
   with g_array_unref(). Borrows from what bs_document_gone() returns. */
GArray *bs_document_gone_lines(BsDocument *document, const BsOp *function, const BsText *text);
