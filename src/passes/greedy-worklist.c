// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/greedy-worklist.h"

#include <string.h>

void
bs_worklist_free(BsWorklist *list)
{
    bs_vec_free(&list->ops);
    bs_vec_free(&list->members);
    bs_vec_free(&list->marked);
}

void
bs_worklist_make_room(BsWorklist *list, guint32 id)
{
    const guint old = list->members.len;
    bs_vec_reserve(&list->members, id + 1);
    list->members.len = list->members.cap;
    memset(list->members.data + old, 0, list->members.len - old);
}

void
bs_worklist_reverse(BsWorklist *list, guint begin)
{
    for (guint i = begin, j = list->ops.len; i + 1 < j; i++) {
        BsOp *op = list->ops.data[i];
        list->ops.data[i] = list->ops.data[--j];
        list->ops.data[j] = op;
    }
}

void
bs_worklist_clear(BsWorklist *list)
{
    while (bs_worklist_pop(list))
        continue;
}

void
bs_worklist_reset(BsWorklist *list)
{
    list->begin = 0;
    bs_worklist_clear(list);
    while (list->marked.len)
        list->members.data[bs_vec_pop(&list->marked)] = 0;
}
