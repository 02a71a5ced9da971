// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the user chose once and for all windows: a key file in the user's configuration.
#pragma once

#include "ir/upstream.h"

/* Whose rules programs are run by; the default when nothing was chosen, or nothing that is known.
 */
BsUpstream bs_preferences_upstream(void);
/* The mlir-opt to import with; NULL when none was chosen. Free with g_free(). */
char *bs_preferences_mlir_opt(void);
/* "" for none. */
void bs_preferences_set_mlir_opt(const char *program);
/* Keeps the choice; where that is not possible it says so in the log. */
void bs_preferences_set_upstream(BsUpstream upstream);
