// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lists of paths: copied where control goes several ways, and made shorter where nothing tells
// paths apart, or there are too many.
#include "sim/alive-private.h"

#include <string.h>

void
bs_alive_note(const BsAlivePaths *paths, const BsAlivePath *path, const BsOp *op, gboolean end)
{
    if (path->heap > paths->result->peak) {
        paths->result->peak = path->heap;
        paths->result->peak_op = op;
    }
    if (paths->visit)
        paths->visit(paths->data, op, end, path->counts, path->heap);
}

BsAlivePath *
bs_alive_path_new(const BsAlivePaths *paths)
{
    BsAlivePath *path = g_malloc0(paths->path_size);
    path->known = (gint32 *)(gpointer)(path + 1);
    path->counts = (guint8 *)(path->known + paths->slots.n);
    path->generations = path->counts + paths->buffers->len;
    return path;
}

BsAlivePath *
bs_alive_path_copy(const BsAlivePaths *paths, const BsAlivePath *from)
{
    BsAlivePath *path = bs_alive_path_new(paths);
    path->heap = from->heap;
    memcpy(path->known, from->known, paths->slots.n * sizeof *path->known);
    memcpy(path->counts, from->counts, 2 * (gsize)paths->buffers->len); // and generations
    return path;
}

GPtrArray *
bs_alive_list_new(void)
{
    return g_ptr_array_new_with_free_func(g_free);
}

GPtrArray *
bs_alive_list_copy(const BsAlivePaths *paths, const GPtrArray *from)
{
    GPtrArray *list = bs_alive_list_new();
    for (guint i = 0; i < from->len; i++)
        g_ptr_array_add(list, bs_alive_path_copy(paths, from->pdata[i]));
    return list;
}

static gboolean
knows_the_same(const BsAlivePaths *paths, const BsAlivePath *a, const BsAlivePath *b)
{
    return memcmp(a->known, b->known, paths->slots.n * sizeof *a->known) == 0;
}

// Whether all that lives on `a` lives on `b`.
static gboolean
is_covered(const BsAlivePaths *paths, const BsAlivePath *a, const BsAlivePath *b)
{
    for (guint i = 0; i < paths->buffers->len; i++) {
        if (a->counts[i] > b->counts[i])
            return FALSE;
    }
    return TRUE;
}

// `into` becomes both: what one of them does not know is not known, what lives on one lives.
static void
merge(const BsAlivePaths *paths, BsAlivePath *into, const BsAlivePath *from)
{
    for (guint32 i = 0; i < paths->slots.n; i++) {
        if (into->known[i] != from->known[i])
            into->known[i] = UNKNOWN;
    }
    into->heap = 0;
    for (guint i = 0; i < paths->buffers->len; i++) {
        into->counts[i] = MAX(into->counts[i], from->counts[i]);
        into->heap += paths->on_heap[i] * into->counts[i];
    }
}

// Conditions that nothing asks for any more do not tell paths apart.
static void
forget(const BsAlivePaths *paths, GPtrArray *list, guint32 position)
{
    for (guint i = 0; i < list->len; i++) {
        const BsAlivePath *path = list->pdata[i];
        for (guint32 k = 0; k < paths->slots.n; k++) {
            if (paths->needed[k] < position)
                path->known[k] = UNKNOWN;
        }
    }
}

typedef gboolean (*Together)(const BsAlivePaths *paths, const BsAlivePath *a, const BsAlivePath *b);

static gboolean
is_useless(const BsAlivePaths *paths, const BsAlivePath *a, const BsAlivePath *b)
{
    return knows_the_same(paths, a, b) && is_covered(paths, a, b);
}

static gboolean
lives_the_same(const BsAlivePaths *paths, const BsAlivePath *a, const BsAlivePath *b)
{
    return memcmp(a->counts, b->counts, paths->buffers->len) == 0;
}

// Takes each path together with the first other that `together` says it goes with.
static void
take_together(const BsAlivePaths *paths, GPtrArray *list, Together together)
{
    for (guint i = 0; i < list->len;) {
        guint k = 0;
        while (k < list->len && (k == i || !together(paths, list->pdata[i], list->pdata[k])))
            k++;
        if (k == list->len) {
            i++;
            continue;
        }
        merge(paths, list->pdata[k], list->pdata[i]);
        g_ptr_array_remove_index(list, i);
    }
}

void
bs_alive_reduce(const BsAlivePaths *paths, GPtrArray *list, guint32 position)
{
    if (list->len < 2)
        return;
    forget(paths, list, position);
    take_together(paths, list, is_useless);
    if (list->len > paths->max_paths)
        take_together(paths, list, lives_the_same);
    while (list->len > paths->max_paths) {
        merge(paths, list->pdata[0], list->pdata[list->len - 1]);
        g_ptr_array_remove_index(list, list->len - 1);
    }
}

// In a new round what ops of the block, and those behind it in its region, made before says
// nothing.
void
bs_alive_forget_round(const BsAlivePaths *paths, GPtrArray *list, const BsBlock *block)
{
    const BsOp *around = bs_block_parent_op(block);
    const guint32 from = block->first ? bs_flow_order_begin(paths->order, block->first) : 0;
    const guint32 to = around ? bs_flow_order_end(paths->order, around) : G_MAXUINT32;
    for (guint32 k = 0; k < paths->slots.n; k++) {
        if (paths->made[k] < from || paths->made[k] > to || paths->made[k] == 0)
            continue;
        for (guint i = 0; i < list->len; i++)
            ((BsAlivePath *)list->pdata[i])->known[k] = UNKNOWN;
    }
}
