// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What hlo-deallocate refuses, in the original's words where it has any: the same rules for the
// pass, which stops at the first, and for the list of all.
#include "passes/hlo/deallocate-rules.h"

#include "passes/signature/signature.h"
#include "support/i18n.h"

static const BsRefusalRule rules[] = {
    [BS_HLO_RULE_NO_BODY] = {"has no body and returns a memref: who owns that is not known",
                             N_("give it a body, or have it fill a buffer that is passed in"), 0},
    [BS_HLO_RULE_FUNCTION_BLOCKS] =
        {"has several blocks: hlo-deallocate works on structured control flow only",
         N_("write its branches as scf.if, scf.for or scf.while, or take the ownership pipeline"),
         0},
    [BS_HLO_RULE_OTHER_BRANCH] =
        {"is no scf.for, scf.if, scf.parallel or scf.while: hlo-deallocate does not know how to "
         "pass ownership indicators through it",
         N_("write it as one of these; MLIR-HLO's own pass crashes here"), 0},
    [BS_HLO_RULE_UNKNOWN_REGION] =
        {"block unexpectededly released or returned an alloc",
         N_("nothing is known of how control goes through its regions: no memref may leave them by "
            "their end, and no buffer from outside be freed in them"),
         0},
    [BS_HLO_RULE_NO_INDICATOR] =
        {"unable to find ownership indicator for operand",
         N_("it frees what the pass knows no owner of: an argument of the function, which is the "
            "caller's, or what a cast, a select or an unknown op returns; free in the caller, or "
            "free the value that was allocated"),
         0},
    [BS_HLO_RULE_LOOP_CAPTURE] =
        {"can't implicitly capture across loop boundaries; use an explicit iter arg instead",
         N_("what is freed in it was allocated around it, and would be freed in each round: pass "
            "the buffer in as an argument, and hand on what takes its place"),
         0},
    [BS_HLO_RULE_NO_ELSE] = {"cannot implicitly capture from an if without else",
                             N_("the buffer is freed on one path only: add an else that yields "
                                "it, and a then that yields what takes its place"),
                             0},
    [BS_HLO_RULE_NOT_YIELDED] = {"released value not yielded on other branch",
                                 N_("one branch frees the buffer: the other one must free it, "
                                    "too, or yield it"),
                                 0},
    [BS_HLO_RULE_FREED_TWICE] = {"same value released twice",
                                 N_("the buffer is freed again in here: free it once"), 0},
    [BS_HLO_RULE_INVALID_REALLOC] = {"invalid realloc of memref",
                                     N_("a buffer is freed or reallocated again in the function "
                                        "that did so before: free it once"),
                                     0},
};

const BsRefusalRule *
bs_hlo_rule(BsHloRule rule)
{
    return &rules[rule];
}

// -- what can be seen of an op alone -------------------------------------------------------------

gboolean
bs_hlo_returns_memrefs(const BsOp *function)
{
    const BsType *type = bs_signature(function);
    for (guint32 i = 0; i < type->function.n_results; i++)
        if (bs_type_is_memref(type->function.results[i]))
            return TRUE;
    return FALSE;
}

gboolean
bs_hlo_function_breaks(const BsOp *function, BsHloRule *rule)
{
    const BsRegion *body = bs_op_region(function, 0);
    *rule = body->first ? BS_HLO_RULE_FUNCTION_BLOCKS : BS_HLO_RULE_NO_BODY;
    return body->first ? body->first != body->last : bs_hlo_returns_memrefs(function);
}
