// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layouts per stage and function: made in the background when first asked for, kept until another
// document comes. Until dot has answered, the simple layout serves.
#pragma once

#include "app/session/session.h"
#include "view/layout/layout.h"

typedef struct BsLayoutCache BsLayoutCache;

/* `ready` is called with `data` when a layout that was asked for last has arrived. */
BsLayoutCache *bs_layout_cache_new(void (*ready)(gpointer data), gpointer data);
void bs_layout_cache_free(BsLayoutCache *cache);
/* Stops what runs; what is shown keeps the simple layout. */
void bs_layout_cache_cancel(BsLayoutCache *cache);
/* Forgets everything and stops what runs. */
void bs_layout_cache_clear(BsLayoutCache *cache);
// What is laid out: a function in a stage, and how it is shown.
typedef struct BsLayoutWish {
    guint32 stage;
    const BsOp *function;
    guint variant;                 // another number for other options
    const BsSceneOptions *options; // of the scene
    gboolean part;                 // of a large function
} BsLayoutWish;

/* The best layout there is now; starts making a better one when there is none, or when the scene
   has outgrown it. Borrowed, valid until the next call. */
const BsLayout *bs_layout_cache_get(BsLayoutCache *cache, BsDocument *document,
                                    const BsLayoutWish *wish, const BsScene *scene);
gboolean bs_layout_cache_is_busy(const BsLayoutCache *cache);
