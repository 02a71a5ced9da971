// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before you run: what the ownership pass will refuse in the program as it gets it, all at once.
#pragma once

#include "debug/document.h"
#include "passes/ownership-scan.h"

/* Appends (BsRefusal) what the ownership pass refuses in the program that it is given: the state
   before the first stage that runs it, or the input when no stage that was reached does; behind
   them, where it did run, what only then turned out. Ops keep the location that they have in the
   source. Texts are the document's. Travels there and back. */
void bs_document_scan(BsDocument *document, GArray *refusals);
