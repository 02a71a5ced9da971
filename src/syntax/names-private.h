// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of values and blocks, as the printer reads them: arrays by number, the texts in one pool.
#pragma once

#include "syntax/printer.h"

// Where a name stands in the pool; len 0: no name.
typedef struct BsName {
    guint32 at;
    guint32 len;
} BsName;

// Numbers of values (blocks) from `first` on; those outside have no name.
typedef struct BsNameTable {
    BsName *items;
    guint32 first, n;
} BsNameTable;

// All names, and those that more than one value has: of char *, in the pool; or NULL. Who asks
// whether a few are shared has them looked for one by one.
typedef struct BsSharedNames {
    GHashTable *all, *names;
    guint32 asked;
} BsSharedNames;

struct BsNames {
    BsNameTable values, blocks;
    BsSharedNames *shared;
    char *pool; // each name ends in NUL
    gboolean generic;
    guint32 owners;
    struct Builder *builder; // while some have no names yet; owns the pool
};

/* Names everything in `root`; `generic`: as the generic form does, without hints and with running
   numbers. `ir`: `root` is its root, so that its ids need not be looked for; or NULL. */
BsNames *bs_names_build(const BsOp *root, gboolean generic, const BsIr *ir);

/* The same, not generic, for a walk over a large program: what is in isolated ops right below the
   root gets its names when it is their turn, and has them until it is another's. */
BsNames *bs_names_build_in_turn(const BsOp *root, const BsIr *ir);
/* It is the turn of `op`, when it is such an op. */
void bs_names_take_turn(BsNames *names, const BsOp *op);

static inline const char *
bs_names_find(const BsNames *names, const BsNameTable *table, guint32 id, guint32 *len)
{
    const guint32 i = id - table->first;
    if (i >= table->n || !table->items[i].len)
        return NULL;
    *len = table->items[i].len;
    return names->pool + table->items[i].at;
}

/* Whether result `i` of an op starts a group of its own (`%a, %b:2 = ...`). */
gboolean bs_names_starts_group(const BsNames *names, const BsOp *op, guint32 i);
