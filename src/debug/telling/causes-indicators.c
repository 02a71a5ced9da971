// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where an indicator comes from: what made it, what handed it in, and through which regions it
// came; why a retain is made for a group; and what was found out of an indicator before it was
// decided on a retain.
#include "debug/telling/causes-indicators.h"
#include "debug/buffers/indicators.h"
#include "debug/document/heirs.h"
#include "debug/document/moments.h"
#include "dialects/deallocation/deallocation.h"
#include "ir/effects.h"
#include "passes/hlo/edges.h"
#include "support/i18n.h"

// -- events ---------------------------------------------------------------------------------------

static gboolean
has_item(const BsEvent *event, BsRole role, const BsValue *value)
{
    for (guint32 i = 0; i < event->n_items; i++) {
        if (event->items[i].role == role && event->items[i].value == value)
            return TRUE;
    }
    return FALSE;
}

// The last event of some kinds before `before` that is about the value, or has it as such an item;
// `stage`: in that one, or in any (0). Or 0.
static guint32
find_event(const BsChain *chain, const BsValue *value, guint64 kinds, BsRole role, guint32 stage,
           guint32 before)
{
    const BsTimeline *timeline = bs_document_timeline(chain->document);
    const BsEventQuery query = {.kinds = kinds, .value = value};
    guint32 at = before;
    while ((at = bs_timeline_find_previous(timeline, at, &query))) {
        const BsEvent *event = bs_document_event(chain->document, at);
        if (stage && bs_document_stage_of(chain->document, at) != stage)
            return 0;
        if (event->value == value || has_item(event, role, value))
            return at;
    }
    return 0;
}

// -- where it comes from --------------------------------------------------------------------------

typedef struct Source {
    BsChain *chain;
    guint32 depth, before;
} Source;

static void follow(const Source *source, BsValue *indicator);

// Which op it went into, and why, unless it comes from the end of a region.
static void
follow_hand(const Source *source, const BsValue *indicator)
{
    const guint32 at = find_event(source->chain, indicator, 1ull << BS_EVENT_HAND_IN,
                                  BS_ROLE_RELATED, 0, source->before);
    const BsEvent *event = bs_document_event(source->chain->document, at);
    if (event && has_item(event, BS_ROLE_RELATED, indicator))
        source->chain->follow_event(source->chain, source->depth, at);
}

// Through the regions of an op, of which it is an argument or result.
static gboolean
follow_edges(const Source *source, BsValue *indicator)
{
    BsBlock *block = bs_value_arg_block(indicator);
    BsOp *op = block ? bs_block_parent_op(block) : bs_value_op(indicator);
    if (!op || !bs_hlo_is_branch(op) || (block && block != block->region->first))
        return FALSE;
    BsHloEdges edges = {0};
    BsHloValues from = {0};
    bs_hlo_add_all_edges(op, &edges);
    for (guint i = 0; i < edges.len; i++) {
        const BsHloEdge *edge = &edges.data[i];
        const guint32 number = indicator->index - edge->inputs.begin; // huge when it is before
        if (edge->to == (block ? block->region : NULL) && number < edge->operands.n)
            bs_vec_push(&from, bs_hlo_edge_operand(edge, number));
    }
    const Source further = {source->chain, source->depth + 1, source->before};
    for (guint i = 0; i < from.len; i++) {
        follow_hand(source, from.data[i]);
        bs_document_seek(source->chain->document, bs_document_cursor(source->chain->document));
        follow(&further, from.data[i]);
    }
    bs_vec_free(&edges);
    bs_vec_free(&from);
    return TRUE;
}

// As the program stands at the cursor: what is not there any more has only its maker.
static void
follow(const Source *source, BsValue *indicator)
{
    BsChain *chain = source->chain;
    if (chain->full || source->depth > BS_LIMIT_LINK_DEPTH ||
        !g_hash_table_add(chain->ops, indicator)) // values are met once, too: loops go round
        return;
    const gboolean is_there = bs_document_has_value(chain->document, indicator);
    if ((!is_there || !follow_edges(source, indicator)) && bs_value_op(indicator))
        chain->follow_op(chain, source->depth, bs_value_op(indicator));
}

static void
follow_indicator(BsChain *chain, guint32 depth, const BsValue *value, guint32 before)
{
    bs_document_seek(chain->document, bs_document_cursor(chain->document));
    BsValue *now = bs_document_value_now(chain->document, value);
    follow(&(Source){chain, depth, before}, now ? now : (BsValue *)(gsize)value);
}

// -- what an event is because of ------------------------------------------------------------------

// What was found out of it right before, or else where it comes from.
static void
follow_nullness(BsChain *chain, guint32 depth, const BsValue *indicator, const BsEvent *event)
{
    const guint32 stage = bs_document_stage_of(chain->document, event->number);
    const guint32 at = find_event(chain, indicator, 1ull << BS_EVENT_NULLNESS, BS_ROLE_ALIAS, stage,
                                  event->number);
    if (at && bs_document_event(chain->document, at)->value == indicator)
        chain->follow_event(chain, depth, at);
    else if (event->kind != BS_EVENT_NULLNESS || bs_value_op(indicator))
        follow_indicator(chain, depth, indicator, event->number);
}

// Why a memref is in the class that a retain is for: what brought it there last.
static void
follow_class(BsChain *chain, guint32 depth, const BsValue *memref, const BsEvent *event)
{
    const guint32 stage = bs_document_stage_of(chain->document, event->number);
    const guint32 at =
        find_event(chain, memref, 1ull << BS_EVENT_UNITE, BS_ROLE_SOURCE, stage, event->number);
    if (at)
        bs_chain_add_event(chain, depth, at);
}

// Which of its indicators kept a retain from becoming a dealloc or null.
static void
follow_allocs(BsChain *chain, guint32 depth, const BsEvent *event)
{
    bs_document_seek(chain->document, event->number - 1);
    const BsRange allocs = bs_retain_allocs(event->op);
    g_autoptr(GPtrArray) indicators = g_ptr_array_new();
    for (guint32 i = 0; i < allocs.n; i++)
        g_ptr_array_add(indicators, bs_op_operand(event->op, allocs.begin + i));
    for (guint i = 0; i < indicators->len; i++)
        follow_nullness(chain, depth, indicators->pdata[i], event);
}

static void
follow_item(BsChain *chain, guint32 depth, const BsEvent *event, const BsEventItem *item)
{
    if (item->role == BS_ROLE_LAST_USE && item->op)
        bs_chain_add_source(chain, depth, item->op,
                            event->kind == BS_EVENT_HAND_NULL ? N_("used later by")
                                                              : N_("used last by"));
    else if (event->kind == BS_EVENT_NULLNESS && item->value)
        follow_nullness(chain, depth, item->value, event);
    else if (item->role == BS_ROLE_RETAINED)
        follow_class(chain, depth, item->value, event);
    else if ((item->role == BS_ROLE_TO_FREE || item->role == BS_ROLE_RELATED ||
              item->role == BS_ROLE_FORWARDED) &&
             item->value && bs_type_is_ownership(item->value->type))
        follow_indicator(chain, depth, item->value, event->number);
}

gboolean
bs_causes_of_indicator_event(BsChain *chain, guint32 depth, const BsEvent *event)
{
    static const guint64 kinds =
        1ull << BS_EVENT_HAND_IN | 1ull << BS_EVENT_HAND_NULL | 1ull << BS_EVENT_RETAIN |
        1ull << BS_EVENT_HAND_ON | 1ull << BS_EVENT_CAPTURE | 1ull << BS_EVENT_NULLNESS |
        1ull << BS_EVENT_RELEASE | 1ull << BS_EVENT_ACQUIRE | 1ull << BS_EVENT_UNITE;
    const gboolean of_retain = (event->kind == BS_EVENT_STAY || event->kind == BS_EVENT_REPLACE) &&
                               event->op && bs_op_memory(event->op) == BS_MEMORY_RETAIN;
    if (of_retain)
        follow_allocs(chain, depth, event);
    if (!(kinds >> event->kind & 1))
        return of_retain;
    for (guint32 i = 0; i < event->n_items && event->kind != BS_EVENT_UNITE; i++)
        follow_item(chain, depth, event, &event->items[i]);
    if (event->kind == BS_EVENT_CAPTURE || event->kind == BS_EVENT_RELEASE)
        follow_indicator(chain, depth, event->value, event->number);
    return TRUE;
}

// -- of a value
// ------------------------------------------------------------------------------------

void
bs_causes_of_indicator_state(BsChain *chain, const BsValue *value)
{
    enum { WAYS = 2 }; // what is said of it last, and how it came to whom it belongs
    static const guint64 kinds[WAYS] = {1ull << BS_EVENT_NULLNESS, 1ull << BS_EVENT_ACQUIRE};
    BsDocument *document = chain->document;
    const BsOp *owner = bs_value_owner(value);
    BsIndicators *all = bs_document_indicators(document, bs_op_function(owner));
    const BsIndicatorState *state = bs_indicators_find(all, value);
    BsValue *indicator = state ? state->indicator : NULL;
    const BsValue *leader = state ? state->leader : NULL;
    bs_indicators_free(all);
    if (!indicator && !leader)
        return;
    const guint32 before = bs_document_cursor(document) + 1;
    for (guint i = 0; indicator && i < WAYS; i++) {
        const guint32 at = find_event(chain, indicator, kinds[i], BS_ROLE_TO_FREE, 0, before);
        if (at && bs_document_event(document, at)->value == indicator)
            chain->follow_event(chain, 0, at);
    }
    if (indicator)
        follow_indicator(chain, 0, indicator, before);
    const guint32 hand =
        find_event(chain, value, 1ull << BS_EVENT_HAND_NULL | 1ull << BS_EVENT_UNITE,
                   BS_ROLE_SOURCE, 0, before);
    if (hand)
        chain->follow_event(chain, 0, hand);
}
