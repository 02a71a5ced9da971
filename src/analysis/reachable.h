// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The blocks of a region that its entry block can reach, in the order in which upstream's walks
// over a control-flow graph meet them.
#pragma once

#include "ir/ir.h"

/* The blocks in the order of a depth-first walk over successors, first successor first; each block
   once, the entry first. The array is the caller's, the blocks are not. Empty for an empty region.
   Cost: linear in blocks and edges. */
GPtrArray *bs_region_reachable_blocks(const BsRegion *region);
