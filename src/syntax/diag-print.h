// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics as mlir-opt writes them: `FILE:LINE:COL: error: TEXT`, the source line, a caret,
// notes.
#pragma once

#include "ir/context.h"
#include "ir/diag.h"
#include "support/vec.h"

// Source lines that are longer are not shown below the message.
enum { BS_LIMIT_SHOWN_LINE = 64 * 1024 };

// Where the lines of a text begin; found when the first message asks. All zeroes: not yet.
typedef struct BsLines {
    BS_VEC(gsize) begins;
} BsLines;

/* Forgets them, and frees their memory. */
void bs_lines_clear(BsLines *lines);

typedef struct BsSource {
    const char *name; // as given by the user; "<stdin>" for standard input
    const char *text;
    gsize len;
    guint32 split_line; // with --split-input-file: line of the chunk's start in the file ("within
                        // split at ..."), else 0
    BsContext *context; // of the program, for `loc(...)`; may be NULL
    gboolean counts_on; // of a chunk: places are those in the file, as since 22
    guint32 lead;       // then: bytes before `text` (readable) that are of its first line
    BsLines *lines;     // of the text; NULL: each message looks for its line from the beginning on
} BsSource;

/* The name that locations in the text have. Free with g_free(). */
char *bs_source_name(const BsSource *source);
/* How many lines of its file are before the text, and how many bytes of its first line, where
   places are those in the file (`counts_on`); else 0. */
void bs_source_lines_before(const BsSource *source, guint32 *lines, guint32 *lead);
/* Where in the text the location is; a location that was written out and names another file, or
   none, is nowhere: line 0. */
BsLoc bs_source_place(const BsSource *source, BsLoc loc);

/* Appends one diagnostic with its notes. */
void bs_diag_format(const BsDiag *diag, const BsSource *source, GString *out);
/* Appends all. */
void bs_diags_format(const BsDiags *diags, const BsSource *source, GString *out);
