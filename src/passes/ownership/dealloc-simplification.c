// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// buffer-deallocation-simplification: shrinks bufferization.dealloc ops by what is known of the
// origins of their memrefs
// (mlir/lib/Dialect/Bufferization/Transforms/BufferDeallocationSimplification.cpp).
//
//     %0 = bufferization.dealloc (%alloc, %arg) if (%c, %d) retain (%sub)     // %sub: a view of
//     %alloc
//   =>
//     %0 = bufferization.dealloc (%arg) if (%d) retain (%sub)
//     %1 = arith.ori %0, %c                                                   // %alloc lives on in
//     %sub
//
// Origins are those of the input; rewriting does not change them. Cost of one dealloc with n
// memrefs and m retained: at worst n * (n + m) questions about two origins; n + m where the origins
// are known and differ.
#include "analysis/alias-index.h"
#include "dialects/bufferization/dealloc.h"
#include "passes/ownership/report-kept.h"
#include "passes/rewrite/greedy.h"
#include "passes/run/memory.h"
#include "passes/run/passes.h"
#include "passes/run/upstream-failure.h"
#include "support/i18n.h"
#include "support/vec.h"

typedef BS_VEC(BsValue *) ValueList;
typedef BS_VEC(BsOp *) OpList;

// The memref whose base buffer this is, or NULL.
static BsValue *
source_of_base(const BsValue *memref)
{
    return bs_value_op(memref) && bs_op_is(bs_value_op(memref), "memref.extract_strided_metadata")
               ? bs_op_operand(bs_value_op(memref), 0)
               : NULL;
}

// -- RemoveDeallocMemrefsContainedInRetained -----------------------------------------------------

// Most lists are short.
static gboolean
has_duplicates(const BsDeallocLists *lists)
{
    enum { SHORT = 8 };
    g_autoptr(GHashTable) seen = lists->n_retained > SHORT ? g_hash_table_new(NULL, NULL) : NULL;
    for (guint32 i = 0; i < lists->n_retained; i++) {
        BsValue *retained = bs_dealloc_retained(lists, i);
        if (seen && !g_hash_table_add(seen, retained))
            return TRUE;
        for (guint32 k = 0; !seen && k < i; k++) {
            if (bs_dealloc_retained(lists, k) == retained)
                return TRUE;
        }
    }
    return FALSE;
}

static void
replace_uses_except(BsBuilder *builder, BsValue *from, BsValue *to, const BsOp *except)
{
    bs_value_note_heir(builder->ir, from, to);
    for (BsUse *use = bs_value_uses(from), *next; use; use = next) {
        next = bs_use_next(use);
        BsOp *user = bs_use_owner(use);
        if (user != except) {
            bs_op_set_operand(builder->ir, user, bs_use_index(use), to);
            bs_builder_modified(builder, user);
        }
    }
}

// A memref that is a retained one for sure, and may be no other, is never freed: its condition
// joins the results.
static gboolean
move_condition_to_results(BsBuilder *builder, BsAlias *alias, BsOp *op, const BsDeallocLists *lists,
                          BsValue *memref, BsValue *condition)
{
    gboolean found = FALSE;
    for (guint32 i = 0; i < lists->n_retained; i++) {
        BsSame same = bs_alias_same_allocation(alias, bs_dealloc_retained(lists, i), memref);
        if (same == BS_SAME_UNKNOWN)
            return FALSE;
        found |= same == BS_SAME_YES;
    }
    if (!found)
        return FALSE;
    // Directly behind the dealloc each time: what is made for a later memref stands above.
    bs_builder_set_after(builder, op);
    for (guint32 i = 0; i < lists->n_retained; i++) {
        if (bs_alias_same_allocation(alias, bs_dealloc_retained(lists, i), memref) == BS_SAME_YES) {
            BsValue *result = bs_op_result(op, i);
            BsValue *either = bs_builder_value(builder, "arith.ori", op->loc, result->type, result,
                                               condition, NULL, NULL);
            replace_uses_except(builder, result, either, bs_value_op(either));
        }
    }
    return TRUE;
}

static gboolean
remove_contained_in_retained(BsBuilder *builder, BsOp *op, gpointer alias)
{
    const BsDeallocLists lists = bs_dealloc_lists(op);
    if (lists.n_retained == 0 || has_duplicates(&lists))
        return FALSE;
    ValueList memrefs = {0}, conditions = {0};
    for (guint32 i = 0; i < lists.n; i++) {
        BsValue *memref = bs_dealloc_memref(&lists, i),
                *condition = bs_dealloc_condition(&lists, i), *source = source_of_base(memref);
        if (!move_condition_to_results(builder, alias, op, &lists, memref, condition) &&
            !(source && move_condition_to_results(builder, alias, op, &lists, source, condition))) {
            bs_vec_push(&memrefs, memref);
            bs_vec_push(&conditions, condition);
        }
    }
    gboolean changed = memrefs.len != lists.n;
    if (changed)
        bs_dealloc_set_memrefs(builder, op, memrefs.len, memrefs.data, conditions.data);
    bs_vec_free(&memrefs);
    bs_vec_free(&conditions);
    return changed;
}

// -- RemoveRetainedMemrefsGuaranteedToNotAlias ---------------------------------------------------

static BsAliasIndex *
index_memrefs(BsAlias *alias, const BsDeallocLists *lists)
{
    return bs_alias_index_new(alias, lists->n, lists->memrefs);
}

static void
copy_run(const BsUse *uses, guint32 n, ValueList *out)
{
    for (guint32 i = 0; i < n; i++)
        bs_vec_push(out, bs_use_value(&uses[i]));
}

static gboolean
remove_retained_not_aliasing(BsBuilder *builder, BsOp *op, gpointer alias)
{
    const BsDeallocLists lists = bs_dealloc_lists(op);
    if (lists.n_retained == 0)
        return FALSE;
    ValueList retained = {0}, replacements = {0}, memrefs = {0}, conditions = {0};
    BsAliasIndex *index = index_memrefs(alias, &lists);
    for (guint32 i = 0; i < lists.n_retained; i++) {
        gboolean keep = bs_alias_index_has(index, bs_dealloc_retained(&lists, i), G_MAXUINT32);
        if (keep)
            bs_vec_push(&retained, bs_dealloc_retained(&lists, i));
        bs_vec_push(&replacements, keep ? NULL : bs_builder_bool(builder, op->loc, FALSE));
    }
    bs_alias_index_free(index);
    gboolean changed = retained.len != lists.n_retained;
    if (changed) {
        copy_run(lists.memrefs, lists.n, &memrefs);
        copy_run(lists.conditions, lists.n, &conditions);
        BsOp *made = bs_dealloc_build(builder, op->loc, memrefs.len, memrefs.data, conditions.data,
                                      retained.len, retained.data);
        for (guint32 i = 0, result = 0; i < replacements.len; i++) {
            if (!replacements.data[i])
                replacements.data[i] = bs_op_result(made, result++);
        }
        bs_builder_replace_op(builder, op, replacements.data);
    }
    bs_vec_free(&retained);
    bs_vec_free(&replacements);
    bs_vec_free(&memrefs);
    bs_vec_free(&conditions);
    return changed;
}

// -- SplitDeallocWhenNotAliasingAnyOther ---------------------------------------------------------

// The results of the remaining dealloc, each or-ed with those of the split ones, replace those of
// `op`.
static void
replace_by_disjunctions(BsBuilder *builder, BsOp *op, const BsOp *remaining, const OpList *split)
{
    g_autofree BsValue **replacements = op->n_results ? g_new(BsValue *, op->n_results) : NULL;
    for (guint32 i = 0; i < op->n_results; i++)
        replacements[i] = bs_op_result(remaining, i);
    for (guint s = 0; s < split->len; s++) {
        for (guint32 i = 0; i < op->n_results; i++) {
            replacements[i] =
                bs_builder_value(builder, "arith.ori", op->loc, replacements[i]->type,
                                 replacements[i], bs_op_result(split->data[s], i), NULL, NULL);
        }
    }
    bs_builder_replace_op(builder, op, replacements);
}

static gboolean
split_when_not_aliasing(BsBuilder *builder, BsOp *op, gpointer alias)
{
    const BsDeallocLists lists = bs_dealloc_lists(op);
    if (lists.n <= 1)
        return FALSE;
    ValueList memrefs = {0}, conditions = {0}, retained = {0};
    copy_run(lists.retained, lists.n_retained, &retained);
    OpList split = {0};
    BsAliasIndex *index = index_memrefs(alias, &lists);
    for (guint32 i = 0; i < lists.n; i++) {
        BsValue *memref = bs_dealloc_memref(&lists, i),
                *condition = bs_dealloc_condition(&lists, i);
        if (bs_alias_index_has(index, memref, i)) {
            bs_vec_push(&memrefs, memref);
            bs_vec_push(&conditions, condition);
        } else {
            bs_vec_push(&split, bs_dealloc_build(builder, op->loc, 1, &memref, &condition,
                                                 retained.len, retained.data));
        }
    }
    bs_alias_index_free(index);
    const gboolean changed = split.len > 0;
    if (changed) {
        const BsOp *remaining = bs_dealloc_build(builder, op->loc, memrefs.len, memrefs.data,
                                                 conditions.data, retained.len, retained.data);
        replace_by_disjunctions(builder, op, remaining, &split);
    }
    bs_vec_free(&split);
    bs_vec_free(&memrefs);
    bs_vec_free(&conditions);
    bs_vec_free(&retained);
    return changed;
}

// -- RetainedMemrefAliasingAlwaysDeallocatedMemref -----------------------------------------------

static gboolean
is_same_as_retained(BsAlias *alias, BsValue *retained, BsValue *memref)
{
    if (bs_alias_same_allocation(alias, retained, memref) == BS_SAME_YES)
        return TRUE;
    BsValue *source = source_of_base(memref);
    return source && bs_alias_same_allocation(alias, retained, source) == BS_SAME_YES;
}

// Replaces the results of what is surely the memref at `i` by its condition, a constant true.
// Upstream does so even when the pattern fails in the end.
static gboolean
settle_results(BsBuilder *builder, BsAlias *alias, const BsOp *op, const BsDeallocLists *lists,
               guint32 i, gboolean *settled)
{
    const BsAttr *constant = bs_value_constant(bs_dealloc_condition(lists, i));
    if (!constant || !bs_attr_is_true(constant))
        return FALSE;
    gboolean droppable = FALSE;
    for (guint32 r = 0; r < lists->n_retained; r++) {
        if (is_same_as_retained(alias, bs_dealloc_retained(lists, r),
                                bs_dealloc_memref(lists, i))) {
            bs_builder_replace_uses(builder, bs_op_result(op, r), bs_dealloc_condition(lists, i));
            settled[r] = TRUE;
            droppable = TRUE;
        }
    }
    return droppable;
}

static gboolean
drop_always_deallocated(BsBuilder *builder, BsOp *op, gpointer alias)
{
    const BsDeallocLists lists = bs_dealloc_lists(op);
    if (lists.n_retained == 0)
        return FALSE;
    ValueList memrefs = {0}, conditions = {0};
    g_autofree gboolean *settled = g_new0(gboolean, lists.n_retained);
    for (guint32 i = 0; i < lists.n; i++) {
        if (!settle_results(builder, alias, op, &lists, i, settled)) {
            bs_vec_push(&memrefs, bs_dealloc_memref(&lists, i));
            bs_vec_push(&conditions, bs_dealloc_condition(&lists, i));
        }
    }
    gboolean changed = memrefs.len != lists.n;
    for (guint32 r = 0; r < lists.n_retained; r++)
        changed &= settled[r];
    if (changed)
        bs_dealloc_set_memrefs(builder, op, memrefs.len, memrefs.data, conditions.data);
    bs_vec_free(&memrefs);
    bs_vec_free(&conditions);
    return changed;
}

// -- the pass ------------------------------------------------------------------------------------

static const BsGreedyPattern patterns[] = {
    {"bufferization.dealloc", "RemoveDeallocMemrefsContainedInRetained", 1,
     remove_contained_in_retained},
    {"bufferization.dealloc", "RemoveRetainedMemrefsGuaranteedToNotAlias", 1,
     remove_retained_not_aliasing},
    {"bufferization.dealloc", "SplitDeallocWhenNotAliasingAnyOther", 1, split_when_not_aliasing},
    {"bufferization.dealloc", "RetainedMemrefAliasingAlwaysDeallocatedMemref", 1,
     drop_always_deallocated},
};

static gpointer
alias_new(void)
{
    return bs_alias_new_empty();
}

static void
alias_free(gpointer alias)
{
    bs_alias_free(alias);
}

static const BsMemoryKind alias_kind = {alias_new, alias_free};

static void
op_replaced(gpointer alias, const BsOp *op)
{
    bs_alias_op_erased(alias, op);
}

// Upstream goes through the flow anew for every question, and looks at the types on the way.
static void
warn_of_crash(BsPassContext *context, const BsAlias *alias)
{
    const BsValue *memref = bs_alias_asked_in_vain(alias);
    if (memref)
        bs_warn_upstream(context, bs_value_owner(memref), BS_UPSTREAM_MAY_CRASH,
                         "it asks where a memref comes from, by way of a value whose op it has "
                         "erased");
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    static const char *const rows[] = {"bufferization.dealloc", NULL};
    BsByFunction *by_function = context->by_function;
    BsAlias *alias = by_function ? g_steal_pointer(&by_function->kept) : NULL;
    if (!alias) {
        alias = bs_memory_take(context, &alias_kind);
        bs_alias_renew(alias, op);
    }
    const BsGreedyConfig config = {
        BS_GREEDY_DEFAULTS,
        .patterns = patterns,
        .n_patterns = G_N_ELEMENTS(patterns),
        .data = alias,
        .rows = rows,
        .patterns_look_near = TRUE,
        .op_replaced = op_replaced,
    };
    gboolean ok = bs_greedy_rewrite(context, op, &config);
    warn_of_crash(context, alias);
    bs_report_kept(context->events, op, alias);
    if (by_function && by_function->unsure) {
        by_function->kept = alias;
        by_function->free_kept = alias_free;
    } else {
        bs_memory_give_back(context, &alias_kind, alias);
    }
    return ok;
}

const BsPass bs_pass_buffer_deallocation_simplification = {
    .name = "buffer-deallocation-simplification",
    .short_name = N_("simplify"),
    .family = BS_FAMILY_OWNERSHIP,
    .summary = N_(
        "Shrinks and splits bufferization.dealloc ops by what is known of where memrefs come from"),
    .run = run,
    .works_by_function = bs_always_by_function,
};
