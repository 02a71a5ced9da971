// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/rewrite/op-equal.h"

#include "support/intern.h"

guint32
bs_op_hash(const BsOp *op)
{
    guint32 hash = bs_hash_mix(0, (guintptr)op->def);
    hash = bs_hash_mix(hash, (guintptr)op->attrs);
    for (guint32 i = 0; i < op->n_results; i++)
        hash = bs_hash_mix(hash, (guintptr)op->results[i].type);
    if (bs_op_has_trait(op, BS_TRAIT_COMMUTATIVE)) {
        guint32 sum = 0;
        for (guint32 i = 0; i < op->n_operands; i++)
            sum += bs_hash_mix(0, bs_op_operand(op, i)->id);
        return bs_hash_mix(hash, sum);
    }
    for (guint32 i = 0; i < op->n_operands; i++)
        hash = bs_hash_mix(hash, bs_op_operand(op, i)->id);
    return hash;
}

// Values of `a`'s regions and the values of `b`'s that stand in the same place; blocks likewise.
// NULL outside of regions, where only a value itself is equal to it.
typedef struct Places {
    GHashTable *values, *blocks;
} Places;

static gboolean
same_value(const Places *places, const BsValue *a, const BsValue *b)
{
    return a == b || (places->values && g_hash_table_lookup(places->values, a) == b);
}

static gint
compare_ids(gconstpointer a, gconstpointer b)
{
    const BsValue *const *x = a, *const *y = b;
    return (*x)->id < (*y)->id ? -1 : (*x)->id > (*y)->id;
}

// After the operands that are equal in order, the rest has to be a permutation.
static gboolean
same_operands_in_any_order(const Places *places, const BsOp *a, const BsOp *b)
{
    guint32 at = 0;
    while (at < a->n_operands && same_value(places, bs_op_operand(a, at), bs_op_operand(b, at)))
        at++;
    g_autoptr(GPtrArray) rest_a = g_ptr_array_new(), rest_b = g_ptr_array_new();
    for (guint32 i = at; i < a->n_operands; i++) {
        g_ptr_array_add(rest_a, bs_op_operand(a, i));
        g_ptr_array_add(rest_b, bs_op_operand(b, i));
    }
    g_ptr_array_sort(rest_a, compare_ids);
    g_ptr_array_sort(rest_b, compare_ids);
    for (guint i = 0; i < rest_a->len; i++) {
        if (rest_a->pdata[i] != rest_b->pdata[i])
            return FALSE;
    }
    return TRUE;
}

static gboolean
same_operands(const Places *places, const BsOp *a, const BsOp *b)
{
    if (bs_op_has_trait(a, BS_TRAIT_COMMUTATIVE))
        return same_operands_in_any_order(places, a, b);
    for (guint32 i = 0; i < a->n_operands; i++) {
        const BsValue *x = bs_op_operand(a, i), *y = bs_op_operand(b, i);
        if (x->type != y->type || !same_value(places, x, y))
            return FALSE;
    }
    return TRUE;
}

static void
match_values(Places *places, BsValue *a, BsValue *b)
{
    if (places->values)
        g_hash_table_insert(places->values, a, b);
}

static gboolean same_op(Places *places, const BsOp *a, const BsOp *b);

static gboolean
match_blocks(Places *places, BsBlock *a, BsBlock *b)
{
    const BsBlock *known = g_hash_table_lookup(places->blocks, a);
    if (known)
        return known == b;
    g_hash_table_insert(places->blocks, a, b);
    return TRUE;
}

static gboolean
same_block(Places *places, BsBlock *a, BsBlock *b)
{
    if (a->n_args != b->n_args || !match_blocks(places, a, b))
        return FALSE;
    for (guint32 i = 0; i < a->n_args; i++) {
        if (a->args[i]->type != b->args[i]->type)
            return FALSE;
        match_values(places, a->args[i], b->args[i]);
    }
    const BsOp *x = a->first, *y = b->first;
    for (; x && y; x = bs_op_next(x), y = bs_op_next(y)) {
        if (!same_op(places, x, y))
            return FALSE;
        for (guint32 s = 0; s < x->n_successors; s++) {
            if (!match_blocks(places, bs_successor_block(bs_op_successor(x, s)),
                              bs_successor_block(bs_op_successor(y, s))))
                return FALSE;
        }
    }
    return !x && !y;
}

static gboolean
same_region(Places *places, const BsRegion *a, const BsRegion *b)
{
    BsBlock *x = a->first, *y = b->first;
    for (; x && y; x = x->next, y = y->next) {
        if (!same_block(places, x, y))
            return FALSE;
    }
    return !x && !y;
}

static gboolean
same_head(const BsOp *a, const BsOp *b)
{
    if (a->def != b->def || a->attrs != b->attrs || a->n_operands != b->n_operands ||
        a->n_results != b->n_results || a->n_successors != b->n_successors ||
        a->n_regions != b->n_regions)
        return FALSE;
    for (guint32 i = 0; i < a->n_results; i++) {
        if (a->results[i].type != b->results[i].type)
            return FALSE;
    }
    return TRUE;
}

static gboolean
same_op(Places *places, const BsOp *a, const BsOp *b)
{
    if (!same_head(a, b) || !same_operands(places, a, b))
        return FALSE;
    for (guint32 i = 0; i < a->n_results; i++)
        match_values(places, bs_op_result(a, i), bs_op_result(b, i));
    for (guint32 r = 0; r < a->n_regions; r++) {
        if (!same_region(places, bs_op_region(a, r), bs_op_region(b, r)))
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_op_is_equivalent(const BsOp *a, const BsOp *b)
{
    if (a == b)
        return TRUE;
    Places places = {0};
    if (!a->n_regions)
        return same_op(&places, a, b);
    if (!same_head(a, b))
        return FALSE;
    places.values = g_hash_table_new(NULL, NULL);
    places.blocks = g_hash_table_new(NULL, NULL);
    const gboolean same = same_op(&places, a, b);
    g_hash_table_unref(places.values);
    g_hash_table_unref(places.blocks);
    return same;
}

gboolean
bs_op_is_equivalent_but_operands(const BsOp *a, const BsOp *b)
{
    g_assert(a->n_regions == 0 && b->n_regions == 0);
    return same_head(a, b);
}
