// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The formats of pictures.
#pragma once

#include <glib.h>

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
