// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A guess at what a program that is none meant: the op whose name is nearly the one that
// nothing is known of.
#pragma once

#include "debug/document/document.h"

/* The known op ("memref.alloc") that the first error's unknown one ("memref.aloc") is a slip or two
   away from; NULL when the error is another, or no op is so near. A name that was written without
   its dialect ("retrun") gives one without ("return"). Points into the tables of dialects. */
const char *bs_document_meant_op(const BsDocument *document);
