// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// buffer-deallocation: the older pass (mlir/lib/Dialect/Bufferization/Transforms/
// BufferDeallocation.cpp). It frees every allocation in the block that all its uses lead to, behind
// the last of them that it looks for there. A value that is an allocation on some paths only, a
// critical alias, is made a buffer of its own: what is passed to it is cloned first.
//
//     cf.cond_br %c, ^bb1, ^bb2(%m)        %0 = bufferization.clone %m
//   ^bb1:                                  cf.cond_br %c, ^bb1, ^bb2(%0)
//     %alloc = memref.alloc()            ^bb1:
//     cf.br ^bb2(%alloc)             =>    %alloc = memref.alloc()
//   ^bb2(%x):                              %1 = bufferization.clone %alloc
//     test.copy(%x, %t)                    memref.dealloc %alloc
//     return                               cf.br ^bb2(%1)
//                                        ^bb2(%x):
//                                          test.copy(%x, %t)
//                                          memref.dealloc %x
//                                          return
//
// Cost: the sizes of all alias sets with their uses, and linear in ops.
//
// The written description frees %0 of its example with several paths behind the temporary buffer;
// upstream and this pass free in the order of the allocations, each directly behind its last use,
// so that of two with the same last use the later one comes first.
//
// Where upstream crashes:
//   - uses of a buffer that end in several blocks (two returns of one allocation): it looks into a
//     block that is none; here an error at the allocation.
//   - a critical alias that an op without BranchOpInterface or RegionBranchOpInterface passes
//     on: it reads what is not there; here an error at the op.
//   - a chain of diamonds: its search for loops takes twice the time for each; here once.
// Where upstream writes what must not be, here the same:
//   - a critical alias that is freed already, as all are when the pass runs a second time, is freed
//     twice.
//   - a buffer that the program frees through an alias (a cast, a block's argument), or by a call
//     is freed twice.
//   - a free in a block that does not define the buffer (behind a diamond, in a region) looks there
//     for uses of its aliases and not for its own: it is freed before these, and a free that the
//     program has there moves up in front of them.
//   - a buffer that goes where alias sets do not follow (bufferization.to_tensor,
//     builtin.unrealized_conversion_cast, its pointer as a number, a memref of memrefs, also one
//     that a callee stores to) is freed before its last use there, or while the caller has it in
//     memory; likewise one that travels in the result of an op that nobody described.
//   - a buffer that work goes on with behind the op that began it (memref.dma_start, gpu ops and
//     async.execute with a token) is freed before someone waits for that.
//   - a free that the program has goes behind the last use in the block that all uses lead to, also
//     where that is the block's terminator: the verifier refuses the function then.
//   - a free that the program has on some paths moves behind the last use, where it is on all: when
//     an alias is freed there, too, the buffer is freed twice on paths on which it was freed once.
// Where upstream writes code that leaks, likewise:
//   - a buffer that is passed on as a value that may be another one, too (arith.select, both edges
//     of a branch to one block) leaks where it is the other.
//   - a block that holds nothing but its terminator, to which all uses of a buffer lead (also the
//     region of an scf.while that carries a buffer and uses only a scalar): the buffer leaks.
//   - a clone for a critical alias that only one edge of a conditional branch leads to, as %0
//     above, is made before the branch: it leaks where control goes elsewhere.
//   - what a callee allocates and returns is never freed by the caller: it leaks, unless the caller
//     returns it, frees it by hand, or calls what frees it, on every path.
//   - what a callee returns is taken for what it was given: when it is an allocation of the callee
//     and passed on, what was given leaks.
//   - a buffer that several ops free is left to them: it leaks on paths that lead to none of them.
// Where the program breaks the description's rule that a buffer is written before it is read and
// not again:
//   - what is written to a critical alias, by an op or a callee, goes into the clone, and whoever
//     has the buffer that was cloned (the caller, ops behind the write, another clone) does not see
//     it. Nor does the clone see what is written to that buffer later. The result of a loop is such
//     an alias when it may have no round.
// An error at an op with regions and without RegionBranchOpInterface does not stop it, nor this
// one.
#include "passes/legacy/buffer-deallocation-private.h"
#include "passes/legacy/report-aliases.h"
#include "passes/run/passes.h"
#include "support/i18n.h"

#include <gio/gio.h>

// -- functions -----------------------------------------------------------------------------------

static gboolean
clone_and_free(BsDeallocationPass *pass)
{
    for (guint i = 0; i < pass->critical->len; i++) {
        BsAllocation temporary = {pass->critical->pdata[i], NULL};
        if (!bs_deallocation_clone(pass, temporary.value))
            return FALSE;
        g_array_append_val(pass->allocations, temporary);
    }
    for (guint i = 0; i < pass->allocations->len; i++) {
        if (!bs_deallocation_place(pass, &g_array_index(pass->allocations, BsAllocation, i)) ||
            g_cancellable_is_cancelled(pass->context->cancellable))
            return FALSE;
    }
    return TRUE;
}

static gboolean
process_function(BsDeallocationPass *pass, BsOp *function)
{
    if (!bs_deallocation_check_loops(pass, function))
        return FALSE;
    bs_deallocation_check_regions(pass, function);
    pass->alias = bs_alias_new_all_types(function);
    pass->allocations = bs_allocations_find(function);
    pass->liveness = bs_liveness_new(function);
    BsAliasReport *report =
        bs_alias_report_new(pass->context->events, function, pass->alias, pass->allocations);
    gboolean ok = bs_deallocation_check_allocations(pass);
    if (ok) {
        bs_deallocation_find_critical(pass);
        bs_alias_report_cut(report, pass->critical);
        ok = clone_and_free(pass);
    }
    bs_alias_report_free(report);
    bs_liveness_free(pass->liveness);
    bs_alias_free(pass->alias);
    g_array_unref(pass->allocations);
    return ok;
}

static gboolean
run(BsPassContext *context, BsOp *op, G_GNUC_UNUSED const gint64 *options)
{
    if (!bs_op_region(op, 0)->first)
        return TRUE;
    BsDeallocationPass pass = {
        .context = context,
        .ir = context->ir,
        .function = op,
        .dominance = context->dominance,
        .post_dominance = bs_post_dominance_new(),
        .critical = g_ptr_array_new(),
        .is_critical = g_hash_table_new(NULL, NULL),
        .cloned = g_hash_table_new(NULL, NULL),
    };
    bs_report(context->events, .kind = BS_EVENT_FUNCTION, .op = op);
    bs_report_enter(context->events);
    gboolean ok = process_function(&pass, op);
    bs_report_leave(context->events);
    g_hash_table_unref(pass.cloned);
    g_hash_table_unref(pass.is_critical);
    g_ptr_array_unref(pass.critical);
    bs_post_dominance_free(pass.post_dominance);
    return ok;
}

const BsPass bs_pass_buffer_deallocation = {
    .name = "buffer-deallocation",
    .family = BS_FAMILY_LEGACY,
    .summary = N_("Frees every allocation where all its uses lead to, with clones where paths meet "
                  "(the older pass)"),
    .anchor = "func.func",
    .releases = BS_UNTIL_19,
    .frees_all = TRUE,
    .run = run,
};
