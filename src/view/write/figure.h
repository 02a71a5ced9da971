// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A picture as a figure of a paper or a slide: how wide it is on it, how large its type is, what
// is in it and how it looks. The window's dialog and the command line have these options from one
// table, and write them as one text: "width=column,font=8,look=print".
//
// A figure has the width that was asked for. What is in it is broken into shorter lines, and its
// blocks stand below each other, until it fits at the size of type that was asked for; if nothing
// helps, its type is smaller, and that is said.
#pragma once

#include "view/layout/layout.h"
#include "view/write/caption.h"
#include "view/write/format.h"

typedef enum BsFigureSize {
    BS_FIGURE_FREE, // as large as the picture is
    BS_FIGURE_COLUMN,
    BS_FIGURE_PAGE,
    BS_FIGURE_SLIDE,
    BS_FIGURE_OWN, // a width in mm
    BS_N_FIGURE_SIZES
} BsFigureSize;

typedef enum BsFigureLook {
    BS_FIGURE_READER, // as the reader of an SVG has it; else light
    BS_FIGURE_LIGHT,
    BS_FIGURE_DARK,
    BS_FIGURE_PRINT, // without colours
} BsFigureLook;

typedef enum BsFigureDirection {
    BS_FIGURE_EITHER, // down, or to the right where that has larger type
    BS_FIGURE_DOWN,
    BS_FIGURE_RIGHT,
} BsFigureDirection;

typedef struct BsFigure {
    guint size;                               // BsFigureSize
    double width;                             // in mm, of BS_FIGURE_OWN
    double height;                            // the greatest, in mm, likewise; 0: any
    double font;                              // in points; 0: as is usual at that size
    guint detail;                             // BsDetail
    guint names;                              // BsNaming; for whoever has the document
    guint look;                               // BsFigureLook
    guint direction;                          // BsFigureDirection
    guint background, legend, sentence, live; // 0: without
    double dpi;                               // of PNG
} BsFigure;

/* What a figure is when nothing is said. */
extern const BsFigure bs_figure_plain;

// -- the options ----------------------------------------------------------------------------------

typedef struct BsFigureOption {
    const char *name, *label;  // on the command line; in the dialog, to be translated
    const char *group;         // of rows of the dialog, to be translated
    const char *const *words;  // its values; NULL: a number alone
    const char *const *labels; // of them in the dialog, and of a number where both are
    gsize choice;              // offset of a guint in BsFigure
    gsize number;              // offset of a double ...
    double least, most;        // ... that is from here to there; both 0: it has none
    const char *unit;          // of the number
    const char *summary;       // for --help
} BsFigureOption;

/* The last one's name is NULL. */
extern const BsFigureOption bs_figure_options[];

/* Changes what `text` says of the figure: NAME=VALUE, with commas or blanks between them. FALSE
   with `error`, and the figure is as it was. */
gboolean bs_figure_read(BsFigure *figure, const char *text, GError **error);
/* All of it as such a text. Free with g_free(). */
char *bs_figure_to_text(const BsFigure *figure);
/* In what a figure differs from another one: "direction=right", or in the words of the dialog,
   "Direction: left to right". Free with g_free(). */
char *bs_figure_difference(const BsFigure *figure, const BsFigure *from, gboolean in_words);

/* Width and greatest height in mm (0: any), and the size of its type in points. */
void bs_figure_measures(const BsFigure *figure, double *width, double *height, double *font);

// -- the picture ----------------------------------------------------------------------------------

// How the last of several figures that come one after the other was made: the next one is likewise,
// if that fits. Begins as zeros.
typedef struct BsFigureMemory {
    gboolean is_known, did_fit;
    gboolean has_less; // than there is of the program
    gboolean is_terse; // with signs in place of words
    guint chars;       // of its lines; 0: as usual
    BsWay way, laid_out;
    BsLayout *layout; // and what it depended on
    GBytes *key;
} BsFigureMemory;

/* Lets go what it holds; it can be used again. */
void bs_figure_memory_clear(BsFigureMemory *memory);

typedef struct BsFigureWish {
    const BsFigure *figure;
    const char *sentence;      // of the step, or NULL
    const BsOp *executed;      // as in BsSceneOptions
    const char *dot;           // NULL: "dot" in PATH
    GCancellable *cancellable; // or NULL
    BsFigureMemory *memory;    // or NULL
    double least_font; // type that is smaller than wanted is no matter down to there; 0: it is
} BsFigureWish;

typedef struct BsFigureFit {
    BsScene *scene; // placed in the middle of its sheet
    BsSheet sheet;
    BsScheme scheme;
    gboolean is_readers;  // an SVG has the reader's scheme
    char *sentence;       // below it, or NULL
    double width, height; // in mm, with what stands below it
    double font;          // in points, of its type
    gboolean fits;        // at the size of type that was asked for
    double dpi;
} BsFigureFit;

/* The figure of a function at the document's cursor. NULL with `error` when it was cancelled. Free
   with bs_figure_fit_free(). */
BsFigureFit *bs_figure_fit(BsDocument *document, BsOp *function, const BsFigureWish *wish,
                           GError **error);
void bs_figure_fit_free(BsFigureFit *fit);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsFigureFit, bs_figure_fit_free)

/* What would fit instead, of one that does not, whose type is of `font` points: other figures
   (BsFigure), each with one thing changed, the least change first. Ends early when it is cancelled.
   Free with g_array_unref(). */
GArray *bs_figure_offers(BsDocument *document, BsOp *function, const BsFigureWish *wish,
                         double font);

/* Dots per inch of its PNG: as it was asked for, or fewer where that would be too large. */
double bs_figure_dpi(const BsFigureFit *fit);
/* Paints it, 1 unit of the scene as 1 unit of `cr`. */
void bs_figure_paint(const BsFigureFit *fit, cairo_t *cr);
/* Writes it as SVG, PNG or PDF, by the format. FALSE with `error`. */
gboolean bs_figure_write(const BsFigureFit *fit, BsFormatKind format, const char *path,
                         GError **error);
