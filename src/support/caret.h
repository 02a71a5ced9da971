// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A line of text with a caret below the place that a message is about.
#pragma once

#include <glib.h>

/* Appends the line from `begin` to `end` and, below it, a caret under `at`, each with a newline. As
   llvm::SMDiagnostic prints them: tabs go on to the next multiple of 8, and a line that is not all
   ASCII has no caret. */
void bs_caret_line_append(const char *begin, const char *end, const char *at, GString *out);
