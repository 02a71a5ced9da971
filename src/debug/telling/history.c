// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/history.h"

#include "debug/buffers/alias-sets.h"
#include "debug/buffers/indicators.h"
#include "debug/document/as-written.h"
#include "debug/document/heirs.h"
#include "debug/document/moments.h"
#include "debug/telling/explain.h"
#include "support/i18n.h"

static void
clear_entry(gpointer data)
{
    BsHistoryEntry *entry = data;
    g_free(entry->name);
    g_free(entry->state);
    g_free(entry->what);
}

// Fills in what a position says of the value.
typedef struct Look {
    const BsValue *value;
    BsHistoryEntry *entry;
} Look;

static char *
alias_text(BsDocument *document, const BsValue *value)
{
    const BsOp *parent = bs_value_owner(value);
    BsAliasSets *sets = bs_document_alias_sets(document, bs_op_function(parent));
    const BsAliasState *state = bs_alias_sets_find(sets, value);
    char *text = state ? g_strdup(_(bs_alias_kind_name(state->kind))) : NULL;
    bs_alias_sets_free(sets);
    return text;
}

static char *
indicator_text(BsDocument *document, const BsValue *value)
{
    const BsOp *parent = bs_value_owner(value);
    BsIndicators *all = bs_document_indicators(document, bs_op_function(parent));
    const BsIndicatorState *state = bs_indicators_find(all, value);
    char *text = state ? g_strdup(_(bs_indicator_kind_name(state->kind))) : NULL;
    bs_indicators_free(all);
    return text;
}

static void
look(BsDocument *document, gpointer data)
{
    const Look *at = data;
    const BsValue *value = bs_document_value_now(document, at->value);
    BsCell cell;
    at->entry->name = value ? g_strdup(bs_document_value_name(document, value)) : NULL;
    at->entry->now = value;
    if (at->entry->name && bs_document_ownership(document, value, NULL, &cell))
        at->entry->state = bs_document_ownership_text(document, &cell);
    else if (at->entry->name && bs_document_has_alias_sets(document))
        at->entry->state = alias_text(document, value);
    else if (at->entry->name && bs_document_has_indicators(document))
        at->entry->state = indicator_text(document, value);
}

static BsHistoryEntry
entry_at(BsDocument *document, const BsValue *value, guint32 stage, guint32 event)
{
    BsHistoryEntry entry = {.stage = stage, .event = event};
    Look at = {value, &entry};
    bs_document_visit(document, event, look, &at);
    return entry;
}

// Takes `what`, and what the entry has.
static void
add_entry(GArray *entries, const BsHistoryEntry *entry, char *what)
{
    g_array_append_vals(entries, entry, 1);
    g_array_index(entries, BsHistoryEntry, entries->len - 1).what = what;
}

static void
add_events(BsDocument *document, const BsValue *value, guint32 stage, const GArray *events,
           GArray *entries)
{
    for (guint i = 0; i < events->len; i++) {
        const guint32 event = g_array_index(events, guint32, i);
        if (bs_document_stage_of(document, event) != stage)
            continue;
        const BsHistoryEntry entry = entry_at(document, value, stage, event);
        add_entry(entries, &entry, g_strdup(bs_document_explain(document, event)));
    }
}

static int
compare_events(gconstpointer a, gconstpointer b)
{
    const guint32 x = *(const guint32 *)a, y = *(const guint32 *)b;
    return (x > y) - (x < y);
}

// Of a value that is there at the end of the input: the source may have another name for it.
static char *
what_begins(BsDocument *document, const BsValue *value, const char *printed)
{
    const char *name = bs_document_source_name(document, value);
    return name && !g_str_equal(name, printed) ? g_strdup_printf(_("it is %s in the source"), name)
                                               : g_strdup(_("it is in the source"));
}

// What the end of a stage has to say of a value whose name was `before` (NULL: it was not there),
// when it was `was`.
static char *
what_ended(BsDocument *document, const BsValue *was, const char *before, const BsHistoryEntry *end)
{
    if (!end->name)
        return g_strdup(_("it is gone at the end of the stage"));
    if (before && end->now != was)
        return g_strdup(_("another value took its place"));
    if (before)
        return g_strdup(_("another name: values before it came or went"));
    return end->stage ? g_strdup(_("it is there at the end of the stage"))
                      : what_begins(document, end->now, end->name);
}

// The events that set the state of one of those that are one thing, in order.
static void
find_events(BsDocument *document, const BsValue *value, GArray *events)
{
    g_autoptr(GPtrArray) line = g_ptr_array_new();
    bs_document_value_line(document, value, line);
    for (guint i = 0; i < line->len; i++)
        bs_document_ownership_history(document, line->pdata[i], events);
    g_array_sort(events, compare_events);
}

GArray *
bs_document_history(BsDocument *document, const BsValue *value)
{
    GArray *entries = g_array_new(FALSE, FALSE, sizeof(BsHistoryEntry));
    g_array_set_clear_func(entries, clear_entry);
    if (!value || !bs_document_ir(document))
        return entries;
    g_autoptr(GArray) events = g_array_new(FALSE, FALSE, sizeof(guint32));
    find_events(document, value, events);
    g_autofree char *name = NULL;
    const BsValue *was = NULL;
    for (guint32 stage = 0; stage < bs_document_n_stages(document); stage++) {
        const BsStage *of = bs_document_stage(document, stage);
        if (!of->reached)
            break;
        add_events(document, value, stage, events, entries);
        BsHistoryEntry end = entry_at(document, value, stage, of->last);
        const gboolean is_other = was && end.now && end.now != was;
        if (is_other || g_strcmp0(end.name, name) != 0) {
            add_entry(entries, &end, what_ended(document, was, name, &end));
            g_free(name);
            name = g_strdup(end.name);
        } else {
            clear_entry(&end);
        }
        was = end.now;
    }
    return entries;
}
