// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Views: other offsets, sizes and strides for the same buffer, and what can be asked of them.
#include "sim/exec-private.h"

#include "ir/affine-map.h"
#include "ir/shape.h"

// A result with that shape; a fault when its type says otherwise.
static void
put_result(BsMachine *machine, const BsInsn *insn, guint64 *frame, guint32 result, guint32 buffer,
           gint64 offset, guint32 rank, const gint64 *sizes, const gint64 *strides)
{
    const BsStorage *storage = insn->result_storages[result];
    const BsType *type = storage->type;
    gboolean fits = storage->kind != BS_STORAGE_MEMORY || rank == storage->rank;
    for (guint32 i = 0; fits && storage->kind == BS_STORAGE_MEMORY && i < rank; i++)
        fits = type->shaped.shape[i] == BS_DYNAMIC || type->shaped.shape[i] == sizes[i];
    if (!fits)
        bs_machine_fault(machine, BS_MACHINE_BAD_SHAPE, insn, buffer);
    else if (!bs_view_put(storage, frame + insn->results[result], buffer, offset, rank, sizes,
                          strides))
        bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_MANY_DIMENSIONS));
}

// Where a result of a cast comes from.
typedef struct Source {
    guint32 place;
    const BsStorage *storage; // NULL: from all operands together
} Source;

// What was cast, alone or with others, and is cast back is itself.
static const BsValue *
find_source(const BsOp *op, guint32 i)
{
    const BsOp *before = op->n_operands == 1 ? bs_value_op(bs_op_operand(op, 0)) : NULL;
    if (before && before->def->does == BS_DOES_SAME && before->n_results == 1 &&
        before->n_operands == op->n_results &&
        bs_op_operand(before, i)->type == op->results[i].type)
        return bs_op_operand(before, i);
    return op->n_operands == op->n_results ? bs_op_operand(op, i) : NULL;
}

gboolean
bs_decode_same(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    Source *sources = bs_decode_alloc(decoder, (op->n_results + 1) * sizeof *sources);
    decoder->insns.data[insn].data = sources;
    for (guint32 i = 0; i < op->n_results; i++) {
        const BsValue *from = find_source(op, i);
        if (!from)
            continue;
        sources[i].place = bs_decode_place(decoder, from);
        sources[i].storage = bs_program_storage(decoder->program, from->type);
    }
    return TRUE;
}

const BsStorage *
bs_insn_source(const BsInsn *insn, guint32 result, guint32 *place)
{
    const Source *source = (const Source *)insn->data + result;
    *place = source->place;
    return source->storage;
}

static gboolean
is_word(const BsStorage *storage)
{
    return storage->kind == BS_STORAGE_TOKEN ||
           (storage->kind == BS_STORAGE_NUMBERS && storage->words == 1 &&
            bs_type_bit_width(storage->number) >= 32);
}

// A number or handle that stands for a memref, in a cast of a program that is on its way to LLVM:
// the number of its buffer. A memref of it begins where the buffer does, and has the sizes of its
// type.
static gboolean
cast_word(BsMachine *machine, const BsInsn *insn, guint64 *frame, guint32 i, const Source *source)
{
    const BsStorage *from = source->storage, *to = insn->result_storages[i];
    const guint64 word = from ? frame[source->place] : 0;
    if (to->kind == BS_STORAGE_TOKEN || (from && bs_storage_is_memory(from) && is_word(to))) {
        frame[insn->results[i]] = word;
        return TRUE;
    }
    if (!from || !is_word(from) || to->kind != BS_STORAGE_MEMORY || !word ||
        word > machine->heap.n || !bs_type_has_static_shape(to->type))
        return FALSE;
    put_result(machine, insn, frame, i, (guint32)word, 0, to->rank, to->type->shaped.shape, NULL);
    return TRUE;
}

// Whether the op makes a tuple of its operands, or takes one apart.
static gboolean
is_of_tuple(const BsType *type, const BsStorage *const *members, guint32 n)
{
    gboolean fits = type->kind == BS_TYPE_TUPLE && type->tuple.n == n;
    for (guint32 i = 0; fits && i < n; i++)
        fits = type->tuple.types[i] == members[i]->type;
    return fits;
}

static gboolean
cast_tuple(const BsInsn *insn, guint64 *frame)
{
    guint32 at = 0;
    const gboolean makes =
        insn->n_results == 1 &&
        is_of_tuple(insn->result_storages[0]->type, insn->operand_storages, insn->n_operands);
    const gboolean splits =
        insn->n_operands == 1 &&
        is_of_tuple(insn->operand_storages[0]->type, insn->result_storages, insn->n_results);
    for (guint32 i = 0; makes && i < insn->n_operands; at += insn->operand_storages[i++]->words)
        memcpy(frame + insn->results[0] + at, frame + insn->operands[i],
               insn->operand_storages[i]->words * sizeof *frame);
    for (guint32 i = 0; !makes && splits && i < insn->n_results;
         at += insn->result_storages[i++]->words)
        memcpy(frame + insn->results[i], frame + insn->operands[0] + at,
               insn->result_storages[i]->words * sizeof *frame);
    return makes || splits;
}

void
bs_exec_same(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Source *sources = insn->data;
    if (cast_tuple(insn, frame))
        return;
    for (guint32 i = 0; i < insn->n_results; i++) {
        const BsStorage *from = sources[i].storage, *to = insn->result_storages[i];
        if (from && bs_storage_is_memory(from) && bs_storage_is_memory(to)) {
            const BsView view = bs_view_of(from, frame + sources[i].place);
            put_result(machine, insn, frame, i, view.buffer, view.offset, view.rank, view.sizes,
                       view.strides);
        } else if (from && from->words == to->words &&
                   bs_storage_is_memory(from) == bs_storage_is_memory(to)) {
            memcpy(frame + insn->results[i], frame + sources[i].place, from->words * sizeof *frame);
        } else if (!cast_word(machine, insn, frame, i, &sources[i])) {
            bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_CAST));
        }
    }
}

// -- slices --------------------------------------------------------------------------------------

// A number in an attribute, or a place.
typedef struct Mixed {
    gint64 number; // BS_DYNAMIC: at the place
    guint32 place;
} Mixed;

typedef struct Slice {
    guint32 n[3]; // offsets, sizes, strides
    Mixed *mixed[3];
    guint32 *kept; // of the result's dimensions, which one of the slice; or NULL: all
} Slice;

static gboolean
read_mixed(BsDecoder *decoder, const BsOp *op, guint32 insn, guint32 group, const BsAttr *numbers,
           Mixed **mixed)
{
    const BsRange operands = bs_op_operand_group(op, group);
    const BsInsn *made = &decoder->insns.data[insn];
    guint32 next = 0;
    if (!numbers || numbers->kind != BS_ATTR_DENSE_ARRAY)
        return FALSE;
    *mixed = bs_decode_alloc(decoder, numbers->dense.n * sizeof **mixed);
    for (guint32 i = 0; i < numbers->dense.n; i++) {
        (*mixed)[i].number = (gint64)numbers->dense.values[i];
        if ((*mixed)[i].number != BS_DYNAMIC)
            continue;
        if (next == operands.n)
            return FALSE;
        (*mixed)[i].place = made->operands[operands.begin + next++];
    }
    return TRUE;
}

// Which dimensions a result of lower rank has: sizes of 1 are left out where they do not match.
static void
find_kept(BsDecoder *decoder, const BsOp *op, Slice *slice)
{
    const BsType *type = bs_op_result(op, 0)->type;
    if (type->shaped.rank >= slice->n[1])
        return;
    slice->kept = bs_decode_alloc(decoder, (type->shaped.rank + 1) * sizeof *slice->kept);
    guint32 k = 0;
    for (guint32 i = 0; i < slice->n[1] && k < type->shaped.rank; i++) {
        const gboolean must = slice->n[1] - i <= type->shaped.rank - k;
        if (must || slice->mixed[1][i].number == type->shaped.shape[k])
            slice->kept[k++] = i;
    }
}

gboolean
bs_decode_slice(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    static const char *const names[] = {"static_offsets", "static_sizes", "static_strides"};
    const guint32 first = op->def->shape->n_operands - 3;
    Slice *slice = bs_decode_alloc(decoder, sizeof *slice);
    for (guint32 i = 0; i < 3; i++) {
        const BsAttr *numbers = bs_op_attr(op, names[i]);
        if (!read_mixed(decoder, op, insn, first + i, numbers, &slice->mixed[i]))
            return bs_decode_refuse(decoder, BS_UNJUDGED_SLICE, op);
        slice->n[i] = numbers->dense.n;
    }
    if (op->n_results)
        find_kept(decoder, op, slice);
    decoder->insns.data[insn].data = slice;
    return TRUE;
}

static gint64
number_of(const Mixed *mixed, const guint64 *frame)
{
    return mixed->number == BS_DYNAMIC ? (gint64)frame[mixed->place] : mixed->number;
}

// Whether `size` elements from `offset` on are among `most`.
static gboolean
is_inside(gint64 offset, gint64 size, gint64 stride, gint64 most)
{
    gint64 last;
    if (offset < 0 || size < 0 || offset > most)
        return FALSE;
    if (size == 0)
        return TRUE;
    return !__builtin_mul_overflow(size - 1, stride, &last) &&
           !__builtin_add_overflow(last, offset, &last) && last >= 0 && last < most &&
           offset < most;
}

gboolean
bs_exec_slice(BsMachine *machine, const BsInsn *insn, const guint64 *frame, const BsView *view,
              gint64 *offset, gint64 *sizes, gint64 *strides)
{
    const Slice *slice = insn->data;
    guint64 at = (guint64)view->offset;
    if (slice->n[1] != view->rank) {
        bs_machine_fault(machine, BS_MACHINE_BAD_SHAPE, insn, view->buffer);
        return FALSE;
    }
    for (guint32 i = 0; i < view->rank; i++) {
        const gint64 begin = number_of(&slice->mixed[0][i], frame);
        const gint64 step = number_of(&slice->mixed[2][i], frame);
        sizes[i] = number_of(&slice->mixed[1][i], frame);
        strides[i] = (gint64)((guint64)step * (guint64)view->strides[i]);
        at += (guint64)begin * (guint64)view->strides[i];
        if (!is_inside(begin, sizes[i], step, view->sizes[i])) {
            bs_machine_fault(machine, BS_MACHINE_OUT_OF_BOUNDS, insn, view->buffer);
            return FALSE;
        }
    }
    *offset = (gint64)at;
    return TRUE;
}

void
bs_exec_subview(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Slice *slice = insn->data;
    const BsView view = bs_insn_view(insn, 0, frame);
    gint64 *sizes = g_newa(gint64, 2 * view.rank + 2), *strides = sizes + view.rank, offset;
    if (!bs_exec_slice(machine, insn, frame, &view, &offset, sizes, strides))
        return;
    const guint32 rank = insn->result_storages[0]->rank;
    for (guint32 i = 0; slice->kept && i < rank; i++) {
        sizes[i] = sizes[slice->kept[i]];
        strides[i] = strides[slice->kept[i]];
    }
    put_result(machine, insn, frame, 0, view.buffer, offset, rank, sizes, strides);
}

void
bs_exec_reinterpret(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Slice *slice = insn->data;
    const BsView view = bs_insn_view(insn, 0, frame);
    const guint32 rank = slice->n[1];
    gint64 *sizes = g_newa(gint64, 2 * rank + 2), *strides = sizes + rank;
    for (guint32 i = 0; i < rank; i++) {
        sizes[i] = number_of(&slice->mixed[1][i], frame);
        strides[i] = number_of(&slice->mixed[2][i], frame);
    }
    put_result(machine, insn, frame, 0, view.buffer, number_of(&slice->mixed[0][0], frame), rank,
               sizes, strides);
}

// -- other shapes --------------------------------------------------------------------------------

typedef struct Groups {
    guint32 n;
    guint32 *sizes; // how many dimensions are in each group
    guint32 n_shape;
    Mixed *shape; // of the result of an expansion, where it says so
} Groups;

gboolean
bs_decode_reassociation(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsAttr *lists = bs_op_attr(op, "reassociation");
    const BsAttr *shape = bs_op_attr(op, "static_output_shape");
    Groups *groups = bs_decode_alloc(decoder, sizeof *groups);
    decoder->insns.data[insn].data = groups;
    if (!lists || lists->kind != BS_ATTR_ARRAY)
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_GROUPS, op);
    groups->n = lists->array.n;
    groups->sizes = bs_decode_alloc(decoder, (groups->n + 1) * sizeof *groups->sizes);
    for (guint32 i = 0; i < groups->n; i++)
        groups->sizes[i] = lists->array.items[i]->array.n;
    if (shape && read_mixed(decoder, op, insn, 1, shape, &groups->shape))
        groups->n_shape = shape->dense.n;
    return TRUE;
}

void
bs_exec_collapse(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Groups *groups = insn->data;
    const BsView view = bs_insn_view(insn, 0, frame);
    gint64 *sizes = g_newa(gint64, 2 * groups->n + 2), *strides = sizes + groups->n;
    guint32 at = 0;
    for (guint32 i = 0; i < groups->n; i++) {
        gint64 size = 1, stride = 1;
        for (guint32 k = 0; k < groups->sizes[i] && at < view.rank; k++, at++) {
            size *= view.sizes[at];
            if (view.sizes[at] != 1 || k == 0)
                stride = view.strides[at];
        }
        sizes[i] = size;
        strides[i] = stride;
    }
    put_result(machine, insn, frame, 0, view.buffer, view.offset, groups->n, sizes, strides);
}

// The sizes of a group of an expansion; the one that nobody says is what is left.
static void
expand_group(const BsInsn *insn, const guint64 *frame, guint32 from, guint32 n, gint64 size,
             gint64 stride, gint64 *sizes, gint64 *strides)
{
    const Groups *groups = insn->data;
    const BsType *type = insn->result_storages[0]->type;
    gint64 known = 1;
    for (guint32 i = from; i < from + n; i++) {
        sizes[i] =
            i < groups->n_shape ? number_of(&groups->shape[i], frame) : type->shaped.shape[i];
        known *= sizes[i] == BS_DYNAMIC ? 1 : sizes[i];
    }
    for (guint32 i = from + n; i-- > from;) {
        if (sizes[i] == BS_DYNAMIC)
            sizes[i] = known ? size / known : 0;
        strides[i] = stride;
        stride = (gint64)((guint64)stride * (guint64)sizes[i]);
    }
}

void
bs_exec_expand(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Groups *groups = insn->data;
    const BsView view = bs_insn_view(insn, 0, frame);
    const guint32 rank = insn->result_storages[0]->rank;
    gint64 *sizes = g_newa(gint64, 2 * rank + 2), *strides = sizes + rank;
    guint32 at = 0;
    for (guint32 i = 0; i < rank; i++)
        sizes[i] = strides[i] = 1;
    for (guint32 i = 0; i < groups->n && i < view.rank && at + groups->sizes[i] <= rank; i++) {
        expand_group(insn, frame, at, groups->sizes[i], view.sizes[i], view.strides[i], sizes,
                     strides);
        at += groups->sizes[i];
    }
    const BsView result = {.rank = rank, .sizes = sizes};
    if (bs_view_n_elements(&result) != bs_view_n_elements(&view))
        bs_machine_fault(machine, BS_MACHINE_BAD_SHAPE, insn, view.buffer);
    else
        put_result(machine, insn, frame, 0, view.buffer, view.offset, rank, sizes, strides);
}

void
bs_exec_reshape(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView view = bs_insn_view(insn, 0, frame), shape = bs_insn_view(insn, 1, frame);
    const gint64 rank = shape.rank == 1 ? shape.sizes[0] : -1;
    if (rank < 0 || rank > 32) {
        bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_MANY_DIMENSIONS));
        return;
    }
    gint64 *sizes = g_newa(gint64, rank + 1);
    for (gint64 i = 0; i < rank; i++) {
        guint64 word;
        if (!bs_machine_load(machine, insn, shape.buffer, shape.offset + i * shape.strides[0],
                             insn->operand_storages[1]->element, &word))
            return;
        sizes[i] = (gint64)word;
    }
    const BsView result = {.rank = (guint32)rank, .sizes = sizes};
    if (bs_view_n_elements(&result) != bs_view_n_elements(&view)) {
        bs_machine_fault(machine, BS_MACHINE_BAD_SHAPE, insn, view.buffer);
        return;
    }
    gint64 *strides = g_newa(gint64, rank + 1), step = 1;
    for (gint64 i = rank; i-- > 0; step *= sizes[i])
        strides[i] = step;
    put_result(machine, insn, frame, 0, view.buffer, view.offset, (guint32)rank, sizes, strides);
}

gboolean
bs_decode_permutation(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const guint32 rank = bs_op_operand(op, 0)->type->shaped.rank;
    guint32 *order = bs_decode_alloc(decoder, (rank + 1) * sizeof *order);
    BsAffineExprs exprs = {.arena = &decoder->program->arena};
    const BsAttr *attr = bs_op_attr(op, "permutation");
    BsAffineMap map;
    decoder->insns.data[insn].data = order;
    if (!attr || attr->kind != BS_ATTR_AFFINE_MAP || !bs_affine_map_read(&exprs, attr, &map) ||
        map.n_results != rank)
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_PERMUTATION, op);
    for (guint32 i = 0; i < rank; i++) {
        if (map.results[i]->kind != BS_AFFINE_DIM || map.results[i]->value >= rank)
            return bs_decode_refuse(decoder, BS_UNJUDGED_NO_PERMUTATION, op);
        order[i] = (guint32)map.results[i]->value;
    }
    return TRUE;
}

void
bs_exec_transpose(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const guint32 *order = insn->data;
    const BsView view = bs_insn_view(insn, 0, frame);
    gint64 *sizes = g_newa(gint64, 2 * view.rank + 2), *strides = sizes + view.rank;
    for (guint32 i = 0; i < view.rank; i++) {
        sizes[i] = view.sizes[order[i]];
        strides[i] = view.strides[order[i]];
    }
    put_result(machine, insn, frame, 0, view.buffer, view.offset, view.rank, sizes, strides);
}

void
bs_exec_view(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView view = bs_insn_view(insn, 0, frame);
    const BsStorage *storage = insn->result_storages[0];
    const gint64 each = bs_storage_element_bytes(storage->element);
    const gint64 shift = (gint64)frame[insn->operands[1]], at = view.offset + shift;
    const gint64 *sizes = bs_exec_sizes(machine, insn, storage, 2, frame);
    const BsView result = {.rank = storage->rank, .sizes = sizes};
    const gint64 n = bs_view_n_elements(&result);
    if (shift < 0 || n < 0 || n > (view.sizes[0] - shift) / each)
        bs_machine_fault(machine, BS_MACHINE_OUT_OF_BOUNDS, insn, view.buffer);
    else if (at % each)
        bs_machine_end(machine, BS_STUCK, bs_unjudged_words(BS_UNJUDGED_BETWEEN));
    else
        bs_view_put(storage, frame + insn->results[0], view.buffer, at / each, storage->rank, sizes,
                    NULL);
}

// -- questions -----------------------------------------------------------------------------------

void
bs_exec_metadata(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView view = bs_insn_view(insn, 0, frame);
    bs_view_put(insn->result_storages[0], frame + insn->results[0], view.buffer, 0, 0, NULL, NULL);
    frame[insn->results[1]] = (guint64)view.offset;
    for (guint32 i = 0; i < view.rank && 2 + view.rank + i < insn->n_results; i++) {
        frame[insn->results[2 + i]] = (guint64)view.sizes[i];
        frame[insn->results[2 + view.rank + i]] = (guint64)view.strides[i];
    }
}

// No two buffers have the same, and none is 0.
void
bs_exec_address(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    frame[insn->results[0]] = (guint64)(guint32)frame[insn->operands[0]] << 32;
}

void
bs_exec_dim(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsView view = bs_insn_view(insn, 0, frame);
    const guint64 i = frame[insn->operands[1]];
    if (i < view.rank)
        frame[insn->results[0]] = (guint64)view.sizes[i];
    else
        bs_machine_fault(machine, BS_MACHINE_BAD_SHAPE, insn, 0);
}

void
bs_exec_rank(G_GNUC_UNUSED BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    frame[insn->results[0]] = bs_insn_view(insn, 0, frame).rank;
}
