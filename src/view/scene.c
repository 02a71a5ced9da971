// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Building a scene: one walk over the function at the cursor. Rows and boxes are put one below the
// other while they are made; when a box is complete its width is known and given to everything in
// it.
#include "view/scene.h"

#include "debug/cursor.h"
#include "support/vec.h"
#include "view/measure.h"

#include <string.h>

enum {
    PAD = 8,        // inside a box, left and right
    GAP = 4,        // between rows of different kinds
    INDENT = 14,    // of a nested box
    BADGE_GAP = 12, // between a row's text and its badges
    DEFAULT_CHARS = 64,
    DEFAULT_ROWS = 400,
    STRIP_VALUES = 8, // more are counted, not listed
};

typedef struct Builder {
    BsDocument *document;
    BsOp *function;
    const BsSceneOptions *options;
    const BsNames *names;
    const BsText *text;
    const BsEvent *event; // the current one, or NULL
    guint32 tracking;     // the stage whose pass tracks ownership
    GHashTable *changed;  // ops that the last step changed
    GHashTable *marks;    // op -> GArray of BsMark
    GHashTable *refused;  // ops with an error
    GHashTable *lines;    // op -> BsOpLines
    BsMeasure measure;
    BsScene *scene;
    BS_VEC(BsRow) rows;
    BS_VEC(BsBox) boxes;
    BS_VEC(BsEdge) edges;
    guint32 n_nested; // blocks in nested regions so far, for their ids
    guint32 n_rows;   // rows of the top-level box being built
    double y;         // within it
} Builder;

// -- text ----------------------------------------------------------------------------------------

static const char *
keep(Builder *b, const char *text)
{
    return bs_arena_strndup(&b->scene->arena, text, strlen(text));
}

static const char *
keep_taken(Builder *b, char *text)
{
    const char *kept = keep(b, text);
    g_free(text);
    return kept;
}

// The text with at most `max` characters, the rest replaced by an ellipsis.
static const char *
shorten(Builder *b, const char *text)
{
    const guint32 max = b->options && b->options->max_chars ? b->options->max_chars : DEFAULT_CHARS;
    if (g_utf8_strlen(text, -1) <= (glong)max)
        return text;
    const char *end = g_utf8_offset_to_pointer(text, max - 1);
    return keep_taken(b, g_strdup_printf("%.*s…", (gint)(end - text), text));
}

static const char *
value_name(const Builder *b, const BsValue *value)
{
    const char *name = bs_names_value(b->names, value);
    return name ? name : "%?";
}

static const char *
block_name(const Builder *b, const BsBlock *block)
{
    const char *name = bs_names_block(b->names, block);
    return name ? name : "^?";
}

// The first line of an op's printed text, without what opens its region.
static const char *
op_text(Builder *b, const BsOp *op)
{
    const BsOpLines *lines = g_hash_table_lookup(b->lines, op);
    if (!lines)
        return op->def->name;
    const char *begin = b->text->text->str + lines->begin;
    const char *end = b->text->text->str + lines->end;
    const char *newline = memchr(begin, '\n', (gsize)(end - begin));
    if (newline)
        end = newline;
    while (end > begin && (end[-1] == ' ' || (op->n_regions && end[-1] == '{')))
        end--;
    return bs_arena_strndup(&b->scene->arena, begin, (gsize)(end - begin));
}

// -- badges --------------------------------------------------------------------------------------

static BsLook
cell_look(Builder *b, const BsValue *value, const BsBlock *block, const char **indicator)
{
    BsCell cell;
    *indicator = NULL;
    if (!bs_document_ownership(b->document, value, block, &cell))
        return BS_LOOK_UNINITIALIZED;
    if (cell.ownership.indicator)
        *indicator = value_name(b, cell.ownership.indicator);
    return bs_look_of(cell.ownership);
}

// What a pass makes for itself (base buffers, values of later stages) has no state and never gets
// one: only a memref that was there when the pass that tracks ownership began is "not yet known"
// while that pass runs.
static gboolean
awaits_ownership(const Builder *b, const BsValue *value)
{
    const guint32 stage = bs_document_current_stage(b->document);
    const guint32 made = value->op ? value->op->event : value->block->event;
    return stage == b->tracking && made < bs_document_stage(b->document, stage)->first;
}

static gboolean
shows_ownership(const Builder *b)
{
    return !(b->options && b->options->hide_ownership) && bs_document_has_ownership(b->document);
}

// Beside each memref of a row its state in `block`.
static void
add_badges(Builder *b, BsRow *row, guint32 n, BsValue *const *values, const BsBlock *block)
{
    if (!shows_ownership(b))
        return;
    row->badges = bs_arena_new_n(&b->scene->arena, BsBadge, n);
    double x = PAD + bs_measure_text(&b->measure, row->text) + BADGE_GAP;
    for (guint32 i = 0; i < n; i++) {
        if (!bs_type_is_memref(values[i]->type))
            continue;
        const char *indicator;
        const BsLook look = cell_look(b, values[i], block, &indicator);
        if (look == BS_LOOK_UNINITIALIZED && !awaits_ownership(b, values[i]))
            continue;
        BsBadge *badge = &row->badges[row->n_badges++];
        *badge = (BsBadge){.look = look,
                           .value = values[i],
                           .text = keep_taken(b, bs_look_text(look, indicator)),
                           .x = x};
        badge->width = bs_measure_text(&b->measure, badge->text) + PAD;
        x += badge->width + GAP;
    }
}

static double
row_width(Builder *b, const BsRow *row)
{
    double width = 2 * PAD + bs_measure_text(&b->measure, row->text);
    if (row->n_badges)
        width = row->badges[row->n_badges - 1].x + row->badges[row->n_badges - 1].width + PAD;
    return width;
}

// -- flags ---------------------------------------------------------------------------------------

static gboolean
item_speaks_of(const BsEvent *event, const BsOp *op)
{
    for (guint32 i = 0; i < event->n_items; i++) {
        if (event->items[i].op == op)
            return TRUE;
    }
    return FALSE;
}

static guint32
op_flags(const Builder *b, const BsOp *op)
{
    guint32 flags = 0;
    const BsEvent *event = b->event;
    if (event &&
        (event->op == op || (event->value && event->value->op == op) || item_speaks_of(event, op)))
        flags |= BS_ROW_CURRENT;
    if (g_hash_table_contains(b->changed, op))
        flags |= BS_ROW_CHANGED;
    if (g_hash_table_contains(b->refused, op))
        flags |= BS_ROW_REFUSED;
    return flags;
}

static guint32
value_flags(const Builder *b, const BsValue *value)
{
    return b->event && b->event->value == value ? BS_ROW_CURRENT : 0;
}

static guint32
block_flags(const Builder *b, const BsBlock *block)
{
    return b->event && (b->event->block == block || b->event->target == block) ? BS_ROW_CURRENT : 0;
}

// -- rows ----------------------------------------------------------------------------------------

static gboolean
is_full(const Builder *b)
{
    const guint32 max = b->options && b->options->max_rows ? b->options->max_rows : DEFAULT_ROWS;
    return b->n_rows >= max;
}

// Puts a row below the others of the box; its width is the box's in the end.
static void
put_row(Builder *b, BsRow *row, guint32 box, double height)
{
    const double indent = INDENT * (double)b->boxes.data[box].depth;
    row->box = box;
    row->rect = (BsRect){indent, b->y, row_width(b, row), height};
    b->y += height;
    b->n_rows++;
    BsRect *rect = &b->boxes.data[box].rect;
    rect->width = MAX(rect->width, row->rect.width);
    bs_vec_push(&b->rows, *row);
}

static void
put_title(Builder *b, guint32 box, const BsBlock *block)
{
    const char *label = block_name(b, block);
    const gboolean is_top = b->boxes.data[box].depth == 0;
    BsRow row = {.kind = BS_ROW_TITLE, .block = block, .flags = block_flags(b, block)};
    row.text = is_top && bs_block_is_entry(block)
                   ? keep_taken(b, g_strdup_printf("%s (entry)", label))
                   : keep(b, label);
    row.full = row.text;
    put_row(b, &row, box, b->measure.row_height + GAP);
}

static void
put_argument(Builder *b, guint32 box, BsValue *arg)
{
    g_autofree char *type = bs_type_to_string(arg->type);
    BsRow row = {
        .kind = BS_ROW_ARGUMENT, .block = arg->block, .value = arg, .flags = value_flags(b, arg)};
    row.full = keep_taken(b, g_strdup_printf("%s: %s", value_name(b, arg), type));
    row.text = shorten(b, row.full);
    add_badges(b, &row, 1, &arg, arg->block);
    put_row(b, &row, box, b->measure.row_height);
}

static const char *
strip_sign(Builder *b, const BsValue *value, const BsBlock *block)
{
    const char *indicator;
    const BsLook look = cell_look(b, value, block, &indicator);
    return look == BS_LOOK_UNINITIALIZED && !awaits_ownership(b, value) ? "" : bs_looks[look].sign;
}

// "live in  ● %alloc  %c": the states of memrefs are their signs.
static void
put_strip(Builder *b, guint32 box, const BsBlock *block, BsRowKind kind, const GPtrArray *values)
{
    if (values->len == 0)
        return;
    g_autoptr(GString) text = g_string_new(kind == BS_ROW_LIVE_IN ? "live in " : "live out");
    g_autoptr(GString) full = g_string_new(text->str);
    for (guint i = 0; i < values->len; i++) {
        const BsValue *value = values->pdata[i];
        const char *sign = "";
        if (shows_ownership(b) && bs_type_is_memref(value->type))
            sign = strip_sign(b, value, block);
        g_string_append_printf(full, "  %s%s", sign, value_name(b, value));
        if (i < STRIP_VALUES)
            g_string_append_printf(text, "  %s%s", sign, value_name(b, value));
    }
    if (values->len > STRIP_VALUES)
        g_string_append_printf(text, "  … %u more", values->len - STRIP_VALUES);
    BsRow row = {.kind = kind, .block = block, .text = keep(b, text->str)};
    row.full = keep(b, full->str);
    put_row(b, &row, box, b->measure.strip_height);
}

static char *
mark_text(Builder *b, const BsMark *mark)
{
    g_autoptr(GString) text = g_string_new(NULL);
    const BsLook look = mark->kind == BS_MARK_FREED ? BS_LOOK_FREED : BS_LOOK_RETAINED;
    if (look == BS_LOOK_FREED) {
        g_string_append_printf(text, "%s frees %s", bs_looks[look].sign,
                               value_name(b, mark->value));
        if (mark->condition)
            g_string_append_printf(text, " if %s", value_name(b, mark->condition));
        if (mark->unless_aliased)
            g_string_append(text, ", unless it aliases a retained one");
    } else {
        g_string_append_printf(text, "%s retains %s", bs_looks[look].sign,
                               value_name(b, mark->value));
        if (mark->target)
            g_string_append_printf(text, " for %s", block_name(b, mark->target));
        if (mark->condition)
            g_string_append_printf(text, ": owned if %s", value_name(b, mark->condition));
    }
    return g_string_free(g_steal_pointer(&text), FALSE);
}

static void
put_marks(Builder *b, guint32 box, const BsOp *op)
{
    const GArray *marks = g_hash_table_lookup(b->marks, op);
    for (guint i = 0; marks && i < marks->len && !is_full(b); i++) {
        const BsMark *mark = &g_array_index(marks, BsMark, i);
        BsRow row = {.kind = BS_ROW_MARK, .op = op, .block = op->block, .value = mark->value};
        row.look = mark->kind == BS_MARK_FREED ? BS_LOOK_FREED : BS_LOOK_RETAINED;
        row.full = keep_taken(b, g_strconcat("  ", mark_text(b, mark), NULL));
        row.text = shorten(b, row.full);
        put_row(b, &row, box, b->measure.strip_height);
    }
}

static void build_regions(Builder *b, guint32 box, BsOp *op);

static void
put_op(Builder *b, guint32 box, BsOp *op)
{
    BsRow row = {.kind = BS_ROW_OP, .op = op, .block = op->block, .flags = op_flags(b, op)};
    row.value = op->n_results == 1 ? bs_op_result(op, 0) : NULL;
    row.full = op_text(b, op);
    row.text = shorten(b, row.full);
    BsValue *memrefs[16];
    guint32 n = 0;
    for (guint32 i = 0; i < op->n_results && n < G_N_ELEMENTS(memrefs); i++) {
        if (bs_type_is_memref(bs_op_result(op, i)->type))
            memrefs[n++] = bs_op_result(op, i);
    }
    add_badges(b, &row, n, memrefs, op->block);
    put_row(b, &row, box, b->measure.row_height);
    put_marks(b, box, op);
    build_regions(b, box, op);
}

// -- boxes ---------------------------------------------------------------------------------------

static void
put_ops(Builder *b, guint32 box, BsBlock *block)
{
    for (BsOp *op = block->first; op; op = op->next) {
        if (!is_full(b)) {
            put_op(b, box, op);
            continue;
        }
        guint32 n = 0;
        for (const BsOp *rest = op; rest; rest = rest->next)
            n++;
        BsRow row = {.kind = BS_ROW_MORE, .block = block};
        row.text = row.full = keep_taken(b, g_strdup_printf("… %u more ops", n));
        put_row(b, &row, box, b->measure.row_height);
        return;
    }
}

static void
put_live(Builder *b, guint32 box, BsBlock *block, BsRowKind kind)
{
    if (b->options && b->options->hide_liveness)
        return;
    g_autoptr(GPtrArray) values = g_ptr_array_new();
    bs_document_liveness(b->document, block, kind == BS_ROW_LIVE_IN ? values : NULL,
                         kind == BS_ROW_LIVE_OUT ? values : NULL);
    put_strip(b, box, block, kind, values);
}

// A nested block without label and arguments needs no title: `then` and `else` say enough.
static gboolean
needs_title(const BsBox *box, const BsBlock *block)
{
    return box->depth == 0 || block->region->first != block->region->last;
}

static guint32
build_block(Builder *b, BsBlock *block, gint parent)
{
    const guint32 number = b->boxes.len;
    const guint32 depth = parent < 0 ? 0 : b->boxes.data[parent].depth + 1;
    BsBox box = {.block = block, .parent = parent, .depth = depth, .first_row = b->rows.len};
    box.flags = block_flags(b, block);
    box.rect = (BsRect){INDENT * (double)depth, b->y, 0, 0};
    box.id = depth ? keep_taken(b, g_strdup_printf("nested%u", b->n_nested++))
                   : keep(b, block_name(b, block) + 1);
    bs_vec_push(&b->boxes, box);
    if (needs_title(&box, block))
        put_title(b, number, block);
    put_live(b, number, block, BS_ROW_LIVE_IN);
    for (guint32 i = 0; i < block->n_args; i++)
        put_argument(b, number, block->args[i]);
    put_ops(b, number, block);
    put_live(b, number, block, BS_ROW_LIVE_OUT);
    BsBox *done = &b->boxes.data[number];
    done->n_rows = b->rows.len - done->first_row;
    done->rect.height = b->y - done->rect.y + GAP;
    b->y += GAP;
    if (parent >= 0) {
        BsRect *outer = &b->boxes.data[parent].rect;
        outer->width = MAX(outer->width, done->rect.width + 2 * INDENT);
    }
    return number;
}

static const char *
region_name(const BsOp *op, guint32 i)
{
    static const struct {
        const char *op, *names[2];
    } known[] = {
        {"scf.if", {"then", "else"}},     {"scf.while", {"before", "after"}},
        {"scf.for", {"body", NULL}},      {"scf.forall", {"body", NULL}},
        {"scf.parallel", {"body", NULL}},
    };
    for (guint k = 0; k < G_N_ELEMENTS(known); k++) {
        if (bs_op_is(op, known[k].op) && i < 2 && known[k].names[i])
            return known[k].names[i];
    }
    return "region";
}

static void
build_regions(Builder *b, guint32 box, BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        if (!op->regions[r].first || is_full(b))
            continue;
        BsRow row = {.kind = BS_ROW_REGION, .op = op, .block = op->block};
        row.text = row.full = region_name(op, r);
        put_row(b, &row, box, b->measure.strip_height);
        bs_region_for_each (&op->regions[r], nested) {
            if (!is_full(b))
                build_block(b, nested, (gint)box);
        }
    }
}

// Everything in a top-level box gets the width that its own box has in the end.
static void
stretch(Builder *b, guint32 top)
{
    for (guint32 i = top + 1; i < b->boxes.len; i++) {
        const BsRect *outer = &b->boxes.data[b->boxes.data[i].parent].rect;
        b->boxes.data[i].rect.width = outer->width - 2 * INDENT;
    }
    for (guint32 i = b->boxes.data[top].first_row; i < b->rows.len; i++)
        b->rows.data[i].rect.width = b->boxes.data[b->rows.data[i].box].rect.width;
}

static void
build_top(Builder *b, BsBlock *block)
{
    b->y = 0;
    b->n_rows = 0;
    stretch(b, build_block(b, block, -1));
}

// -- edges ---------------------------------------------------------------------------------------

static BsEdgeKind
edge_kind(const BsOp *terminator, guint32 successor)
{
    if (terminator->n_successors == 1)
        return BS_EDGE_ALWAYS;
    if (terminator->n_successors > 2)
        return BS_EDGE_CASE;
    return successor == 0 ? BS_EDGE_TRUE : BS_EDGE_FALSE;
}

static const char *
edge_label(Builder *b, const BsOp *op, guint32 successor, BsEdgeKind kind)
{
    static const char *const sides[] = {"", "true", "false", ""};
    g_autoptr(GString) label = g_string_new(sides[kind]);
    if (kind == BS_EDGE_CASE && successor == 0)
        g_string_append(label, "default");
    else if (kind == BS_EDGE_CASE)
        g_string_append_printf(label, "case %u", successor);
    const BsRange range = bs_op_successor_operands(op, successor);
    for (guint32 i = 0; i < range.n; i++)
        g_string_append_printf(label, "%s%s",
                               i            ? ", "
                               : label->len ? ": "
                                            : "",
                               value_name(b, bs_op_operand(op, range.begin + i)));
    return shorten(b, keep(b, label->str));
}

static void
build_edges(Builder *b)
{
    g_autoptr(GHashTable) numbers = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < b->boxes.len; i++)
        g_hash_table_insert(numbers, (gpointer)(guintptr)b->boxes.data[i].block,
                            GUINT_TO_POINTER(i + 1));
    for (guint32 i = 0; i < b->boxes.len; i++) {
        const BsOp *last = b->boxes.data[i].block->last;
        for (guint32 s = 0; last && s < last->n_successors; s++) {
            const guint32 to =
                GPOINTER_TO_UINT(g_hash_table_lookup(numbers, last->successors[s].block));
            if (to == 0)
                continue;
            BsEdge edge = {.from = i, .to = to - 1, .successor = s, .op = last};
            edge.kind = edge_kind(last, s);
            edge.label = edge_label(b, last, s, edge.kind);
            bs_vec_push(&b->edges, edge);
        }
    }
}

// -- what the document says ----------------------------------------------------------------------

static void
collect_changed(Builder *b)
{
    const guint32 cursor = bs_document_cursor(b->document);
    if (cursor == 0)
        return;
    g_autoptr(GPtrArray) ops = g_ptr_array_new();
    bs_document_changed_ops(b->document, cursor, cursor, ops);
    for (guint i = 0; i < ops->len; i++)
        g_hash_table_add(b->changed, ops->pdata[i]);
}

static void
collect_marks(Builder *b)
{
    if (b->options && b->options->hide_marks)
        return;
    g_autoptr(GArray) marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    bs_document_marks(b->document, b->function, marks);
    for (guint i = 0; i < marks->len; i++) {
        const BsMark *mark = &g_array_index(marks, BsMark, i);
        GArray *of_op = g_hash_table_lookup(b->marks, mark->op);
        if (!of_op) {
            of_op = g_array_new(FALSE, FALSE, sizeof(BsMark));
            g_hash_table_insert(b->marks, mark->op, of_op);
        }
        g_array_append_val(of_op, *mark);
    }
}

static void
collect_refused(Builder *b)
{
    if (bs_document_cursor(b->document) < bs_document_n_events(b->document))
        return;
    const BsDiags *diags = bs_document_diags(b->document);
    for (guint i = 0; i < diags->items->len; i++) {
        const BsDiag *diag = diags->items->pdata[i];
        if (diag->op)
            g_hash_table_add(b->refused, diag->op);
    }
}

static void
collect_lines(Builder *b)
{
    b->text = bs_document_text(b->document, b->function);
    for (guint i = 0; b->text && b->text->ops && i < b->text->ops->len; i++) {
        BsOpLines *lines = &g_array_index(b->text->ops, BsOpLines, i);
        g_hash_table_insert(b->lines, (gpointer)(guintptr)lines->op, lines);
    }
}

static void
builder_init(Builder *b)
{
    b->names = bs_document_names(b->document, b->function);
    b->event = bs_document_current_event(b->document);
    b->tracking = bs_document_find_stage(b->document, "ownership-based-buffer-deallocation");
    b->changed = g_hash_table_new(NULL, NULL);
    b->refused = g_hash_table_new(NULL, NULL);
    b->lines = g_hash_table_new(NULL, NULL);
    b->marks = g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)g_array_unref);
    bs_measure_init(&b->measure);
    collect_lines(b);
    collect_changed(b);
    collect_marks(b);
    collect_refused(b);
}

static void
builder_clear(Builder *b)
{
    g_hash_table_unref(b->changed);
    g_hash_table_unref(b->refused);
    g_hash_table_unref(b->lines);
    g_hash_table_unref(b->marks);
    bs_measure_clear(&b->measure);
}

static const char *
scene_title(Builder *b)
{
    const guint32 stage = bs_document_current_stage(b->document);
    const char *name = bs_function_name(b->function);
    if (stage == 0)
        return keep_taken(b, g_strdup_printf("@%s: input", name));
    const BsStage *row = bs_document_stage(b->document, stage);
    const gboolean done = bs_document_cursor(b->document) >= row->last;
    return keep_taken(
        b, g_strdup_printf("@%s: %s %u, %s", name, done ? "after" : "during", stage, row->name));
}

// The vectors become the scene's own arrays.
static void
finish(Builder *b)
{
    BsScene *scene = b->scene;
    scene->n_rows = b->rows.len;
    scene->n_boxes = b->boxes.len;
    scene->n_edges = b->edges.len;
    scene->rows = b->rows.data;
    scene->boxes = b->boxes.data;
    scene->edges = b->edges.data;
    scene->row_height = b->measure.row_height;
    scene->strip_height = b->measure.strip_height;
    scene->char_width = b->measure.char_width;
}

BsScene *
bs_scene_new(BsDocument *document, BsOp *function, const BsSceneOptions *options)
{
    Builder b = {.document = document, .function = function, .options = options};
    b.scene = g_new0(BsScene, 1);
    bs_arena_init(&b.scene->arena);
    b.scene->function = function;
    builder_init(&b);
    b.scene->title = scene_title(&b);
    if (function->n_regions) {
        bs_region_for_each (&function->regions[0], block)
            build_top(&b, block);
    }
    build_edges(&b);
    finish(&b);
    builder_clear(&b);
    return b.scene;
}

void
bs_scene_free(BsScene *scene)
{
    if (!scene)
        return;
    g_free(scene->rows);
    g_free(scene->boxes);
    g_free(scene->edges);
    bs_arena_clear(&scene->arena);
    g_free(scene);
}

// -- looking things up ---------------------------------------------------------------------------

static gboolean
rect_contains(const BsRect *rect, double x, double y)
{
    return x >= rect->x && x < rect->x + rect->width && y >= rect->y && y < rect->y + rect->height;
}

const BsBox *
bs_scene_box_at(const BsScene *scene, double x, double y)
{
    for (guint32 i = scene->n_boxes; i-- > 0;) { // inner boxes come after the outer ones
        if (rect_contains(&scene->boxes[i].rect, x, y))
            return &scene->boxes[i];
    }
    return NULL;
}

const BsRow *
bs_scene_row_at(const BsScene *scene, double x, double y)
{
    const BsBox *box = bs_scene_box_at(scene, x, y);
    for (guint32 i = 0; box && i < box->n_rows; i++) {
        const BsRow *row = &scene->rows[box->first_row + i];
        if (rect_contains(&row->rect, x, y))
            return row;
    }
    return NULL;
}

const BsRow *
bs_scene_find_op(const BsScene *scene, const BsOp *op)
{
    for (guint32 i = 0; i < scene->n_rows; i++) {
        if (scene->rows[i].kind == BS_ROW_OP && scene->rows[i].op == op)
            return &scene->rows[i];
    }
    return NULL;
}

const BsBox *
bs_scene_find_block(const BsScene *scene, const BsBlock *block)
{
    for (guint32 i = 0; i < scene->n_boxes; i++) {
        if (scene->boxes[i].block == block)
            return &scene->boxes[i];
    }
    return NULL;
}
