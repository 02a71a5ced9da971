// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/layout/frame.h"

enum { PART_MARGIN = 12, ROW_MARGIN = 48 };

// Of a rectangle on one axis.
typedef struct Span {
    double begin, length;
} Span;

static gboolean
has_room(const BsRect *view, const BsRect *part)
{
    return part->width <= view->width && part->height <= view->height;
}

const BsBox *
bs_frame_find(const BsScene *scene, const BsBlock *block, const BsRect *view)
{
    const BsBox *box = block ? bs_scene_find_block(scene, block) : NULL;
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

void
bs_frame_view(const BsScene *scene, const BsRect *part, const BsRect *row, BsRect *view)
{
    const BsRect whole = {0, 0, scene->width, scene->height};
    part = part ? part : &whole;
    row = row ? row : part;
    view->x = frame_axis(view->x, view->width, whole.width, (Span){part->x, part->width},
                         (Span){row->x, row->width});
    view->y = frame_axis(view->y, view->height, whole.height, (Span){part->y, part->height},
                         (Span){row->y, row->height});
}
