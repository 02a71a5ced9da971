// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The legend below a picture: one entry per look, in lines that fit the picture's width. Shared by
// painter and SVG.
#pragma once

#include "view/scene.h"

typedef struct BsLegendEntry {
    BsLook look;
    double x, y, width; // relative to the legend's top left corner
} BsLegendEntry;

typedef struct BsLegend {
    BsLegendEntry entries[BS_N_LOOKS];
    char *texts[BS_N_LOOKS]; // owned
    double width, height;
} BsLegend;

void bs_legend_init(BsLegend *legend, const BsScene *scene);
void bs_legend_clear(BsLegend *legend);
