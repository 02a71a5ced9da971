// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the window asks of a document, timed: opening it, the first text and picture, stepping
// forward and back by every grain, travelling to both ends, to stages, and to random events; and of
// a function of very many blocks the picture as a whole. After each move the text, names, states,
// liveness and picture of the function in view are made, as the views do: of the text a page, and
// of a function of more than PART_FROM blocks a part is in the picture, as in the window.
//
//     stepping FILE...
//
// One line per kind of move: how many, the median, the 99th percentile, the 999th of a thousand and
// the slowest, in milliseconds of processor time, how many took longer than a frame of 16 ms, and
// the means of what a move is made of.
#include "debug/buffers/state.h"
#include "debug/document/document.h"
#include "debug/document/snapshot.h"
#include "debug/telling/explain.h"
#include "view/layout/layout.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum {
    STEPS = 400,
    PLACES = 5,
    TRAVELS = 20,
    FRAME_MS = 16,
    PART_FROM = 300,
    PART = 40,
    PAGE = 50
};

// What a move is made of.
typedef enum Share { MOVING, NAMES, TEXT, CELLS, LIVENESS, SENTENCE, PICTURE, N_SHARES } Share;

typedef struct Bench {
    BsDocument *document;
    GArray *times;                 // of double, milliseconds
    double shares[N_SHARES], last; // sums of them; when the last one ended
    guint32 random;
    gsize bytes; // of text that was made
} Bench;

static double
now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

// A linear congruential generator (Numerical Recipes): the same moves on every machine.
static guint32
next_random(Bench *bench)
{
    bench->random = bench->random * 1664525u + 1013904223u;
    return bench->random >> 8;
}

static gint
compare_times(gconstpointer a, gconstpointer b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void
show(Bench *bench, const char *what)
{
    GArray *times = bench->times;
    if (times->len == 0)
        return;
    guint late = 0;
    for (guint i = 0; i < times->len; i++)
        late += g_array_index(times, double, i) > FRAME_MS;
    g_array_sort(times, compare_times);
    printf("  %-30s %5u  %8.3f  %8.3f  %8.3f  %8.3f  %5u  ", what, times->len,
           g_array_index(times, double, times->len / 2),
           g_array_index(times, double, (times->len - 1) * 99 / 100),
           g_array_index(times, double, (times->len - 1) * 999 / 1000),
           g_array_index(times, double, times->len - 1), late);
    for (guint i = 0; i < N_SHARES; i++)
        printf("%9.3f", bench->shares[i] / times->len);
    printf("\n");
    g_array_set_size(times, 0);
    memset(bench->shares, 0, sizeof bench->shares);
}

static double
begin_move(Bench *bench)
{
    return bench->last = now();
}

static void
end_share(Bench *bench, Share share)
{
    const double time = now();
    bench->shares[share] += time - bench->last;
    bench->last = time;
}

static void
note(Bench *bench, double begin)
{
    const double time = now() - begin;
    g_array_append_val(bench->times, time);
}

// -- what the views ask for ----------------------------------------------------------------------

static BsOp *
function_in_view(BsDocument *document)
{
    BsOp *function = bs_document_event_function(document, bs_document_cursor(document));
    const GPtrArray *functions = bs_document_functions(document);
    return function ? function : functions->len ? functions->pdata[0] : NULL;
}

static guint
count_blocks(const BsOp *function)
{
    guint n = 0;
    if (bs_function_has_body(function)) {
        bs_region_for_each (bs_op_region(function, 0), block)
            n += block != NULL;
    }
    return n;
}

// A layout by dot comes later, from another process.
static void
draw(BsDocument *document, BsOp *function, const BsSceneOptions *options)
{
    BsScene *scene = bs_scene_new(document, function, options);
    BsLayout *layout = bs_layout_simple(bs_layout_graph_new(scene));
    bs_scene_place(scene, layout);
    bs_layout_free(layout);
    bs_scene_free(scene);
}

static void
look_at_picture(Bench *bench, BsOp *function)
{
    BsDocument *document = bench->document;
    const BsEvent *event = bs_document_current_event(document);
    BsSceneOptions options = {0};
    if (count_blocks(function) > PART_FROM) {
        const BsBlock *at = event && event->op ? bs_op_block(event->op) : NULL;
        at = at && bs_document_has_block(document, at) ? at : bs_op_region(function, 0)->first;
        options.filter = (BsSceneFilter){.only = BS_SHOW_AROUND, .block = at, .n_blocks = PART};
    }
    draw(document, function, &options);
}

// The page around what the step speaks of: of a giant function the window prints no more.
static void
look_at_text(Bench *bench, BsOp *function)
{
    BsDocument *document = bench->document;
    const BsEvent *event = bs_document_current_event(document);
    const BsText *map = bs_document_map(document, function);
    const BsOpLines *at = event && event->op ? bs_text_find_op(map, event->op) : NULL;
    const guint32 line = at ? at->first : 0, first = line - MIN(line, PAGE / 2);
    g_autoptr(GString) page = g_string_new(NULL);
    bs_document_put_lines(document, function, (BsTextLines){first, first + PAGE}, page);
    bench->bytes += page->len;
}

static void
look(Bench *bench)
{
    BsDocument *document = bench->document;
    BsOp *function = function_in_view(document);
    end_share(bench, MOVING);
    if (!function || !bs_document_has_op(document, function))
        return;
    (void)bs_document_names(document, function);
    end_share(bench, NAMES);
    look_at_text(bench, function);
    end_share(bench, TEXT);
    g_autoptr(GArray) cells = g_array_new(FALSE, FALSE, sizeof(BsCell));
    bs_document_cells(document, function, cells);
    end_share(bench, CELLS);
    g_autoptr(GPtrArray) live = g_ptr_array_new();
    if (bs_function_has_body(function))
        bs_document_liveness(document, bs_op_region(function, 0)->first, NULL, live);
    end_share(bench, LIVENESS);
    const char *sentence = bs_document_explain(document, bs_document_cursor(document));
    bench->bytes += sentence ? strlen(sentence) : 0;
    end_share(bench, SENTENCE);
    look_at_picture(bench, function);
    end_share(bench, PICTURE);
}

// -- moves ---------------------------------------------------------------------------------------

static void
step(Bench *bench, gboolean (*move)(BsDocument *document, BsGrain grain), BsGrain grain)
{
    for (guint i = 0; i < STEPS; i++) {
        double begin = begin_move(bench);
        if (!move(bench->document, grain))
            break;
        look(bench);
        note(bench, begin);
    }
}

// From places all over the run.
static void
step_from_places(Bench *bench, gboolean (*move)(BsDocument *document, BsGrain grain), BsGrain grain,
                 const char *what)
{
    const guint64 n = bs_document_n_events(bench->document);
    for (guint i = 0; i < PLACES; i++) {
        bs_document_goto(bench->document, (guint32)(n * (2 * i + 1) / (2 * PLACES)));
        step(bench, move, grain);
    }
    show(bench, what);
}

static void
travel(Bench *bench, gboolean (*move)(BsDocument *document), const char *what)
{
    double begin = begin_move(bench);
    if (move(bench->document)) {
        look(bench);
        note(bench, begin);
    }
    show(bench, what);
}

static void
step_everywhere(Bench *bench)
{
    static const struct {
        BsGrain grain;
        const char *forward, *back;
    } grains[] = {
        {BS_GRAIN_DETAIL, "event forward", "event back"},
        {BS_GRAIN_OP, "op forward", "op back"},
        {BS_GRAIN_BLOCK, "block forward", "block back"},
    };
    const guint32 n = bs_document_n_events(bench->document);
    for (guint i = 0; i < G_N_ELEMENTS(grains); i++) {
        step_from_places(bench, bs_document_step_forward, grains[i].grain, grains[i].forward);
        step_from_places(bench, bs_document_step_back, grains[i].grain, grains[i].back);
    }
    bs_document_goto_first(bench->document);
    step(bench, bs_document_step_forward, BS_GRAIN_STAGE);
    show(bench, "stage forward");
    step(bench, bs_document_step_back, BS_GRAIN_STAGE);
    show(bench, "stage back");
    travel(bench, bs_document_goto_last, "to the end");
    travel(bench, bs_document_goto_first, "to the start");
    for (guint i = 0; i < TRAVELS; i++) {
        double begin = begin_move(bench);
        bs_document_goto(bench->document, next_random(bench) % (n + 1));
        look(bench);
        note(bench, begin);
    }
    show(bench, "to a random event");
}

static void
take_snapshots(Bench *bench)
{
    for (guint32 stage = 0; stage < bs_document_n_stages(bench->document); stage++) {
        double begin = now();
        (void)bs_document_snapshot(bench->document, stage, function_in_view(bench->document));
        note(bench, begin);
    }
    show(bench, "text of a function at a stage");
}

// The function with the most blocks, as a whole.
static void
look_at_everything(Bench *bench)
{
    const GPtrArray *functions = bs_document_functions(bench->document);
    BsOp *largest = NULL;
    guint most = PART_FROM;
    for (guint i = 0; i < functions->len; i++) {
        const guint n = count_blocks(functions->pdata[i]);
        largest = n > most ? functions->pdata[i] : largest;
        most = MAX(n, most);
    }
    if (!largest)
        return;
    double begin = now();
    draw(bench->document, largest, NULL);
    note(bench, begin);
    g_autofree char *what = g_strdup_printf("whole picture of %u blocks", most);
    show(bench, what);
}

// -- one file ------------------------------------------------------------------------------------

static gboolean
run(const char *path)
{
    g_autofree char *text = NULL;
    gsize len;
    g_autoptr(GError) error = NULL;
    if (!g_file_get_contents(path, &text, &len, &error)) {
        fprintf(stderr, "%s\n", error->message);
        return FALSE;
    }
    Bench bench = {.times = g_array_new(FALSE, FALSE, sizeof(double)), .random = 1};
    double begin = now();
    bench.document = bs_document_load(path, text, len, NULL);
    const double opened = now();
    bs_document_goto_first(bench.document);
    const double at_start = now();
    look(&bench);
    const double looked = now();
    memset(bench.shares, 0, sizeof bench.shares);
    printf(
        "%s: %.1f MB, %u events\n  opened in %.1f ms, at the start in %.1f ms, text and picture of "
        "the first function in %.1f ms\n",
        path, len / 1e6, bs_document_n_events(bench.document), opened - begin, at_start - opened,
        looked - at_start);
    printf("  %-30s %5s  %8s  %8s  %8s  %8s  %5s    %s\n", "move", "times", "median ms", "99 %",
           "99.9 %", "slowest", "late",
           "moving    names     text    cells liveness sentence  picture");
    if (bs_document_ir(bench.document)) {
        step_everywhere(&bench);
        take_snapshots(&bench);
        bs_document_goto_first(bench.document);
        look_at_everything(&bench);
    }
    bs_document_free(bench.document);
    g_array_unref(bench.times);
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("  peak of memory so far: %.1f MB\n", usage.ru_maxrss / 1024.0);
    return TRUE;
}

int
main(int argc, char **argv)
{
    gboolean ok = argc > 1;
    for (int i = 1; i < argc; i++)
        ok &= run(argv[i]);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
