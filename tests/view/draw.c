// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Draws a program at many steps, for the tests of pictures and for people who want to look at them:
//   draw FILE DIRECTORY EVERY [light|dark]
// writes, after each EVERY-th event, the picture of the function that the event works in as SVG;
// with a third word also as PNG in that look.
#include "debug/document/cursor.h"
#include "debug/telling/explain.h"
#include "view/layout/layout.h"
#include "view/write/painter.h"
#include "view/write/svg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Job {
    const char *directory;
    const char *look; // or NULL
} Job;

static void
draw(Job *job, BsDocument *document, BsOp *function, guint32 event)
{
    BsScene *scene = bs_scene_new(document, function, NULL);
    BsLayout *layout = bs_layout_run(bs_layout_graph_new(scene), NULL, 0, NULL, NULL);
    bs_scene_place(scene, layout);
    bs_layout_free(layout);
    const char *sentence = bs_document_explain(document, event);
    g_autofree char *svg = bs_scene_to_svg(scene, sentence);
    g_autofree char *path = g_strdup_printf("%s/event-%03u.svg", job->directory, event);
    GError *error = NULL;
    gboolean ok = g_file_set_contents(path, svg, -1, &error);
    if (ok && job->look) {
        const BsPaintOptions options = {.scheme = {.dark = strcmp(job->look, "dark") == 0},
                                        .legend = TRUE,
                                        .sentence = sentence};
        g_autofree char *png = g_strdup_printf("%s/event-%03u.png", job->directory, event);
        ok = bs_scene_write_png(scene, png, 1, &options, &error);
    }
    if (!ok) {
        fprintf(stderr, "draw: %s\n", error->message);
        exit(1);
    }
    bs_scene_free(scene);
}

int
main(int argc, char **argv)
{
    char *text;
    gsize len;
    if (argc < 4 || !g_file_get_contents(argv[1], &text, &len, NULL) ||
        g_mkdir_with_parents(argv[2], 0777) != 0) {
        fprintf(stderr, "usage: draw FILE DIRECTORY EVERY [light|dark]\n");
        return 2;
    }
    Job job = {.directory = argv[2], .look = argc > 4 ? argv[4] : NULL};
    const BsDocumentOptions options = {.allow_unregistered = TRUE};
    BsDocument *document = bs_document_load(argv[1], text, len, &options);
    const guint32 every = (guint32)MAX(1, atoi(argv[3]));
    for (guint32 i = every; i <= bs_document_n_events(document); i += every) {
        bs_document_goto(document, i);
        BsOp *function = bs_document_event_function(document, i);
        if (function && bs_document_has_op(document, function))
            draw(&job, document, function, i);
    }
    bs_document_free(document);
    g_free(text);
    return 0;
}
