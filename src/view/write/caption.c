// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "view/write/caption.h"

#include "support/i18n.h"
#include "view/scene/clean-text.h"
#include "view/scene/parts.h"

#include <string.h>

enum { MIN_WIDTH = 620, MAX_LINES = 12, ENTRY_GAP = 18, LINE_GAP = 5 };

// -- the sentence --------------------------------------------------------------------------------

static char **
sentence_lines(const char *sentence, double width, const BsMeasure *measure)
{
    g_autofree char *clean = bs_clean_text(sentence ? sentence : "", -1);
    return bs_measure_wrap(measure, clean,
                           MAX(20 * measure->char_width, width - 2 * BS_PART_MARGIN), MAX_LINES);
}

// -- the legend ----------------------------------------------------------------------------------

static void
add_entry(BsCaption *caption, BsLegendKind kind, BsLook look, char *text)
{
    caption->entries[caption->n_entries++] =
        (BsLegendEntry){.kind = kind, .look = look, .text = text};
}

static gboolean
has_edge(const BsScene *scene, BsEdgeKind kind)
{
    for (guint32 i = 0; i < scene->n_edges; i++) {
        if (scene->edges[i].kind == kind)
            return TRUE;
    }
    return FALSE;
}

static guint32
all_flags(const BsScene *scene)
{
    guint32 flags = 0;
    for (guint32 i = 0; i < scene->n_rows; i++)
        flags |= scene->rows[i].flags;
    for (guint32 i = 0; i < scene->n_boxes; i++)
        flags |= scene->boxes[i].flags;
    return flags;
}

static gboolean
has_badge(const BsScene *scene, BsLook look)
{
    for (guint32 i = 0; i < scene->n_rows; i++) {
        for (guint32 k = 0; k < scene->rows[i].n_badges; k++) {
            if (scene->rows[i].badges[k].look == look)
                return TRUE;
        }
    }
    return FALSE;
}

// The states that the scene's kind of stage tracks, and what deallocs do.
static gboolean
is_of_scene(const BsScene *scene, BsLook look)
{
    if (look == BS_LOOK_FREED)
        return TRUE;
    if (look == BS_LOOK_CALLERS || look == BS_LOOK_NEVER_FREED)
        return has_badge(scene, look);
    if (bs_look_is_of_indicator(look) || scene->shows_indicators)
        return scene->shows_indicators &&
               (bs_look_is_of_indicator(look) || look == BS_LOOK_RETAINED);
    return bs_look_is_of_alias(look) == scene->shows_aliases &&
           !(scene->shows_aliases && look == BS_LOOK_RETAINED);
}

// Whether the sign of a state is somewhere in the picture: in a frame, or before a name.
static gboolean
shows_look(const BsScene *scene, BsLook look)
{
    for (guint32 i = 0; i < scene->n_rows; i++) {
        const BsRow *row = &scene->rows[i];
        const gboolean strip = row->kind == BS_ROW_LIVE_IN || row->kind == BS_ROW_LIVE_OUT;
        if ((row->kind == BS_ROW_MARK && row->look == look) ||
            (strip && strstr(row->full, bs_looks[look].sign)))
            return TRUE;
    }
    for (guint32 i = 0; i < scene->n_flows; i++) {
        for (guint32 k = 0; k < scene->flows[i].n_tokens; k++) {
            if (scene->flows[i].tokens[k].look == look)
                return TRUE;
        }
    }
    return has_badge(scene, look);
}

static gboolean
has_refused_edge(const BsScene *scene)
{
    for (guint32 i = 0; i < scene->n_edges; i++) {
        if (scene->edges[i].refused)
            return TRUE;
    }
    return FALSE;
}

static char *
look_text(BsLook look)
{
    g_autofree char *text = bs_look_text(look, look == BS_LOOK_OWNED_IF ? "%x" : NULL);
    return look == BS_LOOK_TRACKED ? g_strdup_printf("%s {%s}", text, _("its aliases"))
                                   : g_steal_pointer(&text);
}

static void
add_entries(BsCaption *caption, const BsScene *scene, gboolean brief)
{
    const guint32 flags = all_flags(scene);
    const struct {
        BsLegendKind kind;
        gboolean wanted;
        const char *text;
    } others[] = {
        {BS_LEGEND_TRUE, has_edge(scene, BS_EDGE_TRUE), N_("     if true")},
        {BS_LEGEND_FALSE, has_edge(scene, BS_EDGE_FALSE), N_("     if false")},
        {BS_LEGEND_CYCLE, has_refused_edge(scene), N_("     ↻ the cycle that is refused")},
        {BS_LEGEND_CURRENT, (flags & BS_ROW_CURRENT) != 0, N_("the step is about this")},
        {BS_LEGEND_CHANGED, (flags & BS_ROW_CHANGED) != 0, N_("changed by the step")},
        {BS_LEGEND_GONE, (flags & BS_ROW_REMOVED) && !scene->compares, N_("removed by the step")},
        {BS_LEGEND_REFUSED, (flags & BS_ROW_REFUSED) != 0, N_("refused")},
    };
    for (guint i = 0; i < BS_N_LOOKS; i++) {
        if (is_of_scene(scene, (BsLook)i) && (!brief || shows_look(scene, (BsLook)i)))
            add_entry(caption, BS_LEGEND_LOOK, (BsLook)i, look_text((BsLook)i));
    }
    for (guint i = 0; i < G_N_ELEMENTS(others); i++) {
        if (others[i].wanted)
            add_entry(caption, others[i].kind, BS_N_LOOKS, g_strdup(_(others[i].text)));
    }
}

// Lines of entries, from `y` on; returns where the last one ends.
static double
place_entries(BsCaption *caption, double y, double height, const BsMeasure *measure)
{
    double x = BS_PART_MARGIN;
    for (guint32 i = 0; i < caption->n_entries; i++) {
        BsLegendEntry *entry = &caption->entries[i];
        const double width = bs_measure_text(measure, entry->text) + 2 * BS_PART_PAD - 2;
        if (x > BS_PART_MARGIN && x + width > caption->width - BS_PART_MARGIN) {
            x = BS_PART_MARGIN;
            y += height + LINE_GAP;
        }
        entry->rect = (BsRect){x, y, width, height};
        x += width + ENTRY_GAP;
    }
    return y + height;
}

void
bs_caption_init(BsCaption *caption, const BsScene *scene, const char *sentence,
                const BsSheet *sheet, const BsMeasure *measure)
{
    const double least = sheet && sheet->width > 0 ? sheet->width : MIN_WIDTH;
    *caption = (BsCaption){.width = MAX(least, scene->width)};
    caption->lines = sentence_lines(sentence, caption->width, measure);
    caption->x = BS_PART_MARGIN;
    caption->y = scene->height;
    caption->line = measure->row_height;
    const guint n_lines = g_strv_length(caption->lines);
    if (!sheet || !sheet->no_legend)
        add_entries(caption, scene, sheet && sheet->brief);
    const double top = scene->height + n_lines * caption->line + (n_lines ? 3 * LINE_GAP : 0);
    caption->height = top;
    if (caption->n_entries)
        caption->height =
            place_entries(caption, top, measure->row_height - 2, measure) + BS_PART_MARGIN / 2.0;
}

void
bs_caption_size(const BsScene *scene, const char *sentence, const BsSheet *sheet, double *width,
                double *height)
{
    BsMeasure measure;
    BsCaption caption;
    bs_measure_init(&measure);
    bs_caption_init(&caption, scene, sentence, sheet, &measure);
    *width = caption.width;
    *height = caption.height;
    bs_caption_clear(&caption);
    bs_measure_clear(&measure);
}

void
bs_caption_clear(BsCaption *caption)
{
    g_clear_pointer(&caption->lines, g_strfreev);
    for (guint32 i = 0; i < caption->n_entries; i++)
        g_clear_pointer(&caption->entries[i].text, g_free);
}
