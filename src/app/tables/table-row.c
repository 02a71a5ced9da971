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

// Besides one cell. Of cells that are not written yet nobody knows whether they say something else.
static gboolean
say_the_same(const BsTableRow *row, const BsTableRow *from, guint besides)
{
    gboolean same = row->write || !from->write;
    for (guint i = 0; i < BS_TABLE_COLUMNS && same; i++)
        same = i == besides || g_strcmp0(row->cells[i], from->cells[i]) == 0;
    return same;
}

static void
swap(BsTableRow *a, BsTableRow *b)
{
    const BsTableRow row = *a, other = *b;
    *a = other;
    *b = row;
    a->parent_instance = row.parent_instance;
    b->parent_instance = other.parent_instance;
}

// Takes what the other row has. A sentence that is there already is that of the same event.
static void
take(BsTableRow *row, BsTableRow *from, GHashTable *changed)
{
    const guint sentence = from->explain_column;
    const gboolean look_same = look_the_same(row, from) && row->explain_column == sentence;
    const gboolean told = look_same && from->explained && !from->cells[sentence];
    if (!look_same || !stand_for_the_same(row, from) ||
        !say_the_same(row, from, told ? sentence : BS_TABLE_COLUMNS))
        g_hash_table_add(changed, row);
    if (told)
        from->cells[sentence] = g_steal_pointer(&row->cells[sentence]);
    swap(row, from);
}

static void
take_item(GListStore *shown, guint at, GListModel *rows, guint from, GHashTable *changed)
{
    g_autoptr(BsTableRow) row = g_list_model_get_item(G_LIST_MODEL(shown), at);
    g_autoptr(BsTableRow) other = g_list_model_get_item(rows, from);
    take(row, other, changed);
}

static gboolean
is_same_item(GListStore *shown, guint at, GListModel *rows, guint from)
{
    g_autoptr(BsTableRow) row = g_list_model_get_item(G_LIST_MODEL(shown), at);
    g_autoptr(BsTableRow) other = g_list_model_get_item(rows, from);
    return stand_for_the_same(row, other);
}

static void
unref_object(gpointer object)
{
    g_object_unref(object);
}

// The widgets of a row that goes and of one that comes take as long as a frame has for dozens of
// them: between what is the same at the begin and at the end, rows are written over where they
// stand, and only as many come or go as there are more or fewer of them.
void
bs_table_rows_merge(GListStore *shown, GListModel *rows, GHashTable *changed)
{
    const guint n = g_list_model_get_n_items(G_LIST_MODEL(shown));
    const guint n_rows = g_list_model_get_n_items(rows);
    const guint most = MIN(n, n_rows);
    guint end = 0, begin = 0;
    while (begin < most && is_same_item(shown, begin, rows, begin))
        begin++;
    while (end < most - begin && is_same_item(shown, n - end - 1, rows, n_rows - end - 1))
        end++;
    for (guint i = 0; i < most - end; i++)
        take_item(shown, i, rows, i, changed);
    for (guint i = 1; i <= end; i++)
        take_item(shown, n - i, rows, n_rows - i, changed);
    if (n == n_rows)
        return;
    g_autoptr(GPtrArray) added = g_ptr_array_new_with_free_func(unref_object);
    for (guint i = most - end; i < n_rows - end; i++)
        g_ptr_array_add(added, g_list_model_get_item(rows, i));
    g_list_store_splice(shown, most - end, n - most, added->pdata, added->len);
}

void
bs_table_rows_empty(GListStore *shown)
{
    for (guint i = 0; i < g_list_model_get_n_items(G_LIST_MODEL(shown)); i++) {
        g_autoptr(BsTableRow) row = g_list_model_get_item(G_LIST_MODEL(shown), i);
        g_autoptr(BsTableRow) nothing = bs_table_row_new();
        swap(row, nothing);
    }
}
