// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the views compare, and how they go together.
#include "app/side-by-side.h"
#include "app/window-private.h"

#include <glib/gi18n.h>

// -- differences ---------------------------------------------------------------------------------

static const char *const compares[] = {
    [BS_COMPARE_OFF] = "off", [BS_COMPARE_STEP] = "step", [BS_COMPARE_STAGES] = "stages"};

static void
update_differences(BsWindow *self)
{
    const BsDiff *diff = bs_session_diff(self->session);
    self->difference = -1;
    bs_window_set_state(self, "differences",
                        g_variant_new_string(compares[bs_session_compare(self->session)]));
    bs_window_set_state(self, "difference-counts",
                        g_variant_new_take_string(diff ? bs_diff_summary(diff) : g_strdup("")));
}

// The same again ends it.
static void
set_differences(BsWindow *self, GVariant *parameter)
{
    const char *name = g_variant_get_string(parameter, NULL);
    const BsCompare now = bs_session_compare(self->session);
    for (guint i = 0; i < G_N_ELEMENTS(compares); i++) {
        if (g_str_equal(compares[i], name))
            bs_session_set_compare(self->session, i == now ? BS_COMPARE_OFF : (BsCompare)i);
    }
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
side_by_side(BsWindow *self, GVariant *parameter)
{
    gtk_window_present(bs_side_by_side_new(gtk_window_get_application(GTK_WINDOW(self)),
                                           self->session, g_variant_get_string(parameter, NULL)));
}

// -- the table -----------------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"differences",         "s",  set_differences,     BS_PROGRAM, "'off'"},
    {"difference-counts",   NULL, NULL,                BS_ALWAYS,  "''"},
    {"next-difference",     NULL, next_difference,     BS_PROGRAM, NULL},
    {"previous-difference", NULL, previous_difference, BS_PROGRAM, NULL},
    {"pipeline",            "s",  set_pipeline,        BS_ALWAYS,  "'ownership'"},
    {"side-by-side",        "s",  side_by_side,        BS_PROGRAM, NULL},
    // clang-format on
};

const BsCommands bs_view_commands = {commands, G_N_ELEMENTS(commands)};

void
bs_window_init_views(BsWindow *self)
{
    self->difference = -1;
    g_signal_connect_object(self->session, "loaded", G_CALLBACK(update_pipeline), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(self->session, "moved", G_CALLBACK(update_differences), self,
                            G_CONNECT_SWAPPED);
}
