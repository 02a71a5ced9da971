// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hlo-deallocation-to-scf: a deallocation.retain of one memref, or of one indicator, becomes
// comparisons of base pointers (tensorflow/mlir-hlo, deallocation/transforms/
// deallocation_to_scf.cc).
//
//     %r = deallocation.retain(%m) of(%a)   =>   %p = deallocation.get_buffer %a
//                                                %q = deallocation.get_buffer %m
//                                                %same = arith.cmpi eq, %q, %p
//                                                %t:3 = scf.if %same -> (null, 0, %a)
//                                                                  else (%a, %p, null)
//                                                %left = arith.cmpi ne, %t#1, %c0
//                                                scf.if %left { deallocation.free %t#0 }
//
// %r is %t#2. With n indicators and k memrefs the code has n * k such steps, and n frees; so a
// retain that has several of both, and one of several indicators and no memref, is left for the
// library call (hlo-convert-deallocation-ops-to-llvm). The rest is what the greedy rewriter does
// anyway: it folds, merges constants and erases what is dead. Cost: linear in what is made.
//
// The original asserts that there is an indicator. Here a memref that is looked for among none gets
// null, with a warning: that is what the rules imply.
#include "dialects/deallocation/deallocation.h"
#include "passes/rewrite/greedy.h"
#include "passes/run/make-ops.h"
#include "passes/run/passes.h"
#include "support/i18n.h"

// An indicator on its way through the comparisons: it is null, its buffer 0, once a memref took it.
typedef struct Alloc {
    BsValue *owner, *buffer;
} Alloc;

typedef struct Lowering {
    BsBuilder *builder;
    BsLoc loc;
    Alloc *allocs;
    guint32 n;
    BsValue *null, *zero;
} Lowering;

static BsValue *
make_get_buffer(const Lowering *lowering, BsValue *of)
{
    return bs_builder_value(lowering->builder, "deallocation.get_buffer", lowering->loc,
                            bs_type_index(lowering->builder->ir->context), of, NULL, NULL, NULL);
}

static void
yield(const Lowering *lowering, BsOp *branch, guint32 region, BsValue *owner, BsValue *buffer,
      BsValue *result)
{
    BsIr *ir = lowering->builder->ir;
    BsBuilder inner = *lowering->builder;
    BsValue *const values[] = {owner, buffer, result};
    bs_builder_set_end(&inner,
                       bs_block_create(ir, bs_op_region(branch, region), NULL, lowering->loc));
    bs_builder_op(&inner, "scf.yield", lowering->loc, G_N_ELEMENTS(values), values, 0, NULL, NULL,
                  0);
}

// The memref whose buffer is `buffer` takes the indicator if it is its own; else `result` is what
// it has so far. Returns what it has then.
static BsValue *
take(const Lowering *lowering, Alloc *alloc, BsValue *buffer, BsValue *result)
{
    const BsType *const types[] = {alloc->owner->type, alloc->buffer->type, alloc->owner->type};
    BsValue *same =
        bs_make_cmpi(lowering->builder, lowering->loc, BS_CMP_EQ, buffer, alloc->buffer);
    BsOp *branch = bs_builder_op(lowering->builder, "scf.if", lowering->loc, 1, &same,
                                 G_N_ELEMENTS(types), types, NULL, 2);
    yield(lowering, branch, 0, lowering->null, lowering->zero, alloc->owner);
    yield(lowering, branch, 1, alloc->owner, alloc->buffer, result);
    alloc->owner = bs_op_result(branch, 0);
    alloc->buffer = bs_op_result(branch, 1);
    return bs_op_result(branch, 2);
}

static void
free_if_left(const Lowering *lowering, Alloc *alloc)
{
    BsValue *left =
        bs_make_cmpi(lowering->builder, lowering->loc, BS_CMP_NE, alloc->buffer, lowering->zero);
    BsOp *branch = bs_make_if(lowering->builder, lowering->loc, left, NULL);
    BsBuilder inner = *lowering->builder;
    bs_builder_set_end(&inner, bs_op_region(branch, 0)->first);
    bs_builder_op(&inner, "deallocation.free", lowering->loc, 1, &alloc->owner, 0, NULL, NULL, 0);
    bs_make_yield(&inner, lowering->loc, NULL);
}

static void
lower(Lowering *lowering, const BsOp *op, BsValue **results)
{
    const BsRange memrefs = bs_retain_memrefs(op), allocs = bs_retain_allocs(op);
    for (guint32 i = 0; i < lowering->n; i++) {
        BsValue *owner = bs_op_operand(op, allocs.begin + i);
        lowering->allocs[i] = (Alloc){owner, make_get_buffer(lowering, owner)};
    }
    lowering->null = bs_null_build(lowering->builder, lowering->loc);
    lowering->zero = bs_builder_index(lowering->builder, lowering->loc, 0);
    for (guint32 m = 0; m < memrefs.n; m++) {
        BsValue *buffer = make_get_buffer(lowering, bs_op_operand(op, memrefs.begin + m));
        results[m] = lowering->null;
        for (guint32 i = 0; i < lowering->n; i++)
            results[m] = take(lowering, &lowering->allocs[i], buffer, results[m]);
    }
    for (guint32 i = 0; i < lowering->n; i++)
        free_if_left(lowering, &lowering->allocs[i]);
}

static const char *
which_case(guint32 n_memrefs, guint32 n_allocs)
{
    if (n_allocs == 0)
        return N_("there is no indicator: null");
    if (n_memrefs == 0)
        return N_("freed unless it is null");
    return n_allocs == 1 ? N_("one indicator: the first memref whose buffer it is takes it")
                         : N_("one memref: it takes the first indicator of its buffer");
}

static gboolean
lower_retain(BsBuilder *builder, BsOp *op, gpointer data)
{
    BsPassContext *context = data;
    const guint32 n_memrefs = bs_retain_memrefs(op).n, n_allocs = bs_retain_allocs(op).n;
    if (n_memrefs != 1 && n_allocs != 1)
        return FALSE;
    bs_report_enter(context->events);
    bs_report(context->events, .kind = BS_EVENT_LOWER, .op = op, .block = bs_op_block(op),
              .rule = which_case(n_memrefs, n_allocs), .flags = BS_EVENT_INSIDE);
    if (n_allocs == 0) {
        bs_diags_warning(context->diags, op->loc,
                         "nothing is retained from: null, where the original asserts that there is "
                         "an indicator");
    }
    g_autofree Alloc *allocs = g_new(Alloc, n_allocs + 1);
    g_autofree BsValue **results = g_new(BsValue *, n_memrefs + 1);
    Lowering lowering = {builder, op->loc, allocs, n_allocs, NULL, NULL};
    lower(&lowering, op, results);
    bs_builder_replace_op(builder, op, results);
    bs_report_leave(context->events);
    return TRUE;
}

static const BsGreedyPattern patterns[] = {
    {"deallocation.retain", "lowerRetain", 1, lower_retain},
};

// What is left for the library function is said once, not in each round.
static BsWalk
report_left(BsOp *op, gpointer data)
{
    const BsPassContext *context = data;
    if (bs_op_is(op, "deallocation.retain")) {
        bs_report(context->events, .kind = BS_EVENT_STAY, .op = op, .block = bs_op_block(op),
                  .rule = bs_retain_memrefs(op).n
                              ? N_("several memrefs and several indicators: the library function "
                                   "compares all with all")
                              : N_("several indicators and no memref: the library function frees "
                                   "them"));
    }
    return BS_WALK_ON;
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    const BsGreedyConfig config = {
        BS_GREEDY_DEFAULTS,         .patterns = patterns, .n_patterns = G_N_ELEMENTS(patterns),
        .patterns_look_near = TRUE, .data = context,
    };
    bs_report(context->events, .kind = BS_EVENT_FUNCTION, .op = op);
    bs_report_enter(context->events);
    const gboolean ok = bs_greedy_rewrite(context, op, &config);
    if (ok && context->events)
        bs_op_walk_postorder(op, report_left, context);
    bs_report_leave(context->events);
    return ok;
}

const BsPass bs_pass_hlo_deallocation_to_scf = {
    .name = "hlo-deallocation-to-scf",
    .family = BS_FAMILY_HLO,
    .summary = N_("Lowers deallocation.retain of one memref or indicator to comparisons"),
    .anchor = "func.func",
    .run = run,
    .class_name = "DeallocationToScf",
    .lowers_frees = TRUE,
    .of_mlir_hlo = TRUE,
};
