// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What each kind of op does to ownership: allocation and free effects, ops with regions, calls, and
// everything else (the handleInterface functions and populateRemainingOwnerships of
// OwnershipBasedBufferDeallocation.cpp). An op may be of several kinds; the handlers run in
// upstream's order and may replace the op.
#include "analysis/callee.h"
#include "ir/shape.h"
#include "passes/ownership/ownership-deallocation-private.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

const char bs_manual_deallocation[] = "bufferization.manual_deallocation";

static void
report_indicator(BsOwnershipPass *pass, BsOp *op, BsValue *value, const char *rule)
{
    bs_ownership_report(pass, .kind = BS_EVENT_INDICATOR, .op = op, .block = pass->block,
                        .value = value, .rule = rule);
}

// -- allocation and free -------------------------------------------------------------------------

// A manual free asserts at run time that the pass does not free the buffer too.
static void
assert_not_owned(BsOwnershipPass *pass, BsOp *op, BsValue *memref)
{
    BsOwnership ownership = bs_ownership_get(pass, memref, pass->block);
    if (ownership.state != BS_OWNERSHIP_UNIQUE)
        return;
    report_indicator(pass, op, memref, bs_rule_freed_by_hand);
    BsBuilder builder;
    bs_builder_init(&builder, pass->ir);
    bs_builder_set_before(&builder, op);
    BsValue *yes = bs_builder_bool(&builder, op->loc, TRUE);
    BsValue *not_owned = bs_builder_value(&builder, "arith.xori", op->loc, pass->i1,
                                          ownership.indicator, yes, NULL, NULL);
    static const char text[] = "expected that the block does not have ownership";
    const BsNamedAttr message = {bs_context_string(pass->ir->context, "msg"),
                                 bs_attr_string(pass->ir->context, text, sizeof text - 1)};
    bs_builder_op(&builder, "cf.assert", op->loc, 1, &not_owned, 0, NULL,
                  bs_attr_dict(pass->ir->context, 1, &message), 0);
}

// The effect of that kind on the value, or NULL.
static const BsEffect *
find_effect(const BsEffects *effects, BsEffectKind kind, const BsValue *value)
{
    for (guint32 i = 0; i < effects->n; i++) {
        if (effects->items[i].kind == kind && effects->items[i].value == value)
            return &effects->items[i];
    }
    return NULL;
}

static void
handle_frees(BsOwnershipPass *pass, BsOp *op, const BsEffects *effects)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsValue *operand = bs_op_operand(op, i);
        if (!bs_type_is_memref(operand->type) || !find_effect(effects, BS_EFFECT_FREE, operand))
            continue;
        assert_not_owned(pass, op, operand);
    }
}

// Constants of one op keep their order, in front of everything that the block holds so far.
static void
handle_allocations(BsOwnershipPass *pass, BsOp *op, const BsEffects *effects)
{
    BsBuilder builder;
    bs_builder_init(&builder, pass->ir);
    bs_builder_set_start(&builder, bs_op_block(op));
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *result = bs_op_result(op, i);
        const BsEffect *effect = find_effect(effects, BS_EFFECT_ALLOCATE, result);
        if (!bs_type_is_memref(result->type) || !effect)
            continue;
        gboolean automatic = effect->resource == BS_RESOURCE_AUTOMATIC;
        if (automatic || bs_op_attr(op, bs_manual_deallocation)) {
            const char *rule = automatic ? bs_rule_freed_with_its_scope : bs_rule_program_frees;
            report_indicator(pass, op, result, rule);
            bs_ownership_set_cell(pass, result, pass->block,
                                  bs_builder_bool(&builder, op->loc, FALSE), rule);
            continue;
        }
        report_indicator(pass, op, result, bs_rule_allocated_here);
        BsValue *yes = bs_builder_bool(&builder, op->loc, TRUE);
        bs_ownership_join_cell(pass, result, pass->block, bs_ownership_unique(yes),
                               bs_rule_allocated_here);
        bs_ownership_add_todo(pass, result, BS_REASON_ALLOCATED);
    }
}

// -- ops that get more results -------------------------------------------------------------------

static guint32
count_memrefs(const BsValue *results, guint32 n)
{
    guint32 count = 0;
    for (guint32 i = 0; i < n; i++)
        count += bs_type_is_memref(results[i].type);
    return count;
}

// Whether upstream, which looks at the op after it has freed it, comes upon something else in its
// memory and so takes its results for not live. For the others it crashes or makes invalid code;
// which it is depends on how large the old and the new op are.
static gboolean
is_forgotten(const BsOp *op)
{
    const guint32 n = op->n_results;
    if (bs_op_is(op, "scf.if") || bs_op_is(op, "scf.index_switch"))
        return n == 1 || (n == 3 && count_memrefs(op->results, n) > 1);
    if (!bs_op_is(op, "scf.while"))
        return FALSE;
    switch (op->n_operands) {
    case 0:
        return n == 3 || n == 5;
    case 1:
        return n == 1 || n == 3;
    case 2:
        return n == 1 && bs_type_is_memref(bs_op_operand(op, 0)->type) &&
               bs_type_is_memref(bs_op_operand(op, 1)->type);
    default:
        return FALSE;
    }
}

// The op made anew with `operands` and an i1 result per memref result; takes over the regions and
// the uses.
static BsOp *
rebuild(BsOwnershipPass *pass, BsOp *op, guint32 n_operands, BsValue *const *operands)
{
    guint32 n_results = op->n_results + count_memrefs(op->results, op->n_results);
    bs_vec_clear(&pass->types);
    for (guint32 i = 0; i < n_results; i++)
        bs_vec_push(&pass->types, i < op->n_results ? bs_op_result(op, i)->type : pass->i1);
    g_autofree BsBlock **successors = op->n_successors ? g_new(BsBlock *, op->n_successors) : NULL;
    for (guint32 i = 0; i < op->n_successors; i++)
        successors[i] = bs_successor_block(bs_op_successor(op, i));
    const BsOpState state = {
        .def = op->def,
        .loc = op->loc,
        .attrs = op->attrs,
        .n_operands = n_operands,
        .n_results = n_results,
        .n_successors = op->n_successors,
        .n_regions = op->n_regions,
        .operands = operands,
        .result_types = pass->types.data,
        .successors = successors,
    };
    BsOp *made = bs_op_create(pass->ir, &state);
    for (guint32 r = 0; r < op->n_regions; r++)
        bs_region_take(pass->ir, bs_op_region(made, r), bs_op_region(op, r));
    bs_op_insert(pass->ir, made, bs_op_block(op), op);
    bs_op_note_heir(pass->ir, op, made);
    for (guint32 i = 0; i < op->n_results; i++)
        bs_value_replace_all_uses(pass->ir, bs_op_result(op, i), bs_op_result(made, i));
    if (!is_forgotten(op))
        g_hash_table_insert(pass->remade, op, made);
    bs_op_erase(pass->ir, op);
    return made;
}

static void
report_rebuild(BsOwnershipPass *pass, BsOp *op, const char *rule)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_type_is_memref(bs_op_result(op, i)->type)) {
            bs_ownership_add_item(
                pass, (BsEventItem){.role = BS_ROLE_RESULT, .value = bs_op_result(op, i)});
        }
    }
    bs_ownership_report(pass, .kind = BS_EVENT_OP_REBUILT, .op = op, .block = pass->block,
                        .rule = rule, .n_items = pass->items.len, .items = pass->items.data);
    bs_vec_clear(&pass->items);
}

// Each memref result owns what its i1 result says, and must be freed by the block.
static void
own_by_results(BsOwnershipPass *pass, BsOp *op, BsReason reason, const char *rule)
{
    guint32 indicator = op->n_results - count_memrefs(op->results, op->n_results);
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *result = bs_op_result(op, i);
        if (bs_type_is_memref(result->type)) {
            BsOwnership ownership = bs_ownership_unique(bs_op_result(op, indicator++));
            bs_ownership_join_cell(pass, result, pass->block, ownership, rule);
            bs_ownership_add_todo(pass, result, reason);
        }
    }
}

// How many memrefs the op passes to the first region that it enters.
static guint32
count_entry_memrefs(const BsOp *op)
{
    BsRegion *first = NULL;
    const BsRegionBranch *branch = op->def->region_branch;
    if (!branch->successors(op, NULL, &first, 1) || !branch->entry_operands)
        return 0;
    BsRange range = branch->entry_operands(op, first);
    guint32 count = 0;
    for (guint32 i = 0; i < range.n; i++)
        count += bs_type_is_memref(bs_op_operand(op, range.begin + i)->type);
    return count;
}

// Regions own nothing that comes from outside: false for every memref that is passed in. The op is
// made again even when nothing is added, and the constant even when nobody uses it, as upstream
// does.
static BsOp *
handle_region_branch(BsOwnershipPass *pass, BsOp *op)
{
    guint32 n_entry = count_entry_memrefs(op);
    bs_ownership_op_rebuilt(pass, op);
    report_rebuild(pass, op, N_("indicators pass in and out of its regions"));
    BsBuilder builder;
    bs_builder_init(&builder, pass->ir);
    bs_builder_set_start(&builder, bs_op_block(op));
    BsValue *no = bs_builder_bool(&builder, op->loc, FALSE);
    bs_vec_clear(&pass->operands);
    for (guint32 i = 0; i < op->n_operands; i++)
        bs_vec_push(&pass->operands, bs_op_operand(op, i));
    for (guint32 i = 0; i < n_entry; i++)
        bs_vec_push(&pass->operands, no);
    BsOp *made = rebuild(pass, op, pass->operands.len, pass->operands.data);
    own_by_results(pass, made, BS_REASON_REGION_RESULT, bs_rule_result_of_regions);
    return made;
}

// -- calls ---------------------------------------------------------------------------------------

static gboolean
is_private(const BsOp *function)
{
    const BsAttr *visibility = bs_op_attr(function, "sym_visibility");
    return visibility && visibility->kind == BS_ATTR_STRING &&
           g_str_equal(visibility->string.text, "private");
}

static gboolean
has_body(const BsOp *function)
{
    return function->n_regions && bs_op_region(function, 0)->first;
}

// By the function boundary ABI a caller owns what it gets; with dynamic ownership a private callee
// says so itself.
static BsOp *
handle_call(BsOwnershipPass *pass, BsOp *op)
{
    const BsOp *callee = pass->dynamic ? bs_callee_find(pass->callees, op) : NULL;
    if (callee && is_private(callee) && has_body(callee)) {
        if (count_memrefs(op->results, op->n_results))
            bs_ownership_signature_changed(pass);
        report_rebuild(pass, op, N_("the callee returns indicators"));
        bs_vec_clear(&pass->operands);
        for (guint32 i = 0; i < op->n_operands; i++)
            bs_vec_push(&pass->operands, bs_op_operand(op, i));
        BsOp *made = rebuild(pass, op, pass->operands.len, pass->operands.data);
        own_by_results(pass, made, BS_REASON_CALL_RESULT, bs_rule_indicator_by_callee);
        return made;
    }
    report_indicator(pass, op, NULL, bs_rule_caller_owns);
    BsBuilder builder;
    bs_builder_init(&builder, pass->ir);
    bs_builder_set_before(&builder, op);
    BsValue *yes = bs_builder_bool(&builder, op->loc, TRUE);
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *result = bs_op_result(op, i);
        if (bs_type_is_memref(result->type)) {
            bs_ownership_join_cell(pass, result, pass->block, bs_ownership_unique(yes),
                                   bs_rule_returned_by_a_call);
            bs_ownership_add_todo(pass, result, BS_REASON_CALL_RESULT);
        }
    }
    return op;
}

// -- everything else -----------------------------------------------------------------------------

// Views and the like: a result may be any of the memref operands, so their states join. Read where
// each operand is defined, as upstream: for one captured from an enclosing block there is nothing
// yet.
static void
join_operands(BsOwnershipPass *pass, const BsOp *op, BsValue *result)
{
    BsOwnership joined = {0};
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsValue *operand = bs_op_operand(op, i);
        if (!bs_type_is_memref(operand->type))
            continue;
        BsOwnership ownership = bs_ownership_get(pass, operand, bs_value_block(operand));
        if (ownership.state != BS_OWNERSHIP_UNINITIALIZED) {
            bs_ownership_add_item(pass, (BsEventItem){.role = BS_ROLE_JOINED,
                                                      .value = operand,
                                                      .condition = ownership.indicator});
        }
        joined = bs_ownership_join(joined, ownership);
    }
    bs_ownership_join_cell(pass, result, pass->block, joined, bs_rule_joined_from_operands);
}

static void
populate_remaining(BsOwnershipPass *pass, BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        BsValue *result = bs_op_result(op, i);
        if (!bs_type_is_memref(result->type) ||
            bs_ownership_get(pass, result, pass->block).state != BS_OWNERSHIP_UNINITIALIZED)
            continue;
        join_operands(pass, op, result);
        if (bs_ownership_get(pass, result, pass->block).state == BS_OWNERSHIP_UNINITIALIZED) {
            report_indicator(pass, op, result, bs_rule_not_allocated_here);
            BsBuilder builder;
            bs_builder_init(&builder, pass->ir);
            bs_builder_set_before(&builder, op);
            BsValue *no = bs_builder_bool(&builder, op->loc, FALSE);
            bs_ownership_join_cell(pass, result, pass->block, bs_ownership_unique(no),
                                   bs_rule_not_allocated_here);
        }
    }
}

// -- one op --------------------------------------------------------------------------------------

static gboolean
handle_own_rules(BsOwnershipPass *pass, BsOp *op)
{
    gboolean ok = TRUE;
    if (bs_op_is(op, "cf.cond_br"))
        return bs_ownership_handle_cond_branch(pass, op);
    if (bs_op_is(op, "arith.select")) {
        return TRUE; // asked for an indicator only when it is returned
    }
    bs_ownership_insert_final_dealloc(pass, op, (BsRange){0, 0}, &ok);
    return ok;
}

static gboolean
handle_terminator(BsOwnershipPass *pass, BsOp *op)
{
    if (op->def->branch && !bs_ownership_handle_branch(pass, op))
        return FALSE;
    return !bs_ownership_is_region_terminator(op) ||
           bs_ownership_handle_region_terminator(pass, op);
}

static gboolean
handle_all(BsOwnershipPass *pass, BsOp **op)
{
    BsEffects effects;
    bs_effects_init(&effects);
    gboolean has_effects = bs_op_effects(*op, &effects);
    gboolean ok = bs_ownership_check_op(pass, *op, &effects, has_effects);
    if (ok && bs_ownership_has_own_rules(*op)) {
        bs_effects_clear(&effects);
        return handle_own_rules(pass, *op);
    }
    if (ok && has_effects) {
        handle_frees(pass, *op, &effects);
        handle_allocations(pass, *op, &effects);
    }
    bs_effects_clear(&effects);
    if (ok && (*op)->def->region_branch)
        *op = handle_region_branch(pass, *op);
    if (ok && bs_op_has_trait(*op, BS_TRAIT_CALL))
        *op = handle_call(pass, *op);
    return ok && handle_terminator(pass, *op);
}

// The name of what is done with the op, or NULL when nothing is.
static const char *
handler_name(const BsOp *op)
{
    if (op->def->region_branch)
        return N_("op with regions");
    if (bs_op_has_trait(op, BS_TRAIT_CALL))
        return N_("call");
    if (op->def->branch)
        return N_("branch");
    if (bs_op_is_terminator(op))
        return N_("terminator");
    for (guint32 i = 0; i < op->n_results; i++) {
        if (bs_type_is_memref(bs_op_result(op, i)->type))
            return N_("memref result");
    }
    return NULL;
}

// What the handlers do to an op of a row.
enum { UNASKED, NOTHING_WITHOUT_RESULTS, SOMETHING };

static gboolean
allocates_or_frees(const BsOpDef *def)
{
    for (guint32 i = 0; i < def->n_effects; i++) {
        if (def->effects[i].kind == BS_EFFECT_ALLOCATE || def->effects[i].kind == BS_EFFECT_FREE)
            return TRUE;
    }
    return FALSE;
}

// Most ops do no more than read and write: no rule is about them, and no handler changes them.
static guint8
what_happens_to(const BsOp *op)
{
    const BsOpDef *def = op->def;
    const gboolean known = !def->effects_fn && bs_def_has_effects(def);
    return known && !allocates_or_frees(def) && def->n_regions == 0 && def->n_successors == 0 &&
                   !bs_op_has_trait(op, BS_TRAIT_TERMINATOR | BS_TRAIT_CALL |
                                            BS_TRAIT_NO_TERMINATOR | BS_TRAIT_UNREGISTERED) &&
                   !bs_ownership_has_own_rules(op) && !def->region_branch
               ? NOTHING_WITHOUT_RESULTS
               : SOMETHING;
}

static gboolean
is_passed_by(BsOwnershipPass *pass, const BsOp *op)
{
    const guint32 number = op->def->shape->number;
    while (G_UNLIKELY(number >= pass->rows.len))
        bs_vec_push(&pass->rows, UNASKED);
    if (G_UNLIKELY(pass->rows.data[number] == UNASKED))
        pass->rows.data[number] = what_happens_to(op);
    return pass->rows.data[number] == NOTHING_WITHOUT_RESULTS &&
           count_memrefs(op->results, op->n_results) == 0;
}

gboolean
bs_ownership_handle_op(BsOwnershipPass *pass, BsOp *op)
{
    if (is_passed_by(pass, op))
        return TRUE;
    const char *name = handler_name(op);
    if (name) {
        bs_ownership_report(pass, .kind = BS_EVENT_VISIT, .op = op, .block = pass->block,
                            .rule = name);
        bs_report_enter(pass->context->events);
    }
    gboolean ok = handle_all(pass, &op);
    if (ok)
        populate_remaining(pass, op);
    if (name)
        bs_report_leave(pass->context->events);
    return ok;
}
