// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pages.h"

#include <sys/mman.h>

enum {
    PAGE = 4096,       // what advice is given about is made of these at least
    FAULTS_ALONE = 16, // pages; so few come when they are touched
};

void
bs_pages_expect(gpointer memory, gsize size)
{
    const guintptr begin = bs_pages_round_up((guintptr)memory, PAGE);
    const guintptr end = ((guintptr)memory + size) & ~(guintptr)(PAGE - 1);
    if (end > begin && end - begin >= BS_HUGE_PAGE)
        madvise((gpointer)begin, end - begin, MADV_HUGEPAGE);
}

void
bs_pages_fill(gpointer memory, gsize size)
{
    bs_pages_expect(memory, size);
#ifdef MADV_POPULATE_WRITE // since Linux 5.14
    const guintptr begin = (guintptr)memory & ~(guintptr)(PAGE - 1);
    const guintptr end = bs_pages_round_up((guintptr)memory + size, PAGE);
    if (size >= FAULTS_ALONE * PAGE)
        madvise((gpointer)begin, end - begin, MADV_POPULATE_WRITE);
#endif
}
