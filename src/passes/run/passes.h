// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every pass, one file each. Adding one is adding its file, a line here and a line in bs_passes[]
// (passes/all.c).
#pragma once

#include "passes/run/pass.h"

extern const BsPass bs_pass_buffer_deallocation;
extern const BsPass bs_pass_buffer_deallocation_simplification;
extern const BsPass bs_pass_buffer_hoisting;
extern const BsPass bs_pass_buffer_loop_hoisting;
extern const BsPass bs_pass_buffer_results_to_out_params;
extern const BsPass bs_pass_bufferization_lower_deallocations;
extern const BsPass bs_pass_canonicalize;
extern const BsPass bs_pass_convert_bufferization_to_memref;
extern const BsPass bs_pass_convert_deallocation_ops_to_llvm;
extern const BsPass bs_pass_cse;
extern const BsPass bs_pass_drop_equivalent_buffer_results;
extern const BsPass bs_pass_expand_realloc;
extern const BsPass bs_pass_hlo_buffer_reuse;
extern const BsPass bs_pass_hlo_convert_deallocation_ops_to_llvm;
extern const BsPass bs_pass_hlo_convert_ownership_type_to_llvm;
extern const BsPass bs_pass_hlo_deallocate;
extern const BsPass bs_pass_hlo_deallocation_annotation;
extern const BsPass bs_pass_hlo_deallocation_simplification;
extern const BsPass bs_pass_hlo_deallocation_to_scf;
extern const BsPass bs_pass_hlo_split_alloc_tensors;
extern const BsPass bs_pass_hlo_xla_buffer_arg_rewrite;
extern const BsPass bs_pass_one_shot_bufferize;
extern const BsPass bs_pass_optimize_allocation_liveness;
extern const BsPass bs_pass_ownership_based_buffer_deallocation;
extern const BsPass bs_pass_promote_buffers_to_stack;
