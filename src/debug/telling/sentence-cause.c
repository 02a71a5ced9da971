// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Placeholders of causes: who owns a value, what it may be, and which line is to blame.
#include "debug/telling/sentence-private.h"

#include "debug/document/heirs.h"
#include "ir/loc.h"
#include "support/i18n.h"

enum { MOST_ITEMS = 24 }; // of one list that a sentence names

gboolean
bs_sentence_put_indicator(BsSentence *sentence)
{
    const BsOwnership after = bs_event_after(sentence->event);
    if (after.state != BS_OWNERSHIP_UNIQUE)
        return FALSE;
    bs_document_seek(sentence->document,
                     sentence->mark ? sentence->named_at : sentence->event->number);
    const BsValue *now = bs_document_value_now(sentence->document, after.indicator);
    bs_sentence_put_value(sentence, now ? now : after.indicator);
    return TRUE;
}

// What is known of the indicator at the moment whose names are used; NULL when it depends.
static const BsAttr *
known_indicator(const BsSentence *sentence)
{
    const BsOwnership after = bs_event_after(sentence->event);
    if (after.state != BS_OWNERSHIP_UNIQUE)
        return NULL;
    bs_document_seek(sentence->document,
                     sentence->mark ? sentence->named_at : sentence->event->number);
    return bs_document_constant_now(sentence->document, after.indicator);
}

// Who owns the value after the event, in plain words.
gboolean
bs_sentence_put_owned(BsSentence *sentence)
{
    const BsAttr *known = known_indicator(sentence);
    if (known) {
        g_string_append(sentence->out, bs_attr_is_true(known) ? _("owned") : _("not owned"));
        return TRUE;
    }
    return bs_sentence_put_template(sentence, N_("owned if {indicator}")) ||
           bs_sentence_put_template(sentence, N_("owned or not"));
}

// "%a or %b": what a value may be.
gboolean
bs_sentence_put_joined_values(BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    guint32 n = 0;
    for (guint32 i = 0; i < event->n_items && n < MOST_ITEMS; i++) {
        if (event->items[i].role != BS_ROLE_JOINED || !event->items[i].value)
            continue;
        g_string_append(sentence->out, n++ ? C_("joins", " or ") : "");
        bs_sentence_put_value(sentence, event->items[i].value);
    }
    return n > 0;
}

// The line of the source that is to blame: of what stands in the way, else of the last use, else of
// what the event speaks of.
gboolean
bs_sentence_put_at(BsSentence *sentence)
{
    const BsEvent *event = sentence->event;
    const BsOp *op = NULL;
    static const BsRole roles_at[] = {BS_ROLE_OBSTACLE, BS_ROLE_LAST_USE};
    for (gsize r = 0; r < G_N_ELEMENTS(roles_at) && !op; r++) {
        for (guint32 i = 0; i < event->n_items && !op; i++) {
            const BsEventItem *item = &event->items[i];
            if (item->role == roles_at[r])
                op = item->op ? item->op : item->value ? bs_value_owner(item->value) : NULL;
        }
    }
    if (!op)
        op = event->value ? bs_value_owner(event->value) : event->op;
    const guint32 line = op ? bs_loc_line(op->loc) : 0;
    if (line)
        g_string_append_printf(sentence->out, _("line %u"), line);
    return line != 0;
}
