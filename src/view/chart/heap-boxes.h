// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heap at a moment of a run as boxes: each buffer with its number and name, its bytes, who made
// it, the names that reach it now, what is in it. Freed ones are struck through.
#pragma once

#include "debug/verdict/run-heap.h"
#include "view/chart/chart.h"

/* The chart, `width` pixels wide, at least 220; `title` is its heading, or NULL. What its shapes
   are about (BsShape.about) are the heap's BsRunBoxes, which are borrowed. Free with
   bs_chart_free(). */
BsChart *bs_heap_boxes_new(const BsRunHeap *heap, double width, const char *title);
