// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is noted of a place in a program, and found again in another run of it: by those that come
// back when the program starts (keep.c) and when a file has changed (reload.c).
#pragma once

#include "app/session/session.h"

/* What is selected, by name, or an op by its line and how many such lines are before it. NULL:
   nothing that can be found again. Free it. */
char *bs_describe_selection(BsSession *session, guint32 *times);
/* Selects what was described so, if it is there; NULL: nothing. */
void bs_select_described(BsSession *session, const char *described, guint32 times);
/* Goes to an event by the step that led there from another one, where steps are compared. */
void bs_go_from_to(BsSession *session, guint32 from, guint32 to);
