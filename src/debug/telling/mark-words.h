// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What frees a memref at a place, in words.
#pragma once

#include "debug/buffers/state.h"

/* Whether it is up to a dealloc that is still to be lowered. */
gboolean bs_mark_is_due(const BsMark *mark);
/* "%a is freed in the body of the for at line 4 if %c", "is to be freed" of one that is due, in the
   language of the desktop. `mark` is one of BS_MARK_FREED at the cursor. Free with g_free(). */
char *bs_mark_tell(BsDocument *document, const BsMark *mark);
