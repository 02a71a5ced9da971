// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the pages of a hand-out have in common: text, pictures and code in rectangles. Units are
// points, of a page of 297 x 210 mm.
#pragma once

#include "view/scene/look.h"
#include "view/write/story-private.h"

#include <cairo.h>

#define BS_PAGE_WIDTH 841.89
#define BS_PAGE_HEIGHT 595.28
#define BS_PAGE_MARGIN 28.0
#define BS_PAGE_GAP 12.0
#define BS_PAGE_HEAD 62.0         // below it is what the page shows
#define BS_PAGE_PICTURE_HEAD 44.0 // where that is a picture alone

typedef struct BsHandout {
    cairo_surface_t *surface;
    cairo_t *cr;
    gboolean is_preview;   // the first page is all
    const BsText *final;   // the function at the end of the run, or NULL
    gboolean final_is_cut; // on the pages of the steps
    guint n_cells;         // of the page, that steps have
    guint32 stage;         // of the last page; or G_MAXUINT32
} BsHandout;

void bs_page_set_colour(cairo_t *cr, BsPaint paint);
/* Text in a rectangle; height 0: one line. What has no room ends in an ellipsis. */
void bs_page_show_text(cairo_t *cr, const char *font, BsRect place, const char *text);
/* How high a text is in so much width, on as many lines as it needs. */
double bs_page_text_height(cairo_t *cr, const char *font, double width, const char *text);
// Type of pictures is not smaller than that, in points, but in cells.
#define BS_PAGE_LEAST_FONT 7.0

/* The picture of a step, whole where its type is of `font` points at least, else what is around the
   step, in whole rows that are well read, which is said above it: FALSE then. */
gboolean bs_page_show_picture(cairo_t *cr, const BsStoryStep *step, BsRect place, double font);
/* The whole picture of a step that shows a part of it: on a page of its own where it has room
   there; where it takes several, in strips of whole rows, at the end of its stage. `head` stands
   above them. */
void bs_page_add_whole(cairo_t *cr, const BsStoryStep *step, const char *head);
/* Code with the lines of the step marked (`step` NULL: none), whole or around the line `mark`:
   FALSE when lines had to be left out. */
gboolean bs_page_show_code(cairo_t *cr, const BsText *text, const BsStoryStep *step, guint mark,
                           BsRect place);
/* All of a text, in columns on pages of their own; `head` stands above them, with the lines. */
void bs_page_add_code(cairo_t *cr, const BsText *text, const char *head);
// A kind of page: what a picture's rectangle is, and who shows a step. In story-pdf-pages.c.
typedef struct BsPageKind {
    const char *name; // on the command line
    double picture_width, picture_height;
    double font, least_font; // of pictures: wanted, and still to be read
    BsStoryVisit show;       // its data is a BsHandout
} BsPageKind;

extern const BsPageKind bs_page_kinds[BS_N_HANDOUT_PAGES];
