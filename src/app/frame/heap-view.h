// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heap at a moment of a run, as boxes: painted as its files are (view/chart/heap-boxes.h).
// Its keys and pointer are those of any chart (app/kit/chart-view.h); a click, or Enter, on a
// buffer emits `chosen`. Readers of the screen get it as text.
#pragma once

#include "view/chart/heap-boxes.h"

#include <gtk/gtk.h>

#define BS_TYPE_HEAP_VIEW (bs_heap_view_get_type())
G_DECLARE_FINAL_TYPE(BsHeapView, bs_heap_view, BS, HEAP_VIEW, GtkBox)

/* Shows that heap, which is taken; NULL: none. The keys stay at their buffer. */
void bs_heap_view_set_heap(BsHeapView *view, BsRunHeap *heap);
/* What is shown, or NULL. Borrowed. */
const BsRunHeap *bs_heap_view_heap(BsHeapView *view);
/* The buffer at which the keys are, or NULL. Borrowed until another heap is shown. */
const BsRunBox *bs_heap_view_at(BsHeapView *view);
/* Puts the keys to the buffer at a place of the widget; FALSE where none is. `at` is where it is.
 */
gboolean bs_heap_view_aim(BsHeapView *view, double x, double y, GdkRectangle *at);
