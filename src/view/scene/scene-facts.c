// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a document says of a function at its cursor, gathered once for the whole scene.
#include "view/scene/scene-private.h"

#include "analysis/loops.h"
#include "debug/document/cursor.h"
#include "passes/run/passes.h"
#include "passes/run/refusals.h"

static void
collect_spoken(BsSceneBuilder *b)
{
    const BsEvent *event = b->event;
    if (b->options.executed)
        g_hash_table_add(b->spoken, (gpointer)(gsize)b->options.executed);
    if (!event)
        return;
    g_hash_table_add(b->spoken, event->op);
    if (event->value)
        g_hash_table_add(b->spoken, bs_value_op(event->value));
    for (guint32 i = 0; i < event->n_items; i++)
        g_hash_table_add(b->spoken, event->items[i].op);
}

static void
collect_changed(BsSceneBuilder *b)
{
    const guint32 cursor = bs_document_cursor(b->document);
    if (cursor == 0 || b->options.diff || b->options.executed) // these say more than that
        return;
    g_autoptr(GPtrArray) ops = g_ptr_array_new();
    bs_document_changed_ops(b->document, cursor, cursor, ops);
    for (guint i = 0; i < ops->len; i++)
        g_hash_table_add(b->changed, ops->pdata[i]);
}

static void
collect_refused(BsSceneBuilder *b)
{
    if (bs_document_cursor(b->document) < bs_document_n_events(b->document))
        return;
    const BsDiags *diags = bs_document_diags(b->document);
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        if (diag->op)
            g_hash_table_add(b->refused, diag->op);
        if (!b->loops && diag->op == b->function &&
            g_str_equal(diag->text, bs_rule_structured_loops.text))
            b->loops = bs_branch_loops_new();
    }
}

void
bs_build_facts(BsSceneBuilder *b)
{
    b->text = bs_document_map(b->document, b->function);
    b->names = bs_document_names(b->document, b->function);
    b->event = b->options.executed ? NULL : bs_document_current_event(b->document);
    b->tracking = bs_document_find_stage(b->document, &bs_pass_ownership_based_buffer_deallocation);
    if (bs_document_has_alias_sets(b->document) && !b->options.hide_ownership)
        b->aliases = bs_document_alias_sets(b->document, b->function);
    if (bs_document_has_indicators(b->document) && !b->options.hide_ownership)
        b->indicators = bs_document_indicators(b->document, b->function);
    b->scene->shows_aliases = b->aliases != NULL;
    b->scene->shows_indicators = b->indicators != NULL;
    b->spoken = g_hash_table_new(NULL, NULL);
    b->changed = g_hash_table_new(NULL, NULL);
    b->refused = g_hash_table_new(NULL, NULL);
    collect_spoken(b);
    collect_changed(b);
    collect_refused(b);
    b->scene->compares = b->options.diff != NULL;
    bs_build_diff(b);
    bs_build_filter(b);
    bs_build_detail(b);
}

void
bs_build_facts_clear(BsSceneBuilder *b)
{
    bs_alias_sets_free(b->aliases);
    bs_indicators_free(b->indicators);
    g_hash_table_unref(b->spoken);
    g_hash_table_unref(b->changed);
    g_hash_table_unref(b->refused);
    g_clear_pointer(&b->loops, g_hash_table_unref);
    g_hash_table_unref(b->kept);
    g_clear_pointer(&b->frees, g_hash_table_unref);
    g_clear_pointer(&b->marks, g_array_unref);
    g_clear_pointer(&b->gone, g_hash_table_unref);
    g_clear_pointer(&b->only_blocks, g_hash_table_unref);
    g_clear_pointer(&b->only_ops, g_hash_table_unref);
}

// -- flags ---------------------------------------------------------------------------------------

guint32
bs_build_op_flags(const BsSceneBuilder *b, const BsOp *op)
{
    guint32 flags = 0;
    if (g_hash_table_contains(b->spoken, op))
        flags |= BS_ROW_CURRENT;
    if (g_hash_table_contains(b->changed, op))
        flags |= BS_ROW_CHANGED;
    if (g_hash_table_contains(b->refused, op))
        flags |= BS_ROW_REFUSED;
    return flags | bs_build_diff_flags(b, op);
}

guint32
bs_build_value_flags(const BsSceneBuilder *b, const BsValue *value)
{
    return b->event && b->event->value == value ? BS_ROW_CURRENT : 0;
}

guint32
bs_build_block_flags(const BsSceneBuilder *b, const BsBlock *block)
{
    const gboolean current = b->event && (b->event->block == block || b->event->target == block);
    return (current ? BS_ROW_CURRENT : 0) | bs_build_diff_flags(b, block);
}
