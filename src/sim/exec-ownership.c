// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that free what they are given if somebody owns it: bufferization.dealloc, and the indicators
// of MLIR-HLO.
#include "sim/exec-private.h"

#include "ir/shape.h"
#include "sim/price.h"

// The operands of such an op, and how much it asks.
typedef struct Groups {
    guint64 checks;
    BsRange ranges[];
} Groups;

// bufferization.dealloc: conditions that are no constants, and pairs, of memrefs that are freed,
// too; deallocation.retain: pairs.
static guint64
count_checks(const BsOp *op, const BsRange *ranges)
{
    if (op->def->does != BS_DOES_FREE_IF)
        return (guint64)ranges[0].n * ranges[1].n;
    const guint64 n_freed = ranges[0].n;
    guint64 n = n_freed * ranges[2].n + n_freed * (n_freed - 1) / 2;
    for (guint32 i = 0; i < ranges[1].n; i++)
        n += bs_value_constant(bs_op_operand(op, ranges[1].begin + i)) == NULL;
    return n;
}

gboolean
bs_decode_groups(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const guint32 n = op->def->shape->n_operands;
    Groups *groups = bs_decode_alloc(decoder, sizeof *groups + n * sizeof *groups->ranges);
    for (guint32 i = 0; i < n; i++)
        groups->ranges[i] = bs_op_operand_group(op, i);
    groups->checks = count_checks(op, groups->ranges);
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

// Frees each buffer that is owned by any of its names, not retained, and was not freed for an
// operand before. What the op is lowered to asks the first name alone
// (passes/lowering/lower-deallocations.c).
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

// What is asked, and what comes of it: `freed` of memrefs or indicators, `conditions` (of
// indicators themselves) and retained memrefs.
static void
note_price(const BsMachine *machine, const BsInsn *insn, BsRange freed, BsRange conditions,
           BsRange retained, const guint64 *frame)
{
    BsDeallocPrice *price = bs_price_of(machine->prices, insn->op, freed.n, retained.n);
    price->ran++;
    for (guint32 i = 0; i < freed.n; i++) {
        const guint32 buffer = buffer_of(insn, freed.begin + i, frame);
        price->owned[i] += frame[insn->operands[conditions.begin + i]] != 0;
        for (guint32 k = 0; price->has_pairs && k < retained.n; k++)
            price->same[i * retained.n + k] += buffer == buffer_of(insn, retained.begin + k, frame);
        for (guint32 k = 0; price->has_pairs && k < i; k++)
            price->again[i * freed.n + k] += buffer == buffer_of(insn, freed.begin + k, frame);
    }
}

void
bs_exec_free_if(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Groups *all = insn->data;
    const BsRange *groups = all->ranges, memrefs = groups[0], retained = groups[2];
    machine->now.costs.checks += all->checks;
    if (!bs_exec_pay(machine, insn->n_operands))
        return;
    if (machine->prices)
        note_price(machine, insn, memrefs, groups[1], retained, frame);
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
    const Groups *groups = insn->data;
    const BsRange retained = groups->ranges[0], owners = groups->ranges[1];
    machine->now.costs.checks += groups->checks;
    if (!bs_exec_pay(machine, insn->n_operands))
        return;
    if (machine->prices)
        note_price(machine, insn, owners, owners, retained, frame);
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
