// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes that the older deallocation pass loses: a critical alias becomes a clone of what it was an
// alias of, and what is written to it, or to what is made of it, is not seen in the buffer that was
// cloned. Upstream says nothing of this.
#pragma once

#include "analysis/alias.h"
#include "analysis/flow-order.h"
#include "ir/diag.h"

typedef struct BsLostWrites BsLostWrites;

/* Finds what is written through which values; `alias` still has the flows into critical aliases,
   and `order` is that of the function. Both must outlive the result. Free with
   bs_lost_writes_free(). Linear in ops and flows, but for a sort of the writes. */
BsLostWrites *bs_lost_writes_new(BsOp *function, const BsAlias *alias, const BsFlowOrder *order);
/* Finds which buffers are read how late, now that `alias` has lost the flows into critical aliases.
   At the same cost. */
void bs_lost_writes_find_reads(BsLostWrites *lost);
/* `op` passes a clone of `source` to the critical alias: warns at the first write through the alias
   when `source` is read after it, or seen outside of the function; once for each write. Costs the
   depth of nesting. */
void bs_lost_writes_check(BsLostWrites *lost, BsDiags *diags, const BsOp *op, const BsValue *source,
                          const BsValue *critical);
void bs_lost_writes_free(BsLostWrites *lost);
