// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A chain of causes while it is made, for causes.c, which goes back, and became.c, which goes on.
#pragma once

#include "debug/telling/causes.h"

typedef struct BsChain {
    BsDocument *document;
    GPtrArray *links;
    GHashTable *events, *ops; // met already: events by number, ops of the source
    gboolean full;
    guint32 moment;   // the cursor: names are those of that time
    const char *mark; // behind the names of what does not exist then
} BsChain;

/* An empty chain from the cursor; what does not exist there has `mark` behind its name. */
BsChain bs_chain_new(BsDocument *document, const char *mark);
/* The links, of BsLink, for the caller; the rest is freed. */
GPtrArray *bs_chain_take(BsChain *chain);
/* Adds a link. FALSE when there is no room for more. Takes `text`. */
gboolean bs_chain_add(BsChain *chain, guint32 depth, guint32 event, char *text, const BsOp *op,
                      const BsValue *value);
/* Adds an event. FALSE: it was met before, or there is no room. */
gboolean bs_chain_add_event(BsChain *chain, guint32 depth, guint32 number);

/* Whether an event of that kind changes or ends what it speaks of. */
gboolean bs_event_ends_or_changes(const BsEvent *event);
