// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A short message over the bottom of a window. It looks like libadwaita's toast, whose place it
// takes: that of 1.2 crashes where it goes before all of its coming was drawn.
#pragma once

#include <adwaita.h>

#define BS_TYPE_MESSAGE bs_message_get_type()
G_DECLARE_FINAL_TYPE(BsMessage, bs_message, BS, MESSAGE, AdwBin)

/* Shows the text, which may be of any length, in place of what is shown, for so many seconds;
   longer while the pointer is on it. */
void bs_message_show(BsMessage *message, const char *text, guint seconds);
/* The same, with a button that opens a file (a path, or NULL: none). */
void bs_message_show_with(BsMessage *message, const char *text, guint seconds, const char *path);
/* Takes away what is shown, if anything is. */
void bs_message_hide(BsMessage *message);
