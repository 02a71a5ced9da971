// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the parts of the gpu dialect share: launches are in gpu.c, memory of the device and what
// waits for it in gpu-memory.c.
#pragma once

#include "ir/opdef.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

/* `async [%a, %b]`: resolves the operands, and says whether the op returns a token (of the type
   that is returned in `token`). */
gboolean bs_gpu_parse_async(BsParser *parser, guint32 *n_dependencies, gboolean *is_async,
                            const BsType **token);

gboolean bs_gpu_parse_alloc(BsParser *parser, BsOpState *state);
void bs_gpu_print_alloc(BsPrinter *printer, const BsOp *op);
gboolean bs_gpu_verify_alloc(const BsOp *op, BsDiags *diags);
/* gpu.dealloc, gpu.memcpy, gpu.memset: operands with their types. */
gboolean bs_gpu_parse_transfer(BsParser *parser, BsOpState *state);
void bs_gpu_print_transfer(BsPrinter *printer, const BsOp *op);
gboolean bs_gpu_verify_memcpy(const BsOp *op, BsDiags *diags);
gboolean bs_gpu_verify_memset(const BsOp *op, BsDiags *diags);
gboolean bs_gpu_parse_wait(BsParser *parser, BsOpState *state);
void bs_gpu_print_wait(BsPrinter *printer, const BsOp *op);

extern const BsPattern bs_patterns_gpu_memcpy[];
extern const BsPattern bs_patterns_gpu_wait[];
