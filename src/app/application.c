// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/application.h"

#include "app/edit/recovery.h"
#include "app/frame/preferences-window.h"
#include "app/kit/menu.h"
#include "app/session/preferences.h"
#include "app/session/recent.h"
#include "app/session/where.h"
#include "app/window/keep.h"
#include "app/window/window.h"
#include "support/i18n.h"

#include <glib-unix.h>
#include <gtksourceview/gtksource.h>
#include <signal.h>

struct _BsApplication {
    AdwApplication parent_instance;
    gboolean offered;  // what the program before did not save
    gboolean quits;    // as soon as nothing is unsaved
    GVariant *program; // that is run first; or NULL
};

G_DEFINE_FINAL_TYPE(BsApplication, bs_application, ADW_TYPE_APPLICATION)

// -- windows -------------------------------------------------------------------------------------

// A file takes the active window when that shows nothing yet, else a window of its own.
static void
open_in_window(BsApplication *self, GFile *file)
{
    GtkWindow *active = gtk_application_get_active_window(GTK_APPLICATION(self));
    BsWindow *window = BS_IS_WINDOW(active) && bs_window_is_empty(BS_WINDOW(active))
                           ? BS_WINDOW(active)
                           : bs_window_new(GTK_APPLICATION(self));
    if (file)
        bs_window_open(window, file);
    gtk_window_present(GTK_WINDOW(window));
}

// The windows that were there when the program ended last. FALSE: there was none.
static gboolean
restore_windows(GtkApplication *self)
{
    g_auto(GStrv) names = bs_kept_windows();
    for (guint i = 0; names[i]; i++) {
        BsWindow *window = bs_window_new(self);
        g_action_group_activate_action(G_ACTION_GROUP(window), "come-back",
                                       g_variant_new_string(names[i]));
        gtk_window_present(GTK_WINDOW(window));
    }
    return names[0] != NULL;
}

// Once, when there is a window to ask in.
static void
offer_unsaved(BsApplication *self)
{
    GtkWindow *active = gtk_application_get_active_window(GTK_APPLICATION(self));
    if (self->offered || !BS_IS_WINDOW(active))
        return;
    self->offered = TRUE;
    g_action_group_activate_action(G_ACTION_GROUP(active), "offer-unsaved", NULL);
}

static void
bs_application_activate(GApplication *application)
{
    GtkApplication *self = GTK_APPLICATION(application);
    g_autoptr(GVariant) program = g_steal_pointer(&BS_APPLICATION(application)->program);
    if (program)
        g_action_group_activate_action(G_ACTION_GROUP(application), "open-program", program);
    else if (gtk_application_get_windows(self) || !restore_windows(self))
        open_in_window(BS_APPLICATION(application), NULL);
    offer_unsaved(BS_APPLICATION(application));
}

void
bs_application_begin_with(BsApplication *self, GVariant *program)
{
    self->program = g_variant_ref_sink(program);
}

static void
bs_application_open(GApplication *application, GFile **files, int n_files, const char *hint)
{
    for (int i = 0; i < n_files; i++)
        open_in_window(BS_APPLICATION(application), files[i]);
    offer_unsaved(BS_APPLICATION(application));
}

// -- actions -------------------------------------------------------------------------------------

static void
on_file_chosen(GtkNativeDialog *dialog, int response, gpointer data)
{
    g_autoptr(GListModel) files = gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog));
    for (guint i = 0; response == GTK_RESPONSE_ACCEPT && i < g_list_model_get_n_items(files); i++) {
        g_autoptr(GFile) file = g_list_model_get_item(files, i);
        open_in_window(data, file);
    }
    gtk_native_dialog_destroy(dialog);
    g_object_unref(dialog);
}

static void
on_open(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    GtkApplication *self = data;
    GtkFileChooserNative *dialog =
        gtk_file_chooser_native_new(_("Open MLIR Files"), gtk_application_get_active_window(self),
                                    GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), NULL);
    g_autoptr(GtkFileFilter) mlir = gtk_file_filter_new(), all = gtk_file_filter_new();
    gtk_file_filter_set_name(mlir, _("MLIR files and lessons"));
    gtk_file_filter_add_pattern(mlir, "*.mlir");
    gtk_file_filter_add_pattern(mlir, "*.lesson");
    gtk_file_filter_set_name(all, _("All files"));
    gtk_file_filter_add_pattern(all, "*");
    gtk_file_chooser_add_filter(GTK_FILE_CHOOSER(dialog), mlir);
    gtk_file_chooser_add_filter(GTK_FILE_CHOOSER(dialog), all);
    gtk_file_chooser_set_select_multiple(GTK_FILE_CHOOSER(dialog), TRUE);
    g_signal_connect(dialog, "response", G_CALLBACK(on_file_chosen), self);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

// What another program prints of its passes, in a window of its own if the active one shows
// something.
static void
on_open_program(GSimpleAction *action, GVariant *program, gpointer data)
{
    GtkWindow *active = gtk_application_get_active_window(data);
    const gboolean empty = BS_IS_WINDOW(active) && bs_window_is_empty(BS_WINDOW(active));
    GtkWindow *window = empty ? active : GTK_WINDOW(bs_window_new(data));
    g_action_group_activate_action(G_ACTION_GROUP(window), "run-program", program);
    gtk_window_present(window);
}

static void
on_new_window(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    gtk_window_present(GTK_WINDOW(bs_window_new(data)));
}

static void
on_about(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    adw_show_about_window(gtk_application_get_active_window(data), "application-name",
                          _("Bufscope"), "application-icon", "org.bufscope.Bufscope", "version",
                          BS_VERSION, "developer-name", _("The Bufscope developers"), "comments",
                          _("Visualizer and step debugger for MLIR's buffer-deallocation passes"),
                          "license", "Apache-2.0 WITH LLVM-exception", NULL);
}

// Above a window of ours, never alone.
static void
on_preferences(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    GtkWindow *active = gtk_application_get_active_window(data);
    if (BS_IS_WINDOW(active))
        gtk_window_present(bs_preferences_window_new(active));
}

// How to read the manual page in a terminal: where it is installed, or lies in the sources that the
// program was built in. NULL: it is in neither place.
static char *
manual_command(void)
{
    static const struct {
        const char *from_program;
        gboolean installed;
    } places[] = {
        {"../share/man/man1/bufscope.1", TRUE},
        {"../share/man/man1/bufscope.1.gz", TRUE},
        {"../../../data/bufscope.1", FALSE},
    };
    g_autofree char *program = g_file_read_link("/proc/self/exe", NULL);
    g_autofree char *folder = program ? g_path_get_dirname(program) : NULL;
    for (guint i = 0; folder && i < G_N_ELEMENTS(places); i++) {
        g_autofree char *path = g_canonicalize_filename(places[i].from_program, folder);
        if (g_file_test(path, G_FILE_TEST_IS_REGULAR))
            return places[i].installed ? g_strdup("man bufscope")
                                       : g_strdup_printf("man -l %s", path);
    }
    return NULL;
}

// The manual, where something shows manuals; else where to read on.
static void
on_help(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    GtkWindow *active = gtk_application_get_active_window(data);
    g_autoptr(GAppInfo) viewer = g_app_info_get_default_for_uri_scheme("help");
    g_autoptr(GError) error = NULL;
    if (viewer && g_app_info_launch_default_for_uri("help:bufscope", NULL, &error))
        return;
    g_autofree char *command = manual_command();
    if (!BS_IS_WINDOW(active))
        return;
    g_autofree char *further =
        command ? g_strdup_printf(_("To read help here, install a viewer: sudo apt install yelp. "
                                    "Ctrl+? shows the keys; to read on: %s"),
                                  command)
                : NULL;
    bs_window_say(BS_WINDOW(active),
                  further ? further
                          : _("To read help here, install a viewer: sudo apt install yelp. Ctrl+? "
                              "shows the keys"));
}

// A window that shows a file, or nothing, and has nothing that is not saved; or NULL.
static GtkWindow *
window_for(GtkApplication *self, GFile *file)
{
    for (GList *i = gtk_application_get_windows(self); i; i = i->next) {
        GFile *shown = BS_IS_WINDOW(i->data) ? bs_window_file(i->data) : NULL;
        const gboolean same = shown && file && g_file_equal(shown, file);
        if (BS_IS_WINDOW(i->data) && !bs_window_is_unsaved(i->data) &&
            (same || bs_window_is_empty(i->data)))
            return i->data;
    }
    return NULL;
}

static void
on_recover(GSimpleAction *action, GVariant *id, gpointer data)
{
    BsRecovery *left = bs_recovery_adopt(g_variant_get_string(id, NULL));
    if (!left)
        return;
    g_autoptr(GFile) file = bs_recovery_file(left);
    bs_recovery_free(left);
    GtkWindow *window = window_for(data, file);
    if (!window)
        window = GTK_WINDOW(bs_window_new(data));
    g_action_group_activate_action(G_ACTION_GROUP(window), "recover", id);
    gtk_window_present(window);
}

// In a window that shows nothing yet, or one of its own.
static void
on_tour(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    GtkWindow *window = window_for(data, NULL);
    if (!window)
        window = GTK_WINDOW(bs_window_new(data));
    gtk_window_present(window);
    g_action_group_activate_action(G_ACTION_GROUP(window), "tour", NULL);
}

// A text that is nobody's file, in a window of its own.
static void
on_open_copy(GSimpleAction *action, GVariant *copy, gpointer data)
{
    BsWindow *window = bs_window_new(data);
    g_action_group_activate_action(G_ACTION_GROUP(window), "edit-copy", copy);
    gtk_window_present(GTK_WINDOW(window));
}

// -- ending --------------------------------------------------------------------------------------

// The first window with a text that is not saved; NULL: none has one.
static GtkWindow *
unsaved_window(GtkApplication *self)
{
    for (GList *i = gtk_application_get_windows(self); i; i = i->next) {
        if (BS_IS_WINDOW(i->data) && bs_window_is_unsaved(i->data))
            return i->data;
    }
    return NULL;
}

// Each that has something to save asks; who cancels one has the program go on.
static void
on_quit(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    BsApplication *self = data;
    GtkWindow *unsaved = unsaved_window(data);
    self->quits = unsaved != NULL;
    bs_keep_all(data);
    if (!unsaved) {
        g_application_quit(data);
        return;
    }
    gtk_window_present(unsaved);
    gtk_window_close(unsaved);
}

// Somebody wants to go on in a window that asked.
static void
on_go_on(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    BsApplication *self = data;
    self->quits = FALSE;
}

static void
bs_application_window_removed(GtkApplication *application, GtkWindow *window)
{
    BsApplication *self = BS_APPLICATION(application);
    GTK_APPLICATION_CLASS(bs_application_parent_class)->window_removed(application, window);
    if (self->quits && BS_IS_WINDOW(window))
        on_quit(NULL, NULL, application);
}

// As at the end of a desktop session: it dies of the signal, but the next time is where it was.
static gboolean
on_terminate(gpointer application)
{
    bs_keep_all(application);
    for (GList *i = gtk_application_get_windows(application); i; i = i->next)
        if (BS_IS_WINDOW(i->data))
            g_action_group_activate_action(i->data, "keep-text", NULL);
    signal(SIGTERM, SIG_DFL);
    raise(SIGTERM);
    return G_SOURCE_REMOVE;
}

static const GActionEntry actions[] = {
    {.name = "open", .activate = on_open},
    {.name = "open-program", .activate = on_open_program, .parameter_type = "(aayay)"},
    {.name = "new-window", .activate = on_new_window},
    {.name = "about", .activate = on_about},
    {.name = "preferences", .activate = on_preferences},
    {.name = "quit", .activate = on_quit},
    {.name = "go-on", .activate = on_go_on},
    {.name = "help", .activate = on_help},
    {.name = "tour", .activate = on_tour},
    {.name = "open-copy", .activate = on_open_copy, .parameter_type = "(ss)"},
    {.name = "recover", .activate = on_recover, .parameter_type = "s"},
};

// One row per shortcut. The shortcuts window (ui/help-overlay.ui) names actions only; GTK looks
// their keys up here.
static const struct {
    const char *action;
    const char *keys[3];
} shortcuts[] = {
    {"app.help", {"F1"}},
    {"app.open", {"<Ctrl>o"}},
    {"app.new-window", {"<Ctrl>n"}},
    {"app.preferences", {"<Ctrl>comma"}},
    {"app.quit", {"<Ctrl>q"}},
    {"win.close", {"<Ctrl>w"}},
    {"win.reload", {"<Ctrl>r"}},
    {"win.edit", {"F2"}},
    {"win.save", {"<Ctrl>s"}},
    {"win.layout('explore')", {"<Alt>1"}},
    {"win.layout('dealloc')", {"<Alt>2"}},
    {"win.layout('compare')", {"<Alt>3"}},
    {"win.layout('lesson')", {"<Alt>4"}},
    {"win.layout('present')", {"<Alt>5"}},
    {"win.layout('run')", {"<Alt>6"}},
    {"win.run", {"<Alt>r"}},
    {"win.run-stop", {"<Ctrl><Shift>r"}},
    {"win.second-code", {"<Alt>0"}},
    {"win.panel", {"F9"}},
    {"win.panel-beside", {"<Shift>F9"}},
    {"win.fullscreen", {"F11"}},
    {"win.next-pane", {"F6"}},
    {"win.previous-pane", {"<Shift>F6"}},
    {"win.print('')", {"<Ctrl>p"}},
    {"win.walk-forward", {"F8"}},
    {"win.walk-back", {"<Shift>F8"}},
    {"win.grain('event')", {"<Ctrl>1"}},
    {"win.grain('op')", {"<Ctrl>2"}},
    {"win.grain('block')", {"<Ctrl>3"}},
    {"win.grain('stage')", {"<Ctrl>4"}},
    {"win.step-in", {"F7"}},
    {"win.step-out", {"<Shift>F7"}},
    {"win.step-in-back", {"<Ctrl>F7"}},
    {"win.step-out-back", {"<Ctrl><Shift>F7"}},
    {"win.step-over", {"<Ctrl>F6"}},
    {"win.step-over-back", {"<Ctrl><Shift>F6"}},
    {"win.next-stage", {"<Ctrl>Page_Down"}},
    {"win.previous-stage", {"<Ctrl>Page_Up"}},
    {"win.first", {"<Alt>Home"}},
    {"win.last", {"<Alt>End"}},
    {"win.goto", {"<Ctrl>g"}},
    {"win.search", {"<Ctrl>f"}},
    {"win.search-next", {"F3"}},
    {"win.search-previous", {"<Shift>F3"}},
    {"win.hide-unchanged", {"<Ctrl>h"}},
    {"win.run-to-breakpoint", {"F5"}},
    {"win.run-to-breakpoint-back", {"<Shift>F5"}},
    {"win.break-on('op')", {"<Ctrl>F8"}},
    {"win.break-on('value')", {"<Ctrl><Shift>F8"}},
    {"win.break-on('block')", {"<Ctrl>F11"}},
    {"win.marks", {"<Ctrl>m"}},
    {"win.bookmark-add('')", {"<Ctrl><Shift>m"}},
    {"win.next-bookmark", {"<Alt>Down"}},
    {"win.previous-bookmark", {"<Alt>Up"}},
    {"win.visited-back", {"<Alt>Left"}},
    {"win.visited-forward", {"<Alt>Right"}},
    {"win.play", {"<Ctrl>space"}},
    {"win.play-slower", {"<Ctrl>bracketleft"}},
    {"win.play-faster", {"<Ctrl>bracketright"}},
    {"win.run-forward", {"<Ctrl>F5"}},
    {"win.run-back", {"<Ctrl><Shift>F5"}},
    {"win.goto-created", {"<Ctrl>b"}},
    {"win.goto-last-change", {"<Ctrl><Shift>b"}},
    {"win.clear-selection", {"Escape"}},
    {"win.differences('step')", {"<Ctrl><Shift>d"}},
    {"win.differences('stages')", {"<Ctrl><Alt>d"}},
    {"win.fold", {"<Ctrl>e"}},
    {"win.unfold-all", {"<Ctrl><Shift>e"}},
    {"win.next-detail", {"<Ctrl>i"}},
    {"win.show-life", {"<Ctrl>u"}},
    {"win.lock-scrolling", {"<Ctrl>l"}},
    {"win.link-views", {"<Ctrl><Shift>l"}},
    {"win.own-names", {"<Ctrl><Shift>n"}},
    {"win.next-difference", {"F4"}},
    {"win.previous-difference", {"<Shift>F4"}},
    {"win.compare-lowering", {"<Ctrl>d"}},
    {"win.lesson-next", {"<Alt>Page_Down"}},
    {"win.lesson-back", {"<Alt>Page_Up"}},
    {"win.why", {"<Ctrl>y"}},
    {"win.became", {"<Ctrl><Shift>y"}},
    {"win.copy-command", {"<Ctrl><Shift>c"}},
    {"win.zoom-in", {"<Ctrl>plus", "<Ctrl>equal"}},
    {"win.zoom-out", {"<Ctrl>minus"}},
    {"win.zoom-reset", {"<Ctrl>0"}},
    {"win.zoom-fit", {"<Ctrl>9"}},
    {"win.zoom-selection", {"<Ctrl>8"}},
    {"win.export-svg('')", {"<Ctrl><Shift>s"}},
    {"win.show-help-overlay", {"<Ctrl>question"}},
};

// -- the object ----------------------------------------------------------------------------------

static void
bs_application_startup(GApplication *application)
{
    G_APPLICATION_CLASS(bs_application_parent_class)->startup(application);
    g_unix_signal_add(SIGTERM, on_terminate, application);
    gtk_source_init();
    // A text that can be selected and gets the keyboard would show as selected.
    g_object_set(gtk_settings_get_default(), "gtk-label-select-on-focus", FALSE, NULL);
    gtk_source_language_manager_append_search_path(gtk_source_language_manager_get_default(),
                                                   "resource:///org/bufscope/Bufscope/language");
    g_autofree char *styles = bs_build_folder("data/styles");
    if (styles) // it was not installed
        gtk_source_style_scheme_manager_append_search_path(
            gtk_source_style_scheme_manager_get_default(), styles);
    bs_preferences_follow_colors(adw_style_manager_get_default());
    bs_recent_fill_menu();
    bs_menus_name_items();
    gtk_window_set_default_icon_name("org.bufscope.Bufscope");
    g_action_map_add_action_entries(G_ACTION_MAP(application), actions, G_N_ELEMENTS(actions),
                                    application);
    for (guint i = 0; i < G_N_ELEMENTS(shortcuts); i++)
        gtk_application_set_accels_for_action(GTK_APPLICATION(application), shortcuts[i].action,
                                              (const char *const *)shortcuts[i].keys);
}

// The exit status, or -1: the program goes on.
static int
bs_application_handle_local_options(GApplication *application, GVariantDict *chosen)
{
    if (!g_variant_dict_contains(chosen, "version"))
        return -1;
    g_print("bufscope %s\n", BS_VERSION);
    return 0;
}

static void
bs_application_class_init(BsApplicationClass *klass)
{
    GApplicationClass *application_class = G_APPLICATION_CLASS(klass);
    GTK_APPLICATION_CLASS(klass)->window_removed = bs_application_window_removed;
    application_class->activate = bs_application_activate;
    application_class->open = bs_application_open;
    application_class->startup = bs_application_startup;
    application_class->handle_local_options = bs_application_handle_local_options;
}

static void
bs_application_init(BsApplication *self)
{
    static const GOptionEntry options[] = {
        {"version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Write the version"), NULL},
        G_OPTION_ENTRY_NULL,
    };
    GApplication *application = G_APPLICATION(self);
    g_application_set_option_context_parameter_string(application,
                                                      _("[FILE… | -- PROGRAM ARGUMENT…]"));
    const char *summary =
        _("Opens MLIR programs, dumps and lessons; “-” is standard input. Without a file, the "
          "program that was open last. Behind “--”: runs mlir-opt or a relative of it, and opens "
          "what it prints of its passes.");
    g_application_set_option_context_summary(application, summary);
    g_application_add_main_option_entries(application, options);
}

BsApplication *
bs_application_new(void)
{
    return g_object_new(BS_TYPE_APPLICATION, "application-id", "org.bufscope.Bufscope", "flags",
                        G_APPLICATION_HANDLES_OPEN, "resource-base-path", "/org/bufscope/Bufscope",
                        NULL);
}
