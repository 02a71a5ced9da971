// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lowering of bufferization.dealloc, for passes that lower other ops in the same go.
#pragma once

#include "passes/run/pass.h"

/* Converts an op that is no dealloc, as in BsConversion. */
typedef gboolean BsConvertOther(BsPassContext *context, BsOp *op, BsValue **results);

/* Lowers every dealloc nested in `root`, a module or a function, and hands the other ops that
   `illegal` means (see BsConversion) to `convert_other`; NULL when there are none. Reports HELPER,
   LOWER and FOLD events. FALSE with an error in the diagnostics when an op can't be converted. */
gboolean bs_lower_deallocations(BsPassContext *context, BsOp *root, const char *illegal,
                                BsConvertOther *convert_other);
