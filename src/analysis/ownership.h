// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ownership lattice of the ownership-based deallocation pass: uninitialized < unique(indicator)
// < unknown.
#pragma once

#include "ir/op.h"

typedef enum BsOwnershipState {
    BS_OWNERSHIP_UNINITIALIZED,
    BS_OWNERSHIP_UNIQUE,
    BS_OWNERSHIP_UNKNOWN
} BsOwnershipState;

typedef struct BsOwnership {
    BsOwnershipState state;
    BsValue *indicator; // the i1 value when UNIQUE, else NULL
} BsOwnership;

typedef struct BsOwnershipChange {
    BsOwnership before, after;
} BsOwnershipChange;

/* The join of both. Indicators that are the same value, or integer constants of equal value, are
 * equal and the old one stays. */
BsOwnership bs_ownership_join(BsOwnership old, BsOwnership update);

/* unique(indicator). */
static inline BsOwnership
bs_ownership_unique(BsValue *indicator)
{
    return (BsOwnership){BS_OWNERSHIP_UNIQUE, indicator};
}
