// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of passes, by name.
#include "passes/run/passes.h"

const BsPass *const bs_passes[] = {
    &bs_pass_buffer_deallocation,
    &bs_pass_buffer_deallocation_simplification,
    &bs_pass_buffer_hoisting,
    &bs_pass_buffer_loop_hoisting,
    &bs_pass_buffer_results_to_out_params,
    &bs_pass_bufferization_lower_deallocations,
    &bs_pass_canonicalize,
    &bs_pass_convert_bufferization_to_memref,
    &bs_pass_convert_deallocation_ops_to_llvm,
    &bs_pass_cse,
    &bs_pass_drop_equivalent_buffer_results,
    &bs_pass_expand_realloc,
    &bs_pass_hlo_buffer_reuse,
    &bs_pass_hlo_convert_deallocation_ops_to_llvm,
    &bs_pass_hlo_convert_ownership_type_to_llvm,
    &bs_pass_hlo_deallocate,
    &bs_pass_hlo_deallocation_annotation,
    &bs_pass_hlo_deallocation_simplification,
    &bs_pass_hlo_deallocation_to_scf,
    &bs_pass_hlo_split_alloc_tensors,
    &bs_pass_hlo_xla_buffer_arg_rewrite,
    &bs_pass_one_shot_bufferize,
    &bs_pass_optimize_allocation_liveness,
    &bs_pass_ownership_based_buffer_deallocation,
    &bs_pass_promote_buffers_to_stack,
    NULL,
};
