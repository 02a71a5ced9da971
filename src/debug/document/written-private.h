// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a function is written, its names and its text, and what is kept of it from one moment to the
// next.
#pragma once

#include "debug/document/document-private.h"
#include "support/vec.h"
#include "syntax/name-runs.h"

/* Prints a function, or the whole program when `scope` is its root, with those names; `custom`:
   they are those of custom forms; `text`: empty, or one whose memory it takes. */
void bs_document_print(const BsDocument *document, const BsOp *scope, const BsNames *names,
                       gboolean custom, BsText *text);

/* Names of `scope`, as the program stands, of the document's naming; `custom`: those of custom
   forms. Free with bs_names_free(). */
BsNames *bs_document_name(BsDocument *document, const BsOp *scope, gboolean custom);

// Lines of a text that were printed together.
enum { BS_PAGE_LINES = 64 };
typedef struct BsPage {
    BsTextLines lines;
    GString *text;
    gsize begins[BS_PAGE_LINES + 1]; // of each line; behind the last one, the end
} BsPage;

// A function (or the program) as it is written from one of its changes to the next.
typedef struct BsWritten {
    BsNames *names;
    BsText *text;     // made when first asked for; see bs_document_map()
    BsPage *page;     // of a giant one, the last; or NULL
    guint32 state;    // an event after which it is written so
    guint32 version;  // changes before it
    guint32 renaming; // those of them that may have changed names
    gboolean custom;  // in custom forms
    BsNaming naming;
    guint32 owners;
} BsWritten;

/* How `function` (NULL: the program) is written after event `state`, for one more owner; NULL when
   the function is not there. May leave the program elsewhere: see bs_document_seek(). */
BsWritten *bs_document_write(BsDocument *document, const BsOp *function, guint32 state);
/* Its text; the program stands there. Likewise the map, lines, and an op; see document.h. */
const BsText *bs_written_text(BsDocument *document, const BsOp *function, BsWritten *written);
const BsText *bs_written_map(BsDocument *document, const BsOp *function, BsWritten *written);
void bs_written_put_lines(BsDocument *document, const BsOp *function, BsWritten *written,
                          BsTextLines lines, GString *out);
gboolean bs_written_put_op(BsDocument *document, const BsOp *function, BsWritten *written,
                           const BsOp *op, BsOpPart part, GString *out);
/* The same of its first line alone, with those names, of which it takes no others. */
gboolean bs_document_put_first_line(const BsDocument *document, const BsOp *function,
                                    const BsNames *names, gboolean custom, const BsOp *op,
                                    GString *out);
/* Whether the function is one of which only what is asked for should be named and written. */
gboolean bs_document_is_giant(const BsDocument *document, const BsOp *function);

// -- what is kept of it (written-kept.c) ---------------------------------------------------------

/* Of what is known of how the function is written elsewhere in the run, with a map, in the same
   form, what is nearest to `written`; or NULL. */
const BsWritten *bs_document_written_near(BsDocument *document, const BsOp *function,
                                          const BsWritten *written);
/* An empty text, or what was one of a function and is nobody's any more, for its memory. Free with
   bs_text_clear() and g_free(). */
BsText *bs_document_take_spare(BsDocument *document, const BsOp *function);
void bs_written_unref(BsWritten *written);

typedef BS_VEC(guint32) BsEventNumbers; // ascending

enum { BS_KEPT_WRITTEN = 3 };

typedef struct BsKeptFunction {
    BsEventNumbers changes, renamings;
    BsWritten *kept[BS_KEPT_WRITTEN]; // first the one that was asked for last
    BsText *spare;                    // nobody's any more: memory for the next one; or NULL
    BsNames *begin;                   // those at the beginning of `stage`, or NULL
    guint32 stage;
    BsNaming naming; // of `begin`
    enum { BS_SIZE_UNKNOWN, BS_SIZE_SMALL, BS_SIZE_GIANT } size;
    BsNameRuns *runs; // of a giant one, or NULL
    guint32 runs_at;  // the journal's position that they are right for
    gboolean recent;
} BsKeptFunction;

/* What is known of a function (NULL: of events of no function). Belongs to the document. */
BsKeptFunction *bs_document_kept_function(BsDocument *document, const BsOp *function);
/* It is looked at: something is kept of the last ones that were, and of no others. */
void bs_document_remember(BsDocument *document, BsKeptFunction *function);
/* What a function's text and names depend on, but for the form. */
BsWritten bs_kept_key(BsDocument *document, const BsOp *op, const BsKeptFunction *function,
                      guint32 state);
/* Of what is kept, that with the key's version and form, put first; or NULL. */
BsWritten *bs_kept_find(BsKeptFunction *function, const BsWritten *key);
/* Names that are kept and are those of the key, for one more owner; or NULL. */
BsNames *bs_kept_names(const BsKeptFunction *function, const BsWritten *key);
/* Keeps a copy of it, first, in the place of one that is let go. */
BsWritten *bs_kept_add(BsKeptFunction *function, const BsWritten *written);
