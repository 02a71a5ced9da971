// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// promote-buffers-to-stack: small allocations that do not leave the op at whose end the stack is
// released become allocations on the stack (mlir/lib/Dialect/Bufferization/Transforms/
// BufferOptimizations.cpp).
//
//     %alloc = memref.alloc()         =>    %alloca = memref.alloca()
//     test.copy(%m, %alloc)                 test.copy(%m, %alloca)
//     return                                return
//
// Small is: at most `max-alloc-size-in-bytes`; or, with sizes that are known at run time only, all
// of which are results of memref.rank, at most `max-rank-of-allocated-memref` dimensions. What is
// freed already stays on the heap. Cost: the sizes of all alias sets with their uses, times the
// depth of nesting.
//
// The written description says that a buffer of dynamic size cannot move, and that one that leaves
// its block cannot: upstream and this pass take sizes that are ranks, and ask for the region.
//
// Where upstream crashes:
//   - an element type whose size is not known (a memref, a scalable vector, a vector without
//     dimensions): it gives up all; here the allocation stays, with a warning.
// Where it writes what must not be, here the same:
//   - a buffer that the program frees through an alias (a cast, a block's argument), or in a
//     callee: it frees what is on the stack.
//   - a buffer that goes where alias sets do not follow (bufferization.to_tensor, its pointer as a
//     number, a memref of memrefs, also one that a callee stores to) and leaves the scope there, or
//     that a transfer (memref.dma_start, gpu ops with a token) still uses behind it: what is left
//     is no buffer any more. The same holds where the result of an op that nobody described is,
//     or holds, the buffer.
//   - a buffer that leaves the op that releases the stack, but not the next one around it that
//     does, too (memref.alloca_scope in a function), and is used there: it is on the inner one's
//     stack.
// Where what it writes may be right:
//   - a size of 2^63 elements or more: it computes with 64 bits and may take the buffer for a small
//     one.
//   - a buffer of a block to which branches lead back: the stack grows with each round until the
//     op ends that releases it. It is right as long as the stack lasts.
#include "analysis/allocations.h"
#include "analysis/loops.h"
#include "analysis/type-size.h"
#include "ir/builder.h"
#include "passes/legacy/report-aliases.h"
#include "passes/run/passes.h"
#include "passes/run/rules.h"
#include "passes/run/upstream-failure.h"
#include "support/i18n.h"

#include <gio/gio.h>

enum { OPTION_SIZE, OPTION_RANK };

typedef struct Promotion {
    BsPassContext *context;
    gint64 max_bits, max_rank;
    BsAlias *alias;
} Promotion;

typedef enum Verdict { NO, YES } Verdict;

// The numbers stand where `form` has `#`, which is how it is translated.
static char *
fill_in(const char *form, const gint64 *numbers)
{
    GString *text = g_string_new(NULL);
    for (; *form; form++) {
        if (*form == '#')
            g_string_append_printf(text, "%" G_GINT64_FORMAT, *numbers++);
        else
            g_string_append_c(text, *form);
    }
    return g_string_free(text, FALSE);
}

// `obstacle`: the op that is to blame, or NULL.
static Verdict
report_with(const Promotion *promotion, Verdict verdict, const BsOp *op, const char *form,
            const gint64 *numbers, const BsOp *obstacle)
{
    if (!promotion->context->events)
        return verdict;
    const BsEventItem item = {.role = BS_ROLE_OBSTACLE, .op = (BsOp *)(gsize)obstacle};
    g_autofree char *text = fill_in(form, numbers);
    bs_report(promotion->context->events, .kind = verdict == YES ? BS_EVENT_BOUND : BS_EVENT_STAY,
              .op = bs_value_op(&op->results[0]), .value = bs_op_result(op, 0),
              .block = bs_op_block(op),
              .rule = bs_context_string(promotion->context->ir->context, text),
              .n_items = obstacle != NULL, .items = &item);
    return verdict;
}

static Verdict
report(const Promotion *promotion, Verdict verdict, const BsOp *op, const char *form,
       const gint64 *numbers)
{
    return report_with(promotion, verdict, op, form, numbers, NULL);
}

// -- size ----------------------------------------------------------------------------------------

// As upstream computes it: what overflows is lost.
static gint64
count_elements(const BsType *type)
{
    guint64 n = 1;
    for (guint32 i = 0; i < type->shaped.rank; i++)
        n *= (guint64)type->shaped.shape[i];
    return (gint64)n;
}

static Verdict
is_small_static(const Promotion *promotion, BsOp *op, const BsType *type)
{
    guint64 width;
    if (!bs_type_size_in_bits(op, type->shaped.element, &width)) {
        bs_warn_upstream(promotion->context, op, BS_UPSTREAM_CRASHES,
                         "it asks for the size of an element of a type of which it knows none");
        return report(promotion, NO, op, N_("nothing is known of the size of its elements"), NULL);
    }
    const gint64 n = count_elements(type);
    const gint64 bits = (gint64)((guint64)n * (guint32)width);
    gboolean small = bits <= promotion->max_bits;
    static const char *const forms[2][2][2] = {
        // by whether there are several elements, each of several bits, and they are few enough
        {{N_("# element of # bit is # bit, more than #"),
          N_("# element of # bit is # bit, at most #")},
         {N_("# element of # bits is # bits, more than #"),
          N_("# element of # bits is # bits, at most #")}},
        {{N_("# elements of # bit are # bits, more than #"),
          N_("# elements of # bit are # bits, at most #")},
         {N_("# elements of # bits are # bits, more than #"),
          N_("# elements of # bits are # bits, at most #")}}};
    return report(promotion, small ? YES : NO, op, forms[n != 1][width != 1][small],
                  (const gint64[]){n, (gint64)width, bits, promotion->max_bits});
}

static Verdict
is_small_dynamic(const Promotion *promotion, const BsOp *op, const BsType *type)
{
    const gint64 ranks[] = {type->shaped.rank, promotion->max_rank};
    if (type->shaped.rank > promotion->max_rank) {
        return report(promotion, NO, op,
                      N_("its size is known at run time only, and its rank # is more than #"),
                      ranks);
    }
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsOp *size = bs_value_op(bs_op_operand(op, i));
        if (!size || !bs_op_is(size, "memref.rank")) {
            return report_with(
                promotion, NO, op,
                N_("its size is known at run time only, and is not the rank of a memref"), NULL,
                size);
        }
    }
    return report(promotion, YES, op,
                  op->n_operands == 1 ? N_("its size is a rank, and its rank # is at most #")
                                      : N_("its sizes are ranks, and its rank # is at most #"),
                  ranks);
}

static Verdict
is_small(const Promotion *promotion, BsOp *op)
{
    if (!bs_op_is(op, "memref.alloc")) {
        return report(promotion, NO, op, N_("only memref.alloc has a counterpart on the stack"),
                      NULL);
    }
    const BsType *type = op->results[0].type;
    return bs_type_has_static_shape(type) ? is_small_static(promotion, op, type)
                                          : is_small_dynamic(promotion, op, type);
}

// -- scope ---------------------------------------------------------------------------------------

static gboolean
is_region_terminator(const BsOp *op)
{
    return op->def->region_terminator || bs_op_has_trait(op, BS_TRAIT_RETURN_LIKE);
}

// The terminator by which one of the aliases leaves the region, or NULL.
static BsOp *
find_exit(const BsRegion *region, const GPtrArray *aliases, BsValue **leaving)
{
    for (guint i = 0; i < aliases->len; i++) {
        *leaving = aliases->pdata[i];
        bs_value_for_each_use (*leaving, use) {
            if (is_region_terminator(bs_use_owner(use)) &&
                bs_op_parent_region(bs_use_owner(use)) == region)
                return bs_use_owner(use);
        }
    }
    return NULL;
}

static void
report_scope(const Promotion *promotion, BsOp *op, const BsRegion *region, const char *rule,
             BsOp *exit, BsValue *leaving)
{
    const BsEventItem items[] = {{.role = BS_ROLE_RELATED, .op = region->op},
                                 {.role = BS_ROLE_LAST_USE, .op = exit},
                                 {.role = BS_ROLE_ALIAS, .value = leaving}};
    bs_report(promotion->context->events, .kind = BS_EVENT_CLIMB, .op = op,
              .value = bs_op_result(op, 0), .block = region->first, .rule = rule,
              .n_items = G_N_ELEMENTS(items), .items = items);
}

// Whether an op around the allocation releases the stack at its end, and the buffer does not leave
// that op, and no loop lies between.
static Verdict
has_scope(const Promotion *promotion, BsOp *op)
{
    g_autoptr(GPtrArray) aliases = g_ptr_array_new();
    bs_alias_resolve(promotion->alias, bs_op_result(op, 0), aliases);
    BsOp *exit = NULL;
    for (const BsRegion *region = bs_op_parent_region(op); region;
         region = bs_op_parent_region(region->op)) {
        const BsOp *parent = region->op;
        BsValue *leaving;
        exit = NULL;
        if (!bs_op_has_trait(parent, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE)) {
            report_scope(promotion, op, region, bs_rule_no_scope, NULL, NULL);
        } else if ((exit = find_exit(region, aliases, &leaving))) {
            report_scope(promotion, op, region, bs_rule_leaves_the_scope, exit, leaving);
        } else {
            report_scope(promotion, op, region, bs_rule_scope, NULL, NULL);
            return YES;
        }
        if (bs_op_is_loop(parent)) {
            return report_with(promotion, NO, op,
                               N_("in a loop the stack would grow from round to round"), NULL,
                               parent);
        }
        if (!bs_op_is_control_flow(parent))
            break;
    }
    return report_with(promotion, NO, op,
                       N_("no op around it releases the stack before the buffer leaves"), NULL,
                       exit);
}

// -- promoting -----------------------------------------------------------------------------------

// What was the alias set of the allocation is that of the buffer on the stack.
static void
report_alloca(const Promotion *promotion, BsOp *alloca, BsValue *before)
{
    if (!promotion->context->events)
        return;
    g_autoptr(GPtrArray) aliases = g_ptr_array_new();
    bs_alias_resolve(promotion->alias, before, aliases);
    g_ptr_array_remove(aliases, before);
    bs_report_with_aliases(promotion->context->events,
                           &(BsEvent){.kind = BS_EVENT_ALIASES,
                                      .value = bs_op_result(alloca, 0),
                                      .op = alloca,
                                      .block = bs_op_block(alloca),
                                      .rule = bs_rule_on_the_stack},
                           aliases);
}

static void
promote(const Promotion *promotion, BsOp *op)
{
    BsIr *ir = promotion->context->ir;
    bs_report(promotion->context->events, .kind = BS_EVENT_PROMOTE, .op = op,
              .value = bs_op_result(op, 0), .block = bs_op_block(op));
    BsBuilder builder;
    bs_builder_init(&builder, ir);
    bs_builder_set_before(&builder, op);
    const BsType *type = bs_op_result(op, 0)->type;
    g_autofree BsValue **operands = g_new(BsValue *, op->n_operands + 1);
    for (guint32 i = 0; i < op->n_operands; i++)
        operands[i] = bs_op_operand(op, i);
    BsOp *alloca = bs_builder_op(&builder, "memref.alloca", op->loc, op->n_operands, operands, 1,
                                 &type, op->attrs, 0);
    bs_builder_replace_op_with(&builder, op, alloca);
    report_alloca(promotion, alloca, bs_op_result(op, 0));
}

static Verdict
decide(const Promotion *promotion, const BsAllocation *allocation)
{
    BsOp *op = bs_value_op(allocation->value);
    Verdict verdict = is_small(promotion, op);
    if (verdict == YES && allocation->dealloc)
        verdict =
            report_with(promotion, NO, op, N_("it is freed already"), NULL, allocation->dealloc);
    return verdict == YES ? has_scope(promotion, op) : verdict;
}

static gboolean
process(const Promotion *promotion, const BsAllocation *allocation)
{
    BsEventSink *events = promotion->context->events;
    BsOp *op = bs_value_op(allocation->value);
    bs_report(events, .kind = BS_EVENT_VISIT, .op = op, .value = allocation->value,
              .block = bs_op_block(op));
    bs_report_enter(events);
    const Verdict verdict = decide(promotion, allocation);
    if (verdict == YES)
        promote(promotion, op);
    bs_report_leave(events);
    return !g_cancellable_is_cancelled(promotion->context->cancellable);
}

static gboolean
run(BsPassContext *context, BsOp *op, const gint64 *options)
{
    if (!bs_op_region(op, 0)->first)
        return TRUE;
    Promotion promotion = {
        .context = context,
        .max_bits = (guint32)(options[OPTION_SIZE] * 8), // upstream computes with 32 bits
        .max_rank = options[OPTION_RANK],
        .alias = bs_alias_new_all_types(op),
    };
    g_autoptr(GArray) allocations = bs_allocations_find(op);
    bs_report(context->events, .kind = BS_EVENT_FUNCTION, .op = op);
    bs_report_enter(context->events);
    bs_alias_report_free(bs_alias_report_new(context->events, op, promotion.alias, allocations));
    gboolean ok = TRUE;
    for (guint i = 0; ok && i < allocations->len; i++)
        ok = process(&promotion, &g_array_index(allocations, BsAllocation, i));
    bs_report_leave(context->events);
    bs_alias_free(promotion.alias);
    return ok;
}

static const BsPassOption pass_options[] = {
    [OPTION_SIZE] = {"max-alloc-size-in-bytes", BS_OPTION_UINT, NULL, 1024,
                     "The largest buffer that may move, in bytes"},
    [OPTION_RANK] = {"max-rank-of-allocated-memref", BS_OPTION_UINT, NULL, 1,
                     "The most dimensions that a buffer may have whose sizes are ranks of memrefs"},
};

const BsPass bs_pass_promote_buffers_to_stack = {
    .name = "promote-buffers-to-stack",
    .family = BS_FAMILY_LEGACY,
    .summary = N_("Moves small allocations that stay inside from the heap to the stack"),
    .options = pass_options,
    .n_options = G_N_ELEMENTS(pass_options),
    .anchor = "func.func",
    .run = run,
};
