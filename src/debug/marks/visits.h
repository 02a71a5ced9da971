// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Positions that were visited, as a browser keeps its pages: a jump adds one and forgets what lay
// ahead, a step only moves the page that is open.
#pragma once

#include <glib.h>

typedef struct BsVisits {
    GArray *positions; // of guint32, no two neighbours equal
    guint at;          // the open one
} BsVisits;

/* Begins with one position; what was there is forgotten. Clear with bs_visits_clear(). */
void bs_visits_reset(BsVisits *visits, guint32 position);
void bs_visits_clear(BsVisits *visits);

/* A jump led to `position`. The oldest of too many are forgotten. */
void bs_visits_jump(BsVisits *visits, guint32 position);
/* Steps led to `position`. */
void bs_visits_step(BsVisits *visits, guint32 position);

/* Whether there is a position before (after) the open one. */
gboolean bs_visits_can_go(const BsVisits *visits, gboolean forward);
/* Opens it and gives it. FALSE when there is none. */
gboolean bs_visits_go(BsVisits *visits, gboolean forward, guint32 *position);
