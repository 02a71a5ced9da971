// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What leaves the window at once: the picture in view, which has its places already, and texts, as
// files, on paper and on the clipboard. And the dialog of figures, whose files wait in the line of
// stories.
#include "app/code/code-text.h"
#include "app/frame/figure-dialog.h"
#include "app/frame/panes.h"
#include "app/frame/save-as.h"
#include "app/kit/colours.h"
#include "app/session/preferences.h"
#include "app/window/parts.h"

#include "debug/document/command.h"

#include "debug/telling/explain.h"
#include "support/file.h"
#include "support/i18n.h"
#include "view/write/annotated.h"
#include "view/write/dot.h"
#include "view/write/export.h"
#include "view/write/painter.h"
#include "view/write/svg.h"

#include <string.h>

// -- at once -------------------------------------------------------------------------------------

typedef struct BsExport {
    const BsHost *host;
    BsPanes *panes;
    BsFigureDialog *figures; // or NULL
} BsExport;

typedef struct Picture {
    const BsScene *scene;
    BsPaintOptions options;
} Picture;

static gboolean
get_picture(BsExport *self, Picture *picture, GError **error)
{
    picture->scene = bs_canvas_settled_scene(bs_panes_canvas(self->panes));
    picture->options =
        (BsPaintOptions){.scheme = bs_colours_scheme(),
                         .legend = TRUE,
                         .sentence = bs_document_explain(bs_session_document(self->host->session),
                                                         bs_session_cursor(self->host->session))};
    if (!picture->scene)
        g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                            _("There is no picture to export"));
    return picture->scene != NULL;
}

static gboolean
write_svg(BsExport *self, const char *path, GError **error)
{
    Picture picture;
    if (!get_picture(self, &picture, error))
        return FALSE;
    g_autofree char *text = bs_scene_to_svg(picture.scene, picture.options.sentence);
    return bs_file_write(path, text, strlen(text), error);
}

// Painting is quick, compressing is not: that is done on a worker.

static const double PNG_SCALE = 2;

static char *
say_of_image(BsExport *self)
{
    Picture picture;
    BsFigureNote note = {0};
    if (get_picture(self, &picture, NULL))
        bs_picture_note(&note, picture.scene, BS_FORMAT_PNG, PNG_SCALE, &picture.options);
    return bs_figure_note_text(&note);
}

static cairo_surface_t *
get_image(BsExport *self, GError **error)
{
    Picture picture;
    return get_picture(self, &picture, error)
               ? bs_scene_to_image(picture.scene, PNG_SCALE, &picture.options)
               : NULL;
}

typedef struct Image {
    const BsHost *host;
    cairo_surface_t *surface;
    char *path;
    char *said; // of what is not as it should be, or ""
} Image;

static void
image_free(gpointer data)
{
    Image *image = data;
    cairo_surface_destroy(image->surface);
    g_free(image->path);
    g_free(image->said);
    g_free(image);
}

static void
compress(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    const Image *image = data;
    GError *error = NULL;
    if (bs_image_write_png(image->surface, 0, image->path, &error))
        g_task_return_boolean(task, TRUE);
    else
        g_task_return_error(task, error);
}

static void
on_compressed(GObject *none, GAsyncResult *result, gpointer data)
{
    g_autoptr(GtkWidget) window = data;
    const Image *image = g_task_get_task_data(G_TASK(result));
    g_autoptr(GError) error = NULL;
    const gboolean ok = g_task_propagate_boolean(G_TASK(result), &error);
    if (!gtk_widget_get_realized(window)) // it was closed
        return;
    g_autofree char *name = g_path_get_basename(image->path);
    if (ok && *image->said)
        bs_host_say(image->host, _("%s is saved%s"), name, image->said);
    else if (ok)
        bs_host_say_saved(image->host, image->path);
    else
        bs_host_say(image->host, "%s", error->message);
}

static gboolean
write_png(BsExport *self, const char *path, GError **error)
{
    cairo_surface_t *surface = get_image(self, error);
    if (!surface)
        return FALSE;
    Image *image = g_new(Image, 1);
    *image = (Image){self->host, surface, g_strdup(path), say_of_image(self)};
    // A task lets go of its source where it ends, which may be on the worker.
    g_autoptr(GTask) task = g_task_new(NULL, NULL, on_compressed, g_object_ref(self->host->window));
    g_task_set_task_data(task, image, image_free);
    g_task_run_in_thread(task, compress);
    return TRUE;
}

static gboolean
write_pdf(BsExport *self, const char *path, GError **error)
{
    Picture picture;
    return get_picture(self, &picture, error) &&
           bs_scene_write_pdf(picture.scene, path, &picture.options, error);
}

static gboolean
write_dot(BsExport *self, const char *path, GError **error)
{
    Picture picture;
    if (!get_picture(self, &picture, error))
        return FALSE;
    g_autofree char *text = bs_scene_to_dot(picture.scene);
    return bs_file_write(path, text, strlen(text), error);
}

static char *
annotated(BsExport *self)
{
    BsOp *function = bs_session_function(self->host->session);
    return function ? bs_annotated_text(bs_session_document(self->host->session), function) : NULL;
}

static gboolean
write_code(BsExport *self, const char *path, GError **error)
{
    g_autofree char *text = annotated(self);
    return bs_file_write(path, text ? text : "", text ? strlen(text) : 0, error);
}

// -- formats -------------------------------------------------------------------------------------

typedef struct Format {
    const char *action, *extension, *title;
    gboolean (*write)(BsExport *self, const char *path, GError **error);
    gboolean later; // `write` says itself that the file is there, when it is
} Format;

static const Format formats[] = {
    {"export-svg", "svg", N_("Export Picture"), write_svg, FALSE},
    {"export-png", "png", N_("Export Picture"), write_png, TRUE},
    {"export-pdf", "pdf", N_("Export Picture"), write_pdf, FALSE},
    {"export-dot", "dot", N_("Export Graph"), write_dot, FALSE},
    {"export-code", "mlir", N_("Export Annotated Code"), write_code, FALSE},
};

static void
export_to(gpointer part, gconstpointer what, const char *path)
{
    BsExport *self = part;
    const Format *format = what;
    g_autoptr(GError) error = NULL;
    if (!bs_save_spares_source(self->host, path))
        return;
    if (!format->write(self, path, &error))
        bs_host_say(self->host, "%s", error->message);
    else if (!format->later)
        bs_host_say_saved(self->host, path);
}

// Without a path, asks for one.
static void
export_as(BsExport *self, const char *action, GVariant *parameter)
{
    const char *path = g_variant_get_string(parameter, NULL);
    const Format *format = formats;
    while (!g_str_equal(format->action, action))
        format++;
    g_autofree char *place = g_strdup_printf("event-%u", bs_session_cursor(self->host->session));
    if (*path)
        export_to(self, format, path);
    else
        bs_save_as(self->host, _(format->title), format->extension, place, export_to, self, format);
}

#define EXPORT(name, action)                        \
    static void name(gpointer part, GVariant *path) \
    {                                               \
        export_as(part, action, path);              \
    }
EXPORT(export_svg, "export-svg")
EXPORT(export_png, "export-png")
EXPORT(export_pdf, "export-pdf")
EXPORT(export_dot, "export-dot")
EXPORT(export_code, "export-code")
#undef EXPORT

// -- the clipboard -------------------------------------------------------------------------------

static void
copy_code(gpointer part, GVariant *none)
{
    BsExport *self = part;
    g_autofree char *text = annotated(self);
    bs_code_copy(GTK_WIDGET(self->host->window), text ? text : "");
    bs_host_say(self->host, _("Annotated code copied"));
}

static void
copy_picture(gpointer part, GVariant *none)
{
    BsExport *self = part;
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
        gdk_clipboard_set_texture(gtk_widget_get_clipboard(GTK_WIDGET(self->host->window)),
                                  texture);
        bs_host_say(self->host, _("Picture copied"));
    } else {
        bs_host_say(self->host, "%s",
                    image ? cairo_status_to_string(cairo_surface_status(image)) : error->message);
    }
    if (image)
        cairo_surface_destroy(image);
}

static void
copy_command(gpointer part, GVariant *parameter)
{
    BsExport *self = part;
    g_autofree char *line = bs_document_command(bs_session_document(self->host->session),
                                                bs_session_stage(self->host->session));
    gdk_clipboard_set_text(gtk_widget_get_clipboard(GTK_WIDGET(self->host->window)), line);
    bs_host_say(self->host, _("Copied: %s"), line);
}

// -- printing ------------------------------------------------------------------------------------

static void
draw_page(BsExport *self, GtkPrintContext *context, int page, GtkPrintOperation *operation)
{
    Picture picture;
    if (!get_picture(self, &picture, NULL))
        return;
    picture.options.scheme = (BsScheme){0};
    picture.options.legend = FALSE;
    cairo_t *cr = gtk_print_context_get_cairo_context(context);
    const double scale = MIN(gtk_print_context_get_width(context) / picture.scene->width,
                             gtk_print_context_get_height(context) / picture.scene->height);
    cairo_scale(cr, MIN(scale, 1), MIN(scale, 1));
    bs_scene_paint(picture.scene, cr, &picture.options);
}

static void
on_printed(BsExport *self, GtkPrintOperationResult result, GtkPrintOperation *operation)
{
    g_autoptr(GError) error = NULL;
    if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
        return;
    gtk_print_operation_get_error(operation, &error);
    bs_host_say(self->host, "%s", error ? error->message : _("Nothing was printed"));
}

// The path empty: asks for a printer, while everything else goes on; else the pages go to that PDF
// file.
static void
print(gpointer part, GVariant *parameter)
{
    BsExport *self = part;
    const char *path = g_variant_get_string(parameter, NULL);
    if (!bs_save_spares_source(self->host, path))
        return;
    g_autoptr(GtkPrintOperation) operation = gtk_print_operation_new();
    gtk_print_operation_set_n_pages(operation, 1);
    gtk_print_operation_set_allow_async(operation, !*path);
    bs_host_connect(self->host, operation, "draw-page", G_CALLBACK(draw_page), self);
    bs_host_connect(self->host, operation, "done", G_CALLBACK(on_printed), self);
    if (*path)
        gtk_print_operation_set_export_filename(operation, path);
    gtk_print_operation_run(operation,
                            *path ? GTK_PRINT_OPERATION_ACTION_EXPORT
                                  : GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                            self->host->window, NULL); // on_printed() hears of errors
}

// -- figures -------------------------------------------------------------------------------------

// A file that is named otherwise is what its name says.
static void
export_figure_to(gpointer part, gconstpointer what, const char *path)
{
    BsExport *self = part;
    const BsFigure figure = bs_figure_chosen();
    g_autofree char *text = bs_figure_to_text(&figure);
    g_autofree char *of = bs_preferences_figure("figure-of");
    g_autofree char *format = bs_preferences_figure("figure-format");
    g_autofree char *end = g_strconcat(".", format, NULL);
    const gboolean named = g_str_equal(of, "picture") && bs_format_of_path(path) < BS_FORMAT_DOT;
    const char *const words[] = {of, text, named ? path : end, path, NULL};
    bs_command_do(self->host->actions, "export-figure", g_variant_new_strv(words, -1));
}

static void
save_figure(gpointer part, GVariant *none)
{
    BsExport *self = part;
    g_autofree char *of = bs_preferences_figure("figure-of");
    g_autofree char *format = bs_preferences_figure("figure-format");
    g_autofree char *place = g_strdup_printf("event-%u", bs_session_cursor(self->host->session));
    const gboolean pages = g_str_has_prefix(of, "handout");
    const char *extension = pages ? "pdf" : g_str_equal(of, "picture") ? format : NULL;
    bs_save_as(self->host, pages ? _("Export Hand-out") : _("Export Figure"), extension,
               pages ? "handout" : place, export_figure_to, self, NULL);
}

static void
open_figures(gpointer part, GVariant *none)
{
    BsExport *self = part;
    bs_figure_dialog_open(&self->figures, self->host);
}

// "width=page,look=print": what it does not name stays as it was.
static void
choose_figure(gpointer part, GVariant *text)
{
    BsExport *self = part;
    BsFigure figure = bs_figure_chosen();
    g_autoptr(GError) error = NULL;
    if (!bs_figure_read(&figure, g_variant_get_string(text, NULL), &error)) {
        bs_host_say(self->host, "%s", error->message);
        return;
    }
    g_autofree char *all = bs_figure_to_text(&figure);
    bs_figure_choose(&figure);
    bs_command_set_state(self->host->actions, "figure-choice", g_variant_new_string(all));
    if (self->figures)
        bs_figure_dialog_renew(self->figures);
}

static void
choose_of(gpointer part, GVariant *word)
{
    BsExport *self = part;
    if (!bs_figure_choose_of(g_variant_get_string(word, NULL)))
        return;
    bs_command_set_state(self->host->actions, "figure-of", word);
    if (self->figures)
        bs_figure_dialog_renew(self->figures);
}

// -- the table -----------------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"export-svg",   "s",  export_svg,   BS_PROGRAM, NULL},
    {"export-png",   "s",  export_png,   BS_PROGRAM, NULL},
    {"export-pdf",   "s",  export_pdf,   BS_PROGRAM, NULL},
    {"export-dot",   "s",  export_dot,   BS_PROGRAM, NULL},
    {"export-code",  "s",  export_code,  BS_PROGRAM, NULL},
    {"copy-code",    NULL, copy_code,    BS_PROGRAM, NULL},
    {"copy-picture", NULL, copy_picture, BS_PROGRAM, NULL},
    {"copy-command", NULL, copy_command, BS_PROGRAM, NULL},
    {"print",        "s",  print,        BS_PROGRAM, NULL},
    {"figure",        NULL, open_figures,  BS_ITS_PART, NULL},
    {"save-figure",   NULL, save_figure,   BS_ITS_PART, NULL},
    {"figure-choice", "s",  choose_figure, BS_ALWAYS,   "''"},
    {"figure-of",     "s",  choose_of,     BS_ALWAYS,   "''"},
    {"figure-fit",    NULL, NULL,          BS_ALWAYS,   "''"},
    {0}
    // clang-format on
};

static const BsPartWidget widgets[] = {
    {"panes", G_STRUCT_OFFSET(BsExport, panes)},
    {0},
};

static void
update(gpointer part)
{
    BsExport *self = part;
    const gboolean can =
        bs_session_is_walkable(self->host->session) && bs_session_function(self->host->session);
    bs_command_enable(self->host->actions, "figure", can);
    bs_command_enable(self->host->actions, "save-figure", can);
}

static void
clear(gpointer part)
{
    BsExport *self = part;
    bs_figure_dialog_close(self->figures);
}

const BsPart bs_export_part = {.size = sizeof(BsExport),
                               .widgets = widgets,
                               .commands = commands,
                               .clear = clear,
                               .update = update};
