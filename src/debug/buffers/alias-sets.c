// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An ALIASES event tells a whole set, ALIAS and CRITICAL what the fixed-point iteration found of
// one value. The last of each counts. All of the stage's events up to the cursor are gone through:
// there are few of them for a function.
#include "debug/buffers/alias-sets.h"

#include "support/i18n.h"

typedef struct Replay {
    BsDocument *document;
    BsAliasSets *sets;
    GHashTable *owners; // whose sets were gone through once
} Replay;

gboolean
bs_document_has_alias_sets(const BsDocument *document)
{
    const BsEpoch epoch =
        bs_document_epoch((BsDocument *)(gsize)document, bs_document_cursor(document));
    return epoch.first && epoch.tracked == BS_TRACKS_ALIASES;
}

static void
free_state(gpointer data)
{
    BsAliasState *state = data;
    g_ptr_array_unref(state->aliases);
    g_ptr_array_unref(state->of);
    g_free(state);
}

static BsAliasState *
state_of(const Replay *replay, BsValue *value)
{
    BsAliasState *state = g_hash_table_lookup(replay->sets->of, value);
    if (state || !bs_document_has_value(replay->document, value) || !bs_type_is_memref(value->type))
        return state;
    state = g_new0(BsAliasState, 1);
    *state = (BsAliasState){.value = value, .kind = BS_ALIAS_MEMBER};
    state->aliases = g_ptr_array_new();
    state->of = g_ptr_array_new();
    g_ptr_array_add(replay->sets->states, state);
    g_hash_table_insert(replay->sets->of, value, state);
    return state;
}

static gboolean
is_judged(const BsAliasState *state)
{
    return state->kind == BS_ALIAS_NON_CRITICAL || state->kind == BS_ALIAS_CRITICAL;
}

static void
take_set(const Replay *replay, const BsEvent *event)
{
    const gboolean tracked = !event->rule;
    BsAliasState *state = state_of(replay, event->value);
    if (!state)
        return;
    if (tracked || (state->kind == BS_ALIAS_MEMBER && state->since == 0))
        state->kind = tracked ? BS_ALIAS_TRACKED : BS_ALIAS_UNTRACKED;
    state->since = event->number;
    g_ptr_array_set_size(state->aliases, 0);
    for (guint32 i = 0; i < event->n_items; i++) {
        const BsEventItem *item = &event->items[i];
        if (item->role == BS_ROLE_ALIAS && bs_document_has_value(replay->document, item->value))
            g_ptr_array_add(state->aliases, item->value);
    }
}

static void
take_verdict(const Replay *replay, const BsEvent *event)
{
    BsAliasState *state = state_of(replay, event->value);
    if (!state)
        return;
    state->kind = event->kind == BS_EVENT_CRITICAL ? BS_ALIAS_CRITICAL : BS_ALIAS_NON_CRITICAL;
    state->since = state->verdict = event->number;
}

// In whose sets a value is: in those of what is tracked and of critical aliases, which have buffers
// of their own. A critical alias was cut off from what is tracked later, so that its first set
// counts; others are in its last.
static void
take_members(const Replay *replay, const BsEvent *event)
{
    const BsAliasState *owner = g_hash_table_lookup(replay->sets->of, event->value);
    if (!owner || (owner->kind != BS_ALIAS_TRACKED && owner->kind != BS_ALIAS_CRITICAL))
        return;
    const gboolean is_first =
        owner->kind == BS_ALIAS_TRACKED && g_hash_table_add(replay->owners, owner->value);
    const gboolean is_last = owner->since == event->number;
    if (!is_first && !is_last)
        return;
    for (guint32 i = 0; i < event->n_items; i++) {
        const BsEventItem *item = &event->items[i];
        BsAliasState *state = item->role == BS_ROLE_ALIAS ? state_of(replay, item->value) : NULL;
        if (!state || !(state->kind == BS_ALIAS_CRITICAL ? is_first : is_last))
            continue;
        g_ptr_array_add(state->of, owner->value);
        if (!is_judged(state) && state->kind != BS_ALIAS_TRACKED)
            state->kind = BS_ALIAS_MEMBER;
        state->since = MAX(state->since, event->number);
    }
}

// Where the events begin and end that hold: those up to the cursor of the last stage that has any
// of the function. (Every function has stages of its own in a pipeline of functions.)
static void
find_range(BsDocument *document, const GArray *events, guint32 owned, guint *begin, guint *end)
{
    *end = 0;
    while (*end < events->len &&
           g_array_index(events, guint32, *end) <= bs_document_cursor(document))
        (*end)++;
    *begin = *end;
    if (*end == 0)
        return;
    const guint32 stage = bs_document_stage_of(document, g_array_index(events, guint32, *end - 1));
    const guint32 first = bs_document_stage(document, stage)->first;
    while (first > owned && *begin > 0 && g_array_index(events, guint32, *begin - 1) >= first)
        (*begin)--;
}

static void
replay_events(const Replay *replay, const BsOp *function, guint32 owned)
{
    const GArray *events = bs_document_alias_events(replay->document, function);
    guint begin, end;
    if (!events)
        return;
    find_range(replay->document, events, owned, &begin, &end);
    for (guint pass = 0; pass < 2; pass++) {
        for (guint i = begin; i < end; i++) {
            const BsEvent *event =
                bs_document_event(replay->document, g_array_index(events, guint32, i));
            const gboolean is_set = event->kind == BS_EVENT_ALIASES;
            if (pass == 0)
                (is_set ? take_set : take_verdict)(replay, event);
            else if (is_set)
                take_members(replay, event);
        }
    }
}

BsAliasSets *
bs_document_alias_sets(BsDocument *document, const BsOp *function)
{
    BsAliasSets *sets = g_new0(BsAliasSets, 1);
    sets->states = g_ptr_array_new_with_free_func(free_state);
    sets->of = g_hash_table_new(NULL, NULL);
    const BsEpoch epoch = bs_document_epoch(document, bs_document_cursor(document));
    g_autoptr(GHashTable) owners = g_hash_table_new(NULL, NULL);
    if (epoch.first && epoch.tracked == BS_TRACKS_ALIASES)
        replay_events(&(Replay){document, sets, owners}, function, epoch.owned);
    return sets;
}

void
bs_alias_sets_free(BsAliasSets *sets)
{
    if (!sets)
        return;
    g_hash_table_unref(sets->of);
    g_ptr_array_unref(sets->states);
    g_free(sets);
}

const BsAliasState *
bs_alias_sets_find(const BsAliasSets *sets, const BsValue *value)
{
    return g_hash_table_lookup(sets->of, value);
}

const char *
bs_alias_kind_name(BsAliasKind kind)
{
    static const char *const names[] = {
        [BS_ALIAS_TRACKED] = N_("tracked"),
        [BS_ALIAS_UNTRACKED] = N_("not tracked"),
        [BS_ALIAS_MEMBER] = N_("alias"),
        [BS_ALIAS_NON_CRITICAL] = N_("non-critical alias"),
        [BS_ALIAS_CRITICAL] = N_("critical alias"),
    };
    return names[kind];
}
