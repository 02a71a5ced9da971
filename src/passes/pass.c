// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/pass.h"

#include "passes/passes.h"

const BsPass *const bs_passes[] = {
    &bs_pass_buffer_deallocation_simplification,
    &bs_pass_bufferization_lower_deallocations,
    &bs_pass_canonicalize,
    &bs_pass_cse,
    &bs_pass_expand_realloc,
    &bs_pass_ownership_based_buffer_deallocation,
    NULL,
};

const BsPass *
bs_pass_find(const char *name)
{
    for (guint32 i = 0; bs_passes[i]; i++) {
        if (g_str_equal(bs_passes[i]->name, name)) {
            return bs_passes[i];
        }
    }
    return NULL;
}
