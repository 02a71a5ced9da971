// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/session-box.h"

typedef struct BsSessionBoxPrivate {
    BsSession *session;
} BsSessionBoxPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE(BsSessionBox, bs_session_box, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION };

static BsSessionBoxPrivate *
private_of(gpointer box)
{
    return bs_session_box_get_instance_private(BS_SESSION_BOX(box));
}

BsSession *
bs_session_box_get(gpointer box)
{
    return private_of(box)->session;
}

static void
bs_session_box_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
    if (id != PROP_SESSION)
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
    else if (g_set_object(&private_of(object)->session, g_value_get_object(value)) &&
             private_of(object)->session)
        BS_SESSION_BOX_GET_CLASS(object)->listen(BS_SESSION_BOX(object));
}

static void
bs_session_box_dispose(GObject *object)
{
    BsSessionBoxPrivate *private = private_of(object);
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))))
        gtk_widget_unparent(child);
    if (private->session) {
        g_signal_handlers_disconnect_by_data(private->session, object);
        g_signal_handlers_disconnect_by_data(bs_session_run(private->session), object);
    }
    g_clear_object(&private->session);
    G_OBJECT_CLASS(bs_session_box_parent_class)->dispose(object);
}

static void
bs_session_box_class_init(BsSessionBoxClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    object_class->set_property = bs_session_box_set_property;
    object_class->dispose = bs_session_box_dispose;
    g_object_class_install_property(object_class, PROP_SESSION,
                                    g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
bs_session_box_init(BsSessionBox *self)
{
}
