// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/loud.h"

#include "debug/document/cursor.h"

struct BsLoud {
    GArray *events; // of guint32, rising
};

gboolean
bs_stage_is_quiet(const BsStage *stage, guint32 number)
{
    return number > 0 && stage->reached && !stage->changed && !stage->failed;
}

static gboolean
is_same(BsOwnership a, BsOwnership b)
{
    return a.state == b.state && a.indicator == b.indicator;
}

// By itself, without what is nested in it.
static gboolean
changes_something(const BsDocument *document, const BsEvent *event)
{
    guint32 begin, end;
    if (event->kind == BS_EVENT_OWNERSHIP)
        return !is_same(bs_event_before(event), bs_event_after(event));
    if (event->kind == BS_EVENT_TO_FREE || event->kind == BS_EVENT_REFUSED ||
        event->kind == BS_EVENT_CRITICAL || (event->flags & BS_EVENT_FAILED))
        return TRUE;
    bs_document_event_records(document, event->number, &begin, &end);
    return begin < end;
}

// changed[i]: how many of the events 1..i change something.
static guint32 *
count_changes(const BsDocument *document)
{
    const guint32 n = bs_document_n_events(document);
    guint32 *changed = g_new0(guint32, n + 1);
    for (guint32 s = 1; s < bs_document_n_stages(document); s++) {
        const BsStage *stage = bs_document_stage(document, s);
        const gboolean quiet = bs_stage_is_quiet(stage, s);
        for (guint32 i = MAX(stage->first, 1); stage->reached && i <= stage->last; i++)
            changed[i] =
                !quiet && changes_something(document, bs_document_event(document, i)) ? 1 : 0;
    }
    for (guint32 i = 1; i <= n; i++)
        changed[i] += changed[i - 1];
    return changed;
}

BsLoud *
bs_loud_new(const BsDocument *document)
{
    BsLoud *loud = g_rc_box_new0(BsLoud);
    g_autofree guint32 *changed = count_changes(document);
    loud->events = g_array_new(FALSE, FALSE, sizeof(guint32));
    for (guint32 i = 1; i <= bs_document_n_events(document); i++) {
        if (changed[bs_document_event(document, i)->end] > changed[i - 1])
            g_array_append_val(loud->events, i);
    }
    return loud;
}

static void
clear(gpointer data)
{
    BsLoud *loud = data;
    g_array_unref(loud->events);
}

void
bs_loud_unref(BsLoud *loud)
{
    if (loud)
        g_rc_box_release_full(loud, clear);
}

BsLoud *
bs_loud_ref(BsLoud *loud)
{
    return g_rc_box_acquire(loud);
}

guint32
bs_loud_length(const BsLoud *loud)
{
    return loud->events->len;
}

guint32
bs_loud_event(const BsLoud *loud, guint32 index)
{
    return index < loud->events->len ? g_array_index(loud->events, guint32, index) : 0;
}

guint32
bs_loud_count(const BsLoud *loud, guint32 number)
{
    guint32 low = 0, high = loud->events->len;
    while (low < high) {
        const guint32 middle = low + (high - low) / 2;
        if (g_array_index(loud->events, guint32, middle) <= number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

gboolean
bs_loud_has(const BsLoud *loud, guint32 number)
{
    const guint32 count = bs_loud_count(loud, number);
    return number == 0 || (count > 0 && bs_loud_event(loud, count - 1) == number);
}

// -- walking -------------------------------------------------------------------------------------

static gboolean
passes_by(const BsDocument *document, const BsLoud *loud, gboolean by_stage)
{
    const guint32 cursor = bs_document_cursor(document);
    if (!loud || cursor == 0 || cursor == bs_document_n_events(document))
        return FALSE;
    if (!by_stage)
        return !bs_loud_has(loud, cursor);
    const guint32 stage = bs_document_current_stage(document);
    return bs_stage_is_quiet(bs_document_stage(document, stage), stage);
}

gboolean
bs_document_walk(BsDocument *document, const BsLoud *loud, BsMove move, BsMove on, guint times)
{
    const gboolean by_stage = move == bs_document_next_stage || move == bs_document_previous_stage;
    const guint32 from = bs_document_cursor(document);
    gboolean moved = TRUE;
    while (moved && times-- > 0) {
        moved = move(document);
        while (moved && passes_by(document, loud, by_stage) && (on ? on : move)(document))
            ;
    }
    return bs_document_cursor(document) != from;
}
