// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How long buffers live over the lines of a text, where nothing was executed: a bar for each, all
// on one scale.
#pragma once

#include "debug/buffers/lifetimes.h"
#include "view/chart/chart.h"

enum { BS_LIFETIMES_CHART_MOST = 500 }; // bars, of the first buffers

/* The chart of the lifetimes in a function, `width` pixels wide (0: 960), at least 300; `function`
   without `@`; `why_not`: why it was not executed. What its shapes are about are the BsLifetimes,
   which are borrowed. Its axis goes over lines. Free with bs_chart_free(). Cost: lines times bars.
 */
BsChart *bs_lifetimes_chart_new(const BsLifetimes *lifetimes, const char *function,
                                const char *why_not, double width);

/* Appends a sentence: "%a, 64 bytes: made at line 3, last used at line 5, freed at line 9". */
void bs_lifetime_put(const BsLifetime *lifetime, GString *out);
