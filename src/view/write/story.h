// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A run as a story: one picture, code and sentence for each step of a range of events, for people
// who have no Bufscope at hand. As one HTML page that is stepped through without network or server,
// as a PDF hand-out with a page for each step, and as numbered pictures. An execution of the
// function is told in the same way: for each executed op where it is, with the values and buffers
// at that moment.
//
// Boxes have the size of what is in them, as in the window.
#pragma once

#include "view/write/export.h"

// A story of more steps than this is refused, and a page of more bytes, with an error that says so
// (G_IO_ERROR_MESSAGE_TOO_LARGE).
enum { BS_LIMIT_STEPS = 2000, BS_LIMIT_PAGE_BYTES = 32 << 20 };

// What is on a page of a hand-out.
typedef enum BsHandoutPages {
    BS_PAGES_STEP,  // a step: picture, code then and at the end
    BS_PAGES_STAGE, // a stage that changed something: picture, code, states and counts
    BS_PAGES_SIX,   // six steps, each with its sentence and picture
    BS_N_HANDOUT_PAGES
} BsHandoutPages;

typedef struct BsStoryOptions {
    struct BsRunRecord *run;   // the steps of this run are told, and not what passes did; or NULL
    guint32 first, last;       // positions (0: the input), or steps; last 0: to the end
    BsGrain grain;             // the events to stop at, as debug/document/cursor.h says
    BsDetail detail;           // how much of the program is in the pictures
    BsFormatKind format;       // of bs_story_write_pictures(): SVG, PNG or PDF
    const BsFigure *figure;    // as what these are written, and how hand-outs look; or NULL
    BsHandoutPages pages;      // of bs_story_write_handout()
    BsFigureNote *note;        // of these; or NULL
    gsize page_bytes;          // of bs_story_write_html(), at most; 0: BS_LIMIT_PAGE_BYTES
    const char *dot;           // NULL: "dot" in PATH
    GCancellable *cancellable; // or NULL
    GPtrArray *written;        // bs_story_write_pictures() appends the paths (char *); or NULL
    /* Called before each of `n` steps, or NULL. */
    void (*progress)(gpointer data, guint32 step, guint32 n);
    gpointer data;
} BsStoryOptions;

typedef gboolean (*BsStoryWriter)(BsDocument *document, BsOp *function,
                                  const BsStoryOptions *options, const char *path, GError **error);

/* "12-40", "12" for that event alone, or "12-" for all from there on (`last` is G_MAXUINT32 then),
   into `first` and `last`. FALSE when it is no range. */
gboolean bs_story_read_range(const char *text, guint32 *first, guint32 *last);

/* "step", "stage", "six"; that of such a name, or BS_N_HANDOUT_PAGES. */
const char *bs_handout_pages_name(BsHandoutPages pages);
BsHandoutPages bs_handout_pages_of_name(const char *name);

/* "event", "op" or "block" into `grain`. FALSE for other words. */
gboolean bs_story_read_grain(const char *text, BsGrain *grain);

/* Each writes the story of a function to a file, or to a directory which is made when missing. The
   cursor comes back to where it was. FALSE with `error` (G_IO_ERROR), when it was cancelled, too.
   A file that was there before is replaced only when the whole story is written; of numbered
   pictures none stay when not all are written. */
gboolean bs_story_write_html(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                             const char *path, GError **error);
gboolean bs_story_write_handout(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                                const char *path, GError **error);
gboolean bs_story_write_pictures(BsDocument *document, BsOp *function,
                                 const BsStoryOptions *options, const char *directory,
                                 GError **error);
/* The first of its pages alone, as bs_story_write_handout() would have it. NULL with `error`. Free
   with cairo_surface_destroy(). */
struct _cairo_surface *bs_story_paint_handout(BsDocument *document, BsOp *function,
                                              const BsStoryOptions *options, GError **error);
