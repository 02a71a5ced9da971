// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What may go, and what is named.
#include "debug/reduce/reduce-private.h"

static gboolean
attr_names(const BsAttr *attr, const char *symbol)
{
    if (attr->kind == BS_ATTR_SYMBOL)
        return g_str_equal(bs_attr_symbol_root(attr), symbol);
    for (guint32 i = 0; attr->kind == BS_ATTR_ARRAY && i < attr->array.n; i++) {
        if (attr_names(attr->array.items[i], symbol))
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_op_names(const BsOp *op, const char *symbol)
{
    for (guint32 i = 0; op->attrs && i < op->attrs->dict.n; i++) {
        if (attr_names(op->attrs->dict.items[i].value, symbol))
            return TRUE;
    }
    return FALSE;
}

static void
add_names(const BsAttr *attr, GHashTable *names)
{
    if (attr->kind == BS_ATTR_SYMBOL)
        g_hash_table_add(names, (gpointer)(gsize)bs_attr_symbol_root(attr));
    for (guint32 i = 0; attr->kind == BS_ATTR_ARRAY && i < attr->array.n; i++)
        add_names(attr->array.items[i], names);
}

static BsWalk
note_names(BsOp *op, gpointer names)
{
    for (guint32 i = 0; op->attrs && i < op->attrs->dict.n; i++)
        add_names(op->attrs->dict.items[i].value, names);
    return BS_WALK_ON;
}

gboolean
bs_work_is_named(BsWork *work, const char *symbol)
{
    if (!work->named) {
        work->named = g_hash_table_new(g_str_hash, g_str_equal);
        bs_op_walk_preorder(work->ir->root, note_names, work->named);
    }
    return g_hash_table_contains(work->named, symbol);
}

gboolean
bs_work_may_go(const BsWork *work, const BsOp *op)
{
    return !op->erased && !bs_op_is_ancestor(op, work->mark);
}
