// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structured ops: their region is executed for each point of their loops, which are those of their
// maps.
#include "sim/exec-maps-private.h"

#include "dialects/linalg/shared.h"

typedef struct NestOperand {
    gboolean is_scalar;
    BsAffineMap map;
    guint32 argument; // place in the region, BS_NO_SCOPE: nobody reads it
    gint32 result;    // of an output that is a tensor: which result; -1: none
} NestOperand;

typedef struct Nest {
    guint32 n_loops, counters; // hidden places
    guint32 n_inputs;
    const NestOperand *operands;
    struct {
        guint32 operand, dim;
    } * sizes; // of each loop: which operand has it
} Nest;

static gboolean
find_size(const Nest *nest, guint32 n_operands, guint32 loop)
{
    for (guint32 i = 0; i < n_operands; i++) {
        const BsAffineMap *map = &nest->operands[i].map;
        for (guint32 d = 0; !nest->operands[i].is_scalar && d < map->n_results; d++) {
            if (map->results[d]->kind == BS_AFFINE_DIM && map->results[d]->value == loop) {
                nest->sizes[loop].operand = i;
                nest->sizes[loop].dim = d;
                return TRUE;
            }
        }
    }
    return FALSE;
}

static gboolean
read_nest_operand(BsDecoder *decoder, const BsOp *op, guint32 i, const BsAttr *map,
                  NestOperand *operand)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    const BsValue *value = bs_op_operand(op, i);
    const BsValue *argument = i < body->n_args ? body->args[i] : NULL;
    operand->is_scalar = value->type->kind != BS_TYPE_MEMREF && value->type->kind != BS_TYPE_TENSOR;
    operand->argument =
        argument && bs_value_uses(argument) ? bs_decode_place(decoder, argument) : BS_NO_SCOPE;
    operand->result = -1;
    return bs_decode_map(decoder, map, &operand->map) &&
           (operand->is_scalar || operand->map.n_results == value->type->shaped.rank);
}

static gboolean
read_nest(BsDecoder *decoder, const BsOp *op, Nest *nest)
{
    const BsAttr *maps = bs_linalg_maps(op);
    NestOperand *operands = bs_decode_alloc(decoder, (op->n_operands + 1) * sizeof *operands);
    gint32 result = 0;
    if (!maps || maps->kind != BS_ATTR_ARRAY || maps->array.n != op->n_operands)
        return FALSE;
    const BsRange outputs = op->def->destinations(op);
    nest->operands = operands;
    nest->n_inputs = outputs.begin;
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (!read_nest_operand(decoder, op, i, maps->array.items[i], &operands[i]))
            return FALSE;
        if (i >= outputs.begin && bs_op_operand(op, i)->type->kind == BS_TYPE_TENSOR)
            operands[i].result = result++;
    }
    nest->n_loops = op->n_operands ? operands[0].map.n_dims : 0;
    nest->counters = bs_decode_hidden(decoder, nest->n_loops + 1);
    nest->sizes = bs_decode_alloc(decoder, (nest->n_loops + 1) * sizeof *nest->sizes);
    for (guint32 i = 0; i < nest->n_loops; i++) {
        if (!find_size(nest, op->n_operands, i))
            return FALSE;
    }
    return result == (gint32)op->n_results;
}

gboolean
bs_decode_nest(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    Nest *nest = bs_decode_alloc(decoder, sizeof *nest);
    decoder->insns.data[insn].data = nest;
    if (!op->n_regions || !bs_op_region(op, 0)->first || !op->def->destinations ||
        !read_nest(decoder, op, nest))
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_LOOPS, op);
    return bs_decode_loop(decoder, op, insn);
}

static BsView
nest_view(const BsInsn *insn, guint32 i, const guint64 *frame)
{
    const Nest *nest = insn->data;
    const gint32 result = nest->operands[i].result;
    if (result < 0)
        return bs_insn_view(insn, i, frame);
    return bs_view_of(insn->result_storages[result], frame + insn->results[result]);
}

static gboolean
nest_element(BsMachine *machine, const BsInsn *insn, guint32 i, const guint64 *frame, BsView *view,
             gint64 *element)
{
    const Nest *nest = insn->data;
    const BsAffineMap *map = &nest->operands[i].map;
    const gint64 *at = (const gint64 *)frame + nest->counters;
    gboolean bad = FALSE;
    *view = nest_view(insn, i, frame);
    *element = view->offset;
    for (guint32 d = 0; d < map->n_results; d++) {
        const gint64 index = bs_exec_expr(map->results[d], at, map->n_dims, &bad);
        if (bad || (guint64)index >= (guint64)view->sizes[d]) {
            bs_machine_fault(machine, BS_MACHINE_OUT_OF_BOUNDS, insn, view->buffer);
            return FALSE;
        }
        *element = (gint64)((guint64)*element + (guint64)index * (guint64)view->strides[d]);
    }
    return TRUE;
}

// Gives the region what it reads at this point. FALSE: the run ended.
static gboolean
load_point(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Nest *nest = insn->data;
    for (guint32 i = 0; i < insn->n_operands; i++) {
        const NestOperand *operand = &nest->operands[i];
        const BsStorage *storage = insn->operand_storages[i];
        BsView view;
        gint64 element;
        if (operand->argument == BS_NO_SCOPE)
            continue;
        if (operand->is_scalar)
            memcpy(frame + operand->argument, frame + insn->operands[i],
                   storage->words * sizeof *frame);
        else if (!nest_element(machine, insn, i, frame, &view, &element) ||
                 !bs_machine_load(machine, insn, view.buffer, element, storage->element,
                                  frame + operand->argument))
            return FALSE;
    }
    return TRUE;
}

// The tensors that it makes begin as its outputs.
static gboolean
make_results(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Nest *nest = insn->data;
    for (guint32 i = nest->n_inputs; i < insn->n_operands; i++) {
        const gint32 result = nest->operands[i].result;
        if (result >= 0 && !bs_exec_tensor_like(machine, insn, frame, i, (guint32)result))
            return FALSE;
    }
    return TRUE;
}

void
bs_exec_nest(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Nest *nest = insn->data;
    gboolean any = TRUE;
    if (!make_results(machine, insn, frame))
        return;
    for (guint32 i = 0; i < nest->n_loops; i++) {
        const BsView view = bs_insn_view(insn, nest->sizes[i].operand, frame);
        any = any && view.sizes[nest->sizes[i].dim] > 0;
        frame[nest->counters + i] = 0;
    }
    if (!any)
        bs_machine_jump(machine, &insn->jumps[1], frame);
    else if (load_point(machine, insn, frame))
        bs_machine_jump(machine, &insn->jumps[0], frame);
}

static gboolean
store_point(BsMachine *machine, const BsInsn *op, const BsInsn *insn, guint64 *frame)
{
    const Nest *nest = op->data;
    for (guint32 i = 0; i < insn->n_operands && nest->n_inputs + i < op->n_operands; i++) {
        const guint32 output = nest->n_inputs + i;
        BsView view;
        gint64 element;
        if (!nest_element(machine, op, output, frame, &view, &element) ||
            !bs_machine_store(machine, op, view.buffer, element,
                              op->operand_storages[output]->element, frame + insn->operands[i]))
            return FALSE;
    }
    return TRUE;
}

static gboolean
next_loop_point(const BsInsn *op, guint64 *frame)
{
    const Nest *nest = op->data;
    for (guint32 i = nest->n_loops; i-- > 0;) {
        const BsView view = bs_insn_view(op, nest->sizes[i].operand, frame);
        if ((gint64)++frame[nest->counters + i] < view.sizes[nest->sizes[i].dim])
            return TRUE;
        frame[nest->counters + i] = 0;
    }
    return FALSE;
}

static void
end_point(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsInsn *op = bs_machine_code(machine)->insns + insn->parent;
    if (!store_point(machine, op, insn, frame))
        return;
    if (!next_loop_point(op, frame))
        bs_machine_jump(machine, &op->jumps[1], frame);
    else if (load_point(machine, op, frame))
        bs_machine_jump(machine, &op->jumps[0], frame);
}

gboolean
bs_decode_nest_end(BsDecoder *decoder, const BsOp *op G_GNUC_UNUSED, guint32 insn)
{
    decoder->insns.data[insn].exec = end_point;
    return TRUE;
}

gboolean
bs_decode_nest_index(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsScope *scope = decoder->scope;
    const BsAttr *dim = bs_op_attr(op, "dim");
    while (scope && scope->op->def->does != BS_DOES_NEST)
        scope = scope->around;
    const Nest *nest = scope ? decoder->insns.data[scope->insn].data : NULL;
    if (!nest || !dim || (guint64)dim->integer >= nest->n_loops)
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_LOOP, op);
    decoder->insns.data[insn].function = nest->counters + (guint32)dim->integer;
    return TRUE;
}

void
bs_exec_nest_index(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    frame[insn->results[0]] = frame[insn->function];
}
