// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copy elision: `fill S; copy S to T; free S` becomes `fill T`. S goes with its allocation, T's
// allocation stays where it is. A copy below the block itself stays (the original takes the copy
// for a use of T before it).
#include "analysis/id-map.h"
#include "ir/mutate.h"
#include "passes/hlo/reuse-private.h"
#include "support/i18n.h"
#include "support/vec.h"

typedef struct Elision {
    BsPassContext *context;
    BsBlock *block;
    BsIdMap memrefs;   // by id of the value, of those that were used so far
    BS_VEC(BsOp *) at; // by number: the first op of the block that uses it, or holds what does
    BsOp *top;         // the op of the block that is looked at
} Elision;

static BsOp *
first_use(const Elision *elision, const BsValue *value)
{
    const guint32 number = bs_id_map_find(&elision->memrefs, value->id);
    return number == BS_ID_NONE ? NULL : elision->at.data[number];
}

static void
set_first_use(Elision *elision, const BsValue *value, BsOp *op)
{
    const guint32 before = elision->memrefs.n;
    const guint32 number = bs_id_map_number(&elision->memrefs, value->id);
    if (number == before)
        bs_vec_push(&elision->at, op);
    else if (!elision->at.data[number])
        elision->at.data[number] = op;
}

static gboolean
is_restrict(const BsValue *value)
{
    const BsOp *function = bs_block_parent_op(bs_value_arg_block(value));
    const BsAttr *all = bs_op_attr(function, "arg_attrs");
    if (!all || all->kind != BS_ATTR_ARRAY || value->index >= all->array.n)
        return FALSE;
    const BsAttr *flag = bs_dict_get(all->array.items[value->index], "deallocation.restrict");
    return flag && flag->kind == BS_ATTR_INTEGER && bs_type_is_i1(flag->type) && flag->integer;
}

// Of a buffer that is copied to itself and then freed: whether nothing else uses it.
static gboolean
has_no_other_use(const BsValue *buffer, const BsOp *copy, const BsOp *dealloc)
{
    bs_value_for_each_use (buffer, use)
        if (bs_use_owner(use) != copy && bs_use_owner(use) != dealloc)
            return FALSE;
    return TRUE;
}

// Why T cannot be filled in the place of S, or NULL; `*user`: the op that is to blame, if any.
static const char *
find_obstacle(const Elision *elision, const BsValue *source, const BsValue *target, BsOp **user)
{
    BsOp *alloc = bs_value_is_arg(source) ? NULL : bs_value_op(source);
    if (!alloc || !bs_op_is(alloc, "memref.alloc"))
        return N_("its source is not allocated here");
    if (source->type != target->type)
        return N_("the types differ");
    if (bs_value_is_arg(target)) {
        if (bs_value_arg_block(target) != elision->block || !is_restrict(target))
            return N_("its target is an argument that others may see: it is not restrict");
    } else if (!bs_op_is(bs_value_op(target), "memref.alloc")) {
        return N_("its target is neither an allocation nor an argument");
    }
    *user = first_use(elision, target);
    if (*user)
        return N_("its target is used before");
    BsOp *used = first_use(elision, source);
    if (used && !bs_value_is_arg(target) && bs_op_is_before(used, bs_value_op(target))) {
        *user = used;
        return N_("its source is used before its target is allocated");
    }
    return NULL;
}

static void
report(const Elision *elision, BsEventKind kind, BsOp *copy, const char *rule, BsOp *obstacle)
{
    const BsEventItem items[] = {{.role = BS_ROLE_SOURCE, .value = bs_op_operand(copy, 0)},
                                 {.role = BS_ROLE_OBSTACLE, .op = obstacle}};
    bs_report(elision->context->events, .kind = kind, .op = copy, .block = bs_op_block(copy),
              .value = bs_op_operand(copy, 1), .rule = rule, .n_items = 1 + (obstacle != NULL),
              .items = items);
}

// The dealloc that frees the copy's source right behind it, or NULL.
static BsOp *
dealloc_behind(const BsOp *copy)
{
    BsOp *next = bs_op_next(copy);
    return next && bs_reuse_is_dealloc(next) && bs_op_operand(next, 0) == bs_op_operand(copy, 0)
               ? next
               : NULL;
}

// TRUE when the copy is gone, with its dealloc.
static gboolean
try_copy(Elision *elision, BsOp *copy)
{
    BsIr *ir = elision->context->ir;
    BsOp *dealloc = dealloc_behind(copy), *user = NULL;
    BsValue *source = bs_op_operand(copy, 0), *target = bs_op_operand(copy, 1);
    const char *obstacle = !dealloc ? N_("its source is not freed right behind it")
                           : bs_op_block(copy) != elision->block ? N_("it stands in a region")
                           : source == target && !has_no_other_use(source, copy, dealloc)
                               ? N_("its source is used behind its dealloc")
                               : find_obstacle(elision, source, target, &user);
    if (obstacle) {
        report(elision, BS_EVENT_STAY, copy, obstacle, user);
        return FALSE;
    }
    report(elision, BS_EVENT_ELIDE, copy, NULL, NULL);
    BsOp *used = first_use(elision, source), *alloc = bs_value_op(source);
    if (source == target)
        bs_diags_warning(elision->context->diags, copy->loc,
                         "this copies a buffer to itself, where the original would crash; copy and "
                         "buffer go");
    bs_op_erase(ir, copy);
    bs_op_erase(ir, dealloc);
    if (source != target)
        bs_value_replace_all_uses(ir, source, target);
    bs_op_erase(ir, alloc);
    if (used)
        set_first_use(elision, target, used);
    return TRUE;
}

static BsWalk
look_at(BsOp *op, gpointer data)
{
    Elision *elision = data;
    if (op != elision->top && bs_op_is(op, "memref.copy"))
        try_copy(elision, op);
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsValue *value = bs_op_operand(op, i);
        if (bs_type_is_memref(value->type))
            set_first_use(elision, value, elision->top);
    }
    return BS_WALK_ON;
}

void
bs_reuse_elide_copies(BsPassContext *context, BsBlock *block)
{
    if (!bs_ir_may_have(context->ir, "memref.copy"))
        return;
    Elision elision = {.context = context, .block = block};
    for (BsOp *op = block->first, *next; op; op = next) {
        const BsOp *dealloc = bs_op_is(op, "memref.copy") ? dealloc_behind(op) : NULL;
        next = dealloc ? bs_op_next(dealloc) : bs_op_next(op);
        elision.top = op;
        if (bs_op_is(op, "memref.copy") && try_copy(&elision, op))
            continue;
        next = bs_op_next(op);
        bs_op_walk_postorder(op, look_at, &elision);
    }
    bs_id_map_clear(&elision.memrefs);
    bs_vec_free(&elision.at);
}
