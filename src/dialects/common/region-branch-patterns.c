// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of ops that pass values on to their regions and results, by their interface
// alone (since 22, mlir/lib/Interfaces/ControlFlowInterfaces.cpp). What receives a value is an
// input: an argument of a region, or a result.
#include "dialects/common/region-branch-patterns.h"

#include "dialects/common/rewrite.h"
#include "ir/shape.h"

// -- what flows where ----------------------------------------------------------------------------

// An operand of the op or of a terminator in it, and an input that receives it.
typedef struct Edge {
    BsOp *owner;
    guint32 operand;
    guint32 input; // slot
} Edge;

// Inputs have a slot each: results first, then the arguments of one entry block after the other.
typedef struct Flow {
    BsOp *op;
    guint32 n_slots;
    guint32 *first_slot; // of the arguments of a region's entry block
    BsValue **inputs;    // by slot; NULL: nothing is passed to it (an induction variable)
    BS_VEC(Edge) edges;  // in textual order
} Flow;

static void
flow_clear(Flow *flow)
{
    g_free(flow->first_slot);
    g_free(flow->inputs);
    bs_vec_free(&flow->edges);
}

static guint32
slot_of(const Flow *flow, const BsRegion *to, guint32 number)
{
    return to ? flow->first_slot[to->index] + number : number;
}

// The slot of a value, or `n_slots` when it is no input.
static guint32
find_slot(const Flow *flow, const BsValue *value)
{
    guint32 slot = flow->n_slots;
    if (bs_value_op(value) == flow->op)
        slot = value->index;
    else if (bs_value_is_arg(value) && bs_value_owner(value) == flow->op &&
             bs_block_is_entry(bs_value_block(value)))
        slot = slot_of(flow, bs_value_region(value), value->index);
    return slot < flow->n_slots && flow->inputs[slot] == value ? slot : flow->n_slots;
}

static BsRange
inputs_of(const BsOp *op, const BsRegion *to)
{
    if (op->def->region_branch->successor_inputs)
        return op->def->region_branch->successor_inputs(op, to);
    return (BsRange){0, to ? to->first->n_args : op->n_results};
}

static BsRange
operands_of(const BsOp *op, const BsOp *owner, const BsRegion *to)
{
    if (owner == op)
        return op->def->region_branch->entry_operands(op, to);
    if (owner->def->terminator_operands)
        return owner->def->terminator_operands(owner, to);
    return (BsRange){0, owner->n_operands};
}

static void
add_edges(Flow *flow, BsOp *owner, const BsRegion *from)
{
    const BsOp *op = flow->op;
    g_autofree BsRegion **targets = g_new(BsRegion *, op->n_regions + 1);
    const guint32 n = op->def->region_branch->successors(op, from, targets, op->n_regions + 1);
    for (guint32 t = 0; t < n; t++) {
        const BsRange inputs = inputs_of(op, targets[t]);
        const BsRange operands = operands_of(op, owner, targets[t]);
        for (guint32 i = 0; i < MIN(inputs.n, operands.n); i++) {
            const guint32 slot = slot_of(flow, targets[t], inputs.begin + i);
            flow->inputs[slot] = targets[t] ? targets[t]->first->args[inputs.begin + i]
                                            : bs_op_result(op, inputs.begin + i);
            bs_vec_push(&flow->edges, ((Edge){owner, operands.begin + i, slot}));
        }
    }
}

static gboolean
is_region_terminator(const BsOp *op)
{
    return op && (op->def->region_terminator || bs_op_has_trait(op, BS_TRAIT_RETURN_LIKE));
}

static void
flow_init(Flow *flow, BsOp *op)
{
    *flow = (Flow){.op = op, .n_slots = op->n_results};
    flow->first_slot = g_new(guint32, op->n_regions + 1);
    for (guint32 r = 0; r < op->n_regions; r++) {
        flow->first_slot[r] = flow->n_slots;
        flow->n_slots += bs_op_region(op, r)->first ? bs_op_region(op, r)->first->n_args : 0;
    }
    flow->inputs = g_new0(BsValue *, flow->n_slots + 1);
    add_edges(flow, op, NULL);
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            if (is_region_terminator(block->last))
                add_edges(flow, block->last, bs_op_region(op, r));
        }
    }
}

static BsValue *
passed(const Edge *edge)
{
    return bs_op_operand(edge->owner, edge->operand);
}

// -- MakeRegionBranchOpSuccessorInputsDead -------------------------------------------------------

// What reaches each input: nothing yet, one value that is no input, or MANY (itself an address that
// no value has).
typedef struct Reaching {
    const Flow *flow;
    BsValue **values; // by slot
    BsValue *many;
} Reaching;

static gboolean
reach(Reaching *reaching, guint32 slot, BsValue *value)
{
    BsValue **known = &reaching->values[slot];
    if (!value || *known == value || *known == reaching->many)
        return FALSE;
    *known = *known ? reaching->many : value;
    return TRUE;
}

// Rises at most twice per input, and an input that rose passes it on: the edges are sorted by what
// they come from.
static void
find_reaching(Reaching *reaching)
{
    const Flow *flow = reaching->flow;
    g_autofree guint32 *begin = g_new0(guint32, flow->n_slots + 2),
                       *targets = g_new(guint32, flow->edges.len + 1);
    BS_VEC(guint32) risen = {0};
    for (guint i = 0; i < flow->edges.len; i++)
        begin[find_slot(flow, passed(&flow->edges.data[i])) + 1]++;
    for (guint32 s = 0; s <= flow->n_slots; s++)
        begin[s + 1] += begin[s];
    g_autofree guint32 *next = g_memdup2(begin, (flow->n_slots + 2) * sizeof *begin);
    for (guint i = 0; i < flow->edges.len; i++) {
        const Edge *edge = &flow->edges.data[i];
        const guint32 from = find_slot(flow, passed(edge));
        targets[next[from]++] = edge->input;
        if (from == flow->n_slots && reach(reaching, edge->input, passed(edge)))
            bs_vec_push(&risen, edge->input);
    }
    while (risen.len) {
        const guint32 slot = bs_vec_pop(&risen);
        for (guint32 i = begin[slot]; i < begin[slot + 1]; i++) {
            if (reach(reaching, targets[i], reaching->values[slot]))
                bs_vec_push(&risen, targets[i]);
        }
    }
    bs_vec_free(&risen);
}

// Whether a value that reaches an input is known where the input is.
static gboolean
is_known_at(const BsOp *op, const BsValue *value, const BsValue *input)
{
    const BsBlock *block = bs_value_block(value);
    if (!block || !block->region || block->region->op != op)
        return TRUE;
    return !bs_value_op(input) && !bs_value_op(value) &&
           bs_value_arg_block(value) == bs_value_arg_block(input);
}

gboolean
bs_region_branch_make_inputs_dead(BsBuilder *builder, BsOp *op)
{
    Flow flow;
    BsValue many;
    flow_init(&flow, op);
    Reaching reaching = {&flow, g_new0(BsValue *, flow.n_slots + 1), &many};
    find_reaching(&reaching);
    gboolean changed = FALSE;
    for (guint32 s = 0; s < flow.n_slots; s++) {
        BsValue *input = flow.inputs[s], *value = reaching.values[s];
        if (!input || !bs_value_uses(input) || !value || value == &many ||
            !is_known_at(op, value, input))
            continue;
        bs_builder_replace_uses(builder, input, value);
        changed = TRUE;
    }
    g_free(reaching.values);
    flow_clear(&flow);
    return changed;
}

// -- RemoveDuplicateSuccessorInputUses -----------------------------------------------------------

// An input with the edges that lead to it.
typedef struct Fed {
    const Flow *flow;
    BsValue *input;
    const guint32 *edges;
    guint32 n;
} Fed;

static gconstpointer
owner_of(const BsValue *value)
{
    return bs_value_op(value) ? (gconstpointer)bs_value_op(value) : bs_value_arg_block(value);
}

static guint
fed_hash(gconstpointer key)
{
    const Fed *fed = key;
    guint hash = g_direct_hash(owner_of(fed->input));
    for (guint32 i = 0; i < fed->n; i++)
        hash = hash * 31 + g_direct_hash(passed(&fed->flow->edges.data[fed->edges[i]]));
    return hash;
}

static gboolean
fed_equal(gconstpointer a_key, gconstpointer b_key)
{
    const Fed *a = a_key, *b = b_key;
    if (a->n != b->n || owner_of(a->input) != owner_of(b->input))
        return FALSE;
    for (guint32 i = 0; i < a->n; i++) {
        const Edge *x = &a->flow->edges.data[a->edges[i]], *y = &b->flow->edges.data[b->edges[i]];
        if (x->owner != y->owner || passed(x) != passed(y))
            return FALSE;
    }
    return TRUE;
}

// Fills `fed` by slot; the numbers of the edges, sorted by input, go to `edges`.
static void
gather(const Flow *flow, Fed *fed, guint32 *edges)
{
    for (guint i = 0; i < flow->edges.len; i++)
        fed[flow->edges.data[i].input].n++;
    guint32 at = 0;
    for (guint32 s = 0; s < flow->n_slots; s++) {
        const guint32 n = fed[s].n;
        fed[s] = (Fed){flow, flow->inputs[s], edges + at, 0};
        at += n;
    }
    for (guint i = 0; i < flow->edges.len; i++) {
        Fed *to = &fed[flow->edges.data[i].input];
        edges[to->edges - edges + to->n++] = i;
    }
}

// Of inputs of one place to which always the same is passed, the first is used. Upstream compares
// every two of them.
gboolean
bs_region_branch_remove_duplicate_uses(BsBuilder *builder, BsOp *op)
{
    Flow flow;
    flow_init(&flow, op);
    g_autofree Fed *fed = g_new0(Fed, flow.n_slots + 1);
    g_autofree guint32 *edges = g_new(guint32, flow.edges.len + 1);
    gather(&flow, fed, edges);
    g_autoptr(GHashTable) firsts = g_hash_table_new(fed_hash, fed_equal);
    BS_VEC(BsValue *) pairs = {0}; // what is replaced, and by what
    for (guint32 s = 0; s < flow.n_slots; s++) {
        if (!flow.inputs[s])
            continue;
        const Fed *first = g_hash_table_lookup(firsts, &fed[s]);
        if (!first) {
            g_hash_table_add(firsts, &fed[s]);
        } else if (bs_value_uses(flow.inputs[s])) {
            bs_vec_push(&pairs, flow.inputs[s]);
            bs_vec_push(&pairs, first->input);
        }
    }
    const gboolean changed = pairs.len > 0;
    for (guint i = 0; i < pairs.len; i += 2)
        bs_builder_replace_uses(builder, pairs.data[i], pairs.data[i + 1]);
    bs_vec_free(&pairs);
    flow_clear(&flow);
    return changed;
}

// -- RemoveDeadRegionBranchOpSuccessorInputs -----------------------------------------------------

// Inputs that receive the same operand are tied: they go together or not at all.
static guint32
find_leader(guint32 *leaders, guint32 slot)
{
    while (leaders[slot] != slot) {
        leaders[slot] = leaders[leaders[slot]];
        slot = leaders[slot];
    }
    return slot;
}

static void
tie(Flow *flow, guint32 *leaders)
{
    for (guint32 s = 0; s < flow->n_slots; s++)
        leaders[s] = s;
    g_autoptr(GHashTable) first_edges = g_hash_table_new(NULL, NULL);
    for (guint i = 0; i < flow->edges.len; i++) {
        const Edge *edge = &flow->edges.data[i];
        const BsUse *use = &bs_op_operands(edge->owner)[edge->operand];
        const Edge *first = g_hash_table_lookup(first_edges, use);
        if (first)
            leaders[find_leader(leaders, edge->input)] = find_leader(leaders, first->input);
        else
            g_hash_table_insert(first_edges, (gpointer)(gsize)use, &flow->edges.data[i]);
    }
}

// Marks the inputs that can go, by slot; returns whether there are any.
static gboolean
find_dead(Flow *flow, gboolean *dead)
{
    g_autofree guint32 *leaders = g_new(guint32, flow->n_slots + 1);
    g_autofree gboolean *live = g_new0(gboolean, flow->n_slots + 1);
    gboolean any = FALSE;
    tie(flow, leaders);
    for (guint32 s = 0; s < flow->n_slots; s++) {
        if (flow->inputs[s] && bs_value_uses(flow->inputs[s]))
            live[find_leader(leaders, s)] = TRUE;
    }
    for (guint32 s = 0; s < flow->n_slots; s++) {
        dead[s] = flow->inputs[s] && !live[find_leader(leaders, s)];
        any |= dead[s];
    }
    return any;
}

// Takes operands that only dead inputs receive out of an op; its edges follow one another.
static void
erase_operands(BsBuilder *builder, const Flow *flow, guint first, guint end, const gboolean *dead)
{
    BsOp *owner = flow->edges.data[first].owner;
    g_autofree gboolean *erased = g_new0(gboolean, owner->n_operands);
    gboolean any = FALSE;
    for (guint i = first; i < end; i++) {
        if (dead[flow->edges.data[i].input])
            any = erased[flow->edges.data[i].operand] = TRUE;
    }
    if (!any)
        return;
    BsValues kept = {0};
    for (guint32 i = 0; i < owner->n_operands; i++) {
        if (!erased[i])
            bs_vec_push(&kept, bs_op_operand(owner, i));
    }
    bs_op_set_operands(builder->ir, owner, kept.len, kept.data);
    bs_builder_modified(builder, owner);
    bs_vec_free(&kept);
}

// The op without its dead results, with the regions of this one.
static void
erase_results(BsBuilder *builder, BsOp *op, const gboolean *dead)
{
    BsValues operands = {0}, by = {0};
    BsTypeList types = {0};
    bs_values_add_operands(&operands, op);
    for (guint32 i = 0; i < op->n_results; i++) {
        if (!dead[i])
            bs_vec_push(&types, bs_op_result(op, i)->type);
    }
    if (types.len < op->n_results) {
        BsOp *made = bs_builder_op(builder, op->def->name, op->loc, operands.len, operands.data,
                                   types.len, types.data, op->attrs, op->n_regions);
        for (guint32 r = 0; r < op->n_regions; r++)
            bs_rewrite_move_blocks(builder, bs_op_region(made, r), bs_op_region(op, r));
        guint32 n_kept = 0;
        for (guint32 i = 0; i < op->n_results; i++)
            bs_vec_push(&by, dead[i] ? NULL : bs_op_result(made, n_kept++));
        bs_builder_replace_op(builder, op, by.data);
    }
    bs_vec_free(&operands);
    bs_vec_free(&by);
    bs_vec_free(&types);
}

static void
erase_dead(BsBuilder *builder, const Flow *flow, const gboolean *dead)
{
    for (guint i = 0, end; i < flow->edges.len; i = end) {
        for (end = i; end < flow->edges.len; end++) {
            if (flow->edges.data[end].owner != flow->edges.data[i].owner)
                break;
        }
        erase_operands(builder, flow, i, end, dead);
    }
    for (guint32 s = flow->n_slots; s-- > flow->op->n_results;) {
        if (!dead[s])
            continue;
        bs_block_erase_arg(builder->ir, bs_value_block(flow->inputs[s]), flow->inputs[s]->index);
        bs_builder_modified(builder, flow->op);
    }
    erase_results(builder, flow->op, dead);
}

gboolean
bs_region_branch_remove_dead_inputs(BsBuilder *builder, BsOp *op)
{
    Flow flow;
    flow_init(&flow, op);
    g_autofree gboolean *dead = g_new0(gboolean, flow.n_slots + 1);
    const gboolean changed = find_dead(&flow, dead);
    if (changed)
        erase_dead(builder, &flow, dead);
    flow_clear(&flow);
    return changed;
}
