// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading a file again, because it or an effects sheet has changed or because somebody asks for it;
// and coming back to the place where one was.
#include "app/frame/lesson-pane.h"
#include "app/frame/panes.h"
#include "app/session/come-back.h"
#include "app/session/preferences.h"
#include "app/tables/inspector.h"
#include "app/window/parts.h"
#include "debug/marks/bookmarks.h"
#include "dialects/foreign/sheet-file.h"
#include "support/i18n.h"

enum { SETTLE_MS = 300 };

// The program, the sheet beside it, and that for all programs.
enum { PROGRAM, SHEET, SHEET_OF_ALL, N_WATCHED };

typedef struct Watched {
    GFile *file; // or NULL
    GFileMonitor *monitor;
} Watched;

typedef struct BsReload {
    const BsHost *host;
    BsLessonPane *lesson;
    BsPanes *panes;
    BsInspector *inspector;
    Watched watched[N_WATCHED];
    guint settling;     // source id, of ...
    guint changed;      // ... what has changed, a bit each
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
    } tops[2];  // of its code
    char *told; // the file that changed by itself, or NULL
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
    g_clear_pointer(&self->told, g_free);
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
    if (self->told)
        bs_host_say(self->host, _("%s has changed and was read again"), self->told);
}

// The program of which a sheet has changed is the text that is there, saved or not.
static void
run_again(BsReload *self)
{
    BsSession *session = self->host->session;
    if (bs_draft_is_open(self->host->draft))
        bs_session_revise(session, bs_session_file(session), bs_draft_text(self->host->draft));
    else
        bs_session_import(session, bs_session_imported(session));
}

// What changes while the file is being read is read after that.
static gboolean
read_again(gpointer data)
{
    BsReload *self = data;
    BsSession *session = self->host->session;
    const gboolean is_program = self->changed & 1u << PROGRAM;
    if (bs_session_is_loading(session))
        return G_SOURCE_CONTINUE;
    const guint what = (guint)g_bit_nth_lsf(self->changed, -1);
    self->settling = self->changed = 0;
    if (!bs_session_file(session) || !self->watched[what].file ||
        (!is_program && !bs_session_document(session)))
        return G_SOURCE_REMOVE;
    if (is_program && bs_draft_is_open(self->host->draft)) { // this window may have written it
        bs_command_do(self->host->actions, "look-at-disk", NULL);
        return G_SOURCE_REMOVE;
    }
    if (bs_session_is_walkable(session) && !self->place && !bs_draft_is_open(self->host->draft))
        note_place(self);
    g_free(self->told);
    self->told = g_file_get_basename(self->watched[what].file);
    if (is_program)
        bs_session_open(session, bs_session_file(session));
    else
        run_again(self);
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
settle(BsReload *self, guint what)
{
    self->changed |= 1u << what;
    g_clear_handle_id(&self->settling, g_source_remove);
    self->settling = g_timeout_add(SETTLE_MS, read_again, self);
}

// A program that has gone stays as it was read; without its sheet it is another one.
static void
on_file_changed(BsReload *self, GFile *file, GFile *other, GFileMonitorEvent event,
                const GFileMonitor *monitor)
{
    guint what = PROGRAM;
    while (what < N_WATCHED && self->watched[what].monitor != monitor)
        what++;
    const gboolean stays = what == PROGRAM && event == G_FILE_MONITOR_EVENT_DELETED &&
                           !bs_draft_is_open(self->host->draft);
    if (what < N_WATCHED && !stays && event != G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
        settle(self, what);
}

// The dialog that describes an op has written it.
static void
sheet_saved(gpointer part, GVariant *none)
{
    settle(part, SHEET);
}

static void
watch_file(BsReload *self, guint what, GFile *file)
{
    Watched *watched = &self->watched[what];
    if (watched->monitor && file && g_file_equal(file, watched->file))
        return;
    g_clear_object(&watched->monitor);
    g_set_object(&watched->file, file);
    watched->monitor = file && g_file_is_native(file)
                           ? g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL)
                           : NULL;
    if (watched->monitor)
        bs_host_connect(self->host, watched->monitor, "changed", G_CALLBACK(on_file_changed), self);
}

static void
watch(BsReload *self)
{
    GFile *file = bs_session_file(self->host->session);
    const gboolean is_lesson = bs_session_lesson(self->host->session) != NULL; // has no sheet
    const char *path = file && !is_lesson ? g_file_peek_path(file) : NULL;
    g_autofree char *beside = path ? bs_sheet_path_beside(path) : NULL;
    g_autofree char *of_all = path ? bs_preferences_effects() : NULL;
    g_autoptr(GFile) sheet = beside ? g_file_new_for_path(beside) : NULL;
    g_autoptr(GFile) sheet_of_all = of_all ? g_file_new_for_path(of_all) : NULL;
    watch_file(self, PROGRAM, file);
    watch_file(self, SHEET, sheet);
    watch_file(self, SHEET_OF_ALL, sheet_of_all);
}

// -- the window's part ----------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"reload",      NULL, reload,      BS_ITS_PART, NULL},
    {"sheet-saved", NULL, sheet_saved, BS_PROGRAM,  NULL},
    {0}
    // clang-format on
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
    for (guint i = 0; i < N_WATCHED; i++) {
        g_clear_object(&self->watched[i].monitor);
        g_clear_object(&self->watched[i].file);
    }
    g_clear_pointer(&self->told, g_free);
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
