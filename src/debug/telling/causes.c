// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/causes.h"

#include "debug/buffers/alias-sets.h"
#include "debug/buffers/indicators.h"
#include "debug/document/as-written.h"
#include "debug/document/heirs.h"
#include "debug/document/moments.h"
#include "debug/telling/causes-indicators.h"
#include "debug/telling/explain.h"
#include "debug/telling/sentence-private.h"
#include "ir/loc.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

#include <string.h>

// -- backwards ------------------------------------------------------------------------------------

static void add_causes(BsChain *chain, guint32 depth, const BsEvent *event);

static void
follow_event(BsChain *chain, guint32 depth, guint32 number)
{
    if (bs_chain_add_event(chain, depth, number))
        add_causes(chain, depth + 1, bs_document_event(chain->document, number));
}

// What made the op: an event, or the source.
static void
follow_op(BsChain *chain, guint32 depth, const BsOp *op)
{
    if (op->event)
        follow_event(chain, depth, op->event);
    else
        bs_chain_add_source(chain, depth, op, N_("from the source:"));
}

// Where the state that the value had right before event `before` comes from.
static void
follow_ownership(BsChain *chain, guint32 depth, const BsValue *value, const BsBlock *block,
                 guint32 before)
{
    BsCell cell;
    if (bs_document_ownership_at(chain->document, value, block, before, &cell) ||
        bs_document_ownership_at(chain->document, value, NULL, before, &cell))
        follow_event(chain, depth, cell.since);
    else if (bs_value_op(value))
        follow_op(chain, depth, bs_value_op(value));
}

static void
add_reachable(BsBlock *block, GHashTable *seen, GPtrArray *blocks)
{
    if (g_hash_table_add(seen, block))
        g_ptr_array_add(blocks, block);
}

// What keeps the value alive from `target` on: the first use in the blocks that it leads to, the
// nearest first.
static const BsOp *
find_later_use(const BsValue *value, BsBlock *target)
{
    g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
    g_autoptr(GPtrArray) blocks = g_ptr_array_new();
    add_reachable(target, seen, blocks);
    for (guint i = 0; i < blocks->len; i++) {
        const BsOp *found = NULL;
        bs_value_for_each_use (value, use) {
            const BsOp *user = bs_block_find_ancestor_op(blocks->pdata[i], bs_use_owner(use));
            if (user && bs_use_owner(use)->event == 0 &&
                (!found || bs_use_owner(use)->id < found->id))
                found = bs_use_owner(use);
        }
        if (found)
            return found;
        const BsOp *last = ((BsBlock *)blocks->pdata[i])->last;
        for (guint32 k = 0; last && k < last->n_successors; k++)
            add_reachable(bs_successor_block(bs_op_successor(last, k)), seen, blocks);
    }
    return NULL;
}

static void
follow_retained(BsChain *chain, guint32 depth, const BsEvent *event, const BsEventItem *item)
{
    const BsBlock *block = event->block ? event->block : event->op ? bs_op_block(event->op) : NULL;
    bs_document_seek(chain->document, event->number - 1);
    const gboolean lives = item->reason == BS_REASON_LIVE_THERE && event->target;
    const BsOp *user = lives ? find_later_use(item->value, event->target) : NULL;
    const gboolean passed = item->reason == BS_REASON_PASSED;
    const BsOp *terminator = passed && block ? bs_block_terminator(block) : NULL;
    if (user)
        bs_chain_add_source(chain, depth, user, N_("used later by"));
    else if (terminator)
        bs_chain_add_source(chain, depth, terminator, N_("passed along by"));
    follow_ownership(chain, depth, item->value, block, event->number - 1);
}

// The event that put the memref on the list of what its block frees.
static void
follow_to_free(BsChain *chain, guint32 depth, const BsEvent *event, const BsEventItem *item)
{
    const BsEventQuery query = {.kinds = 1u << BS_EVENT_TO_FREE, .value = item->value};
    const guint32 found =
        bs_timeline_find_previous(bs_document_timeline(chain->document), event->number, &query);
    if (found && bs_document_stage_of(chain->document, found) ==
                     bs_document_stage_of(chain->document, event->number))
        follow_event(chain, depth, found);
    else
        follow_ownership(chain, depth, item->value, event->block, event->number - 1);
}

// The event of the older pass that found the value to be an alias, before `event` in its stage;
// else what made the value.
static void
follow_alias(BsChain *chain, guint32 depth, const BsValue *value, const BsEvent *event)
{
    const BsEventQuery query = {.kinds = 1ull << BS_EVENT_CRITICAL | 1ull << BS_EVENT_ALIAS,
                                .value = value};
    const BsTimeline *timeline = bs_document_timeline(chain->document);
    const guint32 stage = bs_document_stage_of(chain->document, event->number);
    const BsEvent *found = NULL;
    for (guint32 at = event->number; !found;) {
        at = bs_timeline_find_previous(timeline, at, &query);
        if (!at || bs_document_stage_of(chain->document, at) != stage)
            break;
        const BsEvent *candidate = bs_document_event(chain->document, at);
        found = candidate->value == value ? candidate : NULL;
    }
    if (found)
        follow_event(chain, depth, found->number);
    else if (bs_value_op(value))
        follow_op(chain, depth, bs_value_op(value));
}

// What a pass found out about an op right before it decided on it.
static void
follow_grounds(BsChain *chain, guint32 depth, const BsEvent *event)
{
    static const guint64 decisions = 1ull << BS_EVENT_FREE | 1ull << BS_EVENT_HOIST |
                                     1ull << BS_EVENT_STAY | 1ull << BS_EVENT_PROMOTE;
    if (!(decisions >> event->kind & 1))
        return;
    for (guint32 i = event->number - 1; i > event->parent; i--) {
        const BsEvent *ground = bs_document_event(chain->document, i);
        if (ground->kind != BS_EVENT_BOUND && ground->kind != BS_EVENT_CLIMB)
            return;
        follow_event(chain, depth, i);
    }
}

// What a free stands behind is most often what uses the buffer last.
static gboolean
is_used_last(const BsEvent *event)
{
    return event->kind != BS_EVENT_FREE || (g_strcmp0(event->rule, bs_rule_unused) != 0 &&
                                            g_strcmp0(event->rule, bs_rule_first) != 0);
}

static void
follow_item(BsChain *chain, guint32 depth, const BsEvent *event, const BsEventItem *item)
{
    if (item->role == BS_ROLE_LAST_USE && item->op && !item->op->event) {
        if (is_used_last(event))
            bs_chain_add_source(chain, depth, item->op, N_("used last by"));
    } else if (!item->value) {
        if (item->op)
            follow_op(chain, depth, item->op);
    } else if (item->role == BS_ROLE_ALIAS || item->role == BS_ROLE_SOURCE) {
        follow_alias(chain, depth, item->value, event);
    } else if (item->role == BS_ROLE_RETAINED) {
        follow_retained(chain, depth, event, item);
    } else if (item->role == BS_ROLE_TO_FREE) {
        follow_to_free(chain, depth, event, item);
    } else if (item->role == BS_ROLE_OBSTACLE) {
        if (bs_value_op(item->value))
            follow_op(chain, depth, bs_value_op(item->value));
    } else if (item->role == BS_ROLE_JOINED || item->role == BS_ROLE_FORWARDED ||
               item->role == BS_ROLE_RELATED) {
        follow_ownership(chain, depth, item->value, event->block, event->number - 1);
    }
}

static void
follow_items(BsChain *chain, guint32 depth, const BsEvent *event)
{
    for (guint32 i = 0; i < event->n_items; i++)
        follow_item(chain, depth, event, &event->items[i]);
}

// The op in whose regions the block is, if that is no function; where the program stands.
static const BsOp *
op_around(const BsBlock *block)
{
    const BsOp *op = block && block->region ? block->region->op : NULL;
    return op && !bs_op_has_trait(op, BS_TRAIT_FUNCTION) ? op : NULL;
}

// Whether the terminator hands memrefs and indicators to the block, or to the regions and results
// of `around`.
static gboolean
passes_to(const BsEvent *event, const BsBlock *block, const BsOp *around)
{
    if (event->kind != BS_EVENT_TERMINATOR)
        return FALSE;
    return event->target ? event->target == block
                         : around != NULL && op_around(event->block) == around;
}

// Who passes an argument to its block, or a result out of its regions, along with the indicator of
// its own that it has for that: those that the pass has come to at the cursor, be it afterwards.
static void
follow_passed(BsChain *chain, guint32 depth, const BsEvent *event)
{
    enum { MOST = 4, DEEPEST = 2 };
    const gboolean of_regions = g_strcmp0(event->rule, bs_rule_result_of_regions) == 0;
    guint n = 0;
    if (depth > DEEPEST || (!of_regions && g_strcmp0(event->rule, bs_rule_indicator_passed) != 0))
        return;
    const guint32 cursor = bs_document_cursor(chain->document);
    const guint32 stage = bs_document_stage_of(chain->document, event->number);
    const BsStage *of = bs_document_stage(chain->document, stage);
    bs_document_seek(chain->document, cursor);
    const BsValue *now = bs_document_value_now(chain->document, event->value);
    const BsOp *around = of_regions ? now ? bs_value_op(now) : NULL : op_around(event->block);
    for (guint32 i = of->first + 1; i <= MIN(of->last, cursor) && n < MOST; i++) {
        const BsEvent *passes = bs_document_event(chain->document, i);
        if (!passes_to(passes, of_regions ? NULL : event->block, around))
            continue;
        bs_chain_add_event(chain, depth, i);
        bs_document_seek(chain->document, cursor); // naming moved it
        n++;
    }
}

// What an event of a kind goes back to besides its items.
typedef enum Origin { TO_ITEMS, TO_VALUE, TO_OP, TO_DEFINITION } Origin;

static const Origin origins[BS_N_EVENT_KINDS] = {
    [BS_EVENT_OWNERSHIP] = TO_DEFINITION,
    [BS_EVENT_ARGUMENT] = TO_DEFINITION,
    [BS_EVENT_LIVE_IN] = TO_VALUE,
    [BS_EVENT_TO_FREE] = TO_VALUE,
    [BS_EVENT_CLONE] = TO_VALUE,
    [BS_EVENT_INDICATOR] = TO_DEFINITION,
    [BS_EVENT_OP_REBUILT] = TO_OP,
    [BS_EVENT_TERMINATOR] = TO_OP,
    [BS_EVENT_PATTERN] = TO_OP,
    [BS_EVENT_FOLD] = TO_OP,
    [BS_EVENT_DEAD] = TO_OP,
    [BS_EVENT_CONSTANT] = TO_OP,
    [BS_EVENT_CSE] = TO_OP,
    [BS_EVENT_LOWER] = TO_OP,
    [BS_EVENT_EXPAND] = TO_OP,
    [BS_EVENT_REPLACE] = TO_OP,
    [BS_EVENT_MOVE] = TO_OP,
    [BS_EVENT_REFUSED] = TO_OP,
    [BS_EVENT_VISIT] = TO_OP,
    [BS_EVENT_HOIST] = TO_OP,
    [BS_EVENT_STAY] = TO_OP,
    [BS_EVENT_PROMOTE] = TO_OP,
    [BS_EVENT_FREE] = TO_VALUE,
    [BS_EVENT_ELIDE] = TO_OP,
    [BS_EVENT_REUSE] = TO_OP,
    [BS_EVENT_DOUBLE_BUFFER] = TO_OP,
    [BS_EVENT_FREE_INPUT] = TO_OP,
};

gboolean
bs_event_ends_or_changes(const BsEvent *event)
{
    return origins[event->kind] == TO_OP && event->kind != BS_EVENT_VISIT;
}

// The dealloc whose result is the new indicator, and the state that the value had until then.
static void
follow_states(BsChain *chain, guint32 depth, const BsEvent *event)
{
    const BsValue *indicator = bs_event_after(event).indicator;
    const BsEvent *maker = indicator && bs_value_op(indicator)
                               ? bs_document_event(chain->document, bs_value_op(indicator)->event)
                               : NULL;
    if (maker && maker->kind == BS_EVENT_DEALLOC)
        follow_event(chain, depth, maker->number);
    if (bs_event_before(event).state != BS_OWNERSHIP_UNINITIALIZED)
        follow_ownership(chain, depth, event->value, event->block, event->number - 1);
    else if (event->block != bs_value_block(event->value))
        follow_ownership(chain, depth, event->value, NULL, event->number - 1);
}

// What went on with an op before another took its place: how it came to where that one is now.
static void
follow_move(BsChain *chain, guint32 depth, const BsEvent *event)
{
    const BsEventQuery query = {.kinds = 1ull << BS_EVENT_HOIST, .op = event->op};
    const BsTimeline *timeline = bs_document_timeline(chain->document);
    const guint32 at = bs_timeline_find_previous(timeline, event->number, &query);
    if (at && bs_document_event(chain->document, at)->op == event->op)
        follow_event(chain, depth, at);
}

// Why a dealloc was no simpler when it was lowered.
static void
follow_kept(BsChain *chain, guint32 depth, const BsEvent *event)
{
    enum { MOST = 4 };
    const BsEventQuery query = {.kinds = 1ull << BS_EVENT_KEPT, .op = event->op};
    const BsTimeline *timeline = bs_document_timeline(chain->document);
    guint32 at = event->number;
    for (guint n = 0; n < MOST && (at = bs_timeline_find_previous(timeline, at, &query)); n++)
        if (bs_document_event(chain->document, at)->op == event->op)
            follow_event(chain, depth, at);
}

static void
add_causes(BsChain *chain, guint32 depth, const BsEvent *event)
{
    const Origin origin = origins[event->kind];
    const guint before = chain->links->len;
    // the item of the first is its value, that of the second stands around the value
    if (!bs_causes_of_indicator_event(chain, depth, event) && event->kind != BS_EVENT_TO_FREE &&
        event->kind != BS_EVENT_CLIMB)
        follow_items(chain, depth, event);
    follow_grounds(chain, depth, event);
    if (event->kind == BS_EVENT_PROMOTE)
        follow_move(chain, depth, event);
    if (event->kind == BS_EVENT_LOWER)
        follow_kept(chain, depth, event);
    if (event->kind == BS_EVENT_FREE)
        follow_alias(chain, depth, event->value, event);
    if (event->kind == BS_EVENT_OWNERSHIP && event->value) {
        follow_states(chain, depth, event);
        follow_passed(chain, depth, event);
    }
    if (origin == TO_VALUE && event->value)
        follow_ownership(chain, depth, event->value, event->block, event->number - 1);
    if (origin == TO_DEFINITION && event->value && bs_value_op(event->value) &&
        chain->links->len == before)
        follow_op(chain, depth, bs_value_op(event->value));
    if (origin == TO_OP && event->op && event->op->event != event->number)
        follow_op(chain, depth, event->op);
}

// What the older passes decided on where the op is: what brought it to its place last, and before
// that, because it is younger, why it stayed there.
static void
follow_place(BsChain *chain, const BsOp *op, guint32 cursor)
{
    enum { MOST = 8 };
    const BsEventQuery query = {.kinds = 1ull << BS_EVENT_HOIST | 1ull << BS_EVENT_MOVE |
                                         1ull << BS_EVENT_FREE | 1ull << BS_EVENT_STAY |
                                         1ull << BS_EVENT_KEPT | 1ull << BS_EVENT_REUSE |
                                         1ull << BS_EVENT_DOUBLE_BUFFER |
                                         1ull << BS_EVENT_FREE_INPUT | 1ull << BS_EVENT_ELIDE,
                                .op = op};
    const BsTimeline *timeline = bs_document_timeline(chain->document);
    guint32 at = cursor + 1;
    for (guint n = 0; n < MOST && (at = bs_timeline_find_previous(timeline, at, &query)); n++) {
        const BsEvent *event = bs_document_event(chain->document, at);
        if (event->op != op)
            continue;
        follow_event(chain, 0, at);
        if (event->kind != BS_EVENT_STAY && event->kind != BS_EVENT_KEPT)
            return;
    }
}

// What the older pass said of the value last.
static void
follow_alias_state(BsChain *chain, const BsValue *value)
{
    const BsOp *op = bs_value_owner(value);
    BsAliasSets *sets = bs_document_alias_sets(chain->document, bs_op_function(op));
    const BsAliasState *state = bs_alias_sets_find(sets, value);
    if (state && state->since)
        follow_event(chain, 0, state->verdict ? state->verdict : state->since);
    bs_alias_sets_free(sets);
}

// What is known of it as a memref.
static void
follow_state(BsChain *chain, const BsValue *value)
{
    BsCell cell;
    if (bs_document_ownership(chain->document, value, NULL, &cell))
        follow_event(chain, 0, cell.since);
    else if (bs_document_has_alias_sets(chain->document))
        follow_alias_state(chain, value);
    else if (bs_document_has_indicators(chain->document))
        bs_causes_of_indicator_state(chain, value);
}

// What made the block: an event, its label in the source, or, without one, the op around it.
static void
follow_block(BsChain *chain, const BsBlock *block)
{
    const BsOp *around = bs_block_parent_op(block);
    if (block->event) {
        follow_event(chain, 0, block->event);
    } else if (bs_loc_line(block->loc)) {
        const char *label = bs_document_source_label(chain->document, block);
        const char *name = label ? label : bs_document_block_name(chain->document, block);
        char *text = g_strdup_printf(_("from the source: block %s at line %u"), name ? name : "",
                                     bs_loc_line(block->loc));
        bs_chain_add(chain, 0, 0, text, NULL, NULL);
    } else if (around) {
        follow_op(chain, 0, around);
    }
}

// What the value took the place of first, if nothing has led there.
static void
follow_first(BsChain *chain, const BsValue *value)
{
    const BsValue *first = bs_document_value_first(chain->document, value);
    if (first && first != value && bs_value_op(first))
        follow_op(chain, 0, bs_value_op(first));
    else if (first && first != value)
        follow_block(chain, bs_value_arg_block(first));
}

static BsChain
new_chain(BsDocument *document)
{
    BsChain chain = bs_chain_new(document, _(" (gone)"));
    chain.follow_event = follow_event;
    chain.follow_op = follow_op;
    return chain;
}

GPtrArray *
bs_document_why(BsDocument *document, const BsOp *op, const BsValue *value)
{
    const guint32 cursor = bs_document_cursor(document);
    BsChain chain = new_chain(document);
    if (!op && value)
        op = bs_value_op(value);
    if (value)
        follow_state(&chain, value);
    if (op) {
        follow_place(&chain, op, cursor);
        follow_op(&chain, 0, op);
    } else if (value && chain.links->len == 0) {
        follow_block(&chain, bs_value_arg_block(value));
    }
    follow_first(&chain, value);
    bs_document_seek(document, cursor);
    return bs_chain_take(&chain);
}

GPtrArray *
bs_document_why_event(BsDocument *document, guint32 number, const BsEventItem *item)
{
    BsChain chain = new_chain(document);
    g_hash_table_add(chain.events, GUINT_TO_POINTER(number));
    if (item)
        follow_item(&chain, 0, bs_document_event(document, number), item);
    else
        add_causes(&chain, 0, bs_document_event(document, number));
    bs_document_seek(document, bs_document_cursor(document));
    return bs_chain_take(&chain);
}

GPtrArray *
bs_document_why_block(BsDocument *document, const BsBlock *block)
{
    const guint32 cursor = bs_document_cursor(document);
    BsChain chain = new_chain(document);
    follow_block(&chain, block);
    for (guint32 i = 0; i < block->n_args; i++) {
        bs_document_seek(document, cursor);
        follow_state(&chain, block->args[i]);
    }
    bs_document_seek(document, cursor);
    return bs_chain_take(&chain);
}
