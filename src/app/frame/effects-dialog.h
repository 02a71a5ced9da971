// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialog that writes the line of an effects sheet (dialects/foreign/sheet.h) for an op.
#pragma once

#include "ir/upstream.h"

#include <adwaita.h>

/* A dialog above `parent`, to be shown: what the sheet at `path`, which need not be there, says of
   the op so far, and then what is chosen. When that is saved, it presses `saved`, an action of the
   parent. */
GtkWindow *bs_effects_dialog_new(GtkWindow *parent, const char *op, const char *path,
                                 BsUpstream upstream, const char *saved);
