// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory over time, as heap viewers draw it: above, each buffer of a run as a rectangle, as long as
// it lives and as high as it is large; below, for what the heap is at each step, with the peak and
// the least that it could be.
#pragma once

#include "debug/verdict/heap-map.h"
#include "view/chart/chart.h"

/* The chart of a run's heap, `width` pixels wide (0: 960), at least 300, and so high (0: as it
   likes), at least what its words need. What its shapes are about (BsShape.about) are the map's
   BsMappedBuffers, which are borrowed. Its axis goes over steps. Free with bs_chart_free(). */
BsChart *bs_heap_chart_new(const BsHeapMap *map, double width, double height);
