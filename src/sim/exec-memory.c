// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Access to memory, with all that can go wrong with it; and the ops that allocate, free, read,
// write and copy.
#include "sim/exec-private.h"

// -- elements ------------------------------------------------------------------------------------

G_STATIC_ASSERT(G_BYTE_ORDER == G_LITTLE_ENDIAN);

void
bs_storage_load(const BsStorage *storage, const guint8 *bytes, guint64 *words)
{
    const guint32 n = storage->bytes;
    for (guint32 i = 0; i < storage->n; i++) {
        words[i] = 0;
        memcpy(&words[i], bytes + (gsize)i * n, n);
        words[i] &= storage->mask;
    }
}

void
bs_storage_store(const BsStorage *storage, const guint64 *words, guint8 *bytes)
{
    const guint32 n = storage->bytes;
    for (guint32 i = 0; i < storage->n; i++)
        memcpy(bytes + (gsize)i * n, &words[i], n);
}

// -- access --------------------------------------------------------------------------------------

gboolean
bs_machine_usable(BsMachine *machine, const BsInsn *insn, guint32 buffer, BsMachineFaultKind fault)
{
    if (G_UNLIKELY(!buffer || buffer > machine->heap.n)) {
        bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_NO_BUFFER));
        return FALSE;
    }
    if (G_LIKELY(!bs_heap_get(&machine->heap, buffer)->is_free))
        return TRUE;
    bs_machine_fault(machine, fault, insn, buffer);
    return FALSE;
}

static gboolean
is_within(BsMachine *machine, const BsInsn *insn, guint32 buffer, gint64 at, gint64 n)
{
    const gint64 bytes = bs_heap_get(&machine->heap, buffer)->bytes;
    if (G_LIKELY(at >= 0 && n <= bytes && at <= bytes - n))
        return TRUE;
    bs_machine_fault(machine, BS_MACHINE_OUT_OF_BOUNDS, insn, buffer);
    return FALSE;
}

// Whether an element may be accessed; where it begins.
static gboolean
may_access(BsMachine *machine, const BsInsn *insn, guint32 buffer, BsMachineFaultKind fault,
           gint64 element, gint64 bytes, gint64 *at)
{
    *at = bs_machine_byte(element, bytes);
    return bs_machine_usable(machine, insn, buffer, fault) &&
           is_within(machine, insn, buffer, *at, bytes);
}

gboolean
bs_machine_load(BsMachine *machine, const BsInsn *insn, guint32 buffer, gint64 element,
                const BsStorage *storage, guint64 *words)
{
    const BsHeapEvent event = bs_machine_event(machine, insn);
    const guint32 n = bs_storage_element_bytes(storage);
    gboolean written;
    gint64 at;
    if (!may_access(machine, insn, buffer, BS_MACHINE_READ_FREED, element, n, &at))
        return FALSE;
    if (G_LIKELY(storage->n == 1)) {
        *words = 0;
        written = bs_heap_read(&machine->heap, buffer, at, n, words, event);
        *words &= storage->mask;
    } else {
        guint8 *bytes = bs_machine_scratch(machine, n);
        written = bs_heap_read(&machine->heap, buffer, at, n, bytes, event);
        bs_storage_load(storage, bytes, words);
    }
    if (G_UNLIKELY(machine->touched))
        machine->touched(
            machine->touched_data,
            &(BsTouch){.op = insn->op, .from = buffer, .from_at = at, .bytes = n, .each = n});
    if (G_UNLIKELY(!written))
        bs_machine_fault(machine, BS_MACHINE_UNWRITTEN, insn, buffer);
    return TRUE;
}

gboolean
bs_machine_store(BsMachine *machine, const BsInsn *insn, guint32 buffer, gint64 element,
                 const BsStorage *storage, const guint64 *words)
{
    const BsHeapEvent event = bs_machine_event(machine, insn);
    const guint32 n = bs_storage_element_bytes(storage);
    gint64 at;
    if (!may_access(machine, insn, buffer, BS_MACHINE_WRITTEN_FREED, element, n, &at))
        return FALSE;
    if (G_LIKELY(storage->n == 1)) {
        bs_heap_write(&machine->heap, buffer, at, n, words, event);
    } else {
        guint8 *bytes = bs_machine_scratch(machine, n);
        bs_storage_store(storage, words, bytes);
        bs_heap_write(&machine->heap, buffer, at, n, bytes, event);
    }
    if (G_UNLIKELY(machine->touched))
        machine->touched(
            machine->touched_data,
            &(BsTouch){.op = insn->op, .to = buffer, .to_at = at, .bytes = n, .each = n});
    return TRUE;
}

gboolean
bs_machine_index(BsMachine *machine, const BsInsn *insn, const BsView *view, const guint64 *frame,
                 const guint32 *indices, gint64 *element)
{
    guint64 at = (guint64)view->offset;
    for (guint32 i = 0; i < view->rank; i++) {
        const guint64 index = frame[indices[i]];
        if (G_UNLIKELY(index >= (guint64)view->sizes[i])) {
            bs_machine_fault(machine, BS_MACHINE_OUT_OF_BOUNDS, insn, view->buffer);
            return FALSE;
        }
        at += index * (guint64)view->strides[i];
    }
    *element = (gint64)at;
    return TRUE;
}

BsView
bs_insn_view(const BsInsn *insn, guint32 operand, const guint64 *frame)
{
    return bs_view_of(insn->operand_storages[operand], frame + insn->operands[operand]);
}

// -- allocating and freeing ----------------------------------------------------------------------

guint32
bs_machine_make(BsMachine *machine, BsBufferKind kind, const BsType *type, gint64 bytes,
                const BsInsn *insn)
{
    const gint64 most = machine->limits.bytes;
    const gboolean is_large = bytes < 0 || bytes > most || machine->heap.all_bytes > most - bytes;
    if (is_large || machine->heap.n >= machine->limits.buffers) {
        bs_machine_limit(machine, is_large ? BS_LIMIT_BYTES : BS_LIMIT_BUFFERS);
        return 0;
    }
    const guint32 depth = machine->frames.len;
    const BsOp *call = NULL;
    if (insn && depth > 1)
        bs_machine_frame(machine, depth - 2, &call);
    const BsHeapEvent event = {insn ? insn->op : NULL, machine->now.step, call};
    const guint32 buffer = bs_heap_make(&machine->heap, kind, type, bytes, event);
    if (kind == BS_BUFFER_STACK)
        bs_vec_push(&machine->stack, buffer);
    return buffer;
}

guint32 *
bs_machine_marks(BsMachine *machine)
{
    const guint32 n = machine->heap.n + 1;
    if (n > machine->n_marks) {
        const guint32 room = MAX(n, machine->n_marks * 2);
        machine->marks = g_renew(guint32, machine->marks, room);
        memset(machine->marks + machine->n_marks, 0,
               (room - machine->n_marks) * sizeof *machine->marks);
        machine->n_marks = room;
    }
    return machine->marks;
}

gboolean
bs_machine_make_view(BsMachine *machine, BsBufferKind kind, const BsStorage *storage, guint32 rank,
                     const gint64 *sizes, const BsInsn *insn, guint64 *words)
{
    const BsView view = {.rank = rank, .sizes = sizes};
    const gint64 n = bs_view_n_elements(&view), each = bs_storage_element_bytes(storage->element);
    if (n < 0) {
        for (guint32 i = 0; i < rank; i++) {
            if (sizes[i] < 0 && insn) {
                bs_machine_fault(machine, BS_MACHINE_BAD_SHAPE, insn, 0);
                return FALSE;
            }
        }
    }
    const gint64 bytes = n < 0 || n > G_MAXINT64 / MAX(each, 1) ? -1 : n * each;
    const guint32 buffer = bs_machine_make(machine, kind, storage->type, bytes, insn);
    return buffer && bs_view_put(storage, words, buffer, 0, rank, sizes, NULL);
}

static gboolean
may_be_freed(BsMachine *machine, const BsInsn *insn, guint32 buffer)
{
    static const gint faults[] = {[BS_BUFFER_HEAP] = -1,
                                  [BS_BUFFER_STACK] = BS_MACHINE_FREED_STACK,
                                  [BS_BUFFER_GLOBAL] = BS_MACHINE_FREED_GLOBAL,
                                  [BS_BUFFER_ARGUMENT] = BS_MACHINE_FREED_ARGUMENT,
                                  [BS_BUFFER_TENSOR] = -1};
    const BsBuffer *record = bs_heap_get(&machine->heap, buffer);
    const gint fault = record->is_free ? BS_MACHINE_FREED_TWICE : faults[record->kind];
    if (fault >= 0)
        bs_machine_fault(machine, (BsMachineFaultKind)fault, insn, buffer);
    return fault < 0 || fault == BS_MACHINE_FREED_ARGUMENT; // what is the caller's is free then
}

void
bs_machine_release(BsMachine *machine, guint32 buffer, const BsInsn *insn)
{
    if (!buffer || buffer > machine->heap.n)
        bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_NO_BUFFER));
    else if (may_be_freed(machine, insn, buffer))
        bs_heap_free(&machine->heap, buffer, bs_machine_event(machine, insn));
}

// The sizes of a type, dynamic ones from operands from `first` on, in machine->sizes.
const gint64 *
bs_exec_sizes(BsMachine *machine, const BsInsn *insn, const BsStorage *storage, guint32 first,
              const guint64 *frame)
{
    const BsType *type = storage->type;
    bs_vec_clear(&machine->sizes);
    for (guint32 i = 0; i < storage->rank; i++) {
        gint64 size = type->shaped.shape[i];
        if (size == BS_DYNAMIC)
            size = first < insn->n_operands ? (gint64)frame[insn->operands[first++]] : -1;
        bs_vec_push(&machine->sizes, size);
    }
    return machine->sizes.data;
}

// Elements do not stand in a row where the layout says so: the buffer has room for the last one.
static gboolean
make_strided(BsMachine *machine, const BsInsn *insn, BsBufferKind kind, const BsStorage *storage,
             const gint64 *sizes, guint64 *words)
{
    const guint32 rank = storage->rank;
    g_autofree gint64 *strides = g_new(gint64, rank + 1);
    gint64 offset, last;
    if (!bs_memref_strides(storage->type, strides, &offset)) {
        bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_LAYOUT));
        return FALSE;
    }
    last = offset;
    gboolean is_empty = FALSE;
    for (guint32 i = 0; i < rank; i++) {
        if (strides[i] == BS_DYNAMIC || offset == BS_DYNAMIC) {
            bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_OPEN_LAYOUT));
            return FALSE;
        }
        is_empty = is_empty || sizes[i] <= 0;
        if (sizes[i] > machine->limits.bytes || strides[i] > machine->limits.bytes) {
            bs_machine_limit(machine, BS_LIMIT_BYTES);
            return FALSE;
        }
        last += (sizes[i] - 1) * strides[i];
    }
    const gint64 n = is_empty ? 0 : last + 1;
    const guint32 buffer = bs_machine_make(machine, kind, storage->type,
                                           n * bs_storage_element_bytes(storage->element), insn);
    return buffer && bs_view_put(storage, words, buffer, offset, rank, sizes, strides);
}

static void
allocate(BsMachine *machine, const BsInsn *insn, guint64 *frame, BsBufferKind kind)
{
    const BsStorage *storage = insn->result_storages[0];
    const gint64 *sizes = bs_exec_sizes(machine, insn, storage, 0, frame);
    guint64 *words = frame + insn->results[0];
    if (storage->type->kind == BS_TYPE_MEMREF && !bs_memref_has_identity_layout(storage->type))
        make_strided(machine, insn, kind, storage, sizes, words);
    else
        bs_machine_make_view(machine, kind, storage, storage->rank, sizes, insn, words);
}

void
bs_exec_alloc(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    allocate(machine, insn, frame, BS_BUFFER_HEAP);
}

void
bs_exec_alloca(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    allocate(machine, insn, frame, BS_BUFFER_STACK);
}

void
bs_exec_free(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView view = bs_insn_view(insn, 0, frame);
    if (view.buffer && view.offset != 0 && view.rank &&
        bs_memref_has_identity_layout(insn->operand_storages[0]->type))
        bs_machine_fault(machine, BS_MACHINE_FREED_PART, insn, view.buffer);
    bs_machine_release(machine, view.buffer, insn);
}

// -- copying -------------------------------------------------------------------------------------

static gboolean
is_in_a_row(const BsView *view)
{
    gint64 step = 1;
    for (guint32 i = view->rank; i-- > 0;) {
        if (view->strides[i] != step && view->sizes[i] != 1)
            return FALSE;
        step *= view->sizes[i];
    }
    return TRUE;
}

// Bytes from one buffer to another; what was never written there is not written here.
static gboolean
copy_bytes(BsMachine *machine, const BsInsn *insn, guint32 from, gint64 from_at, guint32 to,
           gint64 to_at, gint64 n, gint64 each)
{
    if (!is_within(machine, insn, from, from_at, n) || !is_within(machine, insn, to, to_at, n))
        return FALSE;
    bs_heap_move(&machine->heap, from, from_at, to, to_at, n, bs_machine_event(machine, insn));
    machine->now.costs.copied_bytes += (guint64)n;
    if (G_UNLIKELY(machine->touched))
        machine->touched(machine->touched_data,
                         &(BsTouch){insn->op, from, to, from_at, to_at, n, each});
    return TRUE;
}

// Steps to the next element, the last dimension first. FALSE behind the last one.
gboolean
bs_exec_next(guint32 rank, const gint64 *sizes, gint64 *at)
{
    for (guint32 i = rank; i-- > 0;) {
        if (++at[i] < sizes[i])
            return TRUE;
        at[i] = 0;
    }
    return FALSE;
}

gint64
bs_exec_element(const BsView *view, const gint64 *at)
{
    guint64 element = (guint64)view->offset;
    for (guint32 i = 0; i < view->rank; i++)
        element += (guint64)at[i] * (guint64)view->strides[i];
    return (gint64)element;
}

// Work that one step does, in elements, counts as so many steps.
gboolean
bs_exec_pay(BsMachine *machine, gint64 elements)
{
    enum { PER_STEP = 8 };
    const guint64 price = (guint64)elements / PER_STEP;
    if (price > machine->limits.steps || machine->now.work > machine->limits.steps - price) {
        bs_machine_limit(machine, BS_LIMIT_STEPS);
        return FALSE;
    }
    machine->now.work += price;
    machine->stop -= MIN(price, machine->stop - MIN(machine->stop, machine->now.step));
    return TRUE;
}

void
bs_machine_copy(BsMachine *machine, const BsInsn *insn, const BsView *from, const BsView *to,
                const BsStorage *element)
{
    enum { ELEMENTS_IN_A_ROW = 32 }; // bytes of them cost as much as an element by itself
    const gint64 n = bs_view_n_elements(from), each = bs_storage_element_bytes(element);
    gboolean same = from->rank == to->rank;
    for (guint32 i = 0; same && i < from->rank; i++)
        same = from->sizes[i] == to->sizes[i];
    if (!same || n < 0) {
        bs_machine_fault(machine, BS_MACHINE_BAD_SHAPE, insn, to->buffer);
        return;
    }
    if (!bs_machine_usable(machine, insn, from->buffer, BS_MACHINE_READ_FREED) ||
        !bs_machine_usable(machine, insn, to->buffer, BS_MACHINE_WRITTEN_FREED) || n == 0)
        return;
    if (is_in_a_row(from) && is_in_a_row(to)) {
        if (bs_exec_pay(machine, n / ELEMENTS_IN_A_ROW * each))
            copy_bytes(machine, insn, from->buffer, bs_machine_byte(from->offset, each), to->buffer,
                       bs_machine_byte(to->offset, each), n * each, each);
        return;
    }
    if (!bs_exec_pay(machine, n))
        return;
    gint64 *at = g_newa0(gint64, from->rank + 1);
    do {
        if (!copy_bytes(machine, insn, from->buffer,
                        bs_machine_byte(bs_exec_element(from, at), each), to->buffer,
                        bs_machine_byte(bs_exec_element(to, at), each), each, each))
            return;
    } while (bs_exec_next(from->rank, from->sizes, at));
}

void
bs_exec_copy(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView from = bs_insn_view(insn, 0, frame), to = bs_insn_view(insn, 1, frame);
    bs_machine_copy(machine, insn, &from, &to, insn->operand_storages[0]->element);
}

// A new buffer with the elements of a view, as that result.
static gboolean
clone_view(BsMachine *machine, const BsInsn *insn, guint64 *frame, BsBufferKind kind,
           guint32 operand, guint32 result)
{
    const BsView from = bs_insn_view(insn, operand, frame);
    const BsStorage *storage = insn->result_storages[result];
    guint64 *words = frame + insn->results[result];
    if (!bs_machine_make_view(machine, kind, storage, from.rank, from.sizes, insn, words))
        return FALSE;
    const BsView to = bs_view_of(storage, words);
    const BsView again = bs_insn_view(insn, operand, frame);
    bs_machine_copy(machine, insn, &again, &to, storage->element);
    return machine->now.ending == BS_RUNNING;
}

void
bs_exec_clone(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    clone_view(machine, insn, frame, BS_BUFFER_HEAP, 0, 0);
}

gboolean
bs_exec_tensor_like(BsMachine *machine, const BsInsn *insn, guint64 *frame, guint32 operand,
                    guint32 result)
{
    return clone_view(machine, insn, frame, BS_BUFFER_TENSOR, operand, result);
}

void
bs_exec_realloc(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView from = bs_insn_view(insn, 0, frame);
    const BsStorage *storage = insn->result_storages[0];
    guint64 *words = frame + insn->results[0];
    gint64 size = *bs_exec_sizes(machine, insn, storage, 1, frame);
    if (!bs_machine_usable(machine, insn, from.buffer, BS_MACHINE_READ_FREED))
        return;
    if (size >= 0 && size <= from.sizes[0]) { // as expand-realloc has it, too
        bs_view_put(storage, words, from.buffer, from.offset, 1, &size, from.strides);
        return;
    }
    if (!bs_machine_make_view(machine, BS_BUFFER_HEAP, storage, 1, &size, insn, words))
        return;
    const gint64 kept = MIN(size, from.sizes[0]), one = 1;
    const BsView part = {from.buffer, 1, from.offset, &kept, from.strides};
    const BsView into = {(guint32)words[BS_VIEW_BUFFER], 1, 0, &kept, &one};
    bs_machine_copy(machine, insn, &part, &into, storage->element);
    bs_machine_release(machine, from.buffer, insn);
}

// -- elements ------------------------------------------------------------------------------------

void
bs_exec_load(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView view = bs_insn_view(insn, 0, frame);
    gint64 element;
    if (bs_machine_index(machine, insn, &view, frame, insn->operands + 1, &element))
        bs_machine_load(machine, insn, view.buffer, element, insn->operand_storages[0]->element,
                        frame + insn->results[0]);
}

void
bs_exec_store(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView view = bs_insn_view(insn, 1, frame);
    gint64 element;
    if (bs_machine_index(machine, insn, &view, frame, insn->operands + 2, &element))
        bs_machine_store(machine, insn, view.buffer, element, insn->operand_storages[1]->element,
                         frame + insn->operands[0]);
}
