// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The source of a program while it is edited: a buffer for the views, and the bytes that it stands
// for. What is saved is what was typed, byte for byte: breaks between lines are as the file has
// them, and a last line has one only if it had one. Nothing here reads or writes files.
//
// Signals: `changed` (the text), `noted` (whether it is open, can be edited, is saved, or where).
#pragma once

#include <gtksourceview/gtksource.h>

#define BS_TYPE_DRAFT (bs_draft_get_type())
G_DECLARE_FINAL_TYPE(BsDraft, bs_draft, BS, DRAFT, GObject)

BsDraft *bs_draft_new(void);

/* Takes a text to be edited, in place of that before: the content of `file`, or of none (NULL) that
   it could be saved as. FALSE with an error, and nothing is changed: a buffer cannot hold the text
   so that it would be the same bytes again, or it is too large. */
gboolean bs_draft_open(BsDraft *draft, GFile *file, const char *text, gsize len, GError **error);
/* Lets go of the text, saved or not. */
void bs_draft_close(BsDraft *draft);
gboolean bs_draft_is_open(BsDraft *draft);

/* Whether the views let one type; at first they do not. */
gboolean bs_draft_is_editable(BsDraft *draft);
void bs_draft_set_editable(BsDraft *draft, gboolean editable);

/* The buffer for the views; it is the same for the draft's life. Borrowed. */
GtkSourceBuffer *bs_draft_buffer(BsDraft *draft);
/* The bytes that it stands for now. Borrowed, until it is changed. */
GBytes *bs_draft_text(BsDraft *draft);
/* Whether these are its bytes. */
gboolean bs_draft_is(BsDraft *draft, const char *text, gsize len);
/* Makes it another text, as if it was typed: it can be undone. What can be typed can be given, too,
   however long it is. FALSE with an error: it would not be the same bytes again. */
gboolean bs_draft_replace(BsDraft *draft, const char *text, gsize len, GError **error);

/* Where it was read from or saved; NULL: nowhere. */
GFile *bs_draft_file(BsDraft *draft);
/* What is there, as far as is known; NULL: nothing is. */
GBytes *bs_draft_saved(BsDraft *draft);
/* Notes that these bytes (NULL: none) are there. */
void bs_draft_note_saved(BsDraft *draft, GFile *file, GBytes *text);
/* Whether it is not what is there. */
gboolean bs_draft_is_unsaved(BsDraft *draft);
