// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stages of the run as a strip of buttons: the current one stands out, those that changed
// nothing are dim, the one that refused is marked. Pressing one goes to the state after it
// (win.stage). Its property "least-width" is how wide all of it is when it says as little as it
// may, and its padding: who is beside it may make room.
#pragma once

#include "app/session/session.h"

#include <gtk/gtk.h>

#define BS_TYPE_STAGE_STRIP (bs_stage_strip_get_type())
G_DECLARE_FINAL_TYPE(BsStageStrip, bs_stage_strip, BS, STAGE_STRIP, GtkBox)
