// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory of a program that is executed. Each allocation is a buffer of its own, with a number
// that no other ever gets: it is never recognized by an address. It knows who made it and freed it
// and when, when it was used last, and which of its bytes were ever written.
//
// A heap can be kept as it is at a moment, at the cost of a pointer for each BS_HEAP_CHUNK buffers:
// what is then changed is copied first, the records of a chunk, and the bytes of a buffer or of a
// page of one. How much all of them hold together is known.
#pragma once

#include "ir/ir.h"

typedef enum BsBufferKind {
    BS_BUFFER_HEAP,
    BS_BUFFER_STACK,
    BS_BUFFER_GLOBAL,
    BS_BUFFER_ARGUMENT, // the caller's, who frees it
    BS_BUFFER_TENSOR,   // a tensor that is in no buffer of the program
} BsBufferKind;

typedef struct BsBytes BsBytes;       // bytes, shared by heaps
typedef struct BsHeapPool BsHeapPool; // what they share

typedef struct BsBuffer {
    BsBytes *memory;    // NULL when it is free
    const BsType *type; // of the memref as which it was made
    gint64 bytes;
    guint64 made, freed, used;                // steps; 0: before the first one, or not yet
    const BsOp *made_by, *freed_by, *used_by; // NULL: nobody, or what called the function
    const BsOp *made_in;                      // the call in whose callee `made_by` is; NULL: none
    guint8 kind;                              // BsBufferKind
    guint8 is_free;
    guint8 leaks; // the run is over, nobody freed it, and nobody outside has it
} BsBuffer;

enum {
    BS_HEAP_CHUNK = 64,  // buffers
    BS_HEAP_PAGE = 1024, // bytes of a larger buffer that are copied together
};

typedef struct BsHeapChunk BsHeapChunk;

typedef struct BsHeap {
    BS_VEC(BsHeapChunk *) chunks;
    BsHeapPool *pool;                // NULL: there are no buffers yet
    guint32 n;                       // buffers so far; numbers begin with 1
    gint64 bytes, peak_bytes;        // on the heap now, and at most at once
    gint64 stack_bytes, peak_stack;  // the same on the stack
    gint64 all_bytes;                // of all that is there, tensors and the caller's included
    guint32 live, peak, made, freed; // buffers on the heap: now, at most, so far
    guint64 peak_step;               // when they were most bytes first
    guint8 unwritten;                // what bytes are that were never written; to be set at first
} BsHeap;

/* An empty heap is all zeroes. Frees what it holds. */
void bs_heap_clear(BsHeap *heap);
/* Makes `to`, which is empty, the same as `from`: both share what neither changes. */
void bs_heap_copy(BsHeap *to, const BsHeap *from);
/* Bytes that this heap and all copies of it, and of which it is one, hold together. */
gsize bs_heap_held(const BsHeap *heap);

/* Whoever does something to a buffer, and when. */
typedef struct BsHeapEvent {
    const BsOp *op;
    guint64 step;
    const BsOp *call; // in whose callee it does; asked of who makes one
} BsHeapEvent;

/* Makes a buffer of so many bytes, none of them written, and returns its number. */
guint32 bs_heap_make(BsHeap *heap, BsBufferKind kind, const BsType *type, gint64 bytes,
                     BsHeapEvent event);
/* Frees a buffer that is not free; its bytes are gone. */
void bs_heap_free(BsHeap *heap, guint32 buffer, BsHeapEvent event);
/* The run is over, and that buffer leaks. */
void bs_heap_leak(BsHeap *heap, guint32 buffer);
/* Somebody has the buffer who may access all of it. */
void bs_heap_use(BsHeap *heap, guint32 buffer, BsHeapEvent event);
/* The record of a buffer; it stays at its address until the heap is changed. 1 <= buffer <= n. */
const BsBuffer *bs_heap_get(const BsHeap *heap, guint32 buffer);

// Of the bytes of a buffer that is not free; `at + n` is within it.

/* Reads them. Counts as a use. FALSE: some were never written, and are what they may be. */
gboolean bs_heap_read(BsHeap *heap, guint32 buffer, gint64 at, gint64 n, gpointer to,
                      BsHeapEvent event);
/* The same for those who only look: no use. `to` NULL: only whether they were written. */
gboolean bs_heap_look(const BsHeap *heap, guint32 buffer, gint64 at, gint64 n, gpointer to);
/* Writes them. Counts as a use. */
void bs_heap_write(BsHeap *heap, guint32 buffer, gint64 at, gint64 n, gconstpointer from,
                   BsHeapEvent event);
/* Copies from one buffer to another, or the same, as memmove() does; what was never written there
   counts as never written here. Uses both. */
void bs_heap_move(BsHeap *heap, guint32 from, gint64 from_at, guint32 to, gint64 to_at, gint64 n,
                  BsHeapEvent event);
