// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The states of memrefs beside rows: those of the stage. Once the pass that tracks ownership is
// past, and what it spoke of is gone, the program itself says who frees a buffer, if anyone.
#include "ir/effects.h"
#include "support/i18n.h"
#include "view/scene/scene-private.h"

// What a pass makes for itself (base buffers, values of later stages) has no state and never gets
// one: only a memref that was there when the pass that tracks ownership began is "not yet known"
// while that pass runs.
static gboolean
awaits_ownership(const BsSceneBuilder *b, const BsValue *value)
{
    const guint32 stage = bs_document_current_stage(b->document);
    const guint32 made =
        bs_value_op(value) ? bs_value_op(value)->event : bs_value_arg_block(value)->event;
    return stage == b->tracking && made < bs_document_stage(b->document, stage)->first;
}

// The state of `value` where alias sets are shown, or NULL.
static const BsAliasState *
alias_state(const BsSceneBuilder *b, const BsValue *value)
{
    return b->aliases ? bs_alias_sets_find(b->aliases, value) : NULL;
}

const BsIndicatorState *
bs_build_indicator(const BsSceneBuilder *b, const BsValue *value)
{
    const BsIndicatorState *state = b->indicators ? bs_indicators_find(b->indicators, value) : NULL;
    return state && state->indicator ? state : NULL;
}

char *
bs_build_state_text(const BsSceneBuilder *b, const BsValue *value, BsLook look,
                    const char *indicator)
{
    enum { NAMES = 4 }; // of a list
    const BsAliasState *state = alias_state(b, value);
    const BsIndicatorState *carried = bs_build_indicator(b, value);
    return state     ? bs_look_alias_text(b->document, state, NAMES)
           : carried ? bs_look_indicator_text(b->document, carried)
                     : bs_look_text(look, indicator);
}

// -- behind the pass that tracks ownership -------------------------------------------------------

enum { MOST_VIEWS = 8 }; // that one looks through

// Whether a state speaks of a condition that is not in the program any more, or of one that the
// pass was to find.
static gboolean
is_past(const BsSceneBuilder *b, BsLook look, const BsValue *indicator)
{
    if (look == BS_LOOK_OWNED_IF)
        return !indicator || !bs_document_has_value(b->document, indicator);
    return look == BS_LOOK_UNKNOWN && bs_document_current_stage(b->document) > b->tracking;
}

// What frees buffers in the function at the cursor: BsMark by value.
static GHashTable *
frees(BsSceneBuilder *b)
{
    if (b->frees)
        return b->frees;
    b->marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    b->frees = g_hash_table_new(NULL, NULL);
    bs_document_marks(b->document, b->function, b->marks);
    for (guint i = 0; i < b->marks->len; i++) {
        BsMark *mark = &g_array_index(b->marks, BsMark, i);
        if (mark->kind == BS_MARK_FREED)
            g_hash_table_insert(b->frees, mark->value, mark);
    }
    return b->frees;
}

// Whether result 0 of the op is the whole buffer of the value, or a view of it.
static gboolean
hands_on(const BsOp *op, const BsValue *value)
{
    return op->n_results && (op->def->view_like || op->def->does == BS_DOES_METADATA) &&
           bs_op_operand(op, 0) == value;
}

// What frees the value, or a view of it, or NULL.
static const BsMark *
find_free(BsSceneBuilder *b, const BsValue *value, guint32 depth)
{
    const BsMark *mark = g_hash_table_lookup(frees(b), value);
    bs_value_for_each_use (value, use) {
        const BsOp *op = bs_use_owner(use);
        if (!mark && depth < MOST_VIEWS && hands_on(op, value))
            mark = find_free(b, bs_op_result(op, 0), depth + 1);
    }
    return mark;
}

// "if %c", "in ^bb3", or NULL: under which condition, and where, a buffer is freed.
static const char *
condition_of(BsSceneBuilder *b, const BsMark *mark, const BsBlock *home)
{
    const BsOp *op = mark->op, *around = bs_op_parent(op);
    const BsBlock *block = bs_op_block(op);
    if (mark->condition)
        return bs_build_keep_taken(
            b, g_strdup_printf(_("if %s"), bs_build_value_name(b, mark->condition)));
    if (block == home)
        return NULL;
    if (around && around != b->function && around->def->decides == BS_DECIDES_IF &&
        block->region == bs_op_region(around, 0))
        return bs_build_keep_taken(
            b, g_strdup_printf(_("if %s"), bs_build_value_name(b, bs_op_operand(around, 0))));
    if (block->region == home->region)
        return bs_build_keep_taken(b, g_strdup_printf(_("in %s"), bs_build_block_name(b, block)));
    return _("on a condition");
}

// Whether a value is handed to something that may hand it on: then nobody knows here who frees it.
static gboolean
goes_on(const BsValue *value, guint32 depth)
{
    bs_value_for_each_use (value, use) {
        const BsOp *op = bs_use_owner(use);
        if (bs_op_is_terminator(op) || op->n_regions || op->def->does == BS_DOES_CALL ||
            (bs_op_same_as(op) && !hands_on(op, value)) || depth == MOST_VIEWS)
            return TRUE;
        if (hands_on(op, value) && goes_on(bs_op_result(op, 0), depth + 1))
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_returned(const BsSceneBuilder *b, const BsValue *value)
{
    bs_value_for_each_use (value, use) {
        const BsOp *op = bs_use_owner(use);
        if (bs_op_is_terminator(op) && !op->n_successors && bs_op_parent(op) == b->function)
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_from_caller(const BsSceneBuilder *b, const BsValue *value)
{
    const BsBlock *block = bs_value_op(value) ? NULL : bs_value_arg_block(value);
    return block && block->region->op == b->function && bs_block_is_entry(block);
}

// What the program says of a memref where the pass' own states have passed. FALSE: nothing.
static gboolean
find_now(BsSceneBuilder *b, const BsValue *value, BsLook *look, const char **indicator)
{
    const BsMark *mark = find_free(b, value, 0);
    *indicator = NULL;
    if (mark) {
        *look = BS_LOOK_FREED;
        *indicator = condition_of(b, mark, bs_value_block(value));
    } else if (is_from_caller(b, value) || is_returned(b, value)) {
        *look = BS_LOOK_CALLERS;
    } else if (bs_value_is_allocation(value) && !bs_value_is_on_stack(value) &&
               !goes_on(value, 0)) {
        *look = BS_LOOK_NEVER_FREED;
    } else {
        *look = BS_LOOK_UNINITIALIZED;
        return FALSE;
    }
    return TRUE;
}

// -- all together --------------------------------------------------------------------------------

gboolean
bs_build_look(BsSceneBuilder *b, const BsValue *value, const BsBlock *block, BsLook *look,
              const char **indicator)
{
    BsCell cell;
    *look = BS_LOOK_UNINITIALIZED;
    *indicator = NULL;
    const BsAliasState *state = alias_state(b, value);
    if (state)
        *look = bs_look_of_alias(state->kind);
    if (b->aliases)
        return state != NULL;
    const BsIndicatorState *carried = bs_build_indicator(b, value);
    if (carried)
        *look = bs_look_of_indicator(carried->kind);
    if (b->indicators)
        return carried != NULL;
    if (b->options.hide_ownership || !bs_type_is_memref(value->type) ||
        !bs_document_has_ownership(b->document))
        return FALSE;
    if (bs_document_ownership(b->document, value, block, &cell)) {
        *look = bs_look_of(cell.ownership);
        if (is_past(b, *look, cell.ownership.indicator))
            return find_now(b, value, look, indicator);
        if (cell.ownership.indicator)
            *indicator = bs_names_value(b->names, cell.ownership.indicator);
    }
    return *look != BS_LOOK_UNINITIALIZED || awaits_ownership(b, value);
}

// "● 1" and "○ 0" of a bit, "■ own" and "∅ null" of an indicator; of a memref that is owned if a
// bit is set, whether it is, and why.
char *
bs_build_bit_text(BsSceneBuilder *b, const BsValue *value, const BsBlock *block, BsLook *look)
{
    const BsSceneRun *run = b->options.run;
    gboolean is_set;
    BsCell cell;
    if (!run)
        return NULL;
    if (run->bit(run->data, value, &is_set)) {
        const gboolean indicates = value->type->kind != BS_TYPE_INTEGER;
        *look = indicates ? (is_set ? BS_LOOK_OWN : BS_LOOK_NULL)
                          : (is_set ? BS_LOOK_OWNED : BS_LOOK_NOT_OWNED);
        return indicates ? bs_look_text(*look, NULL)
                         : g_strdup_printf("%s %d", bs_looks[*look].sign, is_set ? 1 : 0);
    }
    if (!bs_type_is_memref(value->type) || !bs_document_has_ownership(b->document) ||
        !bs_document_ownership(b->document, value, block, &cell) || !cell.ownership.indicator ||
        !run->bit(run->data, cell.ownership.indicator, &is_set))
        return NULL;
    *look = is_set ? BS_LOOK_OWNED : BS_LOOK_NOT_OWNED;
    g_autofree char *text = bs_look_text(*look, NULL);
    return g_strdup_printf("%s (%s = %d)", text, bs_build_value_name(b, cell.ownership.indicator),
                           is_set ? 1 : 0);
}
