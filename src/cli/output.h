// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the program goes: standard output, or the file of -o.
#pragma once

#include <glib.h>
#include <stdio.h>

typedef struct BsCliOutput {
    FILE *file; // may be written to early
    const char *path;
    char *kept; // what takes the place of the input when all went well, or NULL
    size_t n_kept;
} BsCliOutput;

/* As upstream, a file is made before anything runs; but not when it is the one that is read.
   "-" is standard output. FALSE after a message. `path` must live as long. */
gboolean bs_cli_output_open(BsCliOutput *output, const char *path, const char *input);

/* Writes the rest and closes. When something failed (not `keep`) a file goes again, and one that
   was read stays as it was. FALSE after a message. */
gboolean bs_cli_output_close(BsCliOutput *output, const GString *rest, gboolean keep);

/* Writes all of `text` to standard output. FALSE after a message. */
gboolean bs_cli_output_text(const GString *text);
