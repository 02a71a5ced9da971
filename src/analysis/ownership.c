// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/ownership.h"

// Whether both are integer constants of the same value: the pass makes a new constant at almost
// every place.
static gboolean
is_same_constant(const BsValue *a, const BsValue *b)
{
    const BsAttr *left = bs_value_constant(a), *right = bs_value_constant(b);
    return left && right && left->kind == BS_ATTR_INTEGER && right->kind == BS_ATTR_INTEGER &&
           left->integer == right->integer;
}

BsOwnership
bs_ownership_join(BsOwnership old, BsOwnership update)
{
    g_assert((old.indicator != NULL) == (old.state == BS_OWNERSHIP_UNIQUE));
    g_assert((update.indicator != NULL) == (update.state == BS_OWNERSHIP_UNIQUE));
    if (update.state == BS_OWNERSHIP_UNINITIALIZED)
        return old;
    if (old.state == BS_OWNERSHIP_UNINITIALIZED)
        return update;
    if (old.state == BS_OWNERSHIP_UNIQUE && update.state == BS_OWNERSHIP_UNIQUE &&
        (old.indicator == update.indicator || is_same_constant(old.indicator, update.indicator)))
        return old;
    return (BsOwnership){BS_OWNERSHIP_UNKNOWN, NULL};
}
