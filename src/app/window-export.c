// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/window-private.h"

#include "view/export.h"
#include "view/painter.h"
#include "view/svg.h"

#include <glib/gi18n.h>

static const double PNG_SCALE = 2;

// The picture is placed already, so that writing it takes no layout and no time to speak of.
static gboolean
write_picture(BsWindow *self, const BsScene *scene, const char *format, const char *path,
              GError **error)
{
    const BsPaintOptions options = {.dark =
                                        adw_style_manager_get_dark(adw_style_manager_get_default()),
                                    .legend = TRUE,
                                    .sentence = bs_session_sentence(self->session)};
    if (g_str_equal(format, "png"))
        return bs_scene_write_png(scene, path, PNG_SCALE, &options, error);
    if (g_str_equal(format, "pdf"))
        return bs_scene_write_pdf(scene, path, &options, error);
    g_autofree char *text = bs_scene_to_svg(scene, bs_session_sentence(self->session));
    return g_file_set_contents(path, text, -1, error);
}

static void
export_to(BsWindow *self, const char *format, const char *path)
{
    const BsScene *scene = bs_canvas_scene(bs_panes_canvas(self->panes));
    g_autoptr(GError) error = NULL;
    if (!scene)
        bs_window_say(self, _("There is no picture to export"));
    else if (write_picture(self, scene, format, path, &error))
        bs_window_say(self, _("Picture saved as %s"), path);
    else
        bs_window_say(self, "%s", error->message);
}

static void
on_chosen(GtkNativeDialog *dialog, int response, gpointer data)
{
    BsWindow *self = data;
    const char *format = g_object_get_data(G_OBJECT(dialog), "format");
    g_autoptr(GFile) file = gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog));
    g_autofree char *path = file ? g_file_get_path(file) : NULL;
    if (response == GTK_RESPONSE_ACCEPT && path)
        export_to(self, format, path);
    gtk_native_dialog_destroy(dialog);
    g_object_unref(dialog);
    g_object_unref(self);
}

static char *
suggested_name(BsWindow *self, const char *format)
{
    g_autofree char *title = NULL;
    g_object_get(self->session, "title", &title, NULL);
    char *point = title ? strrchr(title, '.') : NULL;
    if (point)
        *point = '\0';
    return g_strdup_printf("%s-%s-event-%u.%s", title ? title : "picture",
                           bs_session_function_name(self->session),
                           bs_session_cursor(self->session), format);
}

void
bs_window_export(BsWindow *self, const char *format, const char *path)
{
    if (*path) {
        export_to(self, format, path);
        return;
    }
    g_autofree char *name = suggested_name(self, format);
    GtkFileChooserNative *dialog = gtk_file_chooser_native_new(
        _("Export Picture"), GTK_WINDOW(self), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), NULL);
    gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), name);
    g_object_set_data_full(G_OBJECT(dialog), "format", g_strdup(format), g_free);
    g_signal_connect(dialog, "response", G_CALLBACK(on_chosen), g_object_ref(self));
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}
