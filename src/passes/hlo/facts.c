// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts about what a value reaches: the strongly connected components are found in a depth-first
// search (Tarjan), all values of one have the same bits. The search keeps its own stack, as chains
// of values may be as long as the program.
#include "passes/hlo/facts.h"

#include "analysis/id-map.h"

typedef struct Node {
    BsValue *value;
    guint32 first, n, at; // its successors in `next`, and how far the search came
    guint32 low;
    guint8 bits;
    gboolean done;
} Node;

struct BsHloFacts {
    BsHloFactKind kind;
    BsIdMap numbers; // of values by their ids: their nodes, in the order of the search
    BS_VEC(Node) nodes;
    BsHloValues next;
    BS_VEC(guint32) path, open; // nodes on the way, and those whose component is not complete
};

BsHloFacts *
bs_hlo_facts_new(const BsHloFactKind *kind)
{
    BsHloFacts *facts = g_new0(BsHloFacts, 1);
    facts->kind = *kind;
    return facts;
}

void
bs_hlo_facts_free(BsHloFacts *facts)
{
    if (!facts)
        return;
    bs_id_map_clear(&facts->numbers);
    bs_vec_free(&facts->nodes);
    bs_vec_free(&facts->next);
    bs_vec_free(&facts->path);
    bs_vec_free(&facts->open);
    g_free(facts);
}

static void
enter(BsHloFacts *facts, BsValue *value)
{
    const guint32 number = bs_id_map_number(&facts->numbers, value->id);
    Node node = {.value = value, .first = facts->next.len, .low = number};
    node.bits = facts->kind.of_itself(value);
    facts->kind.follow(value, &facts->next);
    node.n = facts->next.len - node.first;
    bs_vec_push(&facts->nodes, node);
    bs_vec_push(&facts->path, number);
    bs_vec_push(&facts->open, number);
}

static void
tell(const BsHloFacts *facts, const Node *node)
{
    if (facts->kind.known) {
        facts->kind.known(facts->kind.data, node->value, node->bits, node->n,
                          bs_vec_from(&facts->next, node->first));
    }
}

// The component that begins with `number` is complete.
static void
close_component(BsHloFacts *facts, guint32 number)
{
    Node *nodes = facts->nodes.data;
    guint32 first = facts->open.len;
    while (facts->open.data[--first] != number)
        nodes[number].bits |= nodes[facts->open.data[first]].bits;
    for (guint32 i = facts->open.len; i-- > first;) {
        Node *node = &nodes[facts->open.data[i]];
        node->bits = nodes[number].bits;
        node->done = TRUE;
        tell(facts, node);
    }
    facts->open.len = first;
}

// Takes what is known of a successor.
static void
take(BsHloFacts *facts, guint32 number, guint32 successor)
{
    Node *node = &facts->nodes.data[number];
    const Node *other = &facts->nodes.data[successor];
    node->bits |= other->bits;
    if (!other->done)
        node->low = MIN(node->low, other->low);
}

static void
step(BsHloFacts *facts)
{
    const guint32 number = bs_vec_last(&facts->path);
    Node *node = &facts->nodes.data[number];
    if (node->at < node->n) {
        BsValue *successor = facts->next.data[node->first + node->at];
        const guint32 known = bs_id_map_find(&facts->numbers, successor->id);
        node->at++;
        if (known == BS_ID_NONE)
            enter(facts, successor);
        else
            take(facts, number, known);
        return;
    }
    facts->path.len--;
    if (node->low == number)
        close_component(facts, number);
    if (facts->path.len)
        take(facts, bs_vec_last(&facts->path), number);
}

guint8
bs_hlo_facts_get(BsHloFacts *facts, BsValue *value)
{
    guint32 number = bs_id_map_find(&facts->numbers, value->id);
    if (number == BS_ID_NONE) {
        number = facts->numbers.n;
        enter(facts, value);
        while (facts->path.len)
            step(facts);
    }
    return facts->nodes.data[number].bits;
}
