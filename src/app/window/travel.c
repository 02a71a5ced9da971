// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walking through the timeline: steps of every grain, playing, and coming back to where one was.
#include "app/timeline/timeline-bar.h"
#include "app/window/parts.h"
#include "debug/document/cursor.h"
#include "support/i18n.h"

enum { FRAME = 16 }; // milliseconds: steps that come faster are walked together

typedef struct BsTravel {
    const BsHost *host;
    BsTimelineBar *timeline;
    guint playing;        // source id, 0: not playing
    guint speed;          // steps per second
    guint grain;          // of these, a row of the table of grains
    gboolean moving;      // playing moves the cursor
    const BsWalkBy *walk; // of steps that came faster than pictures, or NULL
    guint times, walking; // how many; source id
} BsTravel;

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
drop_steps(BsTravel *self)
{
    g_clear_handle_id(&self->walking, g_source_remove);
    self->times = 0;
}

static void
walk_times(BsTravel *self, guint times)
{
    const BsWalkBy *by = self->walk;
    if (!bs_session_walk(self->host->session, by, times) && by->nowhere)
        bs_host_say_briefly(self->host, _(by->nowhere));
}

// Those that came meanwhile; FALSE when there are none.
static gboolean
walk_gathered(BsTravel *self)
{
    const guint times = self->times;
    self->times = 0;
    if (times > 0)
        walk_times(self, times);
    return times > 0;
}

static gboolean
walk_steps(gpointer data)
{
    BsTravel *self = data;
    if (walk_gathered(self))
        return G_SOURCE_CONTINUE;
    self->walking = 0; // nothing came since: the next step is walked at once
    return G_SOURCE_REMOVE;
}

// The same keys walk through a run that is shown: its ops are events, and its calls what one steps
// into, over and out of.
static void
walk_run(BsTravel *self, gboolean (*move)(BsDocument *document))
{
    static const struct {
        gboolean (*move)(BsDocument *document);
        const char *step;
    } steps[] = {{event_forward, "op"},
                 {event_back, "op-back"},
                 {op_forward, "op"},
                 {op_back, "op-back"},
                 {block_forward, "over"},
                 {block_back, "over-back"},
                 {bs_document_step_in, "op"},
                 {bs_document_step_in_back, "op-back"},
                 {bs_document_step_over, "over"},
                 {bs_document_step_over_back, "over-back"},
                 {bs_document_step_out, "out"},
                 {bs_document_step_out_back, "out-back"},
                 {bs_document_goto_first, "first"},
                 {bs_document_goto_last, "last"}};
    for (guint i = 0; i < G_N_ELEMENTS(steps); i++) {
        if (steps[i].move == move) {
            bs_command_do(self->host->actions, "run-step", g_variant_new_string(steps[i].step));
            return;
        }
    }
    const guint32 stage = bs_session_stage(self->host->session);
    if (move == bs_document_next_stage)
        bs_session_goto_stage(self->host->session, stage + 1);
    else if (stage)
        bs_session_goto_stage(self->host->session, stage - 1);
}

// The first step of a key is walked at once. When the key is held, and its repeats come faster than
// the views can follow, those that came meanwhile are walked together and shown once: letting go
// stops at once, too.
static void
walk(BsTravel *self, gboolean (*move)(BsDocument *document))
{
    const BsWalkBy *by = walk_by(move);
    if (bs_session_shows_run(self->host->session)) {
        walk_run(self, move);
        return;
    }
    if (self->walking && self->walk != by) {
        walk_gathered(self);
        drop_steps(self);
    }
    self->walk = by;
    if (self->walking) {
        self->times++;
        return;
    }
    walk_times(self, 1);
    self->walking = g_timeout_add(FRAME, walk_steps, self);
}

#define WALK(name, move)                            \
    static void name(gpointer part, GVariant *none) \
    {                                               \
        walk(part, move);                           \
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

// What F8 steps by, and playing.
static const struct {
    const char *name;
    gboolean (*forward)(BsDocument *document);
    gboolean (*back)(BsDocument *document);
} grains[] = {
    {"event", event_forward, event_back},
    {"op", op_forward, op_back},
    {"block", block_forward, block_back},
    {"stage", bs_document_next_stage, bs_document_previous_stage},
};

static void
choose_grain(gpointer part, GVariant *grain)
{
    BsTravel *self = part;
    for (guint i = 0; i < G_N_ELEMENTS(grains); i++) {
        if (!g_str_equal(grains[i].name, g_variant_get_string(grain, NULL)))
            continue;
        self->grain = i;
        bs_command_set_state(self->host->actions, "grain", grain);
    }
}

static void
walk_forward(gpointer part, GVariant *none)
{
    BsTravel *self = part;
    walk(self, grains[self->grain].forward);
}

static void
walk_back(gpointer part, GVariant *none)
{
    BsTravel *self = part;
    walk(self, grains[self->grain].back);
}

// -- playing -------------------------------------------------------------------------------------

static void
stop_playing(BsTravel *self)
{
    if (!self->playing)
        return;
    g_clear_handle_id(&self->playing, g_source_remove);
    bs_command_set_state(self->host->actions, "play", g_variant_new_boolean(FALSE));
    bs_timeline_bar_show_playing(self->timeline, FALSE);
}

// Where a breakpoint stops after the cursor; 0: nowhere.
static guint32
next_stop(BsTravel *self)
{
    g_autoptr(GVariant) stop = bs_command_state(self->host->actions, "next-stop");
    return (guint32)g_variant_get_int32(stop);
}

// The next step of a run that is shown; FALSE: that was the last one.
static gboolean
play_run(BsTravel *self)
{
    BsRun *run = bs_session_run(self->host->session);
    const guint64 at = bs_run_step(run);
    self->moving = TRUE;
    walk_run(self, grains[self->grain].forward);
    self->moving = FALSE;
    return bs_run_step(run) != at && bs_run_step(run) < bs_run_n_steps(run) &&
           !bs_run_stops_here(run);
}

static gboolean
play_on(gpointer data)
{
    BsTravel *self = data;
    if (bs_session_shows_run(self->host->session)) {
        if (!play_run(self))
            stop_playing(self);
        return self->playing ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
    }
    const guint32 stop = next_stop(self);
    self->moving = TRUE;
    const gboolean moved =
        bs_session_walk(self->host->session, walk_by(grains[self->grain].forward), 1);
    const gboolean stopped = stop && stop <= bs_session_cursor(self->host->session);
    if (stopped) // it may be hidden, and passed by
        bs_session_step_to(self->host->session, stop);
    self->moving = FALSE;
    if (!moved || stopped ||
        bs_session_cursor(self->host->session) == bs_session_n_events(self->host->session))
        stop_playing(self);
    return self->playing ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
start_timer(BsTravel *self)
{
    g_clear_handle_id(&self->playing, g_source_remove);
    self->playing = g_timeout_add(1000 / self->speed, play_on, self);
}

static void
play(gpointer part, GVariant *none)
{
    BsTravel *self = part;
    if (self->playing) {
        stop_playing(self);
        return;
    }
    if (!bs_session_shows_run(self->host->session) &&
        bs_session_cursor(self->host->session) == bs_session_n_events(self->host->session))
        return;
    start_timer(self);
    bs_command_set_state(self->host->actions, "play", g_variant_new_boolean(TRUE));
    bs_timeline_bar_show_playing(self->timeline, TRUE);
}

static void
set_speed(BsTravel *self, gint speed)
{
    enum { FASTEST = 32 };
    self->speed = (guint)CLAMP(speed, 1, FASTEST);
    bs_command_set_state(self->host->actions, "play-speed",
                         g_variant_new_int32((gint32)self->speed));
    if (self->playing)
        start_timer(self);
}

static void
play_speed(gpointer part, GVariant *speed)
{
    BsTravel *self = part;
    set_speed(self, g_variant_get_int32(speed));
}

static void
play_slower(gpointer part, GVariant *none)
{
    BsTravel *self = part;
    set_speed(self, (gint)self->speed / 2);
}

static void
play_faster(gpointer part, GVariant *none)
{
    BsTravel *self = part;
    set_speed(self, (gint)self->speed * 2);
}

// -- going somewhere -----------------------------------------------------------------------------

static void
goto_event(gpointer part, GVariant *event)
{
    BsTravel *self = part;
    bs_session_goto(self->host->session, (guint32)MAX(0, g_variant_get_int32(event)));
}

static void
ask_event(gpointer part, GVariant *none)
{
    BsTravel *self = part;
    bs_timeline_bar_ask_event(self->timeline);
}

static void
goto_stage(gpointer part, GVariant *stage)
{
    BsTravel *self = part;
    bs_session_goto_stage(self->host->session, (guint32)MAX(0, g_variant_get_int32(stage)));
}

static void
visited_back(gpointer part, GVariant *none)
{
    BsTravel *self = part;
    bs_session_revisit(self->host->session, FALSE);
}

static void
visited_forward(gpointer part, GVariant *none)
{
    BsTravel *self = part;
    bs_session_revisit(self->host->session, TRUE);
}

// -- what is passed by ---------------------------------------------------------------------------

static void
hide_unchanged(gpointer part, GVariant *none)
{
    BsTravel *self = part;
    const gboolean hide = !bs_session_hides_unchanged(self->host->session);
    bs_session_set_hide_unchanged(self->host->session, hide);
    bs_command_set_state(self->host->actions, "hide-unchanged", g_variant_new_boolean(hide));
}

// -- the table -----------------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"grain",              "s",  choose_grain,       BS_ALWAYS,   "'event'"},
    {"walk-forward",       NULL, walk_forward,       BS_ITS_PART, NULL},
    {"walk-back",          NULL, walk_back,          BS_ITS_PART, NULL},
    {"step-forward",       NULL, step_forward,       BS_ITS_PART, NULL},
    {"step-back",          NULL, step_back,          BS_ITS_PART, NULL},
    {"step-op-forward",    NULL, step_op_forward,    BS_ITS_PART, NULL},
    {"step-op-back",       NULL, step_op_back,       BS_ITS_PART, NULL},
    {"step-block-forward", NULL, step_block_forward, BS_ITS_PART, NULL},
    {"step-block-back",    NULL, step_block_back,    BS_ITS_PART, NULL},
    {"step-in",            NULL, step_in,            BS_PROGRAM,  NULL},
    {"step-in-back",       NULL, step_in_back,       BS_PROGRAM,  NULL},
    {"step-over",          NULL, step_over,          BS_PROGRAM,  NULL},
    {"step-over-back",     NULL, step_over_back,     BS_PROGRAM,  NULL},
    {"step-out",           NULL, step_out,           BS_PROGRAM,  NULL},
    {"step-out-back",      NULL, step_out_back,      BS_PROGRAM,  NULL},
    {"next-stage",         NULL, next_stage,         BS_PROGRAM,  NULL},
    {"previous-stage",     NULL, previous_stage,     BS_PROGRAM,  NULL},
    {"first",              NULL, to_first,           BS_ITS_PART, NULL},
    {"last",               NULL, to_last,            BS_ITS_PART, NULL},
    {"goto",               NULL, ask_event,          BS_PROGRAM,  NULL},
    {"goto-event",         "i",  goto_event,         BS_PROGRAM,  NULL},
    {"stage",              "i",  goto_stage,         BS_PROGRAM,  "0"},
    {"visited-back",       NULL, visited_back,       BS_ITS_PART, NULL},
    {"visited-forward",    NULL, visited_forward,    BS_ITS_PART, NULL},
    {"hide-unchanged",     NULL, hide_unchanged,     BS_ALWAYS,   "false"},
    {"play",               NULL, play,               BS_ITS_PART, "false"},
    {"play-speed",         "i",  play_speed,         BS_ALWAYS,   "4"},
    {"play-slower",        NULL, play_slower,        BS_ALWAYS,   NULL},
    {"play-faster",        NULL, play_faster,        BS_ALWAYS,   NULL},
    // read-only: what tests and scripts ask
    {"cursor",             NULL, NULL,               BS_ALWAYS,   "0"},
    {"n-events",           NULL, NULL,               BS_ALWAYS,   "0"},
    {"sentence",           NULL, NULL,               BS_ALWAYS,   "''"},
    {0}
    // clang-format on
};

// -- the window's part ---------------------------------------------------------------------------

static void
enable_ways(GActionMap *actions, BsSession *session)
{
    static const struct {
        const char *action;
        gboolean forward;
    } ways[] = {
        {"walk-forward", TRUE},
        {"walk-back", FALSE},
        {"step-forward", TRUE},
        {"step-back", FALSE},
        {"step-op-forward", TRUE},
        {"step-op-back", FALSE},
        {"step-block-forward", TRUE},
        {"step-block-back", FALSE},
        {"last", TRUE},
        {"first", FALSE},
        {"play", TRUE},
    };
    const guint32 cursor = bs_session_cursor(session), n = bs_session_n_events(session);
    for (guint i = 0; i < G_N_ELEMENTS(ways); i++)
        bs_command_enable(actions, ways[i].action, ways[i].forward ? cursor < n : cursor > 0);
    bs_command_enable(actions, "visited-back", bs_session_can_revisit(session, FALSE));
    bs_command_enable(actions, "visited-forward", bs_session_can_revisit(session, TRUE));
}

static void
update(gpointer part)
{
    BsTravel *self = part;
    BsSession *session = self->host->session;
    const struct {
        const char *name;
        guint32 number;
    } numbers[] = {{"cursor", bs_session_cursor(session)},
                   {"n-events", bs_session_n_events(session)},
                   {"stage", bs_session_stage(session)}};
    for (guint i = 0; i < G_N_ELEMENTS(numbers); i++)
        bs_command_set_state(self->host->actions, numbers[i].name,
                             g_variant_new_int32((gint32)numbers[i].number));
    bs_command_set_state(self->host->actions, "sentence",
                         g_variant_new_string(bs_session_sentence(session)));
    enable_ways(self->host->actions, session);
}

// Whoever walks by hand does not want to be led on.
static void
on_moved(BsTravel *self)
{
    if (!self->moving)
        stop_playing(self);
}

static void
on_loaded(BsTravel *self)
{
    drop_steps(self);
    stop_playing(self);
}

// What comes next is what somebody is asked about.
static void
on_withheld(BsTravel *self)
{
    stop_playing(self);
    bs_host_say_briefly(self->host, _("What comes next is asked for: answer first, or have the "
                                      "answer shown"));
}

static void
init(gpointer part)
{
    BsTravel *self = part;
    self->speed = 4;
    bs_host_connect(self->host, self->host->session, "withheld", G_CALLBACK(on_withheld), self);
    bs_host_connect(self->host, self->host->session, "loaded", G_CALLBACK(on_loaded), self);
    bs_host_connect(self->host, self->host->session, "moved", G_CALLBACK(on_moved), self);
}

static void
clear(gpointer part)
{
    BsTravel *self = part;
    drop_steps(self);
    g_clear_handle_id(&self->playing, g_source_remove);
}

static const BsPartWidget widgets[] = {
    {"timeline", G_STRUCT_OFFSET(BsTravel, timeline)},
    {0},
};

const BsPart bs_travel_part = {.size = sizeof(BsTravel),
                               .widgets = widgets,
                               .commands = commands,
                               .init = init,
                               .clear = clear,
                               .update = update};
