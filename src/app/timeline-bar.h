// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The slider over all events, with a mark where each stage begins, and "event 41 of 137".
#pragma once

#include "app/session.h"

#include <gtk/gtk.h>

#define BS_TYPE_TIMELINE_BAR (bs_timeline_bar_get_type())
G_DECLARE_FINAL_TYPE(BsTimelineBar, bs_timeline_bar, BS, TIMELINE_BAR, GtkBox)
