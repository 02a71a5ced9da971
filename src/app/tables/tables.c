// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/tables-private.h"

#include "debug/document/as-written.h"
#include "support/i18n.h"

#include <string.h>

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
    {"liveness",
     N_("Liveness"),
     {N_("Block"), N_("Of"), N_("Live in"), N_("Live out")},
     N_("No function is in view."),
     bs_fill_liveness,
     FALSE},
    {"graph",
     N_("Blocks"),
     {N_("Block"), N_("State"), N_("Goes to"), N_("What")},
     N_("No function is in view."),
     bs_fill_graph,
     FALSE,
     TRUE,
     .of_picture = TRUE},
    {"deallocs",
     N_("Deallocs"),
     {N_("In block"), N_("For successor"), N_("Role"), N_("Memref"), N_("Condition, new owner"),
      N_("Reason"), N_("Same buffer as retained?")},
     N_("There is no bufferization.dealloc here now."),
     bs_fill_deallocs,
     FALSE},
    {"why",
     N_("Why?"),
     {N_("Event"), N_("Stage"), N_("Because")},
     N_("Select a value or an op: its causes are listed here, back to the source."),
     bs_fill_why,
     TRUE,
     FALSE,
     N_("Why %s is as it is at event %u")},
    {"became",
     N_("Became"),
     {N_("Event"), N_("Stage"), N_("What became of it")},
     N_("Select a value or an op: what becomes of it from here on is listed here."),
     bs_fill_became,
     TRUE,
     FALSE,
     N_("What becomes of %s after event %u")},
    {"history",
     N_("History"),
     {N_("Event"), N_("Stage"), N_("Name"), N_("State"), N_("What happened")},
     N_("Select a value: each change of its ownership, alias set or name is listed here."),
     bs_fill_history,
     TRUE},
    {"lifetimes",
     N_("Lifetimes"),
     {N_("Buffer"), N_("Line"), N_("Last use"), N_("Freed"), N_("Bytes"),
      N_("From birth to free, over the lines of the function")},
     N_("Nothing is allocated here."),
     bs_fill_lifetimes,
     FALSE},
    {"counts",
     N_("Counts"),
     {N_("What"), N_("Stage before"), N_("This stage"), N_("Change")},
     N_("No function is in view."),
     bs_fill_counts,
     FALSE},
    {"scan",
     N_("Before it runs"),
     {N_("Line"), N_("Function"), N_("Op"), N_("Rule"), N_("What can be done")},
     N_("The deallocation pass has no objection to the ops of this program."),
     bs_fill_scan,
     FALSE},
    {"findings",
     N_("Findings"),
     {N_("Line"), N_("Function"), N_("Since"), N_("What is wrong"), N_("How")},
     N_("Nothing was found that leaks, is freed twice, or used when it is free."),
     bs_fill_findings,
     FALSE},
};

void
bs_rows_take(GListStore *rows, BsTableRow *row)
{
    g_list_store_append(rows, row);
    g_object_unref(row);
}

char *
bs_rows_value_name(BsDocument *document, const BsValue *value)
{
    const char *name = value ? bs_document_value_name(document, value) : NULL;
    return g_strdup(name ? name : "");
}

char *
bs_rows_block_name(BsDocument *document, const BsBlock *block)
{
    const char *name = block ? bs_document_block_name(document, block) : NULL;
    return g_strdup(name ? name : "");
}

char *
bs_rows_with_source(BsDocument *document, const BsValue *value, char *name)
{
    const char *other = name && *name ? bs_document_other_name(document, value) : NULL;
    if (!other)
        return name;
    const char *place = strstr(name, " (");
    char *both = place
                     ? g_strdup_printf("%.*s (%s; %s", (int)(place - name), name, other, place + 2)
                     : g_strdup_printf("%s (%s)", name, other);
    g_free(name);
    return both;
}
