// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What can be said of a value from all that it comes from, or goes to: facts are bits, those of a
// value and of all that can be reached from it joined.
#pragma once

#include "passes/hlo/edges.h"

// Facts that are asked for on demand and remembered: a query costs what it is the first to look at,
// so that all queries together are linear in values and edges.
typedef struct BsHloFacts BsHloFacts;

// What there is to find out.
typedef struct BsHloFactKind {
    /* The bits that a value has by itself. */
    guint8 (*of_itself)(const BsValue *value);
    /* Appends the values to go on with. */
    void (*follow)(BsValue *value, BsHloValues *next);
    /* Told when the bits of a value are known, once for each value; `next` are those it goes on
       with. NULL: nobody is told. */
    void (*known)(gpointer data, BsValue *value, guint8 bits, guint32 n, BsValue *const *next);
    gpointer data;
} BsHloFactKind;

/* Nothing is known yet. Free with bs_hlo_facts_free(), which accepts NULL. */
BsHloFacts *bs_hlo_facts_new(const BsHloFactKind *kind);
void bs_hlo_facts_free(BsHloFacts *facts);
/* The bits of the value and of all that is reached from it. What was asked about must not change
   its bits meanwhile. */
guint8 bs_hlo_facts_get(BsHloFacts *facts, BsValue *value);
