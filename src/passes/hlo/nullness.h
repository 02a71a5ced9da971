// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an indicator may be, by where it comes from: null, or never null, on the ways through
// regions that lead to it.
#pragma once

#include "passes/hlo/edges.h"
#include "passes/run/event.h"

// Facts that are asked for on demand and remembered: a query costs what it is the first to look at,
// so that all queries together are linear in values and edges.
typedef struct BsHloFacts BsHloFacts;

/* The bits of the value and of all that is reached from it. What was asked about must not change
   its bits meanwhile. */
guint8 bs_hlo_facts_get(BsHloFacts *facts, BsValue *value);
void bs_hlo_facts_free(BsHloFacts *facts); // accepts NULL

// What an indicator may be; joined by `|`.
typedef enum BsHloNullness {
    BS_HLO_UNDEFINED,
    BS_HLO_ALWAYS_NULL,
    BS_HLO_NEVER_NULL,
    BS_HLO_SOMETIMES_NULL, // = ALWAYS | NEVER
} BsHloNullness;

/* For bs_hlo_facts_get(): the nullness of an indicator, by where it comes from. Reports each in
   `events` (or NULL), with its sources. Free with bs_hlo_facts_free(). */
BsHloFacts *bs_hlo_nullness_new(BsEventSink *events);

/* Of which memref a value of indicator type is one, null or not: as bs_hlo_owned_memref(), and of
   what a retain or a call gives. NULL when nothing says it. */
BsValue *bs_hlo_memref_of(const BsValue *indicator);
