// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps of ops that are executed.
#pragma once

#include "sim/exec-private.h"

#include "ir/affine-map.h"

/* Reads a map or set; its expressions live as long as the program. FALSE: there is none, or it is
   too large. */
gboolean bs_decode_map(BsDecoder *decoder, const BsAttr *attr, BsAffineMap *map);
/* The value of an expression of dimensions, then symbols; `*bad` is set where it divides by what is
   not above 0. */
gint64 bs_exec_expr(const BsAffineExpr *expr, const gint64 *inputs, guint32 n_dims, gboolean *bad);

enum { BS_MAP_MOST_INPUTS = 64 };
