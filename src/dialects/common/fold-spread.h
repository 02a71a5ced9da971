// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The elements of sparse constants, for folds: they are written out for the time of one fold only,
// and no more of them than there is room for.
#pragma once

#include "ir/attr.h"

enum { BS_SPREAD_MAX = 3 };

// Operands of a fold, where sparse ones became dense ones that are not interned.
typedef struct BsSpread {
    const BsAttr *operands[BS_SPREAD_MAX];
    BsAttr dense[BS_SPREAD_MAX], words[BS_SPREAD_MAX];
    gpointer rooms[BS_SPREAD_MAX];
    guint32 n;
} BsSpread;

/* Operands may be NULL. FALSE where there would be too many elements, or elements that nothing
   computes with. Clear it in any case. */
gboolean bs_spread_init(BsSpread *spread, BsContext *context, guint32 n,
                        const BsAttr *const *operands);
void bs_spread_clear(BsSpread *spread);
