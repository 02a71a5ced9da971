// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/dialects.h"

const BsDialect *const bs_dialects[] = {
    &bs_dialect_builtin,
    &bs_dialect_func,
    &bs_dialect_cf,
    &bs_dialect_scf,
    &bs_dialect_arith,
    &bs_dialect_memref,
    &bs_dialect_math,
    &bs_dialect_ub,
    &bs_dialect_linalg,
    &bs_dialect_tensor,
    &bs_dialect_vector,
    &bs_dialect_shape,
    &bs_dialect_affine,
    &bs_dialect_bufferization,
    &bs_dialect_test,
    &bs_dialect_gpu,
    &bs_dialect_async,
    &bs_dialect_complex,
    &bs_dialect_index,
    &bs_dialect_dlti,
    &bs_dialect_deallocation,
    &bs_dialect_llvm,
    NULL,
};

const BsOpDef *
bs_dialects_find_row(const char *name, BsUpstream upstream)
{
    for (guint i = 0; bs_dialects[i]; i++) {
        const BsDialect *dialect = bs_dialects[i];
        for (guint32 k = 0; k < dialect->n_ops; k++) {
            const BsOpDef *row = &dialect->ops[k];
            if (g_str_equal(row->name, name) && bs_releases_have(row->releases, upstream))
                return row;
        }
    }
    return NULL;
}
