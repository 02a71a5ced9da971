// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of the ownership pass: a cell per memref and block, what a block must free, and the
// lists of a dealloc (DeallocationState in upstream's BufferDeallocationOpInterface.cpp).
#include "dialects/bufferization/dealloc.h"
#include "ir/loc.h"
#include "passes/ownership/ownership-deallocation-private.h"
#include "passes/run/rules.h"
#include "passes/run/upstream-failure.h"
#include "support/i18n.h"

// -- cells ---------------------------------------------------------------------------------------

static guint64
cell_key(const BsValue *memref, const BsBlock *block)
{
    return (guint64)memref->id << 32 | block->id;
}

void
bs_ownership_clear_cells(BsOwnershipPass *pass)
{
    bs_id_map_reset(&pass->cell_numbers);
    bs_vec_clear(&pass->cells);
}

BsOwnership
bs_ownership_get(const BsOwnershipPass *pass, const BsValue *memref, const BsBlock *block)
{
    guint32 number = bs_id_map_find(&pass->cell_numbers, cell_key(memref, block));
    return number == BS_ID_NONE ? (BsOwnership){0} : pass->cells.data[number];
}

static void
store(BsOwnershipPass *pass, const BsValue *memref, const BsBlock *block, BsOwnership ownership)
{
    guint32 number = bs_id_map_number(&pass->cell_numbers, cell_key(memref, block));
    if (number == pass->cells.len)
        bs_vec_push(&pass->cells, ownership);
    pass->cells.data[number] = ownership;
}

static void
report_cell(BsOwnershipPass *pass, BsValue *memref, BsBlock *block, BsOwnership before,
            BsOwnership after, const char *rule)
{
    if (before.state != after.state || before.indicator != after.indicator) {
        bs_ownership_report(pass, .kind = BS_EVENT_OWNERSHIP, .value = memref, .block = block,
                            .ownership = &(BsOwnershipChange){before, after}, .rule = rule,
                            .n_items = pass->items.len, .items = pass->items.data);
    }
    bs_vec_clear(&pass->items);
}

void
bs_ownership_join_cell(BsOwnershipPass *pass, BsValue *memref, BsBlock *block, BsOwnership update,
                       const char *rule)
{
    BsOwnership before = bs_ownership_get(pass, memref, block);
    BsOwnership after = bs_ownership_join(before, update);
    store(pass, memref, block, after);
    report_cell(pass, memref, block, before, after, rule);
}

void
bs_ownership_set_cell(BsOwnershipPass *pass, BsValue *memref, BsBlock *block, BsValue *indicator,
                      const char *rule)
{
    BsOwnership before = bs_ownership_get(pass, memref, block);
    store(pass, memref, block, bs_ownership_unique(indicator));
    report_cell(pass, memref, block, before, bs_ownership_unique(indicator), rule);
}

void
bs_ownership_take_results(BsOwnershipPass *pass, BsOp *dealloc)
{
    bs_vec_clear(&pass->before);
    for (guint32 i = 0; i < pass->retained.len; i++) {
        bs_vec_push(&pass->before, bs_ownership_get(pass, pass->retained.data[i], pass->block));
        store(pass, pass->retained.data[i], pass->block, (BsOwnership){0});
    }
    for (guint32 i = 0; i < pass->retained.len; i++) {
        BsValue *memref = pass->retained.data[i];
        BsOwnership now = bs_ownership_get(pass, memref, pass->block);
        BsOwnership after = bs_ownership_join(now, bs_ownership_unique(bs_op_result(dealloc, i)));
        store(pass, memref, pass->block, after);
        gboolean first = now.state == BS_OWNERSHIP_UNINITIALIZED;
        report_cell(pass, memref, pass->block, first ? pass->before.data[i] : now, after,
                    bs_rule_result_of_the_dealloc);
    }
}

void
bs_ownership_add_todo(BsOwnershipPass *pass, BsValue *memref, BsReason reason)
{
    BsEventItem item = {.role = BS_ROLE_TO_FREE, .reason = reason, .value = memref};
    bs_ownership_report(pass, .kind = BS_EVENT_TO_FREE, .value = memref, .block = pass->block,
                        .n_items = 1, .items = &item);
    bs_vec_push(&pass->todo, ((BsTodo){memref, reason}));
}

void
bs_ownership_add_item(BsOwnershipPass *pass, BsEventItem item)
{
    if (pass->context->events)
        bs_vec_push(&pass->items, item);
}

// -- lists ---------------------------------------------------------------------------------------

// Liveness names results of ops that were rebuilt since, and upstream then reads freed memory. For
// some kinds of ops it finds the new op in the old one's place and takes the result for not live,
// which is what we do there, too; for those that pass->remade knows the new result counts. Of these
// upstream crashes at the last result, which lies where freed memory is written to first; others it
// finds as they were. NULL for what is not live, or is no memref.
static BsValue *
remade_memref(const BsOwnershipPass *pass, const BsValue *value)
{
    BsOp *made = g_hash_table_lookup(pass->remade, bs_value_op(value));
    if (!made)
        return NULL;
    const gboolean memref = bs_type_is_memref(value->type);
    if (value->index + 1 == bs_value_op(value)->n_results)
        bs_warn_upstream(pass->context, made, BS_UPSTREAM_CRASHES,
                         "it asks for the type of a result whose op it has erased");
    else if (memref)
        bs_warn_upstream(pass->context, made, BS_UPSTREAM_MAY_CRASH,
                         "it keeps a result whose op it has erased");
    return memref ? bs_op_result(made, value->index) : NULL;
}

static BsValue *
live_memref(const BsOwnershipPass *pass, BsValue *value)
{
    if (bs_value_op(value) && bs_value_op(value)->erased)
        return remade_memref(pass, value);
    return bs_type_is_memref(value->type) ? value : NULL;
}

void
bs_ownership_live_in(BsOwnershipPass *pass, const BsBlock *block)
{
    bs_vec_clear(&pass->live);
    guint32 n;
    BsValue *const *values = bs_liveness_live_in(pass->liveness, block, &n);
    for (guint32 i = 0; i < n; i++) {
        BsValue *memref = live_memref(pass, values[i]);
        if (memref)
            bs_vec_push(&pass->live, memref);
    }
    bs_ownership_sort(&pass->live);
}

// Sorts what is live behind `op`. Upstream has made the inputs of the dealloc before it does.
static void
sort_live(BsOwnershipPass *pass, BsOp *op)
{
    if (pass->live.len < 2)
        return;
    gboolean makes_inputs = FALSE;
    for (guint32 i = 0; i < pass->todo.len; i++)
        makes_inputs |= pass->todo.data[i].memref->type->kind == BS_TYPE_MEMREF;
    const guint32 order = makes_inputs ? bs_op_hide_order(op) : 0;
    bs_ownership_sort(&pass->live);
    if (makes_inputs)
        bs_op_show_order(op, order);
}

void
bs_ownership_find_retained(BsOwnershipPass *pass, BsOp *op, BsRange forwarded,
                           const BsBlock *target)
{
    bs_vec_clear(&pass->retained);
    for (guint32 i = 0; i < forwarded.n; i++) {
        BsValue *operand = bs_op_operand(op, forwarded.begin + i);
        if (bs_type_is_memref(operand->type))
            bs_vec_push(&pass->retained, operand);
    }
    pass->n_forwarded = pass->retained.len;

    BsValueList *live = &pass->live;
    bs_vec_clear(live);
    guint32 n;
    BsValue *const *values = bs_liveness_live_out(pass->liveness, pass->block, &n);
    for (guint32 i = 0; i < n; i++) {
        if (live_memref(pass, values[i]))
            bs_vec_push(live, values[i]);
    }
    // What does not live into the target goes; as in upstream's set the last one takes its place.
    for (guint32 i = 0; target && i < live->len;) {
        if (bs_liveness_is_live_in(pass->liveness, target, live->data[i]))
            i++;
        else
            live->data[i] = live->data[--live->len];
    }
    for (guint32 i = 0; i < live->len; i++)
        live->data[i] = live_memref(pass, live->data[i]);
    sort_live(pass, op);
    for (guint32 i = 0; i < live->len; i++)
        bs_vec_push(&pass->retained, live->data[i]);
}

// The branch that forwards the memref to a block into which it is live as well, or NULL. Then the
// dealloc before the branch retains it twice, and its two results make it unknown.
static const BsOp *
find_branch_that_keeps(const BsOwnershipPass *pass, const BsValue *memref)
{
    bs_value_for_each_use (memref, use) {
        const BsOp *op = bs_use_owner(use);
        const guint32 index = bs_use_index(use);
        for (guint32 i = 0; i < op->n_successors; i++) {
            const BsRange passed = bs_op_successor_operands(op, i);
            if (index >= passed.begin && index < passed.begin + passed.n &&
                bs_liveness_is_live_in(pass->liveness, bs_successor_block(bs_op_successor(op, i)),
                                       memref))
                return op;
        }
    }
    return NULL;
}

// Upstream says no more than that it refuses.
static void
explain_ownership(const BsOwnershipPass *pass, BsDiag *diag, const BsValue *memref)
{
    const BsOp *branch = find_branch_that_keeps(pass, memref);
    g_autofree char *line = branch && branch->loc.column && !bs_loc_is_attr(branch->loc)
                                ? g_strdup_printf(" in line %u", branch->loc.line)
                                : NULL;
    if (branch)
        bs_diag_set_why(diag,
                        "%s%s passes it to a block that also uses it by its own name, so "
                        "that it is retained twice and two indicators say who owns it; the block "
                        "should use its argument only",
                        branch->def->name, line ? line : "");
    else
        bs_diag_set_why(diag, "at the end of a block that has to free it, no single indicator says "
                              "whether it is owned");
}

void
bs_ownership_report_dealloc(BsOwnershipPass *pass, BsOp *op, BsBlock *target)
{
    if (!pass->context->events)
        return;
    for (guint32 i = 0; i < pass->todo.len; i++) {
        const BsTodo *todo = &pass->todo.data[i];
        bs_ownership_add_item(
            pass, (BsEventItem){.role = BS_ROLE_TO_FREE,
                                .reason = todo->reason,
                                .value = todo->memref,
                                .condition =
                                    bs_ownership_get(pass, todo->memref, pass->block).indicator});
    }
    for (guint32 i = 0; i < pass->retained.len; i++) {
        BsReason reason = i < pass->n_forwarded ? BS_REASON_PASSED : BS_REASON_LIVE_THERE;
        bs_ownership_add_item(pass, (BsEventItem){.role = BS_ROLE_RETAINED,
                                                  .reason = reason,
                                                  .value = pass->retained.data[i]});
    }
    bs_ownership_report(pass, .kind = BS_EVENT_DEALLOC, .op = op, .block = pass->block,
                        .target = target, .n_items = pass->items.len, .items = pass->items.data);
    bs_vec_clear(&pass->items);
}

// -- making the dealloc --------------------------------------------------------------------------

// Upstream's memory space gets lost in 19 (an error follows when it was not the default one); 22
// keeps it and writes the layout out.
static const BsType *
type_of_rank_0(BsContext *types, const BsType *unranked)
{
    const BsType *element = unranked->shaped.element;
    if (bs_context_upstream(types) < BS_UPSTREAM_22)
        return bs_type_memref(types, 0, NULL, element, NULL, NULL);
    return bs_type_memref(types, 0, NULL, element, bs_attr_strided(types, 0, NULL, 0),
                          unranked->shaped.space);
}

// An unranked memref as one of rank 0, because only ranked ones can be taken apart.
static BsValue *
make_ranked(BsOwnershipPass *pass, BsBuilder *builder, BsLoc loc, BsValue *memref)
{
    BsContext *types = pass->ir->context;
    const BsType *ranked = type_of_rank_0(types, memref->type);
    const gint64 zero = 0;
    const gint32 segments[] = {1, 0, 0, 0};
    const BsNamedAttr attrs[] = {
        {bs_context_string(types, "operandSegmentSizes"), bs_attr_i32_array(types, 4, segments)},
        {bs_context_string(types, "static_offsets"), bs_attr_i64_array(types, 1, &zero)},
        {bs_context_string(types, "static_sizes"), bs_attr_i64_array(types, 0, NULL)},
        {bs_context_string(types, "static_strides"), bs_attr_i64_array(types, 0, NULL)},
    };
    const BsAttr *dict = bs_attr_dict(types, G_N_ELEMENTS(attrs), attrs);
    return bs_builder_value(builder, "memref.reinterpret_cast", loc, ranked, memref, NULL, NULL,
                            dict);
}

// The buffer as it was allocated: a view of it can't be freed.
static BsValue *
make_base_buffer(BsOwnershipPass *pass, BsBuilder *builder, BsLoc loc, BsValue *memref)
{
    if (memref->type->kind == BS_TYPE_UNRANKED_MEMREF)
        memref = make_ranked(pass, builder, loc, memref);
    const BsType *type = memref->type, *index = bs_type_index(pass->ir->context);
    guint32 n = 2 + 2 * type->shaped.rank;
    bs_vec_clear(&pass->types);
    bs_vec_push(&pass->types, bs_type_memref(pass->ir->context, 0, NULL, type->shaped.element, NULL,
                                             type->shaped.space));
    for (guint32 i = 1; i < n; i++)
        bs_vec_push(&pass->types, index);
    BsOp *op = bs_builder_op(builder, "memref.extract_strided_metadata", loc, 1, &memref, n,
                             pass->types.data, NULL, 0);
    return bs_op_result(op, 0);
}

void
bs_ownership_make_inputs(BsOwnershipPass *pass, BsBuilder *builder, BsLoc loc)
{
    bs_vec_clear(&pass->memrefs);
    bs_vec_clear(&pass->conditions);
    for (guint32 i = 0; i < pass->todo.len; i++) {
        BsValue *memref = pass->todo.data[i].memref;
        bs_vec_push(&pass->conditions, bs_ownership_get(pass, memref, pass->block).indicator);
        bs_vec_push(&pass->memrefs, make_base_buffer(pass, builder, loc, memref));
    }
}

static void
refuse_todo(BsOwnershipPass *pass, const BsValue *memref)
{
    BsDiag *diag = bs_diags_error(pass->context->diags, bs_value_loc(memref),
                                  "MemRef value does not have valid ownership");
    diag->op = bs_value_owner(memref);
    explain_ownership(pass, diag, memref);
}

static gboolean
has_indicator(BsOwnershipPass *pass, BsValue *memref)
{
    return bs_ownership_get(pass, memref, pass->block).state == BS_OWNERSHIP_UNIQUE;
}

gboolean
bs_ownership_check_todo(BsOwnershipPass *pass, BsOp *op)
{
    guint32 n = 0;
    while (n < pass->todo.len && has_indicator(pass, pass->todo.data[n].memref))
        n++;
    if (n == pass->todo.len)
        return TRUE;
    // Upstream takes them apart one by one: those before the one that it refuses stay so.
    const BsValue *refused = pass->todo.data[n].memref;
    pass->todo.len = n;
    if (n) {
        bs_ownership_report(pass, .kind = BS_EVENT_INDICATOR, .op = op, .block = pass->block,
                            .rule = bs_rule_base_buffers_before_refusal);
        BsBuilder builder;
        bs_builder_init(&builder, pass->ir);
        bs_builder_set_before(&builder, op);
        bs_ownership_make_inputs(pass, &builder, op->loc);
    }
    refuse_todo(pass, refused);
    return FALSE;
}

BsOp *
bs_ownership_make_dealloc(BsOwnershipPass *pass, BsBuilder *builder, BsLoc loc,
                          BsValue *const *conditions)
{
    return bs_dealloc_build(builder, loc, pass->memrefs.len, pass->memrefs.data, conditions,
                            pass->retained.len, pass->retained.data);
}

// -- whether the IR is valid ---------------------------------------------------------------------

// One side of an edge between blocks changed: when the other side had not, they disagree from now
// on.
static void
edge_side_changed(BsOwnershipPass *pass, gboolean other_changed)
{
    pass->pending += other_changed ? -1 : 1;
}

void
bs_ownership_block_extended(BsOwnershipPass *pass, BsBlock *block)
{
    bs_id_map_number(&pass->extended, block->id);
    BsOp *parent = bs_block_parent_op(block);
    if (bs_block_is_entry(block) && parent)
        bs_ownership_parent_changed(pass, parent);
    for (const BsSuccessor *pred = block->preds; pred; pred = bs_successor_next(pred)) {
        // The branch is done when it passes as many operands as there will be arguments.
        BsRange passed =
            bs_op_successor_operands(bs_successor_owner(pred), bs_successor_index(pred));
        edge_side_changed(pass, passed.n == block->n_args + 1);
    }
}

void
bs_ownership_branch_extended(BsOwnershipPass *pass, const BsBlock *target)
{
    edge_side_changed(pass, bs_id_map_find(&pass->extended, target->id) != BS_ID_NONE);
}

void
bs_ownership_parent_changed(BsOwnershipPass *pass, BsOp *parent)
{
    if (g_hash_table_add(pass->half_done, parent))
        pass->pending++;
}

void
bs_ownership_op_rebuilt(BsOwnershipPass *pass, BsOp *old)
{
    if (g_hash_table_remove(pass->half_done, old))
        pass->pending--;
}

void
bs_ownership_signature_changed(BsOwnershipPass *pass)
{
    if (!pass->signatures_differ) {
        pass->signatures_differ = TRUE;
        pass->pending++;
    }
}
