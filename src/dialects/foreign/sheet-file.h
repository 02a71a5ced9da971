// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Effects sheets in files.
#pragma once

#include "dialects/foreign/sheet.h"

/* The sheet that is meant for a program: its path, and ".effects" behind it. Free with g_free(). */
char *bs_sheet_path_beside(const char *program);
/* Reads a file into the sheet. What is wrong is appended to `said`, as an mlir-opt says what is
   wrong with a program; FALSE then. A file that is not there is wrong when it `must_be`. */
gboolean bs_sheet_read_file(BsSheet *sheet, const char *path, gboolean must_be, BsUpstream upstream,
                            GString *said);
