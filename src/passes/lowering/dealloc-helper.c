// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The function that upstream's buildDeallocationLibraryFunction makes (LowerDeallocations.cpp):
//
//     for j: retained_owned[j] = false
//     for i: for j: if to_free[i] == retained[j]: retained_owned[j] |= condition[i]
//            frees[i] = condition[i] and to_free[i] is none of retained[] and none of to_free[0..i)
#include "passes/lowering/dealloc-helper.h"

#include "analysis/library.h"
#include "passes/run/make-ops.h"

#include <string.h>

typedef struct Helper {
    BsIr *ir;
    BsLoc loc;
    BsValue **args;
    BsValue *zero, *one, *yes, *no;
} Helper;

static BsBuilder
builder_in(const Helper *helper, BsBlock *block)
{
    BsBuilder builder;
    bs_builder_init(&builder, helper->ir);
    bs_builder_set_end(&builder, block);
    return builder;
}

static BsBlock *
body_of(const BsOp *op)
{
    return bs_op_region(op, 0)->first;
}

// -- the name ------------------------------------------------------------------------------------

static gboolean
has_symbol(const BsOp *table, const char *name)
{
    bs_region_for_each (bs_op_region(table, 0), block) {
        bs_block_for_each (block, op) {
            const BsAttr *symbol = bs_op_attr(op, "sym_name");
            if (symbol && symbol->kind == BS_ATTR_STRING && g_str_equal(symbol->string.text, name))
                return TRUE;
        }
    }
    return FALSE;
}

static const BsAttr *
unique_name(BsContext *types, const BsOp *table)
{
    GString *name = g_string_new(BS_DEALLOC_HELPER);
    for (guint32 i = 0; has_symbol(table, name->str); i++)
        g_string_printf(name, BS_DEALLOC_HELPER "_%u", i);
    const BsAttr *attr = bs_attr_string(types, name->str, name->len);
    g_string_free(name, TRUE);
    return attr;
}

// -- the loops -----------------------------------------------------------------------------------

// for j: retained_owned[j] = false
static void
clear_owned(const Helper *helper, BsBuilder *builder, BsValue *n_retained)
{
    BsOp *loop = bs_make_for(builder, helper->loc, helper->zero, n_retained, helper->one, NULL);
    BsBuilder inner = builder_in(helper, body_of(loop));
    bs_make_store(&inner, helper->loc, helper->no, helper->args[BS_HELPER_OWNED],
                  body_of(loop)->args[0]);
    bs_make_yield(&inner, helper->loc, NULL);
}

// if alias: retained_owned[j] |= condition
static void
own_if_alias(const Helper *helper, BsBuilder *builder, BsValue *alias, BsValue *j,
             BsValue *condition)
{
    BsOp *branch = bs_make_if(builder, helper->loc, alias, NULL);
    BsBuilder inner = builder_in(helper, body_of(branch));
    BsValue *owned = bs_make_load(&inner, helper->loc, helper->args[BS_HELPER_OWNED], j);
    BsValue *either = bs_make_binary(&inner, "arith.ori", helper->loc, owned, condition);
    bs_make_store(&inner, helper->loc, either, helper->args[BS_HELPER_OWNED], j);
    bs_make_yield(&inner, helper->loc, NULL);
}

// Whether `pointer` is none of list[0..n); `own_for` given: the retained list, whose owners are
// updated.
static BsValue *
is_none_of(const Helper *helper, BsBuilder *builder, BsValue *pointer, BsValue *list, BsValue *n,
           BsValue *init, BsValue *own_for)
{
    BsOp *loop = bs_make_for(builder, helper->loc, helper->zero, n, helper->one, init);
    BsBlock *body = body_of(loop);
    BsBuilder inner = builder_in(helper, body);
    BsValue *other = bs_make_load(&inner, helper->loc, list, body->args[0]);
    if (own_for) {
        BsValue *alias = bs_make_cmpi(&inner, helper->loc, BS_CMP_EQ, other, pointer);
        own_if_alias(helper, &inner, alias, body->args[0], own_for);
    }
    BsValue *differs = bs_make_cmpi(&inner, helper->loc, BS_CMP_NE, other, pointer);
    bs_make_yield(&inner, helper->loc,
                  bs_make_binary(&inner, "arith.andi", helper->loc, body->args[1], differs));
    return bs_op_result(loop, 0);
}

static void
decide_frees(const Helper *helper, BsBuilder *builder, BsValue *n_to_free, BsValue *n_retained)
{
    BsOp *loop = bs_make_for(builder, helper->loc, helper->zero, n_to_free, helper->one, NULL);
    BsBuilder inner = builder_in(helper, body_of(loop));
    BsValue *i = body_of(loop)->args[0];
    BsValue *const *args = helper->args;
    BsValue *pointer = bs_make_load(&inner, helper->loc, args[BS_HELPER_TO_FREE], i);
    BsValue *condition = bs_make_load(&inner, helper->loc, args[BS_HELPER_CONDITIONS], i);
    BsValue *alone = is_none_of(helper, &inner, pointer, args[BS_HELPER_RETAINED], n_retained,
                                helper->yes, condition);
    alone = is_none_of(helper, &inner, pointer, args[BS_HELPER_TO_FREE], i, alone, NULL);
    BsValue *frees = bs_make_binary(&inner, "arith.andi", helper->loc, alone, condition);
    bs_make_store(&inner, helper->loc, frees, args[BS_HELPER_FREES], i);
    bs_make_yield(&inner, helper->loc, NULL);
}

// -- the function --------------------------------------------------------------------------------

static BsOp *
make_function(BsIr *ir, BsOp *table, BsLoc loc)
{
    BsContext *types = ir->context;
    const gint64 dynamic = BS_DYNAMIC;
    const BsType *indices = bs_type_memref(types, 1, &dynamic, bs_type_index(types), NULL, NULL);
    const BsType *booleans = bs_type_memref(types, 1, &dynamic, bs_type_i1(types), NULL, NULL);
    const BsType *const inputs[BS_N_HELPER_LISTS] = {indices, indices, booleans, booleans,
                                                     booleans};
    const BsNamedAttr items[] = {
        {bs_context_string(types, "function_type"),
         bs_attr_type(types, bs_type_function(types, BS_N_HELPER_LISTS, inputs, 0, NULL))},
        {bs_context_string(types, "sym_name"), unique_name(types, table)},
        {bs_context_string(types, "sym_visibility"),
         bs_attr_string(types, "private", strlen("private"))},
    };
    BsBuilder builder;
    bs_builder_init(&builder, ir);
    bs_builder_set_end(&builder, body_of(table));
    BsOp *function = bs_builder_op(&builder, "func.func", loc, 0, NULL, 0, NULL,
                                   bs_attr_dict(types, G_N_ELEMENTS(items), items), 1);
    BsBlock *entry = bs_block_create(ir, bs_op_region(function, 0), NULL, loc);
    for (guint32 i = 0; i < BS_N_HELPER_LISTS; i++)
        bs_block_add_arg(ir, entry, inputs[i], loc);
    return function;
}

BsOp *
bs_dealloc_helper_build(BsIr *ir, BsOp *table, BsLoc loc)
{
    BsOp *function = make_function(ir, table, loc);
    BsBlock *entry = body_of(function);
    Helper helper = {.ir = ir, .loc = loc, .args = entry->args};
    BsBuilder builder = builder_in(&helper, entry);
    helper.zero = bs_builder_index(&builder, loc, 0);
    helper.one = bs_builder_index(&builder, loc, 1);
    helper.yes = bs_builder_bool(&builder, loc, TRUE);
    helper.no = bs_builder_bool(&builder, loc, FALSE);
    const BsType *index = bs_type_index(ir->context);
    BsValue *n_to_free = bs_builder_value(&builder, "memref.dim", loc, index,
                                          helper.args[BS_HELPER_TO_FREE], helper.zero, NULL, NULL);
    BsValue *n_retained =
        bs_builder_value(&builder, "memref.dim", loc, index, helper.args[BS_HELPER_RETAINED],
                         helper.zero, NULL, NULL);
    clear_owned(&helper, &builder, n_retained);
    decide_frees(&helper, &builder, n_to_free, n_retained);
    bs_builder_op(&builder, "func.return", loc, 0, NULL, 0, NULL, NULL, 0);
    return function;
}
