// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values and blocks by the names that a printed text has for them: from a place in the text to the
// value, and from a value to its places.
#pragma once

#include "app/code/code-text.h"
#include "debug/document/document.h"

#include <gtk/gtk.h>

/* The name of a value or block at `at`, with its `%` or `^`; NULL for anything else. Free with
 * g_free(). */
char *bs_code_name_at(const GtkTextIter *at);

/* What `name` means at `line` (from 0) of the text: names recur in regions side by side, so the
 * nearest definition above counts. NULL when there is none. */
const BsValue *bs_code_find_value(const BsText *text, const BsNames *names, const char *name,
                                  guint32 line);
const BsBlock *bs_code_find_block(const BsText *text, const BsNames *names, const char *name,
                                  guint32 line);

/* Puts `tag` on the value's name everywhere in the region that it belongs to, within these lines.
 * The buffer holds the text. */
void bs_code_tag_value(GtkTextBuffer *buffer, GtkTextTag *tag, const BsText *text,
                       const BsNames *names, const BsValue *value, BsTextLines where);
