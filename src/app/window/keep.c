// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What outlives a window, and a change of its file: files, places, panes and zoom, in a key file in
// the user's state directory; and the place in a program that was read again.
#include "app/window/window-private.h"

#include "debug/document/cursor.h"
#include "support/i18n.h"

enum { SETTLE_MS = 300, KEEP_MS = 400 };

static char *
path_of_state(void)
{
    return g_build_filename(g_get_user_state_dir(), "bufscope", "session", NULL);
}

// -- the border above the tables -----------------------------------------------------------------

static GtkPaned *
tables_paned(BsWindow *self)
{
    return GTK_PANED(gtk_widget_get_parent(GTK_WIDGET(self->inspector)));
}

static double
share_of_tables(BsWindow *self)
{
    const int height = gtk_widget_get_height(GTK_WIDGET(tables_paned(self)));
    if (!self->tables_placed || self->without_tables || height <= 0)
        return self->tables_share;
    return 1 - (double)gtk_paned_get_position(tables_paned(self)) / height;
}

static gboolean
place_tables(gpointer data)
{
    BsWindow *self = data;
    const int height = gtk_widget_get_height(GTK_WIDGET(tables_paned(self)));
    self->placing = 0;
    if (height <= 0 || !gtk_widget_get_visible(GTK_WIDGET(self->inspector)))
        return G_SOURCE_REMOVE;
    int below = (int)(height * self->tables_share);
    if (self->without_tables)
        gtk_widget_measure(GTK_WIDGET(self->inspector), GTK_ORIENTATION_VERTICAL,
                           gtk_widget_get_width(GTK_WIDGET(self->inspector)), NULL, &below, NULL,
                           NULL);
    gtk_paned_set_position(tables_paned(self), height - below);
    self->tables_placed = !self->without_tables;
    return G_SOURCE_REMOVE;
}

// Once; later both sides keep their share, or what the user made of it. Without tables at
// each step: a sentence alone has the room of its lines. Nothing may move while sizes are given
// out.
static void
on_room(BsWindow *self)
{
    if (!self->tables_placed && !self->placing)
        self->placing = g_idle_add_full(G_PRIORITY_HIGH, place_tables, self, NULL);
}

static void
set_share_of_tables(BsWindow *self, double share)
{
    if (share <= 0 || share >= 1)
        return;
    self->tables_share = share;
    self->tables_placed = FALSE;
    on_room(self);
}

void
bs_window_show_tables(BsWindow *self, gboolean show)
{
    bs_inspector_show_tables(self->inspector, show);
    if (show != self->without_tables)
        return;
    self->tables_share = share_of_tables(self);
    self->without_tables = !show;
    self->tables_placed = FALSE;
    on_room(self);
}

// -- what is selected ----------------------------------------------------------------------------

// What is selected, by name, or an op by its line and how many such lines are before it.
static char *
describe_selection(BsWindow *self, guint32 *times)
{
    BsDocument *document = bs_session_document(self->session);
    const BsValue *value = bs_session_selected_value(self->session);
    const BsOp *op = bs_session_selected_op(self->session);
    const char *name = value ? bs_document_value_name(document, value) : NULL;
    const BsOp *function = op && !name ? bs_session_function(self->session) : NULL;
    const BsText *text = function ? bs_document_text(document, function) : NULL;
    const BsOpLines *lines = text ? bs_text_find_op(text, op) : NULL;
    *times = 0;
    if (name || !lines)
        return g_strdup(name);
    g_auto(GStrv) all = g_strsplit(text->text->str, "\n", -1);
    for (guint32 i = 0; i < lines->first; i++)
        *times += g_str_equal(all[i], all[lines->first]);
    return g_strdup(all[lines->first]);
}

static void
find_selection(BsWindow *self)
{
    BsDocument *document = bs_session_document(self->session);
    const BsOp *function = bs_session_function(self->session);
    const BsText *text = function ? bs_document_text(document, function) : NULL;
    g_autofree char *selected = g_steal_pointer(&self->place_selected);
    if (!text || !selected)
        return;
    const BsValue *value = bs_document_find_value(document, function, selected);
    if (value)
        bs_session_select_value(self->session, value);
    g_auto(GStrv) all = g_strsplit(text->text->str, "\n", -1);
    for (guint32 i = 0; !value && all[i]; i++) {
        const BsOpLines *lines = g_str_equal(all[i], selected) && self->place_times-- == 0
                                     ? bs_text_find_line(text, i)
                                     : NULL;
        if (lines) {
            bs_session_select_op(self->session, lines->op);
            return;
        }
    }
}

// -- keeping -------------------------------------------------------------------------------------

static void
keep_window(BsWindow *self, GKeyFile *file, guint number)
{
    g_autofree char *group = g_strdup_printf("Window %u", number);
    GFile *program = bs_session_file(self->session);
    g_autofree char *uri = g_file_get_uri(program);
    int width, height;
    gtk_window_get_default_size(GTK_WINDOW(self), &width, &height);
    g_key_file_set_string(file, group, "uri", uri);
    if (bs_session_chosen_pipeline(self->session))
        g_key_file_set_string(file, group, "pipeline", bs_session_chosen_pipeline(self->session));
    g_key_file_set_integer(file, group, "cursor", (int)bs_session_cursor(self->session));
    g_key_file_set_string(file, group, "function", bs_session_function_name(self->session));
    g_key_file_set_integer(file, group, "left", bs_code_view_stage(bs_panes_left(self->panes)));
    g_key_file_set_integer(file, group, "right", bs_code_view_stage(bs_panes_right(self->panes)));
    g_key_file_set_double(file, group, "zoom", bs_canvas_chosen_zoom(bs_panes_canvas(self->panes)));
    double graph, code;
    bs_panes_get_shares(self->panes, &graph, &code);
    g_key_file_set_double(file, group, "graph-share", graph);
    g_key_file_set_double(file, group, "code-share", code);
    g_key_file_set_double(file, group, "tables-share", share_of_tables(self));
    g_key_file_set_string(file, group, "table", bs_inspector_table(self->inspector));
    g_key_file_set_string(file, group, "differences", bs_window_differences(self));
    g_key_file_set_integer(file, group, "came-from", (int)bs_session_came_from(self->session));
    guint32 times;
    g_autofree char *selected = describe_selection(self, &times);
    if (selected) {
        g_key_file_set_string(file, group, "selected", selected);
        g_key_file_set_integer(file, group, "selected-times", (int)times);
    }
    if (bs_session_lesson(self->session))
        g_key_file_set_integer(file, group, "lesson-step", (int)bs_lesson_pane_step(self->lesson));
    g_key_file_set_integer(file, group, "width", width);
    g_key_file_set_integer(file, group, "height", height);
}

// Without a window with a program of a file, what was kept stays.
void
bs_window_keep_all(GtkApplication *application)
{
    g_autoptr(GKeyFile) file = g_key_file_new();
    g_autofree char *path = path_of_state();
    g_autofree char *folder = g_path_get_dirname(path);
    guint n = 0;
    for (GList *i = application ? gtk_application_get_windows(application) : NULL; i; i = i->next) {
        BsWindow *window = BS_IS_WINDOW(i->data) ? i->data : NULL;
        if (window && bs_session_file(window->session) && bs_session_is_walkable(window->session))
            keep_window(window, file, n++);
    }
    g_autoptr(GError) error = NULL;
    g_mkdir_with_parents(folder, 0700);
    if (n && !g_key_file_save_to_file(file, path, &error))
        g_message("what is open is not kept: %s", error->message);
}

static gboolean
keep_all(gpointer data)
{
    BsWindow *self = data;
    self->keeping = 0;
    bs_window_keep_all(gtk_window_get_application(GTK_WINDOW(self)));
    return G_SOURCE_REMOVE;
}

static void
keep_soon(BsWindow *self)
{
    if (!self->keeping)
        self->keeping = g_timeout_add(KEEP_MS, keep_all, self);
}

// -- coming back ---------------------------------------------------------------------------------

// The last step is what is compared at times: it was the one from there to here.
static void
go_from_to(BsWindow *self, guint32 from, guint32 to)
{
    if (bs_session_compare(self->session) == BS_COMPARE_STEP)
        bs_session_step_to(self->session, from);
    bs_session_goto(self->session, to);
}

static guint32
kept_event(BsWindow *self, const char *key)
{
    return (guint32)MAX(0, g_key_file_get_integer(self->kept, self->kept_group, key, NULL));
}

static void
come_back(BsWindow *self)
{
    GKeyFile *kept = self->kept;
    const char *group = self->kept_group;
    g_autofree char *function = g_key_file_get_string(kept, group, "function", NULL);
    g_autofree char *table = g_key_file_get_string(kept, group, "table", NULL);
    g_autofree char *differences = g_key_file_get_string(kept, group, "differences", NULL);
    bs_lesson_pane_show(self->lesson,
                        (guint)MAX(0, g_key_file_get_integer(kept, group, "lesson-step", NULL)));
    bs_window_set_differences(self, differences ? differences : "off");
    go_from_to(self, kept_event(self, "came-from"), kept_event(self, "cursor"));
    if (function && *function)
        bs_session_set_function(self->session, function);
    bs_code_view_set_stage(bs_panes_left(self->panes),
                           g_key_file_get_integer(kept, group, "left", NULL));
    bs_code_view_set_stage(bs_panes_right(self->panes),
                           g_key_file_get_integer(kept, group, "right", NULL));
    bs_panes_set_shares(self->panes, g_key_file_get_double(kept, group, "graph-share", NULL),
                        g_key_file_get_double(kept, group, "code-share", NULL));
    g_free(self->place_selected);
    self->place_selected = g_key_file_get_string(kept, group, "selected", NULL);
    self->place_times = (guint32)g_key_file_get_integer(kept, group, "selected-times", NULL);
    find_selection(self);
    if (table)
        bs_inspector_show_table(self->inspector, table);
    set_share_of_tables(self, g_key_file_get_double(kept, group, "tables-share", NULL));
    bs_canvas_choose_zoom(bs_panes_canvas(self->panes),
                          g_key_file_get_double(kept, group, "zoom", NULL));
}

static void
restore_window(GtkApplication *application, GKeyFile *kept, const char *group)
{
    g_autofree char *uri = g_key_file_get_string(kept, group, "uri", NULL);
    g_autoptr(GFile) file = uri ? g_file_new_for_uri(uri) : NULL;
    if (!file || !g_file_query_exists(file, NULL))
        return;
    BsWindow *window = bs_window_new(application);
    const int width = g_key_file_get_integer(kept, group, "width", NULL);
    const int height = g_key_file_get_integer(kept, group, "height", NULL);
    if (width > 0 && height > 0)
        gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    window->kept = g_key_file_ref(kept);
    window->kept_group = g_strdup(group);
    g_autofree char *pipeline = g_key_file_get_string(kept, group, "pipeline", NULL);
    if (pipeline)
        bs_session_set_pipeline(window->session, pipeline);
    bs_window_open(window, file);
    gtk_window_present(GTK_WINDOW(window));
}

gboolean
bs_window_restore_all(GtkApplication *application)
{
    g_autofree char *path = path_of_state();
    g_autoptr(GKeyFile) kept = g_key_file_new();
    if (!g_key_file_load_from_file(kept, path, G_KEY_FILE_NONE, NULL))
        return FALSE;
    g_auto(GStrv) groups = g_key_file_get_groups(kept, NULL);
    for (guint i = 0; groups[i]; i++)
        restore_window(application, kept, groups[i]);
    return gtk_application_get_windows(application) != NULL;
}

// -- the file changes ----------------------------------------------------------------------------

// The function in view, and which of its lines are at the top of the code views.
static void
note_view(BsWindow *self)
{
    BsCodeView *const views[] = {bs_panes_left(self->panes), bs_panes_right(self->panes)};
    g_free(self->place_function);
    self->place_function = g_strdup(bs_session_function_name(self->session));
    for (guint i = 0; i < G_N_ELEMENTS(views); i++)
        self->place_tops[i].line = bs_code_view_top(views[i], &self->place_tops[i].hidden);
}

static void
find_view(BsWindow *self)
{
    BsCodeView *const views[] = {bs_panes_left(self->panes), bs_panes_right(self->panes)};
    const char *name = self->place_function;
    if (*name && !bs_document_find_function(bs_session_document(self->session), name))
        return;
    if (*name)
        bs_session_set_function(self->session, name);
    for (guint i = 0; i < G_N_ELEMENTS(views); i++)
        bs_code_view_come_back_to(views[i], self->place_tops[i].line, self->place_tops[i].hidden);
}

// Where the cursor is, by what it says there.
static void
note_place(BsWindow *self)
{
    BsDocument *document = bs_session_document(self->session);
    g_clear_pointer(&self->place, bs_bookmarks_free);
    self->place = bs_bookmarks_new();
    self->place_stage = bs_session_stage(self->session);
    self->place_step = bs_lesson_pane_step(self->lesson);
    self->place_told = FALSE;
    g_free(self->place_table);
    self->place_table = g_strdup(bs_inspector_table(self->inspector));
    g_free(self->place_selected);
    self->place_selected = describe_selection(self, &self->place_times);
    note_view(self);
    bs_bookmarks_add(self->place, document, bs_session_cursor(self->session), "");
}

static void
find_place(BsWindow *self)
{
    if (self->place_step) // it shows the first one already, and with each a table of its own
        bs_lesson_pane_show(self->lesson, self->place_step);
    bs_inspector_show_table(self->inspector, self->place_table);
    bs_bookmarks_resolve(self->place, bs_session_document(self->session));
    const BsBookmark *bookmark = bs_bookmarks_get(self->place, 0);
    if (bookmark->lost)
        bs_session_goto_stage(self->session, self->place_stage);
    else
        go_from_to(self, MAX(bookmark->event, 1) - 1, bookmark->event);
    find_view(self);
    find_selection(self);
    g_clear_pointer(&self->place, bs_bookmarks_free);
    g_autofree char *name = g_file_get_basename(bs_session_file(self->session));
    if (self->place_told)
        bs_window_say(self, _("%s has changed and was read again"), name);
}

// What changes while the file is being read is read after that.
static gboolean
read_again(gpointer data)
{
    BsWindow *self = data;
    if (bs_session_is_loading(self->session))
        return G_SOURCE_CONTINUE;
    self->settling = 0;
    if (!bs_session_file(self->session))
        return G_SOURCE_REMOVE;
    if (bs_session_is_walkable(self->session) && !self->place)
        note_place(self);
    self->place_told = TRUE;
    bs_session_open(self->session, bs_session_file(self->session));
    return G_SOURCE_REMOVE;
}

void
bs_window_reload(BsWindow *self)
{
    if (bs_session_is_walkable(self->session) && !self->place)
        note_place(self);
    bs_session_open(self->session, bs_session_file(self->session));
}

// Whoever writes a file does so in several pieces.
static void
on_file_changed(BsWindow *self, GFile *file, GFile *other, GFileMonitorEvent event)
{
    (void)file;
    (void)other;
    if (event == G_FILE_MONITOR_EVENT_DELETED || event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
        return;
    g_clear_handle_id(&self->settling, g_source_remove);
    self->settling = g_timeout_add(SETTLE_MS, read_again, self);
}

static void
watch(BsWindow *self)
{
    GFile *file = bs_session_file(self->session);
    g_clear_object(&self->monitor);
    self->monitor = file && g_file_is_native(file)
                        ? g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL)
                        : NULL;
    if (self->monitor)
        g_signal_connect_object(self->monitor, "changed", G_CALLBACK(on_file_changed), self,
                                G_CONNECT_SWAPPED);
}

// -- the window's part ---------------------------------------------------------------------------

static void
on_loaded(BsWindow *self)
{
    if (!bs_session_problem(self->session))
        watch(self);
    if (!bs_session_is_walkable(self->session))
        return;
    if (self->kept)
        come_back(self);
    else if (self->place)
        find_place(self);
    g_clear_pointer(&self->kept, g_key_file_unref);
    g_clear_pointer(&self->kept_group, g_free);
    keep_soon(self);
}

// What was open is still there, and with it the place.
static void
on_problem(BsWindow *self)
{
    if (bs_session_problem(self->session) && bs_session_is_walkable(self->session))
        g_clear_pointer(&self->place, bs_bookmarks_free);
}

static gboolean
on_drop(BsWindow *self, const GValue *value)
{
    GSList *list = g_value_get_boxed(value);
    g_autoptr(GPtrArray) files = g_ptr_array_new();
    for (; list; list = list->next)
        g_ptr_array_add(files, list->data);
    if (files->len)
        g_application_open(G_APPLICATION(gtk_window_get_application(GTK_WINDOW(self))),
                           (GFile **)files->pdata, (int)files->len, "");
    return files->len > 0;
}

// A popover that is open while its window goes is never freed (GTK 4.8).
static void
close_popovers(GtkWidget *widget)
{
    if (GTK_IS_POPOVER(widget) && gtk_widget_get_visible(widget))
        gtk_popover_popdown(GTK_POPOVER(widget));
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
         child = gtk_widget_get_next_sibling(child))
        close_popovers(child);
}

static gboolean
on_close(BsWindow *self)
{
    close_popovers(GTK_WIDGET(self));
    g_clear_handle_id(&self->keeping, g_source_remove);
    keep_all(self);
    return FALSE;
}

void
bs_window_init_keep(BsWindow *self)
{
    self->tables_share = 0.38;
    g_signal_connect_object(tables_paned(self), "notify::max-position", G_CALLBACK(on_room), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(self->session, "moved", G_CALLBACK(on_room), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(tables_paned(self), "notify::position", G_CALLBACK(keep_soon), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect(self, "close-request", G_CALLBACK(on_close), NULL);
    g_signal_connect_object(self->session, "loaded", G_CALLBACK(on_loaded), self,
                            G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    g_signal_connect_object(self->session, "notify::problem", G_CALLBACK(on_problem), self,
                            G_CONNECT_SWAPPED);
    static const char *const changes[] = {"moved", "selected"};
    for (guint i = 0; i < G_N_ELEMENTS(changes); i++)
        g_signal_connect_object(self->session, changes[i], G_CALLBACK(keep_soon), self,
                                G_CONNECT_SWAPPED);
    g_signal_connect_object(self->inspector, "table-changed", G_CALLBACK(keep_soon), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(bs_panes_canvas(self->panes), "view-changed", G_CALLBACK(keep_soon),
                            self, G_CONNECT_SWAPPED);
    GtkDropTarget *drop = gtk_drop_target_new(GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
    g_signal_connect_swapped(drop, "drop", G_CALLBACK(on_drop), self);
    gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(drop));
}

void
bs_window_clear_keep(BsWindow *self)
{
    g_clear_handle_id(&self->keeping, g_source_remove);
    g_clear_handle_id(&self->settling, g_source_remove);
    g_clear_handle_id(&self->placing, g_source_remove);
    g_clear_object(&self->monitor);
    g_clear_pointer(&self->place, bs_bookmarks_free);
    g_clear_pointer(&self->place_selected, g_free);
    g_clear_pointer(&self->place_table, g_free);
    g_clear_pointer(&self->place_function, g_free);
    g_clear_pointer(&self->kept, g_key_file_unref);
    g_clear_pointer(&self->kept_group, g_free);
}
