// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Breakpoints: what a walk is to stop at, forwards and backwards. Each is about an op, the
// ownership of a value, a block, or a kind of event, and knows the events that it stops at. They
// are kept in a key file and found again when the program is loaded anew, by names that what is
// added elsewhere does not change; one whose subject is gone is lost, stops nowhere, and stays.
#pragma once

#include "debug/document/place.h"

typedef enum BsBreakKind {
    BS_BREAK_OP,
    BS_BREAK_OWNERSHIP,
    BS_BREAK_BLOCK,
    BS_BREAK_EVENT,
    BS_N_BREAK_KINDS
} BsBreakKind;

typedef struct BsBreakpoint {
    BsBreakKind kind;
    gboolean enabled;
    BsPlace place;  // of its subject; unused by EVENT
    BsNaming names; // in which that is told: own ones, but for what an older file says
    char *event;    // EVENT: the name of a kind, or "unknown": an ownership becomes it
    char *rule;     // EVENT: only with this rule; or NULL
    gboolean lost;
    BsEventQuery query; // unless lost
    GArray *stops;      // of guint32, rising
} BsBreakpoint;

typedef struct BsBreakpoints BsBreakpoints;

/* An empty list; free with bs_breakpoints_free(). */
BsBreakpoints *bs_breakpoints_new(void);
void bs_breakpoints_free(BsBreakpoints *breakpoints);

guint bs_breakpoints_length(const BsBreakpoints *breakpoints); // how many there are
/* The one at `index`, or NULL. Borrowed. */
const BsBreakpoint *bs_breakpoints_get(const BsBreakpoints *breakpoints, guint index);

/* Adds one on a thing of `function` (kind OP, OWNERSHIP or BLOCK by what is set in `thing`), or
   removes the one that is there. FALSE when the thing is nowhere to be found again. */
gboolean bs_breakpoints_toggle(BsBreakpoints *breakpoints, BsDocument *document,
                               const BsOp *function, BsThing thing);
/* The same for a kind of event: its name, or "unknown". FALSE for other names. */
gboolean bs_breakpoints_toggle_event(BsBreakpoints *breakpoints, BsDocument *document,
                                     const char *event, const char *rule);
void bs_breakpoints_remove(BsBreakpoints *breakpoints, guint index); // beyond the last: nothing
/* Disabled ones keep their stops, and are not stopped at. */
void bs_breakpoints_enable(BsBreakpoints *breakpoints, guint index, gboolean enabled);

/* Finds all subjects and stops in a document that was loaded. O(breakpoints * events). */
void bs_breakpoints_resolve(BsBreakpoints *breakpoints, BsDocument *document);
/* The nearest stop of an enabled one after (before) `from`, or 0. */
guint32 bs_breakpoints_next(const BsBreakpoints *breakpoints, guint32 from, gboolean forward);
/* All stops of the enabled ones, each once, rising. Free with g_array_unref(). */
GArray *bs_breakpoints_stops(const BsBreakpoints *breakpoints);

/* "ownership of %alloc in @f". Free with g_free(). */
char *bs_breakpoint_text(const BsBreakpoint *breakpoint);
/* A kind of event in words: "a clone is inserted". Static; NULL when it has none. */
const char *bs_break_event_words(const char *event);

/* Adds what the key file holds, not yet resolved; what cannot be read is left out. */
void bs_breakpoints_load(BsBreakpoints *breakpoints, GKeyFile *file);
/* Writes all into a key file, as groups of their own. */
void bs_breakpoints_save(const BsBreakpoints *breakpoints, GKeyFile *file);
