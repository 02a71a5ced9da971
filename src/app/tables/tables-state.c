// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is so at the cursor, in the function in view.
#include "app/tables/tables-private.h"

#include "analysis/alias.h"
#include "debug/buffers/alias-sets.h"
#include "debug/buffers/indicators.h"
#include "debug/buffers/state.h"
#include "debug/telling/explain.h"
#include "ir/effects.h"
#include "support/i18n.h"

// -- ownership -----------------------------------------------------------------------------------

static void
write_cell(BsTableRow *row, BsDocument *document)
{
    const BsCell *cell = &row->cell;
    g_autofree char *indicator = bs_rows_value_name(document, cell->ownership.indicator);
    row->cells[0] =
        bs_rows_with_source(document, cell->value, bs_rows_value_name(document, cell->value));
    row->cells[1] = bs_document_telling_block(document, cell->block);
    row->cells[2] = bs_look_text(bs_look_of(cell->ownership), indicator);
    row->cells[3] = bs_document_ownership_text(document, cell);
    row->cells[4] = cell->since ? g_strdup_printf("%u", cell->since) : NULL;
}

static void
append_cell(GListStore *rows, const BsDocument *document, const BsCell *cell)
{
    BsTableRow *row = bs_table_row_new();
    row->write = write_cell;
    row->cell = *cell;
    row->value = cell->value;
    row->look = (gint)bs_look_of(cell->ownership);
    row->look_column = 2;
    row->of = document;
    row->explained = cell->since;
    row->explain_column = 5;
    bs_rows_take(rows, row);
}

void
bs_fill_ownership(BsSession *session, GListStore *rows)
{
    g_autoptr(GArray) cells = g_array_new(FALSE, FALSE, sizeof(BsCell));
    BsDocument *document = bs_session_document(session);
    bs_document_cells(document, bs_session_function(session), cells);
    for (guint i = 0; i < cells->len; i++)
        append_cell(rows, document, &g_array_index(cells, BsCell, i));
}

// -- alias sets ----------------------------------------------------------------------------------

enum { MOST_ALIASES = 24 }; // in a cell

// A value, where it is defined, how it looks (in column 2), and the event that says so (in column
// 5, explained in the next one).
static BsTableRow *
row_of_state(BsDocument *document, BsValue *value, BsLook look, guint32 since)
{
    BsTableRow *row = bs_table_row_new();
    row->value = value;
    row->look = (gint)look;
    row->look_column = 2;
    row->cells[0] =
        bs_rows_with_source(document, value, bs_document_telling_name(document, value, TRUE));
    row->cells[1] = bs_document_telling_block(document, bs_value_block(value));
    row->cells[5] = since ? g_strdup_printf("%u", since) : NULL;
    row->of = document;
    row->explained = since;
    row->explain_column = 6;
    return row;
}

static void
append_alias_state(GListStore *rows, BsDocument *document, const BsAliasState *state)
{
    const BsLook look = bs_look_of_alias(state->kind);
    BsTableRow *row = row_of_state(document, state->value, look, state->since);
    row->cells[2] = bs_look_text(look, NULL);
    row->cells[3] = bs_look_names(document, state->of, MOST_ALIASES);
    row->cells[4] = bs_look_names(document, state->aliases, MOST_ALIASES);
    bs_rows_take(rows, row);
}

void
bs_fill_alias_sets(BsSession *session, GListStore *rows)
{
    BsDocument *document = bs_session_document(session);
    BsAliasSets *sets = bs_document_alias_sets(document, bs_session_function(session));
    for (guint i = 0; i < sets->states->len; i++)
        append_alias_state(rows, document, sets->states->pdata[i]);
    bs_alias_sets_free(sets);
}

// -- indicators ----------------------------------------------------------------------------------

// "%3, of ^bb0": the indicator, and the block that owns it while the pass is at work.
static char *
indicator_of(BsDocument *document, const BsIndicatorState *state)
{
    if (!state->indicator)
        return g_strdup("\u2013");
    g_autofree char *name = bs_document_telling_name(document, state->indicator, TRUE);
    g_autofree char *owner =
        state->owner ? bs_document_telling_block(document, state->owner) : NULL;
    return g_strdup_printf("%s%s%s", name ? name : "", owner ? C_("indicator", ", of ") : "",
                           owner ? owner : "");
}

static char *
class_of(BsDocument *document, const BsIndicatorState *state)
{
    if (!state->members)
        return NULL;
    g_autoptr(GPtrArray) members = g_ptr_array_new();
    if (state->leader)
        g_ptr_array_add(members, state->leader);
    for (guint i = 0; i < state->members->len && members->len <= MOST_ALIASES; i++) {
        if (state->members->pdata[i] != state->leader)
            g_ptr_array_add(members, state->members->pdata[i]);
    }
    return bs_look_names(document, members, MOST_ALIASES);
}

static void
append_indicator(GListStore *rows, BsDocument *document, const BsIndicatorState *state)
{
    const BsLook look =
        state->indicator ? bs_look_of_indicator(state->kind) : BS_LOOK_UNINITIALIZED;
    BsTableRow *row = row_of_state(document, state->value, look, state->since);
    row->cells[2] =
        g_strdup_printf("%s %s", bs_looks[look].sign, _(bs_indicator_kind_name(state->kind)));
    row->cells[3] = indicator_of(document, state);
    row->cells[4] = class_of(document, state);
    bs_rows_take(rows, row);
}

void
bs_fill_indicators(BsSession *session, GListStore *rows)
{
    BsDocument *document = bs_session_document(session);
    BsIndicators *all = bs_document_indicators(document, bs_session_function(session));
    for (guint i = 0; i < all->states->len; i++)
        append_indicator(rows, document, all->states->pdata[i]);
    bs_indicators_free(all);
}

// -- what is selected ----------------------------------------------------------------------------

enum { MOST_STATES = 6 };

// "owned in ^bb0; owned if %3 in ^bb2": what the table of states says of a value. "" where it says
// nothing.
static char *
states_of(BsSession *session, const BsValue *value)
{
    BsDocument *document = bs_session_document(session);
    g_autoptr(GListStore) rows = g_list_store_new(BS_TYPE_TABLE_ROW);
    GString *text = g_string_new(NULL);
    if (bs_document_has_alias_sets(document))
        bs_fill_alias_sets(session, rows);
    else if (bs_document_has_indicators(document))
        bs_fill_indicators(session, rows);
    else
        bs_fill_ownership(session, rows);
    const guint n = g_list_model_get_n_items(G_LIST_MODEL(rows));
    for (guint i = 0, shown = 0; i < n && shown < MOST_STATES; i++) {
        g_autoptr(BsTableRow) row = g_list_model_get_item(G_LIST_MODEL(rows), i);
        if (row->value != value)
            continue;
        bs_table_row_write(row, document);
        g_string_append_printf(text, _("%s%s in %s"), shown++ ? "; " : "", row->cells[2],
                               row->cells[1]);
    }
    return g_string_free(text, FALSE);
}

// Of a dealloc, what it asks when it is executed; "" of all else.
static char *
price_of(BsSession *session, const BsOp *op)
{
    const char *price = op ? bs_stage_verdicts_price(bs_session_verdicts(session), op) : NULL;
    return g_strdup(price ? price : "");
}

char *
bs_tables_state_of_selection(BsSession *session)
{
    const char *title = bs_session_selection_title(session);
    const BsValue *value = bs_session_selected_value(session);
    if (!*title)
        return NULL;
    g_autofree char *states =
        value ? states_of(session, value) : price_of(session, bs_session_selected_op(session));
    return *states ? g_strdup_printf("%s: %s", title, states) : g_strdup(title);
}

// -- liveness ------------------------------------------------------------------------------------

static char *
names_of(BsDocument *document, const GPtrArray *values)
{
    GString *names = g_string_new(NULL);
    for (guint i = 0; i < values->len; i++) {
        const char *name = bs_document_value_name(document, values->pdata[i]);
        g_string_append_printf(names, "%s%s", i ? ", " : "", name ? name : "?");
    }
    return g_string_free(names, FALSE);
}

static void
write_live(BsTableRow *row, BsDocument *document)
{
    g_autoptr(GPtrArray) live_in = g_ptr_array_new(), live_out = g_ptr_array_new();
    bs_document_liveness(document, row->block, live_in, live_out);
    row->cells[0] = bs_rows_block_name(document, row->block);
    row->cells[1] = g_strdup(row->block->region->op->def->name);
    row->cells[2] = names_of(document, live_in);
    row->cells[3] = names_of(document, live_out);
}

static void
append_live(GListStore *rows, const BsDocument *document, const BsBlock *block)
{
    BsTableRow *row = bs_table_row_new();
    row->write = write_live;
    row->block = block;
    row->of = document;
    bs_rows_take(rows, row);
}

static void
append_blocks(GListStore *rows, const BsDocument *document, const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            append_live(rows, document, block);
            bs_block_for_each (block, nested)
                append_blocks(rows, document, nested);
        }
    }
}

void
bs_fill_liveness(BsSession *session, GListStore *rows)
{
    const BsOp *function = bs_session_function(session);
    if (function)
        append_blocks(rows, bs_session_document(session), function);
}

// -- deallocs ------------------------------------------------------------------------------------

// Whether what is to be freed may be one of what is retained, by the analysis that the
// simplification asks: "%a: must, %b: never".
static char *
verdicts_of(BsDocument *document, BsAlias *alias, const BsDeallocInfo *info,
            const BsDeallocItem *item)
{
    static const char *const words[] = {
        [BS_SAME_NO] = N_("never"), [BS_SAME_YES] = N_("must"), [BS_SAME_UNKNOWN] = N_("may")};
    GString *text = g_string_new(NULL);
    for (guint i = 0; i < info->items->len; i++) {
        const BsDeallocItem *other = &g_array_index(info->items, BsDeallocItem, i);
        if (other->role != BS_ROLE_RETAINED)
            continue;
        const BsSame same = bs_alias_same_allocation(alias, item->operand, other->operand);
        g_autofree char *name = bs_rows_value_name(document, other->operand);
        g_string_append_printf(text, "%s%s: %s", text->len ? ", " : "", name, _(words[same]));
    }
    return g_string_free(text, FALSE);
}

static void
append_dealloc_item(GListStore *rows, BsDocument *document, BsAlias *alias,
                    const BsDeallocInfo *info, const BsDeallocItem *item)
{
    g_autofree char *target = bs_rows_block_name(document, info->target);
    const gboolean frees = item->role == BS_ROLE_TO_FREE;
    BsTableRow *row = bs_table_row_new();
    row->value = item->memref;
    row->op = info->op;
    row->look = frees ? BS_LOOK_FREED : BS_LOOK_RETAINED;
    row->look_column = 2;
    row->cells[0] = bs_document_telling_block(document, bs_op_block(info->op));
    row->cells[1] = g_strdup(target);
    row->cells[2] =
        g_strdup_printf("%s %s", bs_looks[row->look].sign, frees ? _("to free") : _("retained"));
    row->cells[3] = bs_rows_value_name(document, item->memref ? item->memref : item->operand);
    row->cells[4] = bs_rows_value_name(document, item->condition);
    row->cells[5] = bs_reason_text(item->reason, *target ? target : NULL);
    row->cells[6] = frees ? verdicts_of(document, alias, info, item) : NULL;
    bs_rows_take(rows, row);
}

// "%3": its condition, or "unless %3 is null": its indicator; of what is retained, the one that
// goes on with it.
static char *
condition_of(BsDocument *document, const BsMark *mark)
{
    g_autofree char *name =
        mark->condition ? bs_document_telling_name(document, mark->condition, TRUE) : NULL;
    if (!name || mark->kind == BS_MARK_RETAINED || !mark->by_indicator)
        return g_steal_pointer(&name);
    if (mark->never)
        return g_strdup_printf(_("never: %s is null"), name);
    return g_strdup_printf(
        mark->unless_aliased ? _("unless %s is null or taken") : _("unless %s is null"), name);
}

// The older passes free at once: there is one memref, and nothing is retained. A retain has both.
static void
append_free(GListStore *rows, BsDocument *document, const BsMark *mark)
{
    const gboolean frees = mark->kind == BS_MARK_FREED;
    BsTableRow *row = bs_table_row_new();
    row->value = mark->value;
    row->op = mark->op;
    row->look = frees ? BS_LOOK_FREED : BS_LOOK_RETAINED;
    row->look_column = 2;
    row->cells[0] = bs_document_telling_block(document, mark->block);
    row->cells[2] = bs_look_text((BsLook)row->look, NULL);
    row->cells[3] = bs_document_telling_name(document, mark->value, TRUE);
    row->cells[4] = condition_of(document, mark);
    row->of = document;
    row->explained = mark->op->event;
    row->explain_column = 5;
    bs_rows_take(rows, row);
}

static void
fill_frees(BsDocument *document, const BsOp *function, GListStore *rows)
{
    g_autoptr(GArray) marks = g_array_new(FALSE, FALSE, sizeof(BsMark));
    BsIndicators *indicators = bs_document_indicators(document, function);
    bs_document_marks(document, function, marks);
    for (guint i = 0; i < marks->len; i++) {
        BsMark *mark = &g_array_index(marks, BsMark, i);
        bs_indicators_settle(indicators, mark);
        if (mark->by_indicator || bs_op_is_free(mark->op))
            append_free(rows, document, mark);
    }
    bs_indicators_free(indicators);
}

void
bs_fill_deallocs(BsSession *session, GListStore *rows)
{
    g_autoptr(GPtrArray) ops = g_ptr_array_new();
    BsDocument *document = bs_session_document(session);
    BsOp *function = bs_session_function(session);
    bs_document_deallocs(document, function, ops);
    BsAlias *alias = ops->len && function ? bs_alias_new(function) : NULL;
    for (guint i = 0; alias && i < ops->len; i++) {
        BsDeallocInfo info;
        if (!bs_document_dealloc_info(document, ops->pdata[i], &info))
            continue;
        for (guint k = 0; k < info.items->len; k++)
            append_dealloc_item(rows, document, alias, &info,
                                &g_array_index(info.items, BsDeallocItem, k));
        bs_dealloc_info_clear(&info);
    }
    if (alias)
        bs_alias_free(alias);
    if (function && (bs_document_has_alias_sets(document) || bs_document_has_indicators(document)))
        fill_frees(document, function, rows);
}
