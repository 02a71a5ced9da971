// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/buffer-warnings.h"

#include "analysis/allocations.h"
#include "analysis/loops.h"
#include "passes/leak-path.h"

static gboolean
is_passed_by_end_of(const BsRegion *region, const BsValue *value)
{
    bs_value_for_each_use (value, use) {
        if (bs_op_is_terminator(use->owner) && bs_op_parent_region(use->owner) == region) {
            return TRUE;
        }
    }
    return FALSE;
}

static gboolean
has_other_source(const BsAlias *alias, const BsValue *value, GHashTable *known)
{
    guint32 n;
    BsValue *const *sources = bs_alias_sources(alias, value, &n);
    for (guint32 i = 0; i < n; i++) {
        if (!g_hash_table_contains(known, sources[i])) {
            return TRUE;
        }
    }
    return FALSE;
}

// The values of the alias set that are this buffer wherever they exist: all but those that another
// flows into, too, and what these flow into.
static void
find_certain(const BsAlias *alias, BsValue *value, const GPtrArray *aliases, GHashTable *certain)
{
    g_autoptr(GPtrArray) other = g_ptr_array_new();
    for (guint i = 0; i < aliases->len; i++) {
        g_hash_table_add(certain, aliases->pdata[i]);
    }
    for (guint i = 0; i < aliases->len; i++) {
        if (aliases->pdata[i] != value && has_other_source(alias, aliases->pdata[i], certain)) {
            g_ptr_array_add(other, aliases->pdata[i]);
        }
    }
    for (guint i = 0; i < other->len; i++) {
        g_hash_table_remove(certain, other->pdata[i]);
    }
    for (guint i = 0; i < other->len; i++) {
        guint32 n;
        BsValue *const *next = bs_alias_dependents(alias, other->pdata[i], &n);
        for (guint32 k = 0; k < n; k++) {
            if (next[k] != value && g_hash_table_remove(certain, next[k])) {
                g_ptr_array_add(other, next[k]);
            }
        }
    }
}

// -- freed too early -----------------------------------------------------------------------------

// Whether control comes to the op when `last` is over.
static gboolean
is_later(const BsFlowOrder *order, BsOp *op, BsOp *last)
{
    BsOp *here = bs_block_find_ancestor_op(last->block, op);
    if (here) {
        return bs_op_is_before(last, here);
    }
    return bs_flow_order_begin(order, op) > bs_flow_order_begin(order, last->block->last);
}

static gboolean
is_used_later(const BsFlowOrder *order, const BsValue *value, BsOp *last)
{
    bs_value_for_each_use (value, use) {
        if (is_later(order, use->owner, last)) {
            return TRUE;
        }
    }
    return FALSE;
}

// A use behind `last`, in its block or within an op of that, of what is this buffer for certain; a
// free that is there is moved or spoken of elsewhere. NULL: there is none.
static const BsOp *
find_use_behind(const BsAlias *alias, BsValue *value, const GPtrArray *aliases, BsOp *last)
{
    g_autoptr(GHashTable) certain = g_hash_table_new(NULL, NULL);
    find_certain(alias, value, aliases, certain);
    for (guint i = 0; i < aliases->len; i++) {
        const BsValue *candidate = aliases->pdata[i];
        bs_value_for_each_use (candidate, use) {
            BsOp *here = bs_block_find_ancestor_op(last->block, use->owner);
            if (here && bs_op_is_before(last, here) && !bs_op_is(use->owner, "memref.dealloc") &&
                g_hash_table_contains(certain, candidate)) {
                return use->owner;
            }
        }
    }
    return NULL;
}

void
bs_warn_freed_early(BsDiags *diags, const BsAlias *alias, const BsFlowOrder *order, BsValue *value,
                    const GPtrArray *aliases, BsOp *last)
{
    const BsOp *behind = find_use_behind(alias, value, aliases, last);
    if (behind) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer is freed too early: '%s' uses it later", behind->def->name);
        return;
    }
    BsEscape escape;
    bs_escape_find(&escape, alias, aliases);
    const BsOp *through = NULL;
    for (guint i = 0; i < escape.values->len && !through; i++) {
        const BsEscaped *escaped = &g_array_index(escape.values, BsEscaped, i);
        through = is_used_later(order, escaped->value, last) ? escaped->through : NULL;
    }
    if (through) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer is freed too early: what '%s' makes of it is used later",
                         through->def->name);
    } else if (escape.store) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer is freed while '%s' has put it into memory, where others may "
                         "still find it",
                         escape.store->def->name);
    }
    bs_escape_clear(&escape);
}

// -- passed on, or not ---------------------------------------------------------------------------

void
bs_warn_passed_sometimes(BsDiags *diags, const BsAlias *alias, BsValue *value,
                         const GPtrArray *aliases, const BsOp *last)
{
    g_autoptr(GHashTable) certain = g_hash_table_new(NULL, NULL);
    find_certain(alias, value, aliases, certain);
    for (guint i = 0; i < aliases->len; i++) {
        const BsValue *candidate = aliases->pdata[i];
        bs_value_for_each_use (candidate, use) {
            if (g_hash_table_contains(certain, candidate) && bs_op_is_ancestor(last, use->owner)) {
                return;
            }
        }
    }
    bs_diags_warning(diags, bs_value_loc(value),
                     "this buffer is never freed where another one is passed on in its place: what "
                     "'%s' passes on may be either",
                     last->def->name);
}

// -- on the stack --------------------------------------------------------------------------------

void
bs_warn_on_stack(BsDiags *diags, const BsAlias *alias, BsCalleeFrees *frees, BsValue *value,
                 const GPtrArray *aliases, const BsRegion *scope)
{
    BsEscape escape;
    bs_escape_find(&escape, alias, aliases);
    const BsOp *through = NULL;
    g_autoptr(GPtrArray) real = g_ptr_array_new();
    bs_callee_resolve(frees, alias, value, real);
    gboolean freed = FALSE;
    for (guint i = 0; i < real->len; i++) {
        freed |= bs_callee_frees_find(frees, real->pdata[i]) != NULL;
    }
    for (guint i = 0; i < escape.values->len; i++) {
        const BsEscaped *escaped = &g_array_index(escape.values, BsEscaped, i);
        freed |= bs_callee_frees_find(frees, escaped->value) != NULL;
        if (!through && is_passed_by_end_of(scope, escaped->value)) {
            through = escaped->through;
        }
    }
    if (freed) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer moves to the stack, but the program frees an alias of it");
    }
    if (through) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer moves to the stack, but what '%s' makes of it outlives the "
                         "stack",
                         through->def->name);
    } else if (escape.store) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer moves to the stack, but '%s' puts it into memory, where "
                         "others may find it when the stack is released",
                         escape.store->def->name);
    }
    bs_escape_clear(&escape);
}

// -- hoisted -------------------------------------------------------------------------------------

// The innermost loop around `op` that `place` is outside of, or NULL.
static const BsOp *
find_loop(const BsOp *op, const BsBlock *place)
{
    while (op && bs_op_parent_region(op) != place->region) {
        op = bs_op_parent(op);
        if (op && bs_op_is_loop(op)) {
            return op;
        }
    }
    return NULL;
}

static void
warn_of_free(BsDiags *diags, BsPostDominance *post_dominance, const BsValue *value, BsOp *free,
             gboolean certain, BsBlock *place)
{
    BsOp *around = bs_region_find_ancestor_op(place->region, free);
    if (!around) {
        return;
    }
    if (find_loop(free, place)) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer is freed in every round of the loop that its allocation "
                         "leaves");
    } else if (!certain || around != free ||
               bs_post_dominance_common(post_dominance, place, around->block) != around->block) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "this buffer is allocated on paths now on which it is not freed");
    }
}

// Whether a use of the value is outside of the loop, or passes it on to the next round.
static gboolean
outlives_round(const BsValue *value, const BsOp *loop)
{
    bs_value_for_each_use (value, use) {
        if (!bs_op_is_ancestor(loop, use->owner) ||
            (bs_op_is_terminator(use->owner) && bs_op_parent(use->owner) == loop)) {
            return TRUE;
        }
    }
    return FALSE;
}

void
bs_warn_hoisted(BsDiags *diags, const BsAlias *alias, BsCalleeFrees *frees,
                BsPostDominance *post_dominance, BsValue *value, const GPtrArray *aliases,
                BsBlock *place)
{
    BsOp *free = NULL;
    gboolean is_certain = FALSE;
    g_autoptr(GPtrArray) real = g_ptr_array_new();
    bs_callee_resolve(frees, alias, value, real);
    g_autoptr(GHashTable) certain = g_hash_table_new(NULL, NULL);
    find_certain(alias, value, real, certain);
    for (guint i = 0; i < real->len && !free; i++) {
        free = bs_callee_frees_find(frees, real->pdata[i]);
        is_certain = g_hash_table_contains(certain, real->pdata[i]);
    }
    if (free) {
        warn_of_free(diags, post_dominance, value, free, is_certain, place);
    }
    const BsOp *loop = find_loop(value->op, place);
    if (!loop) {
        return;
    }
    BsEscape escape;
    bs_escape_find(&escape, alias, aliases);
    const BsOp *through = NULL;
    for (guint i = 0; i < escape.values->len && !through; i++) {
        const BsEscaped *escaped = &g_array_index(escape.values, BsEscaped, i);
        through = outlives_round(escaped->value, loop) ? escaped->through : NULL;
    }
    through = through ? through : escape.store;
    if (through) {
        bs_diags_warning(diags, bs_value_loc(value),
                         "all rounds of the loop share this buffer now, but '%s' lets it outlive a "
                         "round",
                         through->def->name);
    }
    bs_escape_clear(&escape);
}

// -- left to the program -------------------------------------------------------------------------

typedef struct Left {
    BsDiags *diags;
    const BsAlias *alias;
    BsCalleeFrees *frees;
    const BsOp *function;
    BsLeakPath *leak;
} Left;

static gboolean
is_freed_or_returned(const Left *left, BsValue *value)
{
    g_autoptr(GPtrArray) aliases = g_ptr_array_new();
    bs_callee_resolve(left->frees, left->alias, value, aliases);
    for (guint i = 0; i < aliases->len; i++) {
        if (bs_callee_frees_find(left->frees, aliases->pdata[i]) ||
            is_passed_by_end_of(&left->function->regions[0], aliases->pdata[i])) {
            return TRUE;
        }
    }
    return FALSE;
}

// Whether an op puts the buffer where others may find it and free it, or makes something of it that
// nobody can follow.
static gboolean
escapes(const Left *left, BsValue *value)
{
    g_autoptr(GPtrArray) aliases = g_ptr_array_new();
    bs_alias_resolve(left->alias, value, aliases);
    BsEscape escape;
    bs_escape_find(&escape, left->alias, aliases);
    const gboolean found = escape.store || escape.values->len;
    bs_escape_clear(&escape);
    return found;
}

static void
warn_of_path(const Left *left, BsValue *value, const char *why)
{
    const BsOp *end = escapes(left, value) ? NULL : bs_leak_path_find(left->leak, value);
    if (end) {
        BsDiag *diag = bs_diags_warning(left->diags, bs_value_loc(value),
                                        "this buffer is not freed on every path: %s", why);
        bs_diag_note(diag, end->loc, "a path ends here on which nothing frees it");
    }
}

static void
look_at_result(const Left *left, BsOp *call, guint32 i)
{
    BsValue *result = bs_op_result(call, i);
    if (!bs_type_is_memref(result->type) ||
        bs_callee_makes(left->frees, call, i) == BS_CALLEE_PASSES) {
        return;
    }
    if (is_freed_or_returned(left, result)) {
        warn_of_path(left, result,
                     "the callee allocates it, and this pass leaves it to the program");
    } else {
        bs_diags_warning(left->diags, call->loc,
                         "this buffer is never freed: the callee allocates it, and this pass "
                         "frees what the function itself allocates");
    }
}

static BsWalk
look_at_op(BsOp *op, gpointer data)
{
    const Left *left = data;
    for (guint32 i = 0; bs_op_has_trait(op, BS_TRAIT_CALL) && i < op->n_results; i++) {
        look_at_result(left, op, i);
    }
    if (bs_op_is_allocation(op) && op->n_results == 1 &&
        bs_value_is_freed_twice(bs_op_result(op, 0))) {
        warn_of_path(left, bs_op_result(op, 0),
                     "several ops free it, and this pass leaves it to them");
    }
    return BS_WALK_ON;
}

void
bs_warn_left_alone(BsDiags *diags, const BsAlias *alias, BsCalleeFrees *frees, BsOp *function)
{
    BsLeakPath *leak = bs_leak_path_new(function, alias, frees);
    bs_op_walk_preorder(function, look_at_op, &(Left){diags, alias, frees, function, leak});
    bs_leak_path_free(leak);
}
