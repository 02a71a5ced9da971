// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The folder that --mlir-print-ir-tree-dir writes: a file for each pass, in folders for the ops
// that passes ran on, numbered by how many passes had run on each of these.
#pragma once

#include <glib.h>

/* The files of the folder as one dump, in the order in which passes ran; where a function was not
   after another, by name. NULL with an error: a file cannot be read, there is none, or they are
   larger than a file may be. Free with g_string_free(). */
GString *bs_dump_read_folder(const char *path, GError **error);
