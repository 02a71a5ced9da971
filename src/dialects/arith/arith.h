// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the op table in arith.c and its folds and canonicalization patterns in
// fold.c and patterns.c. Names follow the op: memref.load has bs_fold_memref_load
// and bs_patterns_memref_load.
#pragma once

#include "ir/op.h"

BsFoldProc bs_fold_arith_addf;
BsFoldProc bs_fold_arith_addi;
BsFoldProc bs_fold_arith_addui_extended;
BsFoldProc bs_fold_arith_andi;
BsFoldProc bs_fold_arith_bitcast;
BsFoldProc bs_fold_arith_ceildivsi;
BsFoldProc bs_fold_arith_ceildivui;
BsFoldProc bs_fold_arith_cmpf;
BsFoldProc bs_fold_arith_cmpi;
BsFoldProc bs_fold_arith_divf;
BsFoldProc bs_fold_arith_divsi;
BsFoldProc bs_fold_arith_divui;
BsFoldProc bs_fold_arith_extf;
BsFoldProc bs_fold_arith_extsi;
BsFoldProc bs_fold_arith_extui;
BsFoldProc bs_fold_arith_fptosi;
BsFoldProc bs_fold_arith_fptoui;
BsFoldProc bs_fold_arith_floordivsi;
BsFoldProc bs_fold_arith_index_cast;
BsFoldProc bs_fold_arith_index_castui;
BsFoldProc bs_fold_arith_maxnumf;
BsFoldProc bs_fold_arith_maxsi;
BsFoldProc bs_fold_arith_maxui;
BsFoldProc bs_fold_arith_maximumf;
BsFoldProc bs_fold_arith_minnumf;
BsFoldProc bs_fold_arith_minsi;
BsFoldProc bs_fold_arith_minui;
BsFoldProc bs_fold_arith_minimumf;
BsFoldProc bs_fold_arith_mulf;
BsFoldProc bs_fold_arith_muli;
BsFoldProc bs_fold_arith_mulsi_extended;
BsFoldProc bs_fold_arith_mului_extended;
BsFoldProc bs_fold_arith_negf;
BsFoldProc bs_fold_arith_ori;
BsFoldProc bs_fold_arith_remf;
BsFoldProc bs_fold_arith_remsi;
BsFoldProc bs_fold_arith_remui;
BsFoldProc bs_fold_arith_sitofp;
BsFoldProc bs_fold_arith_shli;
BsFoldProc bs_fold_arith_shrsi;
BsFoldProc bs_fold_arith_shrui;
BsFoldProc bs_fold_arith_subf;
BsFoldProc bs_fold_arith_subi;
BsFoldProc bs_fold_arith_truncf;
BsFoldProc bs_fold_arith_trunci;
BsFoldProc bs_fold_arith_uitofp;
BsFoldProc bs_fold_arith_xori;
BsFoldProc bs_fold_arith_select;

// What they compute when they run.
BsComputeProc bs_compute_arith_addf;
BsComputeProc bs_compute_arith_addui_extended;
BsComputeProc bs_compute_arith_bitcast;
BsComputeProc bs_compute_arith_cmpf;
BsComputeProc bs_compute_arith_divf;
BsComputeProc bs_compute_arith_extf;
BsComputeProc bs_compute_arith_fptosi;
BsComputeProc bs_compute_arith_fptoui;
BsComputeProc bs_compute_arith_maxnumf;
BsComputeProc bs_compute_arith_maximumf;
BsComputeProc bs_compute_arith_minnumf;
BsComputeProc bs_compute_arith_minimumf;
BsComputeProc bs_compute_arith_mulf;
BsComputeProc bs_compute_arith_mulsi_extended;
BsComputeProc bs_compute_arith_mului_extended;
BsComputeProc bs_compute_arith_negf;
BsComputeProc bs_compute_arith_remf;
BsComputeProc bs_compute_arith_sitofp;
BsComputeProc bs_compute_arith_subf;
BsComputeProc bs_compute_arith_truncf;
BsComputeProc bs_compute_arith_uitofp;

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_arith_addf[];
extern const BsPattern bs_patterns_arith_addi[];
extern const BsPattern bs_patterns_arith_addui_extended[];
extern const BsPattern bs_patterns_arith_andi[];
extern const BsPattern bs_patterns_arith_bitcast[];
extern const BsPattern bs_patterns_arith_cmpf[];
extern const BsPattern bs_patterns_arith_cmpi[];
extern const BsPattern bs_patterns_arith_divf[];
extern const BsPattern bs_patterns_arith_extsi[];
extern const BsPattern bs_patterns_arith_index_cast[];
extern const BsPattern bs_patterns_arith_index_castui[];
extern const BsPattern bs_patterns_arith_mulf[];
extern const BsPattern bs_patterns_arith_muli[];
extern const BsPattern bs_patterns_arith_mulsi_extended[];
extern const BsPattern bs_patterns_arith_mului_extended[];
extern const BsPattern bs_patterns_arith_ori[];
extern const BsPattern bs_patterns_arith_subi[];
extern const BsPattern bs_patterns_arith_trunci[];
extern const BsPattern bs_patterns_arith_truncf[];
extern const BsPattern bs_patterns_arith_xori[];
extern const BsPattern bs_patterns_arith_select[];

/* The location of what replaces the root of a pattern that upstream states in TableGen: of the root
   and what was matched besides, in the order of matching, as many as the pattern has ops. The last
   may be NULL. */
BsLoc bs_matched_loc(BsBuilder *builder, const BsOp *root, const BsOp *a, const BsOp *b);
/* arith.constant of `value`, ub.poison of poison; NULL when it is neither that nor an integer,
   float or elements attribute of that type. Also what other dialects make their constants with. */
BsOp *bs_arith_materialize(BsBuilder *builder, const BsAttr *value, const BsType *type,
                           const BsOp *folded);
