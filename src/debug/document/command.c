// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/command.h"

#include "debug/document/cursor.h"

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

static const BsPipelineItem *
item_of(const BsPipeline *pipeline, guint i)
{
    return &g_array_index(pipeline->items, BsPipelineItem, i);
}

// The op that a stage worked on; NULL when it was not reached.
static const BsOp *
op_of(const BsDocument *document, guint32 stage)
{
    const BsStage *run = bs_document_stage(document, stage);
    return run && run->reached ? bs_document_event(document, run->first)->op : NULL;
}

// Leaves the first `n_passes` passes for ops of that name in the nested pipelines from `first` on,
// and nothing behind them.
static void
keep_passes(BsPipeline *pipeline, guint first, const char *name, guint n_passes)
{
    for (guint i = first; i < pipeline->items->len; i++) {
        const BsPipeline *nested = item_of(pipeline, i)->nested;
        const gboolean fits =
            nested && (g_str_equal(nested->anchor, name) || g_str_equal(nested->anchor, "any"));
        if (fits && nested->items->len >= n_passes) {
            g_array_set_size(nested->items, n_passes);
            g_array_set_size(pipeline->items, i + 1);
            return;
        }
        n_passes -= fits ? nested->items->len : 0;
    }
}

// Nested pipelines beside each other run op by op, all passes on one op before the next.
// `*next`: the first stage of the group that begins with item `first`, and then the one behind it.
// Returns the item behind the group; when `stage` is in it, the rest of the pipeline is taken away.
static guint
pass_group(const BsDocument *document, BsPipeline *pipeline, guint first, guint32 *next,
           guint32 stage)
{
    const BsOp *root = bs_document_ir(document)->root;
    const BsOp *op = op_of(document, stage);
    guint n_passes = 0, end = first;
    while (end < pipeline->items->len && item_of(pipeline, end)->nested)
        end++;
    for (; bs_document_stage(document, *next) && op_of(document, *next) != root; ++*next) {
        n_passes += *next <= stage && op && op_of(document, *next) == op;
        if (*next == stage && op) {
            keep_passes(pipeline, first, op->def->name, n_passes);
            return pipeline->items->len;
        }
    }
    return end;
}

// The passes that have run after `stage`.
static char *
pipeline_up_to(BsDocument *document, guint32 stage)
{
    BsPipeline *all =
        bs_pipeline_parse_again(bs_document_pipeline(document), bs_document_upstream(document));
    if (!all) // it was printed from a pipeline
        return g_strdup(bs_document_pipeline(document));
    guint n = 0;
    for (guint32 next = 1; n < all->items->len && next <= stage;) {
        if (item_of(all, n)->nested) {
            n = pass_group(document, all, n, &next, stage);
        } else {
            next++;
            n++;
        }
    }
    if (n < all->items->len)
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
