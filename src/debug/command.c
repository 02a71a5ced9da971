// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/command.h"

#include "debug/cursor.h"

#include <string.h>

static BsWalk
stop_at_unknown(BsOp *op, gpointer data)
{
    (void)data;
    return bs_op_is_registered(op) ? BS_WALK_ON : BS_WALK_STOP;
}

static void
look_for_unknown(BsDocument *document, gpointer found)
{
    *(gboolean *)found =
        !bs_op_walk_preorder(bs_document_ir(document)->root, stop_at_unknown, NULL);
}

// The stages of one item of the pipeline: one for a pass, one for each pass and op inside for a
// nested pipeline. `stage` is the first of them; returns the one that follows.
static guint32
after_item(BsDocument *document, const BsPipelineItem *item, guint32 stage)
{
    if (!item->nested)
        return stage + 1;
    const BsOp *root = bs_document_ir(document)->root;
    const BsStage *run;
    while ((run = bs_document_stage(document, stage)) &&
           (!run->reached || bs_document_event(document, run->first)->op != root))
        stage++;
    return stage;
}

// The passes that have run after `stage`.
static char *
pipeline_up_to(BsDocument *document, guint32 stage)
{
    BsPipeline *all =
        bs_pipeline_parse_for(bs_document_pipeline(document), bs_document_upstream(document), NULL);
    if (!all) // it was printed from a pipeline
        return g_strdup(bs_document_pipeline(document));
    guint n = 0;
    for (guint32 next = 1; n < all->items->len && next <= stage; n++)
        next = after_item(document, &g_array_index(all->items, BsPipelineItem, n), next);
    g_array_set_size(all->items, n);
    char *text = bs_pipeline_to_string(all);
    bs_pipeline_free(all);
    return text;
}

char *
bs_document_command(BsDocument *document, guint32 stage)
{
    GString *line = g_string_new(NULL);
    const char *made_by = bs_document_stage(document, 0)->made_by;
    g_autofree char *file = g_shell_quote(bs_document_source(document)->name);
    gboolean unknown = FALSE;
    if (made_by)
        g_string_append_printf(line, "%s %s | ", made_by, file);
    g_string_append_printf(line, "mlir-opt-%d", bs_document_upstream(document));
    if (bs_document_ir(document))
        bs_document_visit(document, 0, look_for_unknown, &unknown);
    if (unknown)
        g_string_append(line, " --allow-unregistered-dialect");
    if (stage > 0 && bs_document_ir(document)) {
        g_autofree char *pipeline = pipeline_up_to(document, stage);
        g_autofree char *quoted = g_shell_quote(pipeline);
        g_string_append_printf(line, " --pass-pipeline=%s", quoted);
    }
    if (!made_by)
        g_string_append_printf(line, " %s", file);
    return g_string_free(line, FALSE);
}
