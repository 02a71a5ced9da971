// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/window/keep.h"

#include "app/frame/lesson-pane.h"
#include "app/frame/panes.h"
#include "app/session/come-back.h"
#include "app/tables/inspector.h"
#include "app/window/parts.h"

enum { KEEP_MS = 400 };

static const char *const columns[] = {"first-column", "second-column", "third-column"};

typedef struct BsKeep {
    const BsHost *host;
    BsPanes *panes;
    BsInspector *inspector;
    BsLessonPane *lesson;
    GtkWidget *border; // between views and tables
    GKeyFile *kept;    // where to come back to, and ...
    char *group;       // ... which window it was; or NULL
    guint keeping;     // source id
} BsKeep;

static const char *const quark = "bufscope-keep"; // what a window has under that name is a BsKeep

static char *
path_of_state(void)
{
    return g_build_filename(g_get_user_state_dir(), "bufscope", "session", NULL);
}

// -- keeping -------------------------------------------------------------------------------------

// The state of another part.
static GVariant *
state(BsKeep *self, const char *action)
{
    return bs_command_state(self->host->actions, action);
}

static void
keep_program(BsKeep *self, GKeyFile *file, const char *group)
{
    BsSession *session = self->host->session;
    g_autofree char *uri = g_file_get_uri(bs_session_file(session));
    guint32 times;
    g_autofree char *selected = bs_describe_selection(session, &times);
    g_key_file_set_string(file, group, "uri", uri);
    if (bs_session_chosen_pipeline(session))
        g_key_file_set_string(file, group, "pipeline", bs_session_chosen_pipeline(session));
    g_key_file_set_integer(file, group, "cursor", (int)bs_session_cursor(session));
    g_key_file_set_string(file, group, "function", bs_session_function_name(session));
    g_key_file_set_integer(file, group, "came-from", (int)bs_session_came_from(session));
    if (selected) {
        g_key_file_set_string(file, group, "selected", selected);
        g_key_file_set_integer(file, group, "selected-times", (int)times);
    }
    if (bs_session_lesson(session))
        g_key_file_set_integer(file, group, "lesson-step", (int)bs_lesson_pane_step(self->lesson));
}

static void
keep_views(BsKeep *self, GKeyFile *file, const char *group)
{
    g_autoptr(GVariant) tables_share = state(self, "tables-share");
    g_autoptr(GVariant) differences = state(self, "differences");
    g_autoptr(GVariant) three = state(self, "three-columns");
    double graph, code;
    bs_panes_get_shares(self->panes, &graph, &code);
    g_key_file_set_integer(file, group, "left", bs_code_view_stage(bs_panes_left(self->panes)));
    g_key_file_set_integer(file, group, "right", bs_code_view_stage(bs_panes_right(self->panes)));
    g_key_file_set_double(file, group, "zoom", bs_canvas_chosen_zoom(bs_panes_canvas(self->panes)));
    g_key_file_set_double(file, group, "graph-share", graph);
    g_key_file_set_double(file, group, "code-share", code);
    g_key_file_set_double(file, group, "tables-share", g_variant_get_double(tables_share));
    g_autoptr(GVariant) layout = state(self, "layout");
    g_autoptr(GVariant) panel = state(self, "panel");
    g_autoptr(GVariant) second = state(self, "second-code");
    g_key_file_set_string(file, group, "layout", g_variant_get_string(layout, NULL));
    g_key_file_set_boolean(file, group, "panel", g_variant_get_boolean(panel));
    g_key_file_set_boolean(file, group, "second-code", g_variant_get_boolean(second));
    g_key_file_set_string(file, group, "table", bs_inspector_table(self->inspector));
    for (guint i = 0; i < G_N_ELEMENTS(columns); i++) {
        g_autoptr(GVariant) column = state(self, columns[i]);
        g_key_file_set_string(file, group, columns[i], g_variant_get_string(column, NULL));
    }
    g_key_file_set_boolean(file, group, "three-columns", g_variant_get_boolean(three));
    g_key_file_set_string(file, group, "differences", g_variant_get_string(differences, NULL));
}

static void
keep_window(BsKeep *self, GKeyFile *file, guint number)
{
    g_autofree char *group = g_strdup_printf("Window %u", number);
    int width, height;
    gtk_window_get_default_size(self->host->window, &width, &height);
    g_key_file_set_integer(file, group, "width", width);
    g_key_file_set_integer(file, group, "height", height);
    keep_program(self, file, group);
    keep_views(self, file, group);
}

// What all windows have to come back to; NULL: nothing.
static GKeyFile *
all_windows(GtkApplication *application)
{
    g_autoptr(GKeyFile) file = g_key_file_new();
    guint n = 0;
    for (GList *i = application ? gtk_application_get_windows(application) : NULL; i; i = i->next) {
        BsKeep *one = g_object_get_data(i->data, quark);
        if (one && bs_session_file(one->host->session) &&
            bs_session_is_walkable(one->host->session))
            keep_window(one, file, n++);
    }
    return n ? g_steal_pointer(&file) : NULL;
}

// Who writes has the lock; what is older than what was asked for last is not written any more.
static GMutex writing;
static gint newest;

static void
write_file(GKeyFile *file, gint number)
{
    g_autofree char *path = path_of_state();
    g_autofree char *folder = g_path_get_dirname(path);
    g_autoptr(GError) error = NULL;
    g_mutex_lock(&writing);
    g_mkdir_with_parents(folder, 0700);
    if (number == g_atomic_int_get(&newest) && !g_key_file_save_to_file(file, path, &error))
        g_message("what is open is not kept: %s", error->message);
    g_mutex_unlock(&writing);
}

// It is there when this returns: one leaves.
void
bs_keep_all(GtkApplication *application)
{
    g_autoptr(GKeyFile) file = all_windows(application);
    if (file)
        write_file(file, g_atomic_int_add(&newest, 1) + 1);
}

static void
write_in_thread(GTask *task, gpointer source G_GNUC_UNUSED, gpointer file,
                GCancellable *cancellable G_GNUC_UNUSED)
{
    write_file(file, GPOINTER_TO_INT(g_object_get_data(G_OBJECT(task), quark)));
    g_task_return_boolean(task, TRUE);
}

// Meanwhile one goes on: a disk may take its time.
static gboolean
keep_all(gpointer data)
{
    BsKeep *self = data;
    GKeyFile *file = all_windows(gtk_window_get_application(self->host->window));
    self->keeping = 0;
    if (!file)
        return G_SOURCE_REMOVE;
    g_autoptr(GTask) task = g_task_new(NULL, NULL, NULL, NULL);
    const gint number = g_atomic_int_add(&newest, 1) + 1;
    g_object_set_data(G_OBJECT(task), quark, GINT_TO_POINTER(number));
    g_task_set_task_data(task, file, (GDestroyNotify)g_key_file_unref);
    g_task_run_in_thread(task, write_in_thread);
    return G_SOURCE_REMOVE;
}

static void
keep_soon(BsKeep *self)
{
    if (!self->keeping)
        self->keeping = g_timeout_add(KEEP_MS, keep_all, self);
}

// -- coming back ---------------------------------------------------------------------------------

char **
bs_kept_windows(void)
{
    g_autofree char *path = path_of_state();
    g_autoptr(GKeyFile) kept = g_key_file_new();
    g_autoptr(GStrvBuilder) names = g_strv_builder_new();
    g_key_file_load_from_file(kept, path, G_KEY_FILE_NONE, NULL);
    g_auto(GStrv) groups = g_key_file_get_groups(kept, NULL);
    for (guint i = 0; groups[i]; i++) {
        g_autofree char *uri = g_key_file_get_string(kept, groups[i], "uri", NULL);
        g_autoptr(GFile) file = uri ? g_file_new_for_uri(uri) : NULL;
        if (file && g_file_query_exists(file, NULL))
            g_strv_builder_add(names, groups[i]);
    }
    return g_strv_builder_end(names);
}

static int
number(BsKeep *self, const char *key)
{
    return g_key_file_get_integer(self->kept, self->group, key, NULL);
}

static double
share(BsKeep *self, const char *key)
{
    return g_key_file_get_double(self->kept, self->group, key, NULL);
}

static char *
text(BsKeep *self, const char *key)
{
    return g_key_file_get_string(self->kept, self->group, key, NULL);
}

// The program, and as large as it was; its place is come back to when it is there.
static void
come_back(gpointer part, GVariant *name)
{
    BsKeep *self = part;
    g_autofree char *path = path_of_state();
    g_clear_pointer(&self->kept, g_key_file_unref);
    g_free(self->group);
    self->kept = g_key_file_new();
    self->group = g_variant_dup_string(name, NULL);
    g_key_file_load_from_file(self->kept, path, G_KEY_FILE_NONE, NULL);
    g_autofree char *uri = text(self, "uri");
    g_autofree char *pipeline = text(self, "pipeline");
    const int width = number(self, "width"), height = number(self, "height");
    if (width > 0 && height > 0)
        gtk_window_set_default_size(self->host->window, width, height);
    if (pipeline)
        bs_session_set_pipeline(self->host->session, pipeline);
    if (uri)
        bs_command_do(self->host->actions, "open-file", g_variant_new_string(uri));
}

// What another run would have to be started for is found again where it is in sight.
static void
find_columns(BsKeep *self)
{
    GActionMap *actions = self->host->actions;
    const gboolean three = g_key_file_get_boolean(self->kept, self->group, "three-columns", NULL);
    for (guint i = 0; i < G_N_ELEMENTS(columns) - !three; i++) {
        g_autofree char *what = text(self, columns[i]);
        if (what)
            bs_command_do(actions, columns[i], g_variant_new_string(what));
    }
    if (three)
        bs_command_do(actions, "three-columns", NULL);
}

// Nobody comes back before an audience.
static void
find_layout(BsKeep *self)
{
    GActionMap *actions = self->host->actions;
    g_autofree char *layout = text(self, "layout");
    if (layout && !g_str_equal(layout, "present"))
        bs_command_do(actions, "layout", g_variant_new_string(layout));
    if (g_strcmp0(layout, "compare") == 0)
        find_columns(self);
    if (g_key_file_get_boolean(self->kept, self->group, "panel", NULL))
        bs_command_do(actions, "open-panel", NULL);
    if (g_key_file_get_boolean(self->kept, self->group, "second-code", NULL))
        bs_command_do(actions, "need-second-code", NULL);
}

static void
find_views(BsKeep *self)
{
    g_autofree char *table = text(self, "table");
    find_layout(self);
    bs_code_view_set_stage(bs_panes_left(self->panes), number(self, "left"));
    bs_code_view_set_stage(bs_panes_right(self->panes), number(self, "right"));
    bs_panes_set_shares(self->panes, share(self, "graph-share"), share(self, "code-share"));
    if (table)
        bs_inspector_show_table(self->inspector, table);
    bs_command_do(self->host->actions, "tables-share",
                  g_variant_new_double(share(self, "tables-share")));
    bs_canvas_choose_zoom(bs_panes_canvas(self->panes), share(self, "zoom"));
}

static void
find_place(BsKeep *self)
{
    BsSession *session = self->host->session;
    g_autofree char *function = text(self, "function");
    g_autofree char *selected = text(self, "selected");
    g_autofree char *differences = text(self, "differences");
    bs_lesson_pane_show(self->lesson, (guint)MAX(0, number(self, "lesson-step")));
    bs_command_do(self->host->actions, "differences",
                  g_variant_new_string(differences ? differences : "off"));
    bs_go_from_to(session, (guint32)MAX(0, number(self, "came-from")),
                  (guint32)MAX(0, number(self, "cursor")));
    if (function && *function)
        bs_session_set_function(session, function);
    find_views(self);
    bs_select_described(session, selected, (guint32)number(self, "selected-times"));
}

// -- the window's part ---------------------------------------------------------------------------

static const BsCommand commands[] = {
    {"come-back", "s", come_back, BS_ALWAYS, NULL}, // to a name of bs_kept_windows()
    {0},
};

// Whether what was kept is of the file that is open: it may have had to be mended first, or given
// up.
static gboolean
is_kept(BsKeep *self)
{
    g_autofree char *uri = self->kept ? text(self, "uri") : NULL;
    GFile *file = bs_session_file(self->host->session);
    g_autofree char *open = file ? g_file_get_uri(file) : NULL;
    return uri && g_strcmp0(uri, open) == 0;
}

static void
on_loaded(BsKeep *self)
{
    if (!bs_session_is_walkable(self->host->session))
        return;
    if (is_kept(self))
        find_place(self);
    g_clear_pointer(&self->kept, g_key_file_unref);
    g_clear_pointer(&self->group, g_free);
    keep_soon(self);
}

static gboolean
on_close(BsKeep *self)
{
    g_clear_handle_id(&self->keeping, g_source_remove);
    bs_keep_all(gtk_window_get_application(self->host->window));
    return GDK_EVENT_PROPAGATE;
}

static void
init(gpointer part)
{
    BsKeep *self = part;
    const BsHost *host = self->host;
    const struct {
        gpointer instance;
        const char *signal;
    } changes[] = {
        {host->session, "moved"},
        {host->session, "selected"},
        {self->border, "notify::position"},
        {self->inspector, "table-changed"},
        {bs_panes_canvas(self->panes), "view-changed"},
    };
    g_object_set_data(G_OBJECT(host->window), quark, self);
    for (guint i = 0; i < G_N_ELEMENTS(columns); i++)
        bs_host_connect(host, g_action_map_lookup_action(host->actions, columns[i]),
                        "notify::state", G_CALLBACK(keep_soon), self);
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(on_loaded), self);
    bs_host_connect(host, host->window, "close-request", G_CALLBACK(on_close), self);
    for (guint i = 0; i < G_N_ELEMENTS(changes); i++)
        bs_host_connect(host, changes[i].instance, changes[i].signal, G_CALLBACK(keep_soon), self);
}

static void
clear(gpointer part)
{
    BsKeep *self = part;
    g_object_set_data(G_OBJECT(self->host->window), quark, NULL);
    g_clear_handle_id(&self->keeping, g_source_remove);
    g_clear_pointer(&self->kept, g_key_file_unref);
    g_clear_pointer(&self->group, g_free);
}

static const BsPartWidget widgets[] = {
    {"panes", G_STRUCT_OFFSET(BsKeep, panes)},
    {"inspector", G_STRUCT_OFFSET(BsKeep, inspector)},
    {"border", G_STRUCT_OFFSET(BsKeep, border)},
    {"lesson", G_STRUCT_OFFSET(BsKeep, lesson)},
    {0},
};

const BsPart bs_keep_part = {
    .size = sizeof(BsKeep), .widgets = widgets, .commands = commands, .init = init, .clear = clear};
