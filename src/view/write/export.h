// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagrams as files: the picture at the cursor, and one per stage and function.
#pragma once

#include "view/write/figure.h"

// What is to be said of figures that were written: of those that do not fit, how many there are
// and how large the smallest type is, in points.
typedef struct BsFigureNote {
    guint n_small;
    double least_font;
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

/* Notes a figure, when it does not fit. `note` may be NULL. */
void bs_figure_note(BsFigureNote *note, const BsFigureFit *fit);

/* Writes the picture of a function at the cursor. FALSE with `error`. `options` may be NULL. */
gboolean bs_export_picture(BsDocument *document, BsOp *function, BsFormatKind format,
                           const char *path, const BsExportOptions *options, GError **error);

/* Writes one picture per reached stage (the input too) and function with a body into `directory`,
   which is made when missing: `2-canonicalize-example.svg`. When no stage has such a
   function, that is an error. Appends the paths (char *) to `written`, which may be NULL. The
   cursor comes back to where it was. */
gboolean bs_export_stages(BsDocument *document, BsFormatKind format, const char *directory,
                          const BsExportOptions *options, GPtrArray *written, GError **error);
