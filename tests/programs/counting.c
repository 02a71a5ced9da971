// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Allocation with a record of what is live. When the program ends, standard error gets one line:
// how many buffers were allocated, how many were freed, and how many frees were of something that
// was not live. What was freed is overwritten and never given out again, so that one who still
// reads it reads something else.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// -- allocation ----------------------------------------------------------------------------------

enum { MAX_LIVE = 1 << 16 };

static struct {
    void *memory;
    uint64_t size;
} live[MAX_LIVE];
static uint32_t n_live, n_allocated, n_freed, n_wrong;

void *
_mlir_memref_to_llvm_alloc(uint64_t size)
{
    void *memory = malloc(size + 1);
    memset(memory, 0x7f, size); // what nobody wrote is no number by chance
    n_allocated++;
    if (n_live < MAX_LIVE) {
        live[n_live].memory = memory;
        live[n_live++].size = size;
    }
    return memory;
}

void *
_mlir_memref_to_llvm_aligned_alloc(uint64_t alignment, uint64_t size)
{
    (void)alignment; // malloc() aligns enough for what the programs hold
    return _mlir_memref_to_llvm_alloc(size);
}

void
_mlir_memref_to_llvm_free(void *memory)
{
    for (uint32_t i = n_live; i-- > 0;) {
        if (live[i].memory == memory) {
            memset(memory, 0x5a, live[i].size);
            live[i] = live[--n_live];
            n_freed++;
            return;
        }
    }
    n_wrong++;
}

__attribute__((destructor)) static void
report(void)
{
    fprintf(stderr, "allocated %u freed %u wrong %u\n", n_allocated, n_freed, n_wrong);
}
