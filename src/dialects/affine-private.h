// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the files of the affine dialect: the table (affine.c), syntax (affine-syntax.c,
// affine-parallel-syntax.c) and rules (affine-verify.c).
#pragma once

#include "ir/diag.h"
#include "ir/op.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

gboolean bs_affine_parse_apply(BsParser *parser, BsOpState *state); // apply, min, max
void bs_affine_print_apply(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_for(BsParser *parser, BsOpState *state);
void bs_affine_print_for(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_if(BsParser *parser, BsOpState *state);
void bs_affine_print_if(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_load(BsParser *parser, BsOpState *state); // load, vector_load
void bs_affine_print_load(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_store(BsParser *parser, BsOpState *state); // store, vector_store
void bs_affine_print_store(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_prefetch(BsParser *parser, BsOpState *state);
void bs_affine_print_prefetch(BsPrinter *printer, const BsOp *op);
gboolean bs_affine_parse_parallel(BsParser *parser, BsOpState *state);
void bs_affine_print_parallel(BsPrinter *printer, const BsOp *op);

/* Results [begin, begin + n) of a map on the operands from `first` on: `%i + 1, symbol(%n)`. */
void bs_affine_put_results(BsPrinter *printer, const char *map, guint32 begin, guint32 n,
                           const BsOp *op, guint32 first);
/* Number of results of a map. */
guint32 bs_affine_n_results(const char *map);
/* Resolves operands of type index. */
gboolean bs_affine_resolve(BsParser *parser, const BsOperandNames *operands);
gboolean bs_affine_parse_results(BsParser *parser); // `-> T` or nothing: adds the op's results

gboolean bs_affine_verify_apply(const BsOp *op, BsDiags *diags); // apply, min, max
gboolean bs_affine_verify_for(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_if(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_load(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_store(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_prefetch(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_parallel(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_yield(const BsOp *op, BsDiags *diags);
gboolean bs_affine_verify_delinearize(const BsOp *op, BsDiags *diags);
