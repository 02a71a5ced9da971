// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Another text of the program that is open, as one edits it: where the session was in the one
// before is found again.
#include "app/session/come-back.h"
#include "app/session/session-private.h"
#include "debug/document/cursor.h"
#include "debug/marks/bookmarks.h"

struct BsStand {
    BsBookmarks *cursor; // one, by what is said there
    guint32 stage;
    char *selected; // or NULL
    guint32 times;  // lines like it above it
};

BsStand *
bs_stand_new(BsSession *session)
{
    if (!bs_session_is_walkable(session))
        return NULL;
    BsStand *stand = g_new0(BsStand, 1);
    stand->cursor = bs_bookmarks_new();
    stand->stage = bs_session_stage(session);
    stand->selected = bs_describe_selection(session, &stand->times);
    bs_bookmarks_add(stand->cursor, session->document,
                     session->shows_run ? session->left : bs_session_cursor(session), "");
    return stand;
}

void
bs_stand_free(BsStand *stand)
{
    if (!stand)
        return;
    bs_bookmarks_free(stand->cursor);
    g_free(stand->selected);
    g_free(stand);
}

void
bs_stand_go(const BsStand *stand, BsSession *session)
{
    if (!stand || !bs_session_is_walkable(session))
        return;
    bs_bookmarks_resolve(stand->cursor, session->document);
    const BsBookmark *cursor = bs_bookmarks_get(stand->cursor, 0);
    const guint32 last = bs_document_n_stages(session->document) - 1;
    if (cursor->lost)
        bs_document_goto_stage(session->document, MIN(stand->stage, last));
    else
        bs_document_goto(session->document, cursor->event);
}

void
bs_stand_select(const BsStand *stand, BsSession *session)
{
    if (stand && bs_session_is_walkable(session))
        bs_select_described(session, stand->selected, stand->times);
}

gboolean
bs_session_is_revision(BsSession *self)
{
    return self->is_revision;
}

gboolean
bs_session_is_revising(BsSession *self)
{
    return self->loading && self->revising;
}

BsDocument *
bs_session_unread(BsSession *self)
{
    return self->unread;
}
