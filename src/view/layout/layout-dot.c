// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The graph for `dot` and its answer, both through libcgraph. Its reader and writer keep global
// state, hence the lock.
#include "view/layout/cgraph-lock.h"
#include "view/layout/layout-private.h"

#include <graphviz/cgraph.h>
#include <math.h>
#include <string.h>

static const double POINTS_PER_INCH = 72; // one point of dot is one pixel of ours
static const double MAX_PLACE = 1e7;      // a place further out is no answer

static void
set_inches(void *thing, const char *name, double pixels)
{
    char text[G_ASCII_DTOSTR_BUF_SIZE];
    bs_cgraph_set(thing, name,
                  g_ascii_formatd(text, sizeof text, "%.4f", pixels / POINTS_PER_INCH));
}

static Agnode_t *
add_node(Agraph_t *g, guint32 number, const BsLayoutNode *node)
{
    char name[16];
    g_snprintf(name, sizeof name, "n%u", number);
    Agnode_t *n = agnode(g, name, 1);
    bs_cgraph_set(n, "shape", "box");
    bs_cgraph_set(n, "fixedsize", "true");
    bs_cgraph_set(n, "label", "");
    set_inches(n, "width", node->width);
    set_inches(n, "height", node->height);
    return n;
}

// Many parallel edges get a longer way, so that there is room for their labels.
static void
add_edge(Agraph_t *g, Agnode_t *from, Agnode_t *to, char *name, const BsLayoutEdge *edge)
{
    Agedge_t *e = agedge(g, from, to, name, 1);
    char length[16];
    g_snprintf(length, sizeof length, "%u", MIN(1 + (edge->parallel - 1) / 4, 20u));
    if (edge->parallel > 4)
        bs_cgraph_set(e, "minlen", length);
}

static void
sink_nodes(Agraph_t *g, const BsLayoutGraph *graph, Agnode_t **nodes)
{
    Agraph_t *sinks = NULL;
    for (guint32 i = 0; i < graph->nodes.len; i++) {
        if (!graph->nodes.data[i].sink)
            continue;
        if (!sinks)
            sinks = agsubg(g, bs_cgraph_text("sinks"), 1);
        agsubnode(sinks, nodes[i], 1);
    }
    if (sinks)
        bs_cgraph_set(sinks, "rank", "sink");
}

char *
bs_layout_dot_input(const BsLayoutGraph *graph)
{
    bs_cgraph_lock();
    Agraph_t *g = agopen(bs_cgraph_text("cfg"), Agdirected, NULL);
    bs_cgraph_set(g, "nslimit", "2");
    bs_cgraph_set(g, "nslimit1", "2");
    set_inches(g, "ranksep", graph->rank_gap);
    if (graph->way == BS_WAY_RIGHT)
        bs_cgraph_set(g, "rankdir", "LR");
    set_inches(g, "nodesep", BS_LAYOUT_NODE_GAP);
    g_autofree Agnode_t **nodes = g_new(Agnode_t *, graph->nodes.len);
    for (guint32 i = 0; i < graph->nodes.len; i++)
        nodes[i] = add_node(g, i, &graph->nodes.data[i]);
    for (guint32 i = 0; i < graph->edges.len; i++) {
        const BsLayoutEdge *edge = &graph->edges.data[i];
        char name[16];
        g_snprintf(name, sizeof name, "e%u", i);
        if (!edge->stub)
            add_edge(g, nodes[edge->from], nodes[edge->to], name, edge);
    }
    sink_nodes(g, graph, nodes);
    char *text = bs_cgraph_write(g);
    agclose(g);
    bs_cgraph_unlock();
    return text;
}

// -- reading -------------------------------------------------------------------------------------

// Reads "x,y"; moves `*text` behind it.
static gboolean
read_point(const char **text, double *x, double *y)
{
    char *end;
    *x = g_ascii_strtod(*text, &end);
    if (end == *text || *end != ',')
        return FALSE;
    const char *second = end + 1;
    *y = g_ascii_strtod(second, &end);
    *text = end;
    return end != second && fabs(*x) < MAX_PLACE && fabs(*y) < MAX_PLACE; // NaN is not
}

// "e,x,y x,y x,y ...": the arrow's tip, then 1 + 3n points of the curve.
static gboolean
read_spline(BsLayoutEdge *edge, const char *text, double height)
{
    BsPoint tip = {0, 0}, at;
    const gboolean has_tip = g_str_has_prefix(text, "e,");
    BS_VEC(BsPoint) points = {0};
    if (has_tip) {
        text += 2;
        if (!read_point(&text, &tip.x, &tip.y))
            return FALSE;
    }
    while (*text == ' ' || *text == '\n' || *text == '\\')
        text++;
    while (read_point(&text, &at.x, &at.y)) {
        bs_vec_push(&points, ((BsPoint){at.x, height - at.y}));
        while (*text == ' ' || *text == '\n' || *text == '\\')
            text++;
    }
    if (points.len < 4 || points.len % 3 != 1) {
        bs_vec_free(&points);
        return FALSE;
    }
    if (has_tip)
        points.data[points.len - 1] = (BsPoint){tip.x, height - tip.y};
    g_free(edge->points);
    edge->points = points.data;
    edge->n_points = points.len;
    return TRUE;
}

static gboolean
read_node(BsLayoutNode *node, Agraph_t *g, guint32 number, double height)
{
    char name[16];
    g_snprintf(name, sizeof name, "n%u", number);
    Agnode_t *n = agnode(g, name, 0);
    const char *pos = n ? agget(n, bs_cgraph_text("pos")) : NULL;
    double x, y;
    if (!pos || !read_point(&pos, &x, &y))
        return FALSE;
    node->x = x - node->width / 2;
    node->y = height - y - node->height / 2;
    return TRUE;
}

static gboolean
read_edges(BsLayoutGraph *graph, Agraph_t *g, double height)
{
    for (Agnode_t *n = agfstnode(g); n; n = agnxtnode(g, n)) {
        for (Agedge_t *e = agfstout(g, n); e; e = agnxtout(g, e)) {
            const char *name = agnameof(e), *pos = agget(e, bs_cgraph_text("pos"));
            guint64 number;
            if (!name || *name != 'e' || !pos || graph->edges.len == 0 ||
                !g_ascii_string_to_unsigned(name + 1, 10, 0, graph->edges.len - 1, &number, NULL) ||
                !read_spline(&graph->edges.data[number], pos, height))
                return FALSE;
        }
    }
    return TRUE;
}

static gboolean
has_all_curves(const BsLayoutGraph *graph)
{
    for (guint32 i = 0; i < graph->edges.len; i++) {
        if (!graph->edges.data[i].stub && graph->edges.data[i].n_points == 0)
            return FALSE;
    }
    return TRUE;
}

static gboolean
read_graph(BsLayout *layout, Agraph_t *g)
{
    const char *bounds = agget(g, bs_cgraph_text("bb"));
    double x, y;
    if (!bounds || !read_point(&bounds, &x, &y) || *bounds++ != ',' ||
        !read_point(&bounds, &layout->width, &layout->height))
        return FALSE;
    for (guint32 i = 0; i < layout->graph->nodes.len; i++) {
        if (!read_node(&layout->graph->nodes.data[i], g, i, layout->height))
            return FALSE;
    }
    return read_edges(layout->graph, g, layout->height) && has_all_curves(layout->graph);
}

// Whether the text is one graph, complete. libcgraph's lexer stays in the state in which a text
// ended, for all later texts: it must not see one that ends within a string, a comment or `<...>`
// (dot writes neither of the latter for us).
static gboolean
is_whole(const char *text)
{
    gint depth = 0;
    gboolean quoted = FALSE;
    if (!g_str_has_prefix(text, "digraph") || !g_utf8_validate(text, -1, NULL))
        return FALSE;
    for (const char *c = text; *c; c++) {
        if (*c == '"')
            quoted = !quoted;
        else if (quoted && *c == '\\' && c[1])
            c++;
        else if (!quoted && strchr("<#/", *c))
            return FALSE;
        else if (!quoted && strchr("{}", *c))
            depth += *c == '{' ? 1 : -1;
        if (depth < 0)
            return FALSE;
    }
    return depth == 0 && !quoted;
}

gboolean
bs_layout_dot_read(BsLayout *layout, const char *answer)
{
    if (!is_whole(answer))
        return FALSE;
    bs_cgraph_lock();
    const agerrlevel_t level = agseterr(AGMAX); // says nothing on standard error
    Agraph_t *g = agmemread(answer);
    const gboolean ok = g && read_graph(layout, g);
    if (g)
        agclose(g);
    agseterr(level);
    bs_cgraph_unlock();
    return ok;
}
