// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/legend.h"

#include "support/i18n.h"
#include "view/scene/look.h"

static void
add_label(GtkGrid *grid, const char *text, int column, int row, int width, const char *css_class)
{
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_set_hexpand(label, column + width > 1); // a sign has the room of a sign
    gtk_widget_add_css_class(label, "cell");
    if (css_class)
        gtk_widget_add_css_class(label, css_class);
    gtk_grid_attach(grid, label, column, row, width, 1);
}

static gboolean
is_of_ownership(BsLook look)
{
    return !bs_look_is_of_alias(look) && !bs_look_is_of_indicator(look);
}

static gboolean
is_of_alias(BsLook look)
{
    return bs_look_is_of_alias(look);
}

static gboolean
is_of_indicator(BsLook look)
{
    return bs_look_is_of_indicator(look);
}

// Large type in a low window: as high as that, and scrolled.
static void
on_show(GtkWidget *popover, gpointer scrolled)
{
    enum { AROUND = 80, LEAST = 120 };
    GtkRoot *root = gtk_widget_get_root(popover);
    const int height = root ? gtk_widget_get_height(GTK_WIDGET(root)) : 0;
    gtk_scrolled_window_set_max_content_height(scrolled, MAX(LEAST, height - AROUND));
}

GtkWidget *
bs_legend_new(void)
{
    static const struct {
        const char *title;
        gboolean (*has)(BsLook look);
    } systems[] = {{N_("Ownership, and what a dealloc does"), is_of_ownership},
                   {N_("Alias sets of the older system"), is_of_alias},
                   {N_("Indicators of MLIR-HLO's system"), is_of_indicator}};
    GtkWidget *grid = gtk_grid_new(), *popover = gtk_popover_new();
    int row = 0;
    gtk_grid_set_column_spacing(GTK_GRID(grid), 12);
    gtk_widget_add_css_class(grid, "legend");
    for (guint i = 0; i < G_N_ELEMENTS(systems); i++) {
        add_label(GTK_GRID(grid), _(systems[i].title), 0, row++, 2, "heading");
        for (BsLook look = 0; look < BS_N_LOOKS; look++) {
            if (!systems[i].has(look))
                continue;
            add_label(GTK_GRID(grid), bs_looks[look].sign, 0, row, 1, bs_looks[look].css_class);
            add_label(GTK_GRID(grid), _(bs_looks[look].word), 1, row++, 1,
                      bs_looks[look].css_class);
        }
    }
    add_label(GTK_GRID(grid), _("Verdicts on stages"), 0, row++, 2, "heading");
    for (guint i = 0; i < BS_N_STAGE_VERDICTS; i++) {
        const BsVerdictLook *look = &bs_verdict_looks[i];
        add_label(GTK_GRID(grid), look->sign, 0, row, 1, look->css_class);
        add_label(GTK_GRID(grid), _(look->word), 1, row++, 1, look->css_class);
    }
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER,
                                   GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scrolled), TRUE);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), grid);
    gtk_popover_set_child(GTK_POPOVER(popover), scrolled);
    g_signal_connect(popover, "show", G_CALLBACK(on_show), scrolled);
    return popover;
}
