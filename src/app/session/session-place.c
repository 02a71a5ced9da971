// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the session has open, where that stands, and which function of it is in view.
#include "app/session/session-private.h"

#include "debug/document/cursor.h"

// -- what is open --------------------------------------------------------------------------------

gboolean
bs_session_is_loading(BsSession *self)
{
    return self->loading != NULL;
}

const char *
bs_session_command(BsSession *self)
{
    return self->command;
}

const char *
bs_session_awaited(BsSession *self)
{
    return self->loading ? self->awaited : NULL;
}

BsDocument *
bs_session_document(BsSession *self)
{
    return self->document;
}

const BsLesson *
bs_session_lesson(BsSession *self)
{
    return self->lesson;
}

GFile *
bs_session_file(BsSession *self)
{
    return self->file;
}

const char *
bs_session_problem(BsSession *self)
{
    return self->problem;
}

const char *
bs_session_sheet_wrong(BsSession *self)
{
    return self->sheet_wrong;
}

gboolean
bs_session_is_walkable(BsSession *self)
{
    return self->document && bs_document_ir(self->document);
}

// -- where it is ---------------------------------------------------------------------------------

guint32
bs_session_cursor(BsSession *self)
{
    return bs_session_is_walkable(self) ? bs_document_cursor(self->document) : 0;
}

guint32
bs_session_n_events(BsSession *self)
{
    return bs_session_is_walkable(self) ? bs_document_n_events(self->document) : 0;
}

guint32
bs_session_stage(BsSession *self)
{
    return bs_session_is_walkable(self) ? bs_document_current_stage(self->document) : 0;
}

// -- the function in view ------------------------------------------------------------------------

BsOp *
bs_session_function(BsSession *self)
{
    return bs_session_is_walkable(self) && self->function
               ? bs_document_find_function(self->document, self->function)
               : NULL;
}

const char *
bs_session_function_name(BsSession *self)
{
    return self->function ? self->function : "";
}

const BsScene *
bs_session_picture(BsSession *self)
{
    return self->picture;
}
