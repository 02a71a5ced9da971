// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/callee-frees.h"

#include "analysis/allocations.h"
#include "passes/callee.h"

enum { MAX_FUNCTIONS = 65 };

// A value of a function, with the flows there.
typedef struct Place {
    BsValue *value;
    BsAlias *alias;
} Place;

struct BsCalleeFrees {
    BsOp *function;
    BsCallees *callees;
    BsCallees *own;    // the same, if nobody keeps them
    GHashTable *freed; // of values that are freed somewhere; NULL: nobody has asked yet
    GHashTable *makes; // function -> GByteArray: what each of its results is, a BsCalleeMakes
};

// The functions that calls lead to, and what is freed in them.
typedef struct Search {
    BsCalleeFrees *frees;
    GHashTable *seen;     // of functions
    GPtrArray *functions; // the same, in the order of sight
    GHashTable *passed;   // argument of a function -> GArray of Place: what calls pass
    GArray *todo;         // of Place: values that are freed
    BsAlias *alias;       // of the function that is looked at
} Search;

// The function with a body that a call leads to, or NULL.
static BsOp *
find_function(const BsCalleeFrees *frees, const BsOp *call)
{
    BsOp *callee =
        bs_op_has_trait(call, BS_TRAIT_CALL) ? bs_callee_follow(frees->callees, call) : NULL;
    return callee && bs_op_has_trait(callee, BS_TRAIT_FUNCTION) && callee->n_regions &&
                   bs_op_region(callee, 0)->first
               ? callee
               : NULL;
}

// What operand `i` of a call is in the callee, or NULL.
static BsValue *
find_argument(const BsCalleeFrees *frees, const BsOp *call, guint32 i)
{
    const BsOp *callee = find_function(frees, call);
    const BsBlock *entry = callee ? bs_op_region(callee, 0)->first : NULL;
    const guint32 first = bs_callee_first_argument(call);
    return entry && i >= first && i - first < entry->n_args ? entry->args[i - first] : NULL;
}

static void
add_passed(Search *search, BsValue *argument, BsValue *value)
{
    GArray *places = g_hash_table_lookup(search->passed, argument);
    if (!places) {
        places = g_array_new(FALSE, FALSE, sizeof(Place));
        g_hash_table_insert(search->passed, argument, places);
    }
    g_array_append_val(places, ((Place){value, search->alias}));
    BsOp *callee = bs_block_parent_op(bs_value_arg_block(argument));
    if (search->functions->len < MAX_FUNCTIONS && g_hash_table_add(search->seen, callee))
        g_ptr_array_add(search->functions, callee);
}

static BsWalk
look_at_op(BsOp *op, gpointer data)
{
    Search *search = data;
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsValue *value = bs_op_operand(op, i);
        if (!bs_type_is_memref(value->type))
            continue;
        BsValue *argument = find_argument(search->frees, op, i);
        if (argument)
            add_passed(search, argument, value);
        else if (bs_op_frees(op, value))
            g_array_append_val(search->todo, ((Place){value, search->alias}));
    }
    return BS_WALK_ON;
}

// Everything that flows into a freed value may be what is freed; what a call returns is not taken
// for what it was given.
static void
go_back(Search *search)
{
    for (guint i = 0; i < search->todo->len; i++) {
        const Place place = g_array_index(search->todo, Place, i);
        if (!g_hash_table_add(search->frees->freed, place.value) ||
            (bs_value_op(place.value) && bs_op_has_trait(bs_value_op(place.value), BS_TRAIT_CALL)))
            continue;
        guint32 n;
        BsValue *const *sources = bs_alias_sources(place.alias, place.value, &n);
        for (guint32 k = 0; k < n; k++)
            g_array_append_val(search->todo, ((Place){sources[k], place.alias}));
        const GArray *passed = g_hash_table_lookup(search->passed, place.value);
        if (passed)
            g_array_append_vals(search->todo, passed->data, passed->len);
    }
}

static void
look_into_callees(BsCalleeFrees *frees)
{
    frees->freed = g_hash_table_new(NULL, NULL);
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    g_autoptr(GPtrArray) functions = g_ptr_array_new();
    g_autoptr(GHashTable) passed =
        g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_array_unref);
    g_autoptr(GArray) todo = g_array_new(FALSE, FALSE, sizeof(Place));
    g_autoptr(GPtrArray) flows = g_ptr_array_new_with_free_func((GDestroyNotify)bs_alias_free);
    Search search = {frees, seen, functions, passed, todo, NULL};
    g_hash_table_add(seen, frees->function);
    g_ptr_array_add(functions, frees->function);
    for (guint i = 0; i < functions->len; i++) {
        search.alias = bs_alias_new_all_types(functions->pdata[i]);
        g_ptr_array_add(flows, search.alias);
        bs_op_walk_preorder(functions->pdata[i], look_at_op, &search);
    }
    go_back(&search);
}

BsCalleeFrees *
bs_callee_frees_new(BsOp *function, BsCallees *callees)
{
    BsCalleeFrees *frees = g_new0(BsCalleeFrees, 1);
    frees->function = function;
    frees->own = callees ? NULL : bs_callees_new();
    frees->callees = callees ? callees : frees->own;
    frees->makes = g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_byte_array_unref);
    return frees;
}

void
bs_callee_frees_free(BsCalleeFrees *frees)
{
    bs_callees_free(frees->own);
    g_clear_pointer(&frees->freed, g_hash_table_unref);
    g_hash_table_unref(frees->makes);
    g_free(frees);
}

// -- what is freed -------------------------------------------------------------------------------

gboolean
bs_callee_frees_by(BsCalleeFrees *frees, const BsOp *op, guint32 i)
{
    if (bs_op_frees(op, bs_op_operand(op, i)))
        return TRUE;
    if (!bs_op_has_trait(op, BS_TRAIT_CALL))
        return FALSE;
    if (!frees->freed)
        look_into_callees(frees);
    const BsValue *argument = find_argument(frees, op, i);
    return argument && g_hash_table_contains(frees->freed, argument);
}

BsOp *
bs_callee_frees_find(BsCalleeFrees *frees, const BsValue *value)
{
    bs_value_for_each_use (value, use) {
        if (bs_callee_frees_by(frees, bs_use_owner(use), bs_use_index(use)))
            return bs_use_owner(use);
    }
    return NULL;
}

// -- what is made --------------------------------------------------------------------------------

static BsCalleeMakes
merge(BsCalleeMakes before, BsCalleeMakes more, gboolean first)
{
    return first || before == more ? more : BS_CALLEE_MAKES_SOME;
}

static BsCalleeMakes
look_at_returned(BsAlias *alias, BsValue *value)
{
    if (!bs_type_is_memref(value->type))
        return BS_CALLEE_PASSES;
    BsCalleeMakes makes = BS_CALLEE_PASSES;
    const BsOrigins *origins = bs_alias_origins(alias, value);
    for (guint32 i = 0; i < origins->n; i++) {
        makes = merge(makes,
                      bs_value_is_allocation(origins->values[i]) ? BS_CALLEE_MAKES_ALL
                                                                 : BS_CALLEE_PASSES,
                      i == 0);
    }
    return makes;
}

static GByteArray *
look_at_returns(BsOp *function)
{
    GByteArray *all = g_byte_array_new();
    BsAlias *alias = bs_alias_new(function);
    gboolean first = TRUE;
    bs_region_for_each (bs_op_region(function, 0), block) {
        const BsOp *last = block->last;
        if (!last || !bs_op_has_trait(last, BS_TRAIT_RETURN_LIKE))
            continue;
        for (guint32 i = 0; i < last->n_operands; i++) {
            guint8 makes = (guint8)look_at_returned(alias, bs_op_operand(last, i));
            if (i < all->len)
                all->data[i] = (guint8)merge(all->data[i], makes, first);
            else
                g_byte_array_append(all, &makes, 1);
        }
        first = FALSE;
    }
    bs_alias_free(alias);
    return all;
}

BsCalleeMakes
bs_callee_makes(BsCalleeFrees *frees, const BsOp *call, guint32 i)
{
    BsOp *callee = find_function(frees, call);
    if (!callee || callee == frees->function)
        return BS_CALLEE_PASSES;
    const GByteArray *all = g_hash_table_lookup(frees->makes, callee);
    if (!all) {
        GByteArray *found = look_at_returns(callee);
        g_hash_table_insert(frees->makes, callee, found);
        all = found;
    }
    return i < all->len ? all->data[i] : BS_CALLEE_PASSES;
}

void
bs_callee_resolve(BsCalleeFrees *frees, const BsAlias *alias, BsValue *value, GPtrArray *found)
{
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    g_hash_table_add(seen, value);
    guint next = found->len;
    g_ptr_array_add(found, value);
    for (; next < found->len; next++) {
        guint32 n;
        BsValue *const *flows = bs_alias_dependents(alias, found->pdata[next], &n);
        for (guint32 k = 0; k < n; k++) {
            const BsOp *op = bs_value_op(flows[k]);
            const gboolean made =
                op && bs_callee_makes(frees, op, flows[k]->index) == BS_CALLEE_MAKES_ALL;
            if (!made && g_hash_table_add(seen, flows[k]))
                g_ptr_array_add(found, flows[k]);
        }
    }
}
