// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Showing a run to an audience: the whole screen, type for a room, the views that were chosen, a
// spotlight on what the sentence speaks of, a pointer that can be seen from afar, and the keys of a
// slide remote.
#include "app/frame/panes.h"
#include "app/kit/text-size.h"
#include "app/session/preferences.h"
#include "app/tables/sentence-bar.h"
#include "app/teach/teach.h"
#include "support/i18n.h"

#include <math.h>

typedef struct BsPresent {
    const BsHost *host;
    BsPanes *panes;
    BsSentenceBar *sentence;
    GtkWidget *title, *switches, *pipeline, *timeline;
    GtkCssProvider *type; // of the size of `room`
    char *room;           // class of the window; NULL before there was an audience
    guint resized;        // source id
    int width, height;    // of the window for which type has its size; 0: to be sized again
    double usual;         // the desktop's size then
} BsPresent;

static GdkCursor *
laser_pointer(void)
{
    enum { SIZE = 32, BYTES = 4 * SIZE };
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIZE, SIZE);
    cairo_t *cr = cairo_create(surface);
    cairo_set_source_rgba(cr, 0.9, 0.05, 0.05, 0.45);
    cairo_arc(cr, SIZE / 2.0, SIZE / 2.0, SIZE / 2.0 - 1, 0, 2 * G_PI);
    cairo_fill(cr);
    cairo_set_source_rgba(cr, 0.9, 0.05, 0.05, 1);
    cairo_arc(cr, SIZE / 2.0, SIZE / 2.0, SIZE / 6.0, 0, 2 * G_PI);
    cairo_fill(cr);
    cairo_destroy(cr);
    cairo_surface_flush(surface);
    g_autoptr(GBytes) bytes =
        g_bytes_new(cairo_image_surface_get_data(surface), (gsize)SIZE * BYTES);
    cairo_surface_destroy(surface);
    g_autoptr(GdkTexture) texture =
        gdk_memory_texture_new(SIZE, SIZE, GDK_MEMORY_DEFAULT, bytes, BYTES);
    return gdk_cursor_new_from_texture(texture, SIZE / 2, SIZE / 2, NULL);
}

// -- type ----------------------------------------------------------------------------------------

// Who sits four heights of the picture away sees a capital of a 68th of its height under 12 minutes
// of arc: what is easily read begins at 10. So the picture's type has at least a 48th of the height
// (22.5 pixels of 1080: capitals of 16), and the code's and the sentence's, and the picture's where
// there is room, a 40th (27 pixels of 1080: 20 points). What else there is may be a 54th.
enum { CODE_PARTS = 40, REST_PARTS = 54 };

static gboolean
is_presenting(BsPresent *self)
{
    return gtk_widget_has_css_class(GTK_WIDGET(self->host->window), "presenting");
}

// How large the desktop has the picture's type, and code.
static double
usual_size(BsPresent *self)
{
    static const double usual = 10 * 96 / 72.0;
    return usual * bs_text_size(GTK_WIDGET(self->host->window));
}

static void
style_room(BsPresent *self, int size)
{
    GtkWidget *window = GTK_WIDGET(self->host->window);
    g_autofree char *room = g_strdup_printf("room-%d", size);
    g_autofree char *css = g_strdup_printf("window.presenting.%s { font-size: %dpx; }", room, size);
    if (g_strcmp0(room, self->room) == 0)
        return;
    if (self->room)
        gtk_widget_remove_css_class(window, self->room);
    g_free(self->room);
    self->room = g_steal_pointer(&room);
    gtk_css_provider_load_from_data(self->type, css, -1);
    gtk_widget_add_css_class(window, self->room);
}

// By the height of the screen, as large as the desktop wants it at least.
static void
size_type(BsPresent *self)
{
    const double height = gtk_widget_get_height(GTK_WIDGET(self->host->window));
    const double usual = usual_size(self), code = MAX(usual, height / CODE_PARTS);
    const gboolean on = is_presenting(self);
    if (on)
        style_room(self, (int)lround(MAX(usual, height / REST_PARTS)));
    bs_canvas_enlarge(bs_panes_canvas(self->panes), on ? code / usual : 1);
    bs_panes_show_goals(self->panes);
    bs_sentence_bar_fit(self->sentence);
}

// To give type its size asks for layout, which is no reason to do it again.
static gboolean
on_resized(gpointer part)
{
    BsPresent *self = part;
    GtkWidget *window = GTK_WIDGET(self->host->window);
    const int width = gtk_widget_get_width(window), height = gtk_widget_get_height(window);
    const double usual = usual_size(self);
    self->resized = 0;
    if (width == self->width && height == self->height && usual == self->usual)
        return G_SOURCE_REMOVE;
    self->width = width;
    self->height = height;
    self->usual = usual;
    size_type(self);
    return G_SOURCE_REMOVE;
}

// Styles are not changed while there is layout to be done.
static void
on_layout(BsPresent *self)
{
    if (is_presenting(self) && !self->resized)
        self->resized = g_idle_add(on_resized, self);
}

static void
on_realized(BsPresent *self)
{
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(self->host->window));
    bs_host_connect(self->host, surface, "layout", G_CALLBACK(on_layout), self);
}

// -- the spotlight -------------------------------------------------------------------------------

static void
show_spotlight(BsPresent *self)
{
    g_autoptr(GVariant) wanted = bs_command_state(self->host->actions, "spotlight");
    const gboolean on = is_presenting(self) && g_variant_get_boolean(wanted);
    bs_canvas_set_spotlight(bs_panes_canvas(self->panes), on);
    bs_code_view_set_spotlight(bs_panes_left(self->panes), on);
    bs_code_view_set_spotlight(bs_panes_right(self->panes), on);
}

// Nobody in the room can scroll.
static void
show_whole_rows(BsPresent *self)
{
    bs_code_view_show_whole_rows(bs_panes_left(self->panes), is_presenting(self));
    bs_code_view_show_whole_rows(bs_panes_right(self->panes), is_presenting(self));
}

static void
toggle_spotlight(gpointer part, GVariant *none)
{
    BsPresent *self = part;
    bs_preferences_set_spotlight(bs_command_toggle(self->host->actions, "spotlight"));
    show_spotlight(self);
}

// -- the views -----------------------------------------------------------------------------------

static void
show_views(BsPresent *self, const char *views)
{
    if (g_str_equal(views, "all"))
        bs_panes_show(self->panes, BS_PANE_PICTURE | BS_PANE_LEFT);
    else if (g_str_equal(views, "graph"))
        bs_panes_show(self->panes, BS_PANE_PICTURE);
    else if (g_str_equal(views, "code"))
        bs_panes_show(self->panes, BS_PANES_CODE);
}

static void
set_pointer(BsPresent *self, GdkCursor *cursor)
{
    GtkWidget *const widgets[] = {GTK_WIDGET(self->host->window),
                                  GTK_WIDGET(bs_panes_canvas(self->panes)),
                                  GTK_WIDGET(bs_code_view_text_view(bs_panes_left(self->panes))),
                                  GTK_WIDGET(bs_code_view_text_view(bs_panes_right(self->panes)))};
    for (guint i = 0; i < G_N_ELEMENTS(widgets); i++)
        gtk_widget_set_cursor(widgets[i], cursor);
}

// The header bar goes while there is an audience, and so does the slider; the stage and the
// sentence are always in sight.
static void
show_rest(BsPresent *self, const char *views)
{
    const gboolean on = !g_str_equal(views, "off");
    GtkWidget *header = gtk_widget_get_ancestor(self->title, ADW_TYPE_HEADER_BAR);
    gtk_widget_set_visible(header, !on);
    gtk_widget_set_visible(self->switches, !on);
    gtk_widget_set_visible(self->pipeline, !on);
    gtk_widget_set_visible(self->timeline, !on);
    bs_sentence_bar_fit(self->sentence);
}

static gboolean
is_typing(BsPresent *self)
{
    GtkWidget *focus = gtk_window_get_focus(self->host->window);
    return focus && (GTK_IS_EDITABLE(focus) ||
                     (GTK_IS_TEXT_VIEW(focus) && gtk_text_view_get_editable(GTK_TEXT_VIEW(focus))));
}

// "all", "graph" or "code" is shown; "off" ends it, as does the same again.
static void
present(gpointer part, GVariant *parameter)
{
    BsPresent *self = part;
    static const char *const known[] = {"off", "all", "graph", "code", NULL};
    const char *views = g_variant_get_string(parameter, NULL);
    if (!g_strv_contains(known, views))
        return;
    const gboolean before = is_presenting(self), on = !g_str_equal(views, "off");
    if (on)
        gtk_widget_add_css_class(GTK_WIDGET(self->host->window), "presenting");
    else
        gtk_widget_remove_css_class(GTK_WIDGET(self->host->window), "presenting");
    show_views(self, views);
    self->width = self->height = 0; // once more when what is shown has its place
    size_type(self);
    show_rest(self, views);
    bs_command_set_state(self->host->actions, "present", g_variant_new_string(views));
    if (on == before)
        return;
    g_autoptr(GdkCursor) laser = on ? laser_pointer() : NULL;
    set_pointer(self, laser);
    show_spotlight(self);
    show_whole_rows(self);
    if (on && is_typing(self))
        gtk_window_set_focus(self->host->window, NULL); // until one clicks there, keys present
    const char *keys = _("Presenter mode: Page Down and Page Up step, S turns the spotlight on "
                         "and off, Escape ends it");
    if (on) {
        gtk_window_fullscreen(self->host->window);
        bs_host_say_briefly(self->host, keys);
    } else {
        gtk_window_unfullscreen(self->host->window);
        bs_host_unsay(self->host, keys);
    }
}

static const BsCommand commands[] = {
    {"present", "s", present, BS_PROGRAM, "'off'"},
    {"spotlight", NULL, toggle_spotlight, BS_PROGRAM, "true"},
    {0},
};

// -- keys ----------------------------------------------------------------------------------------

// Before the views, which have uses of their own for these keys. In a lesson, its steps are the
// slides.
static gboolean
on_key(BsPresent *self, guint key, guint code, GdkModifierType modifiers)
{
    static const struct {
        guint key;
        const char *action, *in_lesson, *target;
    } keys[] = {
        {GDK_KEY_Page_Down, "win.step-op-forward", "win.lesson-next", NULL},
        {GDK_KEY_Page_Up, "win.step-op-back", "win.lesson-back", NULL},
        {GDK_KEY_Escape, "win.present", "win.present", "off"},
        {GDK_KEY_s, "win.spotlight", "win.spotlight", NULL},
    };
    const gboolean letter = key == GDK_KEY_s;
    if (letter && (is_typing(self) || (modifiers & gtk_accelerator_get_default_mod_mask())))
        return GDK_EVENT_PROPAGATE;
    const gboolean lesson = bs_session_lesson(self->host->session) != NULL;
    for (guint i = 0; is_presenting(self) && i < G_N_ELEMENTS(keys); i++) {
        if (keys[i].key != key)
            continue;
        gtk_widget_activate_action(GTK_WIDGET(self->host->window),
                                   lesson ? keys[i].in_lesson : keys[i].action,
                                   keys[i].target ? "s" : NULL, keys[i].target);
        return GDK_EVENT_STOP;
    }
    return GDK_EVENT_PROPAGATE;
}

// Another program shows its bars, but for an audience.
static void
on_loaded(BsPresent *self)
{
    g_autoptr(GVariant) views = bs_command_state(self->host->actions, "present");
    if (is_presenting(self))
        show_rest(self, g_variant_get_string(views, NULL));
}

// Messages lie over the views, right above the sentence, and cover neither that nor tabs.
static gboolean
place_message(BsPresent *self, GtkWidget *message, GdkRectangle *place, GtkWidget *overlay)
{
    graphene_rect_t below;
    if (!is_presenting(self) || !gtk_widget_get_mapped(GTK_WIDGET(self->sentence)) ||
        !gtk_widget_compute_bounds(GTK_WIDGET(self->sentence), overlay, &below))
        return FALSE;
    int narrowest, width;
    gtk_widget_measure(message, GTK_ORIENTATION_HORIZONTAL, -1, &narrowest, &width, NULL, NULL);
    place->width = MAX(narrowest, MIN(width, (int)below.size.width));
    gtk_widget_measure(message, GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height, NULL,
                       NULL);
    place->x = (int)(below.origin.x + (below.size.width - (float)place->width) / 2);
    place->y = MAX(0, (int)below.origin.y - place->height);
    return TRUE;
}

// Widgets are not moved while they are given their room: this asks for it to be given out anew.
static void
on_sentence_moved(BsPresent *self)
{
    if (is_presenting(self))
        gtk_widget_queue_allocate(gtk_widget_get_parent(GTK_WIDGET(self->host->message)));
}

static void
init_message(BsPresent *self)
{
    static const char *const moves[] = {"notify::position", "notify::max-position"};
    GtkWidget *border = gtk_widget_get_ancestor(GTK_WIDGET(self->sentence), GTK_TYPE_PANED);
    bs_host_connect(self->host, gtk_widget_get_parent(GTK_WIDGET(self->host->message)),
                    "get-child-position", G_CALLBACK(place_message), self);
    for (guint i = 0; i < G_N_ELEMENTS(moves); i++)
        bs_host_connect(self->host, border, moves[i], G_CALLBACK(on_sentence_moved), self);
}

static void
init(gpointer part)
{
    BsPresent *self = part;
    self->type = gtk_css_provider_new();
    gtk_style_context_add_provider_for_display(
        gtk_widget_get_display(GTK_WIDGET(self->host->window)), GTK_STYLE_PROVIDER(self->type),
        GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    bs_command_set_state(self->host->actions, "spotlight",
                         g_variant_new_boolean(bs_preferences_spotlight()));
    bs_host_connect(self->host, self->host->window, "realize", G_CALLBACK(on_realized), self);
    init_message(self);
    bs_host_connect(self->host, self->host->session, "loaded", G_CALLBACK(on_loaded), self);
    GtkEventController *key = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(key, GTK_PHASE_CAPTURE);
    bs_host_connect(self->host, key, "key-pressed", G_CALLBACK(on_key), self);
    gtk_widget_add_controller(GTK_WIDGET(self->host->window), key);
}

static void
clear(gpointer part)
{
    BsPresent *self = part;
    g_clear_handle_id(&self->resized, g_source_remove);
    gtk_style_context_remove_provider_for_display(gdk_display_get_default(),
                                                  GTK_STYLE_PROVIDER(self->type));
    g_object_unref(self->type);
    g_free(self->room);
}

static const BsPartWidget widgets[] = {
    {"panes", G_STRUCT_OFFSET(BsPresent, panes)},
    {"sentence", G_STRUCT_OFFSET(BsPresent, sentence)},
    {"title", G_STRUCT_OFFSET(BsPresent, title)},
    {"pipeline_menu", G_STRUCT_OFFSET(BsPresent, pipeline)},
    {"switches", G_STRUCT_OFFSET(BsPresent, switches)},
    {"timeline", G_STRUCT_OFFSET(BsPresent, timeline)},
    {0},
};

const BsPart bs_present_part = {.size = sizeof(BsPresent),
                                .widgets = widgets,
                                .commands = commands,
                                .init = init,
                                .clear = clear};
