// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A chart in a window, painted as its files are. Pointing at what an area is about says it, a click
// or Enter chooses it, arrow keys go from one to the next; a line stands at a number of the axis,
// and can be dragged, or moved with Shift and the arrow keys.
//
// Signals: `pointed` (what the pointer is on, or NULL), `chosen` (what), `moved` (guint64: where
// the line is to be).
#pragma once

#include "view/chart/chart.h"

#include <gtk/gtk.h>

#define BS_TYPE_CHART_VIEW (bs_chart_view_get_type())
G_DECLARE_FINAL_TYPE(BsChartView, bs_chart_view, BS, CHART_VIEW, GtkWidget)

/* Makes the chart, so wide and, if it can be, so high (0: as it likes); NULL: there is none. */
typedef BsChart *(*BsChartMaker)(gpointer data, double width, double height);

/* `data` outlives the view. */
GtkWidget *bs_chart_view_new(BsChartMaker make, gpointer data);
/* It is never narrower, also where it has less room (480, unless told). */
void bs_chart_view_set_least_width(BsChartView *view, int width);
/* Has the chart made anew: it is another. What charts before were about is not asked for any
   more. */
void bs_chart_view_renew(BsChartView *view);
/* Rings what is selected elsewhere: subjects, copied; NULL: nothing. */
void bs_chart_view_set_lit(BsChartView *view, const GPtrArray *subjects);
/* Where the line is; -1: there is none. */
void bs_chart_view_set_line(BsChartView *view, gint64 number);
/* The chart as it is shown, or NULL. Borrowed. In the widget it is as large as the desktop wants
 * text. */
const BsChart *bs_chart_view_chart(BsChartView *view);
/* Where a subject of that chart is in the widget. */
BsRect bs_chart_view_bounds(BsChartView *view, gconstpointer subject);
/* What the keys are on, or NULL; and puts them there: to a subject, NULL: to nothing. */
gconstpointer bs_chart_view_at(BsChartView *view);
void bs_chart_view_set_at(BsChartView *view, gconstpointer subject);
/* Puts the keys to what is at a place of the widget; by keys (x < 0) they stay where they are.
   FALSE where nothing is. `at` is where it is, when that was by keys. */
gboolean bs_chart_view_aim(BsChartView *view, double x, double y, GdkRectangle *at);
/* The words of what the keys are on; "" for nothing. Borrowed. */
const char *bs_chart_view_said(BsChartView *view);
