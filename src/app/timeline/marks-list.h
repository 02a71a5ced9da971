// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lists of breakpoints and bookmarks, for a popover. A row goes to what it stands for: a
// breakpoint to its next stop.
#pragma once

#include "app/session/marks.h"

#include <gtk/gtk.h>

#define BS_TYPE_MARKS_LIST (bs_marks_list_get_type())
G_DECLARE_FINAL_TYPE(BsMarksList, bs_marks_list, BS, MARKS_LIST, GtkBox)

/* Shows these from now on; both outlive the list. */
void bs_marks_list_set_marks(BsMarksList *list, BsMarks *marks, BsSession *session);
/* Puts the keyboard into the note of a bookmark. */
void bs_marks_list_edit_bookmark(BsMarksList *list, guint index);
