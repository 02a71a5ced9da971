// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/type-size.h"

#include "ir/shape.h"

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

// -- data layouts --------------------------------------------------------------------------------

// What a layout says of the type, or NULL.
static const BsAttr *
find_entry(const BsAttr *entries, const BsType *type)
{
    for (guint32 i = 0; i < entries->array.n; i += 2) {
        const BsAttr *key = entries->array.items[i];
        if (key->kind == BS_ATTR_TYPE && key->type == type)
            return entries->array.items[i + 1];
    }
    return NULL;
}

// What the innermost layout that speaks of the type says, or NULL. Upstream crashes where two that
// are around an op speak of types of a kind.
static const BsAttr *
layout_of(const BsOp *op, const BsType *type)
{
    for (; op; op = bs_op_parent(op)) {
        const BsAttr *layout =
            bs_op_has_trait(op, BS_TRAIT_DATA_LAYOUT) ? bs_op_attr(op, "dlti.dl_spec") : NULL;
        const BsAttr *entries = layout ? bs_attr_layout_entries(layout, BS_LAYOUT) : NULL;
        const BsAttr *value = entries ? find_entry(entries, type) : NULL;
        if (value)
            return value;
    }
    return NULL;
}

static guint64
index_bits(const BsOp *op, const BsType *type)
{
    const BsAttr *width = layout_of(op, type);
    return width && width->kind == BS_ATTR_INTEGER ? (guint64)width->integer : 64;
}

// The alignment in bits of a part of a complex number, of that size. Upstream does not ask for that
// of an integer.
static guint64
alignment_of(const BsOp *op, const BsType *type, guint64 bits)
{
    const BsAttr *stated = type->kind == BS_TYPE_FLOAT ? layout_of(op, type) : NULL;
    if (!stated || stated->kind != BS_ATTR_DENSE_ELEMENTS || !stated->dense.n)
        return power_of_two_from(bytes_of(bits)) * 8;
    return MAX(stated->dense.values[0] / 8 * 8, 1);
}

// -- sizes ---------------------------------------------------------------------------------------

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
bs_type_size_in_bits(const BsOp *op, const BsType *type, guint64 *bits)
{
    const BsType *element = bs_type_element(type);
    switch (type->kind) {
    case BS_TYPE_INTEGER:
        *bits = type->integer.width;
        return TRUE;
    case BS_TYPE_INDEX:
        *bits = index_bits(op, type);
        return TRUE;
    case BS_TYPE_FLOAT:
        *bits = type->width;
        return TRUE;
    case BS_TYPE_COMPLEX: {
        element = type->shaped.element;
        if (!bs_type_size_in_bits(op, element, bits))
            return FALSE;
        const guint64 alignment = alignment_of(op, element, *bits);
        *bits += (*bits + alignment - 1) / alignment * alignment;
        return TRUE;
    }
    case BS_TYPE_VECTOR:
        return bs_type_size_in_bits(op, element, bits) && vector_bits(type, *bits, bits);
    default:
        return FALSE;
    }
}
