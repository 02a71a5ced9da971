// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/lost-writes.h"

#include "analysis/loops.h"

// Read by whoever sees it outside of the function, when that is over.
#define OUTSIDE G_MAXUINT32

typedef struct Mark {
    BsValue *value;
    BsOp *op; // that writes, or reads; NULL: outside
    guint32 at;
} Mark;

struct BsLostWrites {
    BsOp *function;
    const BsAlias *alias;
    const BsFlowOrder *order;
    GHashTable *written; // value -> the first op that writes to it or to what it flows into
    GHashTable *read;    // value -> where the buffer is read last
    GHashTable *warned;  // of ops that write
    GArray *writes, *reads;
};

// -- effects -------------------------------------------------------------------------------------

static void
add_mark(const BsLostWrites *lost, GArray *marks, BsValue *value, BsOp *op)
{
    const Mark mark = {value, op, op ? bs_flow_order_begin(lost->order, op) : OUTSIDE};
    if (bs_type_is_memref(value->type)) {
        g_array_append_val(marks, mark);
    }
}

// Ops that pass buffers on and do nothing to them.
static gboolean
is_flow(const BsLostWrites *lost, const BsOp *op)
{
    return op->def->branch || op->def->region_branch || op->def->region_terminator ||
           (bs_op_has_trait(op, BS_TRAIT_RETURN_LIKE) && bs_op_parent(op) != lost->function);
}

static BsWalk
mark_op(BsOp *op, gpointer data)
{
    const BsLostWrites *lost = data;
    if (op == lost->function || is_flow(lost, op)) {
        return BS_WALK_ON;
    }
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean known =
        bs_op_effects(op, &effects) && !bs_op_has_trait(op, BS_TRAIT_RETURN_LIKE);
    for (guint32 i = 0; known && i < effects.n; i++) {
        const BsEffect *effect = &effects.items[i];
        if (effect->value && effect->kind == BS_EFFECT_WRITE) {
            add_mark(lost, lost->writes, effect->value, op);
        } else if (effect->value && effect->kind == BS_EFFECT_READ) {
            add_mark(lost, lost->reads, effect->value, op);
        }
    }
    bs_effects_clear(&effects);
    for (guint32 i = 0; !known && i < op->n_operands; i++) {
        add_mark(lost, lost->reads, bs_op_operand(op, i), op);
    }
    for (guint32 i = 0; bs_op_is(op, "memref.get_global") && i < op->n_results; i++) {
        add_mark(lost, lost->reads, bs_op_result(op, i), NULL);
    }
    return BS_WALK_ON;
}

// -- flows ---------------------------------------------------------------------------------------

typedef BsValue *const *(*Step)(const BsAlias *alias, const BsValue *value, guint32 *n);

static gint
compare_marks(gconstpointer a, gconstpointer b)
{
    const Mark *left = a, *right = b;
    return (left->at > right->at) - (left->at < right->at);
}

static gint
compare_late_marks(gconstpointer a, gconstpointer b)
{
    return compare_marks(b, a);
}

// Gives every value that steps lead to from a marked one that mark, the first of several; returns
// the marks of all these values.
static GArray *
spread(const BsAlias *alias, Step step, const GArray *marks)
{
    GArray *all = g_array_new(FALSE, FALSE, sizeof(Mark));
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    for (guint i = 0, next = 0; i < marks->len; i++) {
        const Mark *mark = &g_array_index(marks, Mark, i);
        if (g_hash_table_add(seen, mark->value)) {
            g_array_append_val(all, *mark);
        }
        for (; next < all->len; next++) {
            Mark from = g_array_index(all, Mark, next);
            guint32 n;
            BsValue *const *targets = step(alias, from.value, &n);
            for (guint32 k = 0; k < n; k++) {
                from.value = targets[k];
                if (g_hash_table_add(seen, from.value)) {
                    g_array_append_val(all, from);
                }
            }
        }
    }
    return all;
}

BsLostWrites *
bs_lost_writes_new(BsOp *function, const BsAlias *alias, const BsFlowOrder *order)
{
    BsLostWrites *lost = g_new(BsLostWrites, 1);
    *lost = (BsLostWrites){function,
                           alias,
                           order,
                           g_hash_table_new(NULL, NULL),
                           g_hash_table_new(NULL, NULL),
                           g_hash_table_new(NULL, NULL),
                           g_array_new(FALSE, FALSE, sizeof(Mark)),
                           g_array_new(FALSE, FALSE, sizeof(Mark))};
    const BsBlock *entry = function->regions[0].first;
    for (guint32 i = 0; i < entry->n_args; i++) {
        add_mark(lost, lost->reads, entry->args[i], NULL);
    }
    bs_op_walk_preorder(function, mark_op, lost);
    g_array_sort(lost->writes, compare_marks);
    g_autoptr(GArray) written = spread(alias, bs_alias_sources, lost->writes);
    for (guint i = 0; i < written->len; i++) {
        const Mark *mark = &g_array_index(written, Mark, i);
        g_hash_table_insert(lost->written, mark->value, mark->op);
    }
    return lost;
}

// A buffer is read through whatever it flows into: reads go up to where it comes from, and from
// there to all that may be it.
void
bs_lost_writes_find_reads(BsLostWrites *lost)
{
    g_array_sort(lost->reads, compare_late_marks);
    g_autoptr(GArray) up = spread(lost->alias, bs_alias_sources, lost->reads);
    g_autoptr(GArray) down = spread(lost->alias, bs_alias_dependents, up);
    for (guint i = 0; i < down->len; i++) {
        const Mark *mark = &g_array_index(down, Mark, i);
        g_hash_table_insert(lost->read, mark->value, GUINT_TO_POINTER(mark->at));
    }
}

// -- warnings ------------------------------------------------------------------------------------

// Where the op begins, or the outermost loop around it in whose rounds the value is the same.
static guint32
begin_of_rounds(const BsLostWrites *lost, const BsOp *op, const BsValue *value)
{
    guint32 begin = bs_flow_order_begin(lost->order, op);
    const BsOp *scope = bs_block_parent_op(bs_value_block(value));
    for (const BsOp *around = bs_op_parent(op); around && !bs_op_is_ancestor(around, scope);
         around = bs_op_parent(around)) {
        begin = bs_op_is_loop(around) ? bs_flow_order_begin(lost->order, around) : begin;
    }
    return begin;
}

void
bs_lost_writes_check(BsLostWrites *lost, BsDiags *diags, const BsOp *op, const BsValue *source,
                     const BsValue *critical)
{
    BsOp *write = g_hash_table_lookup(lost->written, critical);
    const guint32 read = GPOINTER_TO_UINT(g_hash_table_lookup(lost->read, source));
    if (!write || begin_of_rounds(lost, write, source) >= read ||
        begin_of_rounds(lost, op, source) >= read || !g_hash_table_add(lost->warned, write)) {
        return;
    }
    bs_diags_warning(diags, write->loc,
                     "what this writes may be lost: it goes into a clone of a buffer that %s",
                     read == OUTSIDE ? "is seen outside of the function" : "is read later");
}

void
bs_lost_writes_free(BsLostWrites *lost)
{
    if (!lost) {
        return;
    }
    g_hash_table_unref(lost->written);
    g_hash_table_unref(lost->read);
    g_hash_table_unref(lost->warned);
    g_array_unref(lost->writes);
    g_array_unref(lost->reads);
    g_free(lost);
}
