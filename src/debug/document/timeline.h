// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The timeline: what passes reported while they ran, in order. It is the sink of
// passes/run/event.h: it numbers events from 1, copies their items, nests them by enter/leave,
// notes the journal position at which each began, and sets `ir->event`, so that ops know the event
// that made them. Complete after the run, read-only from then on.
//
// "After event i" is the state of the program when event i's own changes were made, which is where
// event i + 1 begins. Events nested in event i (their `parent` leads to i, up to number `end`) come
// after it.
#pragma once

#include "passes/run/event.h"

typedef struct BsTimeline BsTimeline;

/* An empty timeline for a program whose journal records. Borrows `ir`. */
BsTimeline *bs_timeline_new(BsIr *ir);
void bs_timeline_free(BsTimeline *timeline);
/* What passes report to. */
BsEventSink *bs_timeline_sink(BsTimeline *timeline);
/* Called once when the run is over: closes what is still open. */
void bs_timeline_finish(BsTimeline *timeline);

/* How many events there are. */
guint32 bs_timeline_length(const BsTimeline *timeline);
/* Event 1 <= number <= length, else NULL. */
const BsEvent *bs_timeline_event(const BsTimeline *timeline, guint32 number);
/* How deep the event is nested: 0 for a stage. */
guint32 bs_timeline_depth(const BsTimeline *timeline, guint32 number);
/* The function it works in (the nearest enclosing one of its op, block or value when it happened,
 * else its parent's), or NULL. */
BsOp *bs_timeline_function(const BsTimeline *timeline, guint32 number);
/* Journal position of the state after event `number`; number 0: before any. */
guint32 bs_timeline_position_after(const BsTimeline *timeline, guint32 number);
/* The event that journal record `record` belongs to; 0 when there is none. */
guint32 bs_timeline_event_of_record(const BsTimeline *timeline, guint32 record);

// -- kinds ----------------------------------------------------------------------------------------

/* The name of a kind in JSON and queries: "op-rebuilt". Static. */
const char *bs_event_kind_name(BsEventKind kind);
/* The same for people, in the language of the desktop. */
const char *bs_event_kind_word(BsEventKind kind);
/* The kind of that name; BS_N_EVENT_KINDS when there is none. */
BsEventKind bs_event_kind_find(const char *name);
/* The grain at which stepping stops at events of that kind. */
BsGrain bs_event_kind_grain(BsEventKind kind);

// -- queries --------------------------------------------------------------------------------------

// What to stop at: all conditions that are set must hold. An all-zero query matches every event.
typedef struct BsEventQuery {
    guint64 kinds;    // bit 1 << kind for each kind wanted; 0: any
    const char *rule; // equal to the event's rule; NULL: any
    const BsOp *op;   // speaks of the op, or changed it
    const BsBlock
        *block; // speaks of the block (or as a successor), or changed it or what it holds directly
    const BsValue *value;     // speaks of the value, or made, changed or erased what defines it
    const BsValue *owned;     // sets the ownership of the value, or says something of its alias set
    gboolean becomes_unknown; // an ownership becomes unknown that was not
} BsEventQuery;

/* Whether event `number` matches; FALSE for a number that no event has. */
gboolean bs_timeline_matches(const BsTimeline *timeline, guint32 number, const BsEventQuery *query);
/* The nearest event after (before) `from` that matches, or 0. Costs a walk over the events between;
 * with a block, the program travels along, and comes back. */
guint32 bs_timeline_find_next(const BsTimeline *timeline, guint32 from, const BsEventQuery *query);
guint32 bs_timeline_find_previous(const BsTimeline *timeline, guint32 from,
                                  const BsEventQuery *query);
/* The last event, number <= `from`, that changed the op (inserted, moved, modified or erased it),
 * or 0. */
guint32 bs_timeline_last_change(const BsTimeline *timeline, guint32 from, const BsOp *op);
