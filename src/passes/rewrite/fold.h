// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folding of one op, as the greedy rewriter and the conversions do it.
#pragma once

#include "ir/builder.h"
#include "support/vec.h"

// Buffers that are reused from fold to fold. All zeroes is empty.
typedef struct BsFolder {
    BS_VEC(const BsAttr *) constants; // per operand of the op
    BS_VEC(BsFoldResult) results;     // per result of the op
    BS_VEC(BsValue *) values;
} BsFolder;

/* Gives back what it holds. */
void bs_folder_clear(BsFolder *folder);

/* Whether ops of the row can fold at all. */
gboolean bs_folder_may_fold(const BsOpDef *def);

/* Tries to fold `op` by its row's function, then by its traits. IN_PLACE: the op was changed, the
   listener was told. RESULTS: folder->values has what its results are to be replaced by, constants
   made before it where they fold to attributes (`dialect` makes them). */
BsFold bs_folder_find(BsFolder *folder, BsBuilder *builder, const BsDialect *dialect, BsOp *op);
/* The same, and with RESULTS replaces the results and erases the op. */
BsFold bs_folder_fold(BsFolder *folder, BsBuilder *builder, const BsDialect *dialect, BsOp *op);
