// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pieces that the custom syntax of several scf ops is made of.
#pragma once

#include "syntax/parser.h"
#include "syntax/printer.h"

gboolean bs_scf_parse_optional_arrow_types(BsParser *parser, BsTypes *types);

/* `PREFIX(%inner = %outer, ...)`, nothing when there are none. */
void bs_scf_put_assignments(BsPrinter *printer, const char *prefix, const BsBlock *block,
                            guint32 first_arg, const BsOp *op, BsRange operands);
/* ` -> T` or ` -> (T, U)`, nothing without results. */
void bs_scf_put_arrow_results(BsPrinter *printer, const BsOp *op);
/* ` -> (T)`, always in parentheses. */
void bs_scf_put_parenthesized_results(BsPrinter *printer, const BsOp *op);
