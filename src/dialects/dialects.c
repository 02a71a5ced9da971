// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/dialects.h"

#include "dialects/arith/arith.h"

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

gboolean
bs_dialects_find_update(const char *kind, BsUpdate *update)
{
    static const struct {
        const char *kind;
        BsUpdate update;
    } updates[] = {
        {"addi", {BS_COMPUTES_ADD, NULL}},
        {"muli", {BS_COMPUTES_MULTIPLY, NULL}},
        {"andi", {BS_COMPUTES_AND, NULL}},
        {"ori", {BS_COMPUTES_OR, NULL}},
        {"xori", {BS_COMPUTES_XOR, NULL}},
        {"maxs", {BS_COMPUTES_MAX_S, NULL}},
        {"maxu", {BS_COMPUTES_MAX_U, NULL}},
        {"mins", {BS_COMPUTES_MIN_S, NULL}},
        {"minu", {BS_COMPUTES_MIN_U, NULL}},
        {"addf", {BS_COMPUTES_NOTHING, bs_compute_arith_addf}},
        {"mulf", {BS_COMPUTES_NOTHING, bs_compute_arith_mulf}},
        {"maximumf", {BS_COMPUTES_NOTHING, bs_compute_arith_maximumf}},
        {"maxnumf", {BS_COMPUTES_NOTHING, bs_compute_arith_maxnumf}},
        {"minimumf", {BS_COMPUTES_NOTHING, bs_compute_arith_minimumf}},
        {"minnumf", {BS_COMPUTES_NOTHING, bs_compute_arith_minnumf}},
        {"assign", {BS_COMPUTES_NOTHING, NULL}},
    };
    for (guint i = 0; i < G_N_ELEMENTS(updates); i++) {
        if (strcmp(updates[i].kind, kind) == 0) {
            *update = updates[i].update;
            return TRUE;
        }
    }
    return FALSE;
}
