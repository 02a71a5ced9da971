// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A map of the whole picture in a corner of the canvas, with what is in sight: press or drag to go
// elsewhere. It is there while a picture of several blocks is larger than the canvas, in the corner
// where it hides least of them; where it would hide text in each corner it is not there.
#pragma once

#include "app/canvas/canvas.h"

#define BS_TYPE_OVERVIEW (bs_overview_get_type())
G_DECLARE_FINAL_TYPE(BsOverview, bs_overview, BS, OVERVIEW, GtkWidget)

/* Follows a canvas, which outlives it. */
void bs_overview_set_canvas(BsOverview *overview, BsCanvas *canvas);
/* Whether it may be there at all; at first it may. */
void bs_overview_set_wanted(BsOverview *overview, gboolean wanted);
