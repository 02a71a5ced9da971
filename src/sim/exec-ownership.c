// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that free what they are given if somebody owns it: bufferization.dealloc, and the indicators
// of MLIR-HLO.
#include "sim/exec-private.h"

#include "ir/shape.h"

gboolean
bs_decode_groups(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const guint32 n = op->def->shape->n_operands;
    BsRange *groups = bs_decode_alloc(decoder, (n + 1) * sizeof *groups);
    for (guint32 i = 0; i < n; i++)
        groups[i] = bs_op_operand_group(op, i);
    decoder->insns.data[insn].data = groups;
    return TRUE;
}

static guint32
buffer_of(const BsInsn *insn, guint32 operand, const guint64 *frame)
{
    return (guint32)frame[insn->operands[operand]]; // of a memref, too, the first word
}

// Whether a buffer is among operands.
static gboolean
is_among(const BsInsn *insn, BsRange range, guint32 buffer, const guint64 *frame)
{
    for (guint32 i = range.begin; i < range.begin + range.n; i++) {
        if (buffer_of(insn, i, frame) == buffer)
            return TRUE;
    }
    return FALSE;
}

// Whether a buffer that is to be freed is freed for an operand before that one.
static gboolean
is_earlier(const BsInsn *insn, const BsRange *groups, guint32 i, const guint64 *frame)
{
    const guint32 buffer = buffer_of(insn, groups[0].begin + i, frame);
    for (guint32 k = 0; k < i; k++) {
        if (frame[insn->operands[groups[1].begin + k]] &&
            buffer_of(insn, groups[0].begin + k, frame) == buffer)
            return TRUE;
    }
    return FALSE;
}

void
bs_exec_free_if(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsRange *groups = insn->data, memrefs = groups[0], retained = groups[2];
    machine->now.costs.checks += memrefs.n;
    for (guint32 i = 0; i < memrefs.n; i++) {
        const guint32 buffer = buffer_of(insn, memrefs.begin + i, frame);
        if (frame[insn->operands[groups[1].begin + i]] &&
            !is_among(insn, retained, buffer, frame) && !is_earlier(insn, groups, i, frame))
            bs_machine_release(machine, buffer, insn);
    }
    for (guint32 k = 0; k < insn->n_results; k++) {
        const guint32 kept = buffer_of(insn, retained.begin + k, frame);
        guint64 owned = 0;
        for (guint32 i = 0; i < memrefs.n; i++) {
            if (buffer_of(insn, memrefs.begin + i, frame) == kept)
                owned |= frame[insn->operands[groups[1].begin + i]];
        }
        frame[insn->results[k]] = owned;
    }
}

// -- indicators ----------------------------------------------------------------------------------

void
bs_exec_own(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    frame[insn->results[0]] = buffer_of(insn, 0, frame);
}

void
bs_exec_own_nothing(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    frame[insn->results[0]] = 0;
}

void
bs_exec_own_free(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const guint32 buffer = buffer_of(insn, 0, frame);
    if (buffer)
        bs_machine_release(machine, buffer, insn);
}

// Each memref gets the first indicator that is left of its buffer; what nobody gets is freed.
void
bs_exec_own_retain(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsRange *groups = insn->data, retained = groups[0], owners = groups[1];
    g_autofree guint64 *left = g_new(guint64, owners.n + 1); // there may be too many for the stack
    machine->now.costs.checks += owners.n;
    for (guint32 i = 0; i < owners.n; i++)
        left[i] = frame[insn->operands[owners.begin + i]];
    for (guint32 k = 0; k < insn->n_results; k++) {
        const guint32 buffer = buffer_of(insn, retained.begin + k, frame);
        guint64 found = 0;
        for (guint32 i = 0; i < owners.n && !found; i++) {
            if (left[i] && left[i] == buffer) {
                found = left[i];
                left[i] = 0;
            }
        }
        frame[insn->results[k]] = found;
    }
    for (guint32 i = 0; i < owners.n; i++) {
        if (left[i])
            bs_machine_release(machine, (guint32)left[i], insn);
    }
}
