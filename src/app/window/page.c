// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which page of the window is shown, for nothing, for what is loading, for a program; what is wrong
// with the program; and above it the title, and the buttons that only a program needs.
#include "app/frame/legend.h"
#include "app/kit/label.h"
#include "app/kit/menu.h"
#include "app/session/recent.h"
#include "app/window/parts.h"
#include "debug/document/misspelt.h"
#include "debug/telling/scan.h"
#include "support/i18n.h"

#include <string.h>

typedef struct BsPage {
    const BsHost *host;
    GtkStack *pages;
    AdwStatusPage *loading;
    GtkSpinner *spinner; // on that page
    guint telling;       // source id: until it is told what is wrong with what is typed
    guint waiting;       // source id: until what is loading has taken long
    gboolean waits_long; // it has
    GtkInfoBar *problem_bar;
    GtkLabel *problem;
    AdwWindowTitle *title;
    GtkMenuButton *main_menu, *step_menu, *pipeline_menu, *compare_menu, *recent, *legend;
    GtkWidget *find;
    GtkWidget *steps, *zooms; // groups of buttons that only a program needs
    guint resized;            // source id
    GtkWidget *sentence;
} BsPage;

// -- title ----------------------------------------------------------------------------------------

// Of the file that what is written is saved in; what is run may be of the one before.
static char *
name_title(BsPage *self, GFile **file)
{
    char *title = NULL;
    GFile *saved_in = bs_draft_file(self->host->draft);
    *file = saved_in ? saved_in : bs_session_file(self->host->session);
    if (saved_in)
        return g_file_get_basename(saved_in);
    g_object_get(self->host->session, "title", &title, NULL);
    return title;
}

static void
update_title(BsPage *self)
{
    GFile *file;
    g_autofree char *title = name_title(self, &file), *subtitle = NULL;
    if (!title || !*title) {
        adw_window_title_set_title(self->title, _("Bufscope"));
        adw_window_title_set_subtitle(self->title, "");
        return;
    }
    g_autoptr(GFile) folder = file && g_file_is_native(file) ? g_file_get_parent(file) : NULL;
    const char *command = bs_session_command(self->host->session);
    subtitle = folder ? g_file_get_parse_name(folder) : g_strdup(command ? command : _("sample"));
    g_autofree char *marked =
        g_strconcat(bs_draft_is_unsaved(self->host->draft) ? "• " : "", title, NULL);
    adw_window_title_set_title(self->title, marked);
    const BsDocument *document = bs_session_document(self->host->session);
    g_autofree char *with_rules = g_strdup_printf(
        document && bs_document_is_dump(document) ? _("Dump · %s · rules of MLIR %d")
                                                  : _("%s · rules of MLIR %d"),
        subtitle,
        document ? bs_document_upstream(document) : bs_session_upstream(self->host->session));
    adw_window_title_set_subtitle(self->title, with_rules);
    g_autofree char *window_title = g_strdup_printf(_("%s - Bufscope"), marked);
    gtk_window_set_title(self->host->window, window_title);
}

// -- what is wrong --------------------------------------------------------------------------------

// The line of a text, from 1, without what is around it.
static char *
line_of(const BsSource *source, guint32 number)
{
    const char *line = source->text, *end = source->text + source->len;
    while (line && --number)
        line = (line = memchr(line, '\n', (gsize)(end - line))) ? line + 1 : NULL;
    const char *stop = line ? memchr(line, '\n', (gsize)(end - line)) : NULL;
    return line ? g_strstrip(g_strndup(line, (gsize)((stop ? stop : end) - line))) : g_strdup("");
}

// Nobody sees the lines of what mlir-opt wrote, so they are quoted.
static void
append_place(GString *text, BsDocument *document, const BsDiag *diag)
{
    const BsSource *source = bs_document_source(document);
    const BsLoc place = bs_source_place(source, diag->loc);
    const gboolean unseen = bs_document_ir(document) && bs_document_stage(document, 0)->made_by;
    if (!place.line)
        return;
    if (!unseen) {
        g_string_append_printf(text, _("Line %u, column %u: "), place.line, place.column);
        return;
    }
    g_autofree char *line = line_of(source, place.line);
    g_string_append_printf(text, _("At “%s” in what mlir-opt wrote: "), line);
}

// Why it is refused, and what can be done: here and nowhere else.
static void
append_advice(GString *text, const BsScan *scan, const BsDiag *diag)
{
    g_autofree char *hint = scan ? bs_scan_hint(scan, diag) : NULL;
    if (diag->why)
        g_string_append_printf(text, ":\n%s", diag->why);
    else if (hint)
        g_string_append_printf(text, "\n→ %s", hint);
}

// All errors of the program, one a line, where they are and what they say.
static char *
problem_text(BsPage *self)
{
    BsDocument *unread = bs_session_unread(self->host->session);
    BsDocument *document = unread ? unread : bs_session_document(self->host->session);
    if (bs_session_problem(self->host->session))
        return g_strdup(bs_session_problem(self->host->session));
    if (!document)
        return NULL;
    GString *text = g_string_new(
        unread ? _("What is written is no program; the one before is shown.\n") : NULL);
    const guint32 failed = bs_document_failed_stage(document);
    if (bs_session_sheet_wrong(self->host->session))
        g_string_append_printf(text, "%s\n", bs_session_sheet_wrong(self->host->session));
    const BsDiags *diags = bs_document_diags(document);
    const char *meant = bs_document_meant_op(document);
    if (failed)
        g_string_append_printf(text, _("Stage %u, %s, refused the program.\n"), failed,
                               bs_document_stage(document, failed)->name);
    g_autoptr(BsScan) scan = failed ? bs_document_scan(document) : NULL;
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        append_place(text, document, diag);
        g_string_append(text, diag->text);
        append_advice(text, scan, diag);
        if (i == 0 && meant) {
            while (g_str_has_suffix(text->str, " "))
                g_string_truncate(text, text->len - 1);
            g_string_append_printf(text, _(". Did you mean %s?"), meant);
        }
        g_string_append(text, i + 1 < diags->items->len ? "\n" : "");
    }
    if (g_str_has_suffix(text->str, "\n"))
        g_string_truncate(text, text->len - 1);
    return g_string_free(text, text->len == 0);
}

// What is wrong with the program is told in another bar, which has the advice, too.
static gboolean
is_told_elsewhere(BsPage *self)
{
    g_autoptr(GVariant) finding = bs_command_state(self->host->actions, "finding");
    return g_variant_get_int32(finding) > 0;
}

static void
update_problem(BsPage *self)
{
    g_autofree char *text = problem_text(self);
    const gboolean wrong = text != NULL;
    if (!wrong && !is_told_elsewhere(self) &&
        bs_session_advice(self->host->session) == BS_IMPORT_BUFFERIZED)
        text = g_strdup(_("This program computes with tensors, which have no owner: buffers are "
                          "deallocated after bufferization."));
    bs_label_show(self->problem, text);
    gtk_info_bar_set_message_type(self->problem_bar, wrong ? GTK_MESSAGE_ERROR : GTK_MESSAGE_INFO);
    // What could not be opened is no fault of what is open.
    gtk_info_bar_set_show_close_button(self->problem_bar,
                                       bs_session_problem(self->host->session) &&
                                           bs_session_is_walkable(self->host->session));
    gtk_info_bar_set_revealed(self->problem_bar, text != NULL);
}

static gboolean
tell_problem(gpointer data)
{
    BsPage *self = data;
    self->telling = 0;
    update_problem(self);
    return G_SOURCE_REMOVE;
}

// Between two words a text is mostly wrong: that is told, above all views, when one pauses.
static void
on_unread(BsPage *self)
{
    enum { PAUSE_MS = 700 };
    const gboolean waits =
        bs_session_unread(self->host->session) && !gtk_info_bar_get_revealed(self->problem_bar);
    if (!waits)
        g_clear_handle_id(&self->telling, g_source_remove);
    if (!waits)
        update_problem(self);
    else if (!self->telling)
        self->telling = g_timeout_add(PAUSE_MS, tell_problem, self);
}

static void
on_problem_read(BsPage *self)
{
    gtk_info_bar_set_revealed(self->problem_bar, FALSE);
}

// -- buttons --------------------------------------------------------------------------------------

// Those that go farther than a step are at both ends of the group.
static void
show_jumps(BsPage *self, gboolean show)
{
    static const gboolean jumps[] = {TRUE, TRUE, FALSE, FALSE, TRUE, TRUE};
    GtkWidget *button = gtk_widget_get_first_child(self->steps);
    for (guint i = 0; button && i < G_N_ELEMENTS(jumps); i++) {
        gtk_widget_set_visible(button, show || !jumps[i]);
        button = gtk_widget_get_next_sibling(button);
    }
}

// A narrow header bar has no room for all buttons; their keys remain.
static void
update_zooms(BsPage *self)
{
    enum { ROOM_FOR_ZOOMS = 940, ROOM_FOR_JUMPS = 840, ROOM_FOR_FIND = 700 };
    const gboolean walkable = bs_session_is_walkable(self->host->session);
    int width, height;
    gtk_window_get_default_size(self->host->window, &width, &height);
    show_jumps(self, width >= ROOM_FOR_JUMPS);
    gtk_widget_set_visible(self->zooms, width >= ROOM_FOR_ZOOMS && walkable);
    gtk_widget_set_visible(self->find, width >= ROOM_FOR_FIND && walkable);
    gtk_widget_set_visible(GTK_WIDGET(self->legend), width >= ROOM_FOR_FIND && walkable);
}

static gboolean
on_resized(gpointer data)
{
    BsPage *self = data;
    self->resized = 0;
    update_zooms(self);
    return G_SOURCE_REMOVE;
}

// GTK tells while it gives out sizes, when nothing may appear or disappear.
static void
on_width(BsPage *self)
{
    if (!self->resized)
        self->resized = g_idle_add(on_resized, self);
}

// -- pages ----------------------------------------------------------------------------------------

static void update_page(BsPage *self);

static gboolean
on_long_wait(gpointer data)
{
    BsPage *self = data;
    self->waiting = 0;
    self->waits_long = TRUE;
    update_page(self);
    return G_SOURCE_REMOVE;
}

// What was shown before stays while that is still soon: a program that is read again in no time
// does not flicker, and what was opened above it stays open. Who types goes on typing.
static gboolean
waits_long(BsPage *self)
{
    enum { SOON = 300 }; // milliseconds
    if (!bs_session_is_loading(self->host->session) ||
        bs_session_is_revising(self->host->session)) {
        g_clear_handle_id(&self->waiting, g_source_remove);
        self->waits_long = FALSE;
    } else if (!self->waits_long && !self->waiting) {
        self->waiting = g_timeout_add(SOON, on_long_wait, self);
    }
    return self->waits_long;
}

static void
update_page(BsPage *self)
{
    const gboolean shown =
        bs_session_document(self->host->session) || bs_session_problem(self->host->session);
    const char *page = "start";
    if (waits_long(self)) {
        page = "loading";
        const char *awaited = bs_session_awaited(self->host->session);
        g_autofree char *title = awaited ? g_strdup_printf(_("Waiting for %s…"), awaited)
                                         : g_strdup(_("Running the stages…"));
        adw_status_page_set_title(self->loading, title);
    } else if (shown)
        page = "program";
    gtk_stack_set_visible_child_name(self->pages, page);
    // One that spins unseen has the window draw 60 frames a second.
    gtk_spinner_set_spinning(self->spinner, g_str_equal(page, "loading"));
    const gboolean walkable = shown && bs_session_is_walkable(self->host->session);
    gtk_widget_set_visible(self->steps, walkable);
    gtk_widget_set_visible(self->sentence, walkable);
    update_zooms(self);
}

static void
on_loaded(BsPage *self)
{
    BsSession *session = self->host->session;
    update_title(self);
    update_problem(self);
    update_page(self);
    if (bs_session_document(session) && bs_session_file(session) && !bs_session_problem(session))
        bs_recent_add(bs_session_file(session));
}

// -- the window's part ----------------------------------------------------------------------------

static const char *
outcome_name(BsSession *session)
{
    static const char *const names[] = {
        [BS_OUTCOME_PARSE_FAILED] = "parse-failed", [BS_OUTCOME_INVALID] = "invalid",
        [BS_OUTCOME_REFUSED] = "refused",           [BS_OUTCOME_CANCELLED] = "cancelled",
        [BS_OUTCOME_COMPLETE] = "complete",
    };
    if (bs_session_is_loading(session))
        return "loading";
    if (bs_session_problem(session))
        return "unreadable";
    BsDocument *document = bs_session_document(session);
    return document ? names[bs_document_outcome(document)] : "empty";
}

static void
update(gpointer part)
{
    BsPage *self = part;
    bs_command_set_state(self->host->actions, "outcome",
                         g_variant_new_string(outcome_name(self->host->session)));
}

static const BsCommand commands[] = {
    {"outcome", NULL, NULL, BS_ALWAYS, "''"}, // read only: what tests and scripts ask
    {0},
};

static void
init(gpointer part)
{
    BsPage *self = part;
    const BsHost *host = self->host;
    const struct {
        GtkMenuButton *button;
        const char *menu;
    } menus[] = {{self->main_menu, "main_menu"},
                 {self->step_menu, "step_menu"},
                 {self->pipeline_menu, "pipeline_menu"},
                 {self->compare_menu, "compare_menu"},
                 {self->recent, "recent_menu"}};
    for (guint i = 0; i < G_N_ELEMENTS(menus); i++)
        gtk_menu_button_set_menu_model(menus[i].button, bs_menu(menus[i].menu));
    gtk_menu_button_set_popover(self->legend, bs_legend_new());
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(on_loaded), self);
    bs_host_connect(host, host->session, "notify::problem", G_CALLBACK(update_problem), self);
    bs_host_connect(host, host->session, "notify::loading", G_CALLBACK(update_page), self);
    bs_host_connect(host, host->session, "unread", G_CALLBACK(on_unread), self);
    bs_host_connect(host, host->draft, "noted", G_CALLBACK(update_title), self);
    bs_host_connect(host, g_action_map_lookup_action(host->actions, "finding"), "notify::state",
                    G_CALLBACK(update_problem), self);
    bs_host_connect(host, self->problem_bar, "response", G_CALLBACK(on_problem_read), self);
    bs_host_connect(host, host->window, "notify::default-width", G_CALLBACK(on_width), self);
    update_page(self);
}

static void
clear(gpointer part)
{
    BsPage *self = part;
    g_clear_handle_id(&self->resized, g_source_remove);
    g_clear_handle_id(&self->telling, g_source_remove);
    g_clear_handle_id(&self->waiting, g_source_remove);
}

static const BsPartWidget widgets[] = {
    {"pages", G_STRUCT_OFFSET(BsPage, pages)},
    {"loading", G_STRUCT_OFFSET(BsPage, loading)},
    {"spinner", G_STRUCT_OFFSET(BsPage, spinner)},
    {"problem_bar", G_STRUCT_OFFSET(BsPage, problem_bar)},
    {"problem", G_STRUCT_OFFSET(BsPage, problem)},
    {"title", G_STRUCT_OFFSET(BsPage, title)},
    {"main_menu", G_STRUCT_OFFSET(BsPage, main_menu)},
    {"step_menu", G_STRUCT_OFFSET(BsPage, step_menu)},
    {"pipeline_menu", G_STRUCT_OFFSET(BsPage, pipeline_menu)},
    {"compare_menu", G_STRUCT_OFFSET(BsPage, compare_menu)},
    {"legend", G_STRUCT_OFFSET(BsPage, legend)},
    {"find", G_STRUCT_OFFSET(BsPage, find)},
    {"recent_button", G_STRUCT_OFFSET(BsPage, recent)},
    {"steps", G_STRUCT_OFFSET(BsPage, steps)},
    {"zooms", G_STRUCT_OFFSET(BsPage, zooms)},
    {"sentence", G_STRUCT_OFFSET(BsPage, sentence)},
    {0},
};

const BsPart bs_page_part = {.size = sizeof(BsPage),
                             .widgets = widgets,
                             .commands = commands,
                             .init = init,
                             .clear = clear,
                             .update = update};
