// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cli/diagrams.h"

#include "cli/files.h"
#include "cli/run.h"
#include "cli/subject.h"
#include "debug/document/cursor.h"
#include "debug/telling/explain.h"
#include "view/chart/heap-boxes.h"
#include "view/chart/heap-chart.h"
#include "view/write/story.h"

#include <gio/gio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static gboolean
say_error(GError *error)
{
    fprintf(stderr, "bufscope-opt: %s\n", error->message);
    g_error_free(error);
    return FALSE;
}

// Of several figures, which may each need something else.
static void
say_small(const BsFigureNote *note, const char *path)
{
    if (note->n_small)
        fprintf(stderr,
                "bufscope-opt: %s: %u of these figures do not fit: their type is smaller, %.1f pt "
                "at the least\n",
                path, note->n_small, note->least_font);
}

// What is not as it was asked for, of the picture of which that is truest.
static void
say_rest(const BsFigureNote *note, const char *path)
{
    if (note->n_coarse)
        fprintf(stderr, "bufscope-opt: %s: at %.0f dpi it would be too large: it has %.0f\n", path,
                note->wanted_dpi, note->least_dpi);
    if (note->n_cut)
        fprintf(stderr,
                "bufscope-opt: %s: %" G_GUINT64_FORMAT
                " ops are not in the picture: there are too many\n",
                path, note->n_more);
}

static gboolean
write_all(BsDocument *document, BsFormatKind format, const char *directory,
          const BsCliOptions *options, guint number)
{
    GError *error = NULL;
    g_autoptr(GPtrArray) written = g_ptr_array_new_with_free_func(g_free);
    g_autofree char *path = bs_cli_numbered_path(directory, number);
    BsFigureNote note = {0};
    const BsExportOptions export = {.function = options->function,
                                    .detail = options->detail,
                                    .figure = options->figure,
                                    .note = &note};
    if (!bs_export_stages(document, format, path, &export, written, &error))
        return say_error(error);
    bs_cli_say_written(written->len, "diagram", path);
    say_small(&note, path);
    say_rest(&note, path);
    return TRUE;
}

// A story can be too long for its limits: these make it shorter.
static gboolean
say_story_error(GError *error)
{
    if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE)) {
        char *offered = g_strconcat(error->message,
                                    " (--steps=a-b, --step-grain=block, --function=name)", NULL);
        g_free(error->message);
        error->message = offered;
    }
    return say_error(error);
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

// -- stories --------------------------------------------------------------------------------------

typedef struct Picture {
    const BsCliOptions *options;
    const char *path;
    gboolean ok;
} Picture;

// A figure that does not fit, and what would.
static void
say_offers(const Picture *picture, BsDocument *document, BsOp *function, const BsFigureNote *note)
{
    const BsFigure *figure = picture->options->figure;
    const BsFigureWish wish = {
        .figure = figure, .sentence = bs_document_explain(document, bs_document_cursor(document))};
    g_autoptr(GArray) offers = bs_figure_offers(document, function, &wish, note->least_font);
    g_autoptr(GString) words = g_string_new(NULL);
    for (guint i = 0; i < offers->len; i++) {
        g_autofree char *other =
            bs_figure_difference(&g_array_index(offers, BsFigure, i), figure, FALSE);
        g_string_append_printf(words, "%s%s", words->len ? ", or " : "; it would fit with ", other);
    }
    fprintf(stderr, "bufscope-opt: %s: the figure does not fit: its type is smaller, %.1f pt%s\n",
            picture->path, note->least_font, words->str);
}

static void
write_picture_here(BsDocument *document, gpointer data)
{
    Picture *picture = data;
    GError *error = NULL;
    BsFigureNote note = {0};
    BsOp *function = bs_cli_find_subject(picture->options, document);
    const BsExportOptions export = {
        .detail = picture->options->detail, .figure = picture->options->figure, .note = &note};
    picture->ok =
        function && bs_export_picture(document, function, bs_format_of_path(picture->path),
                                      picture->path, &export, &error);
    if (error)
        say_error(error);
    else if (picture->ok)
        bs_cli_say_written(0, NULL, picture->path);
    if (note.n_small)
        say_offers(picture, document, function, &note);
    if (picture->ok)
        say_rest(&note, picture->path);
}

// Where --steps begins, else after the --stage, else at the end.
static gboolean
write_picture(const BsCliOptions *options, BsDocument *document, guint number)
{
    g_autofree char *path = bs_cli_numbered_path(options->picture, number);
    const BsStage *stage =
        options->stage >= 0 ? bs_document_stage(document, (guint32)options->stage) : NULL;
    const gboolean at_step = options->steps_text && !options->run;
    if (!at_step && options->stage >= 0 && !(stage && stage->reached))
        return FALSE; // as was said already
    Picture picture = {options, path, FALSE};
    bs_document_visit(document,
                      at_step ? options->first_step
                      : stage ? stage->last
                              : bs_document_n_events(document),
                      write_picture_here, &picture);
    return picture.ok;
}

// Steps can be many, and each takes a layout: on a terminal it is said how far they are, in one
// line.
static void
show_step(gpointer data G_GNUC_UNUSED, guint32 step, guint32 n)
{
    fprintf(stderr, "\r%u of %u steps", step, n);
}

static void
hide_steps(void)
{
    fprintf(stderr, "\r%*s\r", (int)strlen("4294967295 of 4294967295 steps"), "");
}

static gboolean
write_stories(const BsCliOptions *options, BsDocument *document, guint number)
{
    if (!options->html && !options->handout && !options->pictures)
        return TRUE;
    g_autoptr(BsRunRecord) run = options->run ? bs_cli_new_run(options, document) : NULL;
    BsOp *function = run            ? (BsOp *)(gsize)bs_run_record_function(run)
                     : options->run ? NULL
                                    : bs_cli_find_subject(options, document);
    if (!function)
        return FALSE;
    g_autoptr(GPtrArray) written = g_ptr_array_new_with_free_func(g_free);
    const gboolean shows = isatty(STDERR_FILENO);
    BsFigureNote note = {0};
    const BsStoryOptions story = {.run = run,
                                  .first = options->first_step,
                                  .last = options->last_step,
                                  .grain = options->step_grain,
                                  .detail = options->detail,
                                  .format = options->picture_format,
                                  .figure = options->figure,
                                  .note = &note,
                                  .pages = options->pages,
                                  .written = written,
                                  .progress = shows ? show_step : NULL};
    const struct {
        const char *to;
        BsStoryWriter write;
        const char *what; // what it fills a folder with
    } stories[] = {
        {options->html, bs_story_write_html, NULL},
        {options->handout, bs_story_write_handout, NULL},
        {options->pictures, bs_story_write_pictures, "picture"},
    };
    gboolean ok = TRUE;
    for (guint i = 0; i < G_N_ELEMENTS(stories); i++) {
        GError *error = NULL;
        g_autofree char *path = stories[i].to ? bs_cli_numbered_path(stories[i].to, number) : NULL;
        const gboolean is_written =
            path && stories[i].write(document, function, &story, path, &error);
        if (path && shows)
            hide_steps();
        if (path && !is_written)
            ok = say_story_error(error);
        else if (path)
            bs_cli_say_written(written->len, stories[i].what, path);
        if (path && is_written && stories[i].what) {
            say_small(&note, path);
            say_rest(&note, path);
        }
    }
    return ok;
}

// -- memory ---------------------------------------------------------------------------------------

typedef struct Memory {
    const BsCliOptions *options;
    BsRunRecord *run;
    const char *path;
    GError *error;
} Memory;

// All of a run.
static void
write_memory_here(BsDocument *document, gpointer data)
{
    Memory *memory = data;
    g_autoptr(BsHeapMap) map = bs_heap_map_new(document, memory->run);
    g_autoptr(BsChart) chart = bs_heap_chart_new(map, 0, 0);
    bs_chart_write(chart, memory->path, FALSE, &memory->error);
}

// One moment of it.
static void
write_heap_here(BsDocument *document, gpointer data)
{
    enum { WIDTH = 480 };
    Memory *memory = data;
    const guint64 n = bs_run_record_steps(memory->run);
    const guint64 step = memory->options->steps_text ? memory->options->first_step : n;
    g_autoptr(BsHeapMap) map = bs_heap_map_new(document, memory->run);
    const BsRunMoment *moment = bs_run_record_go(memory->run, document, step);
    if (!moment) {
        g_autofree char *steps = bs_number_text(n);
        g_set_error(&memory->error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                    "--heap: the run has %s steps", steps);
        return;
    }
    g_autoptr(BsRunHeap) heap = bs_run_heap_new(memory->run, moment, map);
    g_autoptr(GString) title = g_string_new(NULL);
    bs_run_moment_put(memory->run, moment, title);
    g_autoptr(BsChart) chart = bs_heap_boxes_new(heap, WIDTH, title->str);
    bs_chart_write(chart, memory->path, FALSE, &memory->error);
}

static gboolean
write_run(const BsCliOptions *options, BsDocument *document, guint number, const char *file,
          void (*write)(BsDocument *, gpointer))
{
    g_autoptr(BsRunRecord) run = bs_cli_new_run(options, document);
    if (!run)
        return FALSE;
    g_autofree char *path = bs_cli_numbered_path(file, number);
    Memory memory = {options, run, path, NULL};
    bs_document_visit(document, bs_document_stage(document, bs_run_record_stage(run))->last, write,
                      &memory);
    if (memory.error)
        return say_error(memory.error);
    bs_cli_say_written(0, NULL, path);
    return TRUE;
}

gboolean
bs_cli_write_diagrams(const BsCliOptions *options, BsDocument *document, guint number)
{
    gboolean ok = TRUE;
    if (options->split_input && bs_document_functions(document)->len == 0)
        return TRUE; // there are parts before the first line and behind the last one
    for (guint i = 0; i < G_N_ELEMENTS(asked); i++) {
        const char *directory = directory_of(options, i);
        if (directory)
            ok &= write_all(document, asked[i].format, directory, options, number);
    }
    if (options->picture)
        ok &= write_picture(options, document, number);
    if (options->memory)
        ok &= write_run(options, document, number, options->memory, write_memory_here);
    if (options->heap)
        ok &= write_run(options, document, number, options->heap, write_heap_here);
    return write_stories(options, document, number) && ok;
}
