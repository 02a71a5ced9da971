// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/lesson-fields.h"

#include "app/kit/drop-down.h"
#include "app/kit/label.h"

#include <stdlib.h>

static gboolean
is_list(const BsForm *form)
{
    return form->choices->len == 2;
}

static GtkWidget *
field_of(GtkGrid *grid, const BsForm *form, guint row)
{
    return gtk_grid_get_child_at(grid, is_list(form) ? 0 : 1, (int)row);
}

static GtkWidget *
new_choice(const BsForm *form, const char *name)
{
    GtkStringList *choices = gtk_string_list_new(NULL);
    gtk_string_list_append(choices, "…");
    for (guint i = 0; i < form->choices->len; i++)
        gtk_string_list_append(choices, form->choices->pdata[i]);
    GtkWidget *choice = gtk_drop_down_new(G_LIST_MODEL(choices), NULL);
    gtk_widget_set_hexpand(choice, TRUE);
    bs_drop_down_name(choice, name);
    return choice;
}

static void
add_field(GtkGrid *grid, const BsForm *form, guint number)
{
    const BsFormRow *row = &g_array_index(form->rows, BsFormRow, number);
    if (is_list(form)) {
        GtkWidget *box = gtk_check_button_new_with_label(row->label);
        gtk_grid_attach(grid, box, 0, (int)number, 1, 1);
        return;
    }
    GtkWidget *label = bs_label_new(row->label);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_grid_attach(grid, label, 0, (int)number, 1, 1);
    gtk_grid_attach(grid, new_choice(form, row->label), 1, (int)number, 1, 1);
}

void
bs_lesson_fields_clear(GtkGrid *grid)
{
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(grid))))
        gtk_grid_remove(grid, child);
}

void
bs_lesson_fields_show(GtkGrid *grid, const BsForm *form)
{
    for (guint i = 0; i < form->rows->len; i++)
        add_field(grid, form, i);
}

// From 1; 0: none.
static guint
place_of(GtkGrid *grid, const BsForm *form, guint row)
{
    GtkWidget *field = field_of(grid, form, row);
    return is_list(form) ? (guint)gtk_check_button_get_active(GTK_CHECK_BUTTON(field)) + 1
                         : gtk_drop_down_get_selected(GTK_DROP_DOWN(field));
}

char *
bs_lesson_fields_chosen(GtkGrid *grid, const BsForm *form)
{
    GString *said = g_string_new(NULL);
    for (guint i = 0; i < form->rows->len; i++) {
        const guint place = place_of(grid, form, i);
        g_string_append(said, i ? " " : "");
        if (place)
            g_string_append_printf(said, "%u", place - 1);
        else
            g_string_append_c(said, '-');
    }
    return g_string_free(said, FALSE);
}

void
bs_lesson_fields_choose(GtkGrid *grid, const BsForm *form, const char *said)
{
    g_auto(GStrv) numbers = g_strsplit(said, " ", -1);
    for (guint i = 0; i < form->rows->len && i < g_strv_length(numbers); i++) {
        GtkWidget *field = field_of(grid, form, i);
        const guint place = g_ascii_isdigit(*numbers[i]) ? (guint)atoi(numbers[i]) + 1 : 0;
        if (is_list(form))
            gtk_check_button_set_active(GTK_CHECK_BUTTON(field), place > 1);
        else
            gtk_drop_down_set_selected(GTK_DROP_DOWN(field), MIN(place, form->choices->len));
    }
}

void
bs_lesson_fields_mark(GtkGrid *grid, const BsForm *form, gint wrong)
{
    for (guint i = 0; i < form->rows->len; i++) {
        GtkWidget *field = field_of(grid, form, i);
        gtk_widget_remove_css_class(field, "wrong-answer");
        gtk_widget_remove_css_class(field, "right-answer");
        if (wrong < 0 || (gint)i == wrong)
            gtk_widget_add_css_class(field, wrong < 0 ? "right-answer" : "wrong-answer");
    }
}
