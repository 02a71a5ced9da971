// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before you run: what a deallocation pass will refuse in the program as it gets it, all at once.
#pragma once

#include "debug/document.h"
#include "passes/refusals.h"

/* Appends (BsRefusal) what the deallocation pass of the pipeline, of several the first, refuses in
   the program that it is given: the state before the stage, or the input when that was not reached;
   behind them, where it did run, what only then turned out. Without such a pass, what the ownership
   pass would refuse in the input. Ops keep the location that they have in the source. Texts are the
   document's. Travels there and back. */
void bs_document_scan(BsDocument *document, GArray *refusals);
