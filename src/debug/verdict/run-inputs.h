// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inputs with which a function can be run: those that the machine finds at a stage
// (sim/judge.h), each with what comes of it.
#pragma once

#include "debug/document/document.h"
#include "sim/machine.h"

typedef struct BsRunInput {
    char *args; // as --args takes it; owned
    BsEnding ending;
    const char *why; // static, see sim/unjudged.h; or NULL
    gint fault;      // the first, a BsMachineFaultKind; -1: none
    guint64 steps;
} BsRunInput;

/* The inputs (BsRunInput) of the function of that name (NULL: the first that can be run) at the end
   of a stage; `*first` is the one to begin with: see bs_verdict_first_input(). Travels there and
   back. NULL with an error where there is no such function. When it is cancelled some are missing.
   The array and what is in it is the caller's. */
GPtrArray *bs_run_inputs_new(BsDocument *document, guint32 stage, const char *function,
                             GCancellable *cancellable, guint *first, GError **error);

/* Appends in words, to be shown, what comes of one: "returns", "leaks", "limit of 10 steps". */
void bs_run_input_put(const BsRunInput *input, GString *out);
