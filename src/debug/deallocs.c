// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lists of dealloc ops with their reasons, the marks they leave on memrefs, and live sets.
#include "analysis/liveness.h"
#include "debug/counts.h"
#include "debug/document-private.h"
#include "debug/provenance.h"
#include "debug/state.h"

// Operand groups of bufferization.dealloc, in the order of its row.
enum { GROUP_MEMREFS, GROUP_CONDITIONS, GROUP_RETAINED };

static gboolean
is_dealloc(const BsOp *op)
{
    return bs_op_is(op, "bufferization.dealloc");
}

// The memref that an operand to free stands for: the pass frees base buffers, taken apart right
// before (an unranked memref by a cast to rank 0 first).
static BsValue *
memref_of(BsValue *operand)
{
    if (operand->op && bs_op_is(operand->op, "memref.extract_strided_metadata"))
        operand = bs_op_operand(operand->op, 0);
    if (operand->op && operand->op->event != 0 &&
        bs_op_is(operand->op, "memref.reinterpret_cast") &&
        bs_op_operand(operand->op, 0)->type->kind == BS_TYPE_UNRANKED_MEMREF)
        operand = bs_op_operand(operand->op, 0);
    return operand;
}

// The event's `nth` item of that role and memref, or the last such item before it, or NULL.
static const BsEventItem *
find_item(const BsEvent *event, const BsDeallocItem *item, guint32 nth)
{
    const BsEventItem *found = NULL;
    for (guint32 i = 0; event && i < event->n_items; i++) {
        const BsEventItem *candidate = &event->items[i];
        if (candidate->role != item->role ||
            (candidate->value != item->memref && candidate->value != item->operand))
            continue;
        found = candidate;
        if (nth-- == 0)
            break;
    }
    return found;
}

static void
add_item(BsDeallocInfo *info, const BsEvent *event, BsDeallocItem item)
{
    guint32 same = 0; // earlier items of the same memref and role
    for (guint i = 0; i < info->items->len; i++) {
        const BsDeallocItem *other = &g_array_index(info->items, BsDeallocItem, i);
        same += other->role == item.role && other->memref == item.memref;
    }
    const BsEventItem *why = find_item(event, &item, same);
    if (why)
        item.reason = why->reason;
    g_array_append_val(info->items, item);
}

gboolean
bs_document_dealloc_info(BsDocument *document, BsOp *dealloc, BsDeallocInfo *info)
{
    *info = (BsDeallocInfo){.op = dealloc};
    if (!dealloc || !is_dealloc(dealloc))
        return FALSE;
    const BsOp *first = bs_document_dealloc_of(document, dealloc);
    const BsEvent *event = first ? bs_document_event(document, first->event) : NULL;
    if (event && event->kind != BS_EVENT_DEALLOC)
        event = NULL;
    info->event = first ? first->event : 0;
    info->target = event ? event->target : NULL;
    info->items = g_array_new(FALSE, TRUE, sizeof(BsDeallocItem));
    BsRange memrefs = bs_op_operand_group(dealloc, GROUP_MEMREFS);
    BsRange conditions = bs_op_operand_group(dealloc, GROUP_CONDITIONS);
    BsRange retained = bs_op_operand_group(dealloc, GROUP_RETAINED);
    for (guint32 i = 0; i < memrefs.n; i++) {
        BsValue *operand = bs_op_operand(dealloc, memrefs.begin + i);
        BsValue *condition = i < conditions.n ? bs_op_operand(dealloc, conditions.begin + i) : NULL;
        add_item(info, event,
                 (BsDeallocItem){.role = BS_ROLE_TO_FREE,
                                 .operand = operand,
                                 .memref = memref_of(operand),
                                 .condition = condition});
    }
    for (guint32 i = 0; i < retained.n; i++) {
        BsValue *operand = bs_op_operand(dealloc, retained.begin + i);
        BsValue *result = i < dealloc->n_results ? bs_op_result(dealloc, i) : NULL;
        add_item(info, event,
                 (BsDeallocItem){.role = BS_ROLE_RETAINED,
                                 .operand = operand,
                                 .memref = operand,
                                 .condition = result});
    }
    return TRUE;
}

void
bs_dealloc_info_clear(BsDeallocInfo *info)
{
    g_clear_pointer(&info->items, g_array_unref);
}

static BsWalk
add_dealloc(BsOp *op, gpointer ops)
{
    if (is_dealloc(op))
        g_ptr_array_add(ops, op);
    return BS_WALK_ON;
}

void
bs_document_deallocs(BsDocument *document, const BsOp *function, GPtrArray *ops)
{
    if (!bs_document_ir(document))
        return;
    const BsOp *scope = function ? function : document->ir->root;
    if (bs_document_has_op(document, scope))
        bs_op_walk_preorder((BsOp *)(gsize)scope, add_dealloc, ops);
}

// -- marks ----------------------------------------------------------------------------------------

typedef struct Marks {
    BsDocument *document;
    GArray *marks;
} Marks;

static void
mark_dealloc(BsOp *op, GArray *marks, BsDocument *document)
{
    BsDeallocInfo info;
    if (!bs_document_dealloc_info(document, op, &info))
        return;
    gboolean retains = bs_op_operand_group(op, GROUP_RETAINED).n > 0;
    for (guint i = 0; i < info.items->len; i++) {
        const BsDeallocItem *item = &g_array_index(info.items, BsDeallocItem, i);
        BsMark mark = {
            .value = item->memref, .op = op, .block = op->block, .condition = item->condition};
        if (item->role == BS_ROLE_TO_FREE) {
            const BsAttr *constant = item->condition ? bs_value_constant(item->condition) : NULL;
            if (constant && bs_attr_is_false(constant))
                continue; // never
            mark.kind = BS_MARK_FREED;
            mark.unless_aliased = retains;
            if (constant)
                mark.condition = NULL;
        } else {
            mark.kind = BS_MARK_RETAINED;
            mark.target = info.target;
        }
        g_array_append_val(marks, mark);
    }
    bs_dealloc_info_clear(&info);
}

// memref.dealloc: a lowered dealloc stands alone in an scf.if. In a branch in which more happens it
// is the branch that is under a condition.
static void
mark_free(BsOp *op, GArray *marks)
{
    BsMark mark = {
        .kind = BS_MARK_FREED, .value = bs_op_operand(op, 0), .op = op, .block = op->block};
    const BsOp *parent = bs_op_parent(op);
    if (parent && bs_op_only_frees(parent)) {
        mark.condition = bs_op_operand(parent, 0);
        mark.block = parent->block;
    }
    g_array_append_val(marks, mark);
}

static BsWalk
add_marks(BsOp *op, gpointer data)
{
    Marks *marks = data;
    if (is_dealloc(op))
        mark_dealloc(op, marks->marks, marks->document);
    else if (bs_op_is(op, "memref.dealloc"))
        mark_free(op, marks->marks);
    return BS_WALK_ON;
}

void
bs_document_marks(BsDocument *document, const BsOp *function, GArray *marks)
{
    if (!bs_document_ir(document))
        return;
    const BsOp *scope = function ? function : document->ir->root;
    Marks data = {document, marks};
    if (bs_document_has_op(document, scope))
        bs_op_walk_preorder((BsOp *)(gsize)scope, add_marks, &data);
}

// -- live sets ------------------------------------------------------------------------------------

static gint
by_age(gconstpointer a, gconstpointer b)
{
    const BsValue *left = *(BsValue *const *)a, *right = *(BsValue *const *)b;
    return left->id < right->id ? -1 : left->id > right->id;
}

static void
append_set(GPtrArray *out, BsValue *const *values, guint32 n)
{
    GPtrArray *set = g_ptr_array_sized_new(n);
    for (guint32 i = 0; i < n; i++)
        g_ptr_array_add(set, values[i]);
    g_ptr_array_sort(set, by_age);
    g_ptr_array_extend(out, set, NULL, NULL);
    g_ptr_array_unref(set);
}

void
bs_document_liveness(BsDocument *document, const BsBlock *block, GPtrArray *live_in,
                     GPtrArray *live_out)
{
    if (!bs_document_has_block(document, block))
        return;
    BsOp *function = bs_op_function(bs_block_parent_op(block));
    const BsLiveness *liveness =
        bs_document_liveness_of(document, function ? function : document->ir->root);
    guint32 n;
    if (live_in) {
        BsValue *const *values = bs_liveness_live_in(liveness, block, &n);
        append_set(live_in, values, n);
    }
    if (live_out) {
        BsValue *const *values = bs_liveness_live_out(liveness, block, &n);
        append_set(live_out, values, n);
    }
}
