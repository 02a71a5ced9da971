// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What of a function matters for the life of a few of its buffers: the ops that touch them, those
// that decide whether these run, and what both are computed from. What is left out may go one way
// or another, they live the same life. Functions that it calls are taken as wholes.
//
// As in "weak order dependence" (Amtoft; Danicic et al., "A unifying theory of control
// dependence"): a branch matters when its ways meet different ops first of those that matter.
#pragma once

#include "sim/machine-private.h"

typedef struct BsSlice {
    guint32 code;
    guint8 *places;     // of the frame: whether what is there matters
    GHashTable *makers; // ops that make the buffers, and give them other names
} BsSlice;

/* Slices for all buffers of a function: those for which the same branches matter are in one. Cost:
   some rounds over the instructions, for each buffer. NULL: there are more than BS_SLICES. Free
   with g_ptr_array_unref(). */
GPtrArray *bs_slices_new(const BsProgram *program, const BsOp *function);
enum { BS_SLICES = 256 };
