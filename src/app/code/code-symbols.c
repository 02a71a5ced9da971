// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/code/code-symbols.h"

// A stroke tells two values that are for the same apart: %owns_own'.
static gboolean
is_name_char(gunichar c)
{
    return c < 128 && (g_ascii_isalnum((char)c) || strchr("_$.-#'", (int)c)) && c;
}

char *
bs_code_name_at(const GtkTextIter *at)
{
    GtkTextIter begin = *at, end = *at;
    while (is_name_char(gtk_text_iter_get_char(&begin)) && gtk_text_iter_backward_char(&begin))
        continue;
    const gunichar sigil = gtk_text_iter_get_char(&begin);
    if (sigil != '%' && sigil != '^')
        return NULL;
    if (gtk_text_iter_equal(&begin, &end))
        gtk_text_iter_forward_char(&end);
    while (is_name_char(gtk_text_iter_get_char(&end)))
        gtk_text_iter_forward_char(&end);
    return gtk_text_iter_get_text(&begin, &end);
}

// -- from names ----------------------------------------------------------------------------------

static gboolean
is_called(const char *its_name, const char *name)
{
    return its_name && g_str_equal(its_name, name);
}

static const BsValue *
defined_by(const BsOp *op, const BsNames *names, const char *name)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (is_called(bs_names_value(names, bs_op_result(op, i)), name))
            return bs_op_result(op, i);
    }
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++) {
                if (is_called(bs_names_value(names, block->args[i]), name))
                    return block->args[i];
            }
        }
    }
    return NULL;
}

const BsValue *
bs_code_find_value(const BsText *text, const BsNames *names, const char *name, guint32 line)
{
    const BsValue *nearest = NULL;
    for (guint i = 0; text->ops && i < text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        const BsValue *value = lines->first <= line ? defined_by(lines->op, names, name) : NULL;
        nearest = value ? value : nearest;
    }
    return nearest;
}

// Branches may go down as well as up: the innermost op around the line that has such a block.
const BsBlock *
bs_code_find_block(const BsText *text, const BsNames *names, const char *name, guint32 line)
{
    const BsBlock *innermost = NULL;
    for (guint i = 0; text->ops && i < text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        if (line < lines->first || line > lines->last)
            continue;
        for (guint32 r = 0; r < lines->op->n_regions; r++) {
            bs_region_for_each (bs_op_region(lines->op, r), block) {
                if (is_called(bs_names_block(names, block), name))
                    innermost = block;
            }
        }
    }
    return innermost;
}

// -- to names ------------------------------------------------------------------------------------

static gboolean
stands_alone(const GtkTextIter *end)
{
    return !is_name_char(gtk_text_iter_get_char(end));
}

// Where its name stands for it: in the op around what defines it in this text, or else now.
static const BsOpLines *
find_scope(const BsText *text, const BsValue *value)
{
    const BsOpLines *lines = bs_value_op(value) ? bs_text_find_op(text, bs_value_op(value)) : NULL;
    const BsBlock *block = bs_value_block(value);
    if (lines)
        return lines->around ? lines - lines->around : lines;
    return block && block->region ? bs_text_find_op(text, block->region->op) : NULL;
}

void
bs_code_tag_value(GtkTextBuffer *buffer, GtkTextTag *tag, const BsText *text, const BsNames *names,
                  const BsValue *value, BsTextLines where)
{
    const char *name = names ? bs_names_value(names, value) : NULL;
    const BsOpLines *scope = name ? find_scope(text, value) : NULL;
    if (!scope || scope->last < where.first || scope->first >= where.end)
        return;
    GtkTextIter at, end, match, match_end;
    gtk_text_buffer_get_iter_at_line(buffer, &at, (int)MAX(scope->first, where.first));
    gtk_text_buffer_get_iter_at_line(buffer, &end, (int)MIN(scope->last, where.end - 1));
    gtk_text_iter_forward_to_line_end(&end);
    while (gtk_text_iter_forward_search(&at, name, GTK_TEXT_SEARCH_TEXT_ONLY, &match, &match_end,
                                        &end)) {
        if (stands_alone(&match_end))
            gtk_text_buffer_apply_tag(buffer, tag, &match, &match_end);
        at = match_end;
    }
}
