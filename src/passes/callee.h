// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which function a call names.
#pragma once

#include "ir/ir.h"

/* The symbols of the symbol tables that were asked for, so that each is read once: symbol table op
   to GHashTable of name to op. They do not notice symbols that come or go. Free with
   g_hash_table_unref(). */
GHashTable *bs_callee_tables_new(void);

/* The symbols of that table, name to op, borrowed from `tables`. */
GHashTable *bs_callee_symbols(GHashTable *tables, const BsOp *table);

/* What a symbol names, looked up in the symbol table around `from` (upstream's
   lookupNearestSymbolFrom); NULL when it names nothing there. */
BsOp *bs_callee_named(GHashTable *tables, const BsOp *from, const BsAttr *symbol);
/* What `callee` of the call names; NULL when it calls through a value. */
BsOp *bs_callee_find(GHashTable *tables, const BsOp *call);
/* The same, or what a func.constant names that is called; upstream does not look there. */
BsOp *bs_callee_follow(GHashTable *tables, const BsOp *call);
/* The first operand of the call that the callee is given. */
guint32 bs_callee_first_argument(const BsOp *call);
