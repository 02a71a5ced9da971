// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/snapshot.h"

#include "debug/document/kept.h"
#include "debug/document/written-private.h"

void
bs_snapshot_free(BsSnapshot *snapshot)
{
    if (!snapshot)
        return;
    bs_text_clear(&snapshot->text);
    bs_names_free(snapshot->names);
    g_free(snapshot);
}

static void
free_snapshot(gpointer snapshot)
{
    bs_snapshot_free(snapshot);
}

static void
free_snapshots(gpointer snapshots)
{
    g_ptr_array_unref(snapshots);
}

static void
take(BsDocument *document, gpointer data)
{
    BsSnapshot *snapshot = data;
    const BsOp *scope = snapshot->function ? snapshot->function : document->ir->root;
    if (!bs_document_has_op(document, scope))
        return;
    const gboolean custom = bs_document_is_printable(document, bs_document_cursor(document));
    snapshot->names = bs_document_name(document, scope, custom);
    snapshot->naming = document->naming;
    bs_document_print(document, scope, snapshot->names, custom, &snapshot->text);
}

BsSnapshot *
bs_document_take_snapshot(BsDocument *document, guint32 position, const BsOp *function)
{
    if (!bs_document_ir(document))
        return NULL;
    BsSnapshot *snapshot = g_new0(BsSnapshot, 1);
    snapshot->function = function;
    snapshot->stage = bs_document_stage_of(document, position);
    bs_document_visit(document, position, take, snapshot);
    if (!snapshot->names)
        g_clear_pointer(&snapshot, bs_snapshot_free);
    return snapshot;
}

const BsSnapshot *
bs_document_snapshot(BsDocument *document, guint32 stage, const BsOp *function)
{
    const BsStage *of = bs_document_stage(document, stage);
    if (!of || !of->reached)
        return NULL;
    static const char key;
    GPtrArray *snapshots = bs_document_kept(document, &key); // few: those that were looked at
    if (!snapshots) {
        snapshots = g_ptr_array_new_with_free_func(free_snapshot);
        bs_document_keep(document, &key, snapshots, free_snapshots);
    }
    for (guint i = 0; i < snapshots->len; i++) {
        const BsSnapshot *kept = snapshots->pdata[i];
        if (kept->stage == stage && kept->function == function && kept->naming == document->naming)
            return kept;
    }
    BsSnapshot *snapshot = bs_document_take_snapshot(document, of->last, function);
    if (snapshot) {
        snapshot->stage = stage;
        g_ptr_array_add(snapshots, snapshot);
    }
    return snapshot;
}
