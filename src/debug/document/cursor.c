// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/cursor.h"

#include "debug/document/document-private.h"
#include "debug/document/moments.h"

#include "ir/journal.h"

void
bs_document_seek(BsDocument *document, guint32 position)
{
    if (document->timeline)
        bs_journal_seek(document->ir, bs_timeline_position_after(document->timeline, position));
}

guint32
bs_document_cursor(const BsDocument *document)
{
    return document->cursor;
}

const BsEvent *
bs_document_current_event(const BsDocument *document)
{
    return bs_document_event(document, document->cursor);
}

guint32
bs_document_current_stage(const BsDocument *document)
{
    return bs_document_stage_of(document, document->cursor);
}

guint32
bs_document_generation(const BsDocument *document)
{
    return document->generation;
}

// Whether the program is the same after two events, to the letter: most events only say what is
// known of it. (After a pass that failed it depends on the event how it is printed.)
static gboolean
is_same_program(const BsDocument *document, guint32 a, guint32 b)
{
    return document->timeline && !bs_document_failed_stage(document) &&
           bs_timeline_position_after(document->timeline, a) ==
               bs_timeline_position_after(document->timeline, b);
}

gboolean
bs_document_goto(BsDocument *document, guint32 to)
{
    to = MIN(to, bs_document_n_events(document));
    if (to == document->cursor)
        return FALSE;
    if (!is_same_program(document, document->cursor, to))
        g_clear_pointer(&document->kept_here, bs_kept_free);
    bs_document_seek(document, to);
    document->cursor = to;
    document->generation++;
    return TRUE;
}

gboolean
bs_document_goto_first(BsDocument *document)
{
    return bs_document_goto(document, 0);
}

gboolean
bs_document_goto_last(BsDocument *document)
{
    return bs_document_goto(document, bs_document_n_events(document));
}

// -- steps ----------------------------------------------------------------------------------------

// Whether stepping by `grain` stops at event `number`. Both ends always are stops.
static gboolean
is_stop(const BsDocument *document, guint32 number, BsGrain grain)
{
    const BsEvent *event = bs_document_event(document, number);
    if (!event || number == bs_document_n_events(document) || grain == BS_GRAIN_DETAIL)
        return TRUE;
    return bs_event_kind_grain(event->kind) >= grain && !(event->flags & BS_EVENT_INSIDE);
}

gboolean
bs_document_step_forward(BsDocument *document, BsGrain grain)
{
    if (grain == BS_GRAIN_STAGE)
        return bs_document_next_stage(document);
    guint32 n = bs_document_n_events(document), to = document->cursor;
    if (to == n)
        return FALSE;
    do
        to++;
    while (!is_stop(document, to, grain));
    return bs_document_goto(document, to);
}

gboolean
bs_document_step_back(BsDocument *document, BsGrain grain)
{
    if (grain == BS_GRAIN_STAGE)
        return bs_document_previous_stage(document);
    guint32 to = document->cursor;
    if (to == 0)
        return FALSE;
    do
        to--;
    while (!is_stop(document, to, grain));
    return bs_document_goto(document, to);
}

static gboolean
is_inside(const BsDocument *document, guint32 number)
{
    const BsEvent *event = bs_document_event(document, number);
    return event && (event->flags & BS_EVENT_INSIDE);
}

gboolean
bs_document_step_over(BsDocument *document)
{
    guint32 n = bs_document_n_events(document);
    const BsEvent *event = bs_document_current_event(document);
    guint32 to = (event ? event->end : 0) + 1;
    while (to < n && is_inside(document, to))
        to++;
    return bs_document_goto(document, to);
}

gboolean
bs_document_step_over_back(BsDocument *document)
{
    if (document->cursor == 0)
        return FALSE;
    guint32 depth = bs_timeline_depth(document->timeline, document->cursor),
            to = document->cursor - 1;
    while (to > 0 && (bs_timeline_depth(document->timeline, to) > depth || is_inside(document, to)))
        to--;
    return bs_document_goto(document, to);
}

gboolean
bs_document_step_in(BsDocument *document)
{
    const BsEvent *event = bs_document_current_event(document);
    return event && event->end > event->number && bs_document_goto(document, event->number + 1);
}

gboolean
bs_document_step_in_back(BsDocument *document)
{
    const guint32 cursor = document->cursor;
    return cursor > 1 &&
           bs_timeline_depth(document->timeline, cursor - 1) >
               bs_timeline_depth(document->timeline, cursor) &&
           bs_document_goto(document, cursor - 1);
}

// The innermost block, function or pass around the cursor for which `done` does not hold, or NULL.
static const BsEvent *
enclosing(const BsDocument *document, gboolean (*done)(const BsEvent *event, guint32 cursor))
{
    const BsEvent *event = bs_document_current_event(document);
    while (event) {
        if (bs_event_kind_grain(event->kind) >= BS_GRAIN_BLOCK && !done(event, document->cursor))
            return event;
        event = bs_document_event(document, event->parent);
    }
    return NULL;
}

static gboolean
is_at_end(const BsEvent *event, guint32 cursor)
{
    return event->end <= cursor;
}

static gboolean
is_at_begin(const BsEvent *event, guint32 cursor)
{
    return event->number >= cursor;
}

gboolean
bs_document_step_out(BsDocument *document)
{
    const BsEvent *around = enclosing(document, is_at_end);
    return around ? bs_document_goto(document, around->end) : bs_document_next_stage(document);
}

gboolean
bs_document_step_out_back(BsDocument *document)
{
    const BsEvent *around = enclosing(document, is_at_begin);
    return around ? bs_document_goto(document, around->number)
                  : bs_document_previous_stage(document);
}

// -- stages ---------------------------------------------------------------------------------------

gboolean
bs_document_goto_stage(BsDocument *document, guint32 stage)
{
    const BsStage *to = bs_document_stage(document, stage);
    return to && to->reached && bs_document_goto(document, to->last);
}

gboolean
bs_document_next_stage(BsDocument *document)
{
    const BsStage *stage = bs_document_stage(document, bs_document_current_stage(document));
    if (document->cursor < stage->last)
        return bs_document_goto(document, stage->last);
    return bs_document_goto_stage(document, bs_document_current_stage(document) + 1);
}

gboolean
bs_document_previous_stage(BsDocument *document)
{
    guint32 stage = bs_document_current_stage(document);
    return stage > 0 && bs_document_goto_stage(document, stage - 1);
}

// -- queries --------------------------------------------------------------------------------------

gboolean
bs_document_run_forward(BsDocument *document, const BsEventQuery *queries, guint32 n)
{
    guint32 to = 0;
    for (guint32 i = 0; document->timeline && i < n; i++) {
        guint32 found = bs_timeline_find_next(document->timeline, document->cursor, &queries[i]);
        to = found && (!to || found < to) ? found : to;
    }
    return to && bs_document_goto(document, to);
}

gboolean
bs_document_run_back(BsDocument *document, const BsEventQuery *queries, guint32 n)
{
    guint32 to = 0;
    for (guint32 i = 0; document->timeline && i < n; i++)
        to = MAX(to, bs_timeline_find_previous(document->timeline, document->cursor, &queries[i]));
    return to && bs_document_goto(document, to);
}

void
bs_document_visit(BsDocument *document, guint32 position,
                  void (*visit)(BsDocument *document, gpointer data), gpointer data)
{
    guint32 cursor = document->cursor, generation = document->generation;
    // What callers hold of it stays valid.
    GArray *kept = g_steal_pointer(&document->kept_here);
    bs_document_goto(document, position);
    visit(document, data);
    bs_document_goto(document, cursor);
    g_clear_pointer(&document->kept_here, bs_kept_free);
    document->kept_here = kept;
    document->generation = generation;
}

// -- events, which are where it can stand ---------------------------------------------------------

guint32
bs_document_n_events(const BsDocument *document)
{
    return document->timeline ? bs_timeline_length(document->timeline) : 0;
}

const BsEvent *
bs_document_event(const BsDocument *document, guint32 number)
{
    return document->timeline ? bs_timeline_event(document->timeline, number) : NULL;
}

BsOp *
bs_document_event_function(const BsDocument *document, guint32 number)
{
    return document->timeline ? bs_timeline_function(document->timeline, number) : NULL;
}

void
bs_document_event_records(const BsDocument *document, guint32 number, guint32 *begin, guint32 *end)
{
    const BsEvent *event = bs_document_event(document, number);
    *begin = event ? event->position : 0;
    *end = event ? bs_timeline_position_after(document->timeline, number) : 0;
}
