// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that change an element of memory: one after the other, each of them is atomic.
#include "sim/exec-private.h"

#include "dialects/common/arithmetic.h"
#include "dialects/dialects.h"
#include "ir/enums.h"

typedef struct Update {
    BsUpdate what;
    BsComputeOf of;
} Update;

gboolean
bs_decode_update(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsEnum *kinds = bs_enum_atomic_kinds(bs_context_upstream(decoder->program->context));
    const gint64 kind = bs_enum_attr_value(kinds, bs_op_attr(op, "kind"));
    Update *update = bs_decode_alloc(decoder, sizeof *update);
    decoder->insns.data[insn].data = update;
    bs_compute_init(&update->of, op);
    if (kind >= 0 && bs_dialects_find_update(kinds->keywords[kind], &update->what))
        return TRUE;
    return bs_decode_refuse(decoder, BS_UNJUDGED_UPDATE, op);
}

void
bs_exec_update(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Update *update = insn->data;
    const BsView view = bs_insn_view(insn, 1, frame);
    const BsStorage *storage = insn->operand_storages[1]->element;
    gint64 element;
    guint64 before, after = frame[insn->operands[0]];
    if (storage->words != 1 ||
        !bs_machine_index(machine, insn, &view, frame, insn->operands + 2, &element) ||
        !bs_machine_load(machine, insn, view.buffer, element, storage, &before))
        return;
    const guint64 operands[] = {before, after};
    if (update->what.compute)
        update->what.compute(&update->of, operands, &after);
    else if (update->what.computes)
        bs_compute(update->what.computes, update->of.from_width, before, after, &after);
    bs_machine_store(machine, insn, view.buffer, element, storage, &after);
    frame[insn->results[0]] = before;
}

// The region makes the new value of the old one.
gboolean
bs_decode_generic_update(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    BsJump *jump = bs_decode_jumps(decoder, insn, 1);
    guint32 *place = bs_decode_alloc(decoder, sizeof *place);
    *place = bs_decode_place(decoder, body->args[0]);
    decoder->insns.data[insn].data = place;
    return bs_decode_jump(decoder, jump, op, (BsRange){0, 0}, body, NULL, 0) &&
           bs_decode_region(decoder, op, 0, insn);
}

void
bs_exec_generic_update(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView view = bs_insn_view(insn, 0, frame);
    const guint32 *place = insn->data;
    gint64 element;
    if (bs_machine_index(machine, insn, &view, frame, insn->operands + 1, &element) &&
        bs_machine_load(machine, insn, view.buffer, element, insn->operand_storages[0]->element,
                        frame + *place))
        bs_machine_jump(machine, &insn->jumps[0], frame);
}

static void
end_update(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsInsn *op = bs_machine_code(machine)->insns + insn->parent;
    const BsView view = bs_insn_view(op, 0, frame);
    gint64 element;
    if (bs_machine_index(machine, op, &view, frame, op->operands + 1, &element) &&
        bs_machine_store(machine, insn, view.buffer, element, op->operand_storages[0]->element,
                         frame + insn->operands[0]))
        bs_machine_jump(machine, &insn->jumps[0], frame);
}

gboolean
bs_decode_update_end(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    decoder->insns.data[insn].exec = end_update;
    BsJump *jump = bs_decode_jumps(decoder, insn, 1);
    return bs_decode_jump(decoder, jump, op, (BsRange){0, 1}, NULL, decoder->scope->op, 0);
}
