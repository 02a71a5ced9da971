// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Classes of values: a forest of nodes, where the smaller tree is hung below the larger one. Who
// leads a class has nothing to do with the root of its tree.
#include "passes/hlo/classes.h"

#include "analysis/id-map.h"

typedef struct Node {
    BsValue *value;
    guint32 parent; // itself: the root
    guint32 next;   // member of the class that came next, or BS_ID_NONE
    // of a root
    guint32 size;
    guint32 leader; // also the first member
    guint32 last;   // member
} Node;

struct BsHloClasses {
    BsIdMap numbers; // of values by their ids: their nodes
    BS_VEC(Node) nodes;
    void (*entered)(gpointer data, BsValue *value, guint32 number);
    void (*united)(gpointer data, guint32 kept, guint32 gone);
    gpointer data;
};

BsHloClasses *
bs_hlo_classes_new(void)
{
    return g_new0(BsHloClasses, 1);
}

void
bs_hlo_classes_free(BsHloClasses *classes)
{
    if (!classes)
        return;
    bs_id_map_clear(&classes->numbers);
    bs_vec_free(&classes->nodes);
    g_free(classes);
}

void
bs_hlo_classes_reset(BsHloClasses *classes)
{
    bs_id_map_reset(&classes->numbers);
    bs_vec_clear(&classes->nodes);
}

static guint32
find_root(BsHloClasses *classes, guint32 node)
{
    Node *nodes = classes->nodes.data;
    while (nodes[node].parent != node) {
        nodes[node].parent = nodes[nodes[node].parent].parent;
        node = nodes[node].parent;
    }
    return node;
}

// The root of the value's tree; BS_ID_NONE when it has none.
static guint32
root_of(BsHloClasses *classes, const BsValue *value)
{
    const guint32 node = bs_id_map_find(&classes->numbers, value->id);
    return node == BS_ID_NONE ? BS_ID_NONE : find_root(classes, node);
}

static guint32
enter(BsHloClasses *classes, BsValue *value)
{
    const guint32 node = bs_id_map_number(&classes->numbers, value->id);
    if (node == classes->nodes.len) {
        const Node made = {value, node, BS_ID_NONE, 1, node, node};
        bs_vec_push(&classes->nodes, made);
        if (classes->entered)
            classes->entered(classes->data, value, node);
    }
    return find_root(classes, node);
}

gboolean
bs_hlo_unite(BsHloClasses *classes, BsValue *a, BsValue *b)
{
    const guint32 root_a = enter(classes, a), root_b = enter(classes, b);
    if (root_a == root_b)
        return FALSE;
    Node *nodes = classes->nodes.data, *of_a = &nodes[root_a], *of_b = &nodes[root_b];
    const guint32 leader = of_a->leader, last = of_b->last;
    nodes[of_a->last].next = of_b->leader;
    const guint32 kept = of_a->size >= of_b->size ? root_a : root_b;
    const guint32 gone = kept == root_a ? root_b : root_a;
    nodes[kept].size += nodes[gone].size;
    nodes[kept].leader = leader;
    nodes[kept].last = last;
    nodes[gone].parent = kept;
    if (classes->united)
        classes->united(classes->data, kept, gone);
    return TRUE;
}

guint32
bs_hlo_class_number(BsHloClasses *classes, BsValue *value)
{
    return enter(classes, value);
}

void
bs_hlo_classes_watch(BsHloClasses *classes,
                     void (*entered)(gpointer data, BsValue *value, guint32 number),
                     void (*united)(gpointer data, guint32 kept, guint32 gone), gpointer data)
{
    classes->entered = entered;
    classes->united = united;
    classes->data = data;
}

gboolean
bs_hlo_same_class(BsHloClasses *classes, const BsValue *a, const BsValue *b)
{
    if (a == b)
        return TRUE;
    const guint32 root = root_of(classes, a);
    return root != BS_ID_NONE && root == root_of(classes, b);
}

BsValue *
bs_hlo_leader(BsHloClasses *classes, BsValue *value)
{
    const guint32 root = root_of(classes, value);
    if (root == BS_ID_NONE)
        return value;
    const Node *nodes = classes->nodes.data;
    return nodes[nodes[root].leader].value;
}

void
bs_hlo_add_members(BsHloClasses *classes, BsValue *value, BsHloValues *members)
{
    const guint32 root = root_of(classes, value);
    if (root == BS_ID_NONE) {
        bs_vec_push(members, value);
        return;
    }
    const Node *nodes = classes->nodes.data;
    for (guint32 node = nodes[root].leader; node != BS_ID_NONE; node = nodes[node].next)
        bs_vec_push(members, nodes[node].value);
}
