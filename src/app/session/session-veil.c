// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is not told while somebody is asked.
#include "app/session/session-private.h"

guint32
bs_session_veil(BsSession *self)
{
    guint32 nearest = BS_NO_VEIL;
    for (guint i = 0; i < BS_N_VEILS; i++)
        nearest = MIN(nearest, self->veils[i]);
    return nearest;
}

gboolean
bs_session_is_veiled(BsSession *self)
{
    return bs_session_veil(self) != BS_NO_VEIL;
}

gboolean
bs_session_hides_event(BsSession *self, guint32 event)
{
    return event > bs_session_veil(self);
}

gboolean
bs_session_hides_stage(BsSession *self, gint stage)
{
    if (stage <= 0 || !bs_session_is_veiled(self) || !bs_session_is_walkable(self) ||
        (guint32)stage >= bs_document_n_stages(self->document))
        return FALSE;
    const BsStage *row = bs_document_stage(self->document, (guint32)stage);
    return !row->reached || bs_session_hides_event(self, row->last);
}

gboolean
bs_session_hides_table(BsSession *self, const char *name)
{
    return bs_session_is_veiled(self) && g_strcmp0(self->asked_with, name) != 0;
}

void
bs_session_drop_veils(BsSession *self)
{
    for (guint i = 0; i < BS_N_VEILS; i++)
        self->veils[i] = BS_NO_VEIL;
}

gboolean
bs_session_keep_veil(BsSession *self)
{
    if (!bs_session_hides_event(self, bs_session_cursor(self)))
        return FALSE;
    bs_document_goto(self->document, bs_session_veil(self));
    g_signal_emit_by_name(self, "withheld");
    return TRUE;
}
