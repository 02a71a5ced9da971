// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a program said while it ran its passes: lines of its log between dumps.
//
//     a.mlir:3:7: error: 'board.place' op is too small
//     loc("a.py":3:7): remark: nobody reads this
//     LLVM ERROR: out of memory
#pragma once

#include <glib.h>

/* The next message from `*at` on, which moves behind its line: without the blanks around it, and
   cut where it is very long. To be freed; NULL: there is none up to `end`. */
char *bs_dump_next_message(const char **at, const char *end);
