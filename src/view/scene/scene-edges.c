// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/deallocation/deallocation.h"
#include "ir/effects.h"
#include "passes/hlo/edges.h"
#include "support/i18n.h"
#include "view/scene/nested-edges.h"
#include "view/scene/scene-private.h"

enum { LABEL_CHARS = 44, FULL_OPERANDS = 64 };

static BsEdgeKind
edge_kind(const BsOp *terminator, guint32 successor)
{
    if (terminator->n_successors == 1)
        return BS_EDGE_ALWAYS;
    if (terminator->n_successors > 2 || terminator->def->decides == BS_DECIDES_CASE)
        return BS_EDGE_CASE;
    return successor == 0 ? BS_EDGE_TRUE : BS_EDGE_FALSE;
}

// cf.switch: the default comes first, then the cases with their values, printed without sign.
static void
append_case(GString *label, const BsOp *op, guint32 successor)
{
    const BsAttr *values = bs_op_cases(op);
    const guint32 i = successor - 1;
    if (op->def->decides != BS_DECIDES_CASE) {
        g_string_append_printf(label, _("successor %u"), successor);
    } else if (successor == 0) {
        g_string_append(label, "default");
    } else if (values && values->kind == BS_ATTR_DENSE_ELEMENTS &&
               (values->dense.splat || i < values->dense.n)) {
        const guint32 width = bs_type_element(values->type)->integer.width;
        const guint64 value = values->dense.values[values->dense.splat ? 0 : i];
        const guint64 mask = width < 64 ? ((guint64)1 << width) - 1 : G_MAXUINT64;
        g_string_append_printf(label, "case %" G_GUINT64_FORMAT, value & mask);
    } else {
        g_string_append_printf(label, "case %u", successor);
    }
}

static void
label_edge(BsSceneBuilder *b, BsEdge *edge)
{
    static const char *const sides[] = {"", "true", "false", ""};
    g_autoptr(GString) label = g_string_new(sides[edge->kind]);
    if (edge->kind == BS_EDGE_CASE)
        append_case(label, edge->op, edge->successor);
    const BsRange range = bs_op_successor_operands(edge->op, edge->successor);
    for (guint32 i = 0; i < MIN(range.n, FULL_OPERANDS); i++)
        g_string_append_printf(label, "%s%s",
                               i            ? ", "
                               : label->len ? ": "
                                            : "",
                               bs_build_value_name(b, bs_op_operand(edge->op, range.begin + i)));
    if (range.n > FULL_OPERANDS)
        g_string_append(label, ", …");
    edge->full = bs_build_keep(b, label->str);
    edge->label = bs_build_shorten(b, edge->full, LABEL_CHARS);
    bs_edge_measure(edge, &b->measure);
}

void
bs_edge_measure(BsEdge *edge, const BsMeasure *measure)
{
    edge->label_rect = (BsRect){0, 0, 0, 0};
    if (*edge->label) {
        edge->label_rect.width = bs_measure_text(measure, edge->label) + BS_SCENE_PAD;
        edge->label_rect.height = measure->strip_height;
    }
}

void
bs_build_edges(BsSceneBuilder *b)
{
    g_autoptr(GHashTable) numbers = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < b->boxes.len; i++)
        g_hash_table_insert(numbers, (gpointer)(guintptr)b->boxes.data[i].block,
                            GUINT_TO_POINTER(i + 1));
    for (guint32 i = 0; i < b->boxes.len; i++) {
        const BsOp *last = b->boxes.data[i].block->last;
        for (guint32 s = 0; last && s < last->n_successors; s++) {
            const guint32 to = GPOINTER_TO_UINT(
                g_hash_table_lookup(numbers, bs_successor_block(bs_op_successor(last, s))));
            if (to == 0)
                continue;
            BsEdge edge = {.from = i, .to = to - 1, .successor = s, .op = last};
            edge.kind = edge_kind(last, s);
            label_edge(b, &edge);
            bs_vec_push(&b->edges, edge);
        }
    }
    bs_nested_edges_make_room(b);
}

// -- indicators on their way ----------------------------------------------------------------------

enum {
    MOST_TOKENS = 3, // more are counted
    MAX_LANES = 8,   // more flows share them
    TOKEN_GAP = 4,
    FULL_TOKENS = 64,
};

static const guint32 NOWHERE = G_MAXUINT32;

// What is made of one op: its flows come one after the other.
typedef struct Maker {
    BsSceneBuilder *b;
    GHashTable *rows; // op, or argument -> number of its row, plus one
    BsOp *op;
    guint32 first; // of its flows
    double label;  // widest
} Maker;

// -- what goes where ------------------------------------------------------------------------------

static guint32
row_of(const Maker *maker, gconstpointer op_or_argument)
{
    const guint32 number = GPOINTER_TO_UINT(g_hash_table_lookup(maker->rows, op_or_argument));
    return number ? number - 1 : NOWHERE;
}

static GHashTable *
number_rows(const BsSceneBuilder *b)
{
    GHashTable *rows = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < b->rows.len; i++) {
        const BsRow *row = &b->rows.data[i];
        gconstpointer of = row->kind == BS_ROW_OP         ? (gconstpointer)row->op
                           : row->kind == BS_ROW_ARGUMENT ? (gconstpointer)row->value
                                                          : NULL;
        if (of)
            g_hash_table_insert(rows, (gpointer)(gsize)of, GUINT_TO_POINTER(i + 1));
    }
    return rows;
}

// Blocks of which several are in a region have edges there.
static gboolean
is_structured(const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        const BsRegion *region = bs_op_region(op, r);
        if (region->first != region->last)
            return FALSE;
    }
    return op->n_regions && bs_hlo_is_branch(op);
}

static BsLook
look_of(const BsSceneBuilder *b, const BsValue *indicator)
{
    const BsIndicatorState *state = bs_build_indicator(b, indicator);
    return state ? bs_look_of_indicator(state->kind) : BS_LOOK_MAYBE;
}

static void
add_token(Maker *maker, BsFlow *flow, const BsValue *value, BsLook look, char *text)
{
    BsToken *token = &flow->tokens[flow->n_tokens++];
    *token = (BsToken){look, value, bs_build_keep_taken(maker->b, text), {0}};
    token->rect.width = bs_measure_text(&maker->b->measure, token->text) + BS_SCENE_PAD;
    token->rect.height = maker->b->measure.row_height - 3;
}

// Whether what leaves there is shown already: it goes to the results and into the next round.
static gboolean
is_shown(const Maker *maker, guint32 from)
{
    for (guint32 i = maker->first; i < maker->b->flows.len; i++) {
        const BsFlow *flow = &maker->b->flows.data[i];
        if (flow->from == from && flow->n_tokens)
            return TRUE;
    }
    return FALSE;
}

static void
add_tokens(Maker *maker, BsFlow *flow, const GPtrArray *carried)
{
    BsSceneBuilder *b = maker->b;
    flow->tokens = bs_arena_new_n(&b->scene->arena, BsToken, MOST_TOKENS + 1);
    for (guint i = 0; i < MIN(carried->len, MOST_TOKENS); i++) {
        const BsLook look = look_of(b, carried->pdata[i]);
        add_token(maker, flow, carried->pdata[i], look,
                  g_strdup_printf("%s %s", bs_looks[look].sign,
                                  bs_build_value_name(b, carried->pdata[i])));
    }
    if (carried->len > MOST_TOKENS)
        add_token(maker, flow, NULL, flow->look,
                  g_strdup_printf(_("%u more"), carried->len - MOST_TOKENS));
    double width = 0;
    for (guint32 i = 0; i < flow->n_tokens; i++)
        width += flow->tokens[i].rect.width + TOKEN_GAP;
    maker->label = MAX(maker->label, width);
}

// "■ own %1 → %arg3"
static void
put_step(const BsSceneBuilder *b, GString *out, const BsValue *from, const BsValue *to)
{
    const BsLookRow *look = &bs_looks[look_of(b, from)];
    g_string_append_printf(out, "%s%s %s %s → %s", out->len ? ", " : "", look->sign, _(look->word),
                           bs_build_value_name(b, from), bs_build_value_name(b, to));
}

static void
add_flow(Maker *maker, const BsHloEdge *edge)
{
    BsSceneBuilder *b = maker->b;
    g_autoptr(GPtrArray) carried = g_ptr_array_new();
    g_autoptr(GString) full = g_string_new(NULL);
    BsFlow flow = {.from = row_of(maker, edge->from), .to = NOWHERE};
    for (guint32 i = 0; i < edge->operands.n; i++) {
        BsValue *value = bs_hlo_edge_operand(edge, i);
        if (!bs_type_is_ownership(value->type))
            continue;
        const BsValue *becomes = bs_hlo_edge_input(edge, maker->op, i);
        const BsLook look = look_of(b, value);
        flow.look = carried->len == 0 || flow.look == look ? look : BS_LOOK_MAYBE;
        if (carried->len == 0)
            flow.to = row_of(maker, edge->to ? (gconstpointer)becomes : maker->op);
        if (carried->len < FULL_TOKENS)
            put_step(b, full, value, becomes);
        g_ptr_array_add(carried, value);
    }
    if (carried->len == 0 || flow.from == NOWHERE || flow.to == NOWHERE)
        return; // not shown
    if (flow.from == flow.to)
        return; // a loop of no rounds: the operands are the results
    if (!is_shown(maker, flow.from))
        add_tokens(maker, &flow, carried);
    flow.full = bs_build_keep(b, full->str);
    bs_vec_push(&b->flows, flow);
}

// -- lanes and room -------------------------------------------------------------------------------

// Rows that it passes; where one ends another may begin.
static gboolean
overlaps(const BsFlow *a, const BsFlow *b)
{
    return MIN(a->from, a->to) < MAX(b->from, b->to) && MIN(b->from, b->to) < MAX(a->from, a->to);
}

static guint32
length(const BsFlow *flow)
{
    return MAX(flow->from, flow->to) - MIN(flow->from, flow->to);
}

// The shorter one stands further in, so that lines cross little.
static gboolean
is_further_in(const BsFlow *flow, const BsFlow *than)
{
    return length(flow) < length(than) || (length(flow) == length(than) && flow < than);
}

static guint32
choose_lane(const Maker *maker, const BsFlow *flow)
{
    guint32 lane = 0;
    for (guint32 i = maker->first; i < maker->b->flows.len; i++) {
        const BsFlow *other = &maker->b->flows.data[i];
        if (other != flow && is_further_in(other, flow) && overlaps(other, flow))
            lane++;
    }
    return MIN(lane, MAX_LANES - 1);
}

static void
choose_lanes(const Maker *maker, GHashTable *gutters)
{
    BsFlow *flows = maker->b->flows.data;
    const guint32 end = maker->b->flows.len;
    guint32 lanes = 0;
    for (guint32 i = maker->first; i < end; i++) {
        flows[i].lane = choose_lane(maker, &flows[i]);
        lanes = MAX(lanes, flows[i].lane + 1);
    }
    for (guint32 i = maker->first; i < end; i++)
        flows[i].n_lanes = lanes;
    if (lanes == 0)
        return;
    const double gutter = BS_FLOW_LANE * (lanes + 1) + maker->label;
    g_hash_table_insert(gutters, maker->op, g_memdup2(&gutter, sizeof gutter));
}

static void
make_room(BsSceneBuilder *b, GHashTable *gutters)
{
    for (guint32 i = 0; i < b->boxes.len; i++) {
        BsBox *box = &b->boxes.data[i];
        const double *gutter =
            box->depth ? g_hash_table_lookup(gutters, bs_block_parent_op(box->block)) : NULL;
        if (gutter)
            box->gutter = MAX(box->gutter, *gutter);
    }
}

void
bs_build_flows(BsSceneBuilder *b)
{
    if (!b->indicators)
        return;
    BsHloEdges edges = {0};
    g_autoptr(GHashTable) rows = number_rows(b);
    g_autoptr(GHashTable) gutters = g_hash_table_new_full(NULL, NULL, NULL, g_free); // by op
    for (guint32 i = 0; i < b->rows.len; i++) {
        const BsRow *row = &b->rows.data[i];
        if (row->kind != BS_ROW_OP || !is_structured(row->op))
            continue;
        Maker maker = {.b = b, .rows = rows, .op = (BsOp *)(gsize)row->op};
        maker.first = b->flows.len;
        bs_vec_clear(&edges);
        bs_hlo_add_all_edges(maker.op, &edges);
        for (guint e = 0; e < edges.len; e++)
            add_flow(&maker, &edges.data[e]);
        choose_lanes(&maker, gutters);
    }
    make_room(b, gutters);
    bs_vec_free(&edges);
}
