// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hlo-buffer-reuse: fewer buffers, and fewer allocations of them (tensorflow/mlir-hlo,
// deallocation/transforms/buffer_reuse.cc, as of 2023-11).
//
//     %0 = memref.alloc()             =>   %0 = memref.alloc()
//     memref.dealloc %0
//     scf.for ... {                        scf.for ... {
//       %1 = memref.alloc()
//       test.use(%1)                         test.use(%0)
//       memref.dealloc %1
//     }                                    }
//                                          memref.dealloc %0
//
// First, buffers that are only filled to be copied go. Then, until nothing changes: what is freed
// is what is allocated next; what a region allocates and frees moves out of it; a loop that frees
// one and allocates another passes a spare one along; what comes out of a loop and is freed is
// freed as what went in. At last, small ones move to the stack. It works on the entry block of a
// function and takes the program for one that hlo-deallocate has written. Cost of a round: linear
// in ops and uses, times the depth of nesting; there are as many rounds as it takes, nearly always
// two or three.
//
// The written description has other words for some of it: reuse asks for the next allocation alone,
// whatever else is freed in between; an elided copy leaves the target's allocation; double
// buffering works in both regions of a while.
//
// The original moves buffers out of scf.parallel, too: its rounds then share one buffer. That is
// right only where they run one after the other. Since 2024-12 it merges buffers in a block as soon
// as some were moved into it; this pass does not.
// Where the original has a buffer that is freed and still used behind that erased, it would crash.
// Here it stays, with a warning. So it would where a buffer is copied to itself and then freed:
// here copy and buffer go, with a warning.
#include "passes/hlo/reuse-private.h"
#include "passes/rewrite/greedy.h"
#include "passes/run/passes.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

#include <gio/gio.h>

// What is dead goes, folds are done, constants are merged and stand first.
static gboolean
clean_up(BsPassContext *context, BsOp *function)
{
    const BsGreedyConfig config = {BS_GREEDY_DEFAULTS};
    return bs_greedy_rewrite(context, function, &config);
}

// Each of the later steps only where those before it found nothing.
static gboolean
move_or_pass_along(BsPassContext *context, BsBlock *block)
{
    return bs_reuse_hoist(context, block) || bs_reuse_double_buffer(context, block) ||
           bs_reuse_rewrite_loops(context, block);
}

// Where a round has merged and found nothing else, the next ones would only merge some more: a
// buffer of the block that is another one now is nothing that moves out of regions, is passed
// along, or is freed behind a loop. One dealloc of a row is merged in each: there may be thousands
// of rounds.
static gboolean
run_rounds(BsPassContext *context, BsOp *function, BsBlock *block)
{
    gboolean changed = TRUE;
    while (changed && !g_cancellable_is_cancelled(context->cancellable)) {
        bs_report(context->events, .kind = BS_EVENT_ITERATION, .op = function,
                  .rule = bs_rule_reuse_round);
        if (!clean_up(context, function))
            return FALSE;
        const gboolean merged = bs_reuse_merge(context, block, FALSE);
        changed = move_or_pass_along(context, block);
        if (merged && !changed && !bs_reuse_merges_inside(context, block))
            bs_reuse_merge_rest(context, block);
        changed |= merged;
    }
    bs_reuse_report_what_stays(context, function);
    return !changed;
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    BsBlock *block = bs_op_region(op, 0)->first;
    if (!block)
        return TRUE;
    bs_report(context->events, .kind = BS_EVENT_FUNCTION, .op = op);
    bs_report_enter(context->events);
    bs_reuse_elide_copies(context, block);
    gboolean ok = run_rounds(context, op, block);
    if (ok) {
        const gboolean merged = bs_reuse_merge(context, block, TRUE);
        const gboolean promoted = bs_reuse_promote(context, block);
        ok = (!merged && !promoted) || clean_up(context, op);
    }
    bs_report_leave(context->events);
    return ok;
}

const BsPass bs_pass_hlo_buffer_reuse = {
    .name = "hlo-buffer-reuse",
    .family = BS_FAMILY_HLO,
    .summary = N_("Reuses buffers, moves them out of loops, and small ones to the stack"),
    .anchor = "func.func",
    .run = run,
    .class_name = "BufferReuse",
    .of_mlir_hlo = TRUE,
};
