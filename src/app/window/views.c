// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the views compare, and how they go together.
#include "app/frame/side-by-side.h"
#include "app/window/window-private.h"

#include "debug/document/provenance.h"
#include "support/i18n.h"

// -- differences ---------------------------------------------------------------------------------

static const char *const compares[] = {
    [BS_COMPARE_OFF] = "off", [BS_COMPARE_STEP] = "step", [BS_COMPARE_STAGES] = "stages"};

static void
update_differences(BsWindow *self)
{
    const BsDiff *diff = bs_session_diff(self->session);
    self->difference = -1;
    bs_window_set_state(self, "differences", g_variant_new_string(bs_window_differences(self)));
    bs_window_set_state(self, "difference-counts",
                        g_variant_new_take_string(diff ? bs_diff_summary(diff) : g_strdup("")));
}

const char *
bs_window_differences(BsWindow *self)
{
    return compares[bs_session_compare(self->session)];
}

void
bs_window_set_differences(BsWindow *self, const char *name)
{
    for (guint i = 0; i < G_N_ELEMENTS(compares); i++) {
        if (g_str_equal(compares[i], name))
            bs_session_set_compare(self->session, (BsCompare)i);
    }
}

// The same again ends it.
static void
set_differences(BsWindow *self, GVariant *parameter)
{
    const char *name = g_variant_get_string(parameter, NULL);
    const gboolean again = g_str_equal(name, bs_window_differences(self));
    bs_window_set_differences(self, again ? compares[BS_COMPARE_OFF] : name);
}

static void
go_to_difference(BsWindow *self, gint by)
{
    const BsDiff *diff = bs_session_diff(self->session);
    g_autoptr(GArray) runs = diff ? bs_diff_runs(diff) : NULL;
    if (!runs || !runs->len) {
        bs_window_say(self, diff ? _("Nothing differs") : _("Nothing is compared"));
        return;
    }
    const gint n = (gint)runs->len;
    self->difference = self->difference < 0 && by < 0 ? n - 1 : (self->difference + by + n) % n;
    const BsDiffRun *run = &g_array_index(runs, BsDiffRun, self->difference);
    bs_code_view_show_line(bs_panes_left(self->panes), run->before);
    bs_code_view_show_line(bs_panes_right(self->panes), run->after);
    bs_window_say(self, _("Difference %d of %d"), self->difference + 1, n);
}

static void
next_difference(BsWindow *self, GVariant *none)
{
    (void)none;
    go_to_difference(self, 1);
}

static void
previous_difference(BsWindow *self, GVariant *none)
{
    (void)none;
    go_to_difference(self, -1);
}

// -- pipelines -----------------------------------------------------------------------------------

static void
update_pipeline(BsWindow *self)
{
    bs_window_set_state(self, "pipeline", g_variant_new_string(bs_session_pipeline(self->session)));
}

static void
set_pipeline(BsWindow *self, GVariant *parameter)
{
    const char *pipeline = g_variant_get_string(parameter, NULL);
    if (!bs_session_set_pipeline(self->session, pipeline))
        bs_window_say(self, _("There is no pipeline '%s'"), pipeline);
    update_pipeline(self);
}

static void
asked_pipeline(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_session_set_pipeline(self->session, NULL);
    update_pipeline(self);
}

static void
side_by_side(BsWindow *self, GVariant *parameter)
{
    gtk_window_present(bs_side_by_side_new(gtk_window_get_application(GTK_WINDOW(self)),
                                           self->session, g_variant_get_string(parameter, NULL)));
}

// -- links ---------------------------------------------------------------------------------------

// Where the op is in a code view, or what stands for it there: by the differences, or what a
// dealloc became. -1: nowhere.
static gint
counterpart(BsWindow *self, BsDiffWhich which, const BsOp *op)
{
    const BsDiff *diff = bs_code_link_diff(self->link);
    const BsDiffLine *here = diff ? bs_diff_find(diff, which, op) : NULL;
    const BsDiffLine *there = diff ? bs_diff_find(diff, 1 - which, op) : NULL;
    if (here)
        return (gint)(here - diff->sides[which].lines);
    if (there && there->other != BS_DIFF_NONE)
        return there->other;
    g_autoptr(GPtrArray) family = g_ptr_array_new();
    bs_document_dealloc_family(bs_session_document(self->session), op, family);
    for (guint i = 0; diff && i < family->len; i++) {
        const BsDiffLine *line = bs_diff_find(diff, which, family->pdata[i]);
        if (line)
            return (gint)(line - diff->sides[which].lines);
    }
    return -1;
}

static void
on_hovered(BsWindow *self)
{
    const BsOp *op = bs_session_hovered_op(self->session);
    BsCodeView *views[] = {bs_panes_left(self->panes), bs_panes_right(self->panes)};
    for (guint i = 0; i < G_N_ELEMENTS(views); i++)
        bs_code_view_show_hovered(
            views[i], op, op ? counterpart(self, i ? BS_DIFF_AFTER : BS_DIFF_BEFORE, op) : -1);
    bs_window_set_state(self, "hovered", g_variant_new_string(op ? op->def->name : ""));
    bs_window_set_state(self, "pointed-row",
                        g_variant_new_string(bs_inspector_pointed(self->inspector)));
}

gboolean
bs_window_toggle(BsWindow *self, const char *name)
{
    GAction *action = g_action_map_lookup_action(G_ACTION_MAP(self), name);
    g_autoptr(GVariant) state = g_action_get_state(action);
    const gboolean on = !g_variant_get_boolean(state);
    bs_window_set_state(self, name, g_variant_new_boolean(on));
    return on;
}

static void
lock_scrolling(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_code_link_set_locked(self->link, bs_window_toggle(self, "lock-scrolling"));
}

static void
link_views(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_session_set_linked(self->session, bs_window_toggle(self, "link-views"));
}

// What tests and scripts ask: the lines at the top of the code views, from 1. Views that go may
// scroll, too, when they have no text any more to look at.
static void
on_scrolled(BsWindow *self)
{
    if (!self->session)
        return;
    const struct {
        BsCodeView *view;
        const char *state;
    } views[] = {{bs_panes_left(self->panes), "left-top"},
                 {bs_panes_right(self->panes), "right-top"}};
    for (guint i = 0; i < G_N_ELEMENTS(views); i++) {
        const guint32 top = bs_code_view_top(views[i].view, NULL);
        bs_window_set_state(self, views[i].state, g_variant_new_int32((gint32)top + 1));
    }
}

// -- the table -----------------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"differences",         "s",  set_differences,     BS_PROGRAM, "'off'"},
    {"difference-counts",   NULL, NULL,                BS_ALWAYS,  "''"},
    {"next-difference",     NULL, next_difference,     BS_PROGRAM, NULL},
    {"previous-difference", NULL, previous_difference, BS_PROGRAM, NULL},
    {"pipeline",            "s",  set_pipeline,        BS_ALWAYS,  "'ownership'"},
    {"asked-pipeline",      NULL, asked_pipeline,      BS_ALWAYS,  NULL},
    {"side-by-side",        "s",  side_by_side,        BS_PROGRAM, NULL},
    {"lock-scrolling",      NULL, lock_scrolling,      BS_ALWAYS,  "false"},
    {"link-views",          NULL, link_views,          BS_ALWAYS,  "true"},
    {"hovered",             NULL, NULL,                BS_ALWAYS,  "''"},
    {"pointed-row",         NULL, NULL,                BS_ALWAYS,  "''"},
    {"left-top",            NULL, NULL,                BS_ALWAYS,  "1"},
    {"right-top",           NULL, NULL,                BS_ALWAYS,  "1"},
    // clang-format on
};

const BsCommands bs_view_commands = {commands, G_N_ELEMENTS(commands)};

void
bs_window_init_views(BsWindow *self)
{
    BsCodeView *left = bs_panes_left(self->panes), *right = bs_panes_right(self->panes);
    self->difference = -1;
    g_signal_connect_object(self->session, "loaded", G_CALLBACK(update_pipeline), self,
                            G_CONNECT_SWAPPED);
    self->link = bs_code_link_new(self->session, left, right, bs_panes_canvas(self->panes));
    GtkScrollable *views[] = {GTK_SCROLLABLE(bs_code_view_text_view(left)),
                              GTK_SCROLLABLE(bs_code_view_text_view(right))};
    for (guint i = 0; i < G_N_ELEMENTS(views); i++)
        g_signal_connect_object(gtk_scrollable_get_vadjustment(views[i]), "value-changed",
                                G_CALLBACK(on_scrolled), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->session, "hovered", G_CALLBACK(on_hovered), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(self->session, "moved", G_CALLBACK(update_differences), self,
                            G_CONNECT_SWAPPED);
}

void
bs_window_clear_views(BsWindow *self)
{
    g_clear_pointer(&self->link, bs_code_link_free);
}
