// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a part of the window gets from it, and what it is. A part is a file: a struct of its own,
// its commands, and one row of parts.h. It asks the session and its widgets, and knows no other
// part: what it wants of one is pressed, or read, as an action.
#pragma once

#include "app/kit/commands.h"
#include "app/kit/message.h"
#include "app/session/draft.h"
#include "app/session/session.h"

typedef struct BsHost {
    GtkWindow *window;   // for the clipboard, the focus, and what opens above it
    BsSession *session;  // whose program is shown
    BsDraft *draft;      // of its source, while that is edited
    GActionMap *actions; // the window's: the commands of all parts
    BsMessage *message;  // the line of messages; its part is the host itself
    GObject *life;       // NULL when the window goes: then there are no parts any more
} BsHost;

// A child of the window's template, and where in the part's struct a pointer to it is.
typedef struct BsPartWidget {
    const char *name;
    gssize offset;
} BsPartWidget;

typedef struct BsPart {
    gsize size;                  // of its struct, which begins with a `const BsHost *`
    const BsPartWidget *widgets; // ends with a row of zeros; or NULL
    const BsCommand *commands;
    /* Its struct is zeros, but for host and widgets; the actions of all parts are there. */
    void (*init)(gpointer part);
    /* Frees what it has; or NULL. Its signals (bs_host_connect()) do not come any more. */
    void (*clear)(gpointer part);
    /* The session loaded, moved, or another thing is selected: sets what its actions say and can do
       beyond what their table says; or NULL. */
    void (*update)(gpointer part);
} BsPart;

/* Has the handler called with the part as its first argument, as long as there is the part.
   `instance` may live longer. */
void bs_host_connect(const BsHost *host, gpointer instance, const char *signal, GCallback handler,
                     gpointer part);

/* A message at the bottom, long enough to read it; for an audience, briefly. */
void bs_host_say(const BsHost *host, const char *format, ...) G_GNUC_PRINTF(2, 3);
void bs_host_say_briefly(const BsHost *host, const char *text);
/* That a file was saved, with a button that opens it. */
void bs_host_say_saved(const BsHost *host, const char *path);
/* Takes that text away, if it is what was said last. */
void bs_host_unsay(const BsHost *host, const char *text);
