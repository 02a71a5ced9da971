// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the parts of the gpu dialect share: launches are in gpu.c, kernels apart from them in
// kernel.c and launch-func.c, memory of the device and what waits for it in memory.c.
#pragma once

#include "ir/opdef.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#define BS_GPU_CONTAINER "gpu.container_module" // the module of the host has it

typedef struct BsGpuAsync {
    BsOperandNames dependencies; // for the caller to free
    const BsType *token;         // their type, and that of what the op returns when it `is_async`
    gboolean is_async;
} BsGpuAsync;

/* `async [%a, %b]`. */
gboolean bs_gpu_parse_async(BsParser *parser, BsGpuAsync *async);
/* The dependencies become operands. */
gboolean bs_gpu_resolve_async(BsParser *parser, const BsGpuAsync *async);

/* The same, printed; a blank behind the op's name. */
void bs_gpu_put_async(BsPrinter *printer, const BsOp *op, gboolean is_async);
/* ` workgroup(%x : memref<...>, ...)`: the arguments of the body from `from` up to `to`, none or
   more; `dicts` (or NULL) has their attributes. */
void bs_gpu_put_memory(BsPrinter *printer, const BsOp *op, const char *keyword, guint32 from,
                       guint32 to, const BsAttr *dicts);
/* Whether these arguments are memory of that space, or of one that was numbered already. */
gboolean bs_gpu_check_memory(const BsOp *op, BsDiags *diags, guint32 from, guint32 to,
                             const char *space);

gboolean bs_gpu_parse_alloc(BsParser *parser, BsOpState *state);
void bs_gpu_print_alloc(BsPrinter *printer, const BsOp *op);
gboolean bs_gpu_verify_alloc(const BsOp *op, BsDiags *diags);
/* gpu.dealloc, gpu.memcpy, gpu.memset: operands with their types. */
gboolean bs_gpu_parse_transfer(BsParser *parser, BsOpState *state);
void bs_gpu_print_transfer(BsPrinter *printer, const BsOp *op);
gboolean bs_gpu_verify_memcpy(const BsOp *op, BsDiags *diags);
gboolean bs_gpu_verify_memset(const BsOp *op, BsDiags *diags);
// Reductions (reduce.c); the region's rules are those of gpu.all_reduce.
gboolean bs_gpu_parse_reduce(BsParser *parser, BsOpState *state);
void bs_gpu_print_reduce(BsPrinter *printer, const BsOp *op);
gboolean bs_gpu_verify_all_reduce_regions(const BsOp *op, BsDiags *diags);
gboolean bs_gpu_verify_subgroup_reduce(const BsOp *op, BsDiags *diags);
BsFoldProc bs_fold_gpu_reduce;

gboolean bs_gpu_parse_wait(BsParser *parser, BsOpState *state);
void bs_gpu_print_wait(BsPrinter *printer, const BsOp *op);

gboolean bs_gpu_parse_module(BsParser *parser, BsOpState *state);
void bs_gpu_print_module(BsPrinter *printer, const BsOp *op);
gboolean bs_gpu_verify_module(const BsOp *op, BsDiags *diags);
gboolean bs_gpu_parse_func(BsParser *parser, BsOpState *state);
void bs_gpu_print_func(BsPrinter *printer, const BsOp *op);
gboolean bs_gpu_verify_func(const BsOp *op, BsDiags *diags);
gboolean bs_gpu_verify_return(const BsOp *op, BsDiags *diags);
/* What a gpu.launch_func gives the kernel. */
BsRange bs_gpu_kernel_operands(const BsOp *op);
gboolean bs_gpu_parse_launch_func(BsParser *parser, BsOpState *state);
void bs_gpu_print_launch_func(BsPrinter *printer, const BsOp *op);
gboolean bs_gpu_verify_launch_func(const BsOp *op, BsDiags *diags);
/* `gpu.container_module`: that the kernels which the module launches are there. */
gboolean bs_gpu_verify_op_attr(const BsOp *op, const BsNamedAttr *attr, BsDiags *diags);

extern const BsPattern bs_patterns_gpu_memcpy[];
extern const BsPattern bs_patterns_gpu_wait[];

/* How many arguments of a kernel's region stand for memory that its threads share. */
guint32 bs_gpu_n_shared(const BsOp *op);
