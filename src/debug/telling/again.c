// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/again.h"

#include "debug/document/kept.h"

typedef struct Again {
    GHashTable *times; // number of an event -> how often it was said before; those never are not in
    GHashTable *stages; // those that were looked at
} Again;

// What a pass says before it has changed anything, and may have to say again.
static gboolean
is_attempt(const BsEvent *event)
{
    return event->kind == BS_EVENT_ITERATION || event->kind == BS_EVENT_STAY ||
           event->kind == BS_EVENT_CLIMB || event->kind == BS_EVENT_BOUND ||
           event->kind == BS_EVENT_KEPT;
}

static guint
mix(guint hash, const void *thing)
{
    return hash * 31 + g_direct_hash(thing);
}

// What stays is the same wherever it was moved to before, and where its operand was made anew.
static const BsBlock *
place_of(const BsEvent *event)
{
    return event->kind == BS_EVENT_STAY ? NULL : event->block;
}

static const BsValue *
value_of(const BsEvent *event)
{
    return event->kind == BS_EVENT_STAY ? NULL : event->value;
}

static guint
hash_event(gconstpointer data)
{
    const BsEvent *event = data;
    guint hash = mix(mix(mix(event->kind, event->op), place_of(event)), value_of(event));
    for (guint32 i = 0; i < event->n_items; i++)
        hash = mix(mix(hash, event->items[i].value), event->items[i].op);
    return hash;
}

static gboolean
is_same_item(const BsEventItem *a, const BsEventItem *b)
{
    return a->role == b->role && a->reason == b->reason && a->value == b->value &&
           a->condition == b->condition && a->op == b->op;
}

static gboolean
says_the_same(gconstpointer left, gconstpointer right)
{
    const BsEvent *a = left, *b = right;
    gboolean same = a->kind == b->kind && a->op == b->op && place_of(a) == place_of(b) &&
                    a->target == b->target && value_of(a) == value_of(b) &&
                    a->n_items == b->n_items && g_strcmp0(a->rule, b->rule) == 0;
    for (guint32 i = 0; i < a->n_items && same; i++)
        same = is_same_item(&a->items[i], &b->items[i]);
    return same;
}

static void
free_again(gpointer data)
{
    Again *again = data;
    g_hash_table_unref(again->times);
    g_hash_table_unref(again->stages);
    g_free(again);
}

static Again *
again_of(BsDocument *document)
{
    static const char key;
    Again *again = bs_document_kept(document, &key);
    if (!again) {
        again = g_new(Again, 1);
        *again = (Again){g_hash_table_new(NULL, NULL), g_hash_table_new(NULL, NULL)};
        bs_document_keep(document, &key, again, free_again);
    }
    return again;
}

static void
look_at_stage(const BsDocument *document, const BsStage *stage, GHashTable *times)
{
    g_autoptr(GHashTable) said = g_hash_table_new(hash_event, says_the_same); // event -> how often
    for (guint32 i = MAX(stage->first, 1); i <= stage->last; i++) {
        const BsEvent *event = bs_document_event(document, i);
        if (!is_attempt(event))
            continue;
        const guint n = GPOINTER_TO_UINT(g_hash_table_lookup(said, event));
        g_hash_table_insert(said, (gpointer)(gsize)event, GUINT_TO_POINTER(n + 1));
        if (n)
            g_hash_table_insert(times, GUINT_TO_POINTER(i), GUINT_TO_POINTER(n));
    }
}

guint32
bs_document_said_before(BsDocument *document, guint32 number)
{
    Again *again = again_of(document);
    const guint32 stage = bs_document_stage_of(document, number);
    if (g_hash_table_add(again->stages, GUINT_TO_POINTER(stage)))
        look_at_stage(document, bs_document_stage(document, stage), again->times);
    return GPOINTER_TO_UINT(g_hash_table_lookup(again->times, GUINT_TO_POINTER(number)));
}
