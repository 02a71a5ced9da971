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

// What is marked of a buffer by an op that frees.
enum { KEPT = 1, OWNED = 2 };

static guint32 *
mark_of(BsMachine *machine, const BsInsn *insn, guint32 operand, const guint64 *frame)
{
    const guint32 buffer = buffer_of(insn, operand, frame);
    return &bs_machine_marks(machine)[buffer <= machine->heap.n ? buffer : 0];
}

// Frees each buffer that is owned, not retained, and was not freed for an operand before.
static void
free_owned(BsMachine *machine, const BsInsn *insn, const BsRange *groups, const guint64 *frame)
{
    const BsRange memrefs = groups[0], retained = groups[2];
    for (guint32 k = retained.begin; k < retained.begin + retained.n; k++)
        *mark_of(machine, insn, k, frame) |= KEPT;
    for (guint32 i = 0; i < memrefs.n; i++) {
        guint32 *mark = mark_of(machine, insn, memrefs.begin + i, frame);
        const gboolean is_first = !*mark;
        if (!frame[insn->operands[groups[1].begin + i]])
            continue;
        *mark |= OWNED;
        if (is_first)
            bs_machine_release(machine, buffer_of(insn, memrefs.begin + i, frame), insn);
    }
}

void
bs_exec_free_if(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsRange *groups = insn->data, memrefs = groups[0], retained = groups[2];
    machine->now.costs.checks += memrefs.n;
    if (!bs_exec_pay(machine, insn->n_operands))
        return;
    free_owned(machine, insn, groups, frame);
    for (guint32 k = 0; k < insn->n_results; k++)
        frame[insn->results[k]] = (*mark_of(machine, insn, retained.begin + k, frame) & OWNED) != 0;
    for (guint32 i = memrefs.begin; i < memrefs.begin + memrefs.n; i++)
        *mark_of(machine, insn, i, frame) = 0;
    for (guint32 k = retained.begin; k < retained.begin + retained.n; k++)
        *mark_of(machine, insn, k, frame) = 0;
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

// Each memref gets the first indicator that is left of its buffer; what nobody gets is freed. The
// mark of a buffer is how many are left.
void
bs_exec_own_retain(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsRange *groups = insn->data, retained = groups[0], owners = groups[1];
    machine->now.costs.checks += owners.n;
    if (!bs_exec_pay(machine, insn->n_operands))
        return;
    guint64 *left = (guint64 *)(gpointer)bs_machine_scratch(machine, owners.n * sizeof *left);
    for (guint32 i = 0; i < owners.n; i++)
        ++*mark_of(machine, insn, owners.begin + i, frame);
    bs_machine_marks(machine)[0] = 0; // nobody owns nothing
    for (guint32 k = 0; k < insn->n_results; k++) {
        guint32 *mark = mark_of(machine, insn, retained.begin + k, frame);
        frame[insn->results[k]] = *mark ? buffer_of(insn, retained.begin + k, frame) : 0;
        *mark -= *mark > 0;
    }
    for (guint32 i = owners.n; i-- > 0;) { // the first ones were given away
        guint32 *mark = mark_of(machine, insn, owners.begin + i, frame);
        left[i] = *mark ? buffer_of(insn, owners.begin + i, frame) : 0;
        *mark -= *mark > 0;
    }
    for (guint32 i = 0; i < owners.n; i++) {
        if (left[i])
            bs_machine_release(machine, (guint32)left[i], insn);
    }
}
