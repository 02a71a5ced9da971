// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/tables/inspector.h"

#include "app/kit/fade.h"
#include "app/kit/label.h"
#include "app/kit/tabs.h"
#include "app/kit/text-size.h"
#include "app/session/heap-run.h"
#include "app/tables/answer.h"
#include "app/tables/event-list.h"
#include "app/tables/tables-private.h"
#include "debug/marks/lesson.h"
#include "support/i18n.h"

enum { ASK_AGAIN_MS = 60, QUICK_ANSWER_US = 50000, EVENTS = BS_N_TABLES, N_ALL };

// Pages with several tables about the function.
static const struct {
    const char *name, *title;
} shared[] = {{"blocks", N_("Blocks")}, {"memory", N_("Memory")}, {"faults", N_("Findings")}};

struct _BsInspector {
    BsSessionBox parent_instance;
    BsSession *session;
    GtkStack *about;   // about the selection, or about the function
    GtkBox *selection; // the tables about the selection, beside or below one another
    GtkLabel *state;   // of what is selected
    GtkStack *stack;   // the pages about the function
    GtkBox *shared[G_N_ELEMENTS(shared)];
    GtkWidget *switcher, *tabs;
    GtkWidget *tables[N_ALL];
    BsAnswer *answers[BS_N_TABLES]; // around those that are one; or NULL
    guint current;                  // the table that was asked for last, or has the focus
    gboolean events_filled;
    guint32 asked_at;  // the event that the tables with a caption answer for
    gint64 asked_cost; // how long that took, in microseconds
    guint asking;      // source id
};

G_DEFINE_FINAL_TYPE(BsInspector, bs_inspector, BS_TYPE_SESSION_BOX)

// -- pages ---------------------------------------------------------------------------------------

static const char *
name_of(guint table)
{
    return table == EVENTS ? "events" : bs_tables[table].name;
}

// A table has a page of its own, or is one of several there.
static const char *
page_of(guint table)
{
    return table != EVENTS && bs_tables[table].page ? bs_tables[table].page : name_of(table);
}

static gboolean
is_about_selection(guint table)
{
    return table != EVENTS && bs_tables[table].of_selection;
}

// One that somebody else has put beside ours.
static gboolean
is_guest(const char *about)
{
    return about && !g_str_equal(about, "selection") && !g_str_equal(about, "function");
}

static gboolean
is_in_sight(BsInspector *self, guint table)
{
    const char *about = gtk_stack_get_visible_child_name(self->about);
    if (is_guest(about))
        return FALSE;
    if (is_about_selection(table) || g_strcmp0(about, "selection") == 0)
        return is_about_selection(table) && g_strcmp0(about, "selection") == 0;
    return g_strcmp0(gtk_stack_get_visible_child_name(self->stack), page_of(table)) == 0;
}

// N_ALL: there is none of that name.
static guint
find_table(const char *name)
{
    guint i = 0;
    while (i < N_ALL && g_strcmp0(name_of(i), name) != 0)
        i++;
    return i;
}

// -- filling -------------------------------------------------------------------------------------

static void
follow(BsInspector *self, guint i)
{
    if (bs_tables[i].follows)
        bs_table_show(BS_TABLE(self->tables[i]), bs_session_selected_op(self->session),
                      bs_session_selected_value(self->session),
                      bs_session_selected_block(self->session));
}

static void
set_caption(BsInspector *self, guint i, const char *caption)
{
    if (self->answers[i])
        bs_answer_set_question(self->answers[i], caption);
    else
        bs_table_set_caption(BS_TABLE(self->tables[i]), caption);
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
        set_caption(self, i, _(bs_tables[i].title));
        return;
    }
    GString *said = g_string_new(NULL);
    g_string_append_printf(said, _(bs_tables[i].caption), selection, self->asked_at);
    if (cursor != self->asked_at)
        g_string_append_printf(said, _(" (the cursor is at event %u)"), cursor);
    set_caption(self, i, said->str);
    g_string_free(said, TRUE);
}

static void
fill(BsInspector *self, guint i)
{
    g_autoptr(GListStore) rows = g_list_store_new(BS_TYPE_TABLE_ROW);
    if (!gtk_widget_get_mapped(GTK_WIDGET(self)))
        return;
    const gint64 begin = g_get_monotonic_time();
    const gboolean hidden = !bs_tables_fill(self->session, i, rows);
    if (bs_tables[i].caption) {
        self->asked_cost += g_get_monotonic_time() - begin;
        self->asked_at = bs_session_cursor(self->session);
        say_what_for(self, i);
    }
    if (self->answers[i])
        bs_answer_take_cause(self->answers[i], rows);
    const gboolean asks = bs_tables[i].is_below && !*bs_session_selection_title(self->session);
    bs_table_set_rows(BS_TABLE(self->tables[i]), G_LIST_MODEL(rows),
                      hidden ? _("Hidden until you have answered.")
                      : asks ? _("Select what you ask about.")
                             : _(bs_tables[i].empty));
    follow(self, i);
}

// What is selected, and its state where it has one.
static void
show_state(BsInspector *self)
{
    g_autofree char *text = bs_tables_state_of_selection(self->session);
    bs_label_show(self->state, text);
}

// Only the tables in sight. What speaks of the selection stays while the cursor moves: people walk
// along a chain of causes.
static void
fill_visible(BsInspector *self, gboolean of_selection)
{
    if (!bs_session_is_walkable(self->session))
        return;
    if (of_selection)
        self->asked_cost = 0;
    for (guint i = 0; i < BS_N_TABLES; i++) {
        if (bs_tables[i].of_selection == of_selection && !bs_tables[i].of_picture &&
            is_in_sight(self, i))
            fill(self, i);
    }
}

static void
on_pictured(BsInspector *self)
{
    for (guint i = 0; i < BS_N_TABLES && bs_session_is_walkable(self->session); i++) {
        if (bs_tables[i].of_picture && is_in_sight(self, i))
            fill(self, i);
    }
}

static gboolean
on_asking(gpointer data)
{
    BsInspector *self = data;
    self->asking = 0;
    fill_visible(self, TRUE);
    return G_SOURCE_REMOVE;
}

static gboolean
is_choosing(BsInspector *self)
{
    for (guint i = 0; i < BS_N_TABLES; i++) {
        if (is_about_selection(i) &&
            (bs_table_is_choosing(BS_TABLE(self->tables[i])) ||
             (self->answers[i] && bs_answer_is_choosing(self->answers[i]))))
            return TRUE;
    }
    return FALSE;
}

// An answer follows the cursor, unless that walks along it, or answers take their time. Held keys
// do not wait for it.
static void
ask_again(BsInspector *self)
{
    if (g_strcmp0(gtk_stack_get_visible_child_name(self->about), "selection") != 0)
        return;
    for (guint i = 0; i < BS_N_TABLES; i++)
        say_what_for(self, i);
    if (!is_choosing(self) && self->asked_cost < QUICK_ANSWER_US && !self->asking)
        self->asking = g_timeout_add(ASK_AGAIN_MS, on_asking, self);
}

static void
show_events(BsInspector *self)
{
    if (!self->events_filled) {
        g_autoptr(GListModel) events = bs_event_list_new(self->session);
        bs_table_set_rows(BS_TABLE(self->tables[EVENTS]), events, _("Nothing was recorded."));
        self->events_filled = TRUE;
    }
    const guint row = bs_event_list_row(self->session);
    if (row != GTK_INVALID_LIST_POSITION)
        bs_table_show_row(BS_TABLE(self->tables[EVENTS]), row);
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
    const char *shown = bs_tables_states(self->session);
    set_page_visible(self, shown, TRUE);
    if (bs_tables_is_of_states(name_of(self->current)))
        self->current = find_table(shown);
    if (bs_tables_is_of_states(gtk_stack_get_visible_child_name(self->stack)))
        gtk_stack_set_visible_child_name(self->stack, shown);
    for (guint i = 0; i < BS_N_TABLES; i++) {
        if (bs_tables_is_of_states(name_of(i)))
            set_page_visible(self, name_of(i), g_str_equal(name_of(i), shown));
    }
}

// The tab of the table in sight is in sight. Which one that is, the row of tabs hears after us.
static gboolean
show_tab(GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
    const BsInspector *self = BS_INSPECTOR(widget);
    bs_tabs_show_current(self->tabs, GTK_SCROLLED_WINDOW(self->switcher));
    return G_SOURCE_REMOVE;
}

// Only the tables in sight are filled: others when they are turned to, or the panel is opened.
static void
update(BsInspector *self)
{
    if (!self->session)
        return;
    choose_states(self);
    if (!bs_session_is_walkable(self->session))
        return;
    show_state(self);
    if (is_in_sight(self, EVENTS) && gtk_widget_get_mapped(GTK_WIDGET(self)))
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
    bs_table_set_rows(BS_TABLE(self->tables[EVENTS]), NULL, "");
    self->events_filled = FALSE;
    update(self);
}

static void
fill_again(BsInspector *self, void (*rows)(BsSession *session, GListStore *rows))
{
    for (guint i = 0; i < BS_N_TABLES && bs_session_is_walkable(self->session); i++) {
        if (bs_tables[i].fill == rows && is_in_sight(self, i))
            fill(self, i);
    }
}

static void
on_veiled(BsInspector *self)
{
    on_hidden(self);
    fill_visible(self, TRUE);
}

static void
on_findings(BsInspector *self)
{
    fill_again(self, bs_fill_findings);
}

static void
on_memory(BsInspector *self)
{
    fill_again(self, bs_fill_lifetimes);
    g_signal_emit_by_name(self, "table-changed"); // it may need more room
}

static void
on_run(BsInspector *self)
{
    fill_again(self, bs_fill_run_heap);
}

static void
on_selected(BsInspector *self)
{
    show_state(self);
    fill_visible(self, TRUE);
    for (guint i = 0; i < BS_N_TABLES; i++) {
        if (is_in_sight(self, i))
            follow(self, i);
    }
}

const char *
bs_inspector_table(BsInspector *self)
{
    const char *about = gtk_stack_get_visible_child_name(self->about);
    return is_guest(about) ? about : name_of(self->current);
}

static void
set_current(BsInspector *self, guint table)
{
    if (self->current == table)
        return;
    self->current = table;
    g_signal_emit_by_name(self, "table-changed");
}

// Another page is shown: its first table is what is asked for, unless that is one of them already.
static void
on_page(BsInspector *self)
{
    guint first = 0;
    while (first < N_ALL && !is_in_sight(self, first))
        first++;
    if (first < N_ALL && !is_in_sight(self, self->current))
        self->current = first;
    g_signal_emit_by_name(self, "table-changed");
    gtk_widget_set_visible(
        self->switcher, g_strcmp0(gtk_stack_get_visible_child_name(self->about), "function") == 0);
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
    bs_table_set_rows(BS_TABLE(self->tables[EVENTS]), NULL, "");
    for (guint i = 0; i < BS_N_TABLES; i++) {
        bs_table_set_rows(BS_TABLE(self->tables[i]), NULL, "");
        set_caption(self, i, NULL);
    }
}

static gboolean
show_guest(BsInspector *self, const char *name)
{
    GtkWidget *page = is_guest(name) ? gtk_stack_get_child_by_name(self->about, name) : NULL;
    if (!page || !gtk_stack_page_get_visible(gtk_stack_get_page(self->about, page)))
        return FALSE;
    gtk_stack_set_visible_child(self->about, page);
    return TRUE;
}

GtkStack *
bs_inspector_pages(BsInspector *self)
{
    return self->about;
}

gboolean
bs_inspector_show_table(BsInspector *self, const char *name)
{
    if (bs_tables_is_of_states(name))
        name = bs_tables_states(self->session);
    const guint table = find_table(name);
    if (table == N_ALL)
        return show_guest(self, name);
    if (!is_about_selection(table))
        gtk_stack_set_visible_child_name(self->stack, page_of(table));
    gtk_stack_set_visible_child_name(self->about,
                                     is_about_selection(table) ? "selection" : "function");
    set_current(self, table);
    return TRUE;
}

const char *
bs_inspector_pointed(BsInspector *self)
{
    const char *pointed = "";
    for (guint i = 0; i < BS_N_TABLES && !*pointed; i++) {
        if (is_in_sight(self, i))
            pointed = bs_table_pointed(BS_TABLE(self->tables[i]));
    }
    return pointed;
}

void
bs_inspector_show_row(BsInspector *self, guint table, guint row)
{
    if (table >= BS_N_TABLES)
        return;
    bs_inspector_show_table(self, name_of(table));
    fill(self, table);
    bs_table_show_row(BS_TABLE(self->tables[table]), row);
}

gboolean
bs_inspector_ask(BsInspector *self, const char *name)
{
    if (!bs_inspector_show_table(self, name))
        return FALSE;
    fill_visible(self, TRUE);
    return TRUE;
}

GtkWidget *
bs_inspector_answers(BsInspector *self)
{
    const char *about = gtk_stack_get_visible_child_name(self->about);
    return g_strcmp0(about, "selection") == 0 ? GTK_WIDGET(self->selection) : NULL;
}

// -- the widget ----------------------------------------------------------------------------------

// The page of that name, which has several tables; made when it is not there yet. It is scrolled
// where they have no room.
static GtkBox *
shared_page(BsInspector *self, const char *name)
{
    guint i = 0;
    while (!g_str_equal(shared[i].name, name))
        i++;
    if (self->shared[i])
        return self->shared[i];
    GtkWidget *page = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_box_set_homogeneous(GTK_BOX(page), TRUE);
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER,
                                   GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scrolled), TRUE);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), page);
    gtk_stack_add_titled(self->stack, scrolled, name, _(shared[i].title));
    return self->shared[i] = GTK_BOX(page);
}

// Below the table before it, where it has to do with that; else beside it, where there is room.
static void
add_about_selection(BsInspector *self, guint number, GtkWidget *table, const char *title)
{
    const BsTableKind *kind = &bs_tables[number];
    GtkWidget *last = gtk_widget_get_last_child(GTK_WIDGET(self->selection));
    GtkWidget *shown = table;
    bs_table_wrap(BS_TABLE(table));
    if (kind->is_answer) {
        shown = bs_answer_new(self->session, table);
        self->answers[number] = BS_ANSWER(shown);
    }
    bs_table_add_headed(kind->is_below ? GTK_BOX(last) : self->selection, shown,
                        kind->caption ? NULL : title);
}

static void
on_focus(GtkEventController *focus, gpointer number)
{
    GtkWidget *table = gtk_event_controller_get_widget(focus);
    set_current(BS_INSPECTOR(gtk_widget_get_ancestor(table, BS_TYPE_INSPECTOR)),
                GPOINTER_TO_UINT(number));
}

static void
add_to_shared(BsInspector *self, guint number, GtkWidget *table, const char *title)
{
    const BsTableKind *kind = &bs_tables[number];
    GtkBox *page = shared_page(self, kind->page);
    if (kind->picture)
        bs_table_add_headed(page, kind->picture(self->session), NULL);
    bs_table_add_headed(page, table, title);
}

static void
add_table(BsInspector *self, guint number, const char *title, const char *const *columns)
{
    const char *name = name_of(number), *page = page_of(number);
    g_assert(g_strv_contains(bs_lesson_tables, name));
    GtkWidget *table = self->tables[number] = bs_table_new(self->session, title, columns);
    GtkEventController *focus = gtk_event_controller_focus_new();
    g_signal_connect(focus, "enter", G_CALLBACK(on_focus), GUINT_TO_POINTER(number));
    gtk_widget_add_controller(table, focus);
    if (is_about_selection(number))
        add_about_selection(self, number, table, title);
    else if (!g_str_equal(page, name))
        add_to_shared(self, number, table, title);
    else
        gtk_stack_add_titled(self->stack, table, name, title);
}

static void
add_tables(BsInspector *self)
{
    const char *const events[] = {_("No."), _("Stage"), _("Kind"), _("What happened"), NULL};
    for (guint i = 0; i < BS_N_TABLES; i++) {
        const char *titles[BS_TABLE_COLUMNS + 1] = {NULL};
        for (guint k = 0; bs_tables[i].columns[k]; k++)
            titles[k] = _(bs_tables[i].columns[k]);
        add_table(self, i, _(bs_tables[i].title), titles);
    }
    add_table(self, EVENTS, _("Events"), events);
    gtk_stack_set_visible_child_name(self->about, "function");
    choose_states(self);
}

// Where they have room, the tables about the selection are beside one another.
static gboolean
place_selection(GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
    enum { ROOM_FOR_THREE = 960 };
    BsInspector *self = BS_INSPECTOR(widget);
    const double room = gtk_widget_get_width(widget) / bs_text_size(widget);
    const GtkOrientation along =
        room >= ROOM_FOR_THREE ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
    gtk_orientable_set_orientation(GTK_ORIENTABLE(self->selection), along);
    for (guint i = 0; i < G_N_ELEMENTS(shared); i++) {
        if (self->shared[i])
            gtk_orientable_set_orientation(GTK_ORIENTABLE(self->shared[i]), along);
    }
    return show_tab(widget, NULL, NULL);
}

// The width has changed. Sizes are being given just now.
static void
on_width(BsInspector *self)
{
    gtk_widget_add_tick_callback(GTK_WIDGET(self), place_selection, NULL, NULL);
}

static void
bs_inspector_listen(BsSessionBox *box)
{
    BsInspector *self = BS_INSPECTOR(box);
    BsSession *session = bs_session_box_get(box);
    static const struct {
        const char *signal;
        GCallback handler;
    } heard[] = {{"loaded", G_CALLBACK(on_loaded)},
                 {"notify::hide-unchanged", G_CALLBACK(on_hidden)},
                 {"moved", G_CALLBACK(on_moved)},
                 {"pictured", G_CALLBACK(on_pictured)},
                 {"selected", G_CALLBACK(on_selected)},
                 {"veiled", G_CALLBACK(on_veiled)},
                 {"notify::findings", G_CALLBACK(on_findings)},
                 {"notify::verdicts", G_CALLBACK(show_state)}};
    static const char *const of_run[] = {"loaded", "moved", "notify::busy"};
    self->session = session;
    add_tables(self);
    for (guint i = 0; i < G_N_ELEMENTS(heard); i++)
        g_signal_connect_object(session, heard[i].signal, heard[i].handler, self,
                                G_CONNECT_SWAPPED);
    GObject *const others[] = {G_OBJECT(bs_heap_run_of(session)), G_OBJECT(self->stack),
                               G_OBJECT(self->about)};
    g_signal_connect_object(others[0], "changed", G_CALLBACK(on_memory), self, G_CONNECT_SWAPPED);
    for (guint i = 0; i < G_N_ELEMENTS(of_run); i++)
        g_signal_connect_object(bs_session_run(session), of_run[i], G_CALLBACK(on_run), self,
                                G_CONNECT_SWAPPED);
    for (guint i = 1; i < G_N_ELEMENTS(others); i++)
        g_signal_connect_object(others[i], "notify::visible-child", G_CALLBACK(on_page), self,
                                G_CONNECT_SWAPPED);
}

static void
bs_inspector_dispose(GObject *object)
{
    g_clear_handle_id(&BS_INSPECTOR(object)->asking, g_source_remove);
    G_OBJECT_CLASS(bs_inspector_parent_class)->dispose(object);
    BS_INSPECTOR(object)->session = NULL;
}

static void
bs_inspector_class_init(BsInspectorClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    object_class->dispose = bs_inspector_dispose;
    BS_SESSION_BOX_CLASS(klass)->listen = bs_inspector_listen;
    g_signal_new("table-changed", BS_TYPE_INSPECTOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                 G_TYPE_NONE, 0);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/inspector.ui");
    gtk_widget_class_bind_template_child(widget_class, BsInspector, about);
    gtk_widget_class_bind_template_child(widget_class, BsInspector, selection);
    gtk_widget_class_bind_template_child(widget_class, BsInspector, state);
    gtk_widget_class_bind_template_child(widget_class, BsInspector, stack);
    gtk_widget_class_bind_template_child(widget_class, BsInspector, switcher);
    gtk_widget_class_bind_template_child(widget_class, BsInspector, tabs);
}

static void
bs_inspector_init(BsInspector *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    g_signal_connect(self, "map", G_CALLBACK(on_page), NULL);
    // As wide as their words, so that all have room.
    GtkLayoutManager *row = gtk_widget_get_layout_manager(self->tabs);
    if (GTK_IS_BOX_LAYOUT(row))
        gtk_box_layout_set_homogeneous(GTK_BOX_LAYOUT(row), FALSE);
    GtkWidget *const scrolled[] = {
        self->switcher,
        gtk_widget_get_ancestor(GTK_WIDGET(self->selection), GTK_TYPE_SCROLLED_WINDOW)};
    for (guint i = 0; i < G_N_ELEMENTS(scrolled); i++)
        g_signal_connect_object(
            gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(scrolled[i])),
            "notify::page-size", G_CALLBACK(on_width), self, G_CONNECT_SWAPPED);
    bs_fade_cut_words(GTK_SCROLLED_WINDOW(self->switcher));
}
