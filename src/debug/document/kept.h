// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What modules keep with a document: indexes over the whole run, made when first asked for, and
// what was made for the cursor's position, until it moves. The document knows neither what it is
// nor whose.
#pragma once

#include "debug/document/document.h"

/* What is kept under the key, an address of the module's own; NULL: nothing. Borrowed. */
gpointer bs_document_kept(const BsDocument *document, const void *key);
/* Keeps `data`, not NULL, under a key that has nothing yet; `destroy` frees it with the document.
 */
void bs_document_keep(BsDocument *document, const void *key, gpointer data, GDestroyNotify destroy);

/* The same, until the cursor moves to another program. */
gpointer bs_document_kept_here(const BsDocument *document, const void *key);
void bs_document_keep_here(BsDocument *document, const void *key, gpointer data,
                           GDestroyNotify destroy);
