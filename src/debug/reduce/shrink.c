// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Edits that make what is left smaller: sizes, numbers, attributes, and what operands depend on.
#include "debug/reduce/reduce-private.h"

#include <string.h>

// -- sizes ----------------------------------------------------------------------------------------

typedef struct Types {
    GHashTable *seen;
    GArray *places;
} Types;

static void
add_type(const Types *types, const BsType *type)
{
    gboolean is_large = FALSE;
    if (type->kind != BS_TYPE_MEMREF && type->kind != BS_TYPE_TENSOR &&
        type->kind != BS_TYPE_VECTOR)
        return;
    for (guint32 i = 0; i < type->shaped.rank; i++)
        is_large |= type->shaped.shape[i] > 1;
    if (!is_large || type->shaped.layout || !g_hash_table_add(types->seen, (gpointer)(gsize)type))
        return;
    const BsPlace place = {.type = type};
    g_array_append_val(types->places, place);
}

static BsWalk
add_types(BsOp *op, gpointer data)
{
    for (guint32 i = 0; i < op->n_results; i++)
        add_type(data, op->results[i].type);
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                add_type(data, block->args[i]->type);
        }
    }
    return BS_WALK_ON;
}

static void
find_types(BsWork *work, GArray *places)
{
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    Types types = {seen, places};
    bs_op_walk_preorder(work->ir->root, add_types, &types);
}

// All static sizes as that.
static const BsType *
with_sizes(BsContext *context, const BsType *type, gint64 size)
{
    g_autofree gint64 *shape = g_new(gint64, type->shaped.rank + 1);
    for (guint32 i = 0; i < type->shaped.rank; i++)
        shape[i] =
            type->shaped.shape[i] == BS_DYNAMIC ? BS_DYNAMIC : MIN(type->shaped.shape[i], size);
    if (type->kind == BS_TYPE_MEMREF)
        return bs_type_memref(context, type->shaped.rank, shape, type->shaped.element, NULL,
                              type->shaped.space);
    return type->kind == BS_TYPE_TENSOR
               ? bs_type_tensor(context, type->shaped.rank, shape, type->shaped.element, NULL)
               : bs_type_vector(context, type->shaped.rank, shape, type->shaped.element);
}

typedef struct Change {
    BsWork *work;
    const BsType *from, *to;
} Change;

static const BsType *
changed(const Change *change, const BsType *type)
{
    return type == change->from ? change->to : type;
}

static const BsType *
changed_function(const Change *change, const BsType *type)
{
    const guint32 n = type->function.n_inputs, m = type->function.n_results;
    g_autofree const BsType **types = g_new(const BsType *, n + m + 1);
    for (guint32 i = 0; i < n; i++)
        types[i] = changed(change, type->function.inputs[i]);
    for (guint32 i = 0; i < m; i++)
        types[n + i] = changed(change, type->function.results[i]);
    return bs_type_function(change->work->ir->context, n, types, m, types + n);
}

static void
change_attrs(const Change *change, BsOp *op)
{
    const BsAttr *attrs = op->attrs;
    for (guint32 i = 0; attrs && i < attrs->dict.n; i++) {
        const BsAttr *attr = attrs->dict.items[i].value;
        if (attr->kind != BS_ATTR_TYPE)
            continue;
        const BsType *type = attr->type->kind == BS_TYPE_FUNCTION
                                 ? changed_function(change, attr->type)
                                 : changed(change, attr->type);
        if (type != attr->type)
            bs_op_set_attr(change->work->ir, op, attrs->dict.items[i].name,
                           bs_attr_type(change->work->ir->context, type));
    }
}

static BsWalk
change_op(BsOp *op, gpointer data)
{
    const Change *change = data;
    for (guint32 i = 0; i < op->n_results; i++)
        bs_value_set_type(change->work->ir, bs_op_result(op, i),
                          changed(change, op->results[i].type));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                bs_value_set_type(change->work->ir, block->args[i],
                                  changed(change, block->args[i]->type));
        }
    }
    change_attrs(change, op);
    return BS_WALK_ON;
}

static gboolean
shrink_type(BsWork *work, const BsPlace *place)
{
    const BsType *to = with_sizes(work->ir->context, place->type, work->way ? 2 : 1);
    Change change = {work, place->type, to};
    if (to == place->type)
        return FALSE;
    bs_op_walk_preorder(work->ir->root, change_op, &change);
    return TRUE;
}

const BsEdit bs_edit_shrink_types = {"sizes", 2, find_types, shrink_type};

// -- numbers --------------------------------------------------------------------------------------

static BsWalk
add_number(BsOp *op, gpointer places)
{
    const BsAttr *value = bs_op_constant(op);
    const BsPlace place = {.op = op};
    if (value && value->kind == BS_ATTR_INTEGER && (value->integer < 0 || value->integer > 1))
        g_array_append_val(places, place);
    return BS_WALK_ON;
}

static void
find_numbers(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_number, places);
}

static gboolean
shrink_number(BsWork *work, const BsPlace *place)
{
    static const gint64 numbers[] = {1, 0, 2};
    const BsAttr *value = place->op->erased ? NULL : bs_op_constant(place->op);
    if (!value || value->kind != BS_ATTR_INTEGER ||
        (value->integer >= 0 && value->integer <= numbers[work->way]))
        return FALSE;
    bs_op_set_attr(work->ir, place->op, "value",
                   bs_attr_integer(work->ir->context, value->type, numbers[work->way]));
    return TRUE;
}

const BsEdit bs_edit_shrink_numbers = {"numbers", 3, find_numbers, shrink_number};

// -- attributes -----------------------------------------------------------------------------------

static BsWalk
add_attrs(BsOp *op, gpointer places)
{
    for (guint32 i = 0; op->attrs && i < op->attrs->dict.n; i++) {
        const BsPlace place = {.op = op, .i = i};
        g_array_append_val(places, place);
    }
    return BS_WALK_ON;
}

static void
find_attrs(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_attrs, places);
    for (guint i = 0, n = places->len; i < n / 2; i++) { // numbers stay what they are while they go
        BsPlace *one = &g_array_index(places, BsPlace, i);
        BsPlace *other = &g_array_index(places, BsPlace, n - 1 - i);
        const BsPlace kept = *one;
        *one = *other;
        *other = kept;
    }
}

static gboolean
drop_attr(BsWork *work, const BsPlace *place)
{
    BsOp *op = place->op;
    if (op->erased || !op->attrs || place->i >= op->attrs->dict.n)
        return FALSE;
    const char *name = op->attrs->dict.items[place->i].name;
    const gint known = bs_shape_find_attr(op->def->shape, name);
    if (known >= 0 && op->def->shape->attrs[known].arity != BS_OPTIONAL)
        return FALSE;
    if (g_str_equal(name, "sym_name") || g_str_equal(name, "sym_visibility"))
        return FALSE;
    bs_op_set_attr(work->ir, op, name, NULL);
    return TRUE;
}

const BsEdit bs_edit_drop_attrs = {"attributes", 1, find_attrs, drop_attr};

// -- operands -------------------------------------------------------------------------------------

// Operands that are results become arguments, so that who made them can go.
static BsWalk
add_operands(BsOp *op, gpointer places)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsPlace place = {.op = op, .i = i};
        if (!bs_value_is_arg(bs_op_operand(op, i)))
            g_array_append_val(places, place);
    }
    return BS_WALK_ON;
}

static void
find_operands(BsWork *work, GArray *places)
{
    bs_op_walk_preorder(work->ir->root, add_operands, places);
}

static gboolean
use_argument(BsWork *work, const BsPlace *place)
{
    BsOp *op = place->op;
    if (op->erased || place->i >= op->n_operands || bs_value_is_arg(bs_op_operand(op, place->i)))
        return FALSE;
    const BsValue *operand = bs_op_operand(op, place->i);
    BsValue *by = bs_work_stand_in(work, operand->type, op, bs_value_op(operand));
    if (!by || !bs_value_is_arg(by))
        return FALSE;
    bs_op_set_operand(work->ir, op, place->i, by);
    return TRUE;
}

const BsEdit bs_edit_use_args = {"operands", 1, find_operands, use_argument};
