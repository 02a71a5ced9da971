// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "cli/options.h"
#include "debug/document.h"

/* Writes the diagrams that --svg and --dot ask for. FALSE after a message on standard error. */
gboolean bs_cli_write_diagrams(const BsCliOptions *options, BsDocument *document, guint number);
