// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/ownership/report-kept.h"

#include "analysis/alias-index.h"
#include "dialects/bufferization/dealloc.h"
#include "passes/run/rules.h"

typedef struct Reporter {
    BsEventSink *sink;
    BsAlias *alias;
} Reporter;

static gboolean
is_function_argument(const BsValue *value)
{
    const BsBlock *block = bs_value_arg_block(value);
    return block && bs_block_is_entry(block) &&
           bs_op_has_trait(bs_block_parent_op(block), BS_TRAIT_FUNCTION);
}

// How one comes to a memref, where it is not allocated.
static BsReason
way_to(BsAlias *alias, const BsValue *base)
{
    const BsOp *op = bs_value_op(base);
    if (!op)
        return is_function_argument(base) ? BS_REASON_FUNCTION_ARG : BS_REASON_BLOCK_ARG;
    if (bs_op_has_trait(op, BS_TRAIT_CALL) || op->n_regions)
        return op->n_regions ? BS_REASON_REGION_RESULT : BS_REASON_CALL_RESULT;
    const BsOrigins *origins = bs_alias_origins(alias, (BsValue *)(gsize)base);
    const gboolean is_origin = origins->n == 1 && origins->values[0] == base;
    return is_origin && !bs_value_is_allocation(base) ? BS_REASON_ANY_BUFFER : BS_REASON_NONE;
}

static BsValue *
find_shared(const BsOrigins *a, const BsOrigins *b)
{
    for (guint32 i = 0, k = 0; i < a->n && k < b->n;) {
        if (a->values[i] == b->values[k])
            return a->values[i];
        if (a->values[i]->id < b->values[k]->id)
            i++;
        else
            k++;
    }
    return NULL;
}

// The origin of which least is known: neither an allocation nor, if there is such a one, an
// argument of the function. NULL: all are allocations.
static BsValue *
find_unknown(const BsOrigins *origins)
{
    BsValue *found = NULL;
    for (guint32 i = 0; i < origins->n && !origins->all_allocations; i++) {
        BsValue *origin = origins->values[i];
        if (!bs_value_is_allocation(origin) && (!found || !is_function_argument(origin)))
            found = origin;
    }
    return found;
}

// What both may be, or what may be any buffer; NULL: there is nothing more to say than what they
// are.
static BsEventItem
find_root(BsAlias *alias, BsValue *value, BsValue *other)
{
    const BsOrigins of_value = *bs_alias_origins(alias, value);
    const BsOrigins of_other = *bs_alias_origins(alias, other);
    BsValue *root = find_shared(&of_value, &of_other);
    const BsRole role = root ? BS_ROLE_RELATED : BS_ROLE_RESULT;
    if (!root && of_other.all_known && !of_value.all_known)
        root = find_unknown(&of_value);
    if (!root)
        root = find_unknown(&of_other);
    if (root == value || root == other)
        root = NULL;
    return (BsEventItem){role, root ? way_to(alias, root) : BS_REASON_NONE, root, NULL, NULL};
}

// A memref by the name that the program has for it: the dealloc is given its base buffer.
static BsValue *
named(BsValue *memref)
{
    const BsOp *op = bs_value_op(memref);
    return op && bs_op_is(op, "memref.extract_strided_metadata") ? bs_op_operand(op, 0) : memref;
}

// Says of the other what it is, or, where that is an allocation, of the value.
static void
report(const Reporter *reporter, BsOp *dealloc, BsValue *value, BsValue *other, gboolean retained)
{
    enum { MOST = 3 };
    BsAlias *alias = reporter->alias;
    const gboolean same = bs_alias_same_allocation(alias, value, other) == BS_SAME_YES;
    BsValue *base = bs_view_base(named(value)), *other_base = bs_view_base(named(other));
    BsEventItem items[MOST + 1] = {
        {.role = BS_ROLE_ALIAS, .reason = way_to(alias, other_base), .value = named(other)}};
    guint32 n = 1;
    const BsReason own = way_to(alias, base);
    if (!same && items[0].reason == BS_REASON_NONE && own != BS_REASON_NONE)
        items[n++] = (BsEventItem){.role = BS_ROLE_SOURCE, .reason = own, .value = named(value)};
    if (!same)
        items[n] = find_root(alias, base, other_base);
    n += items[n].value != NULL;
    bs_report(reporter->sink, .kind = BS_EVENT_KEPT, .op = dealloc, .block = bs_op_block(dealloc),
              .value = named(value), .n_items = n, .items = items,
              .rule = retained ? bs_rule_not_dropped
                      : same   ? bs_rule_the_same
                               : "not split off");
}

static BsWalk
report_dealloc(BsOp *op, gpointer data)
{
    const Reporter *reporter = data;
    if (!bs_op_is(op, "bufferization.dealloc"))
        return BS_WALK_ON;
    const BsDeallocLists lists = bs_dealloc_lists(op);
    BsAliasIndex *memrefs = bs_alias_index_new(reporter->alias, lists.n, lists.memrefs);
    BsAliasIndex *retained = bs_alias_index_new(reporter->alias, lists.n_retained, lists.retained);
    for (guint32 i = 0; i < lists.n; i++) {
        BsValue *value = bs_dealloc_memref(&lists, i);
        BsValue *other = bs_alias_index_find(memrefs, value, i);
        BsValue *kept = other ? NULL : bs_alias_index_find(retained, value, G_MAXUINT32);
        if (other || kept)
            report(reporter, op, value, other ? other : kept, kept != NULL);
    }
    bs_alias_index_free(memrefs);
    bs_alias_index_free(retained);
    return BS_WALK_ON;
}

void
bs_report_kept(BsEventSink *sink, BsOp *root, BsAlias *alias)
{
    Reporter reporter = {sink, alias};
    if (sink)
        bs_op_walk_preorder(root, report_dealloc, &reporter);
}
