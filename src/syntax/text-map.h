// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A printed text and its map: where each op is in it.
#pragma once

#include "ir/ir.h"

// Lines [first, end) of a text, from 0 on.
typedef struct BsTextLines {
    guint32 first, end;
} BsTextLines;

// Where an op's text is: lines count from 0 in the printed text.
typedef struct BsOpLines {
    const BsOp *op;
    guint32 first, last; // its first line, and its last (the closing brace)
    guint32 begin, end;  // byte offsets of its text; 0 when only lines were counted
    guint32 id;          // of the op
    guint32 nth;         // of its block's ops, from 0 on
    guint32 around;      // how much further up is the op that it is nested in; 0: none
} BsOpLines;

typedef struct BsText {
    GString *text;
    GArray *ops; // of BsOpLines in the order of `begin`; NULL when no map was wanted
    // For views: the id of an op, from `first_id` on -> 1 + where it is in `ops`, or 0; or NULL.
    guint32 *by_id;
    guint32 first_id, n_ids;
} BsText;

/* Of a map, which is not empty, the last op that begins at the line or before it; else the first.
   Takes the logarithm of its length. */
const BsOpLines *bs_op_lines_at(const GArray *ops, guint32 line);
/* Frees what it has. */
void bs_text_clear(BsText *text);

/* Appends lines of a text that is there, each with the break at its end. */
void bs_text_put_lines(const BsText *text, BsTextLines lines, GString *out);
/* Makes bs_text_find_op() of a text with a map quick. */
void bs_text_index(BsText *text);
/* The entry of an op in a text's map, or NULL; and the innermost op at a line (from 0), or NULL. */
const BsOpLines *bs_text_find_op(const BsText *text, const BsOp *op);
const BsOpLines *bs_text_find_line(const BsText *text, guint32 line);
/* The block whose label ("^bb1(%0: memref<?xf32>):") is the line, or NULL. */
const BsBlock *bs_text_find_label(const BsText *text, guint32 line);
