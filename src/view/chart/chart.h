// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A chart: plain shapes in painting order, each with the words that a pointer on it and a screen
// reader get. It is painted with cairo and written as SVG, PNG and PDF. Units are pixels at zoom 1,
// as in a scene; every text is clean (view/scene/clean-text.h).
#pragma once

#include "view/scene/scene.h"

#include <cairo.h>

typedef enum BsShapeKind {
    BS_SHAPE_AREA, // a polygon, filled and with a line around it
    BS_SHAPE_LINE, // through its points
    BS_SHAPE_TEXT, // at its point: left end and middle of the row
} BsShapeKind;

// Areas of different kinds differ by their hatching, too.
typedef enum BsHatch {
    BS_HATCH_NONE,
    BS_HATCH_UP, // "/"
    BS_HATCH_DOWN,
    BS_HATCH_LEVEL,
    BS_HATCH_CROSS, // "/" and "\"
    BS_N_HATCHES
} BsHatch;

typedef struct BsShape {
    BsShapeKind kind;
    BsPaint paint;
    BsHatch hatch;       // of an AREA
    gboolean dashed;     // LINE, and the line around an AREA
    gboolean bold;       // TEXT
    const char *text;    // TEXT
    const char *title;   // the words; NULL: none
    gconstpointer about; // what it shows, for whoever made the chart; or NULL
    guint32 first, n;    // its points
} BsShape;

typedef struct BsChart {
    double width, height;
    const char *title, *words; // what it is of, and what is said of it; "": nothing
    BsRect plot;               // what is inside of its axes; all of it where there are none
    guint64 from, to;          // what the one from left to right goes over
    GArray *shapes;            // BsShape
    GArray *points;            // BsPoint
    BsArena arena;
} BsChart;

/* An empty chart, of which nothing is said. Free with bs_chart_free(). */
BsChart *bs_chart_new(double width, const char *title);
/* Accepts NULL. */
void bs_chart_free(BsChart *chart);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsChart, bs_chart_free)

/* Says that of it; copied. */
void bs_chart_say(BsChart *chart, const char *words);
/* Appends a shape with these points; text and title are copied. */
void bs_chart_add(BsChart *chart, BsShape shape, const BsPoint *points, guint32 n);
/* The topmost area at a point that shows something, or NULL. */
const BsShape *bs_chart_area_at(const BsChart *chart, double x, double y);
/* The first area about that; NULL: there is none. */
const BsShape *bs_chart_find(const BsChart *chart, gconstpointer about);
/* What holds all areas about that. */
BsRect bs_chart_bounds(const BsChart *chart, gconstpointer about);
/* Everything that areas are about, once each, in painting order. The caller's. */
GPtrArray *bs_chart_subjects(const BsChart *chart);
/* The place of a number along the axis, and the nearest number there is at a place. */
double bs_chart_x(const BsChart *chart, guint64 number);
guint64 bs_chart_number(const BsChart *chart, double x);

/* Paints in the chart's coordinates, background included. */
void bs_chart_paint(const BsChart *chart, cairo_t *cr, BsScheme scheme);
/* The text of an SVG file: light, dark and high contrast as the reader has them, text stays text.
   Free with g_free(). */
char *bs_chart_to_svg(const BsChart *chart);
/* Writes a file: SVG, PNG (two pixels per unit) or PDF, as its name ends. FALSE with `error`, also
   for other names. */
gboolean bs_chart_write(const BsChart *chart, const char *path, gboolean dark, GError **error);
