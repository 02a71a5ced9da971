// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heap at a moment of a run, buffer by buffer, to be drawn and read out: those that are there,
// with who holds them and what is in them, and those that were freed last.
#pragma once

#include "debug/verdict/heap-map.h"

enum {
    BS_RUN_HEAP_MOST_FREED = 8,     // that are told of, the last ones
    BS_RUN_HEAP_MOST_ELEMENTS = 16, // of a buffer
};

typedef struct BsRunBox {
    guint32 number;
    char *name;     // "%a", of the value that was its allocation; NULL: it has none; owned
    char *holders;  // "%a, %b and 2 more"; "" for nobody; owned
    char *contents; // "1, 2, -" of all elements, where there are few; else NULL; owned
    gint64 bytes;
    guint8 kind; // BsBufferKind
    gboolean is_free, leaks;
    gboolean is_touched;      // the executed op made, freed or used it
    guint32 made_by;          // id of the op; 0: nobody, or the caller
    char *made_at, *freed_at; // "memref.alloc, line 3"; NULL: nobody; owned
    guint64 made, freed;      // steps
} BsRunBox;

typedef struct BsRunHeap {
    GArray *boxes;   // BsRunBox, those that are there first
    guint32 n_there; // buffers that are there, more than are told of where there are very many
    gint64 bytes;    // on the heap
} BsRunHeap;

/* Nothing of it is borrowed. `map` is that of the whole run. Of the moment at which the record
   stands, and stood when bs_run_record_go() was called last. Free with bs_run_heap_free(). Cost:
   that of the buffers that are told of. */
BsRunHeap *bs_run_heap_new(BsRunRecord *record, const BsRunMoment *moment, const BsHeapMap *map);
/* Accepts NULL. */
void bs_run_heap_free(BsRunHeap *heap);
/* Whether two moments have the same heap, told of in the same words. Neither may be NULL. */
gboolean bs_run_heap_is_same(const BsRunHeap *heap, const BsRunHeap *other);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsRunHeap, bs_run_heap_free)

/* Appends a line, to be shown: "buffer 2, %a: 64 bytes, made by 'memref.alloc' at line 3; held by
   %a; holds 1, 2". */
void bs_run_box_put(const BsRunBox *box, GString *out);
/* Appends its title: "buffer 2 · %a". */
void bs_run_box_put_title(const BsRunBox *box, GString *out);
/* Appends what it is, made by whom: "64 bytes on the stack, memref.alloca line 3". */
void bs_run_box_put_origin(const BsRunBox *box, GString *out);
