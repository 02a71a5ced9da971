// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/leak-path.h"

#include "support/vec.h"

enum { MAX_ALIASES = 64, MAX_STEPS = 1 << 22, MAX_SUCCESSORS = 64 };

// Control is before `op` of the block, and the values of `mask` are the buffer.
typedef struct Point {
    BsBlock *block;
    BsOp *op; // NULL: behind the last
    guint64 mask;
} Point;

enum { USED = 1, USED_INSIDE = 2 };

struct BsLeakPath {
    BsOp *function;
    const BsAlias *alias;
    BsCalleeFrees *frees;
    guint n_steps; // of all searches
    // Of one search:
    GHashTable *numbers; // value -> its bit, from 1
    GHashTable *marks;   // op that has to do with one of them -> USED, USED_INSIDE
    GHashTable *seen;    // of Point
    BS_VEC(Point) todo;
    BsOp *end;
};

static guint
hash_point(gconstpointer data)
{
    const Point *point = data;
    return g_direct_hash(point->op) ^ g_int64_hash(&point->mask);
}

static gboolean
equal_points(gconstpointer a, gconstpointer b)
{
    const Point *left = a, *right = b;
    return left->block == right->block && left->op == right->op && left->mask == right->mask;
}

BsLeakPath *
bs_leak_path_new(BsOp *function, const BsAlias *alias, BsCalleeFrees *frees)
{
    BsLeakPath *leak = g_new0(BsLeakPath, 1);
    leak->function = function;
    leak->alias = alias;
    leak->frees = frees;
    leak->numbers = g_hash_table_new(NULL, NULL);
    leak->marks = g_hash_table_new(NULL, NULL);
    leak->seen = g_hash_table_new_full(hash_point, equal_points, g_free, NULL);
    return leak;
}

void
bs_leak_path_free(BsLeakPath *leak)
{
    if (!leak) {
        return;
    }
    g_hash_table_unref(leak->numbers);
    g_hash_table_unref(leak->marks);
    g_hash_table_unref(leak->seen);
    bs_vec_free(&leak->todo);
    g_free(leak);
}

// -- masks ---------------------------------------------------------------------------------------

// 0: the value is no alias.
static guint64
bit_of(const BsLeakPath *leak, const BsValue *value)
{
    const guint number = GPOINTER_TO_UINT(g_hash_table_lookup(leak->numbers, value));
    return number ? G_GUINT64_CONSTANT(1) << (number - 1) : 0;
}

static void
go_on(BsLeakPath *leak, BsBlock *block, BsOp *op, guint64 mask)
{
    const Point point = {block, op, mask};
    if (leak->n_steps < MAX_STEPS && !g_hash_table_contains(leak->seen, &point)) {
        g_hash_table_add(leak->seen, g_memdup2(&point, sizeof point));
        bs_vec_push(&leak->todo, point);
    }
}

// The mask when each of `n` values is what is passed to it; `passed` begins with what is passed to
// the value number `first`.
static guint64
pass(const BsLeakPath *leak, guint64 mask, const BsOp *from, BsRange passed, guint32 first,
     guint32 n, BsValue *(*nth)(gpointer target, guint32 i), gpointer target)
{
    guint64 set = 0, clear = 0;
    for (guint32 i = 0; i < n; i++) {
        const guint64 bit = bit_of(leak, nth(target, i));
        clear |= bit;
        if (i >= first && i - first < passed.n &&
            (mask & bit_of(leak, bs_op_operand(from, passed.begin + i - first)))) {
            set |= bit;
        }
    }
    return (mask & ~clear) | set;
}

static BsValue *
nth_argument(gpointer block, guint32 i)
{
    const BsBlock *entry = block;
    return entry->args[i];
}

static BsValue *
nth_result(gpointer op, guint32 i)
{
    return bs_op_result(op, i);
}

// -- ends of blocks ------------------------------------------------------------------------------

// Control goes from `from`, inside `op` or that itself, to a region of `op`, or (NULL) on behind
// it.
static void
go_to_region(BsLeakPath *leak, BsOp *op, BsRegion *to, const BsOp *from, BsRange passed,
             guint64 mask)
{
    BsRange inputs = {0, G_MAXUINT32};
    if (op->def->region_branch->successor_inputs) {
        inputs = op->def->region_branch->successor_inputs(op, to);
    }
    passed.n = MIN(passed.n, inputs.n);
    if (!to) {
        mask = pass(leak, mask, from, passed, inputs.begin, op->n_results, nth_result, op);
        go_on(leak, op->block, op->next, mask);
    } else if (to->first) {
        mask = pass(leak, mask, from, passed, inputs.begin, to->first->n_args, nth_argument,
                    to->first);
        go_on(leak, to->first, to->first->first, mask);
    }
}

static void
enter(BsLeakPath *leak, BsOp *op, guint64 mask)
{
    BsRegion *targets[MAX_SUCCESSORS];
    const BsRegionBranch *branch = op->def->region_branch;
    const guint32 n = MIN(branch->successors(op, NULL, targets, MAX_SUCCESSORS), MAX_SUCCESSORS);
    for (guint32 i = 0; i < n; i++) {
        const BsRange none = {0, 0};
        go_to_region(leak, op, targets[i], op,
                     branch->entry_operands ? branch->entry_operands(op, targets[i]) : none, mask);
    }
}

static void
leave(BsLeakPath *leak, const BsOp *terminator, guint64 mask)
{
    BsRegion *targets[MAX_SUCCESSORS];
    const BsRegion *region = bs_op_parent_region(terminator);
    BsOp *op = region->op;
    if (!op->def->region_branch) {
        return;
    }
    const guint32 n = MIN(op->def->region_branch->successors(op, region, targets, MAX_SUCCESSORS),
                          MAX_SUCCESSORS);
    for (guint32 i = 0; i < n; i++) {
        BsRange passed = {0, terminator->n_operands};
        if (terminator->def->terminator_operands) {
            passed = terminator->def->terminator_operands(terminator, targets[i]);
        }
        go_to_region(leak, op, targets[i], terminator, passed, mask);
    }
}

static void
branch(BsLeakPath *leak, const BsOp *terminator, guint64 mask)
{
    for (guint32 s = 0; s < terminator->n_successors; s++) {
        BsBlock *target = terminator->successors[s].block;
        BsRange passed = {0, 0};
        if (terminator->def->branch) {
            passed = bs_op_successor_operands(terminator, s);
        }
        go_on(leak, target, target->first,
              pass(leak, mask, terminator, passed, 0, target->n_args, nth_argument, target));
    }
}

static gboolean
returns(const BsLeakPath *leak, const BsOp *terminator, guint64 mask)
{
    for (guint32 i = 0; i < terminator->n_operands; i++) {
        if (mask & bit_of(leak, bs_op_operand(terminator, i))) {
            return TRUE;
        }
    }
    return FALSE;
}

static void
end_block(BsLeakPath *leak, BsOp *terminator, guint64 mask)
{
    if (terminator->n_successors) {
        branch(leak, terminator, mask);
    } else if (bs_op_parent(terminator) != leak->function) {
        leave(leak, terminator, mask);
    } else if (bs_op_has_trait(terminator, BS_TRAIT_RETURN_LIKE) &&
               !returns(leak, terminator, mask)) {
        leak->end = terminator;
    }
}

// -- ops -----------------------------------------------------------------------------------------

static gboolean
is_freed_by(const BsLeakPath *leak, const BsOp *op, guint64 mask)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        if ((mask & bit_of(leak, bs_op_operand(op, i))) && bs_callee_frees_by(leak->frees, op, i)) {
            return TRUE;
        }
    }
    return FALSE;
}

static guint64
mask_behind(const BsLeakPath *leak, const BsOp *op, guint64 mask)
{
    guint64 set = 0, clear = 0;
    for (guint32 r = 0; r < op->n_results; r++) {
        const BsValue *result = &op->results[r];
        const guint64 bit = bit_of(leak, result);
        guint32 n, n_same = 0;
        BsValue *const *sources = bs_alias_sources(leak->alias, result, &n);
        for (guint32 i = 0; bit && i < n; i++) {
            n_same += (mask & bit_of(leak, sources[i])) != 0;
        }
        const gboolean passed = bs_op_has_trait(op, BS_TRAIT_CALL)
                                    ? bs_callee_makes(leak->frees, op, r) != BS_CALLEE_MAKES_ALL
                                    : n_same == n;
        clear |= bit;
        set |= n_same && passed ? bit : 0;
    }
    return (mask & ~clear) | set;
}

// Goes along the block until control leaves it, or is inside of one of its ops, or the buffer is
// free.
static void
follow(BsLeakPath *leak, Point point)
{
    guint64 mask = point.mask;
    for (BsOp *op = point.op; op; op = op->next) {
        leak->n_steps++;
        const guint marks = GPOINTER_TO_UINT(g_hash_table_lookup(leak->marks, op));
        if (op == point.block->last && bs_op_is_terminator(op)) {
            end_block(leak, op, mask);
            return;
        }
        if (marks && op->def->region_branch) {
            enter(leak, op, mask);
            return;
        }
        if ((marks & USED_INSIDE) || (marks && is_freed_by(leak, op, mask))) {
            return;
        }
        mask = marks ? mask_behind(leak, op, mask) : mask;
    }
}

// -- searches ------------------------------------------------------------------------------------

static void
mark(BsLeakPath *leak, BsOp *op, guint flags)
{
    for (; op && op != leak->function; op = bs_op_parent(op), flags = USED_INSIDE) {
        const guint known = GPOINTER_TO_UINT(g_hash_table_lookup(leak->marks, op));
        if ((known | flags) == known) {
            return;
        }
        g_hash_table_insert(leak->marks, op, GUINT_TO_POINTER(known | flags));
    }
}

static void
begin(BsLeakPath *leak, const GPtrArray *aliases)
{
    g_hash_table_remove_all(leak->numbers);
    g_hash_table_remove_all(leak->marks);
    g_hash_table_remove_all(leak->seen);
    bs_vec_clear(&leak->todo);
    leak->end = NULL;
    for (guint i = 0; i < aliases->len; i++) {
        BsValue *value = aliases->pdata[i];
        g_hash_table_insert(leak->numbers, value, GUINT_TO_POINTER(i + 1));
        mark(leak, value->op ? value->op : bs_block_parent_op(value->block),
             value->op ? USED : USED_INSIDE);
        bs_value_for_each_use (value, use) {
            mark(leak, use->owner, USED);
        }
    }
}

BsOp *
bs_leak_path_find(BsLeakPath *leak, BsValue *value)
{
    g_autoptr(GPtrArray) aliases = g_ptr_array_new();
    bs_alias_resolve(leak->alias, value, aliases);
    if (aliases->len > MAX_ALIASES) {
        return NULL;
    }
    begin(leak, aliases);
    go_on(leak, value->op->block, value->op->next, bit_of(leak, value));
    while (leak->todo.len && !leak->end) {
        follow(leak, bs_vec_pop(&leak->todo));
    }
    return leak->n_steps < MAX_STEPS ? leak->end : NULL;
}
