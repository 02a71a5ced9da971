// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/timeline-bar.h"

#include <glib/gi18n.h>

struct _BsTimelineBar {
    GtkBox parent_instance;
    BsSession *session;
    GtkScale *scale;
    GtkAdjustment *adjustment;
    GtkLabel *label;
    gboolean following; // the slider is set to where the cursor is
};

G_DEFINE_FINAL_TYPE(BsTimelineBar, bs_timeline_bar, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION, N_PROPS };
static GParamSpec *properties[N_PROPS];

static void
on_value(BsTimelineBar *self)
{
    if (!self->following && self->session)
        bs_session_goto(self->session, (guint32)(gtk_adjustment_get_value(self->adjustment) + 0.5));
}

static void
on_moved(BsTimelineBar *self)
{
    const guint32 cursor = bs_session_cursor(self->session);
    const guint32 n = bs_session_n_events(self->session);
    g_autofree char *text = cursor ? g_strdup_printf(_("event %u of %u"), cursor, n)
                                   : g_strdup_printf(_("input, %u events"), n);
    gtk_label_set_text(self->label, text);
    self->following = TRUE;
    gtk_adjustment_set_value(self->adjustment, cursor);
    self->following = FALSE;
    gtk_accessible_update_property(GTK_ACCESSIBLE(self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                   text, -1);
}

static void
on_loaded(BsTimelineBar *self)
{
    BsDocument *document = bs_session_document(self->session);
    self->following = TRUE;
    gtk_scale_clear_marks(self->scale);
    gtk_adjustment_set_upper(self->adjustment, bs_session_n_events(self->session));
    for (guint32 i = 1; document && i < bs_document_n_stages(document); i++) {
        const BsStage *stage = bs_document_stage(document, i);
        if (stage->reached)
            gtk_scale_add_mark(self->scale, stage->first - 1, GTK_POS_BOTTOM, NULL);
    }
    self->following = FALSE;
    gtk_widget_set_visible(GTK_WIDGET(self), bs_session_is_walkable(self->session));
}

static void
set_session(BsTimelineBar *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
}

static void
bs_timeline_bar_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
    if (id == PROP_SESSION)
        set_session(BS_TIMELINE_BAR(object), g_value_get_object(value));
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_timeline_bar_dispose(GObject *object)
{
    BsTimelineBar *self = BS_TIMELINE_BAR(object);
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))))
        gtk_widget_unparent(child);
    g_clear_object(&self->session);
    G_OBJECT_CLASS(bs_timeline_bar_parent_class)->dispose(object);
}

static void
bs_timeline_bar_class_init(BsTimelineBarClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    object_class->set_property = bs_timeline_bar_set_property;
    object_class->dispose = bs_timeline_bar_dispose;
    properties[PROP_SESSION] = g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/timeline-bar.ui");
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, scale);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, adjustment);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, label);
    gtk_widget_class_bind_template_callback(widget_class, on_value);
}

static void
bs_timeline_bar_init(BsTimelineBar *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
}
