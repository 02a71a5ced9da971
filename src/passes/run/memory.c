// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/run/memory.h"

#include "support/vec.h"

typedef struct Kept {
    const BsMemoryKind *kind;
    gpointer thing; // NULL: taken
} Kept;

struct BsPassMemory {
    BS_VEC(Kept) kept; // a handful
};

BsPassMemory *
bs_pass_memory_new(void)
{
    return g_new0(BsPassMemory, 1);
}

void
bs_pass_memory_free(BsPassMemory *memory)
{
    if (!memory)
        return;
    for (guint i = 0; i < memory->kept.len; i++) {
        const Kept *kept = &memory->kept.data[i];
        if (kept->thing)
            kept->kind->free(kept->thing);
    }
    bs_vec_free(&memory->kept);
    g_free(memory);
}

static Kept *
find(BsPassMemory *memory, const BsMemoryKind *kind)
{
    for (guint i = 0; memory && i < memory->kept.len; i++) {
        if (memory->kept.data[i].kind == kind)
            return &memory->kept.data[i];
    }
    return NULL;
}

gpointer
bs_memory_take(const BsPassContext *context, const BsMemoryKind *kind)
{
    Kept *kept = find(context->memory, kind);
    gpointer thing = kept ? kept->thing : NULL;
    if (kept)
        kept->thing = NULL;
    return thing ? thing : kind->make();
}

void
bs_memory_give_back(const BsPassContext *context, const BsMemoryKind *kind, gpointer thing)
{
    Kept *kept = find(context->memory, kind);
    if (kept && !kept->thing)
        kept->thing = thing;
    else if (kept || !context->memory)
        kind->free(thing);
    else
        bs_vec_push(&context->memory->kept, ((Kept){kind, thing}));
}
