// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/sentence-bar.h"

#include "app/kit/patch.h"
#include "app/tables/sentence-links.h"

struct _BsSentenceBar {
    GtkBox parent_instance;
    BsSession *session;
    GtkLabel *sentence;
    GtkScrolledWindow *room; // of the sentence
    int fitted;              // its height, which only grows until there is another sentence: the
                             // width may depend on it
    guint shown;             // how many sentences were
    GRegex *wanted;          // marked in the sentence; or NULL
};

G_DEFINE_FINAL_TYPE(BsSentenceBar, bs_sentence_bar, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION, N_PROPS };
static GParamSpec *properties[N_PROPS];

// -- its room ------------------------------------------------------------------------------------

// How high the lines of the sentence are together, up to so many: more are scrolled to.
static int
height_of_sentence(BsSentenceBar *self, PangoContext *context, int line, int width)
{
    enum { LINES = 4 };
    g_autoptr(PangoLayout) layout = pango_layout_new(context);
    int height;
    pango_layout_set_text(layout, gtk_label_get_text(self->sentence), -1);
    pango_layout_set_attributes(layout, gtk_label_get_attributes(self->sentence));
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_width(layout, width * PANGO_SCALE);
    pango_layout_get_pixel_size(layout, NULL, &height);
    return MIN(height, LINES * line);
}

// The room that a sentence takes is that of its lines at the width there is: a scrolled label would
// ask for that of a narrower one, and get less where there is little room.
static gboolean
fit_sentence(GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
    enum { BESIDE = 40, AROUND = 15 }; // padding and scroll bar; padding and border
    BsSentenceBar *self = BS_SENTENCE_BAR(widget);
    PangoContext *context = // one that knows of the type it has just got
        gtk_widget_create_pango_context(GTK_WIDGET(self->sentence));
    PangoFontMetrics *metrics = pango_context_get_metrics(context, NULL, NULL);
    const int letter = MAX(pango_font_metrics_get_approximate_char_width(metrics),
                           pango_font_metrics_get_approximate_digit_width(metrics)); // as GtkLabel
    const int line = PANGO_PIXELS_CEIL(pango_font_metrics_get_height(metrics));
    const int width = gtk_widget_get_width(widget) - BESIDE;
    const int now = (width > 0 ? height_of_sentence(self, context, line, width) : line) + AROUND;
    const int height = self->fitted = MAX(self->fitted, now);
    pango_font_metrics_unref(metrics);
    g_object_unref(context);
    if (height != gtk_scrolled_window_get_min_content_height(self->room)) {
        gtk_scrolled_window_set_min_content_height(self->room, -1); // it may not exceed the other
        gtk_scrolled_window_set_max_content_height(self->room, height);
        gtk_scrolled_window_set_min_content_height(self->room, height);
    }
    gtk_label_set_max_width_chars(self->sentence,
                                  letter > 0 && width > 0 ? width * PANGO_SCALE / letter : -1);
    return G_SOURCE_REMOVE;
}

// The width has changed, as it does when a lesson comes beside it. Sizes are being given just now.
static void
on_width(BsSentenceBar *self)
{
    gtk_widget_add_tick_callback(GTK_WIDGET(self), fit_sentence, NULL, NULL);
}

void
bs_sentence_bar_fit(BsSentenceBar *self)
{
    self->fitted = 0;
    fit_sentence(GTK_WIDGET(self), NULL, NULL);
}

// -- its text ------------------------------------------------------------------------------------

static void
add_mark(PangoAttrList *marks, PangoAttribute *look, gint begin, gint end)
{
    look->start_index = (guint)begin;
    look->end_index = (guint)end;
    pango_attr_list_insert(marks, look);
}

// Heavier, and underlined.
static void
mark_wanted(BsSentenceBar *self)
{
    g_autoptr(GMatchInfo) info = NULL;
    PangoAttrList *marks = pango_attr_list_new();
    gint begin, end;
    pango_attr_list_insert(marks, pango_attr_insert_hyphens_new(FALSE));
    if (self->wanted)
        g_regex_match(self->wanted, gtk_label_get_text(self->sentence), 0, &info);
    for (; info && g_match_info_matches(info); g_match_info_next(info, NULL)) {
        if (!g_match_info_fetch_pos(info, 0, &begin, &end))
            continue;
        add_mark(marks, pango_attr_weight_new(PANGO_WEIGHT_HEAVY), begin, end);
        add_mark(marks, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), begin, end);
    }
    gtk_label_set_attributes(self->sentence, marks);
    pango_attr_list_unref(marks);
}

void
bs_sentence_bar_mark(BsSentenceBar *self, GRegex *wanted)
{
    if (self->wanted == wanted)
        return;
    g_clear_pointer(&self->wanted, g_regex_unref);
    self->wanted = wanted ? g_regex_ref(wanted) : NULL;
    mark_wanted(self);
}

static void
update(BsSentenceBar *self)
{
    self->shown++;
    gtk_widget_queue_draw(GTK_WIDGET(self));
    bs_sentence_links_show_step(self->sentence);
    bs_sentence_links_tell(self->sentence, TRUE);
    mark_wanted(self);
    bs_sentence_bar_fit(self);
}

// Of what is selected is told where the cursor is not in sight.
static void
on_selected(BsSentenceBar *self)
{
    if (bs_session_sight(self->session) == BS_SIGHT_PAIR)
        update(self);
}

static void
listen(BsSentenceBar *self)
{
    g_signal_connect_object(self->session, "selected", G_CALLBACK(on_selected), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(self->session, "moved", G_CALLBACK(update), self, G_CONNECT_SWAPPED);
    bs_sentence_links_init(self->sentence, self->session);
    bs_sentence_links_tell_keys(self->sentence);
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_sentence_bar_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
    BsSentenceBar *self = BS_SENTENCE_BAR(object);
    if (id != PROP_SESSION)
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
    else if (g_set_object(&self->session, g_value_get_object(value)) && self->session)
        listen(self);
}

static void
bs_sentence_bar_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    const graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, (float)gtk_widget_get_width(widget),
                                                   (float)gtk_widget_get_height(widget));
    bs_patch_snapshot(snapshot, &all, BS_SENTENCE_BAR(widget)->shown);
    GTK_WIDGET_CLASS(bs_sentence_bar_parent_class)->snapshot(widget, snapshot);
}

static void
bs_sentence_bar_dispose(GObject *object)
{
    BsSentenceBar *self = BS_SENTENCE_BAR(object);
    GtkWidget *child;
    g_clear_pointer(&self->wanted, g_regex_unref);
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))))
        gtk_widget_unparent(child);
    g_clear_object(&self->session);
    G_OBJECT_CLASS(bs_sentence_bar_parent_class)->dispose(object);
}

static void
bs_sentence_bar_class_init(BsSentenceBarClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    object_class->set_property = bs_sentence_bar_set_property;
    object_class->dispose = bs_sentence_bar_dispose;
    widget_class->snapshot = bs_sentence_bar_snapshot;
    properties[PROP_SESSION] = g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/sentence-bar.ui");
    gtk_widget_class_bind_template_child(widget_class, BsSentenceBar, sentence);
    gtk_widget_class_bind_template_child(widget_class, BsSentenceBar, room);
}

static void
bs_sentence_bar_init(BsSentenceBar *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    g_signal_connect_object(gtk_scrolled_window_get_hadjustment(self->room), "notify::page-size",
                            G_CALLBACK(on_width), self, G_CONNECT_SWAPPED);
}
