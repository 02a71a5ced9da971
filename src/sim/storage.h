// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the machine keeps values: in words of 64 bits in a frame, and in bytes as elements of memory.
#pragma once

#include "ir/ir.h"

typedef enum BsStorageKind {
    BS_STORAGE_NUMBERS,  // one word for each number: a scalar has one, a vector several
    BS_STORAGE_MEMORY,   // a ranked memref or tensor: see BsView
    BS_STORAGE_UNRANKED, // the same with its rank, and room for BS_UNRANKED_RANK dimensions
    BS_STORAGE_BUFFER,   // an indicator: the number of a buffer, 0: none
    BS_STORAGE_TOKEN,    // one word without a meaning of its own: tokens, functions, tuples
} BsStorageKind;

enum {
    BS_UNRANKED_RANK = 8,
    BS_STORAGE_MOST_WORDS = 1 << 14, // of one value
};

typedef struct BsStorage BsStorage;
struct BsStorage {
    BsStorageKind kind;
    guint32 words;        // in a frame
    guint32 n, bytes;     // as an element of memory: so many parts of so many bytes, each a word
    guint64 mask;         // the bits of a part that count
    guint32 rank;         // of BS_STORAGE_MEMORY
    const BsType *type;   // the value's
    const BsType *number; // of BS_STORAGE_NUMBERS: the type of one
    const BsStorage *element; // of a memref or tensor of a program: of its elements
};

/* How values of that type are kept. FALSE when the machine has none of that type: of numbers of
   more than 64 bits. */
gboolean bs_storage_init(BsStorage *storage, const BsType *type);

/* Whether it is a memref or tensor, of any rank. */
static inline gboolean
bs_storage_is_memory(const BsStorage *storage)
{
    return storage->kind == BS_STORAGE_MEMORY || storage->kind == BS_STORAGE_UNRANKED;
}

/* Bytes of one element of memory. */
static inline guint32
bs_storage_element_bytes(const BsStorage *storage)
{
    return storage->n * storage->bytes;
}

// A memref or tensor in a frame: these words, then a size and then a stride for each dimension, in
// elements. An unranked one has its rank in front of the sizes.
enum { BS_VIEW_BUFFER, BS_VIEW_OFFSET, BS_VIEW_SIZES };

// The same, to be looked at.
typedef struct BsView {
    guint32 buffer; // number of the buffer; 0: none
    guint32 rank;
    gint64 offset;       // of the first element, in elements
    const gint64 *sizes; // `rank` each
    const gint64 *strides;
} BsView;

/* What the words of a memref or tensor say, which stay where they are. */
static inline BsView
bs_view_of(const BsStorage *storage, const guint64 *words)
{
    const gboolean unranked = storage->kind == BS_STORAGE_UNRANKED;
    const guint32 rank = unranked ? (guint32)words[BS_VIEW_SIZES] : storage->rank;
    const gint64 *sizes = (const gint64 *)words + BS_VIEW_SIZES + unranked;
    return (BsView){.buffer = (guint32)words[BS_VIEW_BUFFER],
                    .offset = (gint64)words[BS_VIEW_OFFSET],
                    .rank = rank,
                    .sizes = sizes,
                    .strides = sizes + rank};
}
/* Writes words of that storage: `strides` NULL for the elements in a row. FALSE when an unranked
   one has more dimensions than there is room for. */
gboolean bs_view_put(const BsStorage *storage, guint64 *words, guint32 buffer, gint64 offset,
                     guint32 rank, const gint64 *sizes, const gint64 *strides);
/* How many elements it has; -1 when that is more than 2^62, or a size is below 0. */
gint64 bs_view_n_elements(const BsView *view);
