// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a path can know: which values and cells are numbered, and how long somebody asks for each.
#include "analysis/alias.h"
#include "analysis/library.h"
#include "dialects/bufferization/dealloc.h"
#include "dialects/common/arithmetic.h"
#include "dialects/deallocation/deallocation.h"
#include "sim/alive-private.h"

// -- lists of the library function ----------------------------------------------------------------

static gboolean
is_only_for_helper(const BsValue *value)
{
    bs_value_for_each_use (value, use) {
        if (!bs_op_calls_dealloc_helper(bs_use_owner(use)))
            return FALSE;
    }
    return TRUE;
}

// The list that a load or store is about, with the index, if that is a constant. FALSE: it is
// neither, or nobody knows where.
static gboolean
find_cell(const BsOp *op, guint32 *list, gint64 *index)
{
    enum { MAX_CELLS = 1 << 16 };
    BsAccess access;
    if (!bs_op_access(op, &access) || access.indices.n != 1 || access.map)
        return FALSE;
    const BsAttr *number = bs_value_constant(bs_op_operand(op, access.indices.begin));
    *list = access.memref;
    *index = number && number->kind == BS_ATTR_INTEGER ? number->integer : -1;
    return *index >= 0 && *index < MAX_CELLS;
}

// A buffer that is nothing but a list for the library function: then its cells are known.
static gboolean
is_list(const BsValue *value)
{
    if (!bs_value_op(value) || !bs_value_is_allocation(value))
        return FALSE;
    gboolean called = FALSE;
    bs_value_for_each_use (value, use) {
        const BsOp *user = bs_use_owner(use);
        const gboolean cast = bs_op_view_source(user) != NULL;
        guint32 list;
        gint64 index;
        const gboolean cell = find_cell(user, &list, &index) && bs_use_index(use) == list;
        called |= cast;
        if (!cell && !bs_op_is_free(user) && !(cast && is_only_for_helper(bs_op_result(user, 0))))
            return FALSE;
    }
    return called;
}

guint32
bs_alive_cell_slot(const BsAlivePaths *paths, const BsOp *op)
{
    guint32 list;
    gint64 index;
    return find_cell(op, &list, &index)
               ? bs_id_map_find(&paths->slots, bs_alive_cell_key(bs_op_operand(op, list), index))
               : BS_ID_NONE;
}

// -- numbering ------------------------------------------------------------------------------------

typedef struct Numbering {
    BsAlivePaths *paths;
    GPtrArray *values; // of each slot: the value that it is about, or the list of the cell
} Numbering;

gboolean
bs_alive_can_be_known(const BsType *type)
{
    return bs_type_is_memref(type) || type->kind == BS_TYPE_INDEX || bs_type_is_ownership(type) ||
           (type->kind == BS_TYPE_INTEGER && type->integer.width == 1);
}

static void
add_slot(Numbering *numbering, guint64 key, const BsValue *value)
{
    if (bs_id_map_number(&numbering->paths->slots, key) == numbering->values->len)
        g_ptr_array_add(numbering->values, (gpointer)(gsize)value);
}

static void
add_value(Numbering *numbering, const BsValue *value)
{
    if (bs_alive_can_be_known(value->type))
        add_slot(numbering, bs_alive_key(value), value);
}

static gboolean
frees_or_allocates(const BsOp *op)
{
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean known = bs_op_effects(op, &effects);
    gboolean found = bs_op_memory(op) == BS_MEMORY_FREE_IF;
    for (guint32 i = 0; known && i < effects.n && !found; i++)
        found =
            effects.items[i].kind == BS_EFFECT_FREE || effects.items[i].kind == BS_EFFECT_ALLOCATE;
    bs_effects_clear(&effects);
    return found || bs_op_memory(op) == BS_MEMORY_FREE_OWNED ||
           bs_op_memory(op) == BS_MEMORY_RETAIN;
}

static void
touch(BsAlivePaths *paths, const BsOp *op)
{
    for (; op && g_hash_table_add(paths->touched, (gpointer)(gsize)op); op = bs_op_parent(op)) {
    }
}

// Computed from conditions by and, or and not: it is these that a path decides on.
gboolean
bs_alive_is_logic(const BsOp *op)
{
    const BsComputes what = op->def->computes;
    return what == BS_COMPUTES_AND || what == BS_COMPUTES_OR || what == BS_COMPUTES_XOR ||
           (what == BS_COMPUTES_CHOICE && bs_op_result(op, 0)->type->kind == BS_TYPE_INTEGER);
}

static void
add_condition(Numbering *numbering, const BsValue *value, guint depth)
{
    const BsOp *op =
        bs_value_op(value) && bs_alive_is_logic(bs_value_op(value)) ? bs_value_op(value) : NULL;
    if (!op || depth == 0)
        add_value(numbering, value);
    for (guint32 i = 0; op && depth && i < op->n_operands; i++)
        add_condition(numbering, bs_op_operand(op, i), depth - 1);
}

BsRange
bs_alive_conditions(const BsOp *dealloc)
{
    return bs_op_operand_group(dealloc, BS_DEALLOC_CONDITIONS);
}

// What the branches of an scf.if, the edges of a cf.cond_br, or the frees of a dealloc depend on.
static BsRange
conditions_of(const BsOp *op)
{
    if (op->def->decides == BS_DECIDES_IF)
        return (BsRange){0, 1};
    return bs_op_memory(op) == BS_MEMORY_FREE_IF ? bs_alive_conditions(op) : (BsRange){0, 0};
}

static BsWalk
number_op(BsOp *op, gpointer data)
{
    Numbering *numbering = data;
    guint32 list;
    gint64 index;
    if (find_cell(op, &list, &index) && is_list(bs_op_operand(op, list)))
        add_slot(numbering, bs_alive_cell_key(bs_op_operand(op, list), index),
                 bs_op_operand(op, list));
    const BsRange conditions = conditions_of(op);
    for (guint32 i = 0; i < conditions.n; i++)
        add_condition(numbering, bs_op_operand(op, conditions.begin + i), MAX_LOGIC);
    for (guint32 i = 0; op->n_regions && i < op->n_results; i++)
        add_value(numbering, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                add_value(numbering, block->args[i]);
        }
    }
    if (frees_or_allocates(op))
        touch(numbering->paths, bs_op_parent(op));
    return BS_WALK_ON;
}

// What is known of the results is computed from the operands whenever somebody asks.
static gboolean
is_computed(const BsOp *op)
{
    return bs_alive_is_logic(op) || bs_op_same_as(op) ||
           op->def->computes == BS_COMPUTES_COMPARISON || bs_op_memory(op) == BS_MEMORY_LOAD ||
           bs_op_memory(op) == BS_MEMORY_FREE_IF || bs_op_memory(op) == BS_MEMORY_OWN ||
           bs_op_memory(op) == BS_MEMORY_RETAIN;
}

// The last position at which a value, or what is computed from it, is asked for. An op around the
// use that the value was not made in may come to it again: its end.
static guint32
last_need(const BsAlivePaths *paths, const BsValue *value, guint *budget)
{
    guint32 last = 0;
    bs_value_for_each_use (value, use) {
        BsOp *around = bs_region_find_ancestor_op(bs_value_region(value), bs_use_owner(use));
        if (*budget == 0 || !around)
            return G_MAXUINT32;
        --*budget;
        last = MAX(last, bs_flow_order_end(paths->order, around));
        for (guint32 i = 0; is_computed(bs_use_owner(use)) && i < bs_use_owner(use)->n_results; i++)
            last = MAX(last, last_need(paths, bs_op_result(bs_use_owner(use), i), budget));
    }
    return last;
}

void
bs_alive_number(BsAlivePaths *paths)
{
    Numbering numbering = {paths, g_ptr_array_new()};
    for (guint i = 0; i < paths->buffers->len; i++) {
        const BsValue *buffer = paths->buffers->pdata[i];
        paths->on_heap[i] = !bs_value_is_on_stack(buffer);
        bs_id_map_number(&paths->numbers, bs_alive_key(buffer));
    }
    bs_op_walk_preorder(paths->function, number_op, &numbering);
    paths->needed = g_new(guint32, (gsize)numbering.values->len + 1);
    paths->made = g_new0(guint32, (gsize)numbering.values->len + 1);
    for (guint i = 0; i < numbering.values->len; i++) {
        const BsValue *value = numbering.values->pdata[i];
        guint budget = BUDGET;
        paths->needed[i] = last_need(paths, value, &budget);
        if (bs_value_op(value))
            paths->made[i] = bs_flow_order_begin(paths->order, bs_value_op(value));
    }
    g_ptr_array_unref(numbering.values);
}
