// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What of the control-flow graph is in the picture.
#include "app/window/window-private.h"
#include "debug/document/as-written.h"
#include "support/i18n.h"

#include <string.h>

static BsBlock *
find_block(BsWindow *self, const char *name)
{
    BsOp *function = bs_session_function(self->session);
    BsDocument *document = bs_session_document(self->session);
    if (!function || !function->n_regions)
        return NULL;
    bs_region_for_each (bs_op_region(function, 0), block) {
        if (g_strcmp0(bs_document_block_name(document, block), name) == 0)
            return block;
    }
    return NULL;
}

static const BsBlock *
block_of(BsWindow *self, const char *name)
{
    return name ? find_block(self, name) : bs_session_selected_block(self->session);
}

// From the block that was marked, or the entry.
static void
set_path(BsWindow *self, BsSceneFilter *filter, const char *from, const char *to)
{
    BsOp *function = bs_session_function(self->session);
    filter->block = from ? find_block(self, from) : self->path_from;
    if (!filter->block && !from && function && function->n_regions)
        filter->block = bs_op_region(function, 0)->first;
    filter->other = block_of(self, to);
}

// "all", "neighbours", "uses", "path": of the selection, or of what is named behind it.
static void
show_only(BsWindow *self, GVariant *parameter)
{
    g_auto(GStrv) words = g_strsplit(g_variant_get_string(parameter, NULL), " ", 3);
    const char *first = words[0] ? words[1] : NULL, *second = first ? words[2] : NULL;
    BsSceneFilter filter = {0};
    if (g_strcmp0(words[0], "path") == 0) {
        filter.only = BS_SHOW_PATH;
        set_path(self, &filter, second ? first : NULL, second ? second : first);
    } else if (g_strcmp0(words[0], "neighbours") == 0) {
        filter.only = BS_SHOW_NEIGHBOURS;
        filter.block = block_of(self, first);
    } else if (g_strcmp0(words[0], "uses") == 0) {
        filter.only = BS_SHOW_USES;
        filter.value = first ? bs_document_find_named(bs_session_document(self->session),
                                                      bs_session_function(self->session), first)
                             : bs_session_selected_value(self->session);
    }
    if ((filter.only == BS_SHOW_PATH && (!filter.block || !filter.other)) ||
        (filter.only == BS_SHOW_NEIGHBOURS && !filter.block) ||
        (filter.only == BS_SHOW_USES && !filter.value)) {
        bs_window_say(self, filter.only == BS_SHOW_USES ? _("Select a value first")
                                                        : _("Select a block first"));
        return;
    }
    bs_canvas_set_filter(bs_panes_canvas(self->panes), &filter);
    bs_window_set_state(self, "show-only", g_variant_new_string(filter.only ? words[0] : "all"));
}

static void
path_from(BsWindow *self, GVariant *none)
{
    (void)none;
    self->path_from = bs_session_selected_block(self->session);
    bs_window_say(self, self->path_from ? _("Now select the block where the path ends")
                                        : _("Select a block first"));
}

// The op when it has regions, else the block.
static void
fold(BsWindow *self, GVariant *none)
{
    const BsOp *op = bs_session_selected_op(self->session);
    (void)none;
    bs_canvas_toggle_fold(bs_panes_canvas(self->panes),
                          op && op->n_regions
                              ? (gconstpointer)op
                              : (gconstpointer)bs_session_selected_block(self->session));
}

static void
unfold_all(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_canvas_show_all(bs_panes_canvas(self->panes));
    bs_canvas_set_filter(bs_panes_canvas(self->panes), &(BsSceneFilter){0});
    bs_window_set_state(self, "show-only", g_variant_new_string("all"));
    bs_window_set_state(self, "hide-insides", g_variant_new_boolean(FALSE));
}

static void
hide_insides(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_canvas_set_hide_insides(bs_panes_canvas(self->panes),
                               bs_window_toggle(self, "hide-insides"));
}

static void
show_life(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_canvas_set_shows_value(bs_panes_canvas(self->panes), bs_window_toggle(self, "show-life"));
}

// All of a function with very many blocks, or a part again.
static void
lay_out_all(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_canvas_set_whole(bs_panes_canvas(self->panes), bs_window_toggle(self, "lay-out-all"));
}

static void
cancel_layout(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_canvas_cancel_layout(bs_panes_canvas(self->panes));
}

static void
overview(BsWindow *self, GVariant *none)
{
    (void)none;
    bs_overview_set_wanted(bs_panes_overview(self->panes), bs_window_toggle(self, "overview"));
}

static const BsCommand commands[] = {
    // clang-format off
    {"show-only",    "s",  show_only,    BS_PROGRAM,   "'all'"},
    {"path-from",    NULL, path_from,    BS_SELECTION, NULL},
    {"fold",         NULL, fold,         BS_SELECTION, NULL},
    {"unfold-all",   NULL, unfold_all,   BS_PROGRAM,   NULL},
    {"hide-insides", NULL, hide_insides, BS_PROGRAM,   "false"},
    {"show-life",    NULL, show_life,    BS_ALWAYS,    "false"},
    {"overview",     NULL, overview,     BS_ALWAYS,    "true"},
    {"lay-out-all",  NULL, lay_out_all,  BS_PROGRAM,   "false"},
    {"cancel-layout", NULL, cancel_layout, BS_PROGRAM, NULL},
    {"laying-out",   NULL, NULL,         BS_ALWAYS,    "false"},
    {"n-boxes",      NULL, NULL,         BS_ALWAYS,    "0"},
    {"n-rows",       NULL, NULL,         BS_ALWAYS,    "0"},
    {"n-life",       NULL, NULL,         BS_ALWAYS,    "0"},
    // clang-format on
};

const BsCommands bs_graph_commands = {commands, G_N_ELEMENTS(commands)};

// What tests and scripts ask of the picture.
static void
on_view_changed(BsWindow *self)
{
    const BsScene *scene = bs_canvas_scene(bs_panes_canvas(self->panes));
    guint n_boxes = 0, n_life = 0;
    for (guint32 i = 0; scene && i < scene->n_boxes; i++)
        n_boxes += scene->boxes[i].depth == 0;
    for (guint32 i = 0; scene && i < scene->n_rows; i++)
        n_life += (scene->rows[i].flags & BS_ROW_LIVE) != 0;
    bs_window_set_state(self, "n-boxes", g_variant_new_int32((gint32)n_boxes));
    bs_window_set_state(self, "n-rows", g_variant_new_int32(scene ? (gint32)scene->n_rows : 0));
    bs_window_set_state(self, "n-life", g_variant_new_int32((gint32)n_life));
}

static void
on_guard(BsWindow *self)
{
    BsCanvasWork work;
    bs_canvas_get_work(bs_panes_canvas(self->panes), &work);
    bs_window_set_state(self, "laying-out", g_variant_new_boolean(work.laying_out));
    bs_window_set_state(self, "lay-out-all", g_variant_new_boolean(work.many && !work.part));
}

static void
on_loaded(BsWindow *self)
{
    self->path_from = NULL;
    bs_window_set_state(self, "show-only", g_variant_new_string("all"));
    bs_window_set_state(self, "hide-insides", g_variant_new_boolean(FALSE));
}

void
bs_window_init_graph(BsWindow *self)
{
    g_signal_connect_object(bs_panes_canvas(self->panes), "view-changed",
                            G_CALLBACK(on_view_changed), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(bs_panes_canvas(self->panes), "guard-changed", G_CALLBACK(on_guard),
                            self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->session, "loaded", G_CALLBACK(on_loaded), self,
                            G_CONNECT_SWAPPED);
}
