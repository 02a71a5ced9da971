// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/export.h"

#include "debug/document/cursor.h"
#include "debug/telling/explain.h"
#include "support/file.h"
#include "support/i18n.h"
#include "view/layout/layout.h"
#include "view/write/dot.h"
#include "view/write/painter.h"
#include "view/write/svg.h"

#include <errno.h>
#include <gio/gio.h>
#include <string.h>

static const double PNG_SCALE = 2;
enum {
    TIMEOUT_MS = 20000
}; // nobody waits at a screen, and the same files should come out each time

// -- what is to be said --------------------------------------------------------------------------

static void
note_dpi(BsFigureNote *note, double dpi, double wanted)
{
    static const double nearly = 0.99;
    if (dpi >= nearly * wanted)
        return;
    note->least_dpi = note->n_coarse++ ? MIN(note->least_dpi, dpi) : dpi;
    note->wanted_dpi = MAX(note->wanted_dpi, wanted);
}

static void
note_more(BsFigureNote *note, const BsScene *scene)
{
    note->n_cut += scene->n_more > 0;
    note->n_more = MAX(note->n_more, scene->n_more);
}

void
bs_figure_note(BsFigureNote *note, const BsFigureFit *fit, BsFormatKind format)
{
    if (!note)
        return;
    if (!fit->fits)
        note->least_font = note->n_small++ ? MIN(note->least_font, fit->font) : fit->font;
    if (format == BS_FORMAT_PNG)
        note_dpi(note, bs_figure_dpi(fit), fit->dpi);
    note_more(note, fit->scene);
}

void
bs_picture_note(BsFigureNote *note, const BsScene *scene, BsFormatKind format, double scale,
                const BsPaintOptions *options)
{
    static const double dpi = 96;
    if (!note)
        return;
    if (format == BS_FORMAT_PNG)
        note_dpi(note, dpi * bs_scene_png_scale(scene, scale, options), dpi * scale);
    note_more(note, scene);
}

char *
bs_figure_note_text(const BsFigureNote *note)
{
    GString *text = g_string_new(NULL);
    if (note->n_coarse)
        g_string_append_printf(text,
                               _(". Its resolution is %.0f dpi, not %.0f: it would be too large"),
                               note->least_dpi, note->wanted_dpi);
    if (note->n_cut)
        g_string_append_printf(text, _(". %u ops are not in it: there are too many"),
                               (guint)note->n_more);
    return g_string_free(text, FALSE);
}

static gboolean
write_text(char *text, const char *path, GError **error)
{
    const gboolean ok = bs_file_write(path, text, strlen(text), error);
    g_free(text);
    return ok;
}

static gboolean
write_scene(const BsScene *scene, const char *sentence, BsFormatKind format, const char *path,
            const BsExportOptions *how, GError **error)
{
    const BsPaintOptions options = {
        .scheme = {.dark = how->dark}, .legend = TRUE, .sentence = sentence};
    bs_picture_note(how->note, scene, format, PNG_SCALE, &options);
    switch (format) {
    case BS_FORMAT_SVG:
        return write_text(bs_scene_to_svg(scene, sentence), path, error);
    case BS_FORMAT_DOT:
        return write_text(bs_scene_to_dot(scene), path, error);
    case BS_FORMAT_PNG:
        return bs_scene_write_png(scene, path, PNG_SCALE, &options, error);
    case BS_FORMAT_PDF:
        return bs_scene_write_pdf(scene, path, &options, error);
    case BS_N_FORMATS:
        break;
    }
    g_set_error(error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                _("cannot write '%s': the name must end in .svg, .png, .pdf or .dot"), path);
    return FALSE;
}

// Lays out and writes a scene. `*simple`: without dot, as it was too slow for the function before.
static gboolean
place_and_write(BsScene *scene, const char *sentence, BsFormatKind format, const char *path,
                const BsExportOptions *options, gboolean *simple, GError **error)
{
    BsLayoutGraph *graph = bs_layout_graph_new(scene);
    BsLayout *layout =
        *simple ? bs_layout_simple(graph)
                : bs_layout_run(graph, options->dot, TIMEOUT_MS, options->cancellable, error);
    if (!layout)
        return FALSE;
    *simple = !bs_layout_is_from_dot(layout);
    bs_scene_place(scene, layout);
    bs_layout_free(layout);
    return write_scene(scene, sentence, format, path, options, error);
}

static gboolean
export_figure(BsDocument *document, BsOp *function, BsFormatKind format, const char *path,
              const BsExportOptions *options, GError **error)
{
    const BsFigureWish wish = {.figure = options->figure,
                               .sentence =
                                   bs_document_explain(document, bs_document_cursor(document)),
                               .dot = options->dot,
                               .cancellable = options->cancellable};
    g_autoptr(BsFigureFit) fit = bs_figure_fit(document, function, &wish, error);
    if (fit)
        bs_figure_note(options->note, fit, format);
    return fit && bs_figure_write(fit, format, path, error);
}

static gboolean
export_picture(BsDocument *document, BsOp *function, BsFormatKind format, const char *path,
               const BsExportOptions *options, gboolean *simple, GError **error)
{
    static const BsExportOptions defaults = {0};
    options = options ? options : &defaults;
    if (options->figure && format < BS_FORMAT_DOT)
        return export_figure(document, function, format, path, options, error);
    BsScene *scene = bs_scene_new(document, function, &(BsSceneOptions){.detail = options->detail});
    const char *sentence = bs_document_explain(document, bs_document_cursor(document));
    const gboolean ok =
        format == BS_FORMAT_DOT
            ? write_scene(scene, sentence, format, path, options, error)
            : place_and_write(scene, sentence, format, path, options, simple, error);
    bs_scene_free(scene);
    return ok;
}

gboolean
bs_export_picture(BsDocument *document, BsOp *function, BsFormatKind format, const char *path,
                  const BsExportOptions *options, GError **error)
{
    gboolean simple = FALSE;
    return export_picture(document, function, format, path, options, &simple, error);
}

// A file name's part: what is not a letter, digit, `-`, `_` or `.` becomes `_`.
static char *
file_part(const char *name)
{
    char *part = g_strdup(name && *name ? name : "unnamed");
    return g_strcanon(part, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-",
                      '_');
}

typedef struct StageExport {
    const char *directory;
    BsFormatKind format;
    const BsExportOptions *options;
    GPtrArray *written; // or NULL
    GHashTable *names;  // used file names: functions of nested modules may have one name
    GHashTable *simple; // functions that dot had no layout for in time: later stages do not ask it
    guint32 stage, n_written;
    gboolean ok;
    GError **error;
} StageExport;

static char *
stage_path(StageExport *export, BsDocument *document, const BsOp *function)
{
    g_autofree char *stage = file_part(bs_document_stage(document, export->stage)->name);
    g_autofree char *name = file_part(bs_function_name(function));
    g_autofree char *base = g_strdup_printf("%u-%s-%s", export->stage, stage, name);
    char *file = g_strdup_printf("%s.%s", base, bs_format_extension(export->format));
    for (guint i = 2; g_hash_table_contains(export->names, file); i++) {
        g_free(file);
        file = g_strdup_printf("%s-%u.%s", base, i, bs_format_extension(export->format));
    }
    g_hash_table_add(export->names, file);
    return g_build_filename(export->directory, file, NULL);
}

static gboolean
is_wanted(const BsExportOptions *options, const BsOp *function)
{
    return !options || !options->function ||
           g_strcmp0(bs_function_name(function), options->function) == 0;
}

static gboolean
make_directory(const char *directory, GError **error)
{
    if (g_mkdir_with_parents(directory, 0777) == 0)
        return TRUE;
    g_set_error(error, G_FILE_ERROR, g_file_error_from_errno(errno),
                _("cannot make directory '%s': %s"), directory, g_strerror(errno));
    return FALSE;
}

static void
export_here(BsDocument *document, gpointer data)
{
    StageExport *export = data;
    g_autoptr(GPtrArray) functions = g_ptr_array_new();
    const GPtrArray *all = bs_document_functions(document);
    for (guint i = 0; all && i < all->len; i++)
        g_ptr_array_add(functions, all->pdata[i]);
    for (guint i = 0; export->ok && i < functions->len; i++) {
        BsOp *function = functions->pdata[i];
        if (!bs_function_has_body(function) || !is_wanted(export->options, function))
            continue;
        if (!export->n_written && !make_directory(export->directory, export->error)) {
            export->ok = FALSE;
            return;
        }
        char *path = stage_path(export, document, function);
        gboolean simple = g_hash_table_contains(export->simple, function);
        export->ok = export_picture(document, function, export->format, path, export->options,
                                    &simple, export->error);
        if (simple)
            g_hash_table_add(export->simple, function);
        export->n_written += export->ok;
        if (export->ok && export->written)
            g_ptr_array_add(export->written, path);
        else
            g_free(path);
    }
}

gboolean
bs_export_stages(BsDocument *document, BsFormatKind format, const char *directory,
                 const BsExportOptions *options, GPtrArray *written, GError **error)
{
    g_autoptr(GHashTable) names = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    g_autoptr(GHashTable) simple = g_hash_table_new(NULL, NULL);
    StageExport export = {directory, format, options, written, names, simple, 0, 0, TRUE, error};
    for (guint32 i = 0; export.ok && i < bs_document_n_stages(document); i++) {
        const BsStage *stage = bs_document_stage(document, i);
        export.stage = i;
        if (stage->reached)
            bs_document_visit(document, stage->last, export_here, &export);
    }
    if (!export.ok || export.n_written)
        return export.ok;
    if (options && options->function)
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                    _("there is no function '%s' with a body"), options->function);
    else
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                    _("the program has no function with a body"));
    return FALSE;
}
