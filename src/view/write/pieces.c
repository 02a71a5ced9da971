// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/pieces.h"

void
bs_pieces_init(BsPieces *pieces)
{
    pieces->text = g_string_new(NULL);
    pieces->all = g_array_new(FALSE, FALSE, sizeof(BsPiece));
}

void
bs_pieces_clear(BsPieces *pieces)
{
    g_string_free(pieces->text, TRUE);
    g_array_unref(pieces->all);
}

void
bs_pieces_cut(BsPieces *pieces, gconstpointer owner, gint32 x, gint32 y)
{
    const BsPiece piece = {owner, pieces->text->len, x, y};
    g_array_append_val(pieces->all, piece);
}
