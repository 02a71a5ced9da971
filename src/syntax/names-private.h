// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of values and blocks, as the printer reads them: a stem and numbers behind it, in arrays by
// the number of what has the name. Naming a function writes no texts, so that it may be done for
// each step; who wants the text of a name (syntax/name-texts.c) has that one spelled.
#pragma once

#include "support/vec.h"
#include "syntax/printer.h"

#define BS_NAME_ALONE G_MAXUINT32

typedef struct BsName {
    guint32 stem;   // 0: no name
    guint32 number; // BS_NAME_ALONE: none
    guint32 nth;    // of several results, 1 + which of them; else 0
} BsName;

// Those that have their numbers put right behind them: "%5", "^bb5", and not "%alloc_5".
enum { BS_STEM_VALUE = 1, BS_STEM_BLOCK = 2 };

typedef struct BsStem {
    guint32 at, len; // "%alloc", in the pool
    guint32 joint;   // length with what stands before a number
    guint32 hash;
    gboolean used; // while names are given: a value in scope has it
} BsStem;

enum { BS_NAME_PAGE = 512 };

typedef struct BsNamePage {
    BsName names[BS_NAME_PAGE];
    const char **texts; // those that were asked for; NULL: none was
    guint32 number;     // in the table
    guint32 turn;       // the last one in which something got a name here
} BsNamePage;

// By the numbers of values (blocks). A scope has runs of them here and there, which nobody looks
// for beforehand: a page is made when something gets a name on it, else it is NULL.
typedef struct BsNameTable {
    BsNamePage **pages;
    guint32 n_pages;
    guint32 turn;                 // 0: names stay
    BS_VEC(BsNamePage *) leaving; // pages of turns
    BS_VEC(BsNamePage *) spare;
} BsNameTable;

typedef struct BsNameTexts BsNameTexts; // name-texts.c

struct BsNames {
    BsNameTable values, blocks;
    BsStem *stems;                 // from 1 on
    guint32 n_stems, longest_stem; // how many, and bytes with what stands before a number
    char *pool; // the stems', each with what stands before a number and a NUL; to be read in whole
                // words (bs_write_words())
    BsNameTexts *texts;
    gboolean generic;
    BsNameStock *given; // NULL, or from outside: who has stems and pool
    guint32 owners;
    struct BsNameBuilder *builder; // while some have no names yet; owns stems and pool
};

BsNameTexts *bs_name_texts_new(void);
void bs_name_texts_free(BsNameTexts *texts);

/* The number of a stem of that text; 0: there is none. */
guint32 bs_name_stock_find(const BsNameStock *stock, const char *text);
/* One owner more; returns the stock. */
BsNameStock *bs_name_stock_ref(BsNameStock *stock);
/* Has names use the spellings as they are now. */
void bs_name_stock_show(const BsNameStock *stock, BsNames *names);

/* Names everything in `root`; `generic`: as the generic form does, without hints and with running
   numbers. */
BsNames *bs_names_build(const BsOp *root, gboolean generic);

/* The same, not generic, for a walk over a large program: what is in isolated ops right below the
   root gets its names when it is their turn, and has them until it is another's. */
BsNames *bs_names_build_in_turn(const BsOp *root);
/* It is the turn of `op`, when it is such an op. */
void bs_names_take_turn(BsNames *names, const BsOp *op);

// -- tables (name-table.c) -----------------------------------------------------------------------

/* A page of that number, which the table has not. */
BsNamePage *bs_name_table_make_page(BsNameTable *table, guint32 number);
/* From now on names are those of another turn: what only had names in turns before the last one has
   none any more. */
void bs_name_table_take_turn(BsNameTable *table);
void bs_name_table_clear(BsNameTable *table);

/* Gives what has that number its name. */
static inline void
bs_name_table_set(BsNameTable *table, guint32 id, BsName name)
{
    const guint32 number = id / BS_NAME_PAGE;
    BsNamePage *page = number < table->n_pages ? table->pages[number] : NULL;
    if (!page)
        page = bs_name_table_make_page(table, number);
    page->turn = table->turn;
    page->names[id % BS_NAME_PAGE] = name;
}

/* The name of what has that number; NULL: it has none. */
static inline const BsName *
bs_names_find(const BsNameTable *table, guint32 id)
{
    const BsNamePage *page =
        id / BS_NAME_PAGE < table->n_pages ? table->pages[id / BS_NAME_PAGE] : NULL;
    const BsName *name = page ? &page->names[id % BS_NAME_PAGE] : NULL;
    return name && name->stem ? name : NULL;
}

/* Whether result `i` of an op starts a group of its own (`%a, %b:2 = ...`). */
gboolean bs_names_starts_group(const BsNames *names, const BsOp *op, guint32 i);

// -- giving names (names.c) ----------------------------------------------------------------------

enum { BS_KNOWN_HINTS = 64 };

typedef struct BsPendingNames {
    const BsRegion *region;
    guint32 next_value, next_arg, next_conflict;
    guint32 depth; // of the name scope that it is nested in
} BsPendingNames;

// The stem of a hint that stands in a row, by its address; that of a constant, by its attributes'
// and its row.
typedef struct BsKnownHint {
    gconstpointer by;
    guint32 stem;
    const BsOpDef *def; // of a constant
} BsKnownHint;

typedef struct BsNameBuilder {
    BsNames *names;
    GString *pool;
    BS_VEC(BsStem) stems;
    guint32 *slots; // open addressing: numbers of stems; 0: free
    guint32 n_slots;
    BsKnownHint hints[BS_KNOWN_HINTS];
    BS_VEC(guint32) args; // stems of `%arg0`, `%arg1`, ...
    BS_VEC(BsPendingNames) pending;
    BS_VEC(const BsOp *) nesting; // ops with regions in the region whose turn it is
    BS_VEC(guint32) scopes;       // for each open scope, how long `log` was when it began
    BS_VEC(guint32) log;          // stems in use, oldest first
    BS_VEC(BsName) heads;         // of the groups of an op's results
    BS_VEC(guint32) begins;       // where they begin
    guint32 next_value, next_arg, next_conflict;
    gboolean generic;
    const BsRegion *waiting; // isolated ops in it get their names later; or NULL
    BsPendingNames later;    // what they begin with
} BsNameBuilder;

/* Empty names, and what gives them. */
BsNames *bs_names_begin_giving(gboolean generic);
/* What has got its name by now can be read. */
void bs_names_show(BsNames *names);
/* Names that are given until the scope is closed are in use in it. */
void bs_names_open_scope(BsNameBuilder *builder);
void bs_names_close_scope(BsNameBuilder *builder);
/* Give names to a block, the `number` of its region, and its arguments; to the results of an op; to
   all of a region, but for what is nested in its ops. */
void bs_names_give_args(BsNameBuilder *builder, const BsBlock *block, guint32 number);
void bs_names_give_op(BsNameBuilder *builder, const BsOp *op);
void bs_names_give_region(BsNameBuilder *builder, const BsRegion *region);
