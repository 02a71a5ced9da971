// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program on standard error after each pass, as --mlir-print-ir-after-all and its relatives
// want it.
#pragma once

#include "cli/options.h"
#include "syntax/printer.h"

/* Whether the options ask for any dump. */
gboolean bs_cli_wants_dumps(const BsCliOptions *options);

/* Whether `op` is printed in generic form: when that was asked for and, as upstream, when it does
 * not verify. `verified`: it is known that it does. */
gboolean bs_cli_prints_generic(const BsCliOptions *options, BsOp *op, gboolean verified);

/* Appends the dump of `op` after `pass`, if the options ask for one; `changed` is whether the pass
 * changed anything; `debug` is NULL when no locations are wanted. */
void bs_cli_dump(const BsCliOptions *options, const BsDebugInfo *debug, const BsIr *ir,
                 const BsPass *pass, BsOp *op, gboolean ok, gboolean changed, GString *out);
