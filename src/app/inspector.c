// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/inspector.h"

#include "app/event-list.h"
#include "app/table.h"
#include "debug/explain.h"
#include "debug/state.h"

#include <glib/gi18n.h>

struct _BsInspector {
    GtkBox parent_instance;
    BsSession *session;
    GtkLabel *sentence;
    GtkStack *stack;
    GtkWidget *ownership, *liveness, *deallocs, *events;
    gboolean events_filled;
};

G_DEFINE_FINAL_TYPE(BsInspector, bs_inspector, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION, N_PROPS };
static GParamSpec *properties[N_PROPS];

// -- names ---------------------------------------------------------------------------------------

static char *
value_name(BsDocument *document, const BsValue *value)
{
    const char *name = value ? bs_document_value_name(document, value) : NULL;
    return g_strdup(name ? name : "");
}

static char *
block_name(BsDocument *document, const BsBlock *block)
{
    const char *name = block ? bs_document_block_name(document, block) : NULL;
    return g_strdup(name ? name : "");
}

static void
append(GListStore *rows, BsTableRow *row)
{
    g_list_store_append(rows, row);
    g_object_unref(row);
}

// -- ownership -----------------------------------------------------------------------------------

static void
append_cell(GListStore *rows, BsDocument *document, const BsCell *cell)
{
    BsTableRow *row = bs_table_row_new();
    g_autofree char *indicator = value_name(document, cell->ownership.indicator);
    const BsLook look = bs_look_of(cell->ownership);
    row->value = cell->value;
    row->look = (gint)look;
    row->look_column = 2;
    row->cells[0] = value_name(document, cell->value);
    row->cells[1] = block_name(document, cell->block);
    row->cells[2] = bs_look_text(look, indicator);
    row->cells[3] = bs_document_ownership_text(document, cell->ownership);
    row->cells[4] = cell->since ? g_strdup_printf("%u", cell->since) : NULL;
    row->cells[5] = cell->since ? g_strdup(bs_document_explain(document, cell->since)) : NULL;
    append(rows, row);
}

static void
fill_ownership(BsInspector *self, BsDocument *document, const BsOp *function)
{
    g_autoptr(GArray) cells = g_array_new(FALSE, FALSE, sizeof(BsCell));
    GListStore *rows = g_list_store_new(BS_TYPE_TABLE_ROW);
    bs_document_cells(document, function, cells);
    for (guint i = 0; i < cells->len; i++)
        append_cell(rows, document, &g_array_index(cells, BsCell, i));
    bs_table_set_rows(BS_TABLE(self->ownership), G_LIST_MODEL(rows),
                      _("No memref has an ownership yet: the ownership pass has not looked at "
                        "this function."));
    g_object_unref(rows);
}

// -- liveness ------------------------------------------------------------------------------------

static char *
names_of(BsDocument *document, const GPtrArray *values)
{
    GString *names = g_string_new(NULL);
    for (guint i = 0; i < values->len; i++) {
        const char *name = bs_document_value_name(document, values->pdata[i]);
        g_string_append_printf(names, "%s%s", i ? ", " : "", name ? name : "?");
    }
    return g_string_free(names, FALSE);
}

static void
append_live(GListStore *rows, BsDocument *document, const BsBlock *block)
{
    g_autoptr(GPtrArray) live_in = g_ptr_array_new(), live_out = g_ptr_array_new();
    bs_document_liveness(document, block, live_in, live_out);
    BsTableRow *row = bs_table_row_new();
    row->block = block;
    row->cells[0] = block_name(document, block);
    row->cells[1] = g_strdup(block->region->op->def->name);
    row->cells[2] = names_of(document, live_in);
    row->cells[3] = names_of(document, live_out);
    append(rows, row);
}

static void
append_blocks(GListStore *rows, BsDocument *document, const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (&op->regions[r], block) {
            append_live(rows, document, block);
            bs_block_for_each (block, nested)
                append_blocks(rows, document, nested);
        }
    }
}

static void
fill_liveness(BsInspector *self, BsDocument *document, const BsOp *function)
{
    GListStore *rows = g_list_store_new(BS_TYPE_TABLE_ROW);
    if (function)
        append_blocks(rows, document, function);
    bs_table_set_rows(BS_TABLE(self->liveness), G_LIST_MODEL(rows), _("No function is in view."));
    g_object_unref(rows);
}

// -- deallocs ------------------------------------------------------------------------------------

static void
append_dealloc_item(GListStore *rows, BsDocument *document, const BsDeallocInfo *info,
                    const BsDeallocItem *item)
{
    g_autofree char *target = block_name(document, info->target);
    const gboolean frees = item->role == BS_ROLE_TO_FREE;
    BsTableRow *row = bs_table_row_new();
    row->value = item->memref;
    row->op = info->op;
    row->look = frees ? BS_LOOK_FREED : BS_LOOK_RETAINED;
    row->look_column = 2;
    row->cells[0] = block_name(document, info->op->block);
    row->cells[1] = g_strdup(target);
    row->cells[2] =
        g_strdup_printf("%s %s", bs_looks[row->look].sign, frees ? _("to free") : _("retained"));
    row->cells[3] = value_name(document, item->memref ? item->memref : item->operand);
    row->cells[4] = value_name(document, item->condition);
    row->cells[5] = bs_reason_text(item->reason, *target ? target : NULL);
    append(rows, row);
}

static void
fill_deallocs(BsInspector *self, BsDocument *document, const BsOp *function)
{
    g_autoptr(GPtrArray) ops = g_ptr_array_new();
    GListStore *rows = g_list_store_new(BS_TYPE_TABLE_ROW);
    bs_document_deallocs(document, function, ops);
    for (guint i = 0; i < ops->len; i++) {
        BsDeallocInfo info;
        if (!bs_document_dealloc_info(document, ops->pdata[i], &info))
            continue;
        for (guint k = 0; k < info.items->len; k++)
            append_dealloc_item(rows, document, &info,
                                &g_array_index(info.items, BsDeallocItem, k));
        bs_dealloc_info_clear(&info);
    }
    bs_table_set_rows(BS_TABLE(self->deallocs), G_LIST_MODEL(rows),
                      _("There is no bufferization.dealloc here now."));
    g_object_unref(rows);
}

// -- filling -------------------------------------------------------------------------------------

typedef struct TableRow {
    const char *name;
    size_t widget; // offset of the table in the inspector
    void (*fill)(BsInspector *self, BsDocument *document, const BsOp *function);
} TableRow;

static const TableRow tables[] = {
    {"ownership", G_STRUCT_OFFSET(BsInspector, ownership), fill_ownership},
    {"liveness", G_STRUCT_OFFSET(BsInspector, liveness), fill_liveness},
    {"deallocs", G_STRUCT_OFFSET(BsInspector, deallocs), fill_deallocs},
};

static void
show_events(BsInspector *self)
{
    if (!self->events_filled) {
        GListModel *events = bs_event_list_new(self->session);
        bs_table_set_rows(BS_TABLE(self->events), events, _("Nothing was recorded."));
        g_object_unref(events);
        self->events_filled = TRUE;
    }
    const guint32 cursor = bs_session_cursor(self->session);
    if (cursor)
        bs_table_show_row(BS_TABLE(self->events), cursor - 1);
}

// Only the table in sight is filled: the others are when they are turned to.
static void
update(BsInspector *self)
{
    if (!self->session)
        return;
    gtk_label_set_text(self->sentence, bs_session_sentence(self->session));
    const char *name = gtk_stack_get_visible_child_name(self->stack);
    if (!bs_session_is_walkable(self->session))
        return;
    if (g_strcmp0(name, "events") == 0)
        show_events(self);
    for (guint i = 0; i < G_N_ELEMENTS(tables); i++) {
        if (g_strcmp0(name, tables[i].name) == 0)
            tables[i].fill(self, bs_session_document(self->session),
                           bs_session_function(self->session));
    }
}

static void
on_loaded(BsInspector *self)
{
    GtkWidget *all[] = {self->ownership, self->liveness, self->deallocs, self->events};
    self->events_filled = FALSE;
    for (guint i = 0; i < G_N_ELEMENTS(all); i++)
        bs_table_set_rows(BS_TABLE(all[i]), NULL, "");
}

gboolean
bs_inspector_show_table(BsInspector *self, const char *name)
{
    if (!gtk_stack_get_child_by_name(self->stack, name))
        return FALSE;
    gtk_stack_set_visible_child_name(self->stack, name);
    return TRUE;
}

// -- the widget ----------------------------------------------------------------------------------

static GtkWidget *
add_table(BsInspector *self, const char *name, const char *title, const char *const *columns)
{
    GtkWidget *table = bs_table_new(self->session, title, columns);
    gtk_stack_add_titled(self->stack, table, name, title);
    return table;
}

static void
add_tables(BsInspector *self)
{
    const char *const ownership[] = {_("Memref"), _("In block"), _("State"), _("Ownership"),
                                     _("Since"),  _("Because"),  NULL};
    const char *const liveness[] = {_("Block"), _("Of"), _("Live in"), _("Live out"), NULL};
    const char *const deallocs[] = {_("In block"), _("For successor"),        _("Role"),
                                    _("Memref"),   _("Condition, new owner"), _("Reason"),
                                    NULL};
    const char *const events[] = {_("No."), _("Stage"), _("Kind"), _("What happened"), NULL};
    self->ownership = add_table(self, "ownership", _("Ownership"), ownership);
    self->liveness = add_table(self, "liveness", _("Liveness"), liveness);
    self->deallocs = add_table(self, "deallocs", _("Deallocs"), deallocs);
    self->events = add_table(self, "events", _("Events"), events);
}

static void
set_session(BsInspector *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    add_tables(self);
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(update), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->stack, "notify::visible-child", G_CALLBACK(update), self,
                            G_CONNECT_SWAPPED);
}

static void
bs_inspector_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
    if (id == PROP_SESSION)
        set_session(BS_INSPECTOR(object), g_value_get_object(value));
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_inspector_dispose(GObject *object)
{
    BsInspector *self = BS_INSPECTOR(object);
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))))
        gtk_widget_unparent(child);
    g_clear_object(&self->session);
    G_OBJECT_CLASS(bs_inspector_parent_class)->dispose(object);
}

static void
bs_inspector_class_init(BsInspectorClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    object_class->set_property = bs_inspector_set_property;
    object_class->dispose = bs_inspector_dispose;
    properties[PROP_SESSION] = g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/inspector.ui");
    gtk_widget_class_bind_template_child(widget_class, BsInspector, sentence);
    gtk_widget_class_bind_template_child(widget_class, BsInspector, stack);
}

static void
bs_inspector_init(BsInspector *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
}
