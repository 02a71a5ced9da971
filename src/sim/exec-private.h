// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What decodes and executes each of the things that ops do: the functions of the table in
// exec-rows.c, by file.
#pragma once

#include "dialects/common/arithmetic.h"
#include "sim/machine-private.h"

/* Where element number `element` begins; what does not fit is out of bounds anyway. */
static inline gint64
bs_machine_byte(gint64 element, gint64 bytes)
{
    gint64 at;
    return __builtin_mul_overflow(element, bytes, &at) ? -1 : at;
}

// exec-memory.c
BsExec bs_exec_alloc, bs_exec_alloca, bs_exec_free, bs_exec_realloc, bs_exec_clone, bs_exec_copy;
BsExec bs_exec_load, bs_exec_store, bs_exec_insert, bs_exec_update, bs_exec_generic_update;
BsExec bs_exec_get_global;
BsDecode bs_decode_update, bs_decode_generic_update, bs_decode_update_end, bs_decode_get_global;
/* Sizes of a type, dynamic ones from operands from `first` on; valid until the next call. */
const gint64 *bs_exec_sizes(BsMachine *machine, const BsInsn *insn, const BsStorage *storage,
                            guint32 first, const guint64 *frame);
/* To the next index of a nest, the last dimension first. FALSE behind the last. */
gboolean bs_exec_next(guint32 rank, const gint64 *sizes, gint64 *at);
/* The number of an element. */
gint64 bs_exec_element(const BsView *view, const gint64 *at);
/* One step does the work of many: FALSE when that is more than there may be. */
gboolean bs_exec_pay(BsMachine *machine, gint64 elements);

/* A new tensor with the elements of an operand as that result. FALSE: the run ended. */
gboolean bs_exec_tensor_like(BsMachine *machine, const BsInsn *insn, guint64 *frame,
                             guint32 operand, guint32 result);
BsExec bs_exec_tensor, bs_exec_insert_slice;
BsDecode bs_decode_tensor;

// exec-views.c
/* The slice of an op of a view: FALSE: it is outside, which is a fault. */
gboolean bs_exec_slice(BsMachine *machine, const BsInsn *insn, const guint64 *frame,
                       const BsView *view, gint64 *offset, gint64 *sizes, gint64 *strides);
BsExec bs_exec_same, bs_exec_subview, bs_exec_reinterpret, bs_exec_collapse, bs_exec_expand;
BsExec bs_exec_reshape, bs_exec_transpose, bs_exec_view, bs_exec_metadata, bs_exec_address;
BsExec bs_exec_dim, bs_exec_rank;
BsDecode bs_decode_same, bs_decode_slice, bs_decode_reassociation, bs_decode_permutation;
/* Where a result of SAME comes from: a place, and how it is kept; NULL: no value by itself. */
const BsStorage *bs_insn_source(const BsInsn *insn, guint32 result, guint32 *place);

// exec-ownership.c
BsExec bs_exec_free_if, bs_exec_own, bs_exec_own_nothing, bs_exec_own_free, bs_exec_own_retain;
BsDecode bs_decode_groups;

// exec-compute.c
BsExec bs_exec_constant, bs_exec_compute, bs_exec_select, bs_exec_poison, bs_exec_nothing;
BsExec bs_exec_elements;
BsDecode bs_decode_constant, bs_decode_compute;
/* Whether it is a constant number: which. */
gboolean bs_insn_constant(const BsInsn *insn, guint64 *word);
/* Whether it computes numbers of numbers, one of each, and then what: results NULL only asks. FALSE
   also where there is no result. */
gboolean bs_insn_compute(const BsInsn *insn, const guint64 *operands, guint64 *results);
/* Whether it compares two integers, of how many bits, and how. */
gboolean bs_insn_comparison(const BsInsn *insn, BsPredicate *predicate, guint32 *width);
/* Reads what arithmetic asks of an op. */
void bs_compute_init(BsComputeOf *compute, const BsOp *op);

// exec-vectors.c
BsExec bs_exec_splat, bs_exec_generate, bs_exec_transfer;
BsDecode bs_decode_generate, bs_decode_generate_end, bs_decode_transfer;

// exec-lanes.c
BsExec bs_exec_lanes, bs_exec_mask;
BsDecode bs_decode_lanes, bs_decode_mask, bs_decode_masked;

// exec-arrange.c
BsExec bs_exec_arranged, bs_exec_extract, bs_exec_insert_part, bs_exec_reduction;
BsDecode bs_decode_broadcast, bs_decode_reorder, bs_decode_part, bs_decode_reduction;
BsDecode bs_decode_shuffle, bs_decode_contract;

// exec-affine.c and exec-nest.c
BsExec bs_exec_affine_apply, bs_exec_affine_load, bs_exec_affine_store, bs_exec_affine_if;
BsExec bs_exec_affine_for, bs_exec_nest, bs_exec_nest_index;
BsExec bs_exec_affine_parallel;
BsDecode bs_decode_affine_map, bs_decode_affine_if, bs_decode_affine_for;
BsDecode bs_decode_affine_parallel;
BsDecode bs_decode_nest, bs_decode_nest_end, bs_decode_nest_index;

// exec-flow.c

// A counting loop: its data begins with one.
typedef struct BsCounter {
    guint32 at, lower, upper, step; // places
    guint32 width;
    gboolean is_unsigned;
} BsCounter;

// A bound of a loop: a number, or at a place.
typedef struct BsBound {
    gboolean is_number;
    gint64 number;
    guint32 place;
} BsBound;

// A loop in several dimensions: its data begins with one.
typedef struct BsNest {
    guint32 n;
    const guint32 *at; // places of the counters
    BsBound *lower, *upper, *step;
} BsNest;

/* The counters are the first arguments of the body; bounds are to be filled. */
void bs_decode_nest_init(BsDecoder *decoder, BsNest *nest, guint32 n, const BsBlock *body);
/* Decodes such a loop, whose results begin as these operands. */
gboolean bs_decode_nest_body(BsDecoder *decoder, const BsOp *op, guint32 insn, const BsNest *nest,
                             BsRange initial);
/* Decodes jumps into the body and behind the loop, with values that go round, and the body. */
gboolean bs_decode_counted(BsDecoder *decoder, const BsOp *op, guint32 insn, BsRange round);
/* The same without values: two jumps, none of them a choice. */
BsDecode bs_decode_loop;
/* The cases of a switch, without the default: how many, and each. */
guint32 bs_insn_n_cases(const BsInsn *insn);
guint64 bs_insn_case(const BsInsn *insn, guint32 i);
BsExec bs_exec_jump, bs_exec_jump_if, bs_exec_switch, bs_exec_for, bs_exec_parallel, bs_exec_assert;
BsDecode bs_decode_branch, bs_decode_switch, bs_decode_if, bs_decode_index_switch;
BsDecode bs_decode_enter, bs_decode_for, bs_decode_while, bs_decode_parallel, bs_decode_condition;
BsDecode bs_decode_forall, bs_decode_grid, bs_decode_reduce;
BsDecode bs_decode_leave, bs_decode_for_end, bs_decode_while_end, bs_decode_parallel_end;
BsDecode bs_decode_reduce_end;

// exec-calls.c
BsExec bs_exec_call, bs_exec_return, bs_exec_unknown;
BsDecode bs_decode_call, bs_decode_unknown;
/* Notes what nobody freed when the function returns. */
void bs_machine_check_leaks(BsMachine *machine, const BsInsn *insn);
/* Mixes the elements of a view into a hash, in order, and its sizes. */
guint64 bs_machine_hash_elements(BsMachine *machine, const BsView *view, const BsStorage *element,
                                 guint64 hash);
