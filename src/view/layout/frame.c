// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/layout/frame.h"

#include "debug/telling/focus.h"
#include "view/layout/layout-private.h"
#include "view/scene/parts.h"

enum {
    PART_MARGIN = 12,
    ROW_MARGIN = 48,
    FEW_ROWS = 40,   // of a function that is seen as a whole
    MANY_ROWS = 400, // of one that is large anyway
    MOST_CHARS = 48, // of a line
    FEWER_CHARS = 6,
    WIDE_AGAIN = 3, // up to that thrift, what is left out may have made room for long lines
    FOR_WIDTH = 2,  // that much thrift where it is too wide alone
};

// As short as lines get at each thrift: one would rather miss strips and arguments that are numbers
// than read what is broken in many pieces.
static const guint32 least_chars[BS_MOST_THRIFT + 1] = {36, 30, 20, 20, 20, 20, 20};

// Of a rectangle on one axis.
typedef struct Span {
    double begin, length;
} Span;

static gboolean
has_room(const BsRect *view, const BsRect *part)
{
    return part->width <= view->width && part->height <= view->height;
}

gboolean
bs_frame_holds(const BsRect *view, const BsRect *part)
{
    static const double slack = 0.5; // half a pixel is not missed
    return part->x >= view->x - slack && part->y >= view->y - slack &&
           part->x + part->width <= view->x + view->width + slack &&
           part->y + part->height <= view->y + view->height + slack;
}

const BsRow *
bs_frame_find_gone(const BsScene *scene, const BsBlock *block)
{
    if (!block || bs_scene_find_block(scene, block))
        return NULL;
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (scene->rows[i].kind == BS_ROW_GONE)
            return &scene->rows[i];
    }
    return NULL;
}

static const BsBox *
box_of_block(const BsScene *scene, const BsBlock *block)
{
    const BsRow *gone = bs_frame_find_gone(scene, block);
    return gone ? &scene->boxes[gone->box] : block ? bs_scene_find_block(scene, block) : NULL;
}

const BsBox *
bs_frame_find(const BsScene *scene, const BsBlock *block, const BsRect *view)
{
    const BsBox *box = box_of_block(scene, block);
    while (box && box->parent >= 0 && has_room(view, &scene->boxes[box->parent].rect))
        box = &scene->boxes[box->parent];
    return box;
}

// Where a view of a length begins that holds a span with a margin around it, if there is room.
static double
held(double at, double visible, Span span, double margin)
{
    margin = CLAMP((visible - span.length) / 2, 0, margin);
    return CLAMP(at, span.begin + span.length + margin - visible, span.begin - margin);
}

// Nothing beyond an end is in sight while there is more to show.
static double
frame_axis(double at, double visible, double size, Span part, Span row)
{
    if (size <= visible)
        return CLAMP(at, size - visible, 0);
    if (part.length <= visible) {
        at = held(at, visible, part, PART_MARGIN);
    } else {
        row.length = MIN(row.length, visible);
        at = held(at, visible, row, ROW_MARGIN);
        at = CLAMP(at, part.begin, part.begin + part.length - visible);
    }
    return CLAMP(at, 0, size - visible);
}

// The title is not cut: it is seen with what has to be, or not at all.
static double
clear_of_title(double at, double visible, Span part, Span row)
{
    enum { BELOW = BS_PART_TITLE - 2 }; // where a box on top has all of its border
    const Span *seen = part.length <= visible ? &part : &row;
    if (at <= 0 || at >= BELOW)
        return at;
    return seen->begin + seen->length <= visible ? 0 : BELOW;
}

void
bs_frame_view(const BsScene *scene, const BsRect *part, const BsRect *row, BsRect *view)
{
    const BsRect whole = {0, 0, scene->width, scene->height};
    part = part ? part : &whole;
    row = row ? row : part;
    view->x = frame_axis(view->x, view->width, whole.width, (Span){part->x, part->width},
                         (Span){row->x, row->width});
    const Span high = {part->y, part->height}, line = {row->y, row->height};
    view->y = frame_axis(view->y, view->height, whole.height, high, line);
    if (scene->height > view->height)
        view->y = clear_of_title(view->y, view->height, high, line);
}

// Out of one row it may come into one of a box beside it.
double
bs_frame_between_rows(const BsScene *scene, const BsBox *box, double at, gboolean up)
{
    const BsRow *rows = scene->rows + (box ? box->first_row : 0);
    const guint32 n = box ? box->n_rows : scene->n_rows;
    for (guint32 i = 0; i < n; i++) {
        const BsRect *row = &rows[i].rect;
        if (row->y < at && at < row->y + row->height) {
            at = up ? row->y : row->y + row->height;
            i = G_MAXUINT32; // from the first one again
        }
    }
    return at;
}

BsFramedRows
bs_frame_rows(const BsScene *scene, const BsBox *box, const BsRect *view)
{
    const BsRect *all = &box->rect;
    const double top = view->y, bottom = view->y + view->height, words = scene->row_height;
    BsFramedRows framed = {MAX(all->y, top), MIN(all->y + all->height, bottom), 0, 0};
    if (all->y < top)
        framed.begin = bs_frame_between_rows(scene, box, top + words, FALSE);
    if (all->y + all->height > bottom)
        framed.end = bs_frame_between_rows(scene, box, bottom - words, TRUE);
    for (guint32 i = 0; i < box->n_rows; i++) {
        const BsRect *row = &scene->rows[box->first_row + i].rect;
        framed.n_above += all->y < top && row->y < framed.begin;
        framed.n_below += all->y + all->height > bottom && row->y >= framed.end;
    }
    return framed;
}

// -- as much as there is room for ----------------------------------------------------------------

// The size of the whole picture, nearly: dot's is of the same ranks.
static BsRect
size_of_all(const BsScene *scene)
{
    BsLayout *layout = bs_layout_simple(bs_layout_graph_new(scene));
    const BsRect all = {0, 0, layout->width + 2 * BS_PART_MARGIN,
                        layout->height + BS_PART_TITLE + BS_PART_MARGIN};
    bs_layout_free(layout);
    return all;
}

// A pass that begins or ends is about all of it.
static gboolean
is_about_all(const BsEvent *event)
{
    return !event || event->kind == BS_EVENT_STAGE || event->kind == BS_EVENT_STAGE_END;
}

// The box of what the step is about; NULL: it is about nothing that is there.
static const BsBox *
box_of_step(BsDocument *document, const BsScene *scene)
{
    const BsEvent *event = bs_document_current_event(document);
    const BsThing focus = is_about_all(event) ? (BsThing){0} : bs_event_focus(event);
    const BsRow *row = focus.op ? bs_scene_find_op(scene, focus.op) : NULL;
    return box_of_block(scene, row ? row->block : focus.block);
}

// No height, and the width of the whole picture where that is not far from the view's, else of the
// widest block.
static BsRect
width_of_seen(const BsScene *scene, const BsRect *view)
{
    static const double NEAR = 1.5;
    const double all = size_of_all(scene).width;
    double widest = 0;
    for (guint32 i = 0; i < scene->n_boxes; i++)
        widest = MAX(widest, scene->boxes[i].rect.width);
    return (BsRect){.width = all <= NEAR * view->width ? all : widest};
}

// The size of what has to be in sight.
static BsRect
size_of_seen(BsDocument *document, const BsScene *scene, const BsRect *view)
{
    if (scene->n_rows <= FEW_ROWS)
        return size_of_all(scene);
    if (scene->n_rows > MANY_ROWS)
        return (BsRect){0};
    const BsBox *box = box_of_step(document, scene);
    return box ? box->rect : width_of_seen(scene, view);
}

// Shorter lines where it is too wide alone, else less of it. FALSE: there is no more to be done.
static gboolean
leave_out_more(BsSceneOptions *less, const BsRect *seen, const BsRect *view)
{
    const gboolean low = seen->height <= view->height;
    if (low && less->max_chars > least_chars[less->thrift]) {
        less->max_chars = MAX(less->max_chars - FEWER_CHARS, least_chars[less->thrift]);
        return TRUE;
    }
    if (less->thrift < (low ? FOR_WIDTH : BS_MOST_THRIFT)) {
        if (++less->thrift <= WIDE_AGAIN)
            less->max_chars = MOST_CHARS;
        return TRUE;
    }
    if (low || less->hide_gone)
        return FALSE;
    less->hide_gone = TRUE; // the code has it
    return TRUE;
}

// The scene with what there is room for; `less` becomes what it was made with.
static BsScene *
fitted(BsDocument *document, BsOp *function, BsSceneOptions *less, const BsRect *view)
{
    for (;;) {
        BsScene *scene = bs_scene_new(document, function, less);
        const BsRect seen = size_of_seen(document, scene, view);
        if (has_room(view, &seen) || !leave_out_more(less, &seen, view))
            return scene;
        bs_scene_free(scene);
    }
}

// What a step is about is seen with what is near to it. When it is about nothing that is there, no
// op matters more than another: rather than with most of them missing, the function is as wide as
// there is room for, and people scroll.
BsScene *
bs_scene_new_in(BsDocument *document, BsOp *function, const BsSceneOptions *options,
                const BsRect *view)
{
    BsSceneOptions wide = *options;
    wide.title_width = view->width - 2 * BS_PART_MARGIN;
    if (options->detail != BS_DETAIL_BUFFERS || options->diff)
        return bs_scene_new(document, function, &wide);
    wide.max_chars = wide.max_chars ? wide.max_chars : MOST_CHARS;
    BsSceneOptions less = wide;
    BsScene *scene = fitted(document, function, &less, view);
    if (less.thrift <= FOR_WIDTH || box_of_step(document, scene))
        return scene;
    const BsRect endless = {view->x, view->y, view->width, G_MAXDOUBLE};
    const BsRect seen = size_of_seen(document, scene, view);
    BsScene *whole = fitted(document, function, &wide, &endless);
    const gboolean missed = !has_room(view, &seen) || 2 * scene->n_rows < whole->n_rows;
    bs_scene_free(missed ? scene : whole);
    return missed ? whole : scene;
}
