// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hlo-deallocation-simplification: what is known of indicators without running the program
// (tensorflow/mlir-hlo, deallocation/transforms/deallocation_simplification.cc).
//
//     %o = deallocation.own %m           =>   memref.dealloc %m
//     deallocation.retain() of(%o)
//
// Two walks over a function, operations before the one they are in. First, a retain all of whose
// indicators are always null becomes null; one that frees a single indicator, which is never null,
// becomes a dealloc, when it is known of what. Then an `own` goes that nobody uses, and becomes
// null when it is only passed around. Nothing else goes: what is dead stays until a pass that
// cleans up. Cost: linear in values and edges.
//
// The original takes an op that it does not know for a terminator, and what it does with an
// indicator for passing it around. Here only a terminator is one.
#include "dialects/deallocation/deallocation.h"
#include "passes/hlo/nullness.h"
#include "passes/run/make-ops.h"
#include "passes/run/passes.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

#include <gio/gio.h>

typedef struct Simplification {
    BsPassContext *context;
    BsHloFacts *nullness, *uses;
    BsHloPlaces places;
    BsBuilder builder;
} Simplification;

static void
report(const Simplification *simplification, BsEventKind kind, BsOp *op, const char *rule,
       BsValue *related, BsOp *user)
{
    const BsRole role = kind == BS_EVENT_STAY ? BS_ROLE_OBSTACLE : BS_ROLE_RELATED;
    const BsEventItem items[] = {{.role = role, .value = related},
                                 {.role = BS_ROLE_LAST_USE, .op = user}};
    bs_report(simplification->context->events, .kind = kind, .op = op, .block = bs_op_block(op),
              .rule = rule, .n_items = G_N_ELEMENTS(items), .items = items);
}

// -- retains -------------------------------------------------------------------------------------

static BsHloNullness
join_allocs(const Simplification *simplification, const BsOp *retain)
{
    const BsRange allocs = bs_retain_allocs(retain);
    guint8 bits = BS_HLO_ALWAYS_NULL;
    for (guint32 i = 0; i < allocs.n; i++)
        bits |= bs_hlo_facts_get(simplification->nullness, bs_op_operand(retain, allocs.begin + i));
    return bits;
}

static void
replace_by_null(Simplification *simplification, BsOp *retain)
{
    BsIr *ir = simplification->context->ir;
    report(simplification, BS_EVENT_REPLACE, retain,
           bs_retain_allocs(retain).n ? N_("all indicators are always null")
                                      : N_("there is no indicator"),
           NULL, NULL);
    bs_builder_set_before(&simplification->builder, retain);
    BsValue *null = bs_null_build(&simplification->builder, retain->loc);
    for (guint32 i = 0; i < retain->n_results; i++)
        bs_value_replace_all_uses(ir, bs_op_result(retain, i), null);
    bs_op_erase(ir, retain);
}

// Why the retain is no dealloc, because of `*owned`; or NULL: then it frees that.
static const char *
find_obstacle(Simplification *simplification, const BsOp *retain, BsValue **owned)
{
    const BsRange allocs = bs_retain_allocs(retain), memrefs = bs_retain_memrefs(retain);
    *owned = memrefs.n ? bs_op_operand(retain, memrefs.begin) : NULL;
    if (*owned)
        return N_("a memref may take the indicator");
    if (allocs.n != 1)
        return N_("it has several indicators");
    BsValue *alloc = bs_op_operand(retain, allocs.begin);
    *owned = alloc;
    if (bs_hlo_facts_get(simplification->nullness, alloc) != BS_HLO_NEVER_NULL)
        return N_("its indicator may be null");
    *owned = bs_hlo_owned_memref(&simplification->places, alloc);
    return *owned ? NULL : N_("nothing says of which memref its indicator is");
}

static BsWalk
look_at_retain(BsOp *op, gpointer data)
{
    Simplification *simplification = data;
    if (!bs_op_is(op, "deallocation.retain"))
        return BS_WALK_ON;
    if (join_allocs(simplification, op) == BS_HLO_ALWAYS_NULL) {
        replace_by_null(simplification, op);
        return BS_WALK_ON;
    }
    BsValue *owned = NULL;
    const char *obstacle = find_obstacle(simplification, op, &owned);
    if (obstacle) {
        report(simplification, BS_EVENT_STAY, op, obstacle, owned, NULL);
        return BS_WALK_ON;
    }
    report(simplification, BS_EVENT_REPLACE, op, bs_rule_never_null, owned, NULL);
    bs_builder_set_before(&simplification->builder, op);
    bs_make_free(&simplification->builder, op->loc, owned);
    bs_op_erase(simplification->context->ir, op);
    return BS_WALK_ON;
}

// -- owns ----------------------------------------------------------------------------------------

static BsWalk
look_at_own(BsOp *op, gpointer data)
{
    Simplification *simplification = data;
    BsIr *ir = simplification->context->ir;
    if (!bs_op_is(op, "deallocation.own"))
        return BS_WALK_ON;
    if (bs_op_is_unused(op)) {
        report(simplification, BS_EVENT_DEAD, op, N_("nobody uses the indicator"), NULL, NULL);
        bs_op_erase(ir, op);
        return BS_WALK_ON;
    }
    if (bs_hlo_facts_get(simplification->uses, bs_op_result(op, 0))) {
        report(simplification, BS_EVENT_STAY, op, bs_rule_used, NULL,
               bs_hlo_find_real_use(bs_op_result(op, 0)));
        return BS_WALK_ON;
    }
    report(simplification, BS_EVENT_REPLACE, op, N_("it is only passed around"), NULL, NULL);
    bs_builder_set_before(&simplification->builder, op);
    bs_value_replace_all_uses(ir, bs_op_result(op, 0),
                              bs_null_build(&simplification->builder, op->loc));
    bs_op_erase(ir, op);
    return BS_WALK_ON;
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    Simplification simplification = {.context = context};
    bs_builder_init(&simplification.builder, context->ir);
    bs_report(context->events, .kind = BS_EVENT_FUNCTION, .op = op);
    bs_report_enter(context->events);
    simplification.nullness = bs_hlo_nullness_new(context->events);
    bs_op_walk_postorder(op, look_at_retain, &simplification);
    bs_hlo_facts_free(simplification.nullness);
    bs_hlo_places_clear(&simplification.places);
    simplification.uses = bs_hlo_uses_new();
    bs_op_walk_postorder(op, look_at_own, &simplification);
    bs_hlo_facts_free(simplification.uses);
    bs_report_leave(context->events);
    return !g_cancellable_is_cancelled(context->cancellable);
}

const BsPass bs_pass_hlo_deallocation_simplification = {
    .name = "hlo-deallocation-simplification",
    .family = BS_FAMILY_HLO,
    .summary = N_("Turns retains into deallocs where their indicators are known, drops indicators"),
    .anchor = "func.func",
    .run = run,
    .class_name = "DeallocationSimplification",
    .of_mlir_hlo = TRUE,
};
