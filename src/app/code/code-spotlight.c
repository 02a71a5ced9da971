// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the text at the cursor, what the sentence speaks of is bright and the rest is dim.
#include "app/code/code-view-private.h"

typedef struct Light {
    BsCodeView *view;
    GHashTable *spoken; // of ops, values and blocks
    guint8 *lit;        // per line of the text
    guint32 n_lines, n_lit;
} Light;

static void
light(Light *self, guint32 line)
{
    if (line >= self->n_lines || self->lit[line])
        return;
    self->lit[line] = TRUE;
    self->n_lit++;
}

static gboolean
is_spoken(const Light *self, const BsBlock *block)
{
    gboolean spoken = g_hash_table_contains(self->spoken, block);
    for (guint32 i = 0; i < block->n_args && !spoken; i++)
        spoken = g_hash_table_contains(self->spoken, block->args[i]);
    return spoken;
}

// That of its label; a block without one begins in the line of the op that it is in.
static guint32
line_of_block(const Light *self, const BsOpLines *first)
{
    const BsBlock *block = bs_op_block(first->op);
    const BsOpLines *around =
        bs_code_marks_find(self->view, block->region ? block->region->op : NULL);
    GtkTextIter at;
    gtk_text_buffer_get_iter_at_line(GTK_TEXT_BUFFER(self->view->paper.buffer), &at,
                                     (int)first->first - 1);
    while (gtk_text_iter_get_char(&at) == ' ')
        gtk_text_iter_forward_char(&at);
    return around && gtk_text_iter_get_char(&at) != '^' ? around->first : first->first - 1;
}

static void
light_op(Light *self, const BsOpLines *lines)
{
    const BsBlock *block = bs_op_block(lines->op);
    if (g_hash_table_contains(self->spoken, lines->op))
        light(self, lines->first);
    if (block && block->first == lines->op && lines->first > 0 && is_spoken(self, block))
        light(self, line_of_block(self, lines));
}

// From one lit line to the next.
static void
dim_rest(const Light *self)
{
    const guint32 end = MIN(self->view->sight.end, self->n_lines);
    for (guint32 line = self->view->sight.first; line < end; line++) {
        guint32 last = line;
        if (self->lit[line])
            continue;
        while (last + 1 < end && !self->lit[last + 1])
            last++;
        bs_code_marks_tag(self->view, BS_CODE_TAG_DIM, line, last);
        line = last;
    }
}

void
bs_code_spotlight_put(BsCodeView *self)
{
    if (!self->spotlight || self->stage != BS_CODE_AT_CURSOR ||
        !bs_session_is_walkable(self->session) || bs_code_view_diff(self) || !self->text ||
        !self->text->ops)
        return;
    g_autoptr(GHashTable) spoken = g_hash_table_new(NULL, NULL);
    const guint32 n_lines =
        (guint32)gtk_text_buffer_get_line_count(GTK_TEXT_BUFFER(self->paper.buffer));
    g_autofree guint8 *lit = g_new0(guint8, n_lines);
    Light light = {self, spoken, lit, n_lines, 0};
    bs_session_add_spoken(self->session, spoken);
    for (guint i = 0; i < self->text->ops->len; i++)
        light_op(&light, &g_array_index(self->text->ops, BsOpLines, i));
    if (light.n_lit)
        dim_rest(&light);
}
