// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/greedy-worklist.h"

#include <string.h>

void
bs_worklist_free(BsWorklist *list)
{
    bs_vec_free(&list->ops);
    bs_vec_free(&list->positions);
}

void
bs_worklist_make_room(BsWorklist *list, guint32 id)
{
    const guint old = list->positions.len;
    bs_vec_reserve(&list->positions, id + 1);
    list->positions.len = list->positions.cap;
    memset(list->positions.data + old, 0, (list->positions.len - old) * sizeof(guint32));
}

void
bs_worklist_remove(BsWorklist *list, const BsOp *op)
{
    guint32 *position = bs_worklist_position(list, op);
    if (*position)
        list->ops.data[*position - 1] = NULL;
    *position = 0;
}

// Ops go with their block when it is found to be unreachable.
BsOp *
bs_worklist_pop(BsWorklist *list)
{
    while (list->ops.len > list->begin) {
        BsOp *op = bs_vec_pop(&list->ops);
        if (!op)
            continue;
        *bs_worklist_position(list, op) = 0;
        if (!op->erased)
            return op;
    }
    return NULL;
}

void
bs_worklist_reverse(BsWorklist *list, guint begin)
{
    for (guint i = begin, j = list->ops.len; i + 1 < j; i++) {
        BsOp *op = list->ops.data[i];
        list->ops.data[i] = list->ops.data[--j];
        list->ops.data[j] = op;
    }
    for (guint i = begin; i < list->ops.len; i++) {
        if (list->ops.data[i])
            *bs_worklist_position(list, list->ops.data[i]) = i + 1;
    }
}

void
bs_worklist_clear(BsWorklist *list)
{
    while (bs_worklist_pop(list))
        continue;
}
