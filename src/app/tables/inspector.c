// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/inspector.h"

#include "app/kit/fade.h"
#include "app/kit/label.h"
#include "app/tables/event-list.h"
#include "app/tables/tables-private.h"
#include "debug/buffers/alias-sets.h"
#include "debug/buffers/indicators.h"
#include "debug/marks/lesson.h"
#include "support/i18n.h"

enum { ASK_AGAIN_MS = 60, QUICK_ANSWER_US = 50000 };

struct _BsInspector {
    GtkBox parent_instance;
    BsSession *session;
    GtkLabel *sentence;
    GtkScrolledWindow *room; // of the sentence
    int fitted;              // its height, which only grows until there is another sentence: the
                             // width may depend on it
    GRegex *wanted;          // marked in the sentence; or NULL
    GtkStack *stack;
    GtkWidget *switcher, *tabs;
    GtkWidget *tables[BS_N_TABLES], *events;
    gboolean events_filled;
    guint32 asked_at;  // the event that the table with a caption answers for
    gint64 asked_cost; // how long that took, in microseconds
    guint asking;      // source id
};

G_DEFINE_FINAL_TYPE(BsInspector, bs_inspector, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION, N_PROPS };
static GParamSpec *properties[N_PROPS];

// One of them is shown: as the stage tracks ownership, alias sets, or indicators.
static const char *const state_tables[] = {"ownership", "aliases", "indicators"};

// -- filling -------------------------------------------------------------------------------------

static void
follow(BsInspector *self, guint i)
{
    if (bs_tables[i].follows)
        bs_table_show(BS_TABLE(self->tables[i]), bs_session_selected_op(self->session),
                      bs_session_selected_value(self->session),
                      bs_session_selected_block(self->session));
}

// Of what and of when the answer speaks: it stays while people walk along it.
static void
say_what_for(BsInspector *self, guint i)
{
    const char *selection = bs_session_selection_title(self->session);
    const guint32 cursor = bs_session_cursor(self->session);
    if (!bs_tables[i].caption)
        return;
    if (!*selection) {
        bs_table_set_caption(BS_TABLE(self->tables[i]), NULL);
        return;
    }
    GString *said = g_string_new(NULL);
    g_string_append_printf(said, _(bs_tables[i].caption), selection, self->asked_at);
    if (cursor != self->asked_at)
        g_string_append_printf(said, _(" (the cursor is at event %u)"), cursor);
    bs_table_set_caption(BS_TABLE(self->tables[i]), said->str);
    g_string_free(said, TRUE);
}

static void
fill(BsInspector *self, guint i)
{
    GListStore *rows = g_list_store_new(BS_TYPE_TABLE_ROW);
    const gint64 begin = g_get_monotonic_time();
    bs_tables[i].fill(self->session, rows);
    if (bs_tables[i].caption) {
        self->asked_cost = g_get_monotonic_time() - begin;
        self->asked_at = bs_session_cursor(self->session);
        say_what_for(self, i);
    }
    bs_table_set_rows(BS_TABLE(self->tables[i]), G_LIST_MODEL(rows), _(bs_tables[i].empty));
    g_object_unref(rows);
    follow(self, i);
}

// Only the table in sight. What speaks of the selection stays while the cursor moves: people walk
// along a chain of causes.
static void
fill_visible(BsInspector *self, gboolean of_selection)
{
    const char *name = gtk_stack_get_visible_child_name(self->stack);
    if (!bs_session_is_walkable(self->session))
        return;
    for (guint i = 0; i < BS_N_TABLES; i++) {
        if (bs_tables[i].of_selection == of_selection && !bs_tables[i].of_picture &&
            g_strcmp0(name, bs_tables[i].name) == 0)
            fill(self, i);
    }
}

static gint
visible_table(BsInspector *self)
{
    const char *name = gtk_stack_get_visible_child_name(self->stack);
    for (guint i = 0; i < BS_N_TABLES; i++) {
        if (g_strcmp0(name, bs_tables[i].name) == 0)
            return (gint)i;
    }
    return -1;
}

static void
on_pictured(BsInspector *self)
{
    const gint i = visible_table(self);
    if (i >= 0 && bs_tables[i].of_picture && bs_session_is_walkable(self->session))
        fill(self, (guint)i);
}

static gboolean
on_asking(gpointer data)
{
    BsInspector *self = data;
    self->asking = 0;
    fill_visible(self, TRUE);
    return G_SOURCE_REMOVE;
}

// An answer follows the cursor, unless that walks along it, or answers take their time. Held keys
// do not wait for it.
static void
ask_again(BsInspector *self)
{
    const gint i = visible_table(self);
    if (i < 0 || !bs_tables[i].caption)
        return;
    say_what_for(self, (guint)i);
    if (!bs_table_is_choosing(BS_TABLE(self->tables[i])) && self->asked_cost < QUICK_ANSWER_US &&
        !self->asking)
        self->asking = g_timeout_add(ASK_AGAIN_MS, on_asking, self);
}

static void
show_events(BsInspector *self)
{
    if (!self->events_filled) {
        GListModel *events = bs_event_list_new(self->session);
        bs_table_set_rows(BS_TABLE(self->events), events, _("Nothing was recorded."));
        g_object_unref(events);
        self->events_filled = TRUE;
    }
    const guint row = bs_event_list_row(self->session);
    if (row != GTK_INVALID_LIST_POSITION)
        bs_table_show_row(BS_TABLE(self->events), row);
}

// By number in `state_tables`.
static guint
shown_states(const BsInspector *self)
{
    const BsDocument *document =
        bs_session_is_walkable(self->session) ? bs_session_document(self->session) : NULL;
    return !document                              ? 0
           : bs_document_has_alias_sets(document) ? 1
           : bs_document_has_indicators(document) ? 2
                                                  : 0;
}

static gboolean
is_of_states(const char *table)
{
    for (guint i = 0; i < G_N_ELEMENTS(state_tables); i++) {
        if (g_strcmp0(table, state_tables[i]) == 0)
            return TRUE;
    }
    return FALSE;
}

static void
set_page_visible(BsInspector *self, const char *name, gboolean visible)
{
    GtkWidget *child = gtk_stack_get_child_by_name(self->stack, name);
    gtk_stack_page_set_visible(gtk_stack_get_page(self->stack, child), visible);
}

// The tables of the states that the stage does not track are put away for the one of those that it
// does.
static void
choose_states(BsInspector *self)
{
    const char *shown = state_tables[shown_states(self)];
    set_page_visible(self, shown, TRUE);
    if (is_of_states(gtk_stack_get_visible_child_name(self->stack)))
        gtk_stack_set_visible_child_name(self->stack, shown);
    for (guint i = 0; i < G_N_ELEMENTS(state_tables); i++)
        set_page_visible(self, state_tables[i], state_tables[i] == shown);
}

// The tab of the table in sight is in sight. Which one that is, the row of tabs hears after us.
static gboolean
show_tab(GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
    const BsInspector *self = BS_INSPECTOR(widget);
    GtkWidget *tab = gtk_widget_get_first_child(self->tabs);
    graphene_rect_t place, all;
    while (tab && !(gtk_widget_get_state_flags(tab) & GTK_STATE_FLAG_CHECKED))
        tab = gtk_widget_get_next_sibling(tab);
    if (!tab || !gtk_widget_compute_bounds(tab, self->tabs, &place) ||
        !gtk_widget_compute_bounds(self->tabs, self->tabs, &all))
        return G_SOURCE_REMOVE;
    const double begin = place.origin.x - all.origin.x;
    gtk_adjustment_clamp_page(
        gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(self->switcher)), begin,
        begin + place.size.width);
    return G_SOURCE_REMOVE;
}

// How high the lines of the sentence are together, up to so many: more are scrolled to.
static int
height_of_sentence(BsInspector *self, PangoContext *context, int line, int width)
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
    BsInspector *self = BS_INSPECTOR(widget);
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
on_width(BsInspector *self)
{
    gtk_widget_add_tick_callback(GTK_WIDGET(self), fit_sentence, NULL, NULL);
    gtk_widget_add_tick_callback(GTK_WIDGET(self), show_tab, NULL, NULL);
}

static void
add_mark(PangoAttrList *marks, PangoAttribute *look, gint begin, gint end)
{
    look->start_index = (guint)begin;
    look->end_index = (guint)end;
    pango_attr_list_insert(marks, look);
}

// Heavier, and underlined.
static void
mark_wanted(BsInspector *self)
{
    g_autoptr(GMatchInfo) info = NULL;
    PangoAttrList *marks = pango_attr_list_new();
    gint begin, end;
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
bs_inspector_mark(BsInspector *self, GRegex *wanted)
{
    if (self->wanted == wanted)
        return;
    g_clear_pointer(&self->wanted, g_regex_unref);
    self->wanted = wanted ? g_regex_ref(wanted) : NULL;
    mark_wanted(self);
}

// Only the table in sight is filled: the others are when they are turned to.
static void
update(BsInspector *self)
{
    if (!self->session)
        return;
    choose_states(self);
    bs_label_show(self->sentence, bs_session_sentence(self->session));
    mark_wanted(self);
    self->fitted = 0;
    fit_sentence(GTK_WIDGET(self), NULL, NULL);
    const char *name = gtk_stack_get_visible_child_name(self->stack);
    if (!bs_session_is_walkable(self->session))
        return;
    if (g_strcmp0(name, "events") == 0)
        show_events(self);
    fill_visible(self, FALSE);
}

static void
on_moved(BsInspector *self)
{
    update(self);
    if (self->session && bs_session_is_walkable(self->session))
        ask_again(self);
}

// What was left out is there again, or the other way round.
static void
on_hidden(BsInspector *self)
{
    bs_table_set_rows(BS_TABLE(self->events), NULL, "");
    self->events_filled = FALSE;
    update(self);
}

static void
on_findings(BsInspector *self)
{
    const gint i = visible_table(self);
    if (i >= 0 && bs_tables[i].fill == bs_fill_findings)
        fill(self, (guint)i);
}

static void
on_selected(BsInspector *self)
{
    const char *name = gtk_stack_get_visible_child_name(self->stack);
    fill_visible(self, TRUE);
    for (guint i = 0; i < BS_N_TABLES; i++) {
        if (g_strcmp0(name, bs_tables[i].name) == 0)
            follow(self, i);
    }
}

const char *
bs_inspector_table(BsInspector *self)
{
    const char *name = gtk_stack_get_visible_child_name(self->stack);
    return name ? name : "";
}

static void
on_page(BsInspector *self)
{
    g_signal_emit_by_name(self, "table-changed");
    gtk_widget_add_tick_callback(GTK_WIDGET(self), show_tab, NULL, NULL);
    update(self);
    fill_visible(self, TRUE);
    on_pictured(self);
}

static void
on_loaded(BsInspector *self)
{
    self->events_filled = FALSE;
    self->asked_cost = 0;
    bs_table_set_rows(BS_TABLE(self->events), NULL, "");
    for (guint i = 0; i < BS_N_TABLES; i++) {
        bs_table_set_rows(BS_TABLE(self->tables[i]), NULL, "");
        bs_table_set_caption(BS_TABLE(self->tables[i]), NULL);
    }
}

gboolean
bs_inspector_show_table(BsInspector *self, const char *name)
{
    if (!gtk_stack_get_child_by_name(self->stack, name))
        return FALSE;
    if (is_of_states(name))
        name = state_tables[shown_states(self)];
    gtk_stack_set_visible_child_name(self->stack, name);
    return TRUE;
}

const char *
bs_inspector_pointed(BsInspector *self)
{
    const gint i = visible_table(self);
    return i < 0 ? "" : bs_table_pointed(BS_TABLE(self->tables[i]));
}

void
bs_inspector_show_row(BsInspector *self, guint table, guint row)
{
    if (table >= BS_N_TABLES)
        return;
    gtk_stack_set_visible_child_name(self->stack, bs_tables[table].name);
    fill(self, table);
    bs_table_show_row(BS_TABLE(self->tables[table]), row);
}

void
bs_inspector_show_tables(BsInspector *self, gboolean show)
{
    gtk_widget_set_visible(self->switcher, show);
    gtk_widget_set_visible(GTK_WIDGET(self->stack), show);
    self->fitted = 0; // its type may be another
    fit_sentence(GTK_WIDGET(self), NULL, NULL);
}

gboolean
bs_inspector_ask(BsInspector *self, const char *name)
{
    if (!bs_inspector_show_table(self, name))
        return FALSE;
    fill_visible(self, TRUE);
    return TRUE;
}

// -- the widget ----------------------------------------------------------------------------------

static GtkWidget *
add_table(BsInspector *self, const char *name, const char *title, const char *const *columns)
{
    g_assert(g_strv_contains(bs_lesson_tables, name));
    GtkWidget *table = bs_table_new(self->session, title, columns);
    gtk_stack_add_titled(self->stack, table, name, title);
    return table;
}

static void
add_tables(BsInspector *self)
{
    const char *const events[] = {_("No."), _("Stage"), _("Kind"), _("What happened"), NULL};
    for (guint i = 0; i < BS_N_TABLES; i++) {
        const char *titles[BS_TABLE_COLUMNS + 1] = {NULL};
        for (guint k = 0; bs_tables[i].columns[k]; k++)
            titles[k] = _(bs_tables[i].columns[k]);
        self->tables[i] = add_table(self, bs_tables[i].name, _(bs_tables[i].title), titles);
    }
    self->events = add_table(self, "events", _("Events"), events);
    choose_states(self);
}

static void
set_session(BsInspector *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    add_tables(self);
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "notify::hide-unchanged", G_CALLBACK(on_hidden), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "pictured", G_CALLBACK(on_pictured), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "selected", G_CALLBACK(on_selected), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "notify::findings", G_CALLBACK(on_findings), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(self->stack, "notify::visible-child", G_CALLBACK(on_page), self,
                            G_CONNECT_SWAPPED);
}

static void
bs_inspector_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
    if (id == PROP_SESSION)
        set_session(BS_INSPECTOR(object), g_value_get_object(value));
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_inspector_dispose(GObject *object)
{
    BsInspector *self = BS_INSPECTOR(object);
    GtkWidget *child;
    g_clear_handle_id(&self->asking, g_source_remove);
    g_clear_pointer(&self->wanted, g_regex_unref);
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))))
        gtk_widget_unparent(child);
    g_clear_object(&self->session);
    G_OBJECT_CLASS(bs_inspector_parent_class)->dispose(object);
}

static void
bs_inspector_class_init(BsInspectorClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    object_class->set_property = bs_inspector_set_property;
    object_class->dispose = bs_inspector_dispose;
    properties[PROP_SESSION] = g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    g_signal_new("table-changed", BS_TYPE_INSPECTOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                 G_TYPE_NONE, 0);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/inspector.ui");
    gtk_widget_class_bind_template_child(widget_class, BsInspector, sentence);
    gtk_widget_class_bind_template_child(widget_class, BsInspector, room);
    gtk_widget_class_bind_template_child(widget_class, BsInspector, stack);
    gtk_widget_class_bind_template_child(widget_class, BsInspector, switcher);
    gtk_widget_class_bind_template_child(widget_class, BsInspector, tabs);
}

static void
bs_inspector_init(BsInspector *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    // As wide as their words, so that all have room.
    GtkLayoutManager *row = gtk_widget_get_layout_manager(self->tabs);
    if (GTK_IS_BOX_LAYOUT(row))
        gtk_box_layout_set_homogeneous(GTK_BOX_LAYOUT(row), FALSE);
    g_signal_connect_object(
        gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(self->switcher)),
        "notify::page-size", G_CALLBACK(on_width), self, G_CONNECT_SWAPPED);
    bs_fade_cut_words(GTK_SCROLLED_WINDOW(self->switcher));
}
