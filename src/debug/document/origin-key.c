// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/origin-key.h"
#include "ir/effects.h"

#include "ir/loc.h"
#include "support/i18n.h"

#include <string.h>

GHashTable *
bs_origin_counter_new(void)
{
    return g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
}

// What moved to the stack, and what a reallocation became, is still that allocation.
static const char *
kind_of(const BsOp *op)
{
    return bs_op_has_trait(op, BS_TRAIT_ALLOCATION) && bs_op_memory(op) != BS_MEMORY_CLONE
               ? "memref.alloc"
               : op->def->name;
}

char *
bs_origin_key(const BsOp *op, GHashTable *counter)
{
    char *key = bs_loc_is_attr(op->loc)
                    ? g_strdup_printf("%s at loc%u", kind_of(op), op->loc.line)
                    : g_strdup_printf("%s at %u:%u", kind_of(op), op->loc.line, op->loc.column);
    const guint n = GPOINTER_TO_UINT(g_hash_table_lookup(counter, key)) + 1;
    char *numbered = n == 1 ? g_strdup(key) : g_strdup_printf("%s (%u)", key, n);
    g_hash_table_insert(counter, key, GUINT_TO_POINTER(n));
    return numbered;
}

char *
bs_origin_words(const char *key)
{
    static const char at[] = " at ";
    const char *place = strstr(key, at);
    if (!place)
        return g_strdup(key);
    return g_strdup_printf(_("%.*s at %s"), (gint)(place - key), key, place + strlen(at));
}

// -- counterparts ---------------------------------------------------------------------------------

typedef struct Search {
    const BsOp *op;  // of this one the key is wanted, or
    const char *key; // of this one the op
    char *found_key; // owned by the caller
    BsOp *found;
    GHashTable *counter;
} Search;

static BsWalk
look_at(BsOp *op, gpointer data)
{
    Search *search = data;
    char *key = bs_origin_key(op, search->counter);
    if (op == search->op)
        search->found_key = g_steal_pointer(&key);
    else if (search->key && g_str_equal(key, search->key))
        search->found = op;
    g_free(key);
    return search->found_key || search->found ? BS_WALK_STOP : BS_WALK_ON;
}

static void
search_function(Search *search, BsOp *function)
{
    search->counter = bs_origin_counter_new();
    bs_op_walk_preorder(function, look_at, search);
    g_hash_table_unref(search->counter);
}

typedef struct Index {
    GHashTable *ops, *counter;
} Index;

static BsWalk
add_op(BsOp *op, gpointer data)
{
    const Index *index = data;
    g_hash_table_insert(index->ops, bs_origin_key(op, index->counter), op);
    return BS_WALK_ON;
}

GHashTable *
bs_ops_by_origin(const BsOp *function)
{
    Index index = {g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL),
                   bs_origin_counter_new()};
    bs_op_walk_preorder((BsOp *)(gsize)function, add_op, &index);
    g_hash_table_unref(index.counter);
    return index.ops;
}

BsOp *
bs_document_counterpart(BsDocument *from, const BsOp *op, BsDocument *to)
{
    BsOp *function = op && bs_document_has_op(from, op) ? bs_op_function(op) : NULL;
    const char *name = function ? bs_function_name(function) : NULL;
    BsOp *other = name && bs_document_ir(to) ? bs_document_find_function(to, name) : NULL;
    if (!other)
        return NULL;
    Search key = {.op = op};
    search_function(&key, function);
    Search found = {.key = key.found_key};
    if (key.found_key)
        search_function(&found, other);
    g_free(key.found_key);
    return found.found;
}
