// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structured control flow, drawn as control flow: what goes from an op into its regions, from there
// to its results, and from round to round, with the buffers, or in MLIR-HLO's system the
// indicators, that travel along. Where none does: the rounds of a loop, and the ways of an op that
// chooses one.
#include "dialects/deallocation/deallocation.h"
#include "passes/hlo/edges.h"
#include "support/i18n.h"
#include "view/scene/scene-private.h"

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
    gboolean loops;
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

// Of an indicator, or of a buffer.
static BsLook
look_of(BsSceneBuilder *b, const BsValue *value)
{
    const BsIndicatorState *state = bs_build_indicator(b, value);
    if (b->indicators)
        return state ? bs_look_of_indicator(state->kind) : BS_LOOK_MAYBE;
    BsLook look;
    const char *indicator;
    bs_build_look(b, value, bs_value_block(value), &look, &indicator);
    return look;
}

static gboolean
travels(const BsSceneBuilder *b, const BsValue *value)
{
    return b->indicators ? bs_type_is_ownership(value->type) : bs_type_is_memref(value->type);
}

// What says whether a buffer is owned, if it goes the same way: " if %1". Free with g_free().
static char *
companion(BsSceneBuilder *b, const BsHloEdge *edge, const BsValue *value)
{
    BsCell cell;
    if (b->indicators || b->options.hide_ownership ||
        !bs_document_ownership(b->document, value, bs_op_block(edge->from), &cell))
        return g_strdup("");
    for (guint32 i = 0; i < edge->operands.n; i++) {
        if (bs_hlo_edge_operand(edge, i) == cell.ownership.indicator)
            return g_strdup_printf(_(" if %s"), bs_build_value_name(b, cell.ownership.indicator));
    }
    return g_strdup("");
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
add_tokens(Maker *maker, BsFlow *flow, const BsHloEdge *edge, const GPtrArray *carried)
{
    BsSceneBuilder *b = maker->b;
    if (b->options.thrift || b->options.max_width > 0) // there is no room for them
        return;
    flow->tokens = bs_arena_new_n(&b->scene->arena, BsToken, MOST_TOKENS + 1);
    for (guint i = 0; i < MIN(carried->len, MOST_TOKENS); i++) {
        const BsLook look = look_of(b, carried->pdata[i]);
        g_autofree char *with = companion(b, edge, carried->pdata[i]);
        add_token(maker, flow, carried->pdata[i], look,
                  g_strdup_printf("%s %s%s", bs_looks[look].sign,
                                  bs_build_value_name(b, carried->pdata[i]), with));
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
put_step(BsSceneBuilder *b, GString *out, const BsValue *from, const BsValue *to)
{
    const BsLookRow *look = &bs_looks[look_of(b, from)];
    g_string_append_printf(out, "%s%s %s %s → %s", out->len ? ", " : "", look->sign, _(look->word),
                           bs_build_value_name(b, from), bs_build_value_name(b, to));
}

// -- ways that nothing is carried on -------------------------------------------------------------

static const BsBox *
box_of(const BsSceneBuilder *b, const BsRegion *region)
{
    for (guint32 i = 0; region && i < b->boxes.len; i++) {
        if (b->boxes.data[i].block == region->first)
            return &b->boxes.data[i];
    }
    return NULL;
}

// The last row of a box that is in no box in it.
static guint32
last_row(const BsSceneBuilder *b, const BsBox *box)
{
    for (guint32 i = box->first_row + box->n_rows; i > box->first_row; i--) {
        if (&b->boxes.data[b->rows.data[i - 1].box] == box)
            return i - 1;
    }
    return NOWHERE;
}

// The row of what comes behind the op.
static guint32
row_behind(const Maker *maker)
{
    guint32 row = NOWHERE;
    for (const BsOp *op = bs_op_next(maker->op); op && row == NOWHERE; op = bs_op_next(op))
        row = row_of(maker, op);
    return row;
}

static guint32
number_of(const BsOp *op, const BsRegion *region)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        if (bs_op_region(op, r) == region)
            return r;
    }
    return op->n_regions;
}

// From the end of a region back to its begin, or that of one before it; from an op into one of
// several regions; and from these to what comes behind the op.
static void
add_way(Maker *maker, const BsHloEdge *edge)
{
    BsSceneBuilder *b = maker->b;
    const BsOp *op = maker->op;
    const BsRegion *from = edge->from == op ? NULL : bs_op_block(edge->from)->region;
    const BsBox *begin = box_of(b, from), *end = box_of(b, edge->to);
    const gboolean is_round = from && edge->to && number_of(op, edge->to) <= number_of(op, from);
    const gboolean chooses = op->n_regions > 1 && bs_op_region(op, 1)->first && !maker->loops;
    if (b->indicators || (!is_round && !chooses))
        return;
    BsFlow flow = {.look = BS_LOOK_UNINITIALIZED};
    flow.from = !from ? row_of(maker, op) : begin ? last_row(b, begin) : NOWHERE;
    flow.to = edge->to ? (end && end->n_rows ? end->first_row : NOWHERE) : row_behind(maker);
    if (flow.from == NOWHERE || flow.to == NOWHERE || flow.from == flow.to)
        return;
    flow.full = is_round ? _("the next round") : from ? _("goes on behind") : _("one of the ways");
    bs_vec_push(&b->flows, flow);
}

// Whether a region leads back to itself, or to one before it.
static gboolean
is_loop(const BsOp *op, const BsHloEdges *edges)
{
    for (guint i = 0; i < edges->len; i++) {
        const BsHloEdge *edge = &edges->data[i];
        if (edge->from != op && edge->to &&
            number_of(op, edge->to) <= number_of(op, bs_op_block(edge->from)->region))
            return TRUE;
    }
    return FALSE;
}

// -- flows ---------------------------------------------------------------------------------------

static void
add_flow(Maker *maker, const BsHloEdge *edge)
{
    BsSceneBuilder *b = maker->b;
    g_autoptr(GPtrArray) carried = g_ptr_array_new();
    g_autoptr(GString) full = g_string_new(NULL);
    BsFlow flow = {.from = row_of(maker, edge->from), .to = NOWHERE};
    for (guint32 i = 0; i < edge->operands.n; i++) {
        BsValue *value = bs_hlo_edge_operand(edge, i);
        if (!travels(b, value))
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
    if (carried->len == 0) {
        add_way(maker, edge);
        return;
    }
    if (flow.from == NOWHERE || flow.to == NOWHERE)
        return; // not shown
    if (flow.from == flow.to)
        return; // a loop of no rounds: the operands are the results
    if (!is_shown(maker, flow.from))
        add_tokens(maker, &flow, edge, carried);
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
    if (b->options.detail == BS_DETAIL_BLOCKS)
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
        maker.loops = is_loop(maker.op, &edges);
        for (guint e = 0; e < edges.len; e++)
            add_flow(&maker, &edges.data[e]);
        choose_lanes(&maker, gutters);
    }
    make_room(b, gutters);
    bs_vec_free(&edges);
}
