// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The strip below the slider: a mark where something is on the timeline. A kind of mark has a shape
// of its own, and a click on one goes there. Drawn here because a scale with thousands of marks of
// its own is slow: of marks that fall on one pixel one is drawn.
#pragma once

#include "app/session/session.h"

#include <gtk/gtk.h>

typedef enum BsTickKind {
    BS_TICK_STAGE,
    BS_TICK_BREAKPOINT,
    BS_TICK_BOOKMARK,
    BS_TICK_REFUSED,
    BS_N_TICK_KINDS
} BsTickKind;

#define BS_TYPE_TICKS (bs_ticks_get_type())
G_DECLARE_FINAL_TYPE(BsTicks, bs_ticks, BS, TICKS, GtkWidget)

/* The slider above, which the marks are aligned to. It outlives the strip. */
void bs_ticks_set_range(BsTicks *ticks, GtkRange *range);
/* Where marks of a kind are: positions (guint32) in rising order, copied. */
void bs_ticks_set(BsTicks *ticks, BsTickKind kind, const GArray *positions);
/* Shows no marks behind a position, but for the ends of stages. */
void bs_ticks_end_at(BsTicks *ticks, guint32 position);
guint bs_ticks_count(BsTicks *ticks, BsTickKind kind);
