// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A box with a template that shows something of a session, which its parent gives it as the
// property `session`. It holds the session as long as it lives, and hears no more of it, nor of its
// run, when it goes: with it, the run may end, and tell.
#pragma once

#include "app/session/session.h"

#include <gtk/gtk.h>

#define BS_TYPE_SESSION_BOX (bs_session_box_get_type())
G_DECLARE_DERIVABLE_TYPE(BsSessionBox, bs_session_box, BS, SESSION_BOX, GtkBox)

struct _BsSessionBoxClass {
    GtkBoxClass parent_class;
    /* The session is there: what the box hears of it is connected with the box as data, and shown
       as it is now. */
    void (*listen)(BsSessionBox *box);
};

/* NULL until it is given, and when the box has gone. Borrowed. */
BsSession *bs_session_box_get(gpointer box);
