// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/loops.h"

#include "analysis/id-map.h"
#include "support/vec.h"

// -- ops with regions ----------------------------------------------------------------------------

gboolean
bs_op_is_control_flow(const BsOp *op)
{
    return op->def->region_branch || bs_op_has_trait(op, BS_TRAIT_LOOP);
}

enum { MAX_SUCCESSORS = 64 };

// Whether control that leaves region `from` may come to region `to` of the same op.
static gboolean
leads_to(const BsOp *op, const BsRegion *from, const BsRegion *to, guint64 *seen)
{
    BsRegion *targets[MAX_SUCCESSORS];
    guint32 n = op->def->region_branch->successors(op, from, targets, MAX_SUCCESSORS);
    for (guint32 i = 0; i < MIN(n, MAX_SUCCESSORS); i++) {
        const BsRegion *target = targets[i];
        if (target == to)
            return TRUE;
        const guint64 bit = target ? (guint64)1 << (target->index % 64) : 0;
        if (target && !(*seen & bit)) {
            *seen |= bit;
            if (leads_to(op, target, to, seen))
                return TRUE;
        }
    }
    return FALSE;
}

gboolean
bs_op_is_loop(const BsOp *op)
{
    if (bs_op_has_trait(op, BS_TRAIT_LOOP))
        return TRUE;
    for (guint32 r = 0; op->def->region_branch && r < MIN(op->n_regions, MAX_SUCCESSORS); r++) {
        guint64 seen = 0;
        if (leads_to(op, bs_op_region(op, r), bs_op_region(op, r), &seen))
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_op_is_sequential_loop(const BsOp *op)
{
    return !bs_op_has_trait(op, BS_TRAIT_PARALLEL_REGION) && bs_op_is_loop(op);
}

// -- branches ------------------------------------------------------------------------------------

enum { UNSEEN, ON_PATH, DONE };

// A block on the path of the search: the next op to look into, its next region or successor.
typedef struct Step {
    BsBlock *block;
    BsOp *op;
    guint32 edge;
} Step;

typedef struct Search {
    BsIdMap numbers; // of blocks
    BS_VEC(guint8) states;
    BS_VEC(Step) path;
} Search;

static guint8 *
state_of(Search *search, const BsBlock *block)
{
    guint32 number = bs_id_map_number(&search->numbers, block->id);
    if (number == search->states.len)
        bs_vec_push(&search->states, UNSEEN);
    return &search->states.data[number];
}

static void
enter_block(Search *search, BsBlock *block)
{
    guint8 *state = state_of(search, block);
    if (*state == UNSEEN) {
        *state = ON_PATH;
        bs_vec_push(&search->path, ((Step){block, block->first, 0}));
    }
}

// The next block that the op leads to: successors of a branch, then the entry blocks of its
// regions.
static BsBlock *
next_target(Step *step)
{
    const BsOp *op = step->op;
    guint32 n_successors = op->def->branch ? op->n_successors : 0;
    while (step->edge < n_successors + op->n_regions) {
        guint32 edge = step->edge++;
        BsBlock *target = edge < n_successors ? bs_successor_block(bs_op_successor(op, edge))
                                              : bs_op_region(op, edge - n_successors)->first;
        if (target)
            return target;
    }
    return NULL;
}

// A depth-first search with an explicit path; upstream walks all paths, with the same answer.
static gboolean
has_loop_from(Search *search, BsBlock *entry)
{
    enter_block(search, entry);
    while (search->path.len) {
        Step *step = &bs_vec_last(&search->path);
        if (!step->op) {
            *state_of(search, step->block) = DONE;
            (void)bs_vec_pop(&search->path);
            continue;
        }
        BsBlock *target = next_target(step);
        if (!target) {
            step->op = bs_op_next(step->op);
            step->edge = 0;
        } else if (*state_of(search, target) == ON_PATH) {
            return TRUE;
        } else {
            enter_block(search, target);
        }
    }
    return FALSE;
}

// Whether a region of the op, or a nested one, has more than one block: without, nothing branches.
static gboolean
has_branches(const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        const BsRegion *region = bs_op_region(op, r);
        if (region->first != region->last)
            return TRUE;
        for (const BsOp *nested = region->first ? region->first->first : NULL; nested;
             nested = bs_op_next(nested)) {
            if (nested->n_regions && has_branches(nested))
                return TRUE;
        }
    }
    return FALSE;
}

gboolean
bs_op_has_branch_loop(const BsOp *op)
{
    if (!has_branches(op))
        return FALSE;
    Search search = {0};
    gboolean loop = FALSE;
    for (guint32 r = 0; r < op->n_regions && !loop; r++)
        loop = bs_op_region(op, r)->first && has_loop_from(&search, bs_op_region(op, r)->first);
    bs_id_map_clear(&search.numbers);
    bs_vec_free(&search.states);
    bs_vec_free(&search.path);
    return loop;
}

// -- blocks in loops of branches -----------------------------------------------------------------

// Tarjan's strongly connected components: a block is in a loop when its component has another one,
// or when it branches to itself.
typedef struct Reached {
    const BsBlock *block;
    guint32 low;  // the first block of the search that is still open and that it leads to
    guint32 edge; // the next successor
    gboolean is_open, loops;
} Reached;

typedef struct Components {
    BsIdMap numbers;         // of blocks, in the order in which the search comes to them
    BS_VEC(Reached) reached; // by number
    BS_VEC(guint32) path, open;
    GHashTable *loops; // block -> number
    guint32 n_loops;
} Components;

static guint32
reach(Components *components, const BsBlock *block)
{
    const guint32 number = bs_id_map_number(&components->numbers, block->id);
    if (number == components->reached.len) {
        bs_vec_push(&components->reached,
                    ((Reached){.block = block, .low = number, .is_open = TRUE}));
        bs_vec_push(&components->path, number);
        bs_vec_push(&components->open, number);
    }
    return number;
}

// All that the block leads to was searched: it closes its component when nothing before it is in
// that.
static void
leave(Components *components, guint32 number)
{
    const guint32 low = components->reached.data[number].low;
    if (components->path.len) {
        Reached *before = &components->reached.data[bs_vec_last(&components->path)];
        before->low = MIN(before->low, low);
    }
    if (low != number)
        return;
    const gboolean several = bs_vec_last(&components->open) != number;
    const guint32 loop = ++components->n_loops;
    guint32 member;
    do {
        member = bs_vec_pop(&components->open);
        Reached *reached = &components->reached.data[member];
        reached->is_open = FALSE;
        if (several || reached->loops) {
            g_hash_table_insert(components->loops, (gpointer)(gsize)reached->block,
                                GUINT_TO_POINTER(loop));
        }
    } while (member != number);
}

static GHashTable *
find_loops(const BsRegion *region)
{
    Components components = {.loops = g_hash_table_new(NULL, NULL)};
    if (region->first)
        reach(&components, region->first);
    while (components.path.len) {
        const guint32 number = bs_vec_last(&components.path);
        Reached *from = &components.reached.data[number];
        const BsOp *last = from->block->last;
        if (!last || from->edge == last->n_successors) {
            (void)bs_vec_pop(&components.path);
            leave(&components, number);
            continue;
        }
        const BsBlock *target = bs_successor_block(bs_op_successor(last, from->edge++));
        const guint32 to = reach(&components, target); // may move `from`
        from = &components.reached.data[number];
        from->loops |= to == number;
        if (components.reached.data[to].is_open)
            from->low = MIN(from->low, to);
    }
    bs_id_map_clear(&components.numbers);
    bs_vec_free(&components.reached);
    bs_vec_free(&components.path);
    bs_vec_free(&components.open);
    return components.loops;
}

GHashTable *
bs_branch_loops_new(void)
{
    return g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_hash_table_unref);
}

guint32
bs_branch_loop(GHashTable *loops, const BsBlock *block)
{
    if (bs_block_is_alone(block) && !block->preds)
        return 0;
    GHashTable *of_region = g_hash_table_lookup(loops, block->region);
    if (!of_region) {
        of_region = find_loops(block->region);
        g_hash_table_insert(loops, block->region, of_region);
    }
    return GPOINTER_TO_UINT(g_hash_table_lookup(of_region, block));
}
