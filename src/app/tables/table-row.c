// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/table-row.h"

G_DEFINE_FINAL_TYPE(BsTableRow, bs_table_row, G_TYPE_OBJECT)

static void
bs_table_row_finalize(GObject *object)
{
    BsTableRow *self = BS_TABLE_ROW(object);
    for (guint i = 0; i < BS_TABLE_COLUMNS; i++)
        g_free(self->cells[i]);
    g_free(self->function);
    g_free(self->target);
    G_OBJECT_CLASS(bs_table_row_parent_class)->finalize(object);
}

static void
bs_table_row_class_init(BsTableRowClass *klass)
{
    G_OBJECT_CLASS(klass)->finalize = bs_table_row_finalize;
}

static void
bs_table_row_init(BsTableRow *self)
{
    self->look = -1;
}

BsTableRow *
bs_table_row_new(void)
{
    return g_object_new(BS_TYPE_TABLE_ROW, NULL);
}

gboolean
bs_table_row_is_of(const BsTableRow *row, const BsOp *op)
{
    return op && (row->op == op || (row->value && bs_value_op(row->value) == op));
}

void
bs_table_row_write(BsTableRow *self, BsDocument *document)
{
    void (*write)(BsTableRow * row, BsDocument * document) = g_steal_pointer(&self->write);
    if (write)
        write(self, document);
}

// -- merging -------------------------------------------------------------------------------------

static gboolean
stand_for_the_same(const BsTableRow *a, const BsTableRow *b)
{
    return a->op == b->op && a->value == b->value && a->block == b->block;
}

static gboolean
look_the_same(const BsTableRow *a, const BsTableRow *b)
{
    return a->look == b->look && a->look_column == b->look_column &&
           a->code_column == b->code_column && a->explained == b->explained && a->of == b->of;
}

// Takes what the other row has. A sentence that is there already is that of the same event. Of
// cells that are not written yet nobody knows whether they say something else.
static void
take(BsTableRow *row, BsTableRow *from, GHashTable *changed)
{
    const guint sentence = from->explain_column;
    const gboolean look_same = look_the_same(row, from);
    gboolean same = row->write || !from->write;
    if (look_same && from->explained && !from->cells[sentence])
        from->cells[sentence] = g_steal_pointer(&row->cells[sentence]);
    for (guint i = 0; i < BS_TABLE_COLUMNS; i++) {
        same &= g_strcmp0(row->cells[i], from->cells[i]) == 0;
        g_free(row->cells[i]);
        row->cells[i] = g_steal_pointer(&from->cells[i]);
    }
    row->write = from->write;
    row->cell = from->cell;
    row->look = from->look;
    row->look_column = from->look_column;
    row->code_column = from->code_column;
    row->link_column = from->link_column;
    row->event = from->event;
    row->explained = from->explained;
    row->explain_column = sentence;
    row->of = from->of;
    if (!same || !look_same)
        g_hash_table_add(changed, row);
}

static gboolean
take_item(GListStore *shown, guint at, GListModel *rows, guint from, GHashTable *changed)
{
    g_autoptr(BsTableRow) row = g_list_model_get_item(G_LIST_MODEL(shown), at);
    g_autoptr(BsTableRow) other = g_list_model_get_item(rows, from);
    const gboolean same = stand_for_the_same(row, other);
    if (same)
        take(row, other, changed);
    return same;
}

static void
unref_object(gpointer object)
{
    g_object_unref(object);
}

void
bs_table_rows_merge(GListStore *shown, GListModel *rows, GHashTable *changed)
{
    const guint n = g_list_model_get_n_items(G_LIST_MODEL(shown));
    const guint n_rows = g_list_model_get_n_items(rows);
    const guint most = MIN(n, n_rows);
    guint begin = 0, end = 0;
    while (begin < most && take_item(shown, begin, rows, begin, changed))
        begin++;
    while (end < most - begin && take_item(shown, n - end - 1, rows, n_rows - end - 1, changed))
        end++;
    if (begin + end == n && n == n_rows)
        return;
    g_autoptr(GPtrArray) added = g_ptr_array_new_with_free_func(unref_object);
    for (guint i = begin; i < n_rows - end; i++)
        g_ptr_array_add(added, g_list_model_get_item(rows, i));
    g_list_store_splice(shown, begin, n - end - begin, added->pdata, added->len);
}
