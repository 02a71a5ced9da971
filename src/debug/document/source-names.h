// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the source's text spells the program: its names for values and blocks.
#pragma once

#include "debug/document/document.h"
#include "syntax/spelling.h"

/* The spelling, for which the text may be parsed once more; NULL when parsing failed. Borrowed. */
const BsSpelling *bs_document_spelling(BsDocument *document);

/* The names in the source, by which what is still there of it can be found at any event; NULL when
   parsing failed. Borrowed. */
const BsNames *bs_document_source_names(BsDocument *document);

/* The label that the source has for a block ("^exit"), or NULL. Borrowed. */
const char *bs_document_source_label(BsDocument *document, const BsBlock *block);
