// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inside of a pane of code, for the files that it is made of: the pane itself (code-view.c),
// what of its text is in sight (code-scroll.c), what is marked in it (code-marks.c), what hands do
// there (code-input.c), and the source that is edited in it (code-edit.c).
#pragma once

#include "app/code/code-breaks.h"
#include "app/code/code-cards.h"
#include "app/code/code-diff.h"
#include "app/code/code-lines.h"
#include "app/code/code-text.h"
#include "app/code/code-view.h"
#include "app/session/draft.h"
#include "debug/telling/gone.h"

// What is marked in the text. The order is the priority: later ones win.
typedef enum BsCodeTag {
    BS_CODE_TAG_DEALLOC,
    BS_CODE_TAG_CHANGED,
    BS_CODE_TAG_LIT,
    BS_CODE_TAG_CURRENT,
    BS_CODE_TAG_SELECTED,
    BS_CODE_TAG_HOVERED,
    BS_CODE_TAG_VALUE,
    BS_CODE_TAG_FAULT,
    BS_CODE_TAG_ERROR,
    BS_CODE_TAG_ERROR_SPOT,
    BS_CODE_TAG_DIM,
    BS_N_CODE_TAGS
} BsCodeTag;

// A buffer that the view shows, and its tags there.
typedef struct BsCodePaper {
    GtkSourceBuffer *buffer;
    GtkTextTag *tags[BS_N_CODE_TAGS];
} BsCodePaper;

struct _BsCodeView {
    GtkBox parent_instance;
    BsSession *session;
    GtkWidget *head;
    GtkDropDown *chooser;
    GtkLabel *moment; // in the chooser's place
    GtkStringList *stages;
    GtkLabel *note;
    GtkSourceView *view;
    GtkSourceBuffer *buffer; // of the template
    BsCodePaper paper;       // what is shown
    BsCodePaper other;       // the one for programs while a draft is shown, and the other way
    BsDraft *draft;          // of the source, or NULL; the window's, which outlives the view
    GtkToggleButton *edit;   // of the head
    GtkSourceSearchSettings *search_settings;
    GtkSourceSearchContext *search; // highlights
    gint stage;                     // or BS_CODE_AT_CURSOR, BS_CODE_AS_WRITTEN
    const BsText *text;             // what is shown, with its map; NULL for a source
    const BsNames *names;
    const BsOp *shown; // the function shown
    BsCodeText *shown_text;
    BsTextLines sight;        // the lines with marks, of a giant text those with text, too
    gint gone;                // the line before which something went with the step; -1: none
    gint goal;                // the line that the marks want in sight; -1: none
    gint aim;                 // the line that a giant text is scrolling to; -1: none
    gint top;                 // the line that is to be at the top; -1: any
    double top_hidden;        // how much of it is above
    guint looking, scrolling; // source ids
    gboolean deallocs_marked; // in the text shown
    gboolean spotlight;       // what the sentence does not speak of is dim
    BsCodeDiff *diff;         // marks of the differences
    BsCodeCards *cards;       // under deallocs
    BsBreakSigns *breaks;     // in the gutter
    BsLineNumbers *numbers;   // likewise
    GHashTable *break_ops;    // op -> its BsBreakSign
    gboolean with_cards;
    gboolean carded;      // they are there
    gboolean shows_draft; // the source as it is edited, in place of as it was run
    gboolean head_stays;  // also without a program
    gboolean aligned;     // with the other side of a comparison
    BsDiffWhich side;     // shown while there are some
    gboolean is_given;    // what it is compared with, by somebody else
    BsCodeCompared given; // ... without the gaps
    GArray *given_gaps;
    BsCodeView *beside;                 // the other side, while the session compares; weak
    gboolean not_selected, not_hovered; // what is selected, pointed at, is not here
    gboolean filling;                   // the list of stages is being made
    gboolean selecting;                 // this view is what selects
    gboolean stays_at_end;              // says so, and nothing of a cursor
};

/* What it is compared with; NULL: nothing. And which side of that it is. */
const BsDiff *bs_code_view_diff(const BsCodeView *self);
BsDiffWhich bs_code_view_side(const BsCodeView *self);
/* The differences to be marked; NULL: none. */
const BsDiff *bs_code_view_marked(const BsCodeView *self);
/* What there is to choose from: the stages of the document, after "at the cursor" and "as written".
   In code-stages.c. */
void bs_code_stages_fill(BsCodeView *self);
/* Chooses the stage that the view shows. */
void bs_code_stages_choose(BsCodeView *self);
/* The stage, or BS_CODE_AT_CURSOR or BS_CODE_AS_WRITTEN, at a place of the list. */
gint bs_code_stages_at(guint place);

/* Whether that is the last step, with which one goes along, in place of stages. */
gboolean bs_code_view_compares_step(const BsCodeView *self);
/* Leaves rows blank where another side has lines. */
void bs_code_view_update_gaps(BsCodeView *self, const BsDiff *diff);
/* Notes the gaps that it is given; shows nothing yet. */
void bs_code_view_take_gaps(BsCodeView *self, const GArray *gaps, gboolean aligned);
/* Keeps both sides at the same height when lines are wrapped into more rows, or fewer. */
void bs_code_compared_init(BsCodeView *self);

/* In the colours of the desktop's style, light or dark. */
void bs_code_marks_set_colours(BsCodeView *self);
/* Takes away all marks but those of deallocs, which stay with their lines. */
void bs_code_marks_clear(BsCodeView *self);
/* Where an op is in the text shown, or NULL; in the source, what passes made is where its location
   is. */
const BsOpLines *bs_code_marks_find(BsCodeView *self, const BsOp *op);
/* Marks lines from `first` to `last`, from 0. */
void bs_code_marks_tag(BsCodeView *self, BsCodeTag tag, guint32 first, guint32 last);
/* Marks the deallocs of some lines. */
void bs_code_marks_deallocs(BsCodeView *self, BsTextLines where);
/* Marks deallocs, or marks them no more: differences have marks of their own. `changed`: lines that
   have no marks yet. */
void bs_code_marks_update_deallocs(BsCodeView *self, gboolean wanted, BsTextLines changed);
/* What went, for who does not see it; of BsGoneLine, one or more. Free with g_free(). */
char *bs_code_marks_say_gone(const GArray *lines);
/* Marks the step, the selection and the errors, and sets the goal. */
void bs_code_marks_put(BsCodeView *self);

/* Dims what the sentence does not speak of, if that is wanted; where that speaks of nothing that is
   there, nothing. */
void bs_code_spotlight_put(BsCodeView *self);

/* Shows it, if that is to be shown; after that its text, which `update` sets, may be older than
   what is seen: then there is none. */
void bs_code_edit_update(BsCodeView *self);
/* Its button is pressed. */
void bs_code_edit_toggle(BsCodeView *self);
/* See bs_code_view_set_draft(). */
void bs_code_edit_set_draft(BsCodeView *self, BsDraft *draft);
/* Puts tags into a buffer. */
void bs_code_paper_init(BsCodePaper *paper, GtkSourceBuffer *buffer);

/* Listens to the pointer, and has a menu and breakpoints. */
void bs_code_input_init(BsCodeView *self);
/* Listens to what scrolls the text. */
void bs_code_scroll_init(BsCodeView *self);
/* Has these lines, and a page before and after them, there in a giant text. */
void bs_code_scroll_look_around(BsCodeView *self, BsTextLines lines);
/* Puts the text cursor on a line (from 0) and brings it into sight. */
void bs_code_scroll_to(BsCodeView *self, guint32 line);
