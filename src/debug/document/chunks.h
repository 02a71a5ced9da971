// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several programs in one file, separated by `// -----`: upstream's --split-input-file.
#pragma once

#include "syntax/diag-print.h"

/* Splits a file into its programs: an array of BsSource that borrow `name` and `text`, each with
   `split_line` and `lead` set. A separator must be followed by at least one more byte, and the file
   must not begin with one (upstream takes both for text). For every place that starts like a
   separator and is none, a warning as upstream writes it is appended to `warnings`. */
GArray *bs_chunks_split(const char *name, const char *text, gsize len, GString *warnings);
