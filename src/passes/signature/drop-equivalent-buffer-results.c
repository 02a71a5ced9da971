// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// drop-equivalent-buffer-results: a function no longer returns what is one of its arguments, of any
// type, or a memref.cast of one; its callers have it already
// (mlir/lib/Dialect/Bufferization/Transforms/DropEquivalentBufferResults.cpp).
//
//     func.func @f(%m: memref<4xf32>) -> memref<?xf32>     func.func @f(%m: memref<4xf32>)
//     %r = call @f(%m)                                 =>  call @f(%m)
//                                                          %r = memref.cast %m
//
// As upstream: functions with several returns stay (since 22: where they return different things,
// and public functions stay, too), and so do those that are not at the top of the module; every
// call of the others is made anew and loses its attributes. Cost: linear in ops, and results times
// arguments and returns.
#include "analysis/callee.h"
#include "ir/builder.h"
#include "passes/run/make-ops.h"
#include "passes/run/passes.h"
#include "passes/run/rules.h"
#include "passes/signature/signature.h"
#include "support/i18n.h"

#include <gio/gio.h>

typedef struct Dropping {
    BsPassContext *context;
    BsCallees *callees; // see analysis/callee.h
    GHashTable *calls;  // function to GPtrArray of its calls, in textual order
    // the function at work
    BsOp *function;
    GByteArray *erased; // per result: whether it goes
    GArray *args;       // per result: the guint32 number of the argument that it is
} Dropping;

static BsWalk
collect_call(BsOp *op, gpointer data)
{
    const Dropping *dropping = data;
    BsOp *callee = bs_op_is(op, "func.call") ? bs_callee_find(dropping->callees, op) : NULL;
    if (callee && bs_op_is(callee, "func.func")) {
        GPtrArray *calls = g_hash_table_lookup(dropping->calls, callee);
        if (!calls) {
            calls = g_ptr_array_new();
            g_hash_table_insert(dropping->calls, callee, calls);
        }
        g_ptr_array_add(calls, op);
    }
    return BS_WALK_ON;
}

// Collects the func.returns at the end of blocks. FALSE when there is none, or when there are
// several and upstream does not take that: it does since 22.
static gboolean
find_returns(const Dropping *dropping, const BsOp *function, GPtrArray *returns)
{
    bs_region_for_each (bs_op_region(function, 0), block) {
        if (block->last && bs_op_is(block->last, "func.return"))
            g_ptr_array_add(returns, block->last);
    }
    return returns->len == 1 ||
           (returns->len && bs_context_upstream(dropping->context->ir->context) >= BS_UPSTREAM_22);
}

static const BsValue *
behind_casts(const BsValue *value)
{
    while (bs_value_op(value) && bs_op_is(bs_value_op(value), "memref.cast"))
        value = bs_op_operand(bs_value_op(value), 0);
    return value;
}

// The argument that result `i` is at a return, or NULL.
static const BsValue *
returned_argument(const Dropping *dropping, const BsOp *terminator, guint32 i)
{
    const BsValue *value = behind_casts(bs_op_operand(terminator, i));
    return bs_value_arg_block(value) == bs_op_region(dropping->function, 0)->first ? value : NULL;
}

// Notes which results are the same argument at every return; returns how many.
static guint32
find_equivalent(Dropping *dropping, const GPtrArray *returns)
{
    const BsOp *first = returns->pdata[0];
    guint32 n = 0;
    g_byte_array_set_size(dropping->erased, first->n_operands);
    g_array_set_size(dropping->args, first->n_operands);
    for (guint32 i = 0; i < first->n_operands; i++) {
        const BsValue *argument = returned_argument(dropping, first, i);
        for (guint k = 1; argument && k < returns->len; k++) {
            if (returned_argument(dropping, returns->pdata[k], i) != argument)
                argument = NULL;
        }
        dropping->erased->data[i] = argument != NULL;
        if (argument) {
            g_array_index(dropping->args, guint32, i) = argument->index;
            n++;
        }
    }
    return n;
}

static void
drop_operands(Dropping *dropping, BsOp *terminator)
{
    g_autofree BsValue **kept = g_new(BsValue *, terminator->n_operands + 1);
    guint32 n_kept = 0;
    for (guint32 i = 0; i < terminator->n_operands; i++) {
        if (!dropping->erased->data[i])
            kept[n_kept++] = bs_op_operand(terminator, i);
    }
    bs_op_set_operands(dropping->context->ir, terminator, n_kept, kept);
}

static void
drop_results(Dropping *dropping, const GPtrArray *returns, guint32 flags)
{
    BsPassContext *context = dropping->context;
    BsOp *function = dropping->function;
    const BsOp *first = returns->pdata[0];
    g_autofree BsEventItem *items = g_new0(BsEventItem, first->n_operands + 1);
    guint32 n_items = 0;
    for (guint32 i = 0; i < first->n_operands; i++) {
        if (dropping->erased->data[i]) {
            items[n_items++] =
                (BsEventItem){.role = BS_ROLE_RESULT, .value = bs_op_operand(first, i)};
        }
    }
    bs_report(context->events, .kind = BS_EVENT_FUNCTION_TYPE, .op = function, .flags = flags,
              .rule = bs_rule_drops_results, .n_items = n_items, .items = items);
    bs_signature_erase_results(context->ir, function, dropping->erased->data);
    for (guint i = 0; i < returns->len; i++)
        drop_operands(dropping, returns->pdata[i]);
}

// The argument that the result was, with the result's type.
static BsValue *
equivalent_at_call(Dropping *dropping, BsBuilder *builder, const BsOp *call, guint32 result)
{
    BsValue *given = bs_op_operand(call, g_array_index(dropping->args, guint32, result));
    const BsType *type = bs_op_result(call, result)->type;
    return given->type == type ? given : bs_make_memref_cast(builder, call->loc, type, given);
}

static void
rebuild_call(Dropping *dropping, BsOp *call, guint32 flags)
{
    BsPassContext *context = dropping->context;
    const BsEventItem item = {.role = BS_ROLE_RELATED, .op = dropping->function};
    bs_report(context->events, .kind = BS_EVENT_OP_REBUILT, .op = call, .block = bs_op_block(call),
              .flags = flags, .rule = bs_rule_as_the_function_is_now, .n_items = 1, .items = &item);
    BsBuilder builder;
    bs_builder_init(&builder, context->ir);
    bs_builder_set_before(&builder, call);
    g_autofree BsValue **values = g_new(BsValue *, MAX(call->n_operands, call->n_results) + 1);
    for (guint32 i = 0; i < call->n_operands; i++)
        values[i] = bs_op_operand(call, i);
    BsOp *made =
        bs_signature_call(&builder, call->loc, dropping->function, call->n_operands, values);
    for (guint32 i = 0, next = 0; i < call->n_results; i++) {
        values[i] = dropping->erased->data[i] ? equivalent_at_call(dropping, &builder, call, i)
                                              : bs_op_result(made, next++);
    }
    bs_op_note_heir(context->ir, call, made);
    bs_builder_replace_op(&builder, call, values);
}

static void
process_function(Dropping *dropping, BsOp *function)
{
    g_autoptr(GPtrArray) returns = g_ptr_array_new();
    if (!find_returns(dropping, function, returns))
        return;
    dropping->function = function;
    const GPtrArray *calls = g_hash_table_lookup(dropping->calls, function);
    guint n_calls = calls ? calls->len : 0;
    guint32 n_dropped = find_equivalent(dropping, returns);
    if (n_dropped)
        drop_results(dropping, returns, n_calls ? BS_EVENT_INSIDE : 0);
    for (guint i = 0; i < n_calls; i++) {
        gboolean inside = n_dropped && i + 1 < n_calls;
        rebuild_call(dropping, calls->pdata[i], inside ? BS_EVENT_INSIDE : 0);
    }
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    g_autoptr(BsCallees) callees = bs_callees_new();
    g_autoptr(GHashTable) calls =
        g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_ptr_array_unref);
    Dropping dropping = {.context = context,
                         .callees = callees,
                         .calls = calls,
                         .erased = g_byte_array_new(),
                         .args = g_array_new(FALSE, TRUE, sizeof(guint32))};
    bs_op_walk_postorder(op, collect_call, &dropping);
    bs_block_for_each (bs_op_region(op, 0)->first, function) {
        if (g_cancellable_is_cancelled(context->cancellable))
            break;
        if (bs_op_is(function, "func.func") && bs_op_region(function, 0)->first &&
            !bs_signature_is_kept(context->ir, function, FALSE)) {
            bs_report(context->events, .kind = BS_EVENT_FUNCTION, .op = function);
            bs_report_enter(context->events);
            process_function(&dropping, function);
            bs_report_leave(context->events);
        }
    }
    g_byte_array_unref(dropping.erased);
    g_array_unref(dropping.args);
    return !g_cancellable_is_cancelled(context->cancellable);
}

const BsPass bs_pass_drop_equivalent_buffer_results = {
    .name = "drop-equivalent-buffer-results",
    .summary = N_("Takes results that are arguments out of functions and their calls"),
    .anchor = "builtin.module",
    .run = run,
};
