// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sizes of text in the scene's font. The font is monospaced, so plain ASCII is counted; what stands
// between (the signs of the states may come from another font) is measured with Pango, once.
#pragma once

#include <pango/pangocairo.h>

#define BS_SCENE_FONT "Monospace 10"
#define BS_SCENE_FONT_FAMILY "Monospace"
enum { BS_SCENE_FONT_POINTS = 10 };

typedef struct BsMeasure {
    PangoLayout *layout;
    GHashTable *widths;                          // text without ASCII -> its width, double *
    double char_width, row_height, strip_height; // pixels at zoom 1 (96 per inch)
} BsMeasure;

/* Loads the font (bs_measure_clear() lets it go). */
void bs_measure_init(BsMeasure *measure);
void bs_measure_clear(BsMeasure *measure);
/* Width of a line of text in pixels. */
double bs_measure_text(const BsMeasure *measure, const char *text);
/* The text as at most `max` lines that are at most so wide, broken at blanks where there are any;
   the last one ends with "…" when that is not all. Free with g_strfreev(). */
char **bs_measure_wrap(const BsMeasure *measure, const char *text, double width, guint max);
