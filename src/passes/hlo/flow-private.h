// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What can be said of an indicator from where it comes from, or where it goes, through regions:
// facts are bits, those of a value and of all that can be reached from it joined.
#pragma once

#include "passes/hlo/hlo-private.h"
#include "passes/hlo/nullness.h"

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

/* Nothing is known yet. */
BsHloFacts *bs_hlo_facts_new(const BsHloFactKind *kind);

// -- indicators (nullness.c) ----------------------------------------------------------------------

/* For bs_hlo_facts_get(): not 0 when an indicator is used for more than being passed around. */
BsHloFacts *bs_hlo_uses_new(void);
/* An op that uses the value for more than that, or NULL; what it is passed to is not looked at. */
BsOp *bs_hlo_find_real_use(const BsValue *value);
/* The memref of which an indicator that is never null is one, or NULL: the operand of its `own`, or
   by its place among the arguments or results. */
BsValue *bs_hlo_owned_memref(const BsValue *indicator);
