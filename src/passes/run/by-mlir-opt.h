// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that an mlir-opt that is installed runs. The program is written with the place of each op,
// and what comes back takes its place: a step like any other, that can be gone back over. Who is
// who in it the context recognizes (BsPassContext.recognize); without that, and of passes that make
// all anew, what stands at a place is the heir of what stood there (passes/run/take-over.h).
//
// Errors are what it says, at the places that it names. Without an mlir-opt the error says what is
// missing. Cost: that of the program, and linear here.
#pragma once

#include "passes/run/pass.h"

/* Runs the pass of the context on its whole program: `argument` is what the program is given,
   "--convert-scf-to-cf". FALSE with errors in the diagnostics, or when cancelled. */
gboolean bs_run_by_mlir_opt(BsPassContext *context, const char *argument);
