// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of a function at any event. A function's names are good from one of its changes to the
// next; an event's changes are counted to the function that it works in, those of events outside of
// functions to all.
#include "debug/document-private.h"

#include "support/vec.h"

typedef struct Kept {
    BsNames *names;
    BsText *text;    // made when first asked for
    guint32 version; // changes before it
    gboolean custom; // whether they are those of custom forms
} Kept;

typedef struct FunctionNames {
    BS_VEC(guint32) changes; // events that changed it, ascending
    Kept kept[2];            // newest first
    BsNames *begin;          // those at the beginning of `stage`, or NULL
    guint32 stage;
} FunctionNames;

struct BsNamer {
    GHashTable *functions; // op -> FunctionNames; NULL: events of no function
};

static void
clear_kept(Kept *kept)
{
    bs_names_free(kept->names);
    if (kept->text)
        bs_text_clear(kept->text);
    g_free(kept->text);
    *kept = (Kept){0};
}

static void
free_function(gpointer data)
{
    FunctionNames *function = data;
    bs_vec_free(&function->changes);
    clear_kept(&function->kept[0]);
    clear_kept(&function->kept[1]);
    bs_names_free(function->begin);
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

static FunctionNames *
of_function(BsNamer *namer, const BsOp *function)
{
    FunctionNames *names = g_hash_table_lookup(namer->functions, function);
    if (!names) {
        names = g_new0(FunctionNames, 1);
        g_hash_table_insert(namer->functions, (gpointer)(gsize)function, names);
    }
    return names;
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
        FunctionNames *names = of_function(namer, bs_document_event_function(document, i));
        bs_vec_push(&names->changes, i);
    }
    document->namer = namer;
    return namer;
}

// How many of the changes are of events up to `state`.
static guint32
count_until(const FunctionNames *function, guint32 state)
{
    guint32 low = 0, high = function->changes.len;
    while (low < high) {
        guint32 middle = low + (high - low) / 2;
        if (function->changes.data[middle] <= state)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static Kept *
kept_at(BsDocument *document, const BsOp *function, guint32 state)
{
    BsNamer *namer = namer_of(document);
    FunctionNames *names = of_function(namer, function);
    guint32 version = state;
    if (function)
        version = count_until(names, state) + count_until(of_function(namer, NULL), state);
    // Whether custom forms are printed depends on the state in the stage that failed alone.
    gboolean failed = bs_document_stage_of(document, state) == bs_document_failed_stage(document);
    if (failed)
        bs_document_seek(document, state);
    gboolean custom = !failed || bs_document_is_printable(document, state);
    for (guint i = 0; i < 2; i++) {
        const Kept *kept = &names->kept[i];
        if (kept->names && kept->version == version && kept->custom == custom)
            return &names->kept[i];
    }
    bs_document_seek(document, state);
    const BsOp *scope = function ? function : document->ir->root;
    if (!bs_document_has_op(document, scope))
        return NULL;
    clear_kept(&names->kept[1]);
    names->kept[1] = names->kept[0];
    names->kept[0] = (Kept){
        .names = bs_document_name(document, scope, state), .version = version, .custom = custom};
    return &names->kept[0];
}

const BsNames *
bs_document_names_at(BsDocument *document, const BsOp *function, guint32 state)
{
    const Kept *kept = kept_at(document, function, state);
    return kept ? kept->names : NULL;
}

const BsNames *
bs_document_names_at_begin(BsDocument *document, const BsOp *function, guint32 stage)
{
    FunctionNames *names = of_function(namer_of(document), function);
    if (names->begin && names->stage == stage)
        return names->begin;
    g_clear_pointer(&names->begin, bs_names_free);
    const guint32 first = bs_document_stage(document, stage)->first;
    const BsOp *scope = function ? function : document->ir->root;
    bs_document_seek(document, first);
    if (bs_document_has_op(document, scope))
        names->begin = bs_document_name(document, scope, first);
    names->stage = stage;
    return names->begin;
}

const BsText *
bs_document_text_at(BsDocument *document, const BsOp *function, guint32 state)
{
    Kept *kept = kept_at(document, function, state);
    if (kept && !kept->text) {
        bs_document_seek(document, state);
        kept->text = bs_document_print(document, function ? function : document->ir->root, state);
    }
    return kept ? kept->text : NULL;
}
