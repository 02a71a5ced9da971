// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Changes of a function's type, with the attributes of arguments and results that go along
// (mlir/lib/Interfaces/FunctionInterfaces.cpp). Blocks, returns and calls are the caller's.
#pragma once

#include "ir/mutate.h"

/* The function type of a func.func. */
const BsType *bs_signature(const BsOp *function);

/* Whether passes leave the function's type alone: since 22 they do where it has no body, and where
   it is public unless they are asked to. */
gboolean bs_signature_is_kept(const BsIr *ir, const BsOp *function, gboolean modify_public);

/* Takes the results with a nonzero `erased[i]` out. */
void bs_signature_erase_results(BsIr *ir, BsOp *function, const guint8 *erased);

/* Adds `n` arguments at the end; `attrs` are dictionaries, NULL for none. */
void bs_signature_append_inputs(BsIr *ir, BsOp *function, guint32 n, const BsType *const *types,
                                const BsAttr *const *attrs);

/* Adds `n` results at the end, without attributes. */
void bs_signature_append_results(BsIr *ir, BsOp *function, guint32 n, const BsType *const *types);

/* The attributes of argument `i`, a dictionary or NULL; sets one of them. */
const BsAttr *bs_signature_input_attrs(const BsOp *function, guint32 i);
void bs_signature_set_input_attr(BsIr *ir, BsOp *function, guint32 i, const char *name,
                                 const BsAttr *value);
/* The attributes of result `i`, a dictionary or NULL. */
const BsAttr *bs_signature_result_attrs(const BsOp *function, guint32 i);

/* func.call of the function at the builder's insertion point, with its present results. */
BsOp *bs_signature_call(BsBuilder *builder, BsLoc loc, const BsOp *function, guint32 n,
                        BsValue *const *operands);
