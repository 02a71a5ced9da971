// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/look.h"

const BsLookRow bs_looks[BS_N_LOOKS] = {
#define X(id, css, sign, word, light, dark, frame) \
    [BS_LOOK_##id] = {css, sign, word, light, dark, BS_FRAME_##frame},
    BS_LOOKS(X)
#undef X
};

const BsPaintRow bs_paints[BS_N_PAINTS] = {
#define X(id, css, light, dark) [BS_PAINT_##id] = {css, light, dark},
    BS_PAINTS(X)
#undef X
};

BsLook
bs_look_of(BsOwnership ownership)
{
    if (ownership.state == BS_OWNERSHIP_UNINITIALIZED)
        return BS_LOOK_UNINITIALIZED;
    if (ownership.state == BS_OWNERSHIP_UNKNOWN)
        return BS_LOOK_UNKNOWN;
    const BsAttr *constant = bs_value_constant(ownership.indicator);
    if (bs_attr_is_true(constant))
        return BS_LOOK_OWNED;
    return bs_attr_is_false(constant) ? BS_LOOK_NOT_OWNED : BS_LOOK_OWNED_IF;
}

char *
bs_look_text(BsLook look, const char *indicator)
{
    const BsLookRow *row = &bs_looks[look];
    if (look == BS_LOOK_OWNED_IF && indicator)
        return g_strdup_printf("%s %s %s", row->sign, row->word, indicator);
    return g_strdup_printf("%s %s", row->sign, row->word);
}
