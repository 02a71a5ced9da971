// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A text (markup) in pieces, each of which may come again in another text at another place: the
// steps of a story have most of their pieces in common (view/write/piece-steps.h).
//
// In a piece there are holes, which no markup has otherwise:
//
//   &xN; &yN;   a coordinate: the piece's place and N, in tenths
//   &nNAME;     NAME, `-`, and how many of these with that NAME there are before it in the text
//   &v;         the name of a value, without `%`; put there by view/write/piece-steps.c
#pragma once

#include <glib.h>

typedef struct BsPiece {
    gconstpointer owner; // what it tells of, or NULL; never looked at
    gsize begin;         // in the text; it ends where the next begins
    gint32 x, y;         // its place, in tenths
} BsPiece;

typedef struct BsPieces {
    GString *text;
    GArray *all; // of BsPiece
} BsPieces;

/* Clear with bs_pieces_clear(). */
void bs_pieces_init(BsPieces *pieces);
void bs_pieces_clear(BsPieces *pieces);
/* Begins a piece at the end of the text. */
void bs_pieces_cut(BsPieces *pieces, gconstpointer owner, gint32 x, gint32 y);
