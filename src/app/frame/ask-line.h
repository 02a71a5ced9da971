// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A question that is answered with a line of text.
#pragma once

#include "app/frame/host.h"

typedef struct BsLineQuestion {
    const char *title, *text; // translated
    const char *label;        // of the entry, for who hears it
    const char *initial;      // what stands in it; NULL: nothing
    const char *accept;       // of the button, with a mnemonic
} BsLineQuestion;

/* Asks above the window. `then` is called with the part and the answer, without blanks around it,
   if there is one and the window is still there. Nothing of `question` is kept. */
void bs_ask_line(const BsHost *host, const BsLineQuestion *question,
                 void (*then)(gpointer part, const char *line), gpointer part);
