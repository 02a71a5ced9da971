// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/scan.h"

#include "debug/cursor.h"

static void
scan(BsDocument *document, gpointer refusals)
{
    bs_ownership_scan(bs_document_ir(document)->root, refusals);
}

static gboolean
is_listed(const GArray *refusals, const BsOp *op)
{
    for (guint i = 0; i < refusals->len; i++)
        if (g_array_index(refusals, BsRefusal, i).op == op)
            return TRUE;
    return FALSE;
}

// What the pass came upon when it ran, and could not be seen before.
static void
add_found(const BsDocument *document, GArray *refusals)
{
    const GPtrArray *found = bs_document_diags(document)->items;
    for (guint i = 0; i < found->len; i++) {
        const BsDiag *diag = found->pdata[i];
        if (diag->severity != BS_ERROR || !diag->op || is_listed(refusals, diag->op))
            continue;
        const BsRefusal refusal = {diag->op, diag->text, diag->why};
        g_array_append_val(refusals, refusal);
    }
}

void
bs_document_scan(BsDocument *document, GArray *refusals)
{
    if (!bs_document_ir(document) || bs_document_outcome(document) == BS_OUTCOME_INVALID)
        return;
    const guint32 stage = bs_document_find_stage(document, "ownership-based-buffer-deallocation");
    const BsStage *before = stage ? bs_document_stage(document, stage - 1) : NULL;
    bs_document_visit(document, before && before->reached ? before->last : 0, scan, refusals);
    if (stage && bs_document_failed_stage(document) == stage)
        add_found(document, refusals);
}
