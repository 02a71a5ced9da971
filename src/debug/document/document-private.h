// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of debug/ share of a document. Indexes over the whole run are made when first
// asked for and kept; what depends on the cursor is dropped when it moves.
#pragma once

#include "debug/buffers/state.h"
#include "debug/document/heirs.h"
#include "debug/document/timeline-private.h"
#include "syntax/spelling.h"

typedef struct BsStateIndex BsStateIndex;       // state.c
typedef struct BsSnapshotCache BsSnapshotCache; // snapshot.c
typedef struct BsNamer BsNamer;                 // namer.c

// What was made for the cursor's position, each NULL until asked for.
typedef struct BsCursorCaches {
    GPtrArray *functions; // unless they are the same everywhere
    GHashTable *written;  // op -> BsWritten
    GHashTable *live;     // region -> BsLiveSets
} BsCursorCaches;

struct BsDocument {
    char *name, *kept_text, *made_by;
    BsDocumentOptions options; // without what was borrowed
    BsSource source;
    BsLines lines;
    char *pipeline;
    BsContext *context;
    BsIr *ir;
    BsDiags diags;
    BsTimeline *timeline;
    BsOutcome outcome;
    GArray *stages; // of BsStage
    guint32 cursor, generation;
    guint32 n_source_values; // values with smaller numbers are of the source

    // of the whole run
    guint32 *created_begin; // event -> first index in `created`; n_events + 2 entries
    BsOp **created;
    char **sentences;  // event -> sentence or NULL; n_events + 1 entries
    char **in_english; // the same in English, when asked for
    BsOp **dealloc_of; // op id -> see debug/document/provenance.h
    BsStateIndex *states;
    BsSnapshotCache *snapshots;
    GPtrArray *counts; // of BsCounts, those that were asked for
    BsNamer *namer;
    BsHeirs *heirs;
    GHashTable
        *dealloc_reasons; // event -> what deallocs.c knows of its items; NULL until asked for
    BsSpelling *spelling; // of the source; NULL until asked for, unless `options` say so
    BsText *as_written;   // likewise
    GPtrArray *functions; // NULL until asked for, and when the run made, moved or erased one
    gboolean functions_asked;

    BsCursorCaches at;
};

/* Moves the program without the cursor noticing; the caller moves it back. */
void bs_document_seek(BsDocument *document, guint32 position);
void bs_cursor_caches_clear(BsCursorCaches *caches);

void bs_state_index_free(BsStateIndex *index);
void bs_snapshot_cache_free(BsSnapshotCache *cache);
void bs_namer_free(BsNamer *namer);

/* Names of `function` (NULL: of the program) after event `state`. Keeps a few of the
   functions that were asked about last, so that asking in the order of events, and for what was
   before each, names a function only when it changed. May leave the program elsewhere: see
   bs_document_seek(). Borrowed until the next call but one for the function, and until many others
   were asked about. NULL when the function is not there.
 */
const BsNames *bs_document_names_at(BsDocument *document, const BsOp *function, guint32 state);
/* The same as a stage begins; borrowed until another stage is asked for. */
const BsNames *bs_document_names_at_begin(BsDocument *document, const BsOp *function,
                                          guint32 stage);
/* The same for the map of its text; see bs_document_map(). */
const BsText *bs_document_map_at(BsDocument *document, const BsOp *function, guint32 state);
/* Appends the first line of an op of the function as it is after event `state`; see
   bs_document_put_op(). */
gboolean bs_document_put_op_at(BsDocument *document, const BsOp *function, guint32 state,
                               const BsOp *op, GString *out);

/* Frees what is known of how the source is written (see debug/document/as-written.h). */
void bs_document_forget_as_written(BsDocument *document);

// A stage that tracks the states of memrefs: what is said of them holds until the next one.
typedef struct BsEpoch {
    guint32 first;    // its first event; 0: there is none yet
    guint32 owned;    // the same of the last one that tracks ownership
    gboolean aliases; // it tracks alias sets, and not ownership
} BsEpoch;

/* The last one that began with or before event `at`. */
BsEpoch bs_document_epoch(BsDocument *document, guint32 at);
/* The events (guint32) that speak of alias sets in a function, in order, or NULL. Borrowed. */
const GArray *bs_document_alias_events(BsDocument *document, const BsOp *function);

/* The state of a cell after event `at`; FALSE when it has none. */
gboolean bs_document_ownership_at(BsDocument *document, const BsValue *value, const BsBlock *block,
                                  guint32 at, BsCell *cell);

/* Whether the program, which stands after event `state`, may be printed in custom form. */
gboolean bs_document_is_printable(const BsDocument *document, guint32 state);
/* Prints a function, or the whole program when `scope` is its root, with those names; `custom`:
   they are those of custom forms; `text`: empty, or one whose memory it takes. */
void bs_document_print(const BsDocument *document, const BsOp *scope, const BsNames *names,
                       gboolean custom, BsText *text);

// Lines of a text that were printed together.
enum { BS_PAGE_LINES = 64 };
typedef struct BsPage {
    BsTextLines lines;
    GString *text;
    gsize begins[BS_PAGE_LINES + 1]; // of each line; behind the last one, the end
} BsPage;

// A function (or the program) as it is written from one of its changes to the next.
typedef struct BsWritten {
    BsNames *names;
    BsText *text;     // made when first asked for; see bs_document_map()
    BsPage *page;     // of a giant one, the last; or NULL
    guint32 state;    // an event after which it is written so
    guint32 version;  // changes before it
    guint32 renaming; // those of them that may have changed names
    gboolean custom;  // in custom forms
    guint32 owners;
} BsWritten;

/* How `function` (NULL: the program) is written after event `state`, for one more owner; NULL when
   the function is not there. May leave the program elsewhere: see bs_document_seek(). */
BsWritten *bs_document_write(BsDocument *document, const BsOp *function, guint32 state);
/* Its text; the program stands there. Likewise the map, lines, and an op; see document.h. */
const BsText *bs_written_text(BsDocument *document, const BsOp *function, BsWritten *written);
const BsText *bs_written_map(BsDocument *document, const BsOp *function, BsWritten *written);
void bs_written_put_lines(BsDocument *document, const BsOp *function, BsWritten *written,
                          BsTextLines lines, GString *out);
gboolean bs_written_put_op(BsDocument *document, const BsOp *function, BsWritten *written,
                           const BsOp *op, BsOpPart part, GString *out);
/* Of what is known of how the function is written elsewhere in the run, with a map, in the same
   form, what is nearest to `written`; or NULL. */
const BsWritten *bs_document_written_near(BsDocument *document, const BsOp *function,
                                          const BsWritten *written);
/* An empty text, or what was one of a function and is nobody's any more, for its memory. Free with
   bs_text_clear() and g_free(). */
BsText *bs_document_take_spare(BsDocument *document, const BsOp *function);
void bs_written_unref(BsWritten *written);

typedef struct BsLiveSets BsLiveSets;
/* What is live in the blocks of a region at the cursor, kept until it moves. */
const BsLiveSets *bs_document_live_sets(BsDocument *document, const BsRegion *region);
