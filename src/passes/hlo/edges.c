// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How control flows through ops with regions, and such an op with more operands and results.
#include "passes/hlo/edges.h"

#include "ir/mutate.h"

gboolean
bs_hlo_is_branch(const BsOp *op)
{
    return op->def->region_branch != NULL;
}

gboolean
bs_hlo_is_known_branch(const BsOp *op)
{
    return bs_op_is(op, "scf.for") || bs_op_is(op, "scf.if") || bs_op_is(op, "scf.parallel") ||
           bs_op_is(op, "scf.while");
}

static BsRange
receivers(const BsOp *op, const BsRegion *to)
{
    if (op->def->region_branch->successor_inputs)
        return op->def->region_branch->successor_inputs(op, to);
    return (BsRange){0, to ? (to->first ? to->first->n_args : 0) : op->n_results};
}

static BsRange
forwarded(const BsOp *op, const BsOp *from, const BsRegion *to)
{
    if (from == op) {
        const BsRegionBranch *branch = op->def->region_branch;
        return branch->entry_operands ? branch->entry_operands(op, to) : (BsRange){0, 0};
    }
    if (from->def->terminator_operands)
        return from->def->terminator_operands(from, to);
    const gboolean all =
        from->def->region_terminator || bs_op_has_trait(from, BS_TRAIT_RETURN_LIKE);
    return (BsRange){0, all ? from->n_operands : 0};
}

void
bs_hlo_add_edges_from(BsOp *op, BsRegion *from, BsHloEdges *edges)
{
    BsOp *const source = !from ? op : from->first ? from->first->last : NULL;
    if (!source)
        return;
    enum { FEW = 4 }; // more than the ops have that are known
    BsRegion *few[FEW];
    const BsRegionBranch *branch = op->def->region_branch;
    const guint32 n = branch->successors(op, from, few, FEW);
    g_autofree BsRegion **many = n > FEW ? g_new(BsRegion *, n) : NULL;
    BsRegion **targets = many ? many : few;
    if (many)
        branch->successors(op, from, many, n);
    for (guint32 i = 0; i < n; i++) {
        BsRange operands = forwarded(op, source, targets[i]), inputs = receivers(op, targets[i]);
        operands.n = inputs.n = MIN(operands.n, inputs.n);
        bs_vec_push(edges, ((BsHloEdge){source, operands, targets[i], inputs}));
    }
}

void
bs_hlo_add_all_edges(BsOp *op, BsHloEdges *edges)
{
    bs_hlo_add_edges_from(op, NULL, edges);
    for (guint32 r = 0; r < op->n_regions; r++)
        bs_hlo_add_edges_from(op, bs_op_region(op, r), edges);
}

BsValue *
bs_hlo_edge_operand(const BsHloEdge *edge, guint32 i)
{
    return bs_op_operand(edge->from, edge->operands.begin + i);
}

BsValue *
bs_hlo_edge_input(const BsHloEdge *edge, const BsOp *op, guint32 i)
{
    const guint32 number = edge->inputs.begin + i;
    return edge->to ? edge->to->first->args[number] : bs_op_result(op, number);
}

BsValue *
bs_hlo_view_source(const BsValue *memref)
{
    static const char *const views[] = {
        "memref.subview",      "memref.view",      "memref.collapse_shape",
        "memref.expand_shape", "memref.transpose", "memref.reinterpret_cast",
    };
    const BsOp *op = bs_value_op(memref);
    for (guint i = 0; op && i < G_N_ELEMENTS(views); i++) {
        if (bs_op_is(op, views[i]))
            return bs_op_operand(op, 0);
    }
    return NULL;
}

BsValue *
bs_hlo_view_base(BsValue *memref)
{
    for (BsValue *source; (source = bs_hlo_view_source(memref));)
        memref = source;
    return memref;
}

// -- making anew ---------------------------------------------------------------------------------

// The op whose operands from `*first` on have the types of the results; NULL: the results stay.
static const BsOp *
result_source(const BsOp *op, guint32 *first)
{
    *first = 0;
    if (bs_op_is(op, "scf.parallel"))
        return NULL;
    const BsBlock *block = bs_op_region(op, 0)->first;
    const BsOp *last = block ? block->last : NULL;
    if (bs_op_is(op, "scf.while"))
        *first = 1;
    return last;
}

BsOp *
bs_hlo_rebuild(BsIr *ir, BsOp *op, guint32 n_operands, BsValue *const *operands)
{
    guint32 first;
    const BsOp *source = result_source(op, &first);
    const guint32 n = source ? source->n_operands - first : op->n_results;
    g_autofree const BsType **types = g_new(const BsType *, n + 1);
    for (guint32 i = 0; i < n; i++)
        types[i] = source ? bs_op_operand(source, first + i)->type : op->results[i].type;
    const BsOpState state = {
        .def = op->def,
        .loc = op->loc,
        .attrs = op->attrs,
        .n_operands = n_operands,
        .n_results = n,
        .n_regions = op->n_regions,
        .operands = operands,
        .result_types = types,
    };
    BsOp *made = bs_op_create(ir, &state);
    for (guint32 r = 0; r < op->n_regions; r++)
        bs_region_take(ir, bs_op_region(made, r), bs_op_region(op, r));
    bs_op_insert(ir, made, bs_op_block(op), op);
    bs_op_note_heir(ir, op, made);
    for (guint32 i = 0; i < op->n_results; i++)
        bs_value_replace_all_uses(ir, bs_op_result(op, i), bs_op_result(made, i));
    bs_op_erase(ir, op);
    return made;
}

void
bs_hlo_append_operands(BsIr *ir, BsOp *op, guint32 n, BsValue *const *values)
{
    if (!n)
        return;
    g_autofree BsValue **operands = g_new(BsValue *, op->n_operands + n);
    for (guint32 i = 0; i < op->n_operands; i++)
        operands[i] = bs_op_operand(op, i);
    for (guint32 i = 0; i < n; i++)
        operands[op->n_operands + i] = values[i];
    bs_op_set_operands(ir, op, op->n_operands + n, operands);
}
