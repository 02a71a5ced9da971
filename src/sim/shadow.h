// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which words of a machine's frames and which elements of its memory are open, and by what symbol.
// The machine itself goes on with a guess in their place. And which buffers they hold that nobody
// sees in them (sim/held.h).
#pragma once

#include "sim/symbols.h"

typedef struct BsShadowBuffer {
    gboolean is_open;           // elements that nobody stored since are open
    guint32 n_cells, n_symbols; // how many of `cells` are of it, and are open
    guint32 held;               // set: what is in it
    gboolean is_handed;         // who has it or frees it nobody knows
} BsShadowBuffer;

// Of a word.
typedef struct BsShade {
    guint32 symbol;    // 0: closed
    guint32 held;      // set; 0: nothing
    gboolean was_open; // it is closed by what the path has decided
} BsShade;

// Work that goes on behind the op that began it; or a group of it.
typedef struct BsFlight {
    guint32 reads, writes, members; // sets
    guint64 began, ended;           // steps of the machine, which does the work at once
    gboolean is_done;               // somebody waited
    gboolean is_callers;            // who waits nobody sees
} BsFlight;

// Such work of which control is in the region.
typedef struct BsTask {
    const BsInsn *insn;
    gsize base;
    guint32 flight, depth, awaited;
} BsTask;

typedef struct BsHeldSets BsHeldSets;

typedef struct BsShadow {
    BsShade *words; // of machine->words
    gsize n_words, cap_words;
    GHashTable *cells; // buffer and byte -> symbol: elements that were stored; 0: closed
    BS_VEC(BsShadowBuffer) buffers; // by number, from 1 on
    BsHeldSets *sets;               // all that there are; borrowed
    BS_VEC(BsFlight) flights;
    BS_VEC(BsTask) tasks; // the innermost last
} BsShadow;

/* One of a machine without words. Borrows the sets. */
void bs_shadow_init(BsShadow *shadow, BsHeldSets *sets);
/* Frees what it holds. */
void bs_shadow_clear(BsShadow *shadow);
/* Makes `to`, which holds nothing, the same as `from`. */
void bs_shadow_copy(BsShadow *to, const BsShadow *from);

/* The key of an element in memory, and a table of such keys, whose values are the caller's. */
gpointer bs_shadow_cell(guint32 buffer, gint64 byte);
GHashTable *bs_shadow_cells_new(void);
/* What is kept of a buffer, from 1 on. */
BsShadowBuffer *bs_shadow_buffer(BsShadow *shadow, guint32 buffer);
/* The buffer that words of that storage name; 0: none. */
guint32 bs_shadow_memory(const BsMachine *machine, const BsStorage *storage, const guint64 *words);
/* An operand's first word, or word `i` of it, as a term. */
BsTerm bs_shadow_operand(const BsShadow *shadow, const BsMachine *machine, const BsInsn *insn,
                         guint32 operand);
/* Whether a word of an operand is open. */
gboolean bs_shadow_is_open(const BsShadow *shadow, const BsMachine *machine, const BsInsn *insn,
                           guint32 operand);

/* Whether memory is open: what nobody has stored there; and an element that was stored. */
gboolean bs_shadow_is_open_memory(const BsShadow *shadow, guint32 buffer);
gboolean bs_shadow_has_cells(const BsShadow *shadow, guint32 buffer);

// What an instruction needs to be known from before it was executed.
typedef struct BsShadowStep {
    const BsInsn *insn;
    gsize base;        // of its frame
    guint32 buffer;    // that it reads or writes an element of; 0: none
    gint64 byte;       // where; -1: nobody knows
    gboolean any_open; // an operand, or memory of one
    gboolean was_open; // an operand
    guint32 taken;     // operand that a select takes
    BsTerm terms[BS_SYMBOL_TERMS];
    BsTerm value; // that is stored
} BsShadowStep;

/* The path knows by now what is at a place. */
void bs_shadow_close(BsShadow *shadow, gsize place);
/* Before and after an instruction is executed. FALSE: what it makes of open values is not followed,
   the path goes on with guesses. */
gboolean bs_shadow_before(BsShadow *shadow, BsSymbols *symbols, BsMachine *machine,
                          BsShadowStep *step);
void bs_shadow_after(BsShadow *shadow, BsSymbols *symbols, BsMachine *machine,
                     const BsShadowStep *step);
/* The arguments of the function are open, and what is in the caller's memory. */
void bs_shadow_open_arguments(BsShadow *shadow, BsSymbols *symbols, BsMachine *machine);
