// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/start-page.h"
#include "app/frame/progress.h"
#include "app/kit/mnemonics.h"
#include "app/kit/row-keys.h"
#include "app/session/preferences.h"
#include "app/session/recent.h"

#include "debug/marks/lesson.h"
#include "support/i18n.h"

#include <adwaita.h>

#define SAMPLES "/org/bufscope/Bufscope/samples"
#define LESSONS SAMPLES "/lessons"

// A lesson in the list.
typedef struct Taught {
    char *uri;
    BsLesson *lesson;
    GtkWidget *row;
    GtkLabel *progress;
} Taught;

struct _BsStartPage {
    GtkBox parent_instance;
    AdwPreferencesGroup *recent, *lessons, *samples;
    GtkWidget *forget;
    GArray *taught;   // of Taught
    GtkWidget *offer; // of the tour
};

G_DEFINE_FINAL_TYPE(BsStartPage, bs_start_page, GTK_TYPE_BOX)

// The first line of a sample's opening comment.
static char *
about(const char *path)
{
    g_autoptr(GBytes) bytes = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
    const char *text = bytes ? g_bytes_get_data(bytes, NULL) : NULL;
    if (!text || !g_str_has_prefix(text, "//"))
        return g_strdup("");
    text += 2;
    while (*text == ' ')
        text++;
    return g_strndup(text, strcspn(text, "\n"));
}

// Each group is one stop of Tab.
static void
add_keys(GtkWidget *row)
{
    GtkListBox *list = GTK_LIST_BOX(gtk_widget_get_ancestor(row, GTK_TYPE_LIST_BOX));
    if (gtk_list_box_row_get_index(GTK_LIST_BOX_ROW(row)) == 0)
        bs_row_keys_add(list);
    else
        bs_row_keys_choose(list, gtk_list_box_get_row_at_index(list, 0));
}

static GtkWidget *
add_row(AdwPreferencesGroup *group, const char *uri, const char *title, const char *subtitle)
{
    g_autofree char *escaped = g_markup_escape_text(title, -1);
    g_autofree char *below = g_markup_escape_text(subtitle, -1);
    GtkWidget *row = adw_action_row_new();
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), escaped);
    adw_action_row_set_subtitle(ADW_ACTION_ROW(row), below);
    gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(row), TRUE);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(row), "win.open-file");
    gtk_actionable_set_action_target(GTK_ACTIONABLE(row), "s", uri);
    adw_action_row_add_suffix(ADW_ACTION_ROW(row),
                              gtk_image_new_from_icon_name("go-next-symbolic"));
    adw_preferences_group_add(group, row);
    add_keys(row);
    return row;
}

static void
add_sample(BsStartPage *self, const char *path, const char *name)
{
    g_autofree char *title = about(path), *uri = g_strconcat("resource://", path, NULL);
    add_row(self->samples, uri, *title ? _(title) : title, name);
}

static void
add_lesson(BsStartPage *self, const char *path, const char *name)
{
    g_autofree char *uri = g_strconcat("resource://", path, NULL);
    g_autoptr(GBytes) bytes = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
    gsize len = 0;
    const char *text = bytes ? g_bytes_get_data(bytes, &len) : "";
    BsLesson *lesson = bs_lesson_parse(text, len, NULL);
    if (!lesson)
        return;
    bs_lesson_translate(lesson);
    GtkWidget *progress = gtk_label_new(NULL);
    Taught taught = {g_steal_pointer(&uri), lesson, NULL, GTK_LABEL(progress)};
    taught.row =
        add_row(self->lessons, taught.uri, lesson->title, lesson->about ? lesson->about : "");
    gtk_widget_add_css_class(progress, "dim-label");
    adw_action_row_add_suffix(ADW_ACTION_ROW(taught.row), progress);
    g_array_append_val(self->taught, taught);
}

// -- how far one has come ------------------------------------------------------------------------

static char *
progress_text(BsProgressCount count)
{
    if (!count.tried)
        return g_strdup("");
    if (count.solved == count.questions)
        return g_strdup(_("✓ done"));
    return g_strdup_printf(_("%u of %u"), count.solved, count.questions);
}

// Each time that the page is there again.
static void
show_progress(BsStartPage *self)
{
    gboolean any = FALSE;
    for (guint i = 0; i < self->taught->len; i++) {
        const Taught *taught = &g_array_index(self->taught, Taught, i);
        const BsProgressCount count = bs_progress_count(taught->uri, taught->lesson);
        g_autofree char *text = progress_text(count);
        g_autofree char *said = *text ? g_strdup_printf(_("Questions answered: %u of %u"),
                                                        count.solved, count.questions)
                                      : g_strdup("");
        gtk_label_set_text(taught->progress, text);
        gtk_accessible_update_property(GTK_ACCESSIBLE(taught->row),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said, -1);
        any |= count.tried > 0;
    }
    gtk_widget_set_visible(self->forget, any);
}

static void
on_forget_answer(BsStartPage *self, const char *answer)
{
    if (g_str_equal(answer, "forget"))
        bs_progress_forget(NULL);
    show_progress(self);
}

static void
on_forget(BsStartPage *self)
{
    GtkWidget *dialog = adw_message_dialog_new(GTK_WINDOW(gtk_widget_get_root(GTK_WIDGET(self))),
                                               _("Forget how all lessons went?"),
                                               _("The lessons themselves stay."));
    adw_message_dialog_add_responses(ADW_MESSAGE_DIALOG(dialog), "keep", _("_Keep"), "forget",
                                     _("_Forget"), NULL);
    adw_message_dialog_set_response_appearance(ADW_MESSAGE_DIALOG(dialog), "forget",
                                               ADW_RESPONSE_DESTRUCTIVE);
    adw_message_dialog_set_close_response(ADW_MESSAGE_DIALOG(dialog), "keep");
    g_signal_connect_object(dialog, "response", G_CALLBACK(on_forget_answer), self,
                            G_CONNECT_SWAPPED);
    gtk_window_present(GTK_WINDOW(dialog));
}

static void
clear_taught(gpointer data)
{
    Taught *taught = data;
    g_free(taught->uri);
    bs_lesson_free(taught->lesson);
}

static void
add_recent(BsStartPage *self)
{
    g_autoptr(GPtrArray) uris = bs_recent_uris();
    for (guint i = 0; i < uris->len; i++) {
        g_autoptr(GFile) file = g_file_new_for_uri(uris->pdata[i]);
        g_autoptr(GFile) folder = g_file_get_parent(file);
        g_autofree char *name = g_file_get_basename(file);
        g_autofree char *shown = g_filename_display_name(name);
        g_autofree char *where = folder ? g_file_get_parse_name(folder) : g_strdup("");
        add_row(self->recent, uris->pdata[i], shown, where);
    }
    gtk_widget_set_visible(GTK_WIDGET(self->recent), uris->len > 0);
}

static gint
compare(gconstpointer a, gconstpointer b)
{
    return g_strcmp0(*(const char *const *)a, *(const char *const *)b);
}

// The files of a folder of the resources with that ending, by name.
static void
add_all(BsStartPage *self, const char *folder, const char *ending,
        void (*add)(BsStartPage *self, const char *path, const char *name))
{
    g_auto(GStrv) names =
        g_resources_enumerate_children(folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
    if (names)
        qsort(names, g_strv_length(names), sizeof *names, compare);
    for (guint i = 0; names && names[i]; i++) {
        g_autofree char *path = g_build_path("/", folder, names[i], NULL);
        if (g_str_has_suffix(names[i], ending))
            add(self, path, names[i]);
    }
}

// -- the tour ------------------------------------------------------------------------------------

// Once: not who has answered, nor who has opened something before.
static void
offer_tour(BsStartPage *self)
{
    g_autoptr(GPtrArray) uris = bs_recent_uris();
    gtk_widget_set_visible(self->offer, !bs_preferences_toured() && !uris->len);
}

static void
on_answered(BsStartPage *self)
{
    bs_preferences_set_toured(TRUE);
    gtk_widget_set_visible(self->offer, FALSE);
}

// -- the widget ----------------------------------------------------------------------------------

static void
bs_start_page_dispose(GObject *object)
{
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))))
        gtk_widget_unparent(child);
    g_clear_pointer(&BS_START_PAGE(object)->taught, g_array_unref);
    G_OBJECT_CLASS(bs_start_page_parent_class)->dispose(object);
}

static void
bs_start_page_class_init(BsStartPageClass *klass)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->dispose = bs_start_page_dispose;
    gtk_widget_class_set_template_from_resource(widget_class,
                                                "/org/bufscope/Bufscope/ui/start-page.ui");
    gtk_widget_class_bind_template_child(widget_class, BsStartPage, recent);
    gtk_widget_class_bind_template_child(widget_class, BsStartPage, lessons);
    gtk_widget_class_bind_template_child(widget_class, BsStartPage, samples);
    gtk_widget_class_bind_template_child(widget_class, BsStartPage, forget);
    gtk_widget_class_bind_template_child(widget_class, BsStartPage, offer);
    gtk_widget_class_bind_template_callback(widget_class, on_answered);
}

static void
bs_start_page_init(BsStartPage *self)
{
    gtk_widget_init_template(GTK_WIDGET(self));
    bs_mnemonics_name_once(GTK_WIDGET(self));
    self->taught = g_array_new(FALSE, FALSE, sizeof(Taught));
    g_array_set_clear_func(self->taught, clear_taught);
    add_recent(self);
    offer_tour(self);
    add_all(self, LESSONS, ".lesson", add_lesson);
    add_all(self, SAMPLES, ".mlir", add_sample);
    g_signal_connect(self, "map", G_CALLBACK(show_progress), NULL);
    g_signal_connect_object(self->forget, "clicked", G_CALLBACK(on_forget), self,
                            G_CONNECT_SWAPPED);
}
