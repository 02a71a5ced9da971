// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer literals of more than 64 bits.
#pragma once

#include "ir/type.h"
#include "support/wide.h"
#include "syntax/lexer.h"

enum { BS_WIDE_DIGITS = 1200 }; // a literal of more digits is out of range

/* Reads an integer token as a value of the integer type; FALSE when it is out of range. A type that
   is wider than BS_WIDE_BITS counts as one of these. */
gboolean bs_wide_parse(BsWide *wide, const BsToken *token, gboolean negative, const BsType *type);
