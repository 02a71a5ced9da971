// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/focus.h"

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
