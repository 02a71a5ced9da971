// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The words of a line of code in a picture that have a colour of their own, as in the code beside
// it (data/styles).
#pragma once

#include "view/scene/look.h"

typedef struct BsCodeWord {
    const char *begin;
    gsize len; // bytes
    BsPaint paint;
} BsCodeWord;

/* The first such word at or behind `text`; FALSE: there is none. `*in_op`, TRUE before the first
   call for an op, says whether the op's name is still to come. */
gboolean bs_code_next_word(const char *text, gboolean *in_op, BsCodeWord *word);
