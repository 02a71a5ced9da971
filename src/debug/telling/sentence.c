// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/sentence-private.h"

#include "debug/telling/again.h"
#include "debug/telling/explain.h"
#include "debug/telling/places.h"
#include "ir/effects.h"
#include "support/i18n.h"

#include <string.h>

static const char digits[] = "0123456789";

// -- items ----------------------------------------------------------------------------------------

// A reason in words. `{}` stands for the block that is meant.
static const char *const reasons[] = {
    [BS_REASON_NONE] = "",
    [BS_REASON_LIVE_IN] = N_("live in"),
    [BS_REASON_BLOCK_ARG] = N_("block argument"),
    [BS_REASON_FUNCTION_ARG] = N_("argument"),
    [BS_REASON_ALLOCATED] = N_("allocated here"),
    [BS_REASON_CALL_RESULT] = N_("returned by a call"),
    [BS_REASON_REGION_RESULT] = N_("result of an op with regions"),
    [BS_REASON_CLONED] = N_("cloned to be returned"),
    [BS_REASON_PASSED] = N_("passed to {}"),
    [BS_REASON_LIVE_THERE] = N_("live out and live in there"),
    [BS_REASON_CAPTURED] = N_("from an enclosing region"),
    [BS_REASON_ANY_BUFFER] = N_("made by an op that may give any buffer"),
};

char *
bs_reason_text(BsReason reason, const char *target)
{
    const char *words = *reasons[reason] ? _(reasons[reason]) : "", *hole = strstr(words, "{}");
    if (!hole)
        return g_strdup(words);
    return g_strdup_printf("%.*s%s%s", (gint)(hole - words), words,
                           target ? target : _("the parent"), hole + 2);
}

static const char *const roles[] = {
    [BS_ROLE_TO_FREE] = "to-free",   [BS_ROLE_RETAINED] = "retained",
    [BS_ROLE_LIVE_IN] = "live-in",   [BS_ROLE_ARGUMENT] = "argument",
    [BS_ROLE_JOINED] = "joined",     [BS_ROLE_FORWARDED] = "forwarded",
    [BS_ROLE_RESULT] = "result",     [BS_ROLE_RELATED] = "related",
    [BS_ROLE_ALIAS] = "alias",       [BS_ROLE_SOURCE] = "source",
    [BS_ROLE_LAST_USE] = "last-use", [BS_ROLE_OBSTACLE] = "obstacle",
};

const char *
bs_role_name(BsRole role)
{
    return roles[role];
}

static void
put_reason(BsSentence *sentence, BsReason reason)
{
    const BsBlock *target = sentence->event->target;
    if (reason == BS_REASON_PASSED && !target) {
        bs_document_seek(sentence->document, sentence->event->number); // naming moves it
        const BsOp *parent =
            sentence->event->block ? bs_block_parent_op(sentence->event->block) : NULL;
        gboolean returned = parent && bs_op_has_trait(parent, BS_TRAIT_FUNCTION);
        g_string_append(sentence->out, returned ? _("returned") : _("passed to the op around it"));
        return;
    }
    const char *name = target ? bs_sentence_block_name(sentence, target) : NULL;
    g_autofree char *words = bs_reason_text(reason, name);
    const char *at = name ? strstr(words, name) : NULL, *rest = at ? at + strlen(name) : words;
    if (at) {
        g_string_append_len(sentence->out, words, rest - words);
        bs_sentence_link(sentence, sentence->out->len - strlen(name), (BsThing){.block = target});
    }
    g_string_append(sentence->out, rest);
}

// The state that the item brought in.
static gboolean
put_item_state(BsSentence *sentence)
{
    const BsEventItem *item = sentence->item;
    BsCell cell;
    guint32 before = sentence->event->number - 1;
    gboolean known =
        bs_document_ownership_at(sentence->document, item->value, NULL, before, &cell) ||
        bs_document_ownership_at(sentence->document, item->value, sentence->event->block, before,
                                 &cell);
    if (item->condition)
        cell.ownership = bs_ownership_unique(item->condition);
    if (known || item->condition)
        bs_sentence_put_ownership(sentence, cell.ownership);
    return known || item->condition;
}

static gboolean
put_item_condition(BsSentence *sentence)
{
    if (sentence->item->condition)
        bs_sentence_put_value(sentence, sentence->item->condition);
    return sentence->item->condition != NULL;
}

// Why it plays its part.
static gboolean
put_item_why(BsSentence *sentence)
{
    if (sentence->item->reason != BS_REASON_NONE)
        put_reason(sentence, sentence->item->reason);
    return sentence->item->reason != BS_REASON_NONE;
}

static gboolean
put_item_value(BsSentence *sentence)
{
    bs_sentence_put_value(sentence, sentence->item->value);
    return TRUE;
}

static void
put_item(BsSentence *sentence, const BsEventItem *item)
{
    sentence->item = item;
    if (item->role == BS_ROLE_JOINED && item->value) {
        if (!bs_sentence_put_template(sentence, N_("{item-state} of {item-value}")))
            put_item_value(sentence);
        return;
    }
    if (item->role == BS_ROLE_FORWARDED && item->condition && item->value) {
        bs_sentence_put_template(sentence, N_("{item-condition} for {item-value}"));
        return;
    }
    if (item->value)
        bs_sentence_put_value(sentence, item->value);
    else if (item->op)
        bs_sentence_put_op(sentence, item->op);
    // The argument of a block is its argument.
    const gboolean told = item->role == BS_ROLE_ARGUMENT && item->reason == BS_REASON_BLOCK_ARG;
    if (item->reason != BS_REASON_NONE && !told) {
        g_string_append(sentence->out, " (");
        put_reason(sentence, item->reason);
        g_string_append_c(sentence->out, ')');
    }
}

enum { MOST_ITEMS = 24 }; // of one list that a sentence names

static void
put_rest(BsSentence *sentence, guint32 n)
{
    g_string_append_printf(sentence->out, _(", … and %u more"), n);
}

// Whether it is in that list.
static gboolean
is_listed(const BsEventItem *item, BsRole role)
{
    return item->role == role && (item->value || item->op);
}

static gboolean
put_items(BsSentence *sentence, BsRole role)
{
    const BsEvent *event = sentence->event;
    guint32 n = 0;
    for (guint32 i = 0; i < event->n_items; i++) {
        if (!is_listed(&event->items[i], role))
            continue;
        if (++n > MOST_ITEMS)
            continue;
        if (n > 1)
            g_string_append(sentence->out, role == BS_ROLE_JOINED ? C_("joins", " with ") : ", ");
        put_item(sentence, &event->items[i]);
    }
    if (n > MOST_ITEMS)
        put_rest(sentence, n - MOST_ITEMS);
    return n > 0;
}

// -- placeholders ---------------------------------------------------------------------------------

static gboolean
put_the_op(BsSentence *sentence)
{
    if (sentence->event->op)
        bs_sentence_put_op(sentence, sentence->event->op);
    return sentence->event->op != NULL;
}

// The op, unless a value was named or it is only the op around the block.
static gboolean
put_dead_op(BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    gboolean around = event->block && event->block->region && event->block->region->op == event->op;
    return !event->value && !around && put_the_op(sentence);
}

// What a greedy round works on.
static gboolean
put_work(BsSentence *sentence)
{
    const BsOp *op = sentence->event->op;
    if (op && bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE))
        g_string_append(sentence->out, _("the module"));
    else
        put_the_op(sentence);
    return op != NULL;
}

// What is different about an op that was rewritten where it is.
static gboolean
put_changes(BsSentence *sentence)
{
    return bs_sentence_put_template(sentence, N_(" is simplified, with {made}")) ||
           bs_sentence_put_template(sentence, N_(" takes {new-operands} now")) ||
           bs_sentence_put_template(sentence,
                                    N_(" has its operands in another order now{sorted}")) ||
           bs_sentence_put_template(sentence, N_(" is simplified"));
}

// What became of the op that was rewritten.
static gboolean
put_effect(BsSentence *sentence)
{
    const BsOp *op = sentence->event->op;
    if (!op)
        return FALSE;
    const BsEvent *event = sentence->event;
    bs_document_seek(sentence->document, event->end);
    const gboolean is_there = bs_document_has_op(sentence->document, op);
    if (event->end != event->number && !is_there)
        return bs_sentence_put_template(sentence, N_(" is rewritten")); // the events in it say how
    bs_document_seek(sentence->document, event->number);
    if (is_there)
        return put_changes(sentence);
    if (bs_sentence_find_again(sentence) != op)
        return bs_sentence_put_template(sentence, N_(" is simplified"));
    return bs_sentence_put_template(sentence, N_(" is always {truth}: {replacement}")) ||
           bs_sentence_put_template(sentence, N_(" becomes {made}")) ||
           bs_sentence_put_template(sentence, N_(" is {replacement}")) ||
           bs_sentence_put_template(sentence, N_(" goes"));
}

// The operands that the op has before the event.
static gboolean
put_operands(BsSentence *sentence, guint32 group)
{
    const BsOp *op = sentence->event->op;
    for (guint32 i = 0;; i++) {
        bs_document_seek(sentence->document, sentence->event->number - 1); // naming moves it
        BsRange range = bs_op_operand_group(op, group);
        if (i >= range.n)
            return i > 0;
        if (i == MOST_ITEMS) {
            put_rest(sentence, range.n - i);
            return TRUE;
        }
        const BsValue *value = bs_op_operand(op, range.begin + i);
        g_string_append(sentence->out, i ? ", " : "");
        bs_sentence_put_value(sentence, bs_sentence_whole(value));
    }
}

static gboolean
put_list_to_free(BsSentence *sentence)
{
    return put_operands(sentence, 0);
}

static gboolean
put_list_retained(BsSentence *sentence)
{
    return put_operands(sentence, 2);
}

// The lists of a dealloc that is lowered.
static gboolean
put_lists(BsSentence *sentence)
{
    const BsOp *op = sentence->event->op;
    if (!op || bs_op_memory(op) != BS_MEMORY_FREE_IF)
        return FALSE;
    return bs_sentence_put_template(sentence,
                                    N_("to free {list-to-free}[; retained {list-retained}]")) ||
           bs_sentence_put_template(sentence, N_("retained {list-retained}"));
}

static gboolean
put_the_block(BsSentence *sentence)
{
    if (sentence->event->block)
        bs_sentence_put_block(sentence, sentence->event->block);
    return sentence->event->block != NULL;
}

// As it comes up: "block ^bb1", but of a loop "the body of the for at line 12".
static gboolean
put_this_block(BsSentence *sentence)
{
    const BsBlock *block = sentence->event->block;
    if (block && !bs_place_is_region(block))
        g_string_append_printf(sentence->out, "%s ", _("block"));
    return put_the_block(sentence);
}

static gboolean
put_target(BsSentence *sentence)
{
    if (sentence->event->target)
        bs_sentence_put_block(sentence, sentence->event->target);
    return sentence->event->target != NULL;
}

// What a dealloc is for: the successor, or the end of the block.
static gboolean
put_place(BsSentence *sentence)
{
    if (put_target(sentence))
        return TRUE;
    return bs_sentence_put_template(sentence, N_("the end of {block}")) ||
           bs_sentence_put_template(sentence, N_("the end of the block"));
}

// The block of a state, when it is not the one that defines the value.
static gboolean
put_elsewhere(BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    if (!event->block || !event->value || bs_value_block(event->value) == event->block)
        return FALSE;
    bs_sentence_put_block(sentence, event->block);
    return TRUE;
}

static gboolean
put_the_value(BsSentence *sentence)
{
    if (sentence->event->value)
        bs_sentence_put_value(sentence, sentence->event->value);
    return sentence->event->value != NULL;
}

const char *
bs_rule_label(const char *rule)
{
    static const char nameless[] = "(anonymous namespace)::";
    return g_str_has_prefix(rule, nameless) ? rule + strlen(nameless) : rule;
}

// A rule with numbers in it is translated with `#` in their place, and keeps their order.
static void
put_rule_with_numbers(GString *out, const char *rule)
{
    g_autoptr(GString) form = g_string_new(NULL);
    for (const char *c = rule; *c; c++) {
        if (!g_ascii_isdigit(*c))
            g_string_append_c(form, *c);
        else if (form->len == 0 || form->str[form->len - 1] != '#')
            g_string_append_c(form, '#');
    }
    const char *words = _(form->str);
    if (words == form->str) {
        g_string_append(out, rule);
        return;
    }
    for (; *words; words++) {
        rule += *words == '#' ? strcspn(rule, digits) : 0;
        const gsize n = *words == '#' ? strspn(rule, digits) : 0;
        if (n)
            g_string_append_len(out, rule, (gssize)n);
        else
            g_string_append_c(out, *words);
        rule += n;
    }
}

static gboolean
put_rule(BsSentence *sentence)
{
    const char *rule = sentence->event->rule;
    if (!rule || !*rule)
        return FALSE;
    if (strpbrk(rule, digits))
        put_rule_with_numbers(sentence->out, bs_rule_label(rule));
    else
        g_string_append(sentence->out, _(bs_rule_label(rule)));
    return TRUE;
}

// The rule, where no sets say it already.
static gboolean
put_why(BsSentence *sentence)
{
    for (guint32 i = 0; i < sentence->event->n_items; i++) {
        if (sentence->event->items[i].role == BS_ROLE_JOINED)
            return FALSE;
    }
    return put_rule(sentence);
}

static gboolean
put_before(BsSentence *sentence)
{
    bs_sentence_put_ownership(sentence, bs_event_before(sentence->event));
    return TRUE;
}

static gboolean
put_after(BsSentence *sentence)
{
    bs_sentence_put_ownership(sentence, bs_event_after(sentence->event));
    return TRUE;
}

static gboolean
put_change(BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    gboolean same = bs_event_before(event).state == bs_event_after(event).state &&
                    bs_event_before(event).indicator == bs_event_after(event).indicator;
    if (same)
        return bs_sentence_put_template(sentence, N_("stays {after}"));
    if (bs_event_before(event).state != BS_OWNERSHIP_UNINITIALIZED)
        return bs_sentence_put_template(sentence, N_("{before} becomes {after}"));
    return put_after(sentence);
}

static gboolean
put_outcome(BsSentence *sentence)
{
    guint32 flags = sentence->event->flags;
    g_string_append(sentence->out, flags & BS_EVENT_FAILED    ? _("failed")
                                   : flags & BS_EVENT_CHANGED ? _("ends")
                                   : flags & BS_EVENT_GIVEN_UNKNOWN
                                       ? _("ends; what it was given is not in the dump")
                                       : _("ends and changed nothing"));
    return TRUE;
}

// Of a greedy rewriting.
static gboolean
put_round(BsSentence *sentence)
{
    const guint32 before = bs_document_said_before(sentence->document, sentence->event->number);
    g_string_append_printf(sentence->out, "%u", before + 1);
    return TRUE;
}

// Whether an attempt changed something and then gave up.
static gboolean
put_halfway(BsSentence *sentence)
{
    return (sentence->event->flags & BS_EVENT_FAILED) != 0;
}

// The op that the event is because of.
static gboolean
put_because(BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    for (guint32 i = 0; i < event->n_items; i++) {
        const BsOp *op = event->items[i].op;
        if (!op && event->items[i].value)
            op = bs_value_op(event->items[i].value);
        if (op && op != event->op) {
            bs_sentence_put_op(sentence, op);
            return TRUE;
        }
    }
    return FALSE;
}

static gboolean
put_the_reason(BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    if (event->n_items == 0 || event->items[0].reason == BS_REASON_NONE)
        return FALSE;
    put_reason(sentence, event->items[0].reason);
    return TRUE;
}

static gboolean
has_none(const BsSentence *sentence, BsRole role)
{
    for (guint32 i = 0; i < sentence->event->n_items; i++) {
        if (sentence->event->items[i].role == role)
            return FALSE;
    }
    return TRUE;
}

// Nothing itself, but it keeps its part of the sentence only when there is nothing to free ...
static gboolean
put_no_to_free(BsSentence *sentence)
{
    return has_none(sentence, BS_ROLE_TO_FREE);
}

// ... or no source.
static gboolean
put_no_source(BsSentence *sentence)
{
    return has_none(sentence, BS_ROLE_SOURCE);
}

// What a value was called until the event: the one that it made or moved, or an alias that it
// speaks of.
static gboolean
put_former(BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    const BsValue *value = event->kind == BS_EVENT_HOIST ? event->value : NULL;
    for (guint32 i = 0; !value && i < event->n_items; i++)
        value = event->items[i].role == BS_ROLE_ALIAS ? event->items[i].value : NULL;
    const char *name = value ? bs_sentence_former_name(sentence, value) : NULL;
    if (name)
        g_string_append(sentence->out, name);
    return name != NULL;
}

static const struct {
    const char *name;
    gboolean (*put)(BsSentence *sentence);
} placeholders[] = {
    {"op", put_the_op},
    {"dead-op", put_dead_op},
    {"block", put_the_block},
    {"this-block", put_this_block},
    {"target", put_target},
    {"place", put_place},
    {"elsewhere", put_elsewhere},
    {"value", put_the_value},
    {"rule", put_rule},
    {"work", put_work},
    {"round", put_round},
    {"effect", put_effect},
    {"halfway", put_halfway},
    {"lists", put_lists},
    {"why", put_why},
    {"before", put_before},
    {"after", put_after},
    {"item-state", put_item_state},
    {"item-why", put_item_why},
    {"item-value", put_item_value},
    {"item-condition", put_item_condition},
    {"let-go", bs_sentence_put_let_go},
    {"let-go-retained", bs_sentence_put_let_go_retained},
    {"taken", bs_sentence_put_taken},
    {"passed-by", bs_sentence_put_passed_by},
    {"made", bs_sentence_put_made},
    {"replacement", bs_sentence_put_replacement},
    {"truth", bs_sentence_put_truth},
    {"new-operands", bs_sentence_put_new_operands},
    {"sorted", bs_sentence_put_sorted},
    {"list-to-free", put_list_to_free},
    {"list-retained", put_list_retained},
    {"change", put_change},
    {"indicator", bs_sentence_put_indicator},
    {"owned", bs_sentence_put_owned},
    {"joined-values", bs_sentence_put_joined_values},
    {"at", bs_sentence_put_at},
    {"outcome", put_outcome},
    {"because", put_because},
    {"reason", put_the_reason},
    {"no-to-free", put_no_to_free},
    {"no-source", put_no_source},
    {"former", put_former},
    {"unfreed-source", bs_sentence_put_unfreed_source},
    {"unfreed-target", bs_sentence_put_unfreed_target},
};

static gboolean
is_name(const char *known, const char *name, gsize len)
{
    return strncmp(known, name, len) == 0 && known[len] == '\0';
}

// "alias?is|are": what goes with one item of the role, and with several.
static gboolean
put_by_number(BsSentence *sentence, const char *name, const char *words, const char *end)
{
    const char *many = memchr(words, '|', (gsize)(end - words));
    guint32 n = 0;
    for (guint32 i = 0; i < sentence->event->n_items; i++) {
        const BsEventItem *item = &sentence->event->items[i];
        n += is_listed(item, item->role) && is_name(roles[item->role], name, words - 1 - name);
    }
    if (n > 1)
        g_string_append_len(sentence->out, many + 1, end - many - 1);
    else
        g_string_append_len(sentence->out, words, many - words);
    return n > 0;
}

gboolean
bs_sentence_put(BsSentence *sentence, const char *name, gsize len)
{
    const char *words = memchr(name, '?', len);
    if (words)
        return put_by_number(sentence, name, words + 1, name + len);
    // Blocks and operands are those right after the event, wherever the document stood.
    bs_document_seek(sentence->document, sentence->event->number);
    for (gsize i = 0; i < G_N_ELEMENTS(placeholders); i++) {
        if (is_name(placeholders[i].name, name, len))
            return placeholders[i].put(sentence);
    }
    for (gsize role = 0; role < G_N_ELEMENTS(roles); role++) {
        if (is_name(roles[role], name, len))
            return put_items(sentence, role);
    }
    g_assert_not_reached();
}
