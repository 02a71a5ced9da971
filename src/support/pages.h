// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Large memory on large pages: the first touch of each page costs about as much as reading a
// hundred ops.
#pragma once

#include <glib.h>

enum { BS_HUGE_PAGE = 2 * 1024 * 1024 }; // bytes

/* The same address, or the next one that is a multiple of `page`, a power of two. */
static inline guintptr
bs_pages_round_up(guintptr address, gsize page)
{
    return (address + page - 1) & ~(guintptr)(page - 1);
}

/* Tells the system that all of the memory, which has not been touched yet, will be used. What of it
   fills huge pages becomes such pages, where the system has them; else nothing happens. */
void bs_pages_expect(gpointer memory, gsize size);
/* The same, and has all of it ready: for memory that is filled at once. */
void bs_pages_fill(gpointer memory, gsize size);
