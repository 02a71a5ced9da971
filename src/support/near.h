// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What was meant by a name that is mistyped.
#pragma once

#include <glib.h>

/* How many letters must be added, dropped, replaced or change places with the next one to make one
   word of the other (Damerau and Levenshtein, each letter in one change at most). Takes the product
   of their lengths; of long words only the first BS_LIMIT_NEAR bytes count. */
enum { BS_LIMIT_NEAR = 64 };
guint bs_near_distance(const char *a, const char *b);

/* Of `n` names, the shortest that the word is a part of; else the one with the least distance to
   it, when at most every third letter is wrong (and not all of them are). NULL when there is none.
 */
const char *bs_near_find(const char *word, const char *const *names, guint n);
