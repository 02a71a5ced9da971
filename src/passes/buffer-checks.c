// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/buffer-checks.h"

#include "analysis/allocations.h"
#include "analysis/loops.h"

static gboolean
is_passed_by_end_of(const BsRegion *region, const BsValue *value)
{
    bs_value_for_each_use (value, use) {
        if (bs_op_is_terminator(bs_use_owner(use)) &&
            bs_op_parent_region(bs_use_owner(use)) == region)
            return TRUE;
    }
    return FALSE;
}

static gboolean
has_other_source(const BsAlias *alias, const BsValue *value, GHashTable *known)
{
    guint32 n;
    BsValue *const *sources = bs_alias_sources(alias, value, &n);
    for (guint32 i = 0; i < n; i++) {
        if (!g_hash_table_contains(known, sources[i]))
            return TRUE;
    }
    return FALSE;
}

// The values of the alias set that are this buffer wherever they exist: all but those that another
// flows into, too, and what these flow into.
static void
find_certain(const BsAlias *alias, BsValue *value, const GPtrArray *aliases, GHashTable *certain)
{
    g_autoptr(GPtrArray) other = g_ptr_array_new();
    for (guint i = 0; i < aliases->len; i++)
        g_hash_table_add(certain, aliases->pdata[i]);
    for (guint i = 0; i < aliases->len; i++) {
        if (aliases->pdata[i] != value && has_other_source(alias, aliases->pdata[i], certain))
            g_ptr_array_add(other, aliases->pdata[i]);
    }
    for (guint i = 0; i < other->len; i++)
        g_hash_table_remove(certain, other->pdata[i]);
    for (guint i = 0; i < other->len; i++) {
        guint32 n;
        BsValue *const *next = bs_alias_dependents(alias, other->pdata[i], &n);
        for (guint32 k = 0; k < n; k++) {
            if (next[k] != value && g_hash_table_remove(certain, next[k]))
                g_ptr_array_add(other, next[k]);
        }
    }
}

// -- freed too early -----------------------------------------------------------------------------

// Whether control comes to the op when `last` is over.
static gboolean
is_later(const BsFlowOrder *order, BsOp *op, BsOp *last)
{
    BsOp *here = bs_block_find_ancestor_op(bs_op_block(last), op);
    if (here)
        return bs_op_is_before(last, here);
    return bs_flow_order_begin(order, op) > bs_flow_order_begin(order, bs_op_block(last)->last);
}

static gboolean
is_used_later(const BsFlowOrder *order, const BsValue *value, BsOp *last)
{
    bs_value_for_each_use (value, use) {
        if (is_later(order, bs_use_owner(use), last))
            return TRUE;
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
            BsOp *here = bs_block_find_ancestor_op(bs_op_block(last), bs_use_owner(use));
            if (here && bs_op_is_before(last, here) &&
                !bs_op_is(bs_use_owner(use), "memref.dealloc") &&
                g_hash_table_contains(certain, candidate))
                return bs_use_owner(use);
        }
    }
    return NULL;
}

// An op that puts the buffer into memory, or NULL.
static const BsOp *
find_store(const BsEscape *escape)
{
    return escape->store               ? escape->store
           : escape->local_stores->len ? escape->local_stores->pdata[0]
                                       : NULL;
}

// Likewise, into memory that does not end with the region.
static const BsOp *
find_store_outside(const BsEscape *escape, const BsRegion *scope)
{
    for (guint i = 0; i < escape->local_stores->len && !escape->store; i++) {
        BsOp *memory = bs_value_op(bs_escape_memory(escape->local_stores->pdata[i]));
        if (!bs_region_find_ancestor_op(scope, memory))
            return escape->local_stores->pdata[i];
    }
    return escape->store;
}

const BsOp *
bs_check_freed_early(BsFindings *findings, const BsAlias *alias, const BsFlowOrder *order,
                     BsValue *value, const GPtrArray *aliases, BsOp *last)
{
    const BsOp *behind = find_use_behind(alias, value, aliases, last);
    if (behind) {
        bs_findings_add(findings, BS_FAULT_USED_FREED, value,
                        "this buffer is freed too early: '%s' uses it later", behind->def->name);
        return behind;
    }
    BsEscape escape;
    bs_escape_find(&escape, alias, aliases);
    const BsOp *through = NULL;
    for (guint i = 0; i < escape.values->len && !through; i++) {
        const BsEscaped *escaped = &g_array_index(escape.values, BsEscaped, i);
        through = is_used_later(order, escaped->value, last) ? escaped->through : NULL;
    }
    if (through) {
        bs_findings_add(findings, BS_FAULT_USED_FREED, value,
                        "this buffer is freed too early: what '%s' makes of it is used later",
                        through->def->name);
    } else if (find_store(&escape)) {
        bs_findings_add(findings, BS_FAULT_FOUND_FREED, value,
                        "this buffer is freed while '%s' has put it into memory, where others may "
                        "still find it",
                        find_store(&escape)->def->name);
    }
    bs_escape_clear(&escape);
    return NULL;
}

// -- passed on, or not ---------------------------------------------------------------------------

void
bs_check_passed_sometimes(BsFindings *findings, const BsAlias *alias, BsValue *value,
                          const GPtrArray *aliases, const BsOp *last)
{
    g_autoptr(GHashTable) certain = g_hash_table_new(NULL, NULL);
    find_certain(alias, value, aliases, certain);
    for (guint i = 0; i < aliases->len; i++) {
        const BsValue *candidate = aliases->pdata[i];
        bs_value_for_each_use (candidate, use) {
            if (g_hash_table_contains(certain, candidate) &&
                bs_op_is_ancestor(last, bs_use_owner(use)))
                return;
        }
    }
    bs_findings_add(findings, BS_FAULT_LEAK, value,
                    "this buffer is never freed where another one is passed on in its place: what "
                    "'%s' passes on may be either",
                    last->def->name);
}

// -- on the stack --------------------------------------------------------------------------------

void
bs_check_on_stack(BsFindings *findings, const BsAlias *alias, BsCalleeFrees *frees, BsValue *value,
                  const GPtrArray *aliases, const BsRegion *scope)
{
    BsEscape escape;
    bs_escape_find(&escape, alias, aliases);
    const BsOp *through = NULL, *store = find_store_outside(&escape, scope);
    g_autoptr(GPtrArray) real = g_ptr_array_new();
    bs_callee_resolve(frees, alias, value, real);
    gboolean freed = FALSE;
    for (guint i = 0; i < real->len; i++)
        freed |= bs_callee_frees_find(frees, real->pdata[i]) != NULL;
    for (guint i = 0; i < escape.values->len; i++) {
        const BsEscaped *escaped = &g_array_index(escape.values, BsEscaped, i);
        freed |= bs_callee_frees_find(frees, escaped->value) != NULL;
        if (!through && is_passed_by_end_of(scope, escaped->value))
            through = escaped->through;
    }
    if (freed) {
        bs_findings_add(findings, BS_FAULT_FREED_STACK, value,
                        "this buffer moves to the stack, but the program frees an alias of it");
    }
    if (through) {
        bs_findings_add(findings, BS_FAULT_USED_FREED, value,
                        "this buffer moves to the stack, but what '%s' makes of it outlives the "
                        "stack",
                        through->def->name);
    } else if (store) {
        bs_findings_add(findings, BS_FAULT_FOUND_FREED, value,
                        "this buffer moves to the stack, but '%s' puts it into memory, where "
                        "others may find it when the stack is released",
                        store->def->name);
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
        if (op && bs_op_is_loop(op))
            return op;
    }
    return NULL;
}

static void
check_free(BsFindings *findings, BsPostDominance *post_dominance, const BsValue *value, BsOp *free,
           gboolean certain, BsBlock *place)
{
    BsOp *around = bs_region_find_ancestor_op(place->region, free);
    if (!around)
        return;
    if (find_loop(free, place)) {
        bs_findings_add(findings, BS_FAULT_FREED_TWICE, value,
                        "this buffer is freed in every round of the loop that its allocation "
                        "leaves");
    } else if (!certain || around != free ||
               bs_post_dominance_common(post_dominance, place, bs_op_block(around)) !=
                   bs_op_block(around)) {
        bs_findings_add(findings, BS_FAULT_LEAK, value,
                        "this buffer is allocated on paths now on which it is not freed");
    }
}

// Whether a use of the value is outside of the loop, or passes it on to the next round.
static gboolean
outlives_round(const BsValue *value, const BsOp *loop)
{
    bs_value_for_each_use (value, use) {
        if (!bs_op_is_ancestor(loop, bs_use_owner(use)) ||
            (bs_op_is_terminator(bs_use_owner(use)) && bs_op_parent(bs_use_owner(use)) == loop))
            return TRUE;
    }
    return FALSE;
}

void
bs_check_hoisted(BsFindings *findings, const BsAlias *alias, BsCalleeFrees *frees,
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
    if (free)
        check_free(findings, post_dominance, value, free, is_certain, place);
    const BsOp *loop = find_loop(bs_value_op(value), place);
    if (!loop)
        return;
    BsEscape escape;
    bs_escape_find(&escape, alias, aliases);
    const BsOp *through = find_store(&escape);
    for (guint i = 0; i < escape.values->len && !through; i++) {
        const BsEscaped *escaped = &g_array_index(escape.values, BsEscaped, i);
        through = outlives_round(escaped->value, loop) ? escaped->through : NULL;
    }
    if (through) {
        bs_findings_add(findings, BS_FAULT_SHARED, value,
                        "all rounds of the loop share this buffer now, but '%s' lets it outlive a "
                        "round",
                        through->def->name);
    }
    bs_escape_clear(&escape);
}
