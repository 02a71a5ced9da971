// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/op-words.h"

void
bs_put_op_words(GString *out, const BsOp *op)
{
    g_string_append_printf(out, "'%s'", op->def->name);
    if (op->loc.column != BS_LOC_ATTR && op->loc.line)
        g_string_append_printf(out, " at line %u", op->loc.line);
}
