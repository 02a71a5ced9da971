// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the picture and the code views show: zoom, stages, and how they go together.
#include "app/frame/code-link.h"
#include "app/frame/panes.h"
#include "app/tables/inspector.h"
#include "app/window/parts.h"
#include "debug/document/provenance.h"
#include "support/i18n.h"

typedef struct BsViews {
    const BsHost *host;
    BsPanes *panes;
    BsInspector *inspector;
    BsCodeLink *link;  // between the code views
    gboolean lowering; // deallocs are beside their lowering
} BsViews;

// -- zoom and stages -----------------------------------------------------------------------------

static void
zoom_in(gpointer part, GVariant *parameter)
{
    BsViews *self = part;
    bs_canvas_zoom_by(bs_panes_canvas(self->panes), 1.25);
}

static void
zoom_out(gpointer part, GVariant *parameter)
{
    BsViews *self = part;
    bs_canvas_zoom_by(bs_panes_canvas(self->panes), 0.8);
}

static void
zoom_reset(gpointer part, GVariant *parameter)
{
    BsViews *self = part;
    bs_canvas_zoom_reset(bs_panes_canvas(self->panes));
}

static void
zoom_fit(gpointer part, GVariant *parameter)
{
    BsViews *self = part;
    bs_canvas_zoom_fit(bs_panes_canvas(self->panes));
}

static void
zoom_selection(gpointer part, GVariant *parameter)
{
    BsViews *self = part;
    if (!bs_canvas_zoom_selection(bs_panes_canvas(self->panes)))
        bs_host_say(self->host, _("The selection is not in this picture"));
}

// The source's, or those that upstream's printer counts.
static void
own_names(gpointer part, GVariant *parameter)
{
    BsViews *self = part;
    const gboolean own = bs_session_naming(self->host->session) == BS_NAMES_OWN;
    bs_session_set_naming(self->host->session, own ? BS_NAMES_PRINTED : BS_NAMES_OWN);
}

static void
on_naming(BsViews *self)
{
    const gboolean own = bs_session_naming(self->host->session) == BS_NAMES_OWN;
    bs_command_set_state(self->host->actions, "own-names", g_variant_new_boolean(own));
}

static void
left_stage(gpointer part, GVariant *parameter)
{
    BsViews *self = part;
    bs_code_view_set_stage(bs_panes_left(self->panes), g_variant_get_int32(parameter));
}

static void
right_stage(gpointer part, GVariant *parameter)
{
    BsViews *self = part;
    bs_command_do(self->host->actions, "need-second-code", NULL);
    bs_code_view_set_stage(bs_panes_right(self->panes), g_variant_get_int32(parameter));
}

// Left follows the cursor, right shows what everything becomes; the user may choose otherwise.
static void
on_loaded(BsViews *self)
{
    const BsDocument *document = bs_session_document(self->host->session);
    if (!document || !bs_session_is_walkable(self->host->session) ||
        bs_session_is_revision(self->host->session))
        return;
    guint32 last = bs_document_n_stages(document) - 1;
    while (last > 0 && (!bs_document_stage(document, last)->reached ||
                        bs_document_stage(document, last)->failed))
        last--;
    // A refusal names a line of the source: it stands beside that line.
    const gboolean refused = bs_document_outcome(document) == BS_OUTCOME_REFUSED;
    bs_code_view_set_stage(bs_panes_left(self->panes),
                           refused ? BS_CODE_AS_WRITTEN : BS_CODE_AT_CURSOR);
    bs_code_view_set_stage(bs_panes_right(self->panes), (gint)last);
}

// What tests and scripts ask.
static void
tell_sides(BsViews *self)
{
    GActionMap *actions = self->host->actions;
    g_autofree char *ribbons = bs_ribbons_text(bs_panes_ribbons(self->panes));
    g_autofree char *cards = bs_code_view_cards(bs_panes_left(self->panes));
    bs_command_set_state(actions, "ribbons", g_variant_new_string(ribbons));
    bs_command_set_state(actions, "cards", g_variant_new_string(cards));
    bs_command_set_state(
        actions, "left-gaps",
        g_variant_new_int32((gint32)bs_code_view_gaps(bs_panes_left(self->panes))));
    bs_command_set_state(
        actions, "right-gaps",
        g_variant_new_int32((gint32)bs_code_view_gaps(bs_panes_right(self->panes))));
}

// What is said is about what is seen. Elsewhere a view shows the cursor.
static void
tell_sight(BsViews *self)
{
    BsSession *session = self->host->session;
    const gint left = bs_code_view_stage(bs_panes_left(self->panes));
    const gint right = bs_code_view_stage(bs_panes_right(self->panes));
    if (!self->lowering || !bs_session_is_walkable(session) || left == BS_CODE_AT_CURSOR ||
        right == BS_CODE_AT_CURSOR) {
        bs_session_set_sight(session, BS_SIGHT_CURSOR, 0);
        return;
    }
    const guint32 stage = bs_document_lowering_stage(bs_session_document(session));
    const gboolean pair = stage && left == (gint)stage - 1 && right == (gint)stage;
    bs_session_set_sight(session, pair ? BS_SIGHT_PAIR : BS_SIGHT_STAGES, pair ? stage : 0);
}

// Cards under deallocs, and ribbons to what became of them; both codes are scrolled together.
static void
set_lowering(BsViews *self, gboolean on)
{
    g_autoptr(GVariant) locked = bs_command_state(self->host->actions, "lock-scrolling");
    self->lowering = on;
    bs_code_view_set_cards(bs_panes_left(self->panes), on);
    bs_ribbons_show(bs_panes_ribbons(self->panes), on);
    bs_code_link_set_locked(self->link, on || g_variant_get_boolean(locked));
    tell_sides(self);
    tell_sight(self);
}

// The code with its deallocs, or retains, beside what they are lowered to, in whichever system.
static void
show_lowering(gpointer part, GVariant *none)
{
    BsViews *self = part;
    const guint32 stage = bs_document_lowering_stage(bs_session_document(self->host->session));
    set_lowering(self, TRUE);
    if (!stage) {
        bs_host_say(self->host, _("No stage that was reached frees anything"));
        return;
    }
    bs_code_view_set_stage(bs_panes_left(self->panes), (gint)stage - 1);
    bs_code_view_set_stage(bs_panes_right(self->panes), (gint)stage);
    const gint first = bs_ribbons_first(bs_panes_ribbons(self->panes));
    if (first >= 0 && !*bs_session_selection_text(self->host->session))
        bs_code_view_show_line(bs_panes_left(self->panes), (guint32)first);
    tell_sides(self);
}

static void
compare_lowering(gpointer part, GVariant *none)
{
    BsViews *self = part;
    bs_command_do(self->host->actions, "layout", g_variant_new_string("dealloc"));
    show_lowering(self, NULL);
}

static void
end_lowering(gpointer part, GVariant *none)
{
    set_lowering(part, FALSE);
    on_loaded(part);
}

static void
on_pane_stage(BsViews *self)
{
    tell_sides(self);
    tell_sight(self);
    bs_command_set_state(self->host->actions, "left-stage",
                         g_variant_new_int32(bs_code_view_stage(bs_panes_left(self->panes))));
    bs_command_set_state(self->host->actions, "right-stage",
                         g_variant_new_int32(bs_code_view_stage(bs_panes_right(self->panes))));
}

// -- links ---------------------------------------------------------------------------------------

// Where the op is in a code view, or what stands for it there: by the differences, or what a
// dealloc became. -1: nowhere.
static gint
counterpart(BsViews *self, BsDiffWhich which, const BsOp *op)
{
    const BsDiff *diff = bs_code_link_diff(self->link);
    const BsDiffLine *here = diff ? bs_diff_find(diff, which, op) : NULL;
    const BsDiffLine *there = diff ? bs_diff_find(diff, 1 - which, op) : NULL;
    if (here)
        return (gint)(here - diff->sides[which].lines);
    if (there && there->other != BS_DIFF_NONE)
        return there->other;
    g_autoptr(GPtrArray) family = g_ptr_array_new();
    bs_document_dealloc_family(bs_session_document(self->host->session), op, family);
    for (guint i = 0; diff && i < family->len; i++) {
        const BsDiffLine *line = bs_diff_find(diff, which, family->pdata[i]);
        if (line)
            return (gint)(line - diff->sides[which].lines);
    }
    return -1;
}

static void
on_hovered(BsViews *self)
{
    const BsOp *op = bs_session_hovered_op(self->host->session);
    BsCodeView *views[] = {bs_panes_left(self->panes), bs_panes_right(self->panes)};
    for (guint i = 0; i < G_N_ELEMENTS(views); i++)
        bs_code_view_show_hovered(
            views[i], op, op ? counterpart(self, i ? BS_DIFF_AFTER : BS_DIFF_BEFORE, op) : -1);
    bs_command_set_state(self->host->actions, "hovered",
                         g_variant_new_string(op ? op->def->name : ""));
    bs_command_set_state(self->host->actions, "pointed-row",
                         g_variant_new_string(bs_inspector_pointed(self->inspector)));
}

static void
lock_scrolling(gpointer part, GVariant *none)
{
    BsViews *self = part;
    bs_code_link_set_locked(self->link, bs_command_toggle(self->host->actions, "lock-scrolling"));
}

static void
link_views(gpointer part, GVariant *none)
{
    BsViews *self = part;
    bs_session_set_linked(self->host->session,
                          bs_command_toggle(self->host->actions, "link-views"));
}

// What tests and scripts ask: the lines at the top of the code views, from 1.
static void
on_scrolled(BsViews *self)
{
    const struct {
        BsCodeView *view;
        const char *state;
    } views[] = {{bs_panes_left(self->panes), "left-top"},
                 {bs_panes_right(self->panes), "right-top"}};
    for (guint i = 0; i < G_N_ELEMENTS(views); i++) {
        const guint32 top = bs_code_view_top(views[i].view, NULL);
        bs_command_set_state(self->host->actions, views[i].state,
                             g_variant_new_int32((gint32)top + 1));
    }
}

// -- the table -----------------------------------------------------------------------------------

static const BsCommand commands[] = {
    // clang-format off
    {"zoom-in",          NULL, zoom_in,          BS_PROGRAM, NULL},
    {"zoom-out",         NULL, zoom_out,         BS_PROGRAM, NULL},
    {"zoom-reset",       NULL, zoom_reset,       BS_PROGRAM, NULL},
    {"zoom-fit",         NULL, zoom_fit,         BS_PROGRAM, NULL},
    {"zoom-selection",   NULL, zoom_selection,   BS_SELECTION, NULL},
    {"left-stage",       "i",  left_stage,       BS_PROGRAM, "-1"},
    {"right-stage",      "i",  right_stage,      BS_PROGRAM, "-1"},
    {"compare-lowering", NULL, compare_lowering, BS_PROGRAM, NULL},
    {"ribbons",          NULL, NULL,             BS_ALWAYS,  "''"},
    {"cards",            NULL, NULL,             BS_ALWAYS,  "''"},
    {"show-lowering",    NULL, show_lowering,    BS_PROGRAM, NULL},
    {"end-lowering",     NULL, end_lowering,     BS_PROGRAM, NULL},
    {"lock-scrolling",   NULL, lock_scrolling,   BS_ALWAYS,  "false"},
    {"link-views",       NULL, link_views,       BS_ALWAYS,  "true"},
    {"own-names",        NULL, own_names,        BS_ALWAYS,  "true"},
    {"hovered",          NULL, NULL,             BS_ALWAYS,  "''"},
    {"pointed-row",      NULL, NULL,             BS_ALWAYS,  "''"},
    {"left-gaps",        NULL, NULL,             BS_ALWAYS,  "0"},
    {"right-gaps",       NULL, NULL,             BS_ALWAYS,  "0"},
    {"left-top",         NULL, NULL,             BS_ALWAYS,  "1"},
    {"right-top",        NULL, NULL,             BS_ALWAYS,  "1"},
    {0}
    // clang-format on
};

static void
init(gpointer part)
{
    BsViews *self = part;
    const BsHost *host = self->host;
    BsCodeView *const views[] = {bs_panes_left(self->panes), bs_panes_right(self->panes)};
    self->link = bs_code_link_new(host->session, views[0], views[1], bs_panes_canvas(self->panes));
    for (guint i = 0; i < G_N_ELEMENTS(views); i++) {
        GtkScrollable *text = GTK_SCROLLABLE(bs_code_view_text_view(views[i]));
        bs_host_connect(host, gtk_scrollable_get_vadjustment(text), "value-changed",
                        G_CALLBACK(on_scrolled), self);
        bs_host_connect(host, views[i], "notify::stage", G_CALLBACK(on_pane_stage), self);
    }
    bs_host_connect(host, host->session, "notify::naming", G_CALLBACK(on_naming), self);
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(on_naming), self);
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(on_loaded), self);
    bs_host_connect(host, host->session, "loaded", G_CALLBACK(tell_sight), self);
    bs_host_connect(host, host->session, "moved", G_CALLBACK(tell_sides), self);
    on_naming(self);
    bs_host_connect(host, host->session, "hovered", G_CALLBACK(on_hovered), self);
}

static void
clear(gpointer part)
{
    BsViews *self = part;
    g_clear_pointer(&self->link, bs_code_link_free);
}

static const BsPartWidget widgets[] = {
    {"panes", G_STRUCT_OFFSET(BsViews, panes)},
    {"inspector", G_STRUCT_OFFSET(BsViews, inspector)},
    {0},
};

const BsPart bs_views_part = {.size = sizeof(BsViews),
                              .widgets = widgets,
                              .commands = commands,
                              .init = init,
                              .clear = clear};
