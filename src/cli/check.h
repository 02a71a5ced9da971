// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is wrong with programs, for --check: as text or as JSON, of one or of several files.
#pragma once

#include "cli/options.h"
#include "support/json-text.h"
#include "syntax/diag-print.h"

#include <stdio.h>

// What was found in all files so far.
struct BsCliTally {
    guint files, functions, errors, warnings, not_judged;
    guint unread;     // files that could not be read, or that a pass refused
    BsJsonText *json; // where findings go; NULL: to standard error, as text
};

/* The files that are named, those of folders in order of their names, each once (char *). NULL
   after a message when a folder cannot be read, or has no program in it. */
GPtrArray *bs_cli_check_files(const BsCliOptions *options);

/* Writes what is wrong with the program of a document to standard error. FALSE: something is. */
gboolean bs_cli_check_document(const BsCliOptions *options, BsDocument *document);

/* The same of a program, counted and written as options->tally says; see bs_cli_process(). */
gboolean bs_cli_check(const BsCliOptions *options, BsContext *context, const BsSource *source,
                      guint number, GString *out, FILE *file);

/* The frame of the JSON text around all findings, which goes to `out`; or, as text, the last
   line, to standard error. */
void bs_cli_tally_begin(BsCliTally *tally, const BsCliOptions *options, BsJsonText *json,
                        GString *out);
void bs_cli_tally_end(BsCliTally *tally);
