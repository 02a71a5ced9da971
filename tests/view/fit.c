// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether a picture is read at a glance: at every event of a program, at level *buffers* and with
// type of 10 points, all of a function of few rows is in sight, and of a larger one the block of
// the cursor, in a window of 1600 x 1000. Speaks TAP: a test for each program.
//   fit WIDTH HEIGHT FILE...
// WIDTH and HEIGHT are of the picture in that window. In one that is smaller (fit --small) not all
// can be in sight; there, what a pass has left of a function is not folded away for the most part.
// In both, no line is broken for want of width while half of it is empty, no row of an op, or of
// what it frees or retains, ends before all is said, and the title is not cut at the top.
#include "../unit/paths.h"
#include "debug/document/cursor.h"
#include "debug/telling/focus.h"
#include "view/layout/frame.h"
#include "view/layout/layout.h"
#include "view/scene/parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FEW_ROWS = 40, DOT_MS = 120000 };

typedef struct Fit {
    GHashTable *layouts;    // key -> BsLayout
    const BsOp *function;   // of the last picture
    BsRect view;            // in the scene's units: at zoom 1 type has 10 points
    guint32 n, n_few;       // pictures, and how many of them have few rows
    guint32 n_cut;          // with few rows, that are not all in sight; or whose block is not
    double widest, highest; // of what has to be in sight
    guint32 worst;          // event
    guint32 n_missed;       // with most of the function folded away when a pass ends
    guint32 n_narrow;       // with broken lines beside empty room
    guint32 n_beside;       // when a pass ends cut at their sides, by little
    guint32 n_short;        // with rows that do not say all
    guint32 n_headless;     // with a part of the title
    guint32 last_bad;       // event of one of these
} Fit;

static void
layout_free(gpointer layout)
{
    bs_layout_free(layout);
}

static void
key_free(gpointer key)
{
    g_bytes_unref(key);
}

static const BsLayout *
layout_of(Fit *fit, const BsScene *scene)
{
    BsLayoutGraph *graph = bs_layout_graph_new(scene);
    g_autoptr(GBytes) key = bs_layout_graph_key(graph);
    BsLayout *layout = g_hash_table_lookup(fit->layouts, key);
    if (layout) {
        bs_layout_take_blocks(layout, graph); // a pass makes new ones of what it rebuilds
        bs_layout_graph_free(graph);
        return layout;
    }
    layout = bs_layout_run(graph, NULL, DOT_MS, NULL, NULL);
    g_hash_table_insert(fit->layouts, g_steal_pointer(&key), layout);
    return layout;
}

static void
note_cut(Fit *fit, const BsRect *part, guint32 event)
{
    fit->n_cut++;
    if (part->width > fit->widest || part->height > fit->highest)
        fit->worst = event;
    fit->widest = MAX(fit->widest, part->width);
    fit->highest = MAX(fit->highest, part->height);
}

// The block that the event is about, as the window has it.
static const BsBlock *
block_of(const BsScene *scene, const BsEvent *event)
{
    const BsThing focus = event ? bs_event_focus(event) : (BsThing){0};
    const BsRow *row = focus.op ? bs_scene_find_op(scene, focus.op) : NULL;
    return row ? row->block : focus.block;
}

// Two lines of a row that could be one of usual length.
static gboolean
has_broken_line(const BsScene *scene)
{
    enum { USUAL = 40 };
    for (guint32 i = 0; i < scene->n_rows; i++) {
        const BsRow *row = &scene->rows[i];
        if (row->kind == BS_ROW_OP && row->n_lines > 1 &&
            strlen(row->lines[0]) + strlen(row->lines[1]) <= USUAL)
            return TRUE;
    }
    return FALSE;
}

// A row that ends with "…" for want of lines.
static gboolean
has_short_row(const BsScene *scene)
{
    for (guint32 i = 0; i < scene->n_rows; i++) {
        const BsRow *row = &scene->rows[i];
        if ((row->kind == BS_ROW_OP || row->kind == BS_ROW_MARK) &&
            g_str_has_suffix(row->lines[row->n_lines - 1], "…") &&
            !g_str_has_suffix(row->full, "…"))
            return TRUE;
    }
    return FALSE;
}

// Whether most rows are folded away that are there without want of room.
static gboolean
misses_most(const Fit *fit, BsDocument *document, const BsScene *scene)
{
    const BsSceneOptions options = {.detail = BS_DETAIL_BUFFERS};
    const BsRect endless = {0, 0, fit->view.width, G_MAXDOUBLE};
    BsOp *function = (BsOp *)(gsize)scene->function;
    BsScene *all = bs_scene_new_in(document, function, &options, &endless);
    const gboolean missed = 2 * scene->n_rows < all->n_rows;
    bs_scene_free(all);
    return missed;
}

static const double NEARLY = 1.25; // as wide as the view

static void
look_for_room(Fit *fit, BsDocument *document, const BsScene *scene, guint32 at)
{
    const BsEvent *event = bs_document_current_event(document);
    const gboolean missed = event && event->kind == BS_EVENT_STAGE_END &&
                            scene->n_rows <= FEW_ROWS && misses_most(fit, document, scene);
    const gboolean beside = event && event->kind == BS_EVENT_STAGE_END &&
                            scene->width > fit->view.width &&
                            scene->width < NEARLY * fit->view.width;
    const gboolean narrow = 2 * scene->width < fit->view.width && has_broken_line(scene);
    const gboolean cut_short = has_short_row(scene);
    fit->n_missed += missed;
    fit->n_short += cut_short;
    fit->n_narrow += narrow;
    fit->n_beside += beside;
    if (missed || narrow || beside || cut_short)
        fit->last_bad = at;
}

static gboolean
has_half_title(const BsScene *scene, const BsRect *view)
{
    const double top = BS_PART_TITLE / 2.0 + 2 - scene->row_height / 2;
    return view->y > top && view->y < top + scene->row_height / 2;
}

static void
look(Fit *fit, BsDocument *document, BsOp *function, guint32 at)
{
    const BsEvent *event = bs_document_current_event(document);
    const BsSceneOptions options = {.detail = BS_DETAIL_BUFFERS};
    BsScene *scene = bs_scene_new_in(document, function, &options, &fit->view);
    bs_scene_place(scene, layout_of(fit, scene));
    const BsRect whole = {0, 0, scene->width, scene->height};
    const BsBox *box = bs_frame_find(scene, block_of(scene, event), &fit->view);
    const BsRow *row = event && event->op ? bs_scene_find_op(scene, event->op) : NULL;
    bs_frame_view(scene, box ? &box->rect : NULL, row ? &row->rect : NULL, &fit->view);
    if (has_half_title(scene, &fit->view)) {
        fit->n_headless++;
        fit->last_bad = at;
    }
    const gboolean few = scene->n_rows <= FEW_ROWS;
    const BsRect part = few || !box ? whole : box->rect;
    fit->n++;
    fit->n_few += few;
    look_for_room(fit, document, scene, at);
    if ((few || box) && !bs_frame_holds(&fit->view, &part))
        note_cut(fit, &part, at);
    if (row && !bs_frame_holds(&fit->view, &row->rect))
        note_cut(fit, &row->rect, at);
    bs_scene_free(scene);
}

static BsOp *
function_at(BsDocument *document, guint32 at)
{
    BsOp *function = bs_document_event_function(document, at);
    const GPtrArray *all = bs_document_functions(document);
    for (guint i = 0; all && !function && i < all->len; i++) {
        if (bs_function_has_body(all->pdata[i]))
            function = all->pdata[i];
    }
    return function && bs_document_has_op(document, function) ? function : NULL;
}

static gboolean
check(const char *path, const BsRect *view, gboolean small)
{
    g_autofree char *text = NULL;
    gsize len;
    if (!g_file_get_contents(path, &text, &len, NULL))
        return FALSE;
    Fit fit = {.view = *view};
    fit.layouts = g_hash_table_new_full(g_bytes_hash, g_bytes_equal, key_free, layout_free);
    BsDocument *document = bs_document_load(path, text, len, NULL);
    for (guint32 i = 0; i <= bs_document_n_events(document); i++) {
        bs_document_goto(document, i);
        BsOp *function = function_at(document, i);
        if (function)
            look(&fit, document, function, i);
    }
    const gboolean well =
        !fit.n_missed && !fit.n_narrow && !fit.n_beside && !fit.n_short && !fit.n_headless;
    if (!well)
        printf(
            "# %u miss most of a function, %u are narrow, %u cut at a side, %u have rows that do "
            "not say all, %u a part of the title: the last at event %u\n",
            fit.n_missed, fit.n_narrow, fit.n_beside, fit.n_short, fit.n_headless, fit.last_bad);
    if (fit.n_cut && !small)
        printf("# %u of %u pictures are cut: up to %.0f x %.0f, at event %u\n", fit.n_cut, fit.n,
               fit.widest, fit.highest, fit.worst);
    printf("# %u pictures, %u of at most %d rows\n", fit.n, fit.n_few, FEW_ROWS);
    g_hash_table_unref(fit.layouts);
    bs_document_free(document);
    return fit.n && (small || !fit.n_cut) && well;
}

int
main(int argc, char **argv)
{
    gboolean ok = TRUE;
    const gboolean small = argc > 1 && g_str_equal(argv[1], "--small");
    argv += small;
    argc -= small;
    if (argc < 4) {
        fprintf(stderr, "usage: fit [--small] WIDTH HEIGHT FILE...\n");
        return 2;
    }
    const BsRect view = {0, 0, atoi(argv[1]), atoi(argv[2])};
    int n = 0;
    for (guint i = 0; i < (guint)argc - 3; i++) {
        if (i % paths_every() != 0 || !paths_in_turn(i / paths_every()))
            continue;
        const gboolean fits = check(argv[3 + i], &view, small);
        printf("%s %d %s\n", fits ? "ok" : "not ok", ++n, argv[3 + i]);
        fflush(stdout);
        ok &= fits;
    }
    printf("1..%d\n", n);
    return ok ? 0 : 1;
}
