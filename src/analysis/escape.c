// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/escape.h"

#include <string.h>

typedef struct Search {
    BsEscape *escape;
    const BsAlias *alias;
    GHashTable *seen; // of BsValue: the alias set, and what was found
} Search;

static gboolean
is_tensor(const BsType *type)
{
    return type->kind == BS_TYPE_TENSOR || type->kind == BS_TYPE_UNRANKED_TENSOR;
}

// A tensor of which another is made that has the same elements, or some of them.
static gboolean
passes_tensor(const BsOp *op)
{
    static const char *const names[] = {"bufferization.to_memref", "tensor.cast",
                                        "tensor.collapse_shape", "tensor.expand_shape",
                                        "tensor.extract_slice"};
    for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
        if (strcmp(op->def->name, names[i]) == 0)
            return TRUE;
    }
    return FALSE;
}

// Whether the alias sets do not follow what the op makes of its operands.
static gboolean
is_opaque(const BsOp *op)
{
    if (bs_op_is(op, "bufferization.to_tensor") || passes_tensor(op))
        return TRUE;
    if (op->def->branch || op->def->region_branch || bs_op_view_source(op) ||
        bs_op_has_trait(op, BS_TRAIT_CALL))
        return FALSE;
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean known = bs_op_effects(op, &effects);
    bs_effects_clear(&effects);
    return !known && op->n_regions == 0;
}

static void
add(Search *search, BsValue *value, BsOp *through)
{
    if (!g_hash_table_add(search->seen, value))
        return;
    g_array_append_val(search->escape->values, ((BsEscaped){value, through}));
}

static void
add_results(Search *search, BsOp *op, BsOp *through)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *result = bs_op_result(op, i);
        if (bs_type_is_memref(result->type) || is_tensor(result->type))
            add(search, result, through ? through : op);
    }
}

// -- memory ---------------------------------------------------------------------------------------

enum { STORED, STORED_TO, LOADED_FROM = 0 }; // operands

static gboolean
is_store(const BsOp *op)
{
    return bs_op_is(op, "memref.store") || bs_op_is(op, "affine.store");
}

static gboolean
is_load(const BsOp *op)
{
    return bs_op_is(op, "memref.load") || bs_op_is(op, "affine.load");
}

const BsValue *
bs_escape_memory(const BsOp *store)
{
    const BsValue *memory = bs_op_operand(store, STORED_TO);
    while (bs_value_op(memory) && bs_op_view_source(bs_value_op(memory)))
        memory = bs_op_view_source(bs_value_op(memory));
    return memory;
}

// The loads from memory on the stack that is used for nothing else but loads, stores and views.
// FALSE: it is not such memory.
static gboolean
find_loads(const BsValue *memory, GPtrArray *loads)
{
    if (!bs_value_op(memory) || !bs_op_is(bs_value_op(memory), "memref.alloca"))
        return FALSE;
    g_autoptr(GPtrArray) views = g_ptr_array_new();
    g_ptr_array_add(views, (gpointer)(gsize)memory);
    for (guint i = 0; i < views->len; i++) {
        const BsValue *view = views->pdata[i];
        bs_value_for_each_use (view, use) {
            BsOp *op = bs_use_owner(use);
            if (bs_op_view_source(op) == view)
                g_ptr_array_add(views, bs_op_result(op, 0));
            else if (is_load(op) && bs_use_index(use) == LOADED_FROM)
                g_ptr_array_add(loads, op);
            else if (!is_store(op) || bs_use_index(use) != STORED_TO)
                return FALSE;
        }
    }
    return TRUE;
}

static void
add_store(Search *search, BsOp *store, BsOp *through)
{
    g_autoptr(GPtrArray) loads = g_ptr_array_new();
    if (!find_loads(bs_escape_memory(store), loads)) {
        search->escape->store = store;
        return;
    }
    g_ptr_array_add(search->escape->local_stores, store);
    for (guint i = 0; i < loads->len; i++)
        add_results(search, loads->pdata[i], through);
}

// -- all uses -------------------------------------------------------------------------------------

// `through` NULL: the value is in the alias set itself.
static void
add_uses(Search *search, BsValue *value, BsOp *through)
{
    bs_value_for_each_use (value, use) {
        BsOp *op = bs_use_owner(use);
        if (is_store(op) && bs_use_index(use) == STORED)
            add_store(search, op, through);
        else if (op->n_results && is_opaque(op))
            add_results(search, op, through);
    }
    guint32 n;
    BsValue *const *dependents = bs_alias_dependents(search->alias, value, &n);
    for (guint32 i = 0; through && i < n; i++)
        add(search, dependents[i], through);
}

void
bs_escape_find(BsEscape *escape, const BsAlias *alias, const GPtrArray *aliases)
{
    *escape = (BsEscape){g_array_new(FALSE, FALSE, sizeof(BsEscaped)), NULL, g_ptr_array_new()};
    Search search = {escape, alias, g_hash_table_new(NULL, NULL)};
    for (guint i = 0; i < aliases->len; i++)
        g_hash_table_add(search.seen, aliases->pdata[i]);
    for (guint i = 0; i < aliases->len; i++)
        add_uses(&search, aliases->pdata[i], NULL);
    for (guint i = 0; i < escape->values->len; i++) {
        const BsEscaped found = g_array_index(escape->values, BsEscaped, i);
        add_uses(&search, found.value, found.through);
    }
    g_hash_table_unref(search.seen);
}

void
bs_escape_clear(BsEscape *escape)
{
    g_clear_pointer(&escape->values, g_array_unref);
    g_clear_pointer(&escape->local_stores, g_ptr_array_unref);
}
