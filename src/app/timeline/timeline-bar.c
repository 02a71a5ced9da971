// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/timeline/timeline-bar.h"

#include "app/kit/menu.h"
#include "support/i18n.h"

struct _BsTimelineBar {
    GtkBox parent_instance;
    BsSession *session;
    GtkScale *scale;
    GtkAdjustment *adjustment;
    GtkLabel *label;
    BsTicks *ticks;
    GtkToggleButton *play;
    GtkMenuButton *speed;
    GtkMenuButton *marks_button;
    BsMarksList *marks_list;
    GtkMenuButton *goto_button;
    GtkPopover *goto_popover;
    GtkLabel *goto_label;
    GtkEntry *goto_entry;
    gboolean following; // the slider is set to where the cursor is
    gint64 dragged;     // when it moved last
};

G_DEFINE_FINAL_TYPE(BsTimelineBar, bs_timeline_bar, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION, N_PROPS };
static GParamSpec *properties[N_PROPS];

static gboolean
come_back(GtkWidget *bar, GdkFrameClock *clock, gpointer none)
{
    BsTimelineBar *self = BS_TIMELINE_BAR(bar);
    self->following = TRUE;
    gtk_adjustment_set_value(self->adjustment, bs_session_cursor(self->session));
    self->following = FALSE;
    return G_SOURCE_REMOVE;
}

// One drag is one jump, however many places it passes.
static void
on_value(BsTimelineBar *self)
{
    if (self->following || !self->session)
        return;
    const gint64 now = g_get_monotonic_time();
    const gboolean dragging = now - self->dragged < G_USEC_PER_SEC / 2;
    const guint32 event = (guint32)(gtk_adjustment_get_value(self->adjustment) + 0.5);
    self->dragged = now;
    if (dragging)
        bs_session_step_to(self->session, event);
    else
        bs_session_goto(self->session, event);
    if (bs_session_cursor(self->session) != event) // what comes there is not told yet
        gtk_widget_add_tick_callback(GTK_WIDGET(self), come_back, NULL, NULL);
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

// -- marks ---------------------------------------------------------------------------------------

static void
mark_stages(BsTimelineBar *self, const BsDocument *document)
{
    g_autoptr(GArray) ends = g_array_new(FALSE, FALSE, sizeof(guint32));
    for (guint32 i = 1; document && i < bs_document_n_stages(document); i++) {
        const BsStage *stage = bs_document_stage(document, i);
        const guint32 end = stage->reached ? stage->first - 1 : 0;
        if (stage->reached)
            g_array_append_val(ends, end);
    }
    bs_ticks_set(self->ticks, BS_TICK_STAGE, ends);
}

static void
mark_refusals(BsTimelineBar *self, const BsDocument *document)
{
    const BsEventQuery refused = {.kinds = 1u << BS_EVENT_REFUSED};
    const BsTimeline *timeline = document ? bs_document_timeline(document) : NULL;
    g_autoptr(GArray) refusals = g_array_new(FALSE, FALSE, sizeof(guint32));
    guint32 at = timeline ? bs_timeline_find_next(timeline, 0, &refused) : 0;
    for (; at; at = bs_timeline_find_next(timeline, at, &refused))
        g_array_append_val(refusals, at);
    bs_ticks_set(self->ticks, BS_TICK_REFUSED, refusals);
}

static void
on_veiled(BsTimelineBar *self)
{
    bs_ticks_end_at(self->ticks, bs_session_veil(self->session));
}

static void
on_tick_chosen(BsTimelineBar *self, guint position)
{
    bs_session_goto(self->session, position);
}

// -- going to an event ---------------------------------------------------------------------------

static void
on_goto_shown(BsTimelineBar *self)
{
    g_autofree char *range =
        g_strdup_printf(_("Event, 0 to %u"), bs_session_n_events(self->session));
    g_autofree char *cursor = g_strdup_printf("%u", bs_session_cursor(self->session));
    gtk_label_set_text(self->goto_label, range);
    gtk_editable_set_text(GTK_EDITABLE(self->goto_entry), cursor);
    gtk_widget_grab_focus(GTK_WIDGET(self->goto_entry));
}

static gboolean
read_event(BsTimelineBar *self, guint64 *event)
{
    g_autofree char *text = g_strdup(gtk_editable_get_text(GTK_EDITABLE(self->goto_entry)));
    return g_ascii_string_to_unsigned(g_strstrip(text), 10, 0, bs_session_n_events(self->session),
                                      event, NULL);
}

static void
on_goto_edited(BsTimelineBar *self)
{
    guint64 event;
    const gboolean valid = read_event(self, &event);
    if (valid)
        gtk_widget_remove_css_class(GTK_WIDGET(self->goto_entry), "error");
    else
        gtk_widget_add_css_class(GTK_WIDGET(self->goto_entry), "error");
    gtk_accessible_update_state(GTK_ACCESSIBLE(self->goto_entry), GTK_ACCESSIBLE_STATE_INVALID,
                                valid ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE,
                                -1);
}

static void
on_goto(BsTimelineBar *self)
{
    guint64 event;
    if (!read_event(self, &event))
        return;
    gtk_popover_popdown(self->goto_popover);
    bs_session_goto(self->session, (guint32)event);
}

BsTicks *
bs_timeline_bar_ticks(BsTimelineBar *self)
{
    return self->ticks;
}

BsMarksList *
bs_timeline_bar_marks_list(BsTimelineBar *self)
{
    return self->marks_list;
}

GtkMenuButton *
bs_timeline_bar_marks_button(BsTimelineBar *self)
{
    return self->marks_button;
}

void
bs_timeline_bar_ask_event(BsTimelineBar *self)
{
    gtk_menu_button_popup(self->goto_button);
}

void
bs_timeline_bar_show_playing(BsTimelineBar *self, gboolean playing)
{
    gtk_button_set_icon_name(GTK_BUTTON(self->play), playing ? "media-playback-pause-symbolic"
                                                             : "media-playback-start-symbolic");
}

// -- the widget ----------------------------------------------------------------------------------

static void
on_loaded(BsTimelineBar *self)
{
    BsDocument *document =
        bs_session_is_walkable(self->session) ? bs_session_document(self->session) : NULL;
    self->following = TRUE;
    gtk_adjustment_set_upper(self->adjustment, bs_session_n_events(self->session));
    self->following = FALSE;
    mark_stages(self, document);
    mark_refusals(self, document);
    on_veiled(self);
    gtk_widget_set_visible(GTK_WIDGET(self), document != NULL);
}

static void
set_session(BsTimelineBar *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "veiled", G_CALLBACK(on_veiled), self, G_CONNECT_SWAPPED);
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
    g_type_ensure(BS_TYPE_TICKS);
    g_type_ensure(BS_TYPE_MARKS_LIST);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/timeline-bar.ui");
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, scale);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, adjustment);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, label);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, ticks);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, play);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, speed);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, marks_button);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, marks_list);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, goto_button);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, goto_popover);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, goto_label);
    gtk_widget_class_bind_template_child(widget_class, BsTimelineBar, goto_entry);
    gtk_widget_class_bind_template_callback(widget_class, on_value);
    gtk_widget_class_bind_template_callback(widget_class, on_tick_chosen);
    gtk_widget_class_bind_template_callback(widget_class, on_goto);
    gtk_widget_class_bind_template_callback(widget_class, on_goto_edited);
    gtk_widget_class_bind_template_callback(widget_class, on_goto_shown);
}

static void
bs_timeline_bar_init(BsTimelineBar *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    gtk_menu_button_set_menu_model(self->speed, bs_menu("speed_menu"));
    bs_ticks_set_range(self->ticks, GTK_RANGE(self->scale));
    gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
}
