// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a function is written at any event: its names and its text. Both are good from one of its
// changes to the next, names from one change of definitions to the next; an event's changes are
// counted to the function that it works in and to those around that, those of events outside of
// functions to all.
#include "debug/document/document-private.h"

#include "ir/journal.h"
#include "support/vec.h"

#include <string.h>

typedef BS_VEC(guint32) Events; // ascending

enum { KEPT = 3 };

typedef struct Function {
    Events changes, renamings;
    BsWritten *kept[KEPT]; // first the one that was asked for last
    BsText *spare;         // nobody's any more: memory for the next one; or NULL
    BsNames *begin;        // those at the beginning of `stage`, or NULL
    guint32 stage;
    gboolean recent;
} Function;

// Who asks may hold names of several of them meanwhile; many more than any view or chain asks
// about.
enum { RECENT = 256 };

struct BsNamer {
    GHashTable *functions;    // op -> Function; NULL: events of no function
    Function *recent[RECENT]; // the last ones that were written: of others nothing is kept
    guint32 next;             // the one that is forgotten next
};

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
forget(Function *function)
{
    for (guint i = 0; i < KEPT; i++)
        g_clear_pointer(&function->kept[i], bs_written_unref);
    g_clear_pointer(&function->spare, free_text);
    g_clear_pointer(&function->begin, bs_names_free);
    function->recent = FALSE;
}

static void
free_function(gpointer data)
{
    Function *function = data;
    forget(function);
    bs_vec_free(&function->changes);
    bs_vec_free(&function->renamings);
    g_free(function);
}

void
bs_namer_free(BsNamer *namer)
{
    if (!namer)
        return;
    g_hash_table_unref(namer->functions);
    g_free(namer);
}

static Function *
of_function(BsNamer *namer, const BsOp *op)
{
    Function *function = g_hash_table_lookup(namer->functions, op);
    if (!function) {
        function = g_new0(Function, 1);
        g_hash_table_insert(namer->functions, (gpointer)(gsize)op, function);
    }
    return function;
}

// A program may have very many functions: what is kept must not grow with every one looked at.
static void
remember(BsNamer *namer, Function *function)
{
    if (function->recent)
        return;
    Function **place = &namer->recent[namer->next];
    namer->next = (namer->next + 1) % RECENT;
    if (*place)
        forget(*place);
    function->recent = TRUE;
    *place = function;
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
note_changes(BsNamer *namer, const BsOp *op, guint32 event, gboolean renames)
{
    do {
        Function *function = of_function(namer, op);
        bs_vec_push(&function->changes, event);
        if (renames)
            bs_vec_push(&function->renamings, event);
        op = op ? bs_op_function(bs_op_parent(op)) : NULL;
    } while (op);
}

static BsNamer *
namer_of(BsDocument *document)
{
    if (document->namer)
        return document->namer;
    BsNamer *namer = g_new0(BsNamer, 1);
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
    document->namer = namer;
    return namer;
}

// How many of the events are up to `state`.
static guint32
count_until(const Events *events, guint32 state)
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

// What a function's text and names depend on.
static BsWritten
key_at(BsDocument *document, const BsOp *op, const Function *function, guint32 state)
{
    const Function *outside = of_function(document->namer, NULL);
    BsWritten key = {.state = state, .version = state, .renaming = state, .owners = 1};
    if (op) {
        key.version =
            count_until(&function->changes, state) + count_until(&outside->changes, state);
        key.renaming =
            count_until(&function->renamings, state) + count_until(&outside->renamings, state);
    }
    // Whether custom forms are printed depends on the state in the stage that failed alone.
    const gboolean failed =
        bs_document_stage_of(document, state) == bs_document_failed_stage(document);
    if (failed)
        bs_document_seek(document, state);
    key.custom = !failed || bs_document_is_printable(document, state);
    return key;
}

static BsNames *
name_anew(const BsOp *scope, gboolean custom)
{
    return custom ? bs_names_new(scope) : bs_names_new_generic(scope);
}

static BsNames *
name(const Function *function, const BsOp *scope, const BsWritten *key)
{
    for (guint i = 0; i < KEPT; i++) {
        const BsWritten *kept = function->kept[i];
        if (kept && kept->renaming == key->renaming && kept->custom == key->custom)
            return bs_names_ref(kept->names);
    }
    return name_anew(scope, key->custom);
}

// The one that was asked for.
static BsWritten *
put_first(Function *function, guint i)
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
place_for(const Function *function, const BsWritten *key)
{
    guint place = 1;
    for (guint i = place + 1; i < KEPT; i++) {
        if (distance(function->kept[i], key) >= distance(function->kept[place], key))
            place = i;
    }
    return place;
}

static void
let_go(Function *function, BsWritten *written)
{
    if (written && written->owners == 1 && written->text) {
        g_clear_pointer(&function->spare, free_text);
        function->spare = g_steal_pointer(&written->text);
    }
    bs_written_unref(written);
}

static BsWritten *
written_at(BsDocument *document, const BsOp *op, guint32 state)
{
    Function *function = of_function(namer_of(document), op);
    BsWritten key = key_at(document, op, function, state);
    for (guint i = 0; i < KEPT; i++) {
        const BsWritten *kept = function->kept[i];
        if (kept && kept->version == key.version && kept->custom == key.custom)
            return put_first(function, i);
    }
    bs_document_seek(document, state);
    const BsOp *scope = op ? op : document->ir->root;
    if (!bs_document_has_op(document, scope))
        return NULL;
    remember(document->namer, function);
    key.names = name(function, scope, &key);
    const guint place = place_for(function, &key);
    let_go(function, function->kept[place]);
    function->kept[place] = g_memdup2(&key, sizeof key);
    return put_first(function, place);
}

BsWritten *
bs_document_write(BsDocument *document, const BsOp *function, guint32 state)
{
    BsWritten *written = written_at(document, function, state);
    if (written)
        written->owners++;
    return written;
}

const BsWritten *
bs_document_written_near(BsDocument *document, const BsOp *function, const BsWritten *written)
{
    const Function *of = of_function(namer_of(document), function);
    const BsWritten *near = NULL;
    for (guint i = 0; i < KEPT; i++) {
        const BsWritten *kept = of->kept[i];
        if (kept && kept != written && kept->text && kept->custom == written->custom &&
            distance(kept, written) < distance(near, written))
            near = kept;
    }
    return near;
}

BsText *
bs_document_take_spare(BsDocument *document, const BsOp *function)
{
    Function *of = of_function(namer_of(document), function);
    return of->spare ? g_steal_pointer(&of->spare) : g_new0(BsText, 1);
}

const BsNames *
bs_document_names_at(BsDocument *document, const BsOp *function, guint32 state)
{
    const BsWritten *written = written_at(document, function, state);
    return written ? written->names : NULL;
}

const BsNames *
bs_document_names_at_begin(BsDocument *document, const BsOp *function, guint32 stage)
{
    Function *names = of_function(namer_of(document), function);
    if (names->begin && names->stage == stage)
        return names->begin;
    remember(document->namer, names);
    g_clear_pointer(&names->begin, bs_names_free);
    const guint32 first = bs_document_stage(document, stage)->first;
    const BsOp *scope = function ? function : document->ir->root;
    bs_document_seek(document, first);
    if (bs_document_has_op(document, scope))
        names->begin = name_anew(scope, bs_document_is_printable(document, first));
    names->stage = stage;
    return names->begin;
}

const BsText *
bs_document_map_at(BsDocument *document, const BsOp *function, guint32 state)
{
    BsWritten *written = written_at(document, function, state);
    if (written && !written->text)
        bs_document_seek(document, state);
    return written ? bs_written_map(document, function, written) : NULL;
}

gboolean
bs_document_put_op_at(BsDocument *document, const BsOp *function, guint32 state, const BsOp *op,
                      GString *out)
{
    BsWritten *written = written_at(document, function, state);
    if (written && (!written->text || !written->text->text))
        bs_document_seek(document, state);
    return written && bs_written_put_op(document, function, written, op, BS_OP_FIRST_LINE, out);
}
