// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/table-row.h"

G_DEFINE_FINAL_TYPE(BsTableRow, bs_table_row, G_TYPE_OBJECT)

static void
bs_table_row_finalize(GObject *object)
{
    BsTableRow *self = BS_TABLE_ROW(object);
    for (guint i = 0; i < BS_TABLE_COLUMNS; i++)
        g_free(self->cells[i]);
    g_strfreev(self->before);
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

// The sentence, which is written later, has stayed.
static gboolean
is_as_before(const BsTableRow *row)
{
    gboolean same = row->before != NULL;
    for (guint i = 0; i < BS_TABLE_COLUMNS && same; i++)
        same = (row->explained && i == row->explain_column) ||
               g_str_equal(row->cells[i] ? row->cells[i] : "", row->before[i]);
    return same;
}

gboolean
bs_table_row_write(BsTableRow *self, BsDocument *document)
{
    void (*write)(BsTableRow * row, BsDocument * document) = g_steal_pointer(&self->write);
    if (!write)
        return TRUE;
    write(self, document);
    const gboolean same = is_as_before(self);
    g_clear_pointer(&self->before, g_strfreev);
    return !same;
}

gboolean
bs_table_row_stands_for_the_same(const BsTableRow *a, const BsTableRow *b)
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

static char **
copy_cells(const BsTableRow *row)
{
    char **cells = g_new0(char *, BS_TABLE_COLUMNS + 1);
    for (guint i = 0; i < BS_TABLE_COLUMNS; i++)
        cells[i] = g_strdup(row->cells[i] ? row->cells[i] : "");
    return cells;
}

// A sentence that is there already is that of the same event.
gboolean
bs_table_row_take(BsTableRow *row, BsTableRow *from)
{
    const guint sentence = from->explain_column;
    const gboolean look_same = look_the_same(row, from) && row->explain_column == sentence;
    const gboolean told = look_same && from->explained && !from->cells[sentence];
    const gboolean same = look_same && bs_table_row_stands_for_the_same(row, from) &&
                          say_the_same(row, from, told ? sentence : BS_TABLE_COLUMNS);
    if (look_same && from->write && !row->write && bs_table_row_stands_for_the_same(row, from))
        from->before = copy_cells(row);
    if (told)
        from->cells[sentence] = g_steal_pointer(&row->cells[sentence]);
    swap(row, from);
    return !same;
}
