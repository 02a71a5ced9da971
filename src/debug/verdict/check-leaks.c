// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which leaks count: behind a pass that frees every buffer, all; where one will come, none.
#include "debug/verdict/check-private.h"

// What a stage runs on: the program, or one function of it.
BsOp *
bs_check_op_of(BsDocument *document, guint32 stage)
{
    const BsEvent *event = bs_document_event(document, bs_document_stage(document, stage)->first);
    return event && event->op ? event->op : bs_document_ir(document)->root;
}

// A stage behind which every buffer should be free, in the program or in one function.
static gboolean
frees_all(const BsDocument *document, guint32 stage)
{
    const BsPass *pass = bs_pass_find(bs_document_stage(document, stage)->name);
    return pass && pass->frees_all;
}

static void
note_freed(const BsCheck *check, guint32 stage, gboolean *all, GHashTable *functions)
{
    BsOp *op = bs_check_op_of(check->document, stage);
    if (op == bs_document_ir(check->document)->root)
        *all = TRUE;
    else
        g_hash_table_add(functions, op);
}

void
bs_check_find_freeing(BsCheck *check)
{
    for (guint32 i = 1; i < bs_document_n_stages(check->document); i++)
        if (frees_all(check->document, i))
            note_freed(check, i, &check->frees_all, check->to_free);
}

void
bs_check_note_freeing(BsCheck *check)
{
    if (check->stage && frees_all(check->document, check->stage))
        note_freed(check, check->stage, &check->all_freed, check->freed);
}

BsCheckLeaks
bs_check_leaks_of(const BsCheck *check, const BsOp *function)
{
    if (check->all_freed || g_hash_table_contains(check->freed, function))
        return BS_LEAKS_ALL;
    return check->frees_all || g_hash_table_contains(check->to_free, function) ? BS_LEAKS_NONE
                                                                               : BS_LEAKS_WHO_FREES;
}
