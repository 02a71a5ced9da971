// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/scene/parts.h"
#include "ir/loc.h"
#include "support/i18n.h"

#include <math.h>
#include <string.h>

static const double ARROW_LENGTH = 8, ARROW_HALF = 3.5;

// clang-format off
const BsRowStyle bs_row_styles[] = {
    [BS_ROW_TITLE]    = {"label",    "name",  "title-bar", BS_PAINT_TEXT,  BS_PAINT_TITLE, FALSE},
    [BS_ROW_ARGUMENT] = {"argument", "code",  NULL,        BS_PAINT_TEXT,  BS_PAINT_BOX,   FALSE},
    [BS_ROW_LIVE_IN]  = {"live-in",  "faint", "strip",     BS_PAINT_FAINT, BS_PAINT_STRIP, TRUE},
    [BS_ROW_OP]       = {"op",       "code",  NULL,        BS_PAINT_TEXT,  BS_PAINT_BOX,   FALSE},
    [BS_ROW_MARK]     = {"mark",     NULL,    NULL,        BS_PAINT_TEXT,  BS_PAINT_BOX,   TRUE},
    [BS_ROW_REGION]   = {"region",   "faint", NULL,        BS_PAINT_FAINT, BS_PAINT_BOX,   TRUE},
    [BS_ROW_LIVE_OUT] = {"live-out", "faint", "strip",     BS_PAINT_FAINT, BS_PAINT_STRIP, TRUE},
    [BS_ROW_MORE]     = {"more",     "faint", NULL,        BS_PAINT_FAINT, BS_PAINT_BOX,   FALSE},
    [BS_ROW_GONE]     = {"gone",     "code",  NULL,        BS_PAINT_FAINT, BS_PAINT_BOX,   FALSE},
};

// The first that a row has counts.
static const BsRowBack backs[] = {
    {BS_ROW_REMOVED, "removed-back", BS_PAINT_REMOVED, N_("it was here")},
    {BS_ROW_ADDED,   "added-back",   BS_PAINT_ADDED,   "added"},
    {BS_ROW_MOVED,   "changed-back", BS_PAINT_CHANGED, N_("moved to here")},
    {BS_ROW_ALTERED, "changed-back", BS_PAINT_CHANGED, N_("changed")},
    {BS_ROW_CHANGED, "changed-back", BS_PAINT_CHANGED, N_("changed by the last step")},
};
// clang-format on

const BsRowBack *
bs_row_back(const BsRow *row)
{
    for (guint i = 0; i < G_N_ELEMENTS(backs); i++) {
        if (row->flags & backs[i].flag)
            return &backs[i];
    }
    return NULL;
}

BsRect
bs_row_line_rect(const BsScene *scene, const BsRow *row, guint32 i)
{
    double height = bs_row_styles[row->kind].is_strip ? scene->strip_height : scene->row_height;
    if (row->kind == BS_ROW_TITLE)
        height = row->rect.height;
    return (BsRect){row->rect.x + BS_PART_PAD, row->rect.y + i * scene->strip_height,
                    row->rect.width - 2 * BS_PART_PAD, height};
}

BsRect
bs_row_word_line(const BsScene *scene, const BsRow *row, const BsRowWord *word)
{
    static const double thick = 1.5, above = 1.5; // the row's end
    const BsRect line = bs_row_line_rect(scene, row, word->line);
    return (BsRect){line.x + word->from * scene->char_width, line.y + line.height - above - thick,
                    (word->to - word->from) * scene->char_width, thick};
}

static BsRect
inset(const BsRect *rect, double by)
{
    return (BsRect){rect->x + by, rect->y, MAX(0, rect->width - 2 * by), rect->height};
}

static gboolean
is_first(const BsScene *scene, const BsRow *row)
{
    return &scene->rows[scene->boxes[row->box].first_row] == row;
}

BsRect
bs_row_inside(const BsScene *scene, const BsRow *row)
{
    const double border = scene->boxes[row->box].flags & BS_ROW_CURRENT ? 1.2 : 0.5;
    BsRect inside = inset(&row->rect, border);
    if (is_first(scene, row)) {
        inside.y += border;
        inside.height -= border;
    }
    return inside;
}

BsRect
bs_row_change_mark(const BsScene *scene, const BsRow *row)
{
    const BsRect inside = bs_row_inside(scene, row);
    return (BsRect){inside.x, inside.y, 3.5, inside.height};
}

BsRect
bs_row_ring(const BsRow *row)
{
    return inset(&row->rect, 2);
}

BsPoint
bs_row_life_point(const BsRow *row)
{
    static const double from_left = 5.5; // between what marks a change and the text
    return (BsPoint){row->rect.x + from_left, row->rect.y + row->rect.height / 2};
}

gboolean
bs_row_is_code(const BsRow *row)
{
    return row->kind == BS_ROW_OP || row->kind == BS_ROW_ARGUMENT;
}

gboolean
bs_row_has_ring(const BsRow *row)
{
    return row->kind != BS_ROW_TITLE && row->flags & (BS_ROW_CURRENT | BS_ROW_REFUSED);
}

double
bs_row_top_radius(const BsScene *scene, const BsRow *row)
{
    return is_first(scene, row) ? BS_PART_RADIUS - 1 : 0;
}

BsRect
bs_badge_rect(const BsRow *row, const BsBadge *badge)
{
    return (BsRect){row->rect.x + badge->x, row->rect.y + badge->y, badge->width, badge->height};
}

BsRect
bs_fold_rect(const BsRow *row)
{
    const BsAway *fold = row->fold;
    return (BsRect){row->rect.x + fold->x, row->rect.y + fold->y, fold->width, fold->height};
}

BsRect
bs_frame_fill(BsLook look, const BsRect *frame)
{
    const BsFrame kind = bs_looks[look].frame;
    BsRect fill = *frame;
    if (kind == BS_FRAME_HALF)
        fill.width /= 2;
    else if (kind != BS_FRAME_FILLED)
        fill.width = 0;
    return fill;
}

void
bs_curve_arrow(guint32 n, const BsPoint *points, BsPoint arrow[3])
{
    const BsPoint tip = points[n - 1];
    BsPoint from = points[n - 2];
    for (guint32 i = n - 1; i-- > 0 && hypot(tip.x - from.x, tip.y - from.y) < 0.5;)
        from = points[i];
    const double length = MAX(1e-6, hypot(tip.x - from.x, tip.y - from.y));
    const double ux = (tip.x - from.x) / length, uy = (tip.y - from.y) / length;
    const BsPoint base = {tip.x - ARROW_LENGTH * ux, tip.y - ARROW_LENGTH * uy};
    arrow[0] = tip;
    arrow[1] = (BsPoint){base.x - ARROW_HALF * uy, base.y + ARROW_HALF * ux};
    arrow[2] = (BsPoint){base.x + ARROW_HALF * uy, base.y - ARROW_HALF * ux};
}

const double *
bs_flow_dashes(BsLook look)
{
    static const double null[BS_FLOW_DASHES] = {1.5, 3}, maybe[BS_FLOW_DASHES] = {7, 3};
    return look == BS_LOOK_NULL ? null : look == BS_LOOK_MAYBE ? maybe : NULL;
}

static void
add_words(GString *desc, const char *words)
{
    g_string_append_printf(desc, "%s%s", desc->len ? "; " : "", words);
}

char *
bs_row_description(const BsRow *row)
{
    static const struct {
        guint32 flag;
        const char *words;
    } words[] = {
        {BS_ROW_CURRENT, N_("the current step is about this")},
        {BS_ROW_REFUSED, N_("refused by the pass")},
    };
    g_autoptr(GString) desc = g_string_new(NULL);
    for (guint32 i = 0; i < row->n_badges; i++)
        add_words(desc, row->badges[i].text);
    for (guint i = 0; i < G_N_ELEMENTS(words); i++) {
        if (row->flags & words[i].flag)
            add_words(desc, _(words[i].words));
    }
    if (bs_row_back(row))
        add_words(desc, _(bs_row_back(row)->words));
    if (row->op && bs_loc_line(row->op->loc))
        g_string_append_printf(desc->len ? g_string_append(desc, "; ") : desc, _("line %u"),
                               bs_loc_line(row->op->loc));
    return desc->len ? g_strdup(desc->str) : NULL;
}
