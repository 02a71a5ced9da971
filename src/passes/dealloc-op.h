// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bufferization.dealloc as the passes make and change it; what it is, dialects/dealloc.h says.
#pragma once

#include "dialects/dealloc.h"
#include "ir/builder.h"

/* Makes one at the builder's insertion point. */
BsOp *bs_dealloc_build(BsBuilder *builder, BsLoc loc, guint32 n, BsValue *const *memrefs,
                       BsValue *const *conditions, guint32 n_retained, BsValue *const *retained);
/* Replaces what it frees, in place, and tells the listener. */
void bs_dealloc_set_memrefs(BsBuilder *builder, BsOp *dealloc, guint32 n, BsValue *const *memrefs,
                            BsValue *const *conditions);
