// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of dialects. Each is one table of ops in a file of its name; folds and canonicalization
// patterns of a large dialect stand in files beside it. Adding a dialect is adding its file and a
// line here.
#pragma once

#include "ir/opdef.h"

extern const BsDialect bs_dialect_builtin;
extern const BsDialect bs_dialect_func;
extern const BsDialect bs_dialect_cf;
extern const BsDialect bs_dialect_scf;
extern const BsDialect bs_dialect_arith;
extern const BsDialect bs_dialect_memref;
extern const BsDialect bs_dialect_bufferization;
extern const BsDialect bs_dialect_math;
extern const BsDialect bs_dialect_complex;
extern const BsDialect bs_dialect_ub;
extern const BsDialect bs_dialect_linalg;
extern const BsDialect bs_dialect_tensor;
extern const BsDialect bs_dialect_vector;
extern const BsDialect bs_dialect_shape;
extern const BsDialect bs_dialect_gpu;
extern const BsDialect bs_dialect_async;
extern const BsDialect bs_dialect_index;
extern const BsDialect bs_dialect_dlti;
extern const BsDialect bs_dialect_affine;
extern const BsDialect bs_dialect_deallocation;
extern const BsDialect bs_dialect_llvm;
extern const BsDialect bs_dialect_test;

/* All of them, NULL-terminated: what bs_context_new() takes. */
extern const BsDialect *const bs_dialects[];

/* The row of an op in that release as it stands in its table, without `shape`; NULL: it has none.
   For questions about another release than the context's; linear in rows. */
const BsOpDef *bs_dialects_find_row(const char *name, BsUpstream upstream);

// What an atomic update makes of the old number and the new one: of integers, of floats, or, with
// neither, the new one.
typedef struct BsUpdate {
    BsComputes computes;
    BsComputeProc *compute;
} BsUpdate;

/* The same for a kind of update or reduction (ir/enums.h: "addf", "assign"). FALSE: nothing is
   known of such a kind. */
gboolean bs_dialects_find_update(const char *kind, BsUpdate *update);
