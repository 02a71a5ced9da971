// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which function a call names, and which functions call one.
#pragma once

#include "ir/ir.h"

/* The symbols of the symbol tables that were asked for, and who calls whom in them, so that each
   table is read once. They do not notice symbols and calls that come or go. */
typedef struct BsCallees BsCallees;

/* Nothing was asked for yet. Free with bs_callees_free(), which accepts NULL. */
BsCallees *bs_callees_new(void);
void bs_callees_free(BsCallees *callees);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(BsCallees, bs_callees_free)
/* Symbols may have come or gone: all tables are read again when they are asked for. */
void bs_callees_forget(BsCallees *callees);

/* Whether the symbols that are known are still there; others may have come. */
gboolean bs_callees_are_right(const BsCallees *callees);

/* The symbols of that table, name to op, borrowed. */
GHashTable *bs_callee_symbols(BsCallees *callees, const BsOp *table);

/* What a symbol names, looked up in the symbol table around `from` (upstream's
   lookupNearestSymbolFrom); NULL when it names nothing there. */
BsOp *bs_callee_named(BsCallees *callees, const BsOp *from, const BsAttr *symbol);
/* What `callee` of the call names; NULL when it calls through a value. */
BsOp *bs_callee_find(BsCallees *callees, const BsOp *call);
/* The same, or what a func.constant names that is called; upstream does not look there. */
BsOp *bs_callee_follow(BsCallees *callees, const BsOp *call);
/* The first operand of the call that the callee is given. */
guint32 bs_callee_first_argument(const BsOp *call);

/* The functions (BsOp), in the symbol table in which a function is, that call it, each once,
   borrowed; NULL: none. */
const GPtrArray *bs_callee_callers(BsCallees *callees, const BsOp *function);
