// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the op table in cf.c and its folds and canonicalization patterns in
// patterns.c. Names follow the op: memref.load has bs_fold_memref_load
// and bs_patterns_memref_load.
#pragma once

#include "ir/opdef.h"

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_cf_assert[];
extern const BsPattern bs_patterns_cf_br[];
extern const BsPattern bs_patterns_cf_cond_br[];
extern const BsPattern bs_patterns_cf_switch[];
