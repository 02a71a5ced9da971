// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/verdict/run-own.h"

#include "debug/document/cursor.h"

static void
note_value(BsRunOwn *own, BsValue *value)
{
    g_hash_table_insert(own->values, GUINT_TO_POINTER(value->id), value);
}

static BsWalk
note_op(BsOp *op, gpointer data)
{
    BsRunOwn *own = data;
    g_hash_table_insert(own->ops, GUINT_TO_POINTER(op->id), op);
    for (guint32 i = 0; i < op->n_results; i++)
        note_value(own, bs_op_result(op, i));
    for (guint32 k = 0; k < op->n_regions; k++) {
        bs_region_for_each (bs_op_region(op, k), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                note_value(own, block->args[i]);
        }
    }
    return BS_WALK_ON;
}

static void
note_ops(BsDocument *document, gpointer data)
{
    bs_op_walk_preorder(bs_document_ir(document)->root, note_op, data);
}

static void
note_jumps(BsRunOwn *own, BsRunRecord *record)
{
    const BsProgram *program = bs_run_record_program(record);
    for (guint32 i = bs_program_n_jumps(program); i-- > 0;) // the first one of an op stays
        g_hash_table_insert(own->jumps, GUINT_TO_POINTER(bs_program_jump(program, i)->id),
                            GUINT_TO_POINTER(i + 1));
}

void
bs_run_own_note(BsRunOwn *own, BsDocument *document, guint32 stage, BsRunRecord *record)
{
    bs_run_own_clear(own);
    *own = (BsRunOwn){g_hash_table_new(NULL, NULL), g_hash_table_new(NULL, NULL),
                      g_hash_table_new(NULL, NULL)};
    bs_document_visit(document, bs_document_stage(document, stage)->last, note_ops, own);
    note_jumps(own, record);
}

void
bs_run_own_clear(BsRunOwn *own)
{
    g_clear_pointer(&own->ops, g_hash_table_unref);
    g_clear_pointer(&own->values, g_hash_table_unref);
    g_clear_pointer(&own->jumps, g_hash_table_unref);
}

const BsOp *
bs_run_own_find_op(const BsRunOwn *own, guint32 id)
{
    return id && own->ops ? g_hash_table_lookup(own->ops, GUINT_TO_POINTER(id)) : NULL;
}

const BsValue *
bs_run_own_find_value(const BsRunOwn *own, guint32 id)
{
    return own->values ? g_hash_table_lookup(own->values, GUINT_TO_POINTER(id)) : NULL;
}

gboolean
bs_run_own_jump(const BsRunOwn *own, BsRunRecord *record, const BsOp *op, guint32 i, guint32 *jump)
{
    const guint32 first =
        GPOINTER_TO_UINT(g_hash_table_lookup(own->jumps, GUINT_TO_POINTER(op->id)));
    const BsProgram *program = bs_run_record_program(record);
    if (!first || first - 1 + i >= bs_program_n_jumps(program) ||
        bs_program_jump(program, first - 1 + i)->id != op->id)
        return FALSE;
    *jump = first - 1 + i;
    return TRUE;
}
