// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A fingerprint of a program: what its text says, in one number and without printing it. Which op,
// block or value is which does not matter, only what stands where.
#pragma once

#include "ir/ir.h"

/* The fingerprint of the whole program. Programs with the same text have the same one; others have
   the same one by chance only (64 bits). Types and attributes count by their address, so it
   compares states of programs of one context in one process. Locations do not count. Linear in the
   program. */
guint64 bs_ir_fingerprint(const BsIr *ir);
