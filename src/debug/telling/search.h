// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Searching a document: names of stages, the code of every function as it is at the cursor, names
// that the source has for what is in it, and the sentences of all events, in this order. Works in
// small portions, and sentences are made where their names' numbers matter: those of a long
// function take long.
#pragma once

#include "debug/telling/explain.h"
#include "debug/telling/loud.h"

typedef enum BsHitKind {
    BS_HIT_STAGE,
    BS_HIT_OP,
    BS_HIT_VALUE, // its name was found where it is made
    BS_HIT_BLOCK,
    BS_HIT_EVENT
} BsHitKind;

typedef struct BsHit {
    BsHitKind kind;
    guint32 number;       // of the stage or event
    const BsOp *function; // OP, VALUE, BLOCK: where it is
    const BsOp *op;
    const BsValue *value;
    const BsBlock *block;
    gboolean in_source; // VALUE, BLOCK: it is the source that calls it so
} BsHit;

typedef struct BsSearch BsSearch;

/* Begins to search for a text, or a regular expression (PCRE, with a limit to backtracking). Small
   letters stand for capital ones as well, unless the pattern has capitals. `loud`: only those
   events, or NULL. The document must not be freed or changed before the search is. NULL with
   `error` for a bad expression. Free with bs_search_free(). */
BsSearch *bs_search_new(BsDocument *document, const char *pattern, gboolean is_regex, BsLoud *loud,
                        GError **error);
void bs_search_free(BsSearch *search);

/* Finds nothing in the sentences of events behind that one. */
void bs_search_end_at(BsSearch *search, guint32 event);
/* Searches on for about so many microseconds. TRUE while there is more to search. What is found
   later is appended. */
gboolean bs_search_run(BsSearch *search, gint64 microseconds);
/* How much of the events, which take most of the time, is searched: 0 to 100. */
guint bs_search_percent(const BsSearch *search);
/* The event at which it began: code is searched as it is there, and hits in it are to be seen
   there. */
guint32 bs_search_cursor(const BsSearch *search);
/* What is searched for, so that views can mark it. Borrowed. */
GRegex *bs_search_regex(const BsSearch *search);
/* Whether some text was too costly to match, and left out. */
gboolean bs_search_gave_up(const BsSearch *search);

guint bs_search_length(const BsSearch *search); // how many were found so far
/* The one at `index`, or NULL. Borrowed, until the next run. */
const BsHit *bs_search_get(const BsSearch *search, guint index);

/* The pattern as it is given to PCRE: with the limit, and escaped unless it is an expression. Free
   with g_free(). */
char *bs_search_pattern(const char *pattern, gboolean is_regex);
/* Whether capitals are told from small letters. */
gboolean bs_search_is_case_sensitive(const char *pattern);
