// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/storage.h"

static guint32
bytes_of_bits(guint32 bits)
{
    return bits <= 8 ? 1 : bits <= 16 ? 2 : bits <= 32 ? 4 : 8;
}

// Parts of one number: 2 of a complex one; 0 when the machine has none of that type.
static guint32
n_parts(const BsType *type, const BsType **part)
{
    *part = type->kind == BS_TYPE_COMPLEX ? type->shaped.element : type;
    const guint32 bits = bs_type_bit_width(*part);
    const gboolean is_number = (*part)->kind == BS_TYPE_INTEGER || (*part)->kind == BS_TYPE_FLOAT ||
                               (*part)->kind == BS_TYPE_INDEX;
    if (!is_number || bits > 64)
        return 0;
    return type->kind == BS_TYPE_COMPLEX ? 2 : 1;
}

static gboolean
init_numbers(BsStorage *storage, const BsType *type)
{
    const gboolean is_vector = type->kind == BS_TYPE_VECTOR;
    const gint64 n = is_vector ? bs_type_n_elements(type) : 1;
    const guint32 parts = n_parts(is_vector ? type->shaped.element : type, &storage->number);
    if (!parts || n < 0 || n > BS_STORAGE_MOST_WORDS / 2 || (is_vector && type->shaped.layout))
        return FALSE;
    storage->kind = BS_STORAGE_NUMBERS;
    storage->words = storage->n = (guint32)n * parts;
    const guint32 bits = bs_type_bit_width(storage->number);
    storage->bytes = bytes_of_bits(bits);
    storage->mask = bits < 64 ? (1ull << bits) - 1 : G_MAXUINT64;
    return TRUE;
}

static void
init_words(BsStorage *storage, BsStorageKind kind, guint32 words)
{
    storage->kind = kind;
    storage->words = storage->n = words;
    storage->bytes = sizeof(guint64);
    storage->mask = G_MAXUINT64;
}

// `!async.value<T>` is kept as T: who waits for it finds it there.
static gboolean
init_opaque(BsStorage *storage, const BsType *type)
{
    if (type->kind == BS_TYPE_OPAQUE && type->opaque.inner) {
        const gboolean ok = bs_storage_init(storage, type->opaque.inner);
        storage->type = type;
        return ok;
    }
    const gboolean is_indicator =
        type->kind == BS_TYPE_OPAQUE && g_str_has_prefix(type->opaque.text, "!deallocation.");
    init_words(storage, is_indicator ? BS_STORAGE_BUFFER : BS_STORAGE_TOKEN, 1);
    return TRUE;
}

// Members one behind the other: nobody looks into it but a cast that takes it apart.
static gboolean
init_tuple(BsStorage *storage, const BsType *type)
{
    guint32 words = 0;
    for (guint32 i = 0; i < type->tuple.n; i++) {
        BsStorage member;
        if (!bs_storage_init(&member, type->tuple.types[i]))
            return FALSE;
        words += member.words;
    }
    init_words(storage, BS_STORAGE_TOKEN, MAX(words, 1));
    return words <= BS_STORAGE_MOST_WORDS;
}

gboolean
bs_storage_init(BsStorage *storage, const BsType *type)
{
    *storage = (BsStorage){.type = type};
    switch (type->kind) {
    case BS_TYPE_MEMREF:
    case BS_TYPE_TENSOR:
        storage->rank = type->shaped.rank;
        init_words(storage, BS_STORAGE_MEMORY, BS_VIEW_SIZES + 2 * type->shaped.rank);
        return storage->words <= BS_STORAGE_MOST_WORDS;
    case BS_TYPE_UNRANKED_MEMREF:
    case BS_TYPE_UNRANKED_TENSOR:
        init_words(storage, BS_STORAGE_UNRANKED, BS_VIEW_SIZES + 1 + 2 * BS_UNRANKED_RANK);
        return TRUE;
    case BS_TYPE_TUPLE:
        return init_tuple(storage, type);
    case BS_TYPE_NONE:
    case BS_TYPE_FUNCTION:
    case BS_TYPE_OPAQUE:
        return init_opaque(storage, type);
    default:
        return init_numbers(storage, type);
    }
}

// -- views ---------------------------------------------------------------------------------------

gboolean
bs_view_put(const BsStorage *storage, guint64 *words, guint32 buffer, gint64 offset, guint32 rank,
            const gint64 *sizes, const gint64 *strides)
{
    const gboolean unranked = storage->kind == BS_STORAGE_UNRANKED;
    if (unranked ? rank > BS_UNRANKED_RANK : rank != storage->rank)
        return FALSE;
    gint64 *to = (gint64 *)words + BS_VIEW_SIZES + unranked, step = 1;
    if (rank)
        memmove(to, sizes, rank * sizeof *sizes);
    for (guint32 i = rank; i-- > 0;) {
        to[rank + i] = strides ? strides[i] : step;
        step = (gint64)((guint64)step * (guint64)to[i]);
    }
    words[BS_VIEW_BUFFER] = buffer;
    words[BS_VIEW_OFFSET] = (guint64)offset;
    if (unranked)
        words[BS_VIEW_SIZES] = rank;
    return TRUE;
}

gint64
bs_view_n_elements(const BsView *view)
{
    const gint64 most = G_GINT64_CONSTANT(1) << 62;
    gint64 n = 1;
    for (guint32 i = 0; i < view->rank; i++) {
        if (view->sizes[i] < 0 || (view->sizes[i] && n > most / view->sizes[i]))
            return -1;
        n *= view->sizes[i];
    }
    return n;
}
