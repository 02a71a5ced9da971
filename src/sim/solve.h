// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers with which all is as a path has decided. They are looked for backwards: from what is not
// so yet, through what computes it, to an argument or an element of the caller's memory, which is
// changed. What is tried for an operand comes from inverses of arithmetic; whether it is right, the
// op itself says, so that nothing here knows what an op does.
#pragma once

#include "sim/symbols.h"

/* What an argument or an element is at first. */
typedef guint64 (*BsSymbolGuess)(const BsSymbol *symbol, gpointer data);

/* A value for each symbol that there is, by number: those of arguments and elements are what they
   should be. NULL: none was found, of so many tries. Free with g_free(). */
guint64 *bs_symbols_solve(const BsSymbols *symbols, BsSymbolGuess guess, gpointer data);
