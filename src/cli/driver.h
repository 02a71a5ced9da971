// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the command line on programs: parse, verify, passes, print.
#pragma once

#include "cli/options.h"
#include "syntax/diag-print.h"

#include <stdio.h>

/* Says what is wrong with the pipeline (FALSE then), or what it consists of where that is asked
   for: on standard error. */
gboolean bs_cli_make_pipeline(const BsCliOptions *options);
/* The pipelines of --compare, with their names (owned, both): passes that are not known are looked
   for in the mlir-opt that is given. FALSE after a message. */
gboolean bs_cli_parse_compared(const BsCliOptions *options, GPtrArray *names, GPtrArray *pipelines);

/* Processes one program (`number` counts the chunks of the file from 1): appends what goes to
   `file` (standard output, or that of -o) to `out`, writes messages to standard error. FALSE when
   anything failed. All chunks share `context`: to make one takes longer than most chunks do. When
   nothing can fail any more, what is in `out` may be moved to `file` early. */
gboolean bs_cli_process(const BsCliOptions *options, BsContext *context, const BsSource *source,
                        guint number, GString *out, FILE *file);

/* The same with a recorded run, for --trace, --explain, --svg, --dot and --stage. */
gboolean bs_cli_inspect(const BsCliOptions *options, BsContext *context, const BsSource *source,
                        guint number, GString *out, FILE *file);

/* Reads the source as a lesson, checks it and writes its steps, for --lesson. */
gboolean bs_cli_lesson(const BsCliOptions *options, BsContext *context, const BsSource *source,
                       guint number, GString *out, FILE *file);

/* Writes a smaller program that shows what --reduce asks for: a finding of a check or a refusal, or
   with --compare how its pipelines end. FALSE after a message: there is nothing of the kind. */
gboolean bs_cli_reduce(const BsCliOptions *options, BsContext *context, const BsSource *source,
                       guint number, GString *out, FILE *file);

/* Runs the pipelines of --compare one after the other and writes their table. FALSE also when there
   is no such pipeline or the program cannot be read; not when one refuses the program. */
gboolean bs_cli_compare(const BsCliOptions *options, BsContext *context, const BsSource *source,
                        guint number, GString *out, FILE *file);
