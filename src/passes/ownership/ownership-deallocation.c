// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ownership-based-buffer-deallocation: tracks for every memref, block by block, an i1 that says
// whether the block owns it, frees at the end of each block what it owns and nobody needs any more,
// and passes the i1 along with memrefs.
//
//     %alloc = memref.alloc()            %true = arith.constant true
//     cf.br ^bb1(%alloc)           =>    %alloc = memref.alloc()
//   ^bb1(%m):                            %base, ... = memref.extract_strided_metadata %alloc
//     return                             %0 = bufferization.dealloc (%base) if (%true) retain
//     (%alloc)
//                                        cf.br ^bb1(%alloc, %0)
//                                      ^bb1(%m, %owned: i1):
//                                        %base_0, ... = memref.extract_strided_metadata %m
//                                        bufferization.dealloc (%base_0) if (%owned)
//                                        return
//
// Cost: linear in ops, plus the sizes of the lists of the deallocs, which are part of the output.
// The written description says that both results of a cf.cond_br's deallocs combine for what both
// retain; upstream and this pass combine the last result for each, in the order of the false side's
// list. Liveness is that of the input: results of ops that are made again (ops with regions, calls)
// count as not live across blocks, where upstream reads freed memory.
#include "analysis/callee.h"
#include "analysis/reachable.h"
#include "passes/ownership/ownership-deallocation-private.h"
#include "passes/run/memory.h"
#include "passes/run/passes.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

#include <gio/gio.h>

// -- the start of a block ------------------------------------------------------------------------

static gboolean
is_function_entry(const BsBlock *block)
{
    const BsOp *parent = bs_block_parent_op(block);
    return parent && bs_op_has_trait(parent, BS_TRAIT_FUNCTION) && bs_block_is_entry(block);
}

// Ownership of what comes from another block of the region is taken over, of what is captured from
// around it never.
static void
take_live_in(BsOwnershipPass *pass, BsBuilder *builder, BsValue *memref)
{
    BsBlock *block = pass->block;
    const BsRegion *region = bs_value_region(memref);
    if (region == block->region) {
        static const char rule[] = N_("taken over from the block that defines it");
        bs_ownership_report(pass, .kind = BS_EVENT_LIVE_IN, .value = memref, .block = block,
                            .rule = rule);
        BsOwnership ownership = bs_ownership_get(pass, memref, bs_value_block(memref));
        bs_ownership_join_cell(pass, memref, block, ownership, rule);
        bs_ownership_add_todo(pass, memref, BS_REASON_LIVE_IN);
    } else if (region && region != block->region && bs_region_is_ancestor(region, block->region)) {
        static const char rule[] = N_("captured from an enclosing region");
        bs_ownership_report(pass, .kind = BS_EVENT_LIVE_IN, .value = memref, .block = block,
                            .rule = rule);
        BsValue *no = bs_builder_bool(builder, bs_value_loc(memref), FALSE);
        bs_ownership_join_cell(pass, memref, block, bs_ownership_unique(no), rule);
    }
}

// By the function boundary ABI a function owns none of its arguments; other blocks are told by one
// more argument.
static void
take_argument(BsOwnershipPass *pass, BsBuilder *builder, BsValue *arg, gboolean last)
{
    BsBlock *block = pass->block;
    gboolean of_function = is_function_entry(block);
    const char *rule = of_function ? bs_rule_argument_of_the_function : bs_rule_indicator_passed;
    if (!of_function && last)
        bs_ownership_block_extended(pass, block);
    guint32 unfinished = !of_function && !last; // more arguments are missing after this one
    pass->pending += unfinished;
    bs_ownership_report(pass, .kind = BS_EVENT_ARGUMENT, .value = arg, .block = block,
                        .rule = rule);
    BsValue *indicator = of_function
                             ? bs_builder_bool(builder, bs_value_loc(arg), FALSE)
                             : bs_block_add_arg(pass->ir, block, pass->i1, bs_value_loc(arg));
    bs_ownership_join_cell(pass, arg, block, bs_ownership_unique(indicator), rule);
    bs_ownership_add_todo(pass, arg, of_function ? BS_REASON_FUNCTION_ARG : BS_REASON_BLOCK_ARG);
    pass->pending -= unfinished;
}

static void
report_block(BsOwnershipPass *pass, const BsValueList *live, guint32 n_args)
{
    BsBlock *block = pass->block;
    for (guint32 i = 0; i < live->len; i++) {
        gboolean captured = bs_value_region(live->data[i]) != block->region;
        bs_ownership_add_item(
            pass, (BsEventItem){.role = BS_ROLE_LIVE_IN,
                                .reason = captured ? BS_REASON_CAPTURED : BS_REASON_LIVE_IN,
                                .value = live->data[i]});
    }
    BsReason reason = is_function_entry(block) ? BS_REASON_FUNCTION_ARG : BS_REASON_BLOCK_ARG;
    for (guint32 i = 0; i < n_args; i++) {
        if (bs_type_is_memref(block->args[i]->type)) {
            bs_ownership_add_item(
                pass,
                (BsEventItem){.role = BS_ROLE_ARGUMENT, .reason = reason, .value = block->args[i]});
        }
    }
    bs_ownership_report(pass, .kind = BS_EVENT_BLOCK, .block = block,
                        .op = bs_block_parent_op(block), .n_items = pass->items.len,
                        .items = pass->items.data);
    bs_vec_clear(&pass->items);
}

static void
start_block(BsOwnershipPass *pass, BsBlock *block)
{
    pass->block = block;
    bs_vec_clear(&pass->todo);
    guint32 n_args = block->n_args, last = 0;
    for (guint32 i = 0; i < n_args; i++)
        last = bs_type_is_memref(block->args[i]->type) ? i : last;
    BsValueList *live = &pass->live;
    bs_ownership_live_in(pass, block);
    report_block(pass, live, n_args);
    bs_report_enter(pass->context->events);
    BsBuilder builder;
    bs_builder_init(&builder, pass->ir);
    bs_builder_set_start(&builder, block);
    for (guint32 i = 0; i < live->len; i++)
        take_live_in(pass, &builder, live->data[i]);
    for (guint32 i = 0; i < n_args; i++) {
        if (bs_type_is_memref(block->args[i]->type))
            take_argument(pass, &builder, block->args[i], i == last);
    }
}

// -- blocks --------------------------------------------------------------------------------------

static gboolean
process_block(BsOwnershipPass *pass, BsBlock *block)
{
    start_block(pass, block);
    gboolean ok = TRUE;
    for (BsOp *op = block->first, *next; op && ok; op = next) {
        next = bs_op_next(bs_op_prefetch(op));
        ok = bs_ownership_handle_op(pass, op);
    }
    bs_report_leave(pass->context->events);
    return ok && !g_cancellable_is_cancelled(pass->context->cancellable);
}

// Everything nested in a block comes before the block.
static gboolean process_region(BsOwnershipPass *pass, const BsRegion *region);

static gboolean
process_block_with_nested(BsOwnershipPass *pass, BsBlock *block)
{
    bs_block_for_each (block, op) {
        for (guint32 r = 0; r < op->n_regions; r++) {
            if (!process_region(pass, bs_op_region(op, r)))
                return FALSE;
        }
    }
    return process_block(pass, block);
}

static gboolean
process_region(BsOwnershipPass *pass, const BsRegion *region)
{
    if (region->first == region->last) // the usual case
        return !region->first || process_block_with_nested(pass, region->first);
    g_autoptr(GPtrArray) blocks = bs_region_reachable_blocks(region);
    for (guint i = 0; i < blocks->len; i++) {
        if (!process_block_with_nested(pass, blocks->pdata[i]))
            return FALSE;
    }
    return TRUE;
}

// -- functions -----------------------------------------------------------------------------------

// The types that a terminator returns, into `types`; FALSE when it returns others than `*first`,
// which is set at first.
static gboolean
has_equal_types(const BsOp *terminator, const BsOp **first)
{
    BsRange range = bs_ownership_parent_operands(terminator);
    if (!*first) {
        *first = terminator;
        return TRUE;
    }
    BsRange other = bs_ownership_parent_operands(*first);
    gboolean equal = range.n == other.n;
    for (guint32 i = 0; equal && i < range.n; i++) {
        equal = bs_op_operand(terminator, range.begin + i)->type ==
                bs_op_operand(*first, other.begin + i)->type;
    }
    return equal;
}

// Whether the function takes and returns just that.
static gboolean
is_of_type(const BsBlock *entry, const BsOp *terminator, const BsType *type)
{
    const BsRange range = terminator ? bs_ownership_parent_operands(terminator) : (BsRange){0, 0};
    if (entry->n_args != type->function.n_inputs ||
        (terminator && range.n != type->function.n_results))
        return FALSE;
    gboolean same = TRUE;
    for (guint32 i = 0; same && i < entry->n_args; i++)
        same = entry->args[i]->type == type->function.inputs[i];
    for (guint32 i = 0; same && i < range.n; i++)
        same = bs_op_operand(terminator, range.begin + i)->type == type->function.results[i];
    return same;
}

static void
set_function_type(BsOwnershipPass *pass, BsOp *function, const BsOp *terminator)
{
    const BsAttr *old = bs_op_attr(function, "function_type");
    if (!old || old->kind != BS_ATTR_TYPE || old->type->kind != BS_TYPE_FUNCTION)
        return;
    const BsBlock *entry = bs_op_region(function, 0)->first;
    if (is_of_type(entry, terminator, old->type))
        return; // as nearly always
    g_autofree const BsType **inputs = g_new(const BsType *, entry->n_args + 1);
    for (guint32 i = 0; i < entry->n_args; i++)
        inputs[i] = entry->args[i]->type;
    BsRange range = terminator ? bs_ownership_parent_operands(terminator) : (BsRange){0, 0};
    g_autofree const BsType **results = g_new(const BsType *, range.n + 1);
    for (guint32 i = 0; i < range.n; i++)
        results[i] = bs_op_operand(terminator, range.begin + i)->type;
    BsContext *types = pass->ir->context;
    const BsType *type =
        terminator ? bs_type_function(types, entry->n_args, inputs, range.n, results)
                   : bs_type_function(types, entry->n_args, inputs, old->type->function.n_results,
                                      old->type->function.results);
    bs_ownership_report(pass, .kind = BS_EVENT_FUNCTION_TYPE, .op = function,
                        .rule = N_("returns an indicator for every memref"));
    bs_op_set_attr(pass->ir, function, bs_context_string(types, "function_type"),
                   bs_attr_type(types, type));
}

// The function returns what its terminators return now, those of unreachable blocks too.
static gboolean
update_signature(BsOwnershipPass *pass, BsOp *function)
{
    const BsOp *first = NULL;
    bs_region_for_each (bs_op_region(function, 0), block) {
        const BsOp *last = block->last;
        if (last && bs_ownership_is_region_terminator(last) && !has_equal_types(last, &first)) {
            bs_diags_error_at_op(
                pass->context->diags, function,
                "there are multiple return operations with different operand types");
            return FALSE;
        }
    }
    set_function_type(pass, function, first);
    return TRUE;
}

static gboolean
process_function(BsOwnershipPass *pass, BsOp *function)
{
    bs_ownership_report(pass, .kind = BS_EVENT_FUNCTION, .op = function);
    bs_report_enter(pass->context->events);
    pass->function = function;
    if (pass->liveness)
        bs_liveness_renew(pass->liveness, function);
    else
        pass->liveness = bs_liveness_new(function);
    gboolean ok = bs_ownership_check_loops(pass, function);
    for (guint32 r = 0; ok && r < function->n_regions; r++)
        ok = process_region(pass, bs_op_region(function, r));
    ok = ok && update_signature(pass, function);
    bs_ownership_clear_cells(pass);
    bs_id_map_reset(&pass->extended);
    bs_report_leave(pass->context->events);
    return ok;
}

// -- the pass ------------------------------------------------------------------------------------

// Those with a body, in post-order.
static void
collect_functions(BsOwnershipPass *pass, BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            bs_block_for_each (block, nested) {
                if (nested->n_regions)
                    collect_functions(pass, nested);
            }
        }
    }
    if (bs_op_is(op, "func.func") && bs_op_region(op, 0)->first)
        bs_vec_push(&pass->functions, op);
}

static gpointer
pass_new(void)
{
    BsOwnershipPass *pass = g_new0(BsOwnershipPass, 1);
    pass->half_done = g_hash_table_new(NULL, NULL);
    pass->remade = g_hash_table_new(NULL, NULL);
    return pass;
}

static void
pass_free(gpointer data)
{
    BsOwnershipPass *pass = data;
    bs_liveness_free(pass->liveness);
    bs_id_map_clear(&pass->extended);
    bs_id_map_clear(&pass->cell_numbers);
    bs_vec_free(&pass->rows);
    bs_vec_free(&pass->functions);
    bs_vec_free(&pass->cells);
    bs_vec_free(&pass->todo);
    bs_vec_free(&pass->live);
    bs_vec_free(&pass->before);
    bs_vec_free(&pass->types);
    bs_vec_free(&pass->memrefs);
    bs_vec_free(&pass->conditions);
    bs_vec_free(&pass->retained);
    bs_vec_free(&pass->items);
    bs_vec_free(&pass->operands);
    g_hash_table_unref(pass->half_done);
    g_hash_table_unref(pass->remade);
    g_free(pass);
}

static const BsMemoryKind pass_kind = {pass_new, pass_free};

static void
begin(BsOwnershipPass *pass, BsPassContext *context, gboolean dynamic)
{
    pass->context = context;
    pass->ir = context->ir;
    pass->i1 = bs_type_i1(context->ir->context);
    pass->dynamic = dynamic;
    pass->callees = dynamic ? bs_callees_new() : NULL;
    pass->pending = 0;
    pass->signatures_differ = FALSE;
}

static void
end(BsOwnershipPass *pass)
{
    g_clear_pointer(&pass->callees, bs_callees_free);
    g_hash_table_remove_all(pass->half_done);
    g_hash_table_remove_all(pass->remade);
    bs_vec_clear(&pass->functions);
    bs_vec_clear(&pass->todo); // after an error there may be something left
    bs_vec_clear(&pass->memrefs);
    bs_vec_clear(&pass->conditions);
    bs_vec_clear(&pass->retained);
    bs_vec_clear(&pass->items);
    bs_vec_clear(&pass->operands);
}

enum { OPTION_DYNAMIC };

static gboolean
run(BsPassContext *context, BsOp *op, const gint64 *options)
{
    BsOwnershipPass *pass = bs_memory_take(context, &pass_kind);
    begin(pass, context, options[OPTION_DYNAMIC] != 0);
    collect_functions(pass, op);
    gboolean ok = TRUE;
    for (guint i = 0; ok && i < pass->functions.len; i++)
        ok = process_function(pass, pass->functions.data[i]);
    end(pass);
    bs_memory_give_back(context, &pass_kind, pass);
    return ok;
}

static const BsPassOption pass_options[] = {
    [OPTION_DYNAMIC] = {"private-function-dynamic-ownership", BS_OPTION_BOOL, NULL, FALSE,
                        "Private functions return an indicator with each memref, which can make "
                        "buffers die earlier"},
};

// Else calls ask what callees return by now.
static gboolean
works_by_function(const gint64 *options)
{
    return !options[OPTION_DYNAMIC];
}

const BsPass bs_pass_ownership_based_buffer_deallocation = {
    .name = "ownership-based-buffer-deallocation",
    .short_name = N_("ownership"),
    .family = BS_FAMILY_OWNERSHIP,
    .summary = N_("Frees every allocation where nobody needs it any more, by tracking who owns it"),
    .options = pass_options,
    .n_options = G_N_ELEMENTS(pass_options),
    .run = run,
    .works_by_function = works_by_function,
    .frees_all = TRUE,
};
