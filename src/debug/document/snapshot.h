// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What another stage looked like: the text of one function with its map op -> lines. There is one
// live program, at the cursor; a snapshot is taken by travelling to the end of the stage and back,
// once, when first asked for.
#pragma once

#include "debug/document/cursor.h"

typedef struct BsSnapshot {
    guint32 stage;
    const BsOp *function; // NULL: the whole program
    BsText text;          // its ops keep their address, though they may not exist at the cursor
    BsNames *names;       // of values and blocks at that stage
    BsNaming naming;
} BsSnapshot;

/* The function (NULL: the whole program) after `stage` (0: the input). NULL when the stage was not
   reached or the function is not there. Belongs to the document and stays valid. */
const BsSnapshot *bs_document_snapshot(BsDocument *document, guint32 stage, const BsOp *function);

/* The same for a cursor position, without keeping it; free with bs_snapshot_free(). */
BsSnapshot *bs_document_take_snapshot(BsDocument *document, guint32 position, const BsOp *function);
void bs_snapshot_free(BsSnapshot *snapshot);
