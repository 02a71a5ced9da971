// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the code views compare, and walking through what differs.
#include "app/frame/panes.h"
#include "app/window/parts.h"
#include "support/i18n.h"

typedef struct BsDifferences {
    const BsHost *host;
    BsPanes *panes;
    gint difference; // the one in view, -1: none
} BsDifferences;

static const char *const compares[] = {
    [BS_COMPARE_OFF] = "off", [BS_COMPARE_STEP] = "step", [BS_COMPARE_STAGES] = "stages"};

static const char *
compared(BsDifferences *self)
{
    return compares[bs_session_compare(self->host->session)];
}

static void
update_differences(BsDifferences *self)
{
    const BsDiff *diff = bs_session_diff(self->host->session);
    self->difference = -1;
    bs_command_set_state(self->host->actions, "differences", g_variant_new_string(compared(self)));
    bs_command_set_state(self->host->actions, "difference-counts",
                         g_variant_new_take_string(diff ? bs_diff_summary(diff) : g_strdup("")));
}

static void
compare(BsDifferences *self, const char *name)
{
    for (guint i = 0; i < G_N_ELEMENTS(compares); i++) {
        if (!g_str_equal(compares[i], name))
            continue;
        bs_session_set_compare(self->host->session, (BsCompare)i);
        if (i != BS_COMPARE_OFF)
            bs_command_do(self->host->actions, "need-second-code", NULL);
    }
}

// The same again ends it; other words change nothing.
static void
set_differences(gpointer part, GVariant *parameter)
{
    BsDifferences *self = part;
    const char *name = g_variant_get_string(parameter, NULL);
    if (g_str_equal(name, compared(self)))
        name = compares[BS_COMPARE_OFF];
    compare(self, name);
}

// Without ending it.
static void
set_compare(gpointer part, GVariant *parameter)
{
    compare(part, g_variant_get_string(parameter, NULL));
}

static void
go_to_difference(BsDifferences *self, gint by)
{
    const BsDiff *diff = bs_session_diff(self->host->session);
    g_autoptr(GArray) runs = diff ? bs_diff_runs(diff) : NULL;
    if (!runs || !runs->len) {
        bs_host_say(self->host, diff ? _("Nothing differs") : _("Nothing is compared"));
        return;
    }
    const gint n = (gint)runs->len;
    self->difference = self->difference < 0 && by < 0 ? n - 1 : (self->difference + by + n) % n;
    const BsDiffRun *run = &g_array_index(runs, BsDiffRun, self->difference);
    bs_code_view_show_line(bs_panes_left(self->panes), run->before);
    bs_code_view_show_line(bs_panes_right(self->panes), run->after);
    bs_host_say(self->host, _("Difference %d of %d"), self->difference + 1, n);
}

static void
next_difference(gpointer part, GVariant *none)
{
    BsDifferences *self = part;
    go_to_difference(self, 1);
}

static void
previous_difference(gpointer part, GVariant *none)
{
    BsDifferences *self = part;
    go_to_difference(self, -1);
}

static const BsCommand commands[] = {
    // clang-format off
    {"differences",         "s",  set_differences,     BS_PROGRAM, "'off'"},
    {"compare",             "s",  set_compare,         BS_PROGRAM, NULL},
    {"difference-counts",   NULL, NULL,                BS_ALWAYS,  "''"},
    {"next-difference",     NULL, next_difference,     BS_PROGRAM, NULL},
    {"previous-difference", NULL, previous_difference, BS_PROGRAM, NULL},
    {0}
    // clang-format on
};

static void
init(gpointer part)
{
    BsDifferences *self = part;
    self->difference = -1;
    bs_host_connect(self->host, self->host->session, "moved", G_CALLBACK(update_differences), self);
}

static const BsPartWidget widgets[] = {
    {"panes", G_STRUCT_OFFSET(BsDifferences, panes)},
    {0},
};

const BsPart bs_differences_part = {
    .size = sizeof(BsDifferences), .widgets = widgets, .commands = commands, .init = init};
