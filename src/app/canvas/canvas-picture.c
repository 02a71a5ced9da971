// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is in the picture, which is made anew where the session goes.
#include "app/canvas/canvas-marks.h"
#include "app/canvas/canvas-private.h"

#include "debug/document/cursor.h"
#include "support/i18n.h"
#include "view/layout/frame.h"

// -- the scene -----------------------------------------------------------------------------------

static char *
describe_emptiness(BsCanvas *self)
{
    const char *why = bs_canvas_note_text(NULL, self->session);
    return why ? g_strdup_printf(_("Control-flow graph. %s"), why)
               : g_strdup(_("Control-flow graph, nothing to show"));
}

static void
describe_for_readers(BsCanvas *self)
{
    guint blocks = 0;
    for (guint i = 0; self->scene && i < self->scene->n_boxes; i++)
        blocks += self->scene->boxes[i].depth == 0;
    g_autofree char *label =
        self->scene ? g_strdup_printf(bs_plural("Control-flow graph, %s, %u block",
                                                "Control-flow graph, %s, %u blocks", blocks),
                                      self->scene->title, blocks)
                    : describe_emptiness(self);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

// While the picture is fitted, with as much in it as there is room for.
static BsScene *
new_scene(BsCanvas *self, BsDocument *document, BsOp *function, const BsSceneOptions *options)
{
    const BsRect view = bs_canvas_fitting_view(self);
    self->width = gtk_widget_get_width(GTK_WIDGET(self));
    self->height = gtk_widget_get_height(GTK_WIDGET(self));
    return self->follow && view.width > 0 ? bs_scene_new_in(document, function, options, &view)
                                          : bs_scene_new(document, function, options);
}

// At the cursor, or, where stages are compared, at the later one.
static void
build_scene(BsDocument *document, gpointer data)
{
    BsCanvas *self = data;
    BsOp *function = bs_document_find_function(document, bs_session_function_name(self->session));
    if (!function) {
        g_clear_pointer(&self->scene, bs_scene_free);
        return;
    }
    BsSceneOptions options = self->options;
    options.diff = bs_session_diff(self->session);
    options.selected_op = bs_session_selected_op(self->session);
    options.executed = bs_session_executed_op(self->session);
    options.run = bs_session_scene_run(self->session);
    options.selected_value = bs_session_selected_value(self->session);
    bs_canvas_guard_options(self, document, function, &options);
    bs_scene_free(self->scene);
    self->scene = new_scene(self, document, function, &options);
    bs_scene_place(self->scene, bs_layout_cache_get(self->layouts, self->scene));
    if (self->shows_value)
        bs_scene_show_value(self->scene, document, bs_session_selected_value(self->session));
}

// The first block of which one sees the top, else the one that has most of the canvas; or NULL.
static const BsBox *
block_in_sight(BsCanvas *self)
{
    const BsRect visible = bs_canvas_visible(self);
    const BsBox *best = NULL;
    double most = 0;
    for (guint32 i = 0; self->scene && i < self->scene->n_boxes; i++) {
        const BsBox *box = &self->scene->boxes[i];
        const double width = MIN(box->rect.x + box->rect.width, visible.x + visible.width) -
                             MAX(box->rect.x, visible.x);
        const double height = MIN(box->rect.y + box->rect.height, visible.y + visible.height) -
                              MAX(box->rect.y, visible.y);
        if (box->depth > 0 || width <= 0 || height <= 0)
            continue;
        if (box->rect.y >= visible.y && width > box->rect.width / 2)
            return box;
        if (width * height > most) {
            most = width * height;
            best = box;
        }
    }
    return best;
}

// What one looks at stays where it is; another picture begins in the middle.
static void
keep_in_sight(BsCanvas *self, const BsBlock *block, const BsRect *before)
{
    const BsBox *now = self->scene && block ? bs_scene_find_block(self->scene, block) : NULL;
    const gboolean stays = self->stays;
    self->stays = FALSE;
    if (stays)
        return;
    if (now) {
        self->x += now->rect.x + now->rect.width / 2 - before->x - before->width / 2;
        self->y += now->rect.y - before->y;
    } else if (self->scene && self->scene->n_boxes) {
        const BsRect *entry = &self->scene->boxes[0].rect;
        self->x = entry->x + entry->width / 2 - bs_canvas_visible(self).width / 2;
        self->y = 0;
        self->centred = FALSE;
    }
}

// Where a pass ends that refused the program, it is what it refused that one looks for.
static const BsEvent *
current_event(BsCanvas *self)
{
    if (!bs_session_is_walkable(self->session))
        return NULL;
    const BsDocument *document = bs_session_document(self->session);
    const BsEvent *event = bs_document_current_event(document);
    const guint32 cursor = bs_document_cursor(document);
    const gboolean ends =
        event && event->kind == BS_EVENT_STAGE_END && event->flags & BS_EVENT_FAILED;
    const BsEvent *before = ends && cursor > 1 ? bs_document_event(document, cursor - 1) : NULL;
    return before && before->kind == BS_EVENT_REFUSED ? before : event;
}

BsThing
bs_canvas_focus(BsCanvas *self)
{
    const gboolean runs = self->session && bs_session_shows_run(self->session);
    const BsEvent *event = self->session && !runs ? current_event(self) : NULL;
    BsThing thing = event ? bs_event_focus(event) : (BsThing){0};
    if (runs)
        thing.op = bs_session_executed_op(self->session);
    if (thing.op && self->scene && bs_scene_find_op(self->scene, thing.op))
        thing.block = bs_op_block(thing.op);
    return thing;
}

// That of the event while a part of it is in sight.
static const BsBox *
block_looked_at(BsCanvas *self)
{
    const BsBlock *block = bs_canvas_focus(self).block;
    const BsBox *box = self->scene && block ? bs_scene_find_block(self->scene, block) : NULL;
    const BsRect visible = bs_canvas_visible(self);
    const gboolean seen = box && box->rect.y < visible.y + visible.height &&
                          box->rect.y + box->rect.height > visible.y;
    return seen ? box : block_in_sight(self);
}

// The block of the cursor, with as many of those around it as there is room for; before the first
// step, also that of a run, the entry.
static const BsBox *
block_to_frame(BsCanvas *self)
{
    const BsBlock *block = bs_canvas_focus(self).block;
    if (!block && self->guard.on)
        block = self->guard.centre;
    const BsRect visible = bs_canvas_visible(self);
    const BsBox *box = bs_frame_find(self->scene, block, &visible);
    if (box)
        return box;
    const gboolean runs = bs_session_shows_run(self->session);
    const gboolean began =
        runs ? bs_session_executed_op(self->session) != NULL : bs_session_cursor(self->session) > 0;
    return began ? block_in_sight(self) : self->scene->boxes;
}

void
bs_canvas_fit(BsCanvas *self)
{
    if (!self->follow || !self->scene || !self->scene->n_boxes)
        return;
    const BsBox *box = block_to_frame(self);
    const BsThing focus = bs_canvas_focus(self);
    const BsRow *row = focus.op ? bs_scene_find_op(self->scene, focus.op)
                                : bs_frame_find_gone(self->scene, focus.block);
    bs_canvas_frame(self, box ? &box->rect : NULL, row ? &row->rect : NULL);
}

void
bs_canvas_select_row(BsCanvas *self, const BsRow *row)
{
    if (row->kind == BS_ROW_OP || row->kind == BS_ROW_GONE)
        bs_session_select_op(self->session, row->op);
    else if (row->value)
        bs_session_select_value(self->session, row->value);
    else
        bs_session_select_block(self->session, row->block);
}

const char *
bs_canvas_in_sight(BsCanvas *self)
{
    if (!self->scene || !self->scene->n_boxes)
        return "";
    const BsRect visible = bs_canvas_visible(self);
    const BsRect whole = {0, 0, self->scene->width, self->scene->height};
    const BsBox *box = block_to_frame(self);
    return bs_frame_holds(&visible, &whole)              ? "all"
           : box && bs_frame_holds(&visible, &box->rect) ? "block"
                                                         : "part";
}

void
bs_canvas_enlarge(BsCanvas *self, double larger)
{
    const double factor = larger / self->larger;
    self->larger = larger;
    if (self->follow)
        bs_canvas_fit(self);
    else
        bs_canvas_zoom_by(self, factor);
}

void
bs_canvas_set_spotlight(BsCanvas *self, gboolean on)
{
    self->spotlight = on;
    bs_canvas_repaint(self);
}

static void
rebuild_picture(BsCanvas *self)
{
    const BsDiff *diff = bs_session_diff(self->session);
    BsDocument *document = bs_session_document(self->session);
    const guint32 cursor = bs_session_cursor(self->session);
    const guint32 position = diff ? diff->sides[BS_DIFF_AFTER].position : cursor;
    if (bs_session_is_walkable(self->session) && position != cursor)
        bs_document_visit(document, position, build_scene, self);
    else if (bs_session_is_walkable(self->session))
        build_scene(document, self);
    else
        g_clear_pointer(&self->scene, bs_scene_free);
    bs_session_set_picture(self->session, self->scene);
    describe_for_readers(self);
    bs_canvas_repaint(self);
    g_signal_emit_by_name(self, "guard-changed");
}

static void
reveal_event(BsCanvas *self)
{
    const BsThing thing = bs_canvas_focus(self);
    bs_canvas_reveal(self, thing.op,
                     !thing.block && self->guard.on ? self->guard.centre : thing.block);
}

// `frames`: and brings what the step speaks of into sight.
static void
rebuild(BsCanvas *self, gboolean frames)
{
    bs_canvas_begin_change(self);
    const BsBox *sight = frames ? block_looked_at(self) : block_in_sight(self);
    const BsBlock *block = sight ? sight->block : NULL;
    const BsRect before = sight ? sight->rect : (BsRect){0};
    rebuild_picture(self);
    keep_in_sight(self, block, &before);
    if (frames)
        bs_canvas_fit(self);
    bs_canvas_clamp_view(self);
    if (!self->centred)
        bs_canvas_centre(self);
    self->centred = !bs_layout_cache_is_busy(self->layouts);
    if (frames && !self->follow)
        reveal_event(self);
    bs_canvas_end_change(self);
}

static void
on_moved(BsCanvas *self)
{
    rebuild(self, TRUE);
}

// Boxes are as wide as their texts.
static void
on_renamed(BsCanvas *self)
{
    bs_layout_cache_clear(self->layouts);
}

static void
on_loaded(BsCanvas *self)
{
    bs_canvas_forget_motion(self);
    g_clear_pointer(&self->scene, bs_scene_free);
    bs_session_set_picture(self->session, NULL);
    bs_canvas_show_all(self); // what was chosen was of another program
    self->stays = bs_session_is_revision(self->session);
    if (self->stays) {
        bs_layout_cache_revise(self->layouts);
    } else {
        bs_layout_cache_clear(self->layouts);
        self->follow = TRUE;
        self->centred = FALSE;
        self->least = 1;
    }
    bs_canvas_repaint(self);
}

static void
on_selected(BsCanvas *self)
{
    if (self->shows_value || self->options.detail != BS_DETAIL_EVERYTHING)
        rebuild(self, FALSE);
    bs_canvas_repaint(self);
    if (bs_session_is_linked(self->session) &&
        bs_canvas_guard_follow(self, bs_session_selected_block(self->session)))
        rebuild(self, FALSE);
    if (bs_session_selected_op(self->session) && bs_session_is_linked(self->session))
        bs_canvas_reveal(self, bs_session_selected_op(self->session), NULL);
}

// Only what lies above the picture changes.
static void
on_hovered(BsCanvas *self)
{
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void
bs_canvas_layout_ready(gpointer data)
{
    rebuild(data, TRUE);
}

static gboolean
on_other_size(gpointer canvas)
{
    BsCanvas *self = canvas;
    self->resized = 0;
    if (self->session && self->scene)
        rebuild(self, TRUE);
    bs_canvas_centre(self);
    return G_SOURCE_REMOVE;
}

void
bs_canvas_fit_soon(BsCanvas *self)
{
    if (!self->resized)
        self->resized = g_idle_add(on_other_size, self);
}

// -- what is in the picture ----------------------------------------------------------------------

static void
show_otherwise(BsCanvas *self)
{
    if (self->session)
        rebuild(self, TRUE);
}

void
bs_canvas_set_filter(BsCanvas *self, const BsSceneFilter *filter)
{
    self->options.filter = *filter;
    show_otherwise(self);
}

void
bs_canvas_toggle_fold(BsCanvas *self, gconstpointer op_or_block)
{
    if (!op_or_block)
        return;
    if (!g_hash_table_remove(self->options.folded, op_or_block))
        g_hash_table_add(self->options.folded, (gpointer)(gsize)op_or_block);
    show_otherwise(self);
}

void
bs_canvas_set_detail(BsCanvas *self, BsDetail detail)
{
    self->options.detail = detail;
    show_otherwise(self);
}

BsDetail
bs_canvas_detail(BsCanvas *self)
{
    return self->options.detail;
}

void
bs_canvas_toggle_opened(BsCanvas *self, const BsBlock *block)
{
    if (!g_hash_table_remove(self->options.opened, block))
        g_hash_table_add(self->options.opened, (gpointer)(gsize)block);
    show_otherwise(self);
}

void
bs_canvas_show_all(BsCanvas *self)
{
    self->options.filter = (BsSceneFilter){0};
    g_hash_table_remove_all(self->options.folded);
    g_hash_table_remove_all(self->options.opened);
    self->guard.centre = NULL;
}

void
bs_canvas_set_shows_value(BsCanvas *self, gboolean shows)
{
    self->shows_value = shows;
    show_otherwise(self);
}

void
bs_canvas_set_whole(BsCanvas *self, gboolean whole)
{
    g_free(self->guard.whole);
    self->guard.whole = whole ? g_strdup(bs_session_function_name(self->session)) : NULL;
    show_otherwise(self);
}

const BsScene *
bs_canvas_scene(BsCanvas *self)
{
    return self->scene;
}

const BsScene *
bs_canvas_settled_scene(BsCanvas *self)
{
    bs_canvas_end_motion(self);
    return self->scene;
}

void
bs_canvas_set_session(BsCanvas *self, BsSession *session)
{
    if (!g_set_object(&self->session, session) || !session)
        return;
    g_signal_connect_object(session, "loaded", G_CALLBACK(on_loaded), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "notify::naming", G_CALLBACK(on_renamed), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "selected", G_CALLBACK(on_selected), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(session, "hovered", G_CALLBACK(on_hovered), self, G_CONNECT_SWAPPED);
}
