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

BsPipeline *
bs_document_pipeline_up_to(BsDocument *document, guint32 stage)
{
    BsPipeline *all =
        bs_pipeline_parse_again(bs_document_pipeline(document), bs_document_upstream(document));
    if (!all) // it was printed from a pipeline
        return NULL;
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
    return all;
}

// -- whose part ----------------------------------------------------------------------------------

typedef enum Runner { BY_ANY, BY_MLIR_OPT, BY_BUFSCOPE } Runner;

// Who has to run the pass; `gone` takes the names of those that no mlir-opt of the release has.
static Runner
runner_of(const BsPass *pass, BsUpstream upstream, GPtrArray *gone)
{
    if (pass->by_mlir_opt)
        return BY_MLIR_OPT;
    if (!pass->of_mlir_hlo && bs_releases_have(pass->releases, upstream))
        return BY_ANY;
    if (!g_ptr_array_find_with_equal_func(gone, pass->name, g_str_equal, NULL))
        g_ptr_array_add(gone, (gpointer)(gsize)pass->name);
    return BY_BUFSCOPE;
}

static Runner
runner_of_item(const BsPipelineItem *item, BsUpstream upstream, GPtrArray *gone)
{
    if (!item->nested)
        return runner_of(item->pass, upstream, gone);
    Runner runner = BY_ANY;
    for (guint i = 0; i < item->nested->items->len; i++)
        runner = MAX(runner, runner_of_item(item_of(item->nested, i), upstream, gone));
    return runner;
}

// The items of `all` from `first` up to `end`, as a pipeline of their own; `all` does not have them
// any more.
static char *
part_text(const BsPipeline *all, guint first, guint end)
{
    g_autofree char *text = bs_pipeline_to_string(all);
    g_autoptr(BsPipeline) part = bs_pipeline_parse_again(text, all->upstream);
    g_array_set_size(part->items, end);
    if (first)
        g_array_remove_range(part->items, 0, first);
    return bs_pipeline_to_string(part);
}

typedef struct Line {
    GString *text;
    const char *file; // quoted; NULL: what comes before in the line writes it
    BsUpstream upstream;
    gboolean unknown; // the program has ops of unknown dialects
} Line;

static void
put_program(Line *line, Runner runner, gboolean is_last, const char *pipeline)
{
    if (line->text->len)
        g_string_append(line->text, " | ");
    if (runner == BY_BUFSCOPE)
        g_string_append(line->text, "bufscope-opt");
    else
        g_string_append_printf(line->text, "mlir-opt-%d", line->upstream);
    if (runner == BY_BUFSCOPE && line->upstream != BS_UPSTREAM_DEFAULT)
        g_string_append_printf(line->text, " --upstream=%d", line->upstream);
    if (line->unknown)
        g_string_append(line->text, " --allow-unregistered-dialect");
    if (runner == BY_BUFSCOPE && !is_last) {
        g_string_append(line->text, " --mlir-print-op-generic");
        line->unknown = TRUE; // to the next one
    }
    if (pipeline) {
        g_autofree char *quoted = g_shell_quote(pipeline);
        g_string_append_printf(line->text, " --pass-pipeline=%s", quoted);
    }
    if (line->file)
        g_string_append_printf(line->text, " %s", line->file);
    line->file = NULL;
}

// A program for each part that is one's or the other's: what any can run is run by who is at it.
// Behind them it is said what no mlir-opt can run.
static void
put_parts(Line *line, const BsPipeline *all)
{
    g_autoptr(GPtrArray) gone = g_ptr_array_new();
    for (guint first = 0, end; first < all->items->len; first = end) {
        Runner runner = BY_ANY;
        for (end = first; end < all->items->len; end++) {
            const Runner next = runner_of_item(item_of(all, end), line->upstream, gone);
            // what no mlir-opt has stands alone: up to it, an mlir-opt is at it
            if ((runner != BY_ANY || (end > first && next == BY_BUFSCOPE)) && next != BY_ANY &&
                next != runner)
                break;
            runner = MAX(runner, next);
        }
        g_autofree char *text = part_text(all, first, end);
        put_program(line, runner, end == all->items->len, text);
    }
    if (gone->len)
        g_string_append_printf(line->text, "  # no mlir-opt-%d has", line->upstream);
    for (guint i = 0; i < gone->len; i++)
        g_string_append_printf(line->text, "%s %s", i ? "," : "", (char *)gone->pdata[i]);
}

char *
bs_document_command(BsDocument *document, guint32 stage)
{
    const char *made_by = bs_document_stage(document, 0)->made_by;
    g_autofree char *file = g_shell_quote(bs_document_source(document)->name);
    Line line = {g_string_new(NULL), made_by ? NULL : file, bs_document_upstream(document), FALSE};
    if (made_by)
        g_string_append_printf(line.text, "%s %s", made_by, file);
    if (bs_document_ir(document))
        bs_document_visit(document, 0, look_for_unknown, &line.unknown);
    g_autoptr(BsPipeline) run =
        stage > 0 && bs_document_ir(document) ? bs_document_pipeline_up_to(document, stage) : NULL;
    if (run && run->items->len)
        put_parts(&line, run);
    else
        put_program(&line, BY_ANY, TRUE, NULL);
    return g_string_free(line.text, FALSE);
}
