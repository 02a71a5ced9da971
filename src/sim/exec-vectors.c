// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vectors from memory and into it, and tensors that are made element by element.
#include "sim/exec-maps-private.h"

#include "ir/shape.h"

// -- one value everywhere ------------------------------------------------------------------------

void
bs_exec_splat(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsStorage *storage = insn->result_storages[0];
    guint64 *words = frame + insn->results[0];
    const guint64 *value = frame + insn->operands[0];
    if (storage->kind == BS_STORAGE_NUMBERS) {
        for (guint32 i = 0; i < storage->words; i++)
            words[i] = value[i % insn->operand_storages[0]->words];
        return;
    }
    const gint64 *sizes = bs_exec_sizes(machine, insn, storage, 1, frame);
    if (!bs_machine_make_view(machine, BS_BUFFER_TENSOR, storage, storage->rank, sizes, insn,
                              words))
        return;
    const BsView view = bs_view_of(storage, words);
    const gint64 n = bs_view_n_elements(&view);
    if (n <= 0 || !bs_exec_pay(machine, n))
        return;
    for (gint64 i = 0; i < n; i++) {
        if (!bs_machine_store(machine, insn, view.buffer, i, storage->element, value))
            return;
    }
}

// -- tensor.generate -----------------------------------------------------------------------------

// The places of the indices of an element; the result is there from the beginning.
typedef struct Generate {
    guint32 rank;
    const guint32 *at;
} Generate;

gboolean
bs_decode_generate(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    Generate *generate = bs_decode_alloc(decoder, sizeof *generate);
    guint32 *at = bs_decode_alloc(decoder, (body->n_args + 1) * sizeof *at);
    for (guint32 i = 0; i < body->n_args; i++)
        at[i] = bs_decode_place(decoder, body->args[i]);
    *generate = (Generate){body->n_args, at};
    decoder->insns.data[insn].data = generate;
    return bs_decode_loop(decoder, op, insn);
}

void
bs_exec_generate(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Generate *generate = insn->data;
    const BsStorage *storage = insn->result_storages[0];
    const gint64 *sizes = bs_exec_sizes(machine, insn, storage, 0, frame);
    guint64 *words = frame + insn->results[0];
    if (!bs_machine_make_view(machine, BS_BUFFER_TENSOR, storage, storage->rank, sizes, insn,
                              words))
        return;
    const BsView view = bs_view_of(storage, words);
    for (guint32 i = 0; i < generate->rank; i++)
        frame[generate->at[i]] = 0;
    bs_machine_jump(machine, &insn->jumps[bs_view_n_elements(&view) > 0 ? 0 : 1], frame);
}

static gboolean
next_element(const Generate *generate, const BsView *view, guint64 *frame)
{
    for (guint32 i = generate->rank; i-- > 0;) {
        if ((gint64)++frame[generate->at[i]] < view->sizes[i])
            return TRUE;
        frame[generate->at[i]] = 0;
    }
    return FALSE;
}

static void
end_element(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsInsn *op = bs_machine_code(machine)->insns + insn->parent;
    const Generate *generate = op->data;
    const BsStorage *storage = op->result_storages[0];
    const BsView view = bs_view_of(storage, frame + op->results[0]);
    gint64 element;
    if (!bs_machine_index(machine, op, &view, frame, generate->at, &element) ||
        !bs_machine_store(machine, op, view.buffer, element, storage->element,
                          frame + insn->operands[0]))
        return;
    bs_machine_jump(machine, &op->jumps[next_element(generate, &view, frame) ? 0 : 1], frame);
}

gboolean
bs_decode_generate_end(BsDecoder *decoder, const BsOp *op G_GNUC_UNUSED, guint32 insn)
{
    decoder->insns.data[insn].exec = end_element;
    return TRUE;
}

// -- transfers -----------------------------------------------------------------------------------

enum { BROADCAST = G_MAXUINT32 }; // of a dimension of the vector: the same element everywhere

typedef struct Transfer {
    gboolean writes, may_end; // may go beyond the bounds: padding is read, nothing is written
    guint32 memory, first;    // operands: the memory, and the first index
    guint32 padding;          // operand
    gboolean masked;          // by what is at this place
    guint32 mask;
    const BsStorage *vector;
    guint32 rank;        // of the vector
    const guint32 *dims; // of the memory, for each of the vector
} Transfer;

static gboolean
read_dims(BsDecoder *decoder, const BsOp *op, Transfer *transfer, guint32 memory_rank)
{
    guint32 *dims = bs_decode_alloc(decoder, (transfer->rank + 1) * sizeof *dims);
    const BsAttr *attr = bs_op_attr(op, "permutation_map");
    BsAffineMap map;
    transfer->dims = dims;
    if (!transfer->may_end) {
        for (guint32 i = 0; i < transfer->rank && transfer->rank <= memory_rank; i++)
            dims[i] = memory_rank - transfer->rank + i;
        return transfer->rank <= memory_rank;
    }
    if (!bs_decode_map(decoder, attr, &map) || map.n_results != transfer->rank)
        return FALSE;
    for (guint32 i = 0; i < transfer->rank; i++)
        dims[i] =
            map.results[i]->kind == BS_AFFINE_DIM ? (guint32)map.results[i]->value : BROADCAST;
    return TRUE;
}

// A mask is over what is read of memory: dimensions in the order of memory's, none that is
// repeated.
static guint32
masked_lanes(const Transfer *transfer)
{
    guint32 n = 1;
    for (guint32 i = 0; i < transfer->rank; i++) {
        if (transfer->dims[i] != BROADCAST)
            n *= (guint32)transfer->vector->type->shaped.shape[i];
    }
    return n;
}

// Its own, or that of the op around; NULL: none.
static const BsValue *
find_mask(const BsDecoder *decoder, const BsOp *op)
{
    const BsRange own = bs_op_operand_group(op, op->def->shape->n_operands - 1);
    if (own.n)
        return bs_op_operand(op, own.begin);
    const BsOp *around = decoder->scope ? decoder->scope->op : NULL;
    return around && around->def->does == BS_DOES_MASKED ? bs_op_operand(around, 0) : NULL;
}

// Whether the mask is set for the element at `at` of the vector.
static gboolean
is_set(const Transfer *transfer, const guint64 *frame, guint32 memory_rank, const gint64 *at)
{
    const gint64 *sizes = transfer->vector->type->shaped.shape;
    gint64 lane = 0;
    if (!transfer->masked)
        return TRUE;
    for (guint32 dim = 0; dim < memory_rank; dim++) {
        for (guint32 i = 0; i < transfer->rank; i++) {
            if (transfer->dims[i] == dim)
                lane = lane * sizes[i] + at[i];
        }
    }
    return frame[transfer->mask + lane] != 0;
}

gboolean
bs_decode_transfer(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsDoes does = op->def->does;
    const BsInsn *made = &decoder->insns.data[insn];
    const gboolean writes = does == BS_DOES_VECTOR_STORE || does == BS_DOES_TRANSFER_WRITE;
    const gboolean transfers = does == BS_DOES_TRANSFER_READ || does == BS_DOES_TRANSFER_WRITE;
    Transfer *transfer = bs_decode_alloc(decoder, sizeof *transfer);
    *transfer =
        (Transfer){.writes = writes, .may_end = transfers, .memory = writes, .first = writes + 1};
    transfer->vector = writes ? made->operand_storages[0] : made->result_storages[0];
    const BsType *type = transfer->vector->type;
    transfer->rank = type->kind == BS_TYPE_VECTOR ? type->shaped.rank : 0;
    if (does == BS_DOES_TRANSFER_READ)
        transfer->padding = bs_op_operand_group(op, 2).begin;
    const BsValue *mask = transfers ? find_mask(decoder, op) : NULL;
    const BsStorage *memory = made->operand_storages[transfer->memory];
    decoder->insns.data[insn].data = transfer;
    if (memory->kind != BS_STORAGE_MEMORY || memory->element->words != 1 ||
        !read_dims(decoder, op, transfer, memory->rank))
        return bs_decode_refuse(decoder, BS_UNJUDGED_ELEMENTS, op);
    transfer->masked = mask != NULL;
    transfer->mask = mask ? bs_decode_place(decoder, mask) : 0;
    return !mask || bs_type_n_elements(mask->type) == masked_lanes(transfer) ||
           bs_decode_refuse(decoder, BS_UNJUDGED_OTHER_MASK, op);
}

// Where the element at `at` of the vector is. FALSE: beyond the bounds.
static gboolean
find_element(const Transfer *transfer, const BsInsn *insn, const guint64 *frame, const BsView *view,
             const gint64 *at, gint64 *element)
{
    gint64 *index = g_newa(gint64, view->rank + 1);
    for (guint32 i = 0; i < view->rank; i++)
        index[i] = (gint64)frame[insn->operands[transfer->first + i]];
    for (guint32 i = 0; i < transfer->rank; i++) {
        if (transfer->dims[i] < view->rank)
            index[transfer->dims[i]] += at[i];
    }
    for (guint32 i = 0; i < view->rank; i++) {
        if ((guint64)index[i] >= (guint64)view->sizes[i])
            return FALSE;
    }
    *element = bs_exec_element(view, index);
    return TRUE;
}

static gboolean
move_element(BsMachine *machine, const BsInsn *insn, guint64 *frame, const BsView *view,
             const gint64 *at, guint64 *word)
{
    const Transfer *transfer = insn->data;
    const BsStorage *element = insn->operand_storages[transfer->memory]->element;
    gint64 number;
    if (!is_set(transfer, frame, view->rank, at) ||
        !find_element(transfer, insn, frame, view, at, &number)) {
        if (!transfer->may_end)
            bs_machine_fault(machine, BS_MACHINE_OUT_OF_BOUNDS, insn, view->buffer);
        else if (!transfer->writes)
            *word = frame[insn->operands[transfer->padding]];
        return transfer->may_end;
    }
    return transfer->writes ? bs_machine_store(machine, insn, view->buffer, number, element, word)
                            : bs_machine_load(machine, insn, view->buffer, number, element, word);
}

void
bs_exec_transfer(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Transfer *transfer = insn->data;
    const BsType *type = transfer->vector->type;
    gint64 *at = g_newa0(gint64, transfer->rank + 1);
    guint64 *words = frame + (transfer->writes ? insn->operands[0] : insn->results[0]);
    BsView view = bs_insn_view(insn, transfer->memory, frame);
    if (!bs_exec_pay(machine, transfer->vector->words))
        return;
    if (transfer->writes && insn->n_results) { // into another tensor
        if (!bs_exec_tensor_like(machine, insn, frame, transfer->memory, 0))
            return;
        view = bs_view_of(insn->result_storages[0], frame + insn->results[0]);
    }
    for (guint32 i = 0; i < transfer->vector->words; i++) {
        if (!move_element(machine, insn, frame, &view, at, &words[i]))
            return;
        if (transfer->rank)
            bs_exec_next(transfer->rank, type->shaped.shape, at);
    }
}
