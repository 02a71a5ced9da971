// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/comparison-rows.h"

#include "debug/document/origin-key.h"
#include "support/i18n.h"

static const BsComparisonFunction *
find_function(const BsComparison *comparison, const char *name)
{
    for (guint i = 0; i < comparison->functions->len; i++) {
        const BsComparisonFunction *function = comparison->functions->pdata[i];
        if (g_str_equal(function->name, name))
            return function;
    }
    return NULL;
}

static GtkWidget *
make_table(BsSession *session, const char *name, const char *const *titles, GListStore *rows)
{
    enum { MOST_LETTERS = 48 }; // of a cell: where each buffer is freed may be a long list
    GtkWidget *table = bs_table_new(session, name, titles);
    bs_table_limit_cells(BS_TABLE(table), MOST_LETTERS);
    bs_table_set_rows(BS_TABLE(table), G_LIST_MODEL(rows),
                      _("The input does not have this function."));
    return table;
}

// -- figures and buffers -------------------------------------------------------------------------

typedef struct Search {
    const char *function;
    GHashTable *ops; // by origin; or NULL
} Search;

static void
take_ops(BsDocument *document, gpointer data)
{
    Search *search = data;
    const BsOp *function = bs_document_find_function(document, search->function);
    search->ops = function ? bs_ops_by_origin(function) : NULL;
}

static GHashTable *
ops_of(const BsComparedRun *run, const char *function)
{
    Search search = {function, NULL};
    if (bs_session_is_walkable(run->session))
        bs_document_visit(bs_session_document(run->session), run->position, take_ops, &search);
    return search.ops;
}

// The buffer that a row speaks of, in the first run that has it.
static void
find_op(BsTableRow *row, const char *origin, const BsComparedRun *runs, GPtrArray *ops)
{
    for (guint i = 0; origin && !row->op && i < ops->len; i++) {
        row->op = ops->pdata[i] ? g_hash_table_lookup(ops->pdata[i], origin) : NULL;
        row->session = runs[i].session;
    }
}

static void
free_table(gpointer table)
{
    g_clear_pointer((GHashTable **)&table, g_hash_table_unref);
}

static GListStore *
make_rows(const BsComparison *comparison, const char *name, const BsComparedRun *runs)
{
    GListStore *rows = g_list_store_new(BS_TYPE_TABLE_ROW);
    const BsComparisonFunction *function = find_function(comparison, name);
    g_autoptr(GPtrArray) ops = g_ptr_array_new_with_free_func(free_table);
    for (guint i = 0; function && i < comparison->n; i++)
        g_ptr_array_add(ops, ops_of(&runs[i], name));
    for (guint i = 0; function && i < function->rows->len; i++) {
        const BsComparisonRow *from = function->rows->pdata[i];
        g_autoptr(BsTableRow) row = bs_table_row_new();
        row->link_column = 1;
        row->cells[0] = g_strdup(from->what);
        for (guint k = 0; k < comparison->n; k++)
            row->cells[k + 1] = g_strdup(from->cells[k]);
        find_op(row, from->origin, runs, ops);
        g_list_store_append(rows, row);
    }
    return rows;
}

GtkWidget *
bs_comparison_table(BsSession *session, const BsComparison *comparison, const char *function,
                    const BsComparedRun *runs)
{
    const char *titles[BS_TABLE_COLUMNS + 1] = {_("What")};
    for (guint i = 0; i < comparison->n; i++)
        titles[i + 1] = comparison->names[i];
    g_autoptr(GListStore) rows = make_rows(comparison, function, runs);
    return make_table(session, _("Comparison"), titles, rows);
}

// -- a row for each run ---------------------------------------------------------------------------

// What is told of a run, behind its name and its verdict: titles, and which row of a comparison
// that is.
static const struct {
    const char *title, *figure;
} columns[] = {
    {N_("Allocations"), "allocations executed"},
    {N_("Deallocs"), "deallocs executed"},
    {N_("Peak of the heap, bytes"), "peak of the heap, bytes"},
    {N_("Least it could be"), "least it could be, bytes"},
    {N_("Peak of the stack, bytes"), "peak of the stack, bytes"},
    {N_("Bytes copied"), "bytes copied"},
    {N_("Checks executed"), "run-time checks executed"},
    {N_("Library calls executed"), "library calls executed"},
    {N_("Ops executed"), "ops executed"},
};
enum { VERDICT = 1, FIGURES }; // the verdict has to be seen first: the table may be cut off

static const char *
cell_of(const BsComparisonFunction *function, const char *figure, guint run)
{
    for (guint i = 0; i < function->rows->len; i++) {
        const BsComparisonRow *row = function->rows->pdata[i];
        if (g_strcmp0(row->figure, figure) == 0)
            return row->cells[run];
    }
    return NULL;
}

// What executing it shows; of what was refused, that.
static char *
verdict_of(const BsComparisonFunction *function, guint run)
{
    const char *executed = cell_of(function, "when executed", run);
    const char *outcome = cell_of(function, "outcome", run);
    const gboolean is_executed = executed && !g_str_equal(executed, "\u2013");
    if (is_executed && outcome && !g_str_equal(outcome, _("complete")))
        return g_strdup_printf("%s; %s", executed, outcome);
    return g_strdup(is_executed || !outcome ? executed : outcome);
}

// Of the figures of a row of the comparison the least and the largest; FALSE: there are no two that
// differ.
static gboolean
find_ends(const BsComparison *comparison, const BsComparisonFunction *function, const char *figure,
          guint64 *least, guint64 *most)
{
    *least = G_MAXUINT64;
    *most = 0;
    for (guint i = 0; i < comparison->n; i++) {
        guint64 number;
        const char *cell = cell_of(function, figure, i);
        if (!cell || !g_ascii_string_to_unsigned(cell, 10, 0, G_MAXUINT64, &number, NULL))
            continue;
        *least = MIN(*least, number);
        *most = MAX(*most, number);
    }
    return *least < *most;
}

// A figure, with a sign when it is the least or the largest of all runs.
static char *
marked_figure(const BsComparison *comparison, const BsComparisonFunction *function,
              const char *figure, guint run)
{
    guint64 least, most, number;
    const char *cell = cell_of(function, figure, run);
    if (!cell || !g_ascii_string_to_unsigned(cell, 10, 0, G_MAXUINT64, &number, NULL) ||
        !find_ends(comparison, function, figure, &least, &most))
        return g_strdup(cell);
    return g_strconcat(cell, number == least ? " \u25bc" : number == most ? " \u25b2" : "", NULL);
}

static GListStore *
make_runs(const BsComparison *comparison, const char *name, const char *action)
{
    GListStore *rows = g_list_store_new(BS_TYPE_TABLE_ROW);
    const BsComparisonFunction *function = find_function(comparison, name);
    for (guint i = 0; function && i < comparison->n; i++) {
        g_autoptr(BsTableRow) row = bs_table_row_new();
        row->cells[0] = g_strdup(comparison->names[i]);
        for (guint k = 0; k < G_N_ELEMENTS(columns); k++)
            row->cells[FIGURES + k] = marked_figure(comparison, function, columns[k].figure, i);
        row->cells[VERDICT] = verdict_of(function, i);
        row->action = action;
        row->target = g_strdup(comparison->names[i]);
        g_list_store_append(rows, row);
    }
    return rows;
}

GtkWidget *
bs_comparison_runs_table(BsSession *session, const BsComparison *comparison, const char *function,
                         const char *action)
{
    const char *titles[BS_TABLE_COLUMNS + 1] = {_("Run; choosing one puts it beside")};
    for (guint k = 0; k < G_N_ELEMENTS(columns); k++)
        titles[FIGURES + k] = _(columns[k].title);
    titles[VERDICT] = _("When executed");
    g_autoptr(GListStore) rows = make_runs(comparison, function, action);
    GtkWidget *table = make_table(session, _("What if"), titles, rows);
    bs_table_set_caption(BS_TABLE(table),
                         _("\u25bc the least of a column, \u25b2 the most; on the same inputs"));
    return table;
}
