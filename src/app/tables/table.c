// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/table.h"

#include "app/kit/context-menu.h"
#include "app/kit/label.h"
#include "app/kit/step-keys.h"
#include "app/tables/sentence-links.h"
#include "app/tables/table-cell.h"
#include "app/tables/table-rows.h"
#include "debug/telling/explain.h"

#include <string.h>

struct _BsTable {
    GtkBox parent_instance;
    BsSession *session; // the inspector's, which outlives its tables
    GtkStack *stack;
    GtkColumnView *view;
    GtkLabel *empty, *caption;
    GtkSingleSelection *selection;
    BsTableRows *rows; // shown, or none as another model is
    GHashTable *bound; // label of a cell -> its GtkListItem; both live while they are bound
    guint row;         // to be scrolled to
    guint scrolling;   // source id
    guint explaining;  // the same
    gint64 explained;  // microseconds that sentences took since that was last called
    gboolean choosing;
    int most_letters; // of a cell; -1: any number
    gboolean wraps;   // the last column
};

G_DEFINE_FINAL_TYPE(BsTable, bs_table, GTK_TYPE_BOX)

static gboolean explain_rest(gpointer data);

// -- cells ---------------------------------------------------------------------------------------

// Pointing at a row points at what it stands for.
static void
on_enter(GtkEventController *motion, double x, double y, GtkListItem *item)
{
    BsTable *self =
        BS_TABLE(gtk_widget_get_ancestor(gtk_event_controller_get_widget(motion), BS_TYPE_TABLE));
    const BsTableRow *row = gtk_list_item_get_item(item);
    if (self && row && (!row->session || row->session == self->session))
        bs_session_hover(self->session, row->op || !row->value ? row->op : bs_value_op(row->value));
}

static void
on_leave(GtkEventController *motion)
{
    GtkWidget *label = gtk_event_controller_get_widget(motion);
    BsTable *self = BS_TABLE(gtk_widget_get_ancestor(label, BS_TYPE_TABLE));
    if (self)
        bs_session_hover(self->session, NULL);
}

static void
setup_cell(GtkListItemFactory *factory, GtkListItem *item, gpointer column)
{
    const BsTable *self = g_object_get_data(G_OBJECT(factory), "table");
    const guint last = g_list_model_get_n_items(gtk_column_view_get_columns(self->view)) - 1;
    const gboolean wraps = self->wraps && GPOINTER_TO_UINT(column) == last;
    GtkWidget *label = bs_table_cell_new(GPOINTER_TO_UINT(column), self->most_letters, wraps);
    GtkEventController *motion = gtk_event_controller_motion_new();
    g_signal_connect(motion, "enter", G_CALLBACK(on_enter), item);
    g_signal_connect(motion, "leave", G_CALLBACK(on_leave), NULL);
    gtk_widget_add_controller(label, motion);
    bs_sentence_links_init(GTK_LABEL(label), self->session);
    gtk_list_item_set_child(item, label);
}

static gboolean
is_of_session(const BsTableRow *row, BsSession *session)
{
    return bs_session_is_walkable(session) && bs_session_document(session) == row->of;
}

static gboolean
lacks_sentence(const BsTableRow *row, guint column)
{
    return row->explained && row->explain_column == column && !row->cells[column];
}

// Each sentence is a journey through the run and back. Where these take their time, the rest are
// asked for together when the screen has been drawn.
static void
explain_row(BsTable *self, BsTableRow *row)
{
    enum { QUICK_US = 5000 };
    if (!is_of_session(row, self->session))
        return;
    if (!self->explaining)
        self->explaining = g_idle_add(explain_rest, self);
    if (self->explained > QUICK_US)
        return;
    const gint64 begin = g_get_monotonic_time();
    row->cells[row->explain_column] =
        g_strdup(bs_document_explain(bs_session_document(self->session), row->explained));
    self->explained += g_get_monotonic_time() - begin;
}

// What a sentence names is a link. What is in other cells is what the whole row leads to.
static void
show_text(BsTable *self, GtkWidget *label, const BsTableRow *row, const char *text)
{
    const guint number = bs_table_cell_column(label);
    const BsOp *op = row->op ? bs_op_function(row->op) : NULL;
    if (row->explained && number == row->explain_column && is_of_session(row, self->session) &&
        *text)
        bs_sentence_links_show(GTK_LABEL(label), row->explained, text);
    else if (number >= row->link_column && row->link_column && strchr(text, ' '))
        bs_sentence_links_show_text(GTK_LABEL(label), op ? bs_function_name(op) : row->function,
                                    text);
    else
        bs_sentence_links_show_plain(GTK_LABEL(label), text);
}

static void
show_cell(BsTable *self, GtkWidget *label, BsTableRow *row)
{
    const guint number = bs_table_cell_column(label);
    if (row->write && is_of_session(row, self->session))
        bs_table_row_write(row, bs_session_document(self->session));
    if (lacks_sentence(row, number))
        explain_row(self, row);
    const char *text = row->cells[number] ? row->cells[number] : "";
    show_text(self, label, row, text);
    gtk_widget_set_focusable(label, FALSE); // a click in a row goes to the row
    bs_table_cell_set_least_width(label, text);
    for (gint i = 0; i < BS_N_LOOKS; i++)
        bs_table_cell_set_class(label, bs_looks[i].css_class,
                                row->look == i && row->look_column == number);
    bs_table_cell_set_class(label, "monospace", row->code_column && row->code_column == number);
    bs_table_cell_mark_pointed(label, row, bs_session_hovered_op(self->session));
    bs_table_cell_let_wrap(label);
    if (number == 0 || (row->explained && number == row->explain_column))
        bs_table_cell_name_row(label, row);
}

// -- sentences -----------------------------------------------------------------------------------

static gint
compare_events(gconstpointer a, gconstpointer b)
{
    const guint32 first = *(const guint32 *)a, second = *(const guint32 *)b;
    return (first > second) - (first < second);
}

// The events whose sentences cells in sight wait for, in their order.
static GArray *
find_waiting(BsTable *self)
{
    GArray *waiting = g_array_new(FALSE, FALSE, sizeof(guint32));
    GHashTableIter cells;
    gpointer label, item;
    g_hash_table_iter_init(&cells, self->bound);
    while (g_hash_table_iter_next(&cells, &label, &item)) {
        BsTableRow *row = gtk_list_item_get_item(item);
        if (lacks_sentence(row, bs_table_cell_column(label)) && is_of_session(row, self->session))
            g_array_append_val(waiting, row->explained);
    }
    g_array_sort(waiting, compare_events);
    return waiting;
}

static void
show_sentences(BsTable *self, guint32 last)
{
    GHashTableIter cells;
    gpointer label, item;
    g_hash_table_iter_init(&cells, self->bound);
    while (g_hash_table_iter_next(&cells, &label, &item)) {
        BsTableRow *row = gtk_list_item_get_item(item);
        if (lacks_sentence(row, bs_table_cell_column(label)) && row->explained <= last)
            show_cell(self, label, row);
    }
}

static gboolean
explain_rest(gpointer data)
{
    enum { AT_ONCE_US = 16000 };
    BsTable *self = data;
    g_autoptr(GArray) waiting = find_waiting(self);
    guint n = 0;
    self->explained = 0;
    if (waiting->len > 0) {
        const guint32 *numbers = (const guint32 *)(gpointer)waiting->data;
        n = bs_document_explain_some(bs_session_document(self->session), numbers, waiting->len,
                                     AT_ONCE_US);
        show_sentences(self, numbers[n - 1]);
        self->explained = 0;
    }
    if (n < waiting->len)
        return G_SOURCE_CONTINUE;
    self->explaining = 0;
    return G_SOURCE_REMOVE;
}

static void
bind_cell(GtkListItemFactory *factory, GtkListItem *item)
{
    BsTable *self = g_object_get_data(G_OBJECT(factory), "table");
    GtkWidget *label = gtk_list_item_get_child(item);
    g_hash_table_insert(self->bound, label, item);
    show_cell(self, label, gtk_list_item_get_item(item));
}

static void
unbind_cell(GtkListItemFactory *factory, GtkListItem *item)
{
    const BsTable *self = g_object_get_data(G_OBJECT(factory), "table");
    if (self->bound)
        g_hash_table_remove(self->bound, gtk_list_item_get_child(item));
}

// What is pointed at in another view is marked here.
static void
on_hovered(BsTable *self)
{
    const BsOp *op = bs_session_hovered_op(self->session);
    GHashTableIter cells;
    gpointer label, item;
    if (!self->bound) // it is going
        return;
    g_hash_table_iter_init(&cells, self->bound);
    while (g_hash_table_iter_next(&cells, &label, &item))
        bs_table_cell_mark_pointed(label, gtk_list_item_get_item(item), op);
}

const char *
bs_table_pointed(BsTable *self)
{
    const BsOp *op = bs_session_hovered_op(self->session);
    GHashTableIter cells;
    gpointer label, item;
    g_hash_table_iter_init(&cells, self->bound);
    while (g_hash_table_iter_next(&cells, &label, &item)) {
        const BsTableRow *row = gtk_list_item_get_item(item);
        if (bs_table_row_is_of(row, op) && gtk_widget_has_css_class(label, "pointed"))
            return row->cells[0] ? row->cells[0] : "";
    }
    return "";
}

static void
add_column(BsTable *self, const char *title, guint number, gboolean last)
{
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_object_set_data(G_OBJECT(factory), "table", self);
    g_signal_connect(factory, "setup", G_CALLBACK(setup_cell), GUINT_TO_POINTER(number));
    g_signal_connect(factory, "bind", G_CALLBACK(bind_cell), NULL);
    g_signal_connect(factory, "unbind", G_CALLBACK(unbind_cell), NULL);
    g_autoptr(GtkColumnViewColumn) column = gtk_column_view_column_new(title, factory);
    gtk_column_view_column_set_resizable(column, TRUE);
    gtk_column_view_column_set_expand(column, last);
    gtk_column_view_append_column(self->view, column);
}

void
bs_table_limit_cells(BsTable *self, int letters)
{
    GListModel *columns = gtk_column_view_get_columns(self->view);
    self->most_letters = letters;
    for (guint i = 1; i < g_list_model_get_n_items(columns); i++) {
        g_autoptr(GtkColumnViewColumn) column = g_list_model_get_item(columns, i);
        gtk_column_view_column_set_expand(column, TRUE);
    }
}

void
bs_table_wrap(BsTable *self)
{
    self->wraps = TRUE;
}

// -- choosing ------------------------------------------------------------------------------------

static void
select_subject(BsTable *self, const BsTableRow *row)
{
    if (row->value)
        bs_session_select_value(self->session, row->value);
    else if (row->op)
        bs_session_select_op(row->session ? row->session : self->session, row->op);
    else if (row->block)
        bs_session_select_block(self->session, row->block);
}

static void
on_activate(BsTable *self, guint position)
{
    g_autoptr(BsTableRow) row =
        g_list_model_get_item(gtk_single_selection_get_model(self->selection), position);
    if (!row)
        return;
    self->choosing = TRUE;
    if (row->event)
        bs_session_goto(self->session, row->event);
    if (row->function) {
        bs_session_set_function(self->session, row->function);
        bs_session_goto_stage(self->session, row->stage);
        bs_session_select_op(self->session, bs_session_find_op(self->session, row->op_id));
    }
    self->choosing = FALSE;
    select_subject(self, row);
    if (row->action)
        gtk_widget_activate_action(GTK_WIDGET(self), row->action, "s", row->target);
}

// A BsContextAim: what the row stands for is selected, without going to its event.
static gboolean
aim_at(gpointer table, double x, double y, GdkRectangle *at)
{
    BsTable *self = table;
    GtkWidget *view = GTK_WIDGET(self->view);
    GtkWidget *cell = x < 0 ? NULL : gtk_widget_pick(view, x, y, GTK_PICK_DEFAULT);
    GtkListItem *item = NULL;
    for (; cell && cell != view && !item; cell = gtk_widget_get_parent(cell))
        item = g_hash_table_lookup(self->bound, cell);
    gpointer row = item    ? gtk_list_item_get_item(item)
                   : x < 0 ? gtk_single_selection_get_selected_item(self->selection)
                           : NULL;
    if (!row)
        return FALSE;
    select_subject(self, row);
    return TRUE;
}

// GTK 4.8 has no scroll_to() for column views; the list inside has this action.
static gboolean
scroll(gpointer data)
{
    BsTable *self = data;
    self->scrolling = 0;
    GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(self->view));
    while (child && !GTK_IS_LIST_VIEW(child))
        child = gtk_widget_get_next_sibling(child);
    if (child)
        gtk_widget_activate_action(child, "list.scroll-to-item", "u", self->row);
    return G_SOURCE_REMOVE;
}

// A list that is only now coming into view has no place for its rows yet: after it was drawn it
// has.
void
bs_table_show_row(BsTable *self, guint row)
{
    bs_table_rows_reach(self->rows, row);
    gtk_single_selection_set_selected(self->selection, row);
    self->row = row;
    if (!self->scrolling)
        self->scrolling = g_idle_add(scroll, self);
}

static gboolean
stands_for(const BsTableRow *row, gpointer data)
{
    const BsTableRow *of = data;
    if (of->op)
        return row->op == of->op;
    if (of->value)
        return row->value == of->value;
    return of->block && row->block == of->block;
}

void
bs_table_show(BsTable *self, const BsOp *op, const BsValue *value, const BsBlock *block)
{
    BsTableRow of = {.op = op, .value = value, .block = block};
    const guint row = bs_table_rows_find(self->rows, stands_for, &of);
    if (row != GTK_INVALID_LIST_POSITION)
        bs_table_show_row(self, row);
    else
        gtk_single_selection_set_selected(self->selection, row);
}

// Cells of rows that changed, of those in sight. Some turn out to say what they said before.
static void
show_changed(BsTable *self, GHashTable *changed)
{
    GHashTableIter cells;
    gpointer label, item;
    g_hash_table_iter_init(&cells, self->bound);
    while (g_hash_table_iter_next(&cells, &label, &item)) {
        BsTableRow *row = gtk_list_item_get_item(item);
        if (row->write && is_of_session(row, self->session) &&
            !bs_table_row_write(row, bs_session_document(self->session)))
            g_hash_table_remove(changed, row);
        if (g_hash_table_contains(changed, row))
            show_cell(self, label, row);
    }
}

// A step changes few rows: all others stay what they are, with their cells and their place in
// sight.
static void
merge_rows(BsTable *self, GListModel *rows)
{
    g_autoptr(GHashTable) changed = g_hash_table_new(NULL, NULL);
    bs_table_rows_take(self->rows, rows, changed);
    show_changed(self, changed);
    if (gtk_single_selection_get_model(self->selection) != bs_table_rows_model(self->rows))
        gtk_single_selection_set_model(self->selection, bs_table_rows_model(self->rows));
}

void
bs_table_set_rows(BsTable *self, GListModel *rows, const char *empty)
{
    const gboolean has_rows = rows && g_list_model_get_n_items(rows) > 0;
    gtk_single_selection_set_selected(self->selection, GTK_INVALID_LIST_POSITION);
    if (has_rows && G_IS_LIST_STORE(rows)) {
        merge_rows(self, rows);
    } else { // what stands at the same address in another program is not what stood there
        g_autoptr(GHashTable) changed = g_hash_table_new(NULL, NULL);
        bs_table_rows_put_away(self->rows, changed);
        show_changed(self, changed);
        if (has_rows ||
            gtk_single_selection_get_model(self->selection) != bs_table_rows_model(self->rows))
            gtk_single_selection_set_model(self->selection, rows);
    }
    bs_label_show(self->empty, empty);
    gtk_stack_set_visible_child_name(self->stack, has_rows ? "rows" : "empty");
}

void
bs_table_set_caption(BsTable *self, const char *caption)
{
    bs_label_show(self->caption, caption);
    gtk_widget_set_visible(GTK_WIDGET(self->caption), caption != NULL);
}

gboolean
bs_table_is_choosing(BsTable *self)
{
    return self->choosing;
}

// -- the keyboard --------------------------------------------------------------------------------

// The widget of the row that is selected, or NULL where that is out of sight.
static GtkWidget *
selected_row(BsTable *self)
{
    GHashTableIter cells;
    gpointer label, item;
    g_hash_table_iter_init(&cells, self->bound);
    while (g_hash_table_iter_next(&cells, &label, &item)) {
        if (gtk_list_item_get_selected(item))
            return bs_table_cell_row(label);
    }
    return NULL;
}

// Arrow keys go through the rows. To GTK each of them is a stop of Tab as well, from the first on,
// and out of the events of a long run there would be no way.
static gboolean
bs_table_focus(GtkWidget *widget, GtkDirectionType direction)
{
    BsTable *self = BS_TABLE(widget);
    GtkWidget *focus = gtk_root_get_focus(gtk_widget_get_root(widget));
    const gboolean by_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
    if (by_tab && focus && gtk_widget_is_ancestor(focus, widget))
        return FALSE;
    GtkWidget *row = by_tab ? selected_row(self) : NULL;
    return (row && gtk_widget_grab_focus(row)) ||
           GTK_WIDGET_CLASS(bs_table_parent_class)->focus(widget, direction);
}

// Whether the row of a label has the focus, or what of it holds the label: since GTK 4.12 each cell
// takes it, too.
static gboolean
is_in_focus(GtkWidget *label, GtkWidget *focus)
{
    GtkWidget *row = bs_table_cell_row(label);
    return label == focus || row == focus ||
           (row && gtk_widget_is_ancestor(focus, row) && gtk_widget_is_ancestor(label, focus));
}

// The label in focus that has links, or NULL.
static GtkWidget *
linked_label(BsTable *self, GtkWidget *focus)
{
    GHashTableIter cells;
    gpointer label, item;
    g_hash_table_iter_init(&cells, self->bound);
    while (g_hash_table_iter_next(&cells, &label, &item)) {
        if (is_in_focus(label, focus) && bs_sentence_links_has(label))
            return label;
    }
    return NULL;
}

// After a click the focus is in the sentence, but at none of its links yet.
static void
go_on(GtkWidget *label, GtkWidget *focus, gboolean back)
{
    gtk_widget_set_focusable(label, TRUE);
    if (label != focus)
        gtk_widget_grab_focus(label);
    else if (bs_sentence_links_is_told(label))
        gtk_widget_child_focus(label, back ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
}

// Right goes into the sentence of a row, and from link to link; Left goes back.
static gboolean
on_key(BsTable *self, guint key, guint code, GdkModifierType state)
{
    GtkWidget *focus = gtk_root_get_focus(gtk_widget_get_root(GTK_WIDGET(self)));
    GtkWidget *label = focus ? linked_label(self, focus) : NULL;
    const gboolean on = key == GDK_KEY_Right || key == GDK_KEY_KP_Right;
    const gboolean back = key == GDK_KEY_Left || key == GDK_KEY_KP_Left;
    if (!label || !(on || back) || state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK) ||
        (back && label != focus))
        return FALSE;
    go_on(label, focus, back);
    bs_sentence_links_tell(GTK_LABEL(label), gtk_widget_has_focus(label));
    return TRUE;
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_table_dispose(GObject *object)
{
    BsTable *self = BS_TABLE(object);
    g_clear_handle_id(&self->scrolling, g_source_remove);
    g_clear_handle_id(&self->explaining, g_source_remove);
    g_clear_object(&self->selection);
    g_clear_pointer(&self->rows, bs_table_rows_free);
    g_clear_pointer(&self->bound, g_hash_table_unref);
    G_OBJECT_CLASS(bs_table_parent_class)->dispose(object);
}

static void
bs_table_class_init(BsTableClass *klass)
{
    G_OBJECT_CLASS(klass)->dispose = bs_table_dispose;
    GTK_WIDGET_CLASS(klass)->focus = bs_table_focus;
}

static void
bs_table_init(BsTable *self)
{
    self->bound = g_hash_table_new(NULL, NULL);
    self->most_letters = -1;
    self->rows = bs_table_rows_new();
    self->selection = gtk_single_selection_new(NULL);
    gtk_single_selection_set_autoselect(self->selection, FALSE);
    gtk_single_selection_set_can_unselect(self->selection, TRUE);
    self->view =
        GTK_COLUMN_VIEW(gtk_column_view_new(g_object_ref(GTK_SELECTION_MODEL(self->selection))));
    gtk_column_view_set_single_click_activate(self->view, TRUE);
    gtk_widget_add_css_class(GTK_WIDGET(self->view), "data-table");
    g_signal_connect_swapped(self->view, "activate", G_CALLBACK(on_activate), self);
    bs_context_menu_add(GTK_WIDGET(self->view), GTK_BOX(self), "selection_menu", aim_at, self);
    bs_step_keys_add(GTK_WIDGET(self->view));
    GtkEventController *keys = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    g_signal_connect_swapped(keys, "key-pressed", G_CALLBACK(on_key), self);
    gtk_widget_add_controller(GTK_WIDGET(self->view), keys);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), GTK_WIDGET(self->view));
    gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scrolled), TRUE);
    gtk_widget_set_vexpand(scrolled, TRUE);
    gtk_widget_set_hexpand(scrolled, TRUE);
    self->empty = GTK_LABEL(gtk_label_new(NULL));
    gtk_label_set_wrap(self->empty, TRUE);
    gtk_widget_add_css_class(GTK_WIDGET(self->empty), "dim-label");
    self->stack = GTK_STACK(gtk_stack_new());
    gtk_stack_set_vhomogeneous(self->stack, FALSE);
    gtk_stack_set_hhomogeneous(self->stack, FALSE); // else as wide as words in one line
    gtk_stack_add_named(self->stack, scrolled, "rows");
    gtk_stack_add_named(self->stack, GTK_WIDGET(self->empty), "empty");
    self->caption = GTK_LABEL(gtk_label_new(NULL));
    gtk_label_set_xalign(self->caption, 0);
    gtk_label_set_ellipsize(self->caption, PANGO_ELLIPSIZE_END);
    gtk_widget_add_css_class(GTK_WIDGET(self->caption), "table-caption");
    gtk_widget_set_visible(GTK_WIDGET(self->caption), FALSE);
    gtk_orientable_set_orientation(GTK_ORIENTABLE(self), GTK_ORIENTATION_VERTICAL);
    gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->caption));
    gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->stack));
}

GtkWidget *
bs_table_new(BsSession *session, const char *name, const char *const *titles)
{
    BsTable *self = g_object_new(BS_TYPE_TABLE, NULL);
    self->session = session;
    g_signal_connect_object(session, "hovered", G_CALLBACK(on_hovered), self, G_CONNECT_SWAPPED);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                   -1);
    for (guint i = 0; i < BS_TABLE_COLUMNS && titles[i]; i++)
        add_column(self, titles[i], i, !titles[i + 1]);
    return GTK_WIDGET(self);
}

void
bs_table_add_headed(GtkBox *page, GtkWidget *table, const char *title)
{
    GtkWidget *part = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_add_css_class(part, "table-part");
    if (title) {
        GtkWidget *heading = gtk_label_new(title);
        gtk_label_set_xalign(GTK_LABEL(heading), 0);
        gtk_widget_add_css_class(heading, "table-caption");
        gtk_box_append(GTK_BOX(part), heading);
    }
    gtk_box_append(GTK_BOX(part), table);
    gtk_box_append(page, part);
}
