// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/timeline-private.h"

#include "ir/journal.h"
#include "support/i18n.h"
#include "support/pile.h"
#include "support/vec.h"

#include <string.h>

typedef struct Entry {
    BsEvent event;
    BsOp *function;
} Entry;

struct BsTimeline {
    BsEventSink sink; // first, so that the sink is the timeline
    BsIr *ir;
    BsArena arena;          // of what follows, and of the items of events
    BS_PILE(Entry) entries; // event i is entry i - 1
    BS_VEC(guint32) open;   // numbers of the events that are entered
    // The function of the block of the last op that was asked for. Rewriters try many patterns on
    // one op, deep inside of it; the answer holds until something changes.
    const BsBlock *known_block;
    BsOp *known_function;
    guint32 known_position; // of the journal
};

// -- recording ------------------------------------------------------------------------------------

static BsOp *
enclosing_function(BsOp *op)
{
    while (op && !bs_op_has_trait(op, BS_TRAIT_FUNCTION))
        op = bs_op_parent(op);
    return op;
}

static BsOp *
function_around(BsTimeline *timeline, const BsBlock *block)
{
    const guint32 position = bs_journal_length(timeline->ir->journal);
    if (timeline->known_block != block || timeline->known_position != position) {
        timeline->known_block = block;
        timeline->known_position = position;
        timeline->known_function = enclosing_function(bs_block_parent_op(block));
    }
    return timeline->known_function;
}

static BsOp *
function_of(BsTimeline *timeline, const BsEvent *event)
{
    BsOp *op = event->op;
    if (op && bs_op_block(op) && !bs_op_has_trait(op, BS_TRAIT_FUNCTION))
        return function_around(timeline, bs_op_block(op));
    if (!op && event->block)
        op = bs_block_parent_op(event->block);
    if (!op && event->value) {
        BsBlock *block = bs_value_block(event->value);
        op = bs_value_op(event->value) ? bs_value_op(event->value)
             : block                   ? bs_block_parent_op(block)
                                       : NULL;
    }
    return enclosing_function(op);
}

static Entry *
entry(const BsTimeline *timeline, guint32 number)
{
    return bs_pile_at(&timeline->entries, number - 1);
}

// What the event points at and its sink copies.
static void
copy_rest(BsTimeline *timeline, BsEvent *event)
{
    event->items =
        bs_arena_copy(&timeline->arena, event->items, sizeof(BsEventItem) * event->n_items);
    if (event->ownership)
        event->ownership =
            bs_arena_copy(&timeline->arena, event->ownership, sizeof *event->ownership);
}

static void
report(BsEventSink *sink, const BsEvent *event)
{
    BsTimeline *timeline = (BsTimeline *)sink;
    const guint32 parent = timeline->open.len > 0 ? bs_vec_last(&timeline->open) : 0;
    BsOp *function = function_of(timeline, event);
    if (!function && parent && !event->op) // an op outside of functions: the module itself
        function = entry(timeline, parent)->function;
    bs_pile_grow(&timeline->entries, &timeline->arena);
    Entry *new = bs_pile_last(&timeline->entries);
    new->function = function;
    new->event = *event;
    new->event.number = new->event.end = timeline->ir->event = timeline->entries.len;
    new->event.parent = parent;
    new->event.position = bs_journal_length(timeline->ir->journal);
    if (event->n_items || event->ownership)
        copy_rest(timeline, &new->event);
}

static void
enter(BsEventSink *sink)
{
    BsTimeline *timeline = (BsTimeline *)sink;
    g_assert(timeline->entries.len > 0);
    bs_vec_push(&timeline->open, timeline->entries.len);
}

static void
leave(BsEventSink *sink)
{
    BsTimeline *timeline = (BsTimeline *)sink;
    if (timeline->open.len == 0)
        return;
    guint32 number = bs_vec_pop(&timeline->open);
    entry(timeline, number)->event.end = timeline->entries.len;
}

static void
retract(BsEventSink *sink)
{
    BsTimeline *timeline = (BsTimeline *)sink;
    g_assert(timeline->entries.len > 0);
    bs_pile_drop(&timeline->entries);
    timeline->ir->event = timeline->entries.len;
}

static void
instead(BsEventSink *sink, BsEventKind kind, const char *rule)
{
    BsTimeline *timeline = (BsTimeline *)sink;
    BsEvent *event = &bs_pile_last(&timeline->entries)->event;
    event->kind = kind;
    event->rule = rule;
}

static void
fail(BsEventSink *sink)
{
    BsTimeline *timeline = (BsTimeline *)sink;
    g_assert(timeline->entries.len > 0);
    entry(timeline, timeline->entries.len)->event.flags |= BS_EVENT_FAILED;
}

BsTimeline *
bs_timeline_new(BsIr *ir)
{
    BsTimeline *timeline = g_new0(BsTimeline, 1);
    timeline->sink = (BsEventSink){report, enter, leave, retract, instead, fail};
    timeline->ir = ir;
    bs_arena_init(&timeline->arena);
    return timeline;
}

void
bs_timeline_free(BsTimeline *timeline)
{
    if (!timeline)
        return;
    bs_vec_free(&timeline->open);
    bs_arena_clear(&timeline->arena);
    g_free(timeline);
}

BsIr *
bs_timeline_ir(const BsTimeline *timeline)
{
    return timeline->ir;
}

BsEventSink *
bs_timeline_sink(BsTimeline *timeline)
{
    return &timeline->sink;
}

void
bs_timeline_finish(BsTimeline *timeline)
{
    while (timeline->open.len > 0)
        leave(&timeline->sink);
    bs_vec_free(&timeline->open);
}

// -- reading --------------------------------------------------------------------------------------

guint32
bs_timeline_length(const BsTimeline *timeline)
{
    return timeline->entries.len;
}

const BsEvent *
bs_timeline_event(const BsTimeline *timeline, guint32 number)
{
    return number >= 1 && number <= timeline->entries.len ? &entry(timeline, number)->event : NULL;
}

guint32
bs_timeline_depth(const BsTimeline *timeline, guint32 number)
{
    guint32 depth = 0;
    for (const BsEvent *event = bs_timeline_event(timeline, number); event && event->parent;
         depth++)
        event = bs_timeline_event(timeline, event->parent);
    return depth;
}

BsOp *
bs_timeline_function(const BsTimeline *timeline, guint32 number)
{
    return number >= 1 && number <= timeline->entries.len ? entry(timeline, number)->function
                                                          : NULL;
}

guint32
bs_timeline_position_after(const BsTimeline *timeline, guint32 number)
{
    if (number < timeline->entries.len)
        return entry(timeline, number + 1)->event.position;
    return bs_journal_length(timeline->ir->journal);
}

guint32
bs_timeline_event_of_record(const BsTimeline *timeline, guint32 record)
{
    // The last event whose position is not behind the record.
    guint32 low = 0, high = timeline->entries.len;
    while (low < high) {
        guint32 middle = low + (high - low) / 2;
        if (entry(timeline, middle + 1)->event.position <= record)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

// -- kinds ----------------------------------------------------------------------------------------

static const struct {
    const char *name;
    BsGrain grain;
} kinds[] = {
#define X(id, name, grain) {name, BS_GRAIN_##grain},
    BS_EVENT_KINDS(X)
#undef X
};

const char *
bs_event_kind_name(BsEventKind kind)
{
    return kinds[kind].name;
}

const char *
bs_event_kind_word(BsEventKind kind)
{
    return C_("event", kinds[kind].name);
}

BsEventKind
bs_event_kind_find(const char *name)
{
    guint kind = 0;
    while (kind < BS_N_EVENT_KINDS && strcmp(kinds[kind].name, name) != 0)
        kind++;
    return kind;
}

BsGrain
bs_event_kind_grain(BsEventKind kind)
{
    return kinds[kind].grain;
}
