// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Making and reading the ops of the deallocation dialect, for the passes about them.
#pragma once

#include "ir/builder.h"
#include "ir/op.h"

#define BS_OWNERSHIP_TYPE "!deallocation.ownership"

/* The type of indicators, and whether a type is that. */
const BsType *bs_type_ownership(BsContext *context);
gboolean bs_type_is_ownership(const BsType *type);

/* The operands of a deallocation.retain that are memrefs, and the indicators among which they are
   looked for. */
BsRange bs_retain_memrefs(const BsOp *retain);
BsRange bs_retain_allocs(const BsOp *retain);

/* Makes a deallocation.retain at the insertion point; it has a result for each memref. */
BsOp *bs_retain_build(BsBuilder *builder, BsLoc loc, guint32 n_memrefs, BsValue *const *memrefs,
                      guint32 n_allocs, BsValue *const *allocs);
/* Makes a deallocation.null, or a deallocation.own of a memref, and returns the indicator. */
BsValue *bs_null_build(BsBuilder *builder, BsLoc loc);
BsValue *bs_own_build(BsBuilder *builder, BsLoc loc, BsValue *memref);
