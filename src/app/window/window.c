// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/window/window.h"

#include "app/frame/columns.h"
#include "app/frame/lesson-pane.h"
#include "app/frame/panes.h"
#include "app/frame/run-pane.h"
#include "app/frame/search-bar.h"
#include "app/frame/start-page.h"
#include "app/kit/flow-layout.h"
#include "app/kit/mnemonics.h"
#include "app/tables/inspector.h"
#include "app/tables/sentence-bar.h"
#include "app/timeline/run-bar.h"
#include "app/timeline/stage-strip.h"
#include "app/timeline/timeline-bar.h"
#include "app/window/parts.h"

#define ROW(name) &bs_##name##_part,
static const BsPart *const parts[] = {BS_PARTS(ROW)};
#undef ROW

struct _BsWindow {
    AdwApplicationWindow parent_instance;
    BsHost host; // what the parts have of it
    gpointer parts[G_N_ELEMENTS(parts)];
};

G_DEFINE_FINAL_TYPE(BsWindow, bs_window, ADW_TYPE_APPLICATION_WINDOW)

// -- its own commands ----------------------------------------------------------------------------

static void
open_file(gpointer window, GVariant *parameter)
{
    g_autoptr(GFile) file = g_file_new_for_commandline_arg(g_variant_get_string(parameter, NULL));
    bs_window_open(window, file);
}

// What was saved, with the program that people have for its kind.
static void
open_saved(gpointer window, GVariant *path)
{
    g_autofree char *uri = g_filename_to_uri(g_variant_get_string(path, NULL), NULL, NULL);
    if (uri)
        gtk_show_uri(GTK_WINDOW(window), uri, GDK_CURRENT_TIME);
}

static void
cancel(gpointer window, GVariant *none)
{
    BsWindow *self = window;
    bs_session_cancel(self->host.session);
}

static void
close_window(gpointer window, GVariant *none)
{
    gtk_window_close(window);
}

static const BsCommand commands[] = {
    // clang-format off
    {"open-file", "s",  open_file,    BS_ALWAYS,  NULL},
    {"open-saved", "s", open_saved,   BS_ALWAYS,  NULL},
    {"cancel",    NULL, cancel,       BS_LOADING, NULL},
    {"close",     NULL, close_window, BS_ALWAYS,  NULL},
    {"message",   NULL, NULL,         BS_ALWAYS,  "''"}, // read only: what was said last
    {0}
    // clang-format on
};

// -- public --------------------------------------------------------------------------------------

gboolean
bs_window_is_empty(BsWindow *self)
{
    return !bs_session_document(self->host.session) && !bs_session_is_loading(self->host.session);
}

// What was said of the program before does not lie over the next one. What was typed into it and is
// not saved is asked for.
void
bs_window_open(BsWindow *self, GFile *file)
{
    if (bs_draft_is_unsaved(self->host.draft)) {
        bs_command_do(self->host.actions, "leave", g_variant_new_take_string(g_file_get_uri(file)));
        return;
    }
    bs_message_hide(self->host.message);
    bs_session_open(self->host.session, file);
}

GFile *
bs_window_file(BsWindow *self)
{
    return bs_session_file(self->host.session);
}

gboolean
bs_window_is_unsaved(BsWindow *self)
{
    return bs_draft_is_unsaved(self->host.draft);
}

void
bs_window_say(BsWindow *self, const char *text)
{
    bs_host_say(&self->host, "%s", text);
}

// -- the parts -----------------------------------------------------------------------------------

// Sets what all commands say and can do to where the session is.
static void
update(BsWindow *self)
{
    BsSession *session = self->host.session;
    const gboolean walkable = bs_session_is_walkable(session);
    const gboolean met[BS_N_NEEDS] = {
        [BS_ALWAYS] = TRUE,
        [BS_PROGRAM] = walkable,
        [BS_SELECTION] = walkable && *bs_session_selection_text(session),
        [BS_LOADING] = bs_session_is_loading(session),
        [BS_LESSON] = bs_session_lesson(session) != NULL,
        [BS_IMPORTABLE] = bs_session_document(session) && !bs_session_lesson(session),
    };
    bs_commands_enable(self->host.actions, commands, met);
    for (guint i = 0; i < G_N_ELEMENTS(parts); i++)
        bs_commands_enable(self->host.actions, parts[i]->commands, met);
    for (guint i = 0; i < G_N_ELEMENTS(parts); i++) {
        if (parts[i]->update)
            parts[i]->update(self->parts[i]);
    }
}

static gpointer
new_part(BsWindow *self, const BsPart *part)
{
    guint8 *data = g_malloc0(part->size);
    *(const BsHost **)(gpointer)data = &self->host;
    for (const BsPartWidget *widget = part->widgets; widget && widget->name; widget++)
        G_STRUCT_MEMBER(GObject *, data, widget->offset) =
            gtk_widget_get_template_child(GTK_WIDGET(self), BS_TYPE_WINDOW, widget->name);
    return data;
}

// All commands are there before a part does anything, and are up to date when it hears of the
// session.
static void
add_parts(BsWindow *self)
{
    static const char *const changes[] = {"loaded", "moved", "selected", "notify::loading"};
    bs_commands_add(self->host.actions, commands, self);
    for (guint i = 0; i < G_N_ELEMENTS(parts); i++) {
        self->parts[i] = new_part(self, parts[i]);
        bs_commands_add(self->host.actions, parts[i]->commands, self->parts[i]);
    }
    for (guint i = 0; i < G_N_ELEMENTS(changes); i++)
        bs_host_connect(&self->host, self->host.session, changes[i], G_CALLBACK(update), self);
    for (guint i = 0; i < G_N_ELEMENTS(parts); i++) {
        if (parts[i]->init)
            parts[i]->init(self->parts[i]);
    }
    update(self);
}

static void
remove_parts(BsWindow *self)
{
    g_object_run_dispose(self->host.life); // nothing is signalled any more
    g_clear_object(&self->host.life);
    for (guint i = 0; i < G_N_ELEMENTS(parts); i++) {
        bs_commands_remove(self->host.actions, parts[i]->commands);
        if (parts[i]->clear)
            parts[i]->clear(self->parts[i]);
        g_clear_pointer(&self->parts[i], g_free);
    }
    bs_commands_remove(self->host.actions, commands);
}

// -- the object ----------------------------------------------------------------------------------

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
    return GDK_EVENT_PROPAGATE;
}

static void
bs_window_dispose(GObject *object)
{
    BsWindow *self = BS_WINDOW(object);
    if (self->host.life)
        remove_parts(self);
    if (self->host.session)
        bs_session_cancel(self->host.session);
    g_clear_object(&self->host.session);
    g_clear_object(&self->host.draft);
    G_OBJECT_CLASS(bs_window_parent_class)->dispose(object);
}

static void
bind_widgets(GtkWidgetClass *widget_class, const BsPart *part)
{
    for (const BsPartWidget *widget = part->widgets; widget && widget->name; widget++)
        gtk_widget_class_bind_template_child_full(widget_class, widget->name, FALSE, 0);
}

static void
bs_window_class_init(BsWindowClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->dispose = bs_window_dispose;
    g_type_ensure(BS_TYPE_START_PAGE);
    g_type_ensure(BS_TYPE_FLOW_LAYOUT);
    g_type_ensure(BS_TYPE_STAGE_STRIP);
    g_type_ensure(BS_TYPE_LESSON_PANE);
    g_type_ensure(BS_TYPE_MESSAGE);
    g_type_ensure(BS_TYPE_PANES);
    g_type_ensure(BS_TYPE_COLUMNS);
    g_type_ensure(BS_TYPE_SEARCH_BAR);
    g_type_ensure(BS_TYPE_INSPECTOR);
    g_type_ensure(BS_TYPE_RUN_BAR);
    g_type_ensure(BS_TYPE_RUN_PANE);
    g_type_ensure(BS_TYPE_SENTENCE_BAR);
    g_type_ensure(BS_TYPE_TIMELINE_BAR);
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/window.ui");
    gtk_widget_class_bind_template_child_full(widget_class, "message", FALSE,
                                              G_STRUCT_OFFSET(BsWindow, host.message));
    for (guint i = 0; i < G_N_ELEMENTS(parts); i++)
        bind_widgets(widget_class, parts[i]);
}

static void
show_session(BsWindow *self)
{
    static const char *const views[] = {"strip",    "panes",     "columns",  "run_pane",
                                        "sentence", "inspector", "timeline", "run_bar"};
    for (guint i = 0; i < G_N_ELEMENTS(views); i++)
        g_object_set(gtk_widget_get_template_child(GTK_WIDGET(self), BS_TYPE_WINDOW, views[i]),
                     "session", self->host.session, NULL);
}

static void
bs_window_init(BsWindow *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    bs_mnemonics_name_once(GTK_WIDGET(self));
    self->host.window = GTK_WINDOW(self);
    self->host.actions = G_ACTION_MAP(self);
    self->host.session = bs_session_new();
    self->host.draft = bs_draft_new();
    self->host.life = g_object_new(G_TYPE_OBJECT, NULL);
    g_signal_connect(self, "close-request", G_CALLBACK(on_close), NULL);
    show_session(self); // before the parts: what they ask of a view is of the same program
    add_parts(self);
    GtkDropTarget *drop = gtk_drop_target_new(GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
    g_signal_connect_swapped(drop, "drop", G_CALLBACK(on_drop), self);
    // Before a text that is edited, which would take the names of the files for text.
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(drop), GTK_PHASE_CAPTURE);
    gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(drop));
}

BsWindow *
bs_window_new(GtkApplication *application)
{
    return g_object_new(BS_TYPE_WINDOW, "application", application, NULL);
}
