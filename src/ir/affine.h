// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What can be read from an affine map, which is kept as its canonical text: `(d0, d1)[s0] -> (d0 *
// s0 + d1)`.
#pragma once

#include <glib.h>

/* How many dimensions (symbols) the map declares; `map` is its canonical text. */
guint32 bs_affine_n_dims(const char *map);
guint32 bs_affine_n_symbols(const char *map);

/* Strides and offset of a map with one result that is linear in its `rank` dimensions; BS_DYNAMIC
   where a symbol takes part, 0 where a dimension takes none. FALSE for any other map (upstream's
   getStridesAndOffset). */
gboolean bs_affine_strides(const char *map, guint32 rank, gint64 *strides, gint64 *offset);

/* Whether the results of the map are its `n` dimensions in order; it may declare symbols. */
gboolean bs_affine_is_identity(const char *map, guint32 n);

/* Which dimension each result is, into `permutation[n]`; FALSE when the map is no permutation of
 * `n` dimensions. */
gboolean bs_affine_permutation(const char *map, guint32 n, guint32 *permutation);
