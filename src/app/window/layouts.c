// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the window shows, by the task at hand: a layout is a row of the table. Changing it never
// moves the cursor.
#include "app/frame/panes.h"
#include "app/kit/menu.h"
#include "app/kit/relayout.h"
#include "app/window/parts.h"
#include "support/i18n.h"

typedef struct BsLayouts {
    const BsHost *host;
    BsPanes *panes;
    GtkWidget *row;      // of buttons, ...
    GtkMenuButton *menu; // ... and where there is no room for it
    GtkWidget *lesson_button;
    GtkWidget *strip;     // of the stages, beside the row
    GtkWidget *views;     // the panes, and what is beside them
    GtkWidget *columns;   // of a comparison, in place of the panes
    guint layout, before; // in the table; the one to come back to
    int width;            // of the surface
    gboolean both[8];     // of each: the second code is there, too
    guint resized;        // source id
} BsLayouts;

// What a layout shows. With `second`, whether the second code is there is chosen.
static const struct {
    const char *name, *title;
    BsPane panes;
    gboolean second;
} layouts[] = {
    {"explore", N_("Explore"), BS_PANE_PICTURE | BS_PANE_LEFT, TRUE},
    {"dealloc", N_("Dealloc"), BS_PANES_CODE, FALSE},
    {"compare", N_("Compare"), BS_PANES_CODE, FALSE},
    {"lesson", N_("Lesson"), BS_PANE_PICTURE | BS_PANE_LEFT, TRUE},
    {"present", N_("Present"), BS_PANE_PICTURE | BS_PANE_LEFT, FALSE},
    {"run", N_("Run"), BS_PANE_PICTURE | BS_PANE_LEFT, FALSE},
};

enum { EXPLORE, DEALLOC, COMPARE, LESSON, PRESENT, RUN };

static gboolean
has_both(BsLayouts *self)
{
    return (bs_panes_shown(self->panes) & BS_PANES_CODE) == BS_PANES_CODE;
}

// -- changing ------------------------------------------------------------------------------------

// Of a program that cannot be walked through there is nothing to compare.
static void
show_columns(BsLayouts *self)
{
    const gboolean shown = self->layout == COMPARE && bs_session_is_walkable(self->host->session);
    GtkWidget *focus = gtk_window_get_focus(self->host->window);
    const gboolean goes =
        focus && gtk_widget_is_ancestor(focus, shown ? GTK_WIDGET(self->panes) : self->columns);
    bs_command_do(self->host->actions, "show-columns", g_variant_new_boolean(shown));
    gtk_widget_set_visible(GTK_WIDGET(self->panes), !shown);
    gtk_widget_set_visible(self->views, !shown);
    gtk_widget_set_visible(self->columns, shown);
    if (goes)
        bs_command_do(self->host->actions, "focus-views", NULL);
}

static void
show_panes(BsLayouts *self)
{
    const BsPane right =
        layouts[self->layout].second && self->both[self->layout] ? BS_PANE_RIGHT : 0;
    if (self->layout != PRESENT) // which has views of its own to choose from
        bs_panes_show(self->panes, layouts[self->layout].panes | right);
    bs_command_set_state(self->host->actions, "second-code", g_variant_new_boolean(has_both(self)));
}

static void
press(BsLayouts *self, const char *action, const char *target)
{
    bs_command_do(self->host->actions, action, g_variant_new_string(target));
}

// What belongs to a layout is there with it, and goes with it.
static void
leave(BsLayouts *self, guint layout)
{
    if (layout == PRESENT)
        press(self, "present", "off");
    if (layout == DEALLOC)
        bs_command_do(self->host->actions, "end-lowering", NULL);
}

static void
enter(BsLayouts *self, guint layout)
{
    g_autoptr(GVariant) present = bs_command_state(self->host->actions, "present");
    if (layout == PRESENT && g_str_equal(g_variant_get_string(present, NULL), "off"))
        press(self, "present", "all");
    if (layout == DEALLOC)
        bs_command_do(self->host->actions, "show-lowering", NULL);
}

static void
go_to(BsLayouts *self, guint layout)
{
    const guint from = self->layout;
    if (layout == from)
        return;
    self->layout = layout;
    if (from != PRESENT && from != LESSON)
        self->before = from;
    bs_command_set_state(self->host->actions, "layout", g_variant_new_string(layouts[layout].name));
    gtk_menu_button_set_label(self->menu, _(layouts[layout].title));
    leave(self, from);
    show_panes(self);
    show_columns(self);
    press(self, "panel-for", layouts[layout].name);
    enter(self, layout);
}

static gboolean
has_lesson(BsLayouts *self)
{
    return bs_session_lesson(self->host->session) != NULL;
}

// Where the end is in view, while somebody is asked about it.
static gboolean
is_hidden(BsLayouts *self, guint layout)
{
    return (layout == COMPARE || layout == RUN) && bs_session_is_veiled(self->host->session);
}

static void
go_unless_hidden(BsLayouts *self, guint layout)
{
    if (is_hidden(self, layout))
        bs_host_say(self->host, _("%s tells the answer: answer first"), _(layouts[layout].title));
    else
        go_to(self, layout);
}

static void
on_veiled(BsLayouts *self)
{
    if (is_hidden(self, self->layout))
        go_to(self, has_lesson(self) ? LESSON : EXPLORE);
}

static void
choose(gpointer part, GVariant *parameter)
{
    BsLayouts *self = part;
    const char *name = g_variant_get_string(parameter, NULL);
    for (guint i = 0; i < G_N_ELEMENTS(layouts); i++) {
        if (g_str_equal(layouts[i].name, name) && (i != LESSON || has_lesson(self)))
            go_unless_hidden(self, i);
    }
}

static void
toggle_second(gpointer part, GVariant *none)
{
    BsLayouts *self = part;
    if (!layouts[self->layout].second)
        return;
    self->both[self->layout] = !self->both[self->layout];
    show_panes(self);
}

// For who is about to show something there.
static void
need_second(gpointer part, GVariant *none)
{
    BsLayouts *self = part;
    if (has_both(self))
        return;
    if (layouts[self->layout].second)
        toggle_second(self, NULL);
}

// An audience has gone: back to what was there before.
static void
on_present(BsLayouts *self)
{
    g_autoptr(GVariant) views = bs_command_state(self->host->actions, "present");
    const gboolean on = !g_str_equal(g_variant_get_string(views, NULL), "off");
    if (on && self->layout != PRESENT)
        go_to(self, PRESENT);
    else if (!on && self->layout == PRESENT)
        go_to(self, has_lesson(self) ? LESSON : self->before);
}

// -- programs ------------------------------------------------------------------------------------

static void
on_loaded(BsLayouts *self)
{
    gtk_widget_set_visible(self->lesson_button, has_lesson(self));
    if (has_lesson(self) && self->layout != PRESENT)
        go_to(self, LESSON);
    else if (!has_lesson(self) && self->layout == LESSON)
        go_to(self, self->before);
    show_columns(self);
    if (bs_session_is_walkable(self->host->session) && !bs_session_is_revision(self->host->session))
        enter(self, self->layout == PRESENT ? EXPLORE : self->layout);
}

static void
toggle_fullscreen(gpointer part, GVariant *none)
{
    BsLayouts *self = part;
    if (gtk_window_is_fullscreen(self->host->window))
        gtk_window_unfullscreen(self->host->window);
    else
        gtk_window_fullscreen(self->host->window);
}

static void
on_fullscreen(BsLayouts *self)
{
    bs_command_set_state(self->host->actions, "fullscreen",
                         g_variant_new_boolean(gtk_window_is_fullscreen(self->host->window)));
}

// -- the buttons ---------------------------------------------------------------------------------

static void
show_row(BsLayouts *self, gboolean shown)
{
    gtk_widget_set_visible(self->row, shown);
    gtk_widget_set_visible(GTK_WIDGET(self->menu), !shown);
}

// What stands beside the stages, and those as short as they become.
static int
width_of_bar(BsLayouts *self)
{
    GtkWidget *child = gtk_widget_get_first_child(gtk_widget_get_parent(self->strip));
    int all, width;
    g_object_get(self->strip, "least-width", &all, NULL);
    for (; child; child = gtk_widget_get_next_sibling(child)) {
        if (child == self->strip || !gtk_widget_get_visible(child))
            continue;
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
        all += width;
    }
    return all;
}

// One would rather see all stages than all layouts.
static gboolean
on_resized(gpointer data)
{
    BsLayouts *self = data;
    self->resized = 0;
    show_row(self, TRUE);
    if (width_of_bar(self) > gtk_widget_get_width(GTK_WIDGET(self->host->window)))
        show_row(self, FALSE);
    bs_relayout_soon(GTK_WIDGET(self->panes));
    return G_SOURCE_REMOVE;
}

// GTK tells while it gives out sizes, when nothing may appear or disappear.
static void
on_width(BsLayouts *self)
{
    if (!self->resized)
        self->resized = g_idle_add(on_resized, self);
}

// The surface tells of each layout, also of one in which the size stays.
static void
on_layout(BsLayouts *self, int width)
{
    if (width == self->width)
        return;
    self->width = width;
    on_width(self);
}

// Also that of a window that fills the screen, which its own size does not tell.
static void
on_realized(BsLayouts *self)
{
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(self->host->window));
    bs_host_connect(self->host, surface, "layout", G_CALLBACK(on_layout), self);
}

// -- the window's part ---------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"layout",           "s",  choose,        BS_PROGRAM, "'explore'"},
    {"second-code",      NULL, toggle_second, BS_PROGRAM, "false"},
    {"fullscreen",       NULL, toggle_fullscreen, BS_ALWAYS, "false"},
    {"need-second-code", NULL, need_second,   BS_PROGRAM, NULL},
    {0}
    // clang-format on
};

static void
init(gpointer part)
{
    BsLayouts *self = part;
    const BsHost *host = self->host;
    GAction *present = g_action_map_lookup_action(host->actions, "present");
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(on_loaded), self);
    bs_host_connect(host, host->session, "veiled", G_CALLBACK(on_veiled), self);
    bs_host_connect(host, host->window, "realize", G_CALLBACK(on_realized), self);
    bs_host_connect(host, self->strip, "notify::least-width", G_CALLBACK(on_width), self);
    bs_host_connect(host, host->window, "notify::fullscreened", G_CALLBACK(on_fullscreen), self);
    bs_host_connect(host, present, "notify::state", G_CALLBACK(on_present), self);
    gtk_menu_button_set_menu_model(self->menu, bs_menu("layout_menu"));
    gtk_menu_button_set_label(self->menu, _(layouts[self->layout].title));
    on_resized(self);
}

static void
clear(gpointer part)
{
    BsLayouts *self = part;
    g_clear_handle_id(&self->resized, g_source_remove);
}

static const BsPartWidget widgets[] = {
    {"panes", G_STRUCT_OFFSET(BsLayouts, panes)},
    {"layout_row", G_STRUCT_OFFSET(BsLayouts, row)},
    {"layout_menu", G_STRUCT_OFFSET(BsLayouts, menu)},
    {"lesson_button", G_STRUCT_OFFSET(BsLayouts, lesson_button)},
    {"strip", G_STRUCT_OFFSET(BsLayouts, strip)},
    {"run_border", G_STRUCT_OFFSET(BsLayouts, views)},
    {"columns", G_STRUCT_OFFSET(BsLayouts, columns)},
    {0},
};

const BsPart bs_layouts_part = {.size = sizeof(BsLayouts),
                                .widgets = widgets,
                                .commands = commands,
                                .init = init,
                                .clear = clear};
