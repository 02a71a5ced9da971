// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops on tiles: rows that two dialects have. They were of tensor up to 19, and are of linalg since
// 22, where the order that is none is not printed.
#pragma once

#include "ir/diag.h"
#include "ir/op.h"
#include "ir/opdef.h"

/* What the rows name: of pack and unpack alike, but for their patterns, which end with an entry
   whose name is NULL. */
BsFoldProc bs_fold_tensor_pack;
gboolean bs_tensor_verify_pack(const BsOp *op, BsDiags *diags);
extern const BsPattern bs_patterns_tensor_pack[];
extern const BsPattern bs_patterns_tensor_unpack[];
/* The second group of operands: the destination of what inserts, packs and unpacks. */
BsRange bs_tensor_second_operand(const BsOp *op);

#define BS_TILES(name_, operands_, order_, traits_)                                   \
    .name = name_, .operands = operands_ ", inner_tiles:index*",                      \
    .results = "result:ranked-tensor=dest", .destinations = bs_tensor_second_operand, \
    .attrs = "outer_dims_perm:i64-array?" order_ ", inner_dims_pos:i64-array, "       \
             "static_inner_tiles:i64-array",                                          \
    .verify = bs_tensor_verify_pack, .fold = bs_fold_tensor_pack,                     \
    .traits = BS_TRAIT_PURE | (traits_)
#define BS_TILES_FORMAT(padding)                                                          \
    "$source " padding "(`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` " \
    "$inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, "           \
    "$static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)"
#define BS_PACK_ROW(name_, order_)                                                           \
    BS_TILES(name_, "source:ranked-tensor, dest:ranked-tensor, padding_value:any?", order_,  \
             BS_TRAIT_OPERAND_SEGMENTS),                                                     \
        .summary = "a tensor in tiles", .hint = "pack", .patterns = bs_patterns_tensor_pack, \
        .format = BS_TILES_FORMAT("(`padding_value` `(` $padding_value^ `:` "                \
                                  "type($padding_value) `)`)? ")
#define BS_UNPACK_ROW(name_, order_)                                        \
    BS_TILES(name_, "source:ranked-tensor, dest:ranked-tensor", order_, 0), \
        .summary = "a tensor from its tiles", .hint = "unpack",             \
        .patterns = bs_patterns_tensor_unpack, .format = BS_TILES_FORMAT("")
