// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/story-private.h"

#include "debug/document/cursor.h"
#include "debug/document/snapshot.h"
#include "debug/telling/explain.h"
#include "debug/verdict/run-record.h"
#include "support/file.h"
#include "support/i18n.h"
#include "view/layout/layout.h"
#include "view/write/painter.h"
#include "view/write/svg.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

enum { TIMEOUT_MS = 20000 }; // as for other files

// -- which steps ----------------------------------------------------------------------------------

gboolean
bs_story_read_range(const char *text, guint32 *first, guint32 *last)
{
    g_auto(GStrv) parts = g_strsplit(text, "-", 2);
    guint64 from = 0, to = G_MAXUINT32;
    const char *end = parts[0] && parts[1] ? parts[1] : text;
    if (!parts[0] || !g_ascii_string_to_unsigned(parts[0], 10, 0, G_MAXUINT32, &from, NULL) ||
        (*end && !g_ascii_string_to_unsigned(end, 10, MAX(from, 1), G_MAXUINT32, &to, NULL)))
        return FALSE;
    *first = (guint32)from;
    *last = (guint32)to;
    return TRUE;
}

gboolean
bs_story_read_grain(const char *text, BsGrain *grain)
{
    static const struct {
        const char *word;
        BsGrain grain;
    } grains[] = {{"event", BS_GRAIN_DETAIL}, {"op", BS_GRAIN_OP}, {"block", BS_GRAIN_BLOCK}};
    for (guint i = 0; i < G_N_ELEMENTS(grains); i++) {
        *grain = grains[i].grain;
        if (g_str_equal(text, grains[i].word))
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_step(const BsDocument *document, guint32 number, const BsOp *function, BsGrain grain)
{
    const BsEvent *event = bs_document_event(document, number);
    const BsGrain of = bs_event_kind_grain(event->kind);
    const BsOp *works_in = bs_document_event_function(document, number);
    if (works_in && works_in != function)
        return FALSE;
    if (grain == BS_GRAIN_DETAIL)
        return TRUE;
    const BsStage *stage = bs_document_stage(document, bs_document_stage_of(document, number));
    if (number == stage->last)
        return stage->changed || stage->failed;
    return of >= grain && of != BS_GRAIN_STAGE && !(event->flags & BS_EVENT_INSIDE);
}

static GArray *
find_steps(const BsDocument *document, const BsOp *function, const BsStoryOptions *options)
{
    GArray *steps = g_array_new(FALSE, FALSE, sizeof(guint32));
    const guint32 n = bs_document_n_events(document);
    const guint32 last = options->last ? MIN(options->last, n) : n;
    const guint32 first = MIN(options->first, last);
    g_array_append_val(steps, first);
    for (guint32 i = first + 1; i <= last; i++) {
        if (is_step(document, i, function, options->grain))
            g_array_append_val(steps, i);
    }
    return steps;
}

// -- walking --------------------------------------------------------------------------------------

typedef struct Walk {
    BsOp *function;
    const BsStoryOptions *options;
    const BsStoryPictures *pictures; // or NULL
    BsFigureMemory memory, roomier;
    BsStoryVisit visit;
    gpointer data;
    GError **error;
    BsStoryStep step;
    GString *sentence, *moment;
    guint32 before;   // position of the step before
    BsLayout *layout; // of the last step's picture ...
    GBytes *key;      // ... and what it depended on
    gboolean simple;  // without dot, which was too slow for a step before
    guint32 n_visited;
    gboolean ok;
} Walk;

static void
forget_layout(Walk *walk)
{
    g_clear_pointer(&walk->layout, bs_layout_free);
    g_clear_pointer(&walk->key, g_bytes_unref);
}

// Pictures in which all sizes are the same have the same layout.
static gboolean
find_layout(Walk *walk, const BsScene *scene)
{
    BsLayoutGraph *graph = bs_layout_graph_new(scene);
    g_autoptr(GBytes) key = bs_layout_graph_key(graph);
    if (walk->layout && g_bytes_equal(walk->key, key)) {
        bs_layout_take_blocks(walk->layout, graph); // a pass makes new ones of what it rebuilds
        bs_layout_graph_free(graph);
        return TRUE;
    }
    forget_layout(walk);
    walk->key = g_steal_pointer(&key);
    walk->layout = walk->simple ? bs_layout_simple(graph)
                                : bs_layout_run(graph, walk->options->dot, TIMEOUT_MS,
                                                walk->options->cancellable, walk->error);
    walk->simple = walk->layout && !bs_layout_is_from_dot(walk->layout);
    return walk->layout != NULL;
}

// What a pass did.
static void
tell_event(Walk *walk, BsDocument *document, GPtrArray *fresh)
{
    BsStoryStep *step = &walk->step;
    if (step->position > walk->before)
        bs_document_changed_ops(document, walk->before + 1, step->position, fresh);
    const BsEvent *event = bs_document_current_event(document);
    g_string_assign(walk->sentence, bs_document_explain(document, step->position));
    step->current = event ? event->op : NULL;
}

// What an execution did.
static void
tell_moment(Walk *walk, BsDocument *document)
{
    BsRunRecord *run = walk->options->run;
    const BsRunMoment *moment = bs_run_record_go(run, document, walk->step.position);
    g_string_truncate(walk->sentence, 0);
    g_string_truncate(walk->moment, 0);
    bs_run_moment_put(run, moment, walk->sentence);
    bs_run_moment_put_buffers(moment, walk->moment);
    walk->step.moment = walk->moment->str;
    walk->step.current = moment->shown;
}

// Of a picture: with the buffers of the moment. Free with g_free().
static char *
picture_sentence(const BsStoryStep *step, const char *sentence)
{
    g_autofree char *moment = step->moment ? g_strdelimit(g_strdup(step->moment), "\n", ';') : NULL;
    return moment ? g_strconcat(sentence, "; ", moment, NULL) : g_strdup(sentence);
}

static BsFigureFit *
fit_figure(Walk *walk, BsDocument *document, const BsFigure *figure, BsFigureMemory *memory)
{
    g_autofree char *sentence = picture_sentence(&walk->step, walk->sentence->str);
    const BsFigureWish wish = {.figure = figure,
                               .sentence = sentence,
                               .executed = walk->options->run ? walk->step.current : NULL,
                               .dot = walk->options->dot,
                               .cancellable = walk->options->cancellable,
                               .memory = memory,
                               .least_font = walk->pictures->least_font};
    return bs_figure_fit(document, walk->function, &wish, walk->error);
}

static BsFigureFit *
make_figure(Walk *walk, BsDocument *document)
{
    const BsStoryPictures *pictures = walk->pictures;
    BsFigureFit *fit = fit_figure(walk, document, pictures->figure, &walk->memory);
    if (!fit || walk->memory.did_fit || !pictures->roomier || pictures->does(fit->scene))
        return fit;
    bs_figure_fit_free(fit);
    return fit_figure(walk, document, pictures->roomier, &walk->roomier);
}

static BsScene *
make_scene(Walk *walk, BsDocument *document)
{
    const BsSceneOptions options = {.detail = walk->options->detail,
                                    .executed = walk->options->run ? walk->step.current : NULL};
    BsScene *scene = bs_scene_new(document, walk->function, &options);
    if (find_layout(walk, scene)) {
        bs_scene_place(scene, walk->layout);
        return scene;
    }
    bs_scene_free(scene);
    return NULL;
}

static void
visit_step(BsDocument *document, gpointer data)
{
    Walk *walk = data;
    BsStoryStep *step = &walk->step;
    if (!bs_document_has_op(document, walk->function)) // it comes later, or went
        return;
    g_autoptr(GPtrArray) fresh = g_ptr_array_new();
    if (walk->options->run)
        tell_moment(walk, document);
    else
        tell_event(walk, document, fresh);
    g_autoptr(BsFigureFit) fit = walk->pictures ? make_figure(walk, document) : NULL;
    BsScene *scene = walk->pictures ? NULL : make_scene(walk, document);
    walk->ok = fit || scene;
    if (!walk->ok)
        return;
    step->fit = fit;
    step->scene = fit ? fit->scene : scene;
    step->sentence = walk->sentence->str;
    step->text = bs_document_text(document, walk->function);
    g_autoptr(GArray) gone = walk->options->run
                                 ? g_array_new(FALSE, FALSE, sizeof(BsGoneLine))
                                 : bs_document_gone_lines(document, walk->function, step->text);
    step->gone = gone;
    step->fresh = fresh;
    walk->ok = walk->visit(document, step, walk->data, walk->error);
    walk->n_visited++;
    bs_scene_free(scene);
}

static gboolean
check_length(guint n, GError **error)
{
    if (n <= BS_LIMIT_STEPS)
        return TRUE;
    g_set_error(
        error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
        _("the story has %u steps: the limit is %d; choose a shorter range of events, coarser "
          "steps or a smaller function"),
        n, BS_LIMIT_STEPS);
    return FALSE;
}

// A function may be made later than all of the events, or go before them.
static gboolean
check_visits(guint32 n, GError **error)
{
    if (n == 0)
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                    _("the function is not there at any of these events"));
    return n > 0;
}

// The last position at which the function is there.
static const BsSnapshot *
find_end(BsDocument *document, const BsOp *function)
{
    const BsSnapshot *end = NULL;
    for (guint32 stage = bs_document_n_stages(document); !end && stage-- > 0;)
        end = bs_document_snapshot(document, stage, function);
    return end;
}

// The positions of all steps; NULL with an error when there are none such, or too many.
static GArray *
choose_steps(const BsDocument *document, const BsOp *function, const BsStoryOptions *options,
             GError **error)
{
    guint64 last = options->last ? options->last : G_MAXUINT32;
    if (options->run && !bs_run_record_check_range(options->run, options->first, &last, error))
        return NULL;
    GArray *steps = options->run ? g_array_new(FALSE, FALSE, sizeof(guint32))
                                 : find_steps(document, function, options);
    for (guint32 i = options->first; options->run && i <= last; i++)
        g_array_append_val(steps, i);
    if (check_length(steps->len, error))
        return steps;
    g_array_unref(steps);
    return NULL;
}

// Where the document stands at a step, and of which stage that is.
static guint32
stand(BsDocument *document, Walk *walk)
{
    BsStoryStep *step = &walk->step;
    const BsRunRecord *run = walk->options->run;
    step->stage = run ? bs_run_record_stage(run) : bs_document_stage_of(document, step->position);
    return run ? bs_document_stage(document, step->stage)->last : step->position;
}

// Whether step number `i` is the last one of its stage; an execution is of one.
static gboolean
ends_stage(const BsDocument *document, const Walk *walk, const GArray *steps, guint i)
{
    if (i + 1 == steps->len || walk->options->run)
        return i + 1 == steps->len;
    return bs_document_stage_of(document, g_array_index(steps, guint32, i)) !=
           bs_document_stage_of(document, g_array_index(steps, guint32, i + 1));
}

static void
walk_steps(BsDocument *document, Walk *walk, const GArray *steps)
{
    const BsStoryOptions *options = walk->options;
    for (guint i = 0; i < steps->len && walk->ok; i++) {
        walk->step.number = i;
        walk->step.position = g_array_index(steps, guint32, i);
        walk->step.ends_stage = ends_stage(document, walk, steps, i);
        if (options->progress)
            options->progress(options->data, i, steps->len);
        walk->ok = !g_cancellable_set_error_if_cancelled(options->cancellable, walk->error);
        if (walk->ok)
            bs_document_visit(document, stand(document, walk), visit_step, walk);
        walk->before = walk->step.position;
    }
}

gboolean
bs_story_walk(BsDocument *document, BsOp *function, const BsStoryOptions *options,
              const BsStoryPictures *pictures, BsStoryVisit visit, gpointer data, GError **error)
{
    g_autoptr(GArray) steps = choose_steps(document, function, options, error);
    if (!steps)
        return FALSE;
    const BsSnapshot *end = options->run ? NULL : find_end(document, function);
    g_autoptr(GString) sentence = g_string_new(NULL);
    g_autoptr(GString) moment = g_string_new(NULL);
    Walk walk = {.function = function,
                 .options = options,
                 .pictures = pictures,
                 .visit = visit,
                 .data = data,
                 .error = error,
                 .sentence = sentence,
                 .moment = moment,
                 .before = options->first,
                 .ok = TRUE};
    walk.step.n = steps->len;
    walk.step.final = end ? &end->text : NULL;
    walk_steps(document, &walk, steps);
    forget_layout(&walk);
    bs_figure_memory_clear(&walk.memory);
    bs_figure_memory_clear(&walk.roomier);
    return walk.ok && check_visits(walk.n_visited, error);
}

gboolean
bs_story_line_is_fresh(const BsStoryStep *step, guint32 line)
{
    const BsOpLines *lines = bs_text_find_line(step->text, line);
    const gboolean own = lines && (lines->first == line || lines->last == line);
    return own && g_ptr_array_find((GPtrArray *)(gsize)step->fresh, lines->op, NULL);
}

gboolean
bs_story_line_is_current(const BsStoryStep *step, guint32 line)
{
    const BsOpLines *lines = bs_text_find_line(step->text, line);
    return lines && lines->first == line && step->current && lines->op == step->current;
}

// -- what is to be seen of long texts -------------------------------------------------------------

// The first in the text of what the step changed and speaks of, or NULL.
static const BsOpLines *
find_marked(const BsStoryStep *step)
{
    const BsOpLines *first = step->current ? bs_text_find_op(step->text, step->current) : NULL;
    for (guint i = 0; i < step->fresh->len; i++) {
        const BsOpLines *lines = bs_text_find_op(step->text, step->fresh->pdata[i]);
        if (lines && (!first || lines->first < first->first))
            first = lines;
    }
    return first;
}

guint32
bs_story_mark(const BsStoryStep *step)
{
    const BsOpLines *marked = find_marked(step);
    return marked ? marked->first : 0;
}

guint32
bs_story_final_mark(const BsStoryStep *step)
{
    const BsOpLines *ops = (const BsOpLines *)step->text->ops->data, *marked = find_marked(step);
    const BsOpLines *found = NULL;
    for (const BsOpLines *at = marked; at && at < ops + step->text->ops->len && !found; at++)
        found = bs_text_find_op(step->final, at->op);
    for (const BsOpLines *at = marked; at && at > ops && !found; at--)
        found = bs_text_find_op(step->final, at[-1].op);
    return found ? found->first : 0;
}

// -- numbered pictures ----------------------------------------------------------------------------

typedef struct Pictures {
    const char *directory;
    const BsStoryOptions *options;
    GPtrArray *written; // their paths
} Pictures;

static gboolean
write_picture(BsDocument *document G_GNUC_UNUSED, const BsStoryStep *step, gpointer data,
              GError **error)
{
    static const double PNG_SCALE = 2;
    Pictures *pictures = data;
    const BsFormatKind format = pictures->options->format;
    gint width = 1;
    for (guint32 n = step->n; n >= 10; n /= 10)
        width++;
    g_autofree char *name =
        g_strdup_printf("%0*u-%s-%u.%s", width, step->number + 1, step->moment ? "step" : "event",
                        step->position, bs_format_extension(format));
    g_autofree char *sentence = picture_sentence(step, step->sentence);
    char *path = g_build_filename(pictures->directory, name, NULL);
    g_ptr_array_add(pictures->written, path);
    const BsPaintOptions options = {.legend = TRUE, .sentence = sentence};
    if (step->fit) {
        bs_figure_note(pictures->options->note, step->fit, format);
        return bs_figure_write(step->fit, format, path, error);
    }
    bs_picture_note(pictures->options->note, step->scene, format, PNG_SCALE, &options);
    if (format == BS_FORMAT_PNG)
        return bs_scene_write_png(step->scene, path, PNG_SCALE, &options, error);
    if (format == BS_FORMAT_PDF)
        return bs_scene_write_pdf(step->scene, path, &options, error);
    g_autofree char *svg = bs_scene_to_svg(step->scene, sentence);
    return bs_file_write(path, svg, strlen(svg), error);
}

static gpointer
copy_path(gconstpointer path, gpointer data G_GNUC_UNUSED)
{
    return g_strdup(path);
}

gboolean
bs_story_write_pictures(BsDocument *document, BsOp *function, const BsStoryOptions *options,
                        const char *directory, GError **error)
{
    g_autoptr(GPtrArray) written = g_ptr_array_new_with_free_func(g_free);
    Pictures pictures = {directory, options, written};
    const BsStoryPictures figures = {.figure = options->figure};
    if (g_mkdir_with_parents(directory, 0777) != 0) {
        g_set_error(error, G_FILE_ERROR, g_file_error_from_errno(errno),
                    _("cannot make directory '%s': %s"), directory, g_strerror(errno));
        return FALSE;
    }
    const gboolean ok =
        bs_story_walk(document, function, options, options->figure ? &figures : NULL, write_picture,
                      &pictures, error);
    for (guint i = 0; !ok && i < written->len; i++) // a part looks like the whole
        g_unlink(written->pdata[i]);
    if (ok && options->written)
        g_ptr_array_extend(options->written, written, copy_path, NULL);
    return ok;
}
