// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/effects.h"
#include "support/i18n.h"
#include "view/scene/scene-private.h"

#include <string.h>

enum {
    BADGE_GAP = 12,    // between a row's text and its badges
    BADGE_CHARS = 20,  // that much of a badge may stand out beyond the longest line
    OP_LINES = 5,      // of an op's text, and of what it frees or retains
    STRIP_LINES = 2,   // of a live set
    STRIP_VALUES = 8,  // of a live set that are listed; more are counted
    FULL_VALUES = 100, // of a live set that its whole text lists
};

static const double BADGE_INSET = 1; // from above and below the row

gboolean
bs_build_is_full(const BsSceneBuilder *b)
{
    return b->n_rows >= b->options.max_rows;
}

// -- measuring -----------------------------------------------------------------------------------

static double
line_width(const BsSceneBuilder *b, const BsRow *row, guint32 line)
{
    return bs_measure_text(&b->measure, row->lines[line]);
}

// Puts the badges behind the last line, and below it those that would stand out too far. Returns
// the height that the row needs.
static double
flow_badges(BsSceneBuilder *b, BsRow *row)
{
    const guint32 chars = b->options.max_chars, beyond = MIN(chars / 2, BADGE_CHARS);
    const double usual = BS_SCENE_PAD + (chars + beyond) * b->measure.char_width;
    const double most = b->options.max_width - b->boxes.data[row->box].rect.x - BS_SCENE_PAD;
    const double limit = b->options.max_width > 0 ? MIN(usual, most) : usual;
    double x = BS_SCENE_PAD + line_width(b, row, row->n_lines - 1) + BADGE_GAP;
    double y = (row->n_lines - 1) * b->measure.strip_height;
    for (guint32 i = 0; i < row->n_badges; i++) {
        BsBadge *badge = &row->badges[i];
        badge->width = bs_measure_text(&b->measure, badge->text) + BS_SCENE_PAD;
        if (x + badge->width > limit && x > 4 * BS_SCENE_PAD) {
            x = 4 * BS_SCENE_PAD;
            y += b->measure.row_height;
        }
        badge->x = x;
        badge->y = y + BADGE_INSET;
        badge->height = b->measure.row_height - 2 * BADGE_INSET;
        x += badge->width + BS_SCENE_GAP;
    }
    return y + b->measure.row_height;
}

// Behind text and badges.
static void
put_fold(const BsSceneBuilder *b, BsRow *row, const BsAway *given)
{
    BsAway *fold = bs_arena_new(&b->scene->arena, BsAway);
    *fold = *given;
    const BsBadge *last = row->n_badges ? &row->badges[row->n_badges - 1] : NULL;
    fold->x = BADGE_GAP +
              (last ? last->x + last->width : BS_SCENE_PAD + line_width(b, row, row->n_lines - 1));
    fold->y = last ? last->y - BADGE_INSET : (row->n_lines - 1) * b->measure.strip_height;
    fold->width = bs_measure_text(&b->measure, fold->text);
    fold->height = row->rect.height - fold->y;
    row->fold = fold;
}

static double
row_width(const BsSceneBuilder *b, const BsRow *row)
{
    double right = 0;
    for (guint32 i = 0; i < row->n_lines; i++)
        right = MAX(right, BS_SCENE_PAD + line_width(b, row, i));
    for (guint32 i = 0; i < row->n_badges; i++)
        right = MAX(right, row->badges[i].x + row->badges[i].width);
    if (row->fold)
        right = MAX(right, row->fold->x + row->fold->width);
    return right + BS_SCENE_PAD;
}

// Puts a row below the others of the box; `height` is that of its first line. Its width is the
// box's in the end.
static void
put_row(BsSceneBuilder *b, BsRow *row, guint32 box, double height)
{
    height += (row->n_lines - 1) * b->measure.strip_height;
    row->box = box;
    if (row->n_badges)
        height = flow_badges(b, row);
    row->rect = (BsRect){b->boxes.data[box].rect.x, b->y, row_width(b, row), height};
    b->y += height;
    b->n_rows++;
    BsRect *rect = &b->boxes.data[box].rect;
    rect->width = MAX(rect->width, row->rect.width);
    bs_vec_push(&b->rows, *row);
}

// -- badges --------------------------------------------------------------------------------------

// Where differences are shown texts are whole.
static gboolean
is_brief(const BsSceneBuilder *b)
{
    return b->options.detail != BS_DETAIL_EVERYTHING && !b->options.diff;
}

// Where the legend says what the signs are.
static gboolean
is_terse(const BsSceneBuilder *b)
{
    return is_brief(b) && b->options.terse;
}

static void
add_badge(BsSceneBuilder *b, BsRow *row, const BsValue *value, gboolean named)
{
    BsLook look;
    const char *indicator;
    g_autofree char *bit = bs_build_bit_text(b, value, row->block, &look);
    if (!bit && !bs_build_look(b, value, row->block, &look, &indicator))
        return;
    const gboolean sign_alone =
        !bit && is_terse(b) && look == BS_LOOK_OWNED_IF && indicator && *indicator;
    g_autofree char *state = bit          ? g_steal_pointer(&bit)
                             : sign_alone ? g_strdup_printf("%s %s", bs_looks[look].sign, indicator)
                                          : bs_build_state_text(b, value, look, indicator);
    BsBadge *badge = &row->badges[row->n_badges++];
    *badge = (BsBadge){.look = look, .value = value};
    badge->text = bs_build_keep_taken(
        b, named ? g_strdup_printf("%s %s", bs_build_value_name(b, value), state)
                 : g_steal_pointer(&state));
}

// -- the rows of a block -------------------------------------------------------------------------

void
bs_build_title_row(BsSceneBuilder *b, guint32 box, const BsBlock *block)
{
    const gboolean is_top = b->boxes.data[box].depth == 0;
    BsRow row = {.kind = BS_ROW_TITLE, .block = block, .flags = bs_build_block_flags(b, block)};
    const char *text = bs_build_keep_taken(
        b, g_strconcat(bs_build_block_name(b, block),
                       is_top && bs_block_is_entry(block) ? _(" (entry)") : "", NULL));
    bs_build_lines(b, &row, bs_build_signed(b, text, row.flags), 1);
    put_row(b, &row, box, b->measure.row_height + BS_SCENE_GAP);
}

const char *
bs_build_argument_text(BsSceneBuilder *b, const BsValue *arg)
{
    g_autofree char *type = bs_type_to_string(arg->type);
    return bs_build_keep_taken(b, g_strdup_printf("%s: %s", bs_build_value_name(b, arg), type));
}

void
bs_build_argument_row(BsSceneBuilder *b, guint32 box, BsValue *arg)
{
    BsRow row = {.kind = BS_ROW_ARGUMENT,
                 .block = bs_value_arg_block(arg),
                 .value = arg,
                 .flags = bs_build_value_flags(b, arg)};
    bs_build_lines(b, &row, bs_build_argument_text(b, arg), OP_LINES);
    row.badges = bs_arena_new(&b->scene->arena, BsBadge);
    add_badge(b, &row, arg, FALSE);
    put_row(b, &row, box, b->measure.row_height);
}

// "live in   ● %alloc  %c": the states of memrefs are their signs. NULL: none of them is to be
// shown.
static char *
live_text(BsSceneBuilder *b, const BsBlock *block, BsRowKind kind, const GPtrArray *values,
          guint most, gboolean memrefs_only)
{
    GString *text = g_string_new(kind == BS_ROW_LIVE_IN ? _("live in ") : _("live out"));
    guint n = 0;
    for (guint i = 0; i < values->len && (n < most || memrefs_only); i++) {
        BsLook look;
        const char *indicator;
        const gboolean known = bs_build_look(b, values->pdata[i], block, &look, &indicator);
        n += known || !memrefs_only;
        if ((known || !memrefs_only) && n <= most)
            g_string_append_printf(text, "  %s%s", known ? bs_looks[look].sign : "",
                                   bs_build_value_name(b, values->pdata[i]));
    }
    const guint all = memrefs_only ? n : values->len;
    if (all > most)
        g_string_append_printf(text, _("  … %u more"), all - most);
    return g_string_free(text, n == 0);
}

static void
put_live(BsSceneBuilder *b, guint32 box, const BsBlock *block, BsRowKind kind,
         const GPtrArray *values)
{
    g_autofree char *shown = live_text(b, block, kind, values, STRIP_VALUES, is_terse(b));
    if (!shown)
        return;
    g_autofree char *full = live_text(b, block, kind, values, FULL_VALUES, FALSE);
    BsRow row = {.kind = kind, .block = block};
    bs_build_lines(b, &row, bs_build_keep(b, shown), STRIP_LINES);
    row.full = bs_build_keep(b, full);
    put_row(b, &row, box, b->measure.strip_height);
}

void
bs_build_live_row(BsSceneBuilder *b, guint32 box, BsBlock *block, BsRowKind kind)
{
    if (b->options.hide_liveness || bs_build_folds_strips(b, block))
        return;
    g_autoptr(GPtrArray) values = g_ptr_array_new();
    bs_document_liveness(b->document, block, kind == BS_ROW_LIVE_IN ? values : NULL,
                         kind == BS_ROW_LIVE_OUT ? values : NULL);
    if (values->len)
        put_live(b, box, block, kind, values);
}

// In few words, or in all.
static char *
mark_text(BsSceneBuilder *b, const BsMark *mark, gboolean brief)
{
    if (mark->by_indicator) {
        g_autofree char *said = bs_look_mark_text(b->document, mark);
        return g_strconcat("  ", said, NULL);
    }
    const gboolean freed = mark->kind == BS_MARK_FREED;
    GString *text = g_string_new("  ");
    g_string_append_printf(text, freed ? _("%s frees %s") : _("%s retains %s"),
                           bs_looks[freed ? BS_LOOK_FREED : BS_LOOK_RETAINED].sign,
                           bs_build_value_name(b, mark->value));
    const char *target = mark->target ? bs_names_block(b->names, mark->target) : NULL;
    if (!freed && target) // which may have become a part of this block since
        g_string_append_printf(text, _(" for %s"), target);
    if (mark->condition)
        g_string_append_printf(text, freed ? _(" if %s") : _(": owned if %s"),
                               bs_build_value_name(b, mark->condition));
    if (freed && mark->unless_aliased)
        g_string_append(text,
                        brief ? _(", unless retained") : _(", unless it aliases a retained one"));
    return g_string_free(text, FALSE);
}

// "✕ %a if %c", "↷ %a for ^bb1: ◐ %c": the signs are those of the legend.
static char *
terse_mark_text(const BsSceneBuilder *b, const BsMark *mark)
{
    const gboolean freed = mark->kind == BS_MARK_FREED;
    const char *target = mark->target && !freed ? bs_names_block(b->names, mark->target) : NULL;
    GString *text = g_string_new("  ");
    g_string_append_printf(text, "%s %s", bs_looks[freed ? BS_LOOK_FREED : BS_LOOK_RETAINED].sign,
                           bs_build_value_name(b, mark->value));
    if (target)
        g_string_append_printf(text, _(" for %s"), target);
    if (mark->condition && freed)
        g_string_append_printf(text, _(" if %s"), bs_build_value_name(b, mark->condition));
    else if (mark->condition)
        g_string_append_printf(text, ": %s %s", bs_looks[BS_LOOK_OWNED_IF].sign,
                               bs_build_value_name(b, mark->condition));
    return g_string_free(text, FALSE);
}

// Of an op that does nothing but free a buffer: at level buffers its row says it all.
static gboolean
says_mark_itself(const BsSceneBuilder *b, const BsOp *op)
{
    return is_brief(b) && !b->indicators && !b->options.hide_marks && bs_op_is_free(op);
}

static void
add_mark_badge(BsSceneBuilder *b, BsRow *row, BsOp *op)
{
    g_autoptr(GArray) marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    bs_document_op_marks(b->document, op, marks);
    if (!marks->len)
        return;
    const BsMark *mark = &g_array_index(marks, BsMark, 0);
    g_autofree char *when =
        mark->condition ? g_strdup_printf(_("if %s"), bs_build_value_name(b, mark->condition))
                        : NULL;
    row->badges = bs_arena_new(&b->scene->arena, BsBadge);
    row->badges[row->n_badges++] =
        (BsBadge){.look = BS_LOOK_FREED,
                  .value = mark->value,
                  .text = bs_build_keep_taken(b, bs_look_text(BS_LOOK_FREED, when))};
}

const char *
bs_build_mark_text(BsSceneBuilder *b, const BsMark *mark)
{
    const gboolean terse = is_terse(b) && !mark->by_indicator;
    return bs_build_keep_taken(b,
                               terse ? terse_mark_text(b, mark) : mark_text(b, mark, is_brief(b)));
}

void
bs_build_op_marks(BsSceneBuilder *b, BsOp *op, GArray *marks)
{
    if (!b->options.hide_marks && !says_mark_itself(b, op))
        bs_document_op_marks(b->document, op, marks);
}

static void
put_marks(BsSceneBuilder *b, guint32 box, BsOp *op)
{
    g_autoptr(GArray) marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    bs_build_op_marks(b, op, marks);
    for (guint i = 0; i < marks->len && !bs_build_is_full(b); i++) {
        BsMark *mark = &g_array_index(marks, BsMark, i);
        if (b->indicators)
            bs_indicators_settle(b->indicators, mark);
        BsRow row = {.kind = BS_ROW_MARK, .op = op, .block = bs_op_block(op), .value = mark->value};
        row.look = mark->kind == BS_MARK_FREED ? BS_LOOK_FREED : BS_LOOK_RETAINED;
        bs_build_lines(b, &row, bs_build_mark_text(b, mark), OP_LINES);
        if (is_brief(b))
            bs_build_full(b, &row, bs_build_keep_taken(b, mark_text(b, mark, FALSE)));
        put_row(b, &row, box, b->measure.strip_height);
    }
}

// At level buffers an op stands without its types, and one of which rows below say what it frees
// and retains without its operands, too, and without its results where the picture is to be terse:
// there is one for each that is retained.
const char *
bs_build_shown_text(BsSceneBuilder *b, const BsOp *op, const char *full)
{
    if (!is_brief(b))
        return full;
    const char *brief = bs_build_brief_text(b, full), *operands = strchr(brief, '(');
    const gboolean frees =
        bs_op_memory(op) == BS_MEMORY_FREE_IF || bs_op_memory(op) == BS_MEMORY_RETAIN;
    if (!frees || !operands || b->options.hide_marks)
        return brief;
    const char *results_end = is_terse(b) ? strstr(brief, " = ") : NULL;
    if (results_end && results_end < operands && bs_op_memory(op) == BS_MEMORY_FREE_IF)
        brief = results_end + strlen(" = ");
    g_autofree char *name = g_strndup(brief, (gsize)(operands - brief));
    return bs_build_keep(b, g_strchomp(name));
}

void
bs_build_op_rows(BsSceneBuilder *b, guint32 box, BsOp *op)
{
    BsRow row = {
        .kind = BS_ROW_OP, .op = op, .block = bs_op_block(op), .flags = bs_build_op_flags(b, op)};
    row.value = op->n_results == 1 ? bs_op_result(op, 0) : NULL;
    const char *full = bs_build_op_text(b, op);
    const char *shown = bs_build_shown_text(b, op, full);
    bs_build_lines(b, &row, bs_build_signed(b, shown, row.flags), OP_LINES);
    if (is_brief(b))
        bs_build_full(b, &row, full);
    bs_build_row_words(b, &row);
    row.badges = bs_arena_new_n(&b->scene->arena, BsBadge, op->n_results);
    for (guint32 i = 0; i < op->n_results; i++)
        add_badge(b, &row, bs_op_result(op, i), op->n_results > 1);
    if (says_mark_itself(b, op))
        add_mark_badge(b, &row, op);
    put_row(b, &row, box, b->measure.row_height);
    put_marks(b, box, op);
}

static void
put_words(BsSceneBuilder *b, BsRow *row, guint32 box, const char *words, double height)
{
    bs_build_lines(b, row, bs_build_keep(b, words), 1);
    put_row(b, row, box, height);
}

void
bs_build_region_row(BsSceneBuilder *b, guint32 box, BsOp *op, guint32 region, const char *name)
{
    BsRow row = {.kind = BS_ROW_REGION, .op = op, .block = bs_op_block(op)};
    const BsSceneRun *run = b->options.run;
    g_autofree char *words =
        run ? g_strdup_printf("%s ×%" G_GUINT64_FORMAT, name, run->entered(run->data, op, region))
            : NULL;
    put_words(b, &row, box, words ? words : name, b->measure.strip_height);
}

void
bs_build_gone_row(BsSceneBuilder *b, guint32 box, const BsBlock *block, const BsOp *op,
                  const char *text, const BsGoneText *more, guint32 flags)
{
    BsRow row = {.kind = BS_ROW_GONE, .block = block, .op = op, .flags = flags};
    bs_build_lines(b, &row, bs_build_signed(b, text, flags), OP_LINES);
    if (more && more->full)
        bs_build_full(b, &row, more->full);
    if (more && more->fold) {
        row.rect.height = b->measure.row_height + (row.n_lines - 1) * b->measure.strip_height;
        put_fold(b, &row, more->fold);
    }
    put_row(b, &row, box, b->measure.row_height);
}

void
bs_build_elsewhere_row(BsSceneBuilder *b, guint32 box, const BsBlock *block)
{
    const BsOp *last = block->last;
    g_autoptr(GString) words = g_string_new(NULL);
    for (guint32 i = 0; b->only_blocks && last && i < last->n_successors; i++) {
        const BsBlock *to = bs_successor_block(bs_op_successor(last, i));
        if (!bs_build_has_block(b, to))
            g_string_append_printf(words, "%s%s", words->len ? ", " : "→ ",
                                   bs_build_block_name(b, to));
    }
    if (!words->len)
        return;
    g_string_append(words, _(" (not shown)"));
    BsRow row = {.kind = BS_ROW_MORE, .block = block};
    put_words(b, &row, box, words->str, b->measure.row_height);
}

// The row that ops follow which are folded; NULL: they have a row of their own.
static BsRow *
row_before(BsSceneBuilder *b, guint32 box)
{
    const guint32 first = b->boxes.data[box].first_row;
    BsRow *last = b->rows.len > first ? &bs_vec_last(&b->rows) : NULL;
    if (last && last->kind == BS_ROW_LIVE_IN)
        last = &b->rows.data[first];
    const gboolean there = last && last->box == box && last->kind != BS_ROW_GONE;
    return there && !last->fold ? last : NULL;
}

void
bs_build_put_fold(BsSceneBuilder *b, guint32 box, const BsBlock *block, const BsAway *fold)
{
    BsRow *before = row_before(b, box);
    if (!before) {
        BsRow row = {.kind = BS_ROW_MORE, .block = block};
        bs_build_lines(b, &row, "", 1);
        row.full = fold->full;
        row.rect.height = b->measure.strip_height;
        put_fold(b, &row, fold);
        put_row(b, &row, box, b->measure.strip_height);
        return;
    }
    put_fold(b, before, fold);
    BsRect *rect = &b->boxes.data[box].rect;
    before->rect.width = row_width(b, before);
    rect->width = MAX(rect->width, before->rect.width);
}

void
bs_build_more_row(BsSceneBuilder *b, guint32 box, const BsBlock *block, guint32 n)
{
    BsRow row = {.kind = BS_ROW_MORE, .block = block};
    g_autofree char *words = g_strdup_printf(bs_plural("… %u more op", "… %u more ops", n), n);
    put_words(b, &row, box, words, b->measure.row_height);
}
