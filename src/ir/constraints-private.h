// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between constraints.c, which has the table of attributes, and constraints-types.c.
#pragma once

#include "ir/constraints.h"

/* The row of a table with that name, or NULL. */
const BsConstraint *bs_constraint_in(const BsConstraint *table, guint n, const char *name);

/* The type constraint of that name, or NULL. */
const BsConstraint *bs_constraint_find_type(const char *name);
