// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The affine dialect: loops and accesses whose bounds and indices are affine maps. Syntax is in
// syntax.c and parallel-syntax.c, rules in verify.c.
#include "dialects/affine/affine-private.h"

#include "dialects/arith/arith.h"
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/region-flow.h"
#include "dialects/dialects.h"
#include "ir/affine.h"

#include <string.h>

// -- control flow -------------------------------------------------------------------------------

// A loop that surely runs is entered, one that runs once is left after that.
static guint32
for_successors(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap)
{
    guint64 count = 0;
    const gboolean known = bs_affine_trip_count(op, &count);
    const gboolean enters = !known || (from ? count != 1 : count != 0);
    const gboolean leaves = from || !known || count == 0;
    guint32 n = 0;
    if (enters && n++ < cap)
        out[n - 1] = bs_op_region(op, 0);
    if (leaves && n++ < cap)
        out[n - 1] = NULL;
    return n;
}

static BsRange
for_entry_operands(const BsOp *op, const BsRegion *to)
{
    (void)to;
    return bs_op_operand_group(op, 2);
}

static BsRange
for_inputs(const BsOp *op, const BsRegion *to)
{
    if (!to)
        return (BsRange){0, op->n_results};
    return (BsRange){1, to->first->n_args - 1};
}

static const BsRegionBranch for_branch = {for_successors, for_entry_operands, for_inputs};

static guint32
if_successors(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap)
{
    if (cap > 0)
        out[0] = from ? NULL : bs_op_region(op, 0);
    if (from)
        return 1;
    if (cap > 1)
        out[1] = bs_op_region(op, 1)->first ? bs_op_region(op, 1) : NULL;
    return 2;
}

static const BsRegionBranch if_branch = {if_successors, bs_no_region_operands, NULL};

// -- bounds -------------------------------------------------------------------------------------

static BsLoopBound
bound_of_for(const BsOp *op, BsLoopSide side, G_GNUC_UNUSED guint32 dim)
{
    static const char *const maps[] = {"lowerBoundMap", "upperBoundMap"};
    if (side == BS_LOOP_STEP)
        return (BsLoopBound){.number = bs_op_attr(op, "step")->integer};
    return (BsLoopBound){.map = bs_op_attr(op, maps[side]),
                         .first = bs_op_operand_group(op, side).begin,
                         .n_results = BS_ANY};
}

static const BsLoopBounds for_bounds = {NULL, bound_of_for};

static guint32
dims_of_parallel(const BsOp *op)
{
    return bs_op_attr(op, "steps")->array.n;
}

static BsLoopBound
bound_of_parallel(const BsOp *op, BsLoopSide side, guint32 dim)
{
    static const char *const maps[] = {"lowerBoundsMap", "upperBoundsMap"};
    static const char *const groups[] = {"lowerBoundsGroups", "upperBoundsGroups"};
    if (side == BS_LOOP_STEP)
        return (BsLoopBound){.number = bs_op_attr(op, "steps")->array.items[dim]->integer};
    BsLoopBound bound = {.map = bs_op_attr(op, maps[side])};
    const char *lower = bs_op_attr(op, maps[BS_LOOP_LOWER])->string.text;
    if (side == BS_LOOP_UPPER)
        bound.first = bs_affine_n_dims(lower) + bs_affine_n_symbols(lower);
    const BsAttr *sizes = bs_op_attr(op, groups[side]);
    for (guint32 i = 0; i <= dim; i++) {
        bound.first_result += bound.n_results;
        bound.n_results = (guint32)sizes->dense.values[sizes->dense.splat ? 0 : i];
    }
    return bound;
}

static const BsLoopBounds parallel_bounds = {dims_of_parallel, bound_of_parallel};

// -- the table ----------------------------------------------------------------------------------

static const BsEffectSpec reads[] = {{BS_EFFECT_READ, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 0}};
static const BsEffectSpec writes[] = {{BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 1}};

#define READS .effects = reads, .n_effects = 1, .has_effects = TRUE
#define WRITES .effects = writes, .n_effects = 1, .has_effects = TRUE
#define LOOP                                                                                   \
    BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE | \
        BS_TRAIT_LOOP
#define IF                                                                                       \
    .name = "affine.if", .does = BS_DOES_AFFINE_IF, .summary = "one of two regions, by a set",   \
    .operands = "operands:any*", .results = "results:any*", .n_regions = 2,                      \
    .parse = bs_affine_parse_if, .print = bs_affine_print_if, .verify = bs_affine_verify_if,     \
    .terminator = "affine.yield", .verify_regions = bs_check_region_flow,                        \
    .region_branch = &if_branch,                                                                 \
    .traits = BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_NO_REGION_ARGUMENTS, \
    .fold = bs_fold_affine_if, .patterns = bs_patterns_affine_if, .decides = BS_DECIDES_SET,     \
    .region_names = {"then", "else"}
#define DELINEARIZE                                                                  \
    .name = "affine.delinearize_index", .summary = "an index in several dimensions", \
    .results = "multi_index:index*", .traits = BS_TRAIT_PURE
#define DMA                                                                         \
    .operands = "operands:any*", .n_regions = BS_ANY, .parse = bs_affine_parse_dma, \
    .print = bs_affine_print_dma, .verify = bs_affine_verify_dma, .fold = bs_fold_affine_prefetch
#define PARALLEL                                                                         \
    .name = "affine.parallel", .does = BS_DOES_AFFINE_PARALLEL,                          \
    .summary = "a parallel loop nest with reductions", .operands = "mapOperands:index*", \
    .results = "results:any*", .n_regions = 1, .parse = bs_affine_parse_parallel,        \
    .print = bs_affine_print_parallel, .verify = bs_affine_verify_parallel,              \
    .terminator = "affine.yield", .traits = LOOP, .fold = bs_fold_affine_parallel,       \
    .bounds = &parallel_bounds, .region_names = {"body"}
#define BOUNDS                                                    \
    "lowerBoundsMap:affine-map, lowerBoundsGroups:i32-elements, " \
    "upperBoundsMap:affine-map, upperBoundsGroups:i32-elements, steps:i64-list"
#define MAPPED                                                                           \
    .operands = "operands:index*", .results = "result:index", .attrs = "map:affine-map", \
    .parse = bs_affine_parse_apply, .print = bs_affine_print_apply,                      \
    .verify = bs_affine_verify_apply, .traits = BS_TRAIT_PURE

// clang-format off
static const BsOpDef ops[] = {
    { .name = "affine.apply", .does = BS_DOES_AFFINE_APPLY, .summary = "the value of a map", MAPPED,
      .computes = BS_COMPUTES_MAP, .fold = bs_fold_affine_apply, .patterns = bs_patterns_affine_apply },
    { .name = "affine.min", .does = BS_DOES_AFFINE_MIN, .summary = "the smallest result of a map", MAPPED,
      .fold = bs_fold_affine_min, .patterns = bs_patterns_affine_min },
    { .name = "affine.max", .does = BS_DOES_AFFINE_MAX, .summary = "the largest result of a map", MAPPED,
      .fold = bs_fold_affine_min, .patterns = bs_patterns_affine_max },
    { DELINEARIZE, .operands = "linear_index:index, basis:index*",
      .format = "$linear_index `into` ` ` `(` $basis `)` attr-dict `:` type($multi_index)",
      .verify = bs_affine_verify_delinearize_until_19, .releases = BS_UNTIL_19 },
    { DELINEARIZE, .operands = "linear_index:index, dynamic_basis:index*", .attrs = "static_basis:i64-array",
      .format = "$linear_index `into` custom<DynamicIndexTuple>($dynamic_basis, $static_basis) attr-dict `:` "
                "type($multi_index)",
      .verify = bs_affine_verify_delinearize, .fold = bs_fold_affine_delinearize,
      .patterns = bs_patterns_affine_delinearize, .releases = BS_SINCE_22 },
    { .name = "affine.linearize_index", .summary = "one index of those in several dimensions",
      .operands = "multi_index:index*, dynamic_basis:index*", .results = "linear_index:index",
      .attrs = "disjoint:unit-property=false, static_basis:i64-array",
      .format = "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` custom<DynamicIndexTuple>($dynamic_basis, "
                "$static_basis) attr-dict `:` type($linear_index)",
      .verify = bs_affine_verify_linearize, .fold = bs_fold_affine_linearize,
      .patterns = bs_patterns_affine_linearize, .traits = BS_TRAIT_PURE | BS_TRAIT_OPERAND_SEGMENTS,
      .releases = BS_SINCE_22 },
    { DMA, .name = "affine.dma_start", .summary = "begins a transfer between memories",
      .effects_fn = bs_affine_dma_start_effects, .has_effects = TRUE },
    { DMA, .name = "affine.dma_wait", .summary = "waits for such a transfer" },
    { .name = "affine.for", .does = BS_DOES_AFFINE_FOR, .summary = "a counting loop between affine bounds",
      .operands = "lowerBoundOperands:index*, upperBoundOperands:index*, inits:any*", .results = "results:any*",
      .attrs = "lowerBoundMap:affine-map, upperBoundMap:affine-map, step:index-attr", .n_regions = 1,
      .parse = bs_affine_parse_for, .print = bs_affine_print_for, .verify = bs_affine_verify_for, .terminator = "affine.yield",
      .verify_regions = bs_affine_verify_for_regions, .region_branch = &for_branch, .traits = LOOP | BS_TRAIT_OPERAND_SEGMENTS,
      .bounds = &for_bounds, .fold = bs_fold_affine_for, .patterns = bs_patterns_affine_for,
      .region_names = {"body"} },
    { IF, .releases = BS_UNTIL_19 }, // `condition` is no inherent attribute
    { IF, .attrs = "condition:integer-set", .releases = BS_SINCE_22 },
    { .name = "affine.load", .does = BS_DOES_AFFINE_LOAD, .summary = "reads an element", .operands = "memref:memref, indices:index*", .results = "result:any",
      .attrs = "map:affine-map", .parse = bs_affine_parse_load, .print = bs_affine_print_load,
      .verify = bs_affine_verify_load, READS, .memory = BS_MEMORY_LOAD,
      .fold = bs_fold_affine_load, .patterns = bs_patterns_affine_load },
    { .name = "affine.store", .does = BS_DOES_AFFINE_STORE, .summary = "writes an element", .operands = "value:any, memref:memref, indices:index*",
      .attrs = "map:affine-map", .parse = bs_affine_parse_store, .print = bs_affine_print_store,
      .verify = bs_affine_verify_store, WRITES, .memory = BS_MEMORY_STORE,
      .fold = bs_fold_affine_store, .patterns = bs_patterns_affine_store },
    { PARALLEL, .attrs = "reductions:reduction-array, " BOUNDS, .releases = BS_UNTIL_19 },
    { PARALLEL, .attrs = "reductions:reduction-array-22, " BOUNDS, .releases = BS_SINCE_22 },
    { .name = "affine.prefetch", .does = BS_DOES_NOTHING, .summary = "hints that an element will be accessed",
      .operands = "memref:memref, indices:index*",
      .attrs = "isWrite:bool, localityHint:locality, isDataCache:bool, map:affine-map",
      .parse = bs_affine_parse_prefetch, .print = bs_affine_print_prefetch, .verify = bs_affine_verify_prefetch,
      .fold = bs_fold_affine_prefetch, .patterns = bs_patterns_affine_prefetch },
    { .name = "affine.vector_load", .summary = "reads a vector", .operands = "memref:memref, indices:index*",
      .results = "result:vector", .attrs = "map:affine-map",
      .parse = bs_affine_parse_load, .print = bs_affine_print_load, .verify = bs_affine_verify_load, READS,
      .patterns = bs_patterns_affine_vector_load },
    { .name = "affine.vector_store", .summary = "writes a vector", .operands = "value:vector, memref:memref, indices:index*",
      .attrs = "map:affine-map", .parse = bs_affine_parse_store, .print = bs_affine_print_store,
      .verify = bs_affine_verify_store, WRITES, .memory = BS_MEMORY_PART,
      .patterns = bs_patterns_affine_vector_store },
    { .name = "affine.yield", .does = BS_DOES_YIELD, .summary = "ends a region with its results", .operands = "operands:any*",
      .format = "attr-dict ($operands^ `:` type($operands))?", .verify = bs_affine_verify_yield, .region_terminator = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
};
// clang-format on

const BsDialect bs_dialect_affine = {
    .name = "affine",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = bs_arith_materialize,
};
