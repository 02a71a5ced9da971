// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where a value is defined, used and live, as flags of a scene's rows.
#include "view/scene/scene.h"

#include "debug/buffers/state.h"

typedef struct Overlay {
    BsScene *scene;
    BsDocument *document;
    const BsValue *value;
    GHashTable *users; // ops, and the ops that they are in
} Overlay;

static void
collect_users(Overlay *overlay)
{
    bs_value_for_each_use (overlay->value, use) {
        const BsOp *op = bs_use_owner(use);
        while (op && g_hash_table_add(overlay->users, (gpointer)(guintptr)op))
            op = bs_op_parent(op);
    }
}

static gboolean
uses(const BsOp *op, const BsValue *value)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_op_operand(op, i) == value)
            return TRUE;
    }
    return FALSE;
}

static void
mark_row(const Overlay *overlay, BsRow *row)
{
    const BsValue *value = overlay->value;
    if (row->kind == BS_ROW_ARGUMENT && row->value == value)
        row->flags |= BS_ROW_DEFINES;
    if (row->kind != BS_ROW_OP)
        return;
    if (bs_value_op(value) == row->op)
        row->flags |= BS_ROW_DEFINES;
    if (g_hash_table_contains(overlay->users, row->op) && uses(row->op, value))
        row->flags |= BS_ROW_USES;
}

// From the definition, or the begin, to the last use, or the end.
static void
mark_life(const Overlay *overlay, const BsBox *box, gboolean comes_in, gboolean goes_out)
{
    BsRow *rows = &overlay->scene->rows[box->first_row];
    const guint32 number = (guint32)(box - overlay->scene->boxes);
    gint64 first = comes_in ? 0 : -1, last = goes_out ? (gint64)box->n_rows - 1 : -1;
    for (guint32 i = 0; i < box->n_rows; i++) {
        const BsRow *row = &rows[i];
        if (row->box != number)
            continue;
        if (first < 0 && row->flags & BS_ROW_DEFINES)
            first = i;
        if (row->kind == BS_ROW_OP && !goes_out && g_hash_table_contains(overlay->users, row->op))
            last = i;
    }
    for (gint64 i = first; first >= 0 && i <= MAX(last, first); i++) {
        if (rows[i].box == number)
            rows[i].flags |= BS_ROW_LIVE;
    }
}

static void
mark_box(const Overlay *overlay, const BsBox *box)
{
    g_autoptr(GPtrArray) in = g_ptr_array_new();
    g_autoptr(GPtrArray) out = g_ptr_array_new();
    bs_document_liveness(overlay->document, box->block, in, out);
    const gboolean comes_in = g_ptr_array_find(in, overlay->value, NULL);
    const gboolean goes_out = g_ptr_array_find(out, overlay->value, NULL);
    if (comes_in || bs_value_block(overlay->value) == box->block)
        mark_life(overlay, box, comes_in, goes_out);
}

void
bs_scene_show_value(BsScene *scene, BsDocument *document, const BsValue *value)
{
    for (guint32 i = 0; i < scene->n_rows; i++)
        scene->rows[i].flags &= ~(guint32)(BS_ROW_DEFINES | BS_ROW_USES | BS_ROW_LIVE);
    if (!bs_document_has_value(document, value))
        return;
    Overlay overlay = {scene, document, value, g_hash_table_new(NULL, NULL)};
    collect_users(&overlay);
    for (guint32 i = 0; i < scene->n_rows; i++)
        mark_row(&overlay, &scene->rows[i]);
    for (guint32 i = 0; i < scene->n_boxes; i++)
        mark_box(&overlay, &scene->boxes[i]);
    g_hash_table_unref(overlay.users);
}
