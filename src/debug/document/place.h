// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where an op, value or block is, in words that outlive the document: its function, its name or
// line as printed, and the stage after which it was printed so. After the file was loaded again,
// and perhaps changed, the same thing is found by them.
#pragma once

#include "debug/document/cursor.h"

typedef struct BsPlace {
    char *function; // name of the function
    char *text;     // a value's or block's name, an op's line without its indentation
    guint32 line;   // in the text of the function, from 0; of an op: its first
    gint stage;     // printed after this stage, or -1: printed after `event`
    guint32 event;
} BsPlace;

/* A thing that a place was made of, or that was found there: one of them is set. */
typedef struct BsThing {
    const BsOp *op;
    const BsValue *value;
    const BsBlock *block;
} BsThing;

/* Says where a thing of `function` is: after the first stage that has it, or else at the cursor.
   FALSE when it is in neither; then nothing is stored. Clear with bs_place_clear(). Travels there
   and back. */
gboolean bs_place_init(BsPlace *place, BsDocument *document, const BsOp *function, BsThing thing);
void bs_place_clear(BsPlace *place);

/* Finds it again: of the ops with that line, or else of those of that kind with the same results
   and operands, of the values or blocks with that name, the one nearest to where it was. `like`
   says with its non-NULL field what is looked for, and is not otherwise read. FALSE when there is
   none. */
gboolean bs_place_find(const BsPlace *place, BsDocument *document, BsThing like, BsThing *found);
