// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pipelines as data, and running them. The text syntax is in pipeline-parse.c.
#include "analysis/tensors.h"
#include "ir/journal.h"
#include "passes/run/by-function.h"
#include "passes/run/memory.h"
#include "passes/run/passes.h"
#include "passes/run/upstream-passes.h"

#include <gio/gio.h>
#include <string.h>

// -- building ------------------------------------------------------------------------------------

static void
clear_item(gpointer data)
{
    BsPipelineItem *item = data;
    for (guint32 i = 0; item->pass && i < item->pass->n_options; i++) {
        if (bs_option_is_text(item->pass->options[i].type))
            g_free(bs_option_list(item->options[i]));
    }
    bs_pipeline_free(item->nested);
}

BsPipeline *
bs_pipeline_new(const char *anchor)
{
    return bs_pipeline_new_for(anchor, BS_UPSTREAM_DEFAULT);
}

BsPipeline *
bs_pipeline_new_for(const char *anchor, BsUpstream upstream)
{
    BsPipeline *pipeline = g_new0(BsPipeline, 1);
    pipeline->upstream = upstream ? upstream : BS_UPSTREAM_DEFAULT;
    pipeline->anchor = g_strdup(anchor);
    pipeline->items = g_array_new(FALSE, TRUE, sizeof(BsPipelineItem));
    g_array_set_clear_func(pipeline->items, clear_item);
    return pipeline;
}

void
bs_pipeline_free(BsPipeline *pipeline)
{
    if (!pipeline)
        return;
    g_free(pipeline->anchor);
    g_array_unref(pipeline->items);
    g_free(pipeline);
}

static BsPipelineItem *
append(BsPipeline *pipeline, BsPipelineItem item)
{
    g_array_append_val(pipeline->items, item);
    return &g_array_index(pipeline->items, BsPipelineItem, pipeline->items->len - 1);
}

BsPipelineItem *
bs_pipeline_append(BsPipeline *pipeline, const BsPass *pass)
{
    BsPipelineItem item = {.pass = pass};
    for (guint32 i = 0; i < pass->n_options; i++)
        item.options[i] = pass->options[i].initial;
    return append(pipeline, item);
}

BsPipelineItem *
bs_pipeline_append_nested(BsPipeline *pipeline, BsPipeline *nested)
{
    return append(pipeline, (BsPipelineItem){.nested = nested});
}

BsPipelineItem *
bs_pipeline_append_anywhere(BsPipeline *pipeline, const BsPass *pass)
{
    if (pass->anchor && !g_str_equal(pass->anchor, pipeline->anchor)) {
        BsPipeline *nested = bs_pipeline_new_for(pass->anchor, pipeline->upstream);
        bs_pipeline_append_nested(pipeline, nested);
        pipeline = nested;
    }
    return bs_pipeline_append(pipeline, pass);
}

static void
set_option(BsPipelineItem *item, const char *name, gint64 value)
{
    for (guint32 i = 0; i < item->pass->n_options; i++) {
        if (g_str_equal(item->pass->options[i].name, name))
            item->options[i] = value;
    }
}

// Upstream's text recommends them without the canonicalization that its pipeline begins with.
static void
append_ownership(BsPipeline *pipeline, gboolean canonicalizes_first,
                 gboolean private_function_dynamic_ownership)
{
    static const BsPass *const stages[] = {
        &bs_pass_expand_realloc,
        &bs_pass_canonicalize,
        &bs_pass_ownership_based_buffer_deallocation,
        &bs_pass_canonicalize,
        &bs_pass_buffer_deallocation_simplification,
        &bs_pass_bufferization_lower_deallocations,
        &bs_pass_cse,
        &bs_pass_canonicalize,
    };
    for (guint32 i = 0; i < G_N_ELEMENTS(stages); i++) {
        if (i == 1 && !canonicalizes_first)
            continue;
        BsPipelineItem *item = bs_pipeline_append(pipeline, stages[i]);
        set_option(item, "emit-deallocs", FALSE);
        set_option(item, "private-function-dynamic-ownership", private_function_dynamic_ownership);
    }
}

void
bs_pipeline_append_ownership(BsPipeline *pipeline, gboolean private_function_dynamic_ownership)
{
    append_ownership(pipeline, TRUE, private_function_dynamic_ownership);
}

void
bs_pipeline_append_documented(BsPipeline *pipeline, gboolean private_function_dynamic_ownership)
{
    append_ownership(pipeline, FALSE, private_function_dynamic_ownership);
}

// -- for tensors ---------------------------------------------------------------------------------

static void
append_copy(BsPipeline *pipeline, const BsPipelineItem *item)
{
    BsPipelineItem *copy = bs_pipeline_append(pipeline, item->pass);
    for (guint32 i = 0; i < item->pass->n_options; i++) {
        const gboolean is_list = bs_option_is_text(item->pass->options[i].type);
        char *list = is_list ? g_strdup(bs_option_list(item->options[i])) : NULL;
        copy->options[i] = is_list ? (gint64)GPOINTER_TO_SIZE(list) : item->options[i];
    }
}

static BsPipeline *
settle(const BsPipeline *pipeline, gboolean has_tensors)
{
    BsPipeline *settled = bs_pipeline_new_for(pipeline->anchor, pipeline->upstream);
    for (guint i = 0; i < pipeline->items->len; i++) {
        const BsPipelineItem *item = &g_array_index(pipeline->items, BsPipelineItem, i);
        if (item->for_tensors && !has_tensors)
            continue;
        if (item->nested)
            bs_pipeline_append_nested(settled, settle(item->nested, has_tensors));
        else
            append_copy(settled, item);
    }
    return settled;
}

static gboolean
asks_for_tensors(const BsPipeline *pipeline)
{
    for (guint i = 0; i < pipeline->items->len; i++) {
        const BsPipelineItem *item = &g_array_index(pipeline->items, BsPipelineItem, i);
        if (item->for_tensors || (item->nested && asks_for_tensors(item->nested)))
            return TRUE;
    }
    return FALSE;
}

BsPipeline *
bs_pipeline_settle(const BsPipeline *pipeline, BsOp *root)
{
    return settle(pipeline, asks_for_tensors(pipeline) && bs_op_computes_with_tensors(root));
}

// -- printing ------------------------------------------------------------------------------------

// As upstream does, or so that it can be read again. Neither braces nor both kinds of quotes are in
// it.
static void
print_list(GString *out, const char *list, gboolean as_upstream)
{
    const char *quote = as_upstream || !strpbrk(list, " '\"") ? ""
                        : strchr(list, '\'')                  ? "\""
                                                              : "'";
    g_string_append_printf(out, "%s%s%s", quote, list, quote);
}

static void
print_option(GString *out, const BsPassOption *option, gint64 value, gboolean as_upstream)
{
    g_string_append_printf(out, "%s=", option->name);
    if (option->type == BS_OPTION_BOOL) {
        g_string_append(out, value ? "true" : "false");
    } else if (option->type == BS_OPTION_LIST) {
        print_list(out, bs_option_list(value), as_upstream);
    } else if (option->type != BS_OPTION_ENUM) {
        g_string_append_printf(out, "%" G_GINT64_FORMAT, value);
    } else {
        g_auto(GStrv) choices = g_strsplit(option->choices, ",", -1);
        gboolean valid = value >= 0 && value < (gint64)g_strv_length(choices);
        g_string_append(out, valid ? choices[value] : "?");
    }
}

static gboolean
is_given(const BsPassOption *option, gint64 value)
{
    return option->type != BS_OPTION_LIST || bs_option_list(value);
}

// Options in the order of their names, as upstream prints them: of a list that was not given only
// the blank behind it, if `lists`.
static void
print_options(GString *out, const BsPipelineItem *item, BsUpstream upstream, gboolean lists)
{
    const BsPass *pass = item->pass;
    const char *last = "";
    guint32 n_printed = 0;
    g_string_append_c(out, '{');
    for (;;) {
        guint32 next = pass->n_options;
        for (guint32 i = 0; i < pass->n_options; i++) {
            const BsPassOption *option = &pass->options[i];
            if (bs_releases_have(option->releases, upstream) && strcmp(option->name, last) > 0 &&
                (next == pass->n_options || strcmp(option->name, pass->options[next].name) < 0))
                next = i;
        }
        if (next == pass->n_options)
            break;
        const gboolean given = is_given(&pass->options[next], item->options[next]);
        if ((given || lists) && n_printed++)
            g_string_append_c(out, ' ');
        if (given)
            print_option(out, &pass->options[next], item->options[next], lists);
        last = pass->options[next].name;
    }
    g_string_append_c(out, '}');
}

// On one line when `depth` is ONE_LINE, else with a line for each pass and each end.
enum { ONE_LINE = -1 };

static void
break_line(GString *out, gint depth)
{
    if (depth != ONE_LINE)
        g_string_append_printf(out, "\n%*s", depth * 2, "");
}

static void
print_pipeline(GString *out, const BsPipeline *pipeline, gint depth, gboolean lists)
{
    const gint inside = depth == ONE_LINE ? ONE_LINE : depth + 1;
    gboolean is_first = TRUE;
    g_string_append_printf(out, "%s(", pipeline->anchor);
    for (guint i = 0; i < pipeline->items->len; i++) {
        const BsPipelineItem *item = &g_array_index(pipeline->items, BsPipelineItem, i);
        if (item->for_tensors)
            continue;
        g_string_append(out, is_first ? "" : ",");
        is_first = FALSE;
        break_line(out, inside);
        if (item->nested) {
            print_pipeline(out, item->nested, inside, lists);
        } else if (item->pass->foreign) {
            bs_upstream_pass_put(item->pass, item->options, out);
        } else {
            g_string_append(out, item->pass->name);
            if (item->pass->n_options)
                print_options(out, item, pipeline->upstream, lists);
        }
    }
    if (!pipeline->items->len)
        break_line(out, depth);
    break_line(out, depth);
    g_string_append_c(out, ')');
}

char *
bs_pipeline_dump(const BsPipeline *pipeline)
{
    GString *out = g_string_new(NULL);
    print_pipeline(out, pipeline, pipeline->upstream >= BS_UPSTREAM_22 ? 0 : ONE_LINE, TRUE);
    return g_string_free(out, FALSE);
}

char *
bs_pipeline_to_string(const BsPipeline *pipeline)
{
    GString *out = g_string_new(NULL);
    print_pipeline(out, pipeline, ONE_LINE, FALSE);
    return g_string_free(out, FALSE);
}

// -- running -------------------------------------------------------------------------------------

// Makes an event of every error that was added since `first`.
static void
report_errors(BsPassContext *context, guint first)
{
    for (guint i = first; context->events && i < context->diags->items->len; i++) {
        const BsDiag *diag = g_ptr_array_index(context->diags->items, i);
        if (diag->severity == BS_ERROR) {
            g_autofree char *text =
                diag->why ? g_strdup_printf("%s: %s", diag->text, diag->why) : NULL;
            bs_report(context->events, .kind = BS_EVENT_REFUSED, .op = diag->op,
                      .flags = BS_EVENT_FAILED,
                      .rule = bs_context_string(context->ir->context, text ? text : diag->text));
        }
    }
}

// Whether anything can be scheduled on the op (OpToOpPassAdaptor::run).
static gboolean
check_target(BsPassContext *context, const BsOp *op)
{
    const guint first = context->diags->items->len;
    if (!bs_op_is_registered(op))
        bs_diags_op_error(context->diags, op,
                          "trying to schedule a pass on an unregistered operation");
    else if (!bs_op_has_trait(op, BS_TRAIT_ISOLATED))
        bs_diags_op_error(context->diags, op,
                          "trying to schedule a pass on an operation not marked as "
                          "'IsolatedFromAbove'");
    report_errors(context, first);
    return context->diags->items->len == first;
}

static gboolean
run_one(const BsRun *run, const BsPipelineItem *item, BsOp *op)
{
    BsPassContext *context = run->context;
    guint first_diag = context->diags->items->len;
    guint32 before = bs_ir_n_changes(context->ir);
    bs_report(context->events, .kind = BS_EVENT_STAGE, .op = op, .rule = item->pass->name);
    bs_report_enter(context->events);
    const gboolean ok = bs_run_pass(run, item, op) && bs_run_verifier(run, op);
    report_errors(context, first_diag);
    bs_report_leave(context->events);
    guint32 flags = (ok ? 0 : BS_EVENT_FAILED) |
                    (bs_ir_n_changes(context->ir) != before ? BS_EVENT_CHANGED : 0);
    bs_report(context->events, .kind = BS_EVENT_STAGE_END, .op = op, .flags = flags,
              .rule = item->pass->name);
    if (bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE))
        bs_callees_forget(context->callees);
    if (run->options && run->options->after_pass)
        run->options->after_pass(run->options->data, item, op, ok);
    bs_ir_recycle(context->ir);
    return ok;
}

// Whether a pipeline of that anchor runs on the op: by name, or "any" on a registered op that is
// isolated from above.
static gboolean
can_run_on(const BsPipeline *pipeline, const BsOp *op)
{
    if (g_str_equal(pipeline->anchor, "any"))
        return bs_op_is_registered(op) && bs_op_has_trait(op, BS_TRAIT_ISOLATED);
    return g_str_equal(pipeline->anchor, op->def->name);
}

// Whether every pass in it runs on ops of that name.
static gboolean
can_all_run_on(const BsPipeline *pipeline, const char *name)
{
    for (guint i = 0; i < pipeline->items->len; i++) {
        const BsPass *pass = g_array_index(pipeline->items, BsPipelineItem, i).pass;
        if (pass && pass->anchor && !g_str_equal(pass->anchor, name))
            return FALSE;
    }
    return TRUE;
}

static gboolean
can_run_nested(const BsPipeline *pipeline, const BsOp *op)
{
    return can_run_on(pipeline, op) && can_all_run_on(pipeline, op->def->name);
}

// Whether both might run on one op (hasScheduleConflictWith): one for any op, and another one.
static gboolean
is_in_the_way(BsContext *context, const BsPipeline *a, const BsPipeline *b)
{
    const gboolean any_a = g_str_equal(a->anchor, "any"), any_b = g_str_equal(b->anchor, "any");
    if (!any_a || !any_b) {
        const char *name = any_a ? b->anchor : a->anchor;
        const BsOpDef *def = bs_context_find_op(context, name);
        return (any_a || any_b) && def && (def->traits & BS_TRAIT_ISOLATED) &&
               can_all_run_on(any_a ? a : b, name);
    }
    return TRUE;
}

gboolean
bs_pipeline_has(const BsPipeline *pipeline, const char *pass)
{
    for (guint i = 0; i < pipeline->items->len; i++) {
        const BsPipelineItem *item = &g_array_index(pipeline->items, BsPipelineItem, i);
        if (item->nested ? bs_pipeline_has(item->nested, pass)
                         : g_str_equal(item->pass->name, pass))
            return TRUE;
    }
    return FALSE;
}

static void
add_nested_targets(const BsPipeline *nested, const char *pass, const BsOp *op, GPtrArray *targets)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            bs_block_for_each (block, inside) {
                if (can_run_nested(nested, inside))
                    bs_pipeline_add_targets(nested, pass, inside, targets);
            }
        }
    }
}

void
bs_pipeline_add_targets(const BsPipeline *pipeline, const char *pass, BsOp *op, GPtrArray *targets)
{
    for (guint i = 0; i < pipeline->items->len; i++) {
        const BsPipelineItem *item = &g_array_index(pipeline->items, BsPipelineItem, i);
        if (item->nested)
            add_nested_targets(item->nested, pass, op, targets);
        else if (g_str_equal(item->pass->name, pass))
            g_ptr_array_add(targets, op);
    }
}

static gboolean run_items(const BsRun *run, const BsPipeline *pipeline, BsOp *op);

// The end of the nested pipelines from `first` on that run together: neighbours of which none is in
// the way of another (OpToOpPassAdaptor::tryMergeInto).
static guint
find_end(const BsRun *run, const BsPipeline *pipeline, guint first)
{
    BsContext *context = run->context->ir->context;
    guint end = first + 1;
    for (; end < pipeline->items->len; end++) {
        const BsPipeline *next = g_array_index(pipeline->items, BsPipelineItem, end).nested;
        for (guint i = first; next && i < end; i++) {
            if (is_in_the_way(context, g_array_index(pipeline->items, BsPipelineItem, i).nested,
                              next))
                next = NULL;
        }
        if (!next)
            break;
    }
    return end;
}

// Those of nested pipelines that run on the op, up to the first that fails on it.
static gboolean
run_together(const BsRun *run, const BsPipeline *pipeline, guint first, guint end, BsOp *op)
{
    for (guint i = first; i < end; i++) {
        const BsPipeline *nested = g_array_index(pipeline->items, BsPipelineItem, i).nested;
        if (can_run_nested(nested, op) && !run_items(run, nested, op))
            return FALSE;
    }
    return TRUE;
}

// Nested pipelines that run together do so op by op.
static gboolean
run_nested(const BsRun *run, const BsPipeline *pipeline, guint first, guint end, const BsOp *op)
{
    gboolean ok = TRUE;
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (BsOp *nested = block->first, *next; nested; nested = next) {
                next = bs_op_next(nested);
                ok &= run_together(run, pipeline, first, end, nested);
                if (!ok && !run->goes_on)
                    return FALSE;
            }
        }
    }
    return ok;
}

static gboolean
run_items(const BsRun *run, const BsPipeline *pipeline, BsOp *op)
{
    if (pipeline->items->len && !check_target(run->context, op))
        return FALSE;
    for (guint i = 0; i < pipeline->items->len;) {
        const BsPipelineItem *item = &g_array_index(pipeline->items, BsPipelineItem, i);
        if (g_cancellable_is_cancelled(run->context->cancellable))
            return FALSE;
        guint end =
            item->nested ? find_end(run, pipeline, i) : bs_by_function_end(run, pipeline, i, op);
        gboolean ok;
        if (item->nested) {
            ok = run_nested(run, pipeline, i, end, op);
        } else if (end > i) {
            ok = bs_by_function_run(run, pipeline, i, end, op);
        } else {
            ok = run_one(run, item, op);
            end = i + 1;
        }
        if (!ok)
            return FALSE;
        i = end;
    }
    return TRUE;
}

// A named pipeline may hold a pass that the release has no more: no flag and no text names it
// there.
static void
warn_of_gone_passes(const BsPassContext *context, const BsPipeline *pipeline)
{
    const BsUpstream upstream = bs_context_upstream(context->ir->context);
    for (guint i = 0; i < pipeline->items->len; i++) {
        const BsPipelineItem *item = &g_array_index(pipeline->items, BsPipelineItem, i);
        if (item->nested) {
            warn_of_gone_passes(context, item->nested);
        } else if (!bs_releases_have(item->pass->releases, upstream)) {
            bs_diags_warning(context->diags, context->ir->root->loc,
                             "mlir-opt %d has no pass '%s' any more: it runs as in %d", upstream,
                             item->pass->name, item->pass->releases.until);
        }
    }
}

gboolean
bs_pipeline_run(const BsPipeline *pipeline, BsPassContext *context, const BsRunOptions *options)
{
    BsOp *root = context->ir->root;
    if (!can_run_on(pipeline, root)) {
        bs_diags_error(context->diags, root->loc, "can't run '%s' pass manager on '%s' op",
                       pipeline->anchor, root->def->name);
        return FALSE;
    }
    BsPassContext own = *context;
    g_autoptr(BsCallees) callees = bs_callees_new();
    own.callees = callees;
    g_autoptr(GHashTable) upstream_failures = g_hash_table_new(g_str_hash, g_str_equal);
    own.upstream_failures = upstream_failures;
    g_autoptr(BsDominance) dominance = bs_dominance_new();
    own.dominance = dominance;
    g_autoptr(BsPassMemory) memory = bs_pass_memory_new();
    own.memory = memory;
    g_autoptr(BsVerifier) verifier = bs_verifier_new(context->ir);
    g_autoptr(BsPipeline) settled = bs_pipeline_settle(pipeline, root);
    const BsRun run = {&own, settled, options, verifier,
                       bs_context_upstream(context->ir->context) >= BS_UPSTREAM_22};
    warn_of_gone_passes(&own, settled);
    return run_items(&run, settled, root);
}
