// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the op table in memref.c and its folds and canonicalization patterns in
// memref-fold.c and memref-patterns.c. Names follow the op: memref.load has bs_fold_memref_load
// and bs_patterns_memref_load.
#pragma once

#include "ir/opdef.h"

BsFoldProc bs_fold_memref_atomic_rmw;
BsFoldProc bs_fold_memref_copy;
BsFoldProc bs_fold_memref_load;
BsFoldProc bs_fold_memref_cast;
BsFoldProc bs_fold_memref_collapse_shape;
BsFoldProc bs_fold_memref_dealloc;
BsFoldProc bs_fold_memref_dim;
BsFoldProc bs_fold_memref_expand_shape;
BsFoldProc bs_fold_memref_extract_strided_metadata;
BsFoldProc bs_fold_memref_memory_space_cast;
BsFoldProc bs_fold_memref_prefetch;
BsFoldProc bs_fold_memref_rank;
BsFoldProc bs_fold_memref_reinterpret_cast;
BsFoldProc bs_fold_memref_store;
BsFoldProc bs_fold_memref_transpose;
BsFoldProc bs_fold_memref_subview;

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_memref_copy[];
extern const BsPattern bs_patterns_memref_alloc[];
extern const BsPattern bs_patterns_memref_alloca[];
extern const BsPattern bs_patterns_memref_alloca_scope[];
extern const BsPattern bs_patterns_memref_collapse_shape[];
extern const BsPattern bs_patterns_memref_dim[];
extern const BsPattern bs_patterns_memref_expand_shape[];
extern const BsPattern bs_patterns_memref_realloc[];
extern const BsPattern bs_patterns_memref_reinterpret_cast[];
extern const BsPattern bs_patterns_memref_view[];
extern const BsPattern bs_patterns_memref_subview[];
