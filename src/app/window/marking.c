// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Breakpoints and bookmarks: the commands around their list.
#include "app/frame/columns.h"
#include "app/frame/panes.h"
#include "app/session/marks.h"
#include "app/timeline/timeline-bar.h"
#include "app/window/parts.h"
#include "support/i18n.h"

typedef struct BsMarking {
    const BsHost *host;
    BsTimelineBar *timeline;
    BsPanes *panes;
    BsColumns *columns;
    BsMarks *marks;
} BsMarking;

// -- breakpoints ---------------------------------------------------------------------------------

static const char *const of_selection[] = {"op", "value", "block", NULL};

// What break-on takes.
static char *
words_to_break_on(void)
{
    g_autoptr(GStrvBuilder) words = g_strv_builder_new();
    for (guint i = 0; of_selection[i]; i++)
        g_strv_builder_add(words, of_selection[i]);
    g_strv_builder_add(words, "unknown");
    for (guint kind = 0; kind < BS_N_EVENT_KINDS; kind++) {
        const char *name = bs_event_kind_name(kind);
        if (!g_strv_contains(of_selection, name))
            g_strv_builder_add(words, name);
    }
    g_auto(GStrv) all = g_strv_builder_end(words);
    return g_strjoinv(", ", all);
}

static void
break_on(gpointer part, GVariant *on)
{
    BsMarking *self = part;
    const char *word = g_variant_get_string(on, NULL);
    if (bs_session_shows_run(self->host->session) &&
        (g_str_equal(word, "op") || g_str_equal(word, "value"))) {
        bs_command_do(self->host->actions, "run-break-on",
                      g_variant_new_string(*word == 'o' ? "op" : "set"));
        return;
    }
    if (bs_marks_toggle_breakpoint(self->marks, word))
        return;
    if (g_strv_contains(of_selection, word)) {
        bs_host_say(self->host, _("There is nothing selected to stop at"));
        return;
    }
    g_autofree char *words = words_to_break_on();
    bs_host_say(self->host, _("There is nothing named '%s' to stop at; there are: %s"), word,
                words);
}

static guint
index_of(GVariant *index)
{
    return (guint)MAX(0, g_variant_get_int32(index));
}

static void
breakpoint_toggle(gpointer part, GVariant *index)
{
    BsMarking *self = part;
    const BsBreakpoint *breakpoint =
        bs_breakpoints_get(bs_marks_breakpoints(self->marks), index_of(index));
    if (breakpoint)
        bs_marks_enable_breakpoint(self->marks, index_of(index), !breakpoint->enabled);
}

static void
breakpoint_remove(gpointer part, GVariant *index)
{
    BsMarking *self = part;
    bs_marks_remove_breakpoint(self->marks, index_of(index));
}

// The event where a breakpoint stops after, or before, the cursor; 0: none.
static guint32
find_stop(BsMarking *self, gboolean forward)
{
    return bs_breakpoints_next(bs_marks_breakpoints(self->marks),
                               bs_session_cursor(self->host->session), forward);
}

static void
run_to_breakpoint(gpointer part, GVariant *none)
{
    BsMarking *self = part;
    if (bs_session_shows_run(self->host->session)) {
        bs_command_do(self->host->actions, "run-next-stop", NULL);
        return;
    }
    const guint32 stop = find_stop(self, TRUE);
    if (!stop)
        bs_host_say(self->host, _("No breakpoint stops after this"));
    else
        bs_session_goto(self->host->session, stop);
}

static void
run_to_breakpoint_back(gpointer part, GVariant *none)
{
    BsMarking *self = part;
    if (bs_session_shows_run(self->host->session)) {
        bs_command_do(self->host->actions, "run-last-stop", NULL);
        return;
    }
    const guint32 stop = find_stop(self, FALSE);
    if (!stop)
        bs_host_say(self->host, _("No breakpoint stops before this"));
    else
        bs_session_goto(self->host->session, stop);
}

// -- bookmarks -----------------------------------------------------------------------------------

// Without a note, the list opens to write one.
static void
bookmark_add(gpointer part, GVariant *note)
{
    BsMarking *self = part;
    const char *text = g_variant_get_string(note, NULL);
    const guint index = bs_marks_add_bookmark(self->marks, text);
    if (*text)
        return;
    gtk_menu_button_popup(bs_timeline_bar_marks_button(self->timeline));
    bs_marks_list_edit_bookmark(bs_timeline_bar_marks_list(self->timeline), index);
}

static void
bookmark_remove(gpointer part, GVariant *index)
{
    BsMarking *self = part;
    bs_marks_remove_bookmark(self->marks, index_of(index));
}

static void
bookmark_goto(gpointer part, GVariant *index)
{
    BsMarking *self = part;
    const BsBookmark *bookmark = bs_bookmarks_get(bs_marks_bookmarks(self->marks), index_of(index));
    if (bookmark && !bookmark->lost)
        bs_session_goto(self->host->session, bookmark->event);
}

static void
goto_neighbour(BsMarking *self, gboolean forward)
{
    g_autoptr(GArray) events = bs_bookmarks_events(bs_marks_bookmarks(self->marks));
    const guint32 cursor = bs_session_cursor(self->host->session);
    for (guint i = 0; i < events->len; i++) {
        const guint32 event = g_array_index(events, guint32, forward ? i : events->len - 1 - i);
        if (forward ? event <= cursor : event >= cursor)
            continue;
        bs_session_goto(self->host->session, event);
        return;
    }
    bs_host_say(self->host,
                forward ? _("There is no later bookmark") : _("There is no earlier bookmark"));
}

static void
next_bookmark(gpointer part, GVariant *none)
{
    BsMarking *self = part;
    goto_neighbour(self, TRUE);
}

static void
previous_bookmark(gpointer part, GVariant *none)
{
    BsMarking *self = part;
    goto_neighbour(self, FALSE);
}

static void
show_marks(gpointer part, GVariant *none)
{
    BsMarking *self = part;
    if (bs_session_shows_run(self->host->session))
        bs_command_do(self->host->actions, "run-stops", NULL);
    else
        gtk_menu_button_popup(bs_timeline_bar_marks_button(self->timeline));
}

// -- the table -----------------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"marks",                  NULL, show_marks,             BS_PROGRAM, NULL},
    {"break-on",               "s",  break_on,               BS_PROGRAM, NULL},
    {"breakpoint-toggle",      "i",  breakpoint_toggle,      BS_PROGRAM, NULL},
    {"breakpoint-remove",      "i",  breakpoint_remove,      BS_PROGRAM, NULL},
    {"run-to-breakpoint",      NULL, run_to_breakpoint,      BS_PROGRAM, NULL},
    {"run-to-breakpoint-back", NULL, run_to_breakpoint_back, BS_PROGRAM, NULL},
    {"bookmark-add",           "s",  bookmark_add,           BS_PROGRAM, NULL},
    {"bookmark-remove",        "i",  bookmark_remove,        BS_PROGRAM, NULL},
    {"bookmark-goto",          "i",  bookmark_goto,          BS_PROGRAM, NULL},
    {"next-bookmark",          NULL, next_bookmark,          BS_PROGRAM, NULL},
    {"previous-bookmark",      NULL, previous_bookmark,      BS_PROGRAM, NULL},
    // what tests and scripts ask: "on 3 ownership of %alloc in @f", "12 note"
    {"breakpoints",            NULL, NULL,                   BS_ALWAYS,  "@as []"},
    {"bookmarks",              NULL, NULL,                   BS_ALWAYS,  "@as []"},
    // where the next breakpoint after the cursor stops; 0: nowhere
    {"next-stop",              NULL, NULL,                   BS_ALWAYS,  "0"},
    {0}
    // clang-format on
};

// -- what is marked ------------------------------------------------------------------------------

static GVariant *
breakpoints_state(const BsBreakpoints *breakpoints)
{
    GVariantBuilder lines;
    g_variant_builder_init(&lines, G_VARIANT_TYPE_STRING_ARRAY);
    for (guint i = 0; i < bs_breakpoints_length(breakpoints); i++) {
        const BsBreakpoint *one = bs_breakpoints_get(breakpoints, i);
        g_autofree char *text = bs_breakpoint_text(one);
        g_autofree char *line = g_strdup_printf("%s %u %s",
                                                one->lost      ? "lost"
                                                : one->enabled ? "on"
                                                               : "off",
                                                one->stops->len, text);
        g_variant_builder_add(&lines, "s", line);
    }
    return g_variant_builder_end(&lines);
}

static GVariant *
bookmarks_state(const BsBookmarks *bookmarks)
{
    GVariantBuilder lines;
    g_variant_builder_init(&lines, G_VARIANT_TYPE_STRING_ARRAY);
    for (guint i = 0; i < bs_bookmarks_length(bookmarks); i++) {
        const BsBookmark *one = bs_bookmarks_get(bookmarks, i);
        g_autofree char *line =
            g_strdup_printf("%s%u %s", one->lost ? "lost " : "", one->event, one->note);
        g_variant_builder_add(&lines, "s", line);
    }
    return g_variant_builder_end(&lines);
}

static void
update(gpointer part)
{
    BsMarking *self = part;
    bs_command_set_state(self->host->actions, "next-stop",
                         g_variant_new_int32((gint32)find_stop(self, TRUE)));
}

static void
add_run_stops(BsMarking *self, GPtrArray *enabled, GPtrArray *disabled)
{
    const GArray *stops = bs_run_stops(bs_session_run(self->host->session));
    for (guint i = 0; i < stops->len; i++) {
        const BsRunStop *stop = &g_array_index(stops, BsRunStop, i);
        const BsOp *op =
            stop->kind == BS_RUN_STOP_OP ? bs_session_find_op(self->host->session, stop->id) : NULL;
        if (op)
            g_ptr_array_add(stop->is_on ? enabled : disabled, (gpointer)(gsize)op);
    }
}

// Beside the code: dots, and a click there.
static void
show_dots(BsMarking *self)
{
    g_autoptr(GPtrArray) enabled = g_ptr_array_new(), disabled = g_ptr_array_new();
    if (bs_session_shows_run(self->host->session)) {
        add_run_stops(self, enabled, disabled);
    } else {
        bs_marks_ops(self->marks, TRUE, enabled);
        bs_marks_ops(self->marks, FALSE, disabled);
    }
    bs_code_view_show_breaks(bs_panes_left(self->panes), enabled, disabled);
    bs_code_view_show_breaks(bs_panes_right(self->panes), enabled, disabled);
    for (guint i = 0; i < BS_N_COLUMNS; i++)
        bs_code_view_show_breaks(bs_column_view(bs_columns_get(self->columns, i)), enabled,
                                 disabled);
}

// In a column of another run an op is none of the window's.
static void
on_column_break(BsMarking *self, const BsOp *op, BsCodeView *view)
{
    for (guint i = 0; i < BS_N_COLUMNS; i++) {
        BsColumn *column = bs_columns_get(self->columns, i);
        if (bs_column_view(column) == view && bs_column_session(column) == self->host->session)
            bs_marks_toggle_op(self->marks, op);
    }
}

static void
on_break_at(BsMarking *self, const BsOp *op)
{
    if (bs_session_shows_run(self->host->session))
        bs_run_toggle_stop(bs_session_run(self->host->session), (BsThing){.op = op});
    else
        bs_marks_toggle_op(self->marks, op);
}

static void
on_changed(BsMarking *self)
{
    show_dots(self);
    const BsBreakpoints *breakpoints = bs_marks_breakpoints(self->marks);
    const BsBookmarks *bookmarks = bs_marks_bookmarks(self->marks);
    g_autoptr(GArray) stops = bs_breakpoints_stops(breakpoints);
    g_autoptr(GArray) events = bs_bookmarks_events(bookmarks);
    BsTicks *ticks = bs_timeline_bar_ticks(self->timeline);
    bs_ticks_set(ticks, BS_TICK_BREAKPOINT, stops);
    bs_ticks_set(ticks, BS_TICK_BOOKMARK, events);
    bs_command_set_state(self->host->actions, "breakpoints", breakpoints_state(breakpoints));
    bs_command_set_state(self->host->actions, "bookmarks", bookmarks_state(bookmarks));
    update(self);
}

static void
init(gpointer part)
{
    BsMarking *self = part;
    self->marks = bs_marks_new(self->host->session);
    bs_marks_list_set_marks(bs_timeline_bar_marks_list(self->timeline), self->marks,
                            self->host->session);
    bs_host_connect(self->host, self->marks, "changed", G_CALLBACK(on_changed), self);
    bs_host_connect(self->host, bs_session_run(self->host->session), "stops", G_CALLBACK(show_dots),
                    self);
    bs_host_connect(self->host, g_action_map_lookup_action(self->host->actions, "run-shown"),
                    "notify::state", G_CALLBACK(show_dots), self);
    bs_host_connect(self->host, bs_panes_left(self->panes), "break-at", G_CALLBACK(on_break_at),
                    self);
    bs_host_connect(self->host, bs_panes_right(self->panes), "break-at", G_CALLBACK(on_break_at),
                    self);
    for (guint i = 0; i < BS_N_COLUMNS; i++)
        bs_host_connect(self->host, bs_column_view(bs_columns_get(self->columns, i)), "break-at",
                        G_CALLBACK(on_column_break), self);
}

static void
clear(gpointer part)
{
    BsMarking *self = part;
    g_clear_object(&self->marks);
}

static const BsPartWidget widgets[] = {
    {"timeline", G_STRUCT_OFFSET(BsMarking, timeline)},
    {"panes", G_STRUCT_OFFSET(BsMarking, panes)},
    {"columns", G_STRUCT_OFFSET(BsMarking, columns)},
    {0},
};

const BsPart bs_marking_part = {.size = sizeof(BsMarking),
                                .widgets = widgets,
                                .commands = commands,
                                .init = init,
                                .clear = clear,
                                .update = update};
