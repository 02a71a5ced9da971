// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bufferization-lower-deallocations: turns every bufferization.dealloc into memref.dealloc ops
// under run-time conditions (mlir/lib/Dialect/Bufferization/Transforms/LowerDeallocations.cpp).
// Four cases:
//
//     nothing to free                the results are false
//     one memref, nothing retained   scf.if %condition { memref.dealloc }
//     one memref, some retained      compares pointers; linear in what is retained
//     several memrefs                a library function compares all with all; the code is linear
//     in the lists
//
// As upstream's it frees less than the op says, where several memrefs are one buffer: the op frees
// that if the condition of any of them holds (so its page has it, and so the folds that leave out
// memrefs whose condition is false take it); the library function compares a memref with all
// before it, whatever their conditions, and frees the first one only if the condition of that one
// holds. If only a later one's does, the buffer leaks (tests/mlir/check/later-name.mlir). The
// results are right.
#include "passes/lowering/lower-deallocations.h"

#include "analysis/id-map.h"
#include "dialects/bufferization/dealloc.h"
#include "passes/lowering/dealloc-helper.h"
#include "passes/rewrite/conversion.h"
#include "passes/run/make-ops.h"
#include "passes/run/passes.h"
#include "passes/run/rules.h"
#include "support/i18n.h"
#include "support/vec.h"

typedef struct Lowering {
    BsPassContext *context;
    const BsOp *asked;      // what the pass was asked to run on
    BsIdMap tables;         // symbol table ops, by id, that have a helper function
    BS_VEC(BsOp *) helpers; // by number: that
    BsConvertOther *convert_other;
    // the dealloc at work
    BsOp *op;
    BsDeallocLists lists;
    BsBuilder builder;
} Lowering;

static const BsOp *
symbol_table_of(const BsOp *op)
{
    do {
        op = bs_op_parent(op);
    } while (op && !bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE));
    return op;
}

static BsOp *
find_helper(const Lowering *lowering, const BsOp *table)
{
    const guint32 number = table ? bs_id_map_find(&lowering->tables, table->id) : BS_ID_NONE;
    return number == BS_ID_NONE ? NULL : lowering->helpers.data[number];
}

static void
add_helper(Lowering *lowering, const BsOp *table, BsOp *helper)
{
    bs_id_map_number(&lowering->tables, table->id);
    bs_vec_push(&lowering->helpers, helper);
}

// -- parts of the cases --------------------------------------------------------------------------

static BsValue *
make_pointer(Lowering *lowering, BsValue *memref)
{
    return bs_builder_value(&lowering->builder, "memref.extract_aligned_pointer_as_index",
                            lowering->op->loc, bs_type_index(lowering->context->ir->context),
                            memref, NULL, NULL, NULL);
}

static void
free_if(Lowering *lowering, BsValue *condition, BsValue *memref)
{
    BsLoc loc = lowering->op->loc;
    BsOp *branch = bs_make_if(&lowering->builder, loc, condition, NULL);
    BsBuilder inner = lowering->builder;
    bs_builder_set_end(&inner, bs_op_region(branch, 0)->first);
    bs_make_free(&inner, loc, memref);
    bs_make_yield(&inner, loc, NULL);
}

// -- no memref, one memref -----------------------------------------------------------------------

static void
lower_nothing(Lowering *lowering, BsValue **results)
{
    BsValue *no = bs_builder_bool(&lowering->builder, lowering->op->loc, FALSE);
    for (guint32 i = 0; i < lowering->lists.n_retained; i++)
        results[i] = no;
}

static void
lower_one(Lowering *lowering, G_GNUC_UNUSED BsValue **results)
{
    free_if(lowering, bs_dealloc_condition(&lowering->lists, 0),
            bs_dealloc_memref(&lowering->lists, 0));
}

// Freed when it is none of the retained; each retained memref that it is takes its condition over.
static void
lower_one_of_many(Lowering *lowering, BsValue **results)
{
    BsLoc loc = lowering->op->loc;
    BsBuilder *builder = &lowering->builder;
    BsValue *condition = bs_dealloc_condition(&lowering->lists, 0);
    BsValue *pointer = make_pointer(lowering, bs_dealloc_memref(&lowering->lists, 0));
    const guint32 n = lowering->lists.n_retained;
    g_autofree BsValue **differs = g_new0(BsValue *, n);
    for (guint32 i = 0; i < n; i++) {
        BsValue *other = make_pointer(lowering, bs_dealloc_retained(&lowering->lists, i));
        differs[i] = bs_make_cmpi(builder, loc, BS_CMP_NE, pointer, other);
    }
    BsValue *from_all = differs[0];
    for (guint32 i = 1; i < n; i++)
        from_all = bs_make_binary(builder, "arith.andi", loc, from_all, differs[i]);
    free_if(lowering, bs_make_binary(builder, "arith.andi", loc, from_all, condition),
            bs_dealloc_memref(&lowering->lists, 0));
    BsValue *yes = bs_builder_bool(builder, loc, TRUE);
    for (guint32 i = 0; i < n; i++) {
        BsValue *same = bs_make_binary(builder, "arith.xori", loc, differs[i], yes);
        results[i] = bs_make_binary(builder, "arith.andi", loc, same, condition);
    }
}

// -- the general case ----------------------------------------------------------------------------

static BsValue *
make_list(Lowering *lowering, guint32 n, const BsType *element)
{
    const gint64 size = n;
    const BsType *type =
        bs_type_memref(lowering->context->ir->context, 1, &size, element, NULL, NULL);
    return bs_make_alloc(&lowering->builder, lowering->op->loc, type, NULL, NULL);
}

static BsValue *
make_dynamic(Lowering *lowering, BsValue *list)
{
    const gint64 size = BS_DYNAMIC;
    const BsType *type = bs_type_memref(lowering->context->ir->context, 1, &size,
                                        list->type->shaped.element, NULL, NULL);
    return bs_builder_value(&lowering->builder, "memref.cast", lowering->op->loc, type, list, NULL,
                            NULL, NULL);
}

static void
store_at(Lowering *lowering, BsValue *value, BsValue *list, guint32 i)
{
    BsLoc loc = lowering->op->loc;
    BsValue *index = bs_builder_index(&lowering->builder, loc, i);
    bs_make_store(&lowering->builder, loc, value, list, index);
}

static BsValue *
load_at(Lowering *lowering, BsValue *list, guint32 i)
{
    BsLoc loc = lowering->op->loc;
    BsValue *index = bs_builder_index(&lowering->builder, loc, i);
    return bs_make_load(&lowering->builder, loc, list, index);
}

static void
call_helper(Lowering *lowering, BsValue *const *operands, guint32 n)
{
    BsContext *types = lowering->context->ir->context;
    const BsOp *helper = find_helper(lowering, symbol_table_of(lowering->op));
    const BsNamedAttr callee = {bs_context_string(types, "callee"),
                                bs_attr_symbol(types, bs_op_attr(helper, "sym_name")->string.text)};
    bs_builder_op(&lowering->builder, "func.call", lowering->op->loc, n, operands, 0, NULL,
                  bs_attr_dict(types, 1, &callee), 0);
}

static void
lower_general(Lowering *lowering, BsValue **results)
{
    enum { TO_FREE, RETAINED, CONDITIONS, FREES, OWNED, N_LISTS };
    BsContext *types = lowering->context->ir->context;
    const BsType *index = bs_type_index(types), *i1 = bs_type_i1(types);
    guint32 n = lowering->lists.n, n_retained = lowering->lists.n_retained;
    BsValue *lists[N_LISTS], *dynamic[N_LISTS];

    lists[TO_FREE] = make_list(lowering, n, index);
    lists[CONDITIONS] = make_list(lowering, n, i1);
    lists[RETAINED] = make_list(lowering, n_retained, index);
    for (guint32 i = 0; i < n; i++) {
        store_at(lowering, make_pointer(lowering, bs_dealloc_memref(&lowering->lists, i)),
                 lists[TO_FREE], i);
    }
    for (guint32 i = 0; i < n; i++)
        store_at(lowering, bs_dealloc_condition(&lowering->lists, i), lists[CONDITIONS], i);
    for (guint32 i = 0; i < n_retained; i++) {
        store_at(lowering, make_pointer(lowering, bs_dealloc_retained(&lowering->lists, i)),
                 lists[RETAINED], i);
    }
    dynamic[TO_FREE] = make_dynamic(lowering, lists[TO_FREE]);
    dynamic[CONDITIONS] = make_dynamic(lowering, lists[CONDITIONS]);
    dynamic[RETAINED] = make_dynamic(lowering, lists[RETAINED]);
    lists[FREES] = make_list(lowering, n, i1);
    lists[OWNED] = make_list(lowering, n_retained, i1);
    dynamic[FREES] = make_dynamic(lowering, lists[FREES]);
    dynamic[OWNED] = make_dynamic(lowering, lists[OWNED]);
    call_helper(lowering, dynamic, N_LISTS);

    for (guint32 i = 0; i < n; i++) {
        free_if(lowering, load_at(lowering, lists[FREES], i),
                bs_dealloc_memref(&lowering->lists, i));
    }
    for (guint32 i = 0; i < n_retained; i++)
        results[i] = load_at(lowering, lists[OWNED], i);
    for (guint32 i = 0; i < N_LISTS; i++)
        bs_make_free(&lowering->builder, lowering->op->loc, lists[i]);
}

// -- choosing the case ---------------------------------------------------------------------------

typedef struct Case {
    const char *name;
    void (*lower)(Lowering *lowering, BsValue **results);
} Case;

static const Case *
choose_case(const Lowering *lowering)
{
    static const Case nothing = {bs_rule_nothing_to_free, lower_nothing};
    static const Case one = {bs_rule_one_memref, lower_one};
    static const Case one_of_many = {bs_rule_several_retained, lower_one_of_many};
    static const Case general = {bs_rule_library_function, lower_general};
    if (lowering->lists.n == 0)
        return &nothing;
    if (lowering->lists.n == 1)
        return lowering->lists.n_retained ? &one_of_many : &one;
    return find_helper(lowering, symbol_table_of(lowering->op)) ? &general : NULL;
}

static gboolean
lower(gpointer data, BsOp *op, BsValue **results)
{
    Lowering *lowering = data;
    BsPassContext *context = lowering->context;
    if (!bs_op_is(op, "bufferization.dealloc"))
        return lowering->convert_other(context, op, results);
    lowering->op = op;
    lowering->lists = bs_dealloc_lists(op);
    const Case *chosen = choose_case(lowering);
    if (!chosen) {
        bs_diags_error_at_op(
            context->diags, op,
            "library function required for generic lowering, but cannot be automatically inserted "
            "when operating on functions");
        return bs_conversion_fail(context, op);
    }
    bs_report(context->events, .kind = BS_EVENT_LOWER, .op = op, .block = bs_op_block(op),
              .rule = chosen->name);
    bs_builder_init(&lowering->builder, context->ir);
    bs_builder_set_before(&lowering->builder, op);
    chosen->lower(lowering, results);
    return TRUE;
}

// -- the pass ------------------------------------------------------------------------------------

// One helper per symbol table in which a dealloc needs it.
static BsWalk
make_helper(BsOp *op, gpointer data)
{
    Lowering *lowering = data;
    if (!bs_op_is(op, "bufferization.dealloc") || bs_dealloc_lists(op).n <= 1)
        return BS_WALK_ON;
    BsOp *table = (BsOp *)(gsize)symbol_table_of(op);
    if (!find_helper(lowering, table)) {
        bs_report(lowering->context->events, .kind = BS_EVENT_HELPER, .op = op,
                  .rule = N_("several memrefs to free at once"));
        add_helper(lowering, table,
                   bs_dealloc_helper_build(lowering->context->ir, table, lowering->asked->loc));
    }
    return BS_WALK_ON;
}

gboolean
bs_lower_deallocations(BsPassContext *context, BsOp *root, const char *illegal,
                       BsConvertOther *convert_other)
{
    BsByFunction *by_function = context->by_function;
    const BsOp *asked = by_function ? by_function->module : root;
    gboolean is_module = bs_op_is(asked, "builtin.module");
    if (!is_module && !bs_op_has_trait(root, BS_TRAIT_FUNCTION)) {
        bs_diags_error(context->diags, root->loc,
                       "root operation must be a builtin.module or a function");
        return FALSE;
    }
    Lowering lowering = {.context = context, .asked = asked, .convert_other = convert_other};
    if (by_function && by_function->helper)
        add_helper(&lowering, by_function->module, by_function->helper);
    if (is_module)
        bs_op_walk_postorder(root, make_helper, &lowering);
    if (by_function)
        by_function->helper = find_helper(&lowering, by_function->module);
    static const char *const legal[] = {"memref", "arith", "scf", "func", NULL};
    // In a module every dealloc can be lowered, and nothing looks at what was.
    const BsConversion conversion = {illegal, legal, lower, &lowering,
                                     !is_module || convert_other != NULL};
    const gboolean ok = bs_convert(context, root, &conversion);
    bs_id_map_clear(&lowering.tables);
    bs_vec_free(&lowering.helpers);
    return ok;
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    return bs_lower_deallocations(context, op, "bufferization.dealloc", NULL);
}

const BsPass bs_pass_bufferization_lower_deallocations = {
    .name = "bufferization-lower-deallocations",
    .short_name = N_("lower"),
    .family = BS_FAMILY_OWNERSHIP,
    .summary = N_("Lowers bufferization.dealloc to memref.dealloc under run-time conditions"),
    .run = run,
    .works_by_function = bs_always_by_function,
    .adds_functions = TRUE,
    .class_name = "LowerDeallocations",
    .lowers_frees = TRUE,
};
