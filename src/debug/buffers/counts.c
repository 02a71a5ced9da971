// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/buffers/counts.h"

#include "analysis/alias.h"
#include "analysis/library.h"
#include "debug/document/cursor.h"
#include "debug/document/kept.h"
#include "dialects/bufferization/dealloc.h"

#include <string.h>

// -- figures --------------------------------------------------------------------------------------

static guint32
count_op(const BsOp *op)
{
    (void)op;
    return 1;
}

static guint32
count_clone(const BsOp *op)
{
    return bs_op_memory(op) == BS_MEMORY_CLONE;
}

static guint32
count_allocations(const BsOp *op)
{
    guint32 n = 0;
    for (guint32 i = 0; i < op->n_results; i++)
        n += bs_value_is_allocation(bs_op_result(op, i)) &&
             !bs_value_is_on_stack(bs_op_result(op, i));
    return count_clone(op) ? 0 : n;
}

static guint32
count_stack(const BsOp *op)
{
    return op->n_results && bs_value_is_on_stack(bs_op_result(op, 0));
}

static guint32
count_dealloc_op(const BsOp *op)
{
    return bs_op_memory(op) == BS_MEMORY_FREE_IF;
}

static guint32
count_retain(const BsOp *op)
{
    return bs_op_memory(op) == BS_MEMORY_RETAIN;
}

static guint32
count_pairs(const BsOp *op)
{
    if (!count_dealloc_op(op))
        return 0;
    return bs_op_operand_group(op, BS_DEALLOC_MEMREFS).n *
           bs_op_operand_group(op, BS_DEALLOC_RETAINED).n;
}

static guint32
count_free(const BsOp *op)
{
    return bs_op_only_frees(op);
}

// Of a bufferization.dealloc; for what it was lowered to see is_conditional_free().
static guint32
count_conditions(const BsOp *op)
{
    guint32 n = 0;
    const BsRange conditions =
        count_dealloc_op(op) ? bs_op_operand_group(op, BS_DEALLOC_CONDITIONS) : (BsRange){0, 0};
    for (guint32 i = 0; i < conditions.n; i++)
        n += bs_value_constant(bs_op_operand(op, conditions.begin + i)) == NULL;
    return n;
}

static guint32
count_alias_check(const BsOp *op)
{
    return bs_op_is_alias_check(op);
}

static guint32
count_library_call(const BsOp *op)
{
    return bs_op_calls_library(op);
}

static guint32 (*const count_figure[])(const BsOp *op) = {
    [BS_COUNT_OPS] = count_op,
    [BS_COUNT_ALLOCATIONS] = count_allocations,
    [BS_COUNT_STACK] = count_stack,
    [BS_COUNT_CLONES] = count_clone,
    [BS_COUNT_DEALLOC_OPS] = count_dealloc_op,
    [BS_COUNT_RETAINS] = count_retain,
    [BS_COUNT_PAIRS] = count_pairs,
    [BS_COUNT_FREES] = count_free,
    [BS_COUNT_CONDITIONAL_FREES] = count_conditions,
    [BS_COUNT_ALIAS_CHECKS] = count_alias_check,
    [BS_COUNT_LIBRARY_CALLS] = count_library_call,
};

const char *
bs_count_name(BsCountKind figure)
{
    static const char *const names[] = {
#define X(id, name) name,
        BS_COUNT_KINDS(X)
#undef X
    };
    return names[figure];
}

// -- conditional frees ----------------------------------------------------------------------------

// What the program itself or the older pass frees in a branch does not count: nobody asks there who
// owns the buffer.
static gboolean
is_conditional_free(const BsDocument *document, const BsOp *op)
{
    const BsOp *parent = bs_op_parent(op);
    const BsEvent *maker = bs_document_event(document, op->event);
    return count_free(op) && maker && maker->kind == BS_EVENT_LOWER && parent &&
           bs_op_is_conditional_free(parent);
}

// -- counting -------------------------------------------------------------------------------------

typedef struct Count {
    const BsDocument *document;
    BsCounts *counts;
    const BsOp *scope;
    GHashTable *kinds; // name -> number
    gboolean found;
} Count;

static BsWalk
add_op(BsOp *op, gpointer data)
{
    Count *count = data;
    if (op == count->scope)
        return BS_WALK_ON;
    for (guint i = 0; i < BS_N_COUNT_KINDS; i++)
        count->counts->figures[i] += count_figure[i](op);
    count->counts->figures[BS_COUNT_CONDITIONAL_FREES] += is_conditional_free(count->document, op);
    gpointer name = (gpointer)(gsize)op->def->name;
    const guint n = GPOINTER_TO_UINT(g_hash_table_lookup(count->kinds, name));
    g_hash_table_insert(count->kinds, name, GUINT_TO_POINTER(n + 1));
    return BS_WALK_ON;
}

static gint
compare_kinds(gconstpointer a, gconstpointer b)
{
    return strcmp(((const BsKindCount *)a)->name, ((const BsKindCount *)b)->name);
}

static void
take_kinds(const Count *count)
{
    GHashTableIter iter;
    gpointer name, n;
    g_hash_table_iter_init(&iter, count->kinds);
    while (g_hash_table_iter_next(&iter, &name, &n)) {
        const BsKindCount kind = {name, GPOINTER_TO_UINT(n)};
        g_array_append_val(count->counts->kinds, kind);
    }
    g_array_sort(count->counts->kinds, compare_kinds);
}

static void
visit(BsDocument *document, gpointer data)
{
    Count *count = data;
    count->document = document;
    count->scope =
        count->counts->function ? count->counts->function : bs_document_ir(document)->root;
    count->found = bs_document_has_op(document, count->scope);
    if (!count->found)
        return;
    count->kinds = g_hash_table_new(g_str_hash, g_str_equal);
    bs_op_walk_preorder((BsOp *)(gsize)count->scope, add_op, count);
    take_kinds(count);
    g_hash_table_unref(count->kinds);
}

static void
free_counts(gpointer data)
{
    BsCounts *counts = data;
    g_array_unref(counts->kinds);
    g_free(counts);
}

static void
free_all_counts(gpointer all)
{
    g_ptr_array_unref(all);
}

const BsCounts *
bs_document_counts(BsDocument *document, guint32 stage, const BsOp *function)
{
    const BsStage *of = bs_document_stage(document, stage);
    if (!of || !of->reached || of->unread || !bs_document_ir(document))
        return NULL;
    static const char key;
    GPtrArray *all = bs_document_kept(document, &key); // those that were asked for
    if (!all) {
        all = g_ptr_array_new_with_free_func(free_counts);
        bs_document_keep(document, &key, all, free_all_counts);
    }
    for (guint i = 0; i < all->len; i++) {
        const BsCounts *known = all->pdata[i];
        if (known->stage == stage && known->function == function)
            return known;
    }
    Count count = {.counts = g_new0(BsCounts, 1)};
    *count.counts = (BsCounts){.stage = stage, .function = function};
    count.counts->kinds = g_array_new(FALSE, FALSE, sizeof(BsKindCount));
    bs_document_visit(document, of->last, visit, &count);
    if (!count.found) {
        free_counts(count.counts);
        return NULL;
    }
    g_ptr_array_add(all, count.counts);
    return count.counts;
}

guint32
bs_counts_of(const BsCounts *counts, const char *name)
{
    for (guint i = 0; i < counts->kinds->len; i++) {
        const BsKindCount *kind = &g_array_index(counts->kinds, BsKindCount, i);
        if (strcmp(kind->name, name) == 0)
            return kind->n;
    }
    return 0;
}
