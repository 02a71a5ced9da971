// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/callee.h"

GHashTable *
bs_callee_tables_new(void)
{
    return g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_hash_table_unref);
}

GHashTable *
bs_callee_symbols(GHashTable *tables, const BsOp *table)
{
    GHashTable *symbols = g_hash_table_lookup(tables, table);
    if (symbols) {
        return symbols;
    }
    symbols = g_hash_table_new(g_str_hash, g_str_equal);
    bs_region_for_each (bs_op_region(table, 0), block) {
        bs_block_for_each (block, op) {
            const BsAttr *name = bs_op_attr(op, "sym_name");
            if (name && name->kind == BS_ATTR_STRING) {
                g_hash_table_insert(symbols, (gpointer)(gsize)name->string.text, op);
            }
        }
    }
    g_hash_table_insert(tables, (gpointer)(gsize)table, symbols);
    return symbols;
}

BsOp *
bs_callee_named(GHashTable *tables, const BsOp *from, const BsAttr *symbol)
{
    BsOp *found = bs_op_parent(from);
    while (found && !bs_op_has_trait(found, BS_TRAIT_SYMBOL_TABLE)) {
        found = bs_op_parent(found);
    }
    if (!symbol || symbol->kind != BS_ATTR_SYMBOL) {
        return NULL;
    }
    for (guint32 i = 0; found && i < symbol->array.n; i++) {
        if (!bs_op_has_trait(found, BS_TRAIT_SYMBOL_TABLE) || !found->n_regions) {
            return NULL;
        }
        found = g_hash_table_lookup(bs_callee_symbols(tables, found),
                                    symbol->array.items[i]->string.text);
    }
    return found;
}

BsOp *
bs_callee_find(GHashTable *tables, const BsOp *call)
{
    return bs_callee_named(tables, call, bs_op_attr(call, "callee"));
}

BsOp *
bs_callee_follow(GHashTable *tables, const BsOp *call)
{
    if (!bs_callee_first_argument(call)) {
        return bs_callee_find(tables, call);
    }
    const BsOp *constant = bs_value_op(bs_op_operand(call, 0));
    return constant && bs_op_is(constant, "func.constant")
               ? bs_callee_named(tables, constant, bs_op_constant(constant))
               : NULL;
}

guint32
bs_callee_first_argument(const BsOp *call)
{
    return bs_op_is(call, "func.call_indirect") ? 1 : 0;
}
