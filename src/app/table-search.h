// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Searching the tables of the inspector, those that are not in sight as well.
#pragma once

#include "app/session.h"

typedef struct BsTableHit {
    guint table; // in bs_tables
    guint row;
} BsTableHit;

/* The rows (of BsTableHit, in order) of all tables at the cursor that have the text, or match the
   expression, in one of their cells. The list of events is none of them: debug/search.h knows its
   sentences. Free with g_array_unref(). */
GArray *bs_tables_search(BsSession *session, const char *pattern, gboolean is_regex);
