// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A chart while it is drawn, from top to bottom: words, and parts with axes.
#pragma once

#include "view/chart/chart.h"
#include "view/scene/measure.h"
#include "view/scene/parts.h"

enum {
    BS_CHART_WIDTH = 960,
    BS_CHART_LEAST_WIDTH = 300,
    BS_CHART_LEFT = 84, // room for the numbers of bytes
    BS_CHART_RIGHT = 16,
    BS_CHART_LEAST_BAR = 2, // what is shorter or lower is seen all the same
};

// One row for each part of the heap, and how it looks.
typedef struct BsPartLook {
    const char *word;
    BsPaint paint;
    BsHatch hatch;
} BsPartLook;

typedef struct BsDrawing {
    BsChart *chart;
    BsMeasure measure;
    double y;           // how far down it is finished
    double top, height; // of the part that is drawn, and how many bytes that is
    gint64 bytes;
    double x; // of a legend
} BsDrawing;

/* Begins a chart, `width` wide (0: BS_CHART_WIDTH), whose axis goes over these numbers. */
void bs_drawing_begin(BsDrawing *d, double width, const char *title, guint64 from, guint64 to);
/* What was drawn; the caller's. */
BsChart *bs_drawing_end(BsDrawing *d);

void bs_drawing_text(BsDrawing *d, BsPaint paint, gboolean bold, double x, double y,
                     const char *text);
void bs_drawing_line(BsDrawing *d, BsPaint paint, gboolean dashed, BsPoint from, BsPoint to);
/* A line from top to bottom, or from left to right, of what is inside of the axes. */
void bs_drawing_level(BsDrawing *d, BsPaint paint, gboolean dashed, double y);
/* An area; the kind is set. */
void bs_drawing_rect(BsDrawing *d, BsShape shape, BsRect r);
/* As an area that is seen: from left to right at least so wide, and within the axes. */
void bs_drawing_bar(BsDrawing *d, BsShape shape, double left, double right, double top,
                    double bottom);
/* The title, and words below it, each in a few lines; NULL: none. */
void bs_drawing_words(BsDrawing *d, const char *words);

/* Begins a part under a heading, so many pixels high. */
void bs_drawing_begin_part(BsDrawing *d, const char *heading, double height);
/* Ends it with its lower axis. */
void bs_drawing_end_part(BsDrawing *d);
/* Numbers below an axis. */
void bs_drawing_numbers(BsDrawing *d);
/* What looks and lines mean: rows below the axes, as many as they need. */
void bs_drawing_begin_legend(BsDrawing *d);
void bs_drawing_legend_area(BsDrawing *d, const BsPartLook *look);
void bs_drawing_legend_line(BsDrawing *d, BsPaint paint, const char *text);
void bs_drawing_end_legend(BsDrawing *d);

/* "512", "4 KiB", "1.5 MiB". Free with g_free(). */
char *bs_drawing_size(gint64 bytes);
