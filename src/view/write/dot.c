// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/dot.h"

#include "view/layout/cgraph-lock.h"
#include "view/scene/flows.h"

#include <graphviz/cgraph.h>
#include <stdio.h>
#include <stdlib.h>

// Text of a label: `dot` reads backslashes as escapes. Quotes are libcgraph's matter.
static void
append_line(GString *label, const char *text)
{
    for (const char *c = text; *c; c++) {
        if (*c == '\\')
            g_string_append_c(label, '\\');
        g_string_append_c(label, *c);
    }
}

// What a node's text is made of.
typedef struct Writer {
    const BsScene *scene;
    GHashTable *flows; // see bs_flows_by_row()
} Writer;

static void
indent(GString *label, const BsScene *scene, const BsRow *row)
{
    for (guint32 i = 0; i < scene->boxes[row->box].depth; i++)
        g_string_append(label, "    ");
}

// What goes from place to place within a node has no edge there.
static void
append_flows(GString *label, const Writer *w, const BsRow *row)
{
    const GPtrArray *from_here = bs_flows_from(w->scene, w->flows, row);
    for (guint i = 0; from_here && i < from_here->len; i++) {
        const BsFlow *flow = from_here->pdata[i];
        indent(label, w->scene, row);
        g_string_append(label, "  ");
        append_line(label, flow->full);
        g_string_append(label, "\\l");
    }
}

static void
append_row(GString *label, const Writer *w, const BsRow *row)
{
    for (guint32 line = 0; line < row->n_lines; line++) {
        indent(label, w->scene, row);
        append_line(label, row->lines[line]);
        if (line + 1 < row->n_lines)
            g_string_append(label, "\\l");
    }
    for (guint32 i = 0; i < row->n_badges; i++) {
        g_string_append(label, "   ");
        append_line(label, row->badges[i].text);
    }
    if (row->fold)
        g_string_append_printf(label, "   %s", row->fold->text);
    g_string_append(label, "\\l");
    append_flows(label, w, row);
}

static char *
box_label(const Writer *w, const BsBox *box)
{
    GString *label = g_string_new(NULL);
    for (guint32 i = 0; i < box->n_rows; i++)
        append_row(label, w, &w->scene->rows[box->first_row + i]);
    return g_string_free(label, FALSE);
}

static void
add_nodes(Agraph_t *g, const BsScene *scene)
{
    const Writer w = {scene, bs_flows_by_row(scene)};
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const BsBox *box = &scene->boxes[i];
        if (box->depth > 0)
            continue;
        Agnode_t *node = agnode(g, bs_cgraph_text(box->id), 1);
        g_autofree char *label = box_label(&w, box);
        bs_cgraph_set(node, "label", label);
        bs_cgraph_set(node, "shape", "box");
        bs_cgraph_set(node, "fontname", "monospace");
        if (box->flags & BS_ROW_CURRENT)
            bs_cgraph_set(node, "penwidth", "2.5");
    }
    g_hash_table_unref(w.flows);
}

static void
add_edges(Agraph_t *g, const BsScene *scene)
{
    for (guint32 i = 0; i < scene->n_edges; i++) {
        const BsEdge *edge = &scene->edges[i];
        const BsBox *from = &scene->boxes[edge->from], *to = &scene->boxes[edge->to];
        if (from->depth > 0 || to->depth > 0)
            continue;
        char name[16];
        g_snprintf(name, sizeof name, "e%u", i);
        Agedge_t *e = agedge(g, agnode(g, bs_cgraph_text(from->id), 0),
                             agnode(g, bs_cgraph_text(to->id), 0), name, 1);
        g_autoptr(GString) label = g_string_new(NULL);
        append_line(label, edge->label);
        bs_cgraph_set(e, "label", label->str);
        bs_cgraph_set(e, "style", edge->kind == BS_EDGE_FALSE ? "dashed" : "solid");
        if (edge->refused)
            bs_cgraph_set(e, "penwidth", "3");
    }
}

char *
bs_scene_to_dot(const BsScene *scene)
{
    bs_cgraph_lock();
    Agraph_t *g = agopen(bs_cgraph_text("cfg"), Agdirected, NULL);
    g_autoptr(GString) title = g_string_new(NULL);
    append_line(title, scene->title);
    bs_cgraph_set(g, "label", title->str);
    bs_cgraph_set(g, "labelloc", "t");
    add_nodes(g, scene);
    add_edges(g, scene);
    char *text = bs_cgraph_write(g);
    agclose(g);
    bs_cgraph_unlock();
    return text;
}
