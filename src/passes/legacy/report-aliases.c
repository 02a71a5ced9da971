// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/legacy/report-aliases.h"

#include "analysis/allocations.h"
#include "passes/run/rules.h"

// Sets of what is no allocation are told as long as they have no more values than this, all
// together: in a long chain of blocks they grow with its square.
enum { MAX_UNTRACKED = 1 << 16 };

struct BsAliasReport {
    BsEventSink *sink;
    BsOp *function;
    const BsAlias *alias;
    GHashTable *sizes; // memref -> number of its aliases, as reported last
    guint n_untracked;
};

void
bs_report_with_aliases(BsEventSink *sink, const BsEvent *event, const GPtrArray *aliases)
{
    if (!sink)
        return;
    g_autoptr(GArray) items = g_array_new(FALSE, FALSE, sizeof(BsEventItem));
    g_array_append_vals(items, event->items, event->n_items);
    for (guint i = 0; i < aliases->len; i++) {
        if (aliases->pdata[i] != event->value) {
            BsEventItem item = {.role = BS_ROLE_ALIAS, .value = aliases->pdata[i]};
            g_array_append_val(items, item);
        }
    }
    BsEvent complete = *event;
    complete.n_items = items->len;
    complete.items = (const BsEventItem *)(gconstpointer)items->data; // may be NULL
    sink->report(sink, &complete);
}

// -- sets ----------------------------------------------------------------------------------------

static void
report_set(BsAliasReport *report, BsValue *value, BsOp *dealloc, const char *rule,
           const GPtrArray *aliases)
{
    const BsEventItem item = {.role = BS_ROLE_RELATED, .op = dealloc};
    bs_report_with_aliases(report->sink,
                           &(BsEvent){.kind = BS_EVENT_ALIASES,
                                      .value = value,
                                      .op = bs_value_op(value),
                                      .block = bs_value_block(value),
                                      .rule = rule,
                                      .n_items = dealloc ? 1 : 0,
                                      .items = &item},
                           aliases);
    g_hash_table_insert(report->sizes, value, GUINT_TO_POINTER(aliases->len));
}

static void
report_tracked(BsAliasReport *report, BsValue *value, BsOp *dealloc, const char *rule)
{
    g_autoptr(GPtrArray) aliases = g_ptr_array_new();
    bs_alias_resolve(report->alias, value, aliases);
    report_set(report, value, dealloc, rule, aliases);
}

static void
report_untracked(BsAliasReport *report, BsValue *value)
{
    guint32 n;
    bs_alias_dependents(report->alias, value, &n);
    if (n == 0 || report->n_untracked > MAX_UNTRACKED || !bs_type_is_memref(value->type) ||
        g_hash_table_contains(report->sizes, value))
        return;
    g_autoptr(GPtrArray) aliases = g_ptr_array_new();
    bs_alias_resolve(report->alias, value, aliases);
    report->n_untracked += aliases->len;
    report_set(report, value, NULL, bs_rule_not_tracked, aliases);
}

static void
report_smaller(BsAliasReport *report, BsValue *value)
{
    gpointer before;
    if (!g_hash_table_lookup_extended(report->sizes, value, NULL, &before))
        return;
    g_autoptr(GPtrArray) aliases = g_ptr_array_new();
    bs_alias_resolve(report->alias, value, aliases);
    if (aliases->len < GPOINTER_TO_UINT(before))
        report_set(report, value, NULL, aliases->len > 1 ? bs_rule_cut : bs_rule_cut_to_nothing,
                   aliases);
}

// -- the memrefs of a function -------------------------------------------------------------------

typedef struct Visit {
    BsAliasReport *report;
    void (*each)(BsAliasReport *report, BsValue *value);
} Visit;

static BsWalk
visit_values(BsOp *op, gpointer data)
{
    const Visit *visit = data;
    for (guint32 i = 0; i < op->n_results; i++)
        visit->each(visit->report, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                visit->each(visit->report, block->args[i]);
        }
    }
    return BS_WALK_ON;
}

BsAliasReport *
bs_alias_report_new(BsEventSink *sink, BsOp *function, const BsAlias *alias,
                    const GArray *allocations)
{
    if (!sink)
        return NULL;
    BsAliasReport *report = g_new0(BsAliasReport, 1);
    *report = (BsAliasReport){.sink = sink, .function = function, .alias = alias};
    report->sizes = g_hash_table_new(NULL, NULL);
    for (guint i = 0; i < allocations->len; i++) {
        const BsAllocation *allocation = &g_array_index(allocations, BsAllocation, i);
        report_tracked(report, allocation->value, allocation->dealloc, NULL);
    }
    bs_op_walk_preorder(function, visit_values, &(Visit){report, report_untracked});
    return report;
}

void
bs_alias_report_cut(BsAliasReport *report, const GPtrArray *critical)
{
    if (!report || critical->len == 0)
        return;
    for (guint i = 0; i < critical->len; i++)
        g_hash_table_remove(report->sizes, critical->pdata[i]);
    bs_op_walk_preorder(report->function, visit_values, &(Visit){report, report_smaller});
    for (guint i = 0; i < critical->len; i++)
        report_tracked(report, critical->pdata[i], NULL, bs_rule_temporary);
}

void
bs_alias_report_free(BsAliasReport *report)
{
    if (!report)
        return;
    g_hash_table_unref(report->sizes);
    g_free(report);
}
