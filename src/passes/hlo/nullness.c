// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where indicators come from, and where they go.
#include "passes/hlo/nullness.h"
#include "dialects/deallocation/deallocation.h"
#include "support/i18n.h"

// -- where they come from ------------------------------------------------------------------------

// Whether control goes through its regions as its row says, and from block to block in none.
static gboolean
is_branch(const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        const BsBlock *block = bs_op_region(op, r)->first;
        if (block && block->next)
            return FALSE;
    }
    return bs_hlo_is_branch(op);
}

// The op through whose regions the value comes, or NULL: as an argument of its region, or a result.
static BsOp *
branch_of(const BsValue *value)
{
    const BsBlock *block = bs_value_arg_block(value);
    BsOp *op = block ? bs_block_parent_op(block) : bs_value_op(value);
    return op && is_branch(op) ? op : NULL;
}

static guint8
nullness_of_itself(const BsValue *value)
{
    const BsOp *op = bs_value_op(value);
    if (op && bs_op_is(op, "deallocation.own"))
        return BS_HLO_NEVER_NULL;
    if (op && (bs_op_is(op, "deallocation.null") || bs_op_is(op, "deallocation.retain")))
        return BS_HLO_ALWAYS_NULL; // a retain of nothing that fits
    return branch_of(value) ? BS_HLO_UNDEFINED : BS_HLO_SOMETIMES_NULL;
}

static void
add_sources(BsOp *op, const BsValue *value, BsHloValues *next)
{
    const BsRegion *to = bs_value_is_arg(value) ? bs_value_arg_block(value)->region : NULL;
    BsHloEdges edges = {0};
    bs_hlo_add_all_edges(op, &edges);
    for (guint i = 0; i < edges.len; i++) {
        const BsHloEdge *edge = &edges.data[i];
        const guint32 number = value->index - edge->inputs.begin; // huge when it is before
        if (edge->to == to && number < edge->operands.n)
            bs_vec_push(next, bs_hlo_edge_operand(edge, number));
    }
    bs_vec_free(&edges);
}

static void
follow_back(BsValue *value, BsHloValues *next)
{
    const BsOp *op = bs_value_op(value);
    if (op && bs_op_is(op, "deallocation.retain")) {
        const BsRange allocs = bs_retain_allocs(op);
        for (guint32 i = 0; i < allocs.n; i++)
            bs_vec_push(next, bs_op_operand(op, allocs.begin + i));
    } else if (branch_of(value)) {
        add_sources(branch_of(value), value, next);
    }
}

static void
report_nullness(gpointer data, BsValue *value, guint8 bits, guint32 n, BsValue *const *next)
{
    static const char *const words[] = {
        [BS_HLO_UNDEFINED] = N_("nothing ever reaches it"),
        [BS_HLO_ALWAYS_NULL] = N_("always null"),
        [BS_HLO_NEVER_NULL] = N_("never null"),
        [BS_HLO_SOMETIMES_NULL] = N_("null or not"),
    };
    g_autofree BsEventItem *items = g_new0(BsEventItem, n + 1);
    for (guint32 i = 0; i < n; i++) {
        items[i].role = BS_ROLE_SOURCE;
        items[i].value = next[i];
    }
    bs_report((BsEventSink *)data, .kind = BS_EVENT_NULLNESS, .op = bs_value_owner(value),
              .value = value, .block = bs_value_block(value), .rule = words[bits], .n_items = n,
              .items = items);
}

BsHloFacts *
bs_hlo_nullness_new(BsEventSink *events)
{
    const BsHloFactKind kind = {nullness_of_itself, follow_back, events ? report_nullness : NULL,
                                events};
    return bs_hlo_facts_new(&kind);
}

static BsValue *
nth_memref(const BsBlock *block, BsOp *op, guint32 n, guint32 *at)
{
    for (; *at < n; (*at)++) {
        BsValue *value = block ? block->args[*at] : bs_op_result(op, *at);
        if (bs_type_is_memref(value->type))
            return value;
    }
    return NULL;
}

// The k-th indicator among the arguments or results is that of the k-th memref.
static void
look_at_places(BsHloPlaces *places, const BsBlock *block, BsOp *op)
{
    const guint32 n = block ? block->n_args : op->n_results;
    guint32 at = 0;
    BsValue *memref = nth_memref(block, op, n, &at);
    for (guint32 i = 0; i < n; i++) {
        const BsValue *value = block ? block->args[i] : bs_op_result(op, i);
        const guint32 number = bs_id_map_number(&places->numbers, value->id);
        g_return_if_fail(number == places->memrefs.len);
        bs_vec_push(&places->memrefs, memref);
        if (memref && bs_type_is_ownership(value->type)) {
            at++;
            memref = nth_memref(block, op, n, &at);
        }
    }
}

static BsValue *
memref_by_place(BsHloPlaces *places, const BsValue *indicator)
{
    if (bs_id_map_find(&places->numbers, indicator->id) == BS_ID_NONE)
        look_at_places(places, bs_value_arg_block(indicator), bs_value_op(indicator));
    return places->memrefs.data[bs_id_map_find(&places->numbers, indicator->id)];
}

void
bs_hlo_places_clear(BsHloPlaces *places)
{
    bs_id_map_clear(&places->numbers);
    bs_vec_free(&places->memrefs);
}

BsValue *
bs_hlo_owned_memref(BsHloPlaces *places, const BsValue *indicator)
{
    const BsOp *op = bs_value_op(indicator);
    if (op && bs_op_is(op, "deallocation.own"))
        return bs_op_operand(op, 0);
    return branch_of(indicator) ? memref_by_place(places, indicator) : NULL;
}

BsValue *
bs_hlo_memref_of(BsHloPlaces *places, const BsValue *indicator)
{
    const BsOp *op = bs_value_op(indicator);
    if (op && bs_op_is(op, "deallocation.retain")) {
        const BsRange memrefs = bs_retain_memrefs(op);
        return indicator->index < memrefs.n ? bs_op_operand(op, memrefs.begin + indicator->index)
                                            : NULL;
    }
    return op && bs_op_has_trait(op, BS_TRAIT_CALL) ? memref_by_place(places, indicator)
                                                    : bs_hlo_owned_memref(places, indicator);
}

// -- where they go -------------------------------------------------------------------------------

// The branch op through whose regions the operand goes, or NULL.
static BsOp *
passed_through(const BsUse *use, BsRegion **from)
{
    BsOp *user = bs_use_owner(use), *around = bs_op_parent(user);
    *from = NULL;
    if (is_branch(user))
        return user;
    if (!around || !is_branch(around) || !bs_op_is_terminator(user))
        return NULL;
    *from = bs_op_parent_region(user);
    return around;
}

BsOp *
bs_hlo_find_real_use(const BsValue *value)
{
    BsRegion *from;
    bs_value_for_each_use (value, use) {
        if (!passed_through(use, &from))
            return bs_use_owner(use);
    }
    return NULL;
}

static guint8
has_real_use(const BsValue *value)
{
    return bs_hlo_find_real_use(value) != NULL;
}

static void
add_targets(const BsUse *use, BsHloEdges *edges, BsHloValues *next)
{
    BsRegion *from;
    BsOp *op = passed_through(use, &from);
    if (!op)
        return;
    bs_vec_clear(edges);
    bs_hlo_add_edges_from(op, from, edges);
    for (guint i = 0; i < edges->len; i++) {
        const guint32 number = bs_use_index(use) - edges->data[i].operands.begin;
        if (number < edges->data[i].operands.n)
            bs_vec_push(next, bs_hlo_edge_input(&edges->data[i], op, number));
    }
}

static void
follow_on(BsValue *value, BsHloValues *next)
{
    BsHloEdges edges = {0};
    bs_value_for_each_use (value, use)
        add_targets(use, &edges, next);
    bs_vec_free(&edges);
}

BsHloFacts *
bs_hlo_uses_new(void)
{
    const BsHloFactKind kind = {has_real_use, follow_on, NULL, NULL};
    return bs_hlo_facts_new(&kind);
}
