// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which events and stages changed something: the program, what is known of a memref, or what a
// block frees; a refusal counts as well. An event around others is loud when one of those is. The
// others are quiet, and can be left out of lists and walks.
#pragma once

#include "debug/document/document.h"

typedef struct BsLoud BsLoud;

/* Looks through the whole timeline, once: O(events). Knows nothing of the document afterwards. Give
   back with bs_loud_unref(). */
BsLoud *bs_loud_new(const BsDocument *document);
void bs_loud_unref(BsLoud *loud);
/* Another owner of the same. */
BsLoud *bs_loud_ref(BsLoud *loud);

/* How many events are loud. */
guint32 bs_loud_length(const BsLoud *loud);
/* The number of the loud event at `index`, from 0; 0 beyond the last. */
guint32 bs_loud_event(const BsLoud *loud, guint32 index);
/* How many loud events there are up to `number`: the index of the next one. */
guint32 bs_loud_count(const BsLoud *loud, guint32 number);
/* Whether an event is loud. The input, 0, is. */
gboolean bs_loud_has(const BsLoud *loud, guint32 number);

/* Whether a stage is quiet: it ran and left the printed program as it was. The input is not. */
gboolean bs_stage_is_quiet(const BsStage *stage, guint32 number);

/* A move of the cursor (debug/document/cursor.h). */
typedef gboolean (*BsMove)(BsDocument *document);
/* Moves `times` times by `move`, and each time further, by `on` (NULL: `move`), past what is
   hidden: events that are not loud or, where `move` goes by stages, quiet stages. Both ends of the
   run always are stops. `loud` NULL: nothing is hidden. TRUE: the cursor is elsewhere now. */
gboolean bs_document_walk(BsDocument *document, const BsLoud *loud, BsMove move, BsMove on,
                          guint times);
