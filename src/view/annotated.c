// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/annotated.h"

#include "debug/state.h"
#include "view/look.h"

#include <string.h>

static void
add_comment(GHashTable *comments, const BsOp *op, char *text)
{
    const char *before = g_hash_table_lookup(comments, op);
    char *all = before ? g_strdup_printf("%s; %s", before, text) : g_strdup(text);
    g_hash_table_replace(comments, (gpointer)(gsize)op, all);
    g_free(text);
}

static const char *
name_of(BsDocument *document, const BsValue *value)
{
    const char *name = value ? bs_document_value_name(document, value) : NULL;
    return name ? name : "?";
}

// Arguments of the function's first block stand in the function's own line.
static const BsOp *
op_of(const BsValue *value, const BsOp *function)
{
    if (value->op)
        return value->op;
    return value->block && bs_block_parent_op(value->block) == function &&
                   bs_block_is_entry(value->block)
               ? function
               : NULL;
}

static void
add_states(BsDocument *document, const BsOp *function, GHashTable *comments)
{
    g_autoptr(GArray) cells = g_array_new(FALSE, FALSE, sizeof(BsCell));
    bs_document_cells(document, function, cells);
    for (guint i = 0; i < cells->len; i++) {
        const BsCell *cell = &g_array_index(cells, BsCell, i);
        const BsOp *op = op_of(cell->value, function);
        if (!op || cell->block != bs_value_block(cell->value))
            continue;
        const BsValue *indicator = cell->ownership.indicator;
        g_autofree char *state = bs_look_text(bs_look_of(cell->ownership),
                                              indicator ? name_of(document, indicator) : NULL);
        add_comment(comments, op, g_strdup_printf("%s %s", name_of(document, cell->value), state));
    }
}

static void
add_marks(BsDocument *document, const BsOp *function, GHashTable *comments)
{
    g_autoptr(GArray) marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    bs_document_marks(document, function, marks);
    for (guint i = 0; i < marks->len; i++) {
        const BsMark *mark = &g_array_index(marks, BsMark, i);
        const gboolean frees = mark->kind == BS_MARK_FREED;
        GString *text = g_string_new(bs_looks[frees ? BS_LOOK_FREED : BS_LOOK_RETAINED].sign);
        g_string_append_printf(text, " %s %s", frees ? "frees" : "retains",
                               name_of(document, mark->value));
        if (frees && mark->condition)
            g_string_append_printf(text, " if %s", name_of(document, mark->condition));
        if (mark->unless_aliased)
            g_string_append(text, " unless it aliases a retained one");
        const char *target = mark->target ? bs_document_block_name(document, mark->target) : NULL;
        if (!frees && target)
            g_string_append_printf(text, " for %s", target);
        add_comment(comments, mark->op, g_string_free(text, FALSE));
    }
}

char *
bs_annotated_text(BsDocument *document, BsOp *function)
{
    const BsText *text = bs_document_text(document, function);
    if (!text)
        return NULL;
    g_autoptr(GHashTable) comments = g_hash_table_new_full(NULL, NULL, NULL, g_free);
    add_states(document, function, comments);
    add_marks(document, function, comments);
    GString *out = g_string_new(NULL);
    const char *line = text->text->str;
    guint next = 0; // the entries of the map come in the order of their lines
    for (guint32 number = 0; *line; number++) {
        const char *end = strchrnul(line, '\n');
        g_string_append_len(out, line, end - line);
        for (; next < text->ops->len; next++) {
            const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, next);
            if (lines->first > number)
                break;
            const char *comment = g_hash_table_lookup(comments, lines->op);
            if (comment)
                g_string_append_printf(out, "  // %s", comment);
        }
        g_string_append_c(out, '\n');
        line = *end ? end + 1 : end;
    }
    return g_string_free(out, FALSE);
}
