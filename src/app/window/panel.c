// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The panel of tables, below or beside the views: whether it is open, how much room it has, and
// which table is in sight. Each layout has its panel as it was left.
#include "app/session/preferences.h"
#include "app/tables/inspector.h"
#include "app/window/parts.h"
#include "support/i18n.h"

typedef struct BsPanel {
    const BsHost *host;
    BsInspector *inspector;
    GtkPaned *border; // between the views and the panel
    char *layout;     // whose panel it is
    BsPanelPlace place;
    gboolean fixed;   // its share was chosen: it is not smaller where it has little to say
    gboolean setting; // the border is being placed, by us
    gboolean placed;  // ... and was
    gboolean held;    // a button is down on it, or on what is beside it
    guint placing;    // source id
    guint turned;     // tick callback
    guint turning;    // frames until it is due
} BsPanel;

enum { UNTIL_TURNED = 2, UNTIL_ROWS_SHOW = 8 }; // frames

static const BsPanelPlace closed = {FALSE, FALSE, 0.36}, opened = {TRUE, FALSE, 0.36};

// -- the border ----------------------------------------------------------------------------------

static int
room_of(BsPanel *self)
{
    return self->place.beside ? gtk_widget_get_width(GTK_WIDGET(self->border))
                              : gtk_widget_get_height(GTK_WIDGET(self->border));
}

static double
share_now(BsPanel *self)
{
    const int room = room_of(self);
    if (!self->placed || !self->place.open || room <= 0)
        return self->place.share;
    return 1 - (double)gtk_paned_get_position(self->border) / room;
}

// What is written down for the next time.
static void
tell_share(BsPanel *self)
{
    bs_command_set_state(self->host->actions, "tables-share",
                         g_variant_new_double(share_now(self)));
}

static int
height_of(GtkWidget *widget, int width)
{
    int least, height;
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, MAX(least, width), NULL, &height, NULL,
                       NULL);
    return height;
}

// How high the tables are with all that they have to say: they need no place yet. What scrolls asks
// for the height of its sentences in one line each.
static int
height_of_all(BsPanel *self, int width)
{
    GtkWidget *answers = bs_inspector_answers(self->inspector);
    const int height = height_of(GTK_WIDGET(self->inspector), width);
    if (!answers)
        return height;
    GtkWidget *scrolled = gtk_widget_get_ancestor(answers, GTK_TYPE_SCROLLED_WINDOW);
    return height + MAX(0, height_of(answers, width) - height_of(scrolled, width));
}

// As much as was chosen, or less where there is little to say. While people walk it grows only:
// the views do not move up and down with each step. Answers are read whole: a low window gives them
// more of its room.
static int
wanted_size(BsPanel *self, int room)
{
    enum { LEAST = 140, SPARE = 10 }; // below the last row
    static const double OF_ANSWERS = 0.46;
    const gboolean chosen = self->fixed || self->place.beside;
    const gboolean more = !chosen && bs_inspector_answers(self->inspector);
    const int most = (int)(room * (more ? MAX(OF_ANSWERS, self->place.share) : self->place.share));
    if (chosen)
        return most;
    const int width = gtk_widget_get_width(GTK_WIDGET(self->border));
    const int says = MAX(LEAST, SPARE + height_of_all(self, width));
    const int now = self->placed ? room - gtk_paned_get_position(self->border) : 0;
    return MIN(most, MAX(says, now));
}

static void place_again(BsPanel *self, guint frames);

static gboolean
place_border(gpointer data)
{
    BsPanel *self = data;
    const int room = room_of(self);
    const gboolean first = !self->placed;
    self->placing = 0;
    if (room <= 0 || !gtk_widget_get_visible(GTK_WIDGET(self->inspector)))
        return G_SOURCE_REMOVE;
    self->setting = TRUE;
    gtk_paned_set_position(self->border, room - wanted_size(self, room));
    self->setting = FALSE;
    self->placed = TRUE;
    tell_share(self);
    if (first)
        place_again(self, UNTIL_ROWS_SHOW);
    return G_SOURCE_REMOVE;
}

// A border that was turned is scaled from its place along the other side when sizes are given out:
// it gets its own afterwards, in the frame after that.
static gboolean
on_turned(GtkWidget *border, GdkFrameClock *clock, gpointer part)
{
    BsPanel *self = part;
    if (self->turning-- > 1)
        return G_SOURCE_CONTINUE;
    self->turned = 0;
    place_border(self);
    return G_SOURCE_REMOVE;
}

// Rows that have not been shown yet have no height: they get it in the frames to come.
static void
place_again(BsPanel *self, guint frames)
{
    self->turning = frames;
    if (!self->turned)
        self->turned =
            gtk_widget_add_tick_callback(GTK_WIDGET(self->border), on_turned, self, NULL);
}

static void
turn(BsPanel *self, GtkOrientation orientation)
{
    if (gtk_orientable_get_orientation(GTK_ORIENTABLE(self->border)) == orientation)
        return;
    gtk_orientable_set_orientation(GTK_ORIENTABLE(self->border), orientation);
    place_again(self, UNTIL_TURNED);
}

// Nothing may move while sizes are given out.
static void
place_soon(BsPanel *self)
{
    if (!self->placing)
        self->placing = g_idle_add_full(G_PRIORITY_HIGH, place_border, self, NULL);
}

// Answers that fitted in a high window may not in a low one.
static void
on_room(BsPanel *self)
{
    if (!self->placed || !(self->fixed || self->place.beside))
        place_soon(self);
}

static gboolean
on_event(BsPanel *self, GdkEvent *event)
{
    const GdkEventType type = gdk_event_get_event_type(event);
    if (type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE)
        self->held = type == GDK_BUTTON_PRESS;
    return GDK_EVENT_PROPAGATE;
}

// By hand; when the window gets another size, both sides keep their share.
static void
on_border(BsPanel *self)
{
    if (self->placed && self->held && !self->setting) {
        self->place.share = CLAMP(share_now(self), 0.1, 0.9);
        self->fixed = TRUE;
        bs_preferences_set_panel(self->layout, &self->place);
    }
    tell_share(self);
}

static void
on_moved(BsPanel *self)
{
    if (self->place.open && !self->fixed)
        place_soon(self);
    else
        on_room(self);
}

// -- open and closed, below and beside -----------------------------------------------------------

static void
show(BsPanel *self)
{
    const gboolean open = self->place.open && bs_session_is_walkable(self->host->session);
    GActionMap *actions = self->host->actions;
    GtkWidget *focus = gtk_window_get_focus(self->host->window);
    if (!open && focus && gtk_widget_is_ancestor(focus, GTK_WIDGET(self->inspector)))
        bs_command_do(actions, "focus-views", NULL); // or nothing would have it
    turn(self, self->place.beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
    gtk_widget_set_visible(GTK_WIDGET(self->inspector), open);
    bs_command_set_state(actions, "panel", g_variant_new_boolean(self->place.open));
    bs_command_set_state(actions, "panel-beside", g_variant_new_boolean(self->place.beside));
    self->placed = FALSE;
    place_soon(self);
}

static void
decide(BsPanel *self, gboolean open, gboolean beside)
{
    self->place.open = open;
    self->place.beside = beside;
    bs_preferences_set_panel(self->layout, &self->place);
    show(self);
}

static void
toggle(gpointer part, GVariant *none)
{
    BsPanel *self = part;
    decide(self, !self->place.open, self->place.beside);
}

static void
toggle_beside(gpointer part, GVariant *none)
{
    BsPanel *self = part;
    decide(self, self->place.open, !self->place.beside);
}

// Who asks for a table sees it; that is no decision about the layout.
static void
open_panel(gpointer part, GVariant *none)
{
    BsPanel *self = part;
    if (self->place.open)
        return;
    self->place.open = TRUE;
    show(self);
}

static void
set_share(gpointer part, GVariant *share)
{
    BsPanel *self = part;
    const double wanted = g_variant_get_double(share);
    if (wanted <= 0 || wanted >= 1)
        return;
    self->place.share = wanted;
    self->fixed = TRUE;
    self->placed = FALSE;
    tell_share(self);
    on_room(self);
}

static void
use_layout(BsPanel *self, const char *layout)
{
    static const char *const with_panel[] = {"lesson", "compare", NULL};
    g_free(self->layout);
    self->layout = g_strdup(layout);
    self->place = g_strv_contains(with_panel, layout) ? opened : closed;
    self->fixed = bs_preferences_panel(layout, &self->place) && self->place.share != closed.share;
    show(self);
}

static void
take_layout(gpointer part, GVariant *layout)
{
    use_layout(part, g_variant_get_string(layout, NULL));
}

// -- the tables ----------------------------------------------------------------------------------

static void
show_table(gpointer part, GVariant *parameter)
{
    BsPanel *self = part;
    if (bs_inspector_show_table(self->inspector, g_variant_get_string(parameter, NULL)))
        open_panel(self, NULL);
}

// Another table may have more to say, or less.
static void
on_table(BsPanel *self)
{
    bs_command_set_state(self->host->actions, "table",
                         g_variant_new_string(bs_inspector_table(self->inspector)));
    if (self->fixed)
        return;
    self->placed = FALSE;
    on_room(self);
}

// A table of what is selected. It is empty without.
static void
ask(BsPanel *self, const char *table)
{
    open_panel(self, NULL);
    bs_inspector_ask(self->inspector, table);
    if (!*bs_session_selection_text(self->host->session))
        bs_host_say(self->host,
                    _("Select what you ask about first: click on a value or an op in the "
                      "picture, the code or a table"));
}

static void
why(gpointer part, GVariant *parameter)
{
    BsPanel *self = part;
    ask(self, "why");
}

static void
became(gpointer part, GVariant *parameter)
{
    BsPanel *self = part;
    ask(self, "became");
}

static void
history(gpointer part, GVariant *parameter)
{
    BsPanel *self = part;
    ask(self, "history");
}

// What each alternative costs, beside the columns in which any of them opens.
static void
what_if(gpointer part, GVariant *parameter)
{
    BsPanel *self = part;
    bs_command_do(self->host->actions, "layout", g_variant_new_string("compare"));
    bs_command_do(self->host->actions, "table", g_variant_new_string("systems"));
}

// -- the window's part ---------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"table",        "s",  show_table,    BS_PROGRAM, "'ownership'"},
    {"why",          NULL, why,           BS_PROGRAM, NULL},
    {"became",       NULL, became,        BS_PROGRAM, NULL},
    {"history",      NULL, history,       BS_PROGRAM, NULL},
    {"what-if",      NULL, what_if,       BS_PROGRAM, NULL},
    {"panel",        NULL, toggle,        BS_PROGRAM, "false"},
    {"panel-beside", NULL, toggle_beside, BS_PROGRAM, "false"},
    {"open-panel",   NULL, open_panel,    BS_PROGRAM, NULL},
    {"panel-for",    "s",  take_layout,   BS_ALWAYS,  NULL},
    {"tables-share", "d",  set_share,     BS_ALWAYS,  "0.36"},
    {0}
    // clang-format on
};

static void
init(gpointer part)
{
    BsPanel *self = part;
    const BsHost *host = self->host;
    use_layout(self, "explore");
    GtkEventController *button = gtk_event_controller_legacy_new();
    gtk_event_controller_set_propagation_phase(button, GTK_PHASE_CAPTURE);
    bs_host_connect(host, button, "event", G_CALLBACK(on_event), self);
    gtk_widget_add_controller(GTK_WIDGET(self->border), button);
    bs_host_connect(host, self->border, "notify::max-position", G_CALLBACK(on_room), self);
    bs_host_connect(host, self->border, "notify::position", G_CALLBACK(on_border), self);
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(show), self);
    bs_host_connect(host, host->session, "moved", G_CALLBACK(on_moved), self);
    bs_host_connect(host, host->session, "selected", G_CALLBACK(on_moved), self);
    bs_host_connect(host, self->inspector, "table-changed", G_CALLBACK(on_table), self);
}

static void
clear(gpointer part)
{
    BsPanel *self = part;
    g_clear_handle_id(&self->placing, g_source_remove);
    if (self->turned)
        gtk_widget_remove_tick_callback(GTK_WIDGET(self->border), self->turned);
    g_free(self->layout);
}

static const BsPartWidget widgets[] = {
    {"inspector", G_STRUCT_OFFSET(BsPanel, inspector)},
    {"border", G_STRUCT_OFFSET(BsPanel, border)},
    {0},
};

const BsPart bs_panel_part = {.size = sizeof(BsPanel),
                              .widgets = widgets,
                              .commands = commands,
                              .init = init,
                              .clear = clear};
