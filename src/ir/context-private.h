// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What type.c, attr.c and context.c share: the tables of a context.
#pragma once

#include "ir/context.h"
#include "support/intern.h"
#include "support/vec.h"

enum { BS_ASKED_OPS = 1024, BS_ASKED_STRINGS = 256, BS_ASKED_DICTS = 64 };

// A dictionary of one entry that was asked for, by the addresses of name and value.
typedef struct BsAskedDict {
    const char *name;
    const struct BsAttr *value, *dict;
} BsAskedDict;

// What lives as long as the context.
typedef struct BsKept {
    gpointer data;
    GDestroyNotify free_data;
} BsKept;

struct BsContext {
    BsArena arena;
    BsIntern strings;
    BsIntern types;
    BsIntern attrs;
    GHashTable *ops; // name -> BsOpDef: in the arena, or the dialect's row, which has no shape yet
    guint32 n_compiled;
    const BsOpDef *asked[BS_ASKED_OPS]; // by the address of the name: passes ask bs_context_op()
                                        // for the same few literals again and again
    const char *asked_strings[BS_ASKED_STRINGS]; // likewise
    BsAskedDict asked_dicts[BS_ASKED_DICTS];
    const BsDialect *const *dialects;
    BsUpstream upstream;
    const BsType *i1, *i32, *index; // met all the time
    const struct BsAttr *bools[2];
    gboolean has_aliases, has_distincts, refuses_unregistered;
    guint64 n_computed;          // elements of constants that folds made
    BS_VEC(const BsAttr *) locs; // by number (see ir/loc.h)
    const char *file;            // the first one that a location named; NULL: none yet
    gsize file_len;
    GSList *kept; // of BsKept
};

enum { BS_EXTENT_TEXT = 16 }; // bytes of text that count as one part

/* Adds a part to the extent of what it is a part of; `part` may be NULL. */
static inline void
bs_extent_add(BsExtent *whole, const BsExtent *part)
{
    if (!part)
        return;
    whole->depth = MAX(whole->depth, part->depth + 1);
    whole->weight = (guint32)MIN((guint64)whole->weight + part->weight, G_MAXUINT32);
}

/* The kept attribute that equals `candidate`, whose arrays are copied. */
const BsAttr *bs_attr_intern(BsContext *context, const BsAttr *candidate);

#define bs_extent_of(thing) ((thing) ? &(thing)->extent : NULL)
