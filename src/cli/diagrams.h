// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The options that ask for diagrams of every stage.
#pragma once

#include "cli/options.h"
#include "debug/document.h"

/* Whether any of them was given. */
gboolean bs_cli_wants_diagrams(const BsCliOptions *options);

/* Writes the diagrams that --svg and --dot ask for; `number` counts the programs of the input from
   1 and is in the names of their folders from the second on. FALSE after a message on standard
   error. The cursor comes back to where it was. */
gboolean bs_cli_write_diagrams(const BsCliOptions *options, BsDocument *document, guint number);
