// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of scf.execute_region, scf.index_switch and scf.parallel
// (mlir/lib/Dialect/SCF/IR/SCF.cpp).
#include "dialects/common/fold.h"
#include "dialects/common/region-branch-patterns.h"
#include "dialects/common/rewrite.h"
#include "dialects/scf/scf-private.h"
#include "ir/clone.h"
#include "ir/shape.h"

// -- scf.execute_region --------------------------------------------------------------------------

// Since 22 an op may say that its region is to stay.
static gboolean
must_stay(const BsOp *op)
{
    return bs_op_upstream(op) >= BS_UPSTREAM_22 && bs_op_attr(op, "no_inline");
}

// A terminator that nobody knows may have other operands than there are results: there upstream
// crashes.
static gboolean
single_block_execute_inliner(BsBuilder *builder, BsOp *op)
{
    const BsBlock *first = bs_op_region(op, 0)->first;
    if (must_stay(op) || first != bs_op_region(op, 0)->last)
        return FALSE;
    if (first->last->n_operands < op->n_results && bs_op_upstream(op) == BS_UPSTREAM_19)
        bs_builder_upstream_crashes(
            builder, op, "it takes a result from a terminator that has no operand for it");
    if (first->last->n_operands != op->n_results)
        return FALSE;
    bs_rewrite_with_region(builder, op, bs_op_region(op, 0), NULL);
    return TRUE;
}

// Moves `op` and what follows it to a new block, last op first, as upstream's rewriter does.
static BsBlock *
split_before(BsBuilder *builder, BsOp *op)
{
    BsBlock *block = bs_op_block(op);
    BsBlock *rest = bs_block_create(builder->ir, block->region, block->next, block->loc);
    while (bs_op_block(op) == block)
        bs_builder_move_op(builder, block->last, rest, rest->first);
    return rest;
}

static void
branch_at_end(BsBuilder *builder, BsLoc loc, BsBlock *to, const BsValues *operands)
{
    const BsOpState state = {
        .def = bs_context_op(builder->ir->context, "cf.br"),
        .loc = loc,
        .n_operands = operands->len,
        .operands = operands->data,
        .n_successors = 1,
        .successors = &to,
    };
    bs_builder_insert(builder, &state);
}

static void
branch_instead_of_yield(BsBuilder *builder, BsOp *yield, BsBlock *to)
{
    BsValues values = {0};
    bs_values_add_operands(&values, yield);
    bs_builder_set_before(builder, yield);
    branch_at_end(builder, yield->loc, to, &values);
    bs_builder_erase_op(builder, yield);
    bs_vec_free(&values);
}

// A region of several blocks becomes part of the region around it, where that may have several
// blocks.
static gboolean
multi_block_execute_inliner(BsBuilder *builder, BsOp *op)
{
    const BsOp *parent = bs_op_parent(op);
    if (must_stay(op) ||
        (!bs_op_has_trait(parent, BS_TRAIT_FUNCTION) && !bs_op_is(parent, "scf.execute_region")))
        return FALSE;
    BsBlock *before = bs_op_block(op);
    BsBlock *rest = split_before(builder, op);
    bs_builder_set_end(builder, before);
    branch_at_end(builder, op->loc, bs_op_region(op, 0)->first, &(BsValues){0});
    bs_region_for_each (bs_op_region(op, 0), block) {
        if (bs_op_is(block->last, "scf.yield"))
            branch_instead_of_yield(builder, block->last, rest);
    }
    while (bs_op_region(op, 0)->first)
        bs_block_move(builder->ir, bs_op_region(op, 0)->first, rest->region, rest);
    BsValues results = {0};
    for (guint32 i = 0; i < op->n_results; i++)
        bs_vec_push(&results,
                    bs_block_add_arg(builder->ir, rest, bs_op_result(op, i)->type, op->loc));
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&results);
    return TRUE;
}

// -- scf.index_switch ----------------------------------------------------------------------------

static gboolean
fold_constant_case(BsBuilder *builder, BsOp *op)
{
    gint64 value;
    if (!bs_value_int(bs_op_operand(op, 0), &value))
        return FALSE;
    const BsAttr *cases = bs_op_attr(op, "cases");
    guint32 r = 0; // the default
    for (guint32 i = cases->dense.n; i-- > 0;) {
        if ((gint64)cases->dense.values[i] == value)
            r = i + 1;
    }
    BsBlock *block = bs_op_region(op, r)->first;
    BsOp *yield = block->last;
    BsValues results = {0};
    bs_values_add_operands(&results, yield);
    bs_builder_inline_block(builder, block, bs_op_block(op), op, NULL);
    bs_builder_erase_op(builder, yield);
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&results);
    return TRUE;
}

// -- scf.parallel --------------------------------------------------------------------------------

enum { LOWER, UPPER, STEP, INITS };

static BsValue *
bound(const BsOp *op, guint32 group, guint32 dimension)
{
    return bs_op_operand(op, bs_op_operand_group(op, group).begin + dimension);
}

// Iterations of a dimension with constant bounds, or -1 (upstream's constantTripCount).
static gint64
trip_count(const BsContext *context, const BsOp *op, guint32 dimension)
{
    BsValue *lower = bound(op, LOWER, dimension), *upper = bound(op, UPPER, dimension);
    BsTrip trip = {.same = lower == upper};
    trip.knows_bounds = bs_value_int(lower, &trip.from) && bs_value_int(upper, &trip.to);
    trip.knows_step = bs_value_int(bound(op, STEP, dimension), &trip.step);
    return bs_scf_trip_count(context, &trip);
}

// Which operands a parallel loop gets.
typedef struct Bounds {
    BsValues groups[4];
} Bounds;

static void
bounds_clear(Bounds *bounds)
{
    for (guint32 g = 0; g < 4; g++)
        bs_vec_free(&bounds->groups[g]);
}

static BsOp *
make_parallel(BsBuilder *builder, const BsOp *op, const Bounds *bounds)
{
    BsContext *context = builder->ir->context;
    BsValues operands = {0};
    BsTypeList types = {0};
    gint32 sizes[4];
    for (guint32 g = 0; g < 4; g++) {
        sizes[g] = (gint32)bounds->groups[g].len;
        for (guint i = 0; i < bounds->groups[g].len; i++)
            bs_vec_push(&operands, bounds->groups[g].data[i]);
    }
    for (guint i = 0; i < bounds->groups[INITS].len; i++)
        bs_vec_push(&types, bounds->groups[INITS].data[i]->type);
    const BsNamedAttr attr = {"operandSegmentSizes", bs_attr_i32_array(context, 4, sizes)};
    BsOp *made = bs_builder_op(builder, "scf.parallel", op->loc, operands.len, operands.data,
                               types.len, types.data, bs_attr_dict(context, 1, &attr), 1);
    bs_vec_free(&operands);
    bs_vec_free(&types);
    return made;
}

static void
clone_body(BsBuilder *builder, BsCloning *cloning, const BsBlock *block)
{
    for (const BsOp *op = block->first; op != block->last; op = bs_op_next(op))
        bs_clone_op(builder, cloning, op);
}

// The body runs once: it and the bodies of its reductions take the op's place.
static void
inline_parallel(BsBuilder *builder, BsOp *op, BsCloning *cloning)
{
    BsValues results = {0};
    const BsOp *reduce = bs_op_region(op, 0)->first->last;
    clone_body(builder, cloning, bs_op_region(op, 0)->first);
    const BsRange inits = bs_op_operand_group(op, INITS);
    for (guint32 r = 0; r < reduce->n_regions; r++) {
        const BsBlock *block = bs_op_region(reduce, r)->first;
        bs_cloning_map(cloning, block->args[0], bs_op_operand(op, inits.begin + r));
        bs_cloning_map(cloning, block->args[1], bs_cloning_find(cloning, bs_op_operand(reduce, r)));
        clone_body(builder, cloning, block);
        bs_vec_push(&results, bs_cloning_find(cloning, bs_op_operand(block->last, 0)));
    }
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&results);
}

// A loop over the dimensions that run more than once.
static void
collapse_dimensions(BsBuilder *builder, BsOp *op, Bounds *bounds, BsCloning *cloning)
{
    const BsRange inits = bs_op_operand_group(op, INITS);
    bs_values_add_range(&bounds->groups[INITS], op, inits);
    BsOp *made = make_parallel(builder, op, bounds);
    bs_clone_region(builder, cloning, bs_op_region(op, 0), bs_op_region(made, 0));
    bs_rewrite_replace_by_results(builder, op, made);
}

static void
replace_by_inits(BsBuilder *builder, BsOp *op)
{
    BsValues inits = {0};
    bs_values_add_range(&inits, op, bs_op_operand_group(op, INITS));
    bs_builder_replace_op(builder, op, inits.data);
    bs_vec_free(&inits);
}

static gboolean
single_or_zero_iteration_dims_folder(BsBuilder *builder, BsOp *op)
{
    const guint32 n = bs_op_operand_group(op, LOWER).n;
    const BsBlock *body = bs_op_region(op, 0)->first;
    BsCloning cloning;
    bs_cloning_init(&cloning);
    Bounds bounds = {0};
    gboolean zero = FALSE;
    for (guint32 d = 0; d < n && !zero; d++) {
        const gint64 count = trip_count(builder->ir->context, op, d);
        zero = count == 0;
        if (count == 1)
            bs_cloning_map(&cloning, body->args[d], bound(op, LOWER, d));
        for (guint32 g = LOWER; g <= STEP && count != 1; g++)
            bs_vec_push(&bounds.groups[g], bound(op, g, d));
    }
    const guint32 n_kept = bounds.groups[LOWER].len;
    if (zero)
        replace_by_inits(builder, op);
    else if (n_kept == 0)
        inline_parallel(builder, op, &cloning);
    else if (n_kept < n)
        collapse_dimensions(builder, op, &bounds, &cloning);
    bounds_clear(&bounds);
    bs_cloning_clear(&cloning);
    return zero || n_kept < n;
}

// The loop that is alone in the body, if both can be one: no reductions, and its bounds do not
// depend on the outer one.
static BsOp *
nested_parallel(const BsOp *op)
{
    BsOp *inner = bs_op_region(op, 0)->first->first;
    if (!bs_op_next(inner) || bs_op_next(bs_op_next(inner)) || !bs_op_is(inner, "scf.parallel"))
        return NULL;
    const BsRange inits = bs_op_operand_group(inner, INITS);
    if (inits.n || bs_op_operand_group(op, INITS).n)
        return NULL;
    for (guint32 i = 0; i < inits.begin; i++) {
        if (bs_value_arg_block(bs_op_operand(inner, i)) == bs_op_region(op, 0)->first)
            return NULL;
    }
    return inner;
}

static void
take_args(BsBuilder *builder, BsCloning *cloning, const BsBlock *from, BsBlock *to, BsLoc loc)
{
    for (guint32 i = 0; i < from->n_args; i++)
        bs_cloning_map(cloning, from->args[i],
                       bs_block_add_arg(builder->ir, to, from->args[i]->type, loc));
}

static gboolean
merge_nested_parallel_loops(BsBuilder *builder, BsOp *op)
{
    BsOp *inner = nested_parallel(op);
    if (!inner)
        return FALSE;
    Bounds bounds = {0};
    for (guint32 g = LOWER; g <= STEP; g++) {
        bs_values_add_range(&bounds.groups[g], op, bs_op_operand_group(op, g));
        bs_values_add_range(&bounds.groups[g], inner, bs_op_operand_group(inner, g));
    }
    BsOp *made = make_parallel(builder, op, &bounds);
    bounds_clear(&bounds);
    const BsBlock *outer_body = bs_op_region(op, 0)->first,
                  *inner_body = bs_op_region(inner, 0)->first;
    BsBlock *body = bs_block_create(builder->ir, bs_op_region(made, 0), NULL, op->loc);
    BsCloning cloning;
    bs_cloning_init(&cloning);
    take_args(builder, &cloning, outer_body, body, op->loc);
    take_args(builder, &cloning, inner_body, body, op->loc);
    // Upstream fills the body before the loop is in the program: its listener hears nothing of it.
    BsBuilder inside;
    bs_builder_init(&inside, builder->ir);
    bs_builder_set_end(&inside, body);
    clone_body(&inside, &cloning, inner_body);
    bs_builder_op(&inside, "scf.reduce", op->loc, 0, NULL, 0, NULL, NULL, 0);
    bs_cloning_clear(&cloning);
    bs_op_note_heir(builder->ir, op, made);
    bs_builder_replace_op(builder, op, NULL);
    return TRUE;
}

// -- the tables ----------------------------------------------------------------------------------

const BsPattern bs_patterns_scf_execute_region[] = {
    {"SingleBlockExecuteInliner", 1, single_block_execute_inliner},
    {"MultiBlockExecuteInliner", 1, multi_block_execute_inliner},
    BS_REGION_BRANCH_PATTERNS,
    {0},
};

const BsPattern bs_patterns_scf_index_switch[] = {
    {"FoldConstantCase", 1, fold_constant_case},
    BS_REGION_BRANCH_PATTERNS,
    {0},
};

const BsPattern bs_patterns_scf_parallel[] = {
    {"(anonymous namespace)::ParallelOpSingleOrZeroIterationDimsFolder", 1,
     single_or_zero_iteration_dims_folder},
    {"(anonymous namespace)::MergeNestedParallelLoops", 1, merge_nested_parallel_loops},
    {0},
};
