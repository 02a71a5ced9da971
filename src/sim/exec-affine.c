// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Maps, and the ops of affine.
#include "sim/exec-maps-private.h"

// -- maps ----------------------------------------------------------------------------------------

// A map and where its inputs are.
typedef struct MapRef {
    BsAffineMap map;
    const guint32 *inputs; // places: dimensions, then symbols
} MapRef;

gboolean
bs_decode_map(BsDecoder *decoder, const BsAttr *attr, BsAffineMap *map)
{
    BsAffineExprs exprs = {.arena = &decoder->program->arena};
    return attr && (attr->kind == BS_ATTR_AFFINE_MAP || attr->kind == BS_ATTR_INTEGER_SET) &&
           bs_affine_map_read(&exprs, attr, map) &&
           map->n_dims + map->n_symbols <= BS_MAP_MOST_INPUTS;
}

// The map of that attribute of `op`, with the operands from `first` on.
static gboolean
read_ref(BsDecoder *decoder, const BsOp *op, const BsAttr *attr, guint32 first, MapRef *ref)
{
    if (!bs_decode_map(decoder, attr, &ref->map))
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_MAP, op);
    const guint32 n = ref->map.n_dims + ref->map.n_symbols;
    guint32 *inputs = bs_decode_alloc(decoder, (n + 1) * sizeof *inputs);
    if (first + n > op->n_operands)
        return bs_decode_refuse(decoder, BS_UNJUDGED_FEW_OPERANDS, op);
    for (guint32 i = 0; i < n; i++)
        inputs[i] = bs_decode_place(decoder, bs_op_operand(op, first + i));
    ref->inputs = inputs;
    return TRUE;
}

gint64
bs_exec_expr(const BsAffineExpr *expr, const gint64 *inputs, guint32 n_dims, gboolean *bad)
{
    if (expr->kind == BS_AFFINE_CONSTANT)
        return expr->value;
    if (!bs_affine_expr_is_binary(expr))
        return inputs[expr->value + (expr->kind == BS_AFFINE_SYMBOL ? n_dims : 0)];
    const gint64 a = bs_exec_expr(expr->lhs, inputs, n_dims, bad);
    const gint64 b = bs_exec_expr(expr->rhs, inputs, n_dims, bad);
    if (expr->kind == BS_AFFINE_ADD)
        return (gint64)((guint64)a + (guint64)b);
    if (expr->kind == BS_AFFINE_MUL)
        return (gint64)((guint64)a * (guint64)b);
    if (b <= 0) { // nobody may divide by these
        *bad = TRUE;
        return 0;
    }
    return expr->kind == BS_AFFINE_MOD         ? bs_affine_mod(a, b)
           : expr->kind == BS_AFFINE_FLOOR_DIV ? bs_affine_floor_div(a, b)
                                               : bs_affine_ceil_div(a, b);
}

// All results of a map. FALSE: a fault.
static gboolean
evaluate_ref(BsMachine *machine, const BsInsn *insn, const MapRef *ref, const guint64 *frame,
             gint64 *results)
{
    gint64 inputs[BS_MAP_MOST_INPUTS];
    gboolean bad = FALSE;
    for (guint32 i = 0; i < ref->map.n_dims + ref->map.n_symbols; i++)
        inputs[i] = (gint64)frame[ref->inputs[i]];
    for (guint32 i = 0; i < ref->map.n_results; i++)
        results[i] = bs_exec_expr(ref->map.results[i], inputs, ref->map.n_dims, &bad);
    if (bad)
        bs_machine_fault(machine, BS_MACHINE_NO_RESULT, insn, 0);
    return !bad;
}

// The largest or smallest result from number `from` on.
static gint64
extreme(const gint64 *results, guint32 n, gboolean largest)
{
    gint64 found = n ? results[0] : 0;
    for (guint32 i = 1; i < n; i++)
        found = largest ? MAX(found, results[i]) : MIN(found, results[i]);
    return found;
}

// -- affine --------------------------------------------------------------------------------------

gboolean
bs_decode_affine_map(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    MapRef *ref = bs_decode_alloc(decoder, sizeof *ref);
    const guint32 first = op->def->does == BS_DOES_AFFINE_LOAD    ? 1
                          : op->def->does == BS_DOES_AFFINE_STORE ? 2
                                                                  : 0;
    decoder->insns.data[insn].data = ref;
    return read_ref(decoder, op, bs_op_attr(op, "map"), first, ref);
}

void
bs_exec_affine_apply(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const MapRef *ref = insn->data;
    gint64 *results = g_newa0(gint64, ref->map.n_results + 1);
    if (!evaluate_ref(machine, insn, ref, frame, results))
        return;
    frame[insn->results[0]] =
        (guint64)extreme(results, ref->map.n_results, insn->op->def->does == BS_DOES_AFFINE_MAX);
}

static gboolean
mapped_element(BsMachine *machine, const BsInsn *insn, const BsView *view, const guint64 *frame,
               gint64 *element)
{
    const MapRef *ref = insn->data;
    gint64 *at = g_newa0(gint64, ref->map.n_results + 1);
    if (!evaluate_ref(machine, insn, ref, frame, at))
        return FALSE;
    for (guint32 i = 0; i < view->rank && i < ref->map.n_results; i++) {
        if ((guint64)at[i] >= (guint64)view->sizes[i]) {
            bs_machine_fault(machine, BS_MACHINE_OUT_OF_BOUNDS, insn, view->buffer);
            return FALSE;
        }
    }
    *element = bs_exec_element(view, at);
    return ref->map.n_results == view->rank;
}

void
bs_exec_affine_load(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView view = bs_insn_view(insn, 0, frame);
    gint64 element;
    if (mapped_element(machine, insn, &view, frame, &element))
        bs_machine_load(machine, insn, view.buffer, element, insn->operand_storages[0]->element,
                        frame + insn->results[0]);
}

void
bs_exec_affine_store(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView view = bs_insn_view(insn, 1, frame);
    gint64 element;
    if (mapped_element(machine, insn, &view, frame, &element))
        bs_machine_store(machine, insn, view.buffer, element, insn->operand_storages[1]->element,
                         frame + insn->operands[0]);
}

gboolean
bs_decode_affine_if(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    MapRef *ref = bs_decode_alloc(decoder, sizeof *ref);
    const gboolean ok = read_ref(decoder, op, bs_op_attr(op, "condition"), 0, ref);
    decoder->insns.data[insn].data = ref;
    return ok && bs_decode_if(decoder, op, insn);
}

void
bs_exec_affine_if(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const MapRef *ref = insn->data;
    gint64 *results = g_newa0(gint64, ref->map.n_results + 1);
    gboolean holds = TRUE;
    if (!evaluate_ref(machine, insn, ref, frame, results))
        return;
    for (guint32 i = 0; i < ref->map.n_results; i++)
        holds = holds && (ref->map.equal && ref->map.equal[i] ? results[i] == 0 : results[i] >= 0);
    bs_machine_jump(machine, &insn->jumps[holds ? 0 : 1], frame);
}

typedef struct AffineFor {
    BsCounter counter; // of the loop; its bounds are in hidden places
    MapRef lower, upper;
    gint64 step;
} AffineFor;

gboolean
bs_decode_affine_for(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    AffineFor *loop = bs_decode_alloc(decoder, sizeof *loop);
    const BsAttr *step = bs_op_attr(op, "step");
    const guint32 hidden = bs_decode_hidden(decoder, 3);
    loop->counter = (BsCounter){.at = bs_decode_place(decoder, bs_op_region(op, 0)->first->args[0]),
                                .lower = hidden,
                                .upper = hidden + 1,
                                .step = hidden + 2,
                                .width = 64};
    loop->step = step && step->kind == BS_ATTR_INTEGER ? step->integer : 1;
    decoder->insns.data[insn].data = loop;
    return read_ref(decoder, op, bs_op_attr(op, "lowerBoundMap"), bs_op_operand_group(op, 0).begin,
                    &loop->lower) &&
           read_ref(decoder, op, bs_op_attr(op, "upperBoundMap"), bs_op_operand_group(op, 1).begin,
                    &loop->upper) &&
           bs_decode_counted(decoder, op, insn, bs_op_operand_group(op, 2));
}

void
bs_exec_affine_for(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const AffineFor *loop = insn->data;
    const guint32 n = MAX(loop->lower.map.n_results, loop->upper.map.n_results);
    gint64 *results = g_newa0(gint64, n + 1);
    if (!evaluate_ref(machine, insn, &loop->lower, frame, results))
        return;
    frame[loop->counter.lower] = (guint64)extreme(results, loop->lower.map.n_results, TRUE);
    if (!evaluate_ref(machine, insn, &loop->upper, frame, results))
        return;
    frame[loop->counter.upper] = (guint64)extreme(results, loop->upper.map.n_results, FALSE);
    frame[loop->counter.step] = (guint64)loop->step;
    bs_exec_for(machine, insn, frame); // the counter is the first that there is at `data`
}

typedef struct AffineParallel {
    BsNest nest; // its bounds are in hidden places
    MapRef lower, upper;
    const guint32 *lower_groups, *upper_groups; // of each dimension: how many results
} AffineParallel;

static gboolean
read_groups(BsDecoder *decoder, const BsAttr *attr, guint32 n, guint32 n_results,
            const guint32 **groups)
{
    guint32 *counts = bs_decode_alloc(decoder, (n + 1) * sizeof *counts), sum = 0;
    if (!attr || attr->kind != BS_ATTR_DENSE_ELEMENTS)
        return n == 0;
    for (guint32 i = 0; i < n && (attr->dense.splat || i < attr->dense.n); i++)
        sum += counts[i] = (guint32)attr->dense.values[attr->dense.splat ? 0 : i];
    *groups = counts;
    return sum == n_results;
}

static gboolean
read_parallel(BsDecoder *decoder, const BsOp *op, AffineParallel *loop)
{
    const BsAttr *steps = bs_op_attr(op, "steps");
    const guint32 n = steps && steps->kind == BS_ATTR_ARRAY ? steps->array.n : 0;
    const guint32 hidden = bs_decode_hidden(decoder, 2 * n + 1);
    bs_decode_nest_init(decoder, &loop->nest, n, bs_op_region(op, 0)->first);
    for (guint32 i = 0; i < n; i++) {
        loop->nest.lower[i].place = hidden + 2 * i;
        loop->nest.upper[i].place = hidden + 2 * i + 1;
        loop->nest.step[i] = (BsBound){.is_number = TRUE, .number = steps->array.items[i]->integer};
    }
    if (!read_ref(decoder, op, bs_op_attr(op, "lowerBoundsMap"), 0, &loop->lower))
        return FALSE;
    const guint32 first = loop->lower.map.n_dims + loop->lower.map.n_symbols;
    return read_ref(decoder, op, bs_op_attr(op, "upperBoundsMap"), first, &loop->upper) &&
           read_groups(decoder, bs_op_attr(op, "lowerBoundsGroups"), n, loop->lower.map.n_results,
                       &loop->lower_groups) &&
           read_groups(decoder, bs_op_attr(op, "upperBoundsGroups"), n, loop->upper.map.n_results,
                       &loop->upper_groups);
}

gboolean
bs_decode_affine_parallel(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    AffineParallel *loop = bs_decode_alloc(decoder, sizeof *loop);
    if (op->n_results || !read_parallel(decoder, op, loop))
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_BOUNDS, op);
    return bs_decode_nest_body(decoder, op, insn, &loop->nest, (BsRange){0, 0});
}

// Puts bounds where the loop looks for them: of each group the largest or smallest.
static gboolean
put_bounds(BsMachine *machine, const BsInsn *insn, guint64 *frame, const MapRef *ref,
           const guint32 *groups, gboolean lower)
{
    const AffineParallel *loop = insn->data;
    gint64 *results = g_newa0(gint64, ref->map.n_results + 1);
    if (!evaluate_ref(machine, insn, ref, frame, results))
        return FALSE;
    for (guint32 i = 0; i < loop->nest.n; results += groups[i++])
        frame[(lower ? loop->nest.lower : loop->nest.upper)[i].place] =
            (guint64)extreme(results, groups[i], lower);
    return TRUE;
}

void
bs_exec_affine_parallel(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const AffineParallel *loop = insn->data;
    if (put_bounds(machine, insn, frame, &loop->lower, loop->lower_groups, TRUE) &&
        put_bounds(machine, insn, frame, &loop->upper, loop->upper_groups, FALSE))
        bs_exec_parallel(machine, insn, frame); // the nest is the first that there is at `data`
}
