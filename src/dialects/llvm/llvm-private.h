// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Syntax of the ops of the llvm dialect that no format can express (llvm-syntax.c).
#pragma once

#include "ir/opdef.h"

gboolean bs_llvm_parse_call(BsParser *parser, BsOpState *state);
void bs_llvm_print_call(BsPrinter *printer, const BsOp *op);
gboolean bs_llvm_parse_extractvalue(BsParser *parser, BsOpState *state);
void bs_llvm_print_extractvalue(BsPrinter *printer, const BsOp *op);
gboolean bs_llvm_parse_getelementptr(BsParser *parser, BsOpState *state);
void bs_llvm_print_getelementptr(BsPrinter *printer, const BsOp *op);

/* What stands at that place in an aggregate: field of a struct, element of an array; `n` places,
   one in the other. NULL when the type's text says of nothing there. */
const BsType *bs_llvm_element(BsContext *context, const BsType *aggregate, guint32 n,
                              const gint64 *places);
