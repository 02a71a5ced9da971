// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How long buffers live, over the lines of a function's text: from the allocation through the last
// use of it (or of anything that may be it) to where it is freed. "Last" is meant in the order in
// which control comes to the ops (analysis/flow-order.h), wherever they are printed. What lives at
// a line, and how many at once on the heap, is seen when the function is executed (sim/machine.h)
// with inputs that are found; of a buffer that no run makes, and of a function that is not judged,
// the text says it.
#pragma once

#include "debug/document/document.h"
#include "ir/effects.h"

enum { BS_LIFETIME_FREES = 8 }; // that are kept of all

typedef struct BsLifetime {
    const BsValue *value; // the allocation, or what a call returns
    char *name;           // "%alloc", owned
    // Lines of the text, from 1. A use inside a loop lasts to the end of the loop.
    guint32 born, last_use;             // last_use == born: it is never used
    guint32 freed;                      // the last place that frees it; 0: none does
    guint32 born_at, used_at, freed_at; // their places in the order in which control comes to them
    GPtrArray *frees;                   // of BsOp: the first that free it, or may, by the text
    GArray *free_lines;                 // of guint32: the lines of all that do
    guint32 n_frees;                    // how many do
    const BsOp *last_free;              // by the text; NULL: none does
    gboolean of_call;                   // a call returns it: it may be one of the others, too
    gboolean is_seen;                   // some run makes it
    gboolean returned;                  // or passed out of the function otherwise than by a call
    gboolean returned_surely;           // and not as a value that may be another buffer
    gint64 bytes;                       // of a static shape whose element type has a size; else -1
} BsLifetime;

typedef struct BsLifetimes {
    GArray *items;    // of BsLifetime, in the order of the text
    guint32 n_lines;  // of the function
    char *not_judged; // why it was not executed, owned; or NULL, and then
    guint n_inputs;   // with so many inputs it was
    guint32 peak,
        peak_line;   // the most on the heap at once, and the line at which control makes it so
    guint32 *alive;  // for each line, from 0: how many at most live there on the heap
    guint32 *places; // of each line in the order in which control comes to it
    guint8 *living;  // whether an item lives at a line in any run; or NULL: too many to tell
} BsLifetimes;

/* The lifetimes in a function after event `position`; empty when it is not there. Travels there and
   back. Free with bs_lifetimes_free(). */
BsLifetimes *bs_document_lifetimes(BsDocument *document, guint32 position, const BsOp *function);
void bs_lifetimes_free(BsLifetimes *lifetimes);

/* Whether it ends with the frame that it is in, freed by nobody. */
static inline gboolean
bs_lifetime_is_on_stack(const BsLifetime *lifetime)
{
    return bs_value_is_on_stack(lifetime->value);
}

typedef enum BsLifetimeAt {
    BS_LIFETIME_AWAY,
    BS_LIFETIME_USED, // it lives, and is used here or later
    BS_LIFETIME_IDLE, // it lives, and is not
    BS_LIFETIME_FREED // here, or may be
} BsLifetimeAt;

/* How it is at a line, from 1. */
BsLifetimeAt bs_lifetime_at(const BsLifetimes *lifetimes, const BsLifetime *lifetime, guint32 line);

/* One lifetime (NULL: how many live at once) as `width` characters or, if there are fewer lines,
   one for each: living, idle until it is freed, and each place that frees it or may, of which the
   last in the order of control ends the bar. Free with g_free(). */
char *bs_lifetime_bar(const BsLifetimes *lifetimes, const BsLifetime *lifetime, guint32 width);
