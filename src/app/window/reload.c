// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading a file again, because it has changed or because somebody asks for it; and coming back to
// the place where one was.
#include "app/frame/lesson-pane.h"
#include "app/frame/panes.h"
#include "app/session/come-back.h"
#include "app/tables/inspector.h"
#include "app/window/parts.h"
#include "debug/marks/bookmarks.h"
#include "support/i18n.h"

enum { SETTLE_MS = 300 };

typedef struct BsReload {
    const BsHost *host;
    BsLessonPane *lesson;
    BsPanes *panes;
    BsInspector *inspector;
    GFileMonitor *monitor;
    GFile *watched;
    guint settling;     // source id
    BsBookmarks *place; // the cursor's, while the program is read again, or NULL; with it ...
    guint32 stage;
    char *selected; // ... what was selected, or NULL
    guint32 times;  // lines like it above it
    guint step;     // of its lesson
    char *table;    // what was in sight
    char *function;
    struct {
        guint32 line;
        double hidden;
    } tops[2];     // of its code
    gboolean told; // the file changed by itself
} BsReload;

// The function in view, and which of its lines are at the top of the code views.
static void
note_view(BsReload *self)
{
    BsCodeView *const views[] = {bs_panes_left(self->panes), bs_panes_right(self->panes)};
    g_free(self->function);
    self->function = g_strdup(bs_session_function_name(self->host->session));
    for (guint i = 0; i < G_N_ELEMENTS(views); i++)
        self->tops[i].line = bs_code_view_top(views[i], &self->tops[i].hidden);
}

static void
find_view(BsReload *self)
{
    BsCodeView *const views[] = {bs_panes_left(self->panes), bs_panes_right(self->panes)};
    const char *name = self->function;
    if (*name && !bs_document_find_function(bs_session_document(self->host->session), name))
        return;
    if (*name)
        bs_session_set_function(self->host->session, name);
    for (guint i = 0; i < G_N_ELEMENTS(views); i++)
        bs_code_view_come_back_to(views[i], self->tops[i].line, self->tops[i].hidden);
}

// Where the cursor is, by what it says there.
static void
note_place(BsReload *self)
{
    BsDocument *document = bs_session_document(self->host->session);
    g_clear_pointer(&self->place, bs_bookmarks_free);
    self->place = bs_bookmarks_new();
    self->stage = bs_session_stage(self->host->session);
    self->step = bs_lesson_pane_step(self->lesson);
    self->told = FALSE;
    g_free(self->table);
    self->table = g_strdup(bs_inspector_table(self->inspector));
    g_free(self->selected);
    self->selected = bs_describe_selection(self->host->session, &self->times);
    note_view(self);
    bs_bookmarks_add(self->place, document, bs_session_cursor(self->host->session), "");
}

static void
find_place(BsReload *self)
{
    if (self->step) // it shows the first one already, and with each a table of its own
        bs_lesson_pane_show(self->lesson, self->step);
    bs_inspector_show_table(self->inspector, self->table);
    bs_bookmarks_resolve(self->place, bs_session_document(self->host->session));
    const BsBookmark *bookmark = bs_bookmarks_get(self->place, 0);
    if (bookmark->lost)
        bs_session_goto_stage(self->host->session, self->stage);
    else
        bs_go_from_to(self->host->session, MAX(bookmark->event, 1) - 1, bookmark->event);
    find_view(self);
    bs_select_described(self->host->session, self->selected, self->times);
    g_clear_pointer(&self->selected, g_free);
    g_clear_pointer(&self->place, bs_bookmarks_free);
    g_autofree char *name = g_file_get_basename(bs_session_file(self->host->session));
    if (self->told)
        bs_host_say(self->host, _("%s has changed and was read again"), name);
}

// What changes while the file is being read is read after that.
static gboolean
read_again(gpointer data)
{
    BsReload *self = data;
    if (bs_session_is_loading(self->host->session))
        return G_SOURCE_CONTINUE;
    self->settling = 0;
    if (!bs_session_file(self->host->session))
        return G_SOURCE_REMOVE;
    if (bs_draft_is_open(self->host->draft)) { // it may have been written by this window
        bs_command_do(self->host->actions, "look-at-disk", NULL);
        return G_SOURCE_REMOVE;
    }
    if (bs_session_is_walkable(self->host->session) && !self->place)
        note_place(self);
    self->told = TRUE;
    bs_session_open(self->host->session, bs_session_file(self->host->session));
    return G_SOURCE_REMOVE;
}

static void
reload(gpointer part, GVariant *none)
{
    BsReload *self = part;
    if (bs_draft_is_open(self->host->draft)) {
        bs_command_do(self->host->actions, "look-at-disk", NULL);
        return;
    }
    if (bs_session_is_walkable(self->host->session) && !self->place)
        note_place(self);
    bs_session_open(self->host->session, bs_session_file(self->host->session));
}

// Whoever writes a file does so in several pieces.
static void
on_file_changed(BsReload *self, GFile *file, GFile *other, GFileMonitorEvent event)
{
    const gboolean gone = event == G_FILE_MONITOR_EVENT_DELETED;
    if ((gone && !bs_draft_is_open(self->host->draft)) ||
        event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
        return;
    g_clear_handle_id(&self->settling, g_source_remove);
    self->settling = g_timeout_add(SETTLE_MS, read_again, self);
}

static void
watch(BsReload *self)
{
    GFile *file = bs_session_file(self->host->session);
    if (self->monitor && file && g_file_equal(file, self->watched))
        return;
    g_clear_object(&self->monitor);
    g_set_object(&self->watched, file);
    self->monitor = file && g_file_is_native(file)
                        ? g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL)
                        : NULL;
    if (self->monitor)
        bs_host_connect(self->host, self->monitor, "changed", G_CALLBACK(on_file_changed), self);
}

// -- the window's part ----------------------------------------------------------------------------

static const BsCommand commands[] = {
    {"reload", NULL, reload, BS_ITS_PART, NULL},
    {0},
};

static void
update(gpointer part)
{
    BsReload *self = part;
    bs_command_enable(self->host->actions, "reload", bs_session_file(self->host->session) != NULL);
}

static void
on_loaded(BsReload *self)
{
    if (!bs_session_problem(self->host->session))
        watch(self);
    if (bs_session_is_walkable(self->host->session) && self->place)
        find_place(self);
}

// What was open is still there, and with it the place.
static void
on_problem(BsReload *self)
{
    if (bs_session_problem(self->host->session) && bs_session_is_walkable(self->host->session))
        g_clear_pointer(&self->place, bs_bookmarks_free);
}

static void
init(gpointer part)
{
    BsReload *self = part;
    BsSession *session = self->host->session;
    bs_host_connect(self->host, session, "loaded", G_CALLBACK(on_loaded), self);
    bs_host_connect(self->host, session, "notify::problem", G_CALLBACK(on_problem), self);
}

static void
clear(gpointer part)
{
    BsReload *self = part;
    g_clear_handle_id(&self->settling, g_source_remove);
    g_clear_object(&self->monitor);
    g_clear_object(&self->watched);
    g_clear_pointer(&self->place, bs_bookmarks_free);
    g_clear_pointer(&self->selected, g_free);
    g_clear_pointer(&self->table, g_free);
    g_clear_pointer(&self->function, g_free);
}

static const BsPartWidget widgets[] = {
    {"lesson", G_STRUCT_OFFSET(BsReload, lesson)},
    {"panes", G_STRUCT_OFFSET(BsReload, panes)},
    {"inspector", G_STRUCT_OFFSET(BsReload, inspector)},
    {0},
};

const BsPart bs_reload_part = {.size = sizeof(BsReload),
                               .widgets = widgets,
                               .commands = commands,
                               .init = init,
                               .clear = clear,
                               .update = update};
