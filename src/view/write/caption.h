// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What stands below a picture: the sentence of the step, in lines, and a legend of the states,
// edges and highlights. Shared by painter and SVG.
#pragma once

#include "view/scene/measure.h"
#include "view/scene/scene.h"

// What a picture is put on. Zeros: as large as it and what stands below it need, with a background.
typedef struct BsSheet {
    double width;           // of it, in units of the scene
    double unit;            // of the scene, in mm; 0: a pixel of which 96 are an inch
    const BsScheme *scheme; // of SVG; NULL: as the reader has it
    gboolean transparent, no_legend;
    gboolean brief; // the legend has only states that the picture has
} BsSheet;

typedef enum BsLegendKind {
    BS_LEGEND_LOOK,
    BS_LEGEND_TRUE, // an edge
    BS_LEGEND_FALSE,
    BS_LEGEND_CURRENT, // a ring
    BS_LEGEND_CHANGED,
    BS_LEGEND_GONE,
    BS_LEGEND_CYCLE, // an edge
    BS_LEGEND_REFUSED,
} BsLegendKind;

typedef struct BsLegendEntry {
    BsLegendKind kind;
    BsLook look;
    char *text;  // owned
    BsRect rect; // in the picture
} BsLegendEntry;

enum { BS_LEGEND_MAX = BS_N_LOOKS + BS_LEGEND_REFUSED };

typedef struct BsCaption {
    char **lines;      // of the sentence; owned
    double x, y, line; // top left corner of the first line, and a line's height
    guint32 n_entries; // all states, and the edges and highlights that the scene has
    BsLegendEntry entries[BS_LEGEND_MAX];
    double width, height; // of the picture with its caption
} BsCaption;

/* `sentence` and `sheet` may be NULL. Clear with bs_caption_clear(). */
void bs_caption_init(BsCaption *caption, const BsScene *scene, const char *sentence,
                     const BsSheet *sheet, const BsMeasure *measure);
/* How wide and high that makes the picture with it. */
void bs_caption_size(const BsScene *scene, const char *sentence, const BsSheet *sheet,
                     double *width, double *height);
void bs_caption_clear(BsCaption *caption);
