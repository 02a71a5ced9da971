// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hlo-convert-deallocation-ops-to-llvm: what is left of the deallocation dialect becomes pointers
// (tensorflow/mlir-hlo, deallocation/transforms/convert_deallocation_ops_to_llvm.cc).
//
//     !deallocation.ownership        !llvm.ptr
//     deallocation.null              llvm.mlir.zero
//     deallocation.own %m            the allocated pointer of the memref's descriptor
//     deallocation.get_buffer %x     that pointer, or the indicator, as a number
//     deallocation.free %o           llvm.call @free
//     deallocation.retain ...        two lists on the stack and llvm.call @retainBuffers(n, allocs,
//                                    k, memrefs), which leaves in the second what each memref got
//
// Memrefs and indicators of other ops keep their type: unrealized casts bridge. With
// `convert-types` all indicators of the function are pointers, so that mlir-opt can lower the rest.
// The functions are declared where they are missing, as the first ops of the module. Cost: linear
// in ops.
//
// The original makes the lists eight times too long, and stores whole descriptors one over the
// other into the second; here lists hold pointers. It takes unranked memrefs and memory spaces for
// what it knows and makes what does not verify; here the pointer is read from the descriptor that
// an unranked memref points to, and cast from its space.
#include "analysis/library.h"
#include "dialects/deallocation/deallocation.h"
#include "passes/rewrite/conversion.h"
#include "passes/run/make-ops.h"
#include "passes/run/passes.h"
#include "support/i18n.h"
#include "support/vec.h"

#include <string.h>

#define FREE "free"

typedef struct Lowering {
    BsPassContext *context;
    BsOp *function;
    const BsType *pointer, *i64, *index;
    BS_VEC(BsOp *) casts; // from pointers to indicators; they go where nobody needs them
    // of the op at work
    BsBuilder builder;
    BsLoc loc;
} Lowering;

static const BsType *
own_type(const Lowering *lowering, const char *text)
{
    return bs_type_opaque(lowering->context->ir->context, text, strlen(text));
}

static const BsAttr *
attr(const Lowering *lowering, const char *name, const BsAttr *value, const BsAttr *others)
{
    BsContext *context = lowering->context->ir->context;
    return bs_dict_with(context, others, bs_context_string(context, name), value);
}

static BsValue *
make(Lowering *lowering, const char *name, const BsType *type, BsValue *operand,
     const BsAttr *attrs)
{
    return bs_builder_value(&lowering->builder, name, lowering->loc, type, operand, NULL, NULL,
                            attrs);
}

static BsValue *
cast(Lowering *lowering, BsValue *value, const BsType *type)
{
    return value->type == type
               ? value
               : make(lowering, "builtin.unrealized_conversion_cast", type, value, NULL);
}

// -- pointers ------------------------------------------------------------------------------------

static BsValue *
as_pointer(Lowering *lowering, BsValue *indicator)
{
    const BsOp *op = bs_value_op(indicator);
    if (op && bs_op_is(op, "builtin.unrealized_conversion_cast") && op->n_operands == 1 &&
        bs_op_operand(op, 0)->type == lowering->pointer)
        return bs_op_operand(op, 0);
    return cast(lowering, indicator, lowering->pointer);
}

// For whoever still has the indicator, of that type.
static BsValue *
as_indicator(Lowering *lowering, BsValue *pointer, const BsType *type)
{
    BsValue *indicator = cast(lowering, pointer, type);
    if (indicator != pointer)
        bs_vec_push(&lowering->casts, bs_value_op(indicator));
    return indicator;
}

// `ptr`, or in another memory space than 0 `ptr<1>`. FALSE: LLVM has no such space.
static gboolean
pointer_text(const BsType *memref, GString *out)
{
    const BsAttr *space = memref->shaped.space;
    if (space && space->kind != BS_ATTR_INTEGER)
        return FALSE;
    g_string_append(out, "ptr");
    if (space && space->integer)
        g_string_append_printf(out, "<%" G_GINT64_FORMAT ">", space->integer);
    return TRUE;
}

// The descriptor by which mlir-opt passes a memref, or NULL.
static const BsType *
descriptor_type(const Lowering *lowering, const BsType *memref, const BsType **pointer)
{
    g_autoptr(GString) text = g_string_new(NULL), in_full = g_string_new("!llvm.");
    gint64 offset;
    if (!pointer_text(memref, text))
        return NULL;
    g_string_append(in_full, text->str);
    *pointer = own_type(lowering, in_full->str);
    g_string_assign(in_full, "!llvm.struct<(");
    if (memref->kind == BS_TYPE_UNRANKED_MEMREF) {
        g_string_append_printf(in_full, "i64, %s)>", text->str);
        return own_type(lowering, in_full->str);
    }
    const guint32 rank = memref->shaped.rank;
    g_autofree gint64 *strides = g_new(gint64, rank + 1);
    if (!bs_memref_strides(memref, strides, &offset))
        return NULL;
    g_string_append_printf(in_full, "%s, %s, i64", text->str, text->str);
    if (rank)
        g_string_append_printf(in_full, ", array<%u x i64>, array<%u x i64>", rank, rank);
    g_string_append(in_full, ")>");
    return own_type(lowering, in_full->str);
}

static BsValue *
extract(Lowering *lowering, BsValue *descriptor, gint64 place, const BsType *type)
{
    const BsAttr *position = bs_attr_i64_array(lowering->context->ir->context, 1, &place);
    return make(lowering, "llvm.extractvalue", type, descriptor,
                attr(lowering, "position", position, NULL));
}

static const BsAttr *
ordering(const Lowering *lowering)
{
    return attr(lowering, "ordering", bs_attr_i64(lowering->context->ir->context, 0), NULL);
}

static BsValue *
load(Lowering *lowering, BsValue *from, const BsType *type)
{
    return make(lowering, "llvm.load", type, from, ordering(lowering));
}

// The pointer that the memref's allocation gave; NULL: nobody passes it so that LLVM can.
static BsValue *
allocated_pointer(Lowering *lowering, BsValue *memref)
{
    const BsType *pointer, *type = descriptor_type(lowering, memref->type, &pointer);
    if (!type)
        return NULL;
    BsValue *descriptor = cast(lowering, memref, type), *found;
    if (memref->type->kind == BS_TYPE_UNRANKED_MEMREF)
        found = load(lowering, extract(lowering, descriptor, 1, lowering->pointer), pointer);
    else
        found = extract(lowering, descriptor, 0, pointer);
    return pointer == lowering->pointer
               ? found
               : make(lowering, "llvm.addrspacecast", lowering->pointer, found, NULL);
}

static BsValue *
pointer_of(Lowering *lowering, BsValue *value)
{
    return bs_type_is_memref(value->type) ? allocated_pointer(lowering, value)
                                          : as_pointer(lowering, value);
}

// -- functions -----------------------------------------------------------------------------------

static BsOp *
symbol_table(const BsOp *op)
{
    do {
        op = bs_op_parent(op);
    } while (op && !bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE));
    return (BsOp *)(gsize)op;
}

static gboolean
is_named(const BsOp *op, const char *name)
{
    const BsAttr *symbol = bs_op_attr(op, "sym_name");
    return symbol && symbol->kind == BS_ATTR_STRING && g_str_equal(symbol->string.text, name);
}

// What has the name. What this pass has declared stands first; the rest was read before.
static BsOp *
find_named(const Lowering *lowering, const BsOp *table, const char *name)
{
    BsCallees *callees = lowering->context->callees;
    BsOp *op = bs_op_region(table, 0)->first->first;
    for (; op && (!callees || bs_op_is(op, "llvm.func")); op = bs_op_next(op)) {
        if (is_named(op, name))
            return op;
    }
    return callees ? g_hash_table_lookup(bs_callee_symbols(callees, table), name) : NULL;
}

static void
declare(Lowering *lowering, const BsOp *table, const BsOp *user, const char *name, const char *type)
{
    BsContext *context = lowering->context->ir->context;
    BsBuilder builder;
    bs_report(lowering->context->events, .kind = BS_EVENT_HELPER, .op = (BsOp *)(gsize)user,
              .rule = N_("declared in the module"));
    bs_builder_init(&builder, lowering->context->ir);
    bs_builder_set_start(&builder, bs_op_region(table, 0)->first);
    const BsAttr *attrs =
        attr(lowering, "sym_name", bs_attr_string(context, name, strlen(name)), NULL);
    attrs = attr(lowering, "function_type", bs_attr_type(context, own_type(lowering, type)), attrs);
    bs_builder_op(&builder, "llvm.func", lowering->function->loc, 0, NULL, 0, NULL, attrs, 1);
}

// Whether the function is there, or was declared.
static gboolean
need(Lowering *lowering, BsOp *user, const char *name, const char *type)
{
    const BsOp *table = symbol_table(lowering->function);
    const BsOp *callee = find_named(lowering, table, name);
    if (!callee)
        declare(lowering, table, user, name, type);
    else if (!bs_op_is(callee, "llvm.func"))
        bs_diags_op_error(lowering->context->diags, user,
                          "needs a llvm.func '%s', but '%s' is a %s", name, name,
                          callee->def->name);
    return !callee || bs_op_is(callee, "llvm.func");
}

static void
call(Lowering *lowering, const char *name, guint32 n, BsValue *const *operands)
{
    BsContext *context = lowering->context->ir->context;
    bs_builder_op(&lowering->builder, "llvm.call", lowering->loc, n, operands, 0, NULL,
                  attr(lowering, "callee", bs_attr_symbol(context, name), NULL), 0);
}

// -- ops -----------------------------------------------------------------------------------------

static BsValue *
make_number(Lowering *lowering, gint64 n)
{
    const BsAttr *value = bs_attr_i64(lowering->context->ir->context, n);
    return make(lowering, "llvm.mlir.constant", lowering->i64, NULL,
                attr(lowering, "value", value, NULL));
}

static BsValue *
address(Lowering *lowering, BsValue *list, guint32 i)
{
    BsContext *context = lowering->context->ir->context;
    const gint32 place = (gint32)i;
    const BsAttr *attrs =
        attr(lowering, "elem_type", bs_attr_type(context, lowering->pointer), NULL);
    attrs = attr(lowering, "rawConstantIndices", bs_attr_i32_array(context, 1, &place), attrs);
    return make(lowering, "llvm.getelementptr", lowering->pointer, list, attrs);
}

// A list on the stack of the pointers of `range` of the op's operands. FALSE: one has none.
static gboolean
make_list(Lowering *lowering, const BsOp *op, BsRange range, BsValue **n, BsValue **list)
{
    BsContext *context = lowering->context->ir->context;
    const BsAttr *element = bs_attr_type(context, lowering->pointer);
    *n = make_number(lowering, range.n);
    *list = make(lowering, "llvm.alloca", lowering->pointer, *n,
                 attr(lowering, "elem_type", element, NULL));
    for (guint32 i = 0; i < range.n; i++) {
        BsValue *pointer = pointer_of(lowering, bs_op_operand(op, range.begin + i));
        if (!pointer)
            return FALSE;
        BsValue *const operands[] = {pointer, address(lowering, *list, i)};
        bs_builder_op(&lowering->builder, "llvm.store", lowering->loc, 2, operands, 0, NULL,
                      ordering(lowering), 0);
    }
    return TRUE;
}

static gboolean
call_retain(Lowering *lowering, BsOp *op, BsValue **loads)
{
    BsValue *arguments[4];
    if (!make_list(lowering, op, bs_retain_allocs(op), &arguments[0], &arguments[1]) ||
        !make_list(lowering, op, bs_retain_memrefs(op), &arguments[2], &arguments[3]))
        return FALSE;
    call(lowering, BS_RETAIN_BUFFERS, 4, arguments);
    for (guint32 i = 0; i < op->n_results; i++)
        loads[i] = load(lowering, address(lowering, arguments[3], i), lowering->pointer);
    bs_builder_op(&lowering->builder, "memref.alloca_scope.return", lowering->loc, op->n_results,
                  loads, 0, NULL, NULL, 0);
    return TRUE;
}

static gboolean
lower_retain(Lowering *lowering, BsOp *op, BsValue **results)
{
    g_autofree const BsType **types = g_new(const BsType *, op->n_results + 1);
    g_autofree BsValue **loads = g_new(BsValue *, op->n_results + 1);
    for (guint32 i = 0; i < op->n_results; i++)
        types[i] = lowering->pointer;
    BsOp *scope = bs_builder_op(&lowering->builder, "memref.alloca_scope", lowering->loc, 0, NULL,
                                op->n_results, types, NULL, 1);
    const BsBuilder outside = lowering->builder;
    bs_builder_block(&lowering->builder, bs_op_region(scope, 0), lowering->loc);
    const gboolean ok = call_retain(lowering, op, loads);
    lowering->builder = outside;
    for (guint32 i = 0; ok && i < op->n_results; i++)
        results[i] = as_indicator(lowering, bs_op_result(scope, i), bs_op_result(op, i)->type);
    return ok;
}

static gboolean
lower_null(Lowering *lowering, BsOp *op, BsValue **results)
{
    results[0] =
        as_indicator(lowering, make(lowering, "llvm.mlir.zero", lowering->pointer, NULL, NULL),
                     bs_op_result(op, 0)->type);
    return TRUE;
}

static gboolean
lower_own(Lowering *lowering, BsOp *op, BsValue **results)
{
    BsValue *pointer = pointer_of(lowering, bs_op_operand(op, 0));
    if (pointer)
        results[0] = as_indicator(lowering, pointer, bs_op_result(op, 0)->type);
    return pointer != NULL;
}

static gboolean
lower_get_buffer(Lowering *lowering, BsOp *op, BsValue **results)
{
    BsValue *pointer = pointer_of(lowering, bs_op_operand(op, 0));
    if (pointer) {
        BsValue *number = make(lowering, "llvm.ptrtoint", lowering->i64, pointer, NULL);
        results[0] = cast(lowering, number, lowering->index);
    }
    return pointer != NULL;
}

static gboolean
lower_free(Lowering *lowering, BsOp *op, G_GNUC_UNUSED BsValue **results)
{
    BsValue *pointer = as_pointer(lowering, bs_op_operand(op, 0));
    call(lowering, FREE, 1, &pointer);
    return TRUE;
}

static const struct {
    const char *name;
    gboolean (*lower)(Lowering *lowering, BsOp *op, BsValue **results);
    const char *rule;
    const char *callee, *type; // the function that is called, or NULL
} rows[] = {
    {"deallocation.free", lower_free, N_("a call of free"), FREE, "!llvm.func<void (ptr)>"},
    {"deallocation.get_buffer", lower_get_buffer, N_("its pointer as a number")},
    {"deallocation.null", lower_null, N_("the pointer to nothing")},
    {"deallocation.own", lower_own, N_("the pointer that the allocation gave")},
    {"deallocation.retain", lower_retain, N_("a call of retainBuffers"), BS_RETAIN_BUFFERS,
     "!llvm.func<void (i64, ptr, i64, ptr)>"},
};

static gboolean
lower(gpointer data, BsOp *op, BsValue **results)
{
    Lowering *lowering = data;
    BsPassContext *context = lowering->context;
    guint row = 0;
    while (row < G_N_ELEMENTS(rows) && strcmp(rows[row].name, op->def->name) != 0)
        row++;
    if (row == G_N_ELEMENTS(rows))
        return bs_conversion_fail(context, op);
    if (rows[row].callee && !need(lowering, op, rows[row].callee, rows[row].type))
        return FALSE;
    bs_report(context->events, .kind = BS_EVENT_LOWER, .op = op, .block = bs_op_block(op),
              .rule = rows[row].rule);
    bs_builder_init(&lowering->builder, context->ir);
    bs_builder_set_before(&lowering->builder, op);
    lowering->loc = op->loc;
    return rows[row].lower(lowering, op, results) || bs_conversion_fail(context, op);
}

// -- the pass ------------------------------------------------------------------------------------

static void
erase_unused_casts(const Lowering *lowering)
{
    for (guint i = lowering->casts.len; i-- > 0;) {
        BsOp *made = lowering->casts.data[i];
        if (!made->erased && bs_op_is_unused(made))
            bs_op_erase(lowering->context->ir, made);
    }
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    static const char *const legal[] = {"func", NULL};
    BsContext *types = context->ir->context;
    Lowering lowering = {.context = context,
                         .function = op,
                         .i64 = bs_type_integer(types, 64, BS_SIGNLESS),
                         .index = bs_type_index(types)};
    lowering.pointer = own_type(&lowering, "!llvm.ptr");
    bs_report(context->events, .kind = BS_EVENT_FUNCTION, .op = op);
    bs_report_enter(context->events);
    const BsConversion conversion = {"deallocation", legal, lower, &lowering, FALSE};
    const gboolean ok = bs_convert(context, op, &conversion);
    erase_unused_casts(&lowering);
    bs_report_leave(context->events);
    bs_vec_free(&lowering.casts);
    return ok;
}

const BsPass bs_pass_hlo_convert_deallocation_ops_to_llvm = {
    .name = "hlo-convert-deallocation-ops-to-llvm",
    .family = BS_FAMILY_HLO,
    .summary = N_("Lowers what is left of the deallocation dialect to pointers and calls"),
    .anchor = "func.func",
    .run = run,
    .class_name = "ConvertDeallocationOpsToLLVM",
    .lowers_frees = TRUE,
    .of_mlir_hlo = TRUE,
};

const BsPass bs_pass_convert_deallocation_ops_to_llvm = {
    .name = "convert-deallocation-ops-to-llvm",
    .family = BS_FAMILY_HLO,
    .summary = N_("The same as hlo-convert-deallocation-ops-to-llvm, by the name of its page"),
    .anchor = "func.func",
    .run = run,
    .class_name = "ConvertDeallocationOpsToLLVM",
    .lowers_frees = TRUE,
    .of_mlir_hlo = TRUE,
};
