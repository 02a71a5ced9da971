// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/legend.h"

#include "support/i18n.h"
#include "view/scene/look.h"

static void
add_label(GtkGrid *grid, const char *text, int column, int row, int width, const char *css_class)
{
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
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
    gtk_popover_set_child(GTK_POPOVER(popover), grid);
    return popover;
}
