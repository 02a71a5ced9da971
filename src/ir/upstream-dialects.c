// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/upstream-dialects.h"

#include <string.h>

const BsUpstreamDialect bs_upstream_dialects[] = {
    {"acc", {0}},
    {"affine", {0}},
    {"amdgpu", {0}},
    {"amx", {0}},
    {"arm_neon", {0}},
    {"arm_sme", {0}},
    {"arm_sve", {0}},
    {"async", {0}},
    {"complex", {0}},
    {"dlti", {0}},
    {"emitc", {0}},
    {"gpu", {0}},
    {"index", {0}},
    {"irdl", {0}},
    {"linalg", {0}},
    {"llvm", {0}},
    {"math", {0}},
    {"mesh", BS_UNTIL_19},
    {"ml_program", {0}},
    {"mpi", {0}},
    {"nvgpu", {0}},
    {"nvvm", {0}},
    {"omp", {0}},
    {"pdl", {0}},
    {"pdl_interp", {0}},
    {"polynomial", BS_UNTIL_19},
    {"ptr", {0}},
    {"quant", {0}},
    {"rocdl", {0}},
    {"shape", {0}},
    {"shard", BS_SINCE_22},
    {"smt", BS_SINCE_22},
    {"spirv", {0}},
    {"sparse_tensor", {0}},
    {"tensor", {0}},
    {"test_dyn", {0}},
    {"test_irdl_to_cpp", BS_SINCE_22},
    {"tosa", {0}},
    {"transform", {0}},
    {"ub", {0}},
    {"vector", {0}},
    {"wasmssa", BS_SINCE_22},
    {"x86vector", {0}},
    {"xegpu", {0}},
    {"xevm", BS_SINCE_22},
    {NULL, {0}},
};

gboolean
bs_dialect_is_upstreams(BsUpstream upstream, const char *name, gsize len)
{
    for (const BsUpstreamDialect *d = bs_upstream_dialects; d->name; d++)
        if (strlen(d->name) == len && memcmp(d->name, name, len) == 0)
            return bs_releases_have(d->releases, upstream);
    return FALSE;
}
