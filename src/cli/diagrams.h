// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The options that ask for pictures: of every stage, of one, and of steps.
#pragma once

#include "cli/options.h"
#include "debug/document/document.h"

/* Writes what they ask for, and says on standard error what that was; `number` counts the programs
   of the input from 1 and is in the names of their folders from the second on. FALSE after a
   message on standard error. The cursor comes back to where it was. */
gboolean bs_cli_write_diagrams(const BsCliOptions *options, BsDocument *document, guint number);
