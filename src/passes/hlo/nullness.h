// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an indicator may be, by where it comes from: null, or never null, on the ways through
// regions that lead to it; and where it goes.
#pragma once

#include "analysis/id-map.h"
#include "passes/hlo/facts.h"
#include "passes/run/event.h"

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

// Arguments of blocks and results of ops that were asked about, by their ids, and for each the
// memref that it would be the indicator of, by its place: or NULL. Begins with zeros; no argument
// may be added meanwhile.
typedef struct BsHloPlaces {
    BsIdMap numbers;
    BsHloValues memrefs;
} BsHloPlaces;

/* Frees its memory. */
void bs_hlo_places_clear(BsHloPlaces *places);
/* Of which memref a value of indicator type is one, null or not: as bs_hlo_owned_memref(), and of
   what a retain or a call gives. NULL when nothing says it. */
BsValue *bs_hlo_memref_of(BsHloPlaces *places, const BsValue *indicator);
/* For bs_hlo_facts_get(): not 0 when an indicator is used for more than being passed around. */
BsHloFacts *bs_hlo_uses_new(void);
/* An op that uses the value for more than that, or NULL; what it is passed to is not looked at. */
BsOp *bs_hlo_find_real_use(const BsValue *value);
/* The memref of which an indicator that is never null is one, or NULL: the operand of its `own`, or
   by its place among the arguments or results. Cost: constant, after the first of an op or block.
 */
BsValue *bs_hlo_owned_memref(BsHloPlaces *places, const BsValue *indicator);
