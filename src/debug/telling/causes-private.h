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

/* The event and what it is because of; what made the op, an event or the source; and the op as one
   of the source, said with a verb. */
void bs_chain_follow_event(BsChain *chain, guint32 depth, guint32 number);
void bs_chain_follow_op(BsChain *chain, guint32 depth, const BsOp *op);
void bs_chain_add_source(BsChain *chain, guint32 depth, const BsOp *op, const char *verb);

/* Of indicators (causes-indicators.c): where one comes from; what an event that is about some is
   because of, or FALSE; and what is known of a memref or an indicator at the cursor. */
void bs_chain_follow_indicator(BsChain *chain, guint32 depth, const BsValue *value, guint32 before);
gboolean bs_chain_follow_of_indicators(BsChain *chain, guint32 depth, const BsEvent *event);
void bs_chain_follow_indicator_state(BsChain *chain, const BsValue *value);

/* Whether an event of that kind changes or ends what it speaks of. */
gboolean bs_event_ends_or_changes(const BsEvent *event);
