// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/alias.h"

#include "analysis/id-map.h"
#include "support/arena.h"
#include "support/vec.h"

#include <stdlib.h>

typedef BS_VEC(BsValue *) ValueList;

typedef struct Flow {
    BsValue *value;
    ValueList sources, dependents;
    guint32 stamp; // the last search that met it
    gboolean terminal, resolved;
    gboolean from_erased; // it may come from a value whose op is no more
    BsOrigins origins;
} Flow;

struct BsAlias {
    BsIdMap numbers; // of values, by id
    BS_VEC(Flow) flows;
    guint32 n_made; // so many have lists, which are used again
    ValueList queue, found;
    BsArena arena;
    guint32 stamp;
    gboolean all_types;
    BsValue *asked_in_vain;
};

// -- building the relation -----------------------------------------------------------------------

static void
add_value(BsAlias *alias, BsValue *value)
{
    Flow flow = {.value = value};
    if (alias->flows.len < alias->n_made) {
        const Flow *old = &alias->flows.data[alias->flows.len];
        flow.sources = old->sources, flow.dependents = old->dependents;
    }
    bs_vec_push(&alias->flows, flow);
    alias->n_made = MAX(alias->n_made, alias->flows.len);
}

static Flow *
flow_of(BsAlias *alias, BsValue *value)
{
    guint32 number = bs_id_map_number(&alias->numbers, value->id);
    if (number == alias->flows.len)
        add_value(alias, value);
    return &alias->flows.data[number];
}

static const Flow *
find_flow(const BsAlias *alias, const BsValue *value)
{
    guint32 number = bs_id_map_find(&alias->numbers, value->id);
    return number == BS_ID_NONE ? NULL : &alias->flows.data[number];
}

// Values that aren't memrefs can't lead to a memref: leaving them out keeps the relation small.
static void
add_flow(BsAlias *alias, BsValue *from, BsValue *to)
{
    if (!alias->all_types && !bs_type_is_memref(from->type) && !bs_type_is_memref(to->type))
        return;
    bs_vec_push(&flow_of(alias, from)->dependents, to);
    bs_vec_push(&flow_of(alias, to)->sources, from);
}

static void
add_terminal(BsAlias *alias, BsValue *value)
{
    if (bs_type_is_memref(value->type))
        flow_of(alias, value)->terminal = TRUE;
}

// Results, and arguments of the regions' entry blocks.
static void
add_terminals(BsAlias *alias, const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++)
        add_terminal(alias, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        const BsBlock *entry = bs_op_region(op, r)->first;
        for (guint32 i = 0; entry && i < entry->n_args; i++)
            add_terminal(alias, entry->args[i]);
    }
}

// A select and a reallocation describe their own flow upstream (BufferViewFlowOpInterface).
static gboolean
build_special(BsAlias *alias, const BsOp *op)
{
    if (op->def->computes == BS_COMPUTES_CHOICE) {
        add_flow(alias, bs_op_operand(op, 1), bs_op_result(op, 0));
        add_flow(alias, bs_op_operand(op, 2), bs_op_result(op, 0));
        return TRUE;
    }
    if (bs_op_memory(op) == BS_MEMORY_REALLOC) {
        add_flow(alias, bs_op_operand(op, 0), bs_op_result(op, 0));
        add_terminal(alias, bs_op_result(op, 0));
        return TRUE;
    }
    return FALSE;
}

static void
build_branch(BsAlias *alias, const BsOp *op)
{
    for (guint32 s = 0; s < op->n_successors; s++) {
        const BsBlock *target = bs_successor_block(bs_op_successor(op, s));
        BsRange range = bs_op_successor_operands(op, s);
        for (guint32 i = 0; i < range.n && i < target->n_args; i++)
            add_flow(alias, bs_op_operand(op, range.begin + i), target->args[i]);
    }
}

// Passes a run of `from`'s operands to what receives them at `to` (NULL: the results of `op`).
static void
add_region_flow(BsAlias *alias, const BsOp *op, const BsRegion *to, const BsOp *from,
                BsRange operands)
{
    guint32 n = to ? (to->first ? to->first->n_args : 0) : op->n_results;
    BsRange inputs = {0, n};
    if (op->def->region_branch->successor_inputs)
        inputs = op->def->region_branch->successor_inputs(op, to);
    for (guint32 i = 0; i < operands.n && i < inputs.n && inputs.begin + i < n; i++) {
        BsValue *input =
            to ? to->first->args[inputs.begin + i] : bs_op_result(op, inputs.begin + i);
        add_flow(alias, bs_op_operand(from, operands.begin + i), input);
    }
}

static BsRange
terminator_operands(const BsOp *op, const BsRegion *to)
{
    if (op->def->terminator_operands)
        return op->def->terminator_operands(op, to);
    return bs_op_has_trait(op, BS_TRAIT_RETURN_LIKE) ? (BsRange){0, op->n_operands}
                                                     : (BsRange){0, 0};
}

static void
build_region_branch(BsAlias *alias, const BsOp *op)
{
    enum { MAX_SUCCESSORS = 64 };
    const BsRegionBranch *branch = op->def->region_branch;
    BsRegion *targets[MAX_SUCCESSORS];
    guint32 n = MIN(branch->successors(op, NULL, targets, MAX_SUCCESSORS), MAX_SUCCESSORS);
    for (guint32 i = 0; i < n && branch->entry_operands; i++)
        add_region_flow(alias, op, targets[i], op, branch->entry_operands(op, targets[i]));
    for (guint32 r = 0; r < op->n_regions; r++) {
        n = MIN(branch->successors(op, bs_op_region(op, r), targets, MAX_SUCCESSORS),
                MAX_SUCCESSORS);
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < n && block->last; i++) {
                add_region_flow(alias, op, targets[i], block->last,
                                terminator_operands(block->last, targets[i]));
            }
        }
    }
}

static BsWalk
build_op(BsOp *op, gpointer data)
{
    BsAlias *alias = data;
    if (op->n_results == 0 && op->n_regions == 0 && !op->def->branch)
        return BS_WALK_ON; // most ops: nothing comes out of them
    if (build_special(alias, op))
        return BS_WALK_ON;
    BsValue *source = bs_op_view_source(op);
    if (source && op->n_results) {
        add_flow(alias, source, bs_op_result(op, 0));
    } else if (op->def->branch) {
        build_branch(alias, op);
    } else if (op->def->region_branch) {
        build_region_branch(alias, op);
    } else if (op->def->region_terminator || bs_op_has_trait(op, BS_TRAIT_RETURN_LIKE)) {
        // handled with the op around it
    } else {
        add_terminals(alias, op);
        // Nothing is known of a callee: any operand may come back as any result.
        for (guint32 i = 0; bs_op_has_trait(op, BS_TRAIT_CALL) && i < op->n_operands; i++) {
            for (guint32 r = 0; r < op->n_results; r++)
                add_flow(alias, bs_op_operand(op, i), bs_op_result(op, r));
        }
    }
    return BS_WALK_ON;
}

BsAlias *
bs_alias_new_empty(void)
{
    BsAlias *alias = g_new0(BsAlias, 1);
    bs_arena_init(&alias->arena);
    return alias;
}

static BsAlias *
build(BsOp *root, gboolean all_types)
{
    BsAlias *alias = bs_alias_new_empty();
    alias->all_types = all_types;
    bs_op_walk_postorder(root, build_op, alias);
    return alias;
}

BsAlias *
bs_alias_new(BsOp *root)
{
    return build(root, FALSE);
}

void
bs_alias_renew(BsAlias *alias, BsOp *root)
{
    for (guint32 i = 0; i < alias->flows.len; i++) {
        bs_vec_clear(&alias->flows.data[i].sources);
        bs_vec_clear(&alias->flows.data[i].dependents);
    }
    bs_vec_clear(&alias->flows);
    bs_id_map_reset(&alias->numbers);
    bs_arena_reset(&alias->arena);
    alias->stamp = 0;
    alias->asked_in_vain = NULL;
    bs_op_walk_postorder(root, build_op, alias);
}

BsAlias *
bs_alias_new_all_types(BsOp *root)
{
    return build(root, TRUE);
}

void
bs_alias_free(BsAlias *alias)
{
    if (!alias)
        return;
    for (guint32 i = 0; i < alias->n_made; i++) {
        bs_vec_free(&alias->flows.data[i].sources);
        bs_vec_free(&alias->flows.data[i].dependents);
    }
    bs_vec_free(&alias->flows);
    bs_vec_free(&alias->queue);
    bs_vec_free(&alias->found);
    bs_id_map_clear(&alias->numbers);
    bs_arena_clear(&alias->arena);
    g_free(alias);
}

// -- origins -------------------------------------------------------------------------------------

BsValue *const *
bs_alias_dependents(const BsAlias *alias, const BsValue *value, guint32 *n)
{
    const Flow *flow = find_flow(alias, value);
    *n = flow ? flow->dependents.len : 0;
    return flow ? flow->dependents.data : NULL;
}

void
bs_alias_resolve(const BsAlias *alias, BsValue *value, GPtrArray *found)
{
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    g_autoptr(GPtrArray) stack = g_ptr_array_new();
    g_ptr_array_add(stack, value);
    while (stack->len) {
        BsValue *next = g_ptr_array_steal_index(stack, stack->len - 1);
        if (!g_hash_table_add(seen, next))
            continue;
        g_ptr_array_add(found, next);
        guint32 n;
        BsValue *const *dependents = bs_alias_dependents(alias, next, &n);
        for (guint32 i = 0; i < n; i++)
            g_ptr_array_add(stack, dependents[i]);
    }
}

static void
remove_all(ValueList *values, const BsValue *value)
{
    guint32 kept = 0;
    for (guint32 i = 0; i < values->len; i++) {
        if (values->data[i] != value)
            values->data[kept++] = values->data[i];
    }
    values->len = kept;
}

void
bs_alias_cut(BsAlias *alias, BsValue *value)
{
    Flow *flow = flow_of(alias, value);
    for (guint32 i = 0; i < flow->sources.len; i++) {
        guint32 source = bs_id_map_find(&alias->numbers, flow->sources.data[i]->id);
        remove_all(&alias->flows.data[source].dependents, value);
    }
    bs_vec_clear(&flow->sources);
}

void
bs_alias_op_erased(BsAlias *alias, const BsOp *op)
{
    BsValue *result = op->n_results ? bs_op_result(op, op->n_results - 1) : NULL;
    if (!result || !find_flow(alias, result))
        return;
    bs_vec_push(&alias->queue, result);
    while (alias->queue.len) {
        Flow *flow = flow_of(alias, bs_vec_pop(&alias->queue));
        for (guint32 i = 0; !flow->from_erased && i < flow->dependents.len; i++)
            bs_vec_push(&alias->queue, flow->dependents.data[i]);
        flow->from_erased = TRUE;
    }
}

BsValue *
bs_alias_asked_in_vain(const BsAlias *alias)
{
    return alias->asked_in_vain;
}

static int
compare_ids(const void *a, const void *b)
{
    guint32 left = (*(BsValue *const *)a)->id, right = (*(BsValue *const *)b)->id;
    return left < right ? -1 : left > right;
}

static void
visit(BsAlias *alias, BsValue *value)
{
    Flow *flow = flow_of(alias, value);
    if (flow->stamp != alias->stamp) {
        flow->stamp = alias->stamp;
        bs_vec_push(&alias->queue, value);
    }
}

// What `value` leads back to, into alias->found.
static void
search_origins(BsAlias *alias, BsValue *value)
{
    alias->stamp++;
    bs_vec_clear(&alias->found);
    visit(alias, value);
    while (alias->queue.len) {
        BsValue *current = bs_vec_pop(&alias->queue);
        const Flow *flow = flow_of(alias, current);
        if (flow->terminal)
            bs_vec_push(&alias->found, current);
        ValueList sources = flow->sources; // visiting may move the table
        for (guint32 i = 0; i < sources.len; i++)
            visit(alias, sources.data[i]);
    }
    if (alias->found.len > 1)
        qsort(alias->found.data, alias->found.len, sizeof *alias->found.data, compare_ids);
}

static gboolean
is_function_argument(const BsValue *value)
{
    if (!bs_value_is_arg(value) || !bs_block_is_entry(bs_value_arg_block(value)))
        return FALSE;
    const BsOp *parent = bs_block_parent_op(bs_value_arg_block(value));
    return parent && bs_op_has_trait(parent, BS_TRAIT_FUNCTION);
}

const BsOrigins *
bs_alias_origins(BsAlias *alias, BsValue *value)
{
    if (!flow_of(alias, value)->resolved) {
        search_origins(alias, value);
        BsOrigins origins = {.n = alias->found.len, .all_allocations = TRUE, .all_known = TRUE};
        for (guint32 i = 0; i < origins.n; i++) {
            const gboolean allocation = bs_value_is_allocation(alias->found.data[i]);
            origins.all_allocations &= allocation;
            origins.all_known &= allocation || is_function_argument(alias->found.data[i]);
        }
        origins.values =
            bs_arena_copy(&alias->arena, alias->found.data, origins.n * sizeof *origins.values);
        Flow *flow = flow_of(alias, value);
        flow->resolved = TRUE;
        flow->origins = origins;
    }
    const Flow *flow = flow_of(alias, value);
    if (flow->from_erased && !alias->asked_in_vain)
        alias->asked_in_vain = value;
    return &flow->origins;
}

// -- what follows for two memrefs ----------------------------------------------------------------

BsValue *
bs_view_base(BsValue *value)
{
    while (bs_value_op(value)) {
        BsValue *source = bs_op_view_source(bs_value_op(value));
        if (!source)
            break;
        value = source;
    }
    return value;
}

static gboolean
is_alloc_inside(BsValue *alloc, const BsValue *argument)
{
    return bs_value_op(alloc) && bs_value_is_arg(argument) && bs_value_is_allocation(alloc) &&
           bs_block_find_ancestor_op(bs_value_arg_block(argument), bs_value_op(alloc));
}

gboolean
bs_distinct_alloc_and_argument(BsValue *a, BsValue *b)
{
    a = bs_view_base(a);
    b = bs_view_base(b);
    return is_alloc_inside(a, b) || is_alloc_inside(b, a);
}

static gboolean
intersects(const BsOrigins *a, const BsOrigins *b)
{
    for (guint32 i = 0, k = 0; i < a->n && k < b->n;) {
        if (a->values[i] == b->values[k])
            return TRUE;
        if (a->values[i]->id < b->values[k]->id)
            i++;
        else
            k++;
    }
    return FALSE;
}

BsSame
bs_alias_same_allocation(BsAlias *alias, BsValue *a, BsValue *b)
{
    g_assert(bs_type_is_memref(a->type) && bs_type_is_memref(b->type));
    a = bs_view_base(a);
    b = bs_view_base(b);
    if (a == b)
        return BS_SAME_YES;
    const BsOrigins first = *bs_alias_origins(alias, a), second = *bs_alias_origins(alias, b);
    if (first.n == 1 && second.n == 1 && first.values[0] == second.values[0])
        return BS_SAME_YES;
    if (intersects(&first, &second))
        return BS_SAME_UNKNOWN;
    // A buffer that was allocated here is neither another allocation nor what the caller passed in.
    if ((first.all_allocations && second.all_known) || (first.all_known && second.all_allocations))
        return BS_SAME_NO;
    return BS_SAME_UNKNOWN;
}
