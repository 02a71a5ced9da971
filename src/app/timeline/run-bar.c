// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/timeline/run-bar.h"

#include "support/i18n.h"

struct _BsRunBar {
    BsSessionBox parent_instance;
    GtkToggleButton *play;
    GtkScale *scale;
    GtkAdjustment *adjustment;
    GtkLabel *label;
    GtkMenuButton *stops_button;
    GtkListBox *stops;
    GtkWidget *none;
    gboolean following;
};

G_DEFINE_FINAL_TYPE(BsRunBar, bs_run_bar, BS_TYPE_SESSION_BOX)

static BsRun *
run_of(BsRunBar *self)
{
    return bs_session_run(bs_session_box_get(self));
}

void
bs_run_bar_show_playing(BsRunBar *self, gboolean playing)
{
    gtk_button_set_icon_name(GTK_BUTTON(self->play), playing ? "media-playback-pause-symbolic"
                                                             : "media-playback-start-symbolic");
}

void
bs_run_bar_show_stops(BsRunBar *self)
{
    gtk_menu_button_popup(self->stops_button);
}

// -- the slider ----------------------------------------------------------------------------------

static void
on_value(BsRunBar *self)
{
    if (!self->following && bs_session_box_get(self))
        bs_run_go(run_of(self), (guint64)(gtk_adjustment_get_value(self->adjustment) + 0.5));
}

static void
on_moved(BsRunBar *self)
{
    BsRun *run = run_of(self);
    const guint64 step = bs_run_step(run), n = bs_run_n_steps(run);
    g_autofree char *at = g_strdup_printf("%" G_GUINT64_FORMAT, step);
    g_autofree char *all = g_strdup_printf("%" G_GUINT64_FORMAT, n);
    g_autofree char *text = bs_run_is_loaded(run)     ? g_strdup_printf(_("step %s of %s"), at, all)
                            : bs_run_is_starting(run) ? g_strdup(_("executing…"))
                                                      : g_strdup(_("no run"));
    gtk_label_set_text(self->label, text);
    self->following = TRUE;
    gtk_adjustment_set_upper(self->adjustment, (double)n);
    gtk_adjustment_set_value(self->adjustment, (double)step);
    self->following = FALSE;
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                   text, -1);
}

// -- breakpoints ---------------------------------------------------------------------------------

static void
on_switched(GtkSwitch *on, GParamSpec *pspec, gpointer index)
{
    gtk_widget_activate_action(GTK_WIDGET(on), "win.run-break-toggle", "i", GPOINTER_TO_INT(index));
}

static GtkWidget *
row_of(BsRunBar *self, guint index)
{
    g_autofree char *text = bs_session_run_stop_text(bs_session_box_get(self), index);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new(text);
    GtkWidget *on = gtk_switch_new(),
              *remove = gtk_button_new_from_icon_name("edit-delete-symbolic");
    const BsRunStop *stop = &g_array_index(bs_run_stops(run_of(self)), BsRunStop, index);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_max_width_chars(GTK_LABEL(label), 30);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_switch_set_active(GTK_SWITCH(on), stop->is_on);
    gtk_widget_set_valign(on, GTK_ALIGN_CENTER);
    gtk_widget_add_css_class(remove, "flat");
    gtk_actionable_set_action_name(GTK_ACTIONABLE(remove), "win.run-break-remove");
    gtk_actionable_set_action_target(GTK_ACTIONABLE(remove), "i", (gint)index);
    gtk_accessible_update_property(GTK_ACCESSIBLE(on), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    gtk_accessible_update_property(GTK_ACCESSIBLE(remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   _("Remove the breakpoint"), -1);
    g_signal_connect(on, "notify::active", G_CALLBACK(on_switched), GINT_TO_POINTER((gint)index));
    gtk_box_append(GTK_BOX(box), label);
    gtk_box_append(GTK_BOX(box), on);
    gtk_box_append(GTK_BOX(box), remove);
    return box;
}

static void
on_stops(BsRunBar *self)
{
    GtkWidget *child;
    const guint n = bs_run_stops(run_of(self))->len;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->stops))))
        gtk_list_box_remove(self->stops, child);
    for (guint i = 0; i < n; i++)
        gtk_list_box_append(self->stops, row_of(self, i));
    gtk_widget_set_visible(GTK_WIDGET(self->stops), n > 0);
    gtk_widget_set_visible(self->none, n == 0);
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_run_bar_listen(BsSessionBox *box)
{
    BsRunBar *self = BS_RUN_BAR(box);
    BsRun *run = run_of(self);
    g_signal_connect_object(run, "loaded", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(run, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(run, "stops", G_CALLBACK(on_stops), self, G_CONNECT_SWAPPED);
    on_moved(self);
    on_stops(self);
}

static void
bs_run_bar_class_init(BsRunBarClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    BS_SESSION_BOX_CLASS(klass)->listen = bs_run_bar_listen;
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/run-bar.ui");
    gtk_widget_class_bind_template_child(widget_class, BsRunBar, play);
    gtk_widget_class_bind_template_child(widget_class, BsRunBar, scale);
    gtk_widget_class_bind_template_child(widget_class, BsRunBar, adjustment);
    gtk_widget_class_bind_template_child(widget_class, BsRunBar, label);
    gtk_widget_class_bind_template_child(widget_class, BsRunBar, stops_button);
    gtk_widget_class_bind_template_child(widget_class, BsRunBar, stops);
    gtk_widget_class_bind_template_child(widget_class, BsRunBar, none);
    gtk_widget_class_bind_template_callback(widget_class, on_value);
}

static void
bs_run_bar_init(BsRunBar *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
}
