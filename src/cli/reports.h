// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What can be written of a recorded run instead of the program: sentences, counts, lifetimes, ...
#pragma once

#include "cli/options.h"
#include "debug/document/document.h"

/* Whether the options ask for a report. */
gboolean bs_cli_wants_report(const BsCliOptions *options);
/* Appends the reports that are asked for, for the cursor's stage. FALSE after a message on standard
   error. */
gboolean bs_cli_put_reports(const BsCliOptions *options, BsDocument *document, GString *out);
/* The report --scan, which also says that the program could not be read. */
gboolean bs_cli_put_scan(const BsCliOptions *options, BsDocument *document, GString *out);
/* Writes what was said of the run to standard error, without what a --scan lists. */
void bs_cli_write_messages(const BsCliOptions *options, BsDocument *document);
