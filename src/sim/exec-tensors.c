// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors, as programs on buffers have them: each is a buffer that nobody frees and that is never
// written again. One that is the contents of a buffer of the program is that buffer.
#include "sim/exec-private.h"

#include "ir/shape.h"

// The tensor with one element changed: another tensor.
void
bs_exec_insert(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsStorage *storage = insn->result_storages[0];
    if (!bs_exec_tensor_like(machine, insn, frame, 1, 0))
        return;
    const BsView view = bs_view_of(storage, frame + insn->results[0]);
    gint64 element;
    if (bs_machine_index(machine, insn, &view, frame, insn->operands + 2, &element))
        bs_machine_store(machine, insn, view.buffer, element, storage->element,
                         frame + insn->operands[0]);
}

// A new one: dynamic sizes, and what it is a copy of, if anything.
gboolean
bs_decode_tensor(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsRange copied =
        op->def->shape->n_operands > 1 ? bs_op_operand_group(op, 1) : (BsRange){0, 0};
    decoder->insns.data[insn].function = copied.n ? copied.begin : G_MAXUINT32;
    return TRUE;
}

void
bs_exec_tensor(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsStorage *storage = insn->result_storages[0];
    if (insn->function != G_MAXUINT32) {
        bs_exec_tensor_like(machine, insn, frame, insn->function, 0);
        return;
    }
    const gint64 *sizes = bs_exec_sizes(machine, insn, storage, 0, frame);
    bs_machine_make_view(machine, BS_BUFFER_TENSOR, storage, storage->rank, sizes, insn,
                         frame + insn->results[0]);
}

// Of a source with fewer dimensions, those that it lacks are 1 there.
static gboolean
spread(const BsView *source, guint32 rank, const gint64 *sizes, gint64 *strides)
{
    guint32 k = 0;
    for (guint32 i = 0; i < rank; i++) {
        const gboolean must = rank - i <= source->rank - k;
        const gboolean has = k < source->rank && (must || source->sizes[k] == sizes[i]);
        strides[i] = has ? source->strides[k] : 0;
        k += has;
    }
    return k == source->rank;
}

void
bs_exec_insert_slice(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    if (!bs_exec_tensor_like(machine, insn, frame, 1, 0))
        return;
    const BsStorage *storage = insn->result_storages[0];
    const BsView whole = bs_view_of(storage, frame + insn->results[0]);
    const BsView source = bs_insn_view(insn, 0, frame);
    gint64 *sizes = g_newa(gint64, 3 * whole.rank + 3), *strides = sizes + whole.rank;
    gint64 *from = strides + whole.rank, offset;
    if (!bs_exec_slice(machine, insn, frame, &whole, &offset, sizes, strides))
        return;
    if (source.rank > whole.rank || !spread(&source, whole.rank, sizes, from)) {
        bs_machine_fault(machine, BS_MACHINE_BAD_SHAPE, insn, source.buffer);
        return;
    }
    const BsView part = {source.buffer, whole.rank, source.offset, sizes, from};
    const BsView into = {whole.buffer, whole.rank, offset, sizes, strides};
    bs_machine_copy(machine, insn, &part, &into, storage->element);
}
