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
    GHashTable *by_function; // op -> GPtrArray of its cells, in that order
    GArray *epochs;          // first events (guint32) of the stages that track ownership
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
    guint32 first =
        bs_document_stage(document, bs_document_stage_of(document, event->number))->first;
    if (index->epochs->len == 0 ||
        g_array_index(index->epochs, guint32, index->epochs->len - 1) != first)
        g_array_append_val(index->epochs, first);
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
    index->epochs = g_array_new(FALSE, FALSE, sizeof(guint32));
    guint32 n = bs_document_n_events(document);
    for (guint32 i = 1; i <= n; i++) {
        const BsEvent *event = bs_document_event(document, i);
        if (event->kind == BS_EVENT_OWNERSHIP && event->value)
            add_event(document, index, event);
    }
    document->states = index;
    return index;
}

// The first event of the last stage up to event `at` that tracks ownership; 0: none.
static guint32
epoch(BsDocument *document, guint32 at)
{
    const GArray *epochs = state_index(document)->epochs;
    guint32 first = 0;
    for (guint i = 0; i < epochs->len && g_array_index(epochs, guint32, i) <= at; i++)
        first = g_array_index(epochs, guint32, i);
    return first;
}

gboolean
bs_document_has_ownership(const BsDocument *document)
{
    return epoch((BsDocument *)(gsize)document, document->cursor) != 0; // the index is a cache
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
    return events && cell_at(document, events, epoch(document, at), at, cell);
}

gboolean
bs_document_ownership(BsDocument *document, const BsValue *value, const BsBlock *block,
                      BsCell *cell)
{
    return bs_document_ownership_at(document, value, block, document->cursor, cell);
}

void
bs_document_cells(BsDocument *document, const BsOp *function, GArray *cells)
{
    const BsStateIndex *index = state_index(document);
    const GPtrArray *candidates =
        function ? g_hash_table_lookup(index->by_function, function) : index->cells;
    guint32 from = epoch(document, document->cursor);
    for (guint i = 0; candidates && i < candidates->len; i++) {
        const CellEvents *events = candidates->pdata[i];
        BsCell cell = {.value = (BsValue *)(gsize)events->key.value,
                       .block = (BsBlock *)(gsize)events->key.block};
        if (cell_at(document, events, from, document->cursor, &cell) &&
            bs_document_has_value(document, cell.value) &&
            bs_document_has_block(document, cell.block))
            g_array_append_val(cells, cell);
    }
}

void
bs_document_ownership_history(BsDocument *document, const BsValue *value, GArray *events)
{
    guint32 n = bs_document_n_events(document);
    for (guint32 i = 1; i <= n; i++) {
        const BsEvent *event = bs_document_event(document, i);
        if (event->kind == BS_EVENT_OWNERSHIP && event->value == value)
            g_array_append_val(events, i);
    }
}
