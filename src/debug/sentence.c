// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/sentence-private.h"

#include "debug/explain.h"

#include <string.h>

// -- names ----------------------------------------------------------------------------------------

// A value is named as it is after the event, or else as it was before it.
static const char *
value_name(const BsSentence *sentence, const BsValue *value)
{
    for (guint32 back = 0; back <= 1; back++) {
        guint32 state = sentence->event->number - back;
        const BsNames *names = bs_document_names_at(sentence->document, sentence->function, state);
        const char *name = names ? bs_names_value(names, value) : NULL;
        if (name)
            return name;
    }
    return NULL;
}

static const char *
block_name(const BsSentence *sentence, const BsBlock *block)
{
    for (guint32 back = 0; back <= 1; back++) {
        guint32 state = sentence->event->number - back;
        const BsNames *names = bs_document_names_at(sentence->document, sentence->function, state);
        const char *name = names ? bs_names_block(names, block) : NULL;
        if (name)
            return name;
    }
    return NULL;
}

void
bs_sentence_put_value(BsSentence *sentence, const BsValue *value)
{
    const char *name = value_name(sentence, value);
    if (name)
        g_string_append(sentence->out, name);
    else if (value->op)
        g_string_append_printf(sentence->out, "a result of %s", value->op->def->name);
    else
        g_string_append(sentence->out, "a block argument");
}

// "%0 = scf.if", "cf.br", "@name".
void
bs_sentence_put_op(BsSentence *sentence, const BsOp *op)
{
    if (bs_op_has_trait(op, BS_TRAIT_FUNCTION)) {
        g_string_append_printf(sentence->out, "@%s", bs_function_name(op));
        return;
    }
    const char *name = op->n_results > 0 ? value_name(sentence, bs_op_result(op, 0)) : NULL;
    if (name) {
        const char *number = strchr(name, '#');
        g_string_append_len(sentence->out, name, number ? number - name : (gssize)strlen(name));
        if (number)
            g_string_append_printf(sentence->out, ":%u", op->n_results);
        g_string_append(sentence->out, " = ");
    }
    g_string_append(sentence->out, op->def->name);
}

static gboolean
put_line(BsSentence *sentence, const BsText *text, const BsOp *op)
{
    const BsOpLines *lines = text ? bs_text_find_op(text, op) : NULL;
    if (!lines)
        return FALSE;
    const char *begin = text->text->str + lines->begin;
    g_string_append_len(sentence->out, begin, strcspn(begin, "\n"));
    return TRUE;
}

gboolean
bs_sentence_put_op_line(BsSentence *sentence, const BsOp *op)
{
    for (guint32 back = 0; back <= 1; back++) {
        guint32 state = sentence->event->number - back;
        if (put_line(sentence, bs_document_text_at(sentence->document, sentence->function, state),
                     op))
            return TRUE;
    }
    return FALSE;
}

// "^bb1"; a block of a nested region with what it belongs to: "region 0 of %0 = scf.if".
void
bs_sentence_put_block(BsSentence *sentence, const BsBlock *block)
{
    const char *name = block_name(sentence, block);
    const BsRegion *region = block->region;
    gboolean nested = region && !bs_op_has_trait(region->op, BS_TRAIT_FUNCTION);
    gboolean single = nested && region->first == region->last;
    if (!single)
        g_string_append(sentence->out, name ? name : "an erased block");
    if (!nested)
        return;
    g_string_append(sentence->out, single ? "" : " in ");
    if (region->op->n_regions > 1)
        g_string_append_printf(sentence->out, "region %u of ", region->index);
    else
        g_string_append(sentence->out, "the region of ");
    bs_sentence_put_op(sentence, region->op);
}

void
bs_sentence_put_ownership(BsSentence *sentence, BsOwnership ownership)
{
    static const char *const words[] = {"uninitialized", "unique", "unknown"};
    g_string_append(sentence->out, words[ownership.state]);
    if (ownership.state == BS_OWNERSHIP_UNIQUE) {
        g_string_append_c(sentence->out, '(');
        bs_sentence_put_value(sentence, ownership.indicator);
        g_string_append_c(sentence->out, ')');
    }
}

// -- items ----------------------------------------------------------------------------------------

// A reason in words. `{}` stands for the block that is meant.
static const char *const reasons[] = {
    [BS_REASON_NONE] = "",
    [BS_REASON_LIVE_IN] = "live in",
    [BS_REASON_BLOCK_ARG] = "block argument",
    [BS_REASON_FUNCTION_ARG] = "argument",
    [BS_REASON_ALLOCATED] = "allocated here",
    [BS_REASON_CALL_RESULT] = "returned by a call",
    [BS_REASON_REGION_RESULT] = "result of an op with regions",
    [BS_REASON_CLONED] = "cloned to be returned",
    [BS_REASON_PASSED] = "passed to {}",
    [BS_REASON_LIVE_THERE] = "live out and live in there",
    [BS_REASON_CAPTURED] = "from an enclosing region",
};

char *
bs_reason_text(BsReason reason, const char *target)
{
    const char *words = reasons[reason], *hole = strstr(words, "{}");
    if (!hole)
        return g_strdup(words);
    return g_strdup_printf("%.*s%s%s", (gint)(hole - words), words, target ? target : "the parent",
                           hole + 2);
}

static const char *const roles[] = {
    [BS_ROLE_TO_FREE] = "to-free", [BS_ROLE_RETAINED] = "retained",
    [BS_ROLE_LIVE_IN] = "live-in", [BS_ROLE_ARGUMENT] = "argument",
    [BS_ROLE_JOINED] = "joined",   [BS_ROLE_FORWARDED] = "forwarded",
    [BS_ROLE_RESULT] = "result",   [BS_ROLE_RELATED] = "related",
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
        const BsOp *parent =
            sentence->event->block ? bs_block_parent_op(sentence->event->block) : NULL;
        gboolean returned = parent && bs_op_has_trait(parent, BS_TRAIT_FUNCTION);
        g_string_append(sentence->out, returned ? "returned" : "passed to the op around it");
        return;
    }
    char *words = bs_reason_text(reason, target ? block_name(sentence, target) : NULL);
    g_string_append(sentence->out, words);
    g_free(words);
}

// "unique(%true) of %alloc": the state that the item brought in.
static void
put_joined(BsSentence *sentence, const BsEventItem *item)
{
    BsCell cell;
    guint32 before = sentence->event->number - 1;
    gboolean known =
        bs_document_ownership_at(sentence->document, item->value, NULL, before, &cell) ||
        bs_document_ownership_at(sentence->document, item->value, sentence->event->block, before,
                                 &cell);
    if (item->condition)
        cell.ownership = bs_ownership_unique(item->condition);
    if (known || item->condition) {
        bs_sentence_put_ownership(sentence, cell.ownership);
        g_string_append(sentence->out, " of ");
    }
    bs_sentence_put_value(sentence, item->value);
}

static void
put_item(BsSentence *sentence, const BsEventItem *item)
{
    if (item->role == BS_ROLE_JOINED && item->value) {
        put_joined(sentence, item);
        return;
    }
    if (item->role == BS_ROLE_FORWARDED && item->condition && item->value) {
        bs_sentence_put_value(sentence, item->condition);
        g_string_append(sentence->out, " for ");
        bs_sentence_put_value(sentence, item->value);
        return;
    }
    if (item->value)
        bs_sentence_put_value(sentence, item->value);
    else if (item->op)
        bs_sentence_put_op(sentence, item->op);
    if (item->reason != BS_REASON_NONE) {
        g_string_append(sentence->out, " (");
        put_reason(sentence, item->reason);
        g_string_append_c(sentence->out, ')');
    }
}

static gboolean
put_items(BsSentence *sentence, BsRole role)
{
    const BsEvent *event = sentence->event;
    guint32 n = 0;
    for (guint32 i = 0; i < event->n_items; i++) {
        if (event->items[i].role != role || (!event->items[i].value && !event->items[i].op))
            continue;
        if (n++ > 0)
            g_string_append(sentence->out, role == BS_ROLE_JOINED ? " with " : ", ");
        put_item(sentence, &event->items[i]);
    }
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

// The op, where the sentence has named a value otherwise.
static gboolean
put_dead_op(BsSentence *sentence)
{
    return !sentence->event->value && !sentence->event->block && put_the_op(sentence);
}

static gboolean
put_the_block(BsSentence *sentence)
{
    if (sentence->event->block)
        bs_sentence_put_block(sentence, sentence->event->block);
    return sentence->event->block != NULL;
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
    g_string_append(sentence->out, "the end of ");
    if (!put_the_block(sentence))
        g_string_append(sentence->out, "the block");
    return TRUE;
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

static gboolean
put_rule(BsSentence *sentence)
{
    if (sentence->event->rule)
        g_string_append(sentence->out, sentence->event->rule);
    return sentence->event->rule && *sentence->event->rule;
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
    bs_sentence_put_ownership(sentence, sentence->event->before);
    return TRUE;
}

static gboolean
put_change(BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    gboolean same = event->before.state == event->after.state &&
                    event->before.indicator == event->after.indicator;
    if (event->before.state != BS_OWNERSHIP_UNINITIALIZED && !same) {
        bs_sentence_put_ownership(sentence, event->before);
        g_string_append(sentence->out, " becomes ");
    } else if (same) {
        g_string_append(sentence->out, "stays ");
    }
    bs_sentence_put_ownership(sentence, event->after);
    return TRUE;
}

static gboolean
put_outcome(BsSentence *sentence)
{
    guint32 flags = sentence->event->flags;
    g_string_append(sentence->out, flags & BS_EVENT_FAILED    ? "failed"
                                   : flags & BS_EVENT_CHANGED ? "ends"
                                                              : "ends and changed nothing");
    return TRUE;
}

// The op that the event is because of.
static gboolean
put_because(BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    for (guint32 i = 0; i < event->n_items; i++) {
        const BsOp *op = event->items[i].op;
        if (!op && event->items[i].value)
            op = event->items[i].value->op;
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

// Nothing itself, but it keeps its part of the sentence only when there is nothing to free.
static gboolean
put_no_to_free(BsSentence *sentence)
{
    for (guint32 i = 0; i < sentence->event->n_items; i++) {
        if (sentence->event->items[i].role == BS_ROLE_TO_FREE)
            return FALSE;
    }
    return TRUE;
}

static const struct {
    const char *name;
    gboolean (*put)(BsSentence *sentence);
} placeholders[] = {
    {"op", put_the_op},       {"dead-op", put_dead_op},   {"block", put_the_block},
    {"target", put_target},   {"place", put_place},       {"elsewhere", put_elsewhere},
    {"value", put_the_value}, {"rule", put_rule},         {"why", put_why},
    {"before", put_before},   {"change", put_change},     {"outcome", put_outcome},
    {"because", put_because}, {"reason", put_the_reason}, {"no-to-free", put_no_to_free},
};

static gboolean
is_name(const char *known, const char *name, gsize len)
{
    return strncmp(known, name, len) == 0 && known[len] == '\0';
}

gboolean
bs_sentence_put(BsSentence *sentence, const char *name, gsize len)
{
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

char *
bs_document_ownership_text(BsDocument *document, BsOwnership ownership)
{
    static const char *const words[] = {"uninitialized", "unique", "unknown"};
    if (ownership.state != BS_OWNERSHIP_UNIQUE)
        return g_strdup(words[ownership.state]);
    const char *name = bs_document_value_name(document, ownership.indicator);
    return g_strdup_printf("unique(%s)", name ? name : "an indicator that is gone");
}
