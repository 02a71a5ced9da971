// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pane of code: the function in view at the cursor, or as it was after a stage chosen above it;
// or the whole input as its author wrote it, comments and all, which can be edited there. With line
// numbers; what is selected elsewhere is marked, and clicking selects. When the program could not
// be read, it shows the source with the errors marked.
#pragma once

#include "app/session/draft.h"
#include "app/session/session.h"

#include <gtk/gtk.h>
#include <gtksourceview/gtksource.h>

#define BS_TYPE_CODE_VIEW (bs_code_view_get_type())
G_DECLARE_FINAL_TYPE(BsCodeView, bs_code_view, BS, CODE_VIEW, GtkBox)

/* Has it say "at the end" in place of "at the cursor", for a session whose cursor stays there. */
void bs_code_view_stay_at_end(BsCodeView *view, gboolean stays);
/* Puts something before the chooser of a stage. */
void bs_code_view_add_head(BsCodeView *view, GtkWidget *widget);
/* Has it show the draft, while that is open, in place of the source as it was run; and a button in
   its head that presses `win.edit`. Once; the draft is borrowed. */
void bs_code_view_set_draft(BsCodeView *view, BsDraft *draft);
// What it shows besides the state after a stage.
enum { BS_CODE_AT_CURSOR = -1, BS_CODE_AS_WRITTEN = -2 };

/* Shows the state after `stage`, or one of those. A stage that there is not: nothing happens. */
void bs_code_view_set_stage(BsCodeView *view, gint stage);
/* Highlights what is searched for; `settings` may change. */
void bs_code_view_highlight(BsCodeView *view, GtkSourceSearchSettings *settings);
gint bs_code_view_stage(BsCodeView *view);
/* Has what the sentence speaks of bright, and the rest dim, in the text at the cursor. */
void bs_code_view_set_spotlight(BsCodeView *view, gboolean on);
/* Whether lines, as they are wrapped, are left away of which there is only a part in sight. */
void bs_code_view_show_whole_rows(BsCodeView *view, gboolean whole);
/* Which side it shows while the session compares. */
void bs_code_view_set_side(BsCodeView *view, BsDiffWhich side);

// One of several codes that somebody compares, in place of what the session compares.
typedef struct BsCodeCompared {
    const BsDiff *diff; // whose text it shows; NULL: it is compared with nothing, and shows its own
    BsDiffWhich side;
    gboolean marked;    // what differs is marked
    const GArray *gaps; // of BsDiffGap, in pixels, the room that it leaves; NULL: none
    gboolean aligned;   // all of them are as high
} BsCodeCompared;

/* Shows that; `diff` is borrowed until the next call, the rest is copied. NULL: what the session
   compares. */
void bs_code_view_compare(BsCodeView *view, const BsCodeCompared *compared);
/* Other gaps of what it is compared with; see BsCodeCompared. */
void bs_code_view_show_gaps(BsCodeView *view, const GArray *gaps, gboolean aligned);
/* Where each line of a side begins here, see bs_code_tops(). `rewrapped` tells that it may be
   somewhere else. */
guint32 *bs_code_view_tops(BsCodeView *view, const BsDiffSide *side);
/* Which view shows the other side of what the session compares; may go before this one. */
void bs_code_view_set_beside(BsCodeView *view, BsCodeView *beside);
/* Shows under each dealloc or retain what it does with which memref (app/code/code-cards.h). */
void bs_code_view_set_cards(BsCodeView *view, gboolean cards);
/* What the cards say; see bs_code_cards_text(). */
char *bs_code_view_cards(BsCodeView *view);
/* Whether it leaves rows blank (or the other side does) so that both sides of a comparison are at
   the same height; and how many it leaves. */
gboolean bs_code_view_is_aligned(BsCodeView *view);
guint32 bs_code_view_gaps(BsCodeView *view);
/* Shows dots beside the ops that have a breakpoint, hollow ones where it is disabled. A click
   beside an op emits `break-at` with it. */
void bs_code_view_show_breaks(BsCodeView *view, const GPtrArray *enabled,
                              const GPtrArray *disabled);
/* What is shown, with its map; NULL for a source, and where there is none. Borrowed until it shows
   something else. */
const BsText *bs_code_view_text(BsCodeView *view);
/* The text view inside, for those who scroll it. */
GtkTextView *bs_code_view_text_view(BsCodeView *view);
/* The op at a line (from 0); NULL where there is none. */
const BsOp *bs_code_view_op_at(BsCodeView *view, guint32 line);
/* The line of an op (or NULL), from 0; -1: it is not there. */
gint bs_code_view_line_of(BsCodeView *view, const BsOp *op);
/* What is pointed at elsewhere: `line` is where it is here, or what stands for it; -1: nowhere, and
   the view says so. NULL for `op`: nothing is pointed at. */
void bs_code_view_show_hovered(BsCodeView *view, const BsOp *op, gint line);
/* Brings a line (from 0) into sight and puts the text cursor there. */
void bs_code_view_show_line(BsCodeView *view, guint32 line);
/* Brings what the step or the selection is about into sight again, for who gave the view another
   size or type; nothing where it is about nothing here. */
void bs_code_view_show_goal(BsCodeView *view);
/* The line at the top (from 0), and in `*hidden`, which may be NULL, how much of it is above. */
guint32 bs_code_view_top(BsCodeView *view, double *hidden);
/* Scrolls, as far as there are lines below. */
void bs_code_view_put_on_top(BsCodeView *view, guint32 line, double hidden);
/* Has that line at the top when the text, which may be about to come, was laid out; until then it
   goes nowhere else. */
void bs_code_view_come_back_to(BsCodeView *view, guint32 line, double hidden);
