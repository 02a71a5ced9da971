// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/why.h"

#include "debug/document/heirs.h"
#include "debug/document/moments.h"
#include "debug/telling/causes.h"
#include "debug/telling/sentence-private.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

// -- words ----------------------------------------------------------------------------------------

enum { NO_ROLE = -1 };

// What an event means for a value: by its kind, rule (NULL: any), and the part that the value plays
// in it, as NO_ROLE when it is the event's own.
typedef struct Words {
    BsEventKind kind;
    const char *rule;
    gint role;
    BsReason reason; // of the item, or NONE for any
    const char *template;
} Words;

// clang-format off
static const Words words[] = {
    {BS_EVENT_OWNERSHIP, bs_rule_allocated_here, NO_ROLE, 0, N_("{value} is owned: it is allocated here[ ({at})]")},
    {BS_EVENT_OWNERSHIP, bs_rule_argument_of_the_function, NO_ROLE, 0, N_("{value} is not owned: it is an argument, which the caller frees[ ({at})]")},
    {BS_EVENT_OWNERSHIP, bs_rule_freed_with_its_scope, NO_ROLE, 0, N_("{value} is not owned: it is on the stack, and goes with its scope[ ({at})]")},
    {BS_EVENT_OWNERSHIP, bs_rule_program_frees, NO_ROLE, 0, N_("{value} is not owned: the program frees it by hand[ ({at})]")},
    {BS_EVENT_OWNERSHIP, bs_rule_not_allocated_here, NO_ROLE, 0, N_("{value} is not owned: it is not allocated here[ ({at})]")},
    {BS_EVENT_OWNERSHIP, bs_rule_cloned_here, NO_ROLE, 0, N_("{value} is owned: it is a clone that is made here[ ({at})]")},
    {BS_EVENT_OWNERSHIP, bs_rule_returned_by_a_call, NO_ROLE, 0, N_("{value} is owned: who calls a function owns what it returns[ ({at})]")},
    {BS_EVENT_OWNERSHIP, bs_rule_indicator_by_callee, NO_ROLE, 0, N_("{value} is {owned}: the callee says whether it hands it over[ ({at})]")},
    {BS_EVENT_OWNERSHIP, bs_rule_result_of_regions, NO_ROLE, 0, N_("{value} is {owned}: each region says whether it hands it over[ ({at})]")},
    {BS_EVENT_OWNERSHIP, bs_rule_indicator_passed, NO_ROLE, 0, N_("{value} is {owned}: who passes it to {block} says whether it hands it over")},
    {BS_EVENT_OWNERSHIP, bs_rule_retained_on_both_sides, NO_ROLE, 0, N_("{value} is {owned}: it lives on whichever way {block} is left, and the dealloc of that way says whether it is still owned")},
    {BS_EVENT_OWNERSHIP, bs_rule_result_of_the_dealloc, NO_ROLE, 0, N_("{value} is {owned}: the dealloc keeps it, and says whether it is still owned")},
    {BS_EVENT_OWNERSHIP, NULL, NO_ROLE, 0, N_("{value} is {owned}: it may be {joined-values}[ ({at})]")},
    {BS_EVENT_DEALLOC, NULL, BS_ROLE_RETAINED, BS_REASON_LIVE_THERE, N_("{item-value} is kept by the dealloc for {place}: it lives on there")},
    {BS_EVENT_DEALLOC, NULL, BS_ROLE_RETAINED, BS_REASON_NONE, N_("{item-value} is kept by the dealloc for {place}: {item-why}")},
    {BS_EVENT_DEALLOC, NULL, BS_ROLE_TO_FREE, BS_REASON_NONE, N_("{item-value} is for the dealloc for {place} to free, if it is owned: {item-why}")},
    {BS_EVENT_LOWER, bs_rule_one_memref, NO_ROLE, 0, N_("{list-to-free} is freed here[ ({at})]: nothing that lives on may be it")},
    {BS_EVENT_LOWER, bs_rule_several_retained, NO_ROLE, 0, N_("{list-to-free} is freed here[ ({at})], unless it is {list-retained}")},
    {BS_EVENT_FREE, bs_rule_behind_last_use, NO_ROLE, 0, N_("{value} is freed behind {last-use}[ ({at})]: the last use of it[, as {alias}]")},
    {BS_EVENT_FREE, bs_rule_passed_on, NO_ROLE, 0, N_("{value} is not freed: {last-use} passes it on[, as {alias}][ ({at})]")},
    {BS_EVENT_STAY, NULL, NO_ROLE, 0, N_("{op} stays: {rule}: {obstacle}[ ({at})]")},
};
// clang-format on

static gboolean
is_named_by(const Words *row, const BsEvent *event, const BsEventItem *item)
{
    return row->kind == event->kind && (!row->rule || g_strcmp0(row->rule, event->rule) == 0) &&
           row->role == (item ? (gint)item->role : NO_ROLE) &&
           (!item || row->reason == BS_REASON_NONE || row->reason == item->reason);
}

static const Words *
find_words(const BsEvent *event, const BsEventItem *item)
{
    for (gsize i = 0; i < G_N_ELEMENTS(words); i++) {
        if (is_named_by(&words[i], event, item))
            return &words[i];
    }
    return NULL;
}

// The part that the value plays in a dealloc: kept is more than to be freed.
static const BsEventItem *
find_item(BsDocument *document, const BsEvent *event, const BsValue *value)
{
    const BsEventItem *found = NULL;
    if (event->kind != BS_EVENT_DEALLOC || !value)
        return NULL;
    g_autoptr(GPtrArray) line = g_ptr_array_new();
    bs_document_value_line(document, value, line);
    for (guint32 i = 0; i < event->n_items; i++) {
        const BsEventItem *item = &event->items[i];
        if (g_ptr_array_find(line, item->value, NULL) && (!found || item->role == BS_ROLE_RETAINED))
            found = item;
    }
    return found;
}

char *
bs_why_tell(BsDocument *document, guint32 number, const BsValue *value)
{
    const BsEvent *event = bs_document_event(document, number);
    const BsEventItem *item = find_item(document, event, value);
    const Words *row = find_words(event, item);
    const BsTelling telling = {row ? row->template : NULL, item, value};
    char *told = row ? bs_explain_by(document, number, &telling) : NULL;
    return told ? told
                : bs_explain_named(document, number, bs_document_cursor(document), _(" (gone)"));
}

// -- weights --------------------------------------------------------------------------------------

typedef enum Weight { DECISION, GROUND, CARRIER } Weight;

static const guint64 decisions =
    1ull << BS_EVENT_DEALLOC | 1ull << BS_EVENT_CLONE | 1ull << BS_EVENT_LOWER |
    1ull << BS_EVENT_KEPT | 1ull << BS_EVENT_HOIST | 1ull << BS_EVENT_STAY |
    1ull << BS_EVENT_PROMOTE | 1ull << BS_EVENT_FREE | 1ull << BS_EVENT_CRITICAL |
    1ull << BS_EVENT_ELIDE | 1ull << BS_EVENT_REUSE | 1ull << BS_EVENT_DOUBLE_BUFFER |
    1ull << BS_EVENT_FREE_INPUT | 1ull << BS_EVENT_RETAIN | 1ull << BS_EVENT_HAND_NULL |
    1ull << BS_EVENT_CAPTURE | 1ull << BS_EVENT_NULLNESS | 1ull << BS_EVENT_EXPAND |
    1ull << BS_EVENT_PATTERN | 1ull << BS_EVENT_OWN | 1ull << BS_EVENT_REFUSED;
static const guint64 grounds =
    1ull << BS_EVENT_LIVE_IN | 1ull << BS_EVENT_ARGUMENT | 1ull << BS_EVENT_TO_FREE |
    1ull << BS_EVENT_ALIASES | 1ull << BS_EVENT_ALIAS | 1ull << BS_EVENT_BOUND |
    1ull << BS_EVENT_CLIMB | 1ull << BS_EVENT_UNITE | 1ull << BS_EVENT_SUMMARY |
    1ull << BS_EVENT_LOOK_UP | 1ull << BS_EVENT_ACQUIRE | 1ull << BS_EVENT_RELEASE |
    1ull << BS_EVENT_TERMINATOR;

// An ownership is decided on, unless it is that of before, in another block or under another name.
static Weight
weight_of(const BsDocument *document, const BsLink *link)
{
    const BsEvent *event = bs_document_event(document, link->event);
    if (!event)
        return GROUND;
    if (event->kind == BS_EVENT_OWNERSHIP) {
        const Words *row = find_words(event, NULL);
        const gboolean joins = event->n_items && event->items[0].role == BS_ROLE_JOINED;
        return row && (row->rule || joins) ? DECISION : CARRIER;
    }
    return decisions >> event->kind & 1 ? DECISION : grounds >> event->kind & 1 ? GROUND : CARRIER;
}

typedef struct Weighed {
    BsLink *link;
    Weight weight;
    gboolean of_others; // it is about another value
    guint number;
} Weighed;

static gint
compare(gconstpointer a, gconstpointer b)
{
    const Weighed *one = a, *other = b;
    if (one->weight != other->weight)
        return one->weight < other->weight ? -1 : 1;
    if (one->of_others != other->of_others)
        return one->of_others ? 1 : -1;
    if (one->link->depth != other->link->depth)
        return one->link->depth < other->link->depth ? -1 : 1;
    return one->number < other->number ? -1 : 1;
}

// What a cause that has a sentence of its own is in the list of the others.
static void
retell(BsDocument *document, BsLink *link, const BsValue *value)
{
    const BsEvent *event = bs_document_event(document, link->event);
    if (!event || !find_words(event, NULL))
        return;
    g_free(link->text);
    link->text = bs_why_tell(document, link->event, event->kind == BS_EVENT_DEALLOC ? NULL : value);
    bs_document_seek(document, bs_document_cursor(document));
}

static GPtrArray *
line_of(BsDocument *document, const BsValue *value)
{
    GPtrArray *line = g_ptr_array_new();
    if (value)
        bs_document_value_line(document, value, line);
    return line;
}

void
bs_why_order(BsDocument *document, GPtrArray *links, guint first, const BsValue *value)
{
    g_autoptr(GArray) order = g_array_new(FALSE, FALSE, sizeof(Weighed));
    g_autoptr(GPtrArray) line = line_of(document, value);
    for (guint i = first; i < links->len; i++) {
        BsLink *link = links->pdata[i];
        const gboolean own = link->value && g_ptr_array_find(line, link->value, NULL);
        const Weighed weighed = {link, weight_of(document, link), value && !own, i};
        g_array_append_val(order, weighed);
    }
    g_array_sort(order, compare);
    for (guint i = 0; i < order->len; i++) {
        BsLink *link = links->pdata[first + i] = g_array_index(order, Weighed, i).link;
        link->depth = 1;
        retell(document, link, value);
    }
}

// -- answers --------------------------------------------------------------------------------------

static gboolean
is_used_by(const GPtrArray *line, const BsOp *op)
{
    for (guint32 i = 0; op && i < op->n_operands; i++) {
        if (g_ptr_array_find((GPtrArray *)(gsize)line, bs_op_operand(op, i), NULL))
            return TRUE;
    }
    return FALSE;
}

// The op of the source that uses the value later, or passes it on: why it is kept. Or NULL.
static const char *
find_use(BsDocument *document, const GPtrArray *links, const BsValue *value)
{
    g_autoptr(GPtrArray) line = line_of(document, value);
    for (guint i = 1; i < links->len; i++) {
        const BsLink *link = links->pdata[i];
        if (!link->event && is_used_by(line, link->op))
            return link->text;
    }
    return NULL;
}

// Whether it says that something is kept.
static gboolean
keeps(const BsEvent *event)
{
    return event->kind == BS_EVENT_DEALLOC ||
           (event->kind == BS_EVENT_OWNERSHIP &&
            (g_strcmp0(event->rule, bs_rule_retained_on_both_sides) == 0 ||
             g_strcmp0(event->rule, bs_rule_result_of_the_dealloc) == 0));
}

// The cause in a sentence of its own, with the op that is to blame.
static char *
tell_cause(BsDocument *document, const GPtrArray *links, const BsValue *value)
{
    const BsLink *cause = links->pdata[0];
    g_autofree char *told = bs_why_tell(document, cause->event, value);
    bs_document_seek(document, bs_document_cursor(document));
    const char *use =
        keeps(bs_document_event(document, cause->event)) ? find_use(document, links, value) : NULL;
    return use ? g_strdup_printf("%s; %s", told, use) : g_steal_pointer(&told);
}

GPtrArray *
bs_document_why_first(BsDocument *document, BsThing thing)
{
    GPtrArray *links = thing.block ? bs_document_why_block(document, thing.block)
                                   : bs_document_why(document, thing.op, thing.value);
    bs_why_order(document, links, thing.block ? 1 : 0, thing.value); // a block: what made it
    BsLink *cause = links->len ? links->pdata[0] : NULL;
    if (!cause)
        return links;
    char *told = cause->event ? tell_cause(document, links, thing.value) : g_strdup(cause->text);
    g_free(cause->text);
    cause->text = told;
    cause->depth = 0;
    return links;
}
