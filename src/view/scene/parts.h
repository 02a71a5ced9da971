// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shapes that a placed scene is drawn with, the same in painter and SVG: what stands where in a
// row, and how each kind of row looks.
#pragma once

#include "view/scene/scene.h"

enum {
    BS_PART_PAD = 8,  // left and right of text
    BS_PART_LIFT = 2, // of the text in a frame: its underscores stand above a thick line, too
    BS_PART_RADIUS = 7,
    BS_PART_MARGIN = 12, // around the picture
    BS_PART_TITLE = 26,  // height of the title above the boxes
};

typedef struct BsRowStyle {
    const char *css_class;  // of the row
    const char *text_class; // of its text; NULL: that of the row's look
    const char *back_class; // of its background; NULL: it has none
    BsPaint text, back;     // where they have one
    gboolean is_strip;      // its first line is as high as a strip
} BsRowStyle;

extern const BsRowStyle bs_row_styles[]; // by BsRowKind

// What marks a row as changed or different: its background.
typedef struct BsRowBack {
    guint32 flag;
    const char *css_class;
    BsPaint paint;
    const char *words; // for those who do not see it, to be translated
} BsRowBack;

/* NULL for a row that is neither. Static. */
const BsRowBack *bs_row_back(const BsRow *row);

/* What a person who cannot see the picture is told of a row, besides its text; NULL: nothing. Free
   with g_free(). */
char *bs_row_description(const BsRow *row);

/* Where line `i` of a row's text begins, and how high it is. */
BsRect bs_row_line_rect(const BsScene *scene, const BsRow *row, guint32 i);
/* The line under a word that differs. */
BsRect bs_row_word_line(const BsScene *scene, const BsRow *row, const BsRowWord *word);
/* The row without the border of its box; what marks it as changed; the ring around it. */
BsRect bs_row_inside(const BsScene *scene, const BsRow *row);
BsRect bs_row_change_mark(const BsScene *scene, const BsRow *row);
BsRect bs_row_ring(const BsRow *row);
/* Where the row's mark of a value's life is. */
BsPoint bs_row_life_point(const BsRow *row);
/* Whether its text has the colours of code. */
gboolean bs_row_is_code(const BsRow *row);
/* Whether it has one: the title of a block has none, as the border of the box says the same. */
gboolean bs_row_has_ring(const BsRow *row);
/* Radius of the upper corners of the row's background: it follows the box where it is its first. */
double bs_row_top_radius(const BsScene *scene, const BsRow *row);
BsRect bs_badge_rect(const BsRow *row, const BsBadge *badge);
BsRect bs_fold_rect(const BsRow *row);
/* The part of a state's frame that is filled; width 0: none. Its right corners are round only when
 * it is all of the frame. */
BsRect bs_frame_fill(BsLook look, const BsRect *frame);
/* Tip and two corners of the arrow at the end of a curve. */
void bs_curve_arrow(guint32 n, const BsPoint *points, BsPoint arrow[3]);

enum { BS_FLOW_DASHES = 2 };
/* How the line of what carries an indicator is broken: a dash and a gap; NULL: it is not. */
const double *bs_flow_dashes(BsLook look);
