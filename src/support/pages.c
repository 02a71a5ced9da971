// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pages.h"

#include <sys/mman.h>

enum { PAGE = 4096 }; // what advice is given about is made of these at least

void
bs_pages_expect(gpointer memory, gsize size)
{
    const guintptr begin = bs_pages_round_up((guintptr)memory, PAGE);
    const guintptr end = ((guintptr)memory + size) & ~(guintptr)(PAGE - 1);
    if (end > begin && end - begin >= BS_HUGE_PAGE)
        madvise((gpointer)begin, end - begin, MADV_HUGEPAGE);
}
