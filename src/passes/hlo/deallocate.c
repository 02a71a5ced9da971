// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hlo-deallocate: gives each memref that a block gets, makes or hands on an ownership indicator,
// null or the base pointer of its buffer, hands it on with the memref, and frees at the end of each
// block what is left (tensorflow/mlir-hlo, deallocation/transforms/deallocate.cc of 2023-11-27).
//
//     %a = memref.alloc()                %a = memref.alloc()
//     %r = scf.for ...             =>    %o = deallocation.own %a
//         iter_args(%x = %a) {           %r:2 = scf.for ... iter_args(%x = %a, %xo = %o) {
//       %t = memref.alloc()                %t = memref.alloc()
//       scf.yield %t                       %to = deallocation.own %t
//     }                                    deallocation.retain() of(%xo)
//     return                               scf.yield %t, %to
//                                        }
//                                        deallocation.retain() of(%r#1)
//                                        return
//
// Cost: nearly linear in ops, operands and the regions around them.
//
// The option `placement`: where the written page differs from the last revision, the page frees
// behind the last op that touches the class of a buffer (last-use), the revision at the end of the
// block (block-end). Functions are worked on callee first, not in the middle of their callers,
// which leaves the same program; where two functions are refused, the callee is.
//
// What the original writes is written, also where it is wrong:
//  - a memref that a terminator has twice, also as the argument of a loop that hands it on twice:
//    the first takes the last result of the retain, the second null, and the buffer leaks;
//  - memrefs of different element types are taken for different buffers: a loop may free a buffer
//    that is used behind it in the disguise of another type;
//  - two operands of a loop that are the same buffer: the first gets the indicator, the second
//    null. A body that hands on the second alone frees the buffer that it hands on;
//  - two results of a function that are the same new buffer: a caller that hands on one of them
//    frees the other, which is the same;
//  - a loop that frees what comes in, of a buffer that it does not get, as something that may be
//    the same one is used later or a block further out owns it: that frees the buffer again;
//  - where the page is followed, a memref that a block hands on takes the one indicator that the
//    block owns in its class without a retain, be it of another buffer. The memref is freed once
//    that indicator is known never to be null; where the other branch of an if frees the memref,
//    its own indicator overwrites the one that it took, and the buffer of that leaks;
//  - what is allocated by an op that does not say so is never freed.
// Where the original crashes and its rules say what comes of it, that is done, with a warning:
// functions without a body that return no memref, ops of unknown regions that return memrefs. Where
// they do not, there is an error of our own: functions without a body that return memrefs,
// functions of several blocks, ops with control flow other than scf.for, scf.if,
// scf.parallel and scf.while. The body of scf.parallel ended with scf.yield then and scf.reduce
// stood in it; now scf.reduce ends it, and its regions are looked at last.
#include "dialects/deallocation/deallocation.h"
#include "passes/hlo/deallocate-private.h"
#include "passes/run/passes.h"
#include "passes/signature/signature.h"
#include "support/i18n.h"

// -- which arguments a result may be --------------------------------------------------------------

static void
summary_free(gpointer data)
{
    BsHloSummary *summary = data;
    g_free(summary->list_of);
    g_ptr_array_unref(summary->lists);
    g_free(summary);
}

static BsHloSummary *
summary_new(guint32 n_results)
{
    BsHloSummary *summary = g_new(BsHloSummary, 1);
    summary->n_results = n_results;
    summary->list_of = g_new(guint32, n_results + 1);
    summary->lists = g_ptr_array_new_with_free_func((GDestroyNotify)g_array_unref);
    for (guint32 i = 0; i < n_results; i++)
        summary->list_of[i] = BS_ID_NONE;
    return summary;
}

// Adds an argument to a list, and the list where there is none of that number yet.
static void
summary_add(BsHloSummary *summary, guint32 list, guint32 argument)
{
    if (list == summary->lists->len)
        g_ptr_array_add(summary->lists, g_array_new(FALSE, FALSE, sizeof argument));
    g_array_append_val(summary->lists->pdata[list], argument);
}

static const GArray *
summary_list(const BsHloSummary *summary, guint32 result)
{
    const guint32 list = result < summary->n_results ? summary->list_of[result] : BS_ID_NONE;
    return list == BS_ID_NONE ? NULL : summary->lists->pdata[list];
}

// Before a function was worked on: each result that is a ranked memref may be any argument,
// whatever type that has.
static BsHloSummary *
provisional_summary(const BsOp *function)
{
    const BsType *type = bs_signature(function);
    BsHloSummary *summary = summary_new(type->function.n_results);
    for (guint32 a = 0; a < type->function.n_inputs; a++)
        summary_add(summary, 0, a);
    for (guint32 i = 0; summary->lists->len && i < summary->n_results; i++)
        if (type->function.results[i]->kind == BS_TYPE_MEMREF)
            summary->list_of[i] = 0;
    return summary;
}

static BsHloSummary *
final_summary(BsHloDeallocate *pass, const BsBlock *entry)
{
    const BsOp *terminator = entry->last;
    BsHloSummary *summary = summary_new(terminator->n_operands);
    BsIdMap by_class = {0}; // numbers the lists
    for (guint32 a = 0; a < entry->n_args; a++) {
        const guint32 number = bs_hlo_class_number(pass->classes, entry->args[a]);
        summary_add(summary, bs_id_map_number(&by_class, number), a);
    }
    for (guint32 i = 0; i < terminator->n_operands; i++) {
        const guint32 number = bs_hlo_class_number(pass->classes, bs_op_operand(terminator, i));
        summary->list_of[i] = bs_id_map_find(&by_class, number);
    }
    bs_id_map_clear(&by_class);
    return summary;
}

static const BsHloSummary *
find_summary(BsHloDeallocate *pass, BsOp *function)
{
    BsHloSummary *summary = g_hash_table_lookup(pass->summaries, function);
    if (!summary) {
        summary = provisional_summary(function);
        g_hash_table_insert(pass->summaries, function, summary);
    }
    return summary;
}

// -- calls ---------------------------------------------------------------------------------------

static BsHloCalls *
find_calls(BsHloDeallocate *pass, BsOp *function)
{
    BsHloCalls *calls = g_hash_table_lookup(pass->calls, function);
    if (!calls) {
        calls = g_new0(BsHloCalls, 1);
        g_hash_table_insert(pass->calls, function, calls);
    }
    return calls;
}

static guint32
count_memrefs(const BsOp *call)
{
    guint32 n = 0;
    for (guint32 i = 0; i < call->n_results; i++)
        n += bs_type_is_memref(call->results[i].type);
    return n;
}

// The call with an indicator for each memref that it returns.
static BsOp *
extend_call(BsHloDeallocate *pass, BsOp *call, guint32 n_memrefs)
{
    const guint32 n = call->n_results + n_memrefs;
    g_autofree const BsType **types = g_new(const BsType *, n);
    for (guint32 i = 0; i < n; i++) {
        types[i] =
            i < call->n_results ? call->results[i].type : bs_type_ownership(pass->ir->context);
    }
    g_autofree BsValue **operands = g_new(BsValue *, call->n_operands + 1);
    for (guint32 i = 0; i < call->n_operands; i++)
        operands[i] = bs_op_operand(call, i);
    const BsOpState state = {.def = call->def,
                             .loc = call->loc,
                             .attrs = call->attrs,
                             .n_operands = call->n_operands,
                             .n_results = n,
                             .operands = operands,
                             .result_types = types};
    BsOp *made = bs_op_create(pass->ir, &state);
    bs_op_insert(pass->ir, made, bs_op_block(call), call);
    bs_hlo_touches_replace(pass->touches, call, made);
    return made;
}

static void
unite_with_arguments(BsHloDeallocate *pass, const BsOp *call, BsValue *result,
                     const GArray *arguments, guint n)
{
    for (guint a = 0; a < n; a++) {
        const guint32 argument = g_array_index(arguments, guint32, a);
        bs_hlo_deallocate_unite(pass, result, bs_op_operand(call, argument),
                                N_("the function may return that argument"));
    }
}

// Arguments that results before were united with are of one class already: one of them will do.
static void
enter_results(BsHloDeallocate *pass, BsOp *made, guint32 n_results, const BsHloSummary *summary)
{
    g_autofree guint8 *done = g_new0(guint8, summary->lists->len + 1);
    for (guint32 i = 0, next = n_results; i < n_results; i++) {
        BsValue *result = bs_op_result(made, i);
        if (!bs_type_is_memref(result->type))
            continue;
        bs_hlo_set_indicator(pass, result, bs_op_result(made, next++));
        const GArray *arguments = summary_list(summary, i);
        if (!arguments)
            continue;
        guint8 *united = &done[summary->list_of[i]];
        unite_with_arguments(pass, made, result, arguments, *united ? 1 : arguments->len);
        *united = TRUE;
    }
}

gboolean
bs_hlo_deallocate_call(BsHloDeallocate *pass, BsHloFrame *frame, BsOp *op, BsHloValues *acquired)
{
    const guint32 n_results = op->n_results, n_memrefs = count_memrefs(op);
    BsOp *function = bs_callee_find(pass->callees, op);
    if (!n_memrefs || !function)
        return TRUE;
    bs_hlo_report(pass, .kind = BS_EVENT_VISIT, .op = op, .block = frame->block,
                  .rule = N_("it returns an indicator with each memref"));
    bs_report_enter(pass->context->events);
    BsHloCalls *calls = find_calls(pass, function);
    calls->n_made++;
    pass->n_calls_differ += calls->changed ? G_MAXUINT32 : 1; // one less, or one more
    bs_hlo_report(pass, .kind = BS_EVENT_OP_REBUILT, .op = op, .block = frame->block,
                  .rule = N_("with indicators"));
    BsOp *made = extend_call(pass, op, n_memrefs);
    for (guint32 i = 0; i < n_results; i++)
        bs_value_replace_all_uses(pass->ir, bs_op_result(op, i), bs_op_result(made, i));
    bs_op_erase(pass->ir, op);
    enter_results(pass, made, n_results, find_summary(pass, function));
    for (guint32 i = n_results; i < made->n_results; i++)
        bs_vec_push(acquired, bs_op_result(made, i));
    bs_report_leave(pass->context->events);
    return TRUE;
}

// -- functions -----------------------------------------------------------------------------------

static gboolean
check_function(BsHloDeallocate *pass, BsOp *function)
{
    BsHloRule rule;
    if (bs_hlo_function_breaks(function, &rule))
        return bs_hlo_refuse(pass, function, rule);
    if (!bs_op_region(function, 0)->first)
        bs_hlo_warn_of_crash(pass, function, "a function has no body");
    return TRUE;
}

// Which of several results a summary is of, or NULL.
static const char *
result_number(const BsHloDeallocate *pass, guint32 i, guint32 n)
{
    static const char form[] = N_("result #");
    if (n == 1)
        return NULL;
    g_autofree char *text = g_strdup_printf("%.*s%u", (int)strlen(form) - 1, form, i);
    return bs_context_string(pass->ir->context, text);
}

static void
report_summary(BsHloDeallocate *pass, BsOp *function, const BsHloSummary *summary)
{
    const BsBlock *entry = bs_op_region(function, 0)->first;
    for (guint32 i = 0; pass->context->events && i < summary->n_results; i++) {
        BsValue *result = bs_op_operand(entry->last, i);
        if (!bs_type_is_memref(result->type))
            continue;
        const GArray *arguments = summary_list(summary, i);
        for (guint a = 0; arguments && a < arguments->len; a++) {
            bs_hlo_add_item(pass, BS_ROLE_ALIAS, entry->args[g_array_index(arguments, guint32, a)],
                            NULL, NULL);
        }
        bs_hlo_report(pass, .kind = BS_EVENT_SUMMARY, .op = function, .value = result,
                      .rule = result_number(pass, i, summary->n_results),
                      .n_items = pass->items.len, .items = pass->items.data);
        bs_vec_clear(&pass->items);
    }
}

static void
return_indicators(BsHloDeallocate *pass, BsOp *function, const BsHloValues *acquired)
{
    if (!acquired->len)
        return;
    BsHloCalls *calls = find_calls(pass, function);
    pass->n_calls_differ += calls->n - 2 * calls->n_made; // those that are made fit now
    calls->changed = TRUE;
    for (guint i = 0; i < acquired->len; i++)
        bs_hlo_add_item(pass, BS_ROLE_FORWARDED, acquired->data[i], NULL, NULL);
    bs_hlo_report(pass, .kind = BS_EVENT_FUNCTION_TYPE, .op = function,
                  .rule = N_("returns an indicator for every memref"), .n_items = pass->items.len,
                  .items = pass->items.data);
    bs_vec_clear(&pass->items);
    g_autofree const BsType **types = g_new(const BsType *, acquired->len);
    for (guint i = 0; i < acquired->len; i++)
        types[i] = acquired->data[i]->type;
    bs_hlo_append_operands(pass->ir, bs_op_region(function, 0)->first->last, acquired->len,
                           acquired->data);
    bs_signature_append_results(pass->ir, function, acquired->len, types);
}

static gboolean
work_on_body(BsHloDeallocate *pass, BsOp *function)
{
    BsBlock *entry = bs_op_region(function, 0)->first;
    BsHloValues acquired = {0}, released = {0};
    bs_hlo_touches_number(pass->touches, function);
    gboolean ok = bs_hlo_deallocate_block(pass, entry, FALSE, &acquired, &released);
    if (ok && released.len)
        ok = bs_hlo_refuse(pass, function, BS_HLO_RULE_INVALID_REALLOC);
    if (ok) {
        return_indicators(pass, function, &acquired);
        BsHloSummary *summary = final_summary(pass, entry);
        report_summary(pass, function, summary);
        g_hash_table_insert(pass->summaries, function, summary);
    }
    bs_vec_free(&acquired);
    bs_vec_free(&released);
    return ok;
}

// Nothing that is known of the values of one function is about another one's.
static void
forget_values(BsHloDeallocate *pass)
{
    bs_hlo_touches_reset(pass->touches);
    bs_id_map_reset(&pass->table_numbers);
    bs_id_map_reset(&pass->indicator_numbers);
    bs_vec_clear(&pass->table);
    bs_vec_clear(&pass->indicators);
}

static gboolean
work_on_function(BsHloDeallocate *pass, BsOp *function)
{
    if (!check_function(pass, function))
        return FALSE;
    if (!bs_op_region(function, 0)->first)
        return TRUE;
    bs_hlo_report(pass, .kind = BS_EVENT_FUNCTION, .op = function);
    bs_report_enter(pass->context->events);
    const gboolean ok = work_on_body(pass, function);
    forget_values(pass);
    bs_report_leave(pass->context->events);
    return ok;
}

// -- callee first --------------------------------------------------------------------------------

// A function and its calls, of which those from number `next` on are still to be followed.
typedef struct Visit {
    BsOp *function;
    GPtrArray *callees;
    guint next;
} Visit;

typedef struct Order {
    BsHloDeallocate *pass;
    GPtrArray *functions; // of the module, then in the order in which they are worked on
    GHashTable *callees;  // function to those that it calls, in order
    GPtrArray *at_work;   // whose calls are collected now
} Order;

static BsWalk
collect_call(BsOp *op, gpointer data)
{
    Order *order = data;
    BsOp *callee = bs_op_is(op, "func.call") ? bs_callee_find(order->pass->callees, op) : NULL;
    if (callee) {
        g_ptr_array_add(order->at_work, callee);
        find_calls(order->pass, callee)->n++;
    }
    return BS_WALK_ON;
}

static BsWalk
collect_function(BsOp *op, gpointer data)
{
    Order *order = data;
    if (!bs_op_is(op, "func.func"))
        return BS_WALK_ON;
    order->at_work = g_ptr_array_new();
    bs_op_walk_preorder(op, collect_call, order);
    g_hash_table_insert(order->callees, op, order->at_work);
    g_ptr_array_add(order->functions, op);
    return BS_WALK_SKIP;
}

static void
start_visit(const Order *order, GArray *stack, GHashTable *seen, BsOp *function)
{
    if (!g_hash_table_add(seen, function))
        return;
    const Visit visit = {function, g_hash_table_lookup(order->callees, function), 0};
    g_array_append_val(stack, visit);
}

// As the original comes to them: in the order of the module, but what a function calls before it.
static GPtrArray *
callees_first(const Order *order)
{
    GPtrArray *sorted = g_ptr_array_new();
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    g_autoptr(GArray) stack = g_array_new(FALSE, FALSE, sizeof(Visit));
    for (guint i = 0; i < order->functions->len; i++) {
        start_visit(order, stack, seen, order->functions->pdata[i]);
        while (stack->len) {
            Visit *visit = &g_array_index(stack, Visit, stack->len - 1);
            if (visit->callees && visit->next < visit->callees->len) {
                start_visit(order, stack, seen, visit->callees->pdata[visit->next++]);
                continue;
            }
            if (visit->callees)
                g_ptr_array_add(sorted, visit->function);
            g_array_set_size(stack, stack->len - 1);
        }
    }
    return sorted;
}

static GPtrArray *
order_functions(BsHloDeallocate *pass, BsOp *module)
{
    g_autoptr(GPtrArray) functions = g_ptr_array_new();
    g_autoptr(GHashTable) callees =
        g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_ptr_array_unref);
    Order order = {pass, functions, callees, NULL};
    bs_op_walk_preorder(module, collect_function, &order);
    return callees_first(&order);
}

// -- the pass ------------------------------------------------------------------------------------

enum { OPTION_PLACEMENT };

static void
clear(BsHloDeallocate *pass)
{
    bs_hlo_touches_free(pass->touches);
    bs_callees_free(pass->callees);
    g_hash_table_unref(pass->summaries);
    g_hash_table_unref(pass->calls);
    bs_id_map_clear(&pass->table_numbers);
    bs_id_map_clear(&pass->indicator_numbers);
    bs_vec_free(&pass->table);
    bs_vec_free(&pass->indicators);
    bs_vec_free(&pass->items);
}

static gboolean
run(BsPassContext *context, BsOp *op, const gint64 *options)
{
    BsHloTouches *touches = bs_hlo_touches_new();
    BsHloDeallocate pass = {
        .context = context,
        .ir = context->ir,
        .placement = (BsHloPlacement)options[OPTION_PLACEMENT],
        .touches = touches,
        .classes = bs_hlo_touches_classes(touches),
        .callees = bs_callees_new(),
        .summaries = g_hash_table_new_full(NULL, NULL, NULL, summary_free),
        .calls = g_hash_table_new_full(NULL, NULL, NULL, g_free),
    };
    g_autoptr(GPtrArray) functions = order_functions(&pass, op);
    gboolean ok = TRUE;
    for (guint i = 0; ok && i < functions->len; i++)
        ok = work_on_function(&pass, functions->pdata[i]);
    clear(&pass);
    return ok;
}

static const BsPassOption pass_options[] = {
    [OPTION_PLACEMENT] = {"placement", BS_OPTION_ENUM, "block-end,last-use", BS_HLO_BLOCK_END,
                          "Where buffers are freed that their block does not hand on"},
};

const BsPass bs_pass_hlo_deallocate = {
    .name = "hlo-deallocate",
    .family = BS_FAMILY_HLO,
    .summary = N_("Hands ownership indicators on with memrefs and frees what is left in a block"),
    .options = pass_options,
    .n_options = G_N_ELEMENTS(pass_options),
    .run = run,
    .anchor = "builtin.module",
    .of_mlir_hlo = TRUE,
    .frees_all = TRUE,
};
