// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the op table in scf.c and its folds and canonicalization patterns in
// scf-patterns.c. Names follow the op: memref.load has bs_fold_memref_load
// and bs_patterns_memref_load.
#pragma once

#include "ir/opdef.h"

BsFoldProc bs_fold_scf_if;

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_scf_execute_region[];
extern const BsPattern bs_patterns_scf_for[];
extern const BsPattern bs_patterns_scf_forall[];
extern const BsPattern bs_patterns_scf_if[];
extern const BsPattern bs_patterns_scf_index_switch[];
extern const BsPattern bs_patterns_scf_parallel[];
extern const BsPattern bs_patterns_scf_while[];
