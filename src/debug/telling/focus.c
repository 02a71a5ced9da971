// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/focus.h"

#include "debug/document/heirs.h"
#include "debug/telling/explain.h"

static void
look_behind_last_use(const BsEvent *event, BsThing *focus)
{
    for (guint32 i = 0; i < event->n_items; i++) {
        if (event->items[i].role == BS_ROLE_LAST_USE && event->items[i].op)
            focus->op = event->items[i].op;
    }
}

// `block` is the one that frees the buffer.
static void
look_at_alias(const BsEvent *event, BsThing *focus)
{
    focus->block = event->target;
}

// Most are far from the allocation that they are a bound for.
static void
look_at_bound(const BsEvent *event, BsThing *focus)
{
    if (focus->op && bs_op_block(focus->op) != event->block)
        focus->op = NULL;
}

static const struct {
    BsEventKind kind;
    void (*look)(const BsEvent *event, BsThing *focus);
} others[] = {
    {BS_EVENT_FREE, look_behind_last_use},
    {BS_EVENT_ALIAS, look_at_alias},
    {BS_EVENT_CRITICAL, look_at_alias},
    {BS_EVENT_BOUND, look_at_bound},
};

BsThing
bs_event_focus(const BsEvent *event)
{
    BsThing focus = {.op = event->op, .block = event->block};
    if (!focus.op && event->value)
        focus.op = bs_value_op(event->value);
    for (guint i = 0; i < G_N_ELEMENTS(others); i++) {
        if (others[i].kind == event->kind)
            others[i].look(event, &focus);
    }
    return focus;
}

// -- all of it -----------------------------------------------------------------------------------

static void
add(GHashTable *things, gconstpointer thing)
{
    if (thing)
        g_hash_table_add(things, (gpointer)(gsize)thing);
}

static void
add_op(BsDocument *document, GHashTable *things, const BsOp *op)
{
    const BsOp *now = op ? bs_document_op_now(document, op) : NULL;
    if (now && !bs_op_has_trait(now, BS_TRAIT_FUNCTION))
        add(things, now);
}

static void
add_value(BsDocument *document, GHashTable *things, const BsValue *value)
{
    const BsValue *now = value ? bs_document_value_now(document, value) : NULL;
    add(things, now);
    add_op(document, things, now ? bs_value_op(now) : NULL);
}

void
bs_document_add_spoken(BsDocument *document, guint32 number, GHashTable *things)
{
    const BsEvent *event = bs_document_event(document, number);
    guint n;
    if (!event)
        return;
    const BsMention *mentions = bs_document_mentions(document, number, &n);
    for (guint i = 0; i < n; i++) {
        add_op(document, things, mentions[i].thing.op);
        add_value(document, things, mentions[i].thing.value);
        add(things, mentions[i].thing.block);
    }
    add_op(document, things, event->op);
    add_op(document, things, bs_event_focus(event).op);
    add_value(document, things, event->value);
    g_autoptr(GPtrArray) changed = g_ptr_array_new();
    bs_document_changed_ops(document, number, number, changed);
    for (guint i = 0; i < changed->len; i++)
        add_op(document, things, changed->pdata[i]);
}
