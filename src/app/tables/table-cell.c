// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/table-cell.h"

#include "app/kit/label.h"

// Whole, where it is cut off. (With gtk_widget_set_tooltip_text() each text would ask the screen
// where the pointer is, and wait for the answer.)
static gboolean
on_query_tooltip(GtkWidget *label, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
    gtk_tooltip_set_text(tooltip, gtk_label_get_text(GTK_LABEL(label)));
    return pango_layout_is_ellipsized(gtk_label_get_layout(GTK_LABEL(label)));
}

GtkWidget *
bs_table_cell_new(guint column, int most_letters, gboolean wraps)
{
    GtkWidget *label = gtk_label_new(NULL);
    g_object_set_data(G_OBJECT(label), "column", GUINT_TO_POINTER(column));
    gtk_widget_set_has_tooltip(label, TRUE);
    g_signal_connect(label, "query-tooltip", G_CALLBACK(on_query_tooltip), NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_yalign(GTK_LABEL(label), 0); // beside one of more lines
    if (wraps)
        bs_label_wrap(GTK_LABEL(label));
    else
        gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_label_set_max_width_chars(GTK_LABEL(label), most_letters);
    gtk_widget_add_css_class(label, "cell");
    return label;
}

guint
bs_table_cell_column(gpointer label)
{
    return GPOINTER_TO_UINT(g_object_get_data(label, "column"));
}

// A class that comes and goes makes the style be computed anew, even when it stays in the end.
void
bs_table_cell_set_class(GtkWidget *label, const char *css_class, gboolean wanted)
{
    if (gtk_widget_has_css_class(label, css_class) == wanted)
        return;
    if (wanted)
        gtk_widget_add_css_class(label, css_class);
    else
        gtk_widget_remove_css_class(label, css_class);
}

void
bs_table_cell_mark_pointed(GtkWidget *label, const BsTableRow *row, const BsOp *op)
{
    bs_table_cell_set_class(label, "pointed", bs_table_row_is_of(row, op));
}

// Where there is little room, what is long is cut off, but not what tells rows from each other,
// which is in the first columns; short words stay whole, and the table is scrolled. What wraps
// needs least.
void
bs_table_cell_set_least_width(GtkWidget *label, const char *text)
{
    enum { TELLING = 2, LEAST_TELLING = 40, LEAST = 20, LEAST_WRAPPED = 12 };
    const int least = gtk_label_get_wrap(GTK_LABEL(label))    ? LEAST_WRAPPED
                      : bs_table_cell_column(label) < TELLING ? LEAST_TELLING
                                                              : LEAST;
    int letters = 0;
    for (; letters < least && *text; letters++)
        text += g_utf8_skip[(guchar)*text];
    gtk_label_set_width_chars(GTK_LABEL(label), letters);
}

GtkWidget *
bs_table_cell_row(GtkWidget *label)
{
    GtkWidget *cell = gtk_widget_get_parent(label);
    return cell ? gtk_widget_get_parent(cell) : NULL;
}

static GtkSizeRequestMode
height_for_width(GtkWidget *row G_GNUC_UNUSED)
{
    return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

// The rows of newer releases of GTK (4.12 to 4.18 at least) say that their height does not follow
// from their width, whatever their cells say: then there is room for one line only.
void
bs_table_cell_let_wrap(GtkWidget *label)
{
    GtkWidget *row = bs_table_cell_row(label);
    if (!row || !gtk_label_get_wrap(GTK_LABEL(label)) ||
        gtk_widget_get_request_mode(row) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
        return;
    GTK_WIDGET_GET_CLASS(row)->get_request_mode = height_for_width;
    gtk_widget_queue_resize(row);
}

// Who moves through the rows with a screen reader hears what is in their cells.
void
bs_table_cell_name_row(GtkWidget *label, const BsTableRow *row)
{
    GtkWidget *widget = bs_table_cell_row(label);
    if (!widget)
        return;
    g_autoptr(GString) name = g_string_new(NULL);
    for (guint i = 0; i < BS_TABLE_COLUMNS; i++) {
        if (row->cells[i] && *row->cells[i])
            g_string_append_printf(name, "%s%s", name->len ? ", " : "", row->cells[i]);
    }
    if (g_strcmp0(g_object_get_data(G_OBJECT(widget), "named"), name->str) == 0)
        return;
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str,
                                   -1);
    g_object_set_data_full(G_OBJECT(widget), "named", g_strdup(name->str), g_free);
}
