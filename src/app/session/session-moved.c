// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What makes everyone look anew: the cursor, the function in view, or what is compared is another.
#include "app/session/session-private.h"

void
bs_session_tell_moved(BsSession *self)
{
    static const char *const moved[] = {"cursor", "stage", "function", "sentence"};
    BsDiff *before = bs_session_update_diff(self);
    const gboolean selects = bs_session_follow_selection(self);
    for (guint i = 0; i < G_N_ELEMENTS(moved); i++)
        g_object_notify(G_OBJECT(self), moved[i]);
    g_signal_emit_by_name(self, "moved");
    if (selects)
        g_signal_emit_by_name(self, "selected");
    bs_diff_free(before);
}

void
bs_session_set_function(BsSession *self, const char *name)
{
    if (g_strcmp0(name, self->function) == 0 || !bs_session_is_walkable(self))
        return;
    g_free(self->function);
    self->function = g_strdup(name);
    self->pair_event = 0;
    bs_session_tell_moved(self);
}

void
bs_session_set_compare(BsSession *self, BsCompare compare)
{
    if (self->compare == compare)
        return;
    self->compare = compare;
    bs_session_tell_moved(self);
}

void
bs_session_set_compared(BsSession *self, gint before, gint after)
{
    if (self->compared[0] == before && self->compared[1] == after)
        return;
    self->compared[0] = before;
    self->compared[1] = after;
    if (self->compare == BS_COMPARE_STAGES)
        bs_session_tell_moved(self);
}

void
bs_session_set_sight(BsSession *self, BsSight sight, guint32 pair)
{
    if (self->sight == sight && self->pair == pair)
        return;
    self->sight = sight;
    self->pair = pair;
    self->pair_event = 0;
    bs_session_note_pair(self);
    if (bs_session_is_walkable(self))
        bs_session_tell_moved(self);
}

BsSight
bs_session_sight(BsSession *self)
{
    return self->sight;
}

// -- what is not told ----------------------------------------------------------------------------

void
bs_session_set_veil(BsSession *self, BsVeil who, guint32 event, const char *table)
{
    const guint32 before = bs_session_veil(self);
    self->veils[who] = event;
    self->asked_with = g_intern_string(table);
    const guint32 now = bs_session_veil(self);
    if (now == before)
        return;
    BsDiff *diff = bs_session_update_diff(self);
    if ((before == BS_NO_VEIL) != (now == BS_NO_VEIL)) {
        g_object_notify(G_OBJECT(self), "verdicts");
        g_object_notify(G_OBJECT(self), "findings");
    }
    g_signal_emit_by_name(self, "veiled");
    bs_diff_free(diff);
}
