// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What values hold besides what they are: the handle that an op gave of which nobody says what it
// does, and its other results, may be or hold whatever that was given; so does an address, and what
// is computed with it; a token is for the work that goes on until somebody waits for it. The
// machine does such work at once, and knows no more of a handle than its number. Here it is noted
// on a path which buffers each word may hold, and which work still uses which. What is found so
// only may be wrong: faults are added to the machine's, and the path goes on.
//
// Sets of buffers and of work are numbers; the same set has the same number on all paths.
#pragma once

#include "sim/shadow.h"

/* None but the empty one, number 0. Free with bs_held_sets_free(). */
BsHeldSets *bs_held_sets_new(void);
/* Accepts NULL. */
void bs_held_sets_free(BsHeldSets *sets);
/* Whether a set had more members than are kept; whether there is only the empty one. */
gboolean bs_held_sets_overflow(const BsHeldSets *sets);
gboolean bs_held_sets_is_empty(const BsHeldSets *sets);
/* The members of a set, ascending: twice the number of a buffer, or of a piece of work and one
 * more.
 */
const guint32 *bs_held_members(const BsHeldSets *sets, guint32 set, guint *n);
/* What is in either of two sets; the set of only one member (buffer 0: the empty one); a set
   without a buffer. */
guint32 bs_held_join(BsHeldSets *sets, guint32 a, guint32 b);
guint32 bs_held_only(BsHeldSets *sets, guint32 number, gboolean is_work);
guint32 bs_held_without(BsHeldSets *sets, guint32 set, guint32 buffer);
/* Whether it is a member. */
gboolean bs_held_has(const BsHeldSets *sets, guint32 set, guint32 number, gboolean is_work);
/* The buffers in a set, those that its work uses included, each with `visit`. */
void bs_held_each(const BsShadow *shadow, guint32 set, void (*visit)(gpointer data, guint32 buffer),
                  gpointer data);

// What an instruction needs to be known from before it was executed.
typedef struct BsHeldStep {
    const BsInsn *insn;
    gsize base;      // of its frame
    guint32 depth;   // how many calls are open
    guint32 all;     // what its operands are and hold
    guint32 awaited; // work that is over when it begins
    guint64 number;  // of the step
} BsHeldStep;

/* Before an instruction is executed: what it uses of what is held. */
void bs_held_before(BsShadow *shadow, BsMachine *machine, BsHeldStep *step);
/* Behind it, and behind bs_shadow_after(): what its results hold, and which work it begins. */
void bs_held_after(BsShadow *shadow, BsMachine *machine, const BsHeldStep *step);
