// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The walk along the paths: blocks in the order of flow-order.h, each once, with the paths that
// lead to it.
#include "sim/alive.h"

#include "analysis/alias.h"
#include "analysis/loops.h"
#include "sim/alive-private.h"

#include <string.h>

enum { MAX_PATHS = 32, MAX_BYTES = 1 << 21, MAX_SUCCESSORS = 64, MAX_DEPTH = 3 };
// Visits of ops, each with all of its paths, after which loops have no further round.
enum { MAX_VISITS = 1 << 16, VISITS_OF_AN_OP = 32 };

// -- counting -------------------------------------------------------------------------------------

static void
note_all(const BsAlivePaths *paths, const GPtrArray *list, const BsOp *op, gboolean end)
{
    for (guint i = 0; i < list->len; i++)
        bs_alive_note(paths, list->pdata[i], op, end);
}

// -- what is passed along -------------------------------------------------------------------------

// Values that are passed become arguments (of `block`) or, `block` NULL, results (of `op`), all at
// once.
static void
pass(const BsAlivePaths *paths, GPtrArray *list, const BsOp *from, BsRange operands, const BsOp *op,
     const BsBlock *block, BsRange inputs)
{
    const guint32 n_inputs = block ? block->n_args : op->n_results;
    const guint32 n = MIN(operands.n, inputs.n);
    g_autofree gint32 *known = g_new0(gint32, (gsize)n + 1); // UNKNOWN
    for (guint p = 0; p < list->len; p++) {
        for (guint32 i = 0; i < n && operands.begin + i < from->n_operands; i++)
            known[i] =
                bs_alive_value(paths, list->pdata[p], bs_op_operand(from, operands.begin + i));
        for (guint32 i = 0; i < n_inputs; i++) {
            const gboolean passed = i >= inputs.begin && i - inputs.begin < n &&
                                    operands.begin + i - inputs.begin < from->n_operands;
            bs_alive_learn(paths, list->pdata[p], block ? block->args[i] : bs_op_result(op, i),
                           passed ? known[i - inputs.begin] : UNKNOWN);
        }
    }
}

// Afterwards every path knows whether the condition holds, as long as there are not too many.
static void
decide(const BsAlivePaths *paths, GPtrArray *list, const BsValue *condition)
{
    const guint most = 4 * paths->max_paths;
    for (guint i = 0; i < list->len; i++) {
        BsAlivePath *path = list->pdata[i];
        const BsValue *open;
        while (list->len < most && (open = bs_alive_undecided(paths, path, condition))) {
            BsAlivePath *other = bs_alive_path_copy(paths, path);
            bs_alive_learn(paths, path, open, YES);
            bs_alive_learn(paths, other, open, NO);
            g_ptr_array_add(list, other);
        }
    }
}

// Copies of the paths of `list` on which the condition may be so.
static GPtrArray *
split(const BsAlivePaths *paths, const GPtrArray *list, const BsValue *condition, gint32 so)
{
    GPtrArray *found = bs_alive_list_new();
    for (guint i = 0; i < list->len; i++) {
        const gint32 known = bs_alive_value(paths, list->pdata[i], condition);
        if (known == UNKNOWN || known == so)
            g_ptr_array_add(found, bs_alive_path_copy(paths, list->pdata[i]));
    }
    return found;
}

// -- regions --------------------------------------------------------------------------------------

// How control left a region: by this terminator.
typedef struct Exit {
    const BsOp *terminator;
    GPtrArray *list;
} Exit;

static GPtrArray *run_region_op(const BsAlivePaths *paths, const BsOp *op, GPtrArray *list);

static void
decide_on_frees(const BsAlivePaths *paths, const BsOp *dealloc, GPtrArray *list)
{
    const BsRange conditions = bs_alive_conditions(dealloc);
    for (guint32 i = 0; i < conditions.n; i++)
        decide(paths, list, bs_op_operand(dealloc, conditions.begin + i));
    bs_alive_reduce(paths, list, bs_flow_order_begin(paths->order, dealloc));
}

typedef struct Untouched {
    const BsAlivePaths *paths;
    const GPtrArray *list;
} Untouched;

static BsWalk
note_untouched(BsOp *op, gpointer data)
{
    const Untouched *at = data;
    note_all(at->paths, at->list, op, FALSE);
    note_all(at->paths, at->list, op, TRUE);
    return BS_WALK_ON;
}

// Takes the list, and returns it or another. Where nothing that counts happens in an op's regions,
// all of it lives in them that lives before the op.
static GPtrArray *
run_block(const BsAlivePaths *paths, const BsBlock *block, GPtrArray *list)
{
    bs_block_for_each (block, op) {
        ++*paths->visits;
        note_all(paths, list, op, FALSE);
        const gboolean nested =
            op->n_regions && (op->n_results || g_hash_table_contains(paths->touched, op));
        if (nested)
            list = run_region_op(paths, op, list);
        else if (op->n_regions && paths->visit)
            bs_op_walk_preorder(op, note_untouched, &(Untouched){paths, list});
        else if (bs_op_memory(op) == BS_MEMORY_FREE_IF)
            decide_on_frees(paths, op, list);
        for (guint i = 0; i < list->len && !op->n_regions; i++)
            bs_alive_run(paths, list->pdata[i], op);
        note_all(paths, list, op, TRUE);
    }
    return list;
}

// A round through the blocks of a region.
typedef struct Round {
    GHashTable *incoming; // block that is not done -> the paths that come to it
    GHashTable *back;     // block that was done when a branch led to it, likewise
    GArray *exits;        // the ways out of the region (of Exit)
} Round;

static GHashTable *
table_of_lists(void)
{
    return g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_ptr_array_unref);
}

// The paths that come to the block, in this round or, when it is done, in the next.
static GPtrArray *
paths_to(const Round *round, const BsBlock *block)
{
    GPtrArray *there = g_hash_table_lookup(round->incoming, block);
    if (!there)
        there = g_hash_table_lookup(round->back, block);
    if (!there) {
        there = bs_alive_list_new();
        g_hash_table_insert(round->back, (gpointer)(gsize)block, there);
    }
    return there;
}

static void
run_edges(const BsAlivePaths *paths, const BsOp *terminator, GPtrArray *list, const Round *round)
{
    if (terminator->def->decides == BS_DECIDES_IF)
        decide(paths, list, bs_op_operand(terminator, 0));
    for (guint32 s = 0; s < terminator->n_successors; s++) {
        const BsBlock *target = bs_successor_block(bs_op_successor(terminator, s));
        GPtrArray *there = paths_to(round, target);
        GPtrArray *passed =
            terminator->def->decides == BS_DECIDES_IF
                ? split(paths, list, bs_op_operand(terminator, 0), s == 0 ? YES : NO)
                : bs_alive_list_copy(paths, list);
        pass(paths, passed, terminator, bs_op_successor_operands(terminator, s), terminator, target,
             (BsRange){0, target->n_args});
        g_ptr_array_extend_and_steal(there, passed);
        if (there->len > paths->max_paths)
            bs_alive_reduce(paths, there, bs_flow_order_begin(paths->order, terminator));
    }
}

static void
clear_exit(gpointer data)
{
    g_ptr_array_unref(((Exit *)data)->list);
}

static void
run_round(const BsAlivePaths *paths, const GPtrArray *blocks, const Round *round)
{
    for (guint i = 0; i < blocks->len; i++) {
        const BsBlock *block = blocks->pdata[i];
        gpointer found;
        g_hash_table_steal_extended(round->incoming, block, NULL, &found);
        GPtrArray *here = found;
        if (block->first)
            bs_alive_reduce(paths, here, bs_flow_order_begin(paths->order, block->first));
        here = run_block(paths, block, here);
        if (block->last && block->last->n_successors) {
            run_edges(paths, block->last, here, round);
            g_ptr_array_unref(here);
        } else {
            g_array_append_val(round->exits, ((Exit){block->last, here}));
        }
    }
}

// The most buffers that an allocation has on one of the paths that go back, for all allocations on
// the heap together.
static guint
count_taken_back(const BsAlivePaths *paths, GHashTable *back)
{
    guint n = 0;
    for (guint b = 0; b < paths->buffers->len; b++) {
        guint8 most = 0;
        GHashTableIter iter;
        gpointer list;
        g_hash_table_iter_init(&iter, back);
        while (paths->on_heap[b] && g_hash_table_iter_next(&iter, NULL, &list)) {
            for (guint i = 0; i < ((GPtrArray *)list)->len; i++)
                most = MAX(most, ((BsAlivePath *)((GPtrArray *)list)->pdata[i])->counts[b]);
        }
        n += most;
    }
    return n;
}

// Loops of branches have one more round, from wherever branches led back to.
static void
run_again(const BsAlivePaths *paths, const GPtrArray *blocks, GHashTable *back, GArray *exits)
{
    g_autoptr(GHashTable) incoming = table_of_lists(), further = table_of_lists();
    const guint before = count_taken_back(paths, back);
    for (guint i = 0; i < blocks->len; i++) {
        GPtrArray *list = g_hash_table_lookup(back, blocks->pdata[i]);
        if (list)
            bs_alive_forget_round(paths, list, blocks->pdata[i]);
        g_hash_table_insert(incoming, blocks->pdata[i],
                            list ? g_ptr_array_ref(list) : bs_alive_list_new());
    }
    run_round(paths, blocks, &(Round){incoming, further, exits});
    if (count_taken_back(paths, further) > before)
        paths->result->grows = TRUE;
}

// Not in loops within loops within loops.
static gboolean
is_worth_a_round(const BsRegion *region)
{
    guint depth = 0;
    for (const BsOp *around = region->op; around && depth < MAX_DEPTH;
         around = bs_op_parent(around)) {
        const BsRegion *parent = bs_op_parent_region(around);
        depth += bs_op_is_loop(around) || (parent && parent->first != parent->last);
    }
    return depth < MAX_DEPTH;
}

// Takes the list. The ways out of the region (of Exit).
static GArray *
run_region(const BsAlivePaths *paths, const BsRegion *region, GPtrArray *list)
{
    GArray *exits = g_array_new(FALSE, FALSE, sizeof(Exit));
    g_array_set_clear_func(exits, clear_exit);
    g_autoptr(GPtrArray) blocks = bs_region_flow_order(region);
    g_autoptr(GHashTable) incoming = table_of_lists(), back = table_of_lists();
    for (guint i = 0; i < blocks->len; i++)
        g_hash_table_insert(incoming, blocks->pdata[i], i ? bs_alive_list_new() : list);
    run_round(paths, blocks, &(Round){incoming, back, exits});
    if (g_hash_table_size(back) && is_worth_a_round(region))
        run_again(paths, blocks, back, exits);
    if (blocks->len == 0)
        g_array_append_val(exits, ((Exit){NULL, list}));
    return exits;
}

// -- ops with regions -----------------------------------------------------------------------------

static BsRange
all_inputs(const BsOp *op, const BsRegion *to)
{
    if (op->def->region_branch && op->def->region_branch->successor_inputs)
        return op->def->region_branch->successor_inputs(op, to);
    return (BsRange){0, to ? (to->first ? to->first->n_args : 0) : op->n_results};
}

static BsRange
terminator_operands(const BsOp *terminator, const BsRegion *to)
{
    if (terminator->def->terminator_operands)
        return terminator->def->terminator_operands(terminator, to);
    return bs_op_has_trait(terminator, BS_TRAIT_RETURN_LIKE) ? (BsRange){0, terminator->n_operands}
                                                             : (BsRange){0, 0};
}

typedef struct Visit {
    const BsAlivePaths *paths;
    const BsOp *op;
    guint *left;       // how often each region may still be entered
    GPtrArray *behind; // the paths that left the op
} Visit;

// What lives on the stack of the op is released.
static void
release_stack(const BsAlivePaths *paths, const BsOp *op, GPtrArray *list)
{
    if (!bs_op_has_trait(op, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
        return;
    for (guint b = 0; b < paths->buffers->len; b++) {
        const BsValue *buffer = paths->buffers->pdata[b];
        if (paths->on_heap[b] || !bs_op_is_proper_ancestor(op, bs_value_op(buffer)))
            continue;
        for (guint i = 0; i < list->len; i++)
            ((BsAlivePath *)list->pdata[i])->counts[b] = 0;
    }
}

static void enter(Visit *visit, const BsRegion *to, GPtrArray *list);

// From `from` (NULL: from before the op) control goes on to all that its interface names, with what
// `op` passes: the terminator, or the op itself. Without the interface: to all regions and behind.
static void
go_on(Visit *visit, const BsRegion *from, const BsOp *op, GPtrArray *list)
{
    const BsRegionBranch *branch = visit->op->def->region_branch;
    BsRegion *targets[MAX_SUCCESSORS] = {NULL};
    guint32 n = 1;
    if (branch) {
        n = MIN(branch->successors(visit->op, from, targets, MAX_SUCCESSORS), MAX_SUCCESSORS);
    } else if (!from) {
        for (; n <= visit->op->n_regions && n < MAX_SUCCESSORS; n++)
            targets[n] = bs_op_region(visit->op, n - 1);
    }
    for (guint32 i = 0; i < n; i++) {
        GPtrArray *copy = bs_alive_list_copy(visit->paths, list);
        BsRange operands = {0, 0};
        if (from && op)
            operands = terminator_operands(op, targets[i]);
        else if (!from && branch && branch->entry_operands)
            operands = branch->entry_operands(visit->op, targets[i]);
        if (targets[i] && targets[i]->first)
            pass(visit->paths, copy, op ? op : visit->op, operands, visit->op, targets[i]->first,
                 all_inputs(visit->op, targets[i]));
        else if (!targets[i])
            pass(visit->paths, copy, op ? op : visit->op, operands, visit->op, NULL,
                 all_inputs(visit->op, NULL));
        if (from && targets[i] && targets[i]->first)
            bs_alive_forget_round(visit->paths, copy, targets[i]->first);
        enter(visit, targets[i], copy);
    }
}

// Takes the list.
static void
enter(Visit *visit, const BsRegion *to, GPtrArray *list)
{
    if (!to) {
        g_ptr_array_extend_and_steal(visit->behind, list);
        return;
    }
    if (visit->left[to->index] == 0 || list->len == 0) {
        g_ptr_array_unref(list);
        return;
    }
    visit->left[to->index]--;
    GArray *exits = run_region(visit->paths, to, list);
    for (guint i = 0; i < exits->len; i++) {
        const Exit *exit = &g_array_index(exits, Exit, i);
        release_stack(visit->paths, visit->op, exit->list);
        go_on(visit, to, exit->terminator, exit->list);
    }
    g_array_unref(exits);
}

// scf.if: the condition says which.
static void
run_if(Visit *visit, GPtrArray *list)
{
    decide(visit->paths, list, bs_op_operand(visit->op, 0));
    for (guint32 r = 0; r < 2; r++) {
        const BsRegion *region = bs_op_region(visit->op, r);
        GPtrArray *here = split(visit->paths, list, bs_op_operand(visit->op, 0), r == 0 ? YES : NO);
        enter(visit, region->first ? region : NULL, here);
    }
}

// How many rounds of a loop are gone through: two, because a buffer may live on into the next
// round, but not in loops within loops within loops.
static guint
rounds_of(const BsOp *op)
{
    enum { ROUNDS = 2 };
    guint depth = 0;
    for (const BsOp *around = bs_op_parent(op); around && depth < MAX_DEPTH;
         around = bs_op_parent(around))
        depth += bs_op_is_loop(around);
    return bs_op_is_loop(op) && depth < MAX_DEPTH ? ROUNDS : 1;
}

// Whether more than one round has left a buffer on the heap behind.
static gboolean
leaves_behind(const BsAlivePaths *paths, const BsOp *loop, const GPtrArray *list)
{
    for (guint i = 0; i < list->len; i++) {
        const BsAlivePath *path = list->pdata[i];
        for (guint b = 0; b < paths->buffers->len; b++)
            if (path->counts[b] > 1 && paths->on_heap[b] &&
                bs_op_is_proper_ancestor(loop, bs_value_op(paths->buffers->pdata[b])))
                return TRUE;
    }
    return FALSE;
}

// The region that control always enters first, when it cannot come back to it at once, but by way
// of others; or NULL. Whoever comes back leaves by its end: it is entered once more than those.
static const BsRegion *
find_gate(const BsOp *op)
{
    const BsRegionBranch *branch = op->def->region_branch;
    BsRegion *first = NULL, *next[MAX_SUCCESSORS];
    if (!branch || branch->successors(op, NULL, &first, 1) != 1 || !first)
        return NULL;
    const guint32 n = MIN(branch->successors(op, first, next, MAX_SUCCESSORS), MAX_SUCCESSORS);
    for (guint32 i = 0; i < n; i++)
        if (next[i] == first)
            return NULL;
    return first;
}

// Loops whose first region holds the next such loop take twice as long with each: at the limit the
// last round is left out, and what it would leave behind.
static void
set_rounds(const BsAlivePaths *paths, const BsOp *op, guint *left)
{
    const BsRegion *gate = find_gate(op);
    const gboolean tired = *paths->visits > paths->max_visits;
    for (guint32 i = 0; i < op->n_regions; i++)
        left[i] = tired ? 1 : rounds_of(op);
    if (gate && !tired)
        left[gate->index]++;
    if (tired && bs_op_is_loop(op))
        paths->result->cut = TRUE;
}

// Takes the list.
static GPtrArray *
run_region_op(const BsAlivePaths *paths, const BsOp *op, GPtrArray *list)
{
    g_autofree guint *left = g_new(guint, op->n_regions);
    set_rounds(paths, op, left);
    Visit visit = {paths, op, left, bs_alive_list_new()};
    if (op->def->decides == BS_DECIDES_IF)
        run_if(&visit, list);
    else
        go_on(&visit, NULL, NULL, list);
    g_ptr_array_unref(list);
    bs_alive_reduce(paths, visit.behind, bs_flow_order_end(paths->order, op));
    if (bs_op_is_loop(op) && leaves_behind(paths, op, visit.behind))
        paths->result->grows = TRUE;
    return visit.behind;
}

// -- all together ---------------------------------------------------------------------------------

static BsWalk
add_buffers(BsOp *op, gpointer buffers)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *value = bs_op_result(op, i);
        if (bs_type_is_memref(value->type) && bs_value_is_allocation(value))
            g_ptr_array_add(buffers, value);
    }
    return BS_WALK_ON;
}

GPtrArray *
bs_alive_buffers(BsOp *function)
{
    GPtrArray *buffers = g_ptr_array_new();
    bs_op_walk_preorder(function, add_buffers, buffers);
    return buffers;
}

static void
run_function(BsAlivePaths *paths)
{
    const BsRegion *region = bs_op_region(paths->function, 0);
    BsAlivePath *path = bs_alive_path_new(paths);
    for (guint32 i = 0; i < region->first->n_args; i++) {
        const BsValue *argument = region->first->args[i];
        bs_alive_learn(paths, path, argument,
                       bs_type_is_memref(argument->type) ? FOREIGN : UNKNOWN);
    }
    GPtrArray *list = bs_alive_list_new();
    g_ptr_array_add(list, path);
    GArray *exits = run_region(paths, region, list);
    g_array_unref(exits);
}

BsAlive *
bs_alive_new(BsOp *function, BsAliveVisit visit, gpointer data)
{
    BsAlive *alive = g_new0(BsAlive, 1);
    alive->buffers = bs_alive_buffers(function);
    if (function->n_regions == 0 || !bs_op_region(function, 0)->first)
        return alive;
    guint64 visits = 0;
    BsAlivePaths paths = {.function = function,
                          .visits = &visits,
                          .buffers = alive->buffers,
                          .on_heap = g_new0(guint8, (gsize)alive->buffers->len + 1),
                          .order = bs_flow_order_new(function),
                          .touched = g_hash_table_new(NULL, NULL),
                          .visit = visit,
                          .data = data,
                          .result = alive};
    bs_alive_number(&paths);
    paths.max_visits =
        MAX_VISITS + (guint64)VISITS_OF_AN_OP * bs_flow_order_end(paths.order, function);
    paths.path_size =
        sizeof(BsAlivePath) + paths.slots.n * sizeof(gint32) + 2 * (gsize)alive->buffers->len;
    paths.max_paths = (guint)CLAMP(MAX_BYTES / paths.path_size, 1, MAX_PATHS);
    run_function(&paths);
    bs_id_map_clear(&paths.numbers);
    bs_id_map_clear(&paths.slots);
    bs_flow_order_free(paths.order);
    g_hash_table_unref(paths.touched);
    g_free(paths.on_heap);
    g_free(paths.needed);
    g_free(paths.made);
    return alive;
}

void
bs_alive_free(BsAlive *alive)
{
    if (!alive)
        return;
    g_ptr_array_unref(alive->buffers);
    g_free(alive);
}
