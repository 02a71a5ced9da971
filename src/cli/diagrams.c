// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/diagrams.h"

#include "cli/files.h"
#include "debug/cursor.h"
#include "view/story.h"

#include <stdio.h>
#include <string.h>

static gboolean
write_all(BsDocument *document, BsFormatKind format, const char *directory, const char *function,
          guint number)
{
    GError *error = NULL;
    char *path = bs_cli_numbered_path(directory, number);
    const BsExportOptions export = {.function = function};
    gboolean ok = bs_export_stages(document, format, path, &export, NULL, &error);
    if (!ok) {
        fprintf(stderr, "bufscope-opt: %s\n",
                error ? error->message : "the diagrams were not written");
        g_clear_error(&error);
    }
    g_free(path);
    return ok;
}

// The options that ask for diagrams, each with the format that it is for.
static const struct {
    gsize directory; // offset of the option's value
    BsFormatKind format;
} asked[] = {
    {offsetof(BsCliOptions, svg), BS_FORMAT_SVG},
    {offsetof(BsCliOptions, png), BS_FORMAT_PNG},
    {offsetof(BsCliOptions, pdf), BS_FORMAT_PDF},
    {offsetof(BsCliOptions, dot), BS_FORMAT_DOT},
};

static const char *
directory_of(const BsCliOptions *options, guint row)
{
    const guint8 *value = (const guint8 *)options + asked[row].directory;
    return *(const char *const *)(gconstpointer)value;
}

gboolean
bs_cli_wants_diagrams(const BsCliOptions *options)
{
    if (options->html || options->handout || options->pictures || options->picture)
        return TRUE;
    for (guint i = 0; i < G_N_ELEMENTS(asked); i++) {
        if (directory_of(options, i))
            return TRUE;
    }
    return FALSE;
}

// -- stories --------------------------------------------------------------------------------------

// The function that the user named, else the first one with a body.
static BsOp *
choose_function(const BsCliOptions *options, BsDocument *document)
{
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; i < functions->len; i++) {
        BsOp *function = functions->pdata[i];
        if (options->function ? strcmp(bs_function_name(function), options->function) == 0
                              : bs_function_has_body(function))
            return function;
    }
    fprintf(stderr, "bufscope-opt: there is no function '%s'\n",
            options->function ? options->function : "");
    return NULL;
}

typedef struct Picture {
    const BsCliOptions *options;
    const char *path;
    gboolean ok;
} Picture;

static void
write_picture_here(BsDocument *document, gpointer data)
{
    Picture *picture = data;
    g_autoptr(GError) error = NULL;
    BsOp *function = choose_function(picture->options, document);
    picture->ok =
        function && bs_export_picture(document, function, bs_format_of_path(picture->path),
                                      picture->path, NULL, &error);
    if (error)
        fprintf(stderr, "bufscope-opt: %s\n", error->message);
}

// Where --steps begins, else after the --stage, else at the end.
static gboolean
write_picture(const BsCliOptions *options, BsDocument *document, guint number)
{
    g_autofree char *path = bs_cli_numbered_path(options->picture, number);
    const guint32 n = bs_document_n_events(document);
    const BsStage *stage =
        options->stage >= 0 ? bs_document_stage(document, (guint32)options->stage) : NULL;
    if (options->steps_text ? options->first_step > n
                            : options->stage >= 0 && !(stage && stage->reached)) {
        fprintf(stderr, "bufscope-opt: the run has no such %s to write a picture of\n",
                options->steps_text ? "event" : "stage");
        return FALSE;
    }
    Picture picture = {options, path, FALSE};
    bs_document_visit(document,
                      options->steps_text ? options->first_step
                      : stage             ? stage->last
                                          : n,
                      write_picture_here, &picture);
    return picture.ok;
}

static gboolean
write_stories(const BsCliOptions *options, BsDocument *document, guint number)
{
    if (!options->html && !options->handout && !options->pictures)
        return TRUE;
    BsOp *function = choose_function(options, document);
    if (!function)
        return FALSE;
    const BsStoryOptions story = {.first = options->first_step,
                                  .last = options->last_step,
                                  .grain = options->step_grain,
                                  .format = options->picture_format};
    const struct {
        const char *to;
        BsStoryWriter write;
    } stories[] = {
        {options->html, bs_story_write_html},
        {options->handout, bs_story_write_handout},
        {options->pictures, bs_story_write_pictures},
    };
    gboolean ok = TRUE;
    for (guint i = 0; i < G_N_ELEMENTS(stories); i++) {
        g_autoptr(GError) error = NULL;
        g_autofree char *path = stories[i].to ? bs_cli_numbered_path(stories[i].to, number) : NULL;
        if (path && !stories[i].write(document, function, &story, path, &error)) {
            fprintf(stderr, "bufscope-opt: %s\n", error->message);
            ok = FALSE;
        }
    }
    return ok;
}

gboolean
bs_cli_write_diagrams(const BsCliOptions *options, BsDocument *document, guint number)
{
    gboolean ok = TRUE;
    for (guint i = 0; i < G_N_ELEMENTS(asked); i++) {
        const char *directory = directory_of(options, i);
        if (directory)
            ok &= write_all(document, asked[i].format, directory, options->function, number);
    }
    if (options->picture)
        ok &= write_picture(options, document, number);
    return write_stories(options, document, number) && ok;
}
