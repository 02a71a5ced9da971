// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/search-bar.h"

#include "app/tables/table-search.h"
#include "debug/document/as-written.h"
#include "debug/telling/search.h"
#include "support/i18n.h"

enum { PORTION = 6000, MORE = 50000 }; // microseconds of searching: in the idle, and when asked

struct _BsSearchBar {
    GtkBox parent_instance;
    BsSession *session;
    GtkSearchBar *bar;
    GtkSearchEntry *entry;
    GtkLabel *count;
    GtkSourceSearchSettings *settings;
    BsSearch *search;         // or NULL
    BsTableSearch *in_tables; // what it found there, after the rest; or NULL
    char *text;               // searched for last
    char *problem;            // of the expression, or NULL
    guint working;            // source id
    guint percent;            // of the search, as told
    guint at;                 // from 1
    gboolean is_regex;
    gboolean going;   // the bar itself moves the cursor
    gboolean through; // events were being gone through
};

G_DEFINE_FINAL_TYPE(BsSearchBar, bs_search_bar, GTK_TYPE_BOX)

enum { PROP_0, PROP_SESSION, N_PROPS };
static GParamSpec *properties[N_PROPS];
enum { CHANGED, TABLE_HIT, N_SIGNALS };
static guint signals[N_SIGNALS];

// -- showing -------------------------------------------------------------------------------------

// Of a hit whose printed name is not what was searched for: "%0 (%select in the source)".
static char *
name_of_hit(BsSearchBar *self)
{
    const BsHit *hit = self->at ? bs_search_get(self->search, self->at - 1) : NULL;
    BsDocument *document = bs_session_document(self->session);
    if (!hit || !hit->in_source)
        return NULL;
    return hit->kind == BS_HIT_VALUE ? bs_document_both_names(document, hit->value)
                                     : bs_document_both_labels(document, hit->block);
}

// While it searches, how far it is says what a count would not: that this is not all yet.
static char *
progress_text(BsSearchBar *self)
{
    const guint n = bs_search_bar_count(self);
    if (n == 0)
        return g_strdup_printf(_("searching… %u %%"), self->percent);
    return g_strdup_printf(_("%u… %u %%"), n, self->percent);
}

static char *
count_text(BsSearchBar *self)
{
    const guint n = bs_search_bar_count(self);
    if (self->problem)
        return g_strdup(self->problem);
    if (!self->search)
        return g_strdup("");
    if (self->working && !self->at)
        return progress_text(self);
    if (n == 0)
        return g_strdup(bs_search_gave_up(self->search) ? _("the expression takes too long")
                                                        : _("nothing found"));
    if (!self->at)
        return g_strdup_printf("%u", n);
    g_autofree char *count =
        g_strdup_printf(_("%u of %u%s"), self->at, n, self->working ? "…" : "");
    g_autofree char *name = name_of_hit(self);
    return name ? g_strconcat(count, ": ", name, NULL) : g_steal_pointer(&count);
}

static void
tell(BsSearchBar *self)
{
    g_autofree char *text = count_text(self);
    gtk_label_set_text(self->count, text);
    gtk_widget_set_tooltip_text(GTK_WIDGET(self->count), self->problem); // it may be cut off
    if (self->problem)
        gtk_widget_add_css_class(GTK_WIDGET(self->entry), "error");
    else
        gtk_widget_remove_css_class(GTK_WIDGET(self->entry), "error");
    g_signal_emit(self, signals[CHANGED], 0);
}

// -- searching -----------------------------------------------------------------------------------

static void
stop(BsSearchBar *self)
{
    g_clear_handle_id(&self->working, g_source_remove);
    g_clear_pointer(&self->search, bs_search_free);
    g_clear_pointer(&self->in_tables, bs_table_search_free);
    g_clear_pointer(&self->problem, g_free);
    self->at = self->percent = 0;
}

// The tables come last: they are made anew for it. Whether there is more to search.
static gboolean
search_on(BsSearchBar *self, gint64 microseconds)
{
    if (!self->in_tables && bs_search_run(self->search, microseconds))
        return TRUE;
    if (!self->in_tables) {
        self->in_tables = bs_table_search_new(self->session, self->text, self->is_regex);
        return TRUE;
    }
    return bs_table_search_run(self->in_tables, microseconds);
}

static gboolean
work(gpointer data)
{
    BsSearchBar *self = data;
    const guint before = bs_search_bar_count(self), percent = self->percent;
    const gboolean more = search_on(self, PORTION);
    self->percent = bs_search_percent(self->search);
    if (!more)
        self->working = 0;
    if (!more || bs_search_bar_count(self) != before || self->percent != percent)
        tell(self);
    return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

// The text views mark what they show by themselves.
static void
highlight(BsSearchBar *self, const char *text)
{
    g_autofree char *pattern = bs_search_pattern(text, TRUE);
    gtk_source_search_settings_set_regex_enabled(self->settings, self->is_regex);
    gtk_source_search_settings_set_case_sensitive(self->settings,
                                                  bs_search_is_case_sensitive(text));
    gtk_source_search_settings_set_search_text(self->settings, !*text           ? NULL
                                                               : self->is_regex ? pattern
                                                                                : text);
}

static void
start(BsSearchBar *self)
{
    g_autoptr(GError) error = NULL;
    const gboolean open = gtk_search_bar_get_search_mode(self->bar);
    const char *text = open ? gtk_editable_get_text(GTK_EDITABLE(self->entry)) : "";
    stop(self);
    highlight(self, text);
    if (*text && bs_session_is_walkable(self->session)) {
        self->search = bs_search_new(bs_session_document(self->session), text, self->is_regex,
                                     bs_session_loud(self->session), &error);
        if (self->search)
            bs_search_end_at(self->search, bs_session_veil(self->session));
        if (self->search)
            self->working = g_idle_add(work, self);
        else
            self->problem = g_strdup(error->message);
    }
    tell(self);
}

// The entry tells of a change a moment later, when it may be searched for already.
static void
on_text(BsSearchBar *self)
{
    const char *text = gtk_editable_get_text(GTK_EDITABLE(self->entry));
    if (self->search && g_strcmp0(text, self->text) == 0)
        return;
    g_free(self->text);
    self->text = g_strdup(text);
    self->through = FALSE;
    start(self);
}

// What runs is for another text.
static void
on_edit(BsSearchBar *self)
{
    if (!self->working ||
        g_strcmp0(gtk_editable_get_text(GTK_EDITABLE(self->entry)), self->text) == 0)
        return;
    stop(self);
    tell(self);
}

// The code is another one now. Where the bar itself went, tables that it is searching still are.
static void
on_moved(BsSearchBar *self)
{
    if (!self->going && self->search)
        start(self);
    else if (self->working)
        g_clear_pointer(&self->in_tables, bs_table_search_free);
}

static void
on_loaded(BsSearchBar *self)
{
    stop(self); // it knows the document before
    start(self);
}

// -- going ---------------------------------------------------------------------------------------

static void
show_in_code(BsSearchBar *self, const BsHit *hit)
{
    bs_session_goto(self->session, bs_search_cursor(self->search)); // hits of events led away
    bs_session_set_function(self->session, bs_function_name(hit->function));
    if (hit->kind == BS_HIT_VALUE)
        bs_session_select_value(self->session, hit->value);
    else if (hit->kind == BS_HIT_BLOCK)
        bs_session_select_block(self->session, hit->block);
    else
        bs_session_select_op(self->session, hit->op);
}

static void
show_hit(BsSearchBar *self, const BsHit *hit)
{
    self->going = TRUE;
    self->through = hit->kind == BS_HIT_EVENT;
    if (hit->kind == BS_HIT_EVENT)
        bs_session_goto(self->session, hit->number);
    else if (hit->kind == BS_HIT_STAGE)
        bs_session_goto_stage(self->session, hit->number);
    else
        show_in_code(self, hit);
    self->going = FALSE;
}

static void
show_number(BsSearchBar *self, guint number)
{
    const guint n = bs_search_length(self->search);
    if (number < n) {
        show_hit(self, bs_search_get(self->search, number));
        return;
    }
    const BsTableHit hit = bs_table_search_get(self->in_tables, number - n);
    self->through = FALSE;
    g_signal_emit(self, signals[TABLE_HIT], 0, hit.table, hit.row);
}

// After a walk by hand it goes on from where the cursor is now. 0: from the begin.
static guint
place_of_cursor(BsSearchBar *self, gboolean forward)
{
    const guint32 cursor = bs_session_cursor(self->session);
    guint place = 0;
    for (guint i = 0; self->through && i < bs_search_length(self->search); i++) {
        const BsHit *hit = bs_search_get(self->search, i);
        if (hit->kind != BS_HIT_EVENT || (forward ? hit->number <= cursor : hit->number < cursor))
            place = i + 1;
    }
    return forward ? place : place + 1;
}

void
bs_search_bar_go(BsSearchBar *self, gboolean forward)
{
    if (!self->search)
        on_text(self); // it was typed a moment ago
    if (!self->search)
        return;
    if (self->working && !search_on(self, MORE))
        g_clear_handle_id(&self->working, g_source_remove);
    const guint n = bs_search_bar_count(self);
    if (!self->at)
        self->at = place_of_cursor(self, forward);
    if (n > 0) {
        self->at = forward ? self->at % n + 1 : (self->at + n - 2) % n + 1;
        show_number(self, self->at - 1);
    }
    tell(self);
}

// -- opening -------------------------------------------------------------------------------------

void
bs_search_bar_open(BsSearchBar *self, const char *text)
{
    gtk_search_bar_set_search_mode(self->bar, TRUE);
    gtk_widget_grab_focus(GTK_WIDGET(self->entry));
    if (text)
        gtk_editable_set_text(GTK_EDITABLE(self->entry), text);
    gtk_editable_select_region(GTK_EDITABLE(self->entry), 0, -1);
    on_text(self);
}

gboolean
bs_search_bar_leave(BsSearchBar *self)
{
    GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    if (!focus || !gtk_widget_is_ancestor(focus, GTK_WIDGET(self)) ||
        !gtk_search_bar_get_search_mode(self->bar)) // a field that went away may keep the focus
        return FALSE;
    gtk_search_bar_set_search_mode(self->bar, FALSE);
    return TRUE;
}

static void
on_stop(BsSearchBar *self)
{
    gtk_search_bar_set_search_mode(self->bar, FALSE);
}

static void
on_next(BsSearchBar *self)
{
    bs_search_bar_go(self, TRUE);
}

static void
on_previous(BsSearchBar *self)
{
    bs_search_bar_go(self, FALSE);
}

// Shift+Enter in the entry.
static gboolean
on_key(BsSearchBar *self, guint key, guint code, GdkModifierType state)
{
    if ((key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || !(state & GDK_SHIFT_MASK))
        return FALSE;
    bs_search_bar_go(self, FALSE);
    return TRUE;
}

GtkSourceSearchSettings *
bs_search_bar_settings(BsSearchBar *self)
{
    return self->settings;
}

gboolean
bs_search_bar_is_regex(BsSearchBar *self)
{
    return self->is_regex;
}

void
bs_search_bar_set_regex(BsSearchBar *self, gboolean is_regex)
{
    self->is_regex = is_regex;
    start(self);
}

GRegex *
bs_search_bar_regex(BsSearchBar *self)
{
    return self->search ? bs_search_regex(self->search) : NULL;
}

guint
bs_search_bar_count(BsSearchBar *self)
{
    return (self->search ? bs_search_length(self->search) : 0) +
           (self->in_tables ? bs_table_search_length(self->in_tables) : 0);
}

guint
bs_search_bar_at(BsSearchBar *self)
{
    return self->at;
}

gboolean
bs_search_bar_is_busy(BsSearchBar *self)
{
    return self->working != 0;
}

// -- the widget ----------------------------------------------------------------------------------

static void
set_session(BsSearchBar *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "notify::hide-unchanged", G_CALLBACK(start), self,
                            G_CONNECT_SWAPPED);
}

static void
bs_search_bar_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
    if (id == PROP_SESSION)
        set_session(BS_SEARCH_BAR(object), g_value_get_object(value));
    else
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void
bs_search_bar_dispose(GObject *object)
{
    BsSearchBar *self = BS_SEARCH_BAR(object);
    GtkWidget *child;
    stop(self);
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))))
        gtk_widget_unparent(child);
    g_clear_pointer(&self->text, g_free);
    g_clear_object(&self->settings);
    g_clear_object(&self->session);
    G_OBJECT_CLASS(bs_search_bar_parent_class)->dispose(object);
}

static void
bs_search_bar_class_init(BsSearchBarClass *klass)
{
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    object_class->set_property = bs_search_bar_set_property;
    object_class->dispose = bs_search_bar_dispose;
    properties[PROP_SESSION] = g_param_spec_object("session", NULL, NULL, BS_TYPE_SESSION,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
    g_object_class_install_properties(object_class, N_PROPS, properties);
    signals[CHANGED] = g_signal_new("changed", BS_TYPE_SEARCH_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
    signals[TABLE_HIT] = g_signal_new("table-hit", BS_TYPE_SEARCH_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/search-bar.ui");
    gtk_widget_class_bind_template_child(widget_class, BsSearchBar, bar);
    gtk_widget_class_bind_template_child(widget_class, BsSearchBar, entry);
    gtk_widget_class_bind_template_child(widget_class, BsSearchBar, count);
    gtk_widget_class_bind_template_callback(widget_class, on_edit);
    gtk_widget_class_bind_template_callback(widget_class, on_text);
    gtk_widget_class_bind_template_callback(widget_class, on_next);
    gtk_widget_class_bind_template_callback(widget_class, on_previous);
    gtk_widget_class_bind_template_callback(widget_class, on_stop);
    gtk_widget_class_bind_template_callback(widget_class, start);
}

static void
bs_search_bar_init(BsSearchBar *self)
{
    self->settings = gtk_source_search_settings_new();
    gtk_widget_init_template(GTK_WIDGET(self));
    gtk_search_bar_connect_entry(self->bar, GTK_EDITABLE(self->entry));
    GtkEventController *keys = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    g_signal_connect_swapped(keys, "key-pressed", G_CALLBACK(on_key), self);
    gtk_widget_add_controller(GTK_WIDGET(self->entry), keys);
}
