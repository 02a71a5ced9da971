// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The picture as a list, for those who don't see it: the scene that is painted, folded and filtered
// as it is, a row for each row of a block.
#include "app/tables/tables-private.h"

#include "view/scene/flows.h"
#include "view/scene/scene.h"

// "◆ owned; %1 ? unknown"
static char *
states_of(const BsRow *row)
{
    GString *text = g_string_new(NULL);
    for (guint32 i = 0; i < row->n_badges; i++)
        g_string_append_printf(text, "%s%s", i ? "; " : "", row->badges[i].text);
    return g_string_free(text, FALSE);
}

typedef struct Filler {
    BsDocument *document;
    const BsScene *scene;
    GHashTable *flows; // see bs_flows_by_row()
    GListStore *rows;
} Filler;

// "true: %alloc → ^bb1; false → ^bb2"; indicators on their way: "■ own %1 → %arg3".
static char *
targets_of(const Filler *filler, const BsRow *row)
{
    const BsScene *scene = filler->scene;
    const GPtrArray *flows = bs_flows_from(scene, filler->flows, row);
    GString *text = g_string_new(NULL);
    for (guint32 i = 0; row->kind == BS_ROW_OP && i < scene->n_edges; i++) {
        const BsEdge *edge = &scene->edges[i];
        if (edge->op != row->op)
            continue;
        g_autofree char *block = bs_rows_block_name(filler->document, scene->boxes[edge->to].block);
        g_string_append_printf(text, "%s%s%s→ %s", text->len ? "; " : "", edge->full,
                               *edge->full ? " " : "", block);
    }
    for (guint i = 0; flows && i < flows->len; i++) {
        const BsFlow *flow = flows->pdata[i];
        g_string_append_printf(text, "%s%s", text->len ? "; " : "", flow->full);
    }
    return g_string_free(text, FALSE);
}

static void
append_row(const Filler *filler, const BsRow *row)
{
    BsDocument *document = filler->document;
    const BsScene *scene = filler->scene;
    BsTableRow *line = bs_table_row_new();
    const guint32 depth = scene->boxes[row->box].depth + (row->kind == BS_ROW_TITLE ? 0 : 1);
    line->op = row->op;
    line->value = row->kind == BS_ROW_ARGUMENT || row->kind == BS_ROW_MARK ? row->value : NULL;
    line->block = row->block;
    line->code_column = 3;
    line->look_column = 1;
    if (row->n_badges)
        line->look = (gint)row->badges[0].look;
    line->cells[0] = bs_rows_block_name(document, row->block);
    line->cells[3] = g_strdup_printf("%s%*s%s", row->flags & BS_ROW_CURRENT ? "▶ " : "",
                                     (int)(2 * depth), "", row->full);
    line->cells[1] = states_of(row);
    line->cells[2] = targets_of(filler, row);
    bs_rows_take(filler->rows, line);
}

void
bs_fill_graph(BsSession *session, GListStore *rows)
{
    const BsScene *scene = bs_session_picture(session);
    if (!scene)
        return;
    const Filler filler = {bs_session_document(session), scene, bs_flows_by_row(scene), rows};
    for (guint32 i = 0; i < scene->n_rows; i++)
        append_row(&filler, &scene->rows[i]);
    g_hash_table_unref(filler.flows);
}
