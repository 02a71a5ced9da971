// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory over time (app/session/heap-run.h) as a chart, linked with what is selected and pointed
// at. While it is made, it says so, and can be stopped.
#pragma once

#include "app/kit/chart-view.h"
#include "app/session/heap-run.h"

#define BS_TYPE_MEMORY_PAGE (bs_memory_page_get_type())
G_DECLARE_FINAL_TYPE(BsMemoryPage, bs_memory_page, BS, MEMORY_PAGE, GtkBox)

/* The session outlives it. */
GtkWidget *bs_memory_page_new(BsSession *session);
/* The chart; borrowed. */
BsChartView *bs_memory_page_view(BsMemoryPage *page);

/* The chart of what is in view, made for a file; NULL: there is none. Free with bs_chart_free(). */
BsChart *bs_memory_chart(BsSession *session);
