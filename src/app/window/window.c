// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/label.h"
#include "app/kit/menu.h"
#include "app/kit/mnemonics.h"
#include "app/session/recent.h"
#include "app/window/window-private.h"

#include "app/frame/start-page.h"
#include "debug/document/cursor.h"
#include "debug/document/misspelt.h"
#include "support/i18n.h"

#include <string.h>

enum { LONG_ENOUGH_TO_READ = 10 }; // seconds

G_DEFINE_FINAL_TYPE(BsWindow, bs_window, ADW_TYPE_APPLICATION_WINDOW)

// -- what is shown -------------------------------------------------------------------------------

static void
update_title(BsWindow *self)
{
    g_autofree char *title = NULL, *subtitle = NULL;
    g_object_get(self->session, "title", &title, NULL);
    if (!title || !*title) {
        adw_window_title_set_title(self->title, _("Bufscope"));
        adw_window_title_set_subtitle(self->title, "");
        return;
    }
    GFile *file = bs_session_file(self->session);
    g_autoptr(GFile) folder = file && g_file_is_native(file) ? g_file_get_parent(file) : NULL;
    subtitle = folder ? g_file_get_parse_name(folder) : g_strdup(_("sample"));
    adw_window_title_set_title(self->title, title);
    const BsDocument *document = bs_session_document(self->session);
    g_autofree char *with_rules = g_strdup_printf(_("%s · rules of MLIR %d"), subtitle,
                                                  document ? bs_document_upstream(document)
                                                           : bs_session_upstream(self->session));
    adw_window_title_set_subtitle(self->title, with_rules);
    g_autofree char *window_title = g_strdup_printf(_("%s - Bufscope"), title);
    gtk_window_set_title(GTK_WINDOW(self), window_title);
}

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

// All errors of the program, one a line, where they are and what they say.
static char *
problem_text(BsWindow *self)
{
    BsDocument *document = bs_session_document(self->session);
    if (bs_session_problem(self->session))
        return g_strdup(bs_session_problem(self->session));
    if (!document)
        return NULL;
    GString *text = g_string_new(NULL);
    const guint32 failed = bs_document_failed_stage(document);
    const BsDiags *diags = bs_document_diags(document);
    const char *meant = bs_document_meant_op(document);
    if (failed)
        g_string_append_printf(text, _("Stage %u, %s, refused the program.\n"), failed,
                               bs_document_stage(document, failed)->name);
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        append_place(text, document, diag);
        g_string_append(text, diag->text);
        if (diag->why)
            g_string_append_printf(text, ":\n%s", diag->why);
        if (i == 0 && meant) {
            while (g_str_has_suffix(text->str, " "))
                g_string_truncate(text, text->len - 1);
            g_string_append_printf(text, _(". Did you mean %s?"), meant);
        }
        g_string_append(text, i + 1 < diags->items->len ? "\n" : "");
    }
    return g_string_free(text, text->len == 0);
}

static void
update_problem(BsWindow *self)
{
    g_autofree char *text = problem_text(self);
    const gboolean wrong = text != NULL;
    if (!wrong && bs_session_advice(self->session) == BS_IMPORT_BUFFERIZED)
        text = g_strdup(_("This program computes with tensors, which have no owner: buffers are "
                          "deallocated after bufferization."));
    bs_label_show(self->problem, text);
    gtk_info_bar_set_message_type(self->problem_bar, wrong ? GTK_MESSAGE_ERROR : GTK_MESSAGE_INFO);
    // What could not be opened is no fault of what is open.
    gtk_info_bar_set_show_close_button(self->problem_bar,
                                       bs_session_problem(self->session) &&
                                           bs_session_is_walkable(self->session));
    gtk_info_bar_set_revealed(self->problem_bar, text != NULL);
}

static void
on_problem_read(GtkInfoBar *bar)
{
    gtk_info_bar_set_revealed(bar, FALSE);
}

// Those that go farther than a step are at both ends of the group.
static void
show_jumps(BsWindow *self, gboolean show)
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
update_zooms(BsWindow *self)
{
    enum { ROOM_FOR_ZOOMS = 860, ROOM_FOR_JUMPS = 760 };
    int width, height;
    gtk_window_get_default_size(GTK_WINDOW(self), &width, &height);
    show_jumps(self, width >= ROOM_FOR_JUMPS);
    gtk_widget_set_visible(self->zooms,
                           width >= ROOM_FOR_ZOOMS && bs_session_is_walkable(self->session));
}

static gboolean
on_resized(gpointer data)
{
    BsWindow *self = data;
    self->resized = 0;
    update_zooms(self);
    return G_SOURCE_REMOVE;
}

// GTK tells while it gives out sizes, when nothing may appear or disappear.
static void
on_width(BsWindow *self)
{
    if (!self->resized)
        self->resized = g_idle_add(on_resized, self);
}

static void update_page(BsWindow *self);

static gboolean
on_long_wait(gpointer data)
{
    BsWindow *self = data;
    self->waiting = 0;
    self->waits_long = TRUE;
    update_page(self);
    return G_SOURCE_REMOVE;
}

// What was shown before stays while that is still soon: a program that is read again in no time
// does not flicker, and what was opened above it stays open.
static gboolean
waits_long(BsWindow *self)
{
    enum { SOON = 300 }; // milliseconds
    if (!bs_session_is_loading(self->session)) {
        g_clear_handle_id(&self->waiting, g_source_remove);
        self->waits_long = FALSE;
    } else if (!self->waits_long && !self->waiting) {
        self->waiting = g_timeout_add(SOON, on_long_wait, self);
    }
    return self->waits_long;
}

static void
update_page(BsWindow *self)
{
    const gboolean shown = bs_session_document(self->session) || bs_session_problem(self->session);
    const char *page = "start";
    if (waits_long(self)) {
        page = "loading";
        adw_status_page_set_title(self->loading, bs_session_is_importing(self->session)
                                                     ? _("Waiting for mlir-opt…")
                                                     : _("Running the stages…"));
    } else if (shown)
        page = "program";
    gtk_stack_set_visible_child_name(self->pages, page);
    const gboolean walkable = shown && bs_session_is_walkable(self->session);
    gtk_widget_set_visible(self->steps, walkable);
    gtk_widget_set_visible(GTK_WIDGET(self->inspector), walkable);
    update_zooms(self);
}

// Left follows the cursor, right shows what everything becomes; the user may choose otherwise.
static void
on_loaded(BsWindow *self)
{
    BsDocument *document = bs_session_document(self->session);
    update_title(self);
    update_problem(self);
    update_page(self);
    if (document && bs_session_file(self->session) && !bs_session_problem(self->session))
        bs_recent_add(bs_session_file(self->session));
    if (!document || !bs_session_is_walkable(self->session))
        return;
    guint32 last = bs_document_n_stages(document) - 1;
    while (last > 0 && (!bs_document_stage(document, last)->reached ||
                        bs_document_stage(document, last)->failed))
        last--;
    bs_code_view_set_stage(bs_panes_left(self->panes), -1);
    bs_code_view_set_stage(bs_panes_right(self->panes), (gint)last);
}

// -- public --------------------------------------------------------------------------------------

gboolean
bs_window_is_empty(BsWindow *self)
{
    return !bs_session_document(self->session) && !bs_session_is_loading(self->session);
}

// What was said of the program before does not lie over the next one.
void
bs_window_open(BsWindow *self, GFile *file)
{
    bs_message_hide(self->message);
    bs_session_open(self->session, file);
}

static void
say(BsWindow *self, const char *text, guint seconds)
{
    bs_window_set_state(self, "message", g_variant_new_string(text));
    bs_message_show(self->message, text, seconds);
}

void
bs_window_say(BsWindow *self, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    g_autofree char *text = g_strdup_vprintf(format, args);
    va_end(args);
    say(self, text, LONG_ENOUGH_TO_READ);
}

void
bs_window_say_briefly(BsWindow *self, const char *text)
{
    say(self, text, 4);
}

void
bs_window_unsay(BsWindow *self, const char *text)
{
    g_autoptr(GVariant) said = g_action_group_get_action_state(G_ACTION_GROUP(self), "message");
    if (g_str_equal(g_variant_get_string(said, NULL), text))
        bs_message_hide(self->message);
}

// -- the object ----------------------------------------------------------------------------------

static void
bs_window_dispose(GObject *object)
{
    BsWindow *self = BS_WINDOW(object);
    g_clear_handle_id(&self->resized, g_source_remove);
    g_clear_handle_id(&self->waiting, g_source_remove);
    bs_window_clear_travel(self);
    bs_window_clear_predict(self);
    bs_window_clear_views(self);
    bs_window_clear_keep(self);
    bs_window_forget_story(self);
    if (self->session) {
        bs_session_cancel(self->session);
        g_signal_handlers_disconnect_by_data(self->session,
                                             self); // views that go speak to it still
    }
    g_clear_object(&self->marks);
    g_clear_object(&self->session);
    G_OBJECT_CLASS(bs_window_parent_class)->dispose(object);
}

static void
bs_window_class_init(BsWindowClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->dispose = bs_window_dispose;
    g_type_ensure(BS_TYPE_START_PAGE);
    g_type_ensure(BS_TYPE_STAGE_STRIP);
    g_type_ensure(BS_TYPE_LESSON_PANE);
    g_type_ensure(BS_TYPE_MESSAGE);
    g_type_ensure(BS_TYPE_PANES);
    g_type_ensure(BS_TYPE_SEARCH_BAR);
    g_type_ensure(BS_TYPE_INSPECTOR);
    g_type_ensure(BS_TYPE_TIMELINE_BAR);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/window.ui");
    gtk_widget_class_bind_template_child(widget_class, BsWindow, message);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, title);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, pages);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, loading);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, main_menu);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, step_menu);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, steps);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, zooms);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, problem_bar);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, problem);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, translate);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, bufferize);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, strip);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, search);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, lesson);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, panes);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, inspector);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, timeline);
    static const struct {
        const char *name;
        gssize offset;
    } parts[] = {
        {"predict_bar", G_STRUCT_OFFSET(BsWindow, predict.bar)},
        {"predict_question", G_STRUCT_OFFSET(BsWindow, predict.question)},
        {"predict_verdict", G_STRUCT_OFFSET(BsWindow, predict.verdict)},
        {"predict_score", G_STRUCT_OFFSET(BsWindow, predict.score)},
        {"predict_choices", G_STRUCT_OFFSET(BsWindow, predict.choices)},
    };
    for (guint i = 0; i < G_N_ELEMENTS(parts); i++)
        gtk_widget_class_bind_template_child_full(widget_class, parts[i].name, FALSE,
                                                  parts[i].offset);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, work);
    gtk_widget_class_bind_template_child(widget_class, BsWindow, work_progress);
}

static void
bs_window_init(BsWindow *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    bs_mnemonics_name_once(GTK_WIDGET(self));
    gtk_menu_button_set_menu_model(self->main_menu, bs_menu("main_menu"));
    gtk_menu_button_set_menu_model(self->step_menu, bs_menu("step_menu"));
    self->session = bs_session_new();
    g_object_set(self->strip, "session", self->session, NULL);
    g_object_set(self->panes, "session", self->session, NULL);
    g_object_set(self->inspector, "session", self->session, NULL);
    g_object_set(self->timeline, "session", self->session, NULL);
    bs_window_add_actions(self);
    bs_window_init_travel(self);
    bs_window_init_marks(self);
    bs_window_init_search(self);
    bs_window_init_import(self);
    bs_window_init_story(self);
    bs_window_init_predict(self);
    bs_window_init_views(self);
    bs_window_init_graph(self);
    bs_window_init_present(self);
    static const struct {
        const char *signal;
        void (*handler)(BsWindow *self);
    } handlers[] = {
        {"loaded", on_loaded},
        {"notify::problem", update_problem},
        {"notify::loading", update_page},
        {"loaded", bs_window_update_actions},
        {"moved", bs_window_update_actions},
        {"selected", bs_window_update_actions},
        {"notify::loading", bs_window_update_actions},
    };
    for (guint i = 0; i < G_N_ELEMENTS(handlers); i++)
        g_signal_connect_object(self->session, handlers[i].signal, G_CALLBACK(handlers[i].handler),
                                self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->problem_bar, "response", G_CALLBACK(on_problem_read),
                            self->problem_bar, 0);
    g_signal_connect(self, "notify::default-width", G_CALLBACK(on_width), NULL);
    bs_window_init_keep(self);
    bs_lesson_pane_set_session(self->lesson, self->session); // after the actions: it uses them
    update_page(self);
    bs_window_update_actions(self);
}

BsWindow *
bs_window_new(GtkApplication *application)
{
    return g_object_new(BS_TYPE_WINDOW, "application", application, NULL);
}
