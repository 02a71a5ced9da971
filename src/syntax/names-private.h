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

enum { BS_NAME_PAGE = 512 };

typedef struct BsNamePage {
    BsName names[BS_NAME_PAGE];
} BsNamePage;

// By the numbers of values (blocks). A scope has runs of them here and there, which nobody looks
// for beforehand: a page is made when something gets a name on it, else it is NULL.
typedef struct BsNameTable {
    BsNamePage **pages;
    guint32 n_pages;
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
    char *pool; // each name ends in NUL, and is to be read in whole words (bs_out_words())
    gboolean generic;
    guint32 owners;
    struct Builder *builder; // while some have no names yet; owns the pool
};

/* Names everything in `root`; `generic`: as the generic form does, without hints and with running
   numbers. */
BsNames *bs_names_build(const BsOp *root, gboolean generic);

/* The same, not generic, for a walk over a large program: what is in isolated ops right below the
   root gets its names when it is their turn, and has them until it is another's. */
BsNames *bs_names_build_in_turn(const BsOp *root);
/* It is the turn of `op`, when it is such an op. */
void bs_names_take_turn(BsNames *names, const BsOp *op);

/* Names that are given from outside, one by one, until they are ended; nobody reads any before.
   `number` >= 0: of several results, and is put behind the name. */
BsNames *bs_names_begin(void);
void bs_names_put_value(BsNames *names, const BsValue *value, const char *name, gint64 number);
void bs_names_put_block(BsNames *names, const BsBlock *block, const char *name);
void bs_names_end(BsNames *names);

/* Where the name of that number is, or would be; NULL: there is none. */
static inline const BsName *
bs_names_at(const BsNameTable *table, guint32 id)
{
    const BsNamePage *page =
        id / BS_NAME_PAGE < table->n_pages ? table->pages[id / BS_NAME_PAGE] : NULL;
    return page ? &page->names[id % BS_NAME_PAGE] : NULL;
}

static inline const char *
bs_names_find(const BsNames *names, const BsNameTable *table, guint32 id, guint32 *len)
{
    const BsName *name = bs_names_at(table, id);
    if (!name || !name->len)
        return NULL;
    *len = name->len;
    return names->pool + name->at;
}

/* Whether result `i` of an op starts a group of its own (`%a, %b:2 = ...`). */
gboolean bs_names_starts_group(const BsNames *names, const BsOp *op, guint32 i);
