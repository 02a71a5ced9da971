// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What happens at the end of a block: the dealloc of everything that the block must free, and
// indicators passed along with memrefs. Upstream: handleInterface() of branches and region
// terminators, insertDeallocOpForReturnLike(), and the interface implementations of cf.cond_br and
// arith.select.
#include "ir/shape.h"
#include "passes/ownership/ownership-deallocation-private.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

static BsBuilder
builder_before(BsOwnershipPass *pass, BsOp *op)
{
    BsBuilder builder;
    bs_builder_init(&builder, pass->ir);
    bs_builder_set_before(&builder, op);
    return builder;
}

static void
report_operands(BsOwnershipPass *pass, BsOp *op, BsBlock *target, const BsValueList *added)
{
    for (guint32 i = 0; i < added->len; i++) {
        bs_ownership_add_item(pass, (BsEventItem){.role = BS_ROLE_FORWARDED,
                                                  .reason = BS_REASON_PASSED,
                                                  .value = pass->retained.data[i],
                                                  .condition = added->data[i]});
    }
    bs_ownership_report(pass, .kind = BS_EVENT_TERMINATOR, .op = op, .block = pass->block,
                        .target = target, .rule = bs_rule_passes_indicators_along,
                        .n_items = pass->items.len, .items = pass->items.data);
    bs_vec_clear(&pass->items);
}

// The operand group that the range is, for the op's segment sizes.
static guint32
group_of(const BsOp *op, BsRange range)
{
    guint32 n = op->def->shape ? op->def->shape->n_operands : 0;
    for (guint32 group = 0; group < n; group++) {
        BsRange candidate = bs_op_operand_group(op, group);
        if (candidate.begin == range.begin && candidate.n == range.n)
            return group;
    }
    return n;
}

// Puts `added` behind the operands of `range`.
static void
append_operands(BsOwnershipPass *pass, BsOp *op, BsRange range, const BsValueList *added)
{
    bs_vec_clear(&pass->operands);
    for (guint32 i = 0; i < range.n; i++)
        bs_vec_push(&pass->operands, bs_op_operand(op, range.begin + i));
    for (guint32 i = 0; i < added->len; i++)
        bs_vec_push(&pass->operands, added->data[i]);
    bs_op_splice_operands(pass->ir, op, range, group_of(op, range), pass->operands.len,
                          pass->operands.data);
}

// The first results of a dealloc belong to what is passed along.
static void
first_results(const BsOp *dealloc, guint32 n, BsValueList *out)
{
    for (guint32 i = 0; i < n; i++)
        bs_vec_push(out, bs_op_result(dealloc, i));
}

// -- branches with one successor -----------------------------------------------------------------

static gboolean
check_branch(BsOwnershipPass *pass, const BsOp *op)
{
    if (op->n_successors > 1) {
        bs_diags_error_at_op(pass->context->diags, op, "%s", bs_ownership_one_successor_only.text);
    } else if (op->n_successors == 0) {
        bs_diags_error(
            pass->context->diags, op->loc,
            "only BranchOpInterface operations with exactly one successor are supported yet");
    }
    return op->n_successors == 1;
}

gboolean
bs_ownership_handle_branch(BsOwnershipPass *pass, BsOp *op)
{
    if (!check_branch(pass, op) || !bs_ownership_check_todo(pass, op))
        return FALSE;
    BsBlock *target = bs_successor_block(bs_op_successor(op, 0));
    BsRange forwarded = bs_op_successor_operands(op, 0);
    bs_ownership_find_retained(pass, op, forwarded, target);
    bs_ownership_report_dealloc(pass, op, target);
    BsBuilder builder = builder_before(pass, op);
    bs_ownership_make_inputs(pass, &builder, op->loc);
    BsOp *dealloc = bs_ownership_make_dealloc(pass, &builder, op->loc, pass->conditions.data);
    bs_ownership_take_results(pass, dealloc);
    if (pass->n_forwarded) {
        BsValueList added = {0};
        first_results(dealloc, pass->n_forwarded, &added);
        bs_ownership_branch_extended(pass, target);
        report_operands(pass, op, target, &added);
        append_operands(pass, op, forwarded, &added);
        bs_vec_free(&added);
    }
    return TRUE;
}

// -- cf.cond_br ----------------------------------------------------------------------------------

// One side of the branch: what its dealloc retains, and the result for each of them.
typedef struct Side {
    BsOp *dealloc;
    BsValueList retained;
    GHashTable *results; // memref to the last result for it
} Side;

static void
side_clear(Side *side)
{
    bs_vec_free(&side->retained);
    g_hash_table_unref(side->results);
}

// The conditions of the dealloc on one side: owned, and the branch goes there.
static void
make_side_conditions(BsOwnershipPass *pass, BsBuilder *builder, const BsOp *op, gboolean taken,
                     BsValueList *out)
{
    BsValue *condition = bs_op_operand(op, 0);
    for (guint32 i = 0; i < pass->conditions.len; i++) {
        BsValue *goes_there = condition;
        if (!taken) {
            BsValue *yes = bs_builder_bool(builder, op->loc, TRUE);
            goes_there = bs_builder_value(builder, "arith.xori", op->loc, pass->i1, yes, condition,
                                          NULL, NULL);
        }
        bs_vec_push(out, bs_builder_value(builder, "arith.andi", op->loc, pass->i1,
                                          pass->conditions.data[i], goes_there, NULL, NULL));
    }
}

static void
pass_side_indicators(BsOwnershipPass *pass, BsOp *op, guint32 successor, const Side *side)
{
    if (!pass->n_forwarded)
        return;
    BsBlock *target = bs_successor_block(bs_op_successor(op, successor));
    BsRange forwarded = bs_op_successor_operands(op, successor);
    BsValueList added = {0};
    for (guint32 i = 0; i < pass->n_forwarded; i++)
        bs_vec_push(&added, g_hash_table_lookup(side->results, pass->retained.data[i]));
    bs_ownership_branch_extended(pass, target);
    report_operands(pass, op, target, &added);
    append_operands(pass, op, forwarded, &added);
    bs_vec_free(&added);
}

static Side
make_side(BsOwnershipPass *pass, BsBuilder *builder, BsOp *op, guint32 successor)
{
    BsBlock *target = bs_successor_block(bs_op_successor(op, successor));
    Side side = {.results = g_hash_table_new(NULL, NULL)};
    bs_ownership_find_retained(pass, op, bs_op_successor_operands(op, successor), target);
    bs_ownership_report_dealloc(pass, op, target);
    BsValueList conditions = {0};
    make_side_conditions(pass, builder, op, successor == 0, &conditions);
    side.dealloc = bs_ownership_make_dealloc(pass, builder, op->loc, conditions.data);
    bs_vec_free(&conditions);
    bs_ownership_take_results(pass, side.dealloc);
    for (guint32 i = 0; i < pass->retained.len; i++) {
        bs_vec_push(&side.retained, pass->retained.data[i]);
        g_hash_table_insert(side.results, pass->retained.data[i], bs_op_result(side.dealloc, i));
    }
    pass_side_indicators(pass, op, successor, &side);
    return side;
}

// What both sides retain has the result of the side that is taken.
static void
combine_sides(BsOwnershipPass *pass, BsBuilder *builder, BsOp *op, const Side *yes, const Side *no)
{
    g_autoptr(GHashTable) combined = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < no->retained.len; i++) {
        BsValue *memref = no->retained.data[i];
        BsValue *if_yes = g_hash_table_lookup(yes->results, memref);
        if (!if_yes || !g_hash_table_add(combined, memref))
            continue;
        BsValue *if_no = g_hash_table_lookup(no->results, memref);
        bs_ownership_report(pass, .kind = BS_EVENT_INDICATOR, .op = op, .block = pass->block,
                            .value = memref, .rule = bs_rule_retained_on_both_sides);
        BsValue *indicator = bs_builder_value(builder, "arith.select", op->loc, pass->i1,
                                              bs_op_operand(op, 0), if_yes, if_no, NULL);
        bs_ownership_set_cell(pass, memref, pass->block, indicator, bs_rule_retained_on_both_sides);
    }
}

gboolean
bs_ownership_handle_cond_branch(BsOwnershipPass *pass, BsOp *op)
{
    if (!bs_ownership_check_todo(pass, op))
        return FALSE;
    BsBuilder builder = builder_before(pass, op);
    if (pass->todo.len) {
        bs_ownership_report(pass, .kind = BS_EVENT_INDICATOR, .op = op, .block = pass->block,
                            .rule = bs_rule_base_buffers_of_both_sides);
    }
    bs_ownership_make_inputs(pass, &builder, op->loc);
    Side yes = make_side(pass, &builder, op, 0);
    Side no = make_side(pass, &builder, op, 1);
    combine_sides(pass, &builder, op, &yes, &no);
    side_clear(&yes);
    side_clear(&no);
    return TRUE;
}

// -- memrefs that a function returns -------------------------------------------------------------

static BsValue *
make_clone(BsBuilder *builder, BsLoc loc, BsValue *memref)
{
    return bs_builder_value(builder, "bufferization.clone", loc, memref->type, memref, NULL, NULL,
                            NULL);
}

// Gives `memref` (or a clone of it, returned) a single indicator, made before `op` where needed.
static BsValue *
make_unique(BsOwnershipPass *pass, BsOp *op, BsValue *memref, BsValue **indicator)
{
    BsBuilder builder = builder_before(pass, op);
    // A select of this block, of two memrefs with one indicator each, selects the indicator too.
    if (bs_value_op(memref) && bs_op_block(bs_value_op(memref)) == pass->block &&
        bs_op_is(bs_value_op(memref), "arith.select")) {
        BsOwnership yes =
            bs_ownership_get(pass, bs_op_operand(bs_value_op(memref), 1), pass->block);
        BsOwnership no = bs_ownership_get(pass, bs_op_operand(bs_value_op(memref), 2), pass->block);
        if (yes.state == BS_OWNERSHIP_UNIQUE && no.state == BS_OWNERSHIP_UNIQUE) {
            bs_ownership_report(pass, .kind = BS_EVENT_INDICATOR, .op = op, .block = pass->block,
                                .value = memref, .rule = N_("selected like the memref"));
            *indicator = bs_builder_value(&builder, "arith.select", bs_value_op(memref)->loc,
                                          pass->i1, bs_op_operand(bs_value_op(memref), 0),
                                          yes.indicator, no.indicator, NULL);
            return memref;
        }
    }
    BsOwnership ownership = bs_ownership_get(pass, memref, pass->block);
    if (ownership.state == BS_OWNERSHIP_UNIQUE) {
        *indicator = ownership.indicator;
        return memref;
    }
    bs_ownership_report(pass, .kind = BS_EVENT_CLONE, .op = op, .block = pass->block,
                        .value = memref, .ownership = &(BsOwnershipChange){.before = ownership},
                        .rule = bs_rule_ownership_unknown);
    BsLoc loc = bs_value_loc(memref);
    BsValue *clone = make_clone(&builder, loc, memref);
    *indicator = bs_builder_bool(&builder, loc, TRUE);
    bs_ownership_join_cell(pass, clone, pass->block, bs_ownership_unique(*indicator),
                           bs_rule_cloned_here);
    bs_ownership_add_todo(pass, clone, BS_REASON_CLONED);
    return clone;
}

static void
make_yield(BsBuilder *builder, BsLoc loc, BsValue *value)
{
    bs_builder_op(builder, "scf.yield", loc, 1, &value, 0, NULL, NULL, 0);
}

// scf.if %indicator { the memref } else { a clone of it }
static BsValue *
make_clone_unless(BsBuilder *builder, BsLoc loc, BsValue *indicator, BsValue *memref)
{
    const BsType *type = memref->type;
    BsOp *branch = bs_builder_op(builder, "scf.if", loc, 1, &indicator, 1, &type, NULL, 2);
    BsBuilder inner = *builder;
    bs_builder_block(&inner, bs_op_region(branch, 0), loc);
    make_yield(&inner, loc, memref);
    bs_builder_block(&inner, bs_op_region(branch, 1), loc);
    make_yield(&inner, loc, make_clone(&inner, loc, memref));
    return bs_op_result(branch, 0);
}

// A memref with the contents of `memref` that is owned for sure.
static BsValue *
make_owned(BsOwnershipPass *pass, BsOp *op, BsValue *memref)
{
    BsValue *indicator;
    memref = make_unique(pass, op, memref, &indicator);
    const BsAttr *constant = bs_value_constant(indicator);
    if (constant && bs_attr_is_true(constant))
        return memref;
    bs_ownership_report(pass, .kind = BS_EVENT_CLONE, .op = op, .block = pass->block,
                        .value = memref,
                        .ownership = &(BsOwnershipChange){.before = bs_ownership_unique(indicator)},
                        .rule = bs_rule_cloned_unless_owned);
    BsBuilder builder = builder_before(pass, op);
    BsLoc loc = bs_value_loc(memref);
    BsValue *owned = make_clone_unless(&builder, loc, indicator, memref);
    BsValue *yes = bs_builder_bool(&builder, loc, TRUE);
    bs_ownership_join_cell(pass, owned, pass->block, bs_ownership_unique(yes),
                           bs_rule_cloned_unless_owned);
    bs_ownership_add_todo(pass, owned, BS_REASON_CLONED);
    return owned;
}

static void
make_operands_owned(BsOwnershipPass *pass, BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsValue *operand = bs_op_operand(op, i);
        if (!bs_type_is_memref(operand->type))
            continue;
        BsValue *owned = make_owned(pass, op, operand);
        if (owned != operand) {
            BsEventItem item = {.role = BS_ROLE_RESULT, .value = owned};
            bs_ownership_report(pass, .kind = BS_EVENT_TERMINATOR, .op = op, .block = pass->block,
                                .value = operand, .rule = bs_rule_returns_owned, .n_items = 1,
                                .items = &item);
            bs_op_set_operand(pass->ir, op, i, owned);
        }
    }
}

// -- terminators of regions and functions --------------------------------------------------------

BsOp *
bs_ownership_insert_final_dealloc(BsOwnershipPass *pass, BsOp *op, BsRange forwarded, gboolean *ok)
{
    *ok = bs_ownership_check_todo(pass, op);
    if (!*ok)
        return NULL;
    bs_ownership_find_retained(pass, op, forwarded, NULL);
    if (!pass->todo.len && !pass->retained.len)
        return NULL;
    bs_ownership_report_dealloc(pass, op, NULL);
    BsBuilder builder = builder_before(pass, op);
    bs_ownership_make_inputs(pass, &builder, op->loc);
    BsOp *dealloc = bs_ownership_make_dealloc(pass, &builder, op->loc, pass->conditions.data);
    bs_ownership_take_results(pass, dealloc);
    return dealloc;
}

// Whether the op is a function that must return what it owns: it can't say so by an indicator.
static gboolean
returns_owned_memrefs(const BsOwnershipPass *pass, const BsOp *function)
{
    if (!function || !bs_op_has_trait(function, BS_TRAIT_FUNCTION))
        return FALSE;
    const BsAttr *visibility = bs_op_attr(function, "sym_visibility");
    gboolean is_private = visibility && visibility->kind == BS_ATTR_STRING &&
                          g_str_equal(visibility->string.text, "private");
    return !pass->dynamic || !is_private;
}

static void
pass_to_parent(BsOwnershipPass *pass, BsOp *op, BsRange forwarded, const BsOp *dealloc)
{
    BsOp *parent = bs_op_parent(op);
    BsValueList added = {0};
    first_results(dealloc, pass->n_forwarded, &added);
    if (bs_op_has_trait(parent, BS_TRAIT_FUNCTION))
        bs_ownership_signature_changed(pass);
    else
        bs_ownership_parent_changed(pass, parent);
    report_operands(pass, op, NULL, &added);
    append_operands(pass, op, forwarded, &added);
    bs_vec_free(&added);
}

gboolean
bs_ownership_handle_region_terminator(BsOwnershipPass *pass, BsOp *op)
{
    gboolean owned = returns_owned_memrefs(pass, bs_op_parent(op)), ok;
    if (owned)
        make_operands_owned(pass, op);
    BsRange forwarded = bs_ownership_parent_operands(op);
    const BsOp *dealloc = bs_ownership_insert_final_dealloc(pass, op, forwarded, &ok);
    if (dealloc && !owned && pass->n_forwarded)
        pass_to_parent(pass, op, forwarded, dealloc);
    return ok;
}
