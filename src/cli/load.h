// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading a program with a recorded run, as the command line says.
#pragma once

#include "cli/options.h"
#include "syntax/diag-print.h"

/* What loading a program needs of the options. Borrows all that it names. */
BsDocumentOptions bs_cli_document_options(const BsCliOptions *options, const BsSource *source,
                                          const BsPipeline *pipeline);

/* Reads the sheet of the --effects, or the one beside the input if there is one, into the options.
   FALSE after messages. */
gboolean bs_cli_read_sheet(BsCliOptions *options);
/* The document of a program under the pipeline of the options; where something is asked that needs
   one and none was named, under the ownership pipeline. Free with bs_document_free(). */
BsDocument *bs_cli_load(const BsCliOptions *options, const BsSource *source);
/* The program after the stage of a dump that passes are to run on, as the options say;
   BS_TEXT_PADDING NULs behind it. NULL after a message. Free with g_free(). */
char *bs_cli_take_stage(const BsCliOptions *options, const char *text, gsize len, gsize *stage_len);
