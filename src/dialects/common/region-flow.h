// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How control flows through ops with regions, as ops of several dialects have it.
#pragma once

#include "ir/opdef.h"

/* No operands, and no inputs, whichever region is entered. */
BsRange bs_no_region_operands(const BsOp *op, const BsRegion *to);

/* The op's one region is entered, and left: what it passes on are the results. */
extern const BsRegionBranch bs_enter_one_region;
