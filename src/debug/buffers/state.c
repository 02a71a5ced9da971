// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of a cell at the cursor is what the last OWNERSHIP event at or before it set: an index
// from cells to their events, made once, answers that by bisection, forwards and backwards alike.
#include "debug/buffers/state.h"

#include "debug/document/heirs.h"
#include "debug/document/kept.h"
#include "support/intern.h"

typedef struct Key {
    const BsValue *value;
    const BsBlock *block;
} Key;

// All cells of a function are looked at for each step: what they are asked for stands together.
typedef struct CellEvents {
    Key key;        // first: the hash table holds pointers to cells
    const BsOp *op; // that defines the value; NULL: an argument
    guint32 first;  // the first of its events
    guint32 begin;  // where they are in `events`
    guint32 n;
} CellEvents;

typedef struct BsStateIndex {
    CellEvents *memory; // of the cells, in the order they were first set
    guint32 *events;    // of each cell in turn, ascending
    GPtrArray *cells;   // of CellEvents
    GHashTable *by_key;
    GHashTable *first;       // value -> its first cell; NULL until asked for
    GHashTable *by_function; // op -> GPtrArray of its cells, in that order
    GHashTable *events_of[BS_TRACKS_INDICATORS + 1]; // of each but ownership: op -> GArray of its
                                                     // events (guint32)
    GArray *epochs;                                  // of BsEpoch: the stages that track something
} BsStateIndex;

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
free_index(gpointer data)
{
    BsStateIndex *index = data;
    g_hash_table_unref(index->by_key);
    g_clear_pointer(&index->first, g_hash_table_unref);
    g_hash_table_unref(index->by_function);
    for (guint i = BS_TRACKS_ALIASES; i < G_N_ELEMENTS(index->events_of); i++)
        g_hash_table_unref(index->events_of[i]);
    g_ptr_array_unref(index->cells);
    g_array_unref(index->epochs);
    g_free(index->memory);
    g_free(index->events);
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
add_cell(BsStateIndex *index, CellEvents *cell, BsOp *function)
{
    g_ptr_array_add(index->cells, cell);
    g_hash_table_add(index->by_key, cell);
    GPtrArray *of_function = g_hash_table_lookup(index->by_function, function);
    if (!of_function) {
        of_function = g_ptr_array_new();
        g_hash_table_insert(index->by_function, function, of_function);
    }
    g_ptr_array_add(of_function, cell);
}

static CellEvents *
cell_of_event(BsDocument *document, BsStateIndex *index, const BsEvent *event)
{
    Key key = {event->value, event->block ? event->block : bs_value_block(event->value)};
    CellEvents *cell = g_hash_table_lookup(index->by_key, &key);
    if (!cell) {
        cell = &index->memory[index->cells->len];
        *cell = (CellEvents){.key = key, .op = bs_value_op(event->value), .first = event->number};
        add_cell(index, cell, bs_document_event_function(document, event->number));
    }
    cell->n++;
    return cell;
}

// `events`, of BsEvent, are those that set cells.
static void
add_cells(BsDocument *document, BsStateIndex *index, const GPtrArray *events)
{
    g_autofree CellEvents **cells = g_new(CellEvents *, events->len);
    index->memory = g_new0(CellEvents, events->len);
    index->events = g_new(guint32, events->len);
    for (guint i = 0; i < events->len; i++)
        cells[i] = cell_of_event(document, index, events->pdata[i]);
    guint32 begin = 0;
    for (guint i = 0; i < index->cells->len; i++) {
        CellEvents *cell = &index->memory[i];
        cell->begin = begin;
        begin += cell->n;
        cell->n = 0;
    }
    for (guint i = 0; i < events->len; i++) {
        const BsEvent *event = events->pdata[i];
        index->events[cells[i]->begin + cells[i]->n++] = event->number;
    }
}

static void
add_event(BsDocument *document, GHashTable *by_function, const BsEvent *event)
{
    BsOp *function = bs_document_event_function(document, event->number);
    GArray *events = g_hash_table_lookup(by_function, function);
    if (!events) {
        events = g_array_new(FALSE, FALSE, sizeof(guint32));
        g_hash_table_insert(by_function, function, events);
    }
    g_array_append_val(events, event->number);
}

static void
add_epoch(BsDocument *document, BsStateIndex *index, guint32 event, BsTracked tracked)
{
    const guint32 stage = bs_document_stage_of(document, event);
    const BsEpoch epoch = {.first = bs_document_stage(document, stage)->first, .tracked = tracked};
    const guint n = index->epochs->len;
    if (n == 0 || g_array_index(index->epochs, BsEpoch, n - 1).first != epoch.first)
        g_array_append_val(index->epochs, epoch);
}

// What the pass that reports such an event tracks; FALSE: nothing.
static gboolean
is_tracking(const BsEvent *event, BsTracked *tracked)
{
    static const guint64 of_aliases =
        1ull << BS_EVENT_ALIASES | 1ull << BS_EVENT_ALIAS | 1ull << BS_EVENT_CRITICAL;
    static const guint64 of_indicators =
        1ull << BS_EVENT_OWN | 1ull << BS_EVENT_ACQUIRE | 1ull << BS_EVENT_RELEASE |
        1ull << BS_EVENT_UNITE | 1ull << BS_EVENT_LOOK_UP | 1ull << BS_EVENT_HAND_IN |
        1ull << BS_EVENT_HAND_NULL | 1ull << BS_EVENT_RETAIN | 1ull << BS_EVENT_HAND_ON |
        1ull << BS_EVENT_CAPTURE | 1ull << BS_EVENT_NULLNESS;
    const guint64 kind = 1ull << event->kind;
    if (!event->value || !(kind & (1ull << BS_EVENT_OWNERSHIP | of_aliases | of_indicators)))
        return FALSE;
    *tracked = kind & of_aliases      ? BS_TRACKS_ALIASES
               : kind & of_indicators ? BS_TRACKS_INDICATORS
                                      : BS_TRACKS_OWNERSHIP;
    return TRUE;
}

static BsStateIndex *
state_index(BsDocument *document)
{
    static const char key;
    BsStateIndex *index = bs_document_kept(document, &key);
    if (index)
        return index;
    index = g_new0(BsStateIndex, 1);
    index->cells = g_ptr_array_new();
    index->by_key = g_hash_table_new(key_hash, key_equal);
    index->by_function = g_hash_table_new_full(NULL, NULL, NULL, free_cells);
    for (guint i = BS_TRACKS_ALIASES; i < G_N_ELEMENTS(index->events_of); i++)
        index->events_of[i] = g_hash_table_new_full(NULL, NULL, NULL, free_events);
    index->epochs = g_array_new(FALSE, FALSE, sizeof(BsEpoch));
    g_autoptr(GPtrArray) of_cells = g_ptr_array_new();
    guint32 n = bs_document_n_events(document);
    for (guint32 i = 1; i <= n; i++) {
        const BsEvent *event = bs_document_event(document, i);
        BsTracked tracked;
        if (!is_tracking(event, &tracked))
            continue;
        add_epoch(document, index, i, tracked);
        if (tracked == BS_TRACKS_OWNERSHIP)
            g_ptr_array_add(of_cells, (gpointer)(gsize)event);
        else
            add_event(document, index->events_of[tracked], event);
    }
    add_cells(document, index, of_cells);
    bs_document_keep(document, &key, index, free_index);
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
        owned = epoch.tracked == BS_TRACKS_OWNERSHIP ? epoch.first : owned;
    }
    epoch.owned = owned;
    return epoch;
}

// The first event of the stage whose ownership holds after event `at`; 0: none.
static guint32
ownership_since(BsDocument *document, guint32 at)
{
    const BsEpoch epoch = bs_document_epoch(document, at);
    return epoch.tracked == BS_TRACKS_OWNERSHIP ? epoch.first : 0;
}

gboolean
bs_document_has_ownership(const BsDocument *document)
{
    // the index is a cache
    return ownership_since((BsDocument *)(gsize)document, bs_document_cursor(document)) != 0;
}

const GArray *
bs_document_alias_events(BsDocument *document, const BsOp *function)
{
    return g_hash_table_lookup(state_index(document)->events_of[BS_TRACKS_ALIASES], function);
}

const GArray *
bs_document_indicator_events(BsDocument *document, const BsOp *function)
{
    return g_hash_table_lookup(state_index(document)->events_of[BS_TRACKS_INDICATORS], function);
}

// The last event of a cell up to `at`, or 0.
static guint32
last_event(const BsStateIndex *index, const CellEvents *cell, guint32 at)
{
    if (cell->n == 1 || cell->first > at)
        return cell->first > at ? 0 : cell->first;
    const guint32 *events = index->events + cell->begin;
    guint32 low = 0, high = cell->n;
    while (low < high) {
        guint32 middle = low + (high - low) / 2;
        if (events[middle] <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return events[low - 1];
}

static gboolean
cell_at(BsDocument *document, const CellEvents *events, guint32 from, guint32 at, BsCell *cell)
{
    const guint32 since = last_event(state_index(document), events, at);
    if (from == 0 || since == 0 || since < from)
        return FALSE;
    cell->since = since;
    cell->ownership = bs_event_after(bs_document_event(document, cell->since));
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

// -- handed on ------------------------------------------------------------------------------------

// The cell where the value was defined, which is set before all others; NULL: it has none. The
// value may be gone, and its place with it.
static const CellEvents *
first_cell(BsStateIndex *index, const BsValue *value)
{
    if (!index->first) {
        index->first = g_hash_table_new(NULL, NULL);
        for (guint i = index->cells->len; i-- > 0;) {
            CellEvents *cell = index->cells->pdata[i];
            g_hash_table_insert(index->first, (gpointer)(gsize)cell->key.value, cell);
        }
    }
    return g_hash_table_lookup(index->first, value);
}

// What decides may have been replaced, too.
static void
bring_up_to_date(BsDocument *document, BsCell *cell)
{
    BsValue *now = bs_document_value_now(document, cell->ownership.indicator);
    if (now)
        cell->ownership.indicator = now;
}

// The state in its block of a value that was made to take the place of another one is that one's.
static gboolean
inherit(BsDocument *document, const BsValue *value, BsCell *cell)
{
    const guint32 at = bs_document_cursor(document), from = ownership_since(document, at);
    g_autoptr(GPtrArray) line = g_ptr_array_new();
    bs_document_value_line(document, value, line);
    guint place;
    for (guint i = g_ptr_array_find(line, value, &place) ? place : 0; i-- > 0;) {
        const CellEvents *events = first_cell(state_index(document), line->pdata[i]);
        if (events && cell_at(document, events, from, at, cell))
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_document_ownership(BsDocument *document, const BsValue *value, const BsBlock *block,
                      BsCell *cell)
{
    const gboolean known =
        bs_document_ownership_at(document, value, block, bs_document_cursor(document), cell) ||
        ((!block || block == bs_value_block(value)) && inherit(document, value, cell));
    if (known)
        bring_up_to_date(document, cell);
    return known;
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

// The value that `op` defines, or no op.
static gboolean
is_defined(Existing *here, const BsValue *value, const BsOp *op)
{
    const BsBlock *block = op ? bs_op_block(op) : bs_value_arg_block(value);
    const gboolean there = !block ? FALSE
                           : op
                               ? !op->erased
                               : value->index < block->n_args && block->args[value->index] == value;
    return there && exists(here, block);
}

// Asks memory for what is looked at soon: what cells lead to is far apart.
static void
look_ahead(const GPtrArray *cells, guint i)
{
    enum { AHEAD = 8 };
    if (i + AHEAD >= cells->len)
        return;
    const CellEvents *soon = cells->pdata[i + AHEAD];
    __builtin_prefetch(soon->op ? (gconstpointer)soon->op : soon->key.value);
    __builtin_prefetch(soon->key.block);
}

// Of a value that is gone, the cell becomes that of what took its place, unless that has its own.
static gboolean
pass_on(BsDocument *document, const CellEvents *events, BsCell *cell)
{
    BsValue *heir = bs_document_value_now(document, cell->value);
    BsCell own;
    if (!heir || events != first_cell(state_index(document), cell->value) ||
        bs_document_ownership_at(document, heir, NULL, bs_document_cursor(document), &own) ||
        !inherit(document, heir, &own) || own.since != cell->since)
        return FALSE;
    cell->value = heir;
    cell->block = bs_value_block(heir);
    return TRUE;
}

void
bs_document_cells(BsDocument *document, const BsOp *function, GArray *cells)
{
    const BsStateIndex *index = state_index(document);
    const GPtrArray *candidates =
        function ? g_hash_table_lookup(index->by_function, function) : index->cells;
    const guint32 from = ownership_since(document, bs_document_cursor(document));
    if (!from || !candidates)
        return;
    const guint before = cells->len;
    g_array_set_size(cells, before + candidates->len);
    BsCell *next = &g_array_index(cells, BsCell, before);
    Existing cells_in = {.document = document}, defined_in = cells_in;
    for (guint i = 0; i < candidates->len; i++) {
        look_ahead(candidates, i);
        const CellEvents *events = candidates->pdata[i];
        if (events->first > bs_document_cursor(document))
            break; // nor were those behind it set
        *next = (BsCell){.value = (BsValue *)(gsize)events->key.value,
                         .block = (BsBlock *)(gsize)events->key.block};
        if (!cell_at(document, events, from, bs_document_cursor(document), next))
            continue;
        if (is_defined(&defined_in, next->value, events->op) ? exists(&cells_in, next->block)
                                                             : pass_on(document, events, next)) {
            bring_up_to_date(document, next);
            next++;
        }
    }
    g_array_set_size(cells, (guint)(next - (BsCell *)(gpointer)cells->data));
}

void
bs_document_ownership_history(BsDocument *document, const BsValue *value, GArray *events)
{
    guint32 n = bs_document_n_events(document);
    for (guint32 i = 1; i <= n; i++) {
        const BsEvent *event = bs_document_event(document, i);
        BsTracked tracked;
        if (event->value == value && is_tracking(event, &tracked))
            g_array_append_val(events, i);
    }
}
