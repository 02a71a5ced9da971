// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions to the timeline: breakpoints, and who changed what. An event is about a thing when it
// names it, or when one of its journal records is about it.
#include "debug/document/timeline-private.h"
#include "ir/journal.h"

#include <string.h>

static gboolean
speaks_of_op(const BsEvent *event, const BsOp *op)
{
    if (event->op == op)
        return TRUE;
    for (guint32 i = 0; i < event->n_items; i++) {
        if (event->items[i].op == op)
            return TRUE;
    }
    return FALSE;
}

static gboolean
speaks_of_value(const BsEvent *event, const BsValue *value)
{
    if (event->value == value)
        return TRUE;
    if (event->kind == BS_EVENT_OWNERSHIP &&
        (bs_event_before(event).indicator == value || bs_event_after(event).indicator == value))
        return TRUE;
    for (guint32 i = 0; i < event->n_items; i++) {
        if (event->items[i].value == value || event->items[i].condition == value)
            return TRUE;
    }
    return FALSE;
}

// What a query looks for among the records of an event.
typedef struct Subject {
    const BsOp *op;
    const BsBlock *block;
} Subject;

// What a block holds changes as one travels: it is asked where the record was made.
static gboolean
held_at(BsIr *ir, guint32 position, const BsOp *op, const BsBlock *block)
{
    bs_journal_seek(ir, position);
    return bs_op_block(op) == block;
}

// Travels for a block.
static gboolean
changes(const BsTimeline *timeline, guint32 number, Subject subject)
{
    BsIr *ir = bs_timeline_ir(timeline);
    const BsJournal *journal = ir->journal;
    guint32 end = bs_timeline_position_after(timeline, number);
    for (guint32 i = bs_timeline_event(timeline, number)->position; i < end; i++) {
        BsChange change = bs_journal_change(journal, i);
        if ((subject.op && change.op == subject.op) ||
            (subject.block && change.block == subject.block))
            return TRUE;
        if (subject.block && change.op &&
            (held_at(ir, i, change.op, subject.block) ||
             held_at(ir, i + 1, change.op, subject.block)))
            return TRUE;
    }
    return FALSE;
}

static gboolean
matches_op(const BsTimeline *timeline, const BsEvent *event, const BsOp *op)
{
    return speaks_of_op(event, op) || changes(timeline, event->number, (Subject){.op = op});
}

static gboolean
matches_block(const BsTimeline *timeline, const BsEvent *event, const BsBlock *block)
{
    return event->block == block || event->target == block ||
           changes(timeline, event->number, (Subject){.block = block});
}

static gboolean
matches_value(const BsTimeline *timeline, const BsEvent *event, const BsValue *value)
{
    return speaks_of_value(event, value) ||
           (bs_value_op(value) &&
            changes(timeline, event->number, (Subject){.op = bs_value_op(value)}));
}

static gboolean
matches_ownership(const BsEvent *event, const BsEventQuery *query)
{
    const gboolean of_aliases = event->kind == BS_EVENT_ALIASES || event->kind == BS_EVENT_ALIAS ||
                                event->kind == BS_EVENT_CRITICAL;
    if (event->kind != BS_EVENT_OWNERSHIP && !(of_aliases && query->owned))
        return FALSE;
    if (query->owned && event->value != query->owned)
        return FALSE;
    return !query->becomes_unknown || (bs_event_before(event).state != BS_OWNERSHIP_UNKNOWN &&
                                       bs_event_after(event).state == BS_OWNERSHIP_UNKNOWN);
}

static gboolean
matches(const BsTimeline *timeline, guint32 number, const BsEventQuery *query)
{
    const BsEvent *event = bs_timeline_event(timeline, number);
    if (!event || (query->kinds && !(query->kinds & ((guint64)1 << event->kind))))
        return FALSE;
    if (query->rule && (!event->rule || strcmp(query->rule, event->rule) != 0))
        return FALSE;
    if ((query->owned || query->becomes_unknown) && !matches_ownership(event, query))
        return FALSE;
    if (query->op && !matches_op(timeline, event, query->op))
        return FALSE;
    if (query->block && !matches_block(timeline, event, query->block))
        return FALSE;
    return !query->value || matches_value(timeline, event, query->value);
}

// The first event that matches of those from `begin` on, `step` (1 or -1) apart, before `end`; 0:
// none. The program comes back to where it was.
static guint32
find(const BsTimeline *timeline, guint32 begin, guint32 end, gint step, const BsEventQuery *query)
{
    BsIr *ir = bs_timeline_ir(timeline);
    const guint32 here = ir->journal ? bs_journal_position(ir->journal) : 0;
    guint32 i = begin;
    while (i != end && !matches(timeline, i, query))
        i += (guint32)step;
    if (query->block && ir->journal)
        bs_journal_seek(ir, here);
    return i == end ? 0 : i;
}

gboolean
bs_timeline_matches(const BsTimeline *timeline, guint32 number, const BsEventQuery *query)
{
    return find(timeline, number, number + 1, 1, query) != 0;
}

guint32
bs_timeline_find_next(const BsTimeline *timeline, guint32 from, const BsEventQuery *query)
{
    const guint32 end = bs_timeline_length(timeline) + 1;
    return find(timeline, MIN(from + 1, end), end, 1, query);
}

guint32
bs_timeline_find_previous(const BsTimeline *timeline, guint32 from, const BsEventQuery *query)
{
    const guint32 begin = MIN(from, bs_timeline_length(timeline) + 1);
    return find(timeline, begin ? begin - 1 : 0, 0, -1, query);
}

guint32
bs_timeline_last_change(const BsTimeline *timeline, guint32 from, const BsOp *op)
{
    const BsJournal *journal = bs_timeline_ir(timeline)->journal;
    for (guint32 i = bs_timeline_position_after(timeline, from); i-- > 0;) {
        if (bs_journal_change(journal, i).op == op)
            return bs_timeline_event_of_record(timeline, i);
    }
    return 0;
}
