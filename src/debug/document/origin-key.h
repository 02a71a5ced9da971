// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// By what an op of one run is recognized in another run of the same source: the kind of op and the
// place of the source that it comes from.
#pragma once

#include "debug/document/document.h"

/* Counts how often a key was given. Free with g_hash_table_unref(). */
GHashTable *bs_origin_counter_new(void);

/* "memref.alloc at 6:8"; the second with that kind and place "memref.alloc at 6:8 (2)", as long as
   all ops are asked for in the order of the text, with the same counter. Free with g_free(). */
char *bs_origin_key(const BsOp *op, GHashTable *counter);
/* A key in the language of the desktop, to be shown. Free with g_free(). */
char *bs_origin_words(const char *key);

/* The ops of a function by their keys: char * -> BsOp *. Free with g_hash_table_unref(). */
GHashTable *bs_ops_by_origin(const BsOp *function);

/* The op of `to`, at its cursor, that stands for an op of `from` at its own: of the function of the
   same name, from the same place of the source and of the same kind (an allocation on the stack
   counts as one), the first for the first and so on. NULL when there is none. */
BsOp *bs_document_counterpart(BsDocument *from, const BsOp *op, BsDocument *to);
