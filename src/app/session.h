// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One opened program: the document with its cursor, the function in view and what is selected.
// Every widget of a window has the session as a property and follows its signals; nothing but the
// session moves the document.
//
// Signals: `loaded` (another document, or a failure to read one), `moved` (the cursor or the
// function changed), `selected` (the selection changed). Properties, all read-only and notified:
// `loading`, `cursor`, `n-events`, `stage`, `n-stages`, `function`, `sentence`, `title`, `problem`.
#pragma once

#include "debug/document.h"

#include <gio/gio.h>

#define BS_TYPE_SESSION (bs_session_get_type())
G_DECLARE_FINAL_TYPE(BsSession, bs_session, BS, SESSION, GObject)

BsSession *bs_session_new(void);

// -- loading -------------------------------------------------------------------------------------

/* Reads and runs a file on a worker; `loaded` follows. What was open stays open until then, and
   when the file cannot be read. */
void bs_session_open(BsSession *session, GFile *file);
/* The same for a text; `name` is shown. */
void bs_session_open_text(BsSession *session, const char *name, GBytes *text);
/* Stops loading at once. */
void bs_session_cancel(BsSession *session);
gboolean bs_session_is_loading(BsSession *session);

/* The document, or NULL before something was loaded. Borrowed; only for reading. */
BsDocument *bs_session_document(BsSession *session);
GFile *bs_session_file(BsSession *session);
/* Why the last file could not be read, or NULL. Errors in the program are in bs_document_diags().
 */
const char *bs_session_problem(BsSession *session);
/* Whether there is a program to walk through. */
gboolean bs_session_is_walkable(BsSession *session);

// -- walking -------------------------------------------------------------------------------------

/* Moves as debug/cursor.h says and tells everyone. The selection stays. */
gboolean bs_session_move(BsSession *session, gboolean (*move)(BsDocument *document));
gboolean bs_session_step(BsSession *session, BsGrain grain, gboolean forward);
gboolean bs_session_goto(BsSession *session, guint32 event);
gboolean bs_session_goto_stage(BsSession *session, guint32 stage);
/* To the next (previous) event that touches the selection. */
gboolean bs_session_run_to_selection(BsSession *session, gboolean forward);
guint32 bs_session_cursor(BsSession *session);
guint32 bs_session_n_events(BsSession *session);
guint32 bs_session_stage(BsSession *session);
const char *bs_session_sentence(BsSession *session);

// -- the function in view ------------------------------------------------------------------------

/* The function in view at the cursor; NULL when there is none. */
BsOp *bs_session_function(BsSession *session);
const char *bs_session_function_name(BsSession *session);
void bs_session_set_function(BsSession *session, const char *name);

// -- selection -----------------------------------------------------------------------------------

/* Selects an op, with the value and block that go with it: a single result, the block it is in. */
void bs_session_select_op(BsSession *session, const BsOp *op);
void bs_session_select_value(BsSession *session, const BsValue *value);
void bs_session_select_block(BsSession *session, const BsBlock *block);
void bs_session_clear_selection(BsSession *session);
const BsOp *bs_session_selected_op(BsSession *session);
const BsValue *bs_session_selected_value(BsSession *session);
const BsBlock *bs_session_selected_block(BsSession *session);
/* The ops that light up with the selected one: a dealloc and everything that it was lowered to. */
const GPtrArray *bs_session_lit_ops(BsSession *session);
/* What is selected in words: "%alloc", "^bb1", "cf.br"; "" for nothing. */
const char *bs_session_selection_text(BsSession *session);
