// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Merging of identical blocks, for region simplification on the aggressive level.
#include "passes/region-simplify.h"

gboolean
bs_region_merge_blocks(BsPassContext *context, BsRegion *region)
{
    (void)context;
    (void)region;
    return FALSE;
}
