// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/compatible.h"

static gboolean
is_ranked(const BsType *type)
{
    return type->kind != BS_TYPE_UNRANKED_MEMREF && type->kind != BS_TYPE_UNRANKED_TENSOR;
}

gboolean
bs_shapes_compatible(const BsType *a, const BsType *b)
{
    if (!bs_type_is_shaped(a) || !bs_type_is_shaped(b))
        return bs_type_is_shaped(a) == bs_type_is_shaped(b);
    if (!is_ranked(a) || !is_ranked(b))
        return TRUE;
    if (a->shaped.rank != b->shaped.rank)
        return FALSE;
    for (guint32 i = 0; i < a->shaped.rank; i++) {
        gint64 m = a->shaped.shape[i], n = b->shaped.shape[i];
        if (m != BS_DYNAMIC && n != BS_DYNAMIC && m != n)
            return FALSE;
    }
    return TRUE;
}

static gboolean
is_scalable(const BsType *type)
{
    return type->kind == BS_TYPE_VECTOR && type->shaped.layout;
}

// No two static sizes of dimension `i` differ.
static gboolean
dimension_fits(guint32 n, const BsType *const *types, guint32 i)
{
    gint64 size = BS_DYNAMIC;
    for (guint32 k = 0; k < n; k++) {
        const gint64 own = is_ranked(types[k]) ? types[k]->shaped.shape[i] : BS_DYNAMIC;
        if (size != BS_DYNAMIC && own != BS_DYNAMIC && size != own)
            return FALSE;
        size = own == BS_DYNAMIC ? size : own;
    }
    return TRUE;
}

gboolean
bs_all_shapes_compatible(guint32 n, const BsType *const *types)
{
    const BsType *ranked = NULL;
    for (guint32 i = 0; i < n; i++) {
        const BsType *type = types[i];
        if (bs_type_is_shaped(type) != bs_type_is_shaped(types[0]))
            return FALSE;
        if (!bs_type_is_shaped(type))
            continue;
        if (is_scalable(type) != is_scalable(types[0]) ||
            (ranked && is_ranked(type) && type->shaped.rank != ranked->shaped.rank))
            return FALSE;
        ranked = is_ranked(type) ? type : ranked;
    }
    for (guint32 i = 0; ranked && i < ranked->shaped.rank; i++) {
        if (!dimension_fits(n, types, i))
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_shape_leaves_out_ones(const BsType *full, const BsType *reduced)
{
    guint32 next = 0;
    for (guint32 i = 0; i < full->shaped.rank; i++) {
        if (next < reduced->shaped.rank && full->shaped.shape[i] == reduced->shaped.shape[next])
            next++;
        else if (full->shaped.shape[i] != 1)
            return FALSE;
    }
    return next == reduced->shaped.rank;
}
