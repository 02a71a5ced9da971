// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the math dialect tells other dialects.
#pragma once

#include "ir/opdef.h"

/* What each of its ops computes when it runs; an op of another dialect, what the one of that name
   does. */
BsComputeProc bs_compute_math;
