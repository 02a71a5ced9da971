// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Breakpoints in the gutter of a code view: a dot beside each op that a walk stops at, and a click
// there sets or removes one.
#pragma once

#include <gtksourceview/gtksource.h>

#define BS_TYPE_BREAK_SIGNS (bs_break_signs_get_type())
G_DECLARE_FINAL_TYPE(BsBreakSigns, bs_break_signs, BS, BREAK_SIGNS, GtkSourceGutterRendererText)

/* What is beside a line (from 0): nothing can stop there, can, does, would if it were enabled. */
typedef enum BsBreakSign { BS_NO_BREAK, BS_CAN_BREAK, BS_BREAKS, BS_BREAK_OFF } BsBreakSign;
typedef BsBreakSign (*BsBreakAt)(gpointer data, guint32 line);
typedef void (*BsBreakToggle)(gpointer data, guint32 line);

/* Puts them in front of everything in the gutter; `data` outlives the view. */
BsBreakSigns *bs_break_signs_add(GtkSourceView *view, BsBreakAt at, BsBreakToggle toggle,
                                 gpointer data);
