// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between chart.c and what paints a chart.
#pragma once

#include "view/chart/chart.h"

enum { BS_HATCH_APART = 6 };
#define BS_AREA_ALPHA 0.22
#define BS_AREA_HATCH_ALPHA 0.6

// Lines, that far apart, which are level before they are turned.
typedef struct BsHatching {
    const char *css_class; // NULL: there are none
    double angle;          // in degrees, to the right
    gboolean crossed;      // by others
} BsHatching;

extern const BsHatching bs_hatchings[BS_N_HATCHES];

const BsPoint *bs_shape_points(const BsChart *chart, const BsShape *shape);
