// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The scf dialect: structured control flow. Syntax is in syntax.c, op-specific rules in
// verify.c.
#include "dialects/scf/scf-private.h"

#include "dialects/common/checks.h"
#include "dialects/common/region-flow.h"
#include "dialects/dialects.h"
#include "ir/op.h"

// -- how control flows through regions ----------------------------------------------------------

// Appends one successor (NULL: the parent) and counts it.
static guint32
add_successor(BsRegion **out, guint32 cap, guint32 n, BsRegion *region)
{
    if (n < cap)
        out[n] = region;
    return n + 1;
}

// The body may run no time or any number of times: from the op and from the body, to the body and
// to the parent.
static guint32
loop_successors(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap)
{
    (void)from;
    return add_successor(out, cap, add_successor(out, cap, 0, bs_op_region(op, 0)), NULL);
}

static BsRange
for_entry_operands(const BsOp *op, const BsRegion *to)
{
    (void)to;
    return (BsRange){3, op->n_operands - 3};
}

// All but the induction variable; all results.
static BsRange
for_inputs(const BsOp *op, const BsRegion *to)
{
    if (!to)
        return (BsRange){0, op->n_results};
    return (BsRange){1, to->first->n_args - 1};
}

static const BsRegionBranch for_branch = {loop_successors, for_entry_operands, for_inputs};

// scf.forall and scf.parallel forward nothing along the edges.
static const BsRegionBranch parallel_branch = {loop_successors, bs_no_region_operands,
                                               bs_no_region_operands};

static guint32
if_successors(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap)
{
    if (from)
        return add_successor(out, cap, 0, NULL);
    BsRegion *otherwise = bs_op_region(op, 1)->first ? bs_op_region(op, 1) : NULL;
    return add_successor(out, cap, add_successor(out, cap, 0, bs_op_region(op, 0)), otherwise);
}

static const BsRegionBranch if_branch = {if_successors, bs_no_region_operands, NULL};

static guint32
index_switch_successors(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap)
{
    if (from)
        return add_successor(out, cap, 0, NULL);
    guint32 n = 0;
    for (guint32 i = 0; i < op->n_regions; i++)
        n = add_successor(out, cap, n, bs_op_region(op, i));
    return n;
}

// Arguments of a case, which only the generic form can have, receive nothing.
static BsRange
index_switch_inputs(const BsOp *op, const BsRegion *to)
{
    return (BsRange){0, to ? 0 : op->n_results};
}

static const BsRegionBranch index_switch_branch = {index_switch_successors, bs_no_region_operands,
                                                   index_switch_inputs};

// The op enters `before`; that leaves the loop or enters `after`; `after` goes back to `before`.
static guint32
while_successors(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap)
{
    if (from != bs_op_region(op, 0))
        return add_successor(out, cap, 0, bs_op_region(op, 0));
    return add_successor(out, cap, add_successor(out, cap, 0, NULL), bs_op_region(op, 1));
}

static BsRange
while_entry_operands(const BsOp *op, const BsRegion *to)
{
    (void)to;
    return (BsRange){0, op->n_operands};
}

static const BsRegionBranch while_branch = {while_successors, while_entry_operands, NULL};

// -- terminators --------------------------------------------------------------------------------

// All but the condition, wherever control goes.
static BsRange
condition_operands(const BsOp *op, const BsRegion *to)
{
    (void)to;
    return (BsRange){1, op->n_operands - 1};
}

// -- bounds -------------------------------------------------------------------------------------

static BsLoopBound
bound_of_for(const BsOp *op, BsLoopSide side, G_GNUC_UNUSED guint32 dim)
{
    return (BsLoopBound){.value = bs_op_operand(op, side)};
}

static const BsLoopBounds for_bounds = {NULL, bound_of_for};

static guint32
dims_of_parallel(const BsOp *op)
{
    return bs_op_operand_group(op, BS_LOOP_LOWER).n;
}

static BsLoopBound
bound_of_parallel(const BsOp *op, BsLoopSide side, guint32 dim)
{
    return (BsLoopBound){.value = bs_op_operand(op, bs_op_operand_group(op, side).begin + dim)};
}

static const BsLoopBounds parallel_bounds = {dims_of_parallel, bound_of_parallel};

static const char *const forall_attrs[] = {"staticLowerBound", "staticUpperBound", "staticStep"};

static guint32
dims_of_forall(const BsOp *op)
{
    return bs_op_attr(op, forall_attrs[BS_LOOP_LOWER])->dense.n;
}

static BsLoopBound
bound_of_forall(const BsOp *op, BsLoopSide side, guint32 dim)
{
    const BsAttr *numbers = bs_op_attr(op, forall_attrs[side]);
    guint32 operand = bs_op_operand_group(op, side).begin;
    if ((gint64)numbers->dense.values[dim] != BS_DYNAMIC)
        return (BsLoopBound){.number = (gint64)numbers->dense.values[dim]};
    for (guint32 i = 0; i < dim; i++)
        operand += (gint64)numbers->dense.values[i] == BS_DYNAMIC;
    return (BsLoopBound){.value = bs_op_operand(op, operand)};
}

static const BsLoopBounds forall_bounds = {dims_of_forall, bound_of_forall};

// -- the table ----------------------------------------------------------------------------------

#define LOOP_TRAITS                                                                             \
    (BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE | \
     BS_TRAIT_LOOP)

#define FOR                                                                                 \
    .summary = "a counting loop", .results = "results:any*", .n_regions = 1,                \
    .operands = "lowerBound:integer-or-index, upperBound:integer-or-index, "                \
                "step:integer-or-index, initArgs:any*",                                     \
    .parse = bs_scf_parse_for, .print = bs_scf_print_for, BS_LOCAL_RULE(bs_scf_verify_for), \
    .verify_regions = bs_scf_verify_for_regions, .terminator = "scf.yield",                 \
    .region_branch = &for_branch, .traits = LOOP_TRAITS, .patterns = bs_patterns_scf_for,   \
    .bounds = &for_bounds, .region_names = {"body"}

// clang-format off
#define EXECUTE_REGION .summary = "runs a region of several blocks once", \
      .results = "results:any*", .n_regions = 1, \
      .parse = bs_scf_parse_execute_region, .print = bs_scf_print_execute_region, \
      BS_LOCAL_RULE(bs_scf_verify_execute_region), .verify_regions = bs_check_region_flow, \
      .region_branch = &bs_enter_one_region, .patterns = bs_patterns_scf_execute_region, \
      .region_names = {"body"}

static const BsOpDef ops[] = {
    { .name = "scf.condition", .does = BS_DOES_CONDITION, .summary = "goes on with a while loop or leaves it",
      .operands = "condition:i1, args:any*",
      .format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
      .parent = "scf.while", .region_terminator = TRUE, .terminator_operands = condition_operands,
      .decides = BS_DECIDES_ROUND,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR },
    // Until 19 it has no trait for effects: they are unknown.
    { .name = "scf.execute_region", .does = BS_DOES_ENTER, EXECUTE_REGION, .releases = BS_UNTIL_19 },
    { .name = "scf.execute_region", .does = BS_DOES_ENTER, EXECUTE_REGION, .attrs = "no_inline:unit?", .traits = BS_TRAIT_RECURSIVE_EFFECTS,
      .releases = BS_SINCE_22 },
    { .name = "scf.for", .does = BS_DOES_FOR, FOR, .releases = BS_UNTIL_19 },
    { .name = "scf.for", .does = BS_DOES_FOR, FOR, .attrs = "unsignedCmp:unit?", .releases = BS_SINCE_22 },
    { .name = "scf.forall", .does = BS_DOES_FORALL, .summary = "a parallel loop that returns tensors",
      .operands = "dynamicLowerBound:index*, dynamicUpperBound:index*, dynamicStep:index*, outputs:ranked-tensor*",
      .results = "results:any*", .n_regions = 1,
      .attrs = "staticLowerBound:i64-array, staticUpperBound:i64-array, staticStep:i64-array, mapping:device-mapping-array?",
      .parse = bs_scf_parse_forall, .print = bs_scf_print_forall, .verify = bs_scf_verify_forall,
      .terminator = "scf.forall.in_parallel", .region_branch = &parallel_branch,
      .traits = LOOP_TRAITS | BS_TRAIT_PARALLEL_REGION | BS_TRAIT_OPERAND_SEGMENTS, .patterns = bs_patterns_scf_forall,
      .bounds = &forall_bounds, .region_names = {"body"} },
    { .name = "scf.forall.in_parallel", .does = BS_DOES_YIELD, .summary = "ends the body of a forall and combines its results",
      .n_regions = 1, .parse = bs_scf_parse_in_parallel, .print = bs_scf_print_in_parallel,
      .parent = "scf.forall", .verify = bs_scf_verify_in_parallel,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_NO_TERMINATOR |
                BS_TRAIT_GRAPH_REGION },
    { .name = "scf.if", .does = BS_DOES_IF, .summary = "one of two regions", .operands = "condition:i1", .results = "results:any*",
      .n_regions = 2, .parse = bs_scf_parse_if, .print = bs_scf_print_if, BS_LOCAL_RULE(bs_scf_verify_if),
      .verify_regions = bs_check_region_flow, .terminator = "scf.yield", .region_branch = &if_branch,
      .traits = BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_NO_REGION_ARGUMENTS,
      .fold = bs_fold_scf_if, .patterns = bs_patterns_scf_if, .looks_near = TRUE,
      .decides = BS_DECIDES_IF, .region_names = {"then", "else"} },
    { .name = "scf.index_switch", .does = BS_DOES_INDEX_SWITCH, .summary = "the region of a case", .operands = "arg:index", .results = "results:any*",
      .attrs = "cases:i64-array", .n_regions = BS_SOME,
      .parse = bs_scf_parse_index_switch, .print = bs_scf_print_index_switch, .verify = bs_scf_verify_index_switch,
      .verify_regions = bs_check_region_flow, .terminator = "scf.yield", .region_branch = &index_switch_branch,
      .traits = BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK, .patterns = bs_patterns_scf_index_switch,
      .decides = BS_DECIDES_CASE },
    { .name = "scf.parallel", .does = BS_DOES_PARALLEL, .summary = "a parallel loop with reductions",
      .operands = "lowerBound:index*, upperBound:index*, step:index*, initVals:any*", .results = "results:any*",
      .n_regions = 1, .parse = bs_scf_parse_parallel, .print = bs_scf_print_parallel,
      .verify = bs_scf_verify_parallel, .terminator = "scf.reduce",
      .region_branch = &parallel_branch, .traits = LOOP_TRAITS | BS_TRAIT_PARALLEL_REGION | BS_TRAIT_OPERAND_SEGMENTS,
      .patterns = bs_patterns_scf_parallel, .bounds = &parallel_bounds, .region_names = {"body"} },
    { .name = "scf.reduce", .does = BS_DOES_REDUCE, .summary = "ends the body of a parallel loop with its reductions",
      .operands = "operands:any*", .n_regions = BS_ANY, .parse = bs_scf_parse_reduce, .print = bs_scf_print_reduce,
      .parent = "scf.parallel", .verify = bs_scf_verify_reduce, .verify_regions = bs_scf_verify_reduce_regions,
      .region_terminator = TRUE, .terminator_operands = bs_no_region_operands,
      .traits = BS_TRAIT_TERMINATOR | BS_TRAIT_RECURSIVE_EFFECTS },
    { .name = "scf.reduce.return", .does = BS_DOES_YIELD, .summary = "ends a reduction", .operands = "result:any",
      .format = "$result attr-dict `:` type($result)", .parent = "scf.reduce", .verify = bs_scf_verify_reduce_return,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR },
    { .name = "scf.while", .does = BS_DOES_WHILE, .summary = "a loop that tests a condition", .operands = "inits:any*", .results = "results:any*",
      .n_regions = 2, .parse = bs_scf_parse_while, .print = bs_scf_print_while, .verify = bs_scf_verify_while,
      .verify_regions = bs_check_region_flow, .region_branch = &while_branch,
      .traits = BS_TRAIT_RECURSIVE_EFFECTS | BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_LOOP,
      .patterns = bs_patterns_scf_while, .region_names = {"before", "after"} },
    { .name = "scf.yield", .does = BS_DOES_YIELD, .summary = "ends a region with its results", .operands = "results:any*",
      .format = "attr-dict ($results^ `:` type($results))?", .parent = "scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while", .region_terminator = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
};
// clang-format on

const BsDialect bs_dialect_scf = {.name = "scf", .ops = ops, .n_ops = G_N_ELEMENTS(ops)};
