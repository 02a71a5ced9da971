// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A window with one program under two pipelines, or three: the code of each at its end, where
// selecting an op on one side selects the one from the same place of the source on the others; and
// the table of what each pipeline made of the function, which can be saved. Each side has a session
// of its own.
#pragma once

#include "app/session/session.h"

#include <adwaita.h>

#define BS_TYPE_SIDE_BY_SIDE (bs_side_by_side_get_type())
G_DECLARE_FINAL_TYPE(BsSideBySide, bs_side_by_side, BS, SIDE_BY_SIDE, AdwApplicationWindow)

// Asks for all three systems: that of the session, and the other two.
#define BS_ALL_SYSTEMS "*"

/* A window for the program of a session, by its rules: on the left its pipeline, on the right
   another, in the words of bs_comparison_parse(); "" for another one of the systems, or
   BS_ALL_SYSTEMS. */
GtkWindow *bs_side_by_side_new(GtkApplication *application, BsSession *of, const char *pipeline);
