// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/scan.h"

#include "debug/cursor.h"

static void
scan(BsDocument *document, gpointer refusals)
{
    bs_ownership_scan(bs_document_ir(document)->root, refusals);
}

void
bs_document_scan(BsDocument *document, GArray *refusals)
{
    if (!bs_document_ir(document) || bs_document_outcome(document) == BS_OUTCOME_INVALID)
        return;
    const guint32 stage = bs_document_find_stage(document, "ownership-based-buffer-deallocation");
    const BsStage *before = stage ? bs_document_stage(document, stage - 1) : NULL;
    bs_document_visit(document, before && before->reached ? before->last : 0, scan, refusals);
}
