// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/own-leaks.h"

#include "debug/document/document.h"

gboolean
bs_verdict_frees_in(const BsVerdict *verdict, const BsOp *function)
{
    GHashTableIter iter;
    gpointer made_by, freed_by;
    g_hash_table_iter_init(&iter, verdict->freed);
    while (g_hash_table_iter_next(&iter, &made_by, &freed_by)) {
        if ((made_by && bs_op_function(made_by) == function) ||
            bs_op_function(freed_by) == function)
            return TRUE;
    }
    return FALSE;
}

// Whose business the buffer is that leaks.
static const BsOp *
function_of(const BsWitness *leak, const BsTrace *trace, const BsOp *root)
{
    const guint32 call = bs_witness_call(leak, trace);
    const BsOp *made = bs_chain_op(&trace->made, call), *shown = bs_chain_op(&trace->shown, call);
    const BsOp *function = bs_op_function(made ? made : shown ? shown : leak->fault.op);
    return function ? function : root;
}

gboolean
bs_verdict_leaks_itself(const BsJudge *judge, const BsVerdict *verdict, const BsOp *root)
{
    const gboolean any = verdict->n_faults[BS_MACHINE_LEAK] && g_hash_table_size(verdict->freed);
    for (guint i = 0; any && i < verdict->witnesses->len; i++) {
        const BsWitness *witness = &g_array_index(verdict->witnesses, BsWitness, i);
        BsTrace trace;
        if (witness->fault.kind != BS_MACHINE_LEAK)
            continue;
        bs_judge_trace(judge, witness, &trace);
        if (!trace.assumed && bs_verdict_frees_in(verdict, function_of(witness, &trace, root)))
            return TRUE;
    }
    return FALSE;
}
