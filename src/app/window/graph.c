// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What of the control-flow graph is in the picture.
#include "app/frame/panes.h"
#include "app/session/preferences.h"
#include "app/window/parts.h"
#include "debug/document/as-written.h"
#include "support/i18n.h"

#include <math.h>
#include <string.h>

typedef struct BsGraph {
    const BsHost *host;
    BsPanes *panes;
    BsCanvas *canvas;
    const BsBlock *path_from; // where a path begins, or NULL
} BsGraph;

static BsBlock *
find_block(BsGraph *self, const char *name)
{
    BsOp *function = bs_session_function(self->host->session);
    BsDocument *document = bs_session_document(self->host->session);
    if (!function || !function->n_regions)
        return NULL;
    bs_region_for_each (bs_op_region(function, 0), block) {
        if (g_strcmp0(bs_document_block_name(document, block), name) == 0)
            return block;
    }
    return NULL;
}

static const BsBlock *
block_of(BsGraph *self, const char *name)
{
    return name ? find_block(self, name) : bs_session_selected_block(self->host->session);
}

// From the block that was marked, or the entry.
static void
set_path(BsGraph *self, BsSceneFilter *filter, const char *from, const char *to)
{
    BsOp *function = bs_session_function(self->host->session);
    filter->block = from ? find_block(self, from) : self->path_from;
    if (!filter->block && !from && function && function->n_regions)
        filter->block = bs_op_region(function, 0)->first;
    filter->other = block_of(self, to);
}

// "all", "neighbours", "uses", "path": of the selection, or of what is named behind it.
static void
show_only(gpointer part, GVariant *parameter)
{
    BsGraph *self = part;
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
        filter.value = first
                           ? bs_document_find_named(bs_session_document(self->host->session),
                                                    bs_session_function(self->host->session), first)
                           : bs_session_selected_value(self->host->session);
    }
    if ((filter.only == BS_SHOW_PATH && (!filter.block || !filter.other)) ||
        (filter.only == BS_SHOW_NEIGHBOURS && !filter.block) ||
        (filter.only == BS_SHOW_USES && !filter.value)) {
        bs_host_say(self->host, filter.only == BS_SHOW_USES ? _("Select a value first")
                                                            : _("Select a block first"));
        return;
    }
    bs_canvas_set_filter(self->canvas, &filter);
    bs_command_set_state(self->host->actions, "show-only",
                         g_variant_new_string(filter.only ? words[0] : "all"));
}

static void
path_from(gpointer part, GVariant *none)
{
    BsGraph *self = part;
    self->path_from = bs_session_selected_block(self->host->session);
    bs_host_say(self->host, self->path_from ? _("Now select the block where the path ends")
                                            : _("Select a block first"));
}

// The op when it has regions, else the block.
static void
fold(gpointer part, GVariant *none)
{
    BsGraph *self = part;
    const BsOp *op = bs_session_selected_op(self->host->session);
    bs_canvas_toggle_fold(self->canvas,
                          op && op->n_regions
                              ? (gconstpointer)op
                              : (gconstpointer)bs_session_selected_block(self->host->session));
}

static void
unfold_all(gpointer part, GVariant *none)
{
    BsGraph *self = part;
    bs_canvas_show_all(self->canvas);
    bs_canvas_set_filter(self->canvas, &(BsSceneFilter){0});
    bs_command_set_state(self->host->actions, "show-only", g_variant_new_string("all"));
}

// "everything", "buffers" or "blocks"; other words change nothing.
static void
set_detail(gpointer part, GVariant *parameter)
{
    BsGraph *self = part;
    const BsDetail detail = bs_detail_of_name(g_variant_get_string(parameter, NULL));
    if (detail == BS_N_DETAILS)
        return;
    bs_canvas_set_detail(self->canvas, detail);
    bs_preferences_set_detail(detail);
    bs_command_set_state(self->host->actions, "detail", g_variant_ref(parameter));
}

// From everything to less and less, and round.
static void
next_detail(gpointer part, GVariant *none)
{
    BsGraph *self = part;
    const BsDetail next = (bs_canvas_detail(self->canvas) + 1) % BS_N_DETAILS;
    g_autoptr(GVariant) name = g_variant_ref_sink(g_variant_new_string(bs_detail_name(next)));
    set_detail(self, name);
}

static void
show_life(gpointer part, GVariant *none)
{
    BsGraph *self = part;
    bs_canvas_set_shows_value(self->canvas, bs_command_toggle(self->host->actions, "show-life"));
}

// All of a function with very many blocks, or a part again.
static void
lay_out_all(gpointer part, GVariant *none)
{
    BsGraph *self = part;
    bs_canvas_set_whole(self->canvas, bs_command_toggle(self->host->actions, "lay-out-all"));
}

static void
cancel_layout(gpointer part, GVariant *none)
{
    BsGraph *self = part;
    bs_canvas_cancel_layout(self->canvas);
}

static void
overview(gpointer part, GVariant *none)
{
    BsGraph *self = part;
    bs_overview_set_wanted(bs_panes_overview(self->panes),
                           bs_command_toggle(self->host->actions, "overview"));
}

static const BsCommand commands[] = {
    // clang-format off
    {"show-only",    "s",  show_only,    BS_PROGRAM,   "'all'"},
    {"path-from",    NULL, path_from,    BS_SELECTION, NULL},
    {"fold",         NULL, fold,         BS_SELECTION, NULL},
    {"unfold-all",   NULL, unfold_all,   BS_PROGRAM,   NULL},
    {"detail",       "s",  set_detail,   BS_ALWAYS,    "'buffers'"},
    {"next-detail",  NULL, next_detail,  BS_ALWAYS,    NULL},
    {"show-life",    NULL, show_life,    BS_ALWAYS,    "false"},
    {"overview",     NULL, overview,     BS_ALWAYS,    "true"},
    {"lay-out-all",  NULL, lay_out_all,  BS_PROGRAM,   "false"},
    {"cancel-layout", NULL, cancel_layout, BS_PROGRAM, NULL},
    {"laying-out",   NULL, NULL,         BS_ALWAYS,    "false"},
    {"in-sight",     NULL, NULL,         BS_ALWAYS,    "''"},
    {"zoom",         NULL, NULL,         BS_ALWAYS,    "100"},
    {"keyboard-at",  NULL, NULL,         BS_ALWAYS,    "''"},
    {"n-boxes",      NULL, NULL,         BS_ALWAYS,    "0"},
    {"n-rows",       NULL, NULL,         BS_ALWAYS,    "0"},
    {"n-life",       NULL, NULL,         BS_ALWAYS,    "0"},
    {0}
    // clang-format on
};

// What tests and scripts ask of the picture.
static void
on_view_changed(BsGraph *self)
{
    const BsScene *scene = bs_canvas_scene(self->canvas);
    guint n_boxes = 0, n_life = 0;
    for (guint32 i = 0; scene && i < scene->n_boxes; i++)
        n_boxes += scene->boxes[i].depth == 0;
    for (guint32 i = 0; scene && i < scene->n_rows; i++)
        n_life += (scene->rows[i].flags & BS_ROW_LIVE) != 0;
    bs_command_set_state(self->host->actions, "in-sight",
                         g_variant_new_string(bs_canvas_in_sight(self->canvas)));
    bs_command_set_state(self->host->actions, "zoom",
                         g_variant_new_int32((gint32)lround(100 * bs_canvas_zoom(self->canvas))));
    g_autofree char *at = bs_canvas_keyboard_text(self->canvas);
    bs_command_set_state(self->host->actions, "keyboard-at", g_variant_new_string(at));
    bs_command_set_state(self->host->actions, "n-boxes", g_variant_new_int32((gint32)n_boxes));
    bs_command_set_state(self->host->actions, "n-rows",
                         g_variant_new_int32(scene ? (gint32)scene->n_rows : 0));
    bs_command_set_state(self->host->actions, "n-life", g_variant_new_int32((gint32)n_life));
}

static void
on_guard(BsGraph *self)
{
    BsCanvasWork work;
    bs_canvas_get_work(self->canvas, &work);
    bs_command_set_state(self->host->actions, "laying-out", g_variant_new_boolean(work.laying_out));
    bs_command_set_state(self->host->actions, "lay-out-all",
                         g_variant_new_boolean(work.many && !work.part));
}

static void
on_loaded(BsGraph *self)
{
    self->path_from = NULL;
    bs_command_set_state(self->host->actions, "show-only", g_variant_new_string("all"));
}

static void
init(gpointer part)
{
    BsGraph *self = part;
    self->canvas = bs_panes_canvas(self->panes);
    const BsDetail detail = bs_preferences_detail();
    bs_canvas_set_detail(self->canvas, detail);
    bs_command_set_state(self->host->actions, "detail",
                         g_variant_new_string(bs_detail_name(detail)));
    bs_host_connect(self->host, self->canvas, "view-changed", G_CALLBACK(on_view_changed), self);
    bs_host_connect(self->host, self->canvas, "guard-changed", G_CALLBACK(on_guard), self);
    bs_host_connect(self->host, self->host->session, "loaded", G_CALLBACK(on_loaded), self);
}

static const BsPartWidget widgets[] = {
    {"panes", G_STRUCT_OFFSET(BsGraph, panes)},
    {0},
};

const BsPart bs_graph_part = {
    .size = sizeof(BsGraph), .widgets = widgets, .commands = commands, .init = init};
