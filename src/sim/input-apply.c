// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gives the values of an input to a machine: makes the memory of arguments, and fills it.
#include "dialects/common/fold.h"
#include "ir/real.h"
#include "sim/input.h"
#include "sim/machine-private.h"

#include <math.h>

enum { SIZE = 3 }; // of a dimension of which nothing is said

guint64
bs_input_word(const BsType *type, double number, gint64 integer)
{
    const guint32 width = bs_type_bit_width(type);
    if (type->kind == BS_TYPE_FLOAT && width == 32) { // of the most elements: as C rounds
        const float single = (float)number;
        guint32 word;
        memcpy(&word, &single, sizeof word);
        return word;
    }
    if (type->kind == BS_TYPE_FLOAT && width == 64) {
        guint64 word;
        memcpy(&word, &number, sizeof word);
        return word;
    }
    if (type->kind == BS_TYPE_FLOAT) {
        const BsReal real = bs_real_from_double(number);
        return (guint64)bs_real_pack(bs_float_layout(type->format), &real);
    }
    return width >= 64 ? (guint64)integer : (guint64)integer & ((1ull << width) - 1);
}

BsInputNumber
bs_input_number(const BsType *type, guint64 word)
{
    const guint32 width = bs_type_bit_width(type);
    if (type->kind == BS_TYPE_FLOAT) {
        const BsReal real = bs_real_unpack(bs_float_layout(type->format), word);
        const double number = bs_real_to_double(&real);
        return (BsInputNumber){number, fabs(number) < 9e18 ? (gint64)number : 0};
    }
    const gint64 integer = width == 1 ? (gint64)(word & 1) : bs_int_signed(word, MIN(width, 64));
    return (BsInputNumber){(double)integer, integer};
}

// -- making memory --------------------------------------------------------------------------------

// What there are no inputs for.
static const char *
refusal(gint64 n, gint64 room, const BsStorage *element)
{
    if (n < 0 || room < 0 || room > G_MAXINT32)
        return bs_unjudged_words(BS_UNJUDGED_LARGE_ARGUMENT);
    return element->kind == BS_STORAGE_NUMBERS || element->element
               ? NULL
               : bs_unjudged_words(BS_UNJUDGED_NO_NUMBERS);
}

void
bs_input_sizes(const BsInputValue *value, const BsStorage *storage, GArray *sizes)
{
    guint32 next = 0;
    if (value->kind == BS_INPUT_SAME || storage->kind != BS_STORAGE_MEMORY)
        return;
    for (guint32 i = 0; i < storage->rank; i++) {
        if (storage->type->shaped.shape[i] != BS_DYNAMIC)
            continue;
        const gint64 size = next < value->n_sizes ? value->sizes[next++] : SIZE;
        g_array_append_val(sizes, size);
    }
}

// How memory of an argument lies: `n` elements in a buffer of `room` of them.
typedef struct Layout {
    guint32 rank;
    gint64 *sizes, *strides; // borrowed
    gint64 offset, n, room;
} Layout;

static void
take_sizes(const BsStorage *storage, const BsInputValue *value, Layout *layout)
{
    guint32 next = 0;
    for (guint32 i = 0; i < layout->rank; i++) {
        const gint64 size =
            storage->kind == BS_STORAGE_UNRANKED ? SIZE : storage->type->shaped.shape[i];
        layout->sizes[i] = size != BS_DYNAMIC      ? size
                           : next < value->n_sizes ? value->sizes[next++]
                                                   : SIZE;
    }
}

// A memref whose layout is not the plain one may begin anywhere and have gaps: it has neither here,
// unless its type says so. FALSE: nobody knows the strides.
static gboolean
lay_out(const BsStorage *storage, Layout *layout)
{
    const BsView shape = {.rank = layout->rank, .sizes = layout->sizes};
    const gboolean strided = storage->type->kind == BS_TYPE_MEMREF && storage->type->shaped.layout;
    gint64 step = 1, end = 1;
    gint64 *stated = g_newa0(gint64, layout->rank + 1);
    if (strided && !bs_memref_strides(storage->type, stated, &layout->offset))
        return FALSE;
    layout->offset = layout->offset == BS_DYNAMIC ? 0 : layout->offset;
    for (guint32 i = layout->rank; i-- > 0; step *= layout->sizes[i]) {
        layout->strides[i] = strided && stated[i] != BS_DYNAMIC ? stated[i] : step;
        end += (layout->sizes[i] - 1) * layout->strides[i];
    }
    layout->n = bs_view_n_elements(&shape);
    layout->room = layout->n > 0 ? layout->offset + (strided ? end : layout->n) : 0;
    return TRUE;
}

static guint32
make_buffer(BsMachine *machine, const BsStorage *storage, gint64 room)
{
    const BsTypeKind kind = storage->type->kind;
    const gboolean is_tensor = kind == BS_TYPE_TENSOR || kind == BS_TYPE_UNRANKED_TENSOR;
    return bs_machine_make(machine, is_tensor ? BS_BUFFER_TENSOR : BS_BUFFER_ARGUMENT,
                           storage->type, room * bs_storage_element_bytes(storage->element), NULL);
}

static gboolean
make_memory(BsMachine *machine, const BsStorage *storage, const BsInputValue *value, guint64 *words,
            const char **why)
{
    Layout layout = {.rank = storage->kind == BS_STORAGE_UNRANKED ? 1 : storage->rank};
    layout.sizes = g_newa0(gint64, 2 * layout.rank + 2);
    layout.strides = layout.sizes + layout.rank;
    take_sizes(storage, value, &layout);
    *why = !lay_out(storage, &layout) ? bs_unjudged_words(BS_UNJUDGED_LAYOUT)
                                      : refusal(layout.n, layout.room, storage->element);
    if (*why)
        return FALSE;
    const guint32 buffer = make_buffer(machine, storage, layout.room);
    if (!buffer)
        *why = bs_unjudged_words(BS_UNJUDGED_LARGE_ARGUMENT);
    else if (value->kind == BS_INPUT_LIST && layout.room > layout.n)
        *why = bs_unjudged_words(BS_UNJUDGED_GAPS);
    return !*why && bs_view_put(storage, words, buffer, layout.offset, layout.rank, layout.sizes,
                                layout.strides);
}

// -- filling it ----------------------------------------------------------------------------------

// Of part number `i` of all elements: those of a vector are the same.
static guint64
part_word(const BsInputValue *value, const BsStorage *element, gint64 i)
{
    const BsType *type = element->number;
    i /= element->n;
    switch (value->kind) {
    case BS_INPUT_IOTA:
        return bs_input_word(type, (double)(i + 1), i + 1);
    case BS_INPUT_LIST:
        return bs_input_word(type, value->elements[i].number, value->elements[i].integer);
    default:
        return bs_input_word(type, value->number, value->integer);
    }
}

enum { AT_ONCE = 1024 }; // bytes that are written together

// Parts that are all the same, from `first` on.
static void
fill_with_word(BsMachine *machine, guint32 buffer, guint32 each, gint64 first, gint64 n,
               guint64 word)
{
    guint8 some[AT_ONCE];
    const gint64 at_once = MIN(AT_ONCE / each, n);
    for (gint64 i = 0; i < at_once; i++)
        memcpy(some + i * each, &word, each);
    for (gint64 done = 0; done < n; done += at_once)
        bs_heap_write(&machine->heap, buffer, (first + done) * each, MIN(at_once, n - done) * each,
                      some, (BsHeapEvent){0});
}

static void
fill_one_by_one(BsMachine *machine, const BsInputValue *value, guint32 buffer,
                const BsStorage *element, gint64 n)
{
    guint8 some[AT_ONCE];
    const gint64 each = element->bytes, at_once = AT_ONCE / each;
    for (gint64 first = 0; first < n; first += at_once) {
        const gint64 here = MIN(at_once, n - first);
        for (gint64 i = 0; i < here; i++) {
            const guint64 word = part_word(value, element, first + i);
            memcpy(some + i * each, &word, (gsize)each);
        }
        bs_heap_write(&machine->heap, buffer, first * each, here * each, some, (BsHeapEvent){0});
    }
}

// 1, 2, 3, ... in a format of few bits, in which many neighbours are the same: what the first and
// the last one have become is what all between have.
static void
fill_rounded(BsMachine *machine, const BsInputValue *value, guint32 buffer,
             const BsStorage *element, gint64 first, gint64 n)
{
    const guint64 word = part_word(value, element, first);
    if (word == part_word(value, element, first + n - 1)) {
        fill_with_word(machine, buffer, element->bytes, first, n, word);
        return;
    }
    fill_rounded(machine, value, buffer, element, first, n / 2);
    fill_rounded(machine, value, buffer, element, first + n / 2, n - n / 2);
}

static void
fill_numbers(BsMachine *machine, const BsInputValue *value, guint32 buffer,
             const BsStorage *element, gint64 n)
{
    const BsType *type = element->number;
    const gboolean is_rounded = type->kind == BS_TYPE_FLOAT && bs_type_bit_width(type) < 32;
    const gint64 parts = n * element->n;
    if (value->kind == BS_INPUT_UNWRITTEN || !parts)
        return;
    if (value->kind == BS_INPUT_NUMBER)
        fill_with_word(machine, buffer, element->bytes, 0, parts, part_word(value, element, 0));
    else if (value->kind == BS_INPUT_IOTA && is_rounded)
        fill_rounded(machine, value, buffer, element, 0, parts);
    else
        fill_one_by_one(machine, value, buffer, element, parts);
}

static gboolean fill(BsMachine *machine, const BsStorage *storage, const BsInputValue *value,
                     const guint64 *words, const char **why);

// Memrefs in memory: each is one of its own, of the caller's.
static gboolean
fill_with_memory(BsMachine *machine, const BsInputValue *value, guint32 buffer,
                 const BsStorage *element, gint64 n, const char **why)
{
    enum { MOST = 256 };
    const BsInputValue held = {.kind = BS_INPUT_IOTA};
    const guint32 each = bs_storage_element_bytes(element);
    g_autofree guint64 *words = g_new0(guint64, element->words);
    g_autofree guint8 *bytes = g_malloc0((gsize)each + 1);
    if (n > MOST) {
        *why = bs_unjudged_words(BS_UNJUDGED_MANY_MEMREFS);
        return FALSE;
    }
    for (gint64 i = 0; i < n && value->kind != BS_INPUT_UNWRITTEN; i++) {
        if (!make_memory(machine, element, &held, words, why) ||
            !fill(machine, element, &held, words, why))
            return FALSE;
        bs_storage_store(element, words, bytes);
        bs_heap_write(&machine->heap, buffer, i * each, each, bytes, (BsHeapEvent){0});
    }
    return TRUE;
}

// All of the buffer, which was made for that value and begins where the view does, or before.
static gboolean
fill(BsMachine *machine, const BsStorage *storage, const BsInputValue *value, const guint64 *words,
     const char **why)
{
    const BsStorage *element = storage->element;
    const guint32 buffer = bs_view_of(storage, words).buffer;
    const gint64 bytes = bs_heap_get(&machine->heap, buffer)->bytes;
    const gint64 n = bytes / bs_storage_element_bytes(element);
    if (element->kind != BS_STORAGE_NUMBERS)
        return fill_with_memory(machine, value, buffer, element, n, why);
    fill_numbers(machine, value, buffer, element, n);
    return TRUE;
}

// -- arguments ------------------------------------------------------------------------------------

static gboolean
make_argument(const BsInput *input, BsMachine *machine, guint32 i, const char **why)
{
    const BsStorage *storage, *other;
    guint64 *words = bs_machine_argument(machine, i, &storage);
    const BsInputValue *value = &input->values[i];
    if (value->kind == BS_INPUT_SAME) {
        memcpy(words, bs_machine_argument(machine, value->same, &other),
               storage->words * sizeof *words);
    } else if (bs_storage_is_memory(storage)) {
        return make_memory(machine, storage, value, words, why);
    } else if (storage->kind == BS_STORAGE_NUMBERS) {
        for (guint32 k = 0; k < storage->words; k++)
            words[k] = bs_input_word(storage->number, value->number, value->integer);
    } else {
        *words = 0;
    }
    return TRUE;
}

// All memory is made before any of it is written: whether there is room costs nothing to ask.
gboolean
bs_input_apply(const BsInput *input, BsMachine *machine, const char **why)
{
    for (guint32 i = 0; i < input->n; i++) {
        if (!make_argument(input, machine, i, why))
            return FALSE;
    }
    for (guint32 i = 0; i < input->n; i++) {
        const BsStorage *storage;
        const guint64 *words = bs_machine_argument(machine, i, &storage);
        if (input->values[i].kind != BS_INPUT_SAME && bs_storage_is_memory(storage) &&
            !fill(machine, storage, &input->values[i], words, why))
            return FALSE;
    }
    return TRUE;
}
