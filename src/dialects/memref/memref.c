// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memref dialect: allocation, access and views of memory. Hand-written syntax is in
// syntax.c, op-specific rules in verify.c and verify-views.c.
#include "dialects/common/reshape.h"
#include "dialects/memref/memref-private.h"

#include "dialects/arith/arith.h"
#include "dialects/common/checks.h"
#include "dialects/common/region-flow.h"
#include "dialects/dialects.h"
#include "ir/op.h"

// -- interfaces ---------------------------------------------------------------------------------

// Groups of the results: base buffer, offset, one size per dimension, one stride per dimension.
static const char *
hint_metadata(const BsOp *op, guint32 i, char *buffer)
{
    (void)buffer;
    guint32 rank = (op->n_results - 2) / 2;
    if (i < 2)
        return i == 0 ? "base_buffer" : "offset";
    if (rank == 0)
        return NULL;
    return i == 2 ? "sizes" : i == 2 + rank ? "strides" : NULL;
}

// -- effects ------------------------------------------------------------------------------------

#define EFFECT(kind, on, group)                                  \
    {                                                            \
        BS_EFFECT_##kind, BS_RESOURCE_DEFAULT, BS_ON_##on, group \
    }

static const BsEffectSpec allocates[] = {EFFECT(ALLOCATE, RESULTS, 0)};
static const BsEffectSpec allocates_on_stack[] = {
    {BS_EFFECT_ALLOCATE, BS_RESOURCE_AUTOMATIC, BS_ON_RESULTS, 0}};
static const BsEffectSpec frees[] = {EFFECT(FREE, OPERANDS, 0)};
static const BsEffectSpec frees_and_allocates[] = {EFFECT(FREE, OPERANDS, 0),
                                                   EFFECT(ALLOCATE, RESULTS, 0)};
static const BsEffectSpec reads[] = {EFFECT(READ, OPERANDS, 0)};
static const BsEffectSpec reads_and_writes_next[] = {EFFECT(READ, OPERANDS, 0),
                                                     EFFECT(WRITE, OPERANDS, 1)};
static const BsEffectSpec writes_next[] = {EFFECT(WRITE, OPERANDS, 1)};
static const BsEffectSpec updates[] = {EFFECT(READ, OPERANDS, 0), EFFECT(WRITE, OPERANDS, 0)};
static const BsEffectSpec updates_next[] = {EFFECT(READ, OPERANDS, 1), EFFECT(WRITE, OPERANDS, 1)};

// -- the table ----------------------------------------------------------------------------------

#define EFFECTS(array) .effects = array, .n_effects = G_N_ELEMENTS(array), .has_effects = TRUE
#define VIEW .traits = BS_TRAIT_PURE, .view_like = TRUE
#define SAME_PLACES .traits = BS_TRAIT_PURE | BS_TRAIT_SAME_PLACES, .view_like = TRUE
#define CAST_FORMAT "$source attr-dict `:` type($source) `to` type($dest)"
#define SLICE_OPERANDS "offsets:index*, sizes:index*, strides:index*"
#define SLICE_ATTRS "static_offsets:i64-array, static_sizes:i64-array, static_strides:i64-array"
#define ALLOC_FORMAT \
    "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)"

// clang-format off
#define ATOMIC_RMW .name = "memref.atomic_rmw", .does = BS_DOES_UPDATE, .summary = "reads, changes and writes an element atomically", \
      .operands = "value:integer-or-float, memref:memref-atomic, indices:index*", .results = "result:integer-or-float", \
      .format = "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` " \
                "`->` type($result)", \
      .verify = bs_memref_verify_atomic_rmw, EFFECTS(updates_next), .fold = bs_fold_memref_atomic_rmw, .looks_near = TRUE
// Rows that differ in what their alignment may be, which loads and stores have since 22.
#define ALLOC .name = "memref.alloc", .does = BS_DOES_ALLOC, .summary = "allocates memory on the heap", \
      .operands = "dynamicSizes:index*, symbolOperands:index*", .results = "memref:memref", \
      .format = ALLOC_FORMAT, .hint = "alloc", BS_LOCAL_RULE(bs_memref_verify_alloc), \
      .traits = BS_TRAIT_OPERAND_SEGMENTS | BS_TRAIT_ALLOCATION, EFFECTS(allocates), .patterns = bs_patterns_memref_alloc, .looks_near = TRUE
#define ALLOCA .name = "memref.alloca", .does = BS_DOES_ALLOCA, .summary = "allocates memory on the stack", \
      .operands = "dynamicSizes:index*, symbolOperands:index*", .results = "memref:memref", \
      .format = ALLOC_FORMAT, .hint = "alloca", .verify = bs_memref_verify_alloca, \
      .traits = BS_TRAIT_OPERAND_SEGMENTS | BS_TRAIT_ALLOCATION, EFFECTS(allocates_on_stack), .patterns = bs_patterns_memref_alloca
#define REALLOC .name = "memref.realloc", .does = BS_DOES_REALLOC, .summary = "changes the size of an allocation", \
      .operands = "source:memref-1d, dynamicResultSize:index?", .results = "result:memref-1d", \
      .format = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)", \
      BS_LOCAL_RULE(bs_memref_verify_realloc), EFFECTS(frees_and_allocates), \
      .traits = BS_TRAIT_ALLOCATION, .memory = BS_MEMORY_REALLOC, .patterns = bs_patterns_memref_realloc
#define LOAD .name = "memref.load", .does = BS_DOES_LOAD, .summary = "reads an element", .operands = "memref:memref, indices:index*", \
      .results = "result:any=elem(memref)", \
      .format = "$memref `[` $indices `]` attr-dict `:` type($memref)", BS_LOCAL_RULE(bs_memref_verify_load), \
      EFFECTS(reads), .memory = BS_MEMORY_LOAD, .fold = bs_fold_memref_load, .looks_near = TRUE, .patterns = bs_patterns_memref_load
#define STORE .name = "memref.store", .does = BS_DOES_STORE, .summary = "writes an element", \
      .operands = "value:any=elem(memref), memref:memref, indices:index*", \
      .format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)", BS_LOCAL_RULE(bs_memref_verify_store), \
      EFFECTS(writes_next), .memory = BS_MEMORY_STORE, .fold = bs_fold_memref_store, .looks_near = TRUE
#define GLOBAL_ATTRS "sym_name:symbol-name, sym_visibility:string?, type:memref-type, initial_value:any?, constant:unit?, "
#define GLOBAL .name = "memref.global", .does = BS_DOES_GLOBAL, .summary = "declares or defines a global memref", \
      .format = "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemref>($type, $initial_value) " \
                "attr-dict", \
      .verify = bs_memref_verify_global, .traits = BS_TRAIT_SYMBOL

#define PREFETCH .summary = "hints that an element will be accessed", .operands = "memref:memref, indices:index*", \
      .attrs = "isWrite:bool, localityHint:locality, isDataCache:bool", .parse = bs_memref_parse_prefetch, \
      .print = bs_memref_print_prefetch, .verify = bs_memref_verify_prefetch, .fold = bs_fold_memref_prefetch, .looks_near = TRUE

static const BsOpDef ops[] = {
    { ALLOC, .attrs = "alignment:alignment?", .releases = BS_UNTIL_19 },
    { ALLOC, .attrs = "alignment:power-of-2?", .releases = BS_SINCE_22 },
    { ALLOCA, .attrs = "alignment:alignment?", .releases = BS_UNTIL_19 },
    { ALLOCA, .attrs = "alignment:power-of-2?", .releases = BS_SINCE_22 },
    { .name = "memref.alloca_scope", .does = BS_DOES_ENTER, .summary = "a region at whose end stack memory is released",
      .results = "results:any*", .n_regions = 1,
      .parse = bs_memref_parse_alloca_scope, .print = bs_memref_print_alloca_scope,
      .verify = bs_memref_verify_alloca_scope, .terminator = "memref.alloca_scope.return",
      .verify_regions = bs_check_region_flow,
      .region_branch = &bs_enter_one_region, .patterns = bs_patterns_memref_alloca_scope,
      .traits = BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_NO_REGION_ARGUMENTS | BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE,
      .region_names = {"body"} },
    { .name = "memref.alloca_scope.return", .does = BS_DOES_YIELD, .summary = "ends an alloca_scope", .operands = "results:any*",
      .format = "attr-dict ($results^ `:` type($results))?", .parent = "memref.alloca_scope",
      .region_terminator = TRUE, .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
    { .name = "memref.assume_alignment", .does = BS_DOES_NOTHING, .summary = "states the alignment of a memref",
      .operands = "memref:memref", .attrs = "alignment:positive-i32",
      .format = "$memref `,` $alignment attr-dict `:` type($memref)", .verify = bs_memref_verify_assume_alignment,
      .releases = BS_UNTIL_19 },
    { .name = "memref.assume_alignment", .does = BS_DOES_SAME, .summary = "states the alignment of a memref",
      .operands = "memref:memref", .results = "result:memref=memref", .attrs = "alignment:positive-i32",
      .format = "$memref `,` $alignment attr-dict `:` type($memref)", .hint = "assume_align",
      .verify = bs_memref_verify_assume_alignment, SAME_PLACES, .fold = bs_fold_memref_assume_alignment,
      .releases = BS_SINCE_22 },
    { ATOMIC_RMW, .attrs = "kind:atomic-rmw-kind", .releases = BS_UNTIL_19 },
    { ATOMIC_RMW, .attrs = "kind:atomic-rmw-kind-22", .releases = BS_SINCE_22 },
    { .name = "memref.atomic_yield", .does = BS_DOES_YIELD, .summary = "ends a generic_atomic_rmw", .operands = "result:any",
      .format = "$result attr-dict `:` type($result)", .parent = "memref.generic_atomic_rmw", .verify = bs_memref_verify_atomic_yield,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR },
    { .name = "memref.cast", .does = BS_DOES_SAME, .summary = "converts between memref types that fit the same memory",
      .operands = "source:any-memref", .results = "dest:any-memref", .format = CAST_FORMAT, .hint = "cast",
      BS_LOCAL_RULE(bs_memref_verify_cast), SAME_PLACES, .fold = bs_fold_memref_cast, .looks_near = TRUE },
    { .name = "memref.collapse_shape", .does = BS_DOES_COLLAPSE, .summary = "joins dimensions",
      .operands = "src:memref-strided", .results = "result:memref-strided", .attrs = "reassociation:index-lists",
      .format = "$src $reassociation attr-dict `:` type($src) `into` type($result)", .hint = "collapse_shape",
      BS_LOCAL_RULE(bs_memref_verify_collapse_shape), VIEW, .fold = bs_fold_reshape,
      .patterns = bs_patterns_memref_collapse_shape },
    { .name = "memref.copy", .does = BS_DOES_COPY, .summary = "copies the elements of one memref to another",
      .operands = "source:any-memref, target:any-memref",
      .format = "$source `,` $target attr-dict `:` type($source) `to` type($target)", BS_LOCAL_RULE(bs_memref_verify_copy),
      EFFECTS(reads_and_writes_next), .memory = BS_MEMORY_COPY, .fold = bs_fold_memref_copy, .looks_near = TRUE, .patterns = bs_patterns_memref_copy },
    { .name = "memref.dealloc", .does = BS_DOES_FREE, .summary = "frees what memref.alloc allocated", .operands = "memref:any-memref",
      .format = "$memref attr-dict `:` type($memref)", EFFECTS(frees), .fold = bs_fold_memref_dealloc, .looks_near = TRUE },
    { .name = "memref.dim", .does = BS_DOES_DIM, .summary = "the size of a dimension",
      .operands = "source:memref-not-0d, index:index", .results = "result:index",
      .format = "attr-dict $source `,` $index `:` type($source)", .hint = "dim", .has_effects = TRUE,
      .fold = bs_fold_memref_dim, .patterns = bs_patterns_memref_dim },
    { .name = "memref.distinct_objects", .does = BS_DOES_SAME, .summary = "the memrefs, of which no two are in the same memory",
      .operands = "operands:memref*", .results = "results:memref*", .parse = bs_memref_parse_distinct_objects,
      .print = bs_memref_print_distinct_objects, .verify = bs_memref_verify_distinct_objects, .traits = BS_TRAIT_PURE,
      .releases = BS_SINCE_22 },
    { .name = "memref.dma_start", .summary = "starts a transfer of elements between memories",
      .operands = "operands:any*", .parse = bs_memref_parse_dma_start, .print = bs_memref_print_dma_start,
      .verify = bs_memref_verify_dma_start, .fold = bs_fold_memref_dma, .looks_near = TRUE,
      .memory = BS_MEMORY_START_TAGGED },
    { .name = "memref.dma_wait", .summary = "waits until a transfer is done",
      .operands = "tagMemRef:memref, tagIndices:index*, numElements:index",
      .format = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)",
      .verify = bs_memref_verify_dma_wait, .fold = bs_fold_memref_dma, .looks_near = TRUE, .memory = BS_MEMORY_WAIT_FOR },
    { .name = "memref.expand_shape", .does = BS_DOES_EXPAND, .summary = "splits dimensions",
      .operands = "src:memref-strided, output_shape:index*", .results = "result:memref-strided",
      .attrs = "reassociation:index-lists, static_output_shape:i64-array",
      .format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) "
                "attr-dict `:` type($src) `into` type($result)",
      .hint = "expand_shape", BS_LOCAL_RULE(bs_memref_verify_expand_shape), VIEW, .fold = bs_fold_reshape,
      .patterns = bs_patterns_memref_expand_shape },
    { .name = "memref.extract_aligned_pointer_as_index", .does = BS_DOES_ADDRESS, .summary = "the address of the aligned buffer",
      .operands = "source:any-memref", .results = "aligned_pointer:index",
      .format = "$source `:` type($source) `->` type(results) attr-dict", .hint = "intptr", .traits = BS_TRAIT_PURE,
      .same_as = BS_OPERAND(0) },
    { .name = "memref.extract_strided_metadata", .does = BS_DOES_METADATA, .summary = "base buffer, offset, sizes and strides",
      .operands = "source:memref-strided",
      .results = "base_buffer:memref-strided-0d, offset:index, sizes:index*, strides:index*",
      .format = "$source `:` type($source) `->` type(results) attr-dict", .result_hint = hint_metadata,
      BS_LOCAL_RULE(bs_memref_verify_extract_strided_metadata), VIEW, .fold = bs_fold_memref_extract_strided_metadata, .looks_near = TRUE },
    { .name = "memref.generic_atomic_rmw", .does = BS_DOES_GENERIC_UPDATE, .summary = "changes an element atomically, as a region says",
      .operands = "memref:memref-atomic, indices:index*", .results = "result:integer-or-float", .n_regions = 1,
      .parse = bs_memref_parse_generic_atomic_rmw, .print = bs_memref_print_generic_atomic_rmw,
      .terminator = "memref.atomic_yield", .verify = bs_memref_verify_generic_atomic_rmw,
      EFFECTS(updates), .traits = BS_TRAIT_SINGLE_BLOCK },
    { .name = "memref.get_global", .does = BS_DOES_GET_GLOBAL, .summary = "the memref of a global", .results = "result:memref-static",
      .attrs = "name:symbol", .format = "$name `:` type($result) attr-dict", .traits = BS_TRAIT_PURE, .memory = BS_MEMORY_GLOBAL,
      .verify_symbols = bs_memref_verify_get_global },
    { GLOBAL, .attrs = GLOBAL_ATTRS "alignment:i64?", .releases = BS_UNTIL_19 },
    { GLOBAL, .attrs = GLOBAL_ATTRS "alignment:power-of-2?", .releases = BS_SINCE_22 },
    { LOAD, .attrs = "nontemporal:bool?=false", .releases = BS_UNTIL_19 },
    { LOAD, .attrs = "nontemporal:bool?=false, alignment:power-of-2?", .releases = BS_SINCE_22 },
    { .name = "memref.memory_space_cast", .does = BS_DOES_SAME, .summary = "changes the memory space", .operands = "source:any-memref",
      .results = "dest:any-memref", .format = CAST_FORMAT, .hint = "memspacecast",
      BS_LOCAL_RULE(bs_memref_verify_memory_space_cast), SAME_PLACES, .fold = bs_fold_memref_memory_space_cast, .looks_near = TRUE },
    { .name = "memref.prefetch", .does = BS_DOES_NOTHING, PREFETCH, .releases = BS_UNTIL_19 }, // unknown effects
    { .name = "memref.prefetch", .does = BS_DOES_NOTHING, PREFETCH, EFFECTS(updates), .releases = BS_SINCE_22 },
    { .name = "memref.rank", .does = BS_DOES_RANK, .summary = "the number of dimensions", .operands = "memref:any-memref",
      .results = "result:index", .format = "$memref attr-dict `:` type($memref)", .traits = BS_TRAIT_PURE,
      .fold = bs_fold_memref_rank },
    { REALLOC, .attrs = "alignment:alignment?", .releases = BS_UNTIL_19 },
    { REALLOC, .attrs = "alignment:power-of-2?", .releases = BS_SINCE_22 },
    { .name = "memref.reinterpret_cast", .does = BS_DOES_REINTERPRET, .summary = "new offset, sizes and strides for the same memory",
      .operands = "source:any-memref, " SLICE_OPERANDS, .results = "result:memref", .attrs = SLICE_ATTRS,
      .format = "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) "
                "`` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) "
                "`` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) "
                "attr-dict `:` type($source) `to` type($result)",
      .hint = "reinterpret_cast", BS_LOCAL_RULE(bs_memref_verify_reinterpret_cast), .view_like = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_OPERAND_SEGMENTS, .fold = bs_fold_memref_reinterpret_cast,
      .patterns = bs_patterns_memref_reinterpret_cast },
    { .name = "memref.reshape", .does = BS_DOES_RESHAPE, .summary = "another shape, given at run time",
      .operands = "source:any-memref, shape:memref-1d-integer", .results = "result:any-memref",
      .format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)", .hint = "reshape",
      BS_LOCAL_RULE(bs_memref_verify_reshape), VIEW },
    { STORE, .attrs = "nontemporal:bool?=false", .releases = BS_UNTIL_19 },
    { STORE, .attrs = "nontemporal:bool?=false, alignment:power-of-2?", .releases = BS_SINCE_22 },
    { .name = "memref.subview", .does = BS_DOES_SUBVIEW, .summary = "a part of a memref",
      .operands = "source:memref, " SLICE_OPERANDS, .results = "result:memref", .attrs = SLICE_ATTRS,
      .format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) "
                "custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) "
                "attr-dict `:` type($source) `to` type($result)",
      .hint = "subview", BS_LOCAL_RULE(bs_memref_verify_subview), .view_like = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_OPERAND_SEGMENTS, .fold = bs_fold_memref_subview,
      .patterns = bs_patterns_memref_subview },
    { .name = "memref.transpose", .does = BS_DOES_TRANSPOSE, .summary = "permutes the dimensions", .operands = "in:memref-strided",
      .results = "result:memref-strided", .attrs = "permutation:affine-map",
      .parse = bs_memref_parse_transpose, .print = bs_memref_print_transpose, .hint = "transpose",
      BS_LOCAL_RULE(bs_memref_verify_transpose), .traits = BS_TRAIT_PURE, .fold = bs_fold_memref_transpose },
    { .name = "memref.view", .does = BS_DOES_VIEW, .summary = "a memref in a buffer of bytes",
      .operands = "source:memref-1d-i8, byte_shift:index, sizes:index*", .results = "result:memref",
      .format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)",
      .hint = "view", BS_LOCAL_RULE(bs_memref_verify_view), VIEW, .fold = bs_fold_memref_view, .patterns = bs_patterns_memref_view },
};
// clang-format on

const BsDialect bs_dialect_memref = {
    .name = "memref",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = bs_arith_materialize,
};
