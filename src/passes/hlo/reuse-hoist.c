// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hoisting: what a region of a branch op allocates and frees is allocated before the op and freed
// behind it. Nobody knows what a fresh buffer holds, so that rounds, and the regions of one op, may
// share it.
#include "passes/hlo/hlo-private.h"
#include "passes/hlo/reuse-private.h"
#include "passes/run/rules.h"
#include "support/i18n.h"
#include "support/vec.h"

// A buffer that stands before the op.
typedef struct Free {
    BsValue *buffer;
    guint32 next; // of the same type in the list, or NONE
    gboolean taken;
} Free;

enum { NONE = G_MAXUINT32 };

typedef BS_VEC(Free) FreeList;

typedef struct Hoisting {
    BsPassContext *context;
    BsOp *branch;
    FreeList in, out;    // of the region at work
    GHashTable *by_type; // type to the number of the first in `in` that is not taken, plus one
} Hoisting;

static void
report(const Hoisting *hoisting, BsOp *alloc, const char *rule, BsValue *shared, BsOp *dealloc)
{
    const BsEventItem items[] = {{.role = BS_ROLE_RELATED, .op = hoisting->branch},
                                 {.role = BS_ROLE_SOURCE, .value = shared},
                                 {.role = BS_ROLE_LAST_USE, .op = dealloc}};
    bs_report(hoisting->context->events, .kind = BS_EVENT_HOIST, .op = alloc,
              .value = bs_op_result(alloc, 0), .block = bs_op_block(alloc),
              .target = bs_op_block(hoisting->branch), .rule = rule, .n_items = G_N_ELEMENTS(items),
              .items = items);
}

static void
push(FreeList *list, BsValue *buffer)
{
    bs_vec_push(list, ((Free){buffer, NONE, FALSE}));
}

// The first of the type that is not taken, or NULL.
static BsValue *
take(Hoisting *hoisting, const BsType *type)
{
    if (hoisting->in.len == 0)
        return NULL;
    const guint32 number = GPOINTER_TO_UINT(g_hash_table_lookup(hoisting->by_type, type));
    if (!number)
        return NULL;
    Free *found = &hoisting->in.data[number - 1];
    found->taken = TRUE;
    g_hash_table_insert(hoisting->by_type, (gpointer)(gsize)type,
                        GUINT_TO_POINTER(found->next == NONE ? 0 : found->next + 1));
    return found->buffer;
}

// What came out of the last region goes into the next one.
static void
begin_region(Hoisting *hoisting)
{
    const FreeList in = hoisting->out;
    hoisting->out = hoisting->in;
    hoisting->in = in;
    bs_vec_clear(&hoisting->out);
    if (in.len == 0)
        return;
    if (!hoisting->by_type)
        hoisting->by_type = g_hash_table_new(NULL, NULL);
    g_hash_table_remove_all(hoisting->by_type);
    for (guint i = in.len; i-- > 0;) {
        gpointer type = (gpointer)(gsize)in.data[i].buffer->type;
        const guint32 later = GPOINTER_TO_UINT(g_hash_table_lookup(hoisting->by_type, type));
        in.data[i].next = later ? later - 1 : NONE;
        in.data[i].taken = FALSE;
        g_hash_table_insert(hoisting->by_type, type, GUINT_TO_POINTER(i + 1));
    }
}

static void
hoist_one(Hoisting *hoisting, BsOp *alloc, BsOp *dealloc)
{
    BsIr *ir = hoisting->context->ir;
    BsValue *buffer = bs_op_result(alloc, 0), *shared = take(hoisting, buffer->type);
    if (shared) {
        report(hoisting, alloc, bs_rule_shared, shared, dealloc);
        bs_op_erase(ir, dealloc);
        bs_value_replace_all_uses(ir, buffer, shared);
        bs_op_erase(ir, alloc);
        push(&hoisting->out, shared);
        return;
    }
    report(hoisting, alloc, bs_rule_out_of_the_region, NULL, dealloc);
    BsBlock *block = bs_op_block(hoisting->branch);
    bs_op_move(ir, dealloc, block, bs_op_next(hoisting->branch));
    bs_op_move(ir, alloc, block, hoisting->branch);
    push(&hoisting->out, buffer);
}

static void
hoist_region(Hoisting *hoisting, BsBlock *block)
{
    for (BsOp *op = block->first, *next; op; op = next) {
        next = bs_op_next(op);
        if (!bs_reuse_is_static_alloc(op))
            continue;
        BsOp *dealloc = bs_reuse_find_dealloc(bs_op_result(op, 0), block);
        if (!dealloc)
            continue;
        if (dealloc == next)
            next = bs_op_next(next);
        hoist_one(hoisting, op, dealloc);
    }
    for (guint i = 0; i < hoisting->in.len; i++) {
        if (!hoisting->in.data[i].taken)
            push(&hoisting->out, hoisting->in.data[i].buffer);
    }
}

static gboolean
hoist_out_of(BsPassContext *context, BsOp *branch)
{
    Hoisting hoisting = {.context = context, .branch = branch};
    for (guint32 r = 0; r < branch->n_regions; r++) {
        BsBlock *block = bs_op_region(branch, r)->first;
        if (block) {
            begin_region(&hoisting);
            hoist_region(&hoisting, block);
        }
    }
    const gboolean changed = hoisting.out.len > 0;
    bs_vec_free(&hoisting.in);
    bs_vec_free(&hoisting.out);
    g_clear_pointer(&hoisting.by_type, g_hash_table_unref);
    return changed;
}

gboolean
bs_reuse_hoist(BsPassContext *context, BsBlock *block)
{
    gboolean changed = FALSE;
    bs_block_for_each (block, op) {
        for (guint32 r = 0; r < op->n_regions; r++) {
            BsBlock *inner = bs_op_region(op, r)->first;
            changed |= inner && bs_reuse_hoist(context, inner);
        }
        changed |= bs_hlo_is_known_branch(op) && hoist_out_of(context, op);
    }
    return changed;
}

// -- what stays ----------------------------------------------------------------------------------

static void
report_stays(BsPassContext *context, BsOp *branch, BsOp *alloc, const char *rule)
{
    const BsEventItem items[] = {{.role = BS_ROLE_RELATED, .op = branch}};
    bs_report(context->events, .kind = BS_EVENT_STAY, .op = alloc, .value = bs_op_result(alloc, 0),
              .block = bs_op_block(alloc), .rule = rule, .n_items = G_N_ELEMENTS(items),
              .items = items);
}

static BsWalk
report_alloc(BsOp *op, gpointer data)
{
    BsOp *branch = bs_op_parent(op);
    if (!bs_op_is(op, "memref.alloc") || !branch || !bs_hlo_is_known_branch(branch))
        return BS_WALK_ON;
    if (!bs_reuse_is_static_alloc(op))
        report_stays(data, branch, op, bs_rule_size_is_no_constant);
    else if (!bs_reuse_find_dealloc(bs_op_result(op, 0), bs_op_block(op)))
        report_stays(data, branch, op, bs_rule_region_does_not_free);
    return BS_WALK_ON;
}

void
bs_reuse_report_what_stays(BsPassContext *context, BsOp *function)
{
    if (context->events)
        bs_op_walk_preorder(function, report_alloc, context);
}
