// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Float attributes.
#include "ir/attr.h"
#include "ir/context-private.h"
#include "ir/real.h"

const BsAttr *
bs_attr_float_bits(BsContext *context, const BsType *type, guint64 bits, guint64 high_bits)
{
    return bs_attr_intern(context, &(BsAttr){.kind = BS_ATTR_FLOAT,
                                             .type = type,
                                             .floating = {.bits = bits, .high_bits = high_bits}});
}

const BsAttr *
bs_attr_float(BsContext *context, const BsType *type, double value)
{
    g_assert(type->kind == BS_TYPE_FLOAT);
    const BsReal real = bs_real_from_double(value);
    const BsFloatBits bits = bs_real_pack(bs_float_layout(type->format), &real);
    return bs_attr_float_bits(context, type, (guint64)bits, (guint64)(bits >> 64));
}
