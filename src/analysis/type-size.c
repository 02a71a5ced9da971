// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/type-size.h"

static guint64
power_of_two_from(guint64 n)
{
    guint64 power = 1;
    while (power < n && power <= G_MAXUINT64 / 2)
        power *= 2;
    return power;
}

static guint64
bytes_of(guint64 bits)
{
    return (bits + 7) / 8;
}

static guint64
complex_bits(guint64 part)
{
    const guint64 alignment = power_of_two_from(bytes_of(part)) * 8;
    return (part + alignment - 1) / alignment * alignment + part;
}

static gboolean
vector_bits(const BsType *type, guint64 element, guint64 *bits)
{
    const guint32 rank = type->shaped.rank;
    if (rank == 0 || type->shaped.layout)
        return FALSE;
    guint64 n = power_of_two_from((guint64)type->shaped.shape[rank - 1]);
    for (guint32 i = 0; i + 1 < rank; i++)
        n *= (guint64)type->shaped.shape[i];
    *bits = n * bytes_of(element) * 8;
    return TRUE;
}

gboolean
bs_type_size_in_bits(const BsType *type, guint64 *bits)
{
    switch (type->kind) {
    case BS_TYPE_INTEGER:
        *bits = type->integer.width;
        return TRUE;
    case BS_TYPE_INDEX:
        *bits = 64;
        return TRUE;
    case BS_TYPE_FLOAT:
        *bits = type->width;
        return TRUE;
    case BS_TYPE_COMPLEX:
        if (!bs_type_size_in_bits(type->shaped.element, bits))
            return FALSE;
        *bits = complex_bits(*bits);
        return TRUE;
    case BS_TYPE_VECTOR:
        return bs_type_size_in_bits(type->shaped.element, bits) && vector_bits(type, *bits, bits);
    default:
        return FALSE;
    }
}
