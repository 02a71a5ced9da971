// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The keyboard in the picture: it is at one row, from which arrows go from row to row and from
// block to block. A ring shows where it is, and a reader of the screen hears it.
#include "app/canvas/canvas-private.h"

#include "app/kit/colours.h"
#include "app/kit/step-keys.h"
#include "support/i18n.h"

enum { PAN_STEP = 60 };

// -- where it is ---------------------------------------------------------------------------------

// What one can be at: all that can be selected.
static gboolean
is_stop(const BsRow *row)
{
    return row->kind == BS_ROW_TITLE || row->kind == BS_ROW_ARGUMENT || row->kind == BS_ROW_OP ||
           row->kind == BS_ROW_MARK || row->kind == BS_ROW_GONE;
}

static gboolean
is_place(const BsRow *row, const BsCanvasPlace *place)
{
    return row->kind == place->kind && row->op == place->op && row->block == place->block &&
           row->value == place->value;
}

// The same row in another picture of the function: most often it has the same number.
static const BsRow *
find_place(const BsScene *scene, const BsCanvasPlace *place)
{
    if (!place->block)
        return NULL;
    if (place->row < scene->n_rows && is_place(&scene->rows[place->row], place))
        return &scene->rows[place->row];
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (is_place(&scene->rows[i], place))
            return &scene->rows[i];
    }
    return place->op ? bs_scene_find_op(scene, place->op) : NULL;
}

static const BsRow *
first_stop(const BsScene *scene, const BsBlock *block)
{
    const BsBox *box = block ? bs_scene_find_block(scene, block) : NULL;
    for (guint32 i = box ? box->first_row : 0; i < scene->n_rows; i++) {
        if (is_stop(&scene->rows[i]))
            return &scene->rows[i];
    }
    return NULL;
}

// What is selected; or what the step speaks of; or where the picture begins.
static const BsRow *
place_to_begin(BsCanvas *self)
{
    const BsValue *value = bs_session_selected_value(self->session);
    const BsOp *op = bs_session_selected_op(self->session);
    const BsBlock *block = bs_session_selected_block(self->session);
    if (!op && value)
        op = bs_value_op(value);
    for (guint32 i = 0; value && !op && i < self->scene->n_rows; i++) {
        const BsRow *row = &self->scene->rows[i];
        if (row->kind == BS_ROW_ARGUMENT && row->value == value)
            return row;
    }
    if (!op && !block) {
        const BsThing thing = bs_canvas_focus(self);
        op = thing.op;
        block = thing.block;
    }
    const BsRow *row = op ? bs_scene_find_op(self->scene, op) : NULL;
    return row ? row : first_stop(self->scene, block);
}

static const BsRow *
row_at(BsCanvas *self)
{
    if (!self->scene || !self->session)
        return NULL;
    const BsRow *row = find_place(self->scene, &self->keyboard.place);
    return row ? row : place_to_begin(self);
}

char *
bs_canvas_keyboard_text(BsCanvas *self)
{
    const BsRow *row = row_at(self);
    if (!row)
        return g_strdup("");
    GString *text = g_string_new(row->full);
    for (guint32 i = 0; i < row->n_badges; i++)
        g_string_append_printf(text, "; %s", row->badges[i].text);
    if (row->flags & BS_ROW_CURRENT)
        g_string_append_printf(text, "; %s", _("the step is about it"));
    return g_string_free(text, FALSE);
}

// For readers of the screen, which tell it while the picture has the keyboard.
static void
tell(BsCanvas *self)
{
    g_autofree char *text = bs_canvas_keyboard_text(self);
    gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                   -1);
    gtk_widget_queue_draw(GTK_WIDGET(self));
    g_signal_emit_by_name(self, "view-changed");
}

void
bs_canvas_put_keyboard(BsCanvas *self, const BsRow *row)
{
    self->keyboard.place = row ? (BsCanvasPlace){row->kind, (guint32)(row - self->scene->rows),
                                                 row->op, row->block, row->value}
                               : (BsCanvasPlace){0};
    tell(self);
}

// -- going ---------------------------------------------------------------------------------------

static const BsRow *
next_stop(BsCanvas *self, const BsRow *from, int by)
{
    const BsRow *begin = self->scene->rows, *end = begin + self->scene->n_rows;
    for (const BsRow *row = from + by; row >= begin && row < end; row += by) {
        if (is_stop(row))
            return row;
    }
    return NULL;
}

// The first or last row of the block that it is in; from there, of the picture.
static const BsRow *
end_of_block(BsCanvas *self, const BsRow *from, int by)
{
    const BsRow *last = from;
    for (const BsRow *row = from; row; row = next_stop(self, row, by)) {
        if (row->box == from->box)
            last = row;
    }
    if (last != from)
        return last;
    for (const BsRow *row = from; row; row = next_stop(self, row, by))
        last = row;
    return last;
}

static const BsRow *
first_of_box(BsCanvas *self, const BsBox *box)
{
    return box ? first_stop(self->scene, box->block) : NULL;
}

// The nearest block of the same region that is beside it, at the right (1) or at the left (-1).
static const BsBox *
box_beside(const BsScene *scene, const BsBox *from, int side)
{
    const BsBox *best = NULL;
    double least = 0;
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        const BsBox *box = &scene->boxes[i];
        const BsRect *a = side > 0 ? &from->rect : &box->rect;
        const BsRect *b = side > 0 ? &box->rect : &from->rect;
        const double way = b->x - a->x - a->width;
        if (box == from || box->parent != from->parent || way < 0 || b->y > a->y + a->height ||
            a->y > b->y + b->height)
            continue;
        if (!best || way < least) {
            best = box;
            least = way;
        }
    }
    return best;
}

// The first one that an edge leads to (1), or comes from (-1): the one where the keyboard was.
static const BsBox *
box_along(BsCanvas *self, guint32 from, int side)
{
    const BsScene *scene = self->scene;
    const BsBox *first = NULL;
    for (guint32 i = 0; i < scene->n_edges; i++) {
        const BsEdge *edge = &scene->edges[i];
        const BsBox *box = &scene->boxes[side > 0 ? edge->to : edge->from];
        if ((side > 0 ? edge->from : edge->to) != from || edge->from == edge->to)
            continue;
        if (box->block == self->keyboard.before)
            return box;
        if (!first)
            first = box;
    }
    return first;
}

// The first block of the op's regions.
static const BsBox *
box_in(const BsScene *scene, const BsRow *row)
{
    for (guint32 i = row->box + 1; row->op->n_regions && i < scene->n_boxes; i++) {
        const BsBox *box = &scene->boxes[i];
        if (box->parent == (gint)row->box && bs_block_parent_op(box->block) == row->op)
            return box;
    }
    return NULL;
}

// Into the regions of an op; to the block beside; along an edge.
static const BsRow *
go_right(BsCanvas *self, const BsRow *from)
{
    const BsBox *inside = from->kind == BS_ROW_OP ? box_in(self->scene, from) : NULL;
    if (inside)
        return first_of_box(self, inside);
    const BsBox *other = box_beside(self->scene, &self->scene->boxes[from->box], 1);
    return first_of_box(self, other ? other : box_along(self, from->box, 1));
}

// To the block beside; back along an edge; out of a region, to its op.
static const BsRow *
go_left(BsCanvas *self, const BsRow *from)
{
    const BsBox *box = &self->scene->boxes[from->box];
    const BsBox *other = box_beside(self->scene, box, -1);
    other = other ? other : box_along(self, from->box, -1);
    const BsOp *holder = box->parent >= 0 && box->block ? bs_block_parent_op(box->block) : NULL;
    return other    ? first_of_box(self, other)
           : holder ? bs_scene_find_op(self->scene, holder)
                    : NULL;
}

static const BsRow *
target_of(BsCanvas *self, const BsRow *from, guint key)
{
    switch (key) {
    case GDK_KEY_Up:
        return next_stop(self, from, -1);
    case GDK_KEY_Down:
        return next_stop(self, from, 1);
    case GDK_KEY_Left:
        return go_left(self, from);
    case GDK_KEY_Right:
        return go_right(self, from);
    case GDK_KEY_Home:
        return end_of_block(self, from, -1);
    default:
        return end_of_block(self, from, 1);
    }
}

// The first key shows where it is, and only the next ones go.
static void
go(BsCanvas *self, guint key)
{
    const BsRow *from = row_at(self);
    const gboolean begins = !self->keyboard.used && !self->keyboard.place.block;
    const BsRow *to = !from || begins ? from : target_of(self, from, key);
    self->keyboard.used = TRUE;
    if (!to) {
        gtk_widget_error_bell(GTK_WIDGET(self));
        return;
    }
    if (from->block != to->block)
        self->keyboard.before = from->block;
    bs_canvas_put_keyboard(self, to);
    bs_canvas_reveal_rect(self, &to->rect);
}

// Selects it; again, goes to where it was made.
static void
choose(BsCanvas *self)
{
    const BsRow *row = row_at(self);
    if (!row)
        return;
    if (row->kind == BS_ROW_OP && bs_session_selected_op(self->session) == row->op) {
        gtk_widget_activate_action(GTK_WIDGET(self), "win.goto-created", NULL);
        return;
    }
    bs_canvas_put_keyboard(self, row);
    self->keyboard.choosing = TRUE;
    bs_canvas_select_row(self, row);
    self->keyboard.choosing = FALSE;
    tell(self);
}

// What a click on "+9" does, or a double click.
static void
unfold(BsCanvas *self)
{
    const BsRow *row = row_at(self);
    if (!row)
        return;
    bs_canvas_put_keyboard(self, row);
    if (row->fold)
        bs_canvas_toggle_opened(self, row->op ? bs_op_block(row->op) : row->block);
    else
        bs_canvas_toggle_fold(self, row->kind == BS_ROW_TITLE       ? (gconstpointer)row->block
                                    : row->op && row->op->n_regions ? row->op
                                                                    : NULL);
}

// -- keys ----------------------------------------------------------------------------------------

static const struct {
    guint key, on_keypad;
    int dx, dy; // what moves with Ctrl; 0: nothing does
} moves[] = {
    // clang-format off
    {GDK_KEY_Left,  GDK_KEY_KP_Left,  -1, 0},
    {GDK_KEY_Right, GDK_KEY_KP_Right, 1,  0},
    {GDK_KEY_Up,    GDK_KEY_KP_Up,    0,  -1},
    {GDK_KEY_Down,  GDK_KEY_KP_Down,  0,  1},
    {GDK_KEY_Home,  GDK_KEY_KP_Home,  0,  0},
    {GDK_KEY_End,   GDK_KEY_KP_End,   0,  0},
    // clang-format on
};

static gboolean
on_move(BsCanvas *self, guint key, gboolean ctrl)
{
    for (guint i = 0; i < G_N_ELEMENTS(moves); i++) {
        if (key != moves[i].key && key != moves[i].on_keypad)
            continue;
        if (!ctrl)
            go(self, moves[i].key);
        else if (moves[i].dx || moves[i].dy)
            bs_canvas_pan_by(self, moves[i].dx * PAN_STEP, moves[i].dy * PAN_STEP);
        return GDK_EVENT_STOP;
    }
    return GDK_EVENT_PROPAGATE;
}

static gboolean
on_key(BsCanvas *self, guint key, guint code, GdkModifierType state)
{
    enum { PAGE = 5 };
    const gboolean ctrl = (state & GDK_CONTROL_MASK) != 0;
    if (!self->scene || state & (GDK_ALT_MASK | GDK_SHIFT_MASK))
        return GDK_EVENT_PROPAGATE;
    if (on_move(self, key, ctrl))
        return GDK_EVENT_STOP;
    if (ctrl)
        return GDK_EVENT_PROPAGATE;
    if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
        choose(self);
    else if (key == GDK_KEY_space)
        unfold(self);
    else if (key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down)
        bs_canvas_pan_by(self, 0, (key == GDK_KEY_Page_Up ? -PAGE : PAGE) * PAN_STEP);
    else
        return GDK_EVENT_PROPAGATE;
    return GDK_EVENT_STOP;
}

static void
on_loaded(BsCanvas *self)
{
    self->keyboard = (BsCanvasKeyboard){.used = self->keyboard.used};
    tell(self);
}

// Steps go to what they speak of, and selecting to what is selected.
static void
on_moved(BsCanvas *self)
{
    const BsThing thing = bs_canvas_focus(self);
    const BsRow *row = self->scene && thing.op ? bs_scene_find_op(self->scene, thing.op) : NULL;
    if (!row && self->scene && thing.block)
        row = first_stop(self->scene, thing.block);
    if (row)
        bs_canvas_put_keyboard(self, row);
    else
        tell(self);
}

static void
on_selected(BsCanvas *self)
{
    if (self->keyboard.choosing)
        return;
    if (*bs_session_selection_text(self->session))
        self->keyboard.place = (BsCanvasPlace){0};
    tell(self);
}

void
bs_canvas_add_keys(BsCanvas *self)
{
    GtkEventController *key = gtk_event_controller_key_new();
    g_signal_connect_swapped(key, "key-pressed", G_CALLBACK(on_key), self);
    gtk_widget_add_controller(GTK_WIDGET(self), key);
    bs_step_keys_add(GTK_WIDGET(self));
    g_signal_connect(self, "notify::has-focus", G_CALLBACK(gtk_widget_queue_draw), NULL);
}

void
bs_canvas_follow_by_keys(BsCanvas *self)
{
    g_signal_connect_object(self->session, "loaded", G_CALLBACK(on_loaded), self,
                            G_CONNECT_SWAPPED);
    g_signal_connect_object(self->session, "moved", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
    g_signal_connect_object(self->session, "selected", G_CALLBACK(on_selected), self,
                            G_CONNECT_SWAPPED);
}

// -- the ring ------------------------------------------------------------------------------------

static void
draw_frame(GtkSnapshot *snapshot, const BsRect *rect, double out, double width, GdkRGBA colour)
{
    const float line = (float)width;
    GskRoundedRect frame;
    gsk_rounded_rect_init_from_rect(
        &frame,
        &GRAPHENE_RECT_INIT((float)(rect->x - out), (float)(rect->y - out),
                            (float)(rect->width + 2 * out), (float)(rect->height + 2 * out)),
        (float)(out + 2));
    gtk_snapshot_append_border(snapshot, &frame, (float[]){line, line, line, line},
                               (GdkRGBA[]){colour, colour, colour, colour});
}

// Of two lines, one of which differs from whatever is below; as wide at every zoom.
void
bs_canvas_draw_keyboard(BsCanvas *self, GtkSnapshot *snapshot)
{
    GtkWidget *widget = GTK_WIDGET(self);
    const double pixel = 1 / self->zoom;
    const gboolean shows = self->keyboard.used || gtk_widget_has_visible_focus(widget);
    const BsRow *row = gtk_widget_has_focus(widget) && shows ? row_at(self) : NULL;
    if (!row)
        return;
    const gboolean heavy = bs_colours_scheme().high_contrast;
    const double width = (heavy ? 4 : 2.5) * pixel;
    const GdkRGBA ring = bs_colours_rgba(heavy ? BS_PAINT_TEXT : BS_PAINT_CODE_SYMBOL, 1);
    draw_frame(snapshot, &row->rect, width, width, ring);
    draw_frame(snapshot, &row->rect, 0, 1.5 * pixel, bs_colours_rgba(BS_PAINT_BACKGROUND, 1));
}
