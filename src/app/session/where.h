// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where a program that was not installed finds what comes with it.
#pragma once

/* The folder of that name (`data`, `data/po`) in the build that the running program is part of;
   NULL when it is part of none. Free with g_free(). */
char *bs_build_folder(const char *name);
