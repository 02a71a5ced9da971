// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of a cell at the cursor is what the last OWNERSHIP event at or before it set: an index
// from cells to their events, made once, answers that by bisection, forwards and backwards alike.
#include "debug/state.h"

#include "debug/document-private.h"
#include "support/intern.h"
#include "support/vec.h"

typedef struct Key {
    const BsValue *value;
    const BsBlock *block;
} Key;

typedef struct CellEvents {
    Key key; // first: the hash table holds pointers to cells
    BsOp *function;
    BS_VEC(guint32) events;
} CellEvents;

struct BsStateIndex {
    GPtrArray *cells; // of CellEvents, in the order they were first set
    GHashTable *by_key;
    GHashTable *by_function;  // op -> GPtrArray of its cells, in that order
    GHashTable *alias_events; // op -> GArray of its events (guint32) about alias sets
    GArray *epochs;           // of BsEpoch: the stages that track ownership or alias sets
};

static guint
key_hash(gconstpointer data)
{
    const Key *key = data;
    return bs_hash_mix(key->value->id * 2654435761u, key->block ? key->block->id + 1 : 0);
}

static gboolean
key_equal(gconstpointer a, gconstpointer b)
{
    const Key *left = a, *right = b;
    return left->value == right->value && left->block == right->block;
}

static void
free_cell(gpointer data)
{
    CellEvents *cell = data;
    bs_vec_free(&cell->events);
    g_free(cell);
}

void
bs_state_index_free(BsStateIndex *index)
{
    if (!index)
        return;
    g_hash_table_unref(index->by_key);
    g_hash_table_unref(index->by_function);
    g_hash_table_unref(index->alias_events);
    g_ptr_array_unref(index->cells);
    g_array_unref(index->epochs);
    g_free(index);
}

static void
free_cells(gpointer cells)
{
    g_ptr_array_unref(cells);
}

static void
free_events(gpointer events)
{
    g_array_unref(events);
}

static void
add_cell(BsStateIndex *index, CellEvents *cell)
{
    g_ptr_array_add(index->cells, cell);
    g_hash_table_add(index->by_key, cell);
    GPtrArray *of_function = g_hash_table_lookup(index->by_function, cell->function);
    if (!of_function) {
        of_function = g_ptr_array_new();
        g_hash_table_insert(index->by_function, cell->function, of_function);
    }
    g_ptr_array_add(of_function, cell);
}

static void
add_event(BsDocument *document, BsStateIndex *index, const BsEvent *event)
{
    Key key = {event->value, event->block ? event->block : bs_value_block(event->value)};
    CellEvents *cell = g_hash_table_lookup(index->by_key, &key);
    if (!cell) {
        cell = g_new0(CellEvents, 1);
        cell->key = key;
        cell->function = bs_document_event_function(document, event->number);
        add_cell(index, cell);
    }
    bs_vec_push(&cell->events, event->number);
}

static void
add_alias_event(BsDocument *document, BsStateIndex *index, const BsEvent *event)
{
    BsOp *function = bs_document_event_function(document, event->number);
    GArray *events = g_hash_table_lookup(index->alias_events, function);
    if (!events) {
        events = g_array_new(FALSE, FALSE, sizeof(guint32));
        g_hash_table_insert(index->alias_events, function, events);
    }
    g_array_append_val(events, event->number);
}

static void
add_epoch(BsDocument *document, BsStateIndex *index, guint32 event, gboolean aliases)
{
    const guint32 stage = bs_document_stage_of(document, event);
    const BsEpoch epoch = {.first = bs_document_stage(document, stage)->first, .aliases = aliases};
    const guint n = index->epochs->len;
    if (n == 0 || g_array_index(index->epochs, BsEpoch, n - 1).first != epoch.first)
        g_array_append_val(index->epochs, epoch);
}

static gboolean
is_of_aliases(const BsEvent *event)
{
    return event->kind == BS_EVENT_ALIASES || event->kind == BS_EVENT_ALIAS ||
           event->kind == BS_EVENT_CRITICAL;
}

static BsStateIndex *
state_index(BsDocument *document)
{
    if (document->states)
        return document->states;
    BsStateIndex *index = g_new0(BsStateIndex, 1);
    index->cells = g_ptr_array_new_with_free_func(free_cell);
    index->by_key = g_hash_table_new(key_hash, key_equal);
    index->by_function = g_hash_table_new_full(NULL, NULL, NULL, free_cells);
    index->alias_events = g_hash_table_new_full(NULL, NULL, NULL, free_events);
    index->epochs = g_array_new(FALSE, FALSE, sizeof(BsEpoch));
    guint32 n = bs_document_n_events(document);
    for (guint32 i = 1; i <= n; i++) {
        const BsEvent *event = bs_document_event(document, i);
        if (!event->value || (event->kind != BS_EVENT_OWNERSHIP && !is_of_aliases(event)))
            continue;
        add_epoch(document, index, i, event->kind != BS_EVENT_OWNERSHIP);
        if (event->kind == BS_EVENT_OWNERSHIP)
            add_event(document, index, event);
        else
            add_alias_event(document, index, event);
    }
    document->states = index;
    return index;
}

BsEpoch
bs_document_epoch(BsDocument *document, guint32 at)
{
    const GArray *epochs = state_index(document)->epochs;
    BsEpoch epoch = {0};
    guint32 owned = 0;
    for (guint i = 0; i < epochs->len && g_array_index(epochs, BsEpoch, i).first <= at; i++) {
        epoch = g_array_index(epochs, BsEpoch, i);
        owned = epoch.aliases ? owned : epoch.first;
    }
    epoch.owned = owned;
    return epoch;
}

// The first event of the stage whose ownership holds after event `at`; 0: none.
static guint32
ownership_since(BsDocument *document, guint32 at)
{
    const BsEpoch epoch = bs_document_epoch(document, at);
    return epoch.aliases ? 0 : epoch.first;
}

gboolean
bs_document_has_ownership(const BsDocument *document)
{
    // the index is a cache
    return ownership_since((BsDocument *)(gsize)document, document->cursor) != 0;
}

const GArray *
bs_document_alias_events(BsDocument *document, const BsOp *function)
{
    return g_hash_table_lookup(state_index(document)->alias_events, function);
}

static gboolean
cell_at(BsDocument *document, const CellEvents *events, guint32 from, guint32 at, BsCell *cell)
{
    guint32 low = 0, high = events->events.len;
    while (low < high) {
        guint32 middle = low + (high - low) / 2;
        if (events->events.data[middle] <= at)
            low = middle + 1;
        else
            high = middle;
    }
    if (from == 0 || low == 0 || events->events.data[low - 1] < from)
        return FALSE;
    cell->since = events->events.data[low - 1];
    cell->ownership = bs_document_event(document, cell->since)->after;
    return TRUE;
}

gboolean
bs_document_ownership_at(BsDocument *document, const BsValue *value, const BsBlock *block,
                         guint32 at, BsCell *cell)
{
    Key key = {value, block ? block : bs_value_block(value)};
    *cell = (BsCell){.value = (BsValue *)(gsize)value, .block = (BsBlock *)(gsize)key.block};
    const CellEvents *events = g_hash_table_lookup(state_index(document)->by_key, &key);
    return events && cell_at(document, events, ownership_since(document, at), at, cell);
}

gboolean
bs_document_ownership(BsDocument *document, const BsValue *value, const BsBlock *block,
                      BsCell *cell)
{
    return bs_document_ownership_at(document, value, block, document->cursor, cell);
}

// What exists: `op` does, and so do its blocks. Neighbours are asked about one after the other.
typedef struct Existing {
    const BsDocument *document;
    const BsOp *op;
    const BsBlock *block; // and this one
} Existing;

static gboolean
exists(Existing *here, const BsBlock *block)
{
    if (block == here->block)
        return TRUE;
    if (!block || block->erased || !block->region)
        return FALSE;
    if (block->region->op != here->op && !bs_document_has_op(here->document, block->region->op))
        return FALSE;
    here->op = block->region->op;
    here->block = block;
    return TRUE;
}

static gboolean
is_defined(Existing *here, const BsValue *value)
{
    const BsOp *op = bs_value_op(value);
    const BsBlock *block = op ? bs_op_block(op) : bs_value_arg_block(value);
    const gboolean there = !block ? FALSE
                           : op
                               ? !op->erased
                               : value->index < block->n_args && block->args[value->index] == value;
    return there && exists(here, block);
}

// Asks memory for what is looked at soon: cells are far apart, and so is what they lead to.
static void
look_ahead(const GPtrArray *cells, guint i)
{
    enum { AHEAD = 8 };
    if (i + 2 * AHEAD >= cells->len)
        return;
    __builtin_prefetch(cells->pdata[i + 2 * AHEAD]);
    const CellEvents *soon = cells->pdata[i + AHEAD];
    __builtin_prefetch(soon->events.data);
    __builtin_prefetch(soon->key.value);
    __builtin_prefetch(soon->key.block);
}

void
bs_document_cells(BsDocument *document, const BsOp *function, GArray *cells)
{
    const BsStateIndex *index = state_index(document);
    const GPtrArray *candidates =
        function ? g_hash_table_lookup(index->by_function, function) : index->cells;
    const guint32 from = ownership_since(document, document->cursor);
    Existing cells_in = {.document = document}, defined_in = cells_in;
    for (guint i = 0; from && candidates && i < candidates->len; i++) {
        look_ahead(candidates, i);
        const CellEvents *events = candidates->pdata[i];
        if (events->events.data[0] > document->cursor)
            break; // nor were those behind it set
        BsCell cell = {.value = (BsValue *)(gsize)events->key.value,
                       .block = (BsBlock *)(gsize)events->key.block};
        if (!cell_at(document, events, from, document->cursor, &cell) ||
            !exists(&cells_in, cell.block) || !is_defined(&defined_in, cell.value))
            continue;
        g_array_append_val(cells, cell);
    }
}

void
bs_document_ownership_history(BsDocument *document, const BsValue *value, GArray *events)
{
    guint32 n = bs_document_n_events(document);
    for (guint32 i = 1; i <= n; i++) {
        const BsEvent *event = bs_document_event(document, i);
        if (event->value == value && (event->kind == BS_EVENT_OWNERSHIP || is_of_aliases(event)))
            g_array_append_val(events, i);
    }
}
