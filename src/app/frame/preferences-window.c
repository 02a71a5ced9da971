// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialog. What concerns programs goes through the window's actions, as from its menu, so that
// the program in view follows.
#include "app/frame/preferences-window.h"

#include "app/kit/drop-down.h"
#include "app/session/preferences.h"

static const BsUpstream releases[] = {BS_UPSTREAM_19, BS_UPSTREAM_22};

static void
on_release(AdwComboRow *row, GParamSpec *pspec, GtkWidget *parent)
{
    g_autofree char *number = g_strdup_printf("%d", releases[adw_combo_row_get_selected(row)]);
    gtk_widget_activate_action(parent, "win.upstream", "s", number);
}

static void
on_mlir_opt(GtkEditable *row, GtkWidget *parent)
{
    const char *program = gtk_editable_get_text(row);
    gtk_widget_activate_action(parent, "win.mlir-opt", "s", *program ? program : "auto");
}

static void
on_effects(GtkEditable *row, GtkWidget *parent)
{
    bs_preferences_set_effects(gtk_editable_get_text(row));
    gtk_widget_activate_action(parent, "win.reload", NULL);
}

static void
on_colors(AdwComboRow *row, GParamSpec *pspec, gpointer none)
{
    bs_preferences_set_colors(adw_combo_row_get_selected(row));
}

static void
show_upstream(AdwComboRow *row)
{
    const BsUpstream upstream = bs_preferences_upstream();
    for (guint i = 0; i < G_N_ELEMENTS(releases); i++) {
        if (releases[i] == upstream)
            adw_combo_row_set_selected(row, i);
    }
}

GtkWindow *
bs_preferences_window_new(GtkWindow *parent)
{
    g_autoptr(GtkBuilder) builder =
        gtk_builder_new_from_resource("/org/bufscope/Bufscope/ui/preferences.ui");
    GtkWindow *window = GTK_WINDOW(gtk_builder_get_object(builder, "window"));
    AdwComboRow *upstream = ADW_COMBO_ROW(gtk_builder_get_object(builder, "upstream"));
    AdwComboRow *colors = ADW_COMBO_ROW(gtk_builder_get_object(builder, "colors"));
    GtkEditable *mlir_opt = GTK_EDITABLE(gtk_builder_get_object(builder, "mlir_opt"));
    GtkEditable *effects = GTK_EDITABLE(gtk_builder_get_object(builder, "effects"));
    g_autofree char *program = bs_preferences_mlir_opt(), *sheet = bs_preferences_effects();
    show_upstream(upstream);
    gtk_editable_set_text(mlir_opt, program ? program : "");
    gtk_editable_set_text(effects, sheet ? sheet : "");
    adw_combo_row_set_selected(colors, bs_preferences_colors());
    AdwComboRow *const rows[] = {upstream, colors};
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        gtk_accessible_reset_relation(
            GTK_ACCESSIBLE(rows[i]),
            GTK_ACCESSIBLE_RELATION_LABELLED_BY); // it would be said twice
        bs_drop_down_name(GTK_WIDGET(rows[i]),
                          adw_preferences_row_get_title(ADW_PREFERENCES_ROW(rows[i])));
    }
    g_signal_connect_object(upstream, "notify::selected", G_CALLBACK(on_release), parent, 0);
    g_signal_connect_object(effects, "apply", G_CALLBACK(on_effects), parent, 0);
    g_signal_connect_object(mlir_opt, "apply", G_CALLBACK(on_mlir_opt), parent, 0);
    g_signal_connect(colors, "notify::selected", G_CALLBACK(on_colors), NULL);
    gtk_window_set_transient_for(window, parent);
    return window;
}
