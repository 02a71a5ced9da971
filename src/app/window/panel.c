// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is below the views: which table is in sight, and how much room there is for it.
#include "app/tables/inspector.h"
#include "app/window/parts.h"
#include "support/i18n.h"

typedef struct BsPanel {
    const BsHost *host;
    BsInspector *inspector;
    double share;            // of the height, when it is asked for; ...
    gboolean placed;         // ... and that their border is there
    guint placing;           // source id
    gboolean without_tables; // for an audience
} BsPanel;

// -- the border above the tables -----------------------------------------------------------------

static GtkPaned *
tables_paned(BsPanel *self)
{
    return GTK_PANED(gtk_widget_get_parent(GTK_WIDGET(self->inspector)));
}

static double
share_of_tables(BsPanel *self)
{
    const int height = gtk_widget_get_height(GTK_WIDGET(tables_paned(self)));
    if (!self->placed || self->without_tables || height <= 0)
        return self->share;
    return 1 - (double)gtk_paned_get_position(tables_paned(self)) / height;
}

static gboolean
place_tables(gpointer data)
{
    BsPanel *self = data;
    const int height = gtk_widget_get_height(GTK_WIDGET(tables_paned(self)));
    self->placing = 0;
    if (height <= 0 || !gtk_widget_get_visible(GTK_WIDGET(self->inspector)))
        return G_SOURCE_REMOVE;
    int below = (int)(height * self->share);
    if (self->without_tables)
        gtk_widget_measure(GTK_WIDGET(self->inspector), GTK_ORIENTATION_VERTICAL,
                           gtk_widget_get_width(GTK_WIDGET(self->inspector)), NULL, &below, NULL,
                           NULL);
    gtk_paned_set_position(tables_paned(self), height - below);
    self->placed = !self->without_tables;
    return G_SOURCE_REMOVE;
}

// Once; later both sides keep their share, or what the user made of it. Without tables at
// each step: a sentence alone has the room of its lines. Nothing may move while sizes are given
// out.
static void
on_room(BsPanel *self)
{
    if (!self->placed && !self->placing)
        self->placing = g_idle_add_full(G_PRIORITY_HIGH, place_tables, self, NULL);
}

// What is written down for the next time.
static void
on_border(BsPanel *self)
{
    bs_command_set_state(self->host->actions, "tables-share",
                         g_variant_new_double(share_of_tables(self)));
}

static void
set_share(gpointer part, GVariant *share)
{
    BsPanel *self = part;
    const double wanted = g_variant_get_double(share);
    if (wanted <= 0 || wanted >= 1)
        return;
    self->share = wanted;
    self->placed = FALSE;
    on_border(self);
    on_room(self);
}

// Shows the tables below the sentence, or leaves their room to the views.
static void
show_tables(gpointer part, GVariant *parameter)
{
    BsPanel *self = part;
    const gboolean show = g_variant_get_boolean(parameter);
    bs_inspector_show_tables(self->inspector, show);
    bs_command_set_state(self->host->actions, "tables-shown", parameter);
    if (show != self->without_tables)
        return;
    self->share = share_of_tables(self);
    self->without_tables = !show;
    self->placed = FALSE;
    on_room(self);
}

// -- the tables ----------------------------------------------------------------------------------

static void
show_table(gpointer part, GVariant *parameter)
{
    BsPanel *self = part;
    bs_inspector_show_table(self->inspector, g_variant_get_string(parameter, NULL));
}

static void
on_table(BsPanel *self)
{
    bs_command_set_state(self->host->actions, "table",
                         g_variant_new_string(bs_inspector_table(self->inspector)));
}

// A table of what is selected. It is empty without.
static void
ask(BsPanel *self, const char *table)
{
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

// -- the window's part ---------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"table",        "s",  show_table,  BS_PROGRAM, "'ownership'"},
    {"why",          NULL, why,         BS_PROGRAM, NULL},
    {"became",       NULL, became,      BS_PROGRAM, NULL},
    {"tables-shown", "b",  show_tables, BS_ALWAYS,  "true"},
    {"tables-share", "d",  set_share,   BS_ALWAYS,  "0.38"},
    {0}
    // clang-format on
};

static void
init(gpointer part)
{
    BsPanel *self = part;
    const BsHost *host = self->host;
    self->share = 0.38;
    GtkPaned *paned = tables_paned(self);
    bs_host_connect(host, paned, "notify::max-position", G_CALLBACK(on_room), self);
    bs_host_connect(host, paned, "notify::position", G_CALLBACK(on_border), self);
    bs_host_connect(host, host->session, "moved", G_CALLBACK(on_room), self);
    bs_host_connect(host, self->inspector, "table-changed", G_CALLBACK(on_table), self);
}

static void
clear(gpointer part)
{
    BsPanel *self = part;
    g_clear_handle_id(&self->placing, g_source_remove);
}

static const BsPartWidget widgets[] = {
    {"inspector", G_STRUCT_OFFSET(BsPanel, inspector)},
    {0},
};

const BsPart bs_panel_part = {.size = sizeof(BsPanel),
                              .widgets = widgets,
                              .commands = commands,
                              .init = init,
                              .clear = clear};
