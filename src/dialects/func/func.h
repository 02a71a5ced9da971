// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the op table in func.c and its folds and canonicalization patterns in
// patterns.c. Names follow the op: memref.load has bs_fold_memref_load
// and bs_patterns_memref_load.
#pragma once

#include "ir/opdef.h"
#include "syntax/parser.h"

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_func_call_indirect[];

// What stands between the name of a function and its attributes.
typedef struct BsSignature {
    BsArguments args;
    BsTypes results;
    BS_VEC(const BsAttr *) result_attrs; // a dictionary or NULL for each result
} BsSignature;

/* `(%a: T {...}, ...) -> (U {...})`, appended to an empty signature; bs_signature_clear() it. */
gboolean bs_signature_parse(BsParser *parser, BsSignature *signature);
/* Adds `function_type`, and the attributes of arguments and results that have some. */
void bs_signature_add(BsParser *parser, BsSignature *signature);
/* The same, printed. */
void bs_signature_print(BsPrinter *printer, const BsOp *op);
void bs_signature_clear(BsSignature *signature);

/* The rules of all functions: symbol, attributes, arguments of the entry block. */
gboolean bs_func_verify(const BsOp *op, BsDiags *diags);
/* Whether the call's `callee` is an op of that kind (`what` in words) that takes its operands and
   gives its results. */
gboolean bs_func_check_call(const BsOp *op, GHashTable *symbols, BsDiags *diags, const char *kind,
                            const char *what);

// Syntax of func.func and func.call_indirect (syntax.c).
gboolean bs_func_parse(BsParser *parser, BsOpState *state);
void bs_func_print(BsPrinter *printer, const BsOp *op);
gboolean bs_func_parse_call_indirect(BsParser *parser, BsOpState *state);
void bs_func_print_call_indirect(BsPrinter *printer, const BsOp *op);
