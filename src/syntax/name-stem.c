// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/name-stem.h"

#include "ir/opdef.h"

static void
put_stem(GString *out, const char *hint)
{
    g_string_append_c(out, '%');
    g_string_append(out, hint ? hint : "");
    g_string_append(out, BS_NAME_HOLE);
}

static gboolean
starts_group(const BsOp *op, guint32 i)
{
    char buffer[64];
    return i == 0 || (op->def->result_hint && op->def->result_hint(op, i, buffer));
}

static void
put_result(GString *out, const BsOp *op, guint32 i)
{
    char buffer[64];
    guint32 begin = i, end = i + 1;
    while (!starts_group(op, begin))
        begin--;
    while (end < op->n_results && !starts_group(op, end))
        end++;
    put_stem(out, op->def->result_hint ? op->def->result_hint(op, begin, buffer) : op->def->hint);
    if (end - begin > 1)
        g_string_append(out, "#" BS_NAME_HOLE);
}

static void
put_argument(GString *out, const BsBlock *block, guint32 i)
{
    const BsOp *op = block->region->op;
    if (block->region->first != block)
        put_stem(out, NULL);
    else if (op->def->arg_hint && op->def->arg_hint(op, block->region, i))
        put_stem(out, op->def->arg_hint(op, block->region, i));
    else
        put_stem(out, "arg");
}

void
bs_name_put_stem(GString *out, const BsValue *value)
{
    if (bs_value_is_arg(value))
        put_argument(out, bs_value_block(value), value->index);
    else
        put_result(out, bs_value_op(value), value->index);
}
