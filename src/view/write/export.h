// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagrams as files: the picture at the cursor, and one per stage and function.
#pragma once

#include "view/scene/scene.h"

typedef enum BsFormatKind {
    BS_FORMAT_SVG,
    BS_FORMAT_PNG,
    BS_FORMAT_PDF,
    BS_FORMAT_DOT,
    BS_N_FORMATS
} BsFormatKind;

/* "svg", "png", "pdf", "dot"; the format of a file name's extension, or BS_N_FORMATS. */
const char *bs_format_extension(BsFormatKind format);
BsFormatKind bs_format_of_path(const char *path);

typedef struct BsExportOptions {
    gboolean dark;             // PNG and PDF; SVG follows the reader
    const char *dot;           // NULL: "dot" in PATH
    GCancellable *cancellable; // or NULL
    const char *function;      // the only one of bs_export_stages(); NULL: all
    BsDetail detail;           // how much of the program is in the pictures
} BsExportOptions;

/* Writes the picture of a function at the cursor. FALSE with `error`. `options` may be NULL. */
gboolean bs_export_picture(BsDocument *document, BsOp *function, BsFormatKind format,
                           const char *path, const BsExportOptions *options, GError **error);

/* Writes one picture per reached stage (the input too) and function with a body into `directory`,
   which is made when missing: `2-canonicalize-example.svg`. When no stage has such a
   function, that is an error. Appends the paths (char *) to `written`, which may be NULL. The
   cursor comes back to where it was. */
gboolean bs_export_stages(BsDocument *document, BsFormatKind format, const char *directory,
                          const BsExportOptions *options, GPtrArray *written, GError **error);
