// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/frame/save-as.h"

#include "support/i18n.h"

#include <string.h>
#include <sys/stat.h>

static gboolean
is_same_file(const char *one, const char *other)
{
    struct stat a, b;
    return stat(one, &a) == 0 && stat(other, &b) == 0 && a.st_dev == b.st_dev &&
           a.st_ino == b.st_ino;
}

gboolean
bs_save_spares_source(const BsHost *host, const char *path)
{
    GFile *file = bs_session_file(host->session);
    const char *source = file ? g_file_peek_path(file) : NULL;
    if (!source || !is_same_file(source, path))
        return TRUE;
    bs_host_say(host, _("Not saved: %s is the source that is open"), path);
    return FALSE;
}

typedef struct Asked {
    const BsHost *host; // of the window, which is kept until the answer
    BsSaveAs then;
    gpointer part;
    gconstpointer what;
} Asked;

static void
on_chosen(GtkNativeDialog *dialog, int response, gpointer data)
{
    g_autofree Asked *asked = data;
    g_autoptr(GtkWindow) window = asked->host->window;
    g_autoptr(GFile) file = gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog));
    g_autofree char *path = file ? g_file_get_path(file) : NULL;
    if (response == GTK_RESPONSE_ACCEPT && path && asked->host->life)
        asked->then(asked->part, asked->what, path);
    gtk_native_dialog_destroy(dialog);
    g_object_unref(dialog);
}

static char *
suggested_name(BsSession *session, const char *place, const char *extension)
{
    g_autofree char *title = NULL;
    g_object_get(session, "title", &title, NULL);
    char *point = title ? strrchr(title, '.') : NULL;
    if (point)
        *point = '\0';
    return g_strdup_printf("%s-%s-%s%s%s", title ? title : "picture",
                           bs_session_function_name(session), place, extension ? "." : "",
                           extension ? extension : "");
}

void
bs_save_as(const BsHost *host, const char *title, const char *extension, const char *place,
           BsSaveAs then, gpointer part, gconstpointer what)
{
    g_autofree char *name = suggested_name(host->session, place, extension);
    GtkFileChooserNative *dialog = gtk_file_chooser_native_new(
        title, host->window,
        extension ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
        _("_Export"), NULL);
    if (extension)
        gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), name);
    Asked *asked = g_new(Asked, 1);
    *asked = (Asked){host, then, part, what};
    g_object_ref(host->window);
    g_signal_connect(dialog, "response", G_CALLBACK(on_chosen), asked);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}
