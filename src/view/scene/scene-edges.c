// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/loops.h"
#include "ir/effects.h"
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
    g_autoptr(GString) label = g_string_new(edge->refused ? BS_CYCLE_SIGN " " : "");
    const gsize begin = label->len;
    g_string_append(label, sides[edge->kind]);
    if (edge->kind == BS_EDGE_CASE)
        append_case(label, edge->op, edge->successor);
    const BsSceneRun *run = b->options.run;
    if (run)
        g_string_append_printf(label, "%s×%" G_GUINT64_FORMAT, label->len > begin ? " " : "",
                               run->taken(run->data, edge->op, edge->successor));
    const BsRange range = bs_op_successor_operands(edge->op, edge->successor);
    for (guint32 i = 0; i < MIN(range.n, FULL_OPERANDS); i++)
        g_string_append_printf(label, "%s%s",
                               i                    ? ", "
                               : label->len > begin ? ": "
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

// Marks the edges of the cycles for which the pass refuses the function: those between blocks that
// lead to one another.
static void
mark_cycle(const BsSceneBuilder *b, BsEdge *edge)
{
    const BsBlock *from = b->boxes.data[edge->from].block, *to = b->boxes.data[edge->to].block;
    const guint32 loop = b->loops ? bs_branch_loop(b->loops, from) : 0;
    edge->refused = loop != 0 && from->region == to->region && bs_branch_loop(b->loops, to) == loop;
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
            mark_cycle(b, &edge);
            label_edge(b, &edge);
            bs_vec_push(&b->edges, edge);
        }
    }
    bs_nested_edges_make_room(b);
}
