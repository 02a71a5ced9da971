// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What --run shows: verdicts, or one execution step by step.
#pragma once

#include "cli/options.h"
#include "debug/verdict/run-record.h"

/* The execution that is shown: of the --function, at the --stage (else the last one that stands),
   with the --args. NULL after a message. */
BsRunRecord *bs_cli_new_run(const BsCliOptions *options, BsDocument *document);
/* The verdicts of all stages; with --steps, those of that execution. FALSE after a message. */
gboolean bs_cli_put_run(const BsCliOptions *options, BsDocument *document, GString *out);
