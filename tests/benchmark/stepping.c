// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the window asks of a document, timed: opening it, the first picture's text, stepping forward
// and back by every grain, travelling to both ends, to stages, and to random events. After each
// move the text, names, states and liveness of the function in view are asked for, as the views do.
//
//     stepping FILE...
//
// One line per kind of move: how many, the mean, the 99th percentile and the slowest, in
// milliseconds.
#include "debug/document.h"
#include "debug/explain.h"
#include "debug/snapshot.h"
#include "debug/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { STEPS = 400, TRAVELS = 20 };

typedef struct Bench {
    BsDocument *document;
    GArray *times; // of double, milliseconds
    guint32 random;
    gsize bytes; // of text that was made
} Bench;

static double
now(void)
{
    return (double)g_get_monotonic_time() / 1e3;
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
    double sum = 0;
    for (guint i = 0; i < times->len; i++)
        sum += g_array_index(times, double, i);
    g_array_sort(times, compare_times);
    printf("  %-34s %5u  %8.3f  %8.3f  %8.3f\n", what, times->len, sum / times->len,
           g_array_index(times, double, (times->len - 1) * 99 / 100),
           g_array_index(times, double, times->len - 1));
    g_array_set_size(times, 0);
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

static void
look(Bench *bench)
{
    BsDocument *document = bench->document;
    BsOp *function = function_in_view(document);
    if (!function || !bs_document_has_op(document, function))
        return;
    const BsText *text = bs_document_text(document, function);
    bench->bytes += text->text->len;
    (void)bs_document_names(document, function);
    g_autoptr(GArray) cells = g_array_new(FALSE, FALSE, sizeof(BsCell));
    bs_document_cells(document, function, cells);
    g_autoptr(GPtrArray) live = g_ptr_array_new();
    if (bs_function_has_body(function))
        bs_document_liveness(document, function->regions[0].first, NULL, live);
    const char *sentence = bs_document_explain(document, bs_document_cursor(document));
    bench->bytes += sentence ? strlen(sentence) : 0;
}

// -- moves ---------------------------------------------------------------------------------------

static void
step(Bench *bench, gboolean (*move)(BsDocument *document, BsGrain grain), BsGrain grain,
     const char *what)
{
    for (guint i = 0; i < STEPS; i++) {
        double begin = now();
        if (!move(bench->document, grain))
            break;
        look(bench);
        note(bench, begin);
    }
    show(bench, what);
}

static void
travel(Bench *bench, gboolean (*move)(BsDocument *document), const char *what)
{
    double begin = now();
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
        bs_document_goto(bench->document, n / 2);
        step(bench, bs_document_step_forward, grains[i].grain, grains[i].forward);
        bs_document_goto(bench->document, n / 2);
        step(bench, bs_document_step_back, grains[i].grain, grains[i].back);
    }
    bs_document_goto_first(bench->document);
    step(bench, bs_document_step_forward, BS_GRAIN_STAGE, "stage forward");
    step(bench, bs_document_step_back, BS_GRAIN_STAGE, "stage back");
    travel(bench, bs_document_goto_last, "to the end");
    travel(bench, bs_document_goto_first, "to the start");
    for (guint i = 0; i < TRAVELS; i++) {
        double begin = now();
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
    printf(
        "%s: %.1f MB, %u events\n  opened in %.1f ms, at the start in %.1f ms, first function in "
        "%.1f ms\n",
        path, len / 1e6, bs_document_n_events(bench.document), opened - begin, at_start - opened,
        looked - at_start);
    printf("  %-34s %5s  %8s  %8s  %8s\n", "move", "times", "mean ms", "99 %", "slowest");
    if (bs_document_ir(bench.document)) {
        step_everywhere(&bench);
        take_snapshots(&bench);
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
