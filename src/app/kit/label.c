// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/label.h"

#include "view/scene/clean-text.h"

void
bs_label_show(GtkLabel *label, const char *text)
{
    g_autofree char *clipped = bs_clip_text(text ? text : "");
    gtk_label_set_text(label, clipped);
}

GtkWidget *
bs_label_new(const char *text)
{
    GtkWidget *label = gtk_label_new(NULL);
    bs_label_show(GTK_LABEL(label), text);
    return label;
}

void
bs_label_wrap(GtkLabel *label)
{
    PangoAttrList *whole = pango_attr_list_new();
    pango_attr_list_insert(whole, pango_attr_insert_hyphens_new(FALSE));
    gtk_label_set_attributes(label, whole);
    pango_attr_list_unref(whole);
    gtk_label_set_wrap(label, TRUE);
    gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR);
}

static gboolean
on_query_tooltip(GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
    const char *text = gtk_label_get_text(label);
    gtk_tooltip_set_text(tooltip, text);
    return *text != '\0';
}

void
bs_label_tell_whole(GtkLabel *label)
{
    gtk_widget_set_has_tooltip(GTK_WIDGET(label), TRUE);
    g_signal_connect(label, "query-tooltip", G_CALLBACK(on_query_tooltip), NULL);
}

void
bs_label_tooltip(GtkWidget *widget, const char *text)
{
    g_autofree char *clipped = text && *text ? bs_clip_text(text) : NULL; // as a widget keeps it
    const char *before = gtk_widget_get_tooltip_text(widget);
    if (g_strcmp0(before, clipped) != 0) // else the screen is asked for the pointer, and waited for
        gtk_widget_set_tooltip_text(widget, clipped);
}
