// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All sweeps of reuse over the ops of a block at once, where nothing else happens between them. A
// sweep gives an allocation the first dealloc of its type behind the allocation before it: each
// such dealloc goes, and the next allocation then has those that were left in front of it, too. So
// what a sweep may find new is for the allocations behind those that the last one found something
// for.
#include "passes/hlo/reuse-rest.h"

#include "analysis/id-map.h"
#include "ir/mutate.h"
#include "support/vec.h"

#include <gio/gio.h>

// -- pairs ---------------------------------------------------------------------------------------

gboolean
bs_reuse_is_static_alloc(const BsOp *op)
{
    return bs_op_is(op, "memref.alloc") && op->n_operands == 0;
}

gboolean
bs_reuse_is_dealloc(const BsOp *op)
{
    return bs_op_is(op, "memref.dealloc");
}

BsOp *
bs_reuse_find_dealloc(const BsValue *value, const BsBlock *block)
{
    bs_value_for_each_use (value, use) {
        BsOp *owner = bs_use_owner(use);
        if (bs_op_block(owner) == block && bs_reuse_is_dealloc(owner))
            return owner;
    }
    return NULL;
}

static void
report_pair(const BsPassContext *context, BsOp *dealloc, BsOp *alloc)
{
    const BsEventItem items[] = {{.role = BS_ROLE_RELATED, .op = alloc}};
    bs_report(context->events, .kind = BS_EVENT_REUSE, .op = dealloc, .block = bs_op_block(dealloc),
              .value = bs_op_operand(dealloc, 0), .n_items = 1, .items = items);
}

void
bs_reuse_merge_pair(BsPassContext *context, BsOp *dealloc, BsOp *alloc)
{
    BsIr *ir = context->ir;
    report_pair(context, dealloc, alloc);
    BsValue *kept = bs_op_operand(dealloc, 0);
    bs_op_erase(ir, dealloc);
    bs_value_replace_all_uses(ir, bs_op_result(alloc, 0), kept);
    bs_op_erase(ir, alloc);
}

// -- all of them ---------------------------------------------------------------------------------

enum { NONE = G_MAXUINT32 };

// A dealloc. Those of a type that are gone lead to the next one that is not.
typedef struct Freed {
    BsOp *op;
    guint32 place; // in the block
    guint32 next;  // in the list of its type: itself, or a later one
} Freed;

typedef struct OfType {
    BS_VEC(Freed) freed;
    BS_VEC(guint32) inside; // places of ops in which something of the type is allocated
} OfType;

typedef struct Alloc {
    BsOp *op;
    guint32 place, type;
    guint32 prev, next; // allocation that is not gone, or NONE
} Alloc;

typedef BS_VEC(guint32) Numbers;

typedef struct Rest {
    BsPassContext *context;
    BsIdMap numbers; // of types
    BS_VEC(OfType) types;
    BS_VEC(Alloc) allocs;
    Numbers asked, found; // allocations of a sweep, in their order
    guint32 place;        // of the op at work
} Rest;

// -- what the block has --------------------------------------------------------------------------

static guint32
number_of(Rest *rest, const BsType *type)
{
    const guint32 number = bs_id_map_number(&rest->numbers, (gsize)type);
    if (number == rest->types.len)
        bs_vec_push(&rest->types, (OfType){0});
    return number;
}

// Valid until the next type comes.
static OfType *
of_type(Rest *rest, const BsType *type)
{
    const guint32 number = number_of(rest, type);
    return &rest->types.data[number];
}

static BsWalk
note_inside(BsOp *op, gpointer data)
{
    Rest *rest = data;
    if (!bs_op_is(op, "memref.alloc"))
        return BS_WALK_ON;
    OfType *of = of_type(rest, op->results[0].type);
    if (of->inside.len == 0 || bs_vec_last(&of->inside) != rest->place)
        bs_vec_push(&of->inside, rest->place);
    return BS_WALK_ON;
}

static void
note(Rest *rest, BsOp *op)
{
    if (bs_reuse_is_dealloc(op)) {
        OfType *of = of_type(rest, bs_op_operand(op, 0)->type);
        const Freed freed = {op, rest->place, of->freed.len};
        bs_vec_push(&of->freed, freed);
    } else if (bs_op_is(op, "memref.alloc")) {
        const guint32 k = rest->allocs.len;
        const Alloc alloc = {op, rest->place, number_of(rest, op->results[0].type), k - 1, NONE};
        if (k)
            rest->allocs.data[k - 1].next = k;
        bs_vec_push(&rest->allocs, alloc);
        bs_vec_push(&rest->asked, k);
    } else if (op->n_regions) {
        bs_op_walk_preorder(op, note_inside, rest);
    }
    rest->place++;
}

// -- sweeps --------------------------------------------------------------------------------------

// The last place before `limit` in which an op allocates inside of it, plus one; or 0.
static guint32
behind_inside(const OfType *of, guint32 limit)
{
    guint low = 0, high = of->inside.len;
    while (low < high) {
        const guint middle = (low + high) / 2;
        if (of->inside.data[middle] < limit)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? of->inside.data[low - 1] + 1 : 0;
}

// The first dealloc that is not gone at that place or behind it, or NULL.
static Freed *
first_freed(OfType *of, guint32 place)
{
    guint low = 0, high = of->freed.len;
    while (low < high) {
        const guint middle = (low + high) / 2;
        if (of->freed.data[middle].place < place)
            low = middle + 1;
        else
            high = middle;
    }
    while (low < of->freed.len && of->freed.data[low].next != low) {
        const guint32 next = of->freed.data[low].next;
        if (next < of->freed.len)
            of->freed.data[low].next = of->freed.data[next].next; // halves the way for the next
        low = next;
    }
    return low < of->freed.len ? &of->freed.data[low] : NULL;
}

static gboolean
ask(Rest *rest, const Alloc *alloc)
{
    if (!bs_reuse_is_static_alloc(alloc->op))
        return FALSE;
    OfType *of = &rest->types.data[alloc->type];
    const guint32 behind = alloc->prev == NONE ? 0 : rest->allocs.data[alloc->prev].place + 1;
    Freed *freed = first_freed(of, MAX(behind, behind_inside(of, alloc->place)));
    if (!freed || freed->place > alloc->place)
        return FALSE;
    freed->next++;
    bs_reuse_merge_pair(rest->context, freed->op, alloc->op);
    return TRUE;
}

// What was found goes, and what stands behind it is asked next.
static void
unlink_found(Rest *rest)
{
    bs_vec_clear(&rest->asked);
    for (guint i = rest->found.len; i-- > 0;) {
        const Alloc *alloc = &rest->allocs.data[rest->found.data[i]];
        if (alloc->prev != NONE)
            rest->allocs.data[alloc->prev].next = alloc->next;
        if (alloc->next == NONE)
            continue;
        rest->allocs.data[alloc->next].prev = alloc->prev;
        if (rest->asked.len == 0 || bs_vec_last(&rest->asked) != alloc->next)
            bs_vec_push(&rest->asked, alloc->next);
    }
    for (guint i = 0, k = rest->asked.len; i + 1 < k; i++) {
        const guint32 other = rest->asked.data[--k];
        rest->asked.data[k] = rest->asked.data[i];
        rest->asked.data[i] = other;
    }
    bs_vec_clear(&rest->found);
}

static void
clear(Rest *rest)
{
    for (guint i = 0; i < rest->types.len; i++) {
        bs_vec_free(&rest->types.data[i].freed);
        bs_vec_free(&rest->types.data[i].inside);
    }
    bs_vec_free(&rest->types);
    bs_vec_free(&rest->allocs);
    bs_vec_free(&rest->asked);
    bs_vec_free(&rest->found);
    bs_id_map_clear(&rest->numbers);
}

void
bs_reuse_merge_rest(BsPassContext *context, BsBlock *block)
{
    Rest rest = {.context = context};
    bs_block_for_each (block, op)
        note(&rest, op);
    while (rest.asked.len && !g_cancellable_is_cancelled(context->cancellable)) {
        for (guint i = 0; i < rest.asked.len; i++) {
            const guint32 number = rest.asked.data[i];
            if (ask(&rest, &rest.allocs.data[number]))
                bs_vec_push(&rest.found, number);
        }
        unlink_found(&rest);
    }
    clear(&rest);
}
