// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Indicators are found where the passes put them: beside what is allocated, behind the arguments
// and results that they belong to, in order. What they may be is asked of the passes' own analysis,
// on the program at the cursor. Classes and owners come from the events up to there.
#include "debug/buffers/indicators.h"

#include "debug/document/heirs.h"
#include "dialects/deallocation/deallocation.h"
#include "ir/effects.h"
#include "passes/hlo/classes.h"
#include "passes/hlo/nullness.h"
#include "passes/run/passes.h"
#include "support/i18n.h"

gboolean
bs_document_has_indicators(const BsDocument *document)
{
    const BsEpoch epoch =
        bs_document_epoch((BsDocument *)(gsize)document, bs_document_cursor(document));
    const BsIr *ir = bs_document_ir(document);
    if (epoch.first || !ir)
        return epoch.first && epoch.tracked == BS_TRACKS_INDICATORS;
    if (bs_document_find_stage(document, &bs_pass_hlo_deallocate))
        return FALSE; // that one makes them
    return bs_ir_may_have(ir, "deallocation.own") || bs_ir_may_have(ir, "deallocation.retain");
}

// -- what the pass said ---------------------------------------------------------------------------

// Values are those of the events, which may be gone since.
typedef struct Replay {
    BsDocument *document;
    BsHloClasses *classes;
    guint32 stage;      // whose classes these are
    GPtrArray *united;  // values that are in one, in order
    GHashTable *known;  // the same as a set
    GHashTable *owners; // indicator -> block
    GHashTable *since;  // value -> number of the event
} Replay;

static void
enter(Replay *replay, BsValue *value)
{
    if (g_hash_table_add(replay->known, value))
        g_ptr_array_add(replay->united, value);
}

// Another run of the pass knows nothing of the classes of the one before.
static void
unite(Replay *replay, const BsEvent *event)
{
    const guint32 stage = bs_document_stage_of(replay->document, event->number);
    if (stage != replay->stage) {
        bs_hlo_classes_reset(replay->classes);
        g_ptr_array_set_size(replay->united, 0);
        g_hash_table_remove_all(replay->known);
    }
    replay->stage = stage;
    for (guint32 i = 0; i < event->n_items; i++) {
        if (event->items[i].role != BS_ROLE_SOURCE)
            continue;
        enter(replay, event->value);
        enter(replay, event->items[i].value);
        bs_hlo_unite(replay->classes, event->value, event->items[i].value);
    }
}

static void
note(const Replay *replay, const BsValue *value, const BsEvent *event)
{
    g_hash_table_insert(replay->since, (gpointer)(gsize)value, GUINT_TO_POINTER(event->number));
}

static void
take_event(Replay *replay, const BsEvent *event)
{
    if (event->kind == BS_EVENT_UNITE) {
        unite(replay, event);
        return;
    }
    note(replay, event->value, event);
    if (event->kind == BS_EVENT_ACQUIRE)
        g_hash_table_insert(replay->owners, event->value, event->block);
    if (event->kind == BS_EVENT_RELEASE)
        g_hash_table_remove(replay->owners, event->value);
    const gboolean handed = event->kind == BS_EVENT_RETAIN || event->kind == BS_EVENT_HAND_ON;
    for (guint32 i = 0; handed && i < event->n_items; i++) {
        const BsEventItem *item = &event->items[i];
        if (item->role == BS_ROLE_TO_FREE || item->role == BS_ROLE_RELATED) {
            g_hash_table_remove(replay->owners, item->value);
            note(replay, item->value, event);
        }
    }
}

static void
replay_events(Replay *replay, const BsOp *function)
{
    const GArray *events = bs_document_indicator_events(replay->document, function);
    for (guint i = 0; events && i < events->len; i++) {
        const guint32 number = g_array_index(events, guint32, i);
        if (number > bs_document_cursor(replay->document))
            break;
        take_event(replay, bs_document_event(replay->document, number));
    }
}

// What is said of a value holds of what took its place.
static GHashTable *
bring_up_to_date(BsDocument *document, GHashTable *of_values)
{
    GHashTable *now = g_hash_table_new(NULL, NULL);
    GHashTableIter iter;
    gpointer value, said;
    g_hash_table_iter_init(&iter, of_values);
    while (g_hash_table_iter_next(&iter, &value, &said)) {
        BsValue *heir = bs_document_value_now(document, value);
        if (heir && (heir == value || !g_hash_table_contains(of_values, heir)))
            g_hash_table_insert(now, heir, said);
    }
    g_hash_table_unref(of_values);
    return now;
}

// -- what the program says ------------------------------------------------------------------------

typedef struct Finder {
    BsIndicators *found;
    BsHloFacts *nullness;
    GPtrArray *memrefs;    // in order
    GHashTable *indicator; // memref -> its indicator
    BsHloPlaces places;
} Finder;

static void
free_state(gpointer state)
{
    g_free(state);
}

static void
free_class(gpointer members)
{
    g_ptr_array_unref(members);
}

static BsIndicatorState *
add_state(Finder *finder, GPtrArray *states, BsValue *value)
{
    BsIndicatorState *state = g_new0(BsIndicatorState, 1);
    state->value = value;
    g_ptr_array_add(states, state);
    g_hash_table_insert(finder->found->of, value, state);
    return state;
}

static void
set_indicator(const Finder *finder, BsIndicatorState *state, BsValue *indicator)
{
    static const BsIndicatorKind kinds[] = {[BS_HLO_UNDEFINED] = BS_INDICATOR_MAYBE,
                                            [BS_HLO_ALWAYS_NULL] = BS_INDICATOR_NULL,
                                            [BS_HLO_NEVER_NULL] = BS_INDICATOR_OWN,
                                            [BS_HLO_SOMETIMES_NULL] = BS_INDICATOR_MAYBE};
    state->indicator = indicator;
    if (indicator)
        state->kind = kinds[bs_hlo_facts_get(finder->nullness, indicator)];
}

// An indicator that a retain shares out goes on with the memref; until then it has the one that
// came with it.
static void
add_value(Finder *finder, BsValue *value)
{
    if (bs_type_is_memref(value->type))
        g_ptr_array_add(finder->memrefs, value);
    if (!bs_type_is_ownership(value->type))
        return;
    BsIndicatorState *state = add_state(finder, finder->found->carriers, value);
    set_indicator(finder, state, value);
    state->memref = bs_hlo_memref_of(&finder->places, value);
    const BsOp *op = bs_value_op(value);
    const gboolean is_shared_out = op && bs_op_memory(op) == BS_MEMORY_RETAIN;
    if (state->memref &&
        !(is_shared_out && g_hash_table_contains(finder->indicator, state->memref)))
        g_hash_table_insert(finder->indicator, state->memref, value);
}

static BsWalk
add_values(BsOp *op, gpointer data)
{
    for (guint32 i = 0; i < op->n_results; i++)
        add_value(data, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++)
                add_value(data, block->args[i]);
        }
    }
    return BS_WALK_ON;
}

static void
add_memref(Finder *finder, BsValue *memref)
{
    BsValue *base = memref;
    for (BsValue *source; (source = bs_hlo_view_source(base));)
        base = source;
    BsIndicatorState *state = add_state(finder, finder->found->states, memref);
    set_indicator(finder, state, g_hash_table_lookup(finder->indicator, base));
    state->memref = base != memref ? base : NULL;
}

// -- together -------------------------------------------------------------------------------------

static BsIndicatorState *
state_of(const BsIndicators *found, const BsValue *value)
{
    return value ? g_hash_table_lookup(found->of, value) : NULL;
}

static void
add_to_class(BsIndicators *found, GHashTable *by_number, guint32 number, BsIndicatorState *state)
{
    GPtrArray *members = g_hash_table_lookup(by_number, GUINT_TO_POINTER(number + 1));
    if (!members) {
        members = g_ptr_array_new();
        g_hash_table_insert(by_number, GUINT_TO_POINTER(number + 1), members);
        g_ptr_array_add(found->classes, members);
    }
    if (bs_type_is_memref(state->value->type))
        g_ptr_array_add(members, state->value);
    state->members = members;
}

static void
add_classes(BsIndicators *found, const Replay *replay)
{
    g_autoptr(GHashTable) by_number = g_hash_table_new(NULL, NULL);
    for (guint i = 0; i < replay->united->len; i++) {
        BsValue *value = replay->united->pdata[i];
        BsIndicatorState *state = state_of(found, bs_document_value_now(replay->document, value));
        if (!state || state->members)
            continue;
        BsValue *leader = bs_hlo_leader(replay->classes, value);
        add_to_class(found, by_number, bs_hlo_class_number(replay->classes, value), state);
        state->leader = bs_document_value_now(replay->document, leader);
    }
}

static void
add_said(const Replay *replay, const GPtrArray *states)
{
    for (guint i = 0; i < states->len; i++) {
        BsIndicatorState *state = states->pdata[i];
        const guint32 of_value = GPOINTER_TO_UINT(g_hash_table_lookup(replay->since, state->value));
        const guint32 of_indicator =
            GPOINTER_TO_UINT(g_hash_table_lookup(replay->since, state->indicator));
        state->since = MAX(of_value, of_indicator);
        state->owner = g_hash_table_lookup(replay->owners, state->indicator);
    }
}

static gboolean
says_something(const BsIndicatorState *state)
{
    return state->indicator || (state->members && state->members->len > 1);
}

static void
drop_others(BsIndicators *found)
{
    gpointer *states = found->states->pdata;
    guint kept = 0;
    for (guint i = 0; i < found->states->len; i++) {
        BsIndicatorState *state = states[i];
        states[i] = NULL;
        if (says_something(state)) {
            states[kept++] = state;
        } else {
            g_hash_table_remove(found->of, state->value);
            g_free(state);
        }
    }
    g_ptr_array_set_size(found->states, (gint)kept);
}

static void
find(BsIndicators *found, const BsOp *function)
{
    Finder finder = {.found = found,
                     .nullness = bs_hlo_nullness_new(NULL),
                     .memrefs = g_ptr_array_new(),
                     .indicator = g_hash_table_new(NULL, NULL)};
    bs_op_walk_preorder((BsOp *)(gsize)function, add_values, &finder);
    for (guint i = 0; i < finder.memrefs->len; i++)
        add_memref(&finder, finder.memrefs->pdata[i]);
    bs_hlo_facts_free(finder.nullness);
    bs_hlo_places_clear(&finder.places);
    g_ptr_array_unref(finder.memrefs);
    g_hash_table_unref(finder.indicator);
}

BsIndicators *
bs_document_indicators(BsDocument *document, const BsOp *function)
{
    BsIndicators *found = g_new0(BsIndicators, 1);
    found->states = g_ptr_array_new_with_free_func(free_state);
    found->carriers = g_ptr_array_new_with_free_func(free_state);
    found->classes = g_ptr_array_new_with_free_func(free_class);
    found->of = g_hash_table_new(NULL, NULL);
    if (!function || !bs_document_has_op(document, function) ||
        !bs_document_has_indicators(document))
        return found;
    g_autoptr(GPtrArray) united = g_ptr_array_new();
    g_autoptr(GHashTable) known = g_hash_table_new(NULL, NULL);
    Replay replay = {.document = document,
                     .classes = bs_hlo_classes_new(),
                     .united = united,
                     .known = known,
                     .owners = g_hash_table_new(NULL, NULL),
                     .since = g_hash_table_new(NULL, NULL)};
    replay_events(&replay, function);
    replay.owners = bring_up_to_date(document, replay.owners);
    replay.since = bring_up_to_date(document, replay.since);
    find(found, function);
    add_classes(found, &replay);
    add_said(&replay, found->states);
    add_said(&replay, found->carriers);
    drop_others(found);
    bs_hlo_classes_free(replay.classes);
    g_hash_table_unref(replay.owners);
    g_hash_table_unref(replay.since);
    return found;
}

void
bs_indicators_free(BsIndicators *indicators)
{
    if (!indicators)
        return;
    g_hash_table_unref(indicators->of);
    g_ptr_array_unref(indicators->states);
    g_ptr_array_unref(indicators->carriers);
    g_ptr_array_unref(indicators->classes);
    g_free(indicators);
}

const BsIndicatorState *
bs_indicators_find(const BsIndicators *indicators, const BsValue *value)
{
    return g_hash_table_lookup(indicators->of, value);
}

// What the indicator is made of: allocs of a retain, or what comes through regions.
static void
add_sources(BsValue *indicator, BsHloEdges *edges, GPtrArray *next)
{
    BsBlock *block = bs_value_arg_block(indicator);
    BsOp *op = block ? bs_block_parent_op(block) : bs_value_op(indicator);
    const BsRegion *to = block ? block->region : NULL;
    if (!block && bs_op_memory(op) == BS_MEMORY_RETAIN) {
        const BsRange allocs = bs_retain_allocs(op);
        for (guint32 i = 0; i < allocs.n; i++)
            g_ptr_array_add(next, bs_op_operand(op, allocs.begin + i));
    }
    bs_vec_clear(edges);
    if (op && bs_hlo_is_branch(op))
        bs_hlo_add_all_edges(op, edges);
    for (guint i = 0; i < edges->len; i++) {
        const guint32 number = indicator->index - edges->data[i].inputs.begin;
        if (edges->data[i].to == to && number < edges->data[i].operands.n)
            g_ptr_array_add(next, bs_hlo_edge_operand(&edges->data[i], number));
    }
}

void
bs_indicator_memrefs(BsValue *indicator, GPtrArray *memrefs)
{
    BsHloEdges edges = {0};
    g_autoptr(GPtrArray) next = g_ptr_array_new();
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    g_ptr_array_add(next, indicator);
    while (next->len) {
        BsValue *value = g_ptr_array_steal_index_fast(next, next->len - 1);
        const BsOp *op = bs_value_op(value);
        if (!g_hash_table_add(seen, value))
            continue;
        if (!op || bs_op_memory(op) != BS_MEMORY_OWN)
            add_sources(value, &edges, next);
        else if (g_hash_table_add(seen, bs_op_operand(op, 0)))
            g_ptr_array_add(memrefs, bs_op_operand(op, 0));
    }
    bs_vec_free(&edges);
}

void
bs_indicators_settle(const BsIndicators *indicators, BsMark *mark)
{
    const BsIndicatorState *state =
        mark->by_indicator && mark->kind == BS_MARK_FREED && mark->condition
            ? bs_indicators_find(indicators, mark->condition)
            : NULL;
    if (!state)
        return;
    mark->never = state->kind == BS_INDICATOR_NULL;
    if (state->kind == BS_INDICATOR_OWN)
        mark->condition = NULL;
}

const char *
bs_indicator_kind_name(BsIndicatorKind kind)
{
    static const char *const names[] = {
        [BS_INDICATOR_NONE] = N_("no indicator"),
        [BS_INDICATOR_NULL] = N_("null"),
        [BS_INDICATOR_OWN] = N_("own"),
        [BS_INDICATOR_MAYBE] = N_("maybe"),
    };
    return names[kind];
}
