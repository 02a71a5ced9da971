// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The commands around the search bar.
#include "app/window/window-private.h"

static void
search(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_search_bar_open(self->search, NULL);
}

static void
search_for(BsWindow *self, GVariant *text)
{
    bs_search_bar_open(self->search, g_variant_get_string(text, NULL));
}

static void
search_next(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_search_bar_go(self->search, TRUE);
}

static void
search_previous(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_search_bar_go(self->search, FALSE);
}

static void
search_regex(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_search_bar_set_regex(self->search, !bs_search_bar_is_regex(self->search));
}

static const BsCommand commands[] = {
    // clang-format off
    {"search",          NULL, search,          BS_PROGRAM, NULL},
    {"search-for",      "s",  search_for,      BS_PROGRAM, NULL},
    {"search-next",     NULL, search_next,     BS_PROGRAM, NULL},
    {"search-previous", NULL, search_previous, BS_PROGRAM, NULL},
    {"search-regex",    NULL, search_regex,    BS_PROGRAM, "false"},
    // read-only: how many hits, which is in view (from 1), whether it still searches
    {"search-count",    NULL, NULL,            BS_ALWAYS,  "0"},
    {"search-at",       NULL, NULL,            BS_ALWAYS,  "0"},
    {"search-busy",     NULL, NULL,            BS_ALWAYS,  "false"},
    // clang-format on
};

const BsCommands bs_search_commands = {commands, G_N_ELEMENTS(commands)};

static void
on_changed(BsWindow *self)
{
    BsSearchBar *bar = self->search;
    bs_inspector_mark(self->inspector, bs_search_bar_regex(bar));
    bs_window_set_state(self, "search-regex", g_variant_new_boolean(bs_search_bar_is_regex(bar)));
    bs_window_set_state(self, "search-count",
                        g_variant_new_int32((gint32)bs_search_bar_count(bar)));
    bs_window_set_state(self, "search-at", g_variant_new_int32((gint32)bs_search_bar_at(bar)));
    bs_window_set_state(self, "search-busy", g_variant_new_boolean(bs_search_bar_is_busy(bar)));
}

static void
on_table_hit(BsWindow *self, guint table, guint row)
{
    bs_inspector_show_row(self->inspector, table, row);
}

void
bs_window_init_search(BsWindow *self)
{
    g_signal_connect_object(self->search, "table-hit", G_CALLBACK(on_table_hit), self,
                            G_CONNECT_SWAPPED);
    g_object_set(self->search, "session", self->session, NULL);
    g_signal_connect_object(self->search, "changed", G_CALLBACK(on_changed), self,
                            G_CONNECT_SWAPPED);
    bs_code_view_highlight(bs_panes_left(self->panes), bs_search_bar_settings(self->search));
    bs_code_view_highlight(bs_panes_right(self->panes), bs_search_bar_settings(self->search));
}
