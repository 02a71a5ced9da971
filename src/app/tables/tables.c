// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/memory-page.h"
#include "app/tables/tables-private.h"

#include "debug/buffers/alias-sets.h"
#include "debug/buffers/indicators.h"
#include "support/i18n.h"

const BsTableKind bs_tables[BS_N_TABLES] = {
    {"ownership",
     N_("Ownership"),
     {N_("Memref (in the source)"), N_("In block"), N_("State"), N_("Ownership"), N_("Since"),
      N_("Because (as named then)")},
     N_("No memref has an ownership yet: the ownership pass has not looked at one here."),
     bs_fill_ownership,
     FALSE},
    {"aliases",
     N_("Alias sets"),
     {N_("Memref (in the source)"), N_("In block"), N_("State"), N_("Alias of"), N_("Its aliases"),
      N_("Since"), N_("Because (as named then)")},
     N_("No memref has an alias set yet: the pass has not looked at one here."),
     bs_fill_alias_sets,
     FALSE},
    {"indicators",
     N_("Indicators"),
     {N_("Memref (in the source)"), N_("In block"), N_("State"), N_("Indicator, owned by"),
      N_("Class, its leader first"), N_("Since"), N_("Because (as named then)")},
     N_("No memref has an indicator yet: the pass has not looked at one here."),
     bs_fill_indicators,
     FALSE},
    {"liveness",
     N_("Liveness"),
     {N_("Block"), N_("Of"), N_("Live in"), N_("Live out")},
     N_("No function is in view."),
     bs_fill_liveness,
     FALSE,
     .page = "blocks"},
    {"graph",
     N_("Blocks"),
     {N_("Block"), N_("State"), N_("Goes to"), N_("What")},
     N_("No function is in view."),
     bs_fill_graph,
     FALSE,
     TRUE,
     .of_picture = TRUE,
     .page = "blocks"},
    {"deallocs",
     N_("Deallocs"),
     {N_("In block"), N_("For successor"), N_("Role"), N_("Memref"), N_("Condition, new owner"),
      N_("Reason"), N_("Same buffer as retained?")},
     N_("There is no bufferization.dealloc or deallocation.retain here now."),
     bs_fill_deallocs,
     FALSE},
    {"why",
     N_("Why?"),
     {N_("Event"), N_("Stage"), N_("Because")},
     N_("Select a value or an op: its causes are listed here, back to the source."),
     bs_fill_why,
     TRUE,
     FALSE,
     N_("Why %s is as it is at event %u"),
     .is_answer = TRUE},
    {"why-not",
     N_("Why not?"),
     {N_("Question"), N_("Event"), N_("Because")},
     N_("Nothing that a pass does could have been done with it."),
     bs_fill_why_not,
     TRUE,
     .is_below = TRUE,
     .tells_end = TRUE},
    {"became",
     N_("Became"),
     {N_("Event"), N_("Stage"), N_("What became of it")},
     N_("Select a value or an op: what becomes of it from here on is listed here."),
     bs_fill_became,
     TRUE,
     FALSE,
     N_("What becomes of %s after event %u"),
     .tells_end = TRUE},
    {"history",
     N_("History"),
     {N_("Event"), N_("Stage"), N_("Name"), N_("State"), N_("What happened")},
     N_("Select a value: each change of its ownership, alias set or name is listed here."),
     bs_fill_history,
     TRUE},
    {"lifetimes",
     N_("Lifetimes"),
     {N_("Buffer"), N_("Line"), N_("Last use"), N_("Freed"), N_("Bytes"), N_("When executed")},
     N_("Nothing is allocated here."),
     bs_fill_lifetimes,
     FALSE,
     .page = "memory",
     .picture = bs_memory_page_new,
     .tells_end = TRUE},
    {"heap",
     N_("Heap of the Run"),
     {N_("Buffer"), N_("State"), N_("Bytes"), N_("Held by"), N_("Holds"), N_("Made"), N_("Freed")},
     N_("No buffer is there: a run has its heap in layout Run, step by step."),
     bs_fill_run_heap,
     FALSE},
    {"counts",
     N_("Counts"),
     {N_("What"), N_("Stage before"), N_("This stage"), N_("Change")},
     N_("No function is in view."),
     bs_fill_counts,
     FALSE,
     .tells_end = TRUE},
    {"scan",
     N_("Before it runs"),
     {N_("Line"), N_("Function"), N_("Op"), N_("Rule"), N_("What can be done")},
     N_("The deallocation pass has no objection to the ops of this program."),
     bs_fill_scan,
     FALSE,
     .page = "faults",
     .tells_end = TRUE},
    {"findings",
     N_("Findings"),
     {N_("Line"), N_("Function"), N_("Since"), N_("What is wrong"), N_("How")},
     N_("Nothing was found that leaks, is freed twice, or used when it is free."),
     bs_fill_findings,
     FALSE,
     .page = "faults",
     .tells_end = TRUE},
};

// Whether a row leads to what is not told yet.
static gboolean
is_hidden(BsSession *session, GListModel *rows, guint number)
{
    g_autoptr(BsTableRow) row = g_list_model_get_item(rows, number);
    return bs_session_hides_event(session, row->event);
}

gboolean
bs_tables_fill(BsSession *session, guint table, GListStore *rows)
{
    const BsTableKind *kind = &bs_tables[table];
    if (kind->tells_end && bs_session_hides_table(session, kind->name))
        return FALSE;
    kind->fill(session, rows);
    if (!bs_session_is_veiled(session))
        return TRUE;
    for (guint i = g_list_model_get_n_items(G_LIST_MODEL(rows)); i-- > 0;) {
        if (is_hidden(session, G_LIST_MODEL(rows), i))
            g_list_store_remove(rows, i);
    }
    return TRUE;
}

static const char *const states[] = {"ownership", "aliases", "indicators", NULL};

const char *
bs_tables_states(BsSession *session)
{
    const BsDocument *document =
        session && bs_session_is_walkable(session) ? bs_session_document(session) : NULL;
    return !document                              ? states[0]
           : bs_document_has_alias_sets(document) ? states[1]
           : bs_document_has_indicators(document) ? states[2]
                                                  : states[0];
}

gboolean
bs_tables_is_of_states(const char *name)
{
    return name && g_strv_contains(states, name);
}
