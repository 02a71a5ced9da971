// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How much of a program is in the picture. At level *buffers* what computes numbers only, and what
// asks for the shape of a buffer, is folded away, and ops stand without their types. What the step
// speaks of or has changed, and what is selected, is there at each level.
#include "dialects/deallocation/deallocation.h"
#include "ir/effects.h"
#include "support/i18n.h"
#include "view/scene/scene-private.h"

#include <string.h>

enum { LISTED = 6 }; // ops that are named when one asks what is folded

enum { NO_STRIPS = 1, NO_INSIDES = 2, NO_FAR = 3, NO_CHANGES = 5 }; // from that thrift on

// -- what is always there ------------------------------------------------------------------------

static void
keep(BsSceneBuilder *b, gconstpointer op)
{
    if (op)
        g_hash_table_add(b->kept, (gpointer)(gsize)op);
}

static void
keep_value(BsSceneBuilder *b, const BsValue *value)
{
    keep(b, value);
    if (value)
        keep(b, bs_value_op(value));
}

static void
keep_event(BsSceneBuilder *b)
{
    const BsEvent *event = b->event;
    if (!event)
        return;
    keep(b, event->op);
    keep_value(b, event->value);
    keep_value(b, bs_event_before(event).indicator);
    keep_value(b, bs_event_after(event).indicator);
    for (guint32 i = 0; i < event->n_items; i++) {
        keep(b, event->items[i].op);
        keep_value(b, event->items[i].value);
    }
}

// Whether the block is in the function that is shown.
static gboolean
is_shown(const BsSceneBuilder *b, const BsBlock *block)
{
    const BsOp *op = bs_document_has_block(b->document, block) ? bs_block_parent_op(block) : NULL;
    while (op && op != b->function)
        op = bs_op_parent(op);
    return op != NULL;
}

// The op is in the function, or the block is. What a pass says of the function itself is about all
// of it.
static void
find_focus(BsSceneBuilder *b)
{
    if (b->event)
        b->focus = bs_event_focus(b->event);
    if (b->focus.op && bs_document_has_op(b->document, b->focus.op) && bs_op_block(b->focus.op))
        b->focus.block = bs_op_block(b->focus.op);
    else
        b->focus.op = NULL;
    if (!is_shown(b, b->focus.block))
        b->focus = (BsThing){0};
}

static void
keep_all(BsSceneBuilder *b, GHashTable *ops)
{
    GHashTableIter iter;
    gpointer op;
    g_hash_table_iter_init(&iter, ops);
    while (g_hash_table_iter_next(&iter, &op, NULL))
        keep(b, op);
}

void
bs_build_detail(BsSceneBuilder *b)
{
    b->kept = g_hash_table_new(NULL, NULL);
    keep_event(b);
    find_focus(b);
    if (b->options.thrift < NO_CHANGES) // a step may make a whole function
        keep_all(b, b->changed);
    keep_all(b, b->refused);
    keep(b, b->options.selected_op);
    keep(b, b->options.executed);
    keep_value(b, b->options.selected_value);
}

// -- what an op is about -------------------------------------------------------------------------

static gboolean
holds_buffer(const BsType *type)
{
    return bs_type_is_memref(type) || bs_type_is_tensor(type) || bs_type_is_ownership(type);
}

static gboolean
is_about_buffers(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (holds_buffer(bs_op_operand(op, i)->type))
            return TRUE;
    }
    for (guint32 i = 0; i < op->n_results; i++) {
        if (holds_buffer(bs_op_result(op, i)->type))
            return TRUE;
    }
    return FALSE;
}

// Whether it asks what a buffer is like, and for nothing in it.
static gboolean
is_about_shape(const BsOp *op)
{
    const BsDoes does = op->def->does;
    return bs_op_memory(op) == BS_MEMORY_SHAPE || bs_op_is_address(op) || does == BS_DOES_DIM ||
           does == BS_DOES_RANK || does == BS_DOES_METADATA;
}

// Whether the block, or what is in it, is what the step is about.
static gboolean
has_focus(const BsSceneBuilder *b, const BsBlock *block)
{
    const BsBlock *at = b->focus.block;
    while (at && at != block)
        at = at->region && at->region->op != b->function && at->region->op
                 ? bs_op_block(at->region->op)
                 : NULL;
    return at != NULL;
}

static gboolean keeps_any(const BsSceneBuilder *b, const BsOp *op);
static gboolean shows_any(const BsSceneBuilder *b, const BsOp *op);

// From the other state that is shown.
static gboolean
differs(const BsSceneBuilder *b, const BsOp *op)
{
    const BsDiffLine *line =
        b->options.diff ? bs_diff_find(b->options.diff, BS_DIFF_AFTER, op) : NULL;
    return line && (line->moved || line->kind == BS_DIFF_ADDED || line->kind == BS_DIFF_CHANGED);
}

static gboolean
is_folded_away(const BsSceneBuilder *b, const BsOp *op)
{
    if (g_hash_table_contains(b->kept, op) || op->n_successors || differs(b, op))
        return FALSE;
    const gboolean at_top = bs_op_block(op)->region->op == b->function;
    if (b->options.detail == BS_DETAIL_BLOCKS)
        return at_top && bs_op_next(op) && !keeps_any(b, op);
    if (b->options.thrift >= NO_INSIDES && at_top && bs_op_next(op) && b->focus.block &&
        !has_focus(b, bs_op_block(op)))
        return !keeps_any(b, op);
    if (at_top && !bs_op_next(op)) // where the function ends
        return FALSE;
    if (is_about_shape(op))
        return TRUE;
    if (is_about_buffers(op) || shows_any(b, op))
        return FALSE;
    return bs_op_is_terminator(op) || bs_op_is_memory_effect_free(op);
}

// Whether something in its regions is there at each level.
static gboolean
keeps_any(const BsSceneBuilder *b, const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (const BsOp *nested = block->first; nested; nested = bs_op_next(nested)) {
                if (g_hash_table_contains(b->kept, nested) || keeps_any(b, nested))
                    return TRUE;
            }
        }
    }
    return FALSE;
}

// Whether there is something in its regions that must be seen.
static gboolean
shows_any(const BsSceneBuilder *b, const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (const BsOp *nested = block->first; nested; nested = bs_op_next(nested)) {
                if (!is_folded_away(b, nested))
                    return TRUE;
            }
        }
    }
    return FALSE;
}

// It, or what it is in.
static gboolean
is_opened(const BsSceneBuilder *b, const BsBlock *block)
{
    while (b->options.opened && block && !g_hash_table_contains(b->options.opened, block))
        block = block->region && block->region->op != b->function && block->region->op
                    ? bs_op_block(block->region->op)
                    : NULL;
    return b->options.opened && block;
}

gboolean
bs_build_folds_op(const BsSceneBuilder *b, const BsOp *op)
{
    return b->options.detail != BS_DETAIL_EVERYTHING && !is_opened(b, bs_op_block(op)) &&
           is_folded_away(b, op);
}

gboolean
bs_build_folds_regions(const BsSceneBuilder *b, const BsOp *op)
{
    return b->options.detail == BS_DETAIL_BUFFERS && op->n_regions &&
           !is_opened(b, bs_op_block(op)) && !shows_any(b, op);
}

// -- for want of room ----------------------------------------------------------------------------

gboolean
bs_build_folds_argument(const BsSceneBuilder *b, const BsValue *arg)
{
    return b->options.thrift >= NO_STRIPS && !holds_buffer(arg->type) &&
           !g_hash_table_contains(b->kept, arg) && !is_opened(b, bs_value_arg_block(arg));
}

gboolean
bs_build_folds_strips(const BsSceneBuilder *b, const BsBlock *block)
{
    return b->options.thrift >= NO_STRIPS && block != b->focus.block;
}

// The op of a block that the step is about, or in which it is; else the first.
static const BsOp *
focus_in(const BsSceneBuilder *b, const BsBlock *block)
{
    const BsOp *op = b->focus.op;
    while (op && bs_op_block(op) != block)
        op = bs_op_parent(op);
    return op ? op : block->first;
}

void
bs_build_find_near(const BsSceneBuilder *b, const BsBlock *block, const BsOp **first,
                   const BsOp **last)
{
    static const guint32 near[BS_MOST_THRIFT + 1] = {[NO_FAR] = 14, 9, 5, 2};
    *first = *last = NULL;
    if (b->options.thrift < NO_FAR)
        return;
    *first = *last = focus_in(b, block);
    for (guint32 n = 0; n < near[b->options.thrift];) {
        const BsOp *before = *first ? bs_op_prev(*first) : NULL;
        const BsOp *after = *last ? bs_op_next(*last) : NULL;
        if (!before && !after)
            break;
        *first = before ? before : *first;
        *last = after ? after : *last;
        n += (before && !bs_build_folds_op(b, before)) || (after && !bs_build_folds_op(b, after));
    }
}

// -- where it was --------------------------------------------------------------------------------

static void
put_listed(BsSceneBuilder *b, GString *out, const GPtrArray *ops)
{
    for (guint i = 0; i < MIN(ops->len, LISTED); i++)
        g_string_append_printf(out, "\n%s", bs_build_op_text(b, ops->pdata[i]));
    if (ops->len > LISTED)
        g_string_append_printf(out, _("\n… %u more"), ops->len - LISTED);
}

const BsAway *
bs_build_fold(BsSceneBuilder *b, const GPtrArray *ops, guint32 n)
{
    BsAway *fold = bs_arena_new(&b->scene->arena, BsAway);
    g_autoptr(GString) full = g_string_new(NULL);
    g_string_append_printf(full, bs_plural("%u op is folded here", "%u ops are folded here", n), n);
    if (ops)
        put_listed(b, full, ops);
    fold->n = n;
    fold->text = bs_build_keep_taken(b, g_strdup_printf("+%u", n));
    fold->full = bs_build_keep(b, full->str);
    return fold;
}

const BsAway *
bs_build_folded_arguments(BsSceneBuilder *b, guint32 n)
{
    BsAway *fold = bs_arena_new(&b->scene->arena, BsAway);
    fold->n = n;
    fold->text = bs_build_keep_taken(b, g_strdup_printf("+%u", n));
    fold->full = bs_build_keep_taken(
        b, g_strdup_printf(
               bs_plural("%u argument is folded here", "%u arguments are folded here", n), n));
    return fold;
}

gboolean
bs_build_keeps(const BsSceneBuilder *b, const BsOp *op)
{
    return g_hash_table_contains(b->kept, op) || keeps_any(b, op);
}

const BsAway *
bs_build_opened(BsSceneBuilder *b, const BsBlock *block)
{
    if (!b->options.opened || !g_hash_table_contains(b->options.opened, block) ||
        b->options.detail == BS_DETAIL_EVERYTHING)
        return NULL;
    BsAway *fold = bs_arena_new(&b->scene->arena, BsAway);
    fold->text = "−";
    fold->full = _("everything in this block is shown");
    return fold;
}

// -- brief text ----------------------------------------------------------------------------------

// Behind a string that begins there.
static const char *
skip_string(const char *at)
{
    for (at++; *at && *at != '"'; at++)
        at += *at == '\\' && at[1];
    return *at ? at + 1 : at;
}

// Behind the types that begin there: up to what closes the brackets around them, or the end.
static const char *
skip_types(const char *at)
{
    gint depth = 0;
    while (*at) {
        if (*at == '"') {
            at = skip_string(at);
            continue;
        }
        if (strchr("([{", *at) || (*at == '<'))
            depth++;
        else if (depth == 0 && strchr(")]}", *at))
            return at;
        else if (strchr(")]}", *at) || (*at == '>' && at[-1] != '-'))
            depth--;
        at++;
    }
    return at;
}

// Behind a dictionary of attributes.
static const char *
skip_braces(const char *at)
{
    const char *end = skip_types(at + 1);
    return *end ? end + 1 : end;
}

const char *
bs_build_brief_text(BsSceneBuilder *b, const char *text)
{
    g_autoptr(GString) brief = g_string_new(NULL);
    for (const char *at = text; *at;) {
        const char *begin = at;
        if (g_str_has_prefix(at, " : ") || g_str_has_prefix(at, " -> "))
            at = begin = skip_types(at + 3);
        else if (g_str_has_prefix(at, " {") || g_str_has_prefix(at, " <{"))
            at = begin = skip_braces(at + (at[1] == '<' ? 2 : 1));
        else
            at = *at == '"' ? skip_string(at) : at + 1;
        g_string_append_len(brief, begin, at - begin);
    }
    return bs_build_keep(b, brief->str);
}
