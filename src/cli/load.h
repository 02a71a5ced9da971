// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading a program with a recorded run, as the command line says.
#pragma once

#include "cli/options.h"
#include "syntax/diag-print.h"

/* What loading a program needs of the options. Borrows all that it names. */
BsDocumentOptions bs_cli_document_options(const BsCliOptions *options, const BsSource *source,
                                          const BsPipeline *pipeline);

/* The document of a program under the pipeline of the options; where something is asked that needs
   one and none was named, under the ownership pipeline. Free with bs_document_free(). */
BsDocument *bs_cli_load(const BsCliOptions *options, const BsSource *source);
