// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layouts of pictures: made in the background when first asked for, kept until another program
// comes. Pictures in which every block has the same size and the same edges share one. Until dot
// has answered, the last layout serves, moved to the new sizes, or the simple one.
#pragma once

#include "view/layout/layout.h"

typedef struct BsLayoutCache BsLayoutCache;

/* `ready` is called with `data` when the layout that was asked for last has arrived. */
BsLayoutCache *bs_layout_cache_new(void (*ready)(gpointer data), gpointer data);
void bs_layout_cache_free(BsLayoutCache *cache);
/* Stops what runs; what is shown keeps the layout that it has. */
void bs_layout_cache_cancel(BsLayoutCache *cache);
/* Forgets everything and stops what runs. */
void bs_layout_cache_clear(BsLayoutCache *cache);

/* The same program is there with another text: layouts are kept, but none of their blocks is there
   any more. */
void bs_layout_cache_revise(BsLayoutCache *cache);

/* The best layout of a scene there is now; starts making a better one when there is none.
   Borrowed, valid until the next call. */
const BsLayout *bs_layout_cache_get(BsLayoutCache *cache, const BsScene *scene);
/* Whether a layout is being made for the scene that was asked for last. */
gboolean bs_layout_cache_is_busy(const BsLayoutCache *cache);
