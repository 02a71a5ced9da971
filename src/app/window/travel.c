// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walking through the timeline: steps of every grain, playing, and coming back to where one was.
#include "app/window/window-private.h"
#include "debug/document/cursor.h"
#include "support/i18n.h"

enum { FRAME = 16 }; // milliseconds: steps that come faster are walked together

// -- ways to walk --------------------------------------------------------------------------------

static gboolean
event_forward(BsDocument *document)
{
    return bs_document_step_forward(document, BS_GRAIN_DETAIL);
}

static gboolean
event_back(BsDocument *document)
{
    return bs_document_step_back(document, BS_GRAIN_DETAIL);
}

static gboolean
op_forward(BsDocument *document)
{
    return bs_document_step_forward(document, BS_GRAIN_OP);
}

static gboolean
op_back(BsDocument *document)
{
    return bs_document_step_back(document, BS_GRAIN_OP);
}

static gboolean
block_forward(BsDocument *document)
{
    return bs_document_step_forward(document, BS_GRAIN_BLOCK);
}

static gboolean
block_back(BsDocument *document)
{
    return bs_document_step_back(document, BS_GRAIN_BLOCK);
}

static const BsWalkBy walks[] = {
    // clang-format off
    {event_forward,              NULL,          BS_HOP_STEP, NULL},
    {event_back,                 NULL,          BS_HOP_STEP, NULL},
    {op_forward,                 NULL,          BS_HOP_STEP, NULL},
    {op_back,                    NULL,          BS_HOP_STEP, NULL},
    {block_forward,              NULL,          BS_HOP_STEP, NULL},
    {block_back,                 NULL,          BS_HOP_STEP, NULL},
    {bs_document_step_in,        event_forward, BS_HOP_STEP,
     N_("There is nothing to step into: no events are inside this one")},
    {bs_document_step_in_back,   event_back,    BS_HOP_STEP,
     N_("There is nothing to step back into: no inner events end just before this one")},
    {bs_document_step_over,      NULL,          BS_HOP_STEP, NULL},
    {bs_document_step_over_back, NULL,          BS_HOP_STEP, NULL},
    {bs_document_step_out,       event_forward, BS_HOP_STEP, NULL},
    {bs_document_step_out_back,  event_back,    BS_HOP_STEP, NULL},
    {bs_document_next_stage,     NULL,          BS_HOP_JUMP, NULL},
    {bs_document_previous_stage, NULL,          BS_HOP_JUMP, NULL},
    {bs_document_goto_first,     NULL,          BS_HOP_JUMP, NULL},
    {bs_document_goto_last,      NULL,          BS_HOP_JUMP, NULL},
    // clang-format on
};

static const BsWalkBy *
walk_by(gboolean (*move)(BsDocument *document))
{
    for (guint i = 0; i < G_N_ELEMENTS(walks); i++)
        if (walks[i].move == move)
            return &walks[i];
    g_assert_not_reached(); // a walk without a row
}

// -- many steps in a row -------------------------------------------------------------------------

static void
drop_steps(BsWindow *self)
{
    g_clear_handle_id(&self->travel.walking, g_source_remove);
    self->travel.times = 0;
}

static void
walk_times(BsWindow *self, guint times)
{
    const BsWalkBy *by = self->travel.walk;
    if (!bs_session_walk(self->session, by, times) && by->nowhere)
        bs_window_say_briefly(self, _(by->nowhere));
}

// Those that came meanwhile; FALSE when there are none.
static gboolean
walk_gathered(BsWindow *self)
{
    const guint times = self->travel.times;
    self->travel.times = 0;
    if (times > 0)
        walk_times(self, times);
    return times > 0;
}

static gboolean
walk_steps(gpointer data)
{
    BsWindow *self = data;
    if (walk_gathered(self))
        return G_SOURCE_CONTINUE;
    self->travel.walking = 0; // nothing came since: the next step is walked at once
    return G_SOURCE_REMOVE;
}

// The first step of a key is walked at once. When the key is held, and its repeats come faster than
// the views can follow, those that came meanwhile are walked together and shown once: letting go
// stops at once, too.
static void
walk(BsWindow *self, gboolean (*move)(BsDocument *document))
{
    const BsWalkBy *by = walk_by(move);
    if (self->travel.walking && self->travel.walk != by) {
        walk_gathered(self);
        drop_steps(self);
    }
    self->travel.walk = by;
    if (self->travel.walking) {
        self->travel.times++;
        return;
    }
    walk_times(self, 1);
    self->travel.walking = g_timeout_add(FRAME, walk_steps, self);
}

#define WALK(name, move)                             \
    static void name(BsWindow *self, GVariant *none) \
    {                                                \
        (void)none;                                  \
        walk(self, move);                            \
    }
WALK(step_forward, event_forward)
WALK(step_back, event_back)
WALK(step_op_forward, op_forward)
WALK(step_op_back, op_back)
WALK(step_block_forward, block_forward)
WALK(step_block_back, block_back)
WALK(step_in, bs_document_step_in)
WALK(step_in_back, bs_document_step_in_back)
WALK(step_over, bs_document_step_over)
WALK(step_over_back, bs_document_step_over_back)
WALK(step_out, bs_document_step_out)
WALK(step_out_back, bs_document_step_out_back)
WALK(next_stage, bs_document_next_stage)
WALK(previous_stage, bs_document_previous_stage)
WALK(to_first, bs_document_goto_first)
WALK(to_last, bs_document_goto_last)
#undef WALK

// -- playing -------------------------------------------------------------------------------------

static void
stop_playing(BsWindow *self)
{
    if (!self->travel.playing)
        return;
    g_clear_handle_id(&self->travel.playing, g_source_remove);
    bs_window_set_state(self, "play", g_variant_new_boolean(FALSE));
    bs_timeline_bar_show_playing(self->timeline, FALSE);
}

// The steps that playing takes.
static const struct {
    const char *name;
    gboolean (*move)(BsDocument *document);
} grains[] = {
    {"event", event_forward},
    {"op", op_forward},
    {"block", block_forward},
    {"stage", bs_document_next_stage},
};

static void
play_grain(BsWindow *self, GVariant *grain)
{
    for (guint i = 0; i < G_N_ELEMENTS(grains); i++) {
        if (!g_str_equal(grains[i].name, g_variant_get_string(grain, NULL)))
            continue;
        self->travel.grain = i;
        bs_window_set_state(self, "play-grain", grain);
    }
}

static gboolean
play_on(gpointer data)
{
    BsWindow *self = data;
    const guint32 stop = bs_breakpoints_next(bs_marks_breakpoints(self->marks),
                                             bs_session_cursor(self->session), TRUE);
    self->travel.moving = TRUE;
    const gboolean moved =
        bs_session_walk(self->session, walk_by(grains[self->travel.grain].move), 1);
    const gboolean stopped = stop && stop <= bs_session_cursor(self->session);
    if (stopped) // it may be hidden, and passed by
        bs_session_step_to(self->session, stop);
    self->travel.moving = FALSE;
    if (!moved || stopped || bs_session_cursor(self->session) == bs_session_n_events(self->session))
        stop_playing(self);
    return self->travel.playing ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
start_timer(BsWindow *self)
{
    g_clear_handle_id(&self->travel.playing, g_source_remove);
    self->travel.playing = g_timeout_add(1000 / self->travel.speed, play_on, self);
}

static void
play(BsWindow *self, GVariant *none)
{
    (void)none;
    if (self->travel.playing) {
        stop_playing(self);
        return;
    }
    if (bs_session_cursor(self->session) == bs_session_n_events(self->session))
        return;
    start_timer(self);
    bs_window_set_state(self, "play", g_variant_new_boolean(TRUE));
    bs_timeline_bar_show_playing(self->timeline, TRUE);
}

static void
set_speed(BsWindow *self, gint speed)
{
    enum { FASTEST = 32 };
    self->travel.speed = (guint)CLAMP(speed, 1, FASTEST);
    bs_window_set_state(self, "play-speed", g_variant_new_int32((gint32)self->travel.speed));
    if (self->travel.playing)
        start_timer(self);
}

static void
play_speed(BsWindow *self, GVariant *speed)
{
    set_speed(self, g_variant_get_int32(speed));
}

static void
play_slower(BsWindow *self, GVariant *none)
{
    (void)none;
    set_speed(self, (gint)self->travel.speed / 2);
}

static void
play_faster(BsWindow *self, GVariant *none)
{
    (void)none;
    set_speed(self, (gint)self->travel.speed * 2);
}

// -- going somewhere -----------------------------------------------------------------------------

static void
goto_event(BsWindow *self, GVariant *event)
{
    bs_session_goto(self->session, (guint32)MAX(0, g_variant_get_int32(event)));
}

static void
ask_event(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_timeline_bar_ask_event(self->timeline);
}

static void
goto_stage(BsWindow *self, GVariant *stage)
{
    bs_session_goto_stage(self->session, (guint32)MAX(0, g_variant_get_int32(stage)));
}

static void
visited_back(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_session_revisit(self->session, FALSE);
}

static void
visited_forward(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_session_revisit(self->session, TRUE);
}

// -- what is passed by ---------------------------------------------------------------------------

static void
hide_unchanged(BsWindow *self, GVariant *none)
{
    const gboolean hide = !bs_session_hides_unchanged(self->session);
    (void)none;
    bs_session_set_hide_unchanged(self->session, hide);
    bs_window_set_state(self, "hide-unchanged", g_variant_new_boolean(hide));
}

// -- the table -----------------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"step-forward",       NULL, step_forward,       BS_PROGRAM, NULL},
    {"step-back",          NULL, step_back,          BS_PROGRAM, NULL},
    {"step-op-forward",    NULL, step_op_forward,    BS_PROGRAM, NULL},
    {"step-op-back",       NULL, step_op_back,       BS_PROGRAM, NULL},
    {"step-block-forward", NULL, step_block_forward, BS_PROGRAM, NULL},
    {"step-block-back",    NULL, step_block_back,    BS_PROGRAM, NULL},
    {"step-in",            NULL, step_in,            BS_PROGRAM, NULL},
    {"step-in-back",       NULL, step_in_back,       BS_PROGRAM, NULL},
    {"step-over",          NULL, step_over,          BS_PROGRAM, NULL},
    {"step-over-back",     NULL, step_over_back,     BS_PROGRAM, NULL},
    {"step-out",           NULL, step_out,           BS_PROGRAM, NULL},
    {"step-out-back",      NULL, step_out_back,      BS_PROGRAM, NULL},
    {"next-stage",         NULL, next_stage,         BS_PROGRAM, NULL},
    {"previous-stage",     NULL, previous_stage,     BS_PROGRAM, NULL},
    {"first",              NULL, to_first,           BS_PROGRAM, NULL},
    {"last",               NULL, to_last,            BS_PROGRAM, NULL},
    {"goto",               NULL, ask_event,          BS_PROGRAM, NULL},
    {"goto-event",         "i",  goto_event,         BS_PROGRAM, NULL},
    {"stage",              "i",  goto_stage,         BS_PROGRAM, "0"},
    {"visited-back",       NULL, visited_back,       BS_PROGRAM, NULL},
    {"visited-forward",    NULL, visited_forward,    BS_PROGRAM, NULL},
    {"hide-unchanged",     NULL, hide_unchanged,     BS_ALWAYS,  "false"},
    {"play",               NULL, play,               BS_PROGRAM, "false"},
    {"play-speed",         "i",  play_speed,         BS_ALWAYS,  "4"},
    {"play-grain",         "s",  play_grain,         BS_ALWAYS,  "'event'"},
    {"play-slower",        NULL, play_slower,        BS_ALWAYS,  NULL},
    {"play-faster",        NULL, play_faster,        BS_ALWAYS,  NULL},
    // clang-format on
};

const BsCommands bs_travel_commands = {commands, G_N_ELEMENTS(commands)};

void
bs_window_update_travel(BsWindow *self)
{
    static const struct {
        const char *action;
        gboolean forward;
    } ways[] = {
        {"step-forward", TRUE},
        {"step-back", FALSE},
        {"step-op-forward", TRUE},
        {"step-op-back", FALSE},
        {"step-block-forward", TRUE},
        {"step-block-back", FALSE},
        {"last", TRUE},
        {"first", FALSE},
    };
    BsSession *session = self->session;
    const guint32 cursor = bs_session_cursor(session), n = bs_session_n_events(session);
    for (guint i = 0; i < G_N_ELEMENTS(ways); i++)
        bs_window_enable(self, ways[i].action, ways[i].forward ? cursor < n : cursor > 0);
    bs_window_enable(self, "visited-back", bs_session_can_revisit(session, FALSE));
    bs_window_enable(self, "visited-forward", bs_session_can_revisit(session, TRUE));
    bs_window_enable(self, "play", cursor < n);
}

// -- the window's part ---------------------------------------------------------------------------

// Whoever walks by hand does not want to be led on.
static void
on_moved(BsWindow *self)
{
    if (self->travel.moving)
        return;
    stop_playing(self);
}

static void
on_loaded(BsWindow *self)
{
    drop_steps(self);
    stop_playing(self);
}

void
bs_window_init_travel(BsWindow *self)
{
    self->travel.speed = 4;
    g_signal_connect_object(self->session, "loaded", G_CALLBACK(on_loaded), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(self->session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
}

void
bs_window_clear_travel(BsWindow *self)
{
    drop_steps(self);
    g_clear_handle_id(&self->travel.playing, g_source_remove);
}
