// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is kept of how functions are written. It is good from one of a function's changes to the
// next, names from one change of definitions to the next; an event's changes are counted to the
// function that it works in and to those around that, those of events outside of functions to all.
#include "debug/document/kept.h"
#include "debug/document/written-private.h"
#include "ir/journal.h"

#include <string.h>

// Who asks may hold names of several of them meanwhile; many more than any view or chain asks
// about.
enum { RECENT = 256 };

typedef struct Kept {
    GHashTable *functions;          // op -> BsKeptFunction; NULL: events of no function
    BsKeptFunction *recent[RECENT]; // the last ones that were written: of others nothing is kept
    guint32 next;                   // the one that is forgotten next
} Kept;

static void
free_text(BsText *text)
{
    if (text)
        bs_text_clear(text);
    g_free(text);
}

void
bs_written_unref(BsWritten *written)
{
    if (!written || --written->owners)
        return;
    bs_names_free(written->names);
    free_text(written->text);
    if (written->page)
        g_string_free(written->page->text, TRUE);
    g_free(written->page);
    g_free(written);
}

static void
forget(BsKeptFunction *function)
{
    for (guint i = 0; i < BS_KEPT_WRITTEN; i++)
        g_clear_pointer(&function->kept[i], bs_written_unref);
    g_clear_pointer(&function->spare, free_text);
    g_clear_pointer(&function->begin, bs_names_free);
    g_clear_pointer(&function->runs, bs_name_runs_free);
    function->recent = FALSE;
}

static void
free_function(gpointer data)
{
    BsKeptFunction *function = data;
    forget(function);
    bs_vec_free(&function->changes);
    bs_vec_free(&function->renamings);
    g_free(function);
}

static void
free_kept(gpointer data)
{
    Kept *namer = data;
    g_hash_table_unref(namer->functions);
    g_free(namer);
}

static BsKeptFunction *
of_function(Kept *namer, const BsOp *op)
{
    BsKeptFunction *function = g_hash_table_lookup(namer->functions, op);
    if (!function) {
        function = g_new0(BsKeptFunction, 1);
        g_hash_table_insert(namer->functions, (gpointer)(gsize)op, function);
    }
    return function;
}

static gboolean
renames(const BsDocument *document, guint32 begin, guint32 end)
{
    for (guint32 i = begin; i < end; i++) {
        if (bs_journal_change(document->ir->journal, i).renames)
            return TRUE;
    }
    return FALSE;
}

// What changes in a function changes those around it, too.
static void
note_changes(Kept *namer, const BsOp *op, guint32 event, gboolean renames)
{
    do {
        BsKeptFunction *function = of_function(namer, op);
        bs_vec_push(&function->changes, event);
        if (renames)
            bs_vec_push(&function->renamings, event);
        op = op ? bs_op_function(bs_op_parent(op)) : NULL;
    } while (op);
}

static Kept *
namer_of(BsDocument *document)
{
    static const char key;
    Kept *namer = bs_document_kept(document, &key);
    if (namer)
        return namer;
    namer = g_new0(Kept, 1);
    namer->functions = g_hash_table_new_full(NULL, NULL, NULL, free_function);
    guint32 n = bs_document_n_events(document);
    for (guint32 i = 1; i <= n; i++) {
        guint32 begin, end;
        bs_document_event_records(document, i, &begin, &end);
        if (begin == end)
            continue;
        note_changes(namer, bs_document_event_function(document, i), i,
                     renames(document, begin, end));
    }
    bs_document_keep(document, &key, namer, free_kept);
    return namer;
}

BsKeptFunction *
bs_document_kept_function(BsDocument *document, const BsOp *function)
{
    return of_function(namer_of(document), function);
}

// A program may have very many functions: what is kept must not grow with every one looked at.
void
bs_document_remember(BsDocument *document, BsKeptFunction *function)
{
    if (function->recent)
        return;
    Kept *namer = namer_of(document);
    BsKeptFunction **place = &namer->recent[namer->next];
    namer->next = (namer->next + 1) % RECENT;
    if (*place)
        forget(*place);
    function->recent = TRUE;
    *place = function;
}

// How many of the events are up to `state`.
static guint32
count_until(const BsEventNumbers *events, guint32 state)
{
    guint32 low = 0, high = events->len;
    while (low < high) {
        guint32 middle = low + (high - low) / 2;
        if (events->data[middle] <= state)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

BsWritten
bs_kept_key(BsDocument *document, const BsOp *op, const BsKeptFunction *function, guint32 state)
{
    const BsKeptFunction *outside = bs_document_kept_function(document, NULL);
    BsWritten key = {.state = state, .version = state, .renaming = state, .owners = 1};
    if (op) {
        key.version =
            count_until(&function->changes, state) + count_until(&outside->changes, state);
        key.renaming =
            count_until(&function->renamings, state) + count_until(&outside->renamings, state);
    }
    return key;
}

// The one that was asked for.
static BsWritten *
put_first(BsKeptFunction *function, guint i)
{
    BsWritten *written = function->kept[i];
    memmove(function->kept + 1, function->kept, i * sizeof *function->kept);
    return function->kept[0] = written;
}

static guint32
distance(const BsWritten *from, const BsWritten *to)
{
    if (!from)
        return G_MAXUINT32;
    return from->version < to->version ? to->version - from->version : from->version - to->version;
}

// Which place another one takes: not that of the one that was asked for last, which may be in use
// still, but of what is furthest from it. Who steps asks for what was before and after the step.
static guint
place_for(const BsKeptFunction *function, const BsWritten *key)
{
    guint place = 1;
    for (guint i = place + 1; i < BS_KEPT_WRITTEN; i++) {
        if (distance(function->kept[i], key) >= distance(function->kept[place], key))
            place = i;
    }
    return place;
}

static void
let_go(BsKeptFunction *function, BsWritten *written)
{
    if (written && written->owners == 1 && written->text) {
        g_clear_pointer(&function->spare, free_text);
        function->spare = g_steal_pointer(&written->text);
    }
    bs_written_unref(written);
}

// In the same form, with names of the same kind.
static gboolean
is_as(const BsWritten *a, const BsWritten *b)
{
    return a->custom == b->custom && a->naming == b->naming;
}

BsNames *
bs_kept_names(const BsKeptFunction *function, const BsWritten *key)
{
    for (guint i = 0; i < BS_KEPT_WRITTEN; i++) {
        const BsWritten *kept = function->kept[i];
        if (kept && kept->renaming == key->renaming && is_as(kept, key))
            return bs_names_ref(kept->names);
    }
    return NULL;
}

BsWritten *
bs_kept_find(BsKeptFunction *function, const BsWritten *key)
{
    for (guint i = 0; i < BS_KEPT_WRITTEN; i++) {
        const BsWritten *kept = function->kept[i];
        if (kept && kept->version == key->version && is_as(kept, key))
            return put_first(function, i);
    }
    return NULL;
}

BsWritten *
bs_kept_add(BsKeptFunction *function, const BsWritten *written)
{
    const guint place = place_for(function, written);
    let_go(function, function->kept[place]);
    function->kept[place] = g_memdup2(written, sizeof *written);
    return put_first(function, place);
}

const BsWritten *
bs_document_written_near(BsDocument *document, const BsOp *function, const BsWritten *written)
{
    const BsKeptFunction *of = bs_document_kept_function(document, function);
    const BsWritten *near = NULL;
    for (guint i = 0; i < BS_KEPT_WRITTEN; i++) {
        const BsWritten *kept = of->kept[i];
        if (kept && kept != written && kept->text && is_as(kept, written) &&
            distance(kept, written) < distance(near, written))
            near = kept;
    }
    return near;
}

BsText *
bs_document_take_spare(BsDocument *document, const BsOp *function)
{
    BsKeptFunction *of = bs_document_kept_function(document, function);
    return of->spare ? g_steal_pointer(&of->spare) : g_new0(BsText, 1);
}
