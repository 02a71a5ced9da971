// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// buffer-results-to-out-params: a function writes its memref results into memrefs that its callers
// allocate (mlir/lib/Dialect/Bufferization/Transforms/BufferResultsToOutParams.cpp).
//
//     func.func @f() -> memref<4xf32>    func.func @f(%out: memref<4xf32>)
//       return %m                    =>    memref.copy %m, %out
//     %r = call @f()                     %r = memref.alloc()
//                                        call @f(%r)
//
// Since 22 public functions stay, unless modify-public-functions is given, and so do functions
// without body. With hoist-static-allocs (since 22 also hoist-dynamic-allocs), an allocation of
// static shape that is returned is not copied: the argument stands for it. Upstream then crashes
// where a return has one allocation twice, and 19 where it has an argument of a block, which also
// an allocation is that another return has replaced. Here, with a warning, the argument is copied,
// and the second result is a copy of the first. Every call and return is made anew and loses its
// attributes. Cost: linear in ops, and in memref results times calls.
#include "analysis/allocations.h"
#include "analysis/callee.h"
#include "ir/builder.h"
#include "passes/run/make-ops.h"
#include "passes/run/passes.h"
#include "passes/run/rules.h"
#include "passes/run/upstream-failure.h"
#include "passes/signature/signature.h"
#include "support/i18n.h"

#include <gio/gio.h>

enum {
    OPTION_ADD_RESULT_ATTR,
    OPTION_HOIST_STATIC_ALLOCS,
    OPTION_HOIST_DYNAMIC_ALLOCS,
    OPTION_MODIFY_PUBLIC_FUNCTIONS
};

typedef struct OutParams {
    BsPassContext *context;
    gboolean add_result_attr, hoist_static_allocs, hoist_dynamic_allocs, modify_public;
    GHashTable *symbols; // of the module
    GHashTable *n_calls; // function to the number of its calls
    GHashTable *sizes;   // function to GArray of Sizes, see below
    GPtrArray *outs;     // new arguments of the function at work
    guint n_pending;     // returns and calls that don't fit their function any more
} OutParams;

static guint32
inside(const OutParams *pass)
{
    return pass->n_pending ? BS_EVENT_INSIDE : 0;
}

static gboolean
is_memref(const BsType *type)
{
    return type->kind == BS_TYPE_MEMREF;
}

// Whether offset and strides are all dynamic, so that a new allocation can be cast to the type.
static gboolean
has_dynamic_layout(const BsType *type)
{
    g_autofree gint64 *strides = g_new(gint64, type->shaped.rank + 1);
    gint64 offset;
    if (!bs_memref_strides(type, strides, &offset) || offset != BS_DYNAMIC)
        return FALSE;
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        if (strides[i] != BS_DYNAMIC)
            return FALSE;
    }
    return TRUE;
}

// -- functions -----------------------------------------------------------------------------------

// The attributes of the argument that result `i` becomes.
static const BsAttr *
out_attrs(const OutParams *pass, const BsOp *function, guint32 i)
{
    const BsAttr *attrs = bs_signature_result_attrs(function, i);
    if (!pass->add_result_attr)
        return attrs;
    BsContext *types = pass->context->ir->context;
    attrs = attrs ? attrs : bs_attr_dict(types, 0, NULL);
    return bs_dict_with(types, attrs, bs_context_string(types, "bufferize.result"),
                        bs_attr_unit(types));
}

static gboolean
check_layouts(const OutParams *pass, const BsOp *function)
{
    const BsType *type = bs_signature(function);
    for (guint32 i = 0; i < type->function.n_results; i++) {
        const BsType *result = type->function.results[i];
        if (is_memref(result) && !bs_memref_has_identity_layout(result) &&
            !has_dynamic_layout(result)) {
            bs_diags_error_at_op(pass->context->diags, function,
                                 "cannot create out param for result with unsupported layout");
            return FALSE;
        }
    }
    return TRUE;
}

// Makes arguments of the memref results.
static void
change_signature(OutParams *pass, BsOp *function)
{
    BsIr *ir = pass->context->ir;
    const BsType *type = bs_signature(function);
    guint32 n = type->function.n_results, n_outs = 0;
    g_autofree guint8 *erased = g_new0(guint8, n + 1);
    g_autofree const BsType **types = g_new(const BsType *, n + 1);
    g_autofree const BsAttr **attrs = g_new(const BsAttr *, n + 1);
    for (guint32 i = 0; i < n; i++) {
        erased[i] = is_memref(type->function.results[i]);
        if (erased[i]) {
            types[n_outs] = type->function.results[i];
            attrs[n_outs++] = out_attrs(pass, function, i);
        }
    }
    if (!n_outs)
        return;
    BsBlock *entry = bs_op_region(function, 0)->first;
    pass->n_pending += GPOINTER_TO_UINT(g_hash_table_lookup(pass->n_calls, function));
    bs_report(pass->context->events, .kind = BS_EVENT_FUNCTION_TYPE, .op = function,
              .flags = entry ? BS_EVENT_INSIDE : inside(pass),
              .rule = bs_rule_results_to_arguments);
    bs_signature_append_inputs(ir, function, n_outs, types, attrs);
    bs_signature_erase_results(ir, function, erased);
    for (guint32 i = 0; entry && i < n_outs; i++)
        g_ptr_array_add(pass->outs, bs_block_add_arg(ir, entry, types[i], function->loc));
}

static gboolean
is_hoisted(const OutParams *pass, const BsValue *value)
{
    // Since 22 all ops count to which upstream attaches AllocationOpInterface.
    const gboolean any = bs_context_upstream(pass->context->ir->context) >= BS_UPSTREAM_22;
    const gboolean allowed = bs_type_has_static_shape(value->type) ? pass->hoist_static_allocs
                                                                   : pass->hoist_dynamic_allocs;
    return allowed && bs_value_op(value) &&
           (any ? bs_op_is_allocation(bs_value_op(value))
                : bs_op_is(bs_value_op(value), "memref.alloc"));
}

// What the hoisted allocations of dynamic shape in a return need: for each the numbers of the
// arguments that are its sizes, none when one of the sizes is no argument. Callers take them in
// this order, whichever of their results they are for.
typedef GPtrArray Sizes; // of GArray of guint32

static GArray *
find_sizes(const BsOp *allocation, const BsBlock *entry)
{
    GArray *sizes = g_array_new(FALSE, FALSE, sizeof(guint32));
    for (guint32 i = 0; i < allocation->n_operands; i++) {
        const BsValue *size = bs_op_operand(allocation, i);
        if (size->type->kind != BS_TYPE_INDEX)
            continue;
        if (bs_value_arg_block(size) != entry) {
            g_array_set_size(sizes, 0);
            break;
        }
        g_array_append_val(sizes, size->index);
    }
    return sizes;
}

// Upstream takes the operands as they were when it came to the return: `before`.
static void
warn_of_crash(const OutParams *pass, BsOp *terminator, const BsValue *before, const BsValue *value)
{
    if (value != before)
        bs_warn_upstream(pass->context, terminator, BS_UPSTREAM_CRASHES,
                         "it returns an allocation a second time that it has erased");
    else if (bs_value_is_arg(value) && pass->hoist_static_allocs &&
             bs_context_upstream(pass->context->ir->context) == BS_UPSTREAM_19)
        bs_warn_upstream(pass->context, terminator, BS_UPSTREAM_CRASHES,
                         "it asks which op makes a result that is an argument of a block");
}

// Fills the argument `out` with what the return has as operand `i`.
static void
fill_argument(OutParams *pass, BsBuilder *builder, const BsOp *terminator, guint32 i, BsValue *out,
              Sizes *sizes)
{
    BsValue *value = bs_op_operand(terminator, i);
    gboolean hoisted = is_hoisted(pass, value);
    const BsEventItem item = {.role = BS_ROLE_RESULT, .value = out};
    bs_report(pass->context->events, .kind = BS_EVENT_TERMINATOR, .op = (BsOp *)(gsize)terminator,
              .block = bs_op_block(terminator), .value = value, .flags = BS_EVENT_INSIDE,
              .n_items = 1, .items = &item,
              .rule = hoisted ? bs_rule_the_caller_allocates : bs_rule_copies_result);
    if (hoisted && !bs_type_has_static_shape(value->type))
        g_ptr_array_add(sizes, find_sizes(bs_value_op(value), bs_value_arg_block(out)));
    if (hoisted)
        bs_builder_replace_op(builder, bs_value_op(value), &out);
    else
        bs_make_copy(builder, terminator->loc, value, out);
}

// A return of what is left, the memrefs in their arguments.
static void
rebuild_return(OutParams *pass, BsOp *terminator, Sizes *sizes)
{
    BsBuilder builder;
    bs_builder_init(&builder, pass->context->ir);
    bs_builder_set_before(&builder, terminator);
    guint32 n_outs = 0, n_kept = 0;
    g_autofree BsValue **kept = g_new(BsValue *, terminator->n_operands + 1);
    for (guint32 i = 0; i < terminator->n_operands; i++)
        kept[i] = bs_op_operand(terminator, i);
    for (guint32 i = 0; i < terminator->n_operands; i++) {
        if (is_memref(kept[i]->type) && n_outs < pass->outs->len) {
            warn_of_crash(pass, terminator, kept[i], bs_op_operand(terminator, i));
            fill_argument(pass, &builder, terminator, i, pass->outs->pdata[n_outs++], sizes);
        }
    }
    for (guint32 i = 0; i < terminator->n_operands; i++) {
        if (!is_memref(bs_op_operand(terminator, i)->type))
            kept[n_kept++] = bs_op_operand(terminator, i);
    }
    pass->n_pending--;
    bs_report(pass->context->events, .kind = BS_EVENT_OP_REBUILT, .op = terminator,
              .block = bs_op_block(terminator), .flags = inside(pass),
              .rule = pass->outs->len ? N_("without memrefs") : bs_rule_as_the_function_is_now);
    bs_op_note_heir(
        pass->context->ir, terminator,
        bs_builder_op(&builder, "func.return", terminator->loc, n_kept, kept, 0, NULL, NULL, 0));
    bs_builder_erase_op(&builder, terminator);
}

static BsWalk
collect_return(BsOp *op, gpointer returns)
{
    if (bs_op_is(op, "func.return"))
        g_ptr_array_add(returns, op);
    return BS_WALK_ON;
}

static gboolean
process_function(OutParams *pass, BsOp *function)
{
    if (!check_layouts(pass, function))
        return FALSE;
    g_ptr_array_set_size(pass->outs, 0);
    change_signature(pass, function);
    g_autoptr(GPtrArray) returns = g_ptr_array_new();
    bs_op_walk_postorder(function, collect_return, returns);
    pass->n_pending += returns->len;
    for (guint i = 0; i < returns->len; i++) {
        g_autoptr(GPtrArray) sizes = g_ptr_array_new_with_free_func((GDestroyNotify)g_array_unref);
        rebuild_return(pass, returns->pdata[i], sizes);
        if (i == 0) { // of the first return, as upstream
            g_hash_table_insert(pass->sizes, function, g_steal_pointer(&sizes));
        }
    }
    return TRUE;
}

// -- calls ---------------------------------------------------------------------------------------

// Allocates what the callee fills in for a result.
static BsValue *
make_out(OutParams *pass, BsBuilder *builder, const BsOp *call, const BsType *type,
         const GArray *sizes)
{
    const BsType *plain =
        bs_type_memref(pass->context->ir->context, type->shaped.rank, type->shaped.shape,
                       type->shaped.element, NULL, type->shaped.space);
    g_autofree BsValue **values = g_new(BsValue *, (sizes ? sizes->len : 0) + 1);
    for (guint i = 0; sizes && i < sizes->len; i++)
        values[i] = bs_op_operand(call, g_array_index(sizes, guint32, i));
    BsValue *out = bs_make_alloc_sizes(builder, "memref.alloc", call->loc, plain,
                                       sizes ? sizes->len : 0, values);
    return bs_memref_has_identity_layout(type) ? out
                                               : bs_make_memref_cast(builder, call->loc, type, out);
}

// Puts allocations in the place of the memref results and behind the other `operands`; FALSE when a
// size is not known here.
static gboolean
replace_results(OutParams *pass, BsBuilder *builder, BsOp *call, const Sizes *sizes,
                BsValue **operands)
{
    guint next_sizes = 0;
    for (guint32 i = 0, n = call->n_operands; i < call->n_results; i++) {
        BsValue *result = bs_op_result(call, i);
        if (!is_memref(result->type))
            continue;
        const guint32 n_dynamic = bs_type_n_dynamic(result->type);
        const GArray *own = NULL;
        if (n_dynamic && sizes && next_sizes < sizes->len)
            own = sizes->pdata[next_sizes++];
        if (n_dynamic != (own ? own->len : 0)) {
            bs_diags_error_at_op(pass->context->diags, call,
                                 "cannot create out param for dynamically shaped result");
            return FALSE;
        }
        operands[n] = make_out(pass, builder, call, result->type, own);
        bs_builder_replace_uses(builder, result, operands[n++]);
    }
    return TRUE;
}

static gboolean
rebuild_call(OutParams *pass, BsOp *call, const BsOp *callee)
{
    guint32 n_others = 0;
    g_autofree BsValue **operands = g_new(BsValue *, call->n_operands + call->n_results + 1);
    for (guint32 i = 0; i < call->n_operands; i++)
        operands[i] = bs_op_operand(call, i);
    for (guint32 i = 0; i < call->n_results; i++)
        n_others += !is_memref(bs_op_result(call, i)->type);
    guint32 n_outs = call->n_results - n_others;
    pass->n_pending -= n_outs ? 1 : 0;
    bs_report(pass->context->events, .kind = BS_EVENT_OP_REBUILT, .op = call,
              .block = bs_op_block(call), .flags = inside(pass),
              .rule =
                  n_outs ? N_("allocates what the callee fills") : bs_rule_as_the_function_is_now);
    BsBuilder builder;
    bs_builder_init(&builder, pass->context->ir);
    bs_builder_set_before(&builder, call);
    if (!replace_results(pass, &builder, call, g_hash_table_lookup(pass->sizes, callee), operands))
        return FALSE;
    const BsOp *made =
        bs_signature_call(&builder, call->loc, callee, call->n_operands + n_outs, operands);
    for (guint32 i = 0, next = 0; i < call->n_results; i++) {
        if (!is_memref(bs_op_result(call, i)->type))
            bs_builder_replace_uses(&builder, bs_op_result(call, i), bs_op_result(made, next++));
    }
    bs_op_note_heir(pass->context->ir, call, made);
    bs_builder_erase_op(&builder, call);
    return TRUE;
}

// The function of that name at the top of the module, wherever the call is.
static BsOp *
find_callee(const OutParams *pass, const BsOp *call)
{
    const char *name = bs_attr_symbol_root(bs_op_attr(call, "callee"));
    BsOp *callee = g_hash_table_lookup(pass->symbols, name);
    return callee && bs_op_is(callee, "func.func") ? callee : NULL;
}

static gboolean
process_call(OutParams *pass, BsOp *call)
{
    const BsOp *callee = find_callee(pass, call);
    if (callee && bs_signature_is_kept(pass->context->ir, callee, pass->modify_public))
        return TRUE;
    if (!callee) {
        bs_diags_error_at_op(pass->context->diags, call, "cannot find callee '%s' in symbol table",
                             bs_attr_symbol_root(bs_op_attr(call, "callee")));
        return FALSE;
    }
    return rebuild_call(pass, call, callee);
}

// -- the pass ------------------------------------------------------------------------------------

static BsWalk
collect_call(BsOp *op, gpointer calls)
{
    if (bs_op_is(op, "func.call"))
        g_ptr_array_add(calls, op);
    return BS_WALK_ON;
}

static void
count_calls(OutParams *pass, const GPtrArray *calls)
{
    for (guint i = 0; i < calls->len; i++) {
        BsOp *callee = find_callee(pass, calls->pdata[i]);
        guint n = callee ? GPOINTER_TO_UINT(g_hash_table_lookup(pass->n_calls, callee)) : 0;
        g_hash_table_insert(pass->n_calls, callee, GUINT_TO_POINTER(n + 1));
    }
}

static gboolean
process_module(OutParams *pass, BsOp *module, const GPtrArray *calls)
{
    bs_block_for_each (bs_op_region(module, 0)->first, op) {
        if (g_cancellable_is_cancelled(pass->context->cancellable))
            return FALSE;
        if (bs_op_is(op, "func.func") &&
            !bs_signature_is_kept(pass->context->ir, op, pass->modify_public)) {
            bs_report(pass->context->events, .kind = BS_EVENT_FUNCTION, .op = op,
                      .flags = inside(pass));
            bs_report_enter(pass->context->events);
            gboolean ok = process_function(pass, op);
            bs_report_leave(pass->context->events);
            if (!ok)
                return FALSE;
        }
    }
    gboolean ok = TRUE; // upstream goes on after a call that it can't change
    for (guint i = 0; i < calls->len; i++)
        ok = process_call(pass, calls->pdata[i]) && ok;
    return ok;
}

static gboolean
run(BsPassContext *context, BsOp *op, const gint64 *options)
{
    g_autoptr(BsCallees) callees = bs_callees_new();
    g_autoptr(GHashTable) n_calls = g_hash_table_new(NULL, NULL);
    g_autoptr(GHashTable) sizes =
        g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_ptr_array_unref);
    g_autoptr(GPtrArray) outs = g_ptr_array_new();
    g_autoptr(GPtrArray) calls = g_ptr_array_new();
    OutParams pass = {.context = context,
                      .add_result_attr = options[OPTION_ADD_RESULT_ATTR] != 0,
                      .hoist_static_allocs = options[OPTION_HOIST_STATIC_ALLOCS] != 0,
                      .hoist_dynamic_allocs = options[OPTION_HOIST_DYNAMIC_ALLOCS] != 0,
                      .modify_public = options[OPTION_MODIFY_PUBLIC_FUNCTIONS] != 0,
                      .symbols = bs_callee_symbols(callees, op),
                      .n_calls = n_calls,
                      .sizes = sizes,
                      .outs = outs};
    bs_op_walk_postorder(op, collect_call, calls);
    count_calls(&pass, calls);
    return process_module(&pass, op, calls);
}

static const BsPassOption pass_options[] = {
    [OPTION_ADD_RESULT_ATTR] = {"add-result-attr", BS_OPTION_BOOL, NULL, FALSE,
                                "Mark the new arguments with bufferize.result"},
    [OPTION_HOIST_STATIC_ALLOCS] = {"hoist-static-allocs", BS_OPTION_BOOL, NULL, FALSE,
                                    "Let the caller's allocation stand for one of static shape"},
    [OPTION_HOIST_DYNAMIC_ALLOCS] = {"hoist-dynamic-allocs", BS_OPTION_BOOL, NULL, FALSE,
                                     "The same for one whose sizes are arguments of the function",
                                     BS_SINCE_22},
    [OPTION_MODIFY_PUBLIC_FUNCTIONS] = {"modify-public-functions", BS_OPTION_BOOL, NULL, FALSE,
                                        "Change public functions, too (with 19 always)",
                                        BS_SINCE_22},
};

const BsPass bs_pass_buffer_results_to_out_params = {
    .name = "buffer-results-to-out-params",
    .summary = N_("Turns memref results of functions into arguments that callers allocate"),
    .options = pass_options,
    .n_options = G_N_ELEMENTS(pass_options),
    .anchor = "builtin.module",
    .run = run,
};
