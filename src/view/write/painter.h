// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Paints a placed scene with cairo: the canvas of the window, PNG and PDF.
#pragma once

#include "view/write/caption.h"

#include <cairo.h>

typedef struct BsPaintOptions {
    BsScheme scheme;
    gboolean legend;         // below the picture, with ...
    const char *sentence;    // ... the sentence of the step, or NULL
    const BsSheet *sheet;    // what it is put on then; or NULL
    const BsOp *selected_op; // highlighted, or NULL
    const BsValue *selected_value;
    const BsBlock *selected_block;
    const GPtrArray
        *lit; // ops that belong to the selection (the ops that a dealloc was lowered to), or NULL
    double zoom; // for level of detail: below 0.3 rows are bars, not text; 0: 1
    BsRect clip; // only what touches it is painted; width 0: everything
    BsRect view; // labels of edges that its border cuts are left out; width 0: none is
} BsPaintOptions;

/* Paints in scene coordinates: the caller scales and translates `cr`. Background included. */
void bs_scene_paint(const BsScene *scene, cairo_t *cr, const BsPaintOptions *options);

/* Which labels of edges the border of a view cuts, as a number that is another one for others; 0:
   none. */
guint bs_scene_cut_labels(const BsScene *scene, const BsRect *view);

/* Writes one picture; `scale` pixels per unit for PNG, less for pictures larger than the format
 * allows (or 64 million pixels). With a sheet, the file says how large they are. FALSE with
 * `error`. In painter-files.c. */
gboolean bs_scene_write_png(const BsScene *scene, const char *path, double scale,
                            const BsPaintOptions *options, GError **error);
gboolean bs_scene_write_pdf(const BsScene *scene, const char *path, const BsPaintOptions *options,
                            GError **error);

/* How many pixels a unit has in it: `scale`, or less. */
double bs_scene_png_scale(const BsScene *scene, double scale, const BsPaintOptions *options);

/* The picture of bs_scene_write_png(): an image of `scale` pixels per unit or less. Free with
   cairo_surface_destroy(). */
cairo_surface_t *bs_scene_to_image(const BsScene *scene, double scale,
                                   const BsPaintOptions *options);

/* Writes an image as PNG, from any thread. `dpi`: how many of its pixels are an inch; 0: it does
   not say so. */
gboolean bs_image_write_png(cairo_surface_t *image, double dpi, const char *path, GError **error);

/* How files are written that cairo makes: `bytes`, a GString, is given to the first as what a
   surface writes to, and with its status to the second, which frees it. Also in painter-files.c. */
cairo_status_t bs_cairo_append_bytes(gpointer bytes, const guchar *data, guint len);
gboolean bs_cairo_write_bytes(GString *bytes, cairo_status_t status, const char *path,
                              GError **error);
