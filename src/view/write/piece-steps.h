// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A sequence of texts in pieces, written as what changes from each to the next.
//
// A piece whose names are taken out is a template: each is written once, and has a number (from 0).
// A name stands in a slot, and what passes change most is the name of a slot: one more constant at
// the top, and %true_7 is called %true_8 from then on, wherever it is used. A step is one line of
// words:
//
//   @SLOT:NAME        the slot has this name from here on
//   @SLOT,N,D         the names of N slots from that one on end in a number: D is added to it
//   =FROM,N,DX,DY     the N pieces of the text before from that one on, DX and DY further on
//   +T,X,Y,SLOT,...   a piece: its template, its place, the slots of its names
//
// Numbers may be left out where they are 0: `=3,40,,200`. The first step comes after an empty text.
// A text is its pieces one after the other, with their holes (view/write/pieces.h) filled.
#pragma once

#include "view/write/pieces.h"

typedef struct BsPieceSteps BsPieceSteps;

/* Free with bs_piece_steps_free(). */
BsPieceSteps *bs_piece_steps_new(void);
void bs_piece_steps_free(BsPieceSteps *self);

/* Adds a text. Takes n log n in its pieces. */
void bs_piece_steps_add(BsPieceSteps *self, const BsPieces *pieces);
/* How many bytes the two below have. */
gsize bs_piece_steps_size(const BsPieceSteps *self);
/* The templates, with `<>` between them, which is no markup; and the lines, each with its end.
   Borrowed. */
const GString *bs_piece_steps_templates(const BsPieceSteps *self);
const GString *bs_piece_steps_lines(const BsPieceSteps *self);
