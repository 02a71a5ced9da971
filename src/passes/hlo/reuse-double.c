// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Double buffering: a loop that frees one buffer of a type in each round and allocates another gets
// one more from outside, and passes what it would free on to the next round.
//
//     scf.for ... iter_args(%x = %a) {        %t = memref.alloc()
//       %t = memref.alloc()                   scf.for ... iter_args(%x = %a, %s = %t) {
//       test.step(%x, %t)                       test.step(%x, %s)
//       memref.dealloc %x                 =>
//       scf.yield %t                            scf.yield %s, %x
//     }                                       }
//                                             memref.dealloc %0#1
//
// The k-th allocation of a type goes with its k-th dealloc, whatever they are for: what matters is
// that a round takes one and gives one. Types come in the order of their first allocation (the
// original's order depends on addresses).
#include "passes/hlo/hlo-private.h"
#include "passes/hlo/reuse-private.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

typedef struct Pair {
    BsOp *alloc, *dealloc;
    guint32 region;
    guint place; // among what the region's terminator gets
} Pair;

typedef struct Doubling {
    BsPassContext *context;
    BsOp *loop;
    BS_VEC(Pair) pairs;
    BsHloValues operands;  // of the loop, as it is made anew
    BsHloValues handed[2]; // what the terminator of each region gets
} Doubling;

static void
report(const Doubling *doubling, BsEventKind kind, const Pair *pair, const char *rule)
{
    const BsEventItem items[] = {{.role = BS_ROLE_RELATED, .op = doubling->loop},
                                 {.role = BS_ROLE_LAST_USE, .op = pair->dealloc}};
    // Up to the last one, the loop is at work: what it is given does not fit its regions.
    const gboolean inside =
        kind == BS_EVENT_DOUBLE_BUFFER && pair != &bs_vec_last(&doubling->pairs);
    bs_report(doubling->context->events, .kind = kind, .op = pair->alloc,
              .value = bs_op_result(pair->alloc, 0), .block = bs_op_block(pair->alloc),
              .rule = rule, .flags = inside ? BS_EVENT_INSIDE : 0, .n_items = G_N_ELEMENTS(items),
              .items = items);
}

// -- pairing -------------------------------------------------------------------------------------

// What a region allocates and frees of one type.
typedef struct OfType {
    GPtrArray *allocs, *deallocs;
} OfType;

static void
of_type_free(gpointer data)
{
    OfType *of_type = data;
    g_ptr_array_unref(of_type->allocs);
    g_ptr_array_unref(of_type->deallocs);
    g_free(of_type);
}

static void
add_alloc(GHashTable *by_type, GPtrArray *types, BsOp *alloc)
{
    gpointer type = (gpointer)(gsize)alloc->results[0].type;
    OfType *of_type = g_hash_table_lookup(by_type, type);
    if (!of_type) {
        of_type = g_new(OfType, 1);
        *of_type = (OfType){g_ptr_array_new(), g_ptr_array_new()};
        g_hash_table_insert(by_type, type, of_type);
        g_ptr_array_add(types, of_type);
    }
    g_ptr_array_add(of_type->allocs, alloc);
}

static void
add_dealloc(GHashTable *by_type, BsOp *dealloc)
{
    const OfType *of_type =
        g_hash_table_lookup(by_type, (gpointer)(gsize)bs_op_operand(dealloc, 0)->type);
    if (of_type)
        g_ptr_array_add(of_type->deallocs, dealloc);
}

static void
pair_up(Doubling *doubling, const OfType *of_type, guint32 region)
{
    for (guint i = 0; i < of_type->allocs->len; i++) {
        const gboolean has = i < of_type->deallocs->len;
        const Pair pair = {of_type->allocs->pdata[i], has ? of_type->deallocs->pdata[i] : NULL,
                           region, 0};
        if (has)
            bs_vec_push(&doubling->pairs, pair);
        else
            report(doubling, BS_EVENT_STAY, &pair, bs_rule_none_of_its_type_freed);
    }
}

static void
find_pairs(Doubling *doubling, guint32 region)
{
    const BsBlock *block = bs_op_region(doubling->loop, region)->first;
    g_autoptr(GHashTable) by_type = g_hash_table_new_full(NULL, NULL, NULL, of_type_free);
    g_autoptr(GPtrArray) types = g_ptr_array_new();
    bs_block_for_each (block, op) {
        if (bs_reuse_is_static_alloc(op))
            add_alloc(by_type, types, op);
    }
    if (types->len == 0)
        return;
    bs_block_for_each (block, op) {
        if (bs_reuse_is_dealloc(op))
            add_dealloc(by_type, op);
    }
    for (guint i = 0; i < types->len; i++)
        pair_up(doubling, types->pdata[i], region);
}

// -- passing along -------------------------------------------------------------------------------

static void
pass_through(Doubling *doubling, guint32 region, const BsType *type, BsLoc loc)
{
    BsBlock *block = bs_op_region(doubling->loop, region)->first;
    bs_vec_push(&doubling->handed[region],
                bs_block_add_arg(doubling->context->ir, block, type, loc));
}

static void
pass_along(Doubling *doubling, Pair *pair)
{
    BsIr *ir = doubling->context->ir;
    BsOp *loop = doubling->loop, *alloc = pair->alloc;
    BsBlock *block = bs_op_region(loop, pair->region)->first;
    BsValue *buffer = bs_op_result(alloc, 0);
    BsValue *spare = bs_block_add_arg(ir, block, buffer->type, alloc->loc);
    bs_value_replace_all_uses(ir, buffer, spare);
    bs_op_move(ir, alloc, bs_op_block(loop), loop);
    bs_vec_push(&doubling->operands, buffer);
    pair->place = doubling->handed[pair->region].len;
    bs_vec_push(&doubling->handed[pair->region], NULL); // what the dealloc frees in the end
    bs_op_move(ir, pair->dealloc, bs_op_block(loop), bs_op_next(loop));
    if (loop->n_regions == 2)
        pass_through(doubling, 1 - pair->region, buffer->type, alloc->loc);
}

static void
extend_terminators(Doubling *doubling)
{
    for (guint i = 0; i < doubling->pairs.len; i++) {
        const Pair *pair = &doubling->pairs.data[i];
        doubling->handed[pair->region].data[pair->place] = bs_op_operand(pair->dealloc, 0);
    }
    for (guint32 r = 0; r < doubling->loop->n_regions; r++) {
        bs_hlo_append_operands(doubling->context->ir, bs_op_region(doubling->loop, r)->first->last,
                               doubling->handed[r].len, doubling->handed[r].data);
    }
}

static BsOp *
double_buffers(Doubling *doubling)
{
    BsIr *ir = doubling->context->ir;
    const guint32 n = doubling->pairs.len;
    for (guint32 i = 0; i < doubling->loop->n_operands; i++)
        bs_vec_push(&doubling->operands, bs_op_operand(doubling->loop, i));
    for (guint32 i = 0; i < n; i++) {
        report(doubling, BS_EVENT_DOUBLE_BUFFER, &doubling->pairs.data[i], NULL);
        pass_along(doubling, &doubling->pairs.data[i]);
    }
    extend_terminators(doubling);
    BsOp *made =
        bs_hlo_rebuild(ir, doubling->loop, doubling->operands.len, doubling->operands.data);
    for (guint32 i = 0; i < n; i++) {
        bs_op_set_operand(ir, doubling->pairs.data[i].dealloc, 0,
                          bs_op_result(made, made->n_results - n + i));
    }
    return made;
}

// Returns what stands in the place of the loop.
static BsOp *
try_loop(BsPassContext *context, BsOp *loop, gboolean *changed)
{
    Doubling doubling = {.context = context, .loop = loop};
    for (guint32 r = 0; r < loop->n_regions; r++)
        find_pairs(&doubling, r);
    if (doubling.pairs.len) {
        loop = double_buffers(&doubling);
        *changed = TRUE;
    }
    bs_vec_free(&doubling.pairs);
    bs_vec_free(&doubling.operands);
    bs_vec_free(&doubling.handed[0]);
    bs_vec_free(&doubling.handed[1]);
    return loop;
}

gboolean
bs_reuse_double_buffer(BsPassContext *context, BsBlock *block)
{
    gboolean changed = FALSE;
    for (BsOp *op = block->first; op; op = bs_op_next(op)) {
        for (guint32 r = 0; r < op->n_regions; r++) {
            BsBlock *inner = bs_op_region(op, r)->first;
            changed |= inner && bs_reuse_double_buffer(context, inner);
        }
        if (bs_op_is(op, "scf.for") || bs_op_is(op, "scf.while"))
            op = try_loop(context, op, &changed);
    }
    return changed;
}
