// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the programs of this folder call when they run, besides an allocator (counting.c, fence.c):
// printing, and copying of memrefs that are not contiguous.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

// -- copying -------------------------------------------------------------------------------------

// A ranked memref as mlir-opt lowers it; sizes are followed by strides.
typedef struct Memref {
    char *allocated, *aligned;
    int64_t offset, sizes[];
} Memref;

typedef struct AnyMemref {
    int64_t rank;
    Memref *memref;
} AnyMemref;

static void
copy(int64_t size, int64_t rank, const int64_t *sizes, const char *from,
     const int64_t *from_strides, char *to, const int64_t *to_strides)
{
    if (rank == 0) {
        memmove(to, from, (size_t)size);
        return;
    }
    for (int64_t i = 0; i < sizes[0]; i++)
        copy(size, rank - 1, sizes + 1, from + i * from_strides[0] * size, from_strides + 1,
             to + i * to_strides[0] * size, to_strides + 1);
}

void
memrefCopy(int64_t size, AnyMemref *source, AnyMemref *target)
{
    const Memref *from = source->memref, *to = target->memref;
    const int64_t rank = source->rank;
    copy(size, rank, from->sizes, from->aligned + from->offset * size, from->sizes + rank,
         to->aligned + to->offset * size, to->sizes + rank);
}

// -- printing ------------------------------------------------------------------------------------

void
show_f32(float number)
{
    printf("%.9g\n", (double)number); // all digits
}

void
show_index(int64_t number)
{
    printf("%lld\n", (long long)number);
}

void
show_char(int8_t character)
{
    putchar(character);
}
