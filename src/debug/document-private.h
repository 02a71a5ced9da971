// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of debug/ share of a document. Indexes over the whole run are made when first
// asked for and kept; what depends on the cursor is dropped when it moves.
#pragma once

#include "debug/cursor.h"
#include "debug/timeline-private.h"

typedef struct BsStateIndex BsStateIndex;       // state.c
typedef struct BsSnapshotCache BsSnapshotCache; // snapshot.c

// What was made for the cursor's position, each NULL until asked for.
typedef struct BsCursorCaches {
    GPtrArray *functions;
    GHashTable *texts;    // op -> BsText
    GHashTable *names;    // op -> BsNames
    GHashTable *liveness; // op -> BsLiveness
} BsCursorCaches;

struct BsDocument {
    char *name, *text;
    BsSource source;
    char *pipeline;
    BsContext *context;
    BsIr *ir;
    BsDiags diags;
    BsTimeline *timeline;
    BsOutcome outcome;
    GArray *stages; // of BsStage
    guint32 cursor, generation;

    // of the whole run
    guint32 *created_begin; // event -> first index in `created`; n_events + 2 entries
    BsOp **created;
    char **sentences;  // event -> sentence or NULL; n_events + 1 entries
    BsOp **dealloc_of; // op id -> see debug/provenance.h
    BsStateIndex *states;
    BsSnapshotCache *snapshots;

    BsCursorCaches at;
};

/* Moves the program without the cursor noticing; the caller moves it back. */
void bs_document_seek(BsDocument *document, guint32 position);
void bs_cursor_caches_clear(BsCursorCaches *caches);

void bs_state_index_free(BsStateIndex *index);
void bs_snapshot_cache_free(BsSnapshotCache *cache);

/* Prints a function, or the whole program when `scope` is its root. Free with bs_text_clear() and
 * g_free(). */
BsText *bs_text_print(const BsIr *ir, const BsOp *scope);

typedef struct BsLiveness BsLiveness;
/* Liveness of a function at the cursor, kept until it moves. */
BsLiveness *bs_document_liveness_of(BsDocument *document, BsOp *scope);
