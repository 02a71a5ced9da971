// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ownership indicators are because of, as links of a chain that goes back.
#pragma once

#include "debug/telling/chain.h"

/* Adds what an event about indicators is because of. FALSE, with nothing, of others. */
gboolean bs_causes_of_indicator_event(BsChain *chain, guint32 depth, const BsEvent *event);
/* Adds where the indicator comes from that is the value, or that the memref has at the cursor. */
void bs_causes_of_indicator_state(BsChain *chain, const BsValue *value);
