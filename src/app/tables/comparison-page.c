// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/comparison-page.h"

#include "support/i18n.h"

struct _BsComparisonPage {
    GtkBox parent_instance;
    GtkWidget *table; // or NULL
    GtkWidget *bar;
    GtkWidget *spinner, *progress, *cancel, *again;
    GtkLabel *said;
};

G_DEFINE_FINAL_TYPE(BsComparisonPage, bs_comparison_page, GTK_TYPE_BOX)

void
bs_comparison_page_show(BsComparisonPage *self, GtkWidget *table)
{
    if (self->table)
        gtk_box_remove(GTK_BOX(self), self->table);
    self->table = table;
    gtk_widget_set_vexpand(table, TRUE);
    gtk_box_append(GTK_BOX(self), table);
    gtk_spinner_set_spinning(GTK_SPINNER(self->spinner), FALSE);
    gtk_widget_set_visible(self->bar, FALSE);
}

void
bs_comparison_page_progress(BsComparisonPage *self, double fraction)
{
    enum { HUNDRED = 100 };
    g_autofree char *text = g_strdup_printf(_("%d %%"), (int)(fraction * HUNDRED));
    gtk_progress_bar_set_fraction(GTK_PROGRESS_BAR(self->progress), fraction);
    gtk_progress_bar_set_text(GTK_PROGRESS_BAR(self->progress), text);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   text, -1);
}

void
bs_comparison_page_wait(BsComparisonPage *self, gboolean working)
{
    if (self->table)
        gtk_box_remove(GTK_BOX(self), self->table);
    self->table = NULL;
    gtk_label_set_text(self->said, working ? _("Executing all of them on the same inputs…")
                                           : _("Not measured"));
    gtk_spinner_set_spinning(GTK_SPINNER(self->spinner), working);
    gtk_widget_set_visible(self->spinner, working);
    gtk_widget_set_visible(self->progress, working);
    bs_comparison_page_progress(self, 0);
    gtk_widget_set_visible(self->cancel, working);
    gtk_widget_set_visible(self->again, !working);
    gtk_widget_set_visible(self->bar, TRUE);
}

static void
bs_comparison_page_class_init(BsComparisonPageClass *klass)
{
}

static void
bs_comparison_page_init(BsComparisonPage *self)
{
    gtk_orientable_set_orientation(GTK_ORIENTABLE(self), GTK_ORIENTATION_VERTICAL);
}

static GtkWidget *
add_button(BsComparisonPage *self, const char *label, const char *action)
{
    GtkWidget *button = gtk_button_new_with_mnemonic(label);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
    gtk_box_append(GTK_BOX(self->bar), button);
    return button;
}

GtkWidget *
bs_comparison_page_new(const char *again, const char *cancel)
{
    enum { SPACING = 12 };
    BsComparisonPage *self = g_object_new(BS_TYPE_COMPARISON_PAGE, NULL);
    self->bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, SPACING);
    self->spinner = gtk_spinner_new();
    self->said = GTK_LABEL(gtk_label_new(NULL));
    self->progress = gtk_progress_bar_new();
    gtk_progress_bar_set_show_text(GTK_PROGRESS_BAR(self->progress), TRUE);
    gtk_widget_set_valign(self->progress, GTK_ALIGN_CENTER);
    gtk_widget_add_css_class(self->bar, "work-bar");
    gtk_box_append(GTK_BOX(self->bar), self->spinner);
    gtk_box_append(GTK_BOX(self->bar), GTK_WIDGET(self->said));
    gtk_box_append(GTK_BOX(self->bar), self->progress);
    self->cancel = add_button(self, _("_Cancel"), cancel);
    self->again = add_button(self, _("_Measure"), again);
    gtk_box_append(GTK_BOX(self), self->bar);
    bs_comparison_page_wait(self, FALSE);
    return GTK_WIDGET(self);
}
