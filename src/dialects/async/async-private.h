// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the table of the async dialect (async.c) and its functions and values in the runtime
// (func.c).
#pragma once

#include "ir/diag.h"
#include "ir/op.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

/* T of `!async.value<T>`; any other type is itself. */
const BsType *bs_async_value_type(const BsType *type);

gboolean bs_async_verify_func(const BsOp *op, BsDiags *diags);
gboolean bs_async_verify_return(const BsOp *op, BsDiags *diags);
gboolean bs_async_verify_call_symbols(const BsOp *op, GHashTable *symbols, BsDiags *diags);

// async.runtime.load and async.runtime.store.
gboolean bs_async_parse_access(BsParser *parser, BsOpState *state);
void bs_async_print_access(BsPrinter *printer, const BsOp *op);
gboolean bs_async_verify_access(const BsOp *op, BsDiags *diags);
