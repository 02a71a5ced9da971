// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/patterns.h"

#include "support/i18n.h"

#include <glib.h>
#include <string.h>

// clang-format off
static const struct {
    const char *label, *template;
} patterns[] = {
    // bufferization.dealloc
    {"EraseEmptyDealloc", N_("{op} has nothing to free: it goes")},
    {"EraseAlwaysFalseDealloc", N_("{op} takes {let-go} off its list: never freed, the condition is false")},
    {"DeallocRemoveDuplicateDeallocMemrefs", N_("{op} has a memref on its list twice: once is enough")},
    {"DeallocRemoveDuplicateRetainedMemrefs", N_("{op} retains a memref twice: once is enough")},
    {"SkipExtractMetadataOfAlloc", N_("{op} takes {taken} as allocated, not as a base buffer")},
    {"RemoveDeallocMemrefsContainedInRetained", N_("{op} does not free {let-go}, which it retains: whether it was to is part of the answer now")},
    {"RemoveRetainedMemrefsGuaranteedToNotAlias", N_("{op} need not ask about {let-go-retained}: nothing that it frees can be the same buffer")},
    {"SplitDeallocWhenNotAliasingAnyOther", N_("{op} is split: what can be no other’s buffer gets a dealloc of its own")},
    {"RetainedMemrefAliasingAlwaysDeallocatedMemref", N_("{op} retains a memref that it was to free in any case: it is owned afterwards")},
    {"RemoveAllocDeallocPairWhenNoOtherUsers", N_("nothing uses {op} but what frees it: both go")},
    // cf
    {"SimplifyBrToBlockWithSinglePred", N_("{op} is the only way to {passed-by}: the two become one")},
    {"SimplifyPassThroughBr", N_("{op} goes straight on[, past {passed-by}]: the block that it led to did nothing")},
    {"SimplifyPassThroughCondBranch", N_("{op} goes straight on[, past {passed-by}]: a block that it led to did nothing")},
    {"SimplifyPassThroughSwitch", N_("{op} goes straight on[, past {passed-by}]: a block that it led to did nothing")},
    {"SimplifyCondBranchIdenticalSuccessors", N_("{op} leads to one block either way[: {made}]")},
    {"SimplifyConstCondBranchPred", N_("the condition of {op} is known: it goes one way")},
    {"SimplifyCondBranchFromCondBranchOnSameCondition", N_("the condition of {op} is decided before: it goes one way")},
    {"CondBranchTruthPropagation", N_("behind {op} its condition is known")},
    {"DropUnreachableCondBranch", N_("one way of {op} ends in what is never reached: it goes the other way")},
    // scf
    {"RemoveStaticCondition", N_("the condition of {op} is known: one branch stays, in its place")},
    {"ConvertTrivialIfToSelect", N_("{op} only chooses between values[, which is done without regions now: {made}]")},
    {"CombineIfs", N_("{op} asks what the if before it asks: the two become one")},
    {"CombineNestedIfs", N_("{op} holds nothing but an if: the two become one")},
    {"ConditionPropagation", N_("in the branches of {op} its condition is known")},
    {"RemoveEmptyElseBranch", N_("the else branch of {op} is empty: it goes")},
    {"RemoveUnusedResults", N_("{op} hands on what nobody uses: it does so no more")},
    {"ReplaceIfYieldWithConditionOrValue", N_("{op} hands on its condition, or a value that is there before: that takes its place")},
    {"ForOpIterArgsFolder", N_("{op} passes along what never changes, or nobody uses: it does so no more")},
    {"SimplifyTrivialLoops", N_("{op} runs once or never: it goes")},
    {"WhileRemoveUnusedArgs", N_("{op} passes along what nobody uses: it does so no more")},
    {"WhileUnusedResult", N_("{op} hands on what nobody uses: it does so no more")},
    {"WhileRemoveDuplicatedResults", N_("{op} hands on a value twice: once is enough")},
    {"WhileOpAlignBeforeArgs", N_("{op} passes values along in the order of its arguments now")},
    {"RemoveLoopInvariantArgsFromBeforeBlock", N_("{op} passes along what never changes: it does so no more")},
    {"RemoveLoopInvariantValueYielded", N_("{op} passes along what never changes: it does so no more")},
    {"WhileConditionTruth", N_("in the body of {op} its condition is known")},
    {"WhileCmpCond", N_("in the body of {op} its condition is known")},
    {"WhileMoveIfDown", N_("an if in the condition of {op} moves into its body")},
    {"SingleBlockExecuteInliner", N_("{op} has one block: what is in it moves out")},
    {"MultiBlockExecuteInliner", N_("what is in {op} moves out")},
    {"ParallelOpSingleOrZeroIterationDimsFolder", N_("{op} runs once or never in a dimension: that goes")},
    {"ForallOpSingleOrZeroIterationDimsFolder", N_("{op} runs once or never in a dimension: that goes")},
    {"MergeNestedParallelLoops", N_("{op} and the parallel loop in it become one")},
    // memref
    {"AllocaScopeInliner", N_("{op} has nothing to release: what is in it moves out")},
    {"AllocaScopeHoister", N_("what is allocated in {op} moves out of it")},
    {"SimplifyDimOfAllocOp", N_("{op} asks for a size that is known[: {replacement}]")},
    {"XOrINotCmpI", N_("{op} negates a comparison[: {made}]")},
};
// clang-format on

const char *
bs_pattern_template(const char *label)
{
    for (gsize i = 0; i < G_N_ELEMENTS(patterns); i++) {
        if (strcmp(patterns[i].label, label) == 0)
            return patterns[i].template;
    }
    return NULL;
}
