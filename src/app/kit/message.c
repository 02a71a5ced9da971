// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/message.h"

#include "app/kit/label.h"

struct _BsMessage {
    AdwBin parent_instance;
    GtkRevealer *revealer;
    GtkLabel *label;
    GtkWidget *open; // the file that the message is about
    GtkEventController *pointer;
    guint timer; // source id
};

G_DEFINE_FINAL_TYPE(BsMessage, bs_message, ADW_TYPE_BIN)

static gboolean
end(gpointer data)
{
    BsMessage *self = data;
    if (gtk_event_controller_motion_contains_pointer(GTK_EVENT_CONTROLLER_MOTION(self->pointer)))
        return G_SOURCE_CONTINUE; // it is being read
    self->timer = 0;
    bs_message_hide(self);
    return G_SOURCE_REMOVE;
}

void
bs_message_show(BsMessage *self, const char *text, guint seconds)
{
    bs_message_show_with(self, text, seconds, NULL);
}

void
bs_message_show_with(BsMessage *self, const char *text, guint seconds, const char *path)
{
    gtk_widget_set_visible(self->open, path != NULL);
    gtk_actionable_set_action_target(GTK_ACTIONABLE(self->open), "s", path ? path : "");
    bs_label_show(self->label, text);
    g_clear_handle_id(&self->timer, g_source_remove);
    self->timer = g_timeout_add_seconds(seconds, end, self);
    gtk_widget_set_visible(GTK_WIDGET(self), TRUE);
    gtk_revealer_set_reveal_child(self->revealer, TRUE);
}

void
bs_message_hide(BsMessage *self)
{
    g_clear_handle_id(&self->timer, g_source_remove);
    gtk_revealer_set_reveal_child(self->revealer, FALSE);
}

// What is out of sight is out of a screen reader's, too.
static void
on_child_revealed(BsMessage *self)
{
    gtk_widget_set_visible(GTK_WIDGET(self), gtk_revealer_get_reveal_child(self->revealer));
}

static void
bs_message_dispose(GObject *object)
{
    BsMessage *self = BS_MESSAGE(object);
    g_clear_handle_id(&self->timer, g_source_remove);
    G_OBJECT_CLASS(bs_message_parent_class)->dispose(object);
}

static void
bs_message_class_init(BsMessageClass *class)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    G_OBJECT_CLASS(class)->dispose = bs_message_dispose;
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/message.ui");
    gtk_widget_class_bind_template_child(widget_class, BsMessage, revealer);
    gtk_widget_class_bind_template_child(widget_class, BsMessage, label);
    gtk_widget_class_bind_template_child(widget_class, BsMessage, open);
    gtk_widget_class_bind_template_child(widget_class, BsMessage, pointer);
    gtk_widget_class_bind_template_callback(widget_class, bs_message_hide);
    gtk_widget_class_bind_template_callback(widget_class, on_child_revealed);
}

static void
bs_message_init(BsMessage *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
}
