// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What leaves the window as a file, as one table. Pictures and texts are written at once: the
// picture in view has its places already. Stories are written on a worker, from a document of its
// own (story.c).
#include "app/code/code-text.h"
#include "app/window/window-private.h"

#include "debug/telling/explain.h"
#include "support/file.h"
#include "support/i18n.h"
#include "view/write/annotated.h"
#include "view/write/dot.h"
#include "view/write/painter.h"
#include "view/write/svg.h"

#include <string.h>

// -- at once -------------------------------------------------------------------------------------

typedef struct Picture {
    const BsScene *scene;
    BsPaintOptions options;
} Picture;

static gboolean
get_picture(BsWindow *self, Picture *picture, GError **error)
{
    picture->scene = bs_canvas_scene(bs_panes_canvas(self->panes));
    picture->options =
        (BsPaintOptions){.dark = adw_style_manager_get_dark(adw_style_manager_get_default()),
                         .legend = TRUE,
                         .sentence = bs_document_explain(bs_session_document(self->session),
                                                         bs_session_cursor(self->session))};
    if (!picture->scene)
        g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                            _("There is no picture to export"));
    return picture->scene != NULL;
}

static gboolean
write_svg(BsWindow *self, const char *path, GError **error)
{
    Picture picture;
    if (!get_picture(self, &picture, error))
        return FALSE;
    g_autofree char *text = bs_scene_to_svg(picture.scene, picture.options.sentence);
    return bs_file_write(path, text, strlen(text), error);
}

// Painting is quick, compressing is not: that is done on a worker.

static cairo_surface_t *
get_image(BsWindow *self, GError **error)
{
    static const double PNG_SCALE = 2;
    Picture picture;
    return get_picture(self, &picture, error)
               ? bs_scene_to_image(picture.scene, PNG_SCALE, &picture.options)
               : NULL;
}

typedef struct Image {
    cairo_surface_t *surface;
    char *path;
} Image;

static void
image_free(gpointer data)
{
    Image *image = data;
    cairo_surface_destroy(image->surface);
    g_free(image->path);
    g_free(image);
}

static void
compress(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    const Image *image = data;
    GError *error = NULL;
    (void)source;
    (void)cancellable;
    if (bs_image_write_png(image->surface, image->path, &error))
        g_task_return_boolean(task, TRUE);
    else
        g_task_return_error(task, error);
}

static void
on_compressed(GObject *none, GAsyncResult *result, gpointer data)
{
    g_autoptr(BsWindow) self = data;
    const Image *image = g_task_get_task_data(G_TASK(result));
    g_autoptr(GError) error = NULL;
    (void)none;
    const gboolean ok = g_task_propagate_boolean(G_TASK(result), &error);
    if (!gtk_widget_get_realized(GTK_WIDGET(self))) // it was closed
        return;
    if (ok)
        bs_window_say(self, _("Saved as %s"), image->path);
    else
        bs_window_say(self, "%s", error->message);
}

static gboolean
write_png(BsWindow *self, const char *path, GError **error)
{
    cairo_surface_t *surface = get_image(self, error);
    if (!surface)
        return FALSE;
    Image *image = g_new(Image, 1);
    *image = (Image){surface, g_strdup(path)};
    // A task lets go of its source where it ends, which may be on the worker.
    g_autoptr(GTask) task = g_task_new(NULL, NULL, on_compressed, g_object_ref(self));
    g_task_set_task_data(task, image, image_free);
    g_task_run_in_thread(task, compress);
    return TRUE;
}

static gboolean
write_pdf(BsWindow *self, const char *path, GError **error)
{
    Picture picture;
    return get_picture(self, &picture, error) &&
           bs_scene_write_pdf(picture.scene, path, &picture.options, error);
}

static gboolean
write_dot(BsWindow *self, const char *path, GError **error)
{
    Picture picture;
    if (!get_picture(self, &picture, error))
        return FALSE;
    g_autofree char *text = bs_scene_to_dot(picture.scene);
    return bs_file_write(path, text, strlen(text), error);
}

static char *
annotated(BsWindow *self)
{
    BsOp *function = bs_session_function(self->session);
    return function ? bs_annotated_text(bs_session_document(self->session), function) : NULL;
}

static gboolean
write_code(BsWindow *self, const char *path, GError **error)
{
    g_autofree char *text = annotated(self);
    return bs_file_write(path, text ? text : "", text ? strlen(text) : 0, error);
}

// -- the table -----------------------------------------------------------------------------------

typedef struct Format {
    const char *action, *extension; // extension NULL: a directory
    const char *title;
    gboolean (*write)(BsWindow *self, const char *path, GError **error); // at once, or ...
    BsStoryWriter story;                                                 // ... on a worker,
    BsFormatKind picture;                                                // as pictures of that
    gboolean later; // `write` says itself that the file is there, when it is
} Format;

#define EACH_STAGE N_("Export Picture of Each Stage")
#define EACH_STEP N_("Export Picture of Each Step")
static const Format formats[] = {
    {"export-svg", "svg", N_("Export Picture"), write_svg, NULL, 0},
    {"export-png", "png", N_("Export Picture"), write_png, NULL, 0, .later = TRUE},
    {"export-pdf", "pdf", N_("Export Picture"), write_pdf, NULL, 0},
    {"export-dot", "dot", N_("Export Graph"), write_dot, NULL, 0},
    {"export-code", "mlir", N_("Export Annotated Code"), write_code, NULL, 0},
    {"export-trace", "json", N_("Export Timeline"), NULL, bs_window_write_trace, 0},
    {"export-html", "html", N_("Export Page of All Steps"), NULL, bs_story_write_html, 0},
    {"export-handout", "pdf", N_("Export Hand-out"), NULL, bs_story_write_handout, 0},
    {"export-stages-svg", NULL, EACH_STAGE, NULL, bs_window_write_stages, BS_FORMAT_SVG},
    {"export-stages-png", NULL, EACH_STAGE, NULL, bs_window_write_stages, BS_FORMAT_PNG},
    {"export-stages-pdf", NULL, EACH_STAGE, NULL, bs_window_write_stages, BS_FORMAT_PDF},
    {"export-steps-svg", NULL, EACH_STEP, NULL, bs_story_write_pictures, BS_FORMAT_SVG},
    {"export-steps-png", NULL, EACH_STEP, NULL, bs_story_write_pictures, BS_FORMAT_PNG},
    {"export-steps-pdf", NULL, EACH_STEP, NULL, bs_story_write_pictures, BS_FORMAT_PDF},
};

static void
export_to(BsWindow *self, const Format *format, const char *path)
{
    g_autoptr(GError) error = NULL;
    if (format->story)
        bs_window_write_story(self, format->story, format->picture, path);
    else if (!format->write(self, path, &error))
        bs_window_say(self, "%s", error->message);
    else if (!format->later)
        bs_window_say(self, _("Saved as %s"), path);
}

static void
on_chosen(GtkNativeDialog *dialog, int response, gpointer data)
{
    BsWindow *self = data;
    const Format *format = g_object_get_data(G_OBJECT(dialog), "format");
    g_autoptr(GFile) file = gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog));
    g_autofree char *path = file ? g_file_get_path(file) : NULL;
    if (response == GTK_RESPONSE_ACCEPT && path)
        export_to(self, format, path);
    gtk_native_dialog_destroy(dialog);
    g_object_unref(dialog);
    g_object_unref(self);
}

static char *
suggested_name(BsWindow *self, const Format *format)
{
    g_autofree char *title = NULL;
    g_object_get(self->session, "title", &title, NULL);
    char *point = title ? strrchr(title, '.') : NULL;
    if (point)
        *point = '\0';
    g_autofree char *place = format->write
                                 ? g_strdup_printf("event-%u", bs_session_cursor(self->session))
                                 : g_strdup("steps");
    return g_strdup_printf(
        "%s-%s-%s%s%s", title ? title : "picture", bs_session_function_name(self->session), place,
        format->extension ? "." : "", format->extension ? format->extension : "");
}

static void
ask_where(BsWindow *self, const Format *format)
{
    g_autofree char *name = suggested_name(self, format);
    GtkFileChooserNative *dialog = gtk_file_chooser_native_new(
        _(format->title), GTK_WINDOW(self),
        format->extension ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
        _("_Export"), NULL);
    if (format->extension)
        gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), name);
    g_object_set_data(G_OBJECT(dialog), "format", (gpointer)(gsize)format);
    g_signal_connect(dialog, "response", G_CALLBACK(on_chosen), g_object_ref(self));
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

// -- the clipboard -------------------------------------------------------------------------------

static void
copy_code(BsWindow *self)
{
    g_autofree char *text = annotated(self);
    bs_code_copy(GTK_WIDGET(self), text ? text : "");
    bs_window_say(self, _("Annotated code copied"));
}

static void
copy_picture(BsWindow *self)
{
    g_autoptr(GError) error = NULL;
    cairo_surface_t *image = get_image(self, &error);
    if (image && cairo_surface_status(image) == CAIRO_STATUS_SUCCESS) {
        const int height = cairo_image_surface_get_height(image);
        const int stride = cairo_image_surface_get_stride(image);
        g_autoptr(GBytes) bytes = g_bytes_new_with_free_func(
            cairo_image_surface_get_data(image), (gsize)height * (gsize)stride,
            (GDestroyNotify)cairo_surface_destroy, cairo_surface_reference(image));
        g_autoptr(GdkTexture) texture = gdk_memory_texture_new(
            cairo_image_surface_get_width(image), height, GDK_MEMORY_DEFAULT, bytes, (gsize)stride);
        gdk_clipboard_set_texture(gtk_widget_get_clipboard(GTK_WIDGET(self)), texture);
        bs_window_say(self, _("Picture copied"));
    } else {
        bs_window_say(self, "%s",
                      image ? cairo_status_to_string(cairo_surface_status(image)) : error->message);
    }
    if (image)
        cairo_surface_destroy(image);
}

// -- printing ------------------------------------------------------------------------------------

static void
draw_page(GtkPrintOperation *operation, GtkPrintContext *context, int page, gpointer data)
{
    Picture picture;
    (void)operation;
    (void)page;
    if (!get_picture(data, &picture, NULL))
        return;
    picture.options.dark = FALSE;
    picture.options.legend = FALSE;
    cairo_t *cr = gtk_print_context_get_cairo_context(context);
    const double scale = MIN(gtk_print_context_get_width(context) / picture.scene->width,
                             gtk_print_context_get_height(context) / picture.scene->height);
    cairo_scale(cr, MIN(scale, 1), MIN(scale, 1));
    bs_scene_paint(picture.scene, cr, &picture.options);
}

static void
on_printed(BsWindow *self, GtkPrintOperationResult result, GtkPrintOperation *operation)
{
    g_autoptr(GError) error = NULL;
    if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
        return;
    gtk_print_operation_get_error(operation, &error);
    bs_window_say(self, "%s", error ? error->message : _("Nothing was printed"));
}

// `path` empty: asks for a printer, while everything else goes on; else the pages go to that PDF
// file.
static void
print(BsWindow *self, const char *path)
{
    g_autoptr(GtkPrintOperation) operation = gtk_print_operation_new();
    gtk_print_operation_set_n_pages(operation, 1);
    gtk_print_operation_set_allow_async(operation, !*path);
    g_signal_connect_object(operation, "draw-page", G_CALLBACK(draw_page), self, 0);
    g_signal_connect_object(operation, "done", G_CALLBACK(on_printed), self, G_CONNECT_SWAPPED);
    if (*path)
        gtk_print_operation_set_export_filename(operation, path);
    gtk_print_operation_run(operation,
                            *path ? GTK_PRINT_OPERATION_ACTION_EXPORT
                                  : GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                            GTK_WINDOW(self), NULL); // on_printed() hears of errors
}

// -- actions -------------------------------------------------------------------------------------

static void
on_export(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    const char *name = g_action_get_name(G_ACTION(action));
    const char *path = g_variant_get_string(parameter, NULL);
    for (guint i = 0; i < G_N_ELEMENTS(formats); i++) {
        if (!g_str_equal(formats[i].action, name))
            continue;
        if (*path)
            export_to(window, &formats[i], path);
        else
            ask_where(window, &formats[i]);
    }
}

static void
on_copy_code(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    (void)action;
    (void)parameter;
    copy_code(window);
}

static void
on_copy_picture(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    (void)action;
    (void)parameter;
    copy_picture(window);
}

static void
on_print(GSimpleAction *action, GVariant *parameter, gpointer window)
{
    (void)action;
    print(window, g_variant_get_string(parameter, NULL));
}

static const GActionEntry others[] = {
    {.name = "copy-code", .activate = on_copy_code},
    {.name = "copy-picture", .activate = on_copy_picture},
    {.name = "print", .activate = on_print, .parameter_type = "s"},
};

void
bs_window_add_exports(BsWindow *self)
{
    g_action_map_add_action_entries(G_ACTION_MAP(self), others, G_N_ELEMENTS(others), self);
    for (guint i = 0; i < G_N_ELEMENTS(formats); i++) {
        const GActionEntry entry = {
            .name = formats[i].action, .activate = on_export, .parameter_type = "s"};
        g_action_map_add_action_entries(G_ACTION_MAP(self), &entry, 1, self);
    }
}

void
bs_window_update_exports(BsWindow *self)
{
    const gboolean walkable = bs_session_is_walkable(self->session);
    for (guint i = 0; i < G_N_ELEMENTS(formats); i++)
        bs_window_enable(self, formats[i].action, walkable && !(formats[i].story && self->writing));
    for (guint i = 0; i < G_N_ELEMENTS(others); i++)
        bs_window_enable(self, others[i].name, walkable);
}
