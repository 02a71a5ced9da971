// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vectors from memory and into it lane by lane: under a mask, one behind the other, or each where a
// vector of places says. A lane that is not set touches nothing.
#include "sim/exec-private.h"

#include "dialects/common/fold.h"
#include "ir/shape.h"

typedef struct Lanes {
    gboolean writes;
    gboolean packs;                     // in memory only the lanes that are set, in a row
    guint32 first;                      // operand: the first index; the memory is operand 0
    guint32 places, mask, other, width; // operands; places 0: in a row; bits of a place
} Lanes;

gboolean
bs_decode_lanes(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsDoes does = op->def->does;
    const gboolean has_places = does == BS_DOES_GATHER || does == BS_DOES_SCATTER;
    const BsInsn *made = &decoder->insns.data[insn];
    Lanes *lanes = bs_decode_alloc(decoder, sizeof *lanes);
    *lanes = (Lanes){
        .writes = does == BS_DOES_MASKED_STORE || does == BS_DOES_COMPRESS_STORE ||
                  does == BS_DOES_SCATTER,
        .packs = does == BS_DOES_EXPAND_LOAD || does == BS_DOES_COMPRESS_STORE,
        .first = 1,
        .places = has_places ? bs_op_operand_group(op, 2).begin : 0,
        .mask = bs_op_operand_group(op, 2 + has_places).begin,
        .other = bs_op_operand_group(op, 3 + has_places).begin,
    };
    decoder->insns.data[insn].data = lanes;
    if (has_places)
        lanes->width = bs_type_bit_width(bs_type_element(bs_op_operand(op, lanes->places)->type));
    const BsStorage *memory = made->operand_storages[0],
                    *mask = made->operand_storages[lanes->mask];
    // Lanes in several dimensions are in a row only where they have places of their own.
    if (memory->kind != BS_STORAGE_MEMORY || memory->rank == 0 || memory->element->words != 1 ||
        mask->words != made->operand_storages[lanes->other]->words ||
        (!has_places && mask->type->shaped.rank != 1))
        return bs_decode_refuse(decoder, BS_UNJUDGED_LANES, op);
    return TRUE;
}

// The element that lies so far behind the indices. FALSE: a fault.
static gboolean
find_lane(BsMachine *machine, const BsInsn *insn, const guint64 *frame, const BsView *view,
          gint64 far, gint64 *element)
{
    const Lanes *lanes = insn->data;
    guint64 at = (guint64)view->offset;
    for (guint32 i = 0; i < view->rank; i++) {
        guint64 index = frame[insn->operands[lanes->first + i]];
        if (i + 1 == view->rank)
            index += (guint64)far;
        if (index >= (guint64)view->sizes[i]) {
            bs_machine_fault(machine, BS_MACHINE_OUT_OF_BOUNDS, insn, view->buffer);
            return FALSE;
        }
        at += index * (guint64)view->strides[i];
    }
    *element = (gint64)at;
    return TRUE;
}

void
bs_exec_lanes(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Lanes *lanes = insn->data;
    const guint64 *mask = frame + insn->operands[lanes->mask];
    const guint64 *places = lanes->places ? frame + insn->operands[lanes->places] : NULL;
    guint64 *other = frame + insn->operands[lanes->other];
    const guint32 n = insn->operand_storages[lanes->mask]->words;
    gint64 element, packed = 0;
    BsView view = bs_insn_view(insn, 0, frame);
    if (lanes->writes && insn->n_results) { // into another tensor
        if (!bs_exec_tensor_like(machine, insn, frame, 0, 0))
            return;
        view = bs_view_of(insn->result_storages[0], frame + insn->results[0]);
    }
    for (guint32 i = 0; i < n; i++) {
        guint64 *word = lanes->writes ? &other[i] : frame + insn->results[0] + i;
        if (!lanes->writes)
            *word = other[i];
        if (!mask[i])
            continue;
        const gint64 far = places         ? bs_int_signed(places[i], lanes->width)
                           : lanes->packs ? packed++
                                          : (gint64)i;
        const BsStorage *storage = insn->operand_storages[0]->element;
        if (!find_lane(machine, insn, frame, &view, far, &element) ||
            !(lanes->writes ? bs_machine_store(machine, insn, view.buffer, element, storage, word)
                            : bs_machine_load(machine, insn, view.buffer, element, storage, word)))
            return;
    }
}

// -- an op under a mask --------------------------------------------------------------------------

// Transfers are executed so, which ask for the mask themselves; of others nobody says how.
gboolean
bs_decode_masked(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    gboolean fits = op->n_operands == 1;
    bs_block_for_each (bs_op_region(op, 0)->first, inner)
        fits = fits &&
               (inner->def->does == BS_DOES_TRANSFER_READ ||
                inner->def->does == BS_DOES_TRANSFER_WRITE || inner->def->does == BS_DOES_YIELD);
    return fits ? bs_decode_enter(decoder, op, insn)
                : bs_decode_refuse(decoder, BS_UNJUDGED_UNDER_MASK, op);
}

// -- masks ---------------------------------------------------------------------------------------

// Sizes that are written down; NULL: they are operands.
gboolean
bs_decode_mask(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsAttr *attr = bs_op_attr(op, "mask_dim_sizes");
    const BsType *type = bs_op_result(op, 0)->type;
    const guint32 rank = type->shaped.rank;
    decoder->insns.data[insn].data = NULL;
    if (!attr)
        return op->n_operands == rank || bs_decode_refuse(decoder, BS_UNJUDGED_NO_DIMENSIONS, op);
    gint64 *sizes = bs_decode_alloc(decoder, (rank + 1) * sizeof *sizes);
    const gboolean dense = attr->kind == BS_ATTR_DENSE_ARRAY;
    if ((dense ? attr->dense.n : attr->array.n) != rank)
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_DIMENSIONS, op);
    for (guint32 i = 0; i < rank; i++)
        sizes[i] = dense ? (gint64)attr->dense.values[i] : attr->array.items[i]->integer;
    decoder->insns.data[insn].data = sizes;
    return TRUE;
}

void
bs_exec_mask(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const gint64 *sizes = insn->data;
    const BsStorage *storage = insn->result_storages[0];
    const BsType *type = storage->type;
    gint64 *at = g_newa0(gint64, type->shaped.rank + 1);
    for (guint32 i = 0; i < storage->words; i++) {
        gboolean set = TRUE;
        for (guint32 d = 0; d < type->shaped.rank; d++)
            set = set && at[d] < (sizes ? sizes[d] : (gint64)frame[insn->operands[d]]);
        frame[insn->results[0] + i] = set;
        bs_exec_next(type->shaped.rank, type->shaped.shape, at);
    }
}
