// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The price of deallocs: how often each asked at run time, which answers it ever got, and which
// fact, were it known before, would let a check fold. Of the runs that a verdict rests on
// (sim/price.h), and of a stage that has a bufferization.dealloc or a deallocation.retain.
#pragma once

#include "debug/document/document.h"

typedef enum BsCheckAnswer { BS_CHECK_NEVER, BS_CHECK_ALWAYS, BS_CHECK_SOMETIMES } BsCheckAnswer;

typedef struct BsPricedCheck {
    BsValue *freed;   // the memref that is to be freed, or its indicator
    BsValue *other;   // the memref that it is compared with, retained or freed, too; or the
                      // condition
    gboolean is_pair; // it is a comparison
    guint64 n_true;   // of BsPricedDealloc.ran
    BsCheckAnswer answer;
    gboolean is_known; // before it runs; the library function compares all with all
    char *fact; // "what 'func.call' at line 3 returns is new", owned; NULL: it has to be asked, or
                // is known
} BsPricedCheck;

typedef struct BsPricedDealloc {
    const BsOp *op;
    char *words; // "'bufferization.dealloc' behind line 9", at that stage; owned
    guint64 ran;
    GArray *checks;     // BsPricedCheck; conditions that are constants are none
    gboolean has_pairs; // else there were too many to keep account of (BS_PRICE_MOST_PAIRS)
} BsPricedDealloc;

/* Of the deallocs of a function at the cursor that ran, in the order of the text:
   BsPricedDealloc, the caller's. `prices`: of bs_prices_new(). Cost: linear in the function and in
   the checks. */
GPtrArray *bs_priced_new(BsOp *function, GHashTable *prices);
/* All of it in words, lines that are indented by `indent`; nothing when nothing was asked. */
void bs_priced_put(const GPtrArray *deallocs, gint indent, GString *out);
/* One of them in a line, in the language of the desktop: "ran 3 times; comparisons asked 6 times,
   never true: would fold if it were known that ...". */
void bs_priced_say(const BsPricedDealloc *dealloc, GString *out);
