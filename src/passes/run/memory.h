// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a pass keeps for its next run in the same pipeline: lists and tables that are empty between
// the runs, so that running on one small function after the other asks for no memory.
#pragma once

#include "passes/run/pass.h"

// One for each kind of thing that is kept; static, its address stands for the kind.
typedef struct BsMemoryKind {
    gpointer (*make)(void); // never NULL
    GDestroyNotify free;
} BsMemoryKind;

typedef struct BsPassMemory BsPassMemory;

/* Nothing is kept yet. Free with bs_pass_memory_free(), which accepts NULL. */
BsPassMemory *bs_pass_memory_new(void);
void bs_pass_memory_free(BsPassMemory *memory);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsPassMemory, bs_pass_memory_free)

/* The thing of that kind that context->memory keeps, or a new one. It is the caller's until it is
   given back, as it was made: empty. */
gpointer bs_memory_take(const BsPassContext *context, const BsMemoryKind *kind);
/* Keeps it, or frees it where nothing is kept. */
void bs_memory_give_back(const BsPassContext *context, const BsMemoryKind *kind, gpointer thing);
