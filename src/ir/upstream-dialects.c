// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/upstream-dialects.h"

#include <string.h>

const char *const bs_upstream_dialects[] = {
    "acc",       "affine",  "amdgpu", "amx",           "arm_neon",   "arm_sme",  "arm_sve",
    "async",     "complex", "dlti",   "emitc",         "gpu",        "index",    "irdl",
    "linalg",    "llvm",    "math",   "mesh",          "ml_program", "mpi",      "nvgpu",
    "nvvm",      "omp",     "pdl",    "pdl_interp",    "polynomial", "ptr",      "quant",
    "rocdl",     "shape",   "spirv",  "sparse_tensor", "tensor",     "test_dyn", "tosa",
    "transform", "ub",      "vector", "x86vector",     "xegpu",      NULL,
};

gboolean
bs_dialect_is_upstreams(const char *name, gsize len)
{
    for (const char *const *d = bs_upstream_dialects; *d; d++)
        if (strlen(*d) == len && memcmp(*d, name, len) == 0)
            return TRUE;
    return FALSE;
}
