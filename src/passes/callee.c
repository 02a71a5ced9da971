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
    bs_region_for_each (&table->regions[0], block) {
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
bs_callee_find(GHashTable *tables, const BsOp *call)
{
    const BsAttr *callee = bs_op_attr(call, "callee");
    BsOp *found = bs_op_parent(call);
    while (found && !bs_op_has_trait(found, BS_TRAIT_SYMBOL_TABLE)) {
        found = bs_op_parent(found);
    }
    if (!callee || callee->kind != BS_ATTR_SYMBOL) {
        return NULL;
    }
    for (guint32 i = 0; found && i < callee->array.n; i++) {
        if (!bs_op_has_trait(found, BS_TRAIT_SYMBOL_TABLE) || !found->n_regions) {
            return NULL;
        }
        found = g_hash_table_lookup(bs_callee_symbols(tables, found),
                                    callee->array.items[i]->string.text);
    }
    return found;
}
