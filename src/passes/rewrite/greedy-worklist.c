// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/rewrite/greedy-worklist.h"

void
bs_worklist_free(BsWorklist *list)
{
    bs_vec_free(&list->ops);
    bs_vec_free(&list->marked);
}

void
bs_worklist_reverse(BsWorklist *list, guint begin)
{
    g_assert(begin <= list->ops.len);
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
        bs_op_unnote(bs_vec_pop(&list->marked), BS_NOTED_LOOKED_AT);
}
