// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The commands around the search bar.
#include "app/frame/columns.h"
#include "app/frame/panes.h"
#include "app/frame/search-bar.h"
#include "app/tables/inspector.h"
#include "app/tables/sentence-bar.h"
#include "app/window/parts.h"

typedef struct BsSearch {
    const BsHost *host;
    BsSearchBar *bar;
    BsInspector *inspector;
    BsSentenceBar *sentence;
    BsPanes *panes;
    BsColumns *columns;
} BsSearch;

static void
search(gpointer part, GVariant *none)
{
    BsSearch *self = part;
    bs_search_bar_open(self->bar, NULL);
}

static void
search_for(gpointer part, GVariant *text)
{
    BsSearch *self = part;
    bs_search_bar_open(self->bar, g_variant_get_string(text, NULL));
}

static void
search_next(gpointer part, GVariant *none)
{
    BsSearch *self = part;
    bs_search_bar_go(self->bar, TRUE);
}

static void
search_previous(gpointer part, GVariant *none)
{
    BsSearch *self = part;
    bs_search_bar_go(self->bar, FALSE);
}

static void
search_regex(gpointer part, GVariant *none)
{
    BsSearch *self = part;
    bs_search_bar_set_regex(self->bar, !bs_search_bar_is_regex(self->bar));
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
    {0}
    // clang-format on
};

static void
on_changed(BsSearch *self)
{
    GActionMap *actions = self->host->actions;
    BsSearchBar *bar = self->bar;
    bs_sentence_bar_mark(self->sentence, bs_search_bar_regex(bar));
    bs_command_set_state(actions, "search-regex",
                         g_variant_new_boolean(bs_search_bar_is_regex(bar)));
    bs_command_set_state(actions, "search-count",
                         g_variant_new_int32((gint32)bs_search_bar_count(bar)));
    bs_command_set_state(actions, "search-at", g_variant_new_int32((gint32)bs_search_bar_at(bar)));
    bs_command_set_state(actions, "search-busy", g_variant_new_boolean(bs_search_bar_is_busy(bar)));
}

static void
on_table_hit(BsSearch *self, guint table, guint row)
{
    bs_command_do(self->host->actions, "open-panel", NULL);
    bs_inspector_show_row(self->inspector, table, row);
}

static void
init(gpointer part)
{
    BsSearch *self = part;
    bs_host_connect(self->host, self->bar, "table-hit", G_CALLBACK(on_table_hit), self);
    g_object_set(self->bar, "session", self->host->session, NULL);
    bs_host_connect(self->host, self->bar, "changed", G_CALLBACK(on_changed), self);
    bs_code_view_highlight(bs_panes_left(self->panes), bs_search_bar_settings(self->bar));
    bs_code_view_highlight(bs_panes_right(self->panes), bs_search_bar_settings(self->bar));
    for (guint i = 0; i < BS_N_COLUMNS; i++)
        bs_code_view_highlight(bs_column_view(bs_columns_get(self->columns, i)),
                               bs_search_bar_settings(self->bar));
}

static const BsPartWidget widgets[] = {
    {"search", G_STRUCT_OFFSET(BsSearch, bar)},
    {"inspector", G_STRUCT_OFFSET(BsSearch, inspector)},
    {"sentence", G_STRUCT_OFFSET(BsSearch, sentence)},
    {"panes", G_STRUCT_OFFSET(BsSearch, panes)},
    {"columns", G_STRUCT_OFFSET(BsSearch, columns)},
    {0},
};

const BsPart bs_search_part = {
    .size = sizeof(BsSearch), .widgets = widgets, .commands = commands, .init = init};
