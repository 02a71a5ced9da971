// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the options choose of a run, and whether it is there: --function and --steps.
#pragma once

#include "cli/options.h"
#include "debug/document/document.h"

/* Whether the run has the function (in any stage that was reached) and the events that are chosen.
   FALSE after a message that says what there is instead. */
gboolean bs_cli_check_subject(const BsCliOptions *options, BsDocument *document);

/* The same of a function of that name. */
gboolean bs_cli_check_function(const char *wanted, BsDocument *document);

/* The chosen function, else the first one with a body, at the cursor. NULL after a message. */
BsOp *bs_cli_find_subject(const BsCliOptions *options, BsDocument *document);

/* Whether an event works in the chosen function, or in the whole program, and is one of the chosen
   ones. */
gboolean bs_cli_is_subject(const BsCliOptions *options, const BsDocument *document, guint32 event);
