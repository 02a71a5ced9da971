// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory of a program that is executed. Each allocation is a buffer of its own, with a number
// that no other ever gets: it is never recognized by an address. It knows who made it and freed it
// and when, when it was used last, and which of its bytes were ever written.
//
// A heap can be kept as it is at a moment, at the cost of a pointer for each BS_HEAP_CHUNK buffers:
// what is then changed is copied first, a chunk's records and a buffer's bytes by themselves.
#pragma once

#include "ir/ir.h"

typedef enum BsBufferKind {
    BS_BUFFER_HEAP,
    BS_BUFFER_STACK,
    BS_BUFFER_GLOBAL,
    BS_BUFFER_ARGUMENT, // the caller's, who frees it
    BS_BUFFER_TENSOR,   // a tensor that is in no buffer of the program
} BsBufferKind;

typedef struct BsBytes BsBytes; // bytes, shared by heaps

typedef struct BsBuffer {
    BsBytes *memory;    // NULL when it is free
    const BsType *type; // of the memref as which it was made
    gint64 bytes;
    guint64 made, freed, used;                // steps; 0: before the first one, or not yet
    const BsOp *made_by, *freed_by, *used_by; // NULL: nobody, or what called the function
    guint8 kind;                              // BsBufferKind
    gboolean is_free;
} BsBuffer;

enum { BS_HEAP_CHUNK = 64 };

typedef struct BsHeapChunk BsHeapChunk;

typedef struct BsHeap {
    BS_VEC(BsHeapChunk *) chunks;
    guint32 n;                       // buffers so far; numbers begin with 1
    gint64 bytes, peak_bytes;        // on the heap now, and at most at once
    gint64 stack_bytes, peak_stack;  // the same on the stack
    gint64 all_bytes;                // of all that is there, tensors and the caller's included
    guint32 live, peak, made, freed; // buffers on the heap: now, at most, so far
    guint64 peak_step;               // when they were most bytes first
} BsHeap;

/* An empty heap is all zeroes. Frees what it holds. */
void bs_heap_clear(BsHeap *heap);
/* Makes `to`, which is empty, the same as `from`: both share what neither changes. */
void bs_heap_copy(BsHeap *to, const BsHeap *from);

/* Whoever does something to a buffer, and when. */
typedef struct BsHeapEvent {
    const BsOp *op;
    guint64 step;
} BsHeapEvent;

/* Makes a buffer of so many bytes, none of them written, and returns its number. */
guint32 bs_heap_make(BsHeap *heap, BsBufferKind kind, const BsType *type, gint64 bytes,
                     BsHeapEvent event);
/* Frees a buffer that is not free; its bytes are gone. */
void bs_heap_free(BsHeap *heap, guint32 buffer, BsHeapEvent event);
/* The record of a buffer; it stays at its address until the heap is changed. 1 <= buffer <= n. */
const BsBuffer *bs_heap_get(const BsHeap *heap, guint32 buffer);

/* Bytes of a buffer that is not free, to be read; `at + n` is within it. Counts as a use. NULL: it
   has none. */
const guint8 *bs_heap_read(BsHeap *heap, guint32 buffer, gint64 at, gint64 n, BsHeapEvent event);
/* The same to be written: all n bytes count as written from now on. */
guint8 *bs_heap_write(BsHeap *heap, guint32 buffer, gint64 at, gint64 n, BsHeapEvent event);
/* The bytes for those who only look: no use. */
const guint8 *bs_heap_look(const BsHeap *heap, guint32 buffer);
/* Whether all of these bytes were ever written. */
gboolean bs_heap_is_written(const BsHeap *heap, guint32 buffer, gint64 at, gint64 n);
/* These bytes have not been written any more: what is copied from where nothing was written. */
void bs_heap_forget(BsHeap *heap, guint32 buffer, gint64 at, gint64 n);
