// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which fault is the same as another, in an earlier stage or of another function that is executed.
#include "debug/verdict/check-private.h"

static gboolean
are_alike(const BsCheckMark *a, const BsCheckMark *b)
{
    return a->is_leak == b->is_leak && a->on_stack == b->on_stack && a->loc.line == b->loc.line &&
           a->loc.column == b->loc.column;
}

gboolean
bs_check_has_mark(const GArray *marks, const BsCheckMark *like)
{
    for (guint i = 0; i < marks->len; i++) {
        const BsCheckMark *mark = &g_array_index(marks, BsCheckMark, i);
        if (mark->counts && are_alike(mark, like))
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_check_was_shown(const BsCheck *check, const BsCheckMark *mark)
{
    for (guint i = 0; i < check->marks->len; i++) {
        const BsCheckMark *told = &g_array_index(check->marks, BsCheckMark, i);
        if (are_alike(told, mark) &&
            (mark->kind < 0 || told->kind == mark->kind || told->stage < mark->stage))
            return TRUE;
    }
    return FALSE;
}
