// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The borders between the columns: all are as wide at first, and when there is one more or less;
// then they are where a hand puts them.
#include "app/frame/columns-private.h"

// When it has its room: what is placed before that is taken to be of another size.
static gboolean
divide_others(gpointer data)
{
    BsColumns *self = data;
    const int width = gtk_widget_get_width(GTK_WIDGET(self->others));
    self->dividing = 0;
    self->divided = TRUE;
    if (self->n == N)
        gtk_paned_set_position(self->others, width / 2);
    return G_SOURCE_REMOVE;
}

static gboolean
divide(gpointer data)
{
    BsColumns *self = data;
    const int width = gtk_widget_get_width(GTK_WIDGET(self->sides));
    gtk_paned_set_position(self->sides, width / (int)self->n);
    self->dividing = g_idle_add(divide_others, self);
    return G_SOURCE_REMOVE;
}

// GTK tells while it gives out sizes.
static void
on_room(BsColumns *self)
{
    if (self->shown && !self->divided && !self->dividing)
        self->dividing = g_idle_add(divide, self);
}

void
bs_columns_divide(BsColumns *self)
{
    self->divided = FALSE;
    if (gtk_widget_get_width(GTK_WIDGET(self->sides)) > 0)
        on_room(self);
}

void
bs_columns_place(BsColumns *self, guint number, GtkWidget *column)
{
    if (number == FIRST)
        gtk_paned_set_start_child(self->sides, column);
    else if (number == FIRST + 1)
        gtk_paned_set_start_child(self->others, column);
    else
        gtk_paned_set_end_child(self->others, column);
}

void
bs_columns_init_borders(BsColumns *self)
{
    g_signal_connect_object(self->sides, "notify::max-position", G_CALLBACK(on_room), self,
                            G_CONNECT_SWAPPED);
}

void
bs_columns_clear_borders(BsColumns *self)
{
    g_clear_handle_id(&self->dividing, g_source_remove);
}
