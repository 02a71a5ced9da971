// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chains of events that lead from one to the next.
#pragma once

#include "debug/document/cursor.h"

// More links than this are not followed; a last link says so.
enum { BS_LIMIT_LINKS = 256, BS_LIMIT_LINK_DEPTH = 64 };

typedef struct BsLink {
    guint32 depth;  // 0: the answer; deeper ones say what it is because of (what became of it)
    guint32 event;  // 0: the source, or the end of the run
    char *text;     // owned
    const BsOp *op; // what the link speaks of, or NULL; may not exist at the cursor
    const BsValue *value; // likewise
} BsLink;

// A chain while it is made: causes.c goes back, became.c goes on.
typedef struct BsChain BsChain;
struct BsChain {
    BsDocument *document;
    GPtrArray *links;
    GHashTable *events, *ops; // met already: events by number, ops of the source
    gboolean full;
    guint32 moment;   // the cursor: names are those of that time
    const char *mark; // behind the names of what does not exist then
    // Going back: the event and what it is because of; what made the op, an event or the source.
    void (*follow_event)(BsChain *chain, guint32 depth, guint32 number);
    void (*follow_op)(BsChain *chain, guint32 depth, const BsOp *op);
};

/* An empty chain from the cursor; what does not exist there has `mark` behind its name. */
BsChain bs_chain_new(BsDocument *document, const char *mark);
/* The links, of BsLink, for the caller; the rest is freed. */
GPtrArray *bs_chain_take(BsChain *chain);
/* Adds a link. FALSE when there is no room for more. Takes `text`. */
gboolean bs_chain_add(BsChain *chain, guint32 depth, guint32 event, char *text, const BsOp *op,
                      const BsValue *value);
/* Adds an event. FALSE: it was met before, or there is no room. */
gboolean bs_chain_add_event(BsChain *chain, guint32 depth, guint32 number);

/* Adds an op of the source, said with a verb (N_()): "used last by". */
void bs_chain_add_source(BsChain *chain, guint32 depth, const BsOp *op, const char *verb);
