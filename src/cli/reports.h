// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What can be written of a recorded run instead of the program: sentences, counts, lifetimes, ...
#pragma once

#include "cli/options.h"
#include "debug/document.h"

/* Whether the options ask for a report. */
gboolean bs_cli_wants_report(const BsCliOptions *options);
/* Appends the reports that are asked for, for the cursor's stage. FALSE after a message on standard
   error. */
gboolean bs_cli_put_reports(const BsCliOptions *options, BsDocument *document, GString *out);
