// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/table-rows.h"

enum {
    AT_ONCE = 8,    // widgets of rows that come or go together
    AT_FIRST = 24,  // of those that are in sight
    OF_LIST = 200,  // as many rows have widgets in GTK
    KEPT_AWAY = 64, // while none is in sight
};

struct BsTableRows {
    GListStore *all;
    GtkSliceListModel *shown; // the first ones
    guint n_left;             // the last ones of them, which are empty, and go
    gboolean away;            // none is in sight
    guint going_on;           // source id
};

static guint
count(const BsTableRows *self)
{
    return g_list_model_get_n_items(G_LIST_MODEL(self->all));
}

static BsTableRow *
get(gpointer model, guint at)
{
    return g_list_model_get_item(G_LIST_MODEL(model), at);
}

// -- a few at a time -----------------------------------------------------------------------------

// Those without a widget go at once.
static void
let_go(BsTableRows *self)
{
    const guint n = count(self);
    const guint most = n > OF_LIST + AT_ONCE ? n - OF_LIST : AT_ONCE;
    const guint gone = MIN(self->n_left, most);
    g_list_store_splice(self->all, n - gone, gone, NULL, 0);
    self->n_left -= gone;
}

static void
reach(BsTableRows *self, guint size)
{
    if (size > gtk_slice_list_model_get_size(self->shown))
        gtk_slice_list_model_set_size(self->shown, size < OF_LIST ? size : G_MAXUINT);
}

static gboolean
go_on(gpointer data)
{
    BsTableRows *self = data;
    const guint shown = gtk_slice_list_model_get_size(self->shown);
    if (self->n_left > (self->away ? KEPT_AWAY : 0))
        let_go(self);
    else if (!self->away && shown < count(self))
        reach(self, shown + AT_ONCE);
    else
        self->going_on = 0;
    return self->going_on ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
start(BsTableRows *self)
{
    if (!self->going_on)
        self->going_on = g_idle_add(go_on, self);
}

// -- taking others -------------------------------------------------------------------------------

static void
take_item(BsTableRows *self, guint at, GListModel *from, guint other_at, GHashTable *changed)
{
    g_autoptr(BsTableRow) row = get(self->all, at);
    g_autoptr(BsTableRow) other = get(from, other_at);
    if (bs_table_row_take(row, other))
        g_hash_table_add(changed, row);
}

static gboolean
is_same_item(BsTableRows *self, guint at, GListModel *from, guint other_at)
{
    g_autoptr(BsTableRow) row = get(self->all, at);
    g_autoptr(BsTableRow) other = get(from, other_at);
    return bs_table_row_stands_for_the_same(row, other);
}

static void
unref_object(gpointer object)
{
    g_object_unref(object);
}

// In the place of `n_gone` at `at`, `n_new` of the other ones.
static void
splice(BsTableRows *self, guint at, guint n_gone, GListModel *from, guint n_new)
{
    g_autoptr(GPtrArray) added = g_ptr_array_new_with_free_func(unref_object);
    for (guint i = 0; i < n_new; i++)
        g_ptr_array_add(added, get(from, at + i));
    g_list_store_splice(self->all, at, n_gone, added->pdata, added->len);
}

// A few more or fewer, somewhere: those behind it stay the objects that they are.
static void
take_few(BsTableRows *self, GListModel *from, GHashTable *changed)
{
    const guint n = count(self) - self->n_left, n_from = g_list_model_get_n_items(from);
    const guint most = MIN(n, n_from);
    guint begin = 0, end = 0;
    while (begin < most && is_same_item(self, begin, from, begin))
        begin++;
    while (end < most - begin && is_same_item(self, n - end - 1, from, n_from - end - 1))
        end++;
    for (guint i = 0; i < most - end; i++)
        take_item(self, i, from, i, changed);
    for (guint i = 1; i <= end; i++)
        take_item(self, n - i, from, n_from - i, changed);
    if (n != n_from)
        splice(self, most - end, n - most, from, n_from - most);
}

static void
empty(BsTableRows *self, guint begin, guint end, GHashTable *changed)
{
    for (guint i = begin; i < end; i++) {
        g_autoptr(BsTableRow) row = get(self->all, i);
        g_autoptr(BsTableRow) nothing = bs_table_row_new();
        if (bs_table_row_take(row, nothing))
            g_hash_table_add(changed, row);
    }
}

static void
take_many(BsTableRows *self, GListModel *from, GHashTable *changed)
{
    const guint n = count(self), n_from = g_list_model_get_n_items(from);
    const guint most = MIN(n, n_from);
    for (guint i = 0; i < most; i++)
        take_item(self, i, from, i, changed);
    empty(self, most, n - MIN(self->n_left, n - most), changed);
    self->n_left = n - most;
    if (n_from > n) {
        gtk_slice_list_model_set_size(self->shown,
                                      MIN(gtk_slice_list_model_get_size(self->shown), n));
        splice(self, n, 0, from, n_from - n);
    }
}

void
bs_table_rows_take(BsTableRows *self, GListModel *from, GHashTable *changed)
{
    const guint n = count(self) - self->n_left, n_from = g_list_model_get_n_items(from);
    self->away = FALSE;
    if (MAX(n, n_from) - MIN(n, n_from) > AT_ONCE)
        take_many(self, from, changed);
    else
        take_few(self, from, changed);
    reach(self, AT_FIRST);
    start(self);
}

void
bs_table_rows_put_away(BsTableRows *self, GHashTable *changed)
{
    empty(self, 0, count(self) - self->n_left, changed);
    self->n_left = count(self);
    self->away = TRUE;
    start(self);
}

// -- the rows ------------------------------------------------------------------------------------

guint
bs_table_rows_find(BsTableRows *self, gboolean (*is_it)(const BsTableRow *row, gpointer data),
                   gpointer data)
{
    const guint n = count(self) - self->n_left;
    for (guint i = 0; i < n; i++) {
        g_autoptr(BsTableRow) row = get(self->all, i);
        if (is_it(row, data))
            return i;
    }
    return GTK_INVALID_LIST_POSITION;
}

void
bs_table_rows_reach(BsTableRows *self, guint row)
{
    reach(self, row + 1);
}

GListModel *
bs_table_rows_model(BsTableRows *self)
{
    return G_LIST_MODEL(self->shown);
}

BsTableRows *
bs_table_rows_new(void)
{
    BsTableRows *self = g_new0(BsTableRows, 1);
    self->all = g_list_store_new(BS_TYPE_TABLE_ROW);
    self->shown = gtk_slice_list_model_new(g_object_ref(G_LIST_MODEL(self->all)), 0, G_MAXUINT);
    return self;
}

void
bs_table_rows_free(BsTableRows *self)
{
    if (!self)
        return;
    g_clear_handle_id(&self->going_on, g_source_remove);
    g_object_unref(self->shown);
    g_object_unref(self->all);
    g_free(self);
}
