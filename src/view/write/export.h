// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagrams as files: the picture at the cursor, and one per stage and function.
#pragma once

#include "view/write/figure.h"
#include "view/write/painter.h"

// What is to be said of pictures that were written: of figures that do not fit, how many there are
// and how large the smallest type is, in points; of PNGs that would be too large, how coarse the
// coarsest is, in dots per inch, and how fine it was to be; and how many ops are in none of them as
// there are too many.
typedef struct BsFigureNote {
    guint n_small, n_coarse, n_cut;
    double least_font, least_dpi, wanted_dpi;
    guint64 n_more; // ops, of the picture that lacks most
} BsFigureNote;

typedef struct BsExportOptions {
    gboolean dark;             // PNG and PDF; SVG follows the reader
    const char *dot;           // NULL: "dot" in PATH
    GCancellable *cancellable; // or NULL
    const char *function;      // the only one of bs_export_stages(); NULL: all
    BsDetail detail;           // how much of the program is in the pictures
    const BsFigure *figure;    // as such; or NULL
    BsFigureNote *note;        // is changed; or NULL
} BsExportOptions;

/* Notes what is to be said of a figure in that format. `note` may be NULL. */
void bs_figure_note(BsFigureNote *note, const BsFigureFit *fit, BsFormatKind format);
/* The same of a picture that is no figure, whose PNG has `scale` pixels per unit, each a 96th of an
   inch. */
void bs_picture_note(BsFigureNote *note, const BsScene *scene, BsFormatKind format, double scale,
                     const BsPaintOptions *options);
/* It in words, each sentence behind a blank and a dot: " Its resolution is 150 dpi, not 600."; ""
   when all is as it should be. Of type that is smaller it says nothing. Free with g_free(). */
char *bs_figure_note_text(const BsFigureNote *note);

/* Writes the picture of a function at the cursor. FALSE with `error`. `options` may be NULL. */
gboolean bs_export_picture(BsDocument *document, BsOp *function, BsFormatKind format,
                           const char *path, const BsExportOptions *options, GError **error);

/* Writes one picture per reached stage (the input too) and function with a body into `directory`,
   which is made when missing: `2-canonicalize-example.svg`. When no stage has such a
   function, that is an error. Appends the paths (char *) to `written`, which may be NULL. The
   cursor comes back to where it was. */
gboolean bs_export_stages(BsDocument *document, BsFormatKind format, const char *directory,
                          const BsExportOptions *options, GPtrArray *written, GError **error);
