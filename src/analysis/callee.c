// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/callee.h"

#include "ir/shape.h"

struct BsCallees {
    GHashTable *symbols; // symbol table -> GHashTable of name to op
    GHashTable *callers; // symbol table -> GHashTable of function to GPtrArray of functions
};

static GHashTable *
new_tables(void)
{
    return g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_hash_table_unref);
}

BsCallees *
bs_callees_new(void)
{
    BsCallees *callees = g_new(BsCallees, 1);
    *callees = (BsCallees){new_tables(), new_tables()};
    return callees;
}

void
bs_callees_free(BsCallees *callees)
{
    if (!callees)
        return;
    g_hash_table_unref(callees->symbols);
    g_hash_table_unref(callees->callers);
    g_free(callees);
}

void
bs_callees_forget(BsCallees *callees)
{
    g_hash_table_remove_all(callees->symbols);
    g_hash_table_remove_all(callees->callers);
}

// -- what a call names ---------------------------------------------------------------------------

static GHashTable *
read_symbols(const BsOp *table)
{
    GHashTable *symbols = g_hash_table_new(g_str_hash, g_str_equal);
    bs_region_for_each (bs_op_region(table, 0), block) {
        bs_block_for_each (block, op) {
            const BsAttr *name = bs_op_attr(op, "sym_name");
            if (name && name->kind == BS_ATTR_STRING)
                g_hash_table_insert(symbols, (gpointer)(gsize)name->string.text, op);
        }
    }
    return symbols;
}

GHashTable *
bs_callee_symbols(BsCallees *callees, const BsOp *table)
{
    g_assert(bs_op_has_trait(table, BS_TRAIT_SYMBOL_TABLE));
    GHashTable *symbols = g_hash_table_lookup(callees->symbols, table);
    if (!symbols) {
        symbols = read_symbols(table);
        g_hash_table_insert(callees->symbols, (gpointer)(gsize)table, symbols);
    }
    return symbols;
}

static gboolean
still_has(GHashTable *known, const BsOp *table)
{
    g_autoptr(GHashTable) now = read_symbols(table);
    gboolean same = TRUE;
    GHashTableIter iter;
    gpointer name, op;
    g_hash_table_iter_init(&iter, known);
    while (same && g_hash_table_iter_next(&iter, &name, &op))
        same = g_hash_table_lookup(now, name) == op;
    return same;
}

gboolean
bs_callees_are_right(const BsCallees *callees)
{
    GHashTableIter iter;
    gpointer table, known;
    g_hash_table_iter_init(&iter, callees->symbols);
    while (g_hash_table_iter_next(&iter, &table, &known)) {
        if (!((const BsOp *)table)->erased && !still_has(known, table))
            return FALSE;
    }
    return TRUE;
}

// The symbol table around an op, or NULL.
static BsOp *
find_table(const BsOp *from)
{
    BsOp *found = bs_op_parent(from);
    while (found && !bs_op_has_trait(found, BS_TRAIT_SYMBOL_TABLE))
        found = bs_op_parent(found);
    return found;
}

BsOp *
bs_callee_named(BsCallees *callees, const BsOp *from, const BsAttr *symbol)
{
    BsOp *found = find_table(from);
    if (!symbol || symbol->kind != BS_ATTR_SYMBOL)
        return NULL;
    for (guint32 i = 0; found && i < symbol->array.n; i++) {
        if (!bs_op_has_trait(found, BS_TRAIT_SYMBOL_TABLE) || !found->n_regions)
            return NULL;
        found = g_hash_table_lookup(bs_callee_symbols(callees, found),
                                    symbol->array.items[i]->string.text);
    }
    return found;
}

BsOp *
bs_callee_find(BsCallees *callees, const BsOp *call)
{
    return bs_callee_named(callees, call, bs_op_attr(call, "callee"));
}

BsOp *
bs_callee_follow(BsCallees *callees, const BsOp *call)
{
    if (!bs_callee_first_argument(call))
        return bs_callee_find(callees, call);
    const BsOp *constant = bs_value_op(bs_op_operand(call, 0));
    return constant ? bs_callee_named(callees, constant, bs_op_constant(constant)) : NULL;
}

guint32
bs_callee_first_argument(const BsOp *call)
{
    return bs_op_has_trait(call, BS_TRAIT_CALL) &&
                   bs_shape_find_attr(call->def->shape, "callee") < 0
               ? 1
               : 0;
}

// -- who calls a function ------------------------------------------------------------------------

typedef struct Search {
    BsCallees *callees;
    GHashTable *callers;
    BsOp *caller;
} Search;

static BsWalk
add_caller(BsOp *op, gpointer data)
{
    const Search *search = data;
    BsOp *callee = bs_op_has_trait(op, BS_TRAIT_CALL) && !bs_callee_first_argument(op)
                       ? bs_callee_find(search->callees, op)
                       : NULL;
    if (!callee)
        return BS_WALK_ON;
    GPtrArray *callers = g_hash_table_lookup(search->callers, callee);
    if (!callers) {
        callers = g_ptr_array_new();
        g_hash_table_insert(search->callers, callee, callers);
    }
    if (callers->len == 0 || callers->pdata[callers->len - 1] != search->caller)
        g_ptr_array_add(callers, search->caller);
    return BS_WALK_ON;
}

const GPtrArray *
bs_callee_callers(BsCallees *callees, const BsOp *function)
{
    BsOp *table = find_table(function);
    if (!table)
        return NULL;
    GHashTable *callers = g_hash_table_lookup(callees->callers, table);
    if (!callers) {
        callers = g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_ptr_array_unref);
        g_hash_table_insert(callees->callers, table, callers);
        Search search = {callees, callers, NULL};
        bs_region_for_each (bs_op_region(table, 0), block) {
            bs_block_for_each (block, op) {
                search.caller = op;
                bs_op_walk_preorder(op, add_caller, &search);
            }
        }
    }
    return g_hash_table_lookup(callers, function);
}
