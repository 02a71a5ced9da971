// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/scan.h"

#include "debug/cursor.h"

typedef struct Scan {
    const char *pass;
    void (*run)(BsOp *root, GArray *refusals);
} Scan;

static const Scan scans[] = {
    {"ownership-based-buffer-deallocation", bs_ownership_scan},
    {"buffer-deallocation", bs_buffer_deallocation_scan},
};

typedef struct Scanning {
    const Scan *scan;
    GArray *refusals;
} Scanning;

static void
run_scan(BsDocument *document, gpointer data)
{
    const Scanning *scanning = data;
    scanning->scan->run(bs_document_ir(document)->root, scanning->refusals);
}

// The one for the pass that the pipeline runs first, and that stage; or stage 0.
static const Scan *
find_scan(const BsDocument *document, guint32 *stage)
{
    const Scan *found = &scans[0];
    *stage = 0;
    for (guint i = 0; i < G_N_ELEMENTS(scans); i++) {
        const guint32 runs = bs_document_find_stage(document, scans[i].pass);
        if (!runs || (*stage && *stage < runs))
            continue;
        *stage = runs;
        found = &scans[i];
    }
    return found;
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
    guint32 stage;
    Scanning scanning = {find_scan(document, &stage), refusals};
    const BsStage *before = stage ? bs_document_stage(document, stage - 1) : NULL;
    bs_document_visit(document, before && before->reached ? before->last : 0, run_scan, &scanning);
    const guint32 failed = bs_document_failed_stage(document);
    if (failed && g_str_equal(bs_document_stage(document, failed)->name, scanning.scan->pass))
        add_found(document, refusals); // of a later function, too
}
