// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The affine dialect: loops and accesses whose bounds and indices are affine maps. Syntax is in
// affine-syntax.c and affine-parallel-syntax.c, rules in affine-verify.c.
#include "dialects/affine-private.h"

#include "dialects/arith-private.h"
#include "dialects/checks-private.h"
#include "dialects/dialects.h"

#include <string.h>

// -- control flow -------------------------------------------------------------------------------

// How often the loop runs when its bounds are numbers; -1 when they are not.
static gint64
find_trip_count(const BsOp *op)
{
    static const char *const names[] = {"lowerBoundMap", "upperBoundMap"};
    gint64 bounds[2];
    for (guint i = 0; i < 2; i++) {
        const BsAttr *map = bs_op_attr(op, names[i]);
        const char *prefix = "() -> (";
        if (!map || !g_str_has_prefix(map->string.text, prefix))
            return -1;
        char *end;
        bounds[i] = g_ascii_strtoll(map->string.text + strlen(prefix), &end, 10);
        if (strcmp(end, ")") != 0)
            return -1;
    }
    const BsAttr *step = bs_op_attr(op, "step");
    gint64 span;
    if (!step || step->integer <= 0 || __builtin_sub_overflow(bounds[1], bounds[0], &span))
        return -1;
    return span <= 0 ? 0 : (span - 1) / step->integer + 1;
}

// A loop that surely runs is entered, one that runs once is left after that.
static guint32
for_successors(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap)
{
    const gint64 count = find_trip_count(op);
    const gboolean enters = from ? count != 1 : count != 0;
    const gboolean leaves = from || count <= 0;
    guint32 n = 0;
    if (enters && n++ < cap)
        out[n - 1] = &op->regions[0];
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
        out[0] = from ? NULL : &op->regions[0];
    if (from)
        return 1;
    if (cap > 1)
        out[1] = op->regions[1].first ? &op->regions[1] : NULL;
    return 2;
}

static BsRange
no_operands(const BsOp *op, const BsRegion *to)
{
    (void)op, (void)to;
    return (BsRange){0, 0};
}

static const BsRegionBranch if_branch = {if_successors, no_operands, NULL};

// -- the table ----------------------------------------------------------------------------------

static const BsEffectSpec reads[] = {{BS_EFFECT_READ, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 0}};
static const BsEffectSpec writes[] = {{BS_EFFECT_WRITE, BS_RESOURCE_DEFAULT, BS_ON_OPERANDS, 1}};

#define READS .effects = reads, .n_effects = 1, .has_effects = TRUE
#define WRITES .effects = writes, .n_effects = 1, .has_effects = TRUE
#define LOOP                                                                                   \
    BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE | \
        BS_TRAIT_LOOP
#define MAPPED                                                                           \
    .operands = "operands:index*", .results = "result:index", .attrs = "map:affine-map", \
    .parse = bs_affine_parse_apply, .print = bs_affine_print_apply,                      \
    .verify = bs_affine_verify_apply, .traits = BS_TRAIT_PURE

// clang-format off
static const BsOpDef ops[] = {
    { .name = "affine.apply", .summary = "the value of a map", MAPPED },
    { .name = "affine.min", .summary = "the smallest result of a map", MAPPED },
    { .name = "affine.max", .summary = "the largest result of a map", MAPPED },
    { .name = "affine.delinearize_index", .summary = "an index in several dimensions",
      .operands = "linear_index:index, basis:index*", .results = "multi_index:index*",
      .format = "$linear_index `into` ` ` `(` $basis `)` attr-dict `:` type($multi_index)",
      .verify = bs_affine_verify_delinearize, .traits = BS_TRAIT_PURE },
    { .name = "affine.for", .summary = "a counting loop between affine bounds",
      .operands = "lowerBoundOperands:index*, upperBoundOperands:index*, inits:any*", .results = "results:any*",
      .attrs = "lowerBoundMap:affine-map, upperBoundMap:affine-map, step:index-attr", .n_regions = 1,
      .parse = bs_affine_parse_for, .print = bs_affine_print_for, .verify = bs_affine_verify_for,
      .verify_regions = bs_check_region_flow, .region_branch = &for_branch, .traits = LOOP | BS_TRAIT_OPERAND_SEGMENTS },
    // `condition` is no inherent attribute in this version.
    { .name = "affine.if", .summary = "one of two regions, by a set", .operands = "operands:any*", .results = "results:any*",
      .n_regions = 2, .parse = bs_affine_parse_if, .print = bs_affine_print_if, .verify = bs_affine_verify_if,
      .verify_regions = bs_check_region_flow, .region_branch = &if_branch,
      .traits = BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK },
    { .name = "affine.load", .summary = "reads an element", .operands = "memref:memref, indices:index*", .results = "result:any",
      .attrs = "map:affine-map", .parse = bs_affine_parse_load, .print = bs_affine_print_load,
      .verify = bs_affine_verify_load, READS },
    { .name = "affine.store", .summary = "writes an element", .operands = "value:any, memref:memref, indices:index*",
      .attrs = "map:affine-map", .parse = bs_affine_parse_store, .print = bs_affine_print_store,
      .verify = bs_affine_verify_store, WRITES },
    { .name = "affine.parallel", .summary = "a parallel loop nest with reductions",
      .operands = "mapOperands:index*", .results = "results:any*", .n_regions = 1,
      .attrs = "reductions:array, lowerBoundsMap:affine-map, lowerBoundsGroups:int-elements, "
               "upperBoundsMap:affine-map, upperBoundsGroups:int-elements, steps:array",
      .parse = bs_affine_parse_parallel, .print = bs_affine_print_parallel, .verify = bs_affine_verify_parallel,
      .traits = LOOP },
    { .name = "affine.prefetch", .summary = "hints that an element will be accessed",
      .operands = "memref:memref, indices:index*",
      .attrs = "isWrite:bool, localityHint:locality, isDataCache:bool, map:affine-map",
      .parse = bs_affine_parse_prefetch, .print = bs_affine_print_prefetch, .verify = bs_affine_verify_prefetch },
    { .name = "affine.vector_load", .summary = "reads a vector", .operands = "memref:memref, indices:index*",
      .results = "result:any", .attrs = "map:affine-map",
      .parse = bs_affine_parse_load, .print = bs_affine_print_load, .verify = bs_affine_verify_load, READS },
    { .name = "affine.vector_store", .summary = "writes a vector", .operands = "value:any, memref:memref, indices:index*",
      .attrs = "map:affine-map", .parse = bs_affine_parse_store, .print = bs_affine_print_store,
      .verify = bs_affine_verify_store, WRITES },
    { .name = "affine.yield", .summary = "ends a region with its results", .operands = "operands:any*",
      .format = "attr-dict ($operands^ `:` type($operands))?", .verify = bs_affine_verify_yield, .region_terminator = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
};
// clang-format on

const BsDialect bs_dialect_affine = {
    .name = "affine",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = bs_arith_materialize,
    .allows_unknown_ops = TRUE,
};
