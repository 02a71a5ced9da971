// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the op table in bufferization.c and its folds and canonicalization patterns in
// fold.c and patterns.c. Names follow the op: memref.load has
// bs_fold_memref_load and bs_patterns_memref_load.
#pragma once

#include "dialects/bufferization/shared.h"
#include "ir/opdef.h"

BsFoldProc bs_fold_bufferization_clone;
BsFoldProc bs_fold_bufferization_to_buffer;
BsFoldProc bs_fold_bufferization_to_tensor;

// Each ends with an entry whose name is NULL.
extern const BsPattern bs_patterns_bufferization_alloc_tensor[];
extern const BsPattern bs_patterns_bufferization_clone[];
extern const BsPattern bs_patterns_bufferization_dealloc[];
extern const BsPattern bs_patterns_bufferization_to_buffer[];
extern const BsPattern bs_patterns_bufferization_to_tensor[];

// Custom syntax (syntax.c).
gboolean bs_bufferization_parse_alloc_tensor(BsParser *parser, BsOpState *state);
void bs_bufferization_print_alloc_tensor(BsPrinter *printer, const BsOp *op);
gboolean bs_bufferization_parse_to_memref(BsParser *parser, BsOpState *state);
void bs_bufferization_print_to_memref(BsPrinter *printer, const BsOp *op);
gboolean bs_bufferization_parse_to_tensor(BsParser *parser, BsOpState *state);
void bs_bufferization_print_to_tensor(BsPrinter *printer, const BsOp *op);
