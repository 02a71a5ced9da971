// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Indicators on their way through structured control flow. Regions stand one below the other under
// their op; what goes in, comes out and goes round runs in lanes at their right, in a gutter that
// is as wide beside all regions of an op, with what is carried behind the lanes.
#pragma once

#include "view/scene/scene.h"

/* Curves and tokens of a scene whose boxes and rows have their places. */
void bs_flows_place(BsScene *scene);

/* The flows of a scene by the row that they leave, for bs_flows_from(), which gives those of
   one row in order (of BsFlow), or NULL. Free with g_hash_table_unref(). */
GHashTable *bs_flows_by_row(const BsScene *scene);
const GPtrArray *bs_flows_from(const BsScene *scene, GHashTable *by_row, const BsRow *row);
