// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports that have a file of their own. Each appends what is asked for, as of the cursor; FALSE
// after a message on standard error.
#pragma once

#include "cli/options.h"
#include "debug/document/document.h"

/* Why what --why names is there, and why it is owned as it is. */
gboolean bs_cli_put_why(const BsCliOptions *options, BsDocument *document, GString *out);
/* Why a pass did not do with what --why-not names what it could have done. */
gboolean bs_cli_put_why_not(const BsCliOptions *options, BsDocument *document, GString *out);
/* What became of what --became names, up to the end of the run. */
gboolean bs_cli_put_became(const BsCliOptions *options, BsDocument *document, GString *out);
