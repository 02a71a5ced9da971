// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The constraints that op rows name: one table for the types of operands and results, one for
// attributes. Each has upstream's description, which messages of the verifier quote.
#pragma once

#include "ir/shape.h"

/* The constraint of that name, or NULL. Enum attributes (ir/enums.h) are found too. */
const BsConstraint *bs_constraint_find(const char *name, gboolean is_attr);
