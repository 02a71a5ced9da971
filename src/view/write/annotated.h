// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code with what is known of its memrefs, as comments at the ends of the lines: for mails and
// reviews. It is still valid MLIR.
#pragma once

#include "debug/document/document.h"

/* The text of a function at the cursor with the ownership of each result and what each dealloc
   frees and retains; after an older pass with alias sets instead. NULL when the function is not
   there. Free with g_free(). */
char *bs_annotated_text(BsDocument *document, BsOp *function);
