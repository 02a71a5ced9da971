// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// gettext() leaves texts as they are in the locale "C", and asks the thread for its locale first.
#include "support/i18n.h"

locale_t
bs_english_begin(void)
{
    locale_t own = duplocale(uselocale((locale_t)0));
    return uselocale(newlocale(LC_MESSAGES_MASK, "C", own));
}

void
bs_english_end(locale_t before)
{
    freelocale(uselocale(before));
}
